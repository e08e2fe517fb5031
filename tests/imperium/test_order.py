"""What the engine carries out at once, or puts in an order itself, takes no outcome away.

From each position one Agent turn is played in every way, once as it is and once with every effect
waiting to be picked: whatever can come of the second must come of the first. And from each one the
turn is ended at once: no order of the effects that wait may keep more.
"""

from __future__ import annotations

from itertools import combinations

import pytest

from kanly.imperium import agent_turn, pending_effects
from kanly.imperium.choices import V_DO
from kanly.imperium.position import Imperium
from kanly.imperium.scenario_setup import arrange
from kanly.imperium.tables.board import REACH
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.ix import IX_BOARD
from kanly.imperium.tables.spaces import NO_FACTION, SPACES
from kanly.imperium.turns import ASK_AGENT_EFFECTS
from kanly.imperium.word import OPTIONAL, WORDS

RED = 0
FOLDSPACE_PILE = 2

SHORT: dict[str, object] = {"supply": 3, "garrison": 9, "spice": 4}
TESSIA: dict[str, object] = {"leader": "tessia-vernius", "spice": 1}
FULL: dict[str, object] = {"influence": {"emperor": 6}, "alliances": ["emperor"], "spice": 4}

TURNS: dict[str, tuple[str, str, dict[str, object]]] = {
    "a troop for Double Cross": (
        "sardaukar-legion",
        "wealth",
        {**SHORT, "intrigue": ["double-cross"], "solari": 1},
    ),
    "Treachery": ("treachery", "conspire", SHORT),
    "Treachery and the bonus at 4": ("treachery", "wealth", {**SHORT, "influence": {"emperor": 2}}),
    "Treachery in the discard pile": (
        "imperial-bashar",
        "arrakeen",
        {"supply": 2, "garrison": 10, "discard": ["treachery"]},
    ),
    "Treachery discarded": (
        "guild-chief-administrator",
        "carthag",
        {**SHORT, "hand": ["treachery"]},
    ),
    "Negotiators by Unload": ("truthsayer", "conspire", {**SHORT, "hand": ["ix-guild-compact"]}),
    "Troop Transports": (
        "landing-rights",
        "carthag",
        {**SHORT, "tiles": ["troop-transports"], "freighter": 2},
    ),
    "a Snooper and a card to draw": (
        "space-travel",
        "foldspace",
        {**TESSIA, "influence": {"guild": 1}},
    ),
    "a Snooper behind a cost": ("esmar-tuek", "smuggling", {**TESSIA, "influence": {"guild": 1}}),
    "two Snoopers": (
        "diplomacy",
        "wealth",
        {
            **TESSIA,
            "influence": {"emperor": 1, "fremen": 1},
            "intrigue": ["know-their-ways"],
            "hand": ["dagger"],
        },
    ),
    "the end of a track": ("diplomacy", "conspire", FULL),
}


def before(card: str, own: dict[str, object]) -> Imperium:
    more = own.get("hand", [])
    assert isinstance(more, list)
    given: dict[str, object] = {
        "turn": "red",
        "intrigue-deck": ["finesse", "windfall"],
        "red": {"deck": ["reconnaissance", "seek-allies"], **own, "hand": [card, *more]},
        "blue": {"conflict": 1, "hand": []},
    }
    return arrange({"players": 3, "ix": True}, given)


def outcomes(game: Imperium) -> set[tuple[object, ...]]:
    """What the seat can have at the end of the turn; how many to deploy is left aside."""
    found: set[tuple[object, ...]] = set()
    seen: set[int] = set()
    ways = [game]
    while ways:
        now = ways.pop()
        if now.turn != RED:
            found.add(held(now))
            continue
        decision = now.pending[0]
        for choice in decision.choices:
            if decision.kind == ASK_AGENT_EFFECTS.kind and choice.notation.startswith("deploy"):
                continue
            after = now.clone()
            after.apply(decision.seat, choice)
            if after.digest() not in seen:
                seen.add(after.digest())
                ways.append(after)
    return found


def held(game: Imperium) -> tuple[object, ...]:
    """All that the seat has; hands and piles without their order."""
    ix = game.expansion
    piles = (game.hand, game.discard, game.play, game.intrigues, ix.tiles)
    return (
        *[tuple(sorted(pile[RED])) for pile in piles],
        tuple(game.deck[RED]),
        tuple(game.purse),
        tuple(game.influence),
        (game.supply[RED], game.garrison[RED], game.troops[RED], ix.negotiators[RED]),
        (ix.garrisoned[RED], ix.freighter[RED], ix.slots[RED], ix.snoopers[RED]),
    )


