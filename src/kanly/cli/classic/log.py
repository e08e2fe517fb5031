"""What happened in the classic game, in words: by phase, a paragraph for what a faction does."""

from __future__ import annotations

from typing import Final

from rich.table import Table

from kanly.cli.layout import log_table
from kanly.cli.say import Say
from kanly.core.event import Event

TURN: Final = "classic-turn"
PHASE: Final = "classic-phase"
FACTION: Final = "classic-faction-"
TOGETHER: Final = {
    "classic-bid": "bids",
    "classic-charity": "charity",
    "classic-collects": "collects",
    "classic-faction": "factions",
    "classic-hand-size": "hands",
    "classic-income": "collects",
    "classic-pass": "bids",
    "classic-placed": "placed",
    "classic-storm-dial": "dials",
}
"""What several factions do in turn stands together, without the colour of one of them."""


def log(say: Say, events: list[Event], seat: int | None) -> Table:
    """Events as the seat is told them; a phase in which nothing happened is left out."""
    paragraphs: list[tuple[str, list[str]]] = []
    heading: list[str] = []
    for event in events:
        if event.key in (TURN, PHASE):
            heading = [*(heading if event.key == PHASE else []), say.words.event(event)]
            heading = heading[-2:] if event.key == PHASE else heading
            continue
        if heading:
            paragraphs.append((PHASE, heading))
            heading = []
        who = TOGETHER.get(event.key, whose(event))
        if not paragraphs or paragraphs[-1][0] != who:
            paragraphs.append((who, []))
        paragraphs[-1][1].append(say.words.event(event))
    if heading:
        paragraphs.append((PHASE, heading))
    styles = {PHASE: "title", **dict.fromkeys(TOGETHER.values(), "")}
    return log_table(
        say.words, [(styles.get(who, who), sentences) for who, sentences in paragraphs]
    )


def whose(event: Event) -> str:
    """The faction that an event is about, as a slug, or nothing."""
    return str(event.args.get("faction", "")).removeprefix(FACTION)
