"""Arranging a position by names: the `given` of a scenario, a patch on a fresh game.

A fresh game here is turn 1 as it is set up, before Treachery cards are dealt: starting forces and
spice, the ten Fremen in Sietch Tabr, one traitor for each. On it, by the names of `describe`, goes
what is given; what is not named keeps its value. Pieces are moved, never made:

- **Forces.** `forces` is all that a faction has on the map. Map, `reserves` and `tanks` make
  twenty; the first of the last two that is not named takes the rest. Starred forces that are not
  named are in the reserves as far as these go, then in the Tanks, then on the map.
- **Treachery cards.** A hand is what is named, and empty if nothing is. Cards named for the deck
  lie on top, first card first; a list that closes with `end`, or an empty one, is the whole deck,
  and what was left is discarded. `auction-row` is dealt when Bidding begins.
- **Spice cards.** Deck and piles are named from the top. What is left when the whole deck is named
  lies under pile A. The next worm comes to the territory card that is highest on its pile.
- **Leaders** are at home, in the Tanks (dead once, if `deaths` does not say more), captive, or in
  the territory where they fought this phase.
- **Traitors.** Cards named for a faction are exchanged for others that it was dealt.
- **Circles.** `order` puts the factions on the circles so that this is their storm order; those
  that it leaves out follow.
- **Phase.** The game begins with `phase` and runs on from there.

A scene is also told which answers may be left out: windows in which nobody does anything, silence
about traitors, plain payments (`BY_DEFAULT`).
"""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import deals, describe, phases
from kanly.classic.columns import (
    CARD_NAMES,
    FACTION_NAMES,
    LEADER_NAMES,
    LOCATION_NAMES,
    SPICE_NAMES,
    TERRITORY_NAMES,
)
from kanly.classic.forces import muster, put
from kanly.classic.leaders import update_revival
from kanly.classic.map import CALM, first_dialers, storm_order
from kanly.classic.options import FACTIONS_OPTION, Rules, checked
from kanly.classic.position import (
    CAPTIVE,
    HOME,
    NOBODY,
    NOWHERE,
    PLACES,
    TANKS,
    Classic,
    Deal,
    Term,
)
from kanly.classic.rules import new
from kanly.classic.setup import DEAL_TRAITORS, PLACE_FORCES, deal_traitors, place_forces, set_up
from kanly.classic.storm import set_order, uses_cards
from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EVERY_FACTION,
    FACTIONS,
    FORCES,
    FREMEN,
    HARKONNEN,
)
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.numbers import STORM_CARDS, TRAITORS_DEALT
from kanly.classic.tables.options import BG_ADVISORS, KWISATZ_HADERACH
from kanly.classic.tables.phases import BATTLE, BIDDING, PHASE_NAMES, SETUP, STORM
from kanly.classic.tables.players import CIRCLES, DEFAULT_FACTIONS
from kanly.classic.tables.spice import SHAI_HULUD, SPICE_CARDS
from kanly.classic.tables.territories import (
    POLAR_SINK,
    SECTORS,
    SIETCH_TABR,
    STORM_START,
    TERRITORIES,
)
from kanly.classic.tables.treachery import FAMILY_ATOMICS, NO_CARD
from kanly.classic.types import FactionId, LocationId
from kanly.core.choice import Choice
from kanly.core.columns import give, refuse_not_given, shapes_of
from kanly.core.decision import Decision
from kanly.core.errors import BadScenario
from kanly.core.game import Game
from kanly.core.given import (
    as_data,
    expect,
    list_in,
    names_in,
    no_counts,
    number_in,
    numbers_in,
    place_in,
    places,
    whole,
)
from kanly.core.rng import seeded
from kanly.core.scenario import Stage
from kanly.core.setup import Options, Setup
from kanly.core.shape import END, Data, Shape, map_of, number, read, record_of, stored_one

DEFAULT_COUNT: Final = 6
DIALERS: Final = 2
PARTIES: Final = 2
SEAT_NAMES: Final = [f"seat-{place}" for place in range(1, DEFAULT_COUNT + 1)]

# The fields of a position -------------------------------------------------------------------------


def faction_shape(faction: FactionId) -> Shape:
    """The fields of a faction; its leaders are its own."""
    own = [*describe.OWN_FIELDS[faction], *describe.OWN_DERIVED.get(faction, [])]
    shapes = shapes_of([*describe.FACTION_FIELDS, *describe.FACTION_DERIVED, *own])
    leaders = [LEADER_NAMES[leader] for leader in LEADERS_OF[faction]]
    shapes["leaders"] = map_of("leader", leaders, describe.LEADER_PLACE)
    shapes["deaths"] = map_of("leader", leaders, number())
    return record_of("field", shapes)


