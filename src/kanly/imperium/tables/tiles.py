"""The 18 Tech tiles (IX-TECH, IX-CARD-13)."""

from __future__ import annotations

from typing import Final

from kanly.core.component import Component
from kanly.imperium.effects import (
    ANY,
    BENE_GESSERIT,
    EMPEROR,
    FREMEN,
    GUILD,
    Cond,
    Condition,
    Effect,
    Op,
    choose,
    council_seat,
    draw,
    influence,
    intrigue,
    make,
    nothing,
    pay,
    persuasion,
    recruit,
    solari,
    swords,
    vp,
    water,
    when,
)
from kanly.imperium.types import TileId

# How an ability that the owner uses is paid for, besides its cost -----------------------------------------
NO_USE: Final = 0
FLIP: Final = 1  # turn the tile face down until the next round
TRASH_TILE: Final = 2

# When a Rival uses such an ability, as a mask (IX-SOLO-16, -20, -21) ------------------------------
TURN_BEGINS: Final = 1
AGENT_SENT: Final = 2
DEPLOYS: Final = 4  # its Agent was sent to a Combat space, and its troops are not held back
TURN_ENDS: Final = 8
IN_ITS_TURN: Final = TURN_BEGINS | AGENT_SENT | TURN_ENDS

TILES: Final[list[Tile]] = []
BY_SLUG: Final[dict[str, TileId]] = {}


class Tile(Component):
    """A Tech tile: what acquiring it gives, and what it does at each moment it names."""

    def __init__(
        self,
        slug: str,
        cost: int,
        *,
        rival: bool = False,
        acquire: Effect | None = None,
        reveal: Effect | None = None,
        round_start: Effect | None = None,
        win: Effect | None = None,
        endgame: Effect | None = None,
        always: Effect | None = None,
        flip: Effect | None = None,
        trash: Effect | None = None,
        rival_uses: int = 0,
    ) -> None:
        super().__init__(slug)
        none = nothing()
        self.id = TileId(len(TILES))
        self.cost = cost
        self.rival = rival
        """Whether it shows the House Hagal symbol (IX-SOLO-08)."""
        self.acquire = acquire or none
        self.reveal = reveal or none
        self.round_start = round_start or none
        self.win = win or none
        self.endgame = endgame or none
        self.always = always or none
        self.use = flip or trash or none
        self.rival_uses = rival_uses
        """The moments at which a Rival uses it."""
        self.use_kind = FLIP if flip else TRASH_TILE if trash else NO_USE
        gained = self.use.parts[0] if self.use.parts else self.use
        self.before_agent = gained.op == Op.IGNORE_ENEMIES
        TILES.append(self)
        BY_SLUG[slug] = self.id


TWO_FACTIONS: Final = choose(
    2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN)
)
TWO_COPIES: Final = Condition(Cond.SPICE_MUST_FLOW, n=2)

# fmt: off
Tile("artillery",           1, reveal=make(Op.SWORDS_PER_CARD, 1))
Tile("chaumurky",           4, rival=True, acquire=intrigue(2), always=make(Op.WIN_TIES))
Tile("detonation-devices",  3, rival=True, always=make(Op.DETONATE, 1))
Tile("disposal-facility",   3, acquire=make(Op.TRASH), reveal=when(Condition(Cond.PERSUASION, n=6), make(Op.TRASH_IN_PLAY)))
Tile("flagship",            8, rival=True, acquire=vp(1), flip=pay(solari=4) >> recruit(3), rival_uses=DEPLOYS)
Tile("holoprojectors",      3, flip=pay(discard=1) >> draw(1))
Tile("holtzman-engine",     6, rival=True, round_start=draw(1), endgame=when(TWO_COPIES, vp(1)))
Tile("invasion-ships",      5, rival=True, acquire=recruit(4), flip=pay(discard=1) >> make(Op.IGNORE_ENEMIES))
Tile("memocorders",         2, rival=True, acquire=influence(ANY), endgame=when(Condition(Cond.ALL_TRACKS, n=3), vp(1)))
Tile("minimic-film",        2, reveal=persuasion(1))
Tile("restricted-ordnance", 4, reveal=when(council_seat(), swords(4)))
Tile("shuttle-fleet",       6, rival=True, acquire=TWO_FACTIONS, round_start=solari(2))
Tile("sonic-snoopers",      2, rival=True, acquire=intrigue(1), trash=make(Op.SWAP_INTRIGUES))
Tile("spaceport",           5, acquire=draw(2), always=make(Op.ALL_TO_DECK))
Tile("spy-satellites",      4, rival=True, trash=pay(spice=3) >> vp(1), endgame=make(Op.VP_PER_LOW_TRACK, 1), rival_uses=IN_ITS_TURN)
Tile("training-drones",     3, rival=True, flip=recruit(1), rival_uses=TURN_BEGINS | TURN_ENDS)
Tile("troop-transports",    2, rival=True, always=make(Op.SHIP_BONUS, 1))
Tile("windtraps",           2, rival=True, acquire=water(1), win=water(1))
# fmt: on
