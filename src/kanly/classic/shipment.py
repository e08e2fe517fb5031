"""Phase 6, first half: shipment (CLA-SHIP, CLA-GUI, CLA-FRE)."""

from __future__ import annotations

from typing import Final

from kanly.classic import bene_gesserit, keys, storm
from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.forces import lift, mixes, muster, put, turn_alone, withdraw
from kanly.classic.groups import (
    FOR_BACK,
    FOR_CROSS,
    PURPOSES,
    Purpose,
    group_stars,
    pick_group,
    size,
    triples,
)
from kanly.classic.karama import (
    HALTED,
    HALVED,
    NO_SHIPMENT,
    as_karama,
    could_play,
    fizzles,
    karamas,
    means,
    open_response,
    play,
)
from kanly.classic.keys import place
from kanly.classic.map import covered, each_territory, first_of, members
from kanly.classic.position import FACTION, NOWHERE, Classic, N
from kanly.classic.tables.advantages import (
    STOP_HALF_PRICE,
    STOP_HALF_PRICE_FOR_ALLY,
    STOP_SHIPMENT_PAYMENT,
    STOP_SPECIAL_SHIPMENTS,
)
from kanly.classic.tables.borders import FREMEN_LANDINGS
from kanly.classic.tables.factions import FACTIONS, FREMEN, GUILD
from kanly.classic.tables.factions import FORCES as FORCES_IN_ALL
from kanly.classic.tables.numbers import BACK_PER_SPICE, TO_ELSEWHERE, TO_STRONGHOLD
from kanly.classic.tables.phases import SHIPMENT as SHIPMENT_PHASE
from kanly.classic.tables.territories import (
    LOCATIONS,
    POLAR_SINK,
    STRONGHOLDS,
    TERRITORIES,
)
from kanly.classic.treasury import gain, pay_shared
from kanly.classic.types import CardId, FactionFrame, FactionId, LocationId, PowerId, TerritoryId
from kanly.classic.ways import advised, full_strongholds, movable, shut_to_advisors
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import EVERYWHERE, Gates
from kanly.core.message import Args

# Ways to ship -------------------------------------------------------------------------------------
FROM_RESERVES: Final = 0
ACROSS: Final = 1
HOMEWARD: Final = 2
REINFORCEMENT: Final = 3


# Prices -------------------------------------------------------------------------------------------


def ships_at_half(game: Classic, faction: FactionId) -> PowerId:
    """The power by which it ships at half price, or NO_POWER (CLA-GUI-05, CLA-GUI-08)."""
    off = game.stopped | game.barred
    if faction == GUILD:
        return q.NO_POWER if off >> STOP_HALF_PRICE & 1 else STOP_HALF_PRICE
    if game.lent and not off >> STOP_HALF_PRICE_FOR_ALLY & 1:
        return STOP_HALF_PRICE_FOR_ALLY
    return q.NO_POWER


def ships_specially(game: Classic, faction: FactionId) -> bool:
    """Whether it may ship across the planet (CLA-GUI-04, CLA-GUI-08)."""
    if (game.stopped | game.barred) >> STOP_SPECIAL_SHIPMENTS & 1:
        return False
    return faction == GUILD or game.lent


def price(
    game: Classic, faction: FactionId, way: int, location: LocationId, number: int, half: bool
) -> int:
    """What a shipment costs (CLA-SHIP-05, CLA-GUI-05, CLA-GUI-06, CLA-TURN-13)."""
    if way == REINFORCEMENT:
        return 0
    if way == HOMEWARD:
        return (number + BACK_PER_SPICE - 1) // BACK_PER_SPICE
    full_price = number * (TO_STRONGHOLD if game.strongholds() >> location & 1 else TO_ELSEWHERE)
    if half or ships_at_half(game, faction) != q.NO_POWER:
        return (full_price + 1) // 2
    return full_price


def fare(game: Classic, faction: FactionId, way: int, location: LocationId) -> Args:
    """What the words for a number of forces need to tell its price and what is left."""
    own = game.spice[faction]
    promised = means(game, faction) - own
    return {"pair": price(game, faction, way, location, 2, False), "own": own, "promised": promised}


