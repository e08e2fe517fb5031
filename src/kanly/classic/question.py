"""Questions of the classic game, each one value in its chapter, and what is done out of turn.

    ASK_PROTECT: Final = OpenQuestion(
        7, "protect", "CLA-FRE-15", "territory faction", FREMEN,
        [c.PROTECT, c.ABANDON], answer_protect,
        moments=Moment("protect", "CLA-FRE-15", SPICE_BLOW, FREMEN), about="territory other",
    )

A frame on the stack begins with the number of its value, `ASK_PROTECT.frame`, then come its
numbers, here a territory and a faction. None of them is ever a secret: everyone sees the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Final, cast

from kanly.classic import keys
from kanly.classic.gates import FactionGates
from kanly.classic.keys import place
from kanly.classic.map import factions
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.tables.factions import EVERY_FACTION
from kanly.classic.types import FactionId, PowerId
from kanly.core import question
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import ASK, WINDOW, Frame
from kanly.core.gate import Gates
from kanly.core.message import Args
from kanly.core.question import F

AS: Final[list[Args]] = [{"faction": key} for key in FACTION]
"""The arguments of a question that only names whom it is put to."""

NO_GATES: Final[FactionGates] = Gates()
"""What can always be answered."""

# Who is asked, besides the one faction of that number ---------------------------------------------
FIRST: Final = -1
"""The faction that is the first number of the frame."""
SECOND: Final = -2
Asked = int | Callable[[Classic, F], FactionId]

# What else can be done while a question waits -----------------------------------------------------
TRADING: Final = -1
"""Nothing under way counts on a hand or an advantage: cards may change hands (CLA-DEAL-16)."""
CALM: Final = 0
"""No advantage is in use, so that a special Karama power can be."""
ORDINARY: Final = 1
ADVANTAGE_IN_USE: Final = 2
"""It is finished before another card or gift comes (CLA-TURN-12); talk goes on."""
CARD_IN_USE: Final = 3
"""Play waits for the card that is in use."""

# When a verb has its moment -----------------------------------------------------------------------
ANY_PHASE: Final = -1
NO_POWER: Final = PowerId(-1)
ALWAYS: Final = -1
ALLIANCES: Final = -2
"""Not a part of its own: what two players do without (CLA-PLAYERS-08)."""


@dataclass(eq=False)
class Moment:
    """The phase to which a verb belongs, and whose it is: why it cannot be done at another time.

    `key` names the sentence that says when it can be done (`refuse-classic-when-...`), `rule` the
    rule that says so.
    """

    key: str
    rule: str
    phase: int = ANY_PHASE
    owner: FactionId = NOBODY
    """The only faction that can do it, or NOBODY: everyone can."""
    part: int = ALWAYS
    """The part of the game to which it belongs: an option, ALWAYS or ALLIANCES."""
    power: PowerId = NO_POWER
    """The power that it uses, if a Karama can stop that."""
    special: bool = False
    """Whether it is a special power, used once in a game."""


Moments = Moment | dict[int, Moment]
"""The moment of all verbs that answer a question, or of each."""


class Question(question.Question[Classic, FactionId]):
    """What the classic game tells of a question besides.

    `of` says what the numbers of its frames are, in words: faction, location, territory, power,
    card, number; `factions` and the like are sets. Verbs that answer several questions have their
    moment at one of them.
    """

    __slots__ = ("busy", "moments", "of", "paying")

    def __init__(
        self,
        frame: int,
        kind: Kind,
        rule: str,
        of: str,
        ask: question.Ask[Classic, F],
        answer: question.Answer[Classic, F] | None = None,
        settle: question.Settle[Classic, F] | None = None,
        gates: dict[int, FactionGates] | None = None,
        moments: Moments | None = None,
        busy: int = ORDINARY,
        paying: bool = False,
    ) -> None:
        super().__init__(frame, (kind,), rule, ask, answer, settle, gates)
        self.of = of
        self.moments = moments
        self.busy = busy
        """What else can be done while it waits: TRADING, CALM, ORDINARY, ..."""
        self.paying = paying
        """Whether somebody's spice is counted on while it waits."""


class Step(question.Step[Classic]):
    """A frame that is carried out at once; `of` says what its numbers are."""

    __slots__ = ("of",)

    def __init__(self, frame: int, carry: question.Carry[Classic, F], of: str = "") -> None:
        super().__init__(frame, carry)
        self.of = of


Choices = list[Choice] | Callable[[Classic, F, FactionId], list[Choice]]
"""The choices of a question: always the same, or those of the faction that is asked."""

About = Callable[[Classic, F], Args]
"""What the prompt of a question says besides whom it is put to; `tells` reads it in words."""


NAMES: Final = {"other": FACTION, "territory": keys.TERRITORY, "card": keys.CARD}
"""The keys of what a prompt tells by name; what is not here, it tells as a number."""


def tells(words: str) -> About[Frame]:
    """A prompt that tells the numbers of the frame: each by the word in its place, or - for not."""
    told = [(at, word) for at, word in enumerate(words.split(), start=1) if word != "-"]

    def about(game: Classic, frame: Frame) -> Args:
        found: Args = {}
        for at, word in told:
            number = frame[at]
            if word == "place":
                found.update(place(number))
            else:
                found[word] = NAMES[word][number] if word in NAMES else number
        return found

    return about


