"""The classic game as it is sent: what `kanly.classic.describe` gives, with its types.

`?` stands for what the viewer may not know; decks and piles read from the top.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Faction = Literal["atreides", "bene-gesserit", "emperor", "fremen", "guild", "harkonnen"]
Phase = Literal[
    "setup",
    "storm",
    "spice-blow-nexus",
    "choam-charity",
    "bidding",
    "revival",
    "shipment-movement",
    "battle",
    "spice-collection",
    "mentat-pause",
]
Unknown = Literal["?"]


class Term(Struct, rename={"payer": "from", "payee": "to"}):
    """A payment that a deal names; at once where there is no turn."""

    payer: Faction
    payee: Faction
    spice: int
    turn: int | UnsetType = UNSET
    phase: Phase | UnsetType = UNSET


class Draft(Struct):
    """A deal that a faction is putting together."""

    parties: list[Faction]
    terms: list[Term]


class Deal(Struct):
    number: int
    proposer: Faction
    parties: list[Faction]
    agreed: list[Faction]
    cancelling: list[Faction]
    terms: list[Term]
    promise: str


class AllianceOffer(Struct, rename={"proposer": "from", "other": "to"}):
    proposer: Faction
    other: Faction


class Voice(Struct):
    target: Faction
    kind: str
    play: bool


class Foretold(Struct):
    """The element of a plan that the Atreides foresaw."""

    target: Faction
    element: str
    answer: float | str | None


class Plan(Struct, rename="kebab"):
    dial: float
    spice: int
    leader: str | None
    kwisatz_haderach: bool
    weapon: str | None
    defense: str | None


class Battle(Struct):
    aggressor: Faction
    defender: Faction
    territory: str
    field: list[str]
    voice: Voice | None
    foretold: Foretold | None
    revealed: bool
    plans: dict[Faction, Plan | Unknown | None]


class Prediction(Struct):
    faction: Faction | Unknown
    turn: int | Unknown


class House(Struct, rename="kebab"):
    """One faction: what it has on the map and behind its shield."""

    seat: int
    circle: int
    spice: int | Unknown
    bribes: int
    reserves: int
    starred_reserves: int
    tanks: int
    starred_tanks: int
    forces: dict[str, int]
    starred: dict[str, int]
    hand: list[str]
    cards: int | Unknown
    traitors: list[str]
    traitors_dealt: list[str]
    leaders: dict[str, str]
    """Each leader's place: `home`, `tanks`, `captive`, or the territory where it fought."""
    deaths: dict[str, int | Unknown]
    leader_revival: int | Unknown
    allies: list[Faction]
    promise: int | Unknown
    special_karama_used: bool
    strongholds: int
    draft: Draft | None
    # Bene Gesserit
    advisors: list[str] | UnsetType = UNSET
    prediction: Prediction | UnsetType | None = UNSET
    # Atreides
    battle_losses: int | Unknown | UnsetType = UNSET
    kwisatz_haderach: str | UnsetType = UNSET
    sees_auction_card: bool | UnsetType = UNSET
    sees_spice_card: bool | UnsetType = UNSET
    auction_seen: list[str] | UnsetType = UNSET
    # Fremen
    sees_storm_card: bool | UnsetType = UNSET
    # Harkonnen
    captives: list[str] | UnsetType = UNSET


class State(Struct, rename="kebab"):
    players: int
    turn: int
    turns: int
    phase: Phase
    order: list[Faction]
    storm: int | None
    storm_move: int
    storm_card: int | Unknown | None
    shield_wall: bool
    dialers: list[Faction]
    spice: dict[str, int]
    spice_deck: list[str]
    spice_piles: list[list[str]]
    worm_territories: list[str | None]
    worms_set_aside: int
    worms_turned: int
    rides: list[str | None]
    treachery_deck: list[str]
    treachery_discard: list[str]
    auction_row: list[str]
    table: list[str]
    out_of_game: list[str]
    bid: int
    bidder: Faction | None
    passed: list[Faction]
    stopped: list[str]
    alliance_offers: list[AllianceOffer]
    battle: Battle | None
    deals: list[Deal]
    question: str | None
    winners: list[Faction]
    reason: str | None
    atreides: House | UnsetType = UNSET
    bene_gesserit: House | UnsetType = UNSET
    emperor: House | UnsetType = UNSET
    fremen: House | UnsetType = UNSET
    guild: House | UnsetType = UNSET
    harkonnen: House | UnsetType = UNSET
