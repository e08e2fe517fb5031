"""Phase 5: forces and leaders return from the Tanks (CLA-REV)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.forces import revive
from kanly.classic.karama import open_pause, open_response
from kanly.classic.leaders import raise_leader, update_revival
from kanly.classic.position import FACTION, TANKS, Classic
from kanly.classic.tables import numbers
from kanly.classic.tables.advantages import STOP_ALLY_EXTRA_REVIVAL, STOP_ALLY_FREE_REVIVAL
from kanly.classic.tables.factions import EMPEROR, FACTIONS, FREMEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.phases import REVIVAL
from kanly.classic.treasury import pay
from kanly.classic.types import FactionFrame, FactionId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates
from kanly.core.message import Args


def start(game: Classic) -> None:
    """Each faction in storm order (CLA-REV-01)."""
    game.grant_left = numbers.EMPEROR_EXTRA_REVIVALS
    game.granted_free = False
    game.stack.append((NEXT_REVIVAL.frame, 0))
    if game.rules.revive_in_revival:  # perhaps nobody else has anything to revive (CLA-EMP-12)
        open_pause(game)


def next_revival(game: Classic, frame: Frame) -> None:
    """Forces and leader of one faction, its helping allies first."""
    number, index = frame
    if index == len(game.order):
        game.grant = 0
        game.grant_free = False
        return
    game.stack.append((number, index + 1))
    faction = game.order[index]
    game.grant = 0
    game.grant_free = False
    game.stopped_once = 0
    update_revival(game, faction)
    if may_revive_leader(game, faction):
        game.stack.append((ASK_REVIVE_LEADER.frame, faction))
    if not game.tanks[faction]:
        return
    game.stack.append((ASK_REVIVE.frame, faction))
    no_extra = game.stopped >> STOP_ALLY_EXTRA_REVIVAL & 1
    if game.ally[faction] >> EMPEROR & 1 and game.grant_left and not no_extra:
        game.stack.append((ASK_GRANT.frame, faction))
    no_free = game.stopped >> STOP_ALLY_FREE_REVIVAL & 1
    if game.ally[faction] >> FREMEN & 1 and not game.granted_free and not no_free:
        game.stack.append((ASK_GRANT_FREE.frame, faction))


def may_revive_leader(game: Classic, faction: FactionId) -> bool:
    """Whether it is asked about a leader.

    Where captives make others unsure of its leaders it is asked whenever one is dead, lest the
    question itself tell of them.
    """
    if game.revival[faction]:
        return True
    for leader in LEADERS_OF[faction]:
        if game.suspects >> leader & 1 and dead_leaders(game, faction):
            return True
    return False


def dead_leaders(game: Classic, faction: FactionId) -> bool:
    """Whether any of its leaders is in the Tanks: all see that (CLA-INFO-17)."""
    for leader in LEADERS_OF[faction]:
        if game.leader_at[leader] == TANKS:
            return True
    return False


# Allies' grants -----------------------------------------------------------------------------------


GRANT_GATES: Final = Gates(
    g.which("most-granted", "CLA-EMP-08", lambda game, own, x: x.a <= game.grant_left,
            lambda game, own, x: {"most": game.grant_left}),
    g.which("price", "CLA-EMP-08",
            lambda game, own, x: x.a * numbers.REVIVAL_PRICE <= game.spice[own],
            lambda game, own, x: {"n": x.a * numbers.REVIVAL_PRICE, "has": game.spice[own]}),
)  # fmt: skip


def answer_grant(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, ally = frame
    if choice.a:
        game.stack.append((GRANTED.frame, choice.a))
        if game.listener is not None:
            game.tell("grant", faction=FACTION[ally], n=choice.a)
        open_response(game, 1 << STOP_ALLY_EXTRA_REVIVAL)


def granted(game: Classic, frame: Frame) -> None:
    _, forces = frame
    if not game.is_stopped(STOP_ALLY_EXTRA_REVIVAL):
        game.grant = forces


def answer_grant_free(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    """The Fremen let an ally revive three forces free (CLA-FRE-16)."""
    _, ally = frame
    if choice.verb == c.V_GRANT_FREE:
        game.granted_free = True
        game.stack.append((GRANTED_FREE.frame,))
        if game.listener is not None:
            game.tell("grant-free", faction=FACTION[ally])
        open_response(game, 1 << STOP_ALLY_FREE_REVIVAL)


def granted_free(game: Classic, frame: Frame) -> None:
    if not game.is_stopped(STOP_ALLY_FREE_REVIVAL):
        game.grant_free = True


# Forces -------------------------------------------------------------------------------------------


def revivals(game: Classic, frame: Frame, faction: FactionId) -> list[Choice]:
    most = min(own_limit(game, faction) + game.grant, game.tanks[faction])
    plain = game.tanks[faction] - game.tank_stars[faction]
    return [
        c.REVIVE[n][s]
        for n in range(most + 1)
        for s in range(max(0, n - plain), min(n, stars_left(game, faction)) + 1)
    ]


def about_grant(game: Classic, frame: FactionFrame) -> Args:
    _, faction = frame
    return {"other": FACTION[faction], "own": game.spice[EMPEROR]}


def own_spice(game: Classic, frame: FactionFrame) -> Args:
    _, faction = frame
    return {"own": game.spice[faction]}


def revive_args(game: Classic, frame: FactionFrame) -> Args:
    _, faction = frame
    return {
        "free": free_revivals(game, faction),
        "limit": own_limit(game, faction),
        "own": game.spice[faction],
    }


def free_revivals(game: Classic, faction: FactionId) -> int:
    """Forces that cost nothing this turn (CLA-REV-03, CLA-FRE-16)."""
    return numbers.FREMEN_ALLY_REVIVALS if game.grant_free else FACTIONS[faction].free_revivals


def own_limit(game: Classic, faction: FactionId) -> int:
    """Forces it can revive by its own means (CLA-REV-02, CLA-REV-04, CLA-REV-07)."""
    free = free_revivals(game, faction)
    return min(numbers.REVIVALS, free + game.spice[faction] // numbers.REVIVAL_PRICE)


def in_tanks(game: Classic, faction: FactionId) -> tuple[int, int]:
    return game.tanks[faction], game.tank_stars[faction]


def stars_left(game: Classic, faction: FactionId) -> int:
    """Starred forces it may still revive this turn (CLA-REV-08, CLA-CARD-19, CLA-EMP-13)."""
    left = max(0, numbers.STARRED_REVIVALS - game.revived_stars[faction])
    return min(left, game.tank_stars[faction])


def cost_of(game: Classic, faction: FactionId, choice: Choice) -> Args:
    own = choice.a - game.grant - free_revivals(game, faction)
    return {"n": own * numbers.REVIVAL_PRICE, "has": game.spice[faction]}


REVIVE_GATES: Final = Gates(
    *g.from_pool("CLA-REV-07", in_tanks),
    g.which("starred-once", "CLA-REV-08", lambda game, own, x: x.b <= stars_left(game, own),
            g.starred),
    g.which("most-revived", "CLA-REV-02", lambda game, own, x: x.a <= numbers.REVIVALS + game.grant,
            lambda game, own, x: {"most": numbers.REVIVALS + game.grant}),
    g.which("price", "CLA-REV-04", lambda game, own, x: x.a <= own_limit(game, own) + game.grant,
            cost_of),
)  # fmt: skip


def answer_revive(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    """Free ones first, then at 2 spice; beyond its own limit the Emperor pays (CLA-REV-05)."""
    _, faction = frame
    own = min(choice.a, own_limit(game, faction))
    price = max(0, own - free_revivals(game, faction)) * numbers.REVIVAL_PRICE
    pay(game, faction, price)
    extra = choice.a - own
    if extra:
        pay(game, EMPEROR, extra * numbers.REVIVAL_PRICE)
        game.grant_left -= extra
    if choice.a:
        revive(game, faction, choice.a, choice.b)
        if game.listener is not None:
            game.tell("revived", faction=FACTION[faction], n=choice.a, spice=price)


# Leaders ------------------------------------------------------------------------------------------


def price_of(choice: Choice) -> int:
    return numbers.KWISATZ_HADERACH_PRICE if choice.a < 0 else LEADERS[choice.a].strength


def kwisatz_rule(game: Classic, faction: FactionId, choice: Choice) -> str:
    return "CLA-ATR-20" if choice.a < 0 else "CLA-REV-11"


REVIVE_LEADER_GATES: Final = Gates(
    *g.dead_leader("CLA-REV-10", "CLA-ATR-20"),
    g.when("revival-closed", "CLA-REV-09", lambda game, own: game.revival[own] > 0),
    g.which("face-down", "CLA-REV-14",
            lambda game, own, x: x.a < 0 or game.deaths[x.a] == game.revival[own], g.the_leader),
    g.which("price", kwisatz_rule, lambda game, own, x: price_of(x) <= game.spice[own],
            lambda game, own, x: {"n": price_of(x), "has": game.spice[own]}),
)  # fmt: skip


def answer_revive_leader(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, faction = frame
    if choice.verb != c.V_REVIVE_LEADER:
        return
    if choice.a == c.KWISATZ_HADERACH:
        pay(game, faction, numbers.KWISATZ_HADERACH_PRICE)
        game.kh_dead = False
        game.tell("kwisatz-revived")
    else:
        pay(game, faction, LEADERS[choice.a].strength)
        raise_leader(game, choice.a)


# Steps and questions of the chapter ---------------------------------------------------------------
NEXT_REVIVAL: Final = q.Step(29, next_revival, "number")
GRANTED: Final = q.Step(30, granted, "number")
GRANTED_FREE: Final = q.Step(31, granted_free)

ASK_GRANT: Final = q.OpenQuestion(
    13, "grant", "CLA-EMP-08", "faction", EMPEROR,
    c.GRANT, answer_grant, gates={c.V_GRANT: GRANT_GATES},
    moments=q.Moment("grant", "CLA-EMP-08", REVIVAL, EMPEROR),
    about=about_grant,
)  # fmt: skip
ASK_GRANT_FREE: Final = q.OpenQuestion(
    14, "grant-free", "CLA-FRE-16", "faction", FREMEN,
    [c.GRANT_FREE, c.DECLINE], answer_grant_free,
    moments=q.Moment("grant", "CLA-FRE-16", REVIVAL, FREMEN), about="other",
)  # fmt: skip
ASK_REVIVE: Final = q.OpenQuestion(
    15, "revive", "CLA-REV-07", "faction", q.FIRST,
    revivals, answer_revive, gates={c.V_REVIVE: REVIVE_GATES},
    moments=q.Moment("revive", "CLA-REV-01", REVIVAL), about=revive_args, busy=q.TRADING,
)  # fmt: skip
ASK_REVIVE_LEADER: Final = q.OpenQuestion(
    16, "revive-leader", "CLA-REV-10", "faction", q.FIRST,
    [c.DECLINE, *c.REVIVE_LEADER, c.REVIVE_KWISATZ], answer_revive_leader,
    gates={c.V_REVIVE_LEADER: REVIVE_LEADER_GATES},
    moments=q.Moment("revive-leader", "CLA-REV-10", REVIVAL),
    about=own_spice, busy=q.TRADING,
)  # fmt: skip
