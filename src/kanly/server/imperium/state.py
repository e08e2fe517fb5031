"""Dune: Imperium as it is sent: what `kanly.imperium.describe` gives, with its types.

`?` stands for a card or token that the viewer may not know; decks read from the top.
"""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Colour = Literal["red", "blue", "yellow", "green"]
Faction = Literal["emperor", "guild", "bene-gesserit", "fremen"]


class Dreadnoughts(Struct):
    supply: int
    garrison: int
    conflict: int


class House(Struct, rename="kebab"):
    leader: str | None
    rival: bool
    score: int
    solari: int
    spice: int
    water: int
    influence: dict[Faction, int]
    alliances: list[Faction]
    control: list[str]
    council: bool
    swordmaster: bool
    tokens: list[str]
    offers: list[str]
    supply: int
    garrison: int
    conflict: int
    swords: int
    strength: int
    agents: int
    posts: list[str]
    voice: str | None
    revealed: bool
    hand: list[str]
    deck: list[str]
    discard: list[str]
    play: list[str]
    aside: str | None
    intrigue: list[str]
    lasting: list[str]
    known_hand: list[str]
    known_top: int
    seen_top: int
    knows: dict[str, list[str]]
    """Intrigue cards seen to change hands, by who may hold them: `blue-or-green`, `deck`."""
    unseen: list[str] | UnsetType = UNSET
    """Cards somewhere in the deck, or in the deck or hand of another, in no known order."""
    # Rise of Ix
    tiles: list[str] | UnsetType = UNSET
    flipped: list[str] | UnsetType = UNSET
    freighter: int | UnsetType = UNSET
    negotiators: int | UnsetType = UNSET
    dreadnoughts: Dreadnoughts | UnsetType = UNSET
    snoopers: list[Faction] | UnsetType = UNSET
    slots: int | UnsetType = UNSET
    kept: str | UnsetType | None = UNSET
    turns: int | UnsetType = UNSET


class State(Struct, rename="kebab"):
    players: int
    difficulty: str | None
    rolling_row: bool
    brutal_escalation: bool
    round: int
    phase: str
    first_player: Colour
    turn: Colour | None
    spaces: dict[str, list[Colour]]
    control: dict[str, Colour | None]
    bonus_spice: dict[str, int]
    alliances: dict[Faction, Colour | None]
    mentat: Colour | Literal["home"]
    mentat_next: Colour | None
    conflict: str | None
    conflict_deck: list[str]
    conflicts_past: list[str]
    conflict_box: list[str]
    row: list[str]
    reserve: dict[str, int]
    imperium_deck: list[str]
    trashed: list[str]
    intrigue_deck: list[str]
    intrigue_discard: list[str]
    hagal_deck: list[str]
    hagal_discard: list[str]
    revealing: bool
    persuasion: int
    discount: int
    visited: str | None
    recruited: int
    fresh: int
    deployed: int
    marched: int
    flags: list[str]
    effects: list[str]
    over: bool
    winners: list[Colour]
    reason: str | None
    red: House
    blue: House | UnsetType = UNSET
    yellow: House | UnsetType = UNSET
    green: House | UnsetType = UNSET
    # Rise of Ix
    epic: bool | UnsetType = UNSET
    tech_stacks: dict[str, list[str]] | UnsetType = UNSET
    tiles_trashed: list[str] | UnsetType = UNSET
    dreadnoughts_at: dict[str, Colour | None] | UnsetType = UNSET
    placed_this_round: list[str] | UnsetType = UNSET
    intrigue_top_seen: Colour | UnsetType | None = UNSET
    intrigue_bottom_seen: list[Colour] | UnsetType = UNSET
    extra_turn: bool | UnsetType = UNSET
    hagal_owed: int | UnsetType = UNSET
    ambush: bool | UnsetType = UNSET
    ambushed: int | UnsetType = UNSET
    commissioned: int | UnsetType = UNSET
    sent_dreadnoughts: int | UnsetType = UNSET
    marched_dreadnoughts: int | UnsetType = UNSET
    displayed: list[str] | UnsetType = UNSET
    sword_cards: list[str] | UnsetType = UNSET
    taken_back: str | UnsetType | None = UNSET
