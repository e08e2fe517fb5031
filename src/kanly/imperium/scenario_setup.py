"""Arranging a position by names: the `given` of a scenario, a patch on a fresh game.

A fresh game here is the first turn of round 1: Leaders in seat order Paul, Memnon, Leto, Helena,
red is First Player, the Conflict card is revealed and five cards are drawn. On it, by the names of
`describe`, goes what is given; what is not named keeps its value. Pieces are moved, never made:

- **Cards.** A card named in a player's hand, deck, discard pile or play is one of that player's own
  if there is one; else it comes from the Reserve, the Imperium deck or the Row, which is refilled.
  The player's other cards stay where they were, or go under the deck if their place was named.
- **Hand, discard pile, cards in play, Intrigue cards, trashed cards**: what is named is all.
- **Decks**: what is named lies on top, first card first, with the rest below. A list that closes
  with `end`, or an empty one, is the whole deck; what was left goes to the discard pile, or out of
  the game where the discard pile is named too.
- **The Row**: what is named comes first; it is filled up to five from its deck.
- **Troops**: supply, garrison and Conflict make twelve; the first of them not named takes the rest.
- **Agents**: those not on the board (`posts`, or `spaces` for all houses) are on the Leader.
- **Score**: what is given, whatever stands on the tracks; Influence brings no points by itself.
- **Rise of Ix**: tiles named with a house or as trashed come from the stacks, whose named tiles lie
  on top like cards on a deck. A house's two dreadnoughts are on a location or in supply, garrison
  or Conflict, and its Negotiators are among its twelve troops.
- **Round and phase**: the Conflict deck follows the round. The game begins with `phase` and runs on
  from there; after Phase 2, hands that are not named have been discarded.
"""

from __future__ import annotations

from typing import Final

from kanly.core.columns import give, refuse_not_given, shapes_of
from kanly.core.errors import BadScenario
from kanly.core.game import Frame, Game
from kanly.core.given import (
    as_data,
    expect,
    names_in,
    no_counts,
    number_in,
    place_in,
    places,
    whole,
)
from kanly.core.scenario import Stage
from kanly.core.setup import Options, Setup
from kanly.core.shape import NOTHING, Data, read
from kanly.imperium import (
    combat,
    endgame,
    hagal,
    makers,
    recall,
    round_start,
    setup,
    technology,
    turns,
)
from kanly.imperium.choices import COLOURS
from kanly.imperium.columns import (
    CARD_NAMES,
    COLOUR_NAMES,
    CONFLICT_NAMES,
    FACTION_LIST,
    HAGAL_NAMES,
    HOME,
    INTRIGUE_NAMES,
    LEADER_NAMES,
    LOCATION_NAMES,
    RESERVE_NAMES,
    SPACE_NAMES,
    STACK_NAMES,
    TILE_NAMES,
)
from kanly.imperium.describe import (
    EFFECT_NAMES,
    HOLDERS,
    HOUSE_DERIVED,
    HOUSE_FIELDS,
    IX_HOUSE_DERIVED,
    IX_HOUSE_FIELDS,
    IX_TABLE_DERIVED,
    IX_TABLE_FIELDS,
    STATE,
    TABLE_DERIVED,
    TABLE_FIELDS,
    VIEW_DERIVED,
)
from kanly.imperium.invariants import TROOPS
from kanly.imperium.options import checked
from kanly.imperium.position import NOBODY, PHASE_NAMES, Imperium, Phase
from kanly.imperium.tables.cards import CARDS, RESERVE, RESERVE_CARDS, STARTER
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.factions import FRIENDSHIP
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.technology import PER_STACK
from kanly.imperium.types import HouseId, IntrigueId

DREADNOUGHTS: Final = 2
ROW_SIZE: Final = 5
DEFAULT_PLAYERS: Final = 4
DEFAULT_TOKENS: Final = 0b0011
"""The Baron's factions where none are named: the Emperor and the Guild."""
LINEUP: Final = [
    "paul-atreides",
    "earl-memnon-thorvald",
    "duke-leto-atreides",
    "helena-richese",
    "count-ilban-richese",
    "glossu-rabban",
    "countess-ariana-thorvald",
    "baron-vladimir-harkonnen",
]
"""Leaders of houses that name none, in seat order."""
OPENING: Final[dict[int, Frame]] = {
    Phase.ROUND_START: (round_start.ROUND_START.frame,),
    Phase.COMBAT: (combat.COMBAT_START.frame,),
    Phase.MAKERS: (makers.GATHER.frame,),
    Phase.RECALL: (recall.RECALL.frame,),
    Phase.ENDGAME: (endgame.ENDGAME.frame, 0),
}
"""How each phase but Phase 2 begins."""
AFTER_TURNS: Final = (Phase.COMBAT, Phase.MAKERS, Phase.RECALL, Phase.ENDGAME)
BETWEEN_COMBATS: Final = (Phase.MAKERS, Phase.RECALL, Phase.ENDGAME, Phase.ROUND_START)
"""Phases before which the last Combat was that of the round last begun."""

