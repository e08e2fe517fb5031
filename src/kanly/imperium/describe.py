"""The position by names, as plain data fit for JSON: for views, scenarios, terminal and browser.

Cards, spaces, leaders and factions are their slugs, houses their colours, decks read from the top.
What a view does not know is `?`. `arrange` reads the same names the other way round.
"""

from __future__ import annotations

from typing import Final

from kanly.imperium.choices import COLOURS
from kanly.imperium.decks import UNDER_DECK
from kanly.imperium.effects import EFFECTS, FACTION_NAMES, RESOURCE_NAMES
from kanly.imperium.flags import ENEMY_THERE, ENVOY, INFILTRATE, MARCHES, TOP_DECK
from kanly.imperium.position import HIDDEN, NOTHING, PHASE_NAMES, Imperium
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.hagal import DIFFICULTIES, HAGAL
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, MAKERS, SPACES
from kanly.imperium.tables.tiles import TILES

UNKNOWN: Final = "?"
HOME: Final = "home"
"""Where the Mentat is when nobody has it."""

CARD_NAMES: Final = [card.slug for card in CARDS]
INTRIGUE_NAMES: Final = [card.slug for card in INTRIGUES]
CONFLICT_NAMES: Final = [card.slug for card in CONFLICTS]
HAGAL_NAMES: Final = [card.slug for card in HAGAL]
LEADER_NAMES: Final = [leader.slug for leader in LEADERS]
SPACE_NAMES: Final = [space.slug for space in SPACES]
LEVEL_NAMES: Final = [level.slug for level in DIFFICULTIES]
LOCATION_NAMES: Final = [SPACE_NAMES[space] for space in LOCATIONS]
MAKER_NAMES: Final = [SPACE_NAMES[space] for space in MAKERS]
RESERVE_NAMES: Final = [CARD_NAMES[card] for card in RESERVE_CARDS]
COLOUR_NAMES: Final = list(COLOURS)
TILE_NAMES: Final = [tile.slug for tile in TILES]
STACK_NAMES: Final = ["upper", "middle", "lower"]
HOLDER_NAMES: Final[dict[int, str]] = {i: colour for i, colour in enumerate(COLOURS)}
HOLDER_NAMES[UNDER_DECK] = "deck"
"""Who may hold an Intrigue card that was seen: a house, or the bottom of the Intrigue deck."""
FLAGS: Final[dict[str, int]] = {
    "envoy": ENVOY,
    "infiltrate": INFILTRATE,
    "to-deck": TOP_DECK,
    "marches": MARCHES,
    "enemy-there": ENEMY_THERE,
}


def describe(game: Imperium) -> dict[str, object]:
    """Everything on the table; each house under its colour."""
    data = calendar(game)
    data.update(board(game))
    data.update(piles(game))
    data.update(turn(game))
    data.update(ending(game))
    if game.ix is not None:
        data.update(ix_table(game))
        data.update(ix_turn(game))
    for house in range(game.houses):
        data[COLOURS[house]] = describe_house(game, house)
    return data


# The table ----------------------------------------------------------------------------------------


def calendar(game: Imperium) -> dict[str, object]:
    return {
        "players": game.players,
        "difficulty": one(LEVEL_NAMES, game.difficulty),
        "rolling-row": game.rolling_row,
        "brutal-escalation": game.brutal,
        "round": game.round,
        "phase": PHASE_NAMES[game.phase],
        "first-player": COLOURS[game.first],
        "turn": one(COLOUR_NAMES, game.turn),
    }


def board(game: Imperium) -> dict[str, object]:
    return {
        "spaces": occupants(game),
        "control": dict(zip(LOCATION_NAMES, owners(game.control))),
        "bonus-spice": dict(zip(MAKER_NAMES, game.bonus)),
        "alliances": dict(zip(FACTION_NAMES, owners(game.alliance))),
        "mentat": HOME if game.mentat < 0 else COLOURS[game.mentat],
        "mentat-next": one(COLOUR_NAMES, game.mentat_next),
    }


