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

PER_FACTION: Final = 5


class Leader:
    """A leader: whose, and how strong."""

    __slots__ = ("faction", "id", "slug", "strength")

    def __init__(self, ident: int, slug: str, faction: int, strength: int) -> None:
        self.id = ident
        self.slug = slug
        self.faction = faction
        self.strength = strength

    def __repr__(self) -> str:
        return self.slug


LEADERS: Final[list[Leader]] = []
BY_SLUG: Final[dict[str, int]] = {}


def leader(faction: int, slug: str, strength: int) -> int:
    """Add a leader; returns its number."""
    made = Leader(len(LEADERS), slug, faction, strength)
    LEADERS.append(made)
    BY_SLUG[slug] = made.id
    return made.id


NO_LEADER: Final = -1

# fmt: off
THUFIR_HAWAT:         Final[int] = leader(ATREIDES,      "thufir-hawat",         5)
LADY_JESSICA:         Final[int] = leader(ATREIDES,      "lady-jessica",         5)
GURNEY_HALLECK:       Final[int] = leader(ATREIDES,      "gurney-halleck",       4)
DUNCAN_IDAHO:         Final[int] = leader(ATREIDES,      "duncan-idaho",         2)
DR_WELLINGTON_YUEH:   Final[int] = leader(ATREIDES,      "dr-wellington-yueh",   1)
ALIA:                 Final[int] = leader(BENE_GESSERIT, "alia",                 5)
MARGOT_LADY_FENRING:  Final[int] = leader(BENE_GESSERIT, "margot-lady-fenring",  5)
MOTHER_RAMALLO:       Final[int] = leader(BENE_GESSERIT, "mother-ramallo",       5)
PRINCESS_IRULAN:      Final[int] = leader(BENE_GESSERIT, "princess-irulan",      5)
WANNA_YUEH:           Final[int] = leader(BENE_GESSERIT, "wanna-yueh",           5)
HASIMIR_FENRING:      Final[int] = leader(EMPEROR,       "hasimir-fenring",      6)
CAPTAIN_ARAMSHAM:     Final[int] = leader(EMPEROR,       "captain-aramsham",     5)
CAID:                 Final[int] = leader(EMPEROR,       "caid",                 3)
BURSEG:               Final[int] = leader(EMPEROR,       "burseg",               3)
BASHAR:               Final[int] = leader(EMPEROR,       "bashar",               2)
STILGAR:              Final[int] = leader(FREMEN,        "stilgar",              7)
CHANI:                Final[int] = leader(FREMEN,        "chani",                6)
OTHEYM:               Final[int] = leader(FREMEN,        "otheym",               5)
SHADOUT_MAPES:        Final[int] = leader(FREMEN,        "shadout-mapes",        3)
JAMIS:                Final[int] = leader(FREMEN,        "jamis",                2)
STABAN_TUEK:          Final[int] = leader(GUILD,         "staban-tuek",          5)
MASTER_BEWT:          Final[int] = leader(GUILD,         "master-bewt",          3)
ESMAR_TUEK:           Final[int] = leader(GUILD,         "esmar-tuek",           3)
SOO_SOO_SOOK:         Final[int] = leader(GUILD,         "soo-soo-sook",         2)
GUILD_REPRESENTATIVE: Final[int] = leader(GUILD,         "guild-representative", 1)
FEYD_RAUTHA:          Final[int] = leader(HARKONNEN,     "feyd-rautha",          6)
BEAST_RABBAN:         Final[int] = leader(HARKONNEN,     "beast-rabban",         4)
PITER_DE_VRIES:       Final[int] = leader(HARKONNEN,     "piter-de-vries",       3)
CAPTAIN_IAKIN_NEFUD:  Final[int] = leader(HARKONNEN,     "captain-iakin-nefud",  2)
UMMAN_KUDU:           Final[int] = leader(HARKONNEN,     "umman-kudu",           1)
# fmt: on

LEADERS_OF: Final = [
    [made.id for made in LEADERS if made.faction == faction.id] for faction in FACTIONS
]
"""LEADERS_OF[faction]: its five leaders, which are its traitor cards too."""
