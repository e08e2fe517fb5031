"""What is meant by pointing at a thing that cannot be chosen."""

from __future__ import annotations

from typing import Final

from kanly.classic.choices import BY_KARAMA
from kanly.classic.tables.territories import LOCATIONS, TERRITORIES
from kanly.core.choice import Choice
from kanly.core.game import Game

CARDS: Final = ("weather-control", "family-atomics", "hajr", "truthtrance", "ghola", "karama-stop")
ANY: Final = ("leader", *CARDS, "weapon")
"""What cards and leaders are for, whatever is asked."""
VERBS: Final = {
    "plan": ("weapon", "leader"),
    **{verb: (*ANY, verb) for verb in ("ship", "move", "ride", "worm")},
    "move-to": (*ANY, "to"),
    "cross-to": (*ANY, "to"),
    "first-advisor": (*ANY, "advisor"),
}
WHOLES: Final = {
    f"location {location.slug}": f"territory {TERRITORIES[location.territory].slug}"
    for location in LOCATIONS
}


def unlikely(game: Game, seat: int, choice: Choice) -> int:
    """A card is meant for what its name says, any other to fight with."""
    as_karama = choice.verb_name == "karama-stop" and BY_KARAMA[0] not in choice.refs
    return len(ANY) if as_karama else (*ANY, choice.verb_name).index(choice.verb_name)
