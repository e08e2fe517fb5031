"""Learning from searches: the network that does, and how it is improved on what was played."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import torch
from torch import Tensor, nn
from torch.optim.swa_utils import AveragedModel

from kanly.bots.network import OTHERS, OWN
from kanly.train.judge import ABSENT, HELD, Judge, chances_of, how_wrong
from kanly.train.learner import Going, Hyperparameters
from kanly.train.net import SWAY, Block, Listed, Net
from kanly.train.search_games import SearchSamples

UNUSED = ("alone", "aims_alone", "value", "stand", "points")
"""Heads of the network that learn nothing from searches."""
DECAY = 0.05
WARM = 20
"""Steps until the rate is reached, each time."""
MEMORY = 0.995
"""How much of the running mean stays at each step."""
LATER = 0.3
"""The part of the target that is the prediction a moment later, made with all hands in view."""
CHANCES = 4
"""How many moments at once, compared with learning, where nothing is learned."""


class SearchNet(Net):
    """A network with a judge, learned together from searches and from how games ended.

    Beside the judge there is a witness, who sees what everybody sees: all hidden cards and plans.
    No player ever asks it; it foretells better than a seat can, and so teaches the judge.
    """

    def __init__(self, game: str, width: int, blocks: int) -> None:
        super().__init__(game, width, blocks)
        for name in UNUSED:
            delattr(self, name)
        nn.init.zeros_(self.atoms.weight)
        nn.init.zeros_(self.marks.weight)  # of choices never met they stay nought, and take no room
        nn.init.normal_(self.aims.weight, std=0.02)
        nn.init.constant_(self.sway.bias, 1 / SWAY - 1)
        self.judge = Judge(width)
        nn.init.ones_(self.judge.stand.bias)
        self.table = nn.Linear(width, width)
        self.witness = nn.Sequential(Block(width), nn.LayerNorm(width), nn.Linear(width, 1))
        nn.init.zeros_(self.witness[2].weight)
        nn.init.zeros_(self.witness[2].bias)

    def judged(self, rows: Tensor, standings: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """Everybody's odds at some moments, as each seat can tell them: one by how each plays on;
        and as the witness tells them, on top of the seat's own.
        """
        seats = torch.arange(rows.shape[1], device=rows.device) < players[:, None]
        read = self.read(rows) * seats[..., None]
        odds: Tensor = self.judge(read, standings.float())
        everybody = self.table(read.sum(1) / players[:, None])
        more: Tensor = self.witness(read + everybody[:, None]).squeeze(-1)
        absent = ~seats
        return odds.masked_fill(absent[..., None], ABSENT), more.masked_fill(absent, 0.0)

    def liked(self, rows: Tensor, legal: Tensor, lengths: Tensor, worths: Tensor) -> Tensor:
        """Logits of the legal choices, told of the evaluation."""
        return self.told(self.norm(self.read(rows)), Listed(legal, lengths), worths)


def fresh_mean(mean: list[Tensor], newest: list[Tensor], count: Tensor | int) -> None:
    """Draw the mean network nearer to the newest."""
    steps = int(count)
    keep = min(MEMORY, (steps + 1) / (steps + 20))
    for old, new in zip(mean, newest):
        old.lerp_(new.to(old.dtype), 1 - keep)


class TrainingData:
    """SearchSamples as tensors, and which of their games are held back."""

    def __init__(self, samples: SearchSamples, device: torch.device) -> None:
        def put(array: np.ndarray) -> Tensor:
            return torch.from_numpy(array).to(device)

        moments, found = samples.moments, samples.found
        self.rows, self.standings = put(moments.rows), put(moments.standings)
        self.own, self.players = put(moments.own), put(moments.players).long()
        self.results, self.last = put(moments.results), moments.last
        game = np.concatenate([[0], moments.last.cumsum()[:-1]]).astype(np.int64)
        held = put(game % HELD == 0)
        self.held, self.learned = held.nonzero()[:, 0], (~held).nonzero()[:, 0]
        self.found = [put(found.rows), put(found.legal), put(found.lengths), put(found.worths)]
        self.aims = put(found.aims)
        asked = put(found.game % HELD == 0)
        self.held_asked, self.asked = asked.nonzero()[:, 0], (~asked).nonzero()[:, 0]


class SearchLearner:
    """A network that learns from searches, and what is needed to go on improving it."""

    def __init__(
        self, net: SearchNet, params: Hyperparameters, device: torch.device, together: bool
    ) -> None:
        self.net = net.to(device)
        self.params = params
        self.device = device
        self.together = together
        wide = [each for each in net.parameters() if each.ndim > 1]
        narrow = [each for each in net.parameters() if each.ndim < 2]
        groups = [{"params": wide, "weight_decay": DECAY}, {"params": narrow, "weight_decay": 0.0}]
        self.adam = torch.optim.AdamW(groups, params.rate)
        self.mean = AveragedModel(self.net, multi_avg_fn=fresh_mean)
        """The network as it was over the last steps: steadier, so players get this."""

    def measure(self, samples: SearchSamples, keep: bool) -> None:
        """Scale each number of an observation by how much it varies; done once, before all.

        With `keep` the network's answers stay what they are.
        """
        rows = samples.moments.rows.reshape(-1, samples.moments.rows.shape[-1])[::7]
        spread = torch.from_numpy(rows).float().std(0).to(self.device)
        scale = 1 / spread.clamp(0.25, 16.0)
        with torch.no_grad():
            # What never varied begins as nought.
            self.net.entry.weight *= self.net.scale / scale if keep else spread > 0
            self.net.scale.copy_(scale)
            self.mean.module.load_state_dict(self.net.state_dict())

    def learn(self, samples: SearchSamples, progress: float, going: Going) -> dict[str, float]:
        """Go through all samples several times; `progress` is how much of the run is over, 0 to 1.

        It stops early when it is no longer `going`.
        """
        params = self.params
        data = TrainingData(samples, self.device)
        told = self.figures(data)
        figures = {"fresh_value": told["wrong"]} if samples.games else {}
        aims = self.later(data)
        rate = params.rate + (params.last_rate - params.rate) * progress
        sums: dict[str, float] = {}
        batches = list(self.batches(data))
        for number, (some, asked) in enumerate(batches):
            for group in self.adam.param_groups:
                group["lr"] = rate * min(1.0, (number + 1) / WARM)
            losses = self.losses(data, some, asked, aims)
            self.adam.zero_grad(set_to_none=True)
            torch.stack(list(losses.values())).sum().backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), params.norm)
            self.adam.step()
            self.mean.update_parameters(self.net)
            for name, loss in losses.items():
                sums[name] = sums.get(name, 0.0) + float(loss.detach()) / len(batches)
            if not going((number + 1) / len(batches)):
                break
        return figures | sums | self.figures(data)

    def batches(self, data: TrainingData) -> Iterator[tuple[Tensor, Tensor]]:
        """Moments and searched choices to learn from at each step, all of them once an epoch."""
        for _ in range(self.params.epochs):
            moments = data.learned[torch.randperm(len(data.learned), device=self.device)]
            asked = data.asked[torch.randperm(len(data.asked), device=self.device)]
            parts = moments.split(self.params.batch)
            yield from zip(parts, asked.tensor_split(len(parts)))

    def losses(
        self, data: TrainingData, some: Tensor, asked: Tensor, aims: Tensor
    ) -> dict[str, Tensor]:
        """What is wrong with the network's answers to some of what was played."""
        players = data.players[some]
        odds, seen = self.odds(self.net, data, some)
        wrong = how_wrong(odds, aims[some], players, self.together).mean()
        witness = how_wrong(seen, data.results[some], players, self.together).mean()
        found = {"value": wrong, "witness": witness}
        if len(asked):
            found["policy"] = self.astray(self.net, data, asked).mean()
        return found

    def odds(self, net: SearchNet, data: TrainingData, some: Tensor) -> tuple[Tensor, Tensor]:
        """Everybody's, as each seat's player plays: by the judge, and by the witness."""
        both, more = net.judged(data.rows[some], data.standings[some], data.players[some])
        odds = torch.where(data.own[some], both[..., OWN], both[..., OTHERS])
        return odds, odds.detach() + more

    def astray(self, net: SearchNet, data: TrainingData, asked: Tensor) -> Tensor:
        """How far the network's chances are from what the searches found (in nats, above none)."""
        logits = net.liked(*[column[asked] for column in data.found])
        aims = data.aims[asked].float()
        logs = torch.log_softmax(logits, 1).clamp(min=-50.0)
        return (aims * (aims.clamp(min=1e-9).log() - logs)).sum(1)

    def later(self, data: TrainingData) -> Tensor:
        """What to aim at: how a game ended and, a little, what the witness foretells of the next
        moments; what it foretells is worth nothing before it has learned something.
        """
        if not int(self.mean.n_averaged):
            return data.results
        foretold = np.concatenate([seen.cpu().numpy() for seen in self.foretold(data)])
        aims = data.results.cpu().numpy().copy()
        for now in range(len(aims) - 2, -1, -1):
            if not data.last[now]:
                aims[now] = LATER * foretold[now + 1] + (1 - LATER) * aims[now + 1]
        return torch.from_numpy(aims).to(self.device)

    def foretold(self, data: TrainingData) -> Iterator[Tensor]:
        """Everybody's chances by the witness, moment by moment."""
        every = torch.arange(len(data.rows), device=self.device)
        with torch.no_grad():
            for some in every.split(CHANCES * self.params.batch):
                _, seen = self.odds(self.mean.module, data, some)
                yield chances_of(seen, data.players[some], self.together)

    def figures(self, data: TrainingData) -> dict[str, float]:
        """How wrong it is about games that it does not learn from; and how wrong it would be to
        believe the evaluation alone.
        """
        found: dict[str, list[Tensor]] = {"wrong": [], "wrong_witness": [], "wrong_by_hand": []}
        with torch.no_grad():
            for some in data.held.split(CHANCES * self.params.batch):
                odds, seen = self.odds(self.mean.module, data, some)
                players, aims = data.players[some], data.results[some]
                hand = data.standings[some].float().sum(-1)
                hand = torch.where(odds <= ABSENT, odds, hand)
                for name, told in zip(found, (odds, seen, hand)):
                    found[name].append(how_wrong(told, aims, players, self.together))
            told = {name: float(torch.cat(each).mean()) for name, each in found.items()}
            if len(data.held_asked):
                some = data.held_asked[:2048]
                told["astray"] = float(self.astray(self.mean.module, data, some).mean())
        return told
