"""How a game ended."""

from __future__ import annotations

from kanly.core.message import Message


class Result:
    """Ranking (best first, equals together), scores by house, the winners, and why."""

    __slots__ = ("ranking", "reason", "scores")

    def __init__(self, ranking: list[list[int]], scores: list[int], reason: Message) -> None:
        self.ranking = ranking
        self.scores = scores
        self.reason = reason

    @property
    def winners(self) -> list[int]:
        return self.ranking[0]

    def __reduce__(self) -> tuple[object, tuple[list[list[int]], list[int], Message]]:
        return (Result, (self.ranking, self.scores, self.reason))

    def __repr__(self) -> str:
        return f"<winners {self.winners} scores {self.scores} {self.reason.key}>"
