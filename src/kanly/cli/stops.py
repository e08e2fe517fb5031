"""Where the player at the terminal is asked, of what could go by without an answer."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.registry import kit_of
from kanly.core.stops import ALWAYS, FORCED, NEVER, passing

WHEN: Final = ("always", "turn", "never", "usual")
"""What a stop can be set to."""
ALL: Final = "all"
"""Every window, and with `always` questions with a single answer too."""


class PlayerStops:
    """The stops of one player alone with bots."""

    def __init__(self, game: str) -> None:
        self.kit = kit_of(game).stops
        self.own: dict[str, int] = {}
        self.hold = False
        """Whether the next window waits for the player."""
        self.answered: set[int] = set()
        """The places in the game's history of what was answered for the player."""
        self.order: tuple[str, int] | None = None
        """How far the player goes in an auction, and for what."""
        self.passed = -1
        """How much had happened when the player let the last pause go by."""

    @property
    def names(self) -> tuple[str, ...]:
        """The windows at which a stop can be set."""
        return tuple(self.kit.names)

    def set(self, name: str, when: str, turn: int) -> None:
        """Stop at a window, or at all of them."""
        names = [name] if name != ALL else [*self.names, *([FORCED] if when != "turn" else [])]
        until = {"always": ALWAYS, "turn": turn, "never": NEVER}
        for each in names:
            self.own.pop(each, None)
            if when != "usual":
                self.own[each] = until[when]

    def setting(self, name: str, turn: int) -> str:
        """What a stop is set to."""
        until = self.own.get(name)
        if until is None:
            return "usual"
        return "always" if until == ALWAYS else "turn" if until >= turn else "never"

    def window(self, game: Game, decision: Decision) -> str:
        """The window that a question is, if a stop can be set there."""
        name = self.kit.window(game, decision)
        return name if name in self.kit.names else ""

    def answer(self, game: Game, decision: Decision, happened: int) -> Choice | None:
        """What is answered for the player; None where they are asked."""
        name = self.kit.window(game, decision)
        turn = game.rounds
        only = decision.choices[0] if len(decision.choices) == 1 else None
        if not name:
            spared = self.kit.spares(self.own, decision, True, turn)
            return self.ordered(game, decision) or (only if spared else None)
        if self.hold and name not in self.kit.fixed:
            return None
        repeated = name in self.kit.pauses and happened == self.passed
        asked = self.own.get(name) == ALWAYS or self.kit.useful(game, decision)
        if asked and not repeated and self.kit.stops(self.own, name, True, turn):
            return None
        return passing(decision) or only

    def ordered(self, game: Game, decision: Decision) -> Choice | None:
        """What follows from how far the player has said to go."""
        if self.order is None or self.order[0] not in self.kit.lots(game):
            return None
        notation = self.kit.order(game, decision, self.order[1])
        return next((each for each in decision.choices if each.notation == notation), None)

    def went_by(self, game: Game, decision: Decision, happened: int) -> None:
        """A question has been answered, by the player or for them."""
        name = self.kit.window(game, decision)
        if name:
            self.hold = False
        if name in self.kit.pauses:
            self.passed = happened