# The fields of a position -------------------------------------------------------------------------

IX_TABLE: Final = shapes_of([*IX_TABLE_FIELDS, *IX_TABLE_DERIVED])
IX_HOUSE: Final = shapes_of([*IX_HOUSE_FIELDS, *IX_HOUSE_DERIVED])


def arrange(options: Options, given: Data, seed: int | str = 0) -> Imperium:
    """A fresh game of these options with the position given, run on to its next decision."""
    wanted = as_data(read(STATE, given, "given"))
    players = options.get("players", DEFAULT_PLAYERS)
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadScenario(f"options.players is {players}; expected a number")
    rest: Options = {name: value for name, value in options.items() if name != "players"}
    phase = place_in(wanted, "phase", list(PHASE_NAMES), Phase.PLAYER_TURNS)
    if phase == Phase.SETUP:
        if len(wanted) > 1:
            raise BadScenario("given: the setup begins with an empty table; give the phase alone")
        return setup.new(players, seed, rest)
    game = fresh(players, seed, rest, wanted)
    refuse_strangers(game, wanted)
    reveal_conflicts(game, wanted, phase)
    if phase != Phase.ROUND_START:
        round_start.draw_hands(game, (round_start.DRAW_HANDS.frame,))
    game.stack.clear()
    give(game, TABLE_FIELDS, wanted)
    if game.ix is not None:
        give(game.ix, IX_TABLE_FIELDS, wanted)
    arrange_board(game, wanted)
    arrange_conflicts(game, wanted)
    arrange_cards(game, wanted, phase)
    arrange_intrigues(game, wanted)
    arrange_hagal(game, wanted)
    if game.ix is not None:
        arrange_ix(game, wanted, phase)
    for house in game.every_house:
        arrange_house(game, house, house_of(wanted, house))
    arrange_turn(game, wanted)
    begin(game, wanted, phase)
    game.run()
    try:
        game.check()
    except AssertionError as error:  # it could never be: tell its first flaw
        raise BadScenario(f"given is no position of the game: {error}") from error
    return game


def seats(game: Game) -> list[str]:
    """The colours of those who make choices; Rivals make none."""
    return COLOUR_NAMES[: game.players]


STAGE: Final = Stage(STATE, arrange, seats)


# What was given -----------------------------------------------------------------------------------


def listed_in(given: Data, field: str, names: list[str]) -> list[int]:
    """The numbers of what a field names."""
    return places(names, names_in(given, field))


def house_of(given: Data, house: HouseId) -> Data:
    return as_data(given.get(COLOURS[house]))


def is_whole(given: Data, name: str) -> bool:
    """Whether the list of a deck is all of it."""
    return name in given and whole(names_in(given, name))


def refuse_strangers(game: Imperium, given: Data) -> None:
    """What cannot be given: houses that do not play, options, and what follows from the rest."""
    refuse_not_given([*TABLE_FIELDS, *TABLE_DERIVED, *IX_TABLE_FIELDS], given, "given")
    for name in given:
        if name in IX_TABLE:
            need_ix(game, f"given.{name}")
    for number, colour in enumerate(COLOURS):
        house = HouseId(number)
        own = house_of(given, house)
        if house >= game.houses and colour in given:
            raise BadScenario(f"given.{colour}: nobody plays {colour} with {game.players} players")
        house_fields = [*HOUSE_FIELDS, *HOUSE_DERIVED, *VIEW_DERIVED, *IX_HOUSE_FIELDS]
        refuse_not_given(house_fields, own, f"given.{colour}")
        for name in own:
            if name in IX_HOUSE:
                need_ix(game, f"given.{colour}.{name}")
    for name in ("first-player", "turn"):
        if place_in(given, name, COLOUR_NAMES, 0) >= game.houses:
            raise BadScenario(f"given.{name}: nobody plays {given[name]} in this game")


def need_ix(game: Imperium, where: str) -> None:
    expect(game.ix is not None, f"{where} belongs to Rise of Ix; set option ix")


def on_board(game: Imperium, space: int, where: str) -> int:
    """A space of this board; the overlay of Rise of Ix has others than the board below it."""
    if space != NOTHING and not game.board >> space & 1:
        with_ix = "without" if game.ix is None else "with"
        raise BadScenario(f"{where}: there is no {SPACE_NAMES[space]} {with_ix} Rise of Ix")
    return space


# A fresh game -------------------------------------------------------------------------------------


def fresh(players: int, seed: int | str, options: Options, given: Data) -> Imperium:
    """The table as it is laid out, with the Leaders named; nobody has done anything yet."""
    kept: Options = {k: v for k, v in options.items() if k not in ("draft", "leaders")}
    leaders = lineup(players, options, given)
    named: Options = {**kept, "leaders": leaders}
    chosen = checked(players, named)
    drafting: Options = {**kept, "draft": True}
    game = setup.new(players, seed, drafting)  # waits for the Leaders: nothing has been run
    game.setup = Setup("imperium", players, seed, chosen, game.setup.names)
    game.start = None
    game.stack.clear()
    for house in game.every_house:
        game.offers[house] = []
        game.leader[house] = NOBODY
        if house < len(leaders):
            game.leader[house] = LEADER_NAMES.index(leaders[house])
    setup.leaders_ready(game)
    game.stack.clear()
    for seat in game.every_seat:
        if game.ability(seat).secret_tokens:
            game.tokens[seat] = DEFAULT_TOKENS
    game.first = HouseId(place_in(given, "first-player", COLOUR_NAMES, 0))
    return game


