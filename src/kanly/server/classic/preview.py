"""What battles come to, for those who plan them and those who watch: all from what they may know.

`hints` go with every state: the most that each side can bring, and what revealed plans come to.
`preview` answers a player who tries out a plan.
"""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import plans
from kanly.classic.bidding import most_bid
from kanly.classic.forces import count, count_stars
from kanly.classic.karama import karamas
from kanly.classic.map import covered, full, members
from kanly.classic.planning import next_part
from kanly.classic.position import (
    CAPTIVE,
    HIDDEN,
    HOME,
    NOBODY,
    NOTHING,
    NOWHERE,
    Classic,
)
from kanly.classic.resolution import HALVES, explodes, falls, total
from kanly.classic.shipment import FROM_RESERVES, price
from kanly.classic.tables import numbers
from kanly.classic.tables import treachery as cards
from kanly.classic.tables.advantages import STOP_KWISATZ_HADERACH
from kanly.classic.tables.factions import ATREIDES, FACTIONS, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.territories import LOCATIONS
from kanly.classic.types import FactionId, LocationId
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.view import View
from kanly.server.classic import hints

PARTS: Final = {
    c.V_DIAL: "dial",
    c.V_SUPPORT: "support",
    c.V_LEADER: "leader",
    c.V_KWISATZ: "kwisatz",
    c.V_WEAPON: "weapon",
    c.V_DEFENSE: "defense",
}


GOING: Final = ("ship", "move-to", "cross-to", "ride")
"""Questions where forces go."""

# For all ------------------------------------------------------------------------------------------


def hints_of(game: Game, decision: Decision | None) -> hints.Hints:
    """What goes with a position for whoever is asked that, or nothing."""
    assert isinstance(game, Classic)
    battle = None if game.sides[0] == NOBODY else battle_hints(game)
    choices = [] if decision is None else decision.choices
    goals = [choice.a for choice in choices if choice.verb == c.V_SHIP]
    prices = {LOCATIONS[goal].slug: pair_price(game, goal) for goal in goals}
    full_hands = [FACTIONS[each].slug for each in game.order if not game.room(each)]
    losses = game.losses if game.rules.kwisatz and game.losses != HIDDEN else None
    sums = {FACTIONS[each].slug: promised(game, each) for each in game.order}
    bids = {
        FACTIONS[each].slug: most for each in game.order if (most := most_known_bid(game, each))
    }
    return hints.Hints(battle, prices, barred(game, decision), full_hands, sums, bids, losses)


def barred(game: Classic, decision: Decision | None) -> dict[str, hints.Barrier]:
    """Where forces that are sent somewhere cannot go because of the storm or others' forces."""
    if decision is None or decision.kind.name not in GOING:
        return {}
    others = [game.fighters(each) for each in game.order if game.seat[each] != decision.seat]
    found: dict[str, hints.Barrier] = {}
    for location in members(full(others, game.strongholds())):
        found[LOCATIONS[location].slug] = "full"
    for location in members(covered(game.storm)):
        found[LOCATIONS[location].slug] = "storm"
    return found


def promised(game: Classic, faction: FactionId) -> int:
    """What the allies of a faction are known to pay at most for the card that it buys."""
    allies = [each for each in game.order if each != faction and game.allied(faction, each)]
    return sum(max(0, game.promise[ally]) for ally in allies)


def most_known_bid(game: Classic, faction: FactionId) -> int:
    """The most that a faction can bid, for whoever sees its spice, its cards and its allies'
    promises."""
    allies = [game.promise[ally] for ally in game.allies(faction)]
    seen = HIDDEN not in (game.spice[faction], *game.hand[faction], *allies)
    return most_bid(game, faction, karamas(game, faction)) if seen else 0


def pair_price(game: Classic, location: int) -> int:
    """What whoever ships now pays for two forces there."""
    _, faction = game.stack[-1]
    return price(game, FactionId(faction), FROM_RESERVES, LocationId(location), 2, False)


def battle_hints(game: Classic) -> hints.BattleHints:
    sides = [most(game, faction) for faction in game.sides]
    return hints.BattleHints(sides, outcome(game) if known(game) else None)


def known(game: Classic) -> bool:
    return all(plan and plan[0] != HIDDEN for plan in game.plans)


def most(game: Classic, faction: FactionId) -> hints.Most:
    """The highest dial, had it spice enough, and the strongest leader that it may send."""
    stars = count_stars(game, faction, game.field)
    normal = count(game, faction, game.field) - stars
    dial = min(
        numbers.WHEEL * HALVES, normal * numbers.NORMAL + stars * plans.star_value(game, faction)
    )
    told = game.foretold[2]
    if plans.bound(game, faction, plans.FORESEE_DIAL) and told != HIDDEN:
        dial = told
    best = max(map(strength, may_lead(game, faction)), default=0)
    if plans.bound(game, faction, plans.FORESEE_LEADER) and told != HIDDEN:
        best = strength(told)
    extra = numbers.KWISATZ_HADERACH_STRENGTH if may_awake(game, faction) else 0
    return hints.Most(dial / HALVES, best + extra)


