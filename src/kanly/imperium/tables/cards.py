"""The starting deck, the Reserve and the 67 cards of the Imperium deck, one entry a line.

Card("fremen-camp", copies=2, cost=4, faction=FREMEN, icons=[SPICE_TRADE],
     agent=pay(spice=2) >> recruit(3),
     reveal=persuasion(2) + swords(1))
"""

from __future__ import annotations

from typing import Final

from kanly.core.component import Component
from kanly.imperium.effects import (
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    NO_LIMIT,
    Effect,
    Op,
    alliance,
    at_least,
    bond,
    choose,
    draw,
    influence,
    influence_one_of,
    intrigue,
    make,
    nothing,
    pay,
    persuasion,
    recruit,
    sisterhood,
    solari,
    spice,
    split,
    swords,
    vp,
    water,
    when,
)
from kanly.imperium.tables.spaces import CITY, LANDSRAAD, SPICE_TRADE
from kanly.imperium.types import CardId

STARTER: Final = 0
RESERVE: Final = 1
IMPERIUM: Final = 2
IX: Final = 3
EPIC: Final = 4


BY_SLUG: Final[dict[str, CardId]] = {}
CARDS: Final[list[Card]] = []
NOT_SOLD: Final = 99


class Card(Component):
    """A card of a player's deck. What each box does is a value of the effect language."""

    def __init__(
        self,
        slug: str,
        *,
        pile: int = IMPERIUM,
        copies: int = 1,
        cost: int = NOT_SOLD,
        faction: int | tuple[int, ...] = (),
        icons: list[int] | None = None,
        agent: Effect | None = None,
        reveal: Effect | None = None,
        acquire: Effect | None = None,
        trashed: Effect | None = None,
        infiltrates: bool = False,
        unloads: bool = False,
        printed: bool = True,
    ) -> None:
        super().__init__(slug)
        none = nothing()
        self.id = CardId(len(CARDS))
        self.pile = pile
        self.copies = copies
        self.printed = printed
        """Whether it comes in a box, so that the reference data has it."""
        self.cost = cost
        """Persuasion to acquire it; NOT_SOLD where it is never bought."""
        factions = (faction,) if isinstance(faction, int) else faction
        self.factions = sum(1 << each for each in factions)
        self.icons = sum(1 << icon for icon in icons or [])
        self.agent = agent or none
        self.agent_effects = split(self.agent)
        self.roams = any(part.op == Op.SEND_ANYWHERE for part in self.agent_effects)
        self.reveal = reveal or none
        self.acquire = acquire or none
        self.trashed = trashed or none
        self.infiltrates = infiltrates
        """Its icons ignore enemy Agents (IX-INFIL-01)."""
        self.unloads = unloads
        """Its Reveal box also works when it is discarded or trashed (IX-UNLOAD-01)."""
        parts = split(self.reveal)
        self.reveal_persuasion = sum(part.n for part in parts if part.op == Op.PERSUASION)
        self.reveal_swords = sum(part.n for part in parts if part.op == Op.SWORDS)
        self.reveal_effects = tuple(p for p in parts if p.op not in (Op.PERSUASION, Op.SWORDS))
        CARDS.append(self)
        BY_SLUG[slug] = self.id


FACTIONS: Final = [EMPEROR, GUILD, BENE_GESSERIT, FREMEN]
TRASH: Final = make(Op.TRASH)
TRASH_THIS: Final = make(Op.TRASH_THIS)

# fmt: off
# The starting deck --------------------------------------------------------------------------------
Card("convincing-argument",    pile=STARTER, copies=2, reveal=persuasion(2))
Card("dagger",                 pile=STARTER, copies=2, icons=[LANDSRAAD], reveal=swords(1))
Card("diplomacy",              pile=STARTER, icons=FACTIONS, reveal=persuasion(1))
Card("dune-the-desert-planet", pile=STARTER, copies=2, icons=[SPICE_TRADE], reveal=persuasion(1))
Card("reconnaissance",         pile=STARTER, icons=[CITY], reveal=persuasion(1))
Card("seek-allies",            pile=STARTER, icons=FACTIONS, agent=TRASH_THIS)
Card("signet-ring",            pile=STARTER, icons=[LANDSRAAD, CITY, SPICE_TRADE], agent=make(Op.SIGNET), reveal=persuasion(1))

# The Reserve --------------------------------------------------------------------------------------
Card("arrakis-liaison",     pile=RESERVE, copies=8, cost=2, faction=FREMEN, icons=[LANDSRAAD, CITY], reveal=persuasion(2))
Card("the-spice-must-flow", pile=RESERVE, copies=10, cost=9, reveal=spice(1), acquire=vp(1))
Card("foldspace",           pile=RESERVE, copies=6, icons=[*FACTIONS, LANDSRAAD, CITY, SPICE_TRADE], agent=draw(1) + TRASH_THIS)

