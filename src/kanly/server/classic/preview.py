"""What battles come to, for those who plan them and those who watch: all from what they may know.

`hints` go with every state: the most that each side can bring, and what revealed plans come to.
`preview` answers a player who tries out a plan.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.choices import (
    V_DEFENSE,
    V_DIAL,
    V_KWISATZ,
    V_LEADER,
    V_SHIP,
    V_SUPPORT,
    V_WEAPON,
)
from kanly.classic.forces import count, count_stars
from kanly.classic.planning import next_part
from kanly.classic.plans import (
    FORESEE_DIAL,
    FORESEE_LEADER,
    bound,
    foe,
    plan_of,
    star_value,
    territory_of,
)
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
from kanly.classic.tables.advantages import STOP_KWISATZ_HADERACH
from kanly.classic.tables.factions import ATREIDES, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.numbers import (
    KWISATZ_HADERACH_LOSSES,
    KWISATZ_HADERACH_STRENGTH,
    NORMAL,
    WHEEL,
)
from kanly.classic.tables.territories import LOCATIONS
from kanly.classic.tables.treachery import (
    LASGUN,
    NO_CARD,
    OF_KIND,
    POISON_WEAPON,
    PROJECTILE_WEAPON,
    SHIELD,
    kills,
)
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.view import View
from kanly.server.classic.hints import (
    BattleHints,
    Danger,
    Hints,
    Most,
    Outcome,
    PlanChoice,
    PlanPart,
    PlanParts,
    Preview,
    Saviour,
    SideOutcome,
)

PARTS: Final = {
    V_DIAL: "dial",
    V_SUPPORT: "support",
    V_LEADER: "leader",
    V_KWISATZ: "kwisatz",
    V_WEAPON: "weapon",
    V_DEFENSE: "defense",
}


# For all ------------------------------------------------------------------------------------------


def hints_of(game: Game, decision: Decision | None) -> Hints:
    """What goes with a position for whoever is asked that, or nothing."""
    assert isinstance(game, Classic)
    battle = None if game.sides[0] == NOBODY else battle_hints(game)
    choices = [] if decision is None else decision.choices
    goals = [choice.a for choice in choices if choice.verb == V_SHIP]
    prices = {LOCATIONS[goal].slug: pair_price(game, goal) for goal in goals}
    return Hints(battle, prices)


def pair_price(game: Classic, location: int) -> int:
    """What whoever ships now pays for two forces there."""
    _, faction = game.stack[-1]
    return price(game, faction, FROM_RESERVES, location, 2, False)


def battle_hints(game: Classic) -> BattleHints:
    sides = [most(game, faction) for faction in game.sides]
    return BattleHints(sides, outcome(game) if known(game) else None)


def known(game: Classic) -> bool:
    return all(plan and plan[0] != HIDDEN for plan in game.plans)


def most(game: Classic, faction: int) -> Most:
    """The highest dial, had it spice enough, and the strongest leader that it may send."""
    stars = count_stars(game, faction, game.field)
    normal = count(game, faction, game.field) - stars
    dial = min(WHEEL * HALVES, normal * NORMAL + stars * star_value(game, faction))
    told = game.foretold[2]
    if bound(game, faction, FORESEE_DIAL) and told != HIDDEN:
        dial = told
    best = max(map(strength, may_lead(game, faction)), default=0)
    if bound(game, faction, FORESEE_LEADER) and told != HIDDEN:
        best = strength(told)
    extra = KWISATZ_HADERACH_STRENGTH if may_awake(game, faction) else 0
    return Most(dial / HALVES, best + extra)


def strength(leader: int) -> int:
    return LEADERS[leader].strength if leader >= 0 else 0


def may_lead(game: Classic, faction: int) -> list[int]:
    """Leaders that may be there for the battle; of some nobody else knows where they are."""
    places = (HOME, HIDDEN, territory_of(game))
    found = [leader for leader in LEADERS_OF[faction] if game.leader_at[leader] in places]
    if faction == HARKONNEN:
        found += [made.id for made in LEADERS if game.leader_at[made.id] == CAPTIVE]
    return found


def may_awake(game: Classic, faction: int) -> bool:
    """Whether the Kwisatz Haderach may come; others do not know the losses of the Atreides."""
    return (
        faction == ATREIDES
        and game.rules.powers
        and not game.kh_dead
        and game.kh_at in (NOWHERE, territory_of(game))
        and (game.losses == HIDDEN or game.losses >= KWISATZ_HADERACH_LOSSES)
        and not game.is_off(STOP_KWISATZ_HADERACH)
    )


def outcome(game: Classic) -> Outcome:
    """What the plans come to, before anybody calls a traitor."""
    sides = [side_outcome(game, faction) for faction in game.sides]
    first, second = (side.total for side in sides)
    return Outcome(explodes(game), sides, 0 if first >= second else 1, first == second)


def side_outcome(game: Classic, faction: int) -> SideOutcome:
    plan, dead = plan_of(game, faction), falls(game, faction)
    dial, points = plan[0], total(plan, dead)
    return SideOutcome(dial / HALVES, (points - dial) // HALVES, points / HALVES, dead)


# For who plans ------------------------------------------------------------------------------------


def preview(view: View, wanted: list[str]) -> Preview | None:
    """A plan with the parts that are wanted, where they can be had, and what it would come to."""
    game, seat = view.position, view.seat
    assert isinstance(game, Classic)
    if view.decision is None or view.decision.kind.name != "plan" or seat is None:
        return None
    faction = next(faction for faction in game.sides if game.seat[faction] == seat)
    parts = {
        PARTS[choice.verb]: PlanPart(False, shown(choice), [shown(choice)])
        for choice in game.given(seat)
    }
    given: list[Choice] = game.given(seat)
    to_send: list[str] = []
    while choices := next_part(game, faction, given):
        choice = next((each for each in choices if each.notation in wanted), choices[0])
        parts[PARTS[choice.verb]] = PlanPart(True, shown(choice), [shown(x) for x in choices])
        given.append(choice)
        to_send.append(choice.notation)
    made = {choice.verb: choice.a for choice in given}
    return worked_out(game, faction, made, PlanParts(**parts), to_send)


def shown(choice: Choice) -> PlanChoice:
    value = choice.refs[0].slug if choice.verb != V_KWISATZ else ("without", "with")[choice.a]
    return PlanChoice(choice.notation, value)


def worked_out(
    game: Classic,
    faction: int,
    made: dict[int, int],
    parts: PlanParts,
    to_send: list[str],
) -> Preview:
    weapon, defense = made.get(V_WEAPON, NO_CARD), made.get(V_DEFENSE, NO_CARD)
    plan = [
        made[V_DIAL],
        made.get(V_SUPPORT, 0),
        made[V_LEADER],
        made.get(V_KWISATZ, 0),
        weapon,
        defense,
    ]
    theirs = most(game, foe(game, faction))
    worst, best = total(plan, True) / HALVES, total(plan, False) / HALVES
    against = theirs.dial + theirs.leader
    return Preview(
        parts=parts,
        choices=to_send,
        alive=best,
        dead=worst,
        theirs=theirs,
        sure=worst >= against if faction == game.sides[0] else worst > against,
        dangers=dangers(defense) if plan[2] != NOTHING else [],
        saved_by=saviour(weapon),
        explodes=weapon == LASGUN and defense == SHIELD,
    )


def dangers(defense: int) -> list[Danger]:
    """What can kill the leader behind a defense."""
    found: list[Danger] = []
    if kills(OF_KIND[PROJECTILE_WEAPON][0], defense):
        found.append("projectile")
    if kills(OF_KIND[POISON_WEAPON][0], defense):
        found.append("poison")
    found.append("explosion" if defense == SHIELD else "lasgun")
    return found


def saviour(weapon: int) -> Saviour | None:
    """What saves the other leader from a weapon; None if it threatens nobody."""
    if not kills(weapon, NO_CARD):
        return None
    if weapon == LASGUN:
        return "nothing"
    return "snooper" if kills(weapon, SHIELD) else "shield"
