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
from kanly.classic.types import FactionId, PowerId
from kanly.core.component import Component

# Where on the sheet -------------------------------------------------------------------------------
BASIC: Final = 0
ALLIANCE: Final = 1
ADVANCED: Final = 2
KARAMA_POWER: Final = 3
VICTORY: Final = 4

ALWAYS: Final = -1
"""The switch of what is part of the basic game."""


ADVANTAGES: Final[list[Advantage]] = []
POWERS: Final[list[Power]] = []


class Advantage(Component):
    """A line of a faction's sheet, and the option that puts it into the game (CLA-ADV-01)."""

    def __init__(self, faction: FactionId, section: int, slug: str, switch: int = ALWAYS) -> None:
        super().__init__(slug)
        self.id = len(ADVANTAGES)
        self.faction = faction
        self.section = section
        self.switch = ADVANCED_KARAMA if section == KARAMA_POWER else switch
        ADVANTAGES.append(self)


class Power(Component):
    """What a Karama can stop: an advantage, or a part of one that has a name of its own."""

    def __init__(self, advantage: int, slug: str = "") -> None:
        of = ADVANTAGES[advantage]
        super().__init__(slug or of.slug)
        self.id = PowerId(len(POWERS))
        self.advantage = advantage
        self.faction = of.faction
        self.switch = of.switch
        POWERS.append(self)


# fmt: off
BIDDING_PRESCIENCE:         Final[int] = Advantage(ATREIDES,      BASIC,        "bidding-prescience").id
NOTES:                      Final[int] = Advantage(ATREIDES,      BASIC,        "notes").id
SPICE_PRESCIENCE:           Final[int] = Advantage(ATREIDES,      BASIC,        "spice-prescience").id
BATTLE_PRESCIENCE:          Final[int] = Advantage(ATREIDES,      BASIC,        "battle-prescience").id
BATTLE_PRESCIENCE_FOR_ALLY: Final[int] = Advantage(ATREIDES,      ALLIANCE,     "battle-prescience-for-ally").id
KWISATZ_HADERACH:           Final[int] = Advantage(ATREIDES,      ADVANCED,     "kwisatz-haderach", options.KWISATZ_HADERACH).id
SEE_PLAN:                   Final[int] = Advantage(ATREIDES,      KARAMA_POWER, "see-plan").id

PREDICTION:                 Final[int] = Advantage(BENE_GESSERIT, BASIC,        "prediction").id
SPIRITUAL_ADVISOR:          Final[int] = Advantage(BENE_GESSERIT, BASIC,        "spiritual-advisor").id
VOICE:                      Final[int] = Advantage(BENE_GESSERIT, BASIC,        "voice").id
VOICE_FOR_ALLY:             Final[int] = Advantage(BENE_GESSERIT, ALLIANCE,     "voice-for-ally").id
CHARITY:                    Final[int] = Advantage(BENE_GESSERIT, ADVANCED,     "charity", options.BG_CHARITY).id
ADVISORS:                   Final[int] = Advantage(BENE_GESSERIT, ADVANCED,     "advisors", options.BG_ADVISORS).id
COEXISTENCE:                Final[int] = Advantage(BENE_GESSERIT, ADVANCED,     "coexistence", options.BG_ADVISORS).id
FIGHTERS:                   Final[int] = Advantage(BENE_GESSERIT, ADVANCED,     "fighters", options.BG_ADVISORS).id
INTRUSION:                  Final[int] = Advantage(BENE_GESSERIT, ADVANCED,     "intrusion", options.BG_ADVISORS).id
BATTLE_ANNOUNCEMENT:        Final[int] = Advantage(BENE_GESSERIT, ADVANCED,     "battle-announcement", options.BG_ADVISORS).id
WORTHLESS_AS_KARAMA:        Final[int] = Advantage(BENE_GESSERIT, ADVANCED,     "worthless-as-karama", options.WORTHLESS_AS_KARAMA).id

