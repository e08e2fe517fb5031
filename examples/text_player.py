"""A player that reads pages of text and replies in text, rated against a built-in bot.

    python examples/text_player.py --games 20 --opponents greedy

Put the call of your language model in place of `reply`: it gets the page and returns its answer.
"""

from __future__ import annotations

import argparse
import re

from kanly.envs.text import rate


def reply(page: str) -> str:
    """Prefer choices that gain something over ending the turn; a stand-in for a model."""
    choices = re.findall(r"^(\d+)\. (.*)$", page, re.M)
    liked = [number for number, text in choices if text.startswith(("agent", "do", "buy", "ship"))]
    return f"I take the first choice that does something.\nchoice: {(liked or [choices[0][0]])[0]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="imperium", choices=("imperium", "classic"))
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--limit", type=int, help="choices per game; default: no limit")
    given = parser.parse_args()
    print(rate(reply, given.game, opponents=given.opponents, games=given.games, limit=given.limit))


if __name__ == "__main__":
    main()