SHAPE: Final = record_of(
    "field",
    {
        **shapes_of([*describe.TABLE_FIELDS, *describe.TABLE_DERIVED]),
        **{faction.slug: faction_shape(faction.id) for faction in FACTIONS},
    },
)
"""What `describe` gives."""


def arrange(options: Options, given: Data, seed: int | str = 0) -> Classic:
    """A fresh game of these options with the position given, run on to its next decision."""
    wanted = as_data(read(SHAPE, given, "given"))
    players, rest = count_players(options)
    phase = place_in(wanted, "phase", list(PHASE_NAMES), STORM, STORM)
    if phase == SETUP:
        alone = len(wanted) == 1
        expect(alone, "given: the setup begins with an empty table; give the phase alone")
        return new(players, seed, rest)
    game = fresh(players, seed, rest)
    refuse_strangers(game, wanted)
    give(game, describe.TABLE_FIELDS, wanted)
    arrange_turn(game, wanted, phase)
    arrange_circles(game, wanted)
    arrange_spice_cards(game, wanted)
    arrange_treachery(game, wanted, phase)
    arrange_traitors(game, wanted)
    arrange_alliances(game, wanted)
    arrange_deals(game, wanted, phase)
    for faction in game.order:
        arrange_faction(game, faction, faction_of(wanted, faction))
    arrange_leaders(game, wanted, phase)
    arrange_own(game, wanted, phase)
    begin(game, wanted, phase)
    verify(game)
    return game


def verify(game: Classic) -> None:
    """A position that could never be is told by its first flaw."""
    try:
        game.check()
    except AssertionError as error:
        raise BadScenario(f"given is no position of the game: {error}") from error


# What was given -----------------------------------------------------------------------------------


def faction_of(given: Data, faction: FactionId) -> Data:
    return as_data(given.get(FACTION_NAMES[faction]))


def count_players(options: Options) -> tuple[int, Options]:
    """How many play, and the other options: factions that are named say it by their number."""
    rest: Options = {name: value for name, value in options.items() if name != "players"}
    listed = rest.get(FACTIONS_OPTION)
    if isinstance(listed, str) and "," in listed:
        listed = listed.split(",")
    default = len(listed) if isinstance(listed, list) else DEFAULT_COUNT
    if rest.get("two-factions"):
        default = 2
    players = options.get("players", default)
    if isinstance(players, bool) or not isinstance(players, int):
        raise BadScenario(f"options.players is {players}; expected a number")
    return players, rest


def refuse_strangers(game: Classic, given: Data) -> None:
    """What cannot be given: factions that do not play, options, and what follows from the rest."""
    refuse_not_given([*describe.TABLE_FIELDS, *describe.TABLE_DERIVED], given, "given")
    for faction, slug in zip(EVERY_FACTION, FACTION_NAMES):
        own = faction_of(given, faction)
        unplayed = slug in given and not game.plays(faction)
        expect(not unplayed, f"given.{slug}: nobody plays {slug}; see options.factions")
        fields = [*describe.FACTION_FIELDS, *describe.FACTION_DERIVED]
        refuse_not_given(fields, own, f"given.{slug}")


def playing(game: Classic, names: list[str], where: str) -> list[FactionId]:
    """Factions by name, all different and in play."""
    found = [FactionId(place) for place in places(FACTION_NAMES, names)]
    for faction in found:
        name = FACTION_NAMES[faction]
        expect(game.plays(faction), f"{where}: nobody plays {name}")
        expect(found.count(faction) == 1, f"{where}: {name} stands there twice")
    return found


def need_part(game: Classic, part: int, where: str) -> None:
    advanced = game.rules.switch(part)
    expect(advanced, f"{where} belongs to the advanced game; set option advanced")


# A fresh game -------------------------------------------------------------------------------------


