"""The tables hold what is printed: every count and value is compared with the reference data.

Named here are rules that a table alone can prove; those that tell what to do with its values are
proved where it is done.
"""

from __future__ import annotations

from typing import Any

import pytest

from kanly.classic.tables import (
    advantages,
    borders,
    factions,
    leaders,
    numbers,
    options,
    phases,
    players,
    spice,
    territories,
    treachery,
)
from kanly.classic.tables.territories import LOCATION_BY_SLUG, LOCATIONS, TERRITORIES
from tests.classic.reference import (
    DATA,
    INNER,
    NODES,
    OUTER,
    place,
    sector_of,
    slug,
    slug_of,
    territory_of,
    value,
)

TERRITORY = territories.TERRITORY_BY_SLUG
FACTION = factions.BY_SLUG


def ids(entry: Any) -> str:
    return str(entry.get("id") or entry.get("territory")) if isinstance(entry, dict) else str(entry)


def slugs(territory_mask: int) -> set[str]:
    return {made.slug for made in TERRITORIES if territory_mask >> made.id & 1}


def count(mask: int) -> int:
    return bin(mask).count("1")


# The map ------------------------------------------------------------------------------------------


def test_counts_of_the_map() -> None:
    """CLA-MAP-01, CLA-MAP-02, CLA-MAP-04, CLA-MAP-05, CLA-MAP-10."""
    kinds = [made.kind for made in TERRITORIES]
    assert DATA["sectors"]["count"] == territories.SECTORS
    assert DATA["sectors"]["storm_start_sector"] == territories.STORM_START
    assert len(TERRITORIES) == 42
    assert [kinds.count(kind) for kind in range(4)] == [5, 7, 29, 1]
    assert len(LOCATIONS) == DATA["location_graph"]["nodes"] == 86
    assert sum(len(row) for row in borders.ALONG) == 2 * 44
    assert sum(len(row) for row in borders.ACROSS) == 2 * 146
    assert DATA["location_graph"]["edges_total"] == 44 + 146
    assert sum(count(row) for row in borders.BORDERING) == 2 * 103
    assert count(territories.WORM_TERRITORIES) == 29


@pytest.mark.parametrize("entry", DATA["territories"], ids=ids)
def test_territory(entry: dict[str, Any]) -> None:
    """CLA-MAP-02, CLA-MAP-03, CLA-MAP-09, CLA-MAP-10."""
    made = TERRITORIES[TERRITORY[slug(entry["id"])]]
    assert territories.KIND_NAMES[made.kind] == entry["kind"]
    assert list(made.sectors) == entry["sectors"]
    assert made.protected == entry["storm_protected"]
    assert bool(territories.WORM_TERRITORIES >> made.id & 1) == entry["worm_can_appear"]
    assert made.city == entry.get("ornithopters", False)
    assert made.income == entry.get("advanced_income", 0)
    assert made.behind_wall == entry.get("exposed_after_family_atomics", False)
    assert [LOCATIONS[i].sector for i in made.locations] == (entry["sectors"] or [0])
    assert [LOCATIONS[i].territory for i in made.locations] == [made.id] * len(made.locations)
    assert [territories.at(made.id, s) for s in entry["sectors"] or [0]] == list(made.locations)
    assert territories.at(made.id) == made.locations[0]
    assert made.mask == sum(1 << i for i in made.locations)


def test_numbers_follow_the_reference() -> None:
    """CLA-MAP-04: a number never changes; strongholds are the first five."""
    assert [made.slug for made in TERRITORIES] == [slug(e["id"]) for e in DATA["territories"]]
    assert [made.slug for made in LOCATIONS] == [place(node) for node in NODES]
    assert [made.id for made in TERRITORIES] == list(range(42))
    assert [made.id for made in LOCATIONS] == list(range(86))
    assert {slug(name) for name in DATA["victory"]["strongholds"]} == slugs(0b11111)


def test_sets_of_locations() -> None:
    """CLA-MAP-03, CLA-MAP-09, CLA-MAP-10."""
    by_name = {entry["id"]: entry for entry in DATA["territories"]}

    def where(key: str, expected: Any = True) -> int:
        return sum(
            1 << LOCATION_BY_SLUG[place(node)]
            for node in NODES
            if by_name[territory_of(node)].get(key, False) == expected
        )

    open_now = where("storm_protected", False)
    assert territories.EVERYWHERE == (1 << 86) - 1
    assert where("kind", "stronghold") == territories.STRONGHOLDS
    assert where("kind", "rock") == territories.ROCKS
    assert territories.SANDS == where("kind", "sand") == where("worm_can_appear")
    assert where("ornithopters") == territories.CITIES
    assert where("exposed_after_family_atomics") == territories.BEHIND_WALL
    assert open_now == territories.OPEN
    assert open_now | where("exposed_after_family_atomics") == territories.OPEN_WITHOUT_WALL
    named = {slug(name) for name in DATA["derived_sets"]["exposed_when_shield_wall_destroyed"]}
    assert {made.slug for made in TERRITORIES if made.behind_wall} == named