def let_everything_wait(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(pending_effects, "begun", lambda *_: False)
    patch.setattr(pending_effects, "ample", lambda *_: False)
    patch.setattr(pending_effects, "order_matters", lambda *_: True)
    patch.setattr(agent_turn, "step_waits", lambda *_: True)


@pytest.mark.parametrize("name", TURNS)
def test_no_outcome_is_lost_by_what_is_carried_out_at_once(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """IMP-AGENT-15, IMP-EFF-29, IX-LEAD-05: order is free down to each printed effect."""
    card, space, own = TURNS[name]
    game = before(card, own)

    def played() -> set[tuple[object, ...]]:
        after = game.clone()
        after.apply(RED, f"agent {card} {space}")
        return outcomes(after)

    found = played()
    let_everything_wait(monkeypatch)

    assert played() <= found


def together() -> list[tuple[str, str]]:
    """A turn, as a card and a space, for every pair of words that can wait in the same one."""
    found: dict[frozenset[str], tuple[str, str]] = {}
    for card in CARDS:
        for space in SPACES:
            if not (REACH[card.id] & IX_BOARD) >> space.id & 1:
                continue
            parts = [*space.effects, *card.agent_effects]
            words = [part.word for part in parts if not WORDS[part.op].modifies]
            if space.faction != NO_FACTION:
                words.append("influence")
            for pair in combinations(sorted(words), 2):
                found.setdefault(frozenset(pair), (card.slug, space.slug))
    return sorted(set(found.values()))


@pytest.mark.parametrize(("card", "space"), together())
def test_no_pair_of_words_that_wait_together_loses_an_outcome(
    card: str, space: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """IMP-AGENT-15, IMP-EFF-29: with resources for every cost and a supply that runs short."""
    means: dict[str, object] = {
        "supply": 2,
        "garrison": 10,
        "solari": 9,
        "spice": 6,
        "water": 3,
        "influence": {"emperor": 2, "guild": 2, "bene-gesserit": 2, "fremen": 2},
        "hand": ["dagger"],
        "deck": ["dune-the-desert-planet", "convincing-argument"],
    }
    game = before(card, means)

    def played() -> set[tuple[object, ...]]:
        after = game.clone()
        after.apply(RED, f"agent {card} {space}")
        return outcomes(after)

    found = played()
    let_everything_wait(monkeypatch)

    assert played() <= found


ENDED: dict[str, tuple[str, str, dict[str, object]]] = {
    "Foldspace at its empty pile": ("foldspace", "foldspace", {"pile": 0}),
    "Foldspace with nothing to draw": ("foldspace", "foldspace", {"deck": [], "pile": 0}),
    "a card to draw from the space": ("space-travel", "foldspace", {"deck": []}),
    "a condition on the Guild": (
        "smugglers-thopter",
        "foldspace",
        {"influence": {"guild": 1}, "intrigue": ["dispatch-an-envoy"]},
    ),
    "Rabban and the Alliance": (
        "signet-ring",
        "wealth",
        {"leader": "glossu-rabban", "influence": {"emperor": 3}, "intrigue": ["dispatch-an-envoy"]},
    ),
    "Web of Power": ("web-of-power", "secrets", {"influence": {"emperor": 2, "guild": 2}}),
    "Web of Power with one card": (
        "web-of-power",
        "foldspace",
        {"influence": {"emperor": 2, "guild": 1}, "intrigue": ["dispatch-an-envoy"], "deck": []},
    ),
    "a short supply": ("sardaukar-legion", "conspire", {**SHORT, "influence": {"emperor": 3}}),
    "a Snooper with an empty hand": (
        "space-travel",
        "foldspace",
        {**TESSIA, "influence": {"guild": 1}},
    ),
}


def kept(game: Imperium) -> tuple[int, ...]:
    """How much the seat has of everything that it can only want more of."""
    cards = game.hand[RED] + game.discard[RED] + game.deck[RED] + game.play[RED]
    return (
        *game.purse[:3],
        *game.influence[:4],
        game.score[RED],
        len(game.hand[RED]),
        len(cards),
        len(game.intrigues[RED]),
        game.garrison[RED] + game.troops[RED],
    )


@pytest.mark.parametrize("name", ENDED)
def test_ending_the_turn_keeps_what_any_order_would_keep(name: str) -> None:
    """IMP-EFF-33: unmet conditions come last, again and again until nothing changes."""
    card, space, own = ENDED[name]
    own = {"discard": [], **own}
    pile = own.pop("pile", None)
    game = before(card, own)
    if pile is not None:
        game.reserve[FOLDSPACE_PILE] = 0
    if "intrigue" in own:
        game.apply(RED, "play dispatch-an-envoy")

    def end(now: Imperium) -> Imperium:
        while now.turn == RED:
            decision = now.pending[0]
            now.apply(decision.seat, decision.choices[-1])
        return now

    game.apply(RED, f"agent {card} {space}")
    ended = kept(end(game.clone()))
    ways = [game]
    while ways:
        now = ways.pop()
        other = kept(end(now.clone()))
        assert not (other != ended and all(a >= b for a, b in zip(other, ended, strict=True)))
        decision = now.pending[0]
        for choice in decision.choices:
            if choice.verb == V_DO and not OPTIONAL[choice.a]:
                after = now.clone()
                after.apply(RED, choice)
                if after.turn == RED and after.pending[0].kind == ASK_AGENT_EFFECTS.kind:
                    ways.append(after)