def fresh(players: int, seed: int | str, options: Options) -> Classic:
    """The table as it is set up, before Treachery cards are dealt; nobody has done anything yet."""
    if not options.get(FACTIONS_OPTION) or options[FACTIONS_OPTION] == "deal":
        count = 4 if options.get("two-factions") else players
        named = [FACTION_NAMES[faction] for faction in DEFAULT_FACTIONS.get(count, [])]
        options = {**options, FACTIONS_OPTION: named}
    chosen = checked(players, options)
    dealt = isinstance(chosen.get(FACTIONS_OPTION), list)
    expect(dealt, "options.factions: only with `phase: setup` are factions picked")
    names = [f"seat {place + 1}" for place in range(players)]
    setup = Setup("classic", players, seed, chosen, names)
    game = Classic(setup, seeded(seed), Rules(players, chosen), None)
    set_up(game)
    deal_traitors(game, (DEAL_TRAITORS.frame,))
    place_forces(game, (PLACE_FORCES.frame,))
    game.stack.clear()
    for faction in game.order:
        game.traitors[faction] = game.dealt[faction][: FACTIONS[faction].traitors]
    if game.plays(FREMEN):
        muster(game, FREMEN, TERRITORIES[SIETCH_TABR].locations[0], FACTIONS[FREMEN].split)
    if game.plays(BENE_GESSERIT) and game.rules.advisors:
        muster(game, BENE_GESSERIT, TERRITORIES[POLAR_SINK].locations[0], 1)
    return game


# The turn, the storm, the circles -----------------------------------------------------------------


def arrange_turn(game: Classic, given: Data, phase: int) -> None:
    """Turn, storm and Shield Wall; the storm stands at its start if nothing else is said."""
    game.turn = number_in(given, "turn", 1)
    within = 1 <= game.turn <= game.rules.turns
    expect(within, f"given.turn is {game.turn}; expected 1 to {game.rules.turns}")
    before_first = game.turn == 1 and phase == STORM
    game.storm = number_in(given, "storm", CALM if before_first else STORM_START)
    told = "storm" in given
    if told and given["storm"] is None:
        game.storm = CALM
    fits = CALM <= game.storm <= SECTORS and (not told or (game.storm == CALM) is before_first)
    expected = "no storm before the first" if before_first else f"1 to {SECTORS}"
    expect(fits, f"given.storm is {game.storm}; expected {expected}")
    game.wall = given.get("shield-wall", not names_in(given, "out-of-game")) is True
    arrange_storm_card(game, given, before_first)


def arrange_storm_card(game: Classic, given: Data, before_first: bool) -> None:
    """From the first storm on the next card is drawn, with advanced Fremen."""
    drawn = uses_cards(game) and not before_first
    fits = drawn or given.get("storm-card") is None
    expect(fits, "given.storm-card: there are none without advanced Fremen or a storm")
    if drawn:
        game.storm_card = STORM_CARDS[game.rng.below(len(STORM_CARDS))]
        game.storm_card = number_in(given, "storm-card", game.storm_card)
        known = game.storm_card in STORM_CARDS
        expect(known, f"given.storm-card is {game.storm_card}; expected 1 to 6")
        seen = faction_of(given, FREMEN).get("sees-storm-card", True) is True
        game.storm_card_seen = seen and game.plays(FREMEN)


def arrange_circles(game: Classic, given: Data) -> None:
    """Who sits where on the rim, and so the storm order."""
    storm = game.storm or STORM_START
    circles = [(f, faction_of(given, f).get("circle")) for f in game.order]
    named = [(faction, circle) for faction, circle in circles if isinstance(circle, int)]
    ordered = "order" in given
    expect(not (named and ordered), "given: `order` says who sits where; leave out the circles")
    apart = len({circle for _, circle in named}) == len(named)
    expect(apart, "given: two factions sit on one circle")
    for faction, circle in named:
        sit(game, faction, circle)
    set_order(game, storm)
    if "order" in given:
        first = playing(game, names_in(given, "order"), "given.order")
        order = first + [faction for faction in game.order if faction not in first]
        free = storm_order(storm, sorted(game.circle[faction] for faction in game.order))
        for faction, circle in zip(order, free):
            game.circle[faction] = circle
        set_order(game, storm)
    at = {game.circle[faction]: faction for faction in game.order}
    ahead, behind = first_dialers(sorted(at))
    game.wheels = [at[ahead], at[behind]]
    if "dialers" in given:
        game.wheels = playing(game, names_in(given, "dialers"), "given.dialers")
        expect(len(game.wheels) == DIALERS, "given.dialers: two factions dial")


def sit(game: Classic, faction: FactionId, circle: int) -> None:
    """Change places with whoever sits there."""
    where = f"given.{FACTION_NAMES[faction]}.circle"
    last = len(CIRCLES) - 1
    expect(1 <= circle <= last, f"{where} is {circle}; expected 1 to {last}")
    for other in game.order:
        if game.circle[other] == circle:
            game.circle[other] = game.circle[faction]
    game.circle[faction] = circle


