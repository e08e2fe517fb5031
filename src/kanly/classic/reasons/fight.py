"""Battles and battle plans: why not."""

from __future__ import annotations

from typing import Final

from kanly.classic import battle, plans
from kanly.classic.choices import (
    CHEAP_HERO,
    NO_CARD,
    NO_ONE,
    V_DEFENSE,
    V_DIAL,
    V_LEADER,
    V_WEAPON,
)
from kanly.classic.forces import count
from kanly.classic.karama import means
from kanly.classic.kinds import FORETELL
from kanly.classic.plans import (
    FORESEE_DEFENSE,
    FORESEE_DIAL,
    FORESEE_LEADER,
    FORESEE_WEAPON,
    PARTS,
    Pair,
    bound,
    foe,
    territory_of,
)
from kanly.classic.position import CAPTIVE, FACTION, HOME, NOWHERE, TANKS
from kanly.classic.reasons.case import (
    Case,
    absent,
    advanced,
    no_card,
    of_faction,
    of_leader,
    of_place,
    of_territory,
    only,
    refuse,
    stopped,
    too_much,
)
from kanly.classic.reasons.moments import unfit
from kanly.classic.tables import treachery
from kanly.classic.tables.advantages import STOP_KWISATZ_HADERACH
from kanly.classic.tables.factions import ATREIDES, HARKONNEN
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_LOSSES
from kanly.classic.tables.territories import LOCATIONS, POLAR_SINK, TERRITORIES
from kanly.classic.tables.treachery import (
    DEFENSE_SLOT,
    KIND_NAMES,
    STAND_IN,
    TREACHERY_CARDS,
    WEAPON_SLOT,
)
from kanly.classic.treason import callable_leader, caller_for
from kanly.core.message import Refusal

# Which battle -------------------------------------------------------------------------------------


def fight(case: Case) -> Refusal:
    """Nobody to fight there, or the storm is between (CLA-BATTLE-01 to CLA-BATTLE-04)."""
    game, own = case.game, case.faction
    spot, other = case.choice.a, case.choice.b
    territory = LOCATIONS[spot].territory
    mask = TERRITORIES[territory].mask
    if other == own:
        return refuse("fight-self", "CLA-BATTLE-01")
    if not game.plays(other):
        return absent(other)
    if game.allied(own, other):
        rule = "CLA-PLAYERS-12" if game.partners(own, other) else "CLA-ALLY-10"
        return of_faction("fight-ally", rule, other)
    if territory == POLAR_SINK:
        return refuse("fight-polar", "CLA-MAP-08")
    for faction in (own, other):
        if not game.where[faction] & mask:
            return absent_there(case, faction, territory)
        if not game.fighters(faction) & mask:
            return of_territory("advisors-fight", "CLA-BG-17", territory)
    for field in battle.fields(game, territory):
        if game.fighters(own) & field and game.fighters(other) & field:
            return of_place("fight-named", "CLA-BATTLE-04", (field & -field).bit_length() - 1)
    return of_territory("storm-between", "CLA-BATTLE-02", territory)


def absent_there(case: Case, faction: int, territory: int) -> Refusal:
    if faction == case.faction:
        return of_territory("no-forces", "CLA-BATTLE-01", territory)
    return refuse(
        "no-enemy",
        "CLA-BATTLE-01",
        faction=FACTION[faction],
        territory=f"classic-territory-{TERRITORIES[territory].slug}",
    )


# The plan, part by part ---------------------------------------------------------------------------

ELEMENTS: Final[dict[int, str]] = {
    V_DIAL: "classic-element-dial",
    V_LEADER: "classic-element-leader",
    V_WEAPON: "classic-element-weapon",
    V_DEFENSE: "classic-element-defense",
}


def out_of_turn(case: Case) -> Refusal | None:
    """Another part of the plan is asked."""
    assert case.decision is not None
    asked = case.decision.choices[0].verb
    if asked == case.choice.verb:
        return None
    if case.kind == FORETELL.name:
        return refuse("foretell", "CLA-ATR-07", element=ELEMENTS[asked])
    if case.choice.verb in [given.verb for given in case.game.given(case.seat)]:
        return refuse("part-done", "CLA-BATTLE-16", part=PARTS[case.choice.verb])
    return refuse("part-later", "CLA-BATTLE-09", part=PARTS[asked])


