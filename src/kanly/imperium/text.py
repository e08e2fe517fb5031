"""The table as plain text, for `print(game)`; words and colours belong to the terminal."""

from __future__ import annotations

from typing import Final

from kanly.core.layout import aligned, listed
from kanly.imperium.choices import COLOURS
from kanly.imperium.effects import FACTION_NAMES
from kanly.imperium.position import NOBODY, NOTHING, PHASE_NAMES, Imperium
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.intrigues import INTRIGUES
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, MAKERS, SPACES
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import HouseId

CARD_NAMES: Final = [card.slug for card in CARDS]
INTRIGUE_NAMES: Final = [card.slug for card in INTRIGUES]
TILE_NAMES: Final = [tile.slug for tile in TILES]


def text(game: Imperium) -> str:
    """Round, houses, board, market and hands, by their names in notation."""
    rows = [HEADING, *[house_row(game, house) for house in game.every_house]]
    lines = [headline(game), "", *aligned(rows), ""]
    lines += [f"{name:<9}{said}" for name, said in board(game)]
    lines.append("")
    for house in game.every_house:
        lines += holdings(game, house)
    return "\n".join(lines)


def headline(game: Imperium) -> str:
    fought = game.conflict != NOTHING
    conflict = f"conflict {CONFLICTS[game.conflict].slug}" if fought else "no conflict yet"
    turn = f", turn of {COLOURS[game.turn]}" if game.turn != NOBODY else ""
    return f"round {game.round}, {PHASE_NAMES[game.phase]}{turn}; {conflict}"


HEADING: Final = [
    *("house", "seat", "leader", "VP", "solari", "spice", "water", *FACTION_NAMES),
    *("garrison", "conflict", "strength", "agents"),
]


def house_row(game: Imperium, house: HouseId) -> list[str]:
    """A house: score, purse, Influence (starred with the alliance), troops and Agents."""
    leader = LEADERS[game.leader[house]].slug if game.leader[house] >= 0 else "house-hagal"
    purse = game.purse[house * 3 : house * 3 + 3]
    tracks = [
        f"{game.influence[house * 4 + i]}{'*' if game.alliance[i] == house else ''}"
        for i in range(len(FACTION_NAMES))
    ]
    troops = [game.garrison[house], game.troops[house], game.strength(house), game.ready[house]]
    numbers = [game.score[house], *purse]
    seat = "-" if game.is_rival(house) else str(house)
    return [COLOURS[house], seat, leader, *map(str, numbers), *tracks, *map(str, troops)]


def board(game: Imperium) -> list[tuple[str, str]]:
    """What lies in the middle."""
    piles = [f"{CARD_NAMES[card]} {game.reserve[i]}" for i, card in enumerate(RESERVE_CARDS)]
    found = [
        ("agents", listed(agents(game))),
        ("control", listed(control(game))),
        ("spice", listed(gathered(game))),
        ("row", of(game.row, CARD_NAMES)),
        ("reserve", listed(piles)),
    ]
    if game.ix is not None:
        found.append(("tech", of([stack[-1] for stack in game.ix.stacks if stack], TILE_NAMES)))
    return found


def holdings(game: Imperium, house: HouseId) -> list[str]:
    """What a house holds: its hand, its Intrigue cards, its Tech tiles."""
    held = [("hand", of(game.hand[house], CARD_NAMES))]
    held.append(("intrigue", of(game.intrigues[house], INTRIGUE_NAMES)))
    if game.ix is not None:
        held.append(("tech", of(game.ix.tiles[house], TILE_NAMES)))
    shown = [(what, cards) for what, cards in held if what == "hand" or cards != "none"]
    return [f"{COLOURS[house]} {what}: {cards}" for what, cards in shown]


def of(things: list[int], names: list[str]) -> str:
    """Cards or tiles by name; a view does not know them all."""
    known = [names[thing] for thing in things if thing >= 0]
    return listed(known, len(things) - len(known))


def agents(game: Imperium) -> list[str]:
    found = []
    for space in SPACES:
        here = [COLOURS[h] for h in game.every_house if space.id in game.posts[h]]
        if here:
            found.append(f"{space.slug}: {' '.join(here)}")
    return found


def control(game: Imperium) -> list[str]:
    """Who controls which location."""
    places = []
    for i, space in enumerate(LOCATIONS):
        owner = game.controller(i)
        if owner != NOBODY:
            places.append(f"{SPACES[space].slug}: {COLOURS[owner]}")
    return places


def gathered(game: Imperium) -> list[str]:
    """The bonus spice on the Makers."""
    return [f"{SPACES[MAKERS[i]].slug}: {n}" for i, n in enumerate(game.bonus) if n]