# Cards --------------------------------------------------------------------------------------------


def take(pile: list[int], cards: list[int], names: list[str], where: str) -> None:
    """Take cards out of the pile in which all of them were."""
    for card in cards:
        expect(card in pile, f"{where}: no {names[card]} is left")
        pile.remove(card)


def arrange_spice_cards(game: Classic, given: Data) -> None:
    """Deck and piles from the top; what is left of the deck lies under pile A."""
    no_counts(given, ("spice-deck",), "given")
    deck = names_in(given, "spice-deck")
    piles: list[list[str]] = [[], []]
    listed = list_in(given, "spice-piles")
    expect(len(listed) <= len(piles), "given.spice-piles: there are two, A and B")
    for place, names in enumerate(listed):
        expect(isinstance(names, list), "given.spice-piles: name the cards")
        piles[place] = names_in({"pile": names}, "pile")
    top = places(SPICE_NAMES, deck)
    take(game.spice_deck, top, SPICE_NAMES, "given.spice-deck")
    for place, names in enumerate(piles):
        cards = places(SPICE_NAMES, names)
        take(game.spice_deck, cards, SPICE_NAMES, "given.spice-piles")
        game.piles[place] = cards[::-1]
    if "spice-deck" in given and whole(deck):
        left = piles[0][-1:] == [END] and bool(game.spice_deck)
        expect(not left, "given: spice cards are left over; drop an `end`")
        game.piles[0] = game.spice_deck + game.piles[0]
        game.spice_deck = []
    game.spice_deck += top[::-1]
    arrange_worms(game, given)


def arrange_worms(game: Classic, given: Data) -> None:
    """Where the next worm of each pile comes: the highest territory card, if nothing is said."""
    for pile, cards in enumerate(game.piles):
        blown = [card for card in cards if card != SHAI_HULUD]
        if blown:
            game.tops[pile] = SPICE_CARDS[blown[-1]].territory
    for pile, name in enumerate(list_in(given, "worm-territories")[: len(game.tops)]):
        game.tops[pile] = NOWHERE if name is None else TERRITORY_NAMES.index(str(name))


def arrange_treachery(game: Classic, given: Data, phase: int) -> None:
    """Every card comes out of the deck; what is not named stays in it."""
    no_counts(given, ("treachery-deck", "treachery-discard", "auction-row", "out-of-game"), "given")
    fits = phase == BIDDING or "auction-row" not in given
    expect(fits, "given.auction-row: cards are dealt in `phase: bidding`")
    row = places(CARD_NAMES, names_in(given, "auction-row"))
    deck = names_in(given, "treachery-deck")
    top = places(CARD_NAMES, deck)
    game.discard = places(CARD_NAMES, names_in(given, "treachery-discard"))[::-1]
    arrange_atomics(game, given)
    take(game.deck, row, CARD_NAMES, "given.auction-row")
    take(game.deck, top, CARD_NAMES, "given.treachery-deck")
    take(game.deck, game.discard, CARD_NAMES, "given.treachery-discard")
    for faction in game.order:
        where = f"given.{FACTION_NAMES[faction]}.hand"
        cards = places(CARD_NAMES, names_in(faction_of(given, faction), "hand"))
        take(game.deck, cards, CARD_NAMES, where)
        game.hand[faction] = sorted(cards)
    for faction in game.order:
        deal_hand(game, faction, faction_of(given, faction))
    if "treachery-deck" in given and whole(deck):
        left = "treachery-discard" in given and bool(game.deck)
        expect(not left, "given: Treachery cards are left over; drop `end` or the discards")
        game.discard = game.deck + game.discard
        game.deck = []
    game.deck += top[::-1] + row[::-1]


def arrange_atomics(game: Classic, given: Data) -> None:
    """Without the Shield Wall the Family Atomics are out of the game, and only they can be."""
    gone = names_in(given, "out-of-game")
    only = gone in ([], [CARD_NAMES[FAMILY_ATOMICS]])
    expect(only, "given.out-of-game: only the Family Atomics leave the game")
    stands = bool(gone) and game.wall
    expect(not stands, "given: the Family Atomics are out of the game, so the wall is gone")
    if not game.wall:
        take(game.deck, [FAMILY_ATOMICS], CARD_NAMES, "given.out-of-game")
        game.atomics_gone = True


