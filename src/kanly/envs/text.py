"""A game in words, for language models: a page to read, and a reply that names a choice.

    table = TextTable("imperium", players=4, seat=0, opponents="greedy", seed=7)
    while not table.over:
        table.answer(model(table.page()))

The page holds what the seat may know and nothing else. `TextEnv` is the same as an environment
with rewards, a limit of choices and a limit of mistakes; `rate` plays whole games with it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from kanly import bots
from kanly.arena.rates import Tally
from kanly.bots import Bot
from kanly.core import registry
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.errors import BadOption, IllegalChoice, KanlyError, UnknownChoice
from kanly.core.event import Event
from kanly.core.game import Game
from kanly.core.setup import Options
from kanly.envs.rewards import reward_named
from kanly.envs.terms import Seeds, Terms, make_bots
from kanly.translation import Words, label

Player = Callable[[str], str]
"""Text in, text out: it reads a page and replies."""

HOW_TO_ANSWER: Final = "Reply with a line 'choice: N', N being a number from the list."
MISTAKES: Final = 3
"""Replies in a row that name no legal choice before the game is lost."""
ANSWER: Final = re.compile(r"^\W*(?:choice|answer|action)\W*?[:=]\s*(\S.*)$", re.IGNORECASE | re.M)
NUMBERED: Final = re.compile(r"#?(\d+)(?:[.):]\s.*)?")


class TextTable:
    """One seat among bots. Its page is text, and so is its answer."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "greedy",
        seed: int | str = 0,
        lang: str = "en",
    ) -> None:
        terms = Terms(game, players, options)
        if not 0 <= seat < terms.players:
            raise BadOption(f"no seat {seat}; expected 0 to {terms.players - 1}")
        self.seat = seat
        self.words = Words(lang)
        self.heard: list[Event] = []
        named = [opponents] if isinstance(opponents, str | Bot) else opponents
        others = [each for each in range(terms.players) if each != seat]
        self.bots = make_bots(named, others, seed) if others else {}
        self.game: Game = registry.new(
            game, terms.players, seed, terms.options, listener=self.heard
        )
        self.advance()

    @property
    def over(self) -> bool:
        return self.game.over

    def advance(self) -> None:
        """Play on to the seat's next choice: bots answer, and single choices are made."""
        game = self.game
        while not game.over:
            own = game.decision(self.seat)
            if own is not None:
                if len(own.choices) > 1:
                    return
                game.apply(self.seat, own.choices[0])
                continue
            decision = game.pending[0]
            game.apply(decision.seat, bots.ask(self.bots[decision.seat], game, decision))
        for bot in self.bots.values():
            bot.close()

    # What the seat reads --------------------------------------------------------------------------

    def page(self) -> str:
        """Everything to decide by: what happened since the last page, the table, the question."""
        return "\n\n".join([part for part in (self.news(), self.board(), self.question()) if part])

    def news(self) -> str:
        """What happened since the last call, as far as the seat may know."""
        told = [self.words.event(event) for event in self.heard if event.seen_by(self.seat)]
        self.heard.clear()
        return "\n".join(["What happened:", *[f"- {line}" for line in told]]) if told else ""

    def board(self) -> str:
        """The table as the seat sees it."""
        return f"You are seat {self.seat}.\n{self.game.view(self.seat).position.text()}"

    def question(self) -> str:
        """What the seat is asked, with its choices by number; at the end, the result."""
        decision = self.game.decision(self.seat)
        if decision is None:
            return self.ending()
        lines = [self.words.prompt(decision)]
        for number, choice in enumerate(decision.choices, start=1):
            lines.append(f"{number}. {self.described(choice, decision)}")
        offer = self.game.free(self.seat)
        if offer is not None and offer.choices:
            free = ", ".join([choice.notation for choice in offer.choices])
            lines += ["Before that you may also do one of these, written as here:", free]
        return "\n".join([*lines, HOW_TO_ANSWER])

    def described(self, choice: Choice, decision: Decision) -> str:
        """A choice in words, after its notation."""
        text = label(self.words, choice, decision)
        return choice.notation if text == choice.notation else f"{choice.notation} ({text})"

    def ending(self) -> str:
        result = self.game.result
        if result is None:
            return ""
        won = "You have won." if self.seat in result.winners else "You have not won."
        return f"The game is over. {won} {self.words.result(result)}. Scores: {result.scores}"

    # What it replies ------------------------------------------------------------------------------

    def answer(self, reply: str) -> None:
        """Make the choice that a reply names; an error says in words why it cannot be made."""
        if self.over:
            raise BadOption("the game is over")
        self.game.apply(self.seat, self.read(reply))
        self.advance()

    def read(self, reply: str) -> Choice:
        """The choice that a reply names in its last line `choice: ...`, else in its last line."""
        decision = self.game.decision(self.seat)
        assert decision is not None, "advance stops where the seat is asked"
        text = choice_text(reply)
        number = NUMBERED.fullmatch(text)
        if number is not None:
            place = int(number[1])
            if not 1 <= place <= len(decision.choices):
                raise BadOption(f"no choice {place}; expected 1 to {len(decision.choices)}")
            return decision.choices[place - 1]
        if not text:
            raise BadOption(f"the reply names no choice. {HOW_TO_ANSWER}")
        return self.game.read(self.seat, text)

    def why_not(self, notation: str) -> str:
        """Why the seat may not make a choice now, or that it may."""
        refusal = self.game.why_not(self.seat, notation)
        if refusal is None:
            return f"'{notation}' is legal."
        return f"{self.words.refusal(refusal)} ({refusal.rule})"

    def error(self, error: KanlyError) -> str:
        """An error in words, with the rule behind it."""
        if isinstance(error, IllegalChoice | UnknownChoice):
            return f"{self.words.refusal(error.refusal)} ({error.refusal.rule})"
        return self.words.complaint(error)


