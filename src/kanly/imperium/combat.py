"""Phase 3: Combat Intrigue cards, ranking, rewards (IMP-COMBAT)."""

from __future__ import annotations

from typing import Final

from kanly.core.choice import Choice
from kanly.core.decision import Decision, Kind
from kanly.core.game import ASK, Frame
from kanly.core.question import Question, Step
from kanly.imperium import choices as c
from kanly.imperium import dreadnoughts, hagal, intrigue, ix_rivals, makers, pending_effects
from kanly.imperium.effects import Op, split
from kanly.imperium.keys import COLOUR_KEY, SPACE_KEY
from kanly.imperium.position import NOBODY, NOTHING, Imperium, Phase
from kanly.imperium.tables.conflicts import CONFLICTS, NO_LOCATION
from kanly.imperium.tables.intrigues import COMBAT, INTRIGUES
from kanly.imperium.tables.intrigues import VICTORY as AFTER_WIN
from kanly.imperium.tables.ix import PLACE_DREADNOUGHT
from kanly.imperium.tables.spaces import LOCATIONS
from kanly.imperium.tables.tiles import TILES
from kanly.imperium.types import HouseFrame, HouseId, IntrigueId, NumberFrame
from kanly.imperium.word import OPTIONAL, RUN

FIRST: Final = 0
SECOND: Final = 1
THIRD: Final = 2


def combat_start(game: Imperium, frame: Frame) -> None:
    """Rivals turn up their swords; then the First Player may play the first card (IMP-HAGAL-11)."""
    game.phase = Phase.COMBAT
    if game.listener is not None:
        game.emit("combat")
    hagal.show_swords(game)
    game.stack.append((COMBAT_REWARDS.frame,))
    fighter = next_fighter(game, game.first)
    if fighter != NOBODY:
        game.stack.append((COMBAT_GO.frame, fighter, 0, 0))


COMBAT_START: Final = Step(8, combat_start)


def involved(game: Imperium, house: HouseId) -> bool:
    """Whether a house may play a card: a unit in the Conflict, and a card to play.

    Who holds no Intrigue card passes without being asked (IMP-COMBAT-01, -02, -06, -30).
    """
    return game.fights(house) and not game.is_rival(house) and bool(game.intrigues[house])


def strength_with(game: Imperium, house: HouseId, troops: int) -> int:
    """The strength of a house once so many troops have joined the Conflict, or left."""
    after = game.clone()
    after.troops[house] += troops
    return after.strength(house)


def next_fighter(game: Imperium, start: HouseId) -> HouseId:
    for house in game.in_order(start):
        if involved(game, house):
            return house
    return NOBODY


def combat_go(game: Imperium, frame: tuple[int, HouseId, int, int]) -> None:
    """A player's go, or what is left of it after a card."""
    _, seat, passes, played = frame
    if involved(game, seat):
        game.stack.append((ASK_COMBAT.frame, seat, passes, played))
    else:
        next_go(game, seat, passes, played)


COMBAT_GO: Final = Step(27, combat_go)
"""Seat, passes in a row, 1 if a card was played in this go."""


def answer_combat(game: Imperium, frame: tuple[int, HouseId, int, int], choice: Choice) -> None:
    """A go is any number of cards, or a pass."""
    _, seat, passes, played = frame
    if choice is c.PASS:
        next_go(game, seat, passes, played)
    else:
        game.stack.append((COMBAT_GO.frame, seat, 0, 1))
        intrigue.play_at(game, seat, IntrigueId(choice.a), 1 << COMBAT)


ASK_COMBAT: Final = intrigue.asks_for_cards(
    8, "combat", "IMP-COMBAT-01", COMBAT, answer_combat, order="IMP-COMBAT-01"
)
"""Seat, passes in a row, 1 if a card was played in this go."""


def next_go(game: Imperium, seat: HouseId, passes: int, played: int) -> None:
    """Passes all round end the step, and so does the go of the only one left (IMP-COMBAT-04)."""
    passes = 0 if played else passes + 1
    fighters = sum(1 for house in game.every_seat if involved(game, house))
    fighter = next_fighter(game, game.clockwise(seat))
    if passes < fighters and fighter not in (NOBODY, seat):
        game.stack.append((COMBAT_GO.frame, fighter, passes, 0))


# Rewards ------------------------------------------------------------------------------------------


def placing(game: Imperium) -> tuple[HouseId, list[tuple[HouseId, int]]]:
    """The winner, or NOBODY, and who takes which reward, best first (IMP-COMBAT-08 to -20)."""
    four = game.players == 4
    strengths = sorted({game.strength(h) for h in game.every_house} - {0}, reverse=True)
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
    game.stack.append((COMBAT_END.frame,))
    if winner != NOBODY:
        game.emit("win", seat=COLOUR_KEY[winner], n=game.strength(winner))
    else:
        game.emit("no-winner")
    if winner != NOBODY and not game.is_rival(winner):
        game.stack.append((VICTORY.frame, winner))
    for house, place in reversed(rewards):
        game.stack.append((REWARD.frame, house, place))
    location = CONFLICTS[game.conflict].location
    if winner != NOBODY and not game.scores(winner) and location != NO_LOCATION:
        lose_control(game, location)


COMBAT_REWARDS: Final = Step(9, combat_rewards)


