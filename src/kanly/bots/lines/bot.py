"""The bot that asks a program."""

from __future__ import annotations

import base64
import json
import os
from typing import Final

from kanly.bots.bot import Bot, decision_of
from kanly.bots.lines.child import Child, arguments_in
from kanly.bots.lines.errors import BotFailed
from kanly.core.choice import Choice
from kanly.core.errors import KanlyError
from kanly.core.view import View
from kanly.encoding import encoding_of

PREFIX: Final = "exec:"
PROTOCOL: Final = 1
START: Final = 20.0
"""Seconds that a program has to start."""
ANSWER: Final = 30.0
"""Seconds that it has for each answer, unless KANLY_BOT_SECONDS says otherwise."""
SECONDS: Final = "KANLY_BOT_SECONDS"
MOST: Final = 86_400.0
"""Seconds that can be set: a day."""

VIEW: Final = "view"
NUMBERS: Final = "numbers"
WANTS: Final = (VIEW, NUMBERS)
"""What a program can ask to be told with each question."""

Message = dict[str, object]


class ExecBot(Bot):
    """Plays as a program says. It is started with the first question and ended by `close`."""

    def __init__(self, command: str, seed: int | str = 0, seconds: float | None = None) -> None:
        super().__init__(seed)
        arguments_in(command)
        self.command = command
        self.name = PREFIX + command
        self.seed = seed
        self.seconds = seconds_allowed() if seconds is None else seconds
        self.wanted: list[str] = [VIEW]
        self.woken_by: list[str] = []
        self.asked = 0
        self._child: Child | None = None

    # Playing --------------------------------------------------------------------------------------

    def choose(self, view: View) -> Choice:
        child = self.child()
        self.asked += 1
        child.tell(spelled(self.question(view)))
        answer = self.read(child.hear(self.seconds), "choice")
        if answer.get("id") != self.asked:
            raise self.failed(f"answered question {answer.get('id')!r}; expected {self.asked}")
        return self.choice_in(view, answer.get("choice"))

    def wakes(self, game: str, kind: str) -> bool:
        self.child()
        return kind in self.woken_by

    def close(self) -> None:
        if self._child is not None:
            self._child.close()
            self._child = None

    # Talking --------------------------------------------------------------------------------------

    def child(self) -> Child:
        """The program, started and greeted."""
        if self._child is None:
            self._child = Child(self.command)
            self.greet(self._child)
        return self._child

    def greet(self, child: Child) -> None:
        """Say who we are; it says what it wants to be told."""
        child.tell(spelled({"type": "hello", "protocol": PROTOCOL, "seed": str(self.seed)}))
        ready = self.read(child.hear(START), "ready")
        if ready.get("protocol") != PROTOCOL:
            raise self.failed(f"speaks protocol {ready.get('protocol')!r}; expected {PROTOCOL}")
        self.wanted = self.names_in(ready, "wants", [VIEW])
        for name in self.wanted:
            if name not in WANTS:
                raise self.failed(f"wants {name!r}; expected some of: {', '.join(WANTS)}")
        self.woken_by = self.names_in(ready, "wakes", [])

    def question(self, view: View) -> Message:
        """What the program is asked."""
        decision, setup = decision_of(view), view.position.setup
        message: Message = {
            "type": "choose",
            "id": self.asked,
            "game": setup.game,
            "players": setup.players,
            "options": setup.options,
            "seat": view.seat,
            "kind": decision.kind.name,
            "choices": [choice.notation for choice in decision.choices],
            "offers": [choice.notation for choice in view.offer.choices] if view.offer else [],
        }
        if VIEW in self.wanted:
            message["view"] = view.data()
        if NUMBERS in self.wanted:
            row = encoding_of(setup.game).observe(view.position, decision.seat)
            message["observation"] = base64.b64encode(row).decode()
            message["actions"] = [choice.index for choice in decision.choices]
        return message

    # Understanding --------------------------------------------------------------------------------

    def read(self, line: str, kind: str) -> Message:
        """A message of that type."""
        try:
            message = json.loads(line)
        except (ValueError, RecursionError) as error:
            raise self.failed(f"wrote what is no JSON: {line[:80]!r}") from error
        if not isinstance(message, dict) or message.get("type") != kind:
            raise self.failed(f"wrote {line[:80]!r}; expected a message of type {kind!r}")
        return message

    def names_in(self, message: Message, key: str, otherwise: list[str]) -> list[str]:
        value = message.get(key, otherwise)
        if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
            raise self.failed(f"wrote {key} {value!r}; expected a list of names")
        return value

    def choice_in(self, view: View, notation: object) -> Choice:
        """The choice that was written; it must be one of those that were listed."""
        if not isinstance(notation, str):
            raise self.failed(f"chose {notation!r}; expected a choice in its notation")
        decision = decision_of(view)
        listed = decision.choices + (view.offer.choices if view.offer else [])
        try:
            choice = view.position.parse(notation)
        except KanlyError as error:
            raise self.failed(f"chose '{notation}': {error}") from error
        if choice.plain not in listed:
            raise self.failed(f"chose '{notation}', which is none of the {len(listed)} choices")
        return choice

    def failed(self, what: str) -> BotFailed:
        return BotFailed(self.command, what)


def spelled(message: Message) -> str:
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def seconds_allowed() -> float:
    """How long a program may think about each answer."""
    given = os.environ.get(SECONDS, "")
    if not given:
        return ANSWER
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MOST:
        raise KanlyError(f"{SECONDS} is {given!r}; expected seconds, above 0 and at most {MOST:g}")
    return seconds
