"""Phase 1: the storm (CLA-STORM)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys
from kanly.classic import question as q
from kanly.classic.cards import discard_from, lose_card
from kanly.classic.forces import bury, bury_all, turn_alone
from kanly.classic.karama import all_gone, everyone, open_pause, open_response
from kanly.classic.keys import place
from kanly.classic.map import (
    atomics_from,
    covered,
    each_location,
    exposed,
    first_dialers,
    storm_end,
    storm_order,
    struck,
)
from kanly.classic.position import FACTION, Classic
from kanly.classic.tables.advantages import STOP_STORM_CARD_PEEK, STOP_STORM_HALF_LOSSES
from kanly.classic.tables.borders import ATOMICS_AREA, locations_of
from kanly.classic.tables.factions import EVERY_FACTION, FREMEN
from kanly.classic.tables.numbers import FIRST_STORM, LATER_STORM, STORM_CARDS
from kanly.classic.tables.phases import STORM
from kanly.classic.tables.territories import SHIELD_WALL, STORM_START, TERRITORIES
from kanly.classic.tables.treachery import FAMILY_ATOMICS, WEATHER_CONTROL
from kanly.classic.types import CardId, FactionFrame, FactionId, LocationId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates


def start(game: Classic) -> None:
    """Dials, or from turn 2 on the storm card of the Fremen (CLA-STORM-01 to CLA-STORM-08)."""
    if game.turn == 1:
        at = {game.circle[f]: f for f in EVERY_FACTION if game.plays(f)}
        ahead, behind = first_dialers(sorted(at))
        game.wheels = [at[ahead], at[behind]]
    if game.turn > 1 and uses_cards(game):
        game.stack.append((BEFORE_STORM.frame,))
        open_pause(game)
    else:
        game.stack.append((WINDOW_STORM_DIALS.frame, 1 << game.wheels[0] | 1 << game.wheels[1]))


def uses_cards(game: Classic) -> bool:
    """Whether storm cards move the later storms (CLA-STORM-07)."""
    return game.rules.storm_cards and (game.plays(FREMEN) or game.rules.storm_cards_always)


def dial_range(game: Classic) -> tuple[int, int]:
    return FIRST_STORM if game.turn == 1 else LATER_STORM


def on_dial(game: Classic, faction: FactionId) -> int:
    """The numbers that a dial may show now."""
    least, most = dial_range(game)
    return (1 << most + 1) - (1 << least)


DIAL_GATES: Final = Gates(
    g.where("storm-dial", lambda game, own, x: "CLA-STORM-02" if game.turn == 1 else "CLA-STORM-06",
            on_dial, lambda game, own, x: dict(zip(("least", "most"), dial_range(game)))),
)  # fmt: skip


def settle_dials(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    total = 0
    for faction, choice in answers.items():
        total += choice.a
        if game.listener is not None:
            game.tell("storm-dial", faction=FACTION[faction], n=choice.a)
    game.distance = total
    if game.turn == 1:
        first_storm(game)
    else:
        game.stack.append((MOVE_STORM.frame,))
        open_weather(game)


def first_storm(game: Classic) -> None:
    """The marker is placed; it hits its final sector only (CLA-STORM-03, CLA-STORM-04)."""
    game.stack.append((STORM_END.frame,))
    if game.rules.first_storm_passes:
        game.storm = STORM_START
        game.stack.append((STORM_STEP.frame, game.distance, 1))
    else:
        game.storm = storm_end(STORM_START, game.distance)
        if not game.rules.first_storm_spares:
            hit(game, game.storm, True)


def before_storm(game: Classic, frame: Frame) -> None:
    """The storm card is turned up (CLA-FRE-19)."""
    game.distance = game.storm_card
    game.storm_card = 0
    game.storm_card_seen = False
    game.seen()
    if game.listener is not None:
        game.tell("storm-card", n=game.distance)
    game.stack.append((MOVE_STORM.frame,))
    open_weather(game)


# Weather Control and Family Atomics ---------------------------------------------------------------


def open_weather(game: Classic) -> None:
    """The distance is known and the marker has not moved: a window for both cards."""
    atomics = not game.atomics_gone
    if atomics or not all_gone(game, WEATHER_CONTROL):
        game.stack.append((WINDOW_WEATHER.frame, everyone(game)))


def near_wall(game: Classic, faction: FactionId) -> bool:
    """Whether it has a force from which the Wall can be blown up (CLA-CARD-22, CLA-CARD-23)."""
    return bool(game.fighters(faction) & atomics_from(game.storm))


def in_area(game: Classic, faction: FactionId) -> bool:
    """Whether it has a force on the Wall or next to it, perhaps with the storm between."""
    area = locations_of(ATOMICS_AREA)
    return near_wall(game, faction) or bool(game.fighters(faction) & area)


WEATHER_GATES: Final = Gates(g.holds_card(WEATHER_CONTROL, "CLA-CARD-35"))
ATOMICS_GATES: Final = Gates(
    g.holds_card(FAMILY_ATOMICS, "CLA-CARD-21"),
    g.when("atomics-far", "CLA-CARD-22", in_area),
    g.when("atomics-storm", "CLA-CARD-23", near_wall),
)  # fmt: skip


def settle_weather(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    """The first of the previous storm order plays; then all are asked again (CLA-STORM-09)."""
    for faction in game.order:
        choice = answers[faction]
        if choice.verb == c.V_WEATHER:
            discard_from(game, faction, WEATHER_CONTROL)
            played(game, faction, WEATHER_CONTROL)
            game.stack.append((ASK_SECTORS.frame, faction))
            return
        if choice.verb == c.V_ATOMICS:
            explode_wall(game, faction)
            open_weather(game)
            return


def played(game: Classic, faction: FactionId, card: CardId) -> None:
    if game.listener is not None:
        game.tell("plays-card", faction=FACTION[faction], card=keys.CARD[card])


def answer_sectors(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    """Weather Control sets the move (CLA-CARD-35)."""
    _, faction = frame
    game.distance = choice.a
    if game.listener is not None:
        game.tell("weather", faction=FACTION[faction], n=choice.a)
    open_weather(game)


def explode_wall(game: Classic, faction: FactionId) -> None:
    """Family Atomics: the Shield Wall is gone, with all on it (CLA-CARD-24 to CLA-CARD-27)."""
    lose_card(game, faction, FAMILY_ATOMICS)
    game.atomics_gone = True
    game.wall = False
    played(game, faction, FAMILY_ATOMICS)
    for other in game.order:
        bury_all(game, other, TERRITORIES[SHIELD_WALL].mask)
    turn_alone(game)


# The marker moves ---------------------------------------------------------------------------------


def move_storm(game: Classic, frame: Frame) -> None:
    """Sector by sector (CLA-STORM-10); before it the Fremen's half losses may be stopped."""
    game.stack.append((STORM_END.frame,))
    game.stack.append((STORM_STEP.frame, game.distance, 0))
    if game.rules.half_losses and game.plays(FREMEN):
        path = struck(game.storm, game.distance, game.wall)
        if not game.distance and game.rules.still_storm_hits:
            path = covered(game.storm) & exposed(game.wall)
        if game.where[FREMEN] & path:
            open_response(game, 1 << STOP_STORM_HALF_LOSSES)


