"""The options of a game, read and checked; and what they say, one attribute for each.

`advanced` switches the five parts of the advanced game on, each of which can be switched alone.
`factions` is `deal` (at random, as a rule), `draft`, `hidden` (a draft in secret), or a list with
a faction for every seat. `preset` names several options at once; others take precedence over it.
`circles` gives the circles of the factions in the order of `factions`. An alliance variant sets
two numbers, which `alliance-limit` and `strongholds-to-win` can set one by one.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.tables import options as tables
from kanly.classic.tables.factions import BY_SLUG, EMPEROR, FACTIONS, FREMEN
from kanly.classic.tables.players import CIRCLES, PLAYERS
from kanly.classic.types import FactionId
from kanly.core.errors import BadOption, UnknownName
from kanly.core.setup import Options, Value

ADVANCED: Final = "advanced"
FACTIONS_OPTION: Final = "factions"
CIRCLES_OPTION: Final = "circles"
DEAL: Final = "deal"
DRAFT: Final = "draft"
HIDDEN: Final = "hidden"
PRESET: Final = "preset"
ALIASES: Final = {"turn-limit": "turns"}
"""The catalogue's own name for the number of turns."""

NAMES: Final = [PRESET, ADVANCED, FACTIONS_OPTION, CIRCLES_OPTION, *tables.BY_SLUG]


def checked(players: int, options: Options) -> Options:
    """The options with their defaults left out; an error names what was expected."""
    if players not in PLAYERS:
        raise BadOption(f"{players} players; the classic Dune takes 2 to 6")
    options = with_preset(options)
    found: Options = {}
    for given, value in options.items():
        name = given.replace("_", "-")
        name = ALIASES.get(name, name)
        if name not in NAMES:
            raise UnknownName("option", given, NAMES)
        if name == ADVANCED:
            if not isinstance(value, bool):
                raise BadOption(f"option advanced is {value!r}; expected true or false")
            if value:
                found[name] = True
        elif name != FACTIONS_OPTION and name != CIRCLES_OPTION:
            found[name] = checked_value(name, value)
    if found.get("two-factions") and players != 2:
        raise BadOption("option two-factions is for two players")
    count = 4 if found.get("two-factions") else players
    for given, value in options.items():
        if given == FACTIONS_OPTION:
            named = checked_factions(count, value)
            if named != DEAL:
                found[given] = named
        elif given == CIRCLES_OPTION:
            found[given] = checked_circles(count, value)
    on = ADVANCED in found
    powers = found.get(tables.OPTIONS[tables.ADVANCED_FACTIONS].slug, on)
    for name in list(found):
        if name in tables.BY_SLUG and found[name] == default_of(tables.BY_SLUG[name], on, powers):
            del found[name]
    return found


def default_of(number: int, advanced: bool, powers: Value) -> Value:
    """What an option is if it is not set, with the advanced game and its faction advantages."""
    if number in tables.PARTS:
        return powers
    return advanced if number in tables.SWITCHES else tables.OPTIONS[number].default


def with_preset(options: Options) -> Options:
    """The options of a preset, and over them those that were named (CLA-SETUP-20)."""
    if PRESET not in options:
        return options
    name = options[PRESET]
    if not isinstance(name, str) or name not in tables.PRESETS:
        raise UnknownName(PRESET, str(name), list(tables.PRESETS))
    chosen: Options = {**tables.PRESETS[name]}
    for given, value in options.items():
        if given != PRESET:
            chosen[given.replace("_", "-")] = value
    return chosen


def checked_value(name: str, value: Value) -> tables.Setting:
    """A value that the option has, in its own spelling."""
    option = tables.OPTIONS[tables.BY_SLUG[name]]
    allowed = [option.default, *option.others]
    if not isinstance(value, list):
        text = str(value).lower().replace("_", "-")
        for known in allowed:
            if str(known).lower() == text:
                return known
    expected = ", ".join(str(known).lower() for known in allowed if known != 0 or known is False)
    raise BadOption(f"option {name} is {value!r}; expected one of: {expected}")