def strength(leader: int) -> int:
    return LEADERS[leader].strength if leader >= 0 else 0


def may_lead(game: Classic, faction: FactionId) -> list[int]:
    """Leaders that may be there for the battle; of some nobody else knows where they are."""
    places = (HOME, HIDDEN, plans.territory_of(game))
    found = [leader for leader in LEADERS_OF[faction] if game.leader_at[leader] in places]
    if faction == HARKONNEN:
        found += [made.id for made in LEADERS if game.leader_at[made.id] == CAPTIVE]
    return found


def may_awake(game: Classic, faction: FactionId) -> bool:
    """Whether the Kwisatz Haderach may come; others do not know the losses of the Atreides."""
    return (
        faction == ATREIDES
        and game.rules.kwisatz
        and not game.kh_dead
        and game.kh_at in (NOWHERE, plans.territory_of(game))
        and (game.losses == HIDDEN or game.losses >= numbers.KWISATZ_HADERACH_LOSSES)
        and not game.is_off(STOP_KWISATZ_HADERACH)
    )


def outcome(game: Classic) -> hints.Outcome:
    """What the plans come to, before anybody calls a traitor."""
    sides = [side_outcome(game, faction) for faction in game.sides]
    first, second = (side.total for side in sides)
    return hints.Outcome(explodes(game), sides, 0 if first >= second else 1, first == second)


def side_outcome(game: Classic, faction: FactionId) -> hints.SideOutcome:
    plan, dead = plans.plan_of(game, faction), falls(game, faction)
    dial, points = plan[0], total(plan, dead)
    return hints.SideOutcome(dial / HALVES, (points - dial) // HALVES, points / HALVES, dead)


# For who plans ------------------------------------------------------------------------------------


def preview(view: View, wanted: list[str]) -> hints.Preview | None:
    """A plan with the parts that are wanted, where they can be had, and what it would come to."""
    game, seat = view.position, view.seat
    assert isinstance(game, Classic)
    if view.decision is None or view.decision.kind.name != "plan" or seat is None:
        return None
    faction = next(faction for faction in game.sides if game.seat[faction] == seat)
    parts = {
        PARTS[choice.verb]: hints.PlanPart(False, shown(choice), [shown(choice)])
        for choice in game.given(seat)
    }
    given: list[Choice] = game.given(seat)
    to_send: list[str] = []
    while choices := next_part(game, faction, given):
        choice = next((each for each in choices if each.notation in wanted), choices[0])
        parts[PARTS[choice.verb]] = hints.PlanPart(True, shown(choice), [shown(x) for x in choices])
        given.append(choice)
        to_send.append(choice.notation)
    made = {choice.verb: choice.a for choice in given}
    return worked_out(game, faction, made, hints.PlanParts(**parts), to_send)


def shown(choice: Choice) -> hints.PlanChoice:
    value = choice.refs[0].slug if choice.verb != c.V_KWISATZ else ("without", "with")[choice.a]
    return hints.PlanChoice(choice.notation, value)


def worked_out(
    game: Classic,
    faction: FactionId,
    made: dict[int, int],
    parts: hints.PlanParts,
    to_send: list[str],
) -> hints.Preview:
    weapon, defense = made.get(c.V_WEAPON, cards.NO_CARD), made.get(c.V_DEFENSE, cards.NO_CARD)
    plan = [
        made[c.V_DIAL],
        made.get(c.V_SUPPORT, 0),
        made[c.V_LEADER],
        made.get(c.V_KWISATZ, 0),
        weapon,
        defense,
    ]
    theirs = most(game, plans.foe(game, faction))
    worst, best = total(plan, True) / HALVES, total(plan, False) / HALVES
    against = theirs.dial + theirs.leader
    return hints.Preview(
        parts=parts,
        choices=to_send,
        alive=best,
        dead=worst,
        theirs=theirs,
        sure=worst >= against if faction == game.sides[0] else worst > against,
        dangers=dangers(defense) if plan[2] != NOTHING else [],
        saved_by=saviour(weapon),
        explodes=weapon == cards.LASGUN and defense == cards.SHIELD,
    )


def dangers(defense: int) -> list[hints.Danger]:
    """What can kill the leader behind a defense."""
    found: list[hints.Danger] = []
    if cards.kills(cards.OF_KIND[cards.PROJECTILE_WEAPON][0], defense):
        found.append("projectile")
    if cards.kills(cards.OF_KIND[cards.POISON_WEAPON][0], defense):
        found.append("poison")
    found.append("explosion" if defense == cards.SHIELD else "lasgun")
    return found


def saviour(weapon: int) -> hints.Saviour | None:
    """What saves the other leader from a weapon; None if it threatens nobody."""
    if not cards.kills(weapon, cards.NO_CARD):
        return None
    if weapon == cards.LASGUN:
        return "nothing"
    return "snooper" if cards.kills(weapon, cards.SHIELD) else "shield"