def lineup(players: int, options: Options, given: Data) -> list[str]:
    """A Leader for each house: named with the house, then in the options, then by default."""
    houses = 3 if players == 1 else players
    found: list[str | None] = [None] * houses
    listed = options.get("leaders")
    if isinstance(listed, str):
        listed = listed.split(",")
    if isinstance(listed, list):
        for house, name in enumerate(listed[:houses]):
            found[house] = name.strip().replace("_", "-")
    for house, colour in enumerate(COLOURS):
        named = house_of(given, HouseId(house)).get("leader")
        if named is not None and house >= houses:
            raise BadScenario(f"given.{colour}.leader: this house has no leader")
        if named is not None:
            found[house] = str(named)
    taken = [name for name in found if name is not None]
    complete: list[str] = []
    for house, chosen in enumerate(found):
        complete.append(chosen or default_leader(house, house >= players, taken + complete))
    return complete


def default_leader(house: int, rival: bool, taken: list[str]) -> str:
    """The house's usual Leader, or the next that is free and can lead it."""
    for name in LINEUP[house:] + LINEUP[:house]:
        if name not in taken and (not rival or LEADERS[LEADER_NAMES.index(name)].rival):
            return name
    raise BadScenario("there are not enough leaders")


def reveal_conflicts(game: Imperium, given: Data, phase: int) -> None:
    """As many Conflict cards as there were rounds; Rivals get their third Agents in time."""
    rounds = number_in(given, "round", 1)
    most = sum([count for _, count in setup.tiers(game)])
    expect(1 <= rounds <= most, f"given.round is {rounds}; expected 1 to {most}")
    for _ in range(rounds - 1 if phase == Phase.ROUND_START else rounds):
        round_start.round_start(game, (round_start.ROUND_START.frame,))
    game.phase = phase


# The board ----------------------------------------------------------------------------------------


def arrange_board(game: Imperium, given: Data) -> None:
    """Markers of all houses: control, Alliances, bonus spice, the Mentat, Agents on spaces."""
    claim(game, given, "control", LOCATION_NAMES, game.control)
    claim(game, given, "alliances", FACTION_LIST, game.alliance)
    mentat = given.get("mentat", HOME)
    game.mentat = NOBODY if mentat in (HOME, None) else existing(game, str(mentat), "mentat")
    for name, colours in as_data(given.get("spaces")).items():
        if not isinstance(colours, list):
            raise BadScenario(f"given.spaces.{name} is a number; name the colours")
        for colour in colours:
            house = existing(game, str(colour), f"spaces.{name}")
            game.posts[house].append(on_board(game, SPACE_NAMES.index(name), "given.spaces"))


def existing(game: Imperium, colour: str, where: str) -> HouseId:
    house = HouseId(COLOUR_NAMES.index(colour))
    expect(house < game.houses, f"given.{where}: nobody plays {colour} with {game.players} players")
    return house


def claim(game: Imperium, given: Data, field: str, names: list[str], column: list[HouseId]) -> None:
    """What belongs to one house at most, given for the table or with the houses."""
    for name, colour in as_data(given.get(field)).items():
        place = names.index(name)
        column[place] = NOBODY if colour is None else existing(game, str(colour), field)
    for house in game.every_house:
        for name in names_in(house_of(given, house), field):
            place = names.index(name)
            expect(column[place] in (NOBODY, house), f"given: two houses have {name} under {field}")
            column[place] = house


def arrange_conflicts(game: Imperium, given: Data) -> None:
    """Past cards, the current one and the deck are one line, in which named cards change places."""
    no_counts(given, ("conflict-deck", "conflicts-past"), "given")
    past = len(game.conflicts_past)
    current = [] if game.conflict == NOTHING else [game.conflict]
    line = game.conflicts_past + current + game.conflict_deck[::-1]
    top = past + len(current)
    slots: dict[int, int] = {}
    name_slots(slots, listed_in(given, "conflicts-past", CONFLICT_NAMES), 0, past)
    now = place_in(given, "conflict", CONFLICT_NAMES, NOTHING)
    name_slots(slots, [] if now == NOTHING else [now], past, top)
    name_slots(slots, listed_in(given, "conflict-deck", CONFLICT_NAMES), top, len(line))
    for card in slots.values():
        if card >= setup.conflict_count(game):
            need_ix(game, f"given: {CONFLICT_NAMES[card]}")
    tiers = [tier for tier, count in setup.tiers(game) for _ in range(count)]
    for slot, card in slots.items():
        exchange(line, game.conflict_box, slot, card)
    for slot, card in enumerate(line):
        if slot not in slots and CONFLICTS[card].tier != tiers[slot]:
            restore_tier(line, game.conflict_box, slot, tiers[slot])
    game.conflicts_past = line[:past]
    if current:
        game.conflict = line[past]
    deck = line[top:]
    if is_whole(given, "conflict-deck"):
        last = len(names_in(given, "conflict-deck"))
        last -= 1 if last else 0
        game.conflict_box += deck[last:]
        deck = deck[:last]
    game.conflict_deck = deck[::-1]


