"""Train MaskablePPO, from sb3-contrib, against bots that play at random.

    pip install 'kanly[learn,research]'
    python examples/train_sb3.py --game imperium-small

The environment is the one of Gymnasium; MaskablePPO finds the legal actions in `action_masks()`.
The win rate is measured before and after, with games that were not trained on.
"""

from __future__ import annotations

import argparse
import time

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import kanly.envs.gym as kanly_gym
from kanly.envs.terms import names


def wins(model: MaskablePPO, env: gymnasium.Env, games: int) -> float:
    """The share of these games that the model wins."""
    won = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            action, _ = model.predict(observation, action_masks=info["action_mask"])
            observation, reward, terminated, _, info = env.step(action)
        won += float(reward)
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="imperium-small", choices=list(names()))
    parser.add_argument("--choices", type=int, default=50_000, help="to train; default: 50,000")
    parser.add_argument("--envs", type=int, default=16, help="games at once; default: 16")
    parser.add_argument("--test", type=int, default=200, help="games to measure; default: 200")
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    env_id = f"kanly/{kanly_gym.title(given.game)}-v0"
    torch.set_num_threads(1)
    training = make_vec_env(env_id, n_envs=given.envs, seed=given.seed + 1_000_000)
    model = MaskablePPO(
        "MlpPolicy", training, n_steps=128, batch_size=512, n_epochs=4, gamma=1.0, seed=given.seed
    )
    testing = gymnasium.make(env_id)
    print(f"won before: {wins(model, testing, given.test):.0%}", flush=True)
    begun = time.process_time()
    model.learn(given.choices)
    seconds = time.process_time() - begun
    after = wins(model, testing, given.test)
    print(
        f"won after {model.num_timesteps:,} choices, {seconds:.0f} s of processor time: {after:.0%}"
    )


if __name__ == "__main__":
    main()
