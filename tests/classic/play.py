"""Random games of the classic Dune for tests."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import islice

import kanly
from kanly.classic.tables.options import OPTIONS, PARTS
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.core.setup import Options

OFFERS = 12
"""Of so many choices one is, on average, something that a seat does unasked, if it can."""

LEFT_ALONE = ("turns", "two-factions", "spice-flow", "double-blow", "advanced-combat")


def options_for(players: int, seed: int) -> Options:
    """A variety of options, by seed: basic, advanced or a part of it, drafts, rules of the table.

    Every third game has no named rule option, so that the rules as they stand are played most.
    """
    rng = seeded(f"options {players} {seed}")
    options: Options = {}
    if rng.below(2):
        options["advanced"] = True
    if not rng.below(4):
        options["factions"] = ("draft", "hidden")[rng.below(2)]
    if not rng.below(6):
        options["turns"] = 1 + rng.below(9)
    if players == 2 and rng.below(2):
        options["two-factions"] = True
    if not rng.below(3):
        for part in ("spice-flow", "double-blow", "advanced-combat"):
            options[part] = rng.below(2) == 1
    if rng.below(3):
        for option in OPTIONS:
            if option.slug not in LEFT_ALONE and option.others and not rng.below(3):
                values = (False, True) if option.id in PARTS else option.others
                options[option.slug] = values[rng.below(len(values))]
    return options


def positions(
    players: int, seed: int, options: Options | None = None, offers: int = OFFERS
) -> Iterator[Game]:
    """The game itself after its setup and after every choice of a random playout."""
    chosen = options_for(players, seed) if options is None else options
    game = kanly.new("classic", players, seed, chosen)
    rng = seeded(f"play {seed}")
    yield game
    while not game.over:
        random_choice(game, rng, offers)
        yield game


def after(players: int, seed: int, moves: int, options: Options | None = None) -> Game:
    """The game of a random playout after that many choices, or at its end."""
    return deque(islice(positions(players, seed, options), moves + 1), maxlen=1)[0]


def random_choice(game: Game, rng: Rng, offers: int = OFFERS) -> None:
    """One choice of a seat that is asked or, once in `offers` times, of one that is not.

    Of what a seat may do unasked, first a verb is picked: else all would be amounts of spice.
    """
    if offers and not rng.below(offers):
        offer = game.free(rng.below(game.players))
        if offer is not None:
            verbs = sorted({choice.verb for choice in offer.choices})
            verb = verbs[rng.below(len(verbs))]
            choices = [choice for choice in offer.choices if choice.verb == verb]
            game.apply(offer.seat, choices[rng.below(len(choices))])
            return
    decision = game.pending[rng.below(len(game.pending))]
    game.apply(decision.seat, decision.choices[rng.below(len(decision.choices))])


def finish(game: Game, rng: Rng, offers: int = OFFERS) -> Game:
    """Play on at random to the end."""
    while not game.over:
        random_choice(game, rng, offers)
    return game