def deal_hand(game: Classic, faction: FactionId, own: Data) -> None:
    """A hand given as a number is dealt; none is over its limit."""
    size = number_in(own, "hand", 0)
    where = f"given.{FACTION_NAMES[faction]}.hand"
    expect(size <= len(game.deck), f"{where}: the deck has no {size} cards")
    for _ in range(size):
        game.hand[faction].append(game.deck.pop())
    game.hand[faction].sort()
    limit = FACTIONS[faction].hand_limit
    expect(len(game.hand[faction]) <= limit, f"{where}: {limit} cards at most")


def arrange_traitors(game: Classic, given: Data) -> None:
    """Named cards go to their faction; whoever loses one is dealt another for it."""
    named: dict[int, list[int]] = {}
    kept: dict[int, list[int]] = {}
    for faction in game.order:
        own = faction_of(given, faction)
        where = f"given.{FACTION_NAMES[faction]}"
        no_counts(own, ("traitors", "traitors-dealt"), where)
        kept[faction] = places(LEADER_NAMES, names_in(own, "traitors"))
        dealt = places(LEADER_NAMES, names_in(own, "traitors-dealt"))
        named[faction] = dealt + [leader for leader in kept[faction] if leader not in dealt]
        fits = len(named[faction]) <= TRAITORS_DEALT
        expect(fits, f"{where}: {TRAITORS_DEALT} traitor cards are dealt")
        most = FACTIONS[faction].traitors
        expect(len(kept[faction]) <= most, f"{where}.traitors: it keeps {most}")
    everywhere = [leader for cards in named.values() for leader in cards]
    for leader in everywhere:
        name = LEADER_NAMES[leader]
        once = everywhere.count(leader) == 1
        expect(once, f"given: the traitor card of {name} is in two places")
        used = game.plays(LEADERS[leader].faction)
        expect(used, f"given: no traitor card of {name} is in the game")
    rest = game.traitor_deck + [leader for cards in game.dealt for leader in cards]
    rest = [leader for leader in rest if leader not in everywhere]
    for faction in game.order:
        old = [leader for leader in game.dealt[faction] if leader in rest]
        own_cards = named[faction] + old[: TRAITORS_DEALT - len(named[faction])]
        rest = [leader for leader in rest if leader not in own_cards]
        game.dealt[faction] = own_cards
    for faction in game.order:
        while len(game.dealt[faction]) < TRAITORS_DEALT:
            game.dealt[faction].append(rest.pop())
        others = [leader for leader in game.dealt[faction] if leader not in kept[faction]]
        cards = (kept[faction] + others)[: FACTIONS[faction].traitors]
        game.traitors[faction] = sorted(cards)
        game.dealt[faction].sort()
    game.traitor_deck = rest


# Factions -----------------------------------------------------------------------------------------


def arrange_alliances(game: Classic, given: Data) -> None:
    """It is enough that one of the allies names the others."""
    for faction in game.order:
        named = names_in(faction_of(given, faction), "allies")
        for ally in playing(game, named, f"given.{FACTION_NAMES[faction]}.allies"):
            for one, other in ((faction, ally), (ally, faction)):
                game.ally[one] |= 1 << other


def arrange_deals(game: Classic, given: Data, phase: int) -> None:
    """Deals that were made, or sent and not answered; all have agreed if nothing else is said."""
    for entry in list_in(given, "deals"):
        game.deal_count += 1
        game.deals.append(read_deal(game, as_data(entry), phase))
    game.proposals = deals.open_proposals(game)


def read_deal(game: Classic, told: Data, phase: int) -> Deal:
    number = game.deal_count
    where = f"given.deals.{number}"
    in_place = number_in(told, "number", number) == number
    expect(in_place, f"{where}.number follows from its place; leave it out")
    parties = playing(game, names_in(told, "parties"), f"{where}.parties")
    first = parties[0] if parties else NOBODY
    proposer = FactionId(place_in(told, "proposer", FACTION_NAMES, first, first))
    agreed = playing(game, names_in(told, "agreed"), f"{where}.agreed") or parties
    cancelling = playing(game, names_in(told, "cancelling"), f"{where}.cancelling")
    fits = len(parties) >= PARTIES and {proposer, *agreed, *cancelling} <= {*parties}
    expect(fits, f"{where}: two parties or more, all others named among them")
    made = len(agreed) == len(parties)
    fits = proposer in agreed and (made or not cancelling)
    expect(fits, f"{where}: its proposer has agreed, and it is made before it is cancelled")
    terms: list[Term] = []
    for place, each in enumerate(list_in(told, "terms"), start=1):
        at = f"{where}.terms.{place}"
        term = read_term(as_data(each), parties, at)
        fits = not made or (term.turn, term.phase) >= (game.turn, phase)
        expect(fits, f"{at}: that has been paid; name a turn and a phase to come")
        terms.append(term)
    masks = [sum(1 << party for party in each) for each in (parties, agreed, cancelling)]
    words = str(told.get("promise") or "")
    return Deal(number, proposer, masks[0], masks[1], masks[2], tuple(terms), words)


