"""Everything that Rise of Ix adds to the tables: cards, spaces, Leaders, conflicts, Hagal cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from kanly.imperium.effects import (
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    Cond,
    Condition,
    Op,
    alliance,
    at_least,
    bond,
    choose,
    council_seat,
    draw,
    dreadnought,
    freighter,
    here_at_reveal,
    influence,
    influence_one_of,
    intrigue,
    make,
    may,
    negotiator,
    pay,
    persuasion,
    recruit,
    sisterhood,
    solari,
    spice,
    swords,
    tech,
    vp,
    water,
    when,
)
from kanly.imperium.tables import hagal
from kanly.imperium.tables.cards import CARDS, EPIC, FACTIONS, IX, TRASH, TRASH_THIS, Card
from kanly.imperium.tables.conflicts import Conflict
from kanly.imperium.tables.intrigues import (
    AFTER_FACTION,
    ANY_TIME,
    COMBAT,
    ENDGAME,
    INTRIGUES,
    Intrigue,
)
from kanly.imperium.tables.leaders import LEADERS, Ability, Leader
from kanly.imperium.tables.spaces import (
    BASE_BOARD,
    CITY,
    FOLDSPACE,
    HALL_OF_ORATORY,
    HEIGHLINER,
    LANDSRAAD,
    RALLY_TROOPS,
    SECURE_CONTRACT,
    SELL_MELANGE,
    SPICE_TRADE,
    Space,
)
from kanly.imperium.types import SpaceId

enough_tiles: Final = partial(Condition, Cond.TECH_TILES, n=3)
enemy_agent: Final = partial(Condition, Cond.ENEMY_AGENT)
agent_with: Final = partial(Condition, Cond.AGENT_WITH)
# fmt: off
# The spaces of the overlay and of the Ix board (IX-SPACE) --------------------------------------------
SMUGGLING:             Final[SpaceId] = Space("smuggling", SPICE_TRADE, solari(1) + freighter()).id
INTERSTELLAR_SHIPPING: Final[SpaceId] = Space("interstellar-shipping", SPICE_TRADE, freighter(2), needs=(GUILD, 2)).id
DREADNOUGHT:           Final[SpaceId] = Space("dreadnought", LANDSRAAD, dreadnought() + tech(), solari=3).id
TECH_NEGOTIATION:      Final[SpaceId] = Space("tech-negotiation", LANDSRAAD,
                                          choose(1, tech(1), negotiator()) + here_at_reveal(persuasion(1))).id

COVERED: Final = 1 << HALL_OF_ORATORY | 1 << RALLY_TROOPS | 1 << SECURE_CONTRACT | 1 << SELL_MELANGE
IX_BOARD: Final = (
    BASE_BOARD & ~COVERED
    | 1 << SMUGGLING | 1 << INTERSTELLAR_SHIPPING | 1 << DREADNOUGHT | 1 << TECH_NEGOTIATION
)
"""The spaces of the board under the overlay (IX-SETUP-05)."""

# The shipping track (IX-SHIP) --------------------------------------------------------------------------
SHIPPING: Final = (
    choose(1, make(Op.DIVIDENDS, 5, 1), spice(2)),
    make(Op.SHIP_TROOPS, 2) + influence(ANY),
    tech(2),
)
"""The rewards of its three steps, bottom first."""

# Epic mode (IX-EPIC-05) ----------------------------------------------------------------------------------
CONTROL_THE_SPICE: Final[int] = Card("control-the-spice", pile=EPIC, icons=[SPICE_TRADE],
     agent=pay(spice=1) >> TRASH + recruit(1),
     reveal=persuasion(1) + spice(1)).id

# The 35 Imperium cards -------------------------------------------------------------------------------------
Card("appropriate", pile=IX, cost=5, faction=EMPEROR, icons=[LANDSRAAD, SPICE_TRADE],
     agent=when(at_least(2, EMPEROR), tech(solari=True)),
     reveal=persuasion(2),
     acquire=freighter())
Card("bounty-hunter", pile=IX, cost=1, icons=[CITY], infiltrates=True,
     agent=when(enemy_agent(), solari(2)),
     reveal=persuasion(1) + swords(1))
Card("choam-delegate", pile=IX, cost=1, icons=[SPICE_TRADE], infiltrates=True, unloads=True,
     reveal=solari(3))
Card("court-intrigue", pile=IX, cost=2, faction=EMPEROR, icons=[EMPEROR], infiltrates=True,
     agent=pay(bottom=1) >> intrigue(1),
     reveal=persuasion(1) + swords(1))
Card("desert-ambush", pile=IX, cost=3, faction=FREMEN, icons=[SPICE_TRADE],
     agent=make(Op.AMBUSH),
     reveal=persuasion(1) + swords(1))
Card("embedded-agent", pile=IX, cost=5, faction=BENE_GESSERIT, icons=[LANDSRAAD], infiltrates=True,
     agent=when(sisterhood(), freighter()) + when(sisterhood(), freighter()),
     reveal=persuasion(1) + intrigue(1))
Card("esmar-tuek", pile=IX, cost=5, faction=GUILD, icons=[CITY, SPICE_TRADE], unloads=True,
     agent=pay(spice=1) >> influence(GUILD) + draw(1),
     reveal=spice(2) + solari(2))
Card("freighter-fleet", pile=IX, copies=2, cost=2, icons=[SPICE_TRADE], unloads=True,
     reveal=freighter())
Card("full-scale-assault", pile=IX, cost=8, faction=EMPEROR, icons=[EMPEROR, CITY],
     agent=recruit(2),
     reveal=persuasion(2) + make(Op.SWORDS_PER_DREADNOUGHT, 3),
     acquire=dreadnought())
Card("guild-accord", pile=IX, cost=6, faction=GUILD, icons=[GUILD], infiltrates=True, unloads=True,
     agent=make(Op.SPACE_DISCOUNT, 2, HEIGHLINER),
     reveal=water(1) + when(alliance(GUILD), spice(3)))
Card("guild-chief-administrator", pile=IX, cost=4, faction=GUILD, icons=[GUILD, CITY, SPICE_TRADE],
     agent=pay(discard=1) >> TRASH,
     reveal=persuasion(1) + freighter())
Card("imperial-bashar", pile=IX, cost=4, faction=EMPEROR, icons=[CITY],
     agent=choose(1, recruit(1), TRASH),
     reveal=persuasion(1) + swords(2) + make(Op.SWORDS_PER_CARD, 1, 1))
Card("imperial-shock-trooper", pile=IX, cost=3, faction=EMPEROR,
     reveal=persuasion(1) + swords(2) + when(agent_with(EMPEROR), swords(3)))
Card("in-the-shadows", pile=IX, copies=2, cost=2, faction=BENE_GESSERIT, icons=[LANDSRAAD, CITY], unloads=True,
     agent=when(at_least(2, BENE_GESSERIT), pay(discard=1) >> influence_one_of(EMPEROR, GUILD, FREMEN)),
     reveal=influence(BENE_GESSERIT))
Card("ix-guild-compact", pile=IX, cost=3, faction=GUILD, icons=[GUILD], unloads=True,
     agent=pay(discard=2) >> dreadnought(),
     reveal=negotiator() + negotiator())
Card("ixian-engineer", pile=IX, copies=2, cost=5, icons=[SPICE_TRADE],
     agent=tech(),
     reveal=when(enough_tiles(), pay(trash_this=True) >> vp(1)))
Card("jamis", pile=IX, cost=2, faction=FREMEN, icons=[FREMEN], infiltrates=True,
     agent=TRASH,
     reveal=persuasion(1) + swords(2))
Card("landing-rights", pile=IX, cost=4, faction=GUILD, icons=[CITY],
     agent=freighter(),
     reveal=persuasion(2))
Card("local-fence", pile=IX, cost=3, icons=[CITY],
     agent=choose(1, pay(spice=2) >> solari(5), pay(solari=5) >> spice(4)),
     reveal=persuasion(2))
Card("negotiated-withdrawal", pile=IX, copies=2, cost=4, icons=[LANDSRAAD, CITY, SPICE_TRADE],
     reveal=persuasion(2) + (pay(units=3) >> influence(ANY)),
     acquire=recruit(1))
Card("satellite-ban", pile=IX, cost=5, faction=(GUILD, FREMEN), icons=[GUILD, FREMEN],
     agent=pay(discard=1) >> spice(1) + water(1),
     reveal=persuasion(1) + make(Op.RETREAT, 2))
Card("sayyadina", pile=IX, cost=3, faction=(BENE_GESSERIT, FREMEN), icons=[BENE_GESSERIT, FREMEN],
     agent=pay(water=3) >> vp(1),
     reveal=when(bond(), persuasion(3)))
Card("shai-hulud", pile=IX, cost=7, faction=FREMEN, icons=[SPICE_TRADE],
     agent=pay(trash=1) >> recruit(2),
     reveal=when(bond(), swords(5)),
     acquire=TRASH)
Card("spice-trader", pile=IX, cost=4, faction=FREMEN, icons=[CITY, SPICE_TRADE],
     agent=when(at_least(2, FREMEN), pay(discard=1) >> spice(2)),
     reveal=persuasion(2) + swords(1))
Card("treachery", pile=IX, copies=2, cost=6, icons=FACTIONS, unloads=True,
     agent=make(Op.SPACE_INFLUENCE, 2) + TRASH_THIS,
     reveal=make(Op.DEPLOY_SUPPLY, 2))
Card("truthsayer", pile=IX, copies=2, cost=3, faction=(EMPEROR, BENE_GESSERIT), icons=[EMPEROR, BENE_GESSERIT, LANDSRAAD],
     agent=pay(discard=1) >> draw(1),
     reveal=persuasion(1) + swords(1))
Card("water-peddler", pile=IX, cost=1, unloads=True,
     reveal=water(1),
     acquire=water(1))
Card("web-of-power", pile=IX, cost=4, faction=BENE_GESSERIT, icons=[BENE_GESSERIT], infiltrates=True,
     agent=when(at_least(2, EMPEROR), solari(2)) + when(at_least(2, GUILD), draw(1)) + when(at_least(2, FREMEN), water(1)),
     reveal=persuasion(1) + influence(ANY))
Card("weirding-way", pile=IX, cost=3, faction=BENE_GESSERIT, icons=[CITY, SPICE_TRADE],
     agent=make(Op.EXTRA_TURN),
     reveal=persuasion(1) + swords(2))

# The 17 Intrigue cards ---------------------------------------------------------------------------------------
Intrigue("advanced-weaponry", ANY_TIME,      pay(solari=3) >> dreadnought(),
         other=(COMBAT, when(enough_tiles(), swords(4))))
Intrigue("blackmail",         COMBAT,        pay(influence=1) >> swords(5))
Intrigue("cannon-turrets",    COMBAT,        swords(2) + make(Op.OPPONENTS_RETREAT_DREADNOUGHT))
Intrigue("cull",              ANY_TIME,      pay(solari=1) >> TRASH)
Intrigue("diversion",         ANY_TIME,      when(Condition(Cond.UNITS_DEPLOYED, n=4), freighter()))
Intrigue("expedite",          ANY_TIME,      pay(spice=1) >> freighter())
Intrigue("finesse",           ANY_TIME,      pay(influence=1) >> influence(ANY), other=(COMBAT, swords(2)))
Intrigue("glimpse-the-path",  ANY_TIME,      pay(spice=1) >> water(1) + draw(1))
Intrigue("grand-conspiracy",  ENDGAME,       make(Op.GOALS, 1, 2))
Intrigue("ixian-probe",       ANY_TIME,      pay(discard=2) >> draw(2))
Intrigue("machine-culture",   ANY_TIME,      tech(), other=(ENDGAME, when(enough_tiles(), vp(1))))
Intrigue("quid-pro-quo",      ANY_TIME,      pay(spice=2) >> make(Op.INFLUENCE_AGENTS, 1))
Intrigue("second-wave",       COMBAT,        swords(2) + make(Op.DEPLOY_UNITS, 2))
Intrigue("secret-forces",     ANY_TIME,      when(council_seat(), recruit(2)))
Intrigue("strategic-push",    COMBAT,        swords(2) + make(Op.ON_WIN, parts=(solari(2),)))
Intrigue("strongarm",         AFTER_FACTION, pay(lose_troop=1) >> make(Op.INFLUENCE_VISITED, 1))
Intrigue("war-chest",         COMBAT,        pay(solari=2) >> swords(4),
         other=(ENDGAME, when(Condition(Cond.SOLARI, n=10), vp(1))))

# The 4 Conflict cards ------------------------------------------------------------------------------------------
Conflict("skirmish-ix-freighter-spice", 1, freighter() + spice(1),   solari(3),                  solari(2))
Conflict("skirmish-ix-freighter-troop", 1, freighter() + recruit(1), spice(2),                   spice(1))
Conflict("trade-monopoly",              2, freighter(2) + recruit(1), intrigue(1) + water(1), choose(1, intrigue(1), water(1)))
Conflict("economic-supremacy",          3, vp(1) + (pay(solari=6) >> vp(1)) + (pay(spice=4) >> vp(1)), vp(1), spice(2) + solari(2))

# The 6 Leaders ---------------------------------------------------------------------------------------------------
ARMAND: Final[int] = Leader("archduke-armand-ecaz",     "ecaz",     2, "coordination",         "conscript",        may(make(Op.ACQUIRE, 3)), rival=False).id
ILESA: Final[int] = Leader("ilesa-ecaz",               "ecaz",     3, "one-step-ahead",       "guild-contacts",   pay(solari=1) >> make(Op.ACQUIRE_RESERVE, arg=2), rival=False).id
Leader("princess-yuna-moritani",   "moritani", 2, "smuggling-operation",  "final-delivery",   pay(solari=7) >> influence(ANY) + recruit(1) + spice(1),
       Ability(start=(0, 0, -1), solari_bonus=1), rival=False)
Leader("viscount-hundro-moritani", "moritani", 1, "intelligence",         "couriers",         pay(spice=1) >> freighter(),
       Ability(intelligence=True))
Leader("tessia-vernius",           "vernius",  4, "careful-observation",  "duplicity",        pay(influence=1) >> make(Op.INFLUENCE_SNOOPED, 1),
       Ability(snoopers=True), rival=False)
Leader("prince-rhombur-vernius",   "vernius",  1, "heavy-lasgun-cannons", "ixian-technology", choose(1, tech(), negotiator()),
       Ability(dreadnought_strength=4))

# The 9 House Hagal cards --------------------------------------------------------------------------
#           card                                 copies  space               troops  swords
hagal.HagalCard("interstellar-shipping",                  1, INTERSTELLAR_SHIPPING, 0, 3, ix=True, freighters=2)
hagal.HagalCard("foldspace-or-interstellar-shipping",     1, INTERSTELLAR_SHIPPING, 0, 2, ix=True, freighters=2, instead=FOLDSPACE)
hagal.HagalCard("smuggling-or-interstellar-shipping",     1, INTERSTELLAR_SHIPPING, 0, 2, ix=True, freighters=2, instead=SMUGGLING)
hagal.HagalCard("tech-negotiation",                       2, TECH_NEGOTIATION,      0, 0, ix=True, tech=True, marking=hagal.SOLO)
hagal.HagalCard("dreadnought-1p",                         2, DREADNOUGHT,           0, 3, ix=True, tech=True, marking=hagal.SOLO)
hagal.HagalCard("dreadnought-2p",                         2, DREADNOUGHT,           1, 3, ix=True, marking=hagal.TWO)
# fmt: on

# Made after the Signets, because effects are numbered in this order -----------------------------------
LEADERS[ARMAND].ability = Ability(
    reveal=when(Condition(Cond.AGENTS_OUT, n=2), make(Op.TRASH_IN_PLAY))
)
LEADERS[ILESA].ability = Ability(round_start=make(Op.KEEP_CARD))
SNOOP_DISCARD: Final = pay(discard=1) >> spice(1)
PLACE_DREADNOUGHT: Final = make(Op.PLACE_DREADNOUGHT)

IX_DECK: Final[list[int]] = [c.id for c in CARDS if c.pile == IX for _ in range(c.copies)]
IX_INTRIGUES: Final[list[int]] = [made.id for made in INTRIGUES[34:]]
