"""Phase 3: Combat Intrigue cards, ranking, rewards (IMP-COMBAT)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.imperium import dreadnoughts, hagal, intrigue, ix_rivals, pending_effects, turns
from kanly.imperium.choices import END, PASS, V_DO, V_PLAY
from kanly.imperium.effects import Op, split
from kanly.imperium.frames import (
    ASK_COMBAT,
    ASK_REWARD,
    ASK_VICTORY,
    COMBAT_END,
    COMBAT_GO,
    COMBAT_REWARDS,
    MAKERS,
    REWARD,
    REWARD_PARTS,
    RUN,
    VICTORY,
)
from kanly.imperium.kinds import FIGHT, INTERLUDE, PRIZE, TRIUMPH
from kanly.imperium.position import COLOUR, NOBODY, NOTHING, Imperium
from kanly.imperium.position import COMBAT as COMBAT_PHASE
from kanly.imperium.tables.conflicts import CONFLICTS, NO_LOCATION
from kanly.imperium.tables.intrigues import COMBAT, INTRIGUES
from kanly.imperium.tables.intrigues import VICTORY as AFTER_WIN
from kanly.imperium.tables.ix import PLACE_DREADNOUGHT
from kanly.imperium.tables.spaces import LOCATIONS, SPACES
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.word import OPTIONAL

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2


def combat_start(game: Imperium, frame: Frame) -> None:
    """Rivals turn up their swords; then the First Player may play the first card (IMP-HAGAL-11)."""
    game.phase = COMBAT_PHASE
    if game.listener is not None:
        game.emit("combat")
    hagal.show_swords(game)
    game.stack.append((COMBAT_REWARDS,))
    fighter = next_fighter(game, game.first)
    if fighter != NOBODY:
        game.stack.append((COMBAT_GO, fighter, 0, 0))


def involved(game: Imperium, house: int) -> bool:
    """Whether a house may play a card: a unit in the Conflict, and a card to play.

    Who holds no Intrigue card passes without being asked (IMP-COMBAT-01, -02, -06, -30).
    """
    return game.fights(house) and not game.is_rival(house) and bool(game.intrigues[house])


def next_fighter(game: Imperium, start: int) -> int:
    for house in game.in_order(start):
        if involved(game, house):
            return house
    return NOBODY


def combat_go(game: Imperium, frame: Frame) -> None:
    """A player's go, or what is left of it after a card."""
    _, seat, passes, played = frame
    if involved(game, seat):
        game.stack.append((ASK_COMBAT, seat, passes, played))
    else:
        next_go(game, seat, passes, played)


def ask_combat(game: Imperium, frame: Frame) -> list[Decision]:
    """Cards to play, or a pass."""
    seat = frame[1]
    return [Decision(seat, FIGHT, [*intrigue.plays(game, seat, 1 << COMBAT), PASS])]


def answer_combat(game: Imperium, frame: Frame, choice: Choice) -> None:
    """A go is any number of cards, or a pass."""
    _, seat, passes, played = frame
    if choice.verb == V_PLAY:
        game.stack.append((COMBAT_GO, seat, 0, 1))
        intrigue.play_at(game, seat, choice.a, 1 << COMBAT)
    else:
        next_go(game, seat, passes, played)


def next_go(game: Imperium, seat: int, passes: int, played: int) -> None:
    """Passes all round end the step, and so does the go of the only one left (IMP-COMBAT-04)."""
    passes = 0 if played else passes + 1
    fighters = sum(1 for house in range(game.players) if involved(game, house))
    fighter = next_fighter(game, (seat + 1) % game.houses)
    if passes < fighters and fighter not in (NOBODY, seat):
        game.stack.append((COMBAT_GO, fighter, passes, 0))


# Rewards ------------------------------------------------------------------------------------------


def placing(game: Imperium) -> tuple[int, list[tuple[int, int]]]:
    """The winner, or NOBODY, and who takes which reward, best first (IMP-COMBAT-08 to -20)."""
    four = game.players == 4
    strengths = sorted({game.strength(h) for h in range(game.houses)} - {0}, reverse=True)
    order = game.in_order(game.first)
    groups = [[h for h in order if game.strength(h) == value] for value in strengths]
    if not groups:
        return NOBODY, []
    best = groups[0]
    if len(best) > 1:
        rewards = [(house, SECOND) for house in best]
        if four and len(best) == 2 and len(groups) > 1 and len(groups[1]) == 1:
            rewards.append((groups[1][0], THIRD))
        return NOBODY, rewards
    rewards = [(best[0], FIRST)]
    if len(groups) > 1 and len(groups[1]) > 1:
        if four:
            rewards += [(house, THIRD) for house in groups[1]]
    elif len(groups) > 1:
        rewards.append((groups[1][0], SECOND))
        if four and len(groups) > 2 and len(groups[2]) == 1:
            rewards.append((groups[2][0], THIRD))
    return best[0], rewards


def combat_rewards(game: Imperium, frame: Frame) -> None:
    """Hand out the rewards, then let the winner play its cards (IMP-COMBAT-21, -26)."""
    winner, rewards = placing(game)
    game.stack.append((COMBAT_END,))
    if game.listener is not None:
        if winner != NOBODY:
            game.emit("win", seat=COLOUR[winner], n=game.strength(winner))
        else:
            game.emit("no-winner")
    if winner != NOBODY and not game.is_rival(winner):
        game.stack.append((VICTORY, winner))
    for house, place in reversed(rewards):
        game.stack.append((REWARD, house, place))
    location = CONFLICTS[game.conflict].location
    if winner != NOBODY and not game.scores(winner) and location != NO_LOCATION:
        lose_control(game, location)


