"""Deals in text: those that are made, and those that wait for an answer."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from kanly.classic.deals import card_of
from kanly.classic.hands import card_key
from kanly.classic.map import members
from kanly.classic.position import Classic, Deal, Term
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.cli.classic.names import faction_name, listed
from kanly.cli.layout import labelled
from kanly.cli.say import Say
from kanly.words.words import capital

TERM = 5
"""Numbers in a term of a draft."""


def deals(say: Say, game: Classic, width: int) -> Table | None:
    """Every deal that the viewer knows of, or nothing."""
    if not game.deals:
        return None
    title = capital(say.words.name("classic-term-deal", "many"))
    rows = [("" if number else title, [told(say, deal)]) for number, deal in enumerate(game.deals)]
    return labelled(rows, width)


def told(say: Say, entry: Deal) -> Text:
    """A deal in one line: its number, its parties, what is paid and promised, who has agreed."""
    number, _, parties, agreed, _, terms, words = entry
    line = Text(f"{number} ", style="accent")
    line.append(listed(say, members(parties)), style="none")
    paid = [term(say, each) for each in terms]
    if words:
        paid.append(f"“{words}”")
    if paid:
        line.append(f": {'; '.join(paid)}", style="none")
    if agreed != parties:
        missing = listed(say, members(parties & ~agreed))
        line.append(f" ({say('waits-for', factions=missing)})", style="quiet")
    return line


def term(say: Say, each: Term) -> str:
    """Who pays whom how much, and when; or who gives whom a card."""
    payer, payee, spice, turn, phase = each
    args = {"faction": faction_name(say, payer), "other": faction_name(say, payee)}
    if spice < 0:
        return say("deal-gives", card=say.words.name(card_key(card_of(spice))), **args)
    if not turn:
        return say("deal-pays", n=spice, **args)
    when = say.words.name(f"classic-phase-{PHASE_NAMES[phase]}")
    return say("deal-pays-later", n=spice, turn=turn, phase=when, **args)


def draft(say: Say, parts: list[int]) -> Group:
    """A deal in the making."""
    lines = [Text(say("deal-draft", factions=listed(say, members(parts[0]))), style="title")]
    for at in range(1, len(parts), TERM):
        payer, payee, spice, turn, phase = parts[at : at + TERM]
        lines.append(Text(f"  {term(say, (payer, payee, spice, turn, phase))}"))
    return Group(*lines)


def waiting(game: Classic, factions: list[int]) -> list[Deal]:
    """Deals that one of these factions has not answered yet."""
    own = sum(1 << faction for faction in factions)
    return [deal for deal in game.deals if deal[2] & ~deal[3] & own]
