"""The options of a game: the five advanced switches, their parts, points on which tables differ.

Every option has a default and other values; the rules that it changes are named in the catalogue.
"""

from __future__ import annotations

from typing import Final

Setting = int | str | bool


class Option:
    """An option: what it is by default, what else it can be, and the first rule it changes."""

    __slots__ = ("default", "id", "others", "rule", "slug")

    def __init__(
        self, ident: int, slug: str, default: Setting, others: tuple[Setting, ...], rule: str
    ) -> None:
        self.id = ident
        self.slug = slug
        self.default = default
        self.others = others
        self.rule = rule

    def __repr__(self) -> str:
        return self.slug


OPTIONS: Final[list[Option]] = []
BY_SLUG: Final[dict[str, int]] = {}


def option(rule: str, slug: str, default: Setting, *others: Setting) -> int:
    """Add an option; returns its number. One that is on or off needs no other value named."""
    if isinstance(default, bool) and not others:
        others = (not default,)
    made = Option(len(OPTIONS), slug, default, others, rule)
    OPTIONS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


# fmt: off
TURNS:                 Final[int] = option("CLA-TURN-02",    "turns", 10, 1, 2, 3, 4, 5, 6, 7, 8, 9)
SPICE_FLOW:            Final[int] = option("CLA-ADV-01",     "spice-flow", False)
DOUBLE_BLOW:           Final[int] = option("CLA-ADV-01",     "double-blow", False)
ADVANCED_COMBAT:       Final[int] = option("CLA-ADV-01",     "advanced-combat", False)
ADVANCED_KARAMA:       Final[int] = option("CLA-ADV-01",     "advanced-karama", False)
ADVANCED_FACTIONS:     Final[int] = option("CLA-ADV-01",     "advanced-factions", False)
ALLIANCE_VARIANT:      Final[int] = option("CLA-ALLY-23",    "alliance-variant", "2-members-4-strongholds", "2-members-3-strongholds", "3-members-4-strongholds", "3-members-3-strongholds", "unlimited-members-3-strongholds")
ALLIANCE_LIMIT:        Final[int] = option("CLA-ALLY-04",    "alliance-limit", 0, 2, 3, 6)
STRONGHOLDS_TO_WIN:    Final[int] = option("CLA-WIN-04",     "strongholds-to-win", 0, 3, 4)
SWAP_FACTIONS:         Final[int] = option("CLA-SETUP-04",   "swap-factions", True)
TWO_FACTIONS:          Final[int] = option("CLA-PLAYERS-09", "two-factions", False)
FIRST_STORM_KILLS:     Final[int] = option("CLA-STORM-04",   "first-storm-kills", "final-sector-only", "all-sectors-passed", "none")
STORM_MOVE_ZERO:       Final[int] = option("CLA-STORM-15",   "storm-move-zero", "no-damage", "hit-current-sector")
BATTLE_UNDER_STORM:    Final[int] = option("CLA-BATTLE-02",  "battle-under-storm", False, "same-sector-only")
SPICE_RESHUFFLE:       Final[int] = option("CLA-BLOW-18",    "spice-deck-reshuffle-advanced", "all-cards-of-both-piles", "keep-top-territory-cards")
BID_AGAIN:             Final[int] = option("CLA-BID-14",     "bid-again-after-pass", True)
KARAMA_SCOPE:          Final[int] = option("CLA-KAR-03",     "karama-scope", "phase", "single-use")
KARAMA_OVERBID:        Final[int] = option("CLA-KAR-09",     "karama-overbid", True)
ALLY_TRANSIT:          Final[int] = option("CLA-ALLY-12",    "ally-transit", "forbidden", "pass-through-and-ship-then-leave")
ALLY_SHIPPING:         Final[int] = option("CLA-SHIP-13",    "ally-shipping-contribution", "to-guild-directly", "via-shipper")
ALLY_SEPARATION:       Final[int] = option("CLA-ALLY-20",    "ally-separation", "same-turn", "next-turn")
ALLY_AGAIN_WHEN_LEFT:  Final[int] = option("CLA-ALLY-02",    "ally-again-when-left", True)
ADVISORS_WITH_ALLY:    Final[int] = option("CLA-ALLY-22",    "advisors-with-ally", "must-separate", "coexist")
SHIP_ONTO_ADVISORS:    Final[int] = option("CLA-BG-20",      "bg-ship-onto-advisors", "join-as-advisors", "forbidden")
REPOSITION:            Final[int] = option("CLA-MOVE-17",    "reposition-within-territory", "allowed-as-the-move", "forbidden")
TWO_WORTHLESS:         Final[int] = option("CLA-BATTLE-14",  "worthless-two-in-one-plan", True)
EXPLOSION_KILLS_LEFT:  Final[int] = option("CLA-BATTLE-32",  "explosion-kills-leaders-left-from-earlier-battles", True)
TRAITOR_WINNER_FREE:   Final[int] = option("CLA-TRAITOR-13", "traitor-winner-leader-free", False)
CAPTIVE_AFTER_TREASON: Final[int] = option("CLA-HAR-12",     "captured-leader-kept-after-treason-win", "returned-after-use", "kept")
CONTESTED_COUNTS:      Final[int] = option("CLA-WIN-07",     "contested-stronghold-counts", False)
BRIBE_DEFERRED:        Final[int] = option("CLA-DEAL-08",    "bribe-spice-deferred", True)
FREMEN_INTO_STORM:     Final[int] = option("CLA-FRE-12",     "fremen-move-or-ride-into-storm", False)
FREMEN_VIA_GUILD:      Final[int] = option("CLA-FRE-08",     "fremen-reserves-via-guild-ally", True)
KARAMA_WORM_NEXUS:     Final[int] = option("CLA-FRE-26",     "fremen-karama-worm-causes-nexus", False)
GHOLA_FACE_DOWN:       Final[int] = option("CLA-CARD-18",    "ghola-on-face-down-leader", "allowed", "refused")
STARRED_COVERS_GHOLA:  Final[int] = option("CLA-CARD-19",    "one-starred-revival-covers-ghola", True)
HARKONNEN_KARAMA:      Final[int] = option("CLA-HAR-17",     "harkonnen-karama-timing", "any-time", "bidding-phase")
EMPEROR_KARAMA:        Final[int] = option("CLA-EMP-12",     "emperor-karama-timing", "any-time", "revival-phase")
GUILD_KARAMA:          Final[int] = option("CLA-GUI-12",     "guild-karama-timing", "when-declared", "after-shipment")
GUILD_ACTS_AFTER_LAST: Final[int] = option("CLA-GUI-11",     "guild-acts-after-last", "allowed")
TWO_FACTIONS_ALLIES:   Final[int] = option("CLA-PLAYERS-11", "two-players-two-factions-alliances", "separate-no-alliances")
TWO_FACTIONS_VICTORY:  Final[int] = option("CLA-PLAYERS-13", "two-factions-victory", "together", "single-faction")
NEXUS_BREAKS:          Final[int] = option("CLA-ALLY-09",    "nexus-breaks-alliances", False)
GUILD_VICTORY:         Final[int] = option("CLA-WIN-10",     "guild-special-victory", True)
LOSER_BEYOND_STORM:    Final[int] = option("CLA-BATTLE-03",  "loser-forces-beyond-storm", "spared", "lost")
UNPAID_PROMISES:       Final[int] = option("CLA-DEAL-09",    "unpaid-promises", "lapse", "stay-due")
STORM_CARDS_ALWAYS:    Final[int] = option("CLA-STORM-07",   "storm-cards-without-fremen", False)
ADVISORS_ALONE:        Final[int] = option("CLA-BG-24",      "advisors-alone", "fighters-at-once", "advisors-from-battle-on")
ORNITHOPTERS:          Final[int] = option("CLA-MOVE-07",    "ornithopters", "also-after-shipping", "held-before-shipping")
SHIELD_WALL:           Final[int] = option("CLA-WIN-16",     "shield-wall-stronghold", False)
MULLIGAN:              Final[int] = option("CLA-SETUP-19",   "harkonnen-mulligan", False)
KWISATZ_HADERACH:      Final[int] = option("CLA-ADV-14",     "kwisatz-haderach", False)
BG_CHARITY:            Final[int] = option("CLA-ADV-14",     "bg-charity", False)
BG_ADVISORS:           Final[int] = option("CLA-ADV-14",     "bg-advisors", False)
WORTHLESS_AS_KARAMA:   Final[int] = option("CLA-ADV-14",     "worthless-as-karama", False)
SARDAUKAR:             Final[int] = option("CLA-ADV-14",     "sardaukar", False)
FEDAYKIN:              Final[int] = option("CLA-ADV-14",     "fedaykin", False)
STORM_CARDS:           Final[int] = option("CLA-ADV-14",     "storm-cards", False)
EXTRA_WORMS:           Final[int] = option("CLA-ADV-14",     "extra-worms", False)
STORM_HALF_LOSSES:     Final[int] = option("CLA-ADV-14",     "storm-half-losses", False)
GUILD_TIMING:          Final[int] = option("CLA-ADV-14",     "guild-timing", False)
CAPTURED_LEADERS:      Final[int] = option("CLA-ADV-14",     "captured-leaders", False)
ALLY_SUPPORT:          Final[int] = option("CLA-ALLY-16",    "ally-battle-support", False)
CARD_TRADING:          Final[int] = option("CLA-DEAL-16",    "card-trading", False)
# fmt: on