@pytest.mark.parametrize("sector", range(19))
def test_locations_of_a_sector(sector: int) -> None:
    """CLA-MAP-04: the Polar Sink is in no sector, and without a storm nothing is in it."""
    expected = {place(node) for node in NODES if sector and sector_of(node) == sector}
    found = {made.slug for made in LOCATIONS if territories.IN_SECTOR[sector] >> made.id & 1}
    assert found == expected


# Borders ------------------------------------------------------------------------------------------


def published(edges: list[list[str]]) -> set[tuple[str, str]]:
    """Both directions of a list of connections."""
    return {(place(a), place(b)) for a, b in edges} | {(place(b), place(a)) for a, b in edges}


def connections(rows: list[list[int]]) -> set[tuple[str, str]]:
    return {(made.slug, LOCATIONS[i].slug) for made in LOCATIONS for i in rows[made.id]}


def test_connections_are_those_published() -> None:
    """CLA-MAP-05."""
    assert connections(borders.ALONG) == published(INNER)
    assert connections(borders.ACROSS) == published(OUTER)
    assert set(borders.BORDERS) == set(LOCATION_BY_SLUG)


def test_connections_are_symmetric() -> None:
    """CLA-MAP-05: who borders on me, on him I border; nobody on himself, nothing twice."""
    for rows, masks in (
        (borders.ACROSS, borders.ACROSS_MASK),
        (borders.ALONG, borders.ALONG_MASK),
    ):
        for here, row in enumerate(rows):
            assert len(set(row)) == len(row)
            assert here not in row
            assert masks[here] == sum(1 << other for other in row)
            assert all(here in rows[other] for other in row)
    for made in TERRITORIES:
        near = [other for other in range(42) if borders.BORDERING[made.id] >> other & 1]
        assert made.id not in near
        assert all(borders.BORDERING[other] >> made.id & 1 for other in near)


@pytest.mark.parametrize("name", DATA["adjacency"])
def test_territories_next_to_each_other(name: str) -> None:
    """CLA-MAP-05."""
    found = borders.BORDERING[TERRITORY[slug(name)]]
    assert slugs(found) == {slug(other) for other in DATA["adjacency"][name]}


def test_touching_in_a_corner_is_no_border() -> None:
    """CLA-MAP-05."""
    corners = DATA["location_graph"]["near_corner_contacts"]["pairs"]
    assert len(corners) == 9
    assert not published(corners) & connections(borders.ACROSS)


def test_areas_measured_in_territories() -> None:
    """CLA-FRE-05: the 16 territories within two of the Great Flat; and those next to the Wall."""
    sets = DATA["derived_sets"]
    fremen = {slug(name) for name in sets["fremen_reinforcement_range"]}
    assert slugs(borders.FREMEN_AREA) == fremen
    assert len(fremen) == 16
    assert "sietch-tabr" in fremen
    assert "old-gap" not in fremen
    assert sum(TERRITORIES[TERRITORY[name]].mask for name in fremen) == borders.FREMEN_LANDINGS
    assert slugs(borders.ATOMICS_AREA) == {slug(name) for name in sets["family_atomics_range"]}
    homes = [TERRITORIES[i].slug for i in territories.FREMEN_HOMES]
    assert homes == [slug(name) for name in sets["fremen_setup_territories"]]


# Decks --------------------------------------------------------------------------------------------


def test_counts_of_the_decks() -> None:
    """CLA-MAP-12, CLA-MAP-13."""
    assert len(spice.SPICE_DECK) == DATA["components"]["spice_cards"] == 21
    assert spice.SPICE_DECK.count(spice.SHAI_HULUD) == 6
    assert len(spice.BLOWS) == 15
    assert len(treachery.TREACHERY_DECK) == DATA["components"]["treachery_cards"] == 33
    assert len(leaders.LEADERS) == DATA["components"]["traitor_cards"] == 30