def piles(game: Imperium) -> dict[str, object]:
    return {
        "conflict": one(CONFLICT_NAMES, game.conflict),
        "conflict-deck": several(CONFLICT_NAMES, game.conflict_deck[::-1]),
        "conflicts-past": several(CONFLICT_NAMES, game.conflicts_past),
        "conflict-box": several(CONFLICT_NAMES, game.conflict_box),
        "row": several(CARD_NAMES, game.row),
        "reserve": dict(zip(RESERVE_NAMES, game.reserve)),
        "imperium-deck": several(CARD_NAMES, game.imperium_deck[::-1]),
        "trashed": several(CARD_NAMES, game.trashed),
        "intrigue-deck": several(INTRIGUE_NAMES, game.intrigue_deck[::-1]),
        "intrigue-discard": several(INTRIGUE_NAMES, game.intrigue_discard),
        "hagal-deck": several(HAGAL_NAMES, game.hagal_deck[::-1]),
        "hagal-discard": several(HAGAL_NAMES, game.hagal_discard),
    }


def turn(game: Imperium) -> dict[str, object]:
    """What is counted during a turn, and the effects that wait to be carried out."""
    return {
        "revealing": game.revealing,
        "persuasion": game.persuasion,
        "discount": game.discount,
        "visited": one(SPACE_NAMES, game.visited),
        "recruited": game.recruited,
        "fresh": game.fresh,
        "deployed": game.deployed,
        "marched": game.marched,
        "flags": [name for name, flag in FLAGS.items() if game.flags & flag],
        "effects": waiting(game),
    }


def waiting(game: Imperium) -> list[str]:
    """Pending effects, each after the card it comes from: `seek-allies/trash-this`."""
    found: list[str] = []
    for at in range(0, len(game.chips), 2):
        slug = EFFECTS[game.chips[at]].slug
        source = game.chips[at + 1]
        found.append(slug if source == NOTHING else f"{CARD_NAMES[source]}/{slug}")
    return found


def ending(game: Imperium) -> dict[str, object]:
    result = game.result
    return {
        "over": game.over,
        "winners": [] if result is None else [COLOURS[house] for house in result.winners],
        "reason": None if result is None else result.reason.key,
    }


def occupants(game: Imperium) -> dict[str, list[str]]:
    """Who stands on each occupied space, in the order of the board."""
    found: dict[str, list[str]] = {}
    for space in range(len(SPACES)):
        if game.occupied >> space & 1:
            found[SPACE_NAMES[space]] = [
                COLOURS[house]
                for house in range(game.houses)
                for post in game.posts[house]
                if post == space
            ]
    return found


# Rise of Ix ---------------------------------------------------------------------------------------


def ix_table(game: Imperium) -> dict[str, object]:
    """What the expansion adds to the table; stacks read from the face-up tile."""
    ix = game.expansion
    return {
        "epic": ix.epic,
        "tech-stacks": {
            name: several(TILE_NAMES, stack[::-1]) for name, stack in zip(STACK_NAMES, ix.stacks)
        },
        "tiles-trashed": several(TILE_NAMES, ix.scrapped),
        "dreadnoughts-at": dict(zip(LOCATION_NAMES, owners(ix.holder))),
        "placed-this-round": [
            name
            for name, holder, since in zip(LOCATION_NAMES, ix.holder, ix.since)
            if holder != NOTHING and since == game.round
        ],
        "intrigue-top-seen": one(COLOUR_NAMES, ix.seer),
        "intrigue-bottom-seen": several(COLOUR_NAMES, ix.under),
    }


def ix_turn(game: Imperium) -> dict[str, object]:
    """What the expansion counts during a turn."""
    ix = game.expansion
    return {
        "extra-turn": ix.extra,
        "hagal-owed": ix.owed,
        "ambush": ix.ambush,
        "ambushed": ix.ambushed,
        "commissioned": ix.commissioned,
        "sent-dreadnoughts": ix.sent,
        "marched-dreadnoughts": ix.marched,
        "displayed": several(CARD_NAMES, ix.displayed),
        "sword-cards": several(CARD_NAMES, ix.givers),
        "taken-back": one(CARD_NAMES, ix.shown),
    }


def ix_house(game: Imperium, house: int) -> dict[str, object]:
    """What the expansion gives a house: tiles, ships, and what its Leaders need."""
    ix = game.expansion
    return {
        "tiles": several(TILE_NAMES, ix.tiles[house]),
        "flipped": [TILE_NAMES[t] for t in ix.tiles[house] if ix.flipped[house] >> t & 1],
        "freighter": ix.freighter[house],
        "negotiators": ix.negotiators[house],
        "dreadnoughts": {
            "supply": ix.docked[house],
            "garrison": ix.garrisoned[house],
            "conflict": ix.fighting[house],
        },
        "snoopers": [name for i, name in enumerate(FACTION_NAMES) if ix.snoopers[house] >> i & 1],
        "slots": ix.slots[house],
        "kept": one(CARD_NAMES, ix.kept[house]),
        "turns": ix.turns[house],
    }


