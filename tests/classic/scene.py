"""A table set up by hand, for tests of the rules.

    game = scene(["atreides", "harkonnen"], phase="bidding", turn=3, spice={"atreides": 5})
    hold(game, "atreides", "karama")
    put(game, "harkonnen", "carthag", 4)
    begin(game)
    play(game, "atreides", "bid 3")

Nothing is on the map and nobody holds a card until it is put there; every faction has 10 spice.
"""

from __future__ import annotations

from kanly.classic import rules
from kanly.classic.cards import gain_card
from kanly.classic.forces import muster
from kanly.classic.phases import PHASE
from kanly.classic.position import HOME, Classic, N
from kanly.classic.storm import set_order
from kanly.classic.tables.factions import BY_SLUG as FACTION
from kanly.classic.tables.leaders import BY_SLUG as LEADER
from kanly.classic.tables.phases import PHASE_NAMES
from kanly.classic.tables.spice import BY_SLUG as SPICE_CARD
from kanly.classic.tables.territories import LOCATION_BY_SLUG as LOCATION
from kanly.classic.tables.territories import TERRITORY_BY_SLUG as TERRITORY
from kanly.classic.tables.treachery import BY_SLUG as CARD
from kanly.core.decision import Decision
from kanly.core.event import Event
from kanly.core.setup import Value

SIX = ["atreides", "bene-gesserit", "emperor", "fremen", "guild", "harkonnen"]


def scene(
    factions: list[str] | None = None,
    *,
    phase: str = "storm",
    turn: int = 2,
    storm: int = 18,
    spice: int | dict[str, int] = 10,
    seed: int = 1,
    **options: Value,
) -> Classic:
    """A position at the start of a phase, with an empty map and empty hands; not yet begun."""
    named = factions or SIX
    chosen = {name.replace("_", "-"): value for name, value in options.items()}
    players = 2 if chosen.get("two-factions") else len(named)
    game = rules.new(players, seed, {**chosen, "factions": named})
    while game.turn == 0:  # whatever the setup asks
        decision = game.pending[0]
        game.apply(decision.seat, decision.choices[0])
    game.sealed = []
    game.turn = turn
    game.phase = PHASE_NAMES.index(phase)
    game.storm = storm
    set_order(game, storm)
    for faction in range(N):
        if game.plays(faction):
            for place in range(len(game.forces[faction])):
                game.forces[faction][place] = game.stars[faction][place] = 0
            game.where[faction] = 0
            game.reserves[faction] = 20
            stars = {FACTION["emperor"]: 5, FACTION["fremen"]: 3}.get(faction, 0)
            game.reserve_stars[faction] = stars if game.rules.powers else 0
            game.deck += game.hand[faction]
            game.hand[faction] = []
    game.advisors = 0
    game.deck.sort()
    for name in named:
        amount = spice if isinstance(spice, int) else spice.get(name, 10)
        give(game, name, amount)
    game.stack = [(PHASE.frame, game.phase)]
    game._pending = None
    return game


def give(game: Classic, faction: str, spice: int) -> None:
    """So much spice behind the shield, neither more nor less."""
    game.spice[FACTION[faction]] = game.ledger[FACTION[faction]] = spice


def put(game: Classic, faction: str, location: str, number: int, stars: int = 0) -> None:
    """Forces of the reserves in a location."""
    muster(game, FACTION[faction], LOCATION[location], number, stars)


def dead(game: Classic, faction: str, number: int, stars: int = 0) -> None:
    """Forces of the reserves in the Tanks."""
    who = FACTION[faction]
    game.reserves[who] -= number
    game.reserve_stars[who] -= stars
    game.tanks[who] += number
    game.tank_stars[who] += stars


def hold(game: Classic, faction: str, *cards: str) -> None:
    """Treachery cards of the deck in a hand."""
    for card in cards:
        game.deck.remove(CARD[card])
        gain_card(game, FACTION[faction], CARD[card])


def traitors(game: Classic, faction: str, *leaders: str) -> None:
    """These are the traitors of a faction; whoever had one of them gets another in exchange."""
    who = FACTION[faction]
    for place, name in enumerate(leaders):
        wanted, had = LEADER[name], game.traitors[who][place]
        for cards in (*game.dealt, *game.traitors, game.traitor_deck):
            for i, card in enumerate(cards):
                if card == wanted:
                    cards[i] = -99
        for cards in (*game.dealt, *game.traitors, game.traitor_deck):
            for i, card in enumerate(cards):
                if card == had:
                    cards[i] = wanted
        for cards in (*game.dealt, *game.traitors, game.traitor_deck):
            for i, card in enumerate(cards):
                if card == -99:
                    cards[i] = had


