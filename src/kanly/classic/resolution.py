"""Phase 7: how a battle ends (CLA-BATTLE-17 to CLA-BATTLE-34, CLA-HAR)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import keys, plans
from kanly.classic import question as q
from kanly.classic.cards import take_back
from kanly.classic.forces import bury_all, count, count_stars, fall, turn_alone
from kanly.classic.karama import open_response
from kanly.classic.keys import place
from kanly.classic.leaders import die, free_captives, go_home, update_revival
from kanly.classic.map import factions, first_of
from kanly.classic.planning import in_halves
from kanly.classic.plans import Pair, cards_of, foe, losses, plan_of, territory_of
from kanly.classic.position import (
    CAPTIVE,
    DEFENSE,
    DIAL,
    FACTION,
    HOME,
    KWISATZ,
    LEADER,
    LEADER_COUNT,
    NOBODY,
    NOTHING,
    NOWHERE,
    SUPPORT,
    TANKS,
    WEAPON,
    Classic,
    N,
)
from kanly.classic.tables.advantages import STOP_CAPTURE_LEADER
from kanly.classic.tables.factions import ATREIDES, HARKONNEN
from kanly.classic.tables.leaders import LEADERS, LEADERS_OF
from kanly.classic.tables.numbers import CAPTIVE_BOUNTY, KWISATZ_HADERACH_STRENGTH
from kanly.classic.tables.options import CAPTURED_LEADERS
from kanly.classic.tables.phases import BATTLE
from kanly.classic.tables.territories import TERRITORIES
from kanly.classic.tables.treachery import CHEAP_HERO, LASGUN, SHIELD, kills
from kanly.classic.treasury import gain, pay_shared
from kanly.classic.types import CardId, FactionFrame, FactionId, LocationId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates

HALVES: Final = 2


def resolve(game: Classic, frame: Frame) -> None:
    """Two calls, else one, else an explosion, else strength decides (CLA-BATTLE-17)."""
    _, callers = frame
    both = 1 << game.sides[0] | 1 << game.sides[1]
    if callers == both:
        double_treason(game)
    elif callers:
        treason(game, factions(callers)[0])
    elif explodes(game):
        explosion(game)
    else:
        fight(game)
    leaders_rest(game, callers)
    turn_alone(game)


def pay_support(game: Classic, faction: FactionId) -> None:
    """The spice of its plan, allies' shares first (CLA-ADV-10, CLA-ALLY-16)."""
    pay_shared(game, faction, plan_of(game, faction)[SUPPORT])


# Treason ------------------------------------------------------------------------------------------


def double_treason(game: Classic) -> None:
    """Both lose forces, cards and leaders; nobody gets spice (CLA-TRAITOR-08)."""
    for faction in game.sides:
        pay_support(game, faction)
        lose_all(game, faction, ground(game))
        discard_cards(game, faction)
        die(game, plan_of(game, faction)[LEADER])


def treason(game: Classic, winner: FactionId) -> None:
    """The caller wins and loses nothing (CLA-TRAITOR-04 to CLA-TRAITOR-07)."""
    loser = foe(game, winner)
    traitor = plan_of(game, loser)[LEADER]
    game.tell("wins-by-treason", faction=FACTION[winner])
    pay_support(game, loser)
    lose_all(game, loser, ground(game))
    discard_cards(game, loser)
    die(game, traitor)
    bounty(game, winner, LEADERS[traitor].strength)
    ask_capture_later(game, winner)
    for card in cards_of(plan_of(game, winner)):
        game.stack.append((ASK_KEEP.frame, winner, card))


# Explosion ----------------------------------------------------------------------------------------


def explodes(game: Classic) -> bool:
    """A Lasgun and a Shield in the same battle (CLA-BATTLE-28)."""
    cards = [card for plan in game.plans for card in plan[WEAPON : DEFENSE + 1]]
    return LASGUN in cards and SHIELD in cards


