"""Every kind of question the game asks: a closed set (`KINDS`)."""

from __future__ import annotations

from typing import Final

from kanly.core.decision import Kind

# Setup --------------------------------------------------------------------------------------------
PICK_LEADER: Final = Kind("leader", secret=True)
PICK_TOKENS: Final = Kind("masterstroke")

# Round start --------------------------------------------------------------------------------------
DEFENCE: Final = Kind("defend")

# Turns --------------------------------------------------------------------------------------------
TURN: Final = Kind("turn")
AGENT_EFFECTS: Final = Kind("agent-effects")
REVEAL_EFFECTS: Final = Kind("reveal-effects")
PASS_TURN: Final = Kind("pass-turn")

# Agent turn ---------------------------------------------------------------------------------------
SALE: Final = Kind("sell")

# Combat -------------------------------------------------------------------------------------------
FIGHT: Final = Kind("combat")
TRIUMPH: Final = Kind("victory")
PRIZE: Final = Kind("reward")
INTERLUDE: Final = Kind("interlude")

# Endgame ------------------------------------------------------------------------------------------
LAST_PLAYS: Final = Kind("endgame")

# Questions ----------------------------------------------------------------------------------------
CHOOSE_INFLUENCE: Final = Kind("influence")
LOSE: Final = Kind("lose-influence")
HEIR: Final = Kind("alliance")
CHOOSE_OPTION: Final = Kind("option")
CHOOSE_TRASH: Final = Kind("trash")
CHOOSE_DEPLOY: Final = Kind("deploy")
CHOOSE_RETREAT: Final = Kind("retreat")
CHOOSE_DISCARD: Final = Kind("discard")
TEST: Final = Kind("test-of-humanity")
NAME_SPACE: Final = Kind("voice")
CHOOSE_TAKE: Final = Kind("take")
CHOOSE_ACQUIRE: Final = Kind("acquire")
CHOOSE_ASIDE: Final = Kind("set-aside")
SNOOP: Final = Kind("snoop")
DESTINATION: Final = Kind("destination")
UNDER_DECK: Final = Kind("under")
SWAP: Final = Kind("swap")
KEEP_ASIDE: Final = Kind("keep")
LEARN: Final = Kind("intelligence")
CHOOSE_RECALL: Final = Kind("recall")
CHOOSE_TARGET: Final = Kind("target")

# Technology ---------------------------------------------------------------------------------------
CHOOSE_TECH: Final = Kind("tech")
CHOOSE_NEGOTIATORS: Final = Kind("negotiators")

# Shipping -----------------------------------------------------------------------------------------
CHOOSE_FREIGHT: Final = Kind("freighter")

# Dreadnoughts -------------------------------------------------------------------------------------
PLACE_IT: Final = Kind("place")
WITHDRAW: Final = Kind("withdraw")
LOSE_ONE: Final = Kind("lose-troop")
SEND_UNITS: Final = Kind("send-units")

KINDS: Final = (
    PICK_LEADER,
    PICK_TOKENS,
    DEFENCE,
    TURN,
    AGENT_EFFECTS,
    REVEAL_EFFECTS,
    PASS_TURN,
    SALE,
    FIGHT,
    TRIUMPH,
    PRIZE,
    INTERLUDE,
    LAST_PLAYS,
    CHOOSE_INFLUENCE,
    LOSE,
    HEIR,
    CHOOSE_OPTION,
    CHOOSE_TRASH,
    CHOOSE_DEPLOY,
    CHOOSE_RETREAT,
    CHOOSE_DISCARD,
    TEST,
    NAME_SPACE,
    CHOOSE_TAKE,
    CHOOSE_ACQUIRE,
    CHOOSE_ASIDE,
    SNOOP,
    DESTINATION,
    UNDER_DECK,
    SWAP,
    KEEP_ASIDE,
    LEARN,
    CHOOSE_RECALL,
    CHOOSE_TARGET,
    CHOOSE_TECH,
    CHOOSE_NEGOTIATORS,
    CHOOSE_FREIGHT,
    PLACE_IT,
    WITHDRAW,
    LOSE_ONE,
    SEND_UNITS,
)
