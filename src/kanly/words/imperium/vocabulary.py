"""The vocabulary: which message says each word of the effect language, and in what mood."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from kanly.core.message import Args
from kanly.imperium.effects import FACTION_NAMES, NO_LIMIT, TO_DECK, Effect, Op
from kanly.imperium.reveal_turn import COUNCIL_PERSUASION
from kanly.imperium.tables.cards import CARDS, RESERVE_CARDS, THE_SPICE_MUST_FLOW
from kanly.imperium.tables.spaces import LOCATIONS, SPACES
from kanly.words.imperium.phrases import DO, PLUS, TELL

Arguments = Callable[[Effect], Args]
Variant = Callable[[Effect], str]


class Word(NamedTuple):
    """A word: its mood, its message, what the message tells, and how the message may vary."""

    mood: int
    message: str
    args: Arguments
    variant: Variant

    def key(self, effect: Effect) -> str:
        return self.message + self.variant(effect)


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
    return "-to-deck" if effect.arg == TO_DECK else ""


def terms(effect: Effect) -> str:
    """What is special in the price of a Tech tile."""
    if effect.arg:
        return "-with-solari"
    return "-cheaper" if effect.n else ""


def others_only(effect: Effect) -> str:
    return "-but-this" if effect.arg else ""


def word(mood: int, message: str, args: Arguments = number, variant: Variant = never) -> Word:
    return Word(mood, message, args, variant)


# fmt: off
VOCABULARY: Final[dict[int, Word]] = {
    Op.PERSUASION:                    word(PLUS, "bonus-persuasion"),
    Op.SWORDS:                        word(PLUS, "bonus-swords"),
    Op.RECRUIT:                       word(DO,   "effect-recruit"),
    Op.DRAW:                          word(DO,   "effect-draw"),
    Op.INTRIGUE:                      word(DO,   "effect-intrigue"),
    Op.TRASH:                         word(TELL, "effect-trash"),
    Op.TRASH_THIS:                    word(DO,   "effect-trash-this"),
    Op.DEPLOY_GARRISON:               word(TELL, "effect-deploy-garrison", number, unlimited),
    Op.DEPLOY_RECRUITED:              word(TELL, "effect-deploy-recruited", number, at_reveal_only),
    Op.DEPLOY_SUPPLY:                 word(DO,   "effect-deploy-supply"),
    Op.RETREAT:                       word(DO,   "effect-retreat", number, unlimited),
    Op.ACQUIRE:                       word(DO,   "effect-acquire", number, destination),
    Op.ACQUIRE_RESERVE:               word(DO,   "effect-acquire-reserve", reserve_card),
    Op.CONTROL:                       word(DO,   "effect-control", location),
    Op.SIGNET:                        word(DO,   "effect-signet"),
    Op.DOUBLE_HARVEST:                word(TELL, "effect-double-harvest"),
    Op.DISCOUNT_SPICE_MUST_FLOW:      word(TELL, "effect-discount", discount),
    Op.OPPONENTS_LOSE_GARRISON:       word(TELL, "effect-opponents-lose-garrison"),
    Op.SEND_ANYWHERE:                 word(TELL, "effect-send-anywhere"),
    Op.PERSUASION_PER_FREMEN:         word(TELL, "effect-persuasion-per-fremen"),
    Op.TAKE_FROM_DISCARD:             word(DO,   "effect-take-from-discard", faction),
    Op.SPACE_INFLUENCE:               word(TELL, "effect-space-influence"),
    Op.OPPONENTS_DISCARD:             word(TELL, "effect-opponents-discard"),
    Op.OPPONENTS_DISCARD_OR_LOSE:     word(TELL, "effect-opponents-discard-or-lose"),
    Op.VOICE:                         word(TELL, "effect-voice"),
    Op.MAY_PASS:                      word(TELL, "effect-may-pass"),
    Op.MENTAT:                        word(TELL, "effect-mentat"),
    Op.MENTAT_NEXT_ROUND:             word(DO,   "effect-mentat-next-round"),
    Op.FACTION_ICONS:                 word(TELL, "effect-faction-icons"),
    Op.IGNORE_ENEMIES:                word(TELL, "effect-ignore-enemies"),
    Op.OPPONENT_LOSES_TROOP:          word(DO,   "effect-opponent-loses-troop"),
    Op.TRACKS:                        word(TELL, "effect-tracks", points),
    Op.SNOOP:                         word(DO,   "effect-snoop"),
    Op.ACQUIRE_TO_DECK:               word(TELL, "effect-acquired-to-deck"),
    Op.RESHUFFLE:                     word(DO,   "effect-reshuffle"),
    Op.RECALL:                        word(DO,   "effect-recall"),
    Op.SET_ASIDE:                     word(TELL, "effect-set-aside"),
    Op.HARVEST:                       word(TELL, "effect-harvest"),
    Op.STEAL_INTRIGUE:                word(TELL, "effect-steal-intrigue"),
    Op.COUNCIL:                       word(TELL, "effect-council", council),
    Op.SWORDMASTER:                   word(TELL, "effect-swordmaster"),
    # Rise of Ix
    Op.FREIGHTER:                     word(DO,   "effect-freighter"),
    Op.DREADNOUGHT:                   word(DO,   "effect-dreadnought"),
    Op.TECH:                          word(DO,   "effect-tech", number, terms),
    Op.NEGOTIATOR:                    word(DO,   "effect-negotiator"),
    Op.DIVIDENDS:                     word(DO,   "effect-dividends", dividends),
    Op.SHIP_TROOPS:                   word(DO,   "effect-ship-troops"),
    Op.TRASH_IN_PLAY:                 word(TELL, "effect-trash-in-play"),
    Op.SWORDS_PER_DREADNOUGHT:        word(TELL, "effect-swords-per-dreadnought"),
    Op.SWORDS_PER_CARD:               word(TELL, "effect-swords-per-card", number, others_only),
    Op.AMBUSH:                        word(TELL, "effect-ambush"),
    Op.EXTRA_TURN:                    word(TELL, "effect-extra-turn"),
    Op.SPACE_DISCOUNT:                word(TELL, "effect-space-discount", space),
    Op.OPPONENTS_RETREAT_DREADNOUGHT: word(TELL, "effect-opponents-retreat-dreadnought"),
    Op.DEPLOY_UNITS:                  word(TELL, "effect-deploy-units"),
    Op.GOALS:                         word(TELL, "effect-goals", goals),
    Op.SWAP_INTRIGUES:                word(DO,   "effect-swap-intrigues"),
    Op.PLACE_DREADNOUGHT:             word(DO,   "effect-place-dreadnought"),
    Op.KEEP_CARD:                     word(DO,   "effect-keep-card"),
    Op.WIN_TIES:                      word(TELL, "effect-win-ties"),
    Op.ALL_TO_DECK:                   word(TELL, "effect-all-to-deck"),
    Op.SHIP_BONUS:                    word(TELL, "effect-ship-bonus"),
    Op.DETONATE:                      word(TELL, "effect-detonate"),
}
# fmt: on
"""Every word that one message says; gains are in `amounts`, joints in `writer`."""
