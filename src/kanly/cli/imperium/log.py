"""What happened, in words: one paragraph for what a house does in a row."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.table import Table

from kanly.cli.layout import log_table
from kanly.cli.say import Say
from kanly.core.event import Event
from kanly.core.message import Args
from kanly.imperium.choices import COLOURS

TOLD_APART: Final = ("draw", "draw-intrigue", "steal-intrigue")
"""Events that give a number; a viewer who may know the cards sees those instead."""
UNTOLD: Final = ("end-turn",)
DEALT: Final = ("round", "conflict")
DRAWN: Final = ("draw", "drew-card", "shuffle")
"""At the start of a round everyone draws a hand, which needs no telling."""
ASIDE: Final = ("row", "row-trash", "shuffle-intrigue")
"""Events that belong to what a house is doing, though they name none."""
LISTED: Final = ("reveal-card", "drew-card", "drew-intrigue-card", "discard", "row")
"""Events that are told together as one about several cards."""
SUMMED: Final = ("gain", "pay", "recruit", "deploy", "vp", "swords")
"""Events that are told together as one about a greater number."""


def log(say: Say, events: list[Event], seat: int | None) -> Table:
    """Events as the seat is told them; None is told everything."""
    paragraphs: list[tuple[str, list[str]]] = []
    for event in together(say, worth_telling(events, seat)):
        who = str(event.args.get("seat", "")).removeprefix("colour-")
        if not paragraphs or (event.key not in ASIDE and paragraphs[-1][0] != who):
            paragraphs.append((who, []))
        paragraphs[-1][1].append(say.words.event(event))
    return log_table(say.words, paragraphs)


def worth_telling(events: list[Event], seat: int | None) -> list[Event]:
    """Without what is not worth a word, and without the number of cards that are named."""
    own = None if seat is None else f"colour-{COLOURS[seat]}"
    found: list[Event] = []
    dealing = False
    for event in events:
        dealing = event.key in DEALT or (dealing and event.key in DRAWN)
        named = event.key in TOLD_APART and own in (None, *event.args.values())
        if event.key not in UNTOLD and not named and not (dealing and event.key in DRAWN):
            found.append(event)
    return found


def together(say: Say, events: list[Event]) -> list[Event]:
    """Neighbours that say the same of several cards, or of several numbers, as one."""
    found: list[Event] = []
    cards: Counter[str] = Counter()
    for event in events:
        last = found[-1] if found else None
        if event.key in LISTED:
            if last is None or not alike(last, event, "card"):
                cards = Counter()
                found.append(event)
            cards[say.words.name(str(event.args["card"]))] += 1
            names = [f"{name} ×{n}" if n > 1 else name for name, n in cards.items()]
            found[-1] = changed(event, "card", say.words.listed("and", names))
        elif event.key in SUMMED and last is not None and alike(last, event, "n"):
            found[-1] = changed(event, "n", int(last.args["n"]) + int(event.args["n"]))
        else:
            found.append(event)
    return found


def alike(one: Event, other: Event, but: str) -> bool:
    """Whether two events differ at most in one argument."""
    return one.key == other.key and rest(one, but) == rest(other, but)


def rest(event: Event, but: str) -> Args:
    return {name: value for name, value in event.args.items() if name != but}


def changed(event: Event, name: str, value: int | str) -> Event:
    return Event(event.key, {**event.args, name: value}, event.audience)
