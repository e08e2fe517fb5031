"""What to call on a game: what `help(game)` shows first, in the compiled build as well."""

from __future__ import annotations

from typing import Final

from kanly.core.game import Game

GUIDE: Final = """A game: one position and the way forward.

Begin one with `kanly.new`, or read one with `kanly.load`.

Play:
    game.pending                 the decisions owed now, each with its seat and its choices
    game.decision(seat)          what that seat is asked, or None
    game.free(seat)              what that seat may do out of turn, or None
    game.apply(seat, choice)     make a choice, given as an object or in notation
    game.why_not(seat, notation) the reason a choice is refused here, or None if it is legal
    game.over, game.result       whether it has ended, and how: `result.winners` are seats

Look:
    print(game)                  the table as text
    game.describe()              the position by names, as plain data
    game.view(seat)              all that the seat may know and nothing else; None: a spectator
    game.players, game.rounds    how many seats, and how many rounds were begun
    game.seed, game.options      what it was dealt from, and with which options
    game.listener = []           from now on events are appended to this list

Think:
    game.clone()                 an independent copy
    game.resample(seat, seed)    a random position that the seat cannot tell from this one
    game.digest()                a 64-bit number that stands for the position

Save and go back:
    game.record                  the game so far; `game.record.save(path)` saves it
    game.undo(seat)              the game before the seat's last choice, if it may take it back
    game.rewind(length)          the game after its first `length` choices

All other methods belong to the rules and are called by the engine.
"""


def put_guide(kind: type[Game]) -> None:
    """Put the guide before the help of a kind of game and of those made from it."""
    kind.__doc__ = GUIDE
    for each in kind.__subclasses__():
        put_guide(each)
