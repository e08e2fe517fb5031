"""Callbacks for the progress of a training run."""

from __future__ import annotations

from kanly.train.curves import Figures


class Watcher:
    """Listens; this one does nothing about it."""

    def doing(self, what: str) -> None:
        """What is done now: playing, learning or trying."""

    def played(self, choices: int, games: int) -> None:
        """How many choices were made, and games ended, in the current stretch."""

    def learning(self, share: float) -> None:
        """How much of a stretch has been learned from, 0 to 1."""

    def trying(self, games: int, of: int) -> None:
        """How many games of a trial were played."""

    def learned(self, figures: Figures) -> None:
        """A stretch was played and learned from."""

    def tried(self, figures: Figures) -> None:
        """A trial was played."""

    def gathered(self, games: int, of: int) -> None:
        """How many games were played for a judge, and of how many."""

    def judged(self, figures: Figures) -> None:
        """A judge has gone through all games once more; how wrong it is now."""
