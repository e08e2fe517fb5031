"""The vocabulary: how the message of each word of the effect language is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kanly.core.message import Args
from kanly.imperium.effects import FACTION_NAMES, NO_LIMIT, TO_DECK, Effect
from kanly.imperium.reveal_turn import COUNCIL_PERSUASION
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS, THE_SPICE_MUST_FLOW
from kanly.imperium.tables.spaces import LOCATIONS, SPACES
from kanly.words.imperium.phrases import DO, PLUS, TELL

Arguments = Callable[[Effect], Args]
Variant = Callable[[Effect], str]


# What a message tells -----------------------------------------------------------------------------


def number(effect: Effect) -> Args:
    return {"n": effect.n}


def reserve_card(effect: Effect) -> Args:
    return {"card": f"card-{CARDS[RESERVE_CARDS[effect.arg]].slug}"}


def discount(effect: Effect) -> Args:
    return {"n": effect.n, "card": f"card-{CARDS[THE_SPICE_MUST_FLOW].slug}"}


def location(effect: Effect) -> Args:
    return {"space": f"space-{SPACES[LOCATIONS[effect.arg]].slug}"}


def faction(effect: Effect) -> Args:
    return {"faction": f"faction-{FACTION_NAMES[effect.arg]}"}


def council(effect: Effect) -> Args:
    return {"n": COUNCIL_PERSUASION}


def points(effect: Effect) -> Args:
    return {"n": effect.n, "all": effect.arg}


def goals(effect: Effect) -> Args:
    return {**points(effect), "card": f"card-{CARDS[THE_SPICE_MUST_FLOW].slug}"}


def dividends(effect: Effect) -> Args:
    return {"n": effect.n, "others": effect.arg}


def space(effect: Effect) -> Args:
    return {"n": effect.n, "space": f"space-{SPACES[effect.arg].slug}"}


# How a message varies -----------------------------------------------------------------------------


def never(effect: Effect) -> str:
    return ""


def unlimited(effect: Effect) -> str:
    return "-any" if effect.n == NO_LIMIT else ""


def at_reveal_only(effect: Effect) -> str:
    return "-at-reveal" if effect.arg else ""


def destination(effect: Effect) -> str:
    return "-onto-deck" if effect.arg == TO_DECK else ""


def terms(effect: Effect) -> str:
    """What is special in the price of a Tech tile."""
    if effect.arg:
        return "-with-solari"
    return "-cheaper" if effect.n else ""


def others_only(effect: Effect) -> str:
    return "-but-this" if effect.arg else ""


class Phrasing(NamedTuple):
    """How a word is said: its mood, what its message tells, and how the message may vary."""

    mood: int
    args: Arguments = number
    variant: Variant = never

    def key(self, effect: Effect) -> str:
        """`effect-draw`, or `bonus-swords` for what is added up."""
        kind = "bonus" if self.mood == PLUS else "effect"
        return f"{kind}-{effect.word}{self.variant(effect)}"


# fmt: off
VOCABULARY: Final[dict[str, Phrasing]] = {
    "persuasion":                      Phrasing(PLUS),
    "swords":                          Phrasing(PLUS),
    "recruit":                         Phrasing(DO),
    "draw":                            Phrasing(DO),
    "intrigue":                        Phrasing(DO),
    "trash":                           Phrasing(TELL),
    "trash-this":                      Phrasing(DO),
    "deploy-garrison":                 Phrasing(TELL, number, unlimited),
    "deploy-recruited":                Phrasing(TELL, number, at_reveal_only),
    "deploy-supply":                   Phrasing(DO),
    "retreat":                         Phrasing(DO, number, unlimited),
    "acquire":                         Phrasing(DO, number, destination),
    "acquire-reserve":                 Phrasing(DO, reserve_card),
    "control":                         Phrasing(DO, location),
    "signet":                          Phrasing(DO),
    "double-harvest":                  Phrasing(TELL),
    "cheaper-spice-must-flow":         Phrasing(TELL, discount),
    "opponents-lose-garrison":         Phrasing(TELL),
    "send-anywhere":                   Phrasing(TELL),
    "persuasion-per-fremen":           Phrasing(TELL),
    "take-from-discard":               Phrasing(DO, faction),
    "space-influence":                 Phrasing(TELL),
    "opponents-discard":               Phrasing(TELL),
    "opponents-discard-or-lose":       Phrasing(TELL),
    "voice":                           Phrasing(TELL),
    "may-pass":                        Phrasing(TELL),
    "mentat":                          Phrasing(TELL),
    "mentat-next-round":               Phrasing(DO),
    "faction-icons":                   Phrasing(TELL),
    "ignore-enemies":                  Phrasing(TELL),
    "opponent-loses-troop":            Phrasing(DO),
    "tracks":                          Phrasing(TELL, points),
    "snoop":                           Phrasing(DO),
    "acquire-to-deck":                 Phrasing(TELL),
    "reshuffle":                       Phrasing(DO),
    "recall":                          Phrasing(DO),
    "set-aside":                       Phrasing(TELL),
    "harvest":                         Phrasing(TELL),
    "steal-intrigue":                  Phrasing(TELL),
    "council":                         Phrasing(TELL, council),
    "swordmaster":                     Phrasing(TELL),
    # Rise of Ix
    "freighter":                       Phrasing(DO),
    "dreadnought":                     Phrasing(DO),
    "tech":                            Phrasing(DO, number, terms),
    "negotiator":                      Phrasing(DO),
    "dividends":                       Phrasing(DO, dividends),
    "ship-troops":                     Phrasing(DO),
    "trash-in-play":                   Phrasing(TELL),
    "swords-per-dreadnought":          Phrasing(TELL),
    "swords-per-card":                 Phrasing(TELL, number, others_only),
    "ambush":                          Phrasing(TELL),
    "extra-turn":                      Phrasing(TELL),
    "space-discount":                  Phrasing(TELL, space),
    "opponents-retreat-dreadnought":   Phrasing(TELL),
    "deploy-units":                    Phrasing(TELL),
    "goals":                           Phrasing(TELL, goals),
    "swap-intrigues":                  Phrasing(DO),
    "place-dreadnought":               Phrasing(DO),
    "keep-card":                       Phrasing(DO),
    "win-ties":                        Phrasing(TELL),
    "all-to-deck":                     Phrasing(TELL),
    "ship-bonus":                      Phrasing(TELL),
    "detonate":                        Phrasing(TELL),
}
# fmt: on
"""Every word that one message says; gains are in `amounts`, joints in `writer`."""
