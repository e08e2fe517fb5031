"""Every choice of the game, made once, with its notation.

agent dagger hall-of-oratory      reveal             play windfall
do pay-1-water-recruit-1-and-draw-1                  deploy 2        buy stilgar
influence fremen                  trash dagger hand  end             pass
"""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice, ChoiceBook
from kanly.core.errors import UnknownName
from kanly.imperium.effects import EFFECTS, FACTION_NAMES, Op
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, SELL_TABLE, SPACES
from kanly.imperium.tables.tiles import TILES

COLOURS: Final = ("red", "blue", "yellow", "green")

# Verbs --------------------------------------------------------------------------------------------
V_AGENT: Final = 0  # card, space, space it comes from + 1 (0: the Leader)
V_REVEAL: Final = 1
V_PLAY: Final = 2  # intrigue
V_DO: Final = 3  # effect
V_DEPLOY: Final = 4  # n
V_BUY: Final = 5  # card, where it goes, where it comes from
V_END: Final = 6
V_PASS: Final = 7
V_INFLUENCE: Final = 8  # faction
V_LOSE: Final = 9  # faction
V_CHOOSE: Final = 10  # effect
V_TRASH: Final = 11  # card, zone
V_DISCARD: Final = 12  # card
V_LOSE_TROOP: Final = 13
V_VOICE: Final = 14  # space
V_SELL: Final = 15  # row of the table
V_RETREAT: Final = 16  # n
V_TAKE: Final = 17  # card
V_ACQUIRE: Final = 18  # card, 0, where it comes from
V_SET_ASIDE: Final = 19  # card
V_SNOOP: Final = 20  # 0 draw, 1 trash
V_RECALL: Final = 21  # space
V_TARGET: Final = 22  # house
V_DEFEND: Final = 23  # 0 no, 1 yes
V_TOKENS: Final = 24  # mask
V_LEADER: Final = 25  # leader
V_ALLY: Final = 26  # house
V_CONTINUE: Final = 27
V_USE: Final = 28  # tile
V_FREIGHT: Final = 29  # 0 advance, 1 recall
V_TECH: Final = 30  # tile, 1 with Solari
V_RETURN: Final = 31  # n Negotiators
V_PLACE: Final = 32  # location
V_DETONATE: Final = 33
V_UNIT: Final = 34  # 0 troop, 1 dreadnought retreats
V_LOSE_FROM: Final = 35  # 0 garrison, 1 Conflict
V_UNDER: Final = 36  # intrigue
V_SEND: Final = 37  # 0 troop, 1 dreadnought
V_KEEP: Final = 38  # card
V_SECRET: Final = 39  # intrigue
V_TO: Final = 40  # 0 discard pile, 1 deck
V_AMBUSH: Final = 41  # house, 0 troop, 1 dreadnought
V_DEPLOY_DREADNOUGHT: Final = 42

# Zones of a player's cards ------------------------------------------------------------------------
HAND: Final = 0
DISCARD: Final = 1
PLAY: Final = 2
ZONE_NAMES: Final = ("hand", "discard", "play")

# Where an acquired card comes from ----------------------------------------------------------------
MARKET: Final = 0
ASIDE: Final = 1

BOOK: Final = ChoiceBook("imperium")
_make: Final = BOOK.make

REVEAL: Final = _make("reveal", V_REVEAL)
END: Final = _make("end", V_END)
PASS: Final = _make("pass", V_PASS)
CONTINUE: Final = _make("continue", V_CONTINUE)
LOSE_TROOP: Final = _make("lose troop", V_LOSE_TROOP)
DRAW_TOP: Final = _make("snoop draw", V_SNOOP, 0)
TRASH_TOP: Final = _make("snoop trash", V_SNOOP, 1)
DEFEND: Final = _make("defend", V_DEFEND, 1)
DECLINE: Final = _make("decline", V_DEFEND, 0)
DETONATE: Final = _make("detonate", V_DETONATE)
DEPLOY_DREADNOUGHT: Final = _make("deploy dreadnought", V_DEPLOY_DREADNOUGHT)
ADVANCE: Final = _make("freighter advance", V_FREIGHT, 0)
RECALL_FREIGHTER: Final = _make("freighter recall", V_FREIGHT, 1)
UNIT_NAMES: Final = ("troop", "dreadnought")
RETREAT_UNIT: Final = [_make(f"withdraw {name}", V_UNIT, i) for i, name in enumerate(UNIT_NAMES)]
SEND_UNIT: Final = [_make(f"send {name}", V_SEND, i) for i, name in enumerate(UNIT_NAMES)]
LOSE_FROM: Final = [
    _make(f"lose troop {zone}", V_LOSE_FROM, i) for i, zone in enumerate(("garrison", "conflict"))
]
TO: Final = [_make(f"to {place}", V_TO, i) for i, place in enumerate(("discard", "deck"))]
AMBUSH: Final = [
    [_make(f"ambush {colour} {name}", V_AMBUSH, i, j) for j, name in enumerate(UNIT_NAMES)]
    for i, colour in enumerate(COLOURS)
]

