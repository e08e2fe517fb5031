"""Every choice of the game, made once, with its notation.

agent dagger hall-of-oratory      reveal             play windfall
do pay-1-water-recruit-1-and-draw-1                  deploy 2        buy stilgar
influence fremen                  trash dagger hand  end             pass
"""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Amount, Choice, ChoiceBook, Ref, amounts, refs
from kanly.imperium.effects import EFFECTS, FACTION_NAMES, Op
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, SELL_TABLE, SPACES
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import CardId

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

# What choices point at ----------------------------------------------------------------------------
CARD_SLUGS: Final = [card.slug for card in CARDS]
CARDS_IN: Final = [refs("card", CARD_SLUGS, zone) for zone in ZONE_NAMES]
FOR_SALE: Final = [refs("card", CARD_SLUGS, source) for source in ("market", "aside")]
INTRIGUE: Final = refs("intrigue", [card.slug for card in INTRIGUES], "hand")
INTRIGUE_IN_DECK: Final = refs("intrigue", [card.slug for card in INTRIGUES], "deck")
SPACE: Final = refs("space", [space.slug for space in SPACES])
TILE: Final = refs("tile", [tile.slug for tile in TILES])
FACTION: Final = refs("faction", FACTION_NAMES)
HOUSE: Final = refs("colour", COLOURS)
UNIT_NAMES: Final = ("troop", "dreadnought")
IN_GARRISON: Final = refs("unit", UNIT_NAMES, "garrison")
IN_CONFLICT: Final = refs("unit", UNIT_NAMES, "conflict")
AT_HOME: Final = Ref("agent", 0, "home", implied=True)
AGENT_ON: Final = [Ref("agent", space.id + 1, space.slug) for space in SPACES]
PILE: Final = refs("pile", ("discard", "deck"))
GOAL: Final = [Ref("pile", 0, "discard", implied=True), PILE[1]]
PURSE: Final = [Ref("resource", 0, "spice", implied=True), Ref("resource", 1, "solari")]
NEGOTIATORS: Final = Ref("pile", 2, "negotiators")
TWELVE: Final = amounts(12)

BOOK: Final = ChoiceBook("imperium")
_make: Final = BOOK.make
_each: Final = BOOK.each

REVEAL: Final = _make("reveal", V_REVEAL)
END: Final = _make("end", V_END)
PASS: Final = _make("pass", V_PASS)
CONTINUE: Final = _make("continue", V_CONTINUE)
LOSE_TROOP: Final = _make("lose troop", V_LOSE_TROOP, also=(IN_CONFLICT[0],))
DRAW_TOP: Final = _make("snoop draw", V_SNOOP, 0)
TRASH_TOP: Final = _make("snoop trash", V_SNOOP, 1)
DEFEND: Final = _make("defend", V_DEFEND, 1)
DECLINE: Final = _make("decline", V_DEFEND, 0)
DETONATE: Final = _make("detonate", V_DETONATE)
DEPLOY_DREADNOUGHT: Final = _make("deploy ?", V_DEPLOY_DREADNOUGHT, also=(IN_GARRISON[1],))
ADVANCE: Final = _make("freighter ?", V_FREIGHT, Ref("freighter", 0, "advance"))
RECALL_FREIGHTER: Final = _make("freighter ?", V_FREIGHT, Ref("freighter", 1, "recall"))
RETREAT_UNIT: Final = _each("withdraw ?", V_UNIT, IN_CONFLICT)
SEND_UNIT: Final = _each("send ?", V_SEND, IN_GARRISON)
LOSE_FROM: Final = [
    _make("lose troop @", V_LOSE_FROM, i, also=(units[0],))
    for i, units in enumerate((IN_GARRISON, IN_CONFLICT))
]
TO: Final = _each("to ?", V_TO, PILE)
AMBUSH: Final = [
    [_make("ambush @ ?", V_AMBUSH, i, unit) for unit in refs("unit", UNIT_NAMES, colour)]
    for i, colour in enumerate(COLOURS)
]

AGENT: Final = [[_make("agent ? ?", V_AGENT, c, s, AT_HOME) for s in SPACE] for c in CARDS_IN[HAND]]
"""AGENT[card][space]: play the card and send an Agent from the Leader."""

