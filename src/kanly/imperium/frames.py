"""The frames of the game: what may stand on the stack, by number.

A frame is a tuple of integers: its number here, then its arguments. Frames below `ASK` are carried
out at once; the others wait for the seat in their first argument (or for several seats).
"""

from __future__ import annotations

from typing import Final

from kanly.core.game import ASK

# Carried out at once ------------------------------------------------------------------------------
RUN: Final = 0  # seat, effect, source card
ROUND_START: Final = 1
DRAW_HANDS: Final = 2
NEXT_TURN: Final = 3  # house whose turn it would be
START_TURN: Final = 4  # seat
END_AGENT_TURN: Final = 5  # seat
END_REVEAL_TURN: Final = 6  # seat
RIVAL_TURN: Final = 7  # rival, house that comes next
COMBAT_START: Final = 8
COMBAT_REWARDS: Final = 9
REWARD: Final = 10  # house, place
COMBAT_END: Final = 11
MAKERS: Final = 12
RECALL: Final = 13
ENDGAME: Final = 14  # how many seats have had their go
FINISH: Final = 15
OPPONENTS_DISCARD: Final = 16  # player, cards, opponents still to come
OPPONENTS_TEST: Final = 17  # player, opponents still to come
REWARD_PARTS: Final = 18  # house: go on with the parts of a reward
STEPS: Final = 19

# Waiting ------------------------------------------------------------------------------------------
ASK_LEADER: Final = ASK + 0  # all seats, secretly
ASK_TOKENS: Final = ASK + 1  # seat
ASK_DEFEND: Final = ASK + 2  # seat
ASK_TURN: Final = ASK + 3  # seat, 1 at the very start of the turn
ASK_SELL: Final = ASK + 4  # seat
ASK_AGENT_EFFECTS: Final = ASK + 5  # seat
ASK_REVEAL_EFFECTS: Final = ASK + 6  # seat
ASK_REWARD: Final = ASK + 7  # seat
ASK_COMBAT: Final = ASK + 8  # seat, passes in a row, 1 if a card was played in this go
ASK_VICTORY: Final = ASK + 9  # seat
ASK_ENDGAME: Final = ASK + 10  # seat, go
ASK_INFLUENCE: Final = ASK + 11  # decider, house, mask of factions, amount
ASK_LOSE_INFLUENCE: Final = ASK + 12  # seat, amount
ASK_ALLIANCE: Final = ASK + 13  # former holder, faction, mask of houses
ASK_OPTION: Final = ASK + 14  # decider, house, how many more, source, then the options left
ASK_TRASH: Final = ASK + 15  # seat
ASK_DEPLOY: Final = ASK + 16  # seat, at most
ASK_RETREAT: Final = ASK + 17  # seat, at most
ASK_DISCARD: Final = ASK + 18  # opponent, how many more
ASK_TEST: Final = ASK + 19  # opponent
ASK_VOICE: Final = ASK + 20  # seat
ASK_TAKE: Final = ASK + 21  # seat, faction
ASK_ACQUIRE: Final = ASK + 22  # seat, highest cost, where it goes
ASK_SET_ASIDE: Final = ASK + 23  # seat
ASK_SNOOP: Final = ASK + 24  # seat
ASK_RECALL: Final = ASK + 25  # seat
ASK_TARGET: Final = ASK + 26  # seat
ASK_PASS_TURN: Final = ASK + 27  # seat
ASKS: Final = 28