def checked_factions(count: int, value: Value) -> str | list[str]:
    """How factions are assigned: at random, by a draft, or as named (CLA-SETUP-03)."""
    if value in (DEAL, DRAFT, HIDDEN):
        return str(value)
    given = value.split(",") if isinstance(value, str) else value
    if not isinstance(given, list):
        raise BadOption(
            f"option factions is {value!r}; expected deal, draft, hidden or a list of factions"
        )
    slugs = [str(name).strip().replace("_", "-") for name in given]
    for slug in slugs:
        if slug not in BY_SLUG:
            raise UnknownName("faction", slug, list(BY_SLUG))
    if len(slugs) != count:
        raise BadOption(f"{len(slugs)} factions; expected {count}")
    if len(set(slugs)) != count:
        raise BadOption("each faction can be played once only")
    return slugs


def checked_circles(count: int, value: Value) -> list[str]:
    """The circle of each faction, all different (CLA-SETUP-05, CLA-SETUP-06)."""
    given = value.split(",") if isinstance(value, str) else value
    last = len(CIRCLES) - 1
    if not isinstance(given, list):
        raise BadOption(f"option circles is {value!r}; expected numbers from 1 to {last}")
    circles = [str(one).strip() for one in given]
    known = [str(circle) for circle in range(1, last + 1)]
    if len(circles) != count or len(set(circles)) != count or not set(circles) <= set(known):
        raise BadOption(
            f"circles {', '.join(circles)}; expected {count} different numbers from 1 to {last}"
        )
    return circles


