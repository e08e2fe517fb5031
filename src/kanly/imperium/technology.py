"""Tech tiles: acquiring them and using them (IX-TECH)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.message import Args
from kanly.core.question import Step
from kanly.imperium import choices as c
from kanly.imperium import combat, pending_effects
from kanly.imperium.asking import SeatQuestion, number_in
from kanly.imperium.effects import SOLARI, SPICE, split
from kanly.imperium.keys import COLOUR_KEY, RESOURCE_KEY, TILE_KEY
from kanly.imperium.position import NOTHING, Imperium
from kanly.imperium.tables.tiles import FLIP, TILES, TRASH_TILE
from kanly.imperium.types import HouseId, TileId
from kanly.imperium.word import RUN

STACKS: Final = 3
PER_STACK: Final = 6


# Acquiring ----------------------------------------------------------------------------------------


def offered(game: Imperium) -> list[TileId]:
    """The face-up tile of each stack that has one, but none that is just being acquired."""
    taken = being_acquired(game)
    return [TileId(s[-1]) for s in game.expansion.stacks if s and s[-1] not in taken]


def being_acquired(game: Imperium) -> list[TileId]:
    """Tiles paid for that have yet to reach their owner (IX-TECH-28)."""
    return [TileId(frame[2]) for frame in game.stack if frame[0] == GAIN_TILE.frame]


def price(tile: int, discount: int, negotiators: int) -> int:
    """Never below 0 (IX-TECH-10 to -16)."""
    return max(0, TILES[tile].cost - discount - negotiators)


def purchases(game: Imperium, house: HouseId, discount: int, solari: bool) -> list[Choice]:
    """The tiles the house can pay for, its Negotiators considered."""
    found: list[Choice] = []
    helpers = game.expansion.negotiators[house]
    for tile in offered(game):
        cost = price(tile, discount, helpers)
        if game.purse[house * 3 + SPICE] >= cost:
            found.append(c.TECH[tile][0])
        if solari and game.purse[house * 3 + SOLARI] >= cost:
            found.append(c.TECH[tile][1])
    return found


def tech_choices(game: Imperium, frame: tuple[int, HouseId, int, int]) -> list[Choice]:
    _, seat, discount, solari = frame
    return purchases(game, seat, discount, bool(solari))


def answer_tech(game: Imperium, frame: tuple[int, HouseId, int, int], choice: Choice) -> None:
    """The whole price in spice or, with Appropriate, in Solari (IX-CARD-01)."""
    _, seat, discount, _ = frame
    if game.expansion.negotiators[seat]:
        game.stack.append((ASK_NEGOTIATORS.frame, seat, choice.a, discount, choice.b))
    else:
        buy(game, seat, TileId(choice.a), discount, 0, SOLARI if choice.b else SPICE)


ASK_TECH: Final[SeatQuestion] = SeatQuestion(
    29, "tech", "IX-TECH-03", c.V_TECH, tech_choices, answer_tech, number_in
)
"""Seat, discount, 1 if Solari may pay."""


def helpers(game: Imperium, frame: tuple[int, HouseId, TileId, int, int]) -> list[Choice]:
    """Any number that leaves a price the player can pay (IX-TECH-15, -17)."""
    _, seat, tile, discount, solari = frame
    purse = game.purse[seat * 3 + (SOLARI if solari else SPICE)]
    numbers = range(game.expansion.negotiators[seat] + 1)
    return [c.RETURN[n] for n in numbers if price(tile, discount, n) <= purse]


def tile_bought(game: Imperium, frame: Frame) -> Args:
    _, _, tile, *_ = frame
    return {"tile": TILE_KEY[tile]}


def answer_negotiators(
    game: Imperium, frame: tuple[int, HouseId, TileId, int, int], choice: Choice
) -> None:
    _, seat, tile, discount, solari = frame
    buy(game, seat, tile, discount, choice.a, SOLARI if solari else SPICE)


ASK_NEGOTIATORS: Final[SeatQuestion] = SeatQuestion(
    30, "negotiators", "IX-TECH-15", c.V_RETURN, helpers, answer_negotiators, tile_bought
)
"""Seat, tile, discount, 1 if Solari pay."""


def buy(
    game: Imperium, house: HouseId, tile: TileId, discount: int, negotiators: int, currency: int
) -> None:
    """Pay, take the acquire effect, then the tile; the next one is turned up (IX-TECH-28)."""
    ix = game.expansion
    ix.negotiators[house] -= negotiators
    game.supply[house] += negotiators
    cost = price(tile, discount, negotiators)
    game.purse[house * 3 + currency] -= cost
    resource = RESOURCE_KEY[currency]
    name = TILE_KEY[tile]
    game.emit("tech", seat=COLOUR_KEY[house], tile=name, n=cost, resource=resource)
    stack = next(i for i in range(STACKS) if ix.stacks[i] and ix.stacks[i][-1] == tile)
    game.stack.append((GAIN_TILE.frame, house, tile, stack))
    pending_effects.at_once(game, house, TILES[tile].acquire, NOTHING)


def gain_tile(game: Imperium, frame: tuple[int, HouseId, TileId, int]) -> None:
    """The tile goes face up to its owner's supply (IX-TECH-05, -06)."""
    ix = game.expansion
    _, seat, tile, stack = frame
    ix.tiles[seat].append(tile)
    ix.stacks[stack].pop()
    if game.revealing and game.turn == seat:  # it works at once (IX-TECH-24)
        for part in split(TILES[tile].reveal):
            pending_effects.offer_in_turn(game, seat, part, NOTHING)
    if combat.triumphs(game, seat):  # bought with the reward of a won Conflict (IX-CARD-32)
        for part in split(TILES[tile].win):
            pending_effects.offer(game, seat, part, NOTHING)
    turned_up(game, stack)


