"""The table as plain text, for `print(game)`; words and colours belong to the terminal."""

from __future__ import annotations

from kanly.imperium.choices import COLOURS
from kanly.imperium.effects import FACTION_NAMES
from kanly.imperium.position import NOBODY, NOTHING, PHASE_NAMES, Imperium
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS
from kanly.imperium.tables.conflicts import CONFLICTS
from kanly.imperium.tables.leaders import LEADERS
from kanly.imperium.tables.spaces import LOCATIONS, MAKERS, SPACES


def text(game: Imperium) -> str:
    """Round, houses, board and market, a line each, by their notation."""
    lines = [headline(game), ""]
    lines += [house_line(game, house) for house in range(game.houses)]
    lines += ["", "agents   " + (agents(game) or "none"), "control  " + control(game)]
    lines.append("row      " + ", ".join([CARDS[card].slug for card in game.row if card >= 0]))
    piles = [f"{CARDS[card].slug} {game.reserve[i]}" for i, card in enumerate(RESERVE_CARDS)]
    lines.append("reserve  " + ", ".join(piles))
    return "\n".join(lines)


def headline(game: Imperium) -> str:
    conflict = CONFLICTS[game.conflict].slug if game.conflict != NOTHING else "no conflict yet"
    turn = f", turn of {COLOURS[game.turn]}" if game.turn != NOBODY else ""
    return f"round {game.round}, {PHASE_NAMES[game.phase]}{turn}: {conflict}"


def house_line(game: Imperium, house: int) -> str:
    """A house: score, purse, Influence, troops, Agents and cards."""
    leader = LEADERS[game.leader[house]].slug if game.leader[house] >= 0 else "house-hagal"
    solari, spice, water = game.purse[house * 3 : house * 3 + 3]
    tracks = " ".join(
        f"{name[:2]}{game.influence[house * 4 + i]}{'*' * (game.alliance[i] == house)}"
        for i, name in enumerate(FACTION_NAMES)
    )
    return (
        f"{COLOURS[house]:<7}{leader:<26}{game.score[house]:>2} VP  "
        f"{solari:>2} solari {spice:>2} spice {water:>2} water  {tracks}  "
        f"troops {game.supply[house]}/{game.garrison[house]}/{game.troops[house]}"
        f" strength {game.strength(house)}  agents {game.ready[house]}"
        f"  hand {len(game.hand[house])} intrigue {len(game.intrigues[house])}"
    )


def agents(game: Imperium) -> str:
    found = []
    for space in SPACES:
        here = [COLOURS[h] for h in range(game.houses) if space.id in game.posts[h]]
        if here:
            found.append(f"{space.slug}: {' '.join(here)}")
    return ", ".join(found)


def control(game: Imperium) -> str:
    """Who controls the locations, and the spice that has gathered on the Makers."""
    places = []
    for i, space in enumerate(LOCATIONS):
        owner = game.controller(i)
        if owner != NOBODY:
            places.append(f"{SPACES[space].slug}: {COLOURS[owner]}")
    for i, space in enumerate(MAKERS):
        if game.bonus[i]:
            places.append(f"{SPACES[space].slug}: +{game.bonus[i]} spice")
    return ", ".join(places) or "nothing"