TREACHERY_PAYMENT:          Final[int] = Advantage(EMPEROR,       BASIC,        "treachery-payment").id
GIFT_TO_ALLY:               Final[int] = Advantage(EMPEROR,       ALLIANCE,     "gift-to-ally").id
ALLY_EXTRA_REVIVAL:         Final[int] = Advantage(EMPEROR,       ALLIANCE,     "ally-extra-revival").id
SARDAUKAR:                  Final[int] = Advantage(EMPEROR,       ADVANCED,     "sardaukar", options.SARDAUKAR).id
REVIVE_FREE:                Final[int] = Advantage(EMPEROR,       KARAMA_POWER, "revive-free").id

REINFORCEMENTS:             Final[int] = Advantage(FREMEN,        BASIC,        "reinforcements").id
MOVEMENT_TWO:               Final[int] = Advantage(FREMEN,        BASIC,        "movement-two").id
WORM_IMMUNITY:              Final[int] = Advantage(FREMEN,        BASIC,        "worm-immunity").id
WORM_PROTECTION_OF_ALLY:    Final[int] = Advantage(FREMEN,        ALLIANCE,     "worm-protection-of-ally").id
ALLY_FREE_REVIVAL:          Final[int] = Advantage(FREMEN,        ALLIANCE,     "ally-free-revival").id
SHARE_FREMEN_VICTORY:       Final[int] = Advantage(FREMEN,        ALLIANCE,     "share-fremen-victory").id
STORM_CARDS:                Final[int] = Advantage(FREMEN,        ADVANCED,     "storm-cards", options.STORM_CARDS).id
EXTRA_WORM_PLACEMENT:       Final[int] = Advantage(FREMEN,        ADVANCED,     "extra-worm-placement", options.EXTRA_WORMS).id
STORM_HALF_LOSSES:          Final[int] = Advantage(FREMEN,        ADVANCED,     "storm-half-losses", options.STORM_HALF_LOSSES).id
FEDAYKIN:                   Final[int] = Advantage(FREMEN,        ADVANCED,     "fedaykin", options.FEDAYKIN).id
FREE_FULL_STRENGTH:         Final[int] = Advantage(FREMEN,        ADVANCED,     "free-full-strength", ADVANCED_COMBAT).id
CALL_WORM:                  Final[int] = Advantage(FREMEN,        KARAMA_POWER, "call-worm").id
FREMEN_VICTORY:             Final[int] = Advantage(FREMEN,        VICTORY,      "fremen-victory").id

SHIPMENT_PAYMENT:           Final[int] = Advantage(GUILD,         BASIC,        "shipment-payment").id
THREE_SHIPMENTS:            Final[int] = Advantage(GUILD,         BASIC,        "three-shipments").id
HALF_PRICE:                 Final[int] = Advantage(GUILD,         BASIC,        "half-price").id
HALF_PRICE_FOR_ALLY:        Final[int] = Advantage(GUILD,         ALLIANCE,     "half-price-for-ally").id
SHARE_GUILD_VICTORY:        Final[int] = Advantage(GUILD,         ALLIANCE,     "share-guild-victory").id
TIMING:                     Final[int] = Advantage(GUILD,         ADVANCED,     "timing", options.GUILD_TIMING).id
STOP_SHIPMENT:              Final[int] = Advantage(GUILD,         KARAMA_POWER, "stop-shipment").id
GUILD_VICTORY:              Final[int] = Advantage(GUILD,         VICTORY,      "guild-victory").id

TRAITORS:                   Final[int] = Advantage(HARKONNEN,     BASIC,        "traitors").id
TREACHERY:                  Final[int] = Advantage(HARKONNEN,     BASIC,        "treachery").id
TRAITOR_FOR_ALLY:           Final[int] = Advantage(HARKONNEN,     ALLIANCE,     "traitor-for-ally").id
CAPTURE_LEADER:             Final[int] = Advantage(HARKONNEN,     ADVANCED,     "capture-leader", options.CAPTURED_LEADERS).id
SWAP_CARDS:                 Final[int] = Advantage(HARKONNEN,     KARAMA_POWER, "swap-cards").id
# fmt: on