def lose_control(game: Imperium, location: int) -> None:
    """House Hagal drives a controller out (IMP-HAGAL2-16)."""
    owner = game.control[location]
    if owner == NOBODY:
        return
    game.control[location] = NOBODY
    if game.listener is not None:
        space = SPACES[LOCATIONS[location]]
        game.emit("control-lost", seat=COLOUR[owner], space=f"space-{space.slug}")


def reward(game: Imperium, frame: Frame) -> None:
    """A house takes the reward of its place, in the order it likes (IMP-COMBAT-26, -29)."""
    house = frame[1]
    place = frame[2]
    won = game.ix is not None and place == FIRST
    effect = CONFLICTS[game.conflict].rewards[place]
    if not game.scores(house):
        if won:
            ix_rivals.place(game, house)
        return
    if game.listener is not None:
        game.emit("reward", seat=COLOUR[house], place=place + 1)
    if game.is_rival(house):
        if won:  # the reward comes first: a Control marker may be part of it (IX-HAGAL-19)
            game.stack.append((RUN, house, PLACE_DREADNOUGHT.id, NOTHING))
            for tile in game.expansion.tiles[house]:
                game.stack.append((RUN, house, TILES[tile].win.id, NOTHING))
        game.stack.append((RUN, house, effect.id, NOTHING))
        return
    game.chips = []
    game.stack.append((REWARD_PARTS, house))
    for part in split(effect):
        pending_effects.offer(game, house, part, NOTHING)
    if won:
        spoils(game, house)


def spoils(game: Imperium, seat: int) -> None:
    """Tiles, Strategic Push and a dreadnought to place, beside the reward (IX-DREAD-31)."""
    ix = game.expansion
    for tile in ix.tiles[seat]:
        for part in split(TILES[tile].win):
            pending_effects.offer(game, seat, part, NOTHING)
    for card in game.lasting[seat]:
        for part in split(INTRIGUES[card].effect):
            if part.op == Op.ON_WIN:
                pending_effects.offer(game, seat, part.parts[0], NOTHING)
    if ix.fighting[seat]:
        pending_effects.offer(game, seat, PLACE_DREADNOUGHT, NOTHING)


def reward_parts(game: Imperium, frame: Frame) -> None:
    """The only part left, if it is mandatory, needs no question of order."""
    chips = game.chips
    if not chips:
        return
    if len(chips) == 2 and not OPTIONAL[chips[0]]:
        if game.ix is not None:
            game.stack.append(frame)  # an effect may bring others
        game.stack.append((RUN, frame[1], chips[0], chips[1]))
        game.chips = []
    else:
        game.stack.append((ASK_REWARD, frame[1]))


def ask_reward(game: Imperium, frame: Frame) -> list[Decision]:
    choices: list[Choice] = []
    done = turns.add_chips(game, frame[1], choices)
    if game.ix is not None and game.phase == COMBAT_PHASE and triumphs(game, frame[1]):
        choices += intrigue.plays(game, frame[1], 1 << AFTER_WIN)
    if done:
        choices.append(END)
    return [Decision(frame[1], PRIZE if game.phase == COMBAT_PHASE else INTERLUDE, choices)]


def triumphs(game: Imperium, seat: int) -> bool:
    """Whether the reward being taken is that of the winner, who is asked again afterwards."""
    return (VICTORY, seat) in game.stack


def answer_reward(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.verb == V_DO:
        game.stack.append((REWARD_PARTS, frame[1]))
        turns.pick(game, frame[1], choice.a)
    elif choice.verb == V_PLAY:
        game.stack.append((REWARD_PARTS, frame[1]))
        intrigue.play_at(game, frame[1], choice.a, 1 << AFTER_WIN)
    else:
        game.stack.append((REWARD_PARTS, frame[1]))
        turns.finish_effects(game, frame[1])


def victory(game: Imperium, frame: Frame) -> None:
    """The winner is asked only while holding an Intrigue card (IMP-COMBAT-30)."""
    if game.intrigues[frame[1]]:
        game.stack.append((ASK_VICTORY, frame[1]))


def ask_victory(game: Imperium, frame: Frame) -> list[Decision]:
    """'When you win a Conflict' cards, also one just drawn (IMP-COMBAT-21 to -23)."""
    choices = intrigue.plays(game, frame[1], 1 << AFTER_WIN)
    choices.append(PASS)
    return [Decision(frame[1], TRIUMPH, choices)]


def answer_victory(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.verb == V_PLAY:
        game.stack.append((VICTORY, frame[1]))
        intrigue.play_at(game, frame[1], choice.a, 1 << AFTER_WIN)


def combat_end(game: Imperium, frame: Frame) -> None:
    """Troops go to their owners' supplies, markers to 0 (IMP-COMBAT-24, -25)."""
    for house in range(game.houses):
        game.supply[house] += game.troops[house]
        game.troops[house] = 0
        game.swords[house] = 0
        game.intrigue_discard += game.lasting[house]
        game.lasting[house] = []
    if game.ix is not None:
        dreadnoughts.return_home(game)
    game.stack.append((MAKERS,))