def name_slots(slots: dict[int, int], cards: list[int], start: int, stop: int) -> None:
    """Cards for consecutive places of the line; each card once, each in its part."""
    expect(len(cards) <= stop - start, "given: more Conflict cards than this round has there")
    for place, card in enumerate(cards):
        expect(card not in slots.values(), f"given: {CONFLICT_NAMES[card]} is in two places")
        slots[start + place] = card


def exchange(line: list[int], box: list[int], slot: int, card: int) -> None:
    """Bring a card to its place; the one that lay there takes the place it came from."""
    if card in line:
        line[line.index(card)] = line[slot]
    else:
        box[box.index(card)] = line[slot]
    line[slot] = card


def restore_tier(line: list[int], box: list[int], slot: int, tier: int) -> None:
    """Keep one Conflict I, five II and four III in their order where the box allows it."""
    for place, card in enumerate(box):
        if CONFLICTS[card].tier == tier:
            box[place] = line[slot]
            line[slot] = card
            return


# Cards of the players -----------------------------------------------------------------------------

ZONES: Final = ("hand", "deck", "discard", "play")


def arrange_cards(game: Imperium, given: Data, phase: int) -> None:
    """Take every named card from where it is, then let the others fall into place."""
    no_counts(given, ("row", "imperium-deck", "trashed"), "given")
    row = listed_in(given, "row", CARD_NAMES)
    top = listed_in(given, "imperium-deck", CARD_NAMES)
    from_market(game, row, "given.row")
    from_market(game, top, "given.imperium-deck")
    for house in game.every_house:
        named = house_of(given, HouseId(house))
        aside = place_in(named, "aside", CARD_NAMES, NOTHING)
        if aside != NOTHING:
            from_market(game, [aside], f"given.{COLOURS[house]}.aside")
            game.aside[house] = aside
        if not game.is_rival(house):
            arrange_seat(game, house, given, phase)
        elif any(named.get(zone) for zone in ZONES):
            raise BadScenario(f"given.{COLOURS[house]}: a Rival has no cards")
    arrange_trashed(game, given)
    if "row" in given:
        game.imperium_deck = game.row + game.imperium_deck
        game.row = row
    if is_whole(given, "imperium-deck"):
        game.trashed += game.imperium_deck
        game.imperium_deck = []
    while len(game.row) < ROW_SIZE and game.imperium_deck:
        game.row.append(game.imperium_deck.pop())
    game.imperium_deck += top[::-1]
    check_reserve(game, given)


def from_market(game: Imperium, cards: list[int], where: str) -> None:
    """Take cards out of the Reserve, the Imperium deck (from below) or the Row."""
    for card in cards:
        pile = CARDS[card].pile
        if pile == RESERVE and game.reserve[RESERVE_CARDS.index(card)]:
            game.reserve[RESERVE_CARDS.index(card)] -= 1
        elif pile in (RESERVE, STARTER):
            raise BadScenario(f"{where}: no {CARD_NAMES[card]} is left")
        elif card in game.imperium_deck:
            game.imperium_deck.remove(card)
        elif card in game.row:
            game.row.remove(card)
        else:
            raise BadScenario(f"{where}: no {CARD_NAMES[card]} is left")


def arrange_trashed(game: Imperium, given: Data) -> None:
    """Trashed cards come from what found no other place, from decks, or from the market."""
    spare = game.trashed
    game.trashed = listed_in(given, "trashed", CARD_NAMES)
    for card in game.trashed:
        decks = [deck for deck in game.deck if card in deck]
        if CARDS[card].pile == RESERVE:
            raise BadScenario(f"given.trashed: {CARD_NAMES[card]} returns to the Reserve")
        if card in spare:
            spare.remove(card)
        elif CARDS[card].pile == STARTER and decks:
            decks[0].remove(card)
        else:
            from_market(game, [card], "given.trashed")
    game.trashed += spare


