"""The Nexus: alliances are formed, joined and broken (CLA-ALLY)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import choices as c
from kanly.classic import deals
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.karama import everyone
from kanly.classic.map import FEW, factions
from kanly.classic.position import FACTION, Classic, N
from kanly.classic.tables.phases import SPICE_BLOW
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import ASK, Frame
from kanly.core.gate import EVERYWHERE, Gates


def start(game: Classic) -> None:
    """Everyone may speak; with two players it only passes (CLA-BLOW-15, CLA-PLAYERS-08)."""
    game.tell("nexus")
    if game.players == 2:
        return
    if game.rules.nexus_breaks:
        end_all(game)
    game.nexus_done = 0
    game.nexus_joined = 0
    game.nexus_broke = 0
    game.nexus_offers = []
    game.nexus_asked = 0
    game.stack.append((ASK_NEXUS.frame,))


def end_all(game: Classic) -> None:
    """Every alliance ends, if the option says so (CLA-ALLY-09)."""
    if any(game.ally):
        game.ally = [0] * N
        game.tell("alliances-end")


def ask_nexus(game: Classic, frame: Frame) -> list[Decision]:
    """All who are not done, and all who have an offer to answer (CLA-ALLY-02)."""
    found: list[Decision] = []
    for faction in game.order:
        if not game.nexus_done >> faction & 1 or answers(game, faction):
            choices = nexus_choices(game, faction)
            found.append(Decision(game.seat[faction], ASK_NEXUS.kind, choices, q.AS[faction]))
    return found


def nexus_choices(game: Classic, faction: FactionId) -> list[Choice]:
    found = [c.DONE]
    for asker in answers(game, faction):
        found.append(c.ACCEPT[asker])
        found.append(c.REJECT[asker])
    allies = ALLY_GATES.places(game, faction)
    for other in game.others(faction):
        if allies >> other & 1:
            found.append(c.ALLY[other])
    if BREAK_GATES.open(game, faction):
        found.append(c.BREAK)
    return found


def offers(game: Classic) -> list[tuple[FactionId, FactionId, int]]:
    """Who offers an alliance to whom, and a mask of those who have agreed."""
    flat = game.nexus_offers
    return [
        (FactionId(flat[at]), FactionId(flat[at + 1]), flat[at + 2])
        for at in range(0, len(flat), 3)
    ]


def answers(game: Classic, faction: FactionId) -> list[FactionId]:
    """Those whose offers it has not answered."""
    return [
        asker
        for asker, asked, agreed in offers(game)
        if needed(game, asker, asked) & ~agreed & 1 << faction
    ]


def side(game: Classic, faction: FactionId) -> int:
    """A faction and its allies, as a mask."""
    return game.ally[faction] | 1 << faction


def needed(game: Classic, asker: FactionId, asked: FactionId) -> int:
    """Whose consent an alliance of two sides takes (CLA-ALLY-03, CLA-ALLY-28)."""
    return side(game, asker) | side(game, asked)


def unallied(game: Classic) -> int:
    """The factions without an alliance."""
    found = 0
    for faction in game.order:
        if not game.ally[faction]:
            found |= 1 << faction
    return found


def able_to_join(game: Classic, faction: FactionId) -> int:
    """The factions that are not, with it, in two alliances."""
    return unallied(game) if game.ally[faction] else EVERYWHERE


def few_enough(game: Classic, faction: FactionId) -> int:
    """The factions with which it would not be more than the rules allow."""
    mine, most = side(game, faction), game.rules.alliance_limit
    found = 0
    for other in game.order:
        if len(FEW[mine | game.ally[other] | 1 << other]) <= most:
            found |= 1 << other
    return found


def not_everyone(game: Classic, faction: FactionId) -> int:
    """The factions with which it would leave somebody to play against."""
    if game.rules.alliance_limit < len(game.order):
        return EVERYWHERE
    found, all_of_them = 0, everyone(game)
    for other in game.order:
        if needed(game, faction, other) != all_of_them:
            found |= 1 << other
    return found


def first_alliance(game: Classic, faction: FactionId) -> int:
    """The factions with which nobody would form or join a second alliance in this Nexus."""
    if not game.nexus_joined:
        return EVERYWHERE
    again = game.nexus_joined & unallied(game)
    return 0 if again >> faction & 1 else ~again


JOIN_GATES: Final = (
    g.where("two-alliances", "CLA-ALLY-05", able_to_join, g.the_faction),
    g.where("alliance-limit", "CLA-ALLY-04", few_enough,
            lambda game, own, x: {"most": game.rules.alliance_limit}),
    g.where("alliance-all", "CLA-ALLY-30", not_everyone),
    g.where("alliance-once", "CLA-ALLY-02", first_alliance),
)  # fmt: skip
ALLY_GATES: Final = Gates(
    g.where("ally-self", "CLA-ALLY-01", lambda game, own: ~(1 << own)),
    g.where("absent", "CLA-PLAYERS-06", lambda game, own: everyone(game), g.the_faction),
    g.where("allied-already", "CLA-ALLY-05", lambda game, own: ~game.ally[own], g.the_faction),
    *JOIN_GATES,
    g.where("asked-already", "CLA-ALLY-02", lambda game, own: ~(game.nexus_asked >> (own * N)),
            g.the_faction),
)  # fmt: skip
OFFER_GATES: Final = Gates(
    g.which("no-offer", "CLA-ALLY-03", lambda game, own, x: x.a in answers(game, own),
            g.the_faction),
)  # fmt: skip
BREAK_GATES: Final = Gates(
    g.when("no-alliance", "CLA-ALLY-07", lambda game, own: bool(game.ally[own])),
    g.when("broke-already", "CLA-ALLY-02", lambda game, own: not game.nexus_broke >> own & 1),
)  # fmt: skip


def may_join(game: Classic, asker: FactionId, asked: FactionId) -> bool:
    """Whether two sides can be one alliance."""
    for gate in JOIN_GATES:
        if not gate.passes(game, asker, c.ALLY[asked]):
            return False
    return True


def answer_nexus(game: Classic, frame: Frame, choice: Choice) -> None:
    faction = game.factions_of(game.movers[-1])[0]  # with alliances each seat has but one
    DEEDS[choice.verb](game, faction, FactionId(choice.a))
    asked = ask_nexus(game, frame)
    if asked:
        game.stack.append(frame)
        game.asks_only(asked)


def place_of(game: Classic, asker: FactionId) -> int:
    """Where the offer of a faction stands, or the end: it has one at a time."""
    at = 0
    while at < len(game.nexus_offers) and game.nexus_offers[at] != asker:
        at += 3
    return at


def drop(game: Classic, asker: FactionId) -> None:
    at = place_of(game, asker)
    del game.nexus_offers[at : at + 3]


def offer(game: Classic, asker: FactionId, asked: FactionId) -> None:
    """A new offer takes the place of the last."""
    game.nexus_asked |= 1 << (asker * N + asked)
    drop(game, asker)
    game.nexus_offers += [asker, asked, 1 << asker]
    if game.listener is not None:
        game.tell("alliance-offer", faction=FACTION[asker], other=FACTION[asked])


def agree(game: Classic, faction: FactionId, asker: FactionId) -> None:
    """One of those whose consent is needed agrees; with all, the alliance is made."""
    at = place_of(game, asker)
    game.nexus_offers[at + 2] |= 1 << faction
    _, asked, agreed = offers(game)[at // 3]
    if not needed(game, asker, asked) & ~agreed:
        form(game, asker, asked)


def refuse(game: Classic, faction: FactionId, asker: FactionId) -> None:
    """The offer is off."""
    drop(game, asker)
    if game.listener is not None:
        game.tell("alliance-refused", faction=FACTION[faction], other=FACTION[asker])


def form(game: Classic, asker: FactionId, asked: FactionId) -> None:
    """Both sides are one alliance from now on."""
    game.nexus_joined |= (1 << asker | 1 << asked) & unallied(game)
    whole = needed(game, asker, asked)
    for faction in factions(whole):
        for other in factions(whole & ~game.ally[faction]):
            game.fresh |= 1 << (faction * N + other)
    for faction in factions(whole):
        game.ally[faction] = whole & ~(1 << faction)
    deals.fall_through(game)
    if game.listener is not None:
        game.tell("alliance", faction=FACTION[asker], other=FACTION[asked])
    changed(game)


def leave(game: Classic, faction: FactionId, _: FactionId) -> None:
    """A member leaves; the others stay allied while two remain (CLA-ALLY-07, CLA-ALLY-28).

    Whoever is left alone may ally again (CLA-ALLY-08). As each breaks once, a Nexus still ends.
    """
    game.nexus_broke |= 1 << faction
    for other in factions(game.ally[faction]):
        game.ally[other] &= ~(1 << faction)
        if game.rules.ally_again_when_left and not game.ally[other]:
            game.nexus_joined &= ~(1 << other)
    game.ally[faction] = 0
    if game.listener is not None:
        game.tell("alliance-broken", faction=FACTION[faction])
    changed(game)


def be_done(game: Classic, faction: FactionId, _: FactionId) -> None:
    """It has nothing more to say, and refuses what is offered."""
    game.nexus_done |= 1 << faction
    for asker in answers(game, faction):
        refuse(game, faction, asker)


DEEDS: Final[dict[int, Callable[[Classic, FactionId, FactionId], None]]] = {
    c.V_ALLY: offer,
    c.V_ACCEPT: agree,
    c.V_REJECT: refuse,
    c.V_BREAK: leave,
    c.V_DONE: be_done,
}
"""What each answer of a faction does, with the other that it names."""


def changed(game: Classic) -> None:
    """A change reopens the question for all (CLA-ALLY-02); offers that cannot stand fall."""
    game.nexus_done = 0
    game.nexus_asked = 0
    kept: list[int] = []
    for asker, asked, _ in offers(game):
        if not game.ally[asker] >> asked & 1 and may_join(game, asker, asked):
            kept += [asker, asked, 1 << asker]
            game.nexus_asked |= 1 << (asker * N + asked)
    game.nexus_offers = kept


# Questions of the chapter -------------------------------------------------------------------------
ASK_NEXUS: Final = q.Question(
    ASK + 9, Kind("nexus"), "CLA-ALLY-01", "",
    ask_nexus, answer_nexus,
    gates={
        c.V_ALLY: ALLY_GATES,
        c.V_ACCEPT: OFFER_GATES,
        c.V_REJECT: OFFER_GATES,
        c.V_BREAK: BREAK_GATES,
        c.V_DONE: q.NO_GATES,
    },
    moments=q.Moment("nexus", "CLA-ALLY-09", SPICE_BLOW, part=q.ALLIANCES), busy=q.TRADING,
)  # fmt: skip
