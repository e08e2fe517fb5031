"""How a search thinks about the classic game."""

from __future__ import annotations

from typing import Final

import numpy as np

from kanly.bots.bot import decision_of
from kanly.bots.classic.duel import Duel, Threat, threat
from kanly.bots.classic.evaluation import evaluate, looks
from kanly.bots.classic.faction_view import FactionView
from kanly.bots.classic.greedy import Greedy
from kanly.bots.classic.plan import Parts, Plan, Planner, nearest, settled
from kanly.bots.classic.playouts import PlayoutPlayer, battle_of
from kanly.bots.classic.win_chances import chances_of, patron
from kanly.bots.evaluation import below_best
from kanly.bots.network import Network, as_played
from kanly.bots.search.budget import Clock
from kanly.bots.search.heuristics import Heuristics
from kanly.classic import victory
from kanly.classic.choices import DEAL_DECLINE, V_DEAL_ACCEPT
from kanly.classic.position import DIAL, HIDDEN, TANKS, Classic
from kanly.classic.tables.leaders import LEADERS_OF
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import Rng
from kanly.core.view import View

LEAST: Final = 1e-6
"""No chance of a choice is taken to be smaller."""

MARCHES: Final = frozenset({"ship", "cargo", "move", "move-to", "battle", "nexus"})
"""Where forces go, where they fight first, and with whom."""
MORE: Final = frozenset({"forces", "storm-dial", "before-storm"})
"""How many of them, and what else turned out to be worth a search."""

DEAL_WORLDS: Final = 8
"""Worlds in which a turn is played with a deal and without it."""
BREAK_EVEN: Final = 0.005
"""How much chance a deal may seem to cost, for so few worlds are left to luck."""

WORLDS: Final = 40
"""Worlds in which the foe is asked for his plan."""


class MctsHeuristics(Heuristics):
    """Everybody plays on greedily until the turn is over; then the network judges, told of what is
    said by hand of strongholds and means. Without a network that must do.
    """

    batch_size = 2
    value_weight = 50.0
    pseudo_visits = 4.0
    races = True
    searched = MARCHES
    """The kinds of questions that are searched."""

    def __init__(self, network: Network | None = None) -> None:
        self.network = network
        self.player = Greedy()
        self.playouts = PlayoutPlayer()

    def immediate(self, view: View, rng: Rng, clock: Clock) -> Choice | None:
        """The greedy's answer to what is not worth a search, and what it does out of turn."""
        self.playouts.forget()
        kind = decision_of(view).kind.name
        choice = self.player.choose(view)
        if kind in self.searched and choice in decision_of(view).choices:
            return None
        return choice

    def wakes(self, game: str, kind: str) -> bool:
        return self.player.wakes(game, kind)

    def world(self, view: View, rng: Rng) -> Game:
        """A position with all cards redealt; whoever has answered in secret is asked again."""
        game = view.position.redeal(rng)
        game.sealed = [answer for answer in game.sealed if answer[1] == view.seat]
        return game

    def priors(self, game: Game, decision: Decision) -> list[float]:
        if self.network is None:
            return looks(game, decision)
        parts = below_best(evaluate(game, decision.seat).parts(decision))
        thought = self.network.look(game, decision.seat)
        chances = self.network.policy(thought, decision.choices, parts)
        logs: list[float] = np.log(np.maximum(chances, LEAST)).tolist()
        return logs

    def playout_choices(self, games: list[Game], seat: int, rngs: list[Rng]) -> list[Choice]:
        return [self.playouts.move(game) for game in games]

    def playout_ends(self, game: Game, root: Game, seat: int) -> bool:
        """When the next turn has begun."""
        assert isinstance(game, Classic)
        assert isinstance(root, Classic)
        return game.turn > root.turn

    def chances(self, games: list[Game], seat: int) -> list[list[float]]:
        if self.network is None:
            return [chances_of(game) for game in games if isinstance(game, Classic)]
        odds = as_played(self.network.odds_of(games, evaluate), seat, self.equal_players)
        found: list[list[float]] = (1 / (1 + np.exp(-odds))).tolist()
        return found

    def rivals(self, game: Game, seat: int) -> list[int]:
        """All but allies."""
        assert isinstance(game, Classic)
        side = victory.side(game, game.factions_of(seat)[0])
        return sorted({game.seat[f] for f in game.order if not side >> f & 1})

    def facts(self, game: Game, seat: int) -> dict[str, float]:
        """Strongholds of its side, whether it wins by waiting, and its own spice, forces, leaders
        and cards."""
        assert isinstance(game, Classic)
        own = game.factions_of(seat)
        return {
            "strongholds": float(victory.held_by(game, victory.side(game, own[0]))),
            "spice": float(sum([game.spice[f] + game.bribes[f] for f in own])),
            "forces": float(sum([sum(game.forces[f]) + game.reserves[f] for f in own])),
            "leaders": float(sum([game.leader_at[x] != TANKS for f in own for x in LEADERS_OF[f]])),
            "cards": float(sum([len(game.hand[f]) for f in own])),
            "clock": patron(game, victory.side(game, own[0])),
        }

    def outcome(self, game: Game) -> list[float]:
        """Allies win together, and each of them has won."""
        result = game.result
        assert result is not None
        return [float(seat in result.winners) for seat in range(game.players)]


