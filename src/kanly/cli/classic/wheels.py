"""The battle under way: both sides, what binds them, and their wheels."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from kanly.classic.choices import ELEMENTS
from kanly.classic.map import members
from kanly.classic.plans import territory_of
from kanly.classic.position import (
    DEFENSE,
    DIAL,
    HIDDEN,
    KWISATZ,
    LEADER,
    NOBODY,
    SUPPORT,
    WEAPON,
    Classic,
)
from kanly.classic.tables.treachery import KIND_NAMES
from kanly.cli.classic.names import (
    UNKNOWN,
    card_name,
    coloured,
    halves,
    leader_name,
    territory_name,
)
from kanly.cli.layout import figures
from kanly.cli.say import Say


def wheels(say: Say, game: Classic) -> Table:
    """A row for each element of a battle plan, a column for each side."""
    place = territory_name(say, territory_of(game))
    battle = say.words.name("classic-phase-battle")
    title = Text(say.words.fill("labelled", label=battle, text=place), style="title")
    sides = [coloured(say, faction) for faction in game.sides]
    table = figures(title, *sides, left=3, style="")
    table.add_row(quiet(say("forces-there")), *(forces(game, faction) for faction in game.sides))
    table.add_row(quiet(say("wheel")), *(plan(say, game, side) for side in range(2)))
    bonds = [bond(say, game, faction) for faction in game.sides]
    if any(bonds):
        table.add_row(quiet(say("must-keep")), *bonds)
    return table


def quiet(text: str) -> Text:
    return Text(f"  {text}", style="quiet")


def forces(game: Classic, faction: int) -> str:
    """How many fight, and how many of them are starred."""
    field = members(game.field)
    total = sum(game.forces[faction][place] for place in field)
    stars = sum(game.stars[faction][place] for place in field)
    return f"{total}★{stars}" if stars else str(total)


def plan(say: Say, game: Classic, side: int) -> Text:
    """A battle plan as far as it is open."""
    parts = game.plans[side]
    if not parts:
        return Text(say("no-plan"), style="quiet")
    if parts[DIAL] == HIDDEN:
        return Text(say("sealed-plan"), style="quiet")
    leader = leader_name(say, parts[LEADER])
    if parts[KWISATZ]:
        leader += f" + {say.words.name('classic-term-kwisatz-haderach')}"
    cards = [card_name(say, parts[place]) for place in (WEAPON, DEFENSE) if parts[place] >= 0]
    spice = [say("purse-spice", n=str(parts[SUPPORT]))] if parts[SUPPORT] else []
    return Text(" · ".join([halves(parts[DIAL]), *spice, leader, *cards]))


def bond(say: Say, game: Classic, faction: int) -> str:
    """What the Voice demands of a side, and what it told of its plan."""
    found: list[str] = []
    target, kind, play = game.voice
    if target == faction:
        card = say.words.name(f"classic-kind-{KIND_NAMES[kind]}")
        found.append(say("voice-play" if play else "voice-not", card=card))
    target, element, told, _ = game.foretold
    if target == faction and target != NOBODY:
        name = say.words.name(f"classic-element-{ELEMENTS[element]}")
        found.append(say.words.fill("labelled", label=name, text=answer(say, element, told)))
    return say.words.listed("choices", found)


def answer(say: Say, element: int, told: int) -> str:
    """What was foretold: half points, a leader or a card."""
    if told == HIDDEN:
        return UNKNOWN
    if element == 0:
        return halves(told)
    return leader_name(say, told) if element == 1 else card_name(say, told)