def explosion(game: Classic) -> None:
    """Everything in the territory is destroyed (CLA-BATTLE-29 to CLA-BATTLE-32)."""
    territory = TERRITORIES[territory_of(game)]
    game.tell("explosion", territory=keys.TERRITORY[territory.id])
    for faction in game.sides:
        pay_support(game, faction)
        discard_cards(game, faction)
        if plan_of(game, faction)[LEADER] >= 0:
            die(game, plan_of(game, faction)[LEADER])
    for faction in game.order:
        lose_all(game, faction, territory.mask)
    for location in territory.locations:
        game.spice_at[location] = 0
    kwisatz = any([plan[KWISATZ] for plan in game.plans])
    if game.rules.explosion_kills_left:
        for leader in range(LEADER_COUNT):
            away = game.released >> leader & 1
            if game.leader_at[leader] == territory.id and not away:
                die(game, leader)
        kwisatz = kwisatz or game.kh_at == territory.id
    if kwisatz:
        game.kh_dead = True
        game.tell("kwisatz-dies")


# Strength -----------------------------------------------------------------------------------------


def fight(game: Classic) -> None:
    """Weapons first, then the higher total; the aggressor wins a tie (CLA-BATTLE-18 to -24)."""
    dead = [falls(game, faction) for faction in game.sides]
    totals = [total(game.plans[i], dead[i]) for i in range(2)]
    winner = game.sides[0] if totals[0] >= totals[1] else game.sides[1]
    loser = foe(game, winner)
    for i in range(2):
        n, half = divmod(totals[i], HALVES)
        game.tell("total", faction=FACTION[game.sides[i]], n=n, half=half)
    game.tell("wins", faction=FACTION[winner], other=FACTION[loser])
    reward = 0
    for i in range(2):
        leader = game.plans[i][LEADER]
        if dead[i] and leader >= 0:
            reward += LEADERS[leader].strength
            die(game, leader)
    for faction in game.sides:
        pay_support(game, faction)
    lose_all(game, loser, ground(game))
    discard_cards(game, loser)
    bounty(game, winner, reward)
    ask_capture_later(game, winner)
    plan = plan_of(game, winner)
    if plan[LEADER] < 0 and CHEAP_HERO in cards_of(plan):
        throw(game, CHEAP_HERO)
    for card in plan[WEAPON : DEFENSE + 1]:
        if card >= 0:
            game.stack.append((ASK_KEEP.frame, winner, card))
    take_losses(game, winner)


def falls(game: Classic, faction: FactionId) -> bool:
    """Whether the opponent's weapon kills its leader or hero."""
    plan = plan_of(game, faction)
    if plan[LEADER] == NOTHING:
        return False
    return kills(plan_of(game, foe(game, faction))[WEAPON], plan[DEFENSE])


def total(plan: list[int], dead: bool) -> int:
    """Dial and surviving leader, in half points (CLA-BATTLE-20, CLA-ATR-16)."""
    if dead:
        return plan[DIAL]
    strength = LEADERS[plan[LEADER]].strength if plan[LEADER] >= 0 else 0
    strength += plan[KWISATZ] * KWISATZ_HADERACH_STRENGTH
    return plan[DIAL] + strength * HALVES


def bounty(game: Classic, winner: FactionId, spice: int) -> None:
    """Spice for dead leaders (CLA-BATTLE-22)."""
    if spice:
        gain(game, winner, spice)
        game.tell("bounty", faction=FACTION[winner], n=spice)


# Losses -------------------------------------------------------------------------------------------


def ground(game: Classic) -> int:
    """Where a loser's forces die: on the battlefield, or in the whole territory (CLA-BATTLE-03)."""
    if game.rules.loser_loses_territory:
        return TERRITORIES[territory_of(game)].mask
    return game.field


def lose_all(game: Classic, faction: FactionId, locations: int) -> None:
    """All its forces there die; those of the Atreides are counted (CLA-ATR-14)."""
    dead = bury_all(game, faction, locations)
    if faction == ATREIDES:
        game.losses += dead