def meets(game: Game) -> bool:
    """Whether the foe plans at the same time, or his plan was seen already."""
    assert isinstance(game, Classic)
    _, asked, *_ = game.stack[-1]
    shown = any([plan and plan[DIAL] != HIDDEN for plan in game.plans])
    return shown or all([asked >> faction & 1 for faction in game.sides])


class MentatHeuristics(MctsHeuristics):
    """Like it, but more is searched, and battle plans are mixed against many plans of the foe."""

    searched = MARCHES | MORE

    def __init__(self, network: Network | None = None) -> None:
        super().__init__(network)
        self.battle: tuple[int, ...] = ()
        self.plan: Plan | None = None
        """What it has made of which battle."""

    def immediate(self, view: View, rng: Rng, clock: Clock) -> Choice | None:
        choice = super().immediate(view, rng, clock)
        if choice is not None and choice.verb == V_DEAL_ACCEPT:
            return self.answer(view, choice, rng, clock)
        decision = decision_of(view)
        if decision.kind.name == "plan" and choice in decision.choices and meets(view.position):
            return self.part(view, rng, clock)
        return choice

    def answer(self, view: View, accept: Choice, rng: Rng, clock: Clock) -> Choice:
        """Accept a deal that looks fair if the turn ends no worse with it than without."""
        decline = DEAL_DECLINE[accept.a]
        gained = 0.0
        while clock.next(2) > 1 and clock.done < 2 * DEAL_WORLDS:
            world = self.world(view, rng)
            gained += self.chance_with(world, view, accept) - self.chance_with(world, view, decline)
            clock.spend(2)
        self.playouts.forget()
        return accept if gained >= -BREAK_EVEN * clock.done else decline

    def chance_with(self, world: Game, view: View, choice: Choice) -> float:
        """The chance of the view's seat if it makes a choice and the turn is played on."""
        assert view.seat is not None
        game = world.clone()
        game.apply(view.seat, choice)
        while not game.over and not self.playout_ends(game, world, view.seat):
            game.apply(game.pending[0].seat, self.playouts.move(game))
        return (self.outcome(game) if game.over else self.chances([game], view.seat)[0])[view.seat]

    def part(self, view: View, rng: Rng, clock: Clock) -> Choice:
        """The next part of a plan: as it was made, or as one is made now."""
        decision = decision_of(view)
        question = FactionView(view, decision)
        given = settled(question)
        here = battle_of(question.game)
        if not given or self.battle != here or not agrees(self.plan, given):
            self.battle, self.plan = here, self.made(question, given, rng, clock)
        assert self.plan is not None
        return nearest(decision.choices, self.plan.part(decision.choices[0].verb))

    def made(self, question: FactionView, given: Parts, rng: Rng, clock: Clock) -> Plan:
        """A plan against those that the foe makes in many worlds."""
        threats: list[Threat] = []
        while len(threats) < WORLDS and clock.next(1) > 0:
            clock.spend(1)
            world = self.world(question.seat_view, rng)
            assert isinstance(world, Classic)
            threats.append(threat(world, question.me))
        planner = Planner(question, question.me)
        return Duel(planner, planner.all_plans(given)).pick(threats, rng)


def agrees(plan: Plan | None, given: Parts) -> bool:
    """Whether a plan has the parts that are settled."""
    return plan is not None and all([plan.part(verb) == part for verb, part in given.items()])
