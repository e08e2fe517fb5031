"""What fixes a game before its first decision: players, seed, options and names."""

from __future__ import annotations

Value = int | str | bool | list[str]
Options = dict[str, Value]


class Setup:
    """Options, seed and seat names of a game; shared by all its copies and never changed."""

    __slots__ = ("game", "names", "options", "players", "seed")

    def __init__(
        self, game: str, players: int, seed: int | str, options: Options, names: list[str]
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.names = names

    def __repr__(self) -> str:
        chosen = [f"{name}={value}" for name, value in sorted(self.options.items())]
        return f"<{', '.join([self.game, f'{self.players} players', *chosen])}>"

    def __reduce__(self) -> tuple[object, tuple[str, int, int | str, Options, list[str]]]:
        return (Setup, (self.game, self.players, self.seed, self.options, self.names))

    def key(self) -> tuple[object, ...]:
        """What matters to play: everything but seed and names, as plain data."""
        options = tuple(
            (name, tuple(value) if isinstance(value, list) else value)
            for name, value in sorted(self.options.items())
        )
        return (self.game, self.players, options)