class FactionQuestion(Question):
    """A question put to factions, each of which has its choices.

    Those of a list are the ones that pass the gates of their verb; it needs none if it has none.
    """

    __slots__ = ("about", "choices", "free", "parts")

    def lists(self, choices: Choices[F], about: About[F] | str | None) -> None:
        """How the choices are listed, and what the prompt says."""
        listed = choices if isinstance(choices, list) else []
        found = None if isinstance(choices, list) else choices
        self.choices = cast("Callable[[Classic, Frame, FactionId], list[Choice]] | None", found)
        self.gates = {choice.verb: NO_GATES for choice in listed} | self.gates
        parts = [(self.gates[v], list(made)) for v, made in groupby(listed, lambda x: x.verb)]
        self.free: list[Choice] = []
        while parts and not parts[0][0].gates:
            self.free += parts.pop(0)[1]
        self.parts = parts
        """The choices of a list by verb, each with its gates, after those that are always free."""
        told = tells(about) if isinstance(about, str) else about
        self.about = cast("About[Frame] | None", told)

    def decision(
        self, game: Classic, frame: Frame, faction: FactionId, about: Args | None
    ) -> Decision:
        if self.choices is not None:
            found = self.choices(game, frame, faction)
        else:
            found = self.free
            for gates, choices in self.parts:
                found = found + (gates.listed(game, faction, choices) if gates.gates else choices)
        args = {**AS[faction], **about} if about else AS[faction]
        return Decision(game.seat[faction], self.kind, found, args)


class OpenQuestion(FactionQuestion):
    """A question to one faction, which answers in the open."""

    __slots__ = ("asked", "whom")

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        of: str,
        asked: Asked[F],
        choices: Choices[F],
        answer: question.Answer[Classic, F],
        gates: dict[int, FactionGates] | None = None,
        moments: Moments | None = None,
        about: About[F] | str | None = None,
        busy: int = ORDINARY,
        paying: bool = False,
    ) -> None:
        number += ASK
        kind = Kind(name)
        super().__init__(
            number, kind, rule, of, self.put, answer, None, gates, moments, busy, paying
        )
        self.lists(choices, about)
        self.asked = asked if isinstance(asked, int) else NOBODY
        whom = None if isinstance(asked, int) else asked
        self.whom = cast("Callable[[Classic, Frame], FactionId] | None", whom)

    def put(self, game: Classic, frame: Frame) -> list[Decision]:
        if self.whom is not None:
            faction = self.whom(game, frame)
        else:
            faction = FactionId(self.asked if self.asked >= 0 else frame[-self.asked])
        about = self.about(game, frame) if self.about is not None else None
        return [self.decision(game, frame, faction, about)]


Settled = Callable[[Classic, F, dict[FactionId, Choice]], None]
"""What the secret answers do, by faction."""


class SecretQuestion(FactionQuestion):
    """A question to every faction of a set, the number of the frame at that place, in secret.

    A seat with two factions answers for one after the other. `unseen`: others are not told that a
    seat is asked.
    """

    __slots__ = ("at", "settled")

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        of: str,
        choices: Choices[F],
        settled: Settled[F],
        gates: dict[int, FactionGates] | None = None,
        moments: Moments | None = None,
        about: About[F] | str | None = None,
        busy: int = ORDINARY,
        at: int = 1,
        unseen: bool = True,
        paying: bool = False,
    ) -> None:
        kind = Kind(name, secret=True, unseen=unseen, once=True)
        number += WINDOW
        super().__init__(
            number, kind, rule, of, self.put, None, self.close, gates, moments, busy, paying
        )
        self.lists(choices, about)
        self.at = at
        self.settled = cast("Settled[Frame]", settled)

    def put(self, game: Classic, frame: Frame) -> list[Decision]:
        asked = frame[self.at]
        about = self.about(game, frame) if self.about is not None else None
        found: list[Decision] = []
        if game.rules.two_factions:
            for seat in range(game.players):
                own = [f for f in factions(asked) if game.seat[f] == seat]
                given = len(game.given(seat))
                if given < len(own):
                    found.append(self.decision(game, frame, own[given], about))
            return found
        done, height = 0, len(game.stack)
        for at, seat, _, _ in game.sealed:
            if at == height:
                done |= 1 << seat
        for faction in EVERY_FACTION:
            if asked >> faction & 1 and not done >> game.seat[faction] & 1:
                found.append(self.decision(game, frame, faction, about))
        return found

    def close(self, game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
        """Sort the answers by faction, and do what they do."""
        found: dict[FactionId, Choice] = {}
        taken = [0] * game.players
        for faction in factions(frame[self.at]):
            seat = game.seat[faction]
            found[faction] = answers[seat][taken[seat]]
            taken[seat] += 1
        self.settled(game, frame, found)


ANY_TIME: Final = Kind("any-time", unseen=True)
"""What is done out of turn is a kind of question, too."""


@dataclass(eq=False)
class Offer:
    """What a faction may do out of turn: its verb, what it needs, and what it does.

    `owner` is the only faction that may, where a player of two factions does it for one of them.
    """

    verb: int
    gates: FactionGates
    carry: Callable[[Classic, FactionId, Choice], None]
    owner: FactionId = NOBODY


QUESTIONS: Final[dict[int, Question]] = {}
"""Every question by the number of its frames; `rules` fills it."""
