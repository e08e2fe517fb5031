"""Setup, storm, worms and the Nexus: why not."""

from __future__ import annotations

from kanly.classic import nexus
from kanly.classic.map import members
from kanly.classic.position import N
from kanly.classic.reasons.case import (
    Case,
    absent,
    of_faction,
    of_leader,
    of_territory,
    refuse,
)
from kanly.classic.reasons.moments import unfit
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.territories import WORM_TERRITORIES
from kanly.core.message import Refusal

# Setup --------------------------------------------------------------------------------------------


def faction(case: Case) -> Refusal:
    return of_faction("taken", "CLA-SETUP-03", case.choice.a)


def swap(case: Case) -> Refusal:
    other = case.choice.a
    if not case.game.plays(other):
        return absent(other)
    return refuse("swap-own", "CLA-SETUP-04")


def predict(case: Case) -> Refusal:
    other = case.choice.a
    if case.game.given(case.seat):
        return refuse("predict-turn-now", "CLA-BG-03")
    return refuse("predict-self", "CLA-BG-03") if other == BENE_GESSERIT else absent(other)


def predict_turn(case: Case) -> Refusal:
    if not case.game.given(case.seat):
        return refuse("predict-faction-first", "CLA-BG-03")
    return refuse("turns", "CLA-BG-03", most=case.game.rules.turns)


def mulligan(case: Case) -> Refusal:
    return refuse("when-mulligan", "CLA-SETUP-19")


def traitor(case: Case) -> Refusal:
    return of_leader("not-dealt", "CLA-SETUP-10", case.choice.a)


# Worms --------------------------------------------------------------------------------------------


def worm(case: Case) -> Refusal:
    return not_sand(case.choice.a) or unfit(case)


def not_sand(territory: int) -> Refusal | None:
    if WORM_TERRITORIES >> territory & 1:
        return None
    return of_territory("not-sand", "CLA-MAP-10", territory)


# Nexus --------------------------------------------------------------------------------------------


def ally(case: Case) -> Refusal:
    """The first thing that stands in the way of an offer."""
    game, own, other = case.game, case.faction, case.choice.a
    if other == own:
        return refuse("ally-self", "CLA-ALLY-01")
    if not game.plays(other):
        return absent(other)
    if game.ally[own] >> other & 1:
        return of_faction("allied-already", "CLA-ALLY-05", other)
    if game.ally[own] and game.ally[other]:
        return of_faction("two-alliances", "CLA-ALLY-05", other)
    whole = nexus.needed(game, own, other)
    size = len(members(whole))
    if size > game.rules.alliance_limit:
        return refuse("alliance-limit", "CLA-ALLY-04", most=game.rules.alliance_limit)
    if size == len(game.order):
        return refuse("alliance-all", "CLA-ALLY-30")
    if nexus.joiners(game, own, other) & game.nexus_joined:
        return refuse("alliance-once", "CLA-ALLY-02")
    if game.nexus_asked >> (own * N + other) & 1:
        return of_faction("asked-already", "CLA-ALLY-02", other)
    return unfit(case)


def answer_offer(case: Case) -> Refusal:
    return of_faction("no-offer", "CLA-ALLY-03", case.choice.a)


def leave(case: Case) -> Refusal:
    if not case.game.ally[case.faction]:
        return refuse("no-alliance", "CLA-ALLY-07")
    return refuse("broke-already", "CLA-ALLY-02")
