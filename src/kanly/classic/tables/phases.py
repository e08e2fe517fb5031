"""The nine phases of a turn, by their numbers in the rulebook (CLA-TURN-01); 0 is the setup."""

from __future__ import annotations

from typing import Final

SETUP: Final = 0
STORM: Final = 1
SPICE_BLOW: Final = 2
CHOAM_CHARITY: Final = 3
BIDDING: Final = 4
REVIVAL: Final = 5
SHIPMENT: Final = 6
BATTLE: Final = 7
SPICE_COLLECTION: Final = 8
MENTAT_PAUSE: Final = 9

PHASE_NAMES: Final = (
    "setup",
    "storm",
    "spice-blow-nexus",
    "choam-charity",
    "bidding",
    "revival",
    "shipment-movement",
    "battle",
    "spice-collection",
    "mentat-pause",
)