SWITCHES: Final = (SPICE_FLOW, DOUBLE_BLOW, ADVANCED_COMBAT, ADVANCED_KARAMA, ADVANCED_FACTIONS)
"""All on in the advanced game, all off in the basic one (CLA-ADV-01)."""

PARTS: Final = (
    KWISATZ_HADERACH,
    BG_CHARITY,
    BG_ADVISORS,
    WORTHLESS_AS_KARAMA,
    SARDAUKAR,
    FEDAYKIN,
    STORM_CARDS,
    EXTRA_WORMS,
    STORM_HALF_LOSSES,
    GUILD_TIMING,
    CAPTURED_LEADERS,
)
"""Parts of the advanced faction advantages: on with them, unless set alone (CLA-ADV-14)."""


PRESETS: Final[dict[str, dict[str, Setting]]] = {
    "tournament": {
        "advanced": True,
        "factions": "hidden",
        "swap-factions": False,
        "harkonnen-mulligan": True,
        "shield-wall-stronghold": True,
    },
}
"""Options that are played together, by one name (CLA-SETUP-20)."""


class AllianceVariant:
    """How large an alliance may be and how many strongholds it needs."""

    __slots__ = ("members", "slug", "strongholds")

    def __init__(self, slug: str, members: int, strongholds: int) -> None:
        self.slug = slug
        self.members = members
        self.strongholds = strongholds

    def __repr__(self) -> str:
        return self.slug


UNLIMITED: Final = 6

ALLIANCE_VARIANTS: Final = [
    AllianceVariant("2-members-4-strongholds", 2, 4),  # CLA-ALLY-23
    AllianceVariant("2-members-3-strongholds", 2, 3),  # CLA-ALLY-24
    AllianceVariant("3-members-4-strongholds", 3, 4),  # CLA-ALLY-25
    AllianceVariant("3-members-3-strongholds", 3, 3),  # CLA-ALLY-26
    AllianceVariant("unlimited-members-3-strongholds", UNLIMITED, 3),  # CLA-ALLY-27
]
