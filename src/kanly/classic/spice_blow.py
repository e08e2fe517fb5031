"""Phase 2: spice blows, worms and rides (CLA-BLOW, CLA-FRE)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys, nexus
from kanly.classic import question as q
from kanly.classic.forces import bury_all, turn_alone
from kanly.classic.groups import FOR_RIDE, pick_group, standing
from kanly.classic.karama import open_pause, open_response
from kanly.classic.keys import place
from kanly.classic.map import covered, each_location, members, outside
from kanly.classic.position import NOWHERE, Classic
from kanly.classic.tables import advantages as powers
from kanly.classic.tables.factions import FREMEN
from kanly.classic.tables.numbers import WALL_WORMS
from kanly.classic.tables.options import EXTRA_WORMS
from kanly.classic.tables.phases import SPICE_BLOW
from kanly.classic.tables.spice import SHAI_HULUD, SPICE_CARDS
from kanly.classic.tables.territories import TERRITORIES, WORM_TERRITORIES
from kanly.classic.types import FactionId, LocationId, TerritoryId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates


def start(game: Classic) -> None:
    """One blow, or one for each pile (CLA-BLOW-16, CLA-ADV-03)."""
    game.rides = []
    game.stack.append((BLOW_END.frame,))
    open_pause(game)
    if game.rules.double_blow:
        game.stack.append((BLOW.frame, 1))
    game.stack.append((BLOW.frame, 0))
    open_pause(game)


def blow(game: Classic, frame: Frame) -> None:
    _, pile = frame
    game.worms = 0
    game.stack.append((TURN_CARD.frame, pile))


def turn_card(game: Classic, frame: Frame) -> None:
    """Turn cards up until a territory card shows (CLA-BLOW-01, CLA-BLOW-11)."""
    _, pile = frame
    if not game.spice_deck:
        reshuffle(game)
    card = game.spice_deck.pop()
    game.spice_top_seen = False
    game.seen()
    if card != SHAI_HULUD:
        blow_spice(game, pile, card)
        return
    game.stack.append(frame)
    if game.turn == 1:
        game.set_aside.append(card)
        if game.listener is not None:
            game.tell("worm-aside")
        return
    game.piles[pile].append(card)
    game.worms += 1
    game.worms_turned += 1
    if game.worms_turned == WALL_WORMS and game.wall_is_stronghold():
        game.tell("wall-stronghold")
    if game.worms == 1:
        if game.tops[pile] == NOWHERE:
            game.tell("worm-nowhere")
        else:
            game.stack.append((WORM_AT.frame, game.tops[pile]))
    else:
        further_worm(game, pile)


def further_worm(game: Classic, pile: int) -> None:
    """Later worms of a blow: placed by the Fremen, or only ridden again (CLA-BLOW-12, CLA-FRE)."""
    if not game.plays(FREMEN):
        game.tell("worm-nowhere")
    elif game.rules.extra_worms:
        if not game.stopped >> powers.STOP_EXTRA_WORM_PLACEMENT & 1:
            game.stack.append((ASK_WORM.frame,))
    elif game.tops[pile] in game.rides:  # the first came to them (CLA-FRE-13)
        game.rides.append(game.tops[pile])


def reshuffle(game: Classic) -> None:
    """All discarded spice cards make a new deck (CLA-BLOW-17, CLA-ADV-06)."""
    for pile in range(2):
        kept = [card for card in game.piles[pile] if card != SHAI_HULUD][-1:]
        if not game.rules.keep_top_cards:
            kept = []
        for card in kept:  # worms may lie on it
            game.piles[pile].remove(card)
        game.spice_deck += game.piles[pile]
        game.piles[pile] = kept
    game.rng.shuffle(game.spice_deck)
    game.tell("spice-reshuffle")


def blow_spice(game: Classic, pile: int, card: int) -> None:
    """Spice comes up, unless the storm is there (CLA-BLOW-02 to CLA-BLOW-04)."""
    blown = SPICE_CARDS[card]
    game.piles[pile].append(card)
    game.tops[pile] = blown.territory
    if 1 << blown.location & covered(game.storm):
        if game.listener is not None:
            game.tell("blow-in-storm", **place(blown.location))
    else:
        game.spice_at[blown.location] += blown.spice
        if game.listener is not None:
            game.tell("blow", n=blown.spice, **place(blown.location))
    if game.worms:
        game.stack.append((NEXT_RIDE.frame,))
        game.stack.append((NEXUS.frame,))


def blow_ends(game: Classic, frame: Frame) -> None:
    """Worms of the first turn go back; what can still be ridden is (CLA-BLOW-05, CLA-FRE-27)."""
    if game.set_aside:
        game.spice_deck += game.set_aside
        game.set_aside = []
        game.rng.shuffle(game.spice_deck)
    game.stack.append((NEXT_RIDE.frame,))


# Worms --------------------------------------------------------------------------------------------


def worm_at(game: Classic, frame: tuple[int, TerritoryId]) -> None:
    """A worm comes: Karama, then the Fremen decide about allies, then it devours (CLA-BLOW-09)."""
    _, territory = frame
    mask = TERRITORIES[territory].mask
    game.stack.append((DEVOUR.frame, territory, 0))
    if game.plays(FREMEN):
        helpless = game.stopped >> powers.STOP_WORM_PROTECTION_OF_ALLY & 1
        for ally in game.allies(FREMEN):
            if game.where[ally] & mask and not helpless:
                game.stack.append((ASK_PROTECT.frame, territory, ally))
        if game.where[FREMEN] & mask:
            open_response(game, 1 << powers.STOP_WORM_IMMUNITY)


def answer_protect(
    game: Classic, frame: tuple[int, TerritoryId, FactionId], choice: Choice
) -> None:
    """The Fremen protect an ally, which a Karama can stop (CLA-FRE-15)."""
    _, territory, ally = frame
    if choice is c.PROTECT:
        game.stack.append((PROTECTED.frame, territory, ally))
        open_response(game, 1 << powers.STOP_WORM_PROTECTION_OF_ALLY)


def protected(game: Classic, frame: tuple[int, int, FactionId]) -> None:
    if game.is_stopped(powers.STOP_WORM_PROTECTION_OF_ALLY):
        return
    _, _, ally = frame
    at = len(game.stack) - 1
    while game.stack[at][0] != DEVOUR.frame:
        at -= 1
    number, territory, spared = game.stack[at]
    game.stack[at] = (number, territory, spared | 1 << ally)


def devour(game: Classic, frame: tuple[int, TerritoryId, int]) -> None:
    """All spice and all forces in the territory are lost (CLA-BLOW-08, CLA-BLOW-10)."""
    _, territory, spared = frame
    mask = TERRITORIES[territory].mask
    if game.listener is not None:
        game.tell("worm", territory=keys.TERRITORY[territory])
    immune = bool(game.where[FREMEN] & mask) and not game.is_stopped(powers.STOP_WORM_IMMUNITY)
    for faction in game.order:
        if spared >> faction & 1 or (faction == FREMEN and immune):
            continue
        bury_all(game, faction, mask)
    for location in TERRITORIES[territory].locations:
        game.spice_at[location] = 0
    turn_alone(game)
    if immune:
        game.rides.append(territory)


def answer_worm(game: Classic, frame: Frame, choice: Choice) -> None:
    """The Fremen may place a further worm (CLA-FRE-21)."""
    if choice.verb == c.V_WORM:
        game.stack.append((PLACE_WORM.frame, choice.a))
        open_response(game, 1 << powers.STOP_EXTRA_WORM_PLACEMENT)


SAND_GATES: Final = Gates(
    g.where("not-sand", "CLA-MAP-10", lambda game, own: WORM_TERRITORIES, g.the_territory),
)  # fmt: skip


def place_worm(game: Classic, frame: tuple[int, TerritoryId]) -> None:
    _, territory = frame
    if not game.is_stopped(powers.STOP_EXTRA_WORM_PLACEMENT):
        game.stack.append((WORM_AT.frame, territory))


# Nexus and rides ----------------------------------------------------------------------------------


def next_ride(game: Classic, frame: Frame) -> None:
    """After the Nexus the Fremen may ride each worm (CLA-FRE-11)."""
    while game.rides:
        territory = TerritoryId(game.rides.pop(0))
        if riders(game, territory):
            game.stack.append((NEXT_RIDE.frame,))
            game.stack.append((ASK_RIDE.frame, territory))
            return
    game.rode = []


def riders(game: Classic, territory: TerritoryId) -> int:
    """Where Fremen stand to whom the worm came: not in the storm (CLA-FRE-11, CLA-FRE-12)."""
    found = 0
    for location in each_location(
        outside(game.where[FREMEN] & TERRITORIES[territory].mask, game.storm)
    ):
        if standing(game, FREMEN, FOR_RIDE, location)[0]:
            found |= 1 << location
    return found


def elsewhere(game: Classic, faction: FactionId) -> int:
    _, territory = game.stack[-1]
    return ~TERRITORIES[territory].mask


RIDE_GATES: Final = Gates(
    g.where("same-territory", "CLA-FRE-11", elsewhere, g.its_territory),
    g.no_storm("CLA-FRE-12", lambda game, own: game.rules.fremen_into_storm),
    g.not_full("CLA-FRE-12"),
    g.no_ally(g.without_allies),
)  # fmt: skip


def answer_ride(game: Classic, frame: tuple[int, TerritoryId], choice: Choice) -> None:
    _, territory = frame
    if choice.verb == c.V_RIDE:
        pick_group(game, FREMEN, FOR_RIDE, LocationId(choice.a), riders(game, territory))


# Steps and questions of the chapter ---------------------------------------------------------------
BLOW: Final = q.Step(10, blow, "number")
TURN_CARD: Final = q.Step(11, turn_card, "number")
BLOW_END: Final = q.Step(12, blow_ends)
WORM_AT: Final = q.Step(13, worm_at, "territory")
DEVOUR: Final = q.Step(14, devour, "territory factions")
PLACE_WORM: Final = q.Step(15, place_worm, "territory")
NEXUS: Final = q.Step(16, lambda game, frame: nexus.start(game))
NEXT_RIDE: Final = q.Step(17, next_ride)
PROTECTED: Final = q.Step(63, protected, "territory faction")

ASK_PROTECT: Final = q.OpenQuestion(
    7, "protect", "CLA-FRE-15", "territory faction", FREMEN,
    [c.PROTECT, c.ABANDON], answer_protect,
    moments=q.Moment("protect", "CLA-FRE-15", SPICE_BLOW, FREMEN),
    about="territory other",
)  # fmt: skip
ASK_WORM: Final = q.OpenQuestion(
    8, "worm", "CLA-FRE-21", "", FREMEN,
    [c.DECLINE, *[c.WORM[territory] for territory in members(WORM_TERRITORIES)]], answer_worm,
    gates={c.V_WORM: SAND_GATES},
    moments=q.Moment(
        "worm", "CLA-FRE-21", SPICE_BLOW, FREMEN, EXTRA_WORMS, powers.STOP_EXTRA_WORM_PLACEMENT
    ),
)  # fmt: skip
ASK_RIDE: Final = q.OpenQuestion(
    10, "ride", "CLA-FRE-11", "territory", FREMEN,
    [c.STAY, *c.RIDE], answer_ride, gates={c.V_RIDE: RIDE_GATES},
    moments=q.Moment("ride", "CLA-FRE-11", SPICE_BLOW, FREMEN),
    about="territory", busy=q.TRADING,
)  # fmt: skip