def choice_text(reply: str) -> str:
    """The part of a reply that names a choice, without quotes and other ornaments."""
    marked = ANSWER.findall(reply)
    lines = [line for line in reply.splitlines() if line.strip()]
    text: str = marked[-1] if marked else lines[-1] if lines else ""
    return text.strip("`'\"*. \t")


# As an environment --------------------------------------------------------------------------------


class TextEnv:
    """`reset` gives a page; `step` takes a reply and gives the next page, reward and ends.

    A reply that names no legal choice is a mistake: the page says why, and the seat is asked again.
    After too many in a row the game is lost (`terminated`, reward -1). After `limit` choices of the
    seat the game is broken off (`truncated`).
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Options | None = None,
        seat: int = 0,
        opponents: str | Bot | Sequence[str | Bot] = "greedy",
        lang: str = "en",
        reward: str = "win",
        limit: int | None = None,
        mistakes: int = MISTAKES,
        seed: int | str = 0,
    ) -> None:
        self.about = (game, players, options, seat, opponents)
        self.lang = lang
        self.reward = reward_named(reward)
        self.limit = limit
        self.mistakes = mistakes
        self.seeds = Seeds(seed)
        self.made = 0
        """Choices of the seat in this game."""
        self.wrong = 0
        """Mistakes in a row."""
        self.table: TextTable | None = None

    def reset(self, seed: int | None = None) -> tuple[str, dict[str, object]]:
        """A new game; the page of the first choice."""
        game, players, options, seat, opponents = self.about
        dealt = self.seeds.pick(seed)
        self.table = TextTable(game, players, options, seat, opponents, dealt, self.lang)
        self.made = self.wrong = 0
        return self.table.page(), {"mistakes": 0}

    def step(self, reply: str) -> tuple[str, float, bool, bool, dict[str, object]]:
        """Page, reward, terminated, truncated, info: as in Gymnasium, with text."""
        table = self.table
        if table is None or table.over or self.wrong >= self.mistakes:
            raise BadOption("the game is over; reset it")
        try:
            table.answer(reply)
        except KanlyError as error:
            self.wrong += 1
            lost = self.wrong >= self.mistakes
            page = f"{table.error(error)}\n\n{table.question()}"
            return page, -1.0 if lost else 0.0, lost, False, {"mistakes": self.wrong}
        self.made += 1
        self.wrong = 0
        result = table.game.result
        reward = 0.0 if result is None else self.reward(result, table.game.players)[table.seat]
        cut = result is None and self.limit is not None and self.made >= self.limit
        return table.page(), reward, table.over, cut, {"mistakes": 0}


# Rating a player ----------------------------------------------------------------------------------


@dataclass
class Rating:
    """How a player did over several games."""

    tally: Tally = field(default_factory=Tally)
    choices: int = 0
    mistakes: int = 0
    forfeits: int = 0
    """Games lost by mistakes."""
    unfinished: int = 0
    """Games broken off at the limit; they count as not won."""

    def __str__(self) -> str:
        low, high = self.tally.interval
        return (
            f"won {self.tally.rate:.1%} of {self.tally.games} games (95 %: {low:.1%} to "
            f"{high:.1%}); {self.choices} choices, {self.mistakes} mistakes, "
            f"{self.forfeits} games lost by them, {self.unfinished} broken off"
        )


def rate(
    player: Player,
    game: str,
    players: int | None = None,
    options: Options | None = None,
    opponents: str = "greedy",
    games: int = 10,
    limit: int | None = None,
    seed: int = 0,
    lang: str = "en",
) -> Rating:
    """Play whole games with a player that reads and writes text, in every seat in turn."""
    rating = Rating()
    seats = Terms(game, players, options).players
    for number in range(games):
        env = TextEnv(
            game, players, options, number % seats, opponents, lang=lang, limit=limit, seed=seed
        )
        page, _ = env.reset(seed + number)
        over = cut = False
        reward = 0.0
        while not (over or cut):
            page, reward, over, cut, info = env.step(player(page))
            wrong = bool(info["mistakes"])
            rating.mistakes += wrong
            rating.choices += not wrong
        rating.tally.add(over and reward > 0)
        rating.forfeits += reward < 0
        rating.unfinished += cut
    return rating