# The Imperium deck --------------------------------------------------------------------------------
Card("arrakis-recruiter", copies=2, cost=2, icons=[CITY],
     agent=recruit(1),
     reveal=persuasion(1) + swords(1))
Card("assassination-mission", copies=2, cost=1,
     reveal=swords(1) + solari(1),
     trashed=solari(4))
Card("bene-gesserit-initiate", copies=2, cost=3, faction=BENE_GESSERIT, icons=[LANDSRAAD, CITY, SPICE_TRADE],
     agent=draw(1),
     reveal=persuasion(1))
Card("bene-gesserit-sister", copies=3, cost=3, faction=BENE_GESSERIT, icons=[BENE_GESSERIT, LANDSRAAD],
     reveal=choose(1, persuasion(2), swords(2)))
Card("carryall", cost=5, icons=[SPICE_TRADE],
     agent=make(Op.DOUBLE_HARVEST),
     reveal=persuasion(1) + spice(1))
Card("chani", cost=5, faction=FREMEN, icons=[FREMEN, CITY, SPICE_TRADE],
     reveal=persuasion(2) + make(Op.RETREAT, NO_LIMIT),
     acquire=water(1))
Card("choam-directorship", cost=8,
     reveal=solari(3),
     acquire=influence(EMPEROR) + influence(GUILD) + influence(BENE_GESSERIT) + influence(FREMEN))
Card("crysknife", cost=3, faction=FREMEN, icons=[FREMEN, SPICE_TRADE],
     agent=solari(1),
     reveal=swords(1) + when(bond(), influence(FREMEN)))
Card("dr-yueh", cost=1, icons=[CITY],
     agent=draw(1),
     reveal=persuasion(1))
Card("duncan-idaho", cost=4, icons=[CITY],
     agent=pay(water=1) >> recruit(1) + draw(1),
     reveal=swords(2) + water(1))
Card("fedaykin-death-commando", copies=2, cost=3, faction=FREMEN, icons=[CITY, SPICE_TRADE],
     agent=TRASH,
     reveal=persuasion(1) + when(bond(), swords(3)))
Card("firm-grip", cost=4, faction=EMPEROR, icons=[EMPEROR, LANDSRAAD],
     agent=pay(solari=2) >> influence_one_of(GUILD, BENE_GESSERIT, FREMEN),
     reveal=when(alliance(EMPEROR), persuasion(4)))
Card("fremen-camp", copies=2, cost=4, faction=FREMEN, icons=[SPICE_TRADE],
     agent=pay(spice=2) >> recruit(3),
     reveal=persuasion(2) + swords(1))
Card("gene-manipulation", copies=2, cost=3, faction=BENE_GESSERIT, icons=[LANDSRAAD, CITY],
     agent=TRASH + when(sisterhood(), spice(2)),
     reveal=persuasion(2))
Card("guild-administrator", copies=2, cost=2, faction=GUILD, icons=[GUILD, SPICE_TRADE],
     agent=TRASH,
     reveal=persuasion(1))
Card("guild-ambassador", cost=4, faction=GUILD, icons=[LANDSRAAD],
     agent=choose(1, influence(GUILD), spice(2)),
     reveal=when(alliance(GUILD), pay(spice=3) >> vp(1)))
Card("guild-bankers", cost=3, faction=GUILD, icons=[EMPEROR, GUILD, LANDSRAAD],
     reveal=make(Op.CHEAPER_SPICE_MUST_FLOW, 3))
Card("gun-thopter", copies=2, cost=4, icons=[CITY, SPICE_TRADE],
     agent=make(Op.OPPONENTS_LOSE_GARRISON),
     reveal=swords(3) + make(Op.DEPLOY_GARRISON, 1))
Card("gurney-halleck", cost=6, icons=[CITY],
     agent=recruit(2) + draw(1),
     reveal=persuasion(2) + (pay(solari=3) >> recruit(2) + make(Op.DEPLOY_RECRUITED, 2)))
Card("imperial-spy", copies=2, cost=2, faction=EMPEROR, icons=[EMPEROR],
     agent=pay(trash_this=True) >> intrigue(1),
     reveal=persuasion(1) + swords(1))
Card("kwisatz-haderach", cost=8, faction=BENE_GESSERIT,
     agent=make(Op.SEND_ANYWHERE) + draw(1))
Card("lady-jessica", cost=7, faction=BENE_GESSERIT, icons=[BENE_GESSERIT, LANDSRAAD, CITY, SPICE_TRADE],
     agent=draw(2),
     reveal=persuasion(3) + swords(1),
     acquire=influence(ANY))
Card("liet-kynes", cost=5, faction=(EMPEROR, FREMEN), icons=[FREMEN, CITY],
     reveal=make(Op.PERSUASION_PER_FREMEN, 2),
     acquire=influence(EMPEROR))
Card("missionaria-protectiva", copies=2, cost=1, faction=BENE_GESSERIT, icons=[CITY],
     agent=when(sisterhood(), influence(ANY)),
     reveal=persuasion(1))