def arrange_seat(game: Imperium, seat: HouseId, given: Data, phase: int) -> None:
    """Hand, deck, discard pile and cards in play of a player."""
    own = house_of(given, seat)
    where = f"given.{COLOURS[seat]}"
    no_counts(own, ("deck", "discard", "play"), where)
    lists = {zone: listed_in(own, zone, CARD_NAMES) for zone in ZONES}
    kept = [] if own.get("kept") is None else [place_in(own, "kept", CARD_NAMES, NOTHING)]
    for zone, cards in [*lists.items(), ("kept", kept)]:
        for card in cards:
            if not from_own(game, seat, card):
                from_market(game, [card], f"{where}.{zone}")
    if kept:
        game.expansion.kept[seat] = kept[0]
    if "play" in own:
        game.play[seat] = lists["play"]
    if "discard" in own:
        game.discard[seat] = lists["discard"]
    if "hand" not in own and is_spent(game, seat, given, phase):
        put_spent(game, seat, own, given)
    elif isinstance(own.get("hand"), list):
        game.deck[seat] = game.hand[seat] + game.deck[seat]
        game.hand[seat] = lists["hand"]
    else:
        deal_hand(game, seat, own)
    if is_whole(own, "deck"):
        rest = game.trashed if "discard" in own else game.discard[seat]
        rest += game.deck[seat]
        game.deck[seat] = []
    game.deck[seat] += lists["deck"][::-1]


def from_own(game: Imperium, seat: HouseId, card: int) -> bool:
    """Take a card the player has: from below the deck, the discard pile, play or hand."""
    for zone in (game.deck[seat], game.discard[seat], game.play[seat], game.hand[seat]):
        if card in zone:
            zone.remove(card)
            return True
    return False


def is_spent(game: Imperium, seat: HouseId, given: Data, phase: int) -> bool:
    """Whether the player's Reveal turn is over or under way, so that the hand is empty."""
    if phase in AFTER_TURNS or house_of(given, seat).get("revealed") is True:
        return True
    return is_revealing(game, seat, given)


def is_revealing(game: Imperium, seat: HouseId, given: Data) -> bool:
    return given.get("revealing") is True and whose_turn(game, given) == seat


def put_spent(game: Imperium, seat: HouseId, own: Data, given: Data) -> None:
    """A hand that was shown is in play during the Reveal turn, then on the discard pile."""
    revealing = is_revealing(game, seat, given)
    if ("play" if revealing else "discard") in own:
        game.deck[seat] = game.hand[seat] + game.deck[seat]
    elif revealing:
        game.play[seat] += game.hand[seat]
    else:
        game.discard[seat] += game.hand[seat]
    game.hand[seat] = []


def deal_hand(game: Imperium, seat: HouseId, own: Data) -> None:
    """Deal a hand given as a number, or replace what one not named lost to a place that was."""
    size = round_start.HAND_SIZE if game.hand[seat] else 0
    if "hand" in own:
        game.deck[seat] += game.hand[seat]
        game.hand[seat] = []
        size = number_in(own, "hand", 0)
        if size > len(game.deck[seat]):
            raise BadScenario(f"given.{COLOURS[seat]}.hand: the deck has no {size} cards")
    while len(game.hand[seat]) < size and game.deck[seat]:
        game.hand[seat].append(game.deck[seat].pop())


def check_reserve(game: Imperium, given: Data) -> None:
    """The Reserve is what players do not have; it cannot be given otherwise."""
    for name, n in as_data(given.get("reserve")).items():
        left = game.reserve[RESERVE_NAMES.index(name)]
        if n != left:
            raise BadScenario(
                f"given.reserve.{name} is {n}, but {left} are left; put the others into "
                "players' decks or discard piles"
            )


# Intrigue and House Hagal cards -------------------------------------------------------------------


def arrange_intrigues(game: Imperium, given: Data) -> None:
    """Named Intrigue cards come from the deck, the discard pile, or hands that are not named."""
    no_counts(given, ("intrigue-deck", "intrigue-discard"), "given")
    top = listed_in(given, "intrigue-deck", INTRIGUE_NAMES)
    discard = listed_in(given, "intrigue-discard", INTRIGUE_NAMES)
    for house in game.every_house:
        if "intrigue" in house_of(given, house):
            game.intrigue_deck = game.intrigues[house] + game.intrigue_deck
            game.intrigues[house] = []
    take_intrigues(game, top, "given.intrigue-deck")
    take_intrigues(game, discard, "given.intrigue-discard")
    for house in game.every_house:
        own = house_of(given, house)
        where = f"given.{COLOURS[house]}"
        no_counts(own, ("lasting",), where)
        hand = listed_in(own, "intrigue", INTRIGUE_NAMES)
        lasting = listed_in(own, "lasting", INTRIGUE_NAMES)
        take_intrigues(game, hand, f"{where}.intrigue")
        take_intrigues(game, lasting, f"{where}.lasting")
        game.intrigues[house] += hand
        game.lasting[house] += lasting
    for house in game.every_house:
        for _ in range(number_in(house_of(given, house), "intrigue", 0)):
            if not game.intrigue_deck:
                raise BadScenario(f"given.{COLOURS[house]}.intrigue: the deck has too few cards")
            game.intrigues[house].append(game.intrigue_deck.pop())
    if is_whole(given, "intrigue-deck"):
        if "intrigue-discard" not in given:
            discard += game.intrigue_deck
        game.intrigue_deck = []
    game.intrigue_discard = discard
    game.intrigue_deck += top[::-1]


