"""The games, by name. The core knows none of them; `kanly.games` registers them.

A game registers one `Kit` for its rules. What other layers need of it (words, bots, encoding, the
table, the terminal, the arena, training) is the `KIT` of a module of that layer which belongs to
the game: `kanly.translation.imperium.kit`. A layer that finds no such module uses its own default.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final, TypeVar

from kanly.core.about import About
from kanly.core.errors import BadOption, BadScenario, UnknownName
from kanly.core.event import Listener
from kanly.core.game import Game
from kanly.core.rng import checked_seed, whole
from kanly.core.setup import Given, Options, Setup
from kanly.core.stops import Stops

if TYPE_CHECKING:
    from kanly.core.scenario import Stage

Maker = Callable[[int, "int | str", "Options | None", "list[str] | None", "Listener | None"], Game]
"""Players, seed, options, names and a listener make a game."""


@dataclass(eq=False)
class Kit:
    """A game's rules, as everything above the engine uses them."""

    name: str
    new: Maker
    about: About
    """What a table needs to know of the game."""
    version: int = 1
    """Version of the rules; a change of behaviour that would break old records raises it."""
    stage: Stage | None = None
    """How scenarios are set up, if the game has any."""
    rules: tuple[str, ...] = ()
    """How the numbers of its rules begin: `IMP` of `IMP-INFL-10`."""
    used_up: frozenset[int] = frozenset()
    """Verbs of what a seat may do out of turn only as often as it has something to use up."""
    stops: Stops = field(default_factory=Stops)
    """At which windows players are asked."""
    longest: int = 100_000
    """No game has more choices than this."""
    lessons: Traversable | None = None
    """The folder of its lessons: one folder for each tutorial."""
    home: str = ""
    """The module of its kit for a layer; by default one of ours, `kanly.LAYER.GAME.kit`."""


KITS: Final[dict[str, Kit]] = {}
"""Every game, by name."""
LAYERS: Final[dict[tuple[str, str], object]] = {}
"""Kits of layers that have been looked for, by layer and game."""


def register(kit: Kit) -> None:
    """Make a game known."""
    KITS[kit.name] = kit
    LAYERS.clear()


def kit_of(game: str) -> Kit:
    """The kit of a game, by the game's name."""
    if game not in KITS:
        raise UnknownName("game", str(game), list(KITS))
    return KITS[game]


K = TypeVar("K")


def layer_kit(layer: str, game: str, kind: type[K]) -> K | None:
    """A game's kit for a layer, or None if the game has none."""
    found = LAYERS.get((layer, game))
    if (layer, game) not in LAYERS:
        found = LAYERS[layer, game] = imported(home(kit_of(game), layer))
    if found is None or isinstance(found, kind):
        return found
    raise TypeError(f"the kit of {game} for {layer} is {found!r}; expected a {kind.__name__}")


def home(kit: Kit, layer: str) -> str:
    """The module of a game's kit for a layer."""
    return (kit.home or f"kanly.{{layer}}.{kit.name}.kit").format(layer=layer)


def imported(module: str) -> object:
    """The KIT of a module, or None if there is no such module."""
    try:
        found: object = import_module(module).KIT
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        return None
    return found


def new(
    game: str,
    players: int = 4,
    seed: int | str = 0,
    options: Options | None = None,
    names: list[str] | None = None,
    listener: Listener | None = None,
    given: Given | None = None,
) -> Game:
    """A new game, set up and run to its first decision; a listener hears of the setup too.

    With `given` it begins at a position by names, as a scenario does (docs/scenarios.md).

    >>> game = new("imperium", players=3, seed=7)
    >>> game.apply(game.pending[0].seat, game.pending[0].choices[0])
    """
    kit = kit_of(game)
    count = whole(players)
    if count is None:
        raise BadOption(f"{players!r} players; expected a whole number")
    chosen = checked_options(options)
    playable = count in kit.about.players
    seats = checked_names(names, count) if playable else None  # the game refuses the count itself
    if given is not None:
        return arranged(kit, count, checked_seed(seed), chosen or {}, seats, given)
    return kit.new(count, checked_seed(seed), chosen, seats, listener)


def arranged(
    kit: Kit, players: int, seed: int | str, options: Options, names: list[str] | None, given: Given
) -> Game:
    """A game that begins at a position arranged by names."""
    if kit.stage is None:
        raise BadScenario(f"{kit.name} has no positions by names")
    if players not in kit.about.players:
        raise BadOption(f"{players} players; expected one of {kit.about.players}")
    game = kit.stage.arrange({**options, "players": players}, given, seed)
    was = game.setup
    seats = names if names is not None else was.names
    game.setup = Setup(was.game, was.players, seed, was.options, seats, given)
    game.start = game.clone()
    return game


def checked_options(options: object) -> Options | None:
    """Options by their names; what each may be is for the game to say."""
    if options is None:
        return None
    if not isinstance(options, dict) or not all([isinstance(name, str) for name in options]):
        raise BadOption(f"options {options!r}; expected names with values, as in {{'ix': True}}")
    return options


def checked_names(names: object, players: int) -> list[str] | None:
    """A name for each seat that can be written down."""
    if names is None:
        return None
    if not isinstance(names, list | tuple) or not all([isinstance(name, str) for name in names]):
        raise BadOption(f"names {names!r}; expected a list with a text for each seat")
    if len(names) != players:
        raise BadOption(f"{len(names)} names for {players} players; give one name per seat")
    for name in names:
        if name.encode(errors="replace") != name.encode(errors="ignore"):
            raise BadOption(f"the name {name!a} is no text that can be written down")
    return list(names)
