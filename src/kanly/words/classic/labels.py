"""Choices in words: 'Bid 4 spice', 'Karama: stop the Voice', '3 forces, 1 of them Sardaukar'."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.classic import choices as c
from kanly.classic.choices import KWISATZ_HADERACH, NO_CARD, NO_ONE
from kanly.classic.tables.leaders import LEADERS
from kanly.classic.tables.numbers import KWISATZ_HADERACH_PRICE, REVIVAL_PRICE
from kanly.classic.tables.treachery import KARAMA
from kanly.core.choice import Amount, Choice
from kanly.core.decision import Decision
from kanly.core.message import Args
from kanly.words.classic.arguments import faction, kind, location, phase, star
from kanly.words.words import Words

Label = Callable[[Words, Choice, Args], str]
"""A choice in words; the arguments are those of the question it answers, if that is known."""


def label(words: Words, choice: Choice, decision: Decision | None = None) -> str:
    """A choice in words; the decision that it answers makes some of them plainer."""
    args: Args = {}
    if decision is not None:
        args = decision.args or {}
        key = BY_KIND.get((choice.verb, decision.kind.name))
        if key is not None:
            return said(words, key, **args)
    return LABELS[choice.verb](words, choice, args)


def said(words: Words, key: str, /, **args: int | str) -> str:
    return words.say(f"label-classic-{key}", **args)


BY_KIND: Final = {
    (c.V_DECLINE, "before-storm"): "decline-card",
    (c.V_DECLINE, "pause"): "go-on",
    (c.V_DECLINE, "worm"): "decline-worm",
    (c.V_DECLINE, "charity"): "decline-charity",
    (c.V_DECLINE, "response"): "decline-response",
    (c.V_DECLINE, "grant-free"): "decline-grant",
    (c.V_DECLINE, "revive-leader"): "decline-leader",
    (c.V_DECLINE, "lend"): "decline-lend",
    (c.V_DECLINE, "follow"): "decline-follow",
    (c.V_DECLINE, "intrusion"): "decline-intrusion",
    (c.V_DECLINE, "the-voice"): "decline-voice",
    (c.V_DECLINE, "prescience"): "decline-prescience",
    (c.V_DECLINE, "see-plan"): "decline-see-plan",
    (c.V_DECLINE, "mulligan"): "decline-mulligan",
    (c.V_DECLINE, "capture"): "decline-capture",
    (c.V_DONE, "nexus"): "done-nexus",
    (c.V_DONE, "to-fighters"): "done-fighters",
    (c.V_PASS, "ship"): "pass-ship",
    (c.V_PASS, "move"): "pass-move",
    (c.V_PAY, "pay"): "pay-bid",
    (c.V_PAY, "ship-pay"): "pay-ship",
}
"""Choices that read plainer in answer to some question."""


# What a choice is about ---------------------------------------------------------------------------


def plain(key: str) -> Label:
    return lambda words, choice, args: said(words, key)


def either(*keys: str) -> Label:
    """A label for each of a few answers."""
    return lambda words, choice, args: said(words, keys[choice.a])


def named(choice: Choice) -> Args:
    """What a choice points at as arguments: components by their kind, a number as `n`."""
    found: Args = {}
    for ref in choice.refs:
        if isinstance(ref, Amount):
            found["n"] = ref.number
        else:
            found[ref.kind] = f"classic-{ref.kind}-{ref.slug}"
    return found


def about(key: str) -> Label:
    """A label about what the choice points at."""
    return lambda words, choice, args: said(words, key, **named(choice))


def at(key: str) -> Label:
    """A label about a location."""
    return lambda words, choice, args: said(words, key, **location(choice.a))


def own_words(key: str) -> Label:
    return lambda words, choice, args: said(words, key, words=choice.words)


def forces(key: str) -> Label:
    """So many forces, how many of them are starred, and what they cost if they cost anything."""

    def of(words: Words, choice: Choice, args: Args) -> str:
        if choice.b:
            text = said(words, f"{key}-starred", n=choice.a, starred=choice.b, star=star(args))
        else:
            text = said(words, key, n=choice.a)
        if "pair" in args:
            return shipped(words, text, choice.a, args)
        if "limit" in args:
            return revived(words, text, choice.a, args)
        return text

    return of


# What it costs ------------------------------------------------------------------------------------


def priced(words: Words, what: str, spice: int, own: int, paid: int = 0) -> str:
    """What is done, for how much spice, what is left of one's own, and what an ally pays of it."""
    left = own - spice + paid
    return words.fill("label-classic-priced", what=what, spice=spice, left=left, paid=paid)