def lose_control(game: Imperium, location: int) -> None:
    """House Hagal drives a controller out (IMP-HAGAL2-16)."""
    owner = game.control[location]
    if owner == NOBODY:
        return
    game.control[location] = NOBODY
    game.emit("control-lost", seat=COLOUR_KEY[owner], space=SPACE_KEY[LOCATIONS[location]])


def reward(game: Imperium, frame: NumberFrame) -> None:
    """A house takes the reward of its place, in the order it likes (IMP-COMBAT-26, -29)."""
    _, house, place = frame
    won = game.ix is not None and place == FIRST
    effect = CONFLICTS[game.conflict].rewards[place]
    if not game.scores(house):
        if won:
            ix_rivals.place(game, house)
        return
    if game.listener is not None:
        game.emit("reward", seat=COLOUR_KEY[house], place=place + 1)
    if game.is_rival(house):
        if won:  # the reward comes first: a Control marker may be part of it (IX-HAGAL-19)
            game.stack.append((RUN, house, PLACE_DREADNOUGHT.id, NOTHING))
            for tile in game.expansion.tiles[house]:
                game.stack.append((RUN, house, TILES[tile].win.id, NOTHING))
        game.stack.append((RUN, house, effect.id, NOTHING))
        return
    game.chips = []
    game.stack.append((REWARD_PARTS.frame, house))
    for part in split(effect):
        pending_effects.offer(game, house, part, NOTHING)
    if won:
        spoils(game, house)


REWARD: Final = Step(10, reward)
"""House, place."""


def spoils(game: Imperium, seat: HouseId) -> None:
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


def reward_parts(game: Imperium, frame: HouseFrame) -> None:
    """The only part left, if it is mandatory, needs no question of order."""
    _, seat = frame
    chips = game.chips
    if not chips:
        return
    if len(chips) == 2 and not OPTIONAL[chips[0]]:
        if game.ix is not None:
            game.stack.append(frame)  # an effect may bring others
        game.stack.append((RUN, seat, chips[0], chips[1]))
        game.chips = []
    else:
        game.stack.append((ASK_REWARD.frame, seat))


REWARD_PARTS: Final = Step(pending_effects.PARTS, reward_parts)


def ask_reward(game: Imperium, frame: HouseFrame) -> list[Decision]:
    _, seat = frame
    choices: list[Choice] = []
    done = pending_effects.add_chips(game, seat, choices)
    choices += intrigue.plays(game, seat, with_reward(game, seat))
    if done:
        choices.append(c.END)
    kind = ASK_REWARD.kinds[0 if game.phase == Phase.COMBAT else 1]
    return [Decision(seat, kind, choices)]


def with_reward(game: Imperium, seat: HouseId) -> int:
    """The winner may play its cards already, if this is the reward of a won Conflict."""
    won = game.ix is not None and game.phase == Phase.COMBAT and triumphs(game, seat)
    return 1 << AFTER_WIN if won else 0


def triumphs(game: Imperium, seat: HouseId) -> bool:
    """Whether the reward being taken is that of the winner, who is asked again afterwards."""
    return (VICTORY.frame, seat) in game.stack


def answer_reward(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    _, seat = frame
    game.stack.append((REWARD_PARTS.frame, seat))
    if choice.verb == c.V_DO:
        pending_effects.pick(game, seat, choice.a)
    elif choice.verb == c.V_PLAY:
        intrigue.play_at(game, seat, IntrigueId(choice.a), 1 << AFTER_WIN)
    else:
        pending_effects.finish_effects(game, seat)


ASK_REWARD: Final[Question[Imperium, HouseId]] = Question(
    ASK + 7,
    (Kind("reward"), Kind("interlude")),
    "IMP-COMBAT-29",
    ask_reward,
    answer_reward,
    gates={**pending_effects.EFFECT_GATES, c.V_PLAY: intrigue.play_gates(with_reward)},
)


def victory(game: Imperium, frame: HouseFrame) -> None:
    """The winner is asked only while holding an Intrigue card (IMP-COMBAT-30)."""
    _, winner = frame
    if game.intrigues[winner]:
        game.stack.append((ASK_VICTORY.frame, winner))


VICTORY: Final = Step(28, victory)


def answer_victory(game: Imperium, frame: HouseFrame, choice: Choice) -> None:
    """'When you win a Conflict' cards, also one just drawn (IMP-COMBAT-21 to -23)."""
    _, seat = frame
    if choice is not c.PASS:
        game.stack.append((VICTORY.frame, seat))
        intrigue.play_at(game, seat, IntrigueId(choice.a), 1 << AFTER_WIN)


ASK_VICTORY: Final = intrigue.asks_for_cards(
    9, "victory", "IMP-COMBAT-07", AFTER_WIN, answer_victory
)


def combat_end(game: Imperium, frame: Frame) -> None:
    """Troops go to their owners' supplies, markers to 0 (IMP-COMBAT-24, -25)."""
    for house in game.every_house:
        game.supply[house] += game.troops[house]
        game.troops[house] = 0
        game.swords[house] = 0
        game.intrigue_discard += game.lasting[house]
        game.lasting[house] = []
    if game.ix is not None:
        dreadnoughts.return_home(game)
    game.stack.append((makers.GATHER.frame,))


COMBAT_END: Final = Step(11, combat_end)
