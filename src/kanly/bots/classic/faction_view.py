"""What a faction knows when it is asked, in the form in which the policies use it."""

from __future__ import annotations

from typing import Final

from kanly.bots.classic.promises import Promise, secrets, standing
from kanly.bots.classic.weights import DEFAULT, Weights
from kanly.classic import victory
from kanly.classic.position import FACTION, HIDDEN, NOBODY, Classic
from kanly.classic.tables.factions import EVERY_FACTION, FREMEN, GUILD
from kanly.classic.tables.phases import SHIPMENT
from kanly.classic.tables.treachery import FAMILY_ATOMICS, KARAMA, OF_KIND, TREACHERY_CARDS
from kanly.classic.treasury import known_spice
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.core.view import View

BY_KEY: Final = dict(zip(FACTION, EVERY_FACTION))
FADING: Final = [0.02, 0.6, 0.9]
"""What is left of the worth of means in the last turns of the game..."""
RUNNING_OUT: Final = [0.02, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5]
"""...and for those who lose if nobody wins before."""

TOLD: Final = 0.9
"""How likely somebody holds what he said in a deal."""


class FactionView:
    """One faction at one question: the masked position, and what follows from it.

    Nothing in it is hidden from the seat, so nothing hidden can sway a policy.
    """

    def __init__(
        self, seat_view: View, decision: Decision, weights: Weights = DEFAULT, luck: int = 0
    ) -> None:
        game = seat_view.position
        assert isinstance(game, Classic)
        self.seat_view = seat_view
        self.game = game
        self.decision = decision
        self.choices: list[Choice] = decision.choices
        self.weights = weights
        self.luck = luck
        """A number that nobody can foresee, for what should differ from game to game."""
        self.me = speaker(game, decision)
        self.frame: Frame = game.stack[-1]
        self.own = victory.team(game, self.me)
        """The faction and its partner, as a mask."""
        self.side = victory.side(game, self.me)
        """The faction, its allies and its partner, as a mask."""
        self.need = victory.needed(game, self.me)
        self.default_winner = default_winner(game)
        self.enemies = [f for f in game.order if not self.side >> f & 1]
        self.left = game.rules.turns - game.turn
        """Turns after this one."""
        waiting = self.default_winner == NOBODY or self.wins_by_default
        fading = FADING if waiting else RUNNING_OUT
        self.fade = fading[self.left] if self.left < len(fading) else 1.0
        """What is left of the worth of things that serve in turns to come."""
        self.promises: list[Promise] = standing(game)
        """What was promised for this turn, by anybody."""
        self.secrets = secrets(game)
        """Kinds of cards that somebody has, by what they told."""
        self._unseen: list[int] | None = None
        self._purse: dict[int, float] = {}
        self._reserves: dict[int, float] = {}

    def first(self, *wanted: Choice) -> Choice:
        """The first of several choices that is offered, or whatever is."""
        for choice in wanted:
            if choice in self.choices:
                return choice
        return self.choices[0]

    # Time -----------------------------------------------------------------------------------------

    @property
    def wins_by_default(self) -> bool:
        """Whether its side wins if nobody else does."""
        return self.default_winner != NOBODY and bool(self.side >> self.default_winner & 1)

    # Spice ----------------------------------------------------------------------------------------

    def spice(self, faction: FactionId) -> int:
        """What a faction has, or should have by all that was seen and told."""
        game = self.game
        if game.spice[faction] != HIDDEN:
            return game.spice[faction]
        least, most = known_spice(game, self.own, faction)
        return min(max(0, least, game.ledger[faction]), most)

    def purse(self, spice: int) -> float:
        """What so much spice is worth: the first most."""
        worth = self._purse.get(spice)
        if worth is None:
            worth = self._purse[spice] = tiered(self.weights.purse, spice) * self.fade
        return worth

    def reserves(self, forces: int) -> float:
        """What so many forces in reserve are worth: the first most."""
        worth = self._reserves.get(forces)
        if worth is None:
            worth = self._reserves[forces] = tiered(self.weights.reserves, forces) * self.fade
        return worth

    # Cards ----------------------------------------------------------------------------------------

    @property
    def unseen(self) -> list[int]:
        """How many copies of each card may be in decks and hands that the seat does not see."""
        if self._unseen is None:
            self._unseen = unseen_cards(self.game)
        return self._unseen

    def chance(self, holder: int, kind: int) -> float:
        """How likely a hand has a card of a kind."""
        game = self.game
        hand = game.hand[holder]
        for card in hand:
            if card != HIDDEN and TREACHERY_CARDS[card].kind == kind:
                return 1.0
        if self.secrets and (holder, kind) in self.secrets:
            return TOLD
        hidden = hand.count(HIDDEN)
        pool = sum(self.unseen)
        fits = sum([self.unseen[c] for c in OF_KIND[kind] if not game.lacks[holder] >> c & 1])
        without = 1.0
        for drawn in range(min(hidden, pool)):
            without *= max(0, pool - fits - drawn) / (pool - drawn)
        return 1.0 - without if hidden else 0.0

    def karama_worth(self, card: int) -> float:
        """What it is worth to keep a card that is played as a Karama."""
        return self.weights.karama if card == KARAMA else self.weights.karama_of_worthless

    # Promises -------------------------------------------------------------------------------------

    def leaves_alone(self, faction: int, territory: int) -> bool:
        """Whether a faction has promised not to attack there."""
        return Promise(faction, False, territory, self.game.turn) in self.promises

    def attacks(self, faction: int, territory: int) -> bool:
        """Whether a faction has promised to attack there."""
        return Promise(faction, True, territory, self.game.turn) in self.promises

    # Others ---------------------------------------------------------------------------------------

    def later(self, faction: FactionId) -> bool:
        """Whether a faction can still ship and move before this turn's battles."""
        game = self.game
        if game.phase < SHIPMENT:
            return True
        return game.phase == SHIPMENT and not game.acted >> faction & 1


def tiered(tiers: tuple[tuple[int, float], ...], number: int) -> float:
    """The worth of a number of things, each worth less than those before."""
    worth, below = 0.0, 0
    for upto, each in tiers:
        worth += each * max(0, min(number, upto) - below)
        below = upto
    return worth


def best_of(gains: dict[Choice, float], least: float = 0.0) -> Choice | None:
    """The choice that gains most, if any gains more than that."""
    found: Choice | None = None
    for choice, gain in gains.items():
        if gain > least:
            found, least = choice, gain
    return found


def default_winner(game: Classic) -> int:
    """Whose side wins if nobody else does, or nobody's (CLA-WIN-09 to CLA-WIN-13)."""
    if game.plays(GUILD):
        return GUILD if game.rules.guild_victory else NOBODY
    return FREMEN if game.plays(FREMEN) else NOBODY


def speaker(game: Classic, decision: Decision) -> FactionId:
    """The faction that is asked; a seat may have two."""
    key = (decision.args or {}).get("faction")
    if isinstance(key, str) and key in BY_KEY:
        return BY_KEY[key]
    own = game.factions_of(decision.seat)
    return own[0] if own else EVERY_FACTION[0]


def unseen_cards(game: Classic) -> list[int]:
    """Copies of every card less all that can be seen somewhere."""
    left = [card.copies for card in TREACHERY_CARDS]
    zones = [game.discard, game.table, game.deck[-1:], game.row[-1:], *game.hand]
    for zone in zones:
        for card in zone:
            if card != HIDDEN:
                left[card] -= 1
    if game.atomics_gone:
        left[FAMILY_ATOMICS] -= 1
    return [max(0, number) for number in left]
