"""Questions of the classic game, each one value in its chapter, and what is done out of turn.

    ASK_PROTECT: Final = OpenQuestion(
        7, "protect", "CLA-FRE-15", "territory faction", FREMEN,
        [c.PROTECT, c.ABANDON], answer_protect,
        moments=Moment("protect", "CLA-FRE-15", SPICE_BLOW, FREMEN), about=whom_and_where,
    )

A frame on the stack begins with the number of its value, `ASK_PROTECT.frame`, then come its
numbers, here a territory and a faction. None of them is ever a secret: everyone sees the stack.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from kanly.classic.map import members
from kanly.classic.position import FACTION, NOBODY, Classic, N
from kanly.core import question
from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import ASK, WINDOW, Frame
from kanly.core.gate import Gates
from kanly.core.message import Args

AS: Final[list[Args]] = [{"faction": key} for key in FACTION]
"""The arguments of a question that only names whom it is put to."""

NO_GATES: Final[Gates[Classic]] = Gates()
"""What can always be answered."""

# Who is asked, besides the one faction of that number ---------------------------------------------
FIRST: Final = -1
"""The faction that is the first number of the frame."""
SECOND: Final = -2
Asked = int | Callable[[Classic, Frame], int]

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
NO_POWER: Final = -1
ALWAYS: Final = -1
ALLIANCES: Final = -2
"""Not a part of its own: what two players do without (CLA-PLAYERS-08)."""


class Moment:
    """The phase to which a verb belongs, and whose it is: why it cannot be done at another time.

    `key` names the sentence that says when it can be done (`refuse-classic-when-...`), `rule` the
    rule that says so.
    """

    __slots__ = ("key", "owner", "part", "phase", "power", "rule", "special")

    def __init__(
        self,
        key: str,
        rule: str,
        phase: int = ANY_PHASE,
        owner: int = NOBODY,
        part: int = ALWAYS,
        power: int = NO_POWER,
        special: bool = False,
    ) -> None:
        self.key = key
        self.rule = rule
        self.phase = phase
        self.owner = owner
        """The only faction that can do it, or NOBODY: everyone can."""
        self.part = part
        """The part of the game to which it belongs: an option, ALWAYS or ALLIANCES."""
        self.power = power
        """The power that it uses, if a Karama can stop that."""
        self.special = special
        """Whether it is a special power, used once in a game."""


Moments = Moment | dict[int, Moment]
"""The moment of all verbs that answer a question, or of each."""


class Question(question.Question[Classic]):
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
        ask: question.Ask[Classic],
        answer: question.Answer[Classic] | None = None,
        settle: question.Settle[Classic] | None = None,
        gates: dict[int, Gates[Classic]] | None = None,
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

    def __init__(self, frame: int, carry: question.Carry[Classic], of: str = "") -> None:
        super().__init__(frame, carry)
        self.of = of


Choices = list[Choice] | Callable[[Classic, Frame, int], list[Choice]]
"""The choices of a question: always the same, or those of the faction that is asked."""

About = Callable[[Classic, Frame], Args]
"""What the prompt of a question says besides whom it is put to."""


def another(game: Classic, frame: Frame) -> Args:
    """The prompt names the faction that is the first number of the frame."""
    return {"other": FACTION[frame[1]]}


class FactionQuestion(Question):
    """A question put to factions, each of which has its choices.

    Those of a list are the ones that pass the gates of their verb; it needs none if it has none.
    """

    __slots__ = ("about", "choices", "free", "parts")

    def __init__(
        self,
        frame: int,
        kind: Kind,
        rule: str,
        of: str,
        ask: question.Ask[Classic],
        answer: question.Answer[Classic] | None,
        settle: question.Settle[Classic] | None,
        choices: Choices,
        gates: dict[int, Gates[Classic]] | None,
        moments: Moments | None,
        about: About | None,
        busy: int,
        paying: bool,
    ) -> None:
        listed = choices if isinstance(choices, list) else []
        self.free: list[Choice] = []
        self.choices = None if isinstance(choices, list) else choices
        self.about = about
        needs = {choice.verb: NO_GATES for choice in listed} | (gates or {})
        parts = [(needs[verb], list(made)) for verb, made in groupby(listed, verb_of)]
        while parts and not parts[0][0].gates:
            self.free += parts.pop(0)[1]
        self.parts = parts
        """The choices of a list by verb, each with its gates, after those that are always free."""
        super().__init__(frame, kind, rule, of, ask, answer, settle, needs, moments, busy, paying)

    def decision(self, game: Classic, frame: Frame, faction: int, about: Args | None) -> Decision:
        if self.choices is not None:
            found = self.choices(game, frame, faction)
        else:
            found = self.free
            for gates, choices in self.parts:
                found = found + (gates.listed(game, faction, choices) if gates.gates else choices)
        args = {**AS[faction], **about} if about else AS[faction]
        return Decision(game.seat[faction], self.kind, found, args)


def verb_of(choice: Choice) -> int:
    return choice.verb


class OpenQuestion(FactionQuestion):
    """A question to one faction, which answers in the open."""

    __slots__ = ("asked", "whom")

    def __init__(
        self,
        number: int,
        name: str,
        rule: str,
        of: str,
        asked: Asked,
        choices: Choices,
        answer: question.Answer[Classic],
        gates: dict[int, Gates[Classic]] | None = None,
        moments: Moments | None = None,
        about: About | None = None,
        busy: int = ORDINARY,
        paying: bool = False,
    ) -> None:
        super().__init__(
            ASK + number, Kind(name), rule, of, self.put, answer, None,
            choices, gates, moments, about, busy, paying,
        )  # fmt: skip
        self.asked = asked if isinstance(asked, int) else NOBODY
        self.whom = None if isinstance(asked, int) else asked

    def put(self, game: Classic, frame: Frame) -> list[Decision]:
        faction = self.asked
        if self.whom is not None:
            faction = self.whom(game, frame)
        elif faction < 0:
            faction = frame[-faction]
        about = self.about(game, frame) if self.about is not None else None
        return [self.decision(game, frame, faction, about)]


Settled = Callable[[Classic, Frame, dict[int, Choice]], None]
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
        choices: Choices,
        settled: Settled,
        gates: dict[int, Gates[Classic]] | None = None,
        moments: Moments | None = None,
        about: About | None = None,
        busy: int = ORDINARY,
        at: int = 1,
        unseen: bool = True,
        paying: bool = False,
    ) -> None:
        kind = Kind(name, secret=True, unseen=unseen)
        super().__init__(
            WINDOW + number, kind, rule, of, self.put, None, self.close,
            choices, gates, moments, about, busy, paying,
        )  # fmt: skip
        self.at = at
        self.settled = settled

    def put(self, game: Classic, frame: Frame) -> list[Decision]:
        asked = frame[self.at]
        about = self.about(game, frame) if self.about is not None else None
        found: list[Decision] = []
        if game.rules.two_factions:
            for seat in range(game.players):
                own = [f for f in members(asked) if game.seat[f] == seat]
                given = len(game.given(seat))
                if given < len(own):
                    found.append(self.decision(game, frame, own[given], about))
            return found
        done, height = 0, len(game.stack)
        for at, seat, _, _ in game.sealed:
            if at == height:
                done |= 1 << seat
        for faction in range(N):
            if asked >> faction & 1 and not done >> game.seat[faction] & 1:
                found.append(self.decision(game, frame, faction, about))
        return found

    def close(self, game: Classic, frame: Frame, answers: dict[int, list[Choice]]) -> None:
        """Sort the answers by faction, and do what they do."""
        found: dict[int, Choice] = {}
        taken = [0] * game.players
        for faction in members(frame[self.at]):
            seat = game.seat[faction]
            found[faction] = answers[seat][taken[seat]]
            taken[seat] += 1
        self.settled(game, frame, found)


ANY_TIME: Final = Kind("any-time", unseen=True)
"""What is done out of turn is a kind of question, too."""


class Offer:
    """What a faction may do out of turn: its verb, what it needs, and what it does.

    `owner` is the only faction that may, where a player of two factions does it for one of them.
    """

    __slots__ = ("carry", "gates", "owner", "verb")

    def __init__(
        self,
        verb: int,
        gates: Gates[Classic],
        carry: Callable[[Classic, int, Choice], None],
        owner: int = NOBODY,
    ) -> None:
        self.verb = verb
        self.gates = gates
        self.carry = carry
        self.owner = owner


QUESTIONS: Final[dict[int, Question]] = {}
"""Every question by the number of its frames; `rules` fills it."""