@pytest.mark.parametrize("entry", DATA["spice_deck"]["territory_cards"], ids=ids)
def test_spice_card(entry: dict[str, Any]) -> None:
    """CLA-MAP-12."""
    card = spice.SPICE_CARDS[spice.BY_SLUG[slug(entry["territory"])]]
    territory = TERRITORIES[TERRITORY[slug(entry["territory"])]]
    assert card.copies == 1
    assert card.spice == entry["spice"]
    assert card.territory == territory.id
    assert card.location == territory.icon == territories.at(territory.id, entry["sector"])
    assert card.id in spice.BLOWS


def test_worms_and_no_other_spice_cards() -> None:
    """CLA-MAP-12, CLA-MAP-10."""
    printed = DATA["spice_deck"]
    named = [slug(entry["territory"]) for entry in printed["territory_cards"]]
    worm = spice.SPICE_CARDS[spice.SHAI_HULUD]
    assert [card.slug for card in spice.SPICE_CARDS] == [*named, "shai-hulud"]
    assert worm.copies == printed["shai_hulud_cards"]
    assert (worm.territory, worm.location, worm.spice) == (-1, -1, 0)
    marked = [made.slug for made in TERRITORIES if made.icon != territories.NOWHERE]
    assert sorted(marked) == sorted(named)
    assert all(
        1 << card.territory & territories.WORM_TERRITORIES for card in spice.SPICE_CARDS[:15]
    )


CARD_KINDS = {
    "weapon_projectile": treachery.PROJECTILE_WEAPON,
    "weapon_poison": treachery.POISON_WEAPON,
    "weapon_lasgun": treachery.LASGUN_WEAPON,
    "defense_projectile": treachery.PROJECTILE_DEFENSE,
    "defense_poison": treachery.POISON_DEFENSE,
    "leader": treachery.STAND_IN,
    "special": treachery.SPECIAL,
    "worthless": treachery.WORTHLESS,
}
TIMINGS = {
    "battle_plan": treachery.IN_PLAN,
    "any_time": treachery.ANY_TIME,
    "storm phase, turn 2+": treachery.BEFORE_STORM,
    "own turn of the movement step": treachery.IN_MOVEMENT,
    "any time after setup": treachery.AS_KARAMA,
}


@pytest.mark.parametrize("entry", DATA["treachery_deck"]["cards"], ids=ids)
def test_treachery_card(entry: dict[str, Any]) -> None:
    """CLA-MAP-13: kind, copies and moment of each."""
    card = treachery.TREACHERY_CARDS[treachery.BY_SLUG[slug(entry["id"])]]
    assert card.slug == slug_of(entry["name"]["en"])
    assert card.copies == treachery.TREACHERY_DECK.count(card.id) == entry["copies"]
    assert card.kind == CARD_KINDS[entry["type"]]
    (timing,) = [made for words, made in TIMINGS.items() if entry["timing"].startswith(words)]
    assert card.timing == timing
    assert card.id in treachery.OF_KIND[card.kind]


def test_no_treachery_card_is_missing_and_none_is_added() -> None:
    """CLA-MAP-13."""
    names = [card.slug for card in treachery.TREACHERY_CARDS]
    assert names == [slug(entry["id"]) for entry in DATA["treachery_deck"]["cards"]]
    assert not set(names) & {slug(name) for name in DATA["treachery_deck"]["not_in_base_deck"]}
    assert sorted(i for row in treachery.OF_KIND for i in row) == list(range(len(names)))
    by_kind = [sum(treachery.TREACHERY_CARDS[i].copies for i in row) for row in treachery.OF_KIND]
    assert by_kind == [4, 4, 1, 4, 4, 3, 5, 8]


EXAMPLES = {
    "none": treachery.NO_CARD,
    "worthless": treachery.BALISET,
    "shield": treachery.SHIELD,
    "snooper": treachery.SNOOPER,
    "weapon_projectile": treachery.CRYSKNIFE,
    "weapon_poison": treachery.CHAUMAS,
    "weapon_lasgun": treachery.LASGUN,
}
MEETINGS = [
    (weapon, defense, fate)
    for weapon, row in DATA["battle"]["leader_survival"].items()
    for defense, fate in row.items()
    if fate != "explosion"
]


@pytest.mark.parametrize(("weapon", "defense", "fate"), MEETINGS)
def test_weapon_against_defense(weapon: str, defense: str, fate: str) -> None:
    """What every kind of weapon does to a leader behind every kind of defense."""
    assert treachery.kills(EXAMPLES[weapon], EXAMPLES[defense]) == (fate == "dies")


