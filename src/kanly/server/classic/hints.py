"""What the rules make of a classic position, as it is sent: hints, and plans that are tried out."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Danger = Literal["projectile", "poison", "lasgun", "explosion"]
Saviour = Literal["shield", "snooper", "nothing"]
Barrier = Literal["storm", "full"]


class Most(Struct):
    """The most that a side can bring to a battle, as far as the viewer knows."""

    dial: float
    leader: int


class SideOutcome(Struct):
    """What a plan comes to; `falls`: its leader is killed."""

    dial: float
    leader: int
    total: float
    falls: bool


class Outcome(Struct):
    """What revealed plans come to before anybody calls a traitor: aggressor (0), then defender."""

    explodes: bool
    sides: list[SideOutcome]
    winner: int
    tie: bool


class BattleHints(Struct):
    """What there is to know of the battle under way: of the aggressor, then the defender."""

    most: list[Most]
    outcome: Outcome | None


class Hints(Struct):
    """What the rules make of the position: a battle, the price of two forces by location, where
    forces cannot go and why, factions with no room for a card, what the allies of each promise for
    its bid, the most that each can bid where that is known, and the losses that awake the Kwisatz
    Haderach, where they count and are known."""

    battle: BattleHints | None
    prices: dict[str, int]
    barred: dict[str, Barrier]
    full_hands: list[str]
    promised: dict[str, int]
    bids: dict[str, int]
    losses: int | None


class PlanChoice(Struct):
    """A choice for a part of a plan: a number, a leader or card, `none`, `with` or `without`."""

    notation: str
    value: str


class PlanPart(Struct):
    """A part of a plan: whether it is still to be given, what it is, and what it could be."""

    open: bool
    chosen: PlanChoice
    choices: list[PlanChoice]


class PlanParts(Struct):
    """The parts of a plan, as far as it has them."""

    dial: PlanPart
    leader: PlanPart
    support: PlanPart | UnsetType = UNSET
    kwisatz: PlanPart | UnsetType = UNSET
    weapon: PlanPart | UnsetType = UNSET
    defense: PlanPart | UnsetType = UNSET


class Preview(Struct):
    """A plan that is tried out: the choices that make it, and what can be known of how it goes."""

    parts: PlanParts
    choices: list[str]
    alive: float
    dead: float
    theirs: Most
    sure: bool
    dangers: list[Danger]
    saved_by: Saviour | None
    explodes: bool
