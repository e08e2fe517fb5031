"""Which game is played and how it is given to learners; the seeds and bots of its games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kanly import bots
from kanly.bots import Bot
from kanly.core import registry
from kanly.core.about import Variant
from kanly.core.errors import BadOption, UnknownName
from kanly.core.rng import SPAN, Rng, seeded
from kanly.core.setup import Options
from kanly.encoding import Encoding, encoding_of
from kanly.envs.rewards import reward_named
from kanly.envs.table import Table


class Named:
    """What a name stands for: a game as it is usually played, or a variant of it."""

    def __init__(self, game: str, variant: Variant | None = None) -> None:
        about = registry.kit_of(str(game)).about
        self.game = game
        self.players = about.default_players if variant is None else variant.players
        self.options: Options = {} if variant is None else variant.options


def names() -> dict[str, Named]:
    """Every game by name, and every smaller one, such as `GAME-small`."""
    found: dict[str, Named] = {}
    for game, kit in registry.KITS.items():
        found[game] = Named(game)
        for name, variant in kit.about.variants.items():
            found[f"{game}-{name}"] = Named(game, variant)
    return found


def named(name: str) -> Named:
    known = names()
    if name not in known:
        raise UnknownName("game", str(name), list(known))
    return known[name]


class Terms:
    """Which game is played, and how it is given to learners."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        reward: str = "win",
        offers: bool = False,
        forced: bool = False,
    ) -> None:
        known = named(game)
        self.name = game
        """The game, or a smaller one, such as `GAME-small`."""
        self.game = known.game
        self.players: int = known.players if players is None else players
        """As many as are usual, if nothing else is said."""
        self.options: Options = {**known.options, **(options or {})}
        self.reward = reward
        self.offers = offers
        """Whether a seat that is asked is also offered choices out of turn (see `offers`)."""
        self.forced = forced
        """Whether a seat is asked even if it has but one choice."""
        self.encoding: Encoding = encoding_of(self.game)
        reward_named(reward)
        registry.new(self.game, self.players, 0, self.options)

    def __reduce__(self) -> tuple[type[Terms], tuple[object, ...]]:
        """By what was asked for: a compiled encoding cannot be pickled."""
        asked = (self.game, self.players, self.options, self.reward, self.offers, self.forced)
        return Terms, asked

    def deal(self, seed: int | str, players: Mapping[int, Bot] | None = None) -> Table:
        """A new game, run to the first choice of a seat that no bot plays."""
        game = registry.new(self.game, self.players, seed, self.options)
        return Table(self, game, players)


class Seeds:
    """The seeds of one game after the other: the one that was asked for, then any that follow."""

    def __init__(self, seed: int | str) -> None:
        self.rng: Rng = seeded(seed)

    def pick(self, seed: int | None) -> int:
        """The seed of the next game; a given one is taken as it is, and fixes those after it."""
        if seed is None:
            return self.rng.below(SPAN)
        self.rng = seeded(seed)
        return seed


def make_bots(names: Sequence[str | Bot], seats: Sequence[int], seed: int | str) -> dict[int, Bot]:
    """A bot for each of these seats: one for all, or one for each in order."""
    if len(names) not in (1, len(seats)):
        raise BadOption(f"{len(names)} bots; expected one for all, or {len(seats)}")
    found: dict[int, Bot] = {}
    for place, seat in enumerate(seats):
        named = names[place % len(names)]
        found[seat] = named if isinstance(named, Bot) else bots.get(named, f"{seed}/{seat}")
    return found