def test_slots_of_a_plan_and_what_the_voice_names() -> None:
    """Four kinds can be a weapon, three a defense; special cards are the one kind never named."""
    names = treachery.KIND_NAMES
    weapons = {name for kind, name in enumerate(names) if treachery.WEAPON_SLOT >> kind & 1}
    defenses = {name for kind, name in enumerate(names) if treachery.DEFENSE_SLOT >> kind & 1}
    assert weapons == {"projectile-weapon", "poison-weapon", "lasgun", "worthless"}
    assert defenses == {"shield", "snooper", "worthless"}
    said = {names[kind] for kind in treachery.VOICE_TARGETS}
    assert said == {slug(name) for name in DATA["voice_options"]["targets"]}


# Factions -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("entry", DATA["factions"], ids=ids)
def test_faction(entry: dict[str, Any]) -> None:
    """Spice, forces, cards and limits; forces placed and in reserve are always 20."""
    made = factions.FACTIONS[FACTION[slug(entry["id"])]]
    fixed = [row for row in entry["starting_forces"] if "territory" in row]
    free = [row for row in entry["starting_forces"] if "territories" in row]
    assert made.spice == entry["starting_spice"]
    assert made.reserves == entry["reserves"]["count"]
    assert made.off_planet == (entry["reserves"]["where"] == "off_planet")
    assert made.free_revivals == entry["free_revivals"]
    assert made.hand_limit == entry["hand_limit"]
    assert made.cards == entry["starting_treachery_cards"]
    assert made.traitors == entry["traitors_kept"]
    assert made.starred == entry["forces"]["special"]
    assert made.starred_slug == entry["forces"].get("special_name", "").lower()
    assert made.placed == tuple(
        (territories.at(TERRITORY[slug(row["territory"])], row.get("sector", 0)), row["count"])
        for row in fixed
    )
    assert made.split == sum(row["count"] for row in free)
    assert made.homes == tuple(TERRITORY[slug(n)] for row in free for n in row["territories"])
    placed = sum(n for _, n in made.placed)
    assert placed + made.split + made.reserves == entry["forces"]["total"] == factions.FORCES
    assert entry["forces"]["normal"] + made.starred == factions.FORCES


def test_factions_in_order() -> None:
    """Only the Fremen move two territories."""
    assert [made.slug for made in factions.FACTIONS] == [slug(e["id"]) for e in DATA["factions"]]
    assert {made.slug: made.moves for made in factions.FACTIONS if made.moves != 1} == {"fremen": 2}


@pytest.mark.parametrize("entry", DATA["factions"], ids=ids)
def test_leaders(entry: dict[str, Any]) -> None:
    """CLA-ATR-02, CLA-BG-02, CLA-EMP-02, CLA-FRE-02, CLA-GUI-02, CLA-HAR-02."""
    faction = FACTION[slug(entry["id"])]
    own = [leaders.LEADERS[i] for i in leaders.LEADERS_OF[faction]]
    assert len(own) == leaders.PER_FACTION == DATA["components"]["leaders_per_faction"]
    assert [(made.slug, made.strength) for made in own] == [
        (slug_of(row["name"]), row["strength"]) for row in entry["leaders"]
    ]
    assert [made.id for made in own] == [faction * 5 + place for place in range(5)]
    assert all(leaders.BY_SLUG[made.slug] == made.id for made in own)


@pytest.mark.parametrize("entry", DATA["factions"], ids=ids)
def test_advantages(entry: dict[str, Any]) -> None:
    """Every line of the sheet and the option that puts it into the game."""
    faction = FACTION[slug(entry["id"])]

    def section(number: int) -> list[advantages.Advantage]:
        return [
            made
            for made in advantages.ADVANTAGES
            if made.faction == faction and made.section == number
        ]

    basic, advanced = section(advantages.BASIC), section(advantages.ADVANCED)
    assert [a.slug for a in basic] == [slug(row["id"]) for row in entry["basic_advantages"]]
    assert [a.slug for a in advanced] == [slug(row["id"]) for row in entry["advanced_advantages"]]
    assert len(section(advantages.ALLIANCE)) == len(entry["alliance"])
    assert len(section(advantages.KARAMA_POWER)) == (entry["special_karama"] is not None)
    own_victory = entry["special_victory"] is not None and faction != factions.BENE_GESSERIT
    assert len(section(advantages.VICTORY)) == own_victory
    assert {a.switch for a in basic + section(advantages.ALLIANCE)} == {advantages.ALWAYS}
    assert all(a.switch == options.ADVANCED_KARAMA for a in section(advantages.KARAMA_POWER))
    for made in advanced:
        combat = made.slug == "free-full-strength"
        assert made.switch in ((options.ADVANCED_COMBAT,) if combat else options.PARTS)


