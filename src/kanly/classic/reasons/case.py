"""A choice that was refused, and the reasons that many verbs share."""

from __future__ import annotations

from kanly.classic.forces import place
from kanly.classic.hands import card_key
from kanly.classic.leaders import leader_key
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.tables.advantages import POWERS
from kanly.classic.tables.factions import FACTIONS
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.classic.ways import full_strongholds, with_allies
from kanly.core.choice import Choice
from kanly.core.message import Refusal


class Case:
    """What a seat tried, for which of its factions, and what it is asked."""

    __slots__ = ("choice", "decision", "faction", "frame", "game", "kind", "owner", "seat")

    def __init__(self, game: Classic, seat: int, choice: Choice) -> None:
        self.game = game
        self.seat = seat
        self.choice = choice.plain
        self.frame = game.stack[-1]
        self.decision = game.decision(seat)
        self.kind = self.decision.kind.name if self.decision is not None else ""
        """The kind of question the seat is asked, or nothing."""
        asked = self.named()
        own = game.factions_of(seat)
        self.faction = asked if asked != NOBODY else own[0] if own else NOBODY
        """The faction that is asked; of a seat that is not, its first."""
        self.owner = asked if asked != NOBODY else seat
        """Whom the gates of the question are about: that faction, or a seat that drafts one."""

    def named(self) -> int:
        """The faction to which the question is put, or NOBODY."""
        args = self.decision.args if self.decision is not None else None
        key = args.get("faction") if args else None
        return FACTION.index(key) if isinstance(key, str) else NOBODY

    def plays(self, faction: int) -> bool:
        """Whether the seat plays a faction."""
        return self.game.seat[faction] == self.seat

    @property
    def spice(self) -> int:
        return self.game.spice[self.faction]

    @property
    def hand(self) -> list[int]:
        return self.game.hand[self.faction]


def refuse(key: str, rule: str, **args: int | str) -> Refusal:
    """The refusal of that key (`refuse-classic-...`), with the rule behind it."""
    return Refusal("refuse-classic-" + key, rule, args)


# Reasons that many verbs share --------------------------------------------------------------------


def only(faction: int, rule: str) -> Refusal:
    """Another faction's business."""
    return refuse("only", rule, faction=FACTION[faction])


def advanced() -> Refusal:
    """A part of the advanced game that is not played."""
    return refuse("advanced", "CLA-ADV-01")


def absent(faction: int) -> Refusal:
    """A faction that does not play."""
    return refuse("absent", "CLA-PLAYERS-06", faction=FACTION[faction])


def no_card(card: int, rule: str) -> Refusal:
    return refuse("no-card", rule, card=card_key(card))


def dear(cost: int, has: int, rule: str) -> Refusal:
    """It costs more than there is."""
    return refuse("price", rule, n=cost, has=has)


def too_much(spice: int, has: int, rule: str) -> Refusal:
    """More spice than there is to give."""
    return refuse("spice", rule, n=spice, has=has)


def stopped(power: int, rule: str) -> Refusal:
    """A Karama stopped it."""
    return refuse("stopped", rule, power=f"classic-power-{POWERS[power].slug}")


def of_leader(key: str, rule: str, leader: int) -> Refusal:
    return refuse(key, rule, leader=leader_key(leader))


def of_faction(key: str, rule: str, faction: int) -> Refusal:
    return refuse(key, rule, faction=FACTION[faction])


def of_territory(key: str, rule: str, territory: int) -> Refusal:
    return refuse(key, rule, territory=f"classic-territory-{TERRITORIES[territory].slug}")


def of_place(key: str, rule: str, location: int) -> Refusal:
    return refuse(key, rule, **place(location))


# Places -------------------------------------------------------------------------------------------


def is_full(case: Case, location: int, rule: str) -> Refusal | None:
    """Two others hold the stronghold."""
    if full_strongholds(case.game, case.faction) >> location & 1:
        return of_territory("full", rule, LOCATIONS[location].territory)
    return None


def has_ally(case: Case, location: int, rule: str) -> Refusal | None:
    """An ally's forces, or those of one's own other faction, are there."""
    if not with_allies(case.game, case.faction) >> location & 1:
        return None
    if case.game.rules.two_factions:
        rule = "CLA-PLAYERS-12"
    return of_territory("ally-there", rule, LOCATIONS[location].territory)


# Numbers of forces --------------------------------------------------------------------------------


def starred_key(faction: int) -> str:
    """What the starred forces of a faction are called."""
    return f"classic-force-{FACTIONS[faction].starred_slug or 'starred'}"


def mix(case: Case, number: int, stars: int, rule: str) -> Refusal | None:
    """Too many, or too many of one sort, for so many forces with so many starred ones."""
    wanted, starred = case.choice.a, case.choice.b
    if wanted > number:
        return refuse("few-forces", rule, n=wanted, has=number)
    if starred > stars:
        force = starred_key(case.faction)
        return refuse("few-starred", rule, n=starred, has=stars, force=force)
    if wanted - starred > number - stars:
        return refuse("few-normal", rule, n=wanted - starred, has=number - stars)
    return None