def storm_step(game: Classic, frame: Frame) -> None:
    """The marker enters the next sector, and hits it."""
    number, left, halves = frame
    if not halves:  # the first step: do the Fremen lose but half?
        halves = 2 if game.is_stopped(STOP_STORM_HALF_LOSSES) else 1
        if not left and game.rules.still_storm_hits:
            hit(game, game.storm, halves == 1)
    if left:
        game.storm = storm_end(game.storm, 1)
        game.stack.append((number, left - 1, halves))
        hit(game, game.storm, halves == 1)


def hit(game: Classic, sector: int, halves: bool) -> None:
    """Forces in the open die, spice is lost (CLA-STORM-11 to CLA-STORM-14)."""
    open_to_it = covered(sector) & exposed(game.wall)
    for faction in game.order:
        if faction == FREMEN and game.rules.half_losses and halves:
            for location in each_location(game.where[FREMEN] & open_to_it):
                half_losses(game, location)
        else:
            bury_all(game, faction, open_to_it)
    for location in each_location(covered(sector)):
        if game.spice_at[location]:
            if game.listener is not None:
                game.tell("spice-lost", n=game.spice_at[location], **place(location))
            game.spice_at[location] = 0
    turn_alone(game)


def half_losses(game: Classic, location: LocationId) -> None:
    """Half of the Fremen there die, rounded up; they choose which (CLA-FRE-22)."""
    number = game.forces[FREMEN][location]
    dead = (number + 1) // 2
    choices = mixes(number, game.stars[FREMEN][location], dead)
    if len(choices) == 1:
        lose(game, location, choices[0])
    else:
        game.stack.append((ASK_STORM_LOSSES.frame, location, dead))