def test_advantages_have_names_of_their_own() -> None:
    assert len({made.slug for made in advantages.ADVANTAGES}) == len(advantages.ADVANTAGES)
    assert len({made.slug for made in advantages.POWERS}) == len(advantages.POWERS)


def test_what_a_karama_stops() -> None:
    """The 31 powers of the rules 17 to 47 on Karama, in their order."""
    found = [
        (factions.FACTIONS[made.faction].slug, made.slug, made.switch != advantages.ALWAYS)
        for made in advantages.POWERS
    ]
    assert found == [
        (slug(row["faction"]), slug(row["advantage"]), row.get("advanced", False))
        for row in DATA["karama"]["stoppable"]
    ]
    assert len(found) == 47 - 17 + 1


def test_what_a_karama_never_stops() -> None:
    """Nothing of this has a power that a Karama could name."""
    stopped = {made.advantage for made in advantages.POWERS}
    never = {
        advantages.PREDICTION,
        advantages.FREMEN_VICTORY,
        advantages.GUILD_VICTORY,
        advantages.SHARE_FREMEN_VICTORY,
        advantages.SHARE_GUILD_VICTORY,
        advantages.REINFORCEMENTS,
        advantages.TRAITORS,
    }
    special = {a.id for a in advantages.ADVANTAGES if a.section == advantages.KARAMA_POWER}
    assert not stopped & (never | special)


# Phases, players, numbers -------------------------------------------------------------------------


def test_phases() -> None:
    assert [phases.PHASE_NAMES[row["num"]] for row in DATA["phases"]] == [
        slug(row["id"]) for row in DATA["phases"]
    ]
    assert len(phases.PHASE_NAMES) == 1 + 9
    assert [phases.STORM, phases.SPICE_BLOW, phases.CHOAM_CHARITY, phases.BIDDING] == [1, 2, 3, 4]
    assert [phases.REVIVAL, phases.SHIPMENT, phases.BATTLE] == [5, 6, 7]
    assert [phases.SPICE_COLLECTION, phases.MENTAT_PAUSE] == [8, 9]


def test_circles() -> None:
    """CLA-MAP-11."""
    assert [players.CIRCLES[row["seat"]] for row in DATA["player_circles"]] == [
        row["sector"] for row in DATA["player_circles"]
    ]
    assert players.DEFAULT_CIRCLES[6] == [1, 2, 3, 4, 5, 6]
    assert players.DEFAULT_CIRCLES[5] == [1, 2, 3, 4, 5]
    assert players.DEFAULT_CIRCLES[4] == [1, 2, 4, 5]
    assert players.DEFAULT_CIRCLES[3] == [1, 3, 5]
    assert players.DEFAULT_CIRCLES[2] == [1, 4]


@pytest.mark.parametrize("number", players.PLAYERS)
def test_factions_by_number_of_players(number: int) -> None:
    row = DATA["setup"]["by_player_count"][number]
    named = row.get("factions") or row["recommended"]
    found = [factions.FACTIONS[i].slug for i in players.DEFAULT_FACTIONS[number]]
    assert found == [slug(name) for name in named]
    assert len(found) == number


def test_strongholds_to_win_alone() -> None:
    many, two = DATA["victory"]["table"]
    assert (many["unallied"], two["unallied"]) == (players.ALONE, players.ALONE_OF_TWO)
    assert DATA["setup"]["by_player_count"][2]["strongholds_to_win"] == players.ALONE_OF_TWO


def test_prices_and_limits() -> None:
    economy = DATA["economy"]
    charity, shipping, revival = economy["charity"], economy["shipping_price"], economy["revival"]
    collection = economy["collection_per_force"]
    income = economy["advanced_stronghold_income"]
    assert (charity["eligible_at_most"], charity["raise_to"]) == (numbers.POOR, numbers.CHARITY)
    assert (
        shipping["stronghold"],
        shipping["other"],
    ) == (numbers.TO_STRONGHOLD, numbers.TO_ELSEWHERE)
    assert revival["forces_per_turn"] == numbers.REVIVALS
    assert revival["price_per_force"] == numbers.REVIVAL_PRICE
    assert revival["leaders_per_turn"] == numbers.LEADER_REVIVALS
    assert collection["otherwise"] == numbers.COLLECT
    assert collection["with_arrakeen_or_carthag"] == numbers.COLLECT_WITH_CITY
    assert economy["harkonnen_kill_bounty"] == numbers.CAPTIVE_BOUNTY
    assert {made.slug: made.income for made in TERRITORIES if made.income} == {
        slug(name): n for name, n in income.items()
    }


