"""Fitting a judge: how likely each seat is to win, learned from how games of the network ended.

The network stays as it is; the judge is a block and a head of its own on top of it. It goes through
the games three times: first it learns how they ended, then how they ended and what it foretold one
round later, which is less left to luck.
"""

from __future__ import annotations

import copy

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn.functional import binary_cross_entropy_with_logits, log_softmax

from kanly.bots.evaluation import STANDING
from kanly.bots.network import OTHERS, OWN
from kanly.bots.weights import Arrays
from kanly.train import export, weights
from kanly.train.curves import Figures
from kanly.train.kit import train_kit
from kanly.train.net import STAND, Block, Net
from kanly.train.samples import Samples, SampleStore
from kanly.train.watcher import Watcher

SCALE = 3.1
"""At first, how much the result that the network expects counts in a seat's odds..."""
AHEAD = 0.9
"""...and how far a seat is ahead that plays as the network would."""
ABSENT = -30.0
"""The odds of a seat that nobody has."""

PASSES = 3
RATE = 2e-4
DECAY = 0.05
BATCH = 2048
WARM = 50
"""Steps of a pass until the rate is reached; then it comes down."""
MEMORY = 0.998
"""How much of the running mean stays at each step."""
LATER = 0.3
"""How much of what it learns is what it foretold a round later, from the second pass on."""
HELD = 10
"""One game in this many is held back to measure how wrong the judge is."""


class Judge(nn.Module):
    """From what the network makes of a seat's position to that seat's odds."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.block = Block(width)
        self.norm = nn.LayerNorm(width)
        self.value = nn.Linear(width, 2)
        self.stand = nn.Linear(width, 2 * STANDING)
        for head in (self.value, self.stand):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(self, read: Tensor, standings: Tensor) -> Tensor:
        """Odds if the seat plays as the network would, and if greedily."""
        x = self.norm(self.block(read))
        leaning = self.stand(x).unflatten(-1, (2, STANDING))
        found: Tensor = self.value(x) + (leaning * standings.unsqueeze(-2)).sum(-1)
        return found


def judge_on(net: Net) -> Judge:
    """A judge on top of a network; it begins with the result that the network expects."""
    judge = Judge(net.norm.weight.shape[0])
    judge.norm = copy.deepcopy(net.norm)
    with torch.no_grad():
        judge.value.weight.copy_(SCALE * net.value.weight.repeat(2, 1))
        judge.value.bias.copy_(SCALE * net.value.bias.repeat(2))
        judge.value.bias[OWN] += AHEAD
        judge.stand.weight.copy_(SCALE * STAND * net.stand.weight.repeat(2, 1))
        judge.stand.bias.copy_(SCALE * STAND * net.stand.bias.repeat(2))
    return judge


def how_wrong(odds: Tensor, aims: Tensor, players: Tensor, together: bool) -> Tensor:
    """How far everybody's odds are from what is aimed at, for each moment: over all seats where one
    wins, for each alone where several can win together.
    """
    each = binary_cross_entropy_with_logits(odds, aims, reduction="none")
    if together:
        return each.sum(1) / players
    several = -(aims * log_softmax(odds, 1)).sum(1)
    return torch.where(players == 1, each[:, 0], several)


def chances_of(odds: Tensor, players: Tensor, together: bool) -> Tensor:
    """Everybody's chances to win, from their odds."""
    alone = (players == 1)[:, None] | together
    return torch.where(alone, odds.sigmoid(), odds.softmax(1))


