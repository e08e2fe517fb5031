"""The Bene Gesserit on the map: advisors, fighters, and how they answer arrivals (CLA-BG)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys
from kanly.classic import question as q
from kanly.classic.forces import anyone_else, muster, turn_alone
from kanly.classic.karama import open_response
from kanly.classic.keys import place
from kanly.classic.map import covered, members, territories_of
from kanly.classic.position import FACTION, Classic
from kanly.classic.tables import advantages as powers
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.options import BG_ADVISORS
from kanly.classic.tables.phases import SHIPMENT
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.types import FactionId, LocationId, TerritoryId
from kanly.classic.ways import full_strongholds, shut_to_advisors, with_allies
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args

# Sides --------------------------------------------------------------------------------------------


def become(game: Classic, territory: TerritoryId, advisors: bool) -> None:
    """All tokens in a territory take one side (CLA-BG-19)."""
    if advisors and territory != POLAR_SINK:
        game.advisors |= 1 << territory
    else:
        game.advisors &= ~(1 << territory)
    side = "advisors" if advisors else "fighters"
    game.tell(side, faction=FACTION[BENE_GESSERIT], territory=keys.TERRITORY[territory])


def chooses_side(game: Classic, goal: int) -> bool:
    """Whether moving advisors choose their side: others are there, no own tokens (CLA-BG-22)."""
    territory = LOCATIONS[goal].territory
    start = LOCATIONS[game.group[0]].territory
    if territory == POLAR_SINK or not game.advisors >> start & 1:
        return False
    own = game.where[BENE_GESSERIT] & TERRITORIES[territory].mask
    return not own and anyone_else(game, BENE_GESSERIT, territory)


def asked_location(game: Classic) -> LocationId:
    """The location that the question is about."""
    _, location = game.stack[-1]
    return LocationId(location)


def asked_territory(game: Classic) -> TerritoryId:
    return LOCATIONS[asked_location(game)].territory


def the_territory(game: Classic, faction: FactionId, choice: Choice) -> Args:
    return {"territory": keys.TERRITORY[asked_territory(game)]}


def may_fight(shut: g.Mask) -> g.Holds:
    """Advisors go anywhere; fighters not where it is shut to them."""
    return lambda game, own, x: (
        x is c.AS_ADVISORS or not shut(game, own) >> asked_location(game) & 1
    )


SIDE_GATES: Final = Gates(
    g.which("full", "CLA-BG-22", may_fight(full_strongholds), the_territory),
    g.which("ally-there", g.ally_rule, may_fight(with_allies), the_territory),
)  # fmt: skip


def answer_side(game: Classic, frame: tuple[int, LocationId], choice: Choice) -> None:
    _, location = frame
    if choice is c.AS_ADVISORS:
        game.advisors |= 1 << LOCATIONS[location].territory


# Before shipment: advisors become fighters --------------------------------------------------------


def may_flip(game: Classic) -> bool:
    return game.rules.advisors and game.plays(BENE_GESSERIT) and bool(flippable(game))


def flippable(game: Classic) -> list[int]:
    """Territories whose advisors may become fighters (CLA-BG-26, CLA-BG-27)."""
    return members(FIGHTERS_GATES.places(game, BENE_GESSERIT))


def free_of(game: Classic, locations: int) -> int:
    """The territories in which the Bene Gesserit have no tokens in these locations."""
    return ~territories_of(game.where[BENE_GESSERIT] & locations)


def without_ally(game: Classic, faction: FactionId) -> int:
    shut = 0
    for ally in game.allies(faction):
        shut |= game.where[ally]
    return ~territories_of(shut)


FIGHTERS_GATES: Final = Gates(
    g.not_stopped(powers.STOP_FLIP_TO_FIGHTERS, "CLA-KAR-25"),
    g.where("no-advisors", "CLA-BG-26", lambda game, own: game.advisors, g.the_territory),
    g.where("held-by-storm", "CLA-BG-27", lambda game, own: free_of(game, covered(game.storm)),
            g.the_territory),
    g.where("full", "CLA-BG-27", lambda game, own: free_of(game, full_strongholds(game, own)),
            g.the_territory),
    g.where("ally-there", "CLA-BG-27", without_ally, g.the_territory),
)  # fmt: skip


def answer_flip(game: Classic, frame: Frame, choice: Choice) -> None:
    if choice.verb == c.V_FIGHTERS:
        game.stack.append((FLIP.frame, choice.a))
        open_response(game, 1 << powers.STOP_FLIP_TO_FIGHTERS)


def flip(game: Classic, frame: tuple[int, TerritoryId]) -> None:
    _, territory = frame
    if game.is_stopped(powers.STOP_FLIP_TO_FIGHTERS):
        return
    become(game, territory, False)
    if flippable(game):
        game.stack.append((ASK_FLIP.frame,))


# Answers to arrivals ------------------------------------------------------------------------------


def answer_arrival(
    game: Classic, faction: FactionId, location: LocationId, off_planet: bool
) -> None:
    """Intrusion first, then the free force for a shipment from off-planet (CLA-SHIP-10)."""
    if not game.plays(BENE_GESSERIT) or faction == BENE_GESSERIT:
        return
    stopped = game.stopped >> powers.STOP_SPIRITUAL_ADVISOR & 1
    if off_planet and game.reserves[BENE_GESSERIT] and not stopped:
        game.stack.append((ASK_FOLLOW.frame, location))
    territory = LOCATIONS[location].territory
    if (
        game.rules.advisors
        and territory != POLAR_SINK
        and not game.allied(BENE_GESSERIT, faction)
        and game.fights_at(BENE_GESSERIT, territory)
        and game.where[faction] & TERRITORIES[territory].mask
        and not game.stopped >> powers.STOP_INTRUSION & 1
    ):
        game.stack.append((ASK_INTRUSION.frame, territory, faction))


def answer_intrusion(game: Classic, frame: tuple[int, TerritoryId, int], choice: Choice) -> None:
    """Fighters whom another joins may become advisors (CLA-BG-25)."""
    _, territory, _ = frame
    if choice.verb == c.V_BECOME:
        game.stack.append((INTRUSION.frame, territory))
        open_response(game, 1 << powers.STOP_INTRUSION)


def intrude(game: Classic, frame: tuple[int, TerritoryId]) -> None:
    _, territory = frame
    if not game.is_stopped(powers.STOP_INTRUSION):
        become(game, territory, True)
        turn_alone(game)


WITH_ADVISOR_GATES: Final = Gates(
    g.in_advanced(lambda game, own: game.rules.advisors),
    g.when("polar-sides", "CLA-BG-29", lambda game, own: asked_territory(game) != POLAR_SINK),
    g.when("own-fighters", "CLA-BG-16",
           lambda game, own: not game.fights_at(own, asked_territory(game)), the_territory),
    g.when("ally-there", "CLA-BG-16",
           lambda game, own: not shut_to_advisors(game) >> asked_location(game) & 1, the_territory),
)  # fmt: skip


def answer_follow(game: Classic, frame: tuple[int, LocationId], choice: Choice) -> None:
    _, location = frame
    if choice.verb in (c.V_TO_POLAR_SINK, c.V_WITH_ADVISOR):
        game.stack.append((FOLLOW.frame, location, int(choice.verb == c.V_WITH_ADVISOR)))
        open_response(game, 1 << powers.STOP_SPIRITUAL_ADVISOR)


def follow(game: Classic, frame: tuple[int, LocationId, int]) -> None:
    if game.is_stopped(powers.STOP_SPIRITUAL_ADVISOR):
        return
    _, location, advisor = frame
    if advisor:
        become(game, LOCATIONS[location].territory, True)
        muster(game, BENE_GESSERIT, location, 1)
    else:
        location = TERRITORIES[POLAR_SINK].locations[0]
        muster(game, BENE_GESSERIT, location, 1)
    turn_alone(game)
    if game.listener is not None:
        game.tell("follows", **place(location))


# Steps and questions of the chapter ---------------------------------------------------------------
FLIP: Final = q.Step(41, flip, "territory")
INTRUSION: Final = q.Step(42, intrude, "territory")
FOLLOW: Final = q.Step(43, follow, "location number")

ASK_FLIP: Final = q.OpenQuestion(
    17, "to-fighters", "CLA-BG-26", "", BENE_GESSERIT,
    [c.DONE, *c.FIGHTERS], answer_flip, gates={c.V_FIGHTERS: FIGHTERS_GATES},
    moments=q.Moment(
        "fighters", "CLA-BG-26", SHIPMENT, BENE_GESSERIT, BG_ADVISORS, powers.STOP_FLIP_TO_FIGHTERS
    ),
    busy=q.TRADING,
)  # fmt: skip
ASK_SIDE: Final = q.OpenQuestion(
    27, "side", "CLA-BG-22", "location", BENE_GESSERIT,
    [c.AS_FIGHTERS, c.AS_ADVISORS], answer_side, gates={c.V_AS_SIDE: SIDE_GATES},
    moments=q.Moment("side", "CLA-BG-22", SHIPMENT, BENE_GESSERIT, BG_ADVISORS),
    about="place",
)  # fmt: skip
ASK_INTRUSION: Final = q.OpenQuestion(
    28, "intrusion", "CLA-BG-25", "territory faction", BENE_GESSERIT,
    [c.DECLINE, c.BECOME_ADVISORS], answer_intrusion,
    moments=q.Moment(
        "intrusion", "CLA-BG-25", owner=BENE_GESSERIT, part=BG_ADVISORS, power=powers.STOP_INTRUSION
    ),
    about="territory other",
)  # fmt: skip
ASK_FOLLOW: Final = q.OpenQuestion(
    29, "follow", "CLA-BG-06", "location", BENE_GESSERIT,
    [c.DECLINE, c.TO_POLAR_SINK, c.WITH_ADVISOR], answer_follow,
    gates={c.V_WITH_ADVISOR: WITH_ADVISOR_GATES},
    moments=q.Moment(
        "follow", "CLA-BG-08", SHIPMENT, BENE_GESSERIT, power=powers.STOP_SPIRITUAL_ADVISOR
    ),
    about="place",
)  # fmt: skip