def test_values_of_forces() -> None:
    """In half points."""
    forces = DATA["special_forces"]
    normal, sardaukar, fedaykin = forces["normal"], forces["sardaukar"], forces["fedaykin"]
    assert 2 * normal["battle_value"] == numbers.NORMAL
    assert 2 * normal["unsupported_value"] == numbers.NORMAL_UNSUPPORTED
    assert numbers.STARRED == 2 * sardaukar["battle_value"] == 2 * fedaykin["battle_value"]
    assert 2 * sardaukar["unsupported_value"] == numbers.STARRED_UNSUPPORTED
    assert 2 * sardaukar["battle_value_vs_fremen"] == numbers.SARDAUKAR_AGAINST_FREMEN
    unsupported = 2 * sardaukar["unsupported_value_vs_fremen"]
    assert unsupported == numbers.SARDAUKAR_AGAINST_FREMEN_UNSUPPORTED
    assert fedaykin["unsupported_value"] == fedaykin["battle_value"]
    for name, row in (("emperor", sardaukar), ("fremen", fedaykin)):
        assert factions.FACTIONS[FACTION[name]].starred == row["count"]
        assert row["revival_per_turn"] == numbers.STARRED_REVIVALS
        assert row["revival_cost"] == numbers.REVIVAL_PRICE


def test_numbers_that_the_rules_state() -> None:
    assert numbers.TURNS == DATA["setup"]["turn_limit"] == 10
    assert list(numbers.STORM_CARDS) == DATA["components"]["storm_cards"]
    assert (numbers.TRAITORS_DEALT, numbers.WHEEL) == (4, 20)
    assert (numbers.FIRST_STORM, numbers.LATER_STORM) == ((0, 20), (1, 3))
    assert numbers.WEATHER_CONTROL_MOST == 10
    assert numbers.EMPEROR_EXTRA_REVIVALS == numbers.EMPEROR_KARAMA_REVIVALS == 3
    assert (numbers.FREMEN_ALLY_REVIVALS, numbers.GHOLA_REVIVALS) == (3, 5)
    assert (numbers.KWISATZ_HADERACH_LOSSES, numbers.KWISATZ_HADERACH_STRENGTH) == (7, 2)
    assert (numbers.KWISATZ_HADERACH_PRICE, numbers.BACK_PER_SPICE) == (2, 2)
    assert (numbers.FULL, numbers.ORNITHOPTERS, numbers.MOST_MOVES) == (2, 3, 3)


# Options ------------------------------------------------------------------------------------------


def option_slug(name: str) -> str:
    """The catalogue calls the number of turns its limit."""
    return slug(name).replace("turn-limit", "turns")


@pytest.mark.parametrize("entry", DATA["rule_options"], ids=ids)
def test_option(entry: dict[str, Any]) -> None:
    """Default and other values; the representation tells true from 1."""
    made = options.OPTIONS[options.BY_SLUG[option_slug(entry["id"])]]
    assert repr(made.default) == repr(value(entry["default"]))
    assert [repr(other) for other in made.others] == [repr(value(x)) for x in entry["alternatives"]]


def test_no_option_is_missing_and_none_is_added() -> None:
    known = [option_slug(entry["id"]) for entry in DATA["rule_options"]]
    own = ["alliance-limit", "strongholds-to-win", "swap-factions", "two-factions"]
    assert sorted(options.BY_SLUG) == sorted(known + own)
    switches = [options.OPTIONS[i].slug for i in options.SWITCHES]
    assert switches == [
        "spice-flow",
        "double-blow",
        "advanced-combat",
        "advanced-karama",
        "advanced-factions",
    ]
    assert not any(options.OPTIONS[i].default for i in options.SWITCHES)


def test_alliance_variants() -> None:
    made = options.OPTIONS[options.ALLIANCE_VARIANT]
    assert [row.slug for row in options.ALLIANCE_VARIANTS] == [made.default, *made.others]
    assert [(row.members, row.strongholds) for row in options.ALLIANCE_VARIANTS] == [
        (6 if row["max_members"] == "unlimited" else row["max_members"], row["strongholds"])
        for row in DATA["victory"]["optional_alliance_variants"]
    ]
