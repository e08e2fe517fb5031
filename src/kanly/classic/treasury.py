"""Spice behind the shields (CLA-INFO-02).

Whoever counts what is paid and received in the open knows what each faction has: the ledger. Only
the Emperor's gifts to an ally go past it (CLA-INFO-03).
"""

from __future__ import annotations

from kanly.classic.position import Classic


def gain(game: Classic, faction: int, spice: int) -> None:
    """Spice from the bank, in the open."""
    game.spice[faction] += spice
    game.ledger[faction] += spice


def pay(game: Classic, faction: int, spice: int) -> None:
    """Spice to the bank, in the open (CLA-TURN-14)."""
    game.spice[faction] -= spice
    game.ledger[faction] -= spice


def give_secretly(game: Classic, giver: int, taker: int, spice: int) -> None:
    """Spice of which only giver and taker know."""
    game.spice[giver] -= spice
    game.spice[taker] += spice
