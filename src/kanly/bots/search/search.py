"""Information-set search: many sampled worlds, one tree, until the budget is used up.

Each descent plays in a world of its own, dealt from the view: hidden cards, decks and dice differ,
what the seat can see does not. The first try of every choice happens in the same world with the
same luck, so does the second, and so on: choices are compared on equal chance. Several descents
end together and play on side by side, so that a network can judge their positions at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import exp, log

from kanly.bots.bot import Bot, decision_of
from kanly.bots.reasons import CHANCE, RIVAL, Facts
from kanly.bots.search.budget import Budget, Clock
from kanly.bots.search.heuristics import Heuristics, advance
from kanly.bots.search.race import Race, Try
from kanly.bots.search.tree import Edge, Node, Path, credit
from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Game
from kanly.core.rng import Rng, seeded
from kanly.core.view import View

PATIENCE = 400
"""Choices after which a playout is judged wherever it is."""
SURE_PRIOR = log(0.97)
"""A choice that looks this promising at a glance is made without further thought."""


@dataclass
class Thought:
    """What a search thinks of a choice."""

    choice: Choice
    chance: float
    """The seat's estimated chance to win with it."""
    visits: int
    prior: float
    line: list[tuple[int, Choice]] = field(default_factory=list)
    """What would probably follow: seats and their choices."""
    merit: float = 0.0
    """What is compared in the end: the first glance, and what came of it less luck."""


class Descent:
    """One world on its way down the tree and on."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.path: Path = []
        self.steps = 0
        self.chances: list[float] = []
        """Everybody's, once they are known."""

    def end(self, chances: list[float]) -> None:
        """Tell the tree what came of it."""
        self.chances = chances
        credit(self.path, chances)


class Search(Bot):
    """A bot that thinks as long as its budget lets it."""

    name = "search"

    def __init__(self, seed: int | str, heuristics: Heuristics, budget: Budget) -> None:
        super().__init__(seed)
        self.heuristics = heuristics
        self.budget = budget
        self.notes: list[Facts] | None = None
        """What each playout came to, if somebody wants to know."""

    def choose(self, view: View) -> Choice:
        clock = self.budget.clock()
        at_once = self.heuristics.immediate(view, self.rng, clock)
        return at_once if at_once is not None else self.think(view, clock=clock)[0].choice

    def wakes(self, game: str, kind: str) -> bool:
        return self.heuristics.wakes(game, kind)

    def think(self, view: View, glances: bool = True, clock: Clock | None = None) -> list[Thought]:
        """Every choice that was looked into, best first.

        With `glances`, what is clear at a glance is not thought about; without, the best is looked
        into at least. The clock runs already, or begins now.
        """
        clock = clock or self.budget.clock()
        decision = decision_of(view)
        sample = self.heuristics.world(view, self.rng)
        root = Node(decision.seat)
        root.learn(decision.choices, self.normal_glance(sample, decision))
        ahead: list[Choice] = []
        if not glances or (len(decision.choices) > 1 and max(root.priors.values()) < SURE_PRIOR):
            if self.heuristics.races and len(decision.choices) > 1:
                ahead = self.race(view, root, clock)
            else:
                self.search(view, decision, root, clock)
        if not glances and not root.visits:  # nothing else was hopeful enough for a race
            self.search(view, decision.narrowed(ahead[0]), root, clock)
        return ranked(root, self.heuristics, ahead)

    def glance(self, game: Game, decision: Decision) -> list[float]:
        """How promising the choices look before they are looked into."""
        return self.heuristics.priors(game, decision)

    def normal_glance(self, game: Game, decision: Decision) -> list[float]:
        """The same as logarithms of chances that add up to one."""
        return normal(self.glance(game, decision))

    def race(self, view: View, root: Node, clock: Clock) -> list[Choice]:
        """Let the choices race; those that are left in the end, best first."""
        return Race(root.priors, self.heuristics).run(self.trials(view, root, clock), clock)

    def trials(self, view: View, root: Node, clock: Clock) -> Try:
        """A way to try choices, each in the same worlds with equal luck."""
        worlds: list[Game] = []
        key = f"{self.rng.next()}"

        def tries(choices: list[Choice], numbers: range) -> list[list[float]]:
            worlds.extend([self.heuristics.world(view, self.rng) for _ in numbers])
            tried: list[list[Descent]] = []
            for choice in choices:
                descents = [Descent(worlds[n].clone(), seeded(f"{key}/{n}")) for n in numbers]
                for descent in descents:
                    self.take(root, descent, choice)
                tried.append(descents)
            self.play_on([each for some in tried for each in some], worlds[0], root.seat, clock)
            return [[each.chances[root.seat] for each in some] for some in tried]

        return tries

    def search(self, view: View, decision: Decision, root: Node, clock: Clock) -> None:
        """Look into the choices until the budget is used up."""
        worlds: list[Game] = []
        key = f"{self.rng.next()}"
        while (several := clock.next(self.heuristics.batch_size)) > 0:
            descents: list[Descent] = []
            for _ in range(several):
                choice = root.pick(decision)
                edge = root.children.setdefault(choice, Edge())
                if edge.visits == len(worlds):
                    worlds.append(self.heuristics.world(view, self.rng))
                descent = Descent(worlds[edge.visits].clone(), seeded(f"{key}/{edge.visits}"))
                self.descend(root, descent, choice)
                descents.append(descent)
            self.play_on(descents, worlds[0], root.seat, clock)
            clock.spend(several)

    def descend(self, node: Node, descent: Descent, choice: Choice) -> None:
        """Follow the tree down to a place that is new, one choice after the other."""
        game = descent.game
        while True:
            edge = self.take(node, descent, choice)
            if game.over:
                return
            decision = game.pending[0]
            if edge.after is None or edge.after.seat != decision.seat:
                edge.after = Node(decision.seat)
                return
            node = edge.after
            if not all([choice in node.priors for choice in decision.choices]):
                node.learn(decision.choices, normal(self.heuristics.priors(game, decision)))
            choice = node.pick(decision)

    def take(self, node: Node, descent: Descent, choice: Choice) -> Edge:
        """Make one choice of the tree, and all after it that are none."""
        edge = node.children.setdefault(choice, Edge())
        node.visits += 1
        edge.visits += 1
        descent.path.append((node, edge))
        descent.game.apply(node.seat, choice)
        advance(descent.game)
        return edge

    def play_on(self, descents: list[Descent], root: Game, seat: int, clock: Clock) -> None:
        """Play every world on until it can be judged, and tell the tree."""
        heuristics = self.heuristics
        resting: list[Descent] = []
        going = descents
        while going:
            hurry = clock.late
            still: list[Descent] = []
            for descent in going:
                advance(descent.game)
                if descent.game.over:
                    descent.end(heuristics.outcome(descent.game))
                    self.note(descent, seat)
                elif (
                    hurry
                    or descent.steps >= PATIENCE
                    or heuristics.playout_ends(descent.game, root, seat)
                ):
                    resting.append(descent)
                else:
                    still.append(descent)
            if still:
                games = [descent.game for descent in still]
                moves = heuristics.playout_choices(games, seat, [descent.rng for descent in still])
                for descent, move in zip(still, moves):
                    descent.game.apply(descent.game.pending[0].seat, move)
                    descent.steps += 1
            going = still
        if resting:
            found = heuristics.chances([descent.game for descent in resting], seat)
            for descent, chances in zip(resting, found):
                descent.end(chances)
                self.note(descent, seat)

    def note(self, descent: Descent, seat: int) -> None:
        """Note what a playout came to."""
        if self.notes is not None:
            rivals = self.heuristics.rivals(descent.game, seat)
            facts = {CHANCE: descent.chances[seat]}
            if rivals:
                facts[RIVAL] = max([descent.chances[rival] for rival in rivals])
            self.notes.append(facts | self.heuristics.facts(descent.game, seat))


