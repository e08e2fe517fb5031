"""What each faction may do that others may not, and what of it a Karama can stop (CLA-KAR).

An advantage is a line of a faction's sheet; a power is what a Karama names. The rules themselves
are in the modules of the phases and factions; these are their names and numbers.
"""

from __future__ import annotations

from typing import Final

from kanly.classic.tables import options
from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from kanly.classic.tables.options import ADVANCED_COMBAT, ADVANCED_KARAMA

# Where on the sheet -------------------------------------------------------------------------------
BASIC: Final = 0
ALLIANCE: Final = 1
ADVANCED: Final = 2
KARAMA_POWER: Final = 3
VICTORY: Final = 4

ALWAYS: Final = -1
"""The switch of what is part of the basic game."""


class Advantage:
    """A line of a faction's sheet, and the option that puts it into the game (CLA-ADV-01)."""

    __slots__ = ("faction", "id", "section", "slug", "switch")

    def __init__(self, ident: int, slug: str, faction: int, section: int, switch: int) -> None:
        self.id = ident
        self.slug = slug
        self.faction = faction
        self.section = section
        self.switch = switch

    def __repr__(self) -> str:
        return self.slug


ADVANTAGES: Final[list[Advantage]] = []
BY_SLUG: Final[dict[str, int]] = {}


def advantage(faction: int, section: int, slug: str, switch: int = ALWAYS) -> int:
    """Add an advantage; returns its number."""
    if section == KARAMA_POWER:
        switch = ADVANCED_KARAMA
    made = Advantage(len(ADVANTAGES), slug, faction, section, switch)
    ADVANTAGES.append(made)
    BY_SLUG[slug] = made.id
    return made.id


# fmt: off
BIDDING_PRESCIENCE:         Final[int] = advantage(ATREIDES,      BASIC,        "bidding-prescience")
NOTES:                      Final[int] = advantage(ATREIDES,      BASIC,        "notes")
SPICE_PRESCIENCE:           Final[int] = advantage(ATREIDES,      BASIC,        "spice-prescience")
BATTLE_PRESCIENCE:          Final[int] = advantage(ATREIDES,      BASIC,        "battle-prescience")
BATTLE_PRESCIENCE_FOR_ALLY: Final[int] = advantage(ATREIDES,      ALLIANCE,     "battle-prescience-for-ally")
KWISATZ_HADERACH:           Final[int] = advantage(ATREIDES,      ADVANCED,     "kwisatz-haderach", options.KWISATZ_HADERACH)
SEE_PLAN:                   Final[int] = advantage(ATREIDES,      KARAMA_POWER, "see-plan")

PREDICTION:                 Final[int] = advantage(BENE_GESSERIT, BASIC,        "prediction")
SPIRITUAL_ADVISOR:          Final[int] = advantage(BENE_GESSERIT, BASIC,        "spiritual-advisor")
VOICE:                      Final[int] = advantage(BENE_GESSERIT, BASIC,        "voice")
VOICE_FOR_ALLY:             Final[int] = advantage(BENE_GESSERIT, ALLIANCE,     "voice-for-ally")
CHARITY:                    Final[int] = advantage(BENE_GESSERIT, ADVANCED,     "charity", options.BG_CHARITY)
ADVISORS:                   Final[int] = advantage(BENE_GESSERIT, ADVANCED,     "advisors", options.BG_ADVISORS)
COEXISTENCE:                Final[int] = advantage(BENE_GESSERIT, ADVANCED,     "coexistence", options.BG_ADVISORS)
FIGHTERS:                   Final[int] = advantage(BENE_GESSERIT, ADVANCED,     "fighters", options.BG_ADVISORS)
INTRUSION:                  Final[int] = advantage(BENE_GESSERIT, ADVANCED,     "intrusion", options.BG_ADVISORS)
BATTLE_ANNOUNCEMENT:        Final[int] = advantage(BENE_GESSERIT, ADVANCED,     "battle-announcement", options.BG_ADVISORS)
WORTHLESS_AS_KARAMA:        Final[int] = advantage(BENE_GESSERIT, ADVANCED,     "worthless-as-karama", options.WORTHLESS_AS_KARAMA)

