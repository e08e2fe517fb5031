"""Used at any time: Ghola, gifts, and special Karama powers (CLA-KAR-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import bidding, keys
from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.anytime import NOTHING_IN_USE
from kanly.classic.cards import discard_from, forget, gain_card, insert, learn
from kanly.classic.forces import mixes, revive
from kanly.classic.karama import open_response
from kanly.classic.leaders import face_down, raise_leader
from kanly.classic.nexus import ASK_NEXUS
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.revival import in_tanks, stars_left
from kanly.classic.spice_blow import NEXT_RIDE, NEXUS, WORM_AT
from kanly.classic.tables import numbers
from kanly.classic.tables.advantages import STOP_GIFT_TO_ALLY
from kanly.classic.tables.factions import EMPEROR, HARKONNEN
from kanly.classic.tables.leaders import LEADERS_OF
from kanly.classic.tables.options import ADVANCED_KARAMA
from kanly.classic.tables.treachery import KARAMA, TLEILAXU_GHOLA
from kanly.classic.treasury import give_secretly
from kanly.classic.types import FactionFrame, FactionId, LeaderId
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import WINDOW, Frame
from kanly.core.gate import Gates

# Tleilaxu Ghola -----------------------------------------------------------------------------------


def ghola_choices(game: Classic, faction: FactionId) -> list[Choice]:
    """One leader of its own, or up to five forces (CLA-CARD-17, CLA-CARD-18)."""
    if not GHOLA_GATES.open(game, faction):
        return []
    own = [c.GHOLA[leader] for leader in LEADERS_OF[faction]]
    return GHOLA_GATES.listed(game, faction, [*own, c.GHOLA_KWISATZ, c.GHOLA_FORCES])


GHOLA_GATES: Final = Gates(
    *NOTHING_IN_USE,
    g.holds_card(TLEILAXU_GHOLA, "CLA-CARD-17"),
    g.which("tanks-empty", "CLA-CARD-17",
            lambda game, own, x: x.a != c.NO_ONE or ghola_forces(game, own)[0].a > 0),
    *g.dead_leader("CLA-CARD-17", "CLA-CARD-18"),
    g.which("ghola-face-down", "CLA-CARD-18",
            lambda game, own, x: (
                x.a < 0 or game.rules.ghola_face_down or not face_down(game, LeaderId(x.a))
            ), g.the_leader),
)  # fmt: skip


def play_ghola(game: Classic, faction: FactionId, choice: Choice) -> None:
    discard_from(game, faction, TLEILAXU_GHOLA)
    if game.listener is not None:
        game.tell("plays-card", faction=FACTION[faction], card=keys.CARD[TLEILAXU_GHOLA])
    if choice.a == c.NO_ONE:
        game.stack.append((ASK_GHOLA.frame, faction))
    elif choice.a == c.KWISATZ_HADERACH:
        game.kh_dead = False
        game.tell("kwisatz-revived")
    else:
        raise_leader(game, choice.a)


def ghola_forces(game: Classic, faction: FactionId) -> list[Choice]:
    """Up to five forces; starred ones within the turn's limit (CLA-CARD-19)."""
    return revivals(game, faction, numbers.GHOLA_REVIVALS, ghola_stars(game, faction))


def ghola_stars(game: Classic, faction: FactionId) -> int:
    covered = game.rules.starred_covers_ghola
    return stars_left(game, faction) if covered else game.tank_stars[faction]


def revivals(game: Classic, faction: FactionId, limit: int, stars: int) -> list[Choice]:
    """So many forces, so many of them starred."""
    plain = game.tanks[faction] - game.tank_stars[faction]
    most = min(limit, plain + stars)
    return mixes(plain + stars, stars, min(1, most), most)


def number_gates(
    rule: str, stars_rule: str, limit: int, stars: Callable[[Classic, FactionId], int]
) -> g.FactionGates:
    """What a number of forces that return free of charge needs."""

    def fewest(game: Classic, faction: FactionId) -> int:
        return revivals(game, faction, limit, stars(game, faction))[0].a

    return Gates(
        g.which("one-force", rule, lambda game, own, x: x.a >= fewest(game, own)),
        g.which("most-revived", rule, lambda game, own, x: x.a <= limit,
                lambda game, own, x: {"most": limit}),
        *g.from_pool(rule, in_tanks),
        g.which("starred-once", stars_rule, lambda game, own, x: x.b <= stars(game, own),
                g.starred),
    )  # fmt: skip


