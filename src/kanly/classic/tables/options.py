"""The options of a game: the five advanced switches, their parts, points on which tables differ.

Every option has a default and other values; the rules that it changes are named in the catalogue.
"""

from __future__ import annotations

from typing import Final

from kanly.core.component import Component

Setting = int | str | bool


OPTIONS: Final[list[Option]] = []
BY_SLUG: Final[dict[str, int]] = {}


class Option(Component):
    """An option: the first rule it changes, what it is by default, and what else it can be.

    One that is on or off needs no other value named.
    """

    def __init__(self, rule: str, slug: str, default: Setting, *others: Setting) -> None:
        super().__init__(slug)
        self.id = len(OPTIONS)
        self.rule = rule
        self.default = default
        self.others = (not default,) if isinstance(default, bool) and not others else others
        OPTIONS.append(self)
        BY_SLUG[slug] = self.id


# fmt: off
TURNS:                 Final[int] = Option("CLA-TURN-02",    "turns", 10, 1, 2, 3, 4, 5, 6, 7, 8, 9).id
SPICE_FLOW:            Final[int] = Option("CLA-ADV-01",     "spice-flow", False).id
DOUBLE_BLOW:           Final[int] = Option("CLA-ADV-01",     "double-blow", False).id
ADVANCED_COMBAT:       Final[int] = Option("CLA-ADV-01",     "advanced-combat", False).id
ADVANCED_KARAMA:       Final[int] = Option("CLA-ADV-01",     "advanced-karama", False).id
ADVANCED_FACTIONS:     Final[int] = Option("CLA-ADV-01",     "advanced-factions", False).id
ALLIANCE_VARIANT:      Final[int] = Option("CLA-ALLY-23",    "alliance-variant", "2-members-4-strongholds", "2-members-3-strongholds", "3-members-4-strongholds", "3-members-3-strongholds", "unlimited-members-3-strongholds").id
ALLIANCE_LIMIT:        Final[int] = Option("CLA-ALLY-04",    "alliance-limit", 0, 2, 3, 6).id
STRONGHOLDS_TO_WIN:    Final[int] = Option("CLA-WIN-04",     "strongholds-to-win", 0, 3, 4).id
SWAP_FACTIONS:         Final[int] = Option("CLA-SETUP-04",   "swap-factions", True).id
TWO_FACTIONS:          Final[int] = Option("CLA-PLAYERS-09", "two-factions", False).id
FIRST_STORM_KILLS:     Final[int] = Option("CLA-STORM-04",   "first-storm-kills", "final-sector-only", "all-sectors-passed", "none").id
STORM_MOVE_ZERO:       Final[int] = Option("CLA-STORM-15",   "storm-move-zero", "no-damage", "hit-current-sector").id
BATTLE_UNDER_STORM:    Final[int] = Option("CLA-BATTLE-02",  "battle-under-storm", False, "same-sector-only").id
SPICE_RESHUFFLE:       Final[int] = Option("CLA-BLOW-18",    "spice-deck-reshuffle-advanced", "all-cards-of-both-piles", "keep-top-territory-cards").id
BID_AGAIN:             Final[int] = Option("CLA-BID-14",     "bid-again-after-pass", True).id
KARAMA_SCOPE:          Final[int] = Option("CLA-KAR-03",     "karama-scope", "phase", "single-use").id
KARAMA_OVERBID:        Final[int] = Option("CLA-KAR-09",     "karama-overbid", True).id
ALLY_TRANSIT:          Final[int] = Option("CLA-ALLY-12",    "ally-transit", "forbidden", "pass-through-and-ship-then-leave").id
ALLY_SHIPPING:         Final[int] = Option("CLA-SHIP-13",    "ally-shipping-contribution", "to-guild-directly", "via-shipper").id
ALLY_SEPARATION:       Final[int] = Option("CLA-ALLY-20",    "ally-separation", "same-turn", "next-turn").id
ALLY_AGAIN_WHEN_LEFT:  Final[int] = Option("CLA-ALLY-02",    "ally-again-when-left", True).id
ADVISORS_WITH_ALLY:    Final[int] = Option("CLA-ALLY-22",    "advisors-with-ally", "must-separate", "coexist").id
SHIP_ONTO_ADVISORS:    Final[int] = Option("CLA-BG-20",      "bg-ship-onto-advisors", "join-as-advisors", "forbidden").id
REPOSITION:            Final[int] = Option("CLA-MOVE-17",    "reposition-within-territory", "allowed-as-the-move", "forbidden").id
TWO_WORTHLESS:         Final[int] = Option("CLA-BATTLE-14",  "worthless-two-in-one-plan", True).id
EXPLOSION_KILLS_LEFT:  Final[int] = Option("CLA-BATTLE-32",  "explosion-kills-leaders-left-from-earlier-battles", True).id
TRAITOR_WINNER_FREE:   Final[int] = Option("CLA-TRAITOR-13", "traitor-winner-leader-free", False).id
CAPTIVE_AFTER_TREASON: Final[int] = Option("CLA-HAR-12",     "captured-leader-kept-after-treason-win", "returned-after-use", "kept").id
CONTESTED_COUNTS:      Final[int] = Option("CLA-WIN-07",     "contested-stronghold-counts", False).id
BRIBE_DEFERRED:        Final[int] = Option("CLA-DEAL-08",    "bribe-spice-deferred", True).id
FREMEN_INTO_STORM:     Final[int] = Option("CLA-FRE-12",     "fremen-move-or-ride-into-storm", False).id
FREMEN_VIA_GUILD:      Final[int] = Option("CLA-FRE-08",     "fremen-reserves-via-guild-ally", True).id
KARAMA_WORM_NEXUS:     Final[int] = Option("CLA-FRE-26",     "fremen-karama-worm-causes-nexus", False).id
GHOLA_FACE_DOWN:       Final[int] = Option("CLA-CARD-18",    "ghola-on-face-down-leader", "allowed", "refused").id
STARRED_COVERS_GHOLA:  Final[int] = Option("CLA-CARD-19",    "one-starred-revival-covers-ghola", True).id
HARKONNEN_KARAMA:      Final[int] = Option("CLA-HAR-17",     "harkonnen-karama-timing", "any-time", "bidding-phase").id
EMPEROR_KARAMA:        Final[int] = Option("CLA-EMP-12",     "emperor-karama-timing", "any-time", "revival-phase").id
GUILD_KARAMA:          Final[int] = Option("CLA-GUI-12",     "guild-karama-timing", "when-declared", "after-shipment").id
GUILD_ACTS_AFTER_LAST: Final[int] = Option("CLA-GUI-11",     "guild-acts-after-last", "allowed").id
TWO_FACTIONS_ALLIES:   Final[int] = Option("CLA-PLAYERS-11", "two-players-two-factions-alliances", "separate-no-alliances").id
TWO_FACTIONS_VICTORY:  Final[int] = Option("CLA-PLAYERS-13", "two-factions-victory", "together", "single-faction").id
NEXUS_BREAKS:          Final[int] = Option("CLA-ALLY-09",    "nexus-breaks-alliances", False).id
GUILD_VICTORY:         Final[int] = Option("CLA-WIN-10",     "guild-special-victory", True).id
LOSER_BEYOND_STORM:    Final[int] = Option("CLA-BATTLE-03",  "loser-forces-beyond-storm", "spared", "lost").id
UNPAID_PROMISES:       Final[int] = Option("CLA-DEAL-09",    "unpaid-promises", "lapse", "stay-due").id
STORM_CARDS_ALWAYS:    Final[int] = Option("CLA-STORM-07",   "storm-cards-without-fremen", False).id
ADVISORS_ALONE:        Final[int] = Option("CLA-BG-24",      "advisors-alone", "fighters-at-once", "advisors-from-battle-on").id
ORNITHOPTERS:          Final[int] = Option("CLA-MOVE-07",    "ornithopters", "also-after-shipping", "held-before-shipping").id
SHIELD_WALL:           Final[int] = Option("CLA-WIN-16",     "shield-wall-stronghold", False).id
MULLIGAN:              Final[int] = Option("CLA-SETUP-19",   "harkonnen-mulligan", False).id
KWISATZ_HADERACH:      Final[int] = Option("CLA-ADV-14",     "kwisatz-haderach", False).id
BG_CHARITY:            Final[int] = Option("CLA-ADV-14",     "bg-charity", False).id
BG_ADVISORS:           Final[int] = Option("CLA-ADV-14",     "bg-advisors", False).id
WORTHLESS_AS_KARAMA:   Final[int] = Option("CLA-ADV-14",     "worthless-as-karama", False).id
SARDAUKAR:             Final[int] = Option("CLA-ADV-14",     "sardaukar", False).id
FEDAYKIN:              Final[int] = Option("CLA-ADV-14",     "fedaykin", False).id
STORM_CARDS:           Final[int] = Option("CLA-ADV-14",     "storm-cards", False).id
EXTRA_WORMS:           Final[int] = Option("CLA-ADV-14",     "extra-worms", False).id
STORM_HALF_LOSSES:     Final[int] = Option("CLA-ADV-14",     "storm-half-losses", False).id
GUILD_TIMING:          Final[int] = Option("CLA-ADV-14",     "guild-timing", False).id
CAPTURED_LEADERS:      Final[int] = Option("CLA-ADV-14",     "captured-leaders", False).id
ALLY_SUPPORT:          Final[int] = Option("CLA-ALLY-16",    "ally-battle-support", False).id
CARD_TRADING:          Final[int] = Option("CLA-DEAL-16",    "card-trading", False).id
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
    "basic": {},
    "advanced": {"advanced": True},
    "tournament": {
        "advanced": True,
        "factions": "hidden",
        "swap-factions": False,
        "harkonnen-mulligan": True,
        "shield-wall-stronghold": True,
    },
}
"""Options that are played together, by one name (CLA-SETUP-20)."""


class AllianceVariant(Component):
    """How large an alliance may be and how many strongholds it needs."""

    def __init__(self, slug: str, members: int, strongholds: int) -> None:
        super().__init__(slug)
        self.members = members
        self.strongholds = strongholds


UNLIMITED: Final = 6

ALLIANCE_VARIANTS: Final = [
    AllianceVariant("2-members-4-strongholds", 2, 4),  # CLA-ALLY-23
    AllianceVariant("2-members-3-strongholds", 2, 3),  # CLA-ALLY-24
    AllianceVariant("3-members-4-strongholds", 3, 4),  # CLA-ALLY-25
    AllianceVariant("3-members-3-strongholds", 3, 3),  # CLA-ALLY-26
    AllianceVariant("unlimited-members-3-strongholds", UNLIMITED, 3),  # CLA-ALLY-27
]