TREACHERY_PAYMENT:          Final[int] = advantage(EMPEROR,       BASIC,        "treachery-payment")
GIFT_TO_ALLY:               Final[int] = advantage(EMPEROR,       ALLIANCE,     "gift-to-ally")
ALLY_EXTRA_REVIVAL:         Final[int] = advantage(EMPEROR,       ALLIANCE,     "ally-extra-revival")
SARDAUKAR:                  Final[int] = advantage(EMPEROR,       ADVANCED,     "sardaukar", options.SARDAUKAR)
REVIVE_FREE:                Final[int] = advantage(EMPEROR,       KARAMA_POWER, "revive-free")

REINFORCEMENTS:             Final[int] = advantage(FREMEN,        BASIC,        "reinforcements")
MOVEMENT_TWO:               Final[int] = advantage(FREMEN,        BASIC,        "movement-two")
WORM_IMMUNITY:              Final[int] = advantage(FREMEN,        BASIC,        "worm-immunity")
WORM_PROTECTION_OF_ALLY:    Final[int] = advantage(FREMEN,        ALLIANCE,     "worm-protection-of-ally")
ALLY_FREE_REVIVAL:          Final[int] = advantage(FREMEN,        ALLIANCE,     "ally-free-revival")
SHARE_FREMEN_VICTORY:       Final[int] = advantage(FREMEN,        ALLIANCE,     "share-fremen-victory")
STORM_CARDS:                Final[int] = advantage(FREMEN,        ADVANCED,     "storm-cards", options.STORM_CARDS)
EXTRA_WORM_PLACEMENT:       Final[int] = advantage(FREMEN,        ADVANCED,     "extra-worm-placement", options.EXTRA_WORMS)
STORM_HALF_LOSSES:          Final[int] = advantage(FREMEN,        ADVANCED,     "storm-half-losses", options.STORM_HALF_LOSSES)
FEDAYKIN:                   Final[int] = advantage(FREMEN,        ADVANCED,     "fedaykin", options.FEDAYKIN)
FREE_FULL_STRENGTH:         Final[int] = advantage(FREMEN,        ADVANCED,     "free-full-strength", ADVANCED_COMBAT)
CALL_WORM:                  Final[int] = advantage(FREMEN,        KARAMA_POWER, "call-worm")
FREMEN_VICTORY:             Final[int] = advantage(FREMEN,        VICTORY,      "fremen-victory")

SHIPMENT_PAYMENT:           Final[int] = advantage(GUILD,         BASIC,        "shipment-payment")
THREE_SHIPMENTS:            Final[int] = advantage(GUILD,         BASIC,        "three-shipments")
HALF_PRICE:                 Final[int] = advantage(GUILD,         BASIC,        "half-price")
HALF_PRICE_FOR_ALLY:        Final[int] = advantage(GUILD,         ALLIANCE,     "half-price-for-ally")
SHARE_GUILD_VICTORY:        Final[int] = advantage(GUILD,         ALLIANCE,     "share-guild-victory")
TIMING:                     Final[int] = advantage(GUILD,         ADVANCED,     "timing", options.GUILD_TIMING)
STOP_SHIPMENT:              Final[int] = advantage(GUILD,         KARAMA_POWER, "stop-shipment")
GUILD_VICTORY:              Final[int] = advantage(GUILD,         VICTORY,      "guild-victory")

TRAITORS:                   Final[int] = advantage(HARKONNEN,     BASIC,        "traitors")
TREACHERY:                  Final[int] = advantage(HARKONNEN,     BASIC,        "treachery")
TRAITOR_FOR_ALLY:           Final[int] = advantage(HARKONNEN,     ALLIANCE,     "traitor-for-ally")
CAPTURE_LEADER:             Final[int] = advantage(HARKONNEN,     ADVANCED,     "capture-leader", options.CAPTURED_LEADERS)
SWAP_CARDS:                 Final[int] = advantage(HARKONNEN,     KARAMA_POWER, "swap-cards")
# fmt: on


class Power:
    """What a Karama can stop: an advantage, or a part of one."""

    __slots__ = ("advantage", "faction", "id", "slug", "switch")

    def __init__(self, ident: int, slug: str, advantage: int) -> None:
        self.id = ident
        self.slug = slug
        self.advantage = advantage
        self.faction = ADVANTAGES[advantage].faction
        self.switch = ADVANTAGES[advantage].switch

    def __repr__(self) -> str:
        return self.slug


POWERS: Final[list[Power]] = []