# fmt: off
STOP_BIDDING_PRESCIENCE:      Final[PowerId] = Power(BIDDING_PRESCIENCE).id                        # CLA-KAR-17
STOP_SPICE_PRESCIENCE:        Final[PowerId] = Power(SPICE_PRESCIENCE).id                          # CLA-KAR-18
STOP_BATTLE_PRESCIENCE:       Final[PowerId] = Power(BATTLE_PRESCIENCE).id                         # CLA-KAR-19
STOP_KWISATZ_HADERACH:        Final[PowerId] = Power(KWISATZ_HADERACH).id                          # CLA-KAR-20
STOP_SPIRITUAL_ADVISOR:       Final[PowerId] = Power(SPIRITUAL_ADVISOR).id                         # CLA-KAR-21
STOP_VOICE:                   Final[PowerId] = Power(VOICE).id                                     # CLA-KAR-22
STOP_CHARITY:                 Final[PowerId] = Power(CHARITY).id                                   # CLA-KAR-23
STOP_WORTHLESS_AS_KARAMA:     Final[PowerId] = Power(WORTHLESS_AS_KARAMA).id                       # CLA-KAR-24
STOP_FLIP_TO_FIGHTERS:        Final[PowerId] = Power(BATTLE_ANNOUNCEMENT, "flip-to-fighters").id   # CLA-KAR-25
STOP_INTRUSION:               Final[PowerId] = Power(INTRUSION).id                                 # CLA-KAR-26
STOP_TREACHERY_PAYMENT:       Final[PowerId] = Power(TREACHERY_PAYMENT).id                         # CLA-KAR-27
STOP_GIFT_TO_ALLY:            Final[PowerId] = Power(GIFT_TO_ALLY).id                              # CLA-KAR-28
STOP_ALLY_EXTRA_REVIVAL:      Final[PowerId] = Power(ALLY_EXTRA_REVIVAL).id                        # CLA-KAR-29
STOP_SARDAUKAR:               Final[PowerId] = Power(SARDAUKAR).id                                 # CLA-KAR-30
STOP_MOVEMENT_TWO:            Final[PowerId] = Power(MOVEMENT_TWO).id                              # CLA-KAR-31
STOP_WORM_IMMUNITY:           Final[PowerId] = Power(WORM_IMMUNITY).id                             # CLA-KAR-32
STOP_WORM_PROTECTION_OF_ALLY: Final[PowerId] = Power(WORM_PROTECTION_OF_ALLY).id                   # CLA-KAR-33
STOP_ALLY_FREE_REVIVAL:       Final[PowerId] = Power(ALLY_FREE_REVIVAL).id                         # CLA-KAR-34
STOP_STORM_CARD_PEEK:         Final[PowerId] = Power(STORM_CARDS, "storm-card-peek").id            # CLA-KAR-35
STOP_EXTRA_WORM_PLACEMENT:    Final[PowerId] = Power(EXTRA_WORM_PLACEMENT).id                      # CLA-KAR-36
STOP_STORM_HALF_LOSSES:       Final[PowerId] = Power(STORM_HALF_LOSSES).id                         # CLA-KAR-37
STOP_FEDAYKIN:                Final[PowerId] = Power(FEDAYKIN).id                                  # CLA-KAR-38
STOP_FREE_FULL_STRENGTH:      Final[PowerId] = Power(FREE_FULL_STRENGTH).id                        # CLA-KAR-39
STOP_EXTRA_CARD:              Final[PowerId] = Power(TREACHERY, "extra-card").id                   # CLA-KAR-40
STOP_TRAITOR_FOR_ALLY:        Final[PowerId] = Power(TRAITOR_FOR_ALLY).id                          # CLA-KAR-41
STOP_CAPTURE_LEADER:          Final[PowerId] = Power(CAPTURE_LEADER).id                            # CLA-KAR-42
STOP_SHIPMENT_PAYMENT:        Final[PowerId] = Power(SHIPMENT_PAYMENT).id                          # CLA-KAR-43
STOP_HALF_PRICE:              Final[PowerId] = Power(HALF_PRICE).id                                # CLA-KAR-44
STOP_HALF_PRICE_FOR_ALLY:     Final[PowerId] = Power(HALF_PRICE_FOR_ALLY).id                       # CLA-KAR-45
STOP_SPECIAL_SHIPMENTS:       Final[PowerId] = Power(THREE_SHIPMENTS, "special-shipments").id      # CLA-KAR-46
STOP_TIMING:                  Final[PowerId] = Power(TIMING).id                                    # CLA-KAR-47
# fmt: on
