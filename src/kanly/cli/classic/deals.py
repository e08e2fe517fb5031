"""Deals in text: those that are made, and those that wait for an answer."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from kanly.classic import keys
from kanly.classic.deals import terms_of
from kanly.classic.map import members
from kanly.classic.position import Classic, Deal, Term
from kanly.cli.classic.names import faction_name, listed
from kanly.cli.layout import labelled
from kanly.cli.say import Say
from kanly.translation.words import capital


def deals(say: Say, game: Classic, width: int) -> Table | None:
    """Every deal that the viewer knows of, or nothing."""
    if not game.deals:
        return None
    title = capital(say.words.name("classic-term-deal", "many"))
    rows = [
        ("" if number else title, [deal_line(say, deal)]) for number, deal in enumerate(game.deals)
    ]
    return labelled(rows, width)


def deal_line(say: Say, entry: Deal) -> Text:
    """A deal in one line: its number, its parties, what is paid and promised, who has agreed."""
    line = Text(f"{entry.number} ", style="accent")
    line.append(listed(say, members(entry.parties)), style="none")
    paid = [term(say, each) for each in entry.terms]
    if entry.words:
        paid.append(f"“{entry.words}”")
    if paid:
        line.append(f": {'; '.join(paid)}", style="none")
    if not entry.made:
        missing = listed(say, members(entry.parties & ~entry.agreed))
        line.append(f" ({say('waits-for', factions=missing)})", style="quiet")
    return line


def term(say: Say, each: Term) -> str:
    """Who pays whom how much, and when; or who gives whom a card."""
    args = {"faction": faction_name(say, each.payer), "other": faction_name(say, each.payee)}
    if each.amount < 0:
        return say("deal-gives", card=say.words.name(keys.CARD[each.card]), **args)
    if not each.turn:
        return say("deal-pays", n=each.amount, **args)
    when = say.words.name(keys.PHASE[each.phase])
    return say("deal-pays-later", n=each.amount, turn=each.turn, phase=when, **args)


def draft(say: Say, parts: list[int]) -> Group:
    """A deal in the making."""
    lines = [Text(say("deal-draft", factions=listed(say, members(parts[0]))), style="title")]
    return Group(*lines, *[Text(f"  {term(say, each)}") for each in terms_of(parts)])


def waiting(game: Classic, factions: Sequence[int]) -> list[Deal]:
    """Deals that one of these factions has not answered yet."""
    own = sum(1 << faction for faction in factions)
    return [deal for deal in game.deals if deal.parties & ~deal.agreed & own]