def take_losses(game: Classic, winner: FactionId) -> None:
    """The winner loses as many as dialed, and chooses which (CLA-BATTLE-25, CLA-ADV-12)."""
    mixes = dialed_losses(game, winner)
    if len(mixes) == 1:
        spread(game, winner, mixes[0])
    else:
        game.stack.append((ASK_LOSSES.frame, winner))


def dialed_losses(game: Classic, faction: FactionId) -> list[Choice]:
    """What makes up its dial."""
    plan = plan_of(game, faction)
    return to_lose(losses(game, faction, plan[DIAL], plan[SUPPORT]))


def to_lose(mixes: list[Pair]) -> list[Choice]:
    """Normal and starred forces as choices."""
    return [c.LOSE[normal + stars][stars] for normal, stars in mixes]


LOSSES_GATES: Final = Gates(
    *g.from_pool("CLA-BATTLE-25", plans.forces),
    g.which("losses", lambda game, own, x: "CLA-ADV-12" if game.rules.combat else "CLA-ADV-13",
            lambda game, own, x: x in dialed_losses(game, own),
            lambda game, own, x: in_halves(plan_of(game, own)[DIAL])),
)  # fmt: skip


def spread(game: Classic, faction: FactionId, mix: Choice) -> None:
    """Take losses from where the forces stand; ask where there is a choice."""
    lose_from(game, faction, game.where[faction] & game.field, mix.a - mix.b, mix.b)


def answer_losses(game: Classic, frame: FactionFrame, choice: Choice) -> None:
    _, faction = frame
    spread(game, faction, choice)


def lose_from(game: Classic, faction: FactionId, places: int, normal: int, stars: int) -> None:
    while places and (normal or stars):
        ways = shares(game, faction, places, normal, stars)
        if len(ways) > 1:
            game.stack.append((ASK_LOSSES_AT.frame, faction, places, normal, stars))
            return
        lost, starred = ways[0].a, ways[0].b
        lose_at(game, faction, first_of(places), lost, starred)
        normal, stars, places = normal - lost + starred, stars - starred, places & (places - 1)


def shares(game: Classic, faction: FactionId, places: int, normal: int, stars: int) -> list[Choice]:
    """What can be lost in the first place, so that the rest can bear the rest."""
    here = first_of(places)
    starred = game.stars[faction][here]
    plain = game.forces[faction][here] - starred
    rest = places & (places - 1)
    rest_stars = count_stars(game, faction, rest)
    rest_plain = count(game, faction, rest) - rest_stars
    return to_lose(
        [
            (n, s)
            for n in range(max(0, normal - rest_plain), min(plain, normal) + 1)
            for s in range(max(0, stars - rest_stars), min(starred, stars) + 1)
        ]
    )


def lose_at(
    game: Classic, faction: FactionId, location: LocationId, number: int, stars: int
) -> None:
    if number:
        fall(game, faction, location, number, stars)
        if faction == ATREIDES:
            game.losses += number
        turn_alone(game)


Losses = tuple[int, FactionId, int, int, int]
"""Who loses, where, and how many normal and starred forces."""


def first_place(game: Classic) -> int:
    _, _, places, _, _ = game.stack[-1]
    return first_of(places)


def in_first_place(game: Classic, faction: FactionId) -> tuple[int, int]:
    here = first_place(game)
    return game.forces[faction][here], game.stars[faction][here]


def losses_left(game: Classic) -> int:
    _, _, _, normal, stars = game.stack[-1]
    return normal + stars


def can_lose(game: Classic, faction: FactionId, choice: Choice) -> bool:
    _, _, places, normal, stars = game.stack[-1]
    return choice in shares(game, faction, places, normal, stars)


LOSSES_AT_GATES: Final = Gates(
    *g.from_pool("CLA-BATTLE-25", in_first_place),
    g.which("losses-left", "CLA-BATTLE-25", can_lose,
            lambda game, own, x: {"n": losses_left(game)}),
)  # fmt: skip


def losses_here(game: Classic, frame: Losses, faction: FactionId) -> list[Choice]:
    _, _, places, normal, stars = frame
    return shares(game, faction, places, normal, stars)


