"""A stretch of self-play, and what each choice in it turned out to be worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from numpy.typing import NDArray
from torch import Tensor

from kanly.bots.evaluation import KINDS, STANDING
from kanly.train.actors import Actors
from kanly.train.game_batch import INPUTS, WIDTH, aims_of
from kanly.train.net import Net


class Rollout:
    """Up to `steps` choices of every game, kept on the learner's device: one row a step."""

    def __init__(
        self, steps: int, games: int, width: int, seats: int, device: torch.device
    ) -> None:
        aims = aims_of(seats)

        def column(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros((steps, games, *shape), dtype=kind, device=device)

        self.steps = steps
        self.filled = steps
        """Steps that were played in the last stretch, which may have been cut short."""
        self.rows = column(width, kind=torch.uint8)
        self.legal = column(WIDTH, kind=torch.int16)
        self.lengths = column(kind=torch.int16)
        self.worths = column(WIDTH, KINDS, kind=torch.float16)
        self.standings = column(STANDING, kind=torch.float16)
        self.seats = column(kind=torch.int64)
        self.picked = column(kind=torch.int64)
        self.chance = column(kind=torch.float32)
        """Logarithm of the chance with which the choice was picked."""
        self.value = column(aims, kind=torch.float32)
        """What was foretold."""
        self.ended = column(kind=torch.bool)
        self.rewards = column(seats, aims, kind=torch.float32)
        self.gain = column(kind=torch.float32)
        """How much better the choice turned out than expected."""
        self.worth = column(aims, kind=torch.float32)
        """What the position turned out to be worth, and to lead to."""
        self.valid = column(kind=torch.bool)
        """Whether anything came after the choice in this stretch."""

    def note_ends(self, step: int, arrays: dict[str, NDArray[Any]]) -> None:
        """Which games the choices of a step ended, and with what results."""
        self.ended[step] = torch.from_numpy(arrays["ended"]).to(self.ended.device).bool()
        self.rewards[step] = torch.from_numpy(arrays["rewards"]).to(self.rewards.device)


LEAST = 16
"""Steps that are always played: fewer choices of a game in a row teach nothing."""

Going = Callable[[int, int], bool]
"""Is told after each step how many choices were made and how many games ended in this stretch;
says whether to go on."""


def play(
    actors: Actors, net: Net, rollouts: list[Rollout], device: torch.device, going: Going
) -> None:
    """Fill one rollout for each group of games, the groups in turn, as long as it is `going`."""
    choices = games = 0
    with torch.no_grad():
        for step in range(rollouts[0].steps):
            for group, rollout in enumerate(rollouts):
                arrays = actors.wait(group)
                if step:
                    rollout.note_ends(step - 1, arrays)
                    games += int(arrays["ended"].sum())
                seen = {name: torch.from_numpy(arrays[name]).to(device) for name in INPUTS}
                with torch.autocast(device.type, torch.bfloat16, device.type == "cuda"):
                    logits, value = net.play(*seen.values())
                chances = torch.log_softmax(logits, 1)
                noise = -torch.log(-torch.log(torch.rand_like(chances).clamp(1e-9, 1 - 1e-7)))
                picked = (chances + noise).argmax(1)
                arrays["choices"][:] = picked.to(torch.int16).cpu().numpy()
                for name, column in seen.items():
                    getattr(rollout, name)[step] = column
                rollout.seats[step] = torch.from_numpy(arrays["seats"]).to(device)
                actors.go(group)
                rollout.picked[step] = picked
                rollout.chance[step] = chances.gather(1, picked[:, None]).squeeze(1)
                rollout.value[step] = value
                choices += len(picked)
                rollout.filled = step + 1
            if not going(choices, games) and step + 1 >= LEAST:
                break
        for group, rollout in enumerate(rollouts):
            # What the last choice led to.
            rollout.note_ends(rollout.filled - 1, actors.wait(group))
            for worker in actors.range():
                actors.ready[worker][group].release()  # it is read again at the next step


def weigh(rollout: Rollout, trust: float) -> None:
    """Work back from what happened: each seat's choices follow on its own earlier ones.

    `trust` is how far later surprises reach back (lambda of generalised advantages).
    """
    with torch.no_grad():
        games, seats, aims = rollout.rewards.shape[1:]
        device = rollout.value.device
        rollout.valid[rollout.filled :] = False
        lines = torch.arange(games, device=device)
        later = torch.zeros((games, seats, aims), device=device)
        gain = torch.zeros((games, seats, aims), device=device)
        seen = torch.zeros((games, seats), dtype=torch.bool, device=device)
        for step in reversed(range(rollout.filled)):
            ended = rollout.ended[step]
            later = torch.where(ended[:, None, None], rollout.rewards[step], later)
            gain = torch.where(ended[:, None, None], torch.zeros_like(gain), gain)
            seen = seen | ended[:, None]
            seat = rollout.seats[step]
            value = rollout.value[step]
            rollout.valid[step] = seen[lines, seat]
            surprise = later[lines, seat] - value + trust * gain[lines, seat]
            surprise = surprise * rollout.valid[step][:, None]
            rollout.gain[step] = surprise[:, 0]
            rollout.worth[step] = value + surprise
            later[lines, seat] = value
            gain[lines, seat] = surprise
            seen[lines, seat] = True
