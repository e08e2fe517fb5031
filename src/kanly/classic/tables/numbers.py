"""Prices, limits and other numbers of the rules, by phase."""

from __future__ import annotations

from typing import Final

# Setup --------------------------------------------------------------------------------------------
TURNS: Final = 10  # CLA-TURN-02
TRAITORS_DEALT: Final = 4  # CLA-SETUP-09
MULLIGAN_LEADERS: Final = 2  # of one's own, dealt as traitors (CLA-SETUP-19)
WALL_WORMS: Final = 4  # that make the Shield Wall a stronghold (CLA-WIN-16)

# Storm --------------------------------------------------------------------------------------------
WHEEL: Final = 20  # the highest number of a battle wheel (CLA-MAP-17)
FIRST_STORM: Final = (0, WHEEL)  # least and most on a dial (CLA-STORM-02)
LATER_STORM: Final = (1, 3)  # CLA-STORM-06
STORM_CARDS: Final = (1, 2, 3, 4, 5, 6)  # CLA-FRE-19
WEATHER_CONTROL_MOST: Final = 10  # CLA-CARD-35

# CHOAM Charity ------------------------------------------------------------------------------------
POOR: Final = 1  # who has no more than this may claim (CLA-CHOAM-01)
CHARITY: Final = 2  # and is brought to this

# Revival ------------------------------------------------------------------------------------------
REVIVALS: Final = 3  # forces in a turn (CLA-REV-02)
REVIVAL_PRICE: Final = 2  # CLA-REV-04
LEADER_REVIVALS: Final = 1  # CLA-REV-10
STARRED_REVIVALS: Final = 1  # CLA-REV-08
EMPEROR_EXTRA_REVIVALS: Final = 3  # for his ally (CLA-EMP-08)
EMPEROR_KARAMA_REVIVALS: Final = 3  # CLA-EMP-12
FREMEN_ALLY_REVIVALS: Final = 3  # free ones (CLA-FRE-16)
GHOLA_REVIVALS: Final = 5  # CLA-CARD-17
KWISATZ_HADERACH_PRICE: Final = 2  # CLA-ATR-20

# Shipment and Movement ----------------------------------------------------------------------------
TO_STRONGHOLD: Final = 1  # spice for a force (CLA-SHIP-05)
TO_ELSEWHERE: Final = 2
BACK_PER_SPICE: Final = 2  # Guild forces back to reserves for 1 spice (CLA-GUI-06)
FULL: Final = 2  # other factions that close a stronghold (CLA-SHIP-09)
ORNITHOPTERS: Final = 3  # range with a force in a city (CLA-MOVE-04)
MOST_MOVES: Final = 3  # the longest range there is

# Battle: values in half points ---------------------------------------------------------------------
NORMAL: Final = 2  # with spice, or without advanced combat (CLA-ADV-07)
NORMAL_UNSUPPORTED: Final = 1
STARRED: Final = 4  # CLA-EMP-09, CLA-FRE-24
STARRED_UNSUPPORTED: Final = 2
SARDAUKAR_AGAINST_FREMEN: Final = 2  # CLA-EMP-10
SARDAUKAR_AGAINST_FREMEN_UNSUPPORTED: Final = 1
KWISATZ_HADERACH_LOSSES: Final = 7  # forces lost in battle (CLA-ATR-15)
KWISATZ_HADERACH_STRENGTH: Final = 2  # in points (CLA-ATR-16)
CAPTIVE_BOUNTY: Final = 2  # for a captive killed (CLA-HAR-10)

# Spice Collection ---------------------------------------------------------------------------------
COLLECT: Final = 2  # spice for a force (CLA-COLLECT-02)
COLLECT_WITH_CITY: Final = 3