def ally(game: Classic, *factions: str) -> None:
    """These factions are one alliance."""
    whole = 0
    for name in factions:
        whole |= 1 << FACTION[name]
    for name in factions:
        game.ally[FACTION[name]] = whole & ~(1 << FACTION[name])


def kill(game: Classic, *leaders: str) -> None:
    """These leaders are in the Tanks, dead for the first time."""
    for name in leaders:
        game.leader_at[LEADER[name]] = -3
        game.deaths[LEADER[name]] = 1


def at_home(game: Classic, leader: str) -> bool:
    return game.leader_at[LEADER[leader]] == HOME


def next_spice_cards(game: Classic, *cards: str) -> None:
    """The spice deck is turned up in this order."""
    for card in reversed(cards):
        number = SPICE_CARD[card]
        game.spice_deck.remove(number)
        game.spice_deck.append(number)


def next_cards(game: Classic, *cards: str) -> None:
    """The Treachery deck is drawn in this order."""
    for card in reversed(cards):
        game.deck.remove(CARD[card])
        game.deck.append(CARD[card])


def begin(game: Classic) -> list[Event]:
    """Run to the first question; what happens from now on is heard in the list."""
    heard: list[Event] = []
    game.listener = heard
    game.run()
    return heard


def asked(game: Classic, faction: str) -> Decision | None:
    """What a faction is asked."""
    return game.decision(game.seat[FACTION[faction]])


def choices(game: Classic, faction: str) -> list[str]:
    """What it may choose, in notation."""
    decision = asked(game, faction)
    return [choice.notation for choice in decision.choices] if decision else []


def offers(game: Classic, faction: str) -> list[str]:
    """What it may do unasked, in notation."""
    found = game.free(game.seat[FACTION[faction]])
    return [choice.notation for choice in found.choices] if found else []


def play(game: Classic, faction: str, *notations: str) -> None:
    """A faction makes these choices, one after the other."""
    for notation in notations:
        game.apply(game.seat[FACTION[faction]], notation)


def decline(game: Classic) -> None:
    """Everyone lets all windows go by: responses, and pauses between phases."""
    while True:
        open_windows = [d for d in game.pending if d.kind.name in ("response", "pause")]
        if not open_windows:
            return
        game.apply(open_windows[0].seat, "decline")


QUIET = ("pass", "decline", "done", "stay", "silent", "abandon", "wait", "keep faction")


def quiet(game: Classic) -> None:
    """Whoever is asked first passes, declines or does the least."""
    decision = game.pending[0]
    calm = [choice for choice in decision.choices if choice.notation in QUIET]
    game.apply(decision.seat, (calm or decision.choices)[0])


def until(game: Classic, faction: str, kind: str) -> Decision:
    """All are quiet until a faction is asked a question of that kind."""
    while True:
        for decision in game.pending:
            if decision.seat == game.seat[FACTION[faction]] and decision.kind.name == kind:
                return decision
        quiet(game)


def answer(game: Classic, kind: str, **given: str) -> None:
    """In a window of that kind these factions (with _ for -) answer, all others decline."""
    wanted = {name.replace("_", "-"): notation for name, notation in given.items()}
    slugs = {number: slug for slug, number in FACTION.items()}
    asked = [d.seat for d in game.pending if d.kind.name == kind]
    assert asked, f"no window {kind}: {game.pending}"
    for seat in asked:
        slug = slugs[game.factions_of(seat)[0]]
        game.apply(seat, wanted.get(slug, "decline"))


def forces(game: Classic, faction: str, location: str) -> int:
    return game.forces[FACTION[faction]][LOCATION[location]]


def spice(game: Classic, faction: str) -> int:
    return game.spice[FACTION[faction]]


def hand(game: Classic, faction: str) -> list[str]:
    slugs = {number: slug for slug, number in CARD.items()}
    return [slugs[card] for card in game.hand[FACTION[faction]]]


def territory(name: str) -> int:
    return TERRITORY[name]