def take_intrigues(game: Imperium, cards: list[int], where: str) -> None:
    """Take cards from below the deck, or out of a hand that gets another one for it."""
    for card in cards:
        if card in game.intrigue_deck:
            game.intrigue_deck.remove(card)
            continue
        hands = [hand for hand in game.intrigues if card in hand and game.intrigue_deck]
        expect(bool(hands), f"{where}: no {INTRIGUE_NAMES[card]} is left")
        hands[0][hands[0].index(card)] = game.intrigue_deck.pop(0)


def arrange_hagal(game: Imperium, given: Data) -> None:
    """The House Hagal deck from the top, and its discard pile."""
    no_counts(given, ("hagal-deck", "hagal-discard"), "given")
    top = listed_in(given, "hagal-deck", HAGAL_NAMES)
    discard = listed_in(given, "hagal-discard", HAGAL_NAMES)
    if not game.hagal_deck and top + discard:
        raise BadScenario("given: House Hagal plays only with one or two players")
    for card in top + discard:
        expect(card in game.hagal_deck, f"given: no House Hagal card {HAGAL_NAMES[card]} is left")
        game.hagal_deck.remove(card)
    if is_whole(given, "hagal-deck"):
        if "hagal-discard" not in given:
            discard += game.hagal_deck
        game.hagal_deck = []
    game.hagal_discard = discard
    game.hagal_deck += top[::-1]


# Rise of Ix ---------------------------------------------------------------------------------------


def arrange_ix(game: Imperium, given: Data, phase: int) -> None:
    """Tiles, dreadnoughts on locations, and what is known of the Intrigue deck."""
    ix = game.expansion
    arrange_tiles(game, given)
    for name, colour in as_data(given.get("dreadnoughts-at")).items():
        if colour is not None:
            existing(game, str(colour), f"dreadnoughts-at.{name}")
    if "placed-this-round" in given:
        fresh_ones = listed_in(given, "placed-this-round", LOCATION_NAMES)
        if any(ix.holder[location] == NOBODY for location in fresh_ones):
            raise BadScenario("given.placed-this-round: name the dreadnought in dreadnoughts-at")
    else:
        fresh_ones = list(range(len(LOCATION_NAMES))) if phase in BETWEEN_COMBATS else []
    ix.since = [game.round - (at not in fresh_ones) for at in range(len(LOCATION_NAMES))]


def arrange_tiles(game: Imperium, given: Data) -> None:
    """Named tiles come from the stacks; those named in a stack lie on its top, the rest below."""
    ix = game.expansion
    no_counts(given, ("tiles-trashed",), "given")
    listed = as_data(given.get("tech-stacks"))
    no_counts(listed, tuple(STACK_NAMES), "given.tech-stacks")
    tops = [listed_in(listed, name, TILE_NAMES) for name in STACK_NAMES]
    fresh = ix.scrapped
    ix.scrapped = listed_in(given, "tiles-trashed", TILE_NAMES)
    named = ix.scrapped[:]
    for house in game.every_house:
        no_counts(house_of(given, house), ("tiles",), f"given.{COLOURS[house]}")
        ix.tiles[house] = listed_in(house_of(given, house), "tiles", TILE_NAMES)
        named += ix.tiles[house]
    for top in tops:
        named += top
    for tile in named:
        expect(named.count(tile) == 1, f"given: {TILE_NAMES[tile]} is in two places")
    rest = [[tile for tile in stack if tile not in named] for stack in ix.stacks]
    left = [tile for tile in fresh if tile not in named]
    if "tiles-trashed" in given:
        rest[-1] = left + rest[-1]
    else:
        ix.scrapped += left
    for stack, name in enumerate(STACK_NAMES):
        if is_whole(listed, name):
            if "tiles-trashed" in given and rest[stack]:
                raise BadScenario(f"given.tech-stacks.{name}: tiles are left over; drop `end`")
            ix.scrapped += rest[stack]
            rest[stack] = []
    level(rest, tops, [is_whole(listed, name) for name in STACK_NAMES])
    ix.stacks = [below + top[::-1] for below, top in zip(rest, tops)]
    if game.solo:
        technology.turned_up(game, 0)


def level(rest: list[list[int]], tops: list[list[int]], closed: list[bool]) -> None:
    """No stack has more than six tiles: the lowest of one too high go under another."""
    for stack, top in enumerate(tops):
        expect(len(top) <= PER_STACK, f"given.tech-stacks: a stack has {PER_STACK} tiles at most")
        while len(rest[stack]) + len(top) > PER_STACK:
            lower = min(
                (i for i in range(len(tops)) if not closed[i]),
                key=lambda i: len(rest[i]) + len(tops[i]),
            )
            rest[lower].insert(0, rest[stack].pop(0))


def arrange_ix_house(game: Imperium, house: HouseId, own: Data) -> None:
    """Tiles face down, the Freighter, Negotiators, dreadnoughts, Tessia's Snooper tokens."""
    ix = game.expansion
    where = f"given.{COLOURS[house]}"
    for tile in listed_in(own, "flipped", TILE_NAMES):
        expect(tile in ix.tiles[house], f"{where}.flipped: the house has no {TILE_NAMES[tile]}")
    arrange_ships(game, house, as_data(own.get("dreadnoughts")))
    arrange_snoopers(game, house, own)