# A house ------------------------------------------------------------------------------------------


def describe_house(game: Imperium, house: int) -> dict[str, object]:
    data: dict[str, object] = {
        "leader": one(LEADER_NAMES, game.leader[house]),
        "rival": game.is_rival(house),
        "score": game.score[house],
    }
    for resource, name in enumerate(RESOURCE_NAMES):
        data[name] = game.purse[house * 3 + resource]
    data.update(standing(game, house))
    data.update(pieces(game, house))
    data.update(cards(game, house))
    if game.ix is not None:
        data.update(ix_house(game, house))
    return data


def standing(game: Imperium, house: int) -> dict[str, object]:
    """Influence and what is won for good."""
    at = house * 4
    return {
        "influence": dict(zip(FACTION_NAMES, game.influence[at : at + 4])),
        "alliances": held(FACTION_NAMES, game.alliance, house),
        "control": held(tuple(LOCATION_NAMES), game.control, house),
        "council": bool(game.council >> house & 1),
        "swordmaster": bool(game.swordmaster >> house & 1),
        "tokens": tokens(game.tokens[house]),
        "offers": several(LEADER_NAMES, game.offers[house]),
    }


def pieces(game: Imperium, house: int) -> dict[str, object]:
    return {
        "supply": game.supply[house],
        "garrison": game.garrison[house],
        "conflict": game.troops[house],
        "swords": game.swords[house],
        "strength": game.strength(house),
        "agents": game.ready[house],
        "posts": several(SPACE_NAMES, game.posts[house]),
        "voice": one(SPACE_NAMES, game.voice[house]),
        "revealed": bool(game.revealed >> house & 1),
    }


def cards(game: Imperium, house: int) -> dict[str, object]:
    data: dict[str, object] = {
        "hand": several(CARD_NAMES, game.hand[house]),
        "deck": several(CARD_NAMES, game.deck[house][::-1]),
        "discard": several(CARD_NAMES, game.discard[house]),
        "play": several(CARD_NAMES, game.play[house]),
        "aside": one(CARD_NAMES, game.aside[house]),
        "intrigue": several(INTRIGUE_NAMES, game.intrigues[house]),
        "lasting": several(INTRIGUE_NAMES, game.lasting[house]),
        "known-hand": several(CARD_NAMES, game.known_hand[house]),
        "known-top": game.known_top[house],
        "seen-top": game.owner_top[house],
        "knows": knowledge(game, house),
    }
    if game.pool:
        data["unseen"] = several(CARD_NAMES, game.pool[house])
    return data


def knowledge(game: Imperium, house: int) -> dict[str, list[str]]:
    """Intrigue cards this house saw change hands, under the colours of those who may hold them."""
    found: dict[str, list[str]] = {}
    for knower, card, holders in game.knowledge:
        if knower == house:
            name = holders_name(holders)
            found.setdefault(name, []).append(INTRIGUE_NAMES[card])
    return found


def holders_name(holders: int) -> str:
    """A set of holders in words: `blue`, `blue-or-yellow`, `deck`."""
    return "-or-".join(name for place, name in HOLDER_NAMES.items() if holders >> place & 1)


def tokens(mask: int) -> list[str]:
    """The Baron's two factions, until they are used."""
    if mask == HIDDEN:
        return [UNKNOWN, UNKNOWN]
    return [name for i, name in enumerate(FACTION_NAMES) if mask >> i & 1]


# Names --------------------------------------------------------------------------------------------


def one(names: list[str], number: int) -> str | None:
    """A name, `?` if it is hidden, or None where there is nothing."""
    if number == HIDDEN:
        return UNKNOWN
    return None if number < 0 else names[number]


def several(names: list[str], numbers: list[int]) -> list[str]:
    return [UNKNOWN if number == HIDDEN else names[number] for number in numbers]


def owners(column: list[int]) -> list[str | None]:
    return [one(COLOUR_NAMES, house) for house in column]


def held(names: tuple[str, ...], column: list[int], house: int) -> list[str]:
    return [name for name, holder in zip(names, column) if holder == house]
