"""A bot for the tests, in Python but without Kanly: it plays, or misbehaves as it is told.

python program.py first | last | slow | mute | ...
"""

from __future__ import annotations

import json
import sys
import time

MANNER = sys.argv[1]

READY = {
    "protocol-2": {"type": "ready", "protocol": 2},
    "wants-luck": {"type": "ready", "protocol": 1, "wants": ["luck"]},
    "wants-a-word": {"type": "ready", "protocol": 1, "wants": "view"},
    "numbers": {"type": "ready", "protocol": 1, "wants": ["numbers"]},
    "wakes": {"type": "ready", "protocol": 1, "wants": [], "wakes": ["turn"]},
}
PLAIN = {"type": "ready", "protocol": 1, "name": MANNER}


def say(message: object) -> None:
    print(message if isinstance(message, str) else json.dumps(message), flush=True)


def answer(question: dict[str, object]) -> object:
    choices = question["choices"]
    assert isinstance(choices, list)
    said = {"type": "choice", "id": question["id"], "choice": choices[0]}
    if MANNER == "last":
        said["choice"] = choices[-1]
    elif MANNER == "slow":
        time.sleep(60)
    elif MANNER == "chatters":
        say(said)
        while True:
            say("spice")
    elif MANNER == "no-json":
        return "I pass"
    elif MANNER == "nested":
        return "[" * 100_000
    elif MANNER == "endless":
        while True:
            sys.stdout.write("spice " * 10_000)
    elif MANNER == "no-message":
        return {"choice": choices[0]}
    elif MANNER == "forgets":
        said["id"] = 0
    elif MANNER == "unknown":
        said["choice"] = "fly to caladan"
    elif MANNER == "illegal":
        said["choice"] = "buy the-spice-must-flow"
    elif MANNER == "number":
        said["choice"] = 3
    elif MANNER == "numbers":
        assert isinstance(question["observation"], str)
        assert "view" not in question
        said["choice"] = choices[question["actions"].index(max(question["actions"]))]  # type: ignore[attr-defined,arg-type]
    elif MANNER == "looks":
        seen = question["view"]
        assert isinstance(seen, dict)
        assert seen["decision"]["choices"] == choices
    elif MANNER == "node":
        sys.exit("ReferenceError: spice is not defined\n    at answer (bot.js:3:1)\n\nNode.js v20")
    elif MANNER == "crash":
        raise RuntimeError("the sleeper must awaken")
    return said


if MANNER == "deaf":
    time.sleep(60)
if MANNER == "stays":
    say(PLAIN)
    time.sleep(60)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        if MANNER == "leaves":
            sys.exit(3)
        say(READY.get(MANNER, PLAIN))
    else:
        say(answer(message))
