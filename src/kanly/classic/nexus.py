"""The Nexus: alliances are formed, joined and broken (CLA-ALLY)."""

from __future__ import annotations

from kanly.classic import deals, kinds
from kanly.classic.asking import AS
from kanly.classic.choices import (
    ACCEPT,
    ALLY,
    BREAK,
    DONE,
    REJECT,
    V_ACCEPT,
    V_ALLY,
    V_BREAK,
    V_REJECT,
)
from kanly.classic.frames import ASK_NEXUS
from kanly.classic.karama import everyone
from kanly.classic.map import members
from kanly.classic.position import FACTION, Classic, N
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame


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
    game.stack.append((ASK_NEXUS,))


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
            found.append(Decision(game.seat[faction], kinds.NEXUS, choices, AS[faction]))
    return found


def nexus_choices(game: Classic, faction: int) -> list[Choice]:
    found = [DONE]
    for asker in answers(game, faction):
        found.append(ACCEPT[asker])
        found.append(REJECT[asker])
    for other in game.others(faction):
        if may_offer(game, faction, other):
            found.append(ALLY[other])
    if game.ally[faction] and not game.nexus_broke >> faction & 1:
        found.append(BREAK)
    return found


def answers(game: Classic, faction: int) -> list[int]:
    """Those whose offers it has not answered."""
    offers = game.nexus_offers
    found: list[int] = []
    for i in range(0, len(offers), 3):
        asker, asked, agreed = offers[i], offers[i + 1], offers[i + 2]
        if needed(game, asker, asked) & ~agreed & 1 << faction:
            found.append(asker)
    return found


def side(game: Classic, faction: int) -> int:
    """A faction and its allies, as a mask."""
    return game.ally[faction] | 1 << faction


def needed(game: Classic, asker: int, asked: int) -> int:
    """Whose consent an alliance of two sides takes (CLA-ALLY-03, CLA-ALLY-28)."""
    return side(game, asker) | side(game, asked)


def may_offer(game: Classic, asker: int, asked: int) -> bool:
    """Whether an alliance can be proposed (CLA-ALLY-02, CLA-ALLY-04, CLA-ALLY-05, CLA-ALLY-30)."""
    if game.nexus_asked >> (asker * N + asked) & 1 or game.ally[asker] >> asked & 1:
        return False
    return may_join(game, asker, asked)


def may_join(game: Classic, asker: int, asked: int) -> bool:
    if game.ally[asker] and game.ally[asked]:
        return False
    whole = needed(game, asker, asked)
    if len(members(whole)) > game.rules.alliance_limit or whole == everyone(game):
        return False
    return not joiners(game, asker, asked) & game.nexus_joined


def joiners(game: Classic, asker: int, asked: int) -> int:
    """Who would form or join an alliance: those of the two who have none."""
    found = 0
    for faction in (asker, asked):
        if not game.ally[faction]:
            found |= 1 << faction
    return found


def answer_nexus(game: Classic, frame: Frame, seat: int, choice: Choice) -> None:
    faction = speaker(game, seat)
    if choice.verb == V_ALLY:
        offer(game, faction, choice.a)
    elif choice.verb == V_ACCEPT:
        agree(game, choice.a, faction)
    elif choice.verb == V_REJECT:
        refuse(game, choice.a, faction)
    elif choice.verb == V_BREAK:
        leave(game, faction)
    else:
        game.nexus_done |= 1 << faction
        for asker in answers(game, faction):
            refuse(game, asker, faction)
    if ask_nexus(game, frame):
        game.stack.append(frame)


def speaker(game: Classic, seat: int) -> int:
    """The faction for which a seat speaks; with alliances each has but one."""
    return game.factions_of(seat)[0]


def offer(game: Classic, asker: int, asked: int) -> None:
    game.nexus_asked |= 1 << (asker * N + asked)
    offers = game.nexus_offers
    for i in range(0, len(offers), 3):
        if offers[i] == asker:  # a new offer takes the place of the last
            del offers[i : i + 3]
            break
    offers += [asker, asked, 1 << asker]
    if game.listener is not None:
        game.tell("alliance-offer", faction=FACTION[asker], other=FACTION[asked])


def agree(game: Classic, asker: int, faction: int) -> None:
    """One of those whose consent is needed agrees; with all, the alliance is made."""
    offers = game.nexus_offers
    for i in range(0, len(offers), 3):
        if offers[i] == asker and needed(game, asker, offers[i + 1]) >> faction & 1:
            offers[i + 2] |= 1 << faction
            if not needed(game, asker, offers[i + 1]) & ~offers[i + 2]:
                form(game, asker, offers[i + 1])
            return


def refuse(game: Classic, asker: int, faction: int) -> None:
    """The offer is off."""
    offers = game.nexus_offers
    for i in range(0, len(offers), 3):
        if offers[i] == asker and needed(game, asker, offers[i + 1]) >> faction & 1:
            del offers[i : i + 3]
            if game.listener is not None:
                game.tell("alliance-refused", faction=FACTION[faction], other=FACTION[asker])
            return


def form(game: Classic, asker: int, asked: int) -> None:
    """Both sides are one alliance from now on."""
    game.nexus_joined |= joiners(game, asker, asked)
    whole = needed(game, asker, asked)
    for faction in members(whole):
        for other in members(whole & ~game.ally[faction]):
            game.fresh |= 1 << (faction * N + other)
    for faction in members(whole):
        game.ally[faction] = whole & ~(1 << faction)
    deals.fall_through(game)
    if game.listener is not None:
        game.tell("alliance", faction=FACTION[asker], other=FACTION[asked])
    changed(game)


def leave(game: Classic, faction: int) -> None:
    """A member leaves; the others stay allied while two remain (CLA-ALLY-07, CLA-ALLY-28).

    Whoever is left alone may ally again (CLA-ALLY-08). As each breaks once, a Nexus still ends.
    """
    game.nexus_broke |= 1 << faction
    for other in members(game.ally[faction]):
        game.ally[other] &= ~(1 << faction)
        if game.rules.ally_again_when_left and not game.ally[other]:
            game.nexus_joined &= ~(1 << other)
    game.ally[faction] = 0
    if game.listener is not None:
        game.tell("alliance-broken", faction=FACTION[faction])
    changed(game)


def changed(game: Classic) -> None:
    """A change reopens the question for all (CLA-ALLY-02); offers that cannot stand fall."""
    game.nexus_done = 0
    game.nexus_asked = 0
    kept: list[int] = []
    offers = game.nexus_offers
    for i in range(0, len(offers), 3):
        if not game.ally[offers[i]] >> offers[i + 1] & 1 and may_join(
            game, offers[i], offers[i + 1]
        ):
            kept += [offers[i], offers[i + 1], 1 << offers[i]]
            game.nexus_asked |= 1 << (offers[i] * N + offers[i + 1])
    game.nexus_offers = kept