def answer_losses_at(game: Classic, frame: Losses, choice: Choice) -> None:
    _, faction, places, normal, stars = frame
    lose_at(game, faction, first_of(places), choice.a, choice.b)
    rest = places & (places - 1)
    lose_from(game, faction, rest, normal - choice.a + choice.b, stars - choice.b)


# Cards --------------------------------------------------------------------------------------------


def throw(game: Classic, card: int) -> None:
    """A card of the table goes to the discard pile."""
    game.table.remove(card)
    game.discard.append(card)


def discard_cards(game: Classic, faction: FactionId) -> None:
    """The loser discards every card played (CLA-BATTLE-23)."""
    for card in cards_of(plan_of(game, faction)):
        throw(game, card)


def card_to_keep(game: Classic) -> CardId:
    _, _, card = game.stack[-1]
    return CardId(card)


KEEP_GATES: Final = Gates(
    g.which("other-card", "CLA-BATTLE-26", lambda game, own, x: x.a == card_to_keep(game),
            lambda game, own, x: {"card": keys.CARD[card_to_keep(game)]}),
)  # fmt: skip


def answer_keep(game: Classic, frame: tuple[int, FactionId, CardId], choice: Choice) -> None:
    _, winner, card = frame
    if choice.verb == c.V_DISCARD:
        throw(game, card)
    else:
        game.table.remove(card)
        take_back(game, winner, card)
    kept = "discards" if choice.verb == c.V_DISCARD else "keeps"
    game.tell(kept, faction=FACTION[winner], card=keys.CARD[card])


# Leaders after the battle -------------------------------------------------------------------------


def leaders_rest(game: Classic, callers: int) -> None:
    """Survivors stay in the territory for this phase (CLA-BATTLE-33); captives go home."""
    territory = territory_of(game)
    for faction in game.sides:
        leader = plan_of(game, faction)[LEADER]
        if leader < 0 or game.leader_at[leader] == TANKS:
            continue
        called = callers == 1 << faction
        if game.leader_at[leader] == CAPTIVE:
            if called and game.rules.captive_kept:
                continue
            go_home(game, leader)
        elif not (called and game.rules.traitor_winner_free):
            game.leader_at[leader] = territory
        elif game.leader_at[leader] == HOME:
            game.fought[leader] = NOWHERE  # it counts as not used (CLA-TRAITOR-13)


def ask_capture_later(game: Classic, winner: FactionId) -> None:
    """The Harkonnen may take a leader of the loser once all else is done (CLA-HAR-07)."""
    stopped = game.stopped >> STOP_CAPTURE_LEADER & 1
    if winner == HARKONNEN and game.rules.captures and not stopped:
        game.stack.append((ASK_CAPTURE.frame,))


def prey(game: Classic) -> list[int]:
    """The loser's leaders that can be captured (CLA-HAR-08)."""
    loser = foe(game, HARKONNEN)
    here = territory_of(game)
    return [leader for leader in LEADERS_OF[loser] if game.leader_at[leader] in (HOME, here)]


CAPTURE_GATES: Final = Gates(
    g.when("no-prey", "CLA-HAR-08", lambda game, own: bool(prey(game)),
           lambda game, own, x: {"faction": FACTION[foe(game, own)]}),
)  # fmt: skip


def answer_capture(game: Classic, frame: Frame, choice: Choice) -> None:
    if choice.verb == c.V_CAPTURE:
        game.stack.append((CAPTURED.frame,))
        open_response(game, 1 << STOP_CAPTURE_LEADER)


def captured(game: Classic, frame: Frame) -> None:
    """One is taken at random; only its owner and the Harkonnen know which (CLA-INFO-18)."""
    if game.is_stopped(STOP_CAPTURE_LEADER):
        return
    found = prey(game)
    leader = found[game.rng.below(len(found))]
    loser = foe(game, HARKONNEN)
    for other in LEADERS_OF[loser]:
        at = game.leader_at[other]
        if at in (HOME, territory_of(game), CAPTIVE):
            game.suspects |= 1 << other
    game.leader_at[leader] = CAPTIVE
    update_revival(game, loser)
    game.taken = leader
    game.seen()
    game.tell("captures", faction=FACTION[loser])
    game.whisper("captured", 1 << HARKONNEN | 1 << loser, leader=keys.LEADER[leader])
    game.stack.append((ASK_CAPTIVE.frame,))


