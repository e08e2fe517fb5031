"""Gates of the classic game: how its chapters write them, and those that many choices share.

A gate that names a place, a leader or a faction takes it from the first number of the choice.
"""

from __future__ import annotations

from collections.abc import Callable

from kanly.classic import keys
from kanly.classic.choices import KWISATZ_HADERACH
from kanly.classic.keys import place
from kanly.classic.map import CALM, covered, landings, territories_of
from kanly.classic.position import CAPTIVE, FACTION, NOBODY, TANKS, Classic
from kanly.classic.tables.factions import ATREIDES
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.territories import LOCATIONS
from kanly.classic.types import CardId, FactionId, PowerId
from kanly.classic.ways import full_strongholds, with_allies
from kanly.core.choice import Choice
from kanly.core.gate import EVERYWHERE, Gate, Gates
from kanly.core.message import Args

FactionGate = Gate[Classic, FactionId]
FactionGates = Gates[Classic, FactionId]
Rule = str | Callable[[Classic, FactionId, Choice], str]
When = Callable[[Classic, FactionId], bool]
Mask = Callable[[Classic, FactionId], int]
Holds = Callable[[Classic, FactionId, Choice], bool]
Tells = Callable[[Classic, FactionId, Choice], Args]


def when(key: str, rule: Rule, test: When, args: Tells | None = None) -> FactionGate:
    """A gate that asks about the position and the faction alone."""
    return Gate("refuse-classic-" + key, rule, when=test, args=args)


def where(key: str, rule: Rule, mask: Mask, args: Tells | None = None) -> FactionGate:
    """A gate that is open in some places."""
    return Gate("refuse-classic-" + key, rule, mask=mask, args=args)


def which(key: str, rule: Rule, test: Holds, args: Tells | None = None) -> FactionGate:
    """A gate that looks at the choice."""
    return Gate("refuse-classic-" + key, rule, holds=test, args=args)


Limit = Callable[[Classic, FactionId, Choice], int]


def at_most(key: str, rule: Rule, limit: Limit) -> FactionGate:
    """A gate that lets a number pass that is there: the first of the choice."""
    return which(key, rule, lambda game, own, x: x.a <= limit(game, own, x),
                 lambda game, own, x: {"n": x.a, "has": limit(game, own, x)})  # fmt: skip


def no_more(key: str, rule: Rule, limit: Limit) -> FactionGate:
    """A gate that lets a number pass up to a limit of the rules."""
    return which(key, rule, lambda game, own, x: x.a <= limit(game, own, x),
                 lambda game, own, x: {"most": limit(game, own, x)})  # fmt: skip


# What a refusal tells of the choice ---------------------------------------------------------------


def the_faction(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"faction": FACTION[choice.a]}


def the_card(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"card": keys.CARD[choice.a]}


def the_leader(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"leader": keys.LEADER[choice.a]}


def the_territory(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"territory": keys.TERRITORY[choice.a]}


