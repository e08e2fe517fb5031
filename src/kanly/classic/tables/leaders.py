"""The 30 leaders, five to a faction; the traitor deck has one card for each (CLA-MAP-13)."""

from __future__ import annotations

from typing import Final

from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    FACTIONS,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from kanly.classic.types import FactionId, LeaderId
from kanly.core.component import Component

PER_FACTION: Final = 5


LEADERS: Final[list[Leader]] = []
BY_SLUG: Final[dict[str, LeaderId]] = {}


class Leader(Component):
    """A leader: whose, and how strong."""

    def __init__(self, faction: FactionId, slug: str, strength: int) -> None:
        super().__init__(slug)
        self.id = LeaderId(len(LEADERS))
        self.faction = faction
        self.strength = strength
        LEADERS.append(self)
        BY_SLUG[slug] = self.id


NO_LEADER: Final = -1

# fmt: off
THUFIR_HAWAT:         Final[LeaderId] = Leader(ATREIDES,      "thufir-hawat",         5).id
LADY_JESSICA:         Final[LeaderId] = Leader(ATREIDES,      "lady-jessica",         5).id
GURNEY_HALLECK:       Final[LeaderId] = Leader(ATREIDES,      "gurney-halleck",       4).id
DUNCAN_IDAHO:         Final[LeaderId] = Leader(ATREIDES,      "duncan-idaho",         2).id
DR_WELLINGTON_YUEH:   Final[LeaderId] = Leader(ATREIDES,      "dr-wellington-yueh",   1).id
ALIA:                 Final[LeaderId] = Leader(BENE_GESSERIT, "alia",                 5).id
MARGOT_LADY_FENRING:  Final[LeaderId] = Leader(BENE_GESSERIT, "margot-lady-fenring",  5).id
MOTHER_RAMALLO:       Final[LeaderId] = Leader(BENE_GESSERIT, "mother-ramallo",       5).id
PRINCESS_IRULAN:      Final[LeaderId] = Leader(BENE_GESSERIT, "princess-irulan",      5).id
WANNA_YUEH:           Final[LeaderId] = Leader(BENE_GESSERIT, "wanna-yueh",           5).id
HASIMIR_FENRING:      Final[LeaderId] = Leader(EMPEROR,       "hasimir-fenring",      6).id
CAPTAIN_ARAMSHAM:     Final[LeaderId] = Leader(EMPEROR,       "captain-aramsham",     5).id
CAID:                 Final[LeaderId] = Leader(EMPEROR,       "caid",                 3).id
BURSEG:               Final[LeaderId] = Leader(EMPEROR,       "burseg",               3).id
BASHAR:               Final[LeaderId] = Leader(EMPEROR,       "bashar",               2).id
STILGAR:              Final[LeaderId] = Leader(FREMEN,        "stilgar",              7).id
CHANI:                Final[LeaderId] = Leader(FREMEN,        "chani",                6).id
OTHEYM:               Final[LeaderId] = Leader(FREMEN,        "otheym",               5).id
SHADOUT_MAPES:        Final[LeaderId] = Leader(FREMEN,        "shadout-mapes",        3).id
JAMIS:                Final[LeaderId] = Leader(FREMEN,        "jamis",                2).id
STABAN_TUEK:          Final[LeaderId] = Leader(GUILD,         "staban-tuek",          5).id
MASTER_BEWT:          Final[LeaderId] = Leader(GUILD,         "master-bewt",          3).id
ESMAR_TUEK:           Final[LeaderId] = Leader(GUILD,         "esmar-tuek",           3).id
SOO_SOO_SOOK:         Final[LeaderId] = Leader(GUILD,         "soo-soo-sook",         2).id
GUILD_REPRESENTATIVE: Final[LeaderId] = Leader(GUILD,         "guild-representative", 1).id
FEYD_RAUTHA:          Final[LeaderId] = Leader(HARKONNEN,     "feyd-rautha",          6).id
BEAST_RABBAN:         Final[LeaderId] = Leader(HARKONNEN,     "beast-rabban",         4).id
PITER_DE_VRIES:       Final[LeaderId] = Leader(HARKONNEN,     "piter-de-vries",       3).id
CAPTAIN_IAKIN_NEFUD:  Final[LeaderId] = Leader(HARKONNEN,     "captain-iakin-nefud",  2).id
UMMAN_KUDU:           Final[LeaderId] = Leader(HARKONNEN,     "umman-kudu",           1).id
# fmt: on

LEADERS_OF: Final[list[list[int]]] = [
    [made.id for made in LEADERS if made.faction == faction.id] for faction in FACTIONS
]
"""LEADERS_OF[faction]: its five leaders, which are its traitor cards too."""