def is_bound(case: Case) -> Refusal:
    """The Atreides were told otherwise."""
    return refuse("bound", "CLA-ATR-08", element=ELEMENTS[case.choice.verb])


def dial(case: Case) -> Refusal:
    """A number that forces and spice do not make (CLA-BATTLE-10, CLA-ADV-09)."""
    game, faction, wanted = case.game, case.faction, case.choice.a
    other = out_of_turn(case)
    if other is not None:
        return other
    possible = plans.dials(game, faction)
    if wanted in possible:
        return is_bound(case) if bound(game, faction, FORESEE_DIAL) else unfit(case)
    if wanted % 2 and not plans.needs_spice(game, faction):
        return refuse("halves", "CLA-MAP-17")
    if wanted > possible[-1]:
        most = possible[-1]
        rule = "CLA-ADV-09" if game.rules.combat else "CLA-BATTLE-10"
        return refuse("dial-most", rule, dial=most // 2, half=most % 2)
    rule = "CLA-ADV-09" if game.rules.combat else "CLA-ADV-13"
    return refuse("dial-exactly", rule, dial=wanted // 2, half=wanted % 2)


def support(case: Case) -> Refusal:
    """More spice than there is, or spice that does not fit the dial (CLA-ADV-08, CLA-ADV-09)."""
    game, faction, spice = case.game, case.faction, case.choice.a
    if not game.rules.combat:
        return advanced()
    if not plans.needs_spice(game, faction):
        return refuse("support-none", "CLA-FRE-25")
    other = out_of_turn(case)
    if other is not None:
        return other
    most = means(game, faction)
    if spice > most:
        return too_much(spice, most, "CLA-ADV-08")
    forces = count(game, faction, game.field)
    if spice > forces:
        return refuse("support-forces", "CLA-ADV-09", n=spice, has=forces)
    dialed = game.given(case.seat)[0].a
    return refuse("support-fit", "CLA-ADV-09", n=spice, dial=dialed // 2, half=dialed % 2)


# Leaders ------------------------------------------------------------------------------------------


def leader(case: Case) -> Refusal:
    """Not one it has, or not one it may lead with (CLA-BATTLE-11, CLA-BATTLE-12)."""
    game, faction, wanted = case.game, case.faction, case.choice.a
    other = out_of_turn(case)
    if other is not None:
        return other
    lost = unavailable(case, wanted)
    if lost is not None:
        return lost
    target, kind, play = game.voice
    heroes = CHEAP_HERO in plans.all_leaders(game, faction)
    if target == faction and kind == STAND_IN and heroes and (wanted == CHEAP_HERO) != bool(play):
        return voice(case)
    if bound(game, faction, FORESEE_LEADER) and game.foretold[2] != wanted:
        return is_bound(case)
    return refuse("oath", "CLA-CARD-32")


def unavailable(case: Case, wanted: int) -> Refusal | None:
    """Nobody though there is somebody, no hero in hand, or a leader it has not here."""
    game, faction = case.game, case.faction
    if wanted == NO_ONE:
        return refuse("leader-must", "CLA-BATTLE-11")
    if wanted == CHEAP_HERO:
        held = treachery.CHEAP_HERO in case.hand
        return None if held else no_card(treachery.CHEAP_HERO, "CLA-CARD-15")
    at = game.leader_at[wanted]
    if LEADERS[wanted].faction != faction:
        captive = faction == HARKONNEN and at == CAPTIVE
        return None if captive else of_leader("not-your-leader", "CLA-BATTLE-12", wanted)
    if at == TANKS:
        return of_leader("dead", "CLA-BATTLE-12", wanted)
    if at == CAPTIVE:
        return of_leader("captive", "CLA-HAR-16", wanted)
    if at not in (HOME, territory_of(game)):
        return refuse(
            "elsewhere",
            "CLA-BATTLE-12",
            leader=f"classic-leader-{LEADERS[wanted].slug}",
            territory=f"classic-territory-{TERRITORIES[at].slug}",
        )
    return None


def kwisatz(case: Case) -> Refusal:
    """The Kwisatz Haderach is not there to go along (CLA-ATR-13 to CLA-ATR-19)."""
    game = case.game
    if case.faction != ATREIDES:
        return only(ATREIDES, "CLA-ATR-16")
    if not game.rules.kwisatz:
        return advanced()
    if game.kh_dead:
        return refuse("kwisatz-dead", "CLA-ATR-19")
    if game.losses < KWISATZ_HADERACH_LOSSES:
        return refuse("kwisatz-early", "CLA-ATR-15", n=KWISATZ_HADERACH_LOSSES, has=game.losses)
    if game.kh_at not in (NOWHERE, territory_of(game)):
        return of_territory("kwisatz-elsewhere", "CLA-ATR-17", game.kh_at)
    if game.is_off(STOP_KWISATZ_HADERACH):
        return stopped(STOP_KWISATZ_HADERACH, "CLA-KAR-20")
    return out_of_turn(case) or unfit(case)


# Weapons and defenses -----------------------------------------------------------------------------


def weapon(case: Case) -> Refusal:
    return card(case, WEAPON_SLOT, "not-weapon", 0)


def defense(case: Case) -> Refusal:
    return card(case, DEFENSE_SLOT, "not-defense", 1)


def card(case: Case, slot: int, wrong: str, place: int) -> Refusal:
    """A card that it has not, that does not go there, or that it may not play (CLA-BATTLE-14)."""
    game, wanted = case.game, case.choice.a
    other = out_of_turn(case)
    if other is not None:
        return other
    if plans.leaders(game, case.faction) == [NO_ONE]:
        return refuse("no-leader-no-card", "CLA-BATTLE-13")
    if wanted != NO_CARD:
        name = f"classic-card-{TREACHERY_CARDS[wanted].slug}"
        if wanted not in case.hand:
            return no_card(wanted, "CLA-BATTLE-14")
        if not slot >> TREACHERY_CARDS[wanted].kind & 1:
            return refuse(wrong, "CLA-BATTLE-15", card=name)
    return forbidden(case, place)


def forbidden(case: Case, place: int) -> Refusal:
    """What leaves no plan with this card: the other slot, Voice, Prescience or an oath."""
    game, faction = case.game, case.faction
    found = plans.all_pairs(game, faction)
    if not fits(case, found, place):
        twice = case.choice.a in sealed_weapon(case)
        return refuse("card-twice" if twice else "two-worthless", "CLA-BATTLE-14")
    target, kind, play = game.voice
    if target == faction and kind != STAND_IN:
        found = plans.keep(found, lambda pair: (kind in plans.kinds_of(pair)) == bool(play))
        if not fits(case, found, place):
            return voice(case)
    told = game.foretold[2]
    for slot, element in ((0, FORESEE_WEAPON), (1, FORESEE_DEFENSE)):
        if bound(game, faction, element):
            found = foreseen(found, slot, told)
            if not fits(case, found, place):
                return is_bound(case) if slot == place else refuse("bound-other", "CLA-ATR-08")
    return refuse("oath", "CLA-CARD-32")


def foreseen(found: list[Pair], slot: int, told: int) -> list[Pair]:
    """The pairs with what the Atreides were told, or all if none has it."""
    return [pair for pair in found if pair[slot] == told] or found


def fits(case: Case, found: list[Pair], place: int) -> bool:
    """Whether one of the pairs has the card there, beside the weapon already chosen."""
    sealed = sealed_weapon(case)
    for pair in found:
        if pair[place] == case.choice.a and (not sealed or pair[0] in sealed):
            return True
    return False


def sealed_weapon(case: Case) -> list[int]:
    """The weapon that it has chosen, if it has."""
    return [given.a for given in case.game.given(case.seat) if given.verb == V_WEAPON]


def voice(case: Case) -> Refusal:
    """What the Voice ordered (CLA-BG-10, CLA-BG-11)."""
    _, kind, play = case.game.voice
    name = f"classic-kind-{KIND_NAMES[kind]}"
    return refuse("voice-play" if play else "voice-no", "CLA-BG-10", kind=name)


# After the reveal ---------------------------------------------------------------------------------


def treason(case: Case) -> Refusal:
    """The opposing leader is not one's traitor (CLA-TRAITOR-01)."""
    game = case.game
    called = callable_leader(game, foe(game, caller_for(game, case.faction)))
    return of_leader("not-traitor", "CLA-TRAITOR-01", called)


def other_card(case: Case) -> Refusal:
    """Another card of the plan is asked about."""
    asked = TREACHERY_CARDS[case.frame[2]].slug
    return refuse("other-card", "CLA-BATTLE-26", card=f"classic-card-{asked}")


def capture(case: Case) -> Refusal:
    return of_faction("no-prey", "CLA-HAR-08", foe(case.game, HARKONNEN))
