"""What can go wrong, as a few classes with a key and arguments; worded at the edge."""

from __future__ import annotations

from difflib import get_close_matches

from kanly.core.message import Args, Message, Refusal


class KanlyError(Exception):
    """Any error a user can cause. `str()` is a plain English line; `message` is for translation."""

    def __init__(self, text: str, key: str = "error", args: Args | None = None) -> None:
        super().__init__(text)
        self.message = Message(key, args)


class IllegalChoice(KanlyError):
    """A choice that the rules do not allow here; the position is unchanged."""

    def __init__(self, notation: str, refusal: Refusal, text: str = "") -> None:
        super().__init__(text)
        self.text = text
        self.notation = notation
        self.refusal = refusal
        self.message = refusal.message

    def __str__(self) -> str:
        return self.text or f"illegal choice '{self.notation}': {self.refusal}"

    def __reduce__(self) -> tuple[type[IllegalChoice], tuple[object, ...]]:
        return (IllegalChoice, (self.notation, self.refusal))


class UnknownName(KanlyError):
    """A name that does not exist, with the nearest ones that do."""

    def __init__(self, what: str, name: str, known: list[str]) -> None:
        near = get_close_matches(name, known, n=3, cutoff=0.5)
        if near:
            hint = f"did you mean {', '.join(near)}?"
        else:
            hint = f"expected one of: {', '.join(known[:30])}{', …' if len(known) > 30 else ''}"
        super().__init__(f"unknown {what} '{name}'; {hint}")
        self.near = near
        self._told = (what, name, known)

    def __reduce__(self) -> tuple[type[UnknownName], tuple[str, str, list[str]]]:
        return (UnknownName, self._told)


class UnknownChoice(IllegalChoice):
    """What a seat wrote is no choice of the game at all, with the nearest that are."""

    def __init__(self, notation: str, rule: str, text: str, near: list[str]) -> None:
        args: Args = {"choice": notation}
        if near:
            args["near"] = ", ".join(near)
        key = "refuse-unknown-near" if near else "refuse-unknown"
        super().__init__(notation, Refusal(key, rule, args), text)
        self.near = near

    def __reduce__(self) -> tuple[type[UnknownChoice], tuple[object, ...]]:
        return (UnknownChoice, (self.notation, self.refusal.rule, str(self), self.near))


class BadOption(KanlyError):
    """An option, seat count or value that the game does not have."""


class BadRecord(KanlyError):
    """A record that cannot be read, was cut short, or does not replay to its own digests."""


class BadScenario(KanlyError):
    """A scenario file that cannot be set up."""
