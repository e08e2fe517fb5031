"""Train by self-play with PPO in one file, after CleanRL, on a batch of games.

    pip install 'kanly[learn,research]'
    python examples/train_ppo.py --game classic-small

All seats are played by the same network; each choice is judged by what its own seat got in the end.
The win rate against bots that play at random is measured before and after, in other games.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from kanly.envs.batch import Batch
from kanly.envs.terms import names

STEPS = 128
"""Choices of each game between two updates."""
PASSES = 4
MINIBATCH = 512
RATE = 1e-3
CLIP = 0.2
ENTROPY = 0.01
LAMBDA = 0.95
"""How far a choice is judged by what came of it, rather than by the value of the next."""


class Net(nn.Module):
    """From what a seat sees to how good each choice is, and how good its place is."""

    def __init__(self, size: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, width), nn.ReLU(), nn.LayerNorm(width))
        self.choices = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        nn.init.zeros_(self.choices.weight)
        nn.init.zeros_(self.choices.bias)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        body = self.body(torch.log1p(seen.float()))
        logits = self.choices(body).masked_fill(~masks, -torch.inf)
        return Categorical(logits=logits, validate_args=False), self.value(body)[:, 0]


class Rollout:
    """A stretch of choices: a row for each step, a column for each game."""

    def __init__(self, batch: Batch) -> None:
        shape = (STEPS, batch.games)
        self.seen = np.zeros((STEPS + 1, *batch.observations.shape), np.uint8)
        self.masks = np.zeros((STEPS + 1, *batch.masks.shape), np.bool_)
        self.taken = np.zeros(shape, np.int64)
        self.chances = np.zeros(shape, np.float32)
        self.seats = np.zeros(shape, np.int64)
        self.values = np.zeros(shape, np.float32)
        self.dones = np.zeros(shape, np.bool_)
        self.rewards = np.zeros((*shape, batch.rewards.shape[1]), np.float32)
        self.seen[0], self.masks[0] = batch.observations, batch.masks

    def play(self, batch: Batch, net: Net) -> None:
        """Fill it; the batch writes what it shows straight into it."""
        for step in range(STEPS):
            with torch.no_grad():
                policy, value = net(*as_tensors(self.seen[step], self.masks[step]))
                taken = policy.sample()
                self.chances[step] = policy.log_prob(taken).numpy()
            self.taken[step], self.values[step] = taken.numpy(), value.numpy()
            self.seats[step] = batch.seats
            batch.step(self.taken[step], self.seen[step + 1], self.masks[step + 1])
            self.dones[step], self.rewards[step] = batch.dones, batch.rewards

    def again(self) -> None:
        """Begin where it ended."""
        self.seen[0], self.masks[0] = self.seen[STEPS], self.masks[STEPS]

    def advantages(self) -> np.ndarray:
        """How much better each choice turned out than expected, from its own seat's next value.

        Of seats whose next choice lies beyond the stretch, the value now stands for it.
        """
        games, players = self.rewards.shape[1:]
        found = np.zeros_like(self.values)
        worth = np.full((games, players), np.nan, np.float32)
        ahead = np.zeros((games, players), np.float32)
        rows = np.arange(games)
        for step in reversed(range(STEPS)):
            over = self.dones[step]
            worth[over], ahead[over] = self.rewards[step][over], 0
            seat, value = self.seats[step], self.values[step]
            following = worth[rows, seat]
            gain = np.where(np.isnan(following), 0, following - value)
            found[step] = gain + LAMBDA * ahead[rows, seat]
            worth[rows, seat], ahead[rows, seat] = value, found[step]
        return found


def as_tensors(*arrays: np.ndarray) -> list[Tensor]:
    return [torch.from_numpy(array) for array in arrays]


def improve(net: Net, adam: torch.optim.Adam, of: Rollout, rng: np.random.Generator) -> None:
    """Some passes over a stretch of choices."""
    gains = of.advantages()
    parts = [of.seen[:-1], of.masks[:-1], of.taken, of.chances, gains, gains + of.values]
    flat = [part.reshape(-1, *part.shape[2:]) for part in parts]
    for _ in range(PASSES):
        for rows in np.array_split(rng.permutation(len(flat[0])), len(flat[0]) // MINIBATCH or 1):
            seen, masks, taken, chance, gain, goal = as_tensors(*[part[rows] for part in flat])
            policy, value = net(seen, masks)
            ratio = torch.exp(policy.log_prob(taken) - chance)
            gain = (gain - gain.mean()) / (gain.std() + 1e-6)
            better = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            spread = -(policy.probs * policy.logits.clamp(min=-50)).sum(1).mean()
            loss = (value - goal).pow(2).mean() / 2 - better - ENTROPY * spread
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


def wins(net: Net, game: str, games: int) -> float:
    """The share of games won against bots that play at random, from every seat in turn."""
    won: list[float] = []
    with Batch(game, games=1) as one:
        players = one.terms.players
    for seat in range(players):
        bots = {other: "random" for other in range(players) if other != seat}
        with Batch(game, games=min(32, games), bots=bots, seed=f"wins/{seat}") as batch:
            ended: list[float] = []
            while len(ended) < games // players:
                with torch.no_grad():
                    policy, _ = net(*as_tensors(batch.observations, batch.masks))
                batch.step(policy.sample().numpy())
                ended += batch.rewards[batch.dones, seat].tolist()
        won += ended
    return sum(won) / len(won)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="imperium-small", choices=list(names()))
    parser.add_argument("--choices", type=int, default=200_000, help="to train; default: 200,000")
    parser.add_argument("--envs", type=int, default=32, help="games at once; default: 32")
    parser.add_argument("--test", type=int, default=300, help="games to measure; default: 300")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    torch.manual_seed(given.seed)
    torch.set_num_threads(1)
    rng = np.random.default_rng(given.seed)
    with Batch(given.game, given.envs, seed=given.seed) as batch:
        net = Net(batch.observations.shape[1], batch.masks.shape[1])
        adam = torch.optim.Adam(net.parameters(), RATE)
        rollout = Rollout(batch)
        print(f"won before: {wins(net, given.game, given.test):.0%}", flush=True)
        begun = time.process_time()
        updates = -(-given.choices // (STEPS * given.envs))
        for _ in range(updates):
            rollout.play(batch, net)
            improve(net, adam, rollout, rng)
            rollout.again()
        seconds = time.process_time() - begun
    made = updates * STEPS * given.envs
    after = wins(net, given.game, given.test)
    print(f"won after {made:,} choices, {seconds:.0f} s of processor time: {after:.0%}")


if __name__ == "__main__":
    main()