def arrange_ships(game: Imperium, house: HouseId, own: Data) -> None:
    """Two, with those on locations; the first of the other places not named takes the rest."""
    ix = game.expansion
    total = DREADNOUGHTS - ix.holder.count(house)
    supply, garrison, conflict = shared_out(own, total, 0)
    if supply + garrison + conflict != total or min(supply, garrison, conflict) < 0:
        raise BadScenario(
            f"given.{COLOURS[house]}.dreadnoughts: {DREADNOUGHTS} in all, {DREADNOUGHTS - total} "
            f"of them on locations, not {supply} in supply, {garrison} in garrison and "
            f"{conflict} in the Conflict"
        )
    ix.docked[house], ix.garrisoned[house], ix.fighting[house] = supply, garrison, conflict


def arrange_snoopers(game: Imperium, house: HouseId, own: Data) -> None:
    """Snooper tokens lie on the tracks below 2, if nothing else is said."""
    ix = game.expansion
    if not game.ability(house).snoopers:
        if own.get("snoopers") or own.get("slots"):
            raise BadScenario(f"given.{COLOURS[house]}: only Tessia Vernius has Snooper tokens")
        return
    tracks = game.influence[house * 4 : house * 4 + 4]
    left = [name for name, at in zip(FACTION_LIST, tracks) if at < FRIENDSHIP]
    if "snoopers" in own:
        left = names_in(own, "snoopers")
    ix.snoopers[house] = sum(1 << FACTION_LIST.index(name) for name in left)
    ix.slots[house] = len(FACTION_LIST) - len(left)
    if number_in(own, "slots", ix.slots[house]) != ix.slots[house]:
        raise BadScenario(f"given.{COLOURS[house]}.slots: every token is on a track or in a slot")


# A house ------------------------------------------------------------------------------------------


def arrange_house(game: Imperium, house: HouseId, own: Data) -> None:
    """Resources, Influence, troops, Agents and what others know of a house."""
    give(game, HOUSE_FIELDS, own, house)
    if "tokens" in own:
        game.tokens[house] = sum(1 << FACTION_LIST.index(name) for name in names_in(own, "tokens"))
    if game.ix is not None:
        give(game.ix, IX_HOUSE_FIELDS, own, house)
        arrange_ix_house(game, house, own)
    arrange_troops(game, house, own)
    arrange_agents(game, house, own)
    where = f"given.{COLOURS[house]}"
    on_board(game, game.voice[house], where)
    for holders, cards in as_data(own.get("knows")).items():
        if isinstance(cards, list):
            for card in places(INTRIGUE_NAMES, [str(name) for name in cards]):
                game.knowledge.append((house, IntrigueId(card), HOLDERS[holders]))
    game.knowledge.sort()
    arrange_score(game, house, own)


def arrange_score(game: Imperium, house: HouseId, own: Data) -> None:
    """The score given, or the one it had; the tracks' part of it is told from the rest."""
    before = game.score[house]
    game.score[house] = number_in(own, "score", before)
    if not game.scores(house):
        expect(not game.score[house], f"given.{COLOURS[house]}.score: House Hagal scores nothing")
        return
    tracks = game.influence[house * 4 : house * 4 + 4]
    earned = sum(1 for at in tracks if at >= FRIENDSHIP) + game.alliance.count(house)
    game.awarded[house] = game.score[house] - before - earned


def shared_out(own: Data, total: int, garrisoned: int) -> tuple[int, int, int]:
    """Supply, garrison and Conflict, the first of them that is not named taking the rest."""
    garrison = number_in(own, "garrison", garrisoned)
    conflict = number_in(own, "conflict", 0)
    supply = number_in(own, "supply", total - garrison - conflict)
    if "supply" in own and "garrison" not in own:
        garrison = total - supply - conflict
    elif "supply" in own and "conflict" not in own:
        conflict = total - supply - garrison
    return supply, garrison, conflict


def arrange_troops(game: Imperium, house: HouseId, own: Data) -> None:
    """Twelve: the first of supply, garrison and Conflict that is not named takes the rest."""
    away = 0 if game.ix is None else game.ix.negotiators[house]
    total = TROOPS - away
    supply, garrison, conflict = shared_out(own, total, game.garrison[house])
    if supply + garrison + conflict != total or min(supply, garrison, conflict) < 0:
        raise BadScenario(
            f"given.{COLOURS[house]}: {TROOPS} troops in all, not {supply} in supply, "
            f"{garrison} in garrison, {conflict} in the Conflict and {away} on Ix"
        )
    game.supply[house], game.garrison[house], game.troops[house] = supply, garrison, conflict
    game.swords[house] = 0
    units = game.strength(house)
    game.swords[house] = number_in(own, "swords", 0)
    if "strength" in own and "swords" not in own:
        game.swords[house] = max(0, number_in(own, "strength", 0) - units)
    if number_in(own, "strength", game.strength(house)) != game.strength(house):
        raise BadScenario(
            f"given.{COLOURS[house]}: strength {own['strength']} does not come from "
            f"units worth {units} and {game.swords[house]} swords"
        )