def read_term(told: Data, parties: list[FactionId], where: str) -> Term:
    """Who pays whom how much, and when; what was due when a deal was made has been paid."""
    payer = FactionId(place_in(told, "from", FACTION_NAMES, NOBODY, NOBODY))
    payee = FactionId(place_in(told, "to", FACTION_NAMES, NOBODY, NOBODY))
    spice, turn = number_in(told, "spice", 0), number_in(told, "turn", 0)
    phase = place_in(told, "phase", list(PHASE_NAMES), SETUP, SETUP)
    card = place_in(told, "card", CARD_NAMES, NO_CARD, NO_CARD)
    one = bool(spice) != (card != NO_CARD) and not (turn and card != NO_CARD)
    expect(one, f"{where}: spice, or a card at once")
    fits = payer in parties and payee in parties and payer != payee
    expect(fits, f"{where}: from one party to another")
    expect(bool(turn) == (phase != SETUP), f"{where}: a turn and a phase, or neither")
    return Term(payer, payee, spice or -1 - card, turn, phase)


def arrange_faction(game: Classic, faction: FactionId, own: Data) -> None:
    """Spice, forces, and whether its special power is spent."""
    give(game, describe.FACTION_FIELDS, own, faction)
    give(game, describe.OWN_FIELDS[faction], own)
    game.ledger[faction] = game.spice[faction]
    arrange_forces(game, faction, own)


def arrange_forces(game: Classic, faction: FactionId, own: Data) -> None:
    """Twenty: the first of reserves and Tanks that is not named takes the rest."""
    if "forces" in own:
        placed = numbers_in(own, "forces", LOCATION_NAMES)
        game.forces[faction] = [0] * PLACES
        game.where[faction] = 0
        for location, forces in placed.items():
            put(game, faction, LocationId(location), forces)
    on_map = sum(game.forces[faction])
    tanks = number_in(own, "tanks", 0)
    reserves = number_in(own, "reserves", FORCES - on_map - tanks)
    if "tanks" not in own:
        tanks = FORCES - on_map - reserves
    expect(
        on_map + reserves + tanks == FORCES and min(reserves, tanks) >= 0,
        f"given.{FACTION_NAMES[faction]}: {FORCES} forces in all, not {on_map} on the map, "
        f"{reserves} in reserves and {tanks} in the Tanks",
    )
    game.reserves[faction], game.tanks[faction] = reserves, tanks
    arrange_stars(game, faction, own)


def arrange_stars(game: Classic, faction: FactionId, own: Data) -> None:
    """Starred forces: where they are named, then in the reserves, in the Tanks, on the map."""
    total = game.rules.starred(faction)
    reserve = number_in(own, "starred-reserves", 0)
    tank = number_in(own, "starred-tanks", 0)
    row = [0] * PLACES
    for location, stars in numbers_in(own, "starred", LOCATION_NAMES).items():
        row[location] = stars
    left = total - reserve - tank - sum(row)
    if "starred-reserves" not in own:
        reserve = max(0, min(left, game.reserves[faction]))
        left -= reserve
    if "starred-tanks" not in own:
        tank = max(0, min(left, game.tanks[faction]))
        left -= tank
    if "starred" not in own:
        for location, forces in enumerate(game.forces[faction]):
            row[location] = max(0, min(left, forces))
            left -= row[location]
    there = [game.reserves[faction], game.tanks[faction], *game.forces[faction]]
    fits = not left and all(stars <= n for stars, n in zip([reserve, tank, *row], there))
    name = FACTION_NAMES[faction]
    expect(fits, f"given.{name}: {total} starred forces in all, each one of its forces")
    game.stars[faction] = row
    game.reserve_stars[faction], game.tank_stars[faction] = reserve, tank