GAIN_TILE: Final = Step(21, gain_tile)
"""Seat, tile, stack."""


def turned_up(game: Imperium, stack: int) -> None:
    """A new tile shows; in a solo game one that Rivals can use must, but no acquisition is
    disturbed for it (IX-SOLO-09, -10)."""
    ix = game.expansion
    game.seen()
    if ix.stacks[stack] and game.listener is not None:
        game.emit("tile", tile=TILE_KEY[ix.stacks[stack][-1]])
    if game.solo and not being_acquired(game):
        scrap_useless(game)


def scrap_useless(game: Imperium) -> None:
    """Trash the top of the highest stack until a tile shows that Rivals can use (IX-SOLO-09)."""
    ix = game.expansion
    showing = offered(game)
    while showing and not any(TILES[tile].rival for tile in showing):
        highest = max(range(STACKS), key=lambda i: (len(ix.stacks[i]), -i))
        scrapped = ix.stacks[highest].pop()
        ix.scrapped.append(scrapped)
        game.emit("tile-scrapped", tile=TILE_KEY[scrapped])
        showing = offered(game)


# Using --------------------------------------------------------------------------------------------


def use(game: Imperium, seat: HouseId, number: int) -> None:
    """Use a tile and carry out what it does."""
    spend_tile(game, seat, number)
    game.stack.append((RUN, seat, TILES[number].use.id, NOTHING))


def spend_tile(game: Imperium, house: HouseId, number: int) -> None:
    """Turn the tile face down until the next round, or out of the game (IX-TECH-21, -25)."""
    ix = game.expansion
    tile = TILES[number]
    if tile.use_kind == FLIP:
        ix.flipped[house] |= 1 << number
    elif tile.use_kind == TRASH_TILE:
        ix.tiles[house].remove(number)
        ix.scrapped.append(number)
    game.emit("use", seat=COLOUR_KEY[house], tile=TILE_KEY[number])


def score_endgame(game: Imperium) -> None:
    """Endgame abilities score by themselves when the end is triggered (IX-TECH-31)."""
    for house in game.in_order(game.first):
        for number in game.expansion.tiles[house]:
            game.stack.append((RUN, house, TILES[number].endgame.id, NOTHING))


def reveal_tiles(game: Imperium, seat: HouseId) -> None:
    """Abilities of the Reveal turn (IX-TECH-20)."""
    for number in game.expansion.tiles[seat]:
        for part in split(TILES[number].reveal):
            pending_effects.offer(game, seat, part, NOTHING)


def can_acquire(game: Imperium, seat: HouseId, discount: int, solari: bool) -> bool:
    return bool(purchases(game, seat, discount, solari))


def ask_for_tile(game: Imperium, seat: HouseId, discount: int, solari: int) -> None:
    """An Acquire Tech icon; nothing happens if no tile can be paid for."""
    if can_acquire(game, seat, discount, bool(solari)):
        game.stack.append((ASK_TECH.frame, seat, discount, solari))
