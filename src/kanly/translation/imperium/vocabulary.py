"""The vocabulary: how the message of a word of the effect language is used.

A word needs no entry here if it is a sentence of its own and tells its number at most: its message
is `effect-` and its slug.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kanly.core.message import Args
from kanly.imperium.columns import LOCATION_NAMES, RESERVE_NAMES, SPACE_NAMES
from kanly.imperium.effects import FACTION_NAMES, NO_LIMIT, Effect
from kanly.imperium.reveal_turn import COUNCIL_PERSUASION
from kanly.imperium.tables.cards import CARDS, THE_SPICE_MUST_FLOW
from kanly.translation.imperium.phrases import DO, PLUS, TELL

Arguments = Callable[[Effect], Args]
Variant = Callable[[Effect], str]


class Phrasing(NamedTuple):
    """How a word is said: its mood, what its message tells, and how the message may vary."""

    mood: int
    args: Arguments = lambda effect: {"n": effect.n}
    variant: Variant = lambda effect: ""

    def key(self, effect: Effect) -> str:
        """`effect-draw`, or `bonus-swords` for what is added up."""
        kind = "bonus" if self.mood == PLUS else "effect"
        return f"{kind}-{effect.word}{self.variant(effect)}"


def naming(kind: str, slugs: Sequence[str]) -> Arguments:
    """The component that the argument means, and the number."""
    return lambda effect: {"n": effect.n, kind: f"{kind}-{slugs[effect.arg]}"}


def flow(effect: Effect) -> Args:
    """The card The Spice Must Flow, and numbers that go with it."""
    card = f"card-{CARDS[THE_SPICE_MUST_FLOW].slug}"
    return {"n": effect.n, "all": effect.arg, "card": card}


def points(effect: Effect) -> Args:
    return {"n": effect.n, "all": effect.arg}


def unlimited(effect: Effect) -> str:
    return "-any" if effect.n == NO_LIMIT else ""


def tile_price(effect: Effect) -> str:
    """What is special in the price of a Tech tile."""
    if effect.arg:
        return "-with-solari"
    return "-cheaper" if effect.n else ""


def with_arg(suffix: str) -> Variant:
    """A message of its own where the word has an argument."""
    return lambda effect: suffix if effect.arg else ""


PLAIN: Final = Phrasing(TELL)
"""Any word that is not below: a sentence of its own, which tells its number."""
THINGS_TO_DO: Final = (
    *("recruit", "draw", "intrigue", "trash-this", "deploy-supply", "signet", "mentat-next-round"),
    *("opponent-loses-troop", "snoop", "reshuffle", "recall"),
    *("freighter", "dreadnought", "negotiator", "ship-troops", "swap-intrigues"),
    *("place-dreadnought", "keep-card"),
)

# fmt: off
VOCABULARY: Final[dict[str, Phrasing]] = {
    **dict.fromkeys(THINGS_TO_DO, Phrasing(DO)),
    "persuasion":              Phrasing(PLUS),
    "swords":                  Phrasing(PLUS),
    "deploy-garrison":         PLAIN._replace(variant=unlimited),
    "deploy-recruited":        PLAIN._replace(variant=with_arg("-at-reveal")),
    "retreat":                 Phrasing(DO, variant=unlimited),
    "acquire":                 Phrasing(DO, variant=with_arg("-onto-deck")),
    "acquire-reserve":         Phrasing(DO, naming("card", RESERVE_NAMES)),
    "control":                 Phrasing(DO, naming("space", LOCATION_NAMES)),
    "cheaper-spice-must-flow": Phrasing(TELL, flow),
    "take-from-discard":       Phrasing(DO, naming("faction", FACTION_NAMES)),
    "tracks":                  Phrasing(TELL, points),
    "council":                 Phrasing(TELL, lambda effect: {"n": COUNCIL_PERSUASION}),
    # Rise of Ix
    "tech":                    Phrasing(DO, variant=tile_price),
    "dividends":               Phrasing(DO, lambda effect: {"n": effect.n, "others": effect.arg}),
    "swords-per-card":         PLAIN._replace(variant=with_arg("-but-this")),
    "space-discount":          Phrasing(TELL, naming("space", SPACE_NAMES)),
    "goals":                   Phrasing(TELL, flow),
}
# fmt: on
"""Words whose message joins others, tells more than a number, or varies. Gains are in `amounts`,
joints in `writer`."""