ROAM: Final = {
    (c.id, s.number, i): _make("agent ? ? from ?", V_AGENT, CARDS_IN[HAND][c.id], s, origin)
    for c in CARDS
    if c.roams
    for s in SPACE
    for i, origin in enumerate(AGENT_ON)
}
"""ROAM[card, space, origin]: play the card and send an Agent already on the board (IMP-CARD-01)."""

PLAY_INTRIGUE: Final = _each("play ?", V_PLAY, INTRIGUE)
DEPLOY: Final = _each("deploy ?", V_DEPLOY, TWELVE, (IN_GARRISON[0],))
RETREAT: Final = _each("retreat ?", V_RETREAT, TWELVE, (IN_CONFLICT[0],))
SELL: Final = [
    _make("sell ?", V_SELL, i, also=(Amount(row[0]),)) for i, row in enumerate(SELL_TABLE)
]
INFLUENCE: Final = _each("influence ?", V_INFLUENCE, FACTION)
LOSE_INFLUENCE: Final = _each("lose ?", V_LOSE, FACTION)
VOICE: Final = _each("voice ?", V_VOICE, SPACE)
RECALL: Final = [_make("recall ?", V_RECALL, i, also=(agent,)) for i, agent in enumerate(AGENT_ON)]
TARGET: Final = _each("target ?", V_TARGET, HOUSE)
ALLY: Final = _each("alliance ?", V_ALLY, HOUSE)
LEADER: Final = _each("leader ?", V_LEADER, refs("leader", [leader.slug for leader in LEADERS]))
DISCARD_CARD: Final = _each("discard ?", V_DISCARD, CARDS_IN[HAND])
TAKE: Final = _each("take ?", V_TAKE, CARDS_IN[DISCARD])
SET_ASIDE: Final = _each("set-aside ?", V_SET_ASIDE, FOR_SALE[MARKET])
TRASH: Final = [
    [_make("trash ? @", V_TRASH, CARDS_IN[zone][card.id], zone) for zone in range(len(ZONE_NAMES))]
    for card in CARDS
]


def acquiring(word: str, verb: int, card: CardId, source: int) -> list[Choice]:
    """A card for sale or set aside, to the discard pile or onto the deck."""
    pattern = f"{word} ? aside" if source == ASIDE else f"{word} ?"
    ref = FOR_SALE[source][card]
    return [
        _make(pattern, verb, ref, GOAL[0], source),
        _make(f"{pattern} to-deck", verb, ref, GOAL[1], source),
    ]


BUY: Final = [acquiring("buy", V_BUY, card.id, MARKET) for card in CARDS]
BUY_ASIDE: Final = [acquiring("buy", V_BUY, card.id, ASIDE) for card in CARDS]
USE: Final = _each("use ?", V_USE, TILE)
TECH: Final = [
    [_make("tech ?", V_TECH, tile, PURSE[0]), _make("tech ? ?", V_TECH, tile, PURSE[1])]
    for tile in TILE
]
RETURN: Final = _each("return ?", V_RETURN, TWELVE, (NEGOTIATORS,))
PLACE: Final = [_make("place ?", V_PLACE, i, also=(SPACE[s],)) for i, s in enumerate(LOCATIONS)]
UNDER: Final = _each("under ?", V_UNDER, INTRIGUE)
KEEP: Final = _each("keep ?", V_KEEP, CARDS_IN[HAND])
SECRET: Final = _each("learn ?", V_SECRET, INTRIGUE_IN_DECK)
ACQUIRE: Final = [
    [acquiring("acquire", V_ACQUIRE, card.id, source) for source in (MARKET, ASIDE)]
    for card in CARDS
]
"""ACQUIRE[card][source][where it goes]: take a card without paying Persuasion."""
TOKENS: Final = [
    _make("masterstroke ? ?", V_TOKENS, 1 << i | 1 << j, also=(FACTION[i], FACTION[j]))
    for i in range(4)
    for j in range(i + 1, 4)
]

DO: Final = _each("do ?", V_DO, refs("effect", [effect.slug for effect in EFFECTS]))
"""DO[effect]: carry out a pending effect."""

OPTION: Final[dict[int, Choice]] = {}
"""OPTION[effect]: pick it among the options of a choice."""
for _effect in list(EFFECTS):
    if _effect.op == Op.CHOOSE:
        for _part in _effect.parts:
            if _part.id not in OPTION:
                OPTION[_part.id] = _make("choose ?", V_CHOOSE, *DO[_part.id].refs)