def affordable(game: Classic, faction: FactionId, way: int, location: LocationId, most: int) -> int:
    """The most forces it can pay for; a Karama in hand halves the price (CLA-KAR-07)."""
    half = way == FROM_RESERVES and bool(karamas(game, faction))
    spice = means(game, faction)
    number = most
    while number and price(game, faction, way, location, number, half) > spice:
        number -= 1
    return number


# Shipping -----------------------------------------------------------------------------------------


def ship_choices(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    """Every way in which it can ship something, or not at all."""
    found = [c.PASS]
    found += [c.REINFORCE[x] for x in members(REINFORCE_GATES.places(game, faction))]
    found += [c.SHIP[x] for x in members(SHIP_GATES.places(game, faction))]
    across = each_territory(CROSS_GATES.places(game, faction))
    found += [c.CROSS[t] for t in across if cross_goals(game, faction, t)]
    return found + [c.BACK[t] for t in members(BACK_GATES.places(game, faction))]


def may_ship(game: Classic, faction: FactionId) -> bool:
    """The Fremen ship only by the Guild's grace (CLA-FRE-03, CLA-FRE-08)."""
    if FACTIONS[faction].off_planet:
        return True
    return game.rules.fremen_via_guild and ships_at_half(game, faction) != q.NO_POWER


def with_room(game: Classic, faction: FactionId) -> int:
    """For those who join advisors no stronghold is full (CLA-SHIP-09, CLA-BG-23)."""
    onto = advised(game, faction)
    if onto:
        onto &= ~shut_to_advisors(game)
    return ~full_strongholds(game, faction) | onto


def beside_no_ally(game: Classic, faction: FactionId) -> int:
    found = g.landing_without_allies(game, faction)
    return found | advised(game, faction) if game.rules.advisors_coexist else found


def payable(game: Classic, faction: FactionId, way: int) -> int:
    """Where it can pay for one force."""
    if affordable(game, faction, way, POLAR_LOCATION, 1):
        return EVERYWHERE
    return game.strongholds() if affordable(game, faction, way, CHEAP_LOCATION, 1) else 0


POLAR_LOCATION: Final = TERRITORIES[POLAR_SINK].locations[0]
CHEAP_LOCATION: Final = first_of(STRONGHOLDS)


def costs(game: Classic, faction: FactionId, way: int, location: LocationId, number: int) -> Args:
    """What so many forces cost, at half price if a Karama is in hand, and what there is."""
    half = way == FROM_RESERVES and bool(karamas(game, faction))
    cost = price(game, faction, way, location, number, half)
    return {"n": cost, "has": means(game, faction)}


SHIP_GATES: Final = Gates(
    g.when("fremen-ship", "CLA-FRE-03", may_ship),
    g.when("no-reserves", "CLA-SHIP-04", lambda game, own: game.reserves[own] > 0),
    g.where("onto-advisors", "CLA-BG-20",
            lambda game, own: ~(advised(game, own) if game.rules.no_ship_onto_advisors else 0),
            g.its_territory),
    g.no_storm("CLA-SHIP-08"),
    g.where("full", "CLA-SHIP-09", with_room, g.its_territory),
    g.no_ally(beside_no_ally),
    g.where("price", "CLA-SHIP-05", lambda game, own: payable(game, own, FROM_RESERVES),
            lambda game, own, x: costs(game, own, FROM_RESERVES, LocationId(x.a), 1)),
)  # fmt: skip
REINFORCE_GATES: Final = Gates(
    g.only(FREMEN, "CLA-FRE-04"),
    g.when("no-reserves", "CLA-FRE-04", lambda game, own: game.reserves[own] > 0),
    g.where("far-from-flat", "CLA-FRE-05", lambda game, own: FREMEN_LANDINGS, g.its_territory),
    g.no_storm("CLA-FRE-06", lambda game, own: game.rules.half_losses),
    g.not_full("CLA-FRE-06"),
    g.no_ally(g.landing_without_allies),
)  # fmt: skip


# Across the planet, and back ----------------------------------------------------------------------


def cross_goals(game: Classic, faction: FactionId, territory: TerritoryId) -> int:
    """Where forces of a territory may be shipped across the planet and paid for."""
    return ACROSS_GATES.places(game, faction) & ~TERRITORIES[territory].mask


def special_gates(rule: str) -> tuple[g.FactionGate, ...]:
    """It may ship from the map, has forces there, and spice."""
    return (
        g.when("stopped", "CLA-KAR-46", ships_specially,
               lambda game, own, x: {"power": keys.POWER[STOP_SPECIAL_SHIPMENTS]}),
        *g.has_forces("CLA-GUI-04", "CLA-GUI-07"),
        g.when("price", rule, lambda game, own: means(game, own) > 0,
               lambda game, own, x: {"n": 1, "has": 0}),
    )  # fmt: skip


CROSS_GATES: Final = Gates(
    g.when("not-lent", "CLA-ALLY-17",
           lambda game, own: own == GUILD or game.lent or not game.ally[own] >> GUILD & 1),
    g.when("only", "CLA-GUI-04", lambda game, own: own == GUILD or game.lent,
           lambda game, own, x: {"faction": FACTION[GUILD]}),
    *special_gates("CLA-GUI-05"),
    g.which("nowhere", "CLA-GUI-07",
            lambda game, own, x: cross_goals(game, own, TerritoryId(x.a)) != 0, g.the_territory),
)  # fmt: skip
BACK_GATES: Final = Gates(g.only(GUILD, "CLA-SHIP-11"), *special_gates("CLA-GUI-06"))
ACROSS_GATES: Final = Gates(
    g.no_storm("CLA-GUI-07"),
    g.not_full("CLA-GUI-07"),
    g.no_ally(g.landing_without_allies),
    g.where("price", "CLA-GUI-05", lambda game, own: payable(game, own, ACROSS),
            lambda game, own, x: costs(game, own, ACROSS, LocationId(x.a), 1)),
)  # fmt: skip


def start_of(game: Classic) -> TerritoryId:
    """The territory that forces leave."""
    _, _, territory = game.stack[-1]
    return TerritoryId(territory)


CROSS_TO_GATES: Final = Gates(
    g.where("same-territory", "CLA-GUI-04", lambda game, own: ~TERRITORIES[start_of(game)].mask,
            g.its_territory),
    *ACROSS_GATES.gates,
)  # fmt: skip


# What is shipped ----------------------------------------------------------------------------------


OUT_OF_RESERVES: Final = {c.V_SHIP: FROM_RESERVES, c.V_REINFORCE: REINFORCEMENT}


def answer_ship(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, faction = frame
    if choice.verb in OUT_OF_RESERVES:
        way = OUT_OF_RESERVES[choice.verb]
        game.stack.append((ASK_CARGO.frame, faction, way, choice.a))
    elif choice.verb == c.V_CROSS:
        game.stack.append((ASK_CROSS_TO.frame, faction, choice.a))
    elif choice.verb == c.V_BACK:
        pick_group(
            game, faction, FOR_BACK, POLAR_LOCATION, movable(game, faction, TerritoryId(choice.a))
        )


def cargo_choices(
    game: Classic, frame: tuple[int, int, int, LocationId], faction: FactionId
) -> list[Choice]:
    """How many forces of the reserves (CLA-SHIP-04)."""
    _, _, way, location = frame
    reserves, stars = in_reserve(game, faction)
    return mixes(reserves, stars, 1, affordable(game, faction, way, location, reserves))


def about_cargo(game: Classic, frame: tuple[int, FactionId, int, LocationId]) -> Args:
    _, faction, way, location = frame
    found: Args = {**place(location)}
    found.update(fare(game, faction, way, location))
    return found


def in_reserve(game: Classic, faction: FactionId) -> tuple[int, int]:
    return game.reserves[faction], game.reserve_stars[faction]


def can_pay(game: Classic, faction: FactionId, choice: Choice) -> bool:
    _, _, way, location = game.stack[-1]
    return affordable(game, faction, way, LocationId(location), choice.a) == choice.a


def cargo_rule(game: Classic, faction: FactionId, choice: Choice) -> str:
    _, _, way, _ = game.stack[-1]
    return "CLA-FRE-04" if way == REINFORCEMENT else "CLA-SHIP-04"


def cargo_costs(game: Classic, faction: FactionId, choice: Choice) -> Args:
    _, _, way, location = game.stack[-1]
    return costs(game, faction, way, LocationId(location), choice.a)


CARGO_GATES: Final = Gates(
    g.which("one-force", cargo_rule, lambda game, own, x: x.a >= 1),
    *g.from_pool(cargo_rule, in_reserve),
    g.which("price", "CLA-SHIP-05", can_pay, cargo_costs),
)  # fmt: skip


def answer_cargo(
    game: Classic, frame: tuple[int, FactionId, int, LocationId], choice: Choice
) -> None:
    _, faction, way, location = frame
    declare(game, faction, way, location, choice.a, choice.b)


def answer_cross_to(
    game: Classic, frame: tuple[int, FactionId, TerritoryId], choice: Choice
) -> None:
    _, faction, territory = frame
    pick_group(game, faction, FOR_CROSS, LocationId(choice.a), movable(game, faction, territory))


def purpose(way: int, rule: str) -> Purpose:
    """Forces on the map are picked, paid for and shipped in that way."""

    def finish(game: Classic, faction: FactionId, goal: LocationId) -> None:
        declare(game, faction, way, goal, size(game), group_stars(game))

    return Purpose(
        rule,
        finish,
        lambda game, faction, goal: affordable(game, faction, way, goal, FORCES_IN_ALL),
        lambda game, faction, goal: fare(game, faction, way, goal),
    )


PURPOSES[FOR_CROSS] = purpose(ACROSS, "CLA-GUI-04")
PURPOSES[FOR_BACK] = purpose(HOMEWARD, "CLA-GUI-04")


# Declared, answered, paid -------------------------------------------------------------------------


def declare(
    game: Classic, faction: FactionId, way: int, location: LocationId, number: int, stars: int
) -> None:
    """The shipment is announced with its price (CLA-SHIP-10)."""
    if game.listener is not None:
        cost = price(game, faction, way, location, number, False)
        game.tell(DECLARED[way], faction=FACTION[faction], n=number, spice=cost, **place(location))
    if way == REINFORCEMENT:
        game.stack.append((LAND.frame, faction, way, location, number, stars, 0))
        return
    game.stack.append((SHIPMENT.frame, faction, way, location, number, stars))
    full = way == FROM_RESERVES and ships_at_half(game, faction) == q.NO_POWER
    if full and could_play(game) >> faction & 1:
        game.stack.append((ASK_SHIP_PAY.frame, faction, location, number))


DECLARED: Final = ("ships", "ships-across", "ships-back", "reinforces")


def declared_price(game: Classic) -> int:
    _, faction, location, number = game.stack[-1]
    return price(game, FactionId(faction), FROM_RESERVES, LocationId(location), number, False)


def about_payment(game: Classic, frame: tuple[int, FactionId, LocationId, int]) -> Args:
    _, _, location, number = frame
    return {"n": number, "spice": declared_price(game), **place(location)}


SHIP_PAY_GATES: Final = Gates(
    g.when("price", "CLA-SHIP-05", lambda game, own: declared_price(game) <= means(game, own),
           lambda game, own, x: {"n": declared_price(game), "has": means(game, own)}),
)  # fmt: skip


def answer_ship_pay(game: Classic, frame: tuple[int, FactionId, int, int], choice: Choice) -> None:
    _, faction, _, _ = frame
    if choice.verb == c.V_HALF_PRICE:
        play(game, faction, CardId(choice.b), (EFFECT_SHIP_HALF.frame, faction, choice.b))


def effect_ship_half(game: Classic, frame: tuple[int, FactionId, CardId]) -> None:
    """The Karama halves the price; if it was stopped the shipper begins anew."""
    _, faction, card = frame
    if fizzles(game, card):
        game.stack.pop()
        game.stack.append((ASK_SHIP.frame, faction))
    else:
        game.half = True


def shipment(game: Classic, frame: tuple[int, FactionId, int, LocationId, int, int]) -> None:
    """Others may answer; then it is paid for and lands."""
    _, faction, way, location, number, stars = frame
    used = 0
    half = ships_at_half(game, faction)
    if way in (FROM_RESERVES, ACROSS) and half != q.NO_POWER and not game.half:
        used |= 1 << half
    if way != FROM_RESERVES:
        used |= 1 << STOP_SPECIAL_SHIPMENTS
    game.stack.append((LAND.frame, faction, way, location, number, stars, used))
    powers = used
    if faction != GUILD and game.plays(GUILD) and not game.half:
        powers |= 1 << STOP_SHIPMENT_PAYMENT
    answer = NO_SHIPMENT
    if way == FROM_RESERVES and faction != FREMEN:
        answer = faction
        if half == q.NO_POWER:
            answer |= HALVED
        if not game.rules.stop_after_shipment:
            answer |= HALTED
    open_response(game, powers, answer)


def land(game: Classic, frame: tuple[int, FactionId, int, LocationId, int, int, int]) -> None:
    """Nothing was in the way: the price is paid and the forces arrive."""
    _, faction, way, location, number, stars, used = frame
    if game.halted:
        game.tell("shipment-stopped")
        return
    if attempt_stopped(game, used):
        game.stack.append((ASK_SHIP.frame, faction))
        return
    pay_shipment(game, faction, price(game, faction, way, location, number, game.half))
    if way in (FROM_RESERVES, REINFORCEMENT):
        muster(game, faction, location, number, stars)
    elif way == HOMEWARD:
        move_group_home(game, faction)
        return
    else:
        move_group(game, faction, location)
    turn_alone(game)
    game.landed = LOCATIONS[location].territory
    game.stack.append((AFTER_SHIPMENT.frame, faction, way, location, number, stars))
    if way == REINFORCEMENT and 1 << location & covered(game.storm):
        arrive_in_storm(game, location, number, stars)
    if game.rules.stop_after_shipment and way == FROM_RESERVES and faction != FREMEN:
        open_response(game, 0, faction | HALTED)


def attempt_stopped(game: Classic, used: int) -> bool:
    """Whether a power it used was stopped: it ships anew without it (CLA-KAR-05)."""
    stopped = False
    for power in members(used):
        if game.is_stopped(PowerId(power)):
            game.barred |= 1 << power
            stopped = True
    return stopped


def pay_shipment(game: Classic, faction: FactionId, cost: int) -> None:
    """Allies' shares first; all to the Guild, if it is in play, or to the bank (CLA-SHIP-06)."""
    to_guild = faction != GUILD and game.plays(GUILD) and not game.half
    if to_guild and cost and game.is_stopped(STOP_SHIPMENT_PAYMENT):
        to_guild = False
    shares = pay_shared(game, faction, cost)
    if to_guild:
        own = 0 if game.rules.share_via_shipper else dict(shares).get(GUILD, 0)
        gain(game, GUILD, cost - own)
        shares.append((GUILD, own - cost))
    game.receipt = [number for share in shares for number in share]
    game.promise = [0] * N


def move_group(game: Classic, faction: FactionId, goal: LocationId) -> None:
    """The picked group goes to one location."""
    for location, number, stars in triples(game.group):
        lift(game, faction, location, number, stars)
    put(game, faction, goal, size(game), group_stars(game))


def move_group_home(game: Classic, faction: FactionId) -> None:
    """The picked group goes back to the reserves (CLA-GUI-04)."""
    for location, number, stars in triples(game.group):
        withdraw(game, faction, location, number, stars)
    turn_alone(game)


def after_shipment(game: Classic, frame: tuple[int, FactionId, int, LocationId, int, int]) -> None:
    """The Guild may have stopped it late; otherwise the Bene Gesserit answer (CLA-SHIP-10)."""
    _, faction, way, location, number, stars = frame
    if game.halted:
        withdraw(game, faction, location, number, stars)
        for payer, spice in zip(game.receipt[::2], game.receipt[1::2]):
            gain(game, FactionId(payer), spice)
        game.landed = NOWHERE
        turn_alone(game)
        game.tell("shipment-stopped")
        return
    off_planet = way == FROM_RESERVES and faction != FREMEN
    bene_gesserit.answer_arrival(game, faction, location, off_planet)


# Reserves brought into the storm ------------------------------------------------------------------


def arrive_in_storm(game: Classic, location: LocationId, number: int, stars: int) -> None:
    """Half of those who come, rounded up, die; the Fremen choose which (CLA-FRE-23)."""
    dead = (number + 1) // 2
    ways = storm.mixes(number, stars, dead)
    if len(ways) == 1:
        storm.lose(game, location, ways[0])
    else:
        game.stack.append((ASK_ARRIVAL_LOSSES.frame, location, number, stars))


def arrived(game: Classic, faction: FactionId) -> tuple[int, int]:
    _, _, number, stars = game.stack[-1]
    return number, stars


def arrived_dead(game: Classic) -> int:
    _, _, number, _ = game.stack[-1]
    return (number + 1) // 2


def arrival_losses(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    _, _, number, stars = frame
    return storm.mixes(number, stars, arrived_dead(game))


def answer_arrival_losses(
    game: Classic, frame: tuple[int, LocationId, int, int], choice: Choice
) -> None:
    _, location, _, _ = frame
    storm.lose(game, location, choice)


def about_arrival(game: Classic, frame: Frame) -> Args:
    _, location, _, _ = frame
    return {"n": arrived_dead(game), **place(location)}


ARRIVAL_LOSSES_GATES: Final = Gates(*g.loses("CLA-FRE-23", arrived_dead, arrived))


# Steps and questions of the chapter ---------------------------------------------------------------
EFFECT_SHIP_HALF: Final = q.Step(37, effect_ship_half, "faction card")
SHIPMENT: Final = q.Step(38, shipment, "faction number location number number")
LAND: Final = q.Step(39, land, "faction number location number number powers")
AFTER_SHIPMENT: Final = q.Step(40, after_shipment, "faction number location number number")

ASK_SHIP: Final = q.OpenQuestion(
    19, "ship", "CLA-SHIP-02", "faction", q.FIRST,
    ship_choices, answer_ship,
    gates={
        c.V_SHIP: SHIP_GATES,
        c.V_CROSS: CROSS_GATES,
        c.V_BACK: BACK_GATES,
        c.V_REINFORCE: REINFORCE_GATES,
        c.V_PASS: q.NO_GATES,
    },
    moments={
        c.V_SHIP: q.Moment("ship", "CLA-SHIP-03", SHIPMENT_PHASE),
        c.V_CROSS: q.Moment("ship", "CLA-SHIP-03", SHIPMENT_PHASE),
        c.V_BACK: q.Moment("ship", "CLA-SHIP-11", SHIPMENT_PHASE, GUILD),
        c.V_REINFORCE: q.Moment("ship", "CLA-FRE-07", SHIPMENT_PHASE, FREMEN),
    },
    busy=q.TRADING,
)  # fmt: skip
ASK_CARGO: Final = q.OpenQuestion(
    20, "cargo", "CLA-SHIP-04", "faction number location", q.FIRST,
    cargo_choices, answer_cargo, gates={c.V_FORCES: CARGO_GATES}, about=about_cargo, paying=True,
)  # fmt: skip
ASK_CROSS_TO: Final = q.OpenQuestion(
    21, "cross-to", "CLA-GUI-04", "faction territory", q.FIRST,
    c.TO, answer_cross_to,
    gates={c.V_TO: CROSS_TO_GATES}, about="- territory", busy=q.ADVANTAGE_IN_USE, paying=True,
)  # fmt: skip
ASK_SHIP_PAY: Final = q.OpenQuestion(
    22, "ship-pay", "CLA-SHIP-05", "faction location number", q.FIRST,
    [c.PAY, *c.HALF_PRICE], answer_ship_pay,
    gates={c.V_PAY: SHIP_PAY_GATES, c.V_HALF_PRICE: Gates(*as_karama("CLA-KAR-07"))},
    about=about_payment,
    paying=True,
)  # fmt: skip
ASK_ARRIVAL_LOSSES: Final = q.OpenQuestion(
    23, "arrival-losses", "CLA-FRE-23", "location number number", FREMEN,
    arrival_losses, answer_arrival_losses, gates={c.V_LOSE: ARRIVAL_LOSSES_GATES},
    about=about_arrival, busy=q.ADVANTAGE_IN_USE,
)  # fmt: skip