Card("opulence", cost=6, faction=EMPEROR, icons=[EMPEROR],
     agent=solari(3),
     reveal=persuasion(1) + (pay(solari=6) >> vp(1)))
Card("other-memory", cost=4, faction=BENE_GESSERIT, icons=[CITY, SPICE_TRADE],
     agent=choose(1, draw(1), make(Op.TAKE_FROM_DISCARD, arg=BENE_GESSERIT)),
     reveal=persuasion(2))
Card("piter-de-vries", cost=5, icons=[LANDSRAAD, CITY],
     agent=intrigue(1),
     reveal=persuasion(3) + swords(1))
Card("power-play", copies=3, cost=5, icons=FACTIONS,
     agent=make(Op.SPACE_INFLUENCE, 2) + TRASH_THIS)
Card("reverend-mother-mohiam", cost=6, faction=(EMPEROR, BENE_GESSERIT), icons=[EMPEROR, BENE_GESSERIT],
     agent=when(sisterhood(), make(Op.OPPONENTS_DISCARD, 2)),
     reveal=persuasion(2) + spice(2))
Card("sardaukar-infantry", copies=2, cost=1, faction=EMPEROR,
     reveal=persuasion(1) + swords(2))
Card("sardaukar-legion", copies=2, cost=5, faction=EMPEROR, icons=[EMPEROR, LANDSRAAD],
     agent=recruit(2),
     reveal=persuasion(1) + make(Op.DEPLOY_GARRISON, 3))
Card("scout", copies=2, cost=1, icons=[CITY, SPICE_TRADE],
     reveal=persuasion(1) + swords(1) + make(Op.RETREAT, 2))
Card("shifting-allegiances", copies=2, cost=3, icons=[LANDSRAAD, SPICE_TRADE],
     agent=pay(spice=2, influence=1) >> influence(ANY, 2),
     reveal=persuasion(2))
Card("sietch-reverend-mother", cost=4, faction=(BENE_GESSERIT, FREMEN), icons=[BENE_GESSERIT, FREMEN],
     agent=TRASH,
     reveal=when(bond(), persuasion(3) + spice(1)))
Card("smugglers-thopter", copies=2, cost=4, faction=GUILD, icons=[SPICE_TRADE],
     agent=when(at_least(2, GUILD), draw(2)),
     reveal=persuasion(1) + spice(1))
Card("space-travel", copies=2, cost=3, faction=GUILD, icons=[GUILD],
     agent=draw(1),
     reveal=persuasion(2))
Card("spice-hunter", copies=2, cost=2, faction=FREMEN, icons=[FREMEN, SPICE_TRADE],
     reveal=persuasion(1) + swords(1) + when(bond(), spice(1)))
Card("spice-smugglers", copies=2, cost=2, faction=GUILD, icons=[CITY],
     agent=pay(spice=2) >> influence(GUILD) + solari(3),
     reveal=persuasion(1) + swords(1))
Card("stilgar", cost=5, faction=FREMEN, icons=[FREMEN, CITY, SPICE_TRADE],
     agent=water(1),
     reveal=persuasion(2) + swords(3))
Card("test-of-humanity", cost=3, faction=BENE_GESSERIT, icons=[BENE_GESSERIT, LANDSRAAD, CITY],
     agent=make(Op.OPPONENTS_DISCARD_OR_LOSE),
     reveal=persuasion(2))
Card("the-voice", copies=2, cost=2, faction=BENE_GESSERIT, icons=[CITY, SPICE_TRADE],
     agent=make(Op.VOICE),
     reveal=persuasion(2))
Card("thufir-hawat", cost=5, icons=[*FACTIONS, CITY, SPICE_TRADE],
     agent=draw(1),
     reveal=persuasion(1) + intrigue(1))
Card("worm-riders", copies=2, cost=6, faction=FREMEN, icons=[CITY, SPICE_TRADE],
     agent=spice(2),
     reveal=when(at_least(2, FREMEN), swords(4)) + when(alliance(FREMEN), swords(2)))
# fmt: on


DUNE: Final[CardId] = BY_SLUG["dune-the-desert-planet"]
ARRAKIS_LIAISON: Final[CardId] = BY_SLUG["arrakis-liaison"]
THE_SPICE_MUST_FLOW: Final[CardId] = BY_SLUG["the-spice-must-flow"]
FOLDSPACE: Final[CardId] = BY_SLUG["foldspace"]

RESERVE_CARDS: Final[tuple[int, ...]] = (ARRAKIS_LIAISON, THE_SPICE_MUST_FLOW, FOLDSPACE)
"""The three Reserve piles; a pile's number is its place here."""

STARTING_DECK: Final[list[int]] = [
    c.id for c in CARDS if c.pile == STARTER for _ in range(c.copies)
]
IMPERIUM_DECK: Final[list[int]] = [
    c.id for c in CARDS if c.pile == IMPERIUM for _ in range(c.copies)
]
