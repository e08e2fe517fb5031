"""The 18 Tech tiles (IX-TECH, IX-CARD-13)."""

from __future__ import annotations

from typing import Final

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

# How an ability that the owner uses is paid for, besides its cost -----------------------------------------
NO_USE: Final = 0
FLIP: Final = 1  # turn the tile face down until the next round
TRASH_TILE: Final = 2


class Tile:
    """A Tech tile: what acquiring it gives, and what it does at each moment it names."""

    __slots__ = (
        "acquire",
        "always",
        "before_agent",
        "cost",
        "endgame",
        "id",
        "reveal",
        "rival",
        "round_start",
        "slug",
        "use",
        "use_kind",
        "win",
    )

    def __init__(
        self,
        ident: int,
        slug: str,
        cost: int,
        rival: bool,
        acquire: Effect,
        reveal: Effect,
        round_start: Effect,
        win: Effect,
        endgame: Effect,
        always: Effect,
        use: Effect,
        use_kind: int,
    ) -> None:
        self.id = ident
        self.slug = slug
        self.cost = cost
        self.rival = rival
        """Whether it shows the House Hagal symbol (IX-SOLO-08)."""
        self.acquire = acquire
        self.reveal = reveal
        self.round_start = round_start
        self.win = win
        self.endgame = endgame
        self.always = always
        self.use = use
        self.use_kind = use_kind
        gained = use.parts[0] if use.parts else use
        self.before_agent = gained.op == Op.IGNORE_ENEMIES

    def __repr__(self) -> str:
        return self.slug


TILES: Final[list[Tile]] = []
BY_SLUG: Final[dict[str, int]] = {}


def tile(
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
) -> int:
    """Add a tile; returns its number."""
    none = nothing()
    made = Tile(
        len(TILES),
        slug,
        cost,
        rival,
        acquire or none,
        reveal or none,
        round_start or none,
        win or none,
        endgame or none,
        always or none,
        flip or trash or none,
        FLIP if flip else TRASH_TILE if trash else NO_USE,
    )
    TILES.append(made)
    BY_SLUG[slug] = made.id
    return made.id


TWO_FACTIONS: Final = choose(
    2, influence(EMPEROR), influence(GUILD), influence(BENE_GESSERIT), influence(FREMEN)
)
TWO_COPIES: Final = Condition(Cond.SPICE_MUST_FLOW, n=2)

# fmt: off
tile("artillery",           1, reveal=make(Op.SWORDS_PER_CARD, 1))
tile("chaumurky",           4, rival=True, acquire=intrigue(2), always=make(Op.WIN_TIES))
tile("detonation-devices",  3, rival=True, always=make(Op.DETONATE, 1))
tile("disposal-facility",   3, acquire=make(Op.TRASH), reveal=when(Condition(Cond.PERSUASION, n=6), make(Op.TRASH_IN_PLAY)))
tile("flagship",            8, rival=True, acquire=vp(1), flip=pay(solari=4) >> recruit(3))
tile("holoprojectors",      3, flip=pay(discard=1) >> draw(1))
tile("holtzman-engine",     6, rival=True, round_start=draw(1), endgame=when(TWO_COPIES, vp(1)))
tile("invasion-ships",      5, rival=True, acquire=recruit(4), flip=pay(discard=1) >> make(Op.IGNORE_ENEMIES))
tile("memocorders",         2, rival=True, acquire=influence(ANY), endgame=when(Condition(Cond.ALL_TRACKS, n=3), vp(1)))
tile("minimic-film",        2, reveal=persuasion(1))
tile("restricted-ordnance", 4, reveal=when(council_seat(), swords(4)))
tile("shuttle-fleet",       6, rival=True, acquire=TWO_FACTIONS, round_start=solari(2))
tile("sonic-snoopers",      2, rival=True, acquire=intrigue(1), trash=make(Op.SWAP_INTRIGUES))
tile("spaceport",           5, acquire=draw(2), always=make(Op.ALL_TO_DECK))
tile("spy-satellites",      4, rival=True, trash=pay(spice=3) >> vp(1), endgame=make(Op.VP_PER_LOW_TRACK, 1))
tile("training-drones",     3, rival=True, flip=recruit(1))
tile("troop-transports",    2, rival=True, always=make(Op.SHIP_BONUS, 1))
tile("windtraps",           2, rival=True, acquire=water(1), win=water(1))
# fmt: on

# Tiles that Rivals use in a way of their own
FLAGSHIP: Final[int] = BY_SLUG["flagship"]
INVASION_SHIPS: Final[int] = BY_SLUG["invasion-ships"]
SPY_SATELLITES: Final[int] = BY_SLUG["spy-satellites"]
TRAINING_DRONES: Final[int] = BY_SLUG["training-drones"]