def power(advantage: int, slug: str = "") -> int:
    """Add a power, named like its advantage unless it is a part of one; returns its number."""
    made = Power(len(POWERS), slug or ADVANTAGES[advantage].slug, advantage)
    POWERS.append(made)
    return made.id


# fmt: off
STOP_BIDDING_PRESCIENCE:      Final[int] = power(BIDDING_PRESCIENCE)                        # CLA-KAR-17
STOP_SPICE_PRESCIENCE:        Final[int] = power(SPICE_PRESCIENCE)                          # CLA-KAR-18
STOP_BATTLE_PRESCIENCE:       Final[int] = power(BATTLE_PRESCIENCE)                         # CLA-KAR-19
STOP_KWISATZ_HADERACH:        Final[int] = power(KWISATZ_HADERACH)                          # CLA-KAR-20
STOP_SPIRITUAL_ADVISOR:       Final[int] = power(SPIRITUAL_ADVISOR)                         # CLA-KAR-21
STOP_VOICE:                   Final[int] = power(VOICE)                                     # CLA-KAR-22
STOP_CHARITY:                 Final[int] = power(CHARITY)                                   # CLA-KAR-23
STOP_WORTHLESS_AS_KARAMA:     Final[int] = power(WORTHLESS_AS_KARAMA)                       # CLA-KAR-24
STOP_FLIP_TO_FIGHTERS:        Final[int] = power(BATTLE_ANNOUNCEMENT, "flip-to-fighters")   # CLA-KAR-25
STOP_INTRUSION:               Final[int] = power(INTRUSION)                                 # CLA-KAR-26
STOP_TREACHERY_PAYMENT:       Final[int] = power(TREACHERY_PAYMENT)                         # CLA-KAR-27
STOP_GIFT_TO_ALLY:            Final[int] = power(GIFT_TO_ALLY)                              # CLA-KAR-28
STOP_ALLY_EXTRA_REVIVAL:      Final[int] = power(ALLY_EXTRA_REVIVAL)                        # CLA-KAR-29
STOP_SARDAUKAR:               Final[int] = power(SARDAUKAR)                                 # CLA-KAR-30
STOP_MOVEMENT_TWO:            Final[int] = power(MOVEMENT_TWO)                              # CLA-KAR-31
STOP_WORM_IMMUNITY:           Final[int] = power(WORM_IMMUNITY)                             # CLA-KAR-32
STOP_WORM_PROTECTION_OF_ALLY: Final[int] = power(WORM_PROTECTION_OF_ALLY)                   # CLA-KAR-33
STOP_ALLY_FREE_REVIVAL:       Final[int] = power(ALLY_FREE_REVIVAL)                         # CLA-KAR-34
STOP_STORM_CARD_PEEK:         Final[int] = power(STORM_CARDS, "storm-card-peek")            # CLA-KAR-35
STOP_EXTRA_WORM_PLACEMENT:    Final[int] = power(EXTRA_WORM_PLACEMENT)                      # CLA-KAR-36
STOP_STORM_HALF_LOSSES:       Final[int] = power(STORM_HALF_LOSSES)                         # CLA-KAR-37
STOP_FEDAYKIN:                Final[int] = power(FEDAYKIN)                                  # CLA-KAR-38
STOP_FREE_FULL_STRENGTH:      Final[int] = power(FREE_FULL_STRENGTH)                        # CLA-KAR-39
STOP_EXTRA_CARD:              Final[int] = power(TREACHERY, "extra-card")                   # CLA-KAR-40
STOP_TRAITOR_FOR_ALLY:        Final[int] = power(TRAITOR_FOR_ALLY)                          # CLA-KAR-41
STOP_CAPTURE_LEADER:          Final[int] = power(CAPTURE_LEADER)                            # CLA-KAR-42
STOP_SHIPMENT_PAYMENT:        Final[int] = power(SHIPMENT_PAYMENT)                          # CLA-KAR-43
STOP_HALF_PRICE:              Final[int] = power(HALF_PRICE)                                # CLA-KAR-44
STOP_HALF_PRICE_FOR_ALLY:     Final[int] = power(HALF_PRICE_FOR_ALLY)                       # CLA-KAR-45
STOP_SPECIAL_SHIPMENTS:       Final[int] = power(THREE_SHIPMENTS, "special-shipments")      # CLA-KAR-46
STOP_TIMING:                  Final[int] = power(TIMING)                                    # CLA-KAR-47
# fmt: on
