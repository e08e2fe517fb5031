"""Phase 9: the Mentat Pause, victory and the end of the game (CLA-WIN)."""

from __future__ import annotations

from typing import Final

from kanly.classic.map import factions, members
from kanly.classic.position import FACTION, NOBODY, Classic
from kanly.classic.tables.factions import (
    ATREIDES,
    BENE_GESSERIT,
    EMPEROR,
    EVERY_FACTION,
    FREMEN,
    GUILD,
    HARKONNEN,
)
from kanly.classic.tables.players import ALONE, ALONE_OF_TWO
from kanly.classic.tables.territories import (
    HABBANYA_SIETCH,
    SHIELD_WALL,
    SIETCH_TABR,
    STRONGHOLD,
    TERRITORIES,
    TUEKS_SIETCH,
)
from kanly.classic.treasury import gain
from kanly.classic.types import FactionId, TerritoryId
from kanly.core.message import Message
from kanly.core.result import Result

BY_STRONGHOLDS: Final = 1
BY_PREDICTION: Final = 2
BY_FREMEN: Final = 3
BY_GUILD: Final = 4
BY_DEFAULT_FREMEN: Final = 5
BY_MOST_STRONGHOLDS: Final = 6
REASONS: Final = (
    "none",
    "strongholds",
    "prediction",
    "fremen",
    "guild",
    "fremen-default",
    "most-strongholds",
)

PLACES_TO_HOLD: Final[list[TerritoryId]] = [
    made.id for made in TERRITORIES if made.kind == STRONGHOLD
]


def places_to_hold(game: Classic) -> list[TerritoryId]:
    """The strongholds, the Shield Wall among them if it counts (CLA-WIN-16)."""
    return [*PLACES_TO_HOLD, SHIELD_WALL] if game.wall_is_stronghold() else PLACES_TO_HOLD


def start(game: Classic) -> None:
    """Bribes go behind the shields; then victory is checked (CLA-WIN-02)."""
    for faction in game.order:
        if game.bribes[faction]:
            gain(game, faction, game.bribes[faction])
            game.bribes[faction] = 0
    winners, reason = check(game)
    if winners:
        game.winners = winners
        game.reason = reason
        game.stack = []
        game.seen()
        if game.listener is not None:
            for faction in factions(winners):
                game.tell(
                    "winner", faction=FACTION[faction], reason=f"classic-win-{REASONS[reason]}"
                )


def check(game: Classic) -> tuple[int, int]:
    """The winners of this turn, as a mask, and why; after the last turn there always are some."""
    winners = by_strongholds(game)
    reason = BY_STRONGHOLDS
    if not winners and game.turn == game.rules.turns:
        winners, reason = at_the_end(game)
    if winners and predicted(game, winners, reason):
        return team(game, BENE_GESSERIT), BY_PREDICTION
    return winners, reason


def strongholds(game: Classic, faction: FactionId) -> int:
    """How many strongholds it occupies (CLA-WIN-06)."""
    return len([place for place in places_to_hold(game) if game.occupies(faction, place)])


def team(game: Classic, faction: FactionId) -> int:
    """A faction and the other one of its player, as a mask (CLA-PLAYERS-13, CLA-PLAYERS-14)."""
    found = 1 << faction
    for other in game.order:
        if game.partners(faction, other):
            found |= 1 << other
    return found


def side(game: Classic, faction: FactionId) -> int:
    """A faction and its allies, or all of its player."""
    return game.ally[faction] | team(game, faction)


def held_by(game: Classic, holders: int) -> int:
    """How many strongholds some factions hold together."""
    return len(
        [
            place
            for place in places_to_hold(game)
            if any([game.occupies(faction, place) for faction in factions(holders)])
        ]
    )


def needed(game: Classic, faction: FactionId) -> int:
    """Strongholds that its side needs (CLA-WIN-03, CLA-WIN-04, CLA-ALLY-31)."""
    if game.ally[faction]:
        return game.rules.alliance_strongholds
    return ALONE_OF_TWO if game.players == 2 else ALONE


def by_strongholds(game: Classic) -> int:
    """The first side in storm order that holds enough (CLA-WIN-08)."""
    for faction in game.order:
        mine = side(game, faction)
        counted = 1 << faction if game.rules.single_faction_wins else mine
        if held_by(game, counted) >= needed(game, faction):
            return mine
    return 0


def at_the_end(game: Classic) -> tuple[int, int]:
    """Nobody won in the last turn (CLA-WIN-09 to CLA-WIN-13).

    Without the special victory of a Guild in play, strongholds decide (CLA-WIN-10).
    """
    if game.plays(FREMEN) and fremen_condition(game):
        return side(game, FREMEN), BY_FREMEN
    if game.plays(GUILD) and game.rules.guild_victory:
        return side(game, GUILD), BY_GUILD
    if game.plays(FREMEN) and not game.plays(GUILD):
        return side(game, FREMEN), BY_DEFAULT_FREMEN
    held = {faction: held_by(game, team(game, faction)) for faction in game.order}
    most = max(held.values())
    winners = 0
    for faction in game.order:
        if held[faction] == most:
            winners |= 1 << faction
    return winners, BY_MOST_STRONGHOLDS


def fremen_condition(game: Classic) -> bool:
    """Nobody else in the two sietches, no great house in Tuek's (CLA-FRE-17, CLA-FRE-18)."""
    for faction in game.order:
        if faction == FREMEN:
            continue
        if game.fights_at(faction, SIETCH_TABR) or game.fights_at(faction, HABBANYA_SIETCH):
            return False
        great = faction in (HARKONNEN, ATREIDES, EMPEROR)
        if great and game.fights_at(faction, TUEKS_SIETCH):
            return False
    return True


def predicted(game: Classic, winners: int, reason: int) -> bool:
    """Whether the Bene Gesserit foresaw it (CLA-BG-04, CLA-WIN-14, CLA-PLAYERS-15)."""
    if game.predicted == NOBODY or game.predicted_turn != game.turn:
        return False
    if reason not in (BY_STRONGHOLDS, BY_MOST_STRONGHOLDS):
        return False
    return bool(winners & team(game, game.predicted))


def result(game: Classic) -> Result:
    """Winners first, then the others by strongholds."""
    winning = sorted({game.seat[faction] for faction in factions(game.winners)})
    scores = [0] * game.players
    for seat in range(game.players):
        own = 0
        for faction in EVERY_FACTION:
            if game.seat[faction] == seat:
                own |= 1 << faction
        scores[seat] = held_by(game, own)
    others = [seat for seat in range(game.players) if seat not in winning]
    ranking = [winning]
    for score in sorted({scores[seat] for seat in others}, reverse=True):
        ranking.append([seat for seat in others if scores[seat] == score])
    key = f"classic-end-{REASONS[game.reason]}"
    first = members(game.winners)[0]
    return Result(ranking, scores, Message(key, {"turn": game.turn, "faction": FACTION[first]}))
