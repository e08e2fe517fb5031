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
RIVAL_TURN: Final = 7  # rival, house that comes next, perhaps how many turns
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
RESTORE_CHIPS: Final = 19  # the effects that waited before others came in between
ROUND_EFFECTS: Final = 20  # how many seats have had their Round Start abilities
GAIN_TILE: Final = 21  # seat, tile, stack
AFTER_COST: Final = 22  # seat, effect, source: what an arrow gives
LINE_UP: Final = 23  # seat, card, space: the effects of an Agent turn
DISCARD_PLAYED: Final = 24  # seat, Intrigue card
RIVAL_TILES: Final = 25  # rival: the tiles it uses at the end of its turn
MANDATORY: Final = 26  # seat: what the end of a turn or reward carries out by itself
COMBAT_GO: Final = 27  # seat, passes in a row, 1 if a card was played in this go
VICTORY: Final = 28  # winner
RUN_MET: Final = 29  # seat: gains whose condition is met by now
STEPS: Final = 30

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
ASK_ENDGAME: Final = ASK + 10  # seat
ASK_INFLUENCE: Final = ASK + 11  # decider, house, mask of factions, amount
ASK_LOSE_INFLUENCE: Final = ASK + 12  # seat, amount
ASK_ALLIANCE: Final = ASK + 13  # former holder, faction, mask of houses
ASK_OPTION: Final = ASK + 14  # decider, house, how many more, source, then the options left
ASK_TRASH: Final = ASK + 15  # seat
ASK_DEPLOY: Final = ASK + 16  # seat, at most, perhaps 1 if of those recruited this turn
ASK_RETREAT: Final = ASK + 17  # seat, at most
ASK_DISCARD: Final = ASK + 18  # seat, how many more, cards discarded so far
ASK_TEST: Final = ASK + 19  # opponent
ASK_VOICE: Final = ASK + 20  # seat
ASK_TAKE: Final = ASK + 21  # seat, faction
ASK_ACQUIRE: Final = ASK + 22  # seat, highest cost, where it goes
ASK_SET_ASIDE: Final = ASK + 23  # seat
ASK_SNOOP: Final = ASK + 24  # seat
ASK_RECALL: Final = ASK + 25  # seat
ASK_TARGET: Final = ASK + 26  # seat
ASK_PASS_TURN: Final = ASK + 27  # seat
ASK_FREIGHTER: Final = ASK + 28  # seat
ASK_TECH: Final = ASK + 29  # seat, discount, 1 if Solari may pay
ASK_NEGOTIATORS: Final = ASK + 30  # seat, tile, discount, 1 if Solari pay
ASK_PLACE: Final = ASK + 31  # seat
ASK_UNIT: Final = ASK + 32  # seat, how many more units retreat
ASK_LOSE_FROM: Final = ASK + 33  # seat
ASK_BOTTOM: Final = ASK + 34  # seat
ASK_SWAP: Final = ASK + 35  # seat, how many were put under the deck
ASK_DEPLOY_UNITS: Final = ASK + 36  # seat, how many more
ASK_KEEP: Final = ASK + 37  # seat
ASK_INTELLIGENCE: Final = ASK + 38  # seat
ASK_DESTINATION: Final = ASK + 39  # seat, Reserve pile
ASK_TRASH_IN_PLAY: Final = ASK + 40  # seat
ASKS: Final = 41