class Rules:
    """What the options of a game say; shared by all its copies and never changed."""

    def __init__(self, players: int, options: Options) -> None:
        self.options = options
        self.advanced = bool(options.get(ADVANCED, False))
        self.two_factions = self.on(tables.TWO_FACTIONS)
        self.factions = 4 if self.two_factions else players
        self.turns = self.number(tables.TURNS)
        self.swaps = self.on(tables.SWAP_FACTIONS)

        self.spice_flow = self.switch(tables.SPICE_FLOW)
        self.double_blow = self.switch(tables.DOUBLE_BLOW)
        self.combat = self.switch(tables.ADVANCED_COMBAT)
        """Support with spice, half strength without."""
        self.karama = self.switch(tables.ADVANCED_KARAMA)
        """Special powers."""
        self.powers = self.switch(tables.ADVANCED_FACTIONS)
        """Advanced faction advantages, as far as none of their parts is set alone (CLA-ADV-14)."""
        self.kwisatz = self.switch(tables.KWISATZ_HADERACH)
        self.bg_charity = self.switch(tables.BG_CHARITY)
        self.advisors = self.switch(tables.BG_ADVISORS)
        self.worthless_karama = self.switch(tables.WORTHLESS_AS_KARAMA)
        self.sardaukar = self.switch(tables.SARDAUKAR)
        self.fedaykin = self.switch(tables.FEDAYKIN)
        self.storm_cards = self.switch(tables.STORM_CARDS)
        self.extra_worms = self.switch(tables.EXTRA_WORMS)
        self.half_losses = self.switch(tables.STORM_HALF_LOSSES)
        self.guild_timing = self.switch(tables.GUILD_TIMING)
        self.captures = self.switch(tables.CAPTURED_LEADERS)

        variant = variant_named(self.value(tables.ALLIANCE_VARIANT))
        self.alliance_limit = self.number(tables.ALLIANCE_LIMIT) or variant.members
        self.alliance_strongholds = self.number(tables.STRONGHOLDS_TO_WIN) or variant.strongholds

        self.first_storm_passes = self.says(tables.FIRST_STORM_KILLS, "all-sectors-passed")
        self.first_storm_spares = self.says(tables.FIRST_STORM_KILLS, "none")
        self.still_storm_hits = self.says(tables.STORM_MOVE_ZERO, "hit-current-sector")
        self.battle_under_storm = self.says(tables.BATTLE_UNDER_STORM, "same-sector-only")
        self.keep_top_cards = self.says(tables.SPICE_RESHUFFLE, "keep-top-territory-cards")
        self.bid_again = self.on(tables.BID_AGAIN)
        self.karama_once = self.says(tables.KARAMA_SCOPE, "single-use")
        self.overbid = self.on(tables.KARAMA_OVERBID)
        self.ally_transit = self.says(tables.ALLY_TRANSIT, "pass-through-and-ship-then-leave")
        self.share_via_shipper = self.says(tables.ALLY_SHIPPING, "via-shipper")
        self.separate_next_turn = self.says(tables.ALLY_SEPARATION, "next-turn")
        self.ally_again_when_left = self.on(tables.ALLY_AGAIN_WHEN_LEFT)
        self.advisors_coexist = self.says(tables.ADVISORS_WITH_ALLY, "coexist")
        self.no_ship_onto_advisors = self.says(tables.SHIP_ONTO_ADVISORS, "forbidden")
        self.reposition = self.says(tables.REPOSITION, "allowed-as-the-move")
        self.two_worthless = self.on(tables.TWO_WORTHLESS)
        self.explosion_kills_left = self.on(tables.EXPLOSION_KILLS_LEFT)
        self.traitor_winner_free = self.on(tables.TRAITOR_WINNER_FREE)
        self.captive_kept = self.says(tables.CAPTIVE_AFTER_TREASON, "kept")
        self.contested_counts = self.on(tables.CONTESTED_COUNTS)
        self.bribe_deferred = self.on(tables.BRIBE_DEFERRED)
        self.fremen_into_storm = self.on(tables.FREMEN_INTO_STORM)
        self.fremen_via_guild = self.on(tables.FREMEN_VIA_GUILD)
        self.karama_worm_nexus = self.on(tables.KARAMA_WORM_NEXUS)
        self.ghola_face_down = self.says(tables.GHOLA_FACE_DOWN, "allowed")
        self.starred_covers_ghola = self.on(tables.STARRED_COVERS_GHOLA)
        self.swap_in_bidding = self.says(tables.HARKONNEN_KARAMA, "bidding-phase")
        self.revive_in_revival = self.says(tables.EMPEROR_KARAMA, "revival-phase")
        self.stop_after_shipment = self.says(tables.GUILD_KARAMA, "after-shipment")
        single = self.says(tables.TWO_FACTIONS_VICTORY, "single-faction")
        self.single_faction_wins = self.two_factions and single
        self.nexus_breaks = self.on(tables.NEXUS_BREAKS)
        self.guild_victory = self.on(tables.GUILD_VICTORY)
        self.loser_loses_territory = self.says(tables.LOSER_BEYOND_STORM, "lost")
        self.promises_stay_due = self.says(tables.UNPAID_PROMISES, "stay-due")
        self.storm_cards_always = self.on(tables.STORM_CARDS_ALWAYS)
        self.advisors_stay = self.says(tables.ADVISORS_ALONE, "advisors-from-battle-on")
        self.city_before_shipping = self.says(tables.ORNITHOPTERS, "held-before-shipping")
        self.wall_stronghold = self.on(tables.SHIELD_WALL)
        self.mulligan = self.on(tables.MULLIGAN)
        self.ally_support = self.on(tables.ALLY_SUPPORT) and self.combat
        self.card_trading = self.on(tables.CARD_TRADING)

    def value(self, number: int) -> Value:
        option = tables.OPTIONS[number]
        return self.options.get(option.slug, option.default)

    def on(self, number: int) -> bool:
        return bool(self.value(number))

    def switch(self, number: int) -> bool:
        """Whether a part of the advanced game is on (CLA-ADV-01, CLA-ADV-14)."""
        whole = self.powers if number in tables.PARTS else self.advanced
        return bool(self.options.get(tables.OPTIONS[number].slug, whole))

    def starred(self, faction: FactionId) -> int:
        """How many of its forces are starred."""
        if (faction == EMPEROR and not self.sardaukar) or (faction == FREMEN and not self.fedaykin):
            return 0
        return FACTIONS[faction].starred

    def number(self, number: int) -> int:
        value = self.value(number)
        return value if isinstance(value, int) else 0

    def says(self, number: int, value: str) -> bool:
        return self.value(number) == value


def variant_named(slug: Value) -> tables.AllianceVariant:
    for variant in tables.ALLIANCE_VARIANTS:
        if variant.slug == slug:
            return variant
    raise AssertionError(f"no alliance variant {slug}")


def assigned(options: Options) -> list[FactionId]:
    """The factions that were named for the seats, or none."""
    given = options.get(FACTIONS_OPTION)
    return [BY_SLUG[slug] for slug in given] if isinstance(given, list) else []