class Fitting:
    """A judge, the network below it and the moments it learns from."""

    def __init__(
        self, net: Net, moments: Samples, device: torch.device, together: bool = False
    ) -> None:
        self.net = net.to(device).eval()
        self.together = together
        self.judge = judge_on(net).to(device)
        self.mean = copy.deepcopy(self.judge)
        """The running mean, which is steadier."""
        self.last = moments.last
        self.rows = torch.from_numpy(moments.rows).to(device)
        self.standings = torch.from_numpy(moments.standings).to(device)
        self.own = torch.from_numpy(moments.own).to(device)
        self.players = torch.from_numpy(moments.players).to(device)
        self.results = torch.from_numpy(moments.results).to(device)
        game = np.concatenate([[0], moments.last.cumsum()[:-1]])
        held = torch.from_numpy(game % HELD == 0).to(device)
        self.held, self.learned = held.nonzero()[:, 0], (~held).nonzero()[:, 0]

    def odds(self, judge: Judge, some: Tensor) -> Tensor:
        """Every seat's, as its player plays."""
        with torch.no_grad():
            read = self.net.read(self.rows[some])
        both = judge(read, self.standings[some].float())
        odds = torch.where(self.own[some], both[..., OWN], both[..., OTHERS])
        seats = torch.arange(odds.shape[1], device=odds.device)
        return odds.masked_fill(seats >= self.players[some, None], ABSENT)

    def wrong(self, odds: Tensor, some: Tensor, aims: Tensor) -> Tensor:
        """How far the odds are from what is aimed at, for each moment."""
        return how_wrong(odds, aims, self.players[some], self.together)

    def go_through(self, aims: Tensor) -> None:
        """Learn from every game once."""
        judge = self.judge
        wide = [each for each in judge.parameters() if each.ndim > 1]
        narrow = [each for each in judge.parameters() if each.ndim < 2]
        groups = [{"params": wide, "weight_decay": DECAY}, {"params": narrow, "weight_decay": 0.0}]
        adam = torch.optim.AdamW(groups, lr=RATE)
        order = self.learned[torch.randperm(len(self.learned), device=self.learned.device)]
        batches = order.split(BATCH)
        for step, some in enumerate(batches):
            for group in adam.param_groups:
                group["lr"] = RATE * min(1.0, (step + 1) / WARM) * (1 - step / len(batches))
            loss = self.wrong(self.odds(judge, some), some, aims[some]).mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
            adam.step()
            keep = min(MEMORY, (step + 1) / (step + 20))
            with torch.no_grad():
                for mean, now in zip(self.mean.parameters(), judge.parameters()):
                    mean.lerp_(now, 1 - keep)
        judge.load_state_dict(self.mean.state_dict())

    def chances(self) -> Tensor:
        """Every seat's chance to win at every moment, by the running mean."""
        found = []
        for some in torch.arange(len(self.rows), device=self.rows.device).split(4 * BATCH):
            odds = self.odds(self.mean, some).detach()
            found.append(chances_of(odds, self.players[some], self.together))
        return torch.cat(found)

    def later(self) -> Tensor:
        """What to aim at: how a game ended and, a little, what is foretold of the next moments."""
        foretold = self.chances().cpu().numpy()
        aims = self.results.cpu().numpy().copy()
        for now in range(len(aims) - 2, -1, -1):
            if not self.last[now]:
                aims[now] = LATER * foretold[now + 1] + (1 - LATER) * aims[now + 1]
        return torch.from_numpy(aims).to(self.results.device)

    def figures(self) -> Figures:
        """How wrong it is about games it has not learned from."""
        found = [
            self.wrong(self.odds(self.mean, some).detach(), some, self.results[some])
            for some in self.held.split(4 * BATCH)
        ]
        return {"wrong": float(torch.cat(found).mean()), "held": float(len(self.held))}


def fit(
    store: SampleStore, games: int, workers: int, device: str, watcher: Watcher
) -> list[Figures]:
    """Play, fit a judge and write it into the weights. How wrong it was before, and after each
    pass.
    """
    arrays, about = weights.read(store.weights)
    width, _ = arrays["entry.weight"].shape
    net = Net(store.game, width, blocks_of(arrays))
    export.load(net, store.weights)
    moments = store.gather(games, workers, watcher)
    torch.manual_seed(store.seed)
    fitting = Fitting(net, moments, torch.device(device), train_kit(store.game).together)
    told = [fitting.figures()]
    watcher.judged(told[0])
    for number in range(PASSES):
        fitting.go_through(fitting.later() if number else fitting.results)
        told.append(fitting.figures())
        watcher.judged(told[-1])
    judge = {
        f"{weights.JUDGE}{name}": tensor.float().cpu().numpy()
        for name, tensor in fitting.mean.state_dict().items()
    }
    note = {
        "games": int(fitting.last.sum()),
        "seed": store.seed,
        "wrong": [f["wrong"] for f in told],
    }
    arrays = weights.without_judge(arrays) | judge
    weights.write(store.weights, arrays, {**about, "judge": note})
    return told


def blocks_of(arrays: Arrays) -> int:
    """How deep a network is."""
    return sum(name.startswith("blocks.") and name.endswith("into.weight") for name in arrays)
