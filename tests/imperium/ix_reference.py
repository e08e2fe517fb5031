"""Reads the reference data of Rise of Ix into the effect language, like `reference`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kanly.imperium.effects import (
    ANY,
    RESOURCE_NAMES,
    Cond,
    Condition,
    Effect,
    Op,
    influence,
    influence_one_of,
    make,
    pay,
    when,
)
from kanly.imperium.tables.spaces import HEIGHLINER
from tests.imperium.reference import FACTIONS
from tests.reading import yaml_of

DATA: dict[str, Any] = yaml_of(Path(__file__).parents[2] / "docs/reference/imperium-ix.yaml")
GAINS = {
    "draw": Op.DRAW,
    "intrigue": Op.INTRIGUE,
    "vp": Op.VP,
    "persuasion": Op.PERSUASION,
    "swords": Op.SWORDS,
}
ICONS = {
    "freighter": Op.FREIGHTER,
    "dreadnought": Op.DREADNOUGHT,
    "negotiator": Op.NEGOTIATOR,
    "trash": Op.TRASH,
}
COSTS = {
    "intrigue_to_deck_bottom": "bottom",
    "trash_this": "trash_this",
    "retreat_own_units": "units",
    "lose_troop": "lose_troop",
    "discard": "discard",
    "trash": "trash",
    "solari": "solari",
    "spice": "spice",
    "water": "water",
}
PER = {
    "own_dreadnought_in_conflict": make(Op.SWORDS_PER_DREADNOUGHT, 3),
    "other_revealed_card_providing_swords_this_turn": make(Op.SWORDS_PER_CARD, 1, 1),
    "revealed_card_providing_swords_this_turn": make(Op.SWORDS_PER_CARD, 1),
}


def effects(rows: list[dict[str, Any]]) -> list[Effect]:
    return [effect for row in rows for effect in parts(row)]


def whole(rows: list[dict[str, Any]]) -> Effect:
    found = effects(rows)
    return found[0] if len(found) == 1 else make(Op.ALL, parts=tuple(found))


def parts(row: dict[str, Any]) -> list[Effect]:
    """One entry as separate effects: a condition, a cost, a choice, or plain gains."""
    asked = row.get("condition") or row.get("if")
    if "choose_one" in row:
        options = tuple(option(entry) for entry in row["choose_one"])
        chosen = make(Op.CHOOSE, 1, parts=options)
        return [chosen]
    if "static" in row:
        return static(row["static"])
    if "cost" in row:
        inner = cost(row["cost"]) >> whole(row["gain"])
        return [when(condition(asked), inner)] if asked else [inner]
    if asked:
        return [when(condition(asked), effect) for effect in effects(row["gain"])]
    if "gain" in row:
        return effects(row["gain"])
    return [effect for key, value in row.items() for effect in single(key, value, row)]


def option(entry: Any) -> Effect:
    return whole(entry) if isinstance(entry, list) else parts(entry)[0]


def static(entry: dict[str, Any]) -> list[Effect]:
    if "space_cost_reduction" in entry:
        return [make(Op.SPACE_DISCOUNT, entry["space_cost_reduction"]["spice"], HEIGHLINER)]
    if "visited_faction_space_influence" in entry:
        return [make(Op.SPACE_INFLUENCE, entry["visited_faction_space_influence"])]
    if "wins_endgame_tiebreakers" in entry:
        return [make(Op.WIN_TIES)]
    return [make(Op.ALL_TO_DECK)]


def single(key: str, value: Any, row: dict[str, Any]) -> list[Effect]:
    if key in RESOURCE_NAMES:
        return [make(Op.GAIN, value, RESOURCE_NAMES.index(key))]
    if key == "troops":
        return [make(Op.DEPLOY_SUPPLY if "deploy_to_conflict" in row else Op.RECRUIT, value)]
    if key in GAINS:
        return [make(GAINS[key], value)]
    if key in ICONS:
        inside = isinstance(value, dict)
        return [make(Op.TRASH_IN_PLAY if inside else ICONS[key])] * (1 if inside else value)
    return SPECIAL[key](value) if key in SPECIAL else []


def gained_influence(entry: dict[str, Any]) -> list[Effect]:
    faction = entry["faction"]
    if isinstance(faction, list):
        return [influence_one_of(*(FACTIONS[name] for name in faction))]
    if faction == "each_with_own_agent":
        return [make(Op.INFLUENCE_AGENTS, entry["n"])]
    if faction == "visited_this_turn":
        return [make(Op.INFLUENCE_VISITED, entry["n"])]
    if faction == "with_own_snooper_on_track":
        return [make(Op.INFLUENCE_SNOOPED, entry["n"])]
    if "choose_different" in entry:
        one_each = tuple(influence(number) for number in range(4))
        return [make(Op.CHOOSE, entry["choose_different"], parts=one_each)]
    return [influence(ANY if faction == "any" else FACTIONS[faction], entry["n"])]


def acquire_tech(entry: dict[str, Any]) -> list[Effect]:
    return [make(Op.TECH, entry["discount"], int("solari" in entry["pay_with"]))]


SPECIAL = {
    "influence": gained_influence,
    "acquire_tech": acquire_tech,
    "swords_per": lambda entry: [PER[entry["per"]]],
    "enemy_units_retreat": lambda _: [make(Op.AMBUSH)],
    "extra_turn": lambda _: [make(Op.EXTRA_TURN)],
    "trash_this": lambda _: [make(Op.TRASH_THIS)],
    "retreat_own_troops_up_to": lambda n: [make(Op.RETREAT, n)],
    "each_opponent_retreats": lambda _: [make(Op.OPPONENTS_RETREAT_DREADNOUGHT)],
    "deploy_from_garrison_up_to": lambda entry: [make(Op.DEPLOY_UNITS, entry["n"])],
    "intrigue_swap_any_number": lambda _: [make(Op.SWAP_INTRIGUES)],
    "vp_per": lambda entry: [make(Op.VP_PER_LOW_TRACK, entry["n"])],
    "enemy_agents_do_not_block": lambda _: [make(Op.IGNORE_ENEMIES)],
    "foldspace": lambda _: [make(Op.ACQUIRE_RESERVE, arg=2)],
    "dividends": lambda _: [make(Op.DIVIDENDS, 5, 1)],
}


def cost(rows: list[dict[str, Any]]) -> Any:
    given: dict[str, Any] = {}
    for row in rows:
        for key, value in row.items():
            if key == "lose_influence":
                given["influence"] = value["n"]
            elif key in COSTS:
                given[COSTS[key]] = value
    return pay(**given)


def condition(entry: dict[str, Any]) -> Condition:
    ((name, value),) = entry.items()
    return CONDITIONS[name](value)


CONDITIONS = {
    "influence_at_least": lambda v: Condition(Cond.INFLUENCE, FACTIONS[v["faction"]], v["n"]),
    "sent_to_space_with_enemy_agent": lambda _: Condition(Cond.ENEMY_AGENT),
    "another_card_in_play": lambda _: Condition(Cond.OTHER_BENE_GESSERIT),
    "alliance": lambda name: Condition(Cond.ALLIANCE, FACTIONS[name]),
    "own_agent_on_faction_space": lambda name: Condition(Cond.AGENT_WITH, FACTIONS[name]),
    "tech_tiles_at_least": lambda n: Condition(Cond.TECH_TILES, n=n),
    "fremen_bond": lambda _: Condition(Cond.FREMEN_BOND),
    "units_deployed_this_turn_at_least": lambda n: Condition(Cond.UNITS_DEPLOYED, n=n),
    "high_council_seat": lambda _: Condition(Cond.COUNCIL_SEAT),
    "solari_at_least": lambda n: Condition(Cond.SOLARI, n=n),
    "persuasion_at_least": lambda n: Condition(Cond.PERSUASION, n=n),
    "the_spice_must_flow_at_least": lambda n: Condition(Cond.SPICE_MUST_FLOW, n=n),
    "influence_on_all_tracks_at_least": lambda n: Condition(Cond.ALL_TRACKS, n=n),
}