def mixes(number: int, stars: int, dead: int) -> list[Choice]:
    """Ways to lose so many of a number of forces, some of which are starred."""
    fewest = max(0, dead - (number - stars))
    return [c.LOSE[dead][s] for s in range(fewest, min(stars, dead) + 1)]


def storm_losses(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    _, _, dead = frame
    number, stars = forces_there(game, faction)
    return mixes(number, stars, dead)


def answer_storm_losses(game: Classic, frame: tuple[int, LocationId, int], choice: Choice) -> None:
    _, location, _ = frame
    lose(game, location, choice)


def lose(game: Classic, location: LocationId, choice: Choice) -> None:
    bury(game, FREMEN, location, choice.a, choice.b)
    turn_alone(game)
    if game.listener is not None:
        game.tell("forces-die", faction=FACTION[FREMEN], n=choice.a, **place(location))


def forces_dying(game: Classic) -> int:
    _, _, dead = game.stack[-1]
    return dead


def forces_there(game: Classic, faction: FactionId) -> tuple[int, int]:
    _, location, _ = game.stack[-1]
    return game.forces[faction][location], game.stars[faction][location]


# Afterwards ---------------------------------------------------------------------------------------


def storm_ends(game: Classic, frame: Frame) -> None:
    """The First Player is found, and the next storm card drawn (CLA-STORM-08, CLA-FRE-19)."""
    game.distance = 0
    set_order(game, game.storm)
    if game.listener is not None:
        game.tell("storm", sector=game.storm, faction=FACTION[game.order[0]])
    if uses_cards(game):
        game.storm_card = STORM_CARDS[game.rng.below(len(STORM_CARDS))]
        game.storm_card_seen = False
        if game.plays(FREMEN):
            game.stack.append((PEEK_STORM.frame,))
            open_response(game, 1 << STOP_STORM_CARD_PEEK)


def set_order(game: Classic, storm: int) -> None:
    """Storm order for a storm in that sector (CLA-TURN-04 to CLA-TURN-06)."""
    at = {game.circle[f]: f for f in EVERY_FACTION if game.plays(f)}
    game.order = [at[circle] for circle in storm_order(storm, sorted(at))]


def peek(game: Classic, frame: Frame) -> None:
    """The Fremen look at the next storm card (CLA-FRE-20)."""
    if not game.is_stopped(STOP_STORM_CARD_PEEK):
        game.storm_card_seen = True
        game.seen()
        game.whisper("storm-card-seen", 1 << FREMEN, n=game.storm_card)


# Steps and questions of the chapter ---------------------------------------------------------------
BEFORE_STORM: Final = q.Step(5, before_storm)
MOVE_STORM: Final = q.Step(6, move_storm)
STORM_STEP: Final = q.Step(7, storm_step, "number number")
STORM_END: Final = q.Step(8, storm_ends)
PEEK_STORM: Final = q.Step(9, peek)

ASK_SECTORS: Final = q.OpenQuestion(
    5, "weather", "CLA-CARD-35", "faction", q.FIRST,
    c.SECTORS, answer_sectors,
    moments=q.Moment("sectors", "CLA-CARD-35", STORM), busy=q.ADVANTAGE_IN_USE,
)  # fmt: skip
ASK_STORM_LOSSES: Final = q.OpenQuestion(
    6, "storm-losses", "CLA-FRE-22", "location number", FREMEN,
    storm_losses, answer_storm_losses,
    gates={c.V_LOSE: Gates(*g.loses("CLA-FRE-22", forces_dying, forces_there))},
    moments=q.Moment("lose", "CLA-BATTLE-25"),
    about="place n", busy=q.ADVANTAGE_IN_USE,
)  # fmt: skip
WINDOW_STORM_DIALS: Final = q.SecretQuestion(
    2, "storm-dial", "CLA-STORM-05", "factions",
    c.STORM, settle_dials, gates={c.V_STORM: DIAL_GATES},
    moments=q.Moment("storm-dial", "CLA-STORM-05", STORM), busy=q.CALM, unseen=False,
)  # fmt: skip
WINDOW_WEATHER: Final = q.SecretQuestion(
    3, "before-storm", "CLA-STORM-08", "factions",
    [c.DECLINE, c.WEATHER, c.ATOMICS], settle_weather,
    gates={c.V_WEATHER: WEATHER_GATES, c.V_ATOMICS: ATOMICS_GATES},
    moments={
        c.V_WEATHER: q.Moment("weather", "CLA-CARD-35", STORM),
        c.V_ATOMICS: q.Moment("weather", "CLA-CARD-21", STORM),
    },
)  # fmt: skip