GHOLA_NUMBER_GATES: Final = number_gates(
    "CLA-CARD-17", "CLA-CARD-19", numbers.GHOLA_REVIVALS, ghola_stars
)
FREE_NUMBER_GATES: Final = number_gates(
    "CLA-EMP-12", "CLA-EMP-13", numbers.EMPEROR_KARAMA_REVIVALS, stars_left
)
FREE_LEADER_GATES: Final = Gates(*g.dead_leader("CLA-REV-10", "CLA-ATR-20"))


def answer_ghola(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, faction = frame
    before = game.revived_stars[faction]
    revive_at_once(game, faction, choice)
    if not game.rules.starred_covers_ghola:
        game.revived_stars[faction] = before  # the turn's limit is for other revivals


def revive_at_once(game: Classic, faction: FactionId, choice: Choice) -> None:
    """Forces return free of charge."""
    revive(game, faction, choice.a, choice.b)
    if game.listener is not None:
        game.tell("revived", faction=FACTION[faction], n=choice.a, spice=0)


# The Emperor --------------------------------------------------------------------------------------


def give(game: Classic, faction: FactionId, choice: Choice) -> None:
    """The Emperor gives spice to an ally; others may stop it (CLA-EMP-07)."""
    spice, ally = choice.a, choice.b
    game.gift = [spice, ally]
    game.stack.append((GIVE.frame,))
    if game.listener is not None:
        game.tell("gift", faction=FACTION[ally])
    open_response(game, 1 << STOP_GIFT_TO_ALLY)


def given(game: Classic, frame: Frame) -> None:
    spice, ally = game.gift
    game.gift = [0, NOBODY]
    if not game.is_stopped(STOP_GIFT_TO_ALLY):
        give_secretly(game, EMPEROR, ally, spice)
        game.whisper("gift-given", 1 << EMPEROR | 1 << ally, faction=FACTION[ally], n=spice)


def pay_special(game: Classic, faction: FactionId) -> None:
    """A special power costs a Karama, once per game (CLA-KAR-11)."""
    discard_from(game, faction, KARAMA)
    game.special_used |= 1 << faction
    if game.listener is not None:
        game.tell("karama", faction=FACTION[faction], card=keys.CARD[KARAMA])


def start_revive_free(game: Classic, faction: FactionId, choice: Choice) -> None:
    pay_special(game, EMPEROR)
    game.stack.append((ASK_REVIVE_FREE.frame,))


def revive_free_choices(game: Classic) -> list[Choice]:
    """Up to three forces or a leader, free (CLA-EMP-12, CLA-EMP-13)."""
    found = revivals(game, EMPEROR, numbers.EMPEROR_KARAMA_REVIVALS, stars_left(game, EMPEROR))
    own = [c.REVIVE_LEADER[leader] for leader in LEADERS_OF[EMPEROR]]
    return [x for x in found if x.a] + FREE_LEADER_GATES.listed(game, EMPEROR, own)


def answer_revive_free(game: Classic, frame: Frame, choice: Choice) -> None:
    if choice.verb == c.V_REVIVE_LEADER:
        raise_leader(game, choice.a)
    else:
        revive_at_once(game, EMPEROR, choice)


# The Harkonnen ------------------------------------------------------------------------------------


def start_swap(game: Classic, faction: FactionId, choice: Choice) -> None:
    target = choice.a
    pay_special(game, HARKONNEN)
    if game.listener is not None:
        game.tell("swap-cards", faction=FACTION[target])
    game.stack.append((ASK_SWAP_COUNT.frame, target))


def cards_there(game: Classic) -> int:
    _, target = game.stack[-1]
    return len(game.hand[target])


SWAP_COUNT_GATES: Final = Gates(
    g.which("few-cards", "CLA-HAR-17", lambda game, own, x: x.a <= cards_there(game),
            lambda game, own, x: {"n": x.a, "has": cards_there(game)}),
)  # fmt: skip


def answer_swap_count(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    """Take so many at random; then give back as many."""
    _, target = frame
    if not choice.a:
        return
    forget(game, target)
    forget(game, HARKONNEN)
    game.seen()
    for _ in range(choice.a):
        card = game.rng.take(game.hand[target])
        gain_card(game, HARKONNEN, card)
        learn(game, target, HARKONNEN, card)
        game.whisper("card", 1 << HARKONNEN, card=keys.CARD[card])
    if game.listener is not None:
        game.tell("takes-cards", faction=FACTION[target], n=choice.a)
    game.stack.append((WINDOW_GIVE_BACK.frame, target, choice.a))


def ask_give_back(game: Classic, frame: Frame) -> list[Decision]:
    _, _, number = frame
    seat = game.seat[HARKONNEN]
    if len(game.given(seat)) == number:
        return []
    choices = [c.GIVE_CARD[card] for card in sorted(set(left_in_hand(game)))]
    return [Decision(seat, WINDOW_GIVE_BACK.kind, choices, q.AS[HARKONNEN])]


def left_in_hand(game: Classic) -> list[int]:
    """The Harkonnen's hand without the cards that they have said they give back."""
    hand = game.hand[HARKONNEN][:]
    for choice in game.given(game.seat[HARKONNEN]):
        hand.remove(choice.a)
    return hand


GIVE_BACK_GATES: Final = Gates(
    g.which("no-card", "CLA-HAR-17", lambda game, own, x: x.a in left_in_hand(game), g.the_card),
)  # fmt: skip


def settle_give_back(
    game: Classic, frame: tuple[int, FactionId, int], answers: dict[int, list[Choice]]
) -> None:
    """The cards change hands; both players know what the other now holds of them."""
    _, target, _ = frame
    for choice in answers[game.seat[HARKONNEN]]:
        card = choice.a
        game.hand[HARKONNEN].remove(card)
        known = game.known[target * len(FACTION) + HARKONNEN]
        if card in known:
            known.remove(card)
        insert(game.hand[target], card)
        learn(game, HARKONNEN, target, card)
        game.whisper("card", 1 << target, card=keys.CARD[card])
    bidding.cover(game)


# The Fremen ---------------------------------------------------------------------------------------


def call_worm(game: Classic, faction: FactionId, choice: Choice) -> None:
    """A worm comes where the Fremen wish, without a Nexus (CLA-FRE-26).

    Where the option wants one, a Nexus that is under way is the worm's too (CLA-FRE-27).
    """
    pay_special(game, faction)
    if game.rules.karama_worm_nexus and game.stack[-1][0] != ASK_NEXUS.frame:
        game.stack.append((NEXT_RIDE.frame,))
        game.stack.append((NEXUS.frame,))
    game.stack.append((WORM_AT.frame, choice.a))


# Steps and questions of the chapter ---------------------------------------------------------------
GIVE: Final = q.Step(61, given)

ASK_GHOLA: Final = q.OpenQuestion(
    40, "revive-free", "CLA-CARD-17", "faction", q.FIRST,
    lambda game, frame, own: ghola_forces(game, own), answer_ghola,
    gates={
        c.V_FORCES: GHOLA_NUMBER_GATES,
        c.V_REVIVE_LEADER: Gates(g.when("no-answer", "CLA-CARD-17", lambda game, own: False)),
    }, busy=q.CARD_IN_USE,
)  # fmt: skip
ASK_REVIVE_FREE: Final = q.OpenQuestion(
    41, "revive-free", "CLA-CARD-17", "", EMPEROR,
    lambda game, frame, own: revive_free_choices(game), answer_revive_free,
    gates={c.V_FORCES: FREE_NUMBER_GATES, c.V_REVIVE_LEADER: FREE_LEADER_GATES}, busy=q.CARD_IN_USE,
)  # fmt: skip
ASK_SWAP_COUNT: Final = q.OpenQuestion(
    42, "swap-count", "CLA-HAR-17", "faction", HARKONNEN,
    c.SWAP_COUNT, answer_swap_count, gates={c.V_SWAP_COUNT: SWAP_COUNT_GATES},
    moments=q.Moment("exchange", "CLA-HAR-17", owner=HARKONNEN, part=ADVANCED_KARAMA),
    about="other", busy=q.CARD_IN_USE,
)  # fmt: skip
WINDOW_GIVE_BACK: Final = q.Question(
    WINDOW + 13, Kind("give-back", secret=True), "CLA-HAR-17", "faction number",
    ask_give_back, settle=settle_give_back, gates={c.V_GIVE_CARD: GIVE_BACK_GATES},
    moments=q.Moment("exchange", "CLA-CARD-02", owner=HARKONNEN, part=ADVANCED_KARAMA),
    busy=q.CARD_IN_USE,
)  # fmt: skip
