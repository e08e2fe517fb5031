"""Ways to sit down at a table of Skirmish: dealt hands, scripted choices, random play."""

from __future__ import annotations

from kanly.core.rng import Rng, seeded
from tests.core import skirmish
from tests.core.skirmish import CARDS, FACTIONS, Skirmish


def seat(faction: str) -> int:
    return FACTIONS.index(faction)


def play(game: Skirmish, *moves: str) -> Skirmish:
    """Apply choices written as `faction: notation`."""
    for move in moves:
        faction, _, notation = move.partition(": ")
        game.apply(seat(faction), notation)
    return game


def started(players: int = 3, seed: int = 7, **hands: str) -> Skirmish:
    """A game after the predictions, at the first look of the seer, with the hands given."""
    game = skirmish.new(players, seed)
    for faction, cards in hands.items():
        deal(game, seat(faction), [CARDS.index(name) for name in cards.split()])
    for faction in FACTIONS[:players]:
        play(game, f"{faction}: predict seer")
    return game


def deal(game: Skirmish, holder: int, cards: list[int]) -> None:
    """Give a seat exactly these cards, out of the deck and the hands before its own."""
    game.deck += game.hand[holder]
    for card in cards:
        if card not in game.deck:
            other = next(s for s in range(game.players) if s != holder and card in game.hand[s])
            game.hand[other].remove(card)
            game.hand[other].append(game.deck.pop(0))
            game.deck.append(card)
        game.deck.remove(card)
    game.hand[holder] = sorted(cards)


def decline_all(game: Skirmish) -> Skirmish:
    """Everyone lets the window on top go by."""
    while not game.over and game.pending[0].kind == skirmish.WINDOW:
        game.apply(game.pending[0].seat, skirmish.DECLINE)
    return game


def bidding() -> Skirmish:
    """The seer has bid 2, and it is the voice's turn; it has 4 spice."""
    game = play(decline_all(started()), "seer: bid 2")
    game.start_spice[1] = 4
    return game


def at_battle(players: int = 3, seed: int = 7, **hands: str) -> Skirmish:
    """Nobody buys, and the seer is about to attack."""
    game = decline_all(started(players, seed, **hands))
    while game.pending[0].kind == skirmish.BID:
        game.apply(game.pending[0].seat, skirmish.PASS)
    return game


def at_plans(command: str = "silence", **hands: str) -> Skirmish:
    """The seer attacks the throne; both are about to make their plans."""
    return decline_all(play(at_battle(**hands), "seer: attack throne", f"voice: {command}"))


def snapshot(game: Skirmish) -> str:
    """The position as it is now, to compare with later (`state` shares the lists of the game)."""
    return repr(game.state())


def random_choice(game: Skirmish, rng: Rng) -> tuple[int, skirmish.Choice]:
    """Any choice of any seat that is asked, now and then something that nobody asked for."""
    decision = game.pending[rng.below(len(game.pending))]
    if rng.below(8) == 0:
        decision = game.offer(rng.below(game.players)) or decision
    return decision.seat, decision.choices[rng.below(len(decision.choices))]


def wander(game: Skirmish, rng: Rng, choices: int = 10_000) -> Skirmish:
    """Play that many random choices, or to the end."""
    for _ in range(choices):
        if game.over:
            break
        game.apply(*random_choice(game, rng))
    return game


def somewhere(seed: int, choices: int) -> Skirmish:
    """A position that random play reaches."""
    return wander(skirmish.new(3 + seed % 2, seed), seeded(f"player {seed}"), choices)
