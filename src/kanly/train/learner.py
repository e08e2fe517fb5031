"""The learner: proximal policy optimisation on stretches of self-play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor
from torch.optim.swa_utils import AveragedModel

from kanly.train.game_batch import INPUTS
from kanly.train.net import Net
from kanly.train.rollout import Rollout

Going = Callable[[float], bool]
"""Is told after each batch how much of the learning is done, 0 to 1; says whether to go on."""

MEMORY = 0.98
"""How much of the mean network stays after a stretch of play; the rest is the newest network."""


@dataclass(frozen=True)
class Hyperparameters:
    """How the learner learns."""

    rate: float = 3e-4
    last_rate: float = 3e-5
    epochs: int = 2
    batch: int = 4096
    clip: float = 0.2
    trust: float = 0.97
    entropy: float = 0.012
    last_entropy: float = 0.002
    value: float = 1.0
    points: float = 0.5
    alone: float = 0.2
    norm: float = 1.0


def drawn_nearer(mean: Sequence[Tensor], newest: Sequence[Tensor], count: Tensor | int) -> None:
    """Draw the mean network nearer to the newest: faster at first, so that it soon forgets how the
    network began.
    """
    stretches = int(count)
    keep = min(MEMORY, (stretches + 1) / (stretches + 5))
    for old, new in zip(mean, newest):
        old.lerp_(new.to(old.dtype), 1 - keep)


class Learner:
    """A network and what is needed to go on improving it."""

    def __init__(self, net: Net, params: Hyperparameters, device: torch.device) -> None:
        self.net = net.to(device)
        self.params = params
        self.device = device
        self.adam = torch.optim.AdamW(net.parameters(), params.rate, weight_decay=1e-4, eps=1e-6)
        self.mean = AveragedModel(self.net, multi_avg_fn=drawn_nearer)
        """The network as it was over the last stretches of play: steadier, so players get this."""

    def measure(self, rollout: Rollout, keep: bool) -> None:
        """Scale each number of an observation by how much it varies; done once, before all.

        With `keep` the network's answers stay what they are.
        """
        sample = rollout.rows[: rollout.filled].flatten(0, 1)[::7].float()
        scale = 1 / sample.std(0).clamp(0.25, 16.0)
        if keep:
            with torch.no_grad():
                self.net.entry.weight *= self.net.scale / scale
        self.net.scale.copy_(scale)

    def learn(
        self, rollouts: list[Rollout], progress: float, going: Going = lambda share: True
    ) -> dict[str, float]:
        """Improve on what was played; `progress` is how much of the run is over, 0 to 1.

        It stops early when it is no longer `going`. Of the figures, those called fresh are from
        before anything was learned of these games.
        """
        params = self.params
        rate = params.rate + (params.last_rate - params.rate) * progress
        entropy = params.entropy + (params.last_entropy - params.entropy) * progress
        for group in self.adam.param_groups:
            group["lr"] = rate
        sums: dict[str, Tensor] = {}
        fresh: dict[str, float] = {}
        batches = 0
        gains = torch.cat([rollout.gain[rollout.valid] for rollout in rollouts])
        mean, spread = gains.mean(), gains.std() + 1e-6
        kept = [rollout.valid.flatten().nonzero().squeeze(1) for rollout in rollouts]
        parts = [
            (rollout, part)
            for _ in range(params.epochs)
            for rollout, lines in zip(rollouts, kept)
            for part in lines[torch.randperm(len(lines), device=self.device)].split(params.batch)
        ]
        for rollout, part in parts:
            losses = self.losses(rollout, part, mean, spread)
            if not fresh:
                fresh = {"fresh_value": float(losses["value"].detach())}
            total = losses["policy"] + params.value * losses["value"]
            total = total + params.points * losses["points"]
            total = total + params.alone * losses["alone"] - entropy * losses["entropy"]
            self.adam.zero_grad(set_to_none=True)
            total.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), params.norm)
            self.adam.step()
            batches += 1
            for name, loss in losses.items():
                sums[name] = sums.get(name, torch.zeros_like(loss)) + loss.detach()
            if not going(batches / len(parts)):
                break
        self.mean.update_parameters(self.net)
        return fresh | {name: float(total) / batches for name, total in sums.items()}

    def losses(
        self, rollout: Rollout, lines: Tensor, mean: Tensor, spread: Tensor
    ) -> dict[str, Tensor]:
        """What is wrong with the network's answers to some of what was played."""
        clip = self.params.clip

        def take(column: Tensor) -> Tensor:
            return column.flatten(0, 1)[lines]

        cuda = self.device.type == "cuda"
        with torch.autocast(self.device.type, torch.bfloat16, cuda):
            columns = [take(getattr(rollout, name)) for name in INPUTS]
            logits, alone, value = self.net(*columns)
        chances = torch.log_softmax(logits, 1)
        chance = chances.gather(1, take(rollout.picked)[:, None]).squeeze(1)
        ratio = torch.exp(chance - take(rollout.chance))
        gain = (take(rollout.gain) - mean) / spread
        policy = -torch.minimum(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
        wrong = (value - take(rollout.worth)).square().mean(0)
        spread_out = -(chances.exp() * chances.clamp(min=-100)).sum(1).mean()
        return {
            "policy": policy,
            "value": wrong[0],
            "points": wrong[1:].mean(),
            "alone": -(chances.detach().exp() * torch.log_softmax(alone, 1)).sum(1).mean(),
            "entropy": spread_out,
            "moved": (take(rollout.chance) - chance).mean(),
            "clipped": ((ratio - 1).abs() > clip).float().mean(),
        }
