"""What fixes a game before its first decision: players, seed, options and names."""

from __future__ import annotations

Value = int | str | bool | list[str]
Options = dict[str, Value]
Given = dict[str, object]
"""A position by names, as far as it differs from a fresh game (docs/scenarios.md)."""


class Setup:
    """Options, seed and seat names of a game; shared by all its copies and never changed.

    A game that begins at a position arranged by names also has what was given for it.
    """

    __slots__ = ("game", "given", "names", "options", "players", "seed")

    def __init__(
        self,
        game: str,
        players: int,
        seed: int | str,
        options: Options,
        names: list[str],
        given: Given | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = options
        self.names = names
        self.given = given

    def __repr__(self) -> str:
        chosen = [f"{name}={value}" for name, value in sorted(self.options.items())]
        return f"<{', '.join([self.game, f'{self.players} players', *chosen])}>"

    def __reduce__(
        self,
    ) -> tuple[object, tuple[str, int, int | str, Options, list[str], Given | None]]:
        return (Setup, (self.game, self.players, self.seed, self.options, self.names, self.given))

    def key(self) -> tuple[object, ...]:
        """What matters to play: everything but seed and names, as plain data."""
        options = tuple(
            (name, tuple(value) if isinstance(value, list) else value)
            for name, value in sorted(self.options.items())
        )
        return (self.game, self.players, options)
