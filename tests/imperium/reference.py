"""Reads the reference data into the effect language, so that tables can be compared with it.

Effects are shared values and the tables are closed, so an effect of the reference that no table
holds cannot be made: it is an error here.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from kanly.imperium.effects import (
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    NO_LIMIT,
    RESOURCE_NAMES,
    SLUGS,
    TO_DECK,
    TO_DISCARD,
    Cond,
    Condition,
    Effect,
    Op,
    influence,
    influence_one_of,
    make,
    pay,
    split,
    when,
)
from tests.reading import yaml_of

DATA: dict[str, Any] = yaml_of(Path(__file__).parents[2] / "docs/reference/imperium-base.yaml")
FACTIONS = {"emperor": EMPEROR, "guild": GUILD, "bene_gesserit": BENE_GESSERIT, "fremen": FREMEN}
ICONS = ["emperor", "guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade"]
LOCATIONS = ["arrakeen", "carthag", "imperial_basin"]
GAINS = {
    "cards": Op.DRAW,
    "intrigue": Op.INTRIGUE,
    "troops": Op.RECRUIT,
    "vp": Op.VP,
    "persuasion": Op.PERSUASION,
    "swords": Op.SWORDS,
}
SPECIALS = {
    "leader_signet": make(Op.SIGNET),
    "double_base_harvest": make(Op.DOUBLE_HARVEST),
    "spice_must_flow_discount_3": make(Op.CHEAPER_SPICE_MUST_FLOW, 3),
    "each_opponent_loses_1_garrison_troop": make(Op.OPPONENTS_LOSE_GARRISON),
    "send_any_own_agent_to_any_space_ignoring_icons_and_occupancy": make(Op.SEND_ANYWHERE),
    "persuasion_2_per_fremen_card_in_play": make(Op.PERSUASION_PER_FREMEN, 2),
    "take_bene_gesserit_card_from_discard_to_hand": make(Op.TAKE_FROM_DISCARD, arg=BENE_GESSERIT),
    "space_influence_2_instead_of_1": make(Op.SPACE_INFLUENCE, 2),
    "each_opponent_discards_2": make(Op.OPPONENTS_DISCARD, 2),
    "each_opponent_discards_1_or_loses_1_deployed_troop": make(Op.OPPONENTS_DISCARD_OR_LOSE),
    "block_space_for_opponents_next_agent": make(Op.VOICE),
    "may_pass_turn": make(Op.MAY_PASS),
    "take_mentat_from_home_space": make(Op.MENTAT),
    "take_mentat_if_here": make(Op.MENTAT),
    "take_mentat_for_next_round": make(Op.MENTAT_NEXT_ROUND),
    "played_card_gains_four_faction_icons_this_turn": make(Op.FACTION_ICONS),
    "enemy_agents_do_not_block_this_turn": make(Op.IGNORE_ENEMIES),
    "chosen_opponent_loses_1_conflict_troop": make(Op.OPPONENT_LOSES_TROOP),
    "deploy_1_from_supply_to_conflict": make(Op.DEPLOY_SUPPLY, 1),
    "look_top_card_then_draw_or_trash_it": make(Op.SNOOP),
    "may_put_acquired_cards_on_deck_top": make(Op.ACQUIRE_TO_DECK),
    "shuffle_discard_into_deck": make(Op.RESHUFFLE),
    "recall_one_own_agent": make(Op.RECALL),
    "set_aside_row_card_discount_1": make(Op.SET_ASIDE, 1),
    "steal_intrigue": make(Op.STEAL_INTRIGUE),
    "take_high_council_seat": make(Op.COUNCIL),
    "gain_third_agent": make(Op.SWORDMASTER),
    "exchange_table": make(Op.SELL),
}
CONDITIONS = {
    "fremen_bond": Cond.FREMEN_BOND,
    "other_bene_gesserit_in_play": Cond.OTHER_BENE_GESSERIT,
    "any_alliance": Cond.ANY_ALLIANCE,
    "high_council_seat": Cond.COUNCIL_SEAT,
    "more_the_spice_must_flow_than_each_opponent": Cond.MOST_SPICE_MUST_FLOW,
}


def slug(ident: str) -> str:
    return ident.replace("_", "-")


def box(entry: dict[str, Any] | None) -> list[Effect]:
    """The separate effects of a box: its Persuasion and swords, then its text."""
    if entry is None:
        return []
    found = gains({k: entry[k] for k in ("persuasion", "swords") if entry.get(k)})
    return found + effects(entry.get("effects", []))


def effects(rows: list[dict[str, Any]]) -> list[Effect]:
    return [effect for row in rows for effect in parts(row)]


def whole(rows: list[dict[str, Any]]) -> Effect:
    """Several effects as one value, as they stand behind an arrow or a condition."""
    found = effects(rows)
    return found[0] if len(found) == 1 else make(Op.ALL, parts=tuple(found))


def parts(row: dict[str, Any]) -> list[Effect]:
    """One entry of the reference as separate effects."""
    if "gain" in row:
        return gains(row["gain"])
    if "pay" in row:
        return [costs(row["pay"]) >> whole(row["then"])]
    if "if" in row:
        otherwise = whole(row["else"]) if "else" in row else None
        return [when(condition(row["if"]), whole(row["then"]), otherwise)]
    if row.get("when") == "your_reveal_turn_this_round":
        return [make(Op.AT_REVEAL, parts=(whole(row["then"]),))]
    if row.get("when") == "your_reveal_turn_if_your_agent_is_here":
        return [make(Op.HERE_AT_REVEAL, parts=(whole(row["then"]),))]
    if row.get("when") == "this_card_trashed":
        return [whole(row["then"])]
    if "choose" in row:
        options = tuple(whole([option]) for option in row["options"])
        return [make(Op.CHOOSE, row["choose"], parts=options)]
    if "special" in row and row["special"] == "count_tracks_with_3_influence":
        return [make(Op.TRACKS, row["three"]["vp"], row["four"]["vp"])]
    if "special" in row:
        return [special(row["special"], row.get("n", 0))]
    return [SINGLE[key](row[key]) for key in row if key in SINGLE]


def special(name: str, n: int) -> Effect:
    """A value of its own; by default the word of that name with its number."""
    return SPECIALS[name] if name in SPECIALS else make(SLUGS.index(slug(name)), n)


def gains(amounts: dict[str, int]) -> list[Effect]:
    return [
        make(Op.GAIN, n, RESOURCE_NAMES.index(key))
        if key in RESOURCE_NAMES
        else make(GAINS[key], n)
        for key, n in amounts.items()
    ]


def costs(entry: dict[str, Any]) -> Any:
    names = {
        "trash_this_card": "trash_this",
        "trash_card": "trash",
        "lose_influence_any": "influence",
        "lose_conflict_troops": "troops",
    }
    return pay(**{names.get(key, key): n for key, n in entry.items()})


def condition(entry: str | dict[str, Any]) -> Condition:
    if isinstance(entry, str):
        return Condition(CONDITIONS[entry])
    if "alliance" in entry:
        return Condition(Cond.ALLIANCE, FACTIONS[entry["alliance"]])
    if "influence_at_least" in entry:
        ((faction, n),) = entry["influence_at_least"].items()
        return Condition(Cond.INFLUENCE, FACTIONS[faction], n)
    return Condition(Cond.SPICE_MUST_FLOW, n=entry["the_spice_must_flow_at_least"])


def gained_influence(entry: dict[str, Any]) -> Effect:
    if "one_of" in entry:
        return influence_one_of(*(FACTIONS[name] for name in entry["one_of"]))
    if "only_where" in entry:
        return make(Op.INFLUENCE_BEHIND, entry["amount"])
    faction = ANY if entry["faction"] == "any" else FACTIONS[entry["faction"]]
    return influence(faction, entry["amount"])


def up_to(op: int, n: int | str) -> Effect:
    return make(op, NO_LIMIT if n == "any" else int(n))


def free_card(entry: dict[str, Any]) -> Effect:
    return make(Op.ACQUIRE, entry["max_cost"], TO_DECK if entry["to"] == "deck_top" else TO_DISCARD)


SINGLE = {
    "influence": gained_influence,
    "trash_card": lambda _: make(Op.TRASH),
    "trash_this_card": lambda _: make(Op.TRASH_THIS),
    "deploy_from_garrison": lambda n: up_to(Op.DEPLOY_GARRISON, n),
    "deploy_recruited": lambda n: (
        make(Op.DEPLOY_RECRUITED, 3, 1)
        if n == "any_if_reveal_turn"
        else make(Op.DEPLOY_RECRUITED, int(n.removeprefix("up_to_")))
    ),
    "retreat": lambda n: up_to(Op.RETREAT, n),
    "acquire_free": free_card,
    "acquire_reserve_card": lambda _: make(Op.ACQUIRE_RESERVE, arg=2),
    "control": lambda name: make(Op.CONTROL, arg=LOCATIONS.index(name)),
}


def same(effect: Effect, expected: list[Effect]) -> bool:
    """The separate effects of a box, in any order."""
    return sorted(e.slug for e in split(effect)) == sorted(e.slug for e in expected)