AGENT: Final = [[_make(f"agent {c} {s}", V_AGENT, c.id, s.id) for s in SPACES] for c in CARDS]
"""AGENT[card][space]: play the card and send an Agent from the Leader."""

ROAM: Final = {
    (c.id, s.id, o.id): _make(f"agent {c} {s} from {o}", V_AGENT, c.id, s.id, o.id + 1)
    for c in CARDS
    if c.roams
    for s in SPACES
    for o in SPACES
}
"""ROAM[card, space, origin]: play the card and send an Agent already on the board (IMP-CARD-01)."""

PLAY_INTRIGUE: Final = [_make(f"play {i}", V_PLAY, i.id) for i in INTRIGUES]
DEPLOY: Final = [_make(f"deploy {n}", V_DEPLOY, n) for n in range(13)]
RETREAT: Final = [_make(f"retreat {n}", V_RETREAT, n) for n in range(13)]
SELL: Final = [_make(f"sell {row[0]}", V_SELL, i) for i, row in enumerate(SELL_TABLE)]
INFLUENCE: Final = [
    _make(f"influence {name}", V_INFLUENCE, i) for i, name in enumerate(FACTION_NAMES)
]
LOSE_INFLUENCE: Final = [_make(f"lose {name}", V_LOSE, i) for i, name in enumerate(FACTION_NAMES)]
VOICE: Final = [_make(f"voice {s}", V_VOICE, s.id) for s in SPACES]
RECALL: Final = [_make(f"recall {s}", V_RECALL, s.id) for s in SPACES]
TARGET: Final = [_make(f"target {name}", V_TARGET, i) for i, name in enumerate(COLOURS)]
ALLY: Final = [_make(f"alliance {name}", V_ALLY, i) for i, name in enumerate(COLOURS)]
LEADER: Final = [_make(f"leader {made}", V_LEADER, made.id) for made in LEADERS]
DISCARD_CARD: Final = [_make(f"discard {c}", V_DISCARD, c.id) for c in CARDS]
TAKE: Final = [_make(f"take {c}", V_TAKE, c.id) for c in CARDS]
SET_ASIDE: Final = [_make(f"set-aside {c}", V_SET_ASIDE, c.id) for c in CARDS]
TRASH: Final = [
    [_make(f"trash {c} {zone}", V_TRASH, c.id, i) for i, zone in enumerate(ZONE_NAMES)]
    for c in CARDS
]
BUY: Final = [
    [_make(f"buy {c}{to}", V_BUY, c.id, i) for i, to in enumerate(("", " to-deck"))] for c in CARDS
]
BUY_ASIDE: Final = [
    [_make(f"buy {c} aside{to}", V_BUY, c.id, i, ASIDE) for i, to in enumerate(("", " to-deck"))]
    for c in CARDS
]
USE: Final = [_make(f"use {made}", V_USE, made.id) for made in TILES]
TECH: Final = [
    [_make(f"tech {made}{with_}", V_TECH, made.id, i) for i, with_ in enumerate(("", " solari"))]
    for made in TILES
]
RETURN: Final = [_make(f"return {n}", V_RETURN, n) for n in range(13)]
PLACE: Final = [_make(f"place {SPACES[s]}", V_PLACE, i) for i, s in enumerate(LOCATIONS)]
UNDER: Final = [_make(f"under {made}", V_UNDER, made.id) for made in INTRIGUES]
KEEP: Final = [_make(f"keep {c}", V_KEEP, c.id) for c in CARDS]
SECRET: Final = [_make(f"learn {made}", V_SECRET, made.id) for made in INTRIGUES]
ACQUIRE: Final = [
    [
        [
            _make(f"acquire {c}{source}{to}", V_ACQUIRE, c.id, k, i)
            for k, to in enumerate(("", " to-deck"))
        ]
        for i, source in enumerate(("", " aside"))
    ]
    for c in CARDS
]
"""ACQUIRE[card][source][where it goes]: take a card without paying Persuasion."""
TOKENS: Final = [
    _make(f"masterstroke {FACTION_NAMES[i]} {FACTION_NAMES[j]}", V_TOKENS, 1 << i | 1 << j)
    for i in range(4)
    for j in range(i + 1, 4)
]

DO: Final = [_make(f"do {effect.slug}", V_DO, effect.id) for effect in EFFECTS]
"""DO[effect]: carry out a pending effect."""

OPTION: Final[dict[int, Choice]] = {}
"""OPTION[effect]: pick it among the options of a choice."""
for _effect in list(EFFECTS):
    if _effect.op == Op.CHOOSE:
        for _part in _effect.parts:
            if _part.id not in OPTION:
                OPTION[_part.id] = _make(f"choose {_part.slug}", V_CHOOSE, _part.id)


def parse(notation: str) -> Choice:
    """The choice written so, or an error that names the nearest ones."""
    found = BOOK.find(notation)
    if found is None:
        verb = notation.lower().split()[:1]
        alike = [known for known in BOOK.by_notation if known.split()[:1] == verb]
        raise UnknownName("choice", notation, alike or VERB_NAMES)
    return found


VERB_NAMES: Final = sorted({known.split()[0] for known in BOOK.by_notation})