def normal(priors: list[float]) -> list[float]:
    """Logarithms of chances that add up to one."""
    best = max(priors)
    shifted = [looks - best for looks in priors]
    total = log(sum([exp(looks) for looks in shifted]))
    return [looks - total for looks in shifted]


def ranked(root: Node, heuristics: Heuristics, ahead: list[Choice]) -> list[Thought]:
    """What the root thinks of its choices, best first; those never tried come last.

    Those that were left in a race come first, as they came in.
    """
    mean = root.total / root.visits if root.visits else 0.0
    thoughts: list[Thought] = []
    weight, pseudo_visits = heuristics.value_weight, heuristics.pseudo_visits
    for choice, prior in root.priors.items():
        edge = root.children.get(choice)
        if edge is None or not edge.visits:
            thoughts.append(Thought(choice, mean, 0, prior, merit=prior + weight * mean))
        else:
            chance = edge.total / edge.visits
            believed = mean + (chance - mean) * edge.visits / (edge.visits + pseudo_visits)
            merit = prior + weight * believed
            line = follow(edge.after)
            thoughts.append(Thought(choice, chance, edge.visits, prior, line, merit))
    tried = any([thought.visits for thought in thoughts])
    thoughts.sort(key=lambda t: (t.visits > 0 or not tried, t.merit), reverse=True)
    places = {choice: place for place, choice in enumerate(ahead)}
    return sorted(thoughts, key=lambda t: places.get(t.choice, len(places)))


def follow(node: Node | None) -> list[tuple[int, Choice]]:
    """The way most often taken from a node."""
    line: list[tuple[int, Choice]] = []
    while node is not None and node.children:
        choice, edge = max(node.children.items(), key=lambda item: item[1].visits)
        line.append((node.seat, choice))
        node = edge.after
    return line