def shipped(words: Words, what: str, forces: int, args: Args) -> str:
    """Forces on their way; those chosen before are paid for with them (CLA-SHIP-05)."""
    forces += int(args.get("before", 0))
    pair, own = int(args["pair"]), int(args["own"])
    if not pair or not forces:
        return what
    spice = (forces * pair + 1) // 2
    if spice > own + int(args["promised"]):
        return words.fill("label-classic-priced-karama", what=what, spice=(spice + 1) // 2)
    return priced(words, what, spice, own, max(0, spice - own))


def revived(words: Words, what: str, forces: int, args: Args) -> str:
    """Forces from the Tanks: some for free, those beyond the limit paid by the Emperor."""
    if not forces:
        return what
    mine = min(forces, int(args["limit"]))
    price = max(0, mine - int(args["free"])) * REVIVAL_PRICE
    paid = (forces - mine) * REVIVAL_PRICE
    return priced(words, what, price + paid, int(args["own"]), paid)


def granted(words: Words, choice: Choice, args: Args) -> str:
    text = said(words, "grant", n=choice.a)
    if not choice.a or "own" not in args:
        return text
    return priced(words, text, choice.a * REVIVAL_PRICE, int(args["own"]))


def raised(words: Words, choice: Choice, args: Args) -> str:
    """A leader from the Tanks, for its strength in spice (CLA-REV-11)."""
    text = or_none("revive-leader", NOT_REVIVED)(words, choice, args)
    if "own" not in args:
        return text
    dear = choice.a == KWISATZ_HADERACH
    price = KWISATZ_HADERACH_PRICE if dear else LEADERS[choice.a].strength
    return priced(words, text, price, int(args["own"]))


def or_none(key: str, others: dict[int, str]) -> Label:
    """A leader or a card, or whatever stands for none."""

    def found(words: Words, choice: Choice, args: Args) -> str:
        if choice.a in others:
            return said(words, others[choice.a])
        return said(words, key, **named(choice))

    return found


def karama(key: str) -> Label:
    """What a Karama does, or a worthless card in its place."""

    def of(words: Words, choice: Choice, args: Args) -> str:
        return said(words, key if choice.b == KARAMA else f"{key}-with", **named(choice))

    return of


# Labels of their own ------------------------------------------------------------------------------


def battle(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "battle", faction=faction(choice.b), **location(choice.a))


def voice(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "voice-play" if choice.b else "voice-no", kind=kind(choice.a))


def dial(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "dial", dial=choice.a // 2, half=choice.a % 2)


def show(words: Words, choice: Choice, args: Args) -> str:
    return said(words, f"show-{choice.refs[0].slug}", **named(choice))


def deal_at(words: Words, choice: Choice, args: Args) -> str:
    return said(words, "deal-at", turn=choice.a, phase=phase(choice.b))


def ask(words: Words, choice: Choice, args: Args) -> str:
    """A question under Truthtrance."""
    if choice.a == c.Q_WORDS:
        return said(words, "ask-words", words=choice.words)
    return said(words, choice.verb_name, **named(choice))


NO_LEADER: Final = {NO_ONE: "leader-none", c.CHEAP_HERO: "leader-cheap"}
NOT_REVIVED: Final = {KWISATZ_HADERACH: "revive-kwisatz"}
NO_GHOLA: Final = {NO_ONE: "ghola-forces", KWISATZ_HADERACH: "ghola-kwisatz"}
"""What stands for something else where a leader is named."""

# fmt: off
LABELS: Final[dict[int, Label]] = {
    c.V_FACTION:          about("faction"),
    c.V_SWAP:             about("swap"),
    c.V_KEEP_FACTION:     plain("keep-faction"),
    c.V_AGREE:            plain("agree"),
    c.V_REFUSE:           plain("refuse"),
    c.V_PREDICT:          about("predict"),
    c.V_PREDICT_TURN:     about("predict-turn"),
    c.V_TRAITOR:          about("traitor"),
    c.V_MULLIGAN:         plain("mulligan"),
    c.V_FORCES:           forces("forces"),
    c.V_PLACE_ADVISOR:    at("advisor"),
    c.V_STORM:            about("storm"),
    c.V_WEATHER:          plain("weather"),
    c.V_ATOMICS:          plain("atomics"),
    c.V_SECTORS:          about("sectors"),
    c.V_DECLINE:          plain("decline"),
    c.V_LOSE:             forces("lose"),
    c.V_PROTECT:          plain("protect"),
    c.V_ABANDON:          plain("abandon"),
    c.V_WORM:             about("worm"),
    c.V_ALLY:             about("ally"),
    c.V_ACCEPT:           about("accept"),
    c.V_REJECT:           about("reject"),
    c.V_BREAK:            plain("break"),
    c.V_DONE:             plain("done"),
    c.V_RIDE:             at("ride"),
    c.V_STAY:             plain("stay"),
    c.V_CLAIM:            plain("claim"),
    c.V_BID:              about("bid"),
    c.V_PASS:             plain("pass"),
    c.V_BUY:              karama("buy"),
    c.V_PAY:              plain("pay"),
    c.V_PROMISE:          about("promise"),
    c.V_STOP:             karama("stop"),
    c.V_SEE_PLAN:         about("see-plan"),
    c.V_CALL_WORM:        about("call-worm"),
    c.V_SWAP_CARDS:       about("swap-cards"),
    c.V_SWAP_COUNT:       about("swap-count"),
    c.V_GIVE_CARD:        about("give-card"),
    c.V_REVIVE_FREE:      plain("revive-free"),
    c.V_STOP_SHIPMENT:    plain("stop-shipment"),
    c.V_HALF_PRICE:       karama("half-price"),
    c.V_REVIVE:           forces("revive"),
    c.V_REVIVE_LEADER:    raised,
    c.V_GRANT:            granted,
    c.V_GRANT_FREE:       plain("grant-free"),
    c.V_SHIP:             at("ship"),
    c.V_CROSS:            about("cross"),
    c.V_BACK:             about("back"),
    c.V_REINFORCE:        at("reinforce"),
    c.V_TO:               at("to"),
    c.V_TO_POLAR_SINK:    plain("to-polar-sink"),
    c.V_WITH_ADVISOR:     plain("with-advisor"),
    c.V_BECOME:           plain("become"),
    c.V_ACT_NOW:          plain("act-now"),
    c.V_WAIT:             plain("wait"),
    c.V_FIGHTERS:         about("fighters"),
    c.V_MOVE:             about("move"),
    c.V_HAJR:             plain("hajr"),
    c.V_AS_SIDE:          either("as-fighters", "as-advisors"),
    c.V_BATTLE:           battle,
    c.V_VOICE:            voice,
    c.V_FORESEE:          about("foresee"),
    c.V_DIAL:             dial,
    c.V_SUPPORT:          about("support"),
    c.V_LEADER:           or_none("leader", NO_LEADER),
    c.V_KWISATZ:          either("without-kwisatz", "with-kwisatz"),
    c.V_WEAPON:           or_none("weapon", {NO_CARD: "weapon-none"}),
    c.V_DEFENSE:          or_none("defense", {NO_CARD: "defense-none"}),
    c.V_TREASON:          plain("treason"),
    c.V_SILENT:           plain("silent"),
    c.V_KEEP:             about("keep"),
    c.V_DISCARD:          about("discard"),
    c.V_CAPTURE:          plain("capture"),
    c.V_KILL:             plain("kill"),
    c.V_HOLD:             plain("hold"),
    c.V_TRUTHTRANCE:      about("truthtrance"),
    c.V_ASK:              ask,
    c.V_KEEP_TRUTHTRANCE: plain("keep-truthtrance"),
    c.V_ANSWER:           either("no", "yes", "unknowable"),
    c.V_GHOLA:            or_none("ghola", NO_GHOLA),
    c.V_GIFT:             about("gift"),
    c.V_SHOW:             show,
    c.V_DEAL_WITH:        about("deal-with"),
    c.V_DEAL_PAY:         about("deal-pay"),
    c.V_DEAL_ASK:         about("deal-ask"),
    c.V_DEAL_GIVE:        about("deal-give"),
    c.V_DEAL_WANT:        about("deal-want"),
    c.V_DEAL_AT:          deal_at,
    c.V_DEAL_SEND:        own_words("deal-send"),
    c.V_DEAL_DROP:        plain("deal-drop"),
    c.V_DEAL_ACCEPT:      about("deal-accept"),
    c.V_DEAL_DECLINE:     about("deal-decline"),
    c.V_DEAL_WITHDRAW:    about("deal-withdraw"),
    c.V_DEAL_CANCEL:      about("deal-cancel"),
    c.V_LEND:             plain("lend"),
}
# fmt: on
"""How each verb reads."""