def arrange_agents(game: Imperium, house: HouseId, own: Data) -> None:
    """Agents that are not on the board are on the Leader."""
    if isinstance(own.get("posts"), list):
        posts = listed_in(own, "posts", SPACE_NAMES)
        for space in posts:
            on_board(game, space, f"given.{COLOURS[house]}.posts")
        if game.posts[house] and sorted(game.posts[house]) != sorted(posts):
            raise BadScenario(f"given: posts of {COLOURS[house]} and spaces say different things")
        game.posts[house] = posts
    for space in game.posts[house]:
        game.occupied |= 1 << space
    total = recall.agents(game, house) + (1 if game.mentat == house else 0)
    game.ready[house] = total - len(game.posts[house])
    if game.ready[house] < 0 or number_in(own, "agents", game.ready[house]) != game.ready[house]:
        sent = len(game.posts[house])
        raise BadScenario(
            f"given.{COLOURS[house]}: {total} Agents in all, {sent} of them on the board; the "
            "swordmaster or the mentat makes one more"
        )


# The turn -----------------------------------------------------------------------------------------


def whose_turn(game: Imperium, given: Data) -> HouseId:
    return HouseId(place_in(given, "turn", COLOUR_NAMES, game.first))


def arrange_turn(game: Imperium, given: Data) -> None:
    """What is counted during a turn; it matters only in the middle of one."""
    on_board(game, game.visited, "given.visited")
    for name in names_in(given, "effects"):
        source, _, slug = name.rpartition("/")
        effect = EFFECT_NAMES.index(slug)
        game.chips += [effect, CARD_NAMES.index(source) if source else NOTHING]
    if game.ix is not None:
        arrange_ix_turn(game, given)


def arrange_ix_turn(game: Imperium, given: Data) -> None:
    """In a Reveal turn all cards in play have been revealed, if nothing else is said."""
    ix = game.expansion
    no_counts(given, ("displayed", "sword-cards"), "given")
    shown = game.play[whose_turn(game, given)] if game.revealing else []
    if "displayed" in given:
        shown = listed_in(given, "displayed", CARD_NAMES)
    ix.displayed = shown[:]
    ix.givers = [card for card in shown if CARDS[card].reveal_swords]
    if "sword-cards" in given:
        ix.givers = listed_in(given, "sword-cards", CARD_NAMES)


def begin(game: Imperium, given: Data, phase: int) -> None:
    """The frame from which the rules run on."""
    done = phase in AFTER_TURNS
    for house in game.every_house:
        revealed = house_of(given, house).get("revealed", done and not game.is_rival(house))
        if isinstance(revealed, bool):
            game.revealed = game.revealed & ~(1 << house) | revealed << house
    game.phase = phase
    if phase != Phase.PLAYER_TURNS:
        game.stack.append(OPENING[phase])
    elif game.revealing or game.visited != NOTHING:
        begin_within_turn(game, given)
    elif "turn" not in given:
        game.stack.append((turns.NEXT_TURN.frame, game.first))
        waiting = [house for house in game.in_order(game.first) if not game.revealed >> house & 1]
        count_turn(game, waiting[0] if waiting else game.first)
    else:
        begin_turn(game, whose_turn(game, given))
        count_turn(game, whose_turn(game, given))


def count_turn(game: Imperium, seat: HouseId) -> None:
    """The turn that begins is one of those given; a card taken back in it is set aside before."""
    ix = game.ix
    if ix is None or game.is_rival(seat):
        return
    ix.turns[seat] = max(0, ix.turns[seat] - 1)
    if ix.shown != NOTHING:
        if ix.shown not in game.hand[seat]:
            raise BadScenario(f"given.taken-back: {CARD_NAMES[ix.shown]} is not in the hand")
        hand = game.hand[seat]
        ix.kept[seat] = hand.pop(len(hand) - 1 - hand[::-1].index(ix.shown))


def begin_turn(game: Imperium, house: HouseId) -> None:
    """The very start of a turn."""
    if game.is_rival(house):
        after = game.first if game.players == 2 else house
        game.stack.append((hagal.RIVAL_TURN.frame, house, (after + 1) % game.houses))
    elif game.revealed >> house & 1:
        raise BadScenario(f"given: {COLOURS[house]} has revealed and takes no turn")
    else:
        game.stack.append((turns.START_TURN.frame, house))


def begin_within_turn(game: Imperium, given: Data) -> None:
    """A Reveal turn, or an Agent turn whose Agent has been sent."""
    seat = whose_turn(game, given)
    if game.is_rival(seat):
        raise BadScenario(
            f"given.turn: {COLOURS[seat]} is a Rival, whose turns are not interrupted"
        )
    game.turn = seat
    question = turns.ASK_REVEAL_EFFECTS if game.revealing else turns.ASK_AGENT_EFFECTS
    game.stack.append((question.frame, seat))