def answer_captive(game: Classic, frame: Frame, choice: Choice) -> None:
    """Kill it for 2 spice, or keep it for one battle (CLA-HAR-10, CLA-HAR-11)."""
    leader = game.taken
    game.taken = NOTHING
    if choice.verb == c.V_KILL:
        game.leader_at[leader] = TANKS
        game.deaths[leader] += 1
        game.hidden_dead |= 1 << leader
        update_revival(game, LEADERS[leader].faction)
        gain(game, HARKONNEN, CAPTIVE_BOUNTY)
        game.tell("captive-killed", faction=FACTION[LEADERS[leader].faction])
    else:
        game.tell("captive-kept", faction=FACTION[LEADERS[leader].faction])
        free_captives(game)


def battle_ends(game: Classic, frame: Frame) -> None:
    """The table is cleared for the next battle."""
    game.sides = [NOBODY, NOBODY]
    game.field = 0
    game.voice = [NOBODY, 0, 0]
    game.foretold = [NOBODY, 0, 0, 0]
    game.oaths = []
    game.seen_plan = NOBODY
    game.revealed = False
    game.plans = [[], []]
    game.promise = [0] * N
    game.stopped_once = 0


# Steps and questions of the chapter ---------------------------------------------------------------
RESOLVE: Final = q.Step(58, resolve, "factions")
CAPTURED: Final = q.Step(59, captured)
BATTLE_END: Final = q.Step(60, battle_ends)

ASK_LOSSES: Final = q.OpenQuestion(
    33, "losses", "CLA-BATTLE-25", "faction", q.FIRST,
    lambda game, frame, own: dialed_losses(game, own), answer_losses,
    gates={c.V_LOSE: LOSSES_GATES},
)  # fmt: skip
ASK_LOSSES_AT: Final = q.OpenQuestion(
    34, "losses-at", "CLA-BATTLE-25", "faction locations number number", q.FIRST,
    losses_here, answer_losses_at, gates={c.V_LOSE: LOSSES_AT_GATES},
    about=lambda game, frame: {"n": losses_left(game), **place(first_place(game))},
)  # fmt: skip
ASK_KEEP: Final = q.OpenQuestion(
    35, "keep-card", "CLA-BATTLE-26", "faction card", q.FIRST,
    [*c.KEEP, *c.DISCARD], answer_keep, gates={c.V_KEEP: KEEP_GATES, c.V_DISCARD: KEEP_GATES},
    moments={
        c.V_KEEP: q.Moment("keep", "CLA-BATTLE-26", BATTLE),
        c.V_DISCARD: q.Moment("keep", "CLA-CARD-02", BATTLE),
    },
    about="- card",
)  # fmt: skip
ASK_CAPTURE: Final = q.OpenQuestion(
    36, "capture", "CLA-HAR-07", "", HARKONNEN,
    [c.DECLINE, c.CAPTURE], answer_capture, gates={c.V_CAPTURE: CAPTURE_GATES},
    moments=q.Moment(
        "capture", "CLA-HAR-07", BATTLE, HARKONNEN, CAPTURED_LEADERS, STOP_CAPTURE_LEADER
    ),
    about=lambda game, frame: {"other": FACTION[foe(game, HARKONNEN)]},
)  # fmt: skip
ASK_CAPTIVE: Final = q.OpenQuestion(
    37, "captive", "CLA-HAR-10", "", HARKONNEN,
    [c.HOLD, c.KILL], answer_captive,
    moments=q.Moment("captive", "CLA-HAR-10", BATTLE, HARKONNEN, CAPTURED_LEADERS),
    busy=q.ADVANTAGE_IN_USE,
)  # fmt: skip