def arrange_leaders(game: Classic, given: Data, phase: int) -> None:
    """Where leaders are, and how often they died."""
    for faction in game.order:
        own = faction_of(given, faction)
        for name, place in as_data(own.get("leaders")).items():
            game.leader_at[LEADER_NAMES.index(name)] = leader_place(str(place), phase)
    for name in names_in(faction_of(given, HARKONNEN), "captives"):
        game.leader_at[LEADER_NAMES.index(name)] = CAPTIVE
    for leader in range(len(LEADERS)):
        own = faction_of(given, LEADERS[leader].faction)
        least = 1 if game.leader_at[leader] == TANKS else 0
        game.deaths[leader] = number_in(as_data(own.get("deaths")), LEADER_NAMES[leader], least)
    for faction in game.order:
        here = [game.leader_at[leader] for leader in LEADERS_OF[faction]]
        if CAPTIVE in here:  # others cannot tell which of those who are not in the open it is
            for leader in LEADERS_OF[faction]:
                if game.leader_at[leader] in (HOME, CAPTIVE):
                    game.suspects |= 1 << leader
        update_revival(game, faction)


def leader_place(place: str, phase: int) -> int:
    at = HOME if place == "None" else stored_one(describe.LEADER_PLACE, place)
    expect(at < 0 or phase == BATTLE, f"given: leaders stay in {place} in `phase: battle` only")
    return at


def arrange_own(game: Classic, given: Data, phase: int) -> None:
    """What only one faction has: Kwisatz Haderach, advisors, the prediction."""
    atreides = faction_of(given, ATREIDES)
    game.top_seen = phase == BIDDING and atreides.get("sees-auction-card") is True
    kwisatz = atreides.get("kwisatz-haderach", describe.HOME_NAME)
    if kwisatz != describe.HOME_NAME:
        need_part(game, KWISATZ_HADERACH, "given.atreides.kwisatz-haderach")
    if kwisatz == describe.TANKS_NAME:
        game.kh_dead = game.kh_seen = True
    elif kwisatz != describe.HOME_NAME:
        game.kh_at = leader_place(str(kwisatz), phase)
        game.kh_seen = True
    arrange_bene_gesserit(game, faction_of(given, BENE_GESSERIT))


def arrange_bene_gesserit(game: Classic, own: Data) -> None:
    """Advisors; and a prediction that can no longer come true, if none is given."""
    for territory in places(TERRITORY_NAMES, names_in(own, "advisors")):
        need_part(game, BG_ADVISORS, "given.bene-gesserit.advisors")
        there = game.where[BENE_GESSERIT] & TERRITORIES[territory].mask
        name = TERRITORY_NAMES[territory]
        expect(bool(there), f"given.bene-gesserit.advisors: it has no forces in {name}")
        game.advisors |= 1 << territory
    if not game.plays(BENE_GESSERIT):
        return
    others = [f for f in EVERY_FACTION if game.plays(f) and f != BENE_GESSERIT]
    told = as_data(own.get("prediction"))
    named = place_in(told, "faction", FACTION_NAMES, others[0], others[0])
    game.predicted = FactionId(named)
    game.predicted_turn = number_in(told, "turn", 1 if game.turn > 1 else game.rules.turns)
    fits = game.predicted in others and 1 <= game.predicted_turn <= game.rules.turns
    expect(fits, "given.bene-gesserit.prediction: another faction in play, and a turn")


# The phase ----------------------------------------------------------------------------------------


def begin(game: Classic, given: Data, phase: int) -> None:
    """The phase begins, with what a Karama has stopped in it, and runs to its first question."""
    game.phase = phase
    stopped = sum(1 << power for power in places(describe.POWER_NAMES, names_in(given, "stopped")))
    if game.rules.karama_once:
        game.stopped_once = stopped
    else:
        game.stopped = stopped
    phases.begin(game)
    room = len(game.row)
    fits = len(names_in(given, "auction-row")) <= room
    expect(fits, f"given.auction-row: {room} factions have room for a card")
    game.run()


# Playing the scene --------------------------------------------------------------------------------