def the_place(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return dict(place(choice.a))


def its_territory(game: Classic, faction: FactionId, choice: Choice) -> Args:
    """The territory of the location that the choice names."""
    return {"territory": keys.TERRITORY[LOCATIONS[choice.a].territory]}


def the_power(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"power": keys.POWER[choice.a]}


# Whose it is, and what it takes -------------------------------------------------------------------


def only(owner: FactionId, rule: str) -> FactionGate:
    """Another faction's business."""
    return when("only", rule, lambda game, own: own == owner,
                lambda game, own, x: {"faction": FACTION[owner]})  # fmt: skip


def in_play() -> FactionGate:
    """The faction named is in the game."""
    return which("absent", "CLA-PLAYERS-06",
                 lambda game, own, x: game.plays(FactionId(x.a)), the_faction)  # fmt: skip


def of_another(rule: str) -> tuple[FactionGate, FactionGate]:
    """The faction named is another player's."""
    other = which("own-faction", rule, lambda game, own, x: not mine(game, own, FactionId(x.a)))
    return other, in_play()


def mine(game: Classic, faction: FactionId, other: FactionId) -> bool:
    """Whether the player of a faction plays the other, too."""
    return faction != NOBODY and game.seat[other] == game.seat[faction]


def holds_card(card: CardId, rule: str) -> FactionGate:
    return when("no-card", rule, lambda game, own: card in game.hand[own],
                lambda game, own, x: {"card": keys.CARD[card]})  # fmt: skip


def in_advanced(test: When) -> FactionGate:
    """A part of the advanced game that must be played with."""
    return when("advanced", "CLA-ADV-01", test)


def not_used() -> FactionGate:
    """It has not used its special power, which it has once in a game."""
    return when("special-used", "CLA-KAR-11", lambda game, own: not game.special_used >> own & 1)


def not_stopped(power: PowerId, rule: str) -> FactionGate:
    """No Karama has stopped the power."""
    return when("stopped", rule, lambda game, own: not game.is_off(power),
                lambda game, own, x: {"power": keys.POWER[power]})  # fmt: skip


# Places -------------------------------------------------------------------------------------------


def no_storm(rule: str, ignored: When | None = None) -> FactionGate:
    """The storm is not there, unless that is no matter."""

    def clear(game: Classic, faction: FactionId) -> int:
        if ignored is not None and ignored(game, faction):
            return landings(CALM)
        return landings(game.storm)

    return where("storm-there", rule, clear, the_place)


def not_full(rule: str) -> FactionGate:
    """At most one other holds the stronghold."""
    return where("full", rule, lambda game, own: ~full_strongholds(game, own), its_territory)


def no_ally(mask: Mask) -> FactionGate:
    """No forces of an ally, or of one's own other faction, are there."""
    return where("ally-there", ally_rule, mask, its_territory)


def ally_rule(game: Classic, faction: FactionId, choice: Choice) -> str:
    return "CLA-PLAYERS-12" if game.rules.two_factions else "CLA-ALLY-11"


def without_allies(game: Classic, faction: FactionId) -> int:
    return ~with_allies(game, faction)


def landing_without_allies(game: Classic, faction: FactionId) -> int:
    """Beside an ally one may land, and leave, if the option says so (CLA-ALLY-12)."""
    return EVERYWHERE if game.rules.ally_transit else ~with_allies(game, faction)


def has_forces(rule: str, storm_rule: str) -> tuple[FactionGate, FactionGate]:
    """Some of its forces are in the territory, and not all of them in the storm."""
    return (
        where("no-forces", rule, lambda game, own: territories_of(game.where[own]), the_territory),
        where("held-by-storm", storm_rule,
              lambda game, own: territories_of(game.where[own] & ~covered(game.storm)),
              the_territory),
    )  # fmt: skip


# Leaders ------------------------------------------------------------------------------------------


def dead_leader(rule: str, kwisatz_rule: str) -> tuple[FactionGate, ...]:
    """A leader of its own in the Tanks, or the Kwisatz Haderach."""
    return (
        which("only", kwisatz_rule, lambda game, own, x: x.a != KWISATZ_HADERACH or own == ATREIDES,
              lambda game, own, x: {"faction": FACTION[ATREIDES]}),
        which("kwisatz-lives", kwisatz_rule,
              lambda game, own, x: x.a != KWISATZ_HADERACH or game.kh_dead),
        which("not-your-leader", rule, lambda game, own, x: x.a < 0 or LEADERS[x.a].faction == own,
              the_leader),
        which("captive", "CLA-HAR-16",
              lambda game, own, x: x.a < 0 or game.leader_at[x.a] != CAPTIVE, the_leader),
        which("lives", rule, lambda game, own, x: x.a < 0 or game.leader_at[x.a] == TANKS,
              the_leader),
    )  # fmt: skip


# Numbers of forces --------------------------------------------------------------------------------

Pool = Callable[[Classic, FactionId], tuple[int, int]]
"""Forces to choose from, and how many of them are starred."""


def from_pool(rule: Rule, pool: Pool) -> tuple[FactionGate, FactionGate, FactionGate]:
    """There are so many forces, and so many of either sort."""

    def normal(game: Classic, faction: FactionId) -> int:
        number, stars = pool(game, faction)
        return number - stars

    return (
        which("few-forces", rule, lambda game, own, x: x.a <= pool(game, own)[0],
              lambda game, own, x: {"n": x.a, "has": pool(game, own)[0]}),
        which("few-starred", rule, lambda game, own, x: x.b <= pool(game, own)[1],
              lambda game, own, x: {"n": x.b, "has": pool(game, own)[1], **starred(game, own, x)}),
        which("few-normal", rule, lambda game, own, x: x.a - x.b <= normal(game, own),
              lambda game, own, x: {"n": x.a - x.b, "has": normal(game, own)}),
    )  # fmt: skip


def loses(rule: str, dead: Callable[[Classic], int], pool: Pool) -> tuple[FactionGate, ...]:
    """Exactly so many of the forces there are die."""
    return (
        which("lose-exactly", rule, lambda game, own, x: x.a == dead(game),
              lambda game, own, x: {"n": dead(game)}),
        *from_pool(rule, pool),
    )  # fmt: skip


def starred(game: Classic, faction: FactionId, choice: Choice) -> Args:
    """What the starred forces of a faction are called."""
    return {"force": keys.FORCE[faction]}