BY_DEFAULT: Final[dict[str, Choice]] = {
    "before-storm": c.DECLINE,
    "pause": c.DECLINE,
    "response": c.DECLINE,
    "charity": c.DECLINE,
    "see-plan": c.DECLINE,
    "promise": c.PROMISE[0],
    "step-in": c.WAIT,
    "treason": c.SILENT,
    "pay": c.PAY,
    "ship-pay": c.PAY,
}
"""Windows by the kind of their question, and the answer of whoever has nothing to say."""
WINDOW_OF: Final[dict[int, str]] = {
    c.V_WEATHER: "before-storm",
    c.V_ATOMICS: "before-storm",
    c.V_CLAIM: "charity",
    c.V_STOP: "response",
    c.V_STOP_SHIPMENT: "response",
    c.V_SEE_PLAN: "see-plan",
    c.V_TREASON: "treason",
}
"""Choices that only a window offers, by their verb."""


def seats(game: Game) -> list[str]:
    """The factions of each seat, row by row, and last its number."""
    assert isinstance(game, Classic)
    found: list[str] = []
    own = [game.factions_of(seat) for seat in range(game.players)]
    for row in range(min(len(factions) for factions in own)):
        found += [FACTION_NAMES[factions[row]] for factions in own]
    return found + SEAT_NAMES[: game.players]


def let_by(game: Game) -> bool:
    """Somebody has nothing to say in a window; whether there was one."""
    for decision in game.pending:
        answer = BY_DEFAULT.get(decision.kind.name)
        if answer is not None and answer in decision.choices:
            game.apply(decision.seat, answer)
            return True
    return False


def skip(game: Game, seat: int, choice: Choice) -> None:
    """Windows are let by until the seat may make its choice, or somebody is asked in earnest.

    What could be the answer to a window is for the question after it, if that is the seat's.
    """
    if choice in BY_DEFAULT.values() and is_earnest(game, seat, choice):
        let_all_by(game)
    while game.why_not(seat, choice.notation) is not None:
        if not let_by(game):
            break


def let_all_by(game: Game) -> None:
    """On to the next question in earnest."""
    waiting = True
    while waiting:
        waiting = let_by(game)


def is_earnest(game: Game, seat: int, choice: Choice) -> bool:
    """Whether the seat may make the choice in answer to the question that follows the windows."""
    ahead = game.clone()
    let_all_by(ahead)
    decision = ahead.decision(seat)
    return decision is not None and choice in decision.choices


def look(game: Game, seat: int, choice: Choice) -> Game:
    """The position in which a choice is judged, once windows were let by.

    That is where it can be made; else the window that it belongs to; else the next question in
    earnest, if it is the seat's.
    """
    ahead = game.clone()
    window: Game | None = None
    while ahead.why_not(seat, choice.notation) is not None:
        asked = ahead.decision(seat)
        if window is None and asked is not None and WINDOW_OF.get(choice.verb) == asked.kind.name:
            window = ahead.clone()
        if not let_by(ahead):
            if window is not None:
                return window
            return game if ahead.decision(seat) is None else ahead
    return ahead


def everyone(game: Game, choice: Choice) -> bool:
    """All who are asked and can make the choice do so, in turn, once for each kind of question.

    It ends with the phase, or when somebody is asked for something else. `decline` lets windows by
    and declines nothing that is asked in earnest.
    """
    assert isinstance(game, Classic)
    said: list[str] = []
    phase = game.phase
    done = False
    while game.stack and (game.phase == phase or not done):
        if choice is c.DECLINE:
            if not let_by(game):
                break
        elif comes_up(game, choice, said):
            at = game.phase
            while not made(game, choice, said):
                let_by(game)
                at = game.phase
            phase = phase if done else at
        else:
            break
        done = True
    return done


def question(decision: Decision) -> str:
    """Who is asked what kind of question."""
    faction = (decision.args or {}).get("faction")
    return f"{decision.kind.name} {decision.seat} {faction}"


def comes_up(game: Classic, choice: Choice, said: list[str]) -> bool:
    """Whether somebody may make the choice, now or once windows were let by.

    After the first who made it, that is in the same phase, and with the same card on sale.
    """
    ahead = game.clone()
    while ahead.stack and (ahead.phase == game.phase or not said):
        sold = ahead.pending[0].kind.name == "pay"
        if made(ahead, choice, said[:]):
            return True
        if (sold and said) or not let_by(ahead):
            break
    return False


def made(game: Classic, choice: Choice, said: list[str]) -> bool:
    """The first who may make the choice now, and has not yet, makes it."""
    for decision in game.pending:
        if choice in decision.choices and question(decision) not in said:
            said.append(question(decision))
            game.apply(decision.seat, choice)
            return True
    return False


STAGE: Final = Stage(SHAPE, arrange, seats, skip, look, everyone)
