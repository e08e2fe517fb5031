"""How many games a server carries: scripted clients over real sockets.

    .venv/bin/python benchmarks/server.py --games 500 --rate 100 --seconds 30 [--json]

Starts a server of its own on an SQLite file, seats four clients at every game, and lets each game
make a choice now and then, so that all of them together make `--rate` choices a second. Measured
is the time from sending a choice until all four seats have their new view, the processor time that
the server spends on a choice, and its memory. Server and clients share the machine; with two cores
each has about one. On a machine that does other work too, only the processor time means much.

    --games 100 500 2000    several sizes, one after the other
    --idle 10000            instead: games that are begun, and nobody there
    --bots 30               instead: bots of a newcomer, beside tables of bots that think
    --overload              instead: every game chooses as fast as it can, and then at --rate again:
                            how long until it is as quick again as before
    --notices               every player has a webhook as well; what is due for somebody who has the
                            page open comes after seconds instead of minutes, so that it comes in
                            time to be measured

`benchmarks/processes.py` measures several processes on one database, and takeovers.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from kanly.server.config import Config
from kanly.server.rooms import lobby
from kanly.server.rooms.doc import ClockSpec, RoomDoc, SeatDoc
from kanly.server.rooms.hub import Hub
from kanly.server.store.people import BrowserSession, Person
from kanly.server.store.store import Store

Json = Any
SEATS = 4
WARM_UP = 3.0
"""Seconds in which a server makes ready what it needs."""
LATE = 5.0
"""Seconds after which a view that did not come is taken not to be due."""
LEADERS = [
    "paul-atreides",
    "earl-memnon-thorvald",
    "countess-ariana-thorvald",
    "duke-leto-atreides",
]


# What a client looks at ---------------------------------------------------------------------------


class Choice(msgspec.Struct):
    notation: str


class Decision(msgspec.Struct):
    id: str
    choices: list[Choice]


class Message(msgspec.Struct):
    type: str
    status: str | None = None
    decision: Decision | None = None
    code: str | None = None


DECODE = msgspec.json.Decoder(Message).decode


class Seat:
    """One client: it listens, and knows its last question."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.decision: Decision | None = None
        self.over = False
        self.states = 0
        self.told = asyncio.Event()

    async def listen(self) -> None:
        async for text in self.socket:
            message = DECODE(text)
            if message.type == "state":
                self.decision = message.decision
                self.over = message.status == "over"
                self.states += 1
                self.told.set()
            elif message.type == "refused":
                raise RuntimeError(f"refused: {message.code}")


class Figures:
    """What is measured."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.seen: list[float] = []
        """When the last seat saw each of them."""
        self.choices = 0
        self.unseen = 0


class Table:
    """A game with four clients."""

    def __init__(self, seats: list[Seat], seed: int) -> None:
        self.seats = seats
        self.rng = random.Random(seed)

    async def play(self, mean: float, end: float, figures: Figures) -> None:
        """Make a choice every so often, until the time is up."""
        await asyncio.sleep(self.rng.uniform(0, mean))
        while time.perf_counter() < end and not self.seats[0].over:
            asked = [seat for seat in self.seats if seat.decision is not None]
            if asked:
                await self.choose(asked[0], figures)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) * mean)

    async def choose(self, seat: Seat, figures: Figures) -> None:
        decision = seat.decision
        assert decision is not None
        seat.decision = None
        choice = self.rng.choice(decision.choices).notation
        for each in self.seats:
            each.told.clear()
        made = {"type": "choose", "decision": decision.id, "choice": choice}
        start = time.perf_counter()
        await seat.socket.send(json.dumps(made))
        views = [asyncio.create_task(each.told.wait()) for each in self.seats]
        _, late = await asyncio.wait(views, timeout=LATE)
        figures.choices += 1
        if late:
            figures.unseen += 1
            for task in late:
                task.cancel()
        else:
            figures.seen.append(time.perf_counter())
            figures.latencies.append(figures.seen[-1] - start)


# Setting up ---------------------------------------------------------------------------------------


NOTICES: Final = ("--private-hooks", "127.0.0.0/8", "--pace", "0.02")
"""With those a server posts to webhooks here, for somebody with the page open after 6 s."""


def server_process(
    folder: Path, database: str, compress: bool, *options: str
) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "kanly.cli", "serve", "--port", "0", "--no-limits"]
    command += ["--database", database or f"sqlite:///{folder}/table.db", "--workers", "1"]
    command += ["--compress" if compress else "--no-compress", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    return process, process.stdout.readline().split()[-1]


async def post(url: str, path: str, body: dict[str, object], cookie: str = "") -> tuple[Json, str]:
    """A request as somebody new, or with a cookie; the answer and the cookie."""
    host, _, port = url.removeprefix("http://").rstrip("/").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    data = json.dumps(body).encode()
    lines = [f"POST {path} HTTP/1.1", f"Host: {host}:{port}", "Content-Type: application/json"]
    lines += [f"Content-Length: {len(data)}", "Connection: close", f"Cookie: {cookie}", "", ""]
    writer.write("\r\n".join(lines).encode() + data)
    head, _, answer = (await reader.read()).partition(b"\r\n\r\n")
    writer.close()
    if b" 20" not in head[:20]:
        raise RuntimeError(answer.decode())
    given = [line for line in head.decode().split("\r\n") if line.startswith("set-cookie: ")]
    return json.loads(answer), given[0].split()[1].rstrip(";") if given else cookie


async def begun(url: str, hook: str = "") -> tuple[str, list[str]]:
    """A room with four people, begun: its id, and their tokens; perhaps each with a webhook."""
    body = {"game": "imperium", "name": "A", "seat": 0, "options": {"leaders": LEADERS}}
    made, host = await post(url, "/api/rooms", body)
    room = made["room"]["room"]
    tickets, cookies = [made["token"]], [host]
    for name in "BCD":
        joined, cookie = await post(url, f"/api/rooms/{room}/join", {"name": name})
        tickets.append(joined["token"])
        cookies.append(cookie)
    for cookie in cookies if hook else ():
        await post(url, "/api/me/channels/hook", {"url": hook}, cookie)
    await post(url, f"/api/rooms/{room}/start", {}, host)
    return room, tickets


async def sit(url: str, room: str, token: str, compress: bool = False) -> ClientConnection:
    """A connection of a seat."""
    socket = await connect(
        url.replace("http", "ws") + "ws",
        max_size=2**24,
        compression="deflate" if compress else None,
        ping_interval=None,
        open_timeout=60,
    )
    await socket.send(json.dumps({"type": "hello", "v": 1, "room": room, "token": token}))
    return socket


async def seat_game(url: str, compress: bool, seed: int, hook: str = "") -> Table:
    """A room with four people, begun, each with a connection."""
    room, tickets = await begun(url, hook)
    return Table([Seat(await sit(url, room, token, compress)) for token in tickets], seed)


async def stay(table: Table) -> None:
    """Let the server know that everyone is there."""
    while True:
        await asyncio.sleep(25)
        for seat in table.seats:
            await seat.socket.send('{"type":"ping"}')


def memory(pid: int) -> float:
    """Resident memory in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(pid: int) -> float:
    """Seconds of processor time used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Sink:
    """Takes whatever is posted to it."""

    def __init__(self) -> None:
        self.posted = 0

    async def open(self) -> str:
        """Listen; the address to post to."""
        self.server = await asyncio.start_server(self.take, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}/"

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while head := await reader.readuntil(b"\r\n\r\n"):
                size = head.lower().partition(b"content-length:")[2].partition(b"\r\n")[0]
                await reader.readexactly(int(size or b"0"))
                writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
                self.posted += 1
        writer.close()


async def measure(args: argparse.Namespace, games: int, url: str, pid: int) -> dict[str, object]:
    await asyncio.sleep(WARM_UP)
    empty, sink = memory(pid), Sink()
    hook = await sink.open() if args.notices else ""
    tables: list[Table] = []
    tasks: list[asyncio.Task[None]] = []
    for start in range(0, games, 10):
        numbers = range(start, min(start + 10, games))
        new = await asyncio.gather(*[seat_game(url, args.compress, n, hook) for n in numbers])
        tasks += [asyncio.create_task(seat.listen()) for table in new for seat in table.seats]
        tasks += [asyncio.create_task(stay(table)) for table in new]
        tables += new
    await asyncio.sleep(2)
    seated = memory(pid)
    mean = games / args.rate
    await run(tables, mean, args.warm_up, Figures())
    figures = Figures()
    used, begun = cpu(pid), time.perf_counter()
    mine = time.process_time()
    playing = asyncio.create_task(run(tables, mean, args.seconds, figures))
    await asyncio.sleep(args.seconds)
    seconds, choices = time.perf_counter() - begun, figures.choices
    spent, mine = cpu(pid) - used, time.process_time() - mine
    await playing  # nobody chooses any more, but each table waits for its turn first
    for task in tasks:
        if task.done() and task.exception():
            raise task.exception() or RuntimeError
        task.cancel()
    return {
        "games": games,
        "connections": games * SEATS,
        "compress": args.compress,
        "notices": args.notices,
        "webhooks_posted": sink.posted,
        "seconds": round(seconds, 1),
        "choices": choices,
        "choices_per_second": round(choices / seconds, 1),
        "views_per_second": round(sum(s.states for t in tables for s in t.seats) / seconds, 1),
        "median_ms": round(statistics.median(figures.latencies) * 1000, 2),
        "p99_ms": round(percentile(figures.latencies, 0.99) * 1000, 2),
        "max_ms": round(max(figures.latencies) * 1000, 2),
        "not_seen_by_all": figures.unseen,
        "server_cpu": round(spent / seconds, 2),
        "server_cpu_ms_per_choice": round(1000 * spent / max(1, choices), 2),
        "clients_cpu": round(mine / seconds, 2),
        "memory_empty_mib": round(empty, 1),
        "memory_seated_mib": round(seated, 1),
        "memory_end_mib": round(memory(pid), 1),
        "memory_per_game_kib": round((memory(pid) - empty) * 1024 / games),
    }


async def measure_recovery(args: argparse.Namespace, games: int, url: str) -> dict[str, object]:
    """How long after more than a server can do it is as quick again as before: until half of the
    choices of a second take no longer than 99 of 100 did."""
    await asyncio.sleep(WARM_UP)
    tables = [await seat_game(url, args.compress, number) for number in range(games)]
    seats = [seat for table in tables for seat in table.seats]
    listening = [asyncio.create_task(seat.listen()) for seat in seats]
    before, flood, after = Figures(), Figures(), Figures()
    await run(tables, games / args.rate, args.seconds, before)
    await run(tables, 0.0, args.seconds, flood)
    begun = time.perf_counter()
    await run(tables, games / args.rate, args.seconds, after)
    for task in listening:
        task.cancel()
    usual = percentile(before.latencies, 0.99)
    late = [second for second, took in medians(after, begun).items() if took > usual]
    return {
        "games": games,
        "overload_choices_per_second": round(flood.choices / args.seconds, 1),
        "overload_p99_ms": round(percentile(flood.latencies, 0.99) * 1000, 1),
        "after_choices_per_second": round(after.choices / args.seconds, 1),
        "after_median_ms": round(statistics.median(after.latencies) * 1000, 1),
        "before_median_ms": round(statistics.median(before.latencies) * 1000, 1),
        "before_p99_ms": round(usual * 1000, 1),
        "not_seen_by_all": flood.unseen + after.unseen,
        "recovered_after_s": max(late, default=-1) + 1,
    }


def medians(figures: Figures, begun: float) -> dict[int, float]:
    """By second, how long half of its choices took at most."""
    seconds: dict[int, list[float]] = {}
    for seen, took in zip(figures.seen, figures.latencies):
        seconds.setdefault(int(seen - begun), []).append(took)
    return {second: statistics.median(times) for second, times in seconds.items()}


def percentile(times: list[float], part: float) -> float:
    return sorted(times)[int(len(times) * part)]


async def run(tables: list[Table], mean: float, seconds: float, figures: Figures) -> None:
    for table in tables:
        for seat in table.seats:
            seat.states = 0
    end = time.perf_counter() + seconds
    await asyncio.gather(*[table.play(mean, end, figures) for table in tables])


# Games at which nobody is, and bots beside others ------------------------------------------------


async def begin_idle(database: str, games: int) -> None:
    """Have so many games begun, of two people each with days for a choice."""
    hub = Hub(Config(database=database, warm=False), Store(database))
    await hub.store.open()

    async def one(number: int) -> None:
        people = [Person(f"p_{number}_{seat}", f"A{seat}", "en", None, None, 0) for seat in (0, 1)]
        for person in people:
            session = BrowserSession(person.id, person.id, 0, None, None)
            await hub.store.people.add_person(person, session)
        seats = [SeatDoc(person=person.id, name=person.name) for person in people]
        doc = RoomDoc(
            players=2, options={}, host=people[0].id, seats=seats, clock=ClockSpec("days")
        )
        room = await hub.create("imperium", doc, {})
        await lobby.start(room, people[0].id)
        hub.forget_room(room)

    for start in range(0, games, 200):
        await asyncio.gather(*[one(each) for each in range(start, min(games, start + 200))])
    await hub.store.close()


async def measure_idle(args: argparse.Namespace, url: str, pid: int) -> dict[str, object]:
    """What they cost, with so many sockets that only ping."""
    await asyncio.sleep(WARM_UP + args.warm_up)
    used = cpu(pid)
    await asyncio.sleep(args.seconds)
    return {
        "idle_games": args.idle,
        "seconds": args.seconds,
        "server_cpu": round((cpu(pid) - used) / args.seconds, 4),
        "memory_mib": round(memory(pid), 1),
    }


async def newcomer(url: str, choices: int) -> list[float]:
    """Somebody new with three bots: seconds that each choice of a bot took."""
    body: dict[str, object] = {"game": "imperium", "name": "N", "pace_ms": 0, "bot": "adept"}
    made, _ = await post(url, "/api/play", {**body, "players": 4})
    room, token = made["room"]["room"], made["token"]
    waits: list[float] = []
    async with connect(url.replace("http", "ws") + "ws", max_size=2**24) as socket:
        await socket.send(json.dumps({"type": "hello", "v": 1, "room": room, "token": token}))
        rng, last = random.Random(1), time.perf_counter()
        while len(waits) < choices:
            message = json.loads(await asyncio.wait_for(socket.recv(), 120))
            if message["type"] != "state":
                continue
            decision, at = message["decision"], time.perf_counter()
            waits.append(at - last)
            last = at
            if message["status"] == "over":
                return waits[1:]
            if decision is not None:
                waits.pop()
                choice = rng.choice(decision["choices"])["notation"]
                said = {"type": "choose", "decision": decision["id"], "choice": choice}
                await socket.send(json.dumps(said))
    return waits[1:]


async def measure_bots(args: argparse.Namespace, url: str) -> dict[str, object]:
    """A newcomer's bots on an idle server, and beside tables of bots that think."""
    await asyncio.sleep(WARM_UP)
    await newcomer(url, 20)
    idle = await newcomer(url, args.choices)
    sockets, seated = [], {str(seat): "mentat" for seat in range(SEATS)}
    for _ in range(args.bots):
        body: dict[str, object] = {"game": "imperium", "bots": seated, "pace_ms": 0}
        made, host = await post(url, "/api/rooms", {**body, "alone": True})
        await post(url, f"/api/rooms/{made['room']['room']}/start", {}, host)
        socket = await connect(url.replace("http", "ws") + "ws", max_size=2**24)
        await socket.send(json.dumps({"type": "hello", "v": 1, "room": made["room"]["room"]}))
        sockets.append(socket)
    await asyncio.sleep(args.warm_up)
    busy = await newcomer(url, args.choices)
    for socket in sockets:
        await socket.close()
    medians = [statistics.median(each) for each in (idle, busy)]
    means = [statistics.mean(each) for each in (idle, busy)]
    return {
        "tables_of_thinking_bots": args.bots,
        "choices_of_bots": args.choices,
        "idle_median_ms": round(medians[0] * 1000, 1),
        "busy_median_ms": round(medians[1] * 1000, 1),
        "idle_mean_ms": round(means[0] * 1000, 1),
        "busy_mean_ms": round(means[1] * 1000, 1),
        "ratio_of_medians": round(medians[1] / medians[0], 2),
        "ratio_of_means": round(means[1] / means[0], 2),
    }


def measured(args: argparse.Namespace, games: int) -> dict[str, object]:
    """Start a server, measure, and end it."""
    with tempfile.TemporaryDirectory() as folder:
        database = args.database or f"sqlite:///{folder}/table.db"
        if args.idle:
            asyncio.run(begin_idle(database, args.idle))
        options = NOTICES if args.notices else ()
        process, url = server_process(Path(folder), database, args.compress, *options)
        try:
            if args.idle:
                return asyncio.run(measure_idle(args, url, process.pid))
            if args.overload:
                return asyncio.run(measure_recovery(args, games, url))
            if args.bots:
                return asyncio.run(measure_bots(args, url))
            return asyncio.run(measure(args, games, url, process.pid))
        finally:
            process.terminate()
            process.wait(30)


def main() -> None:
    parser = argparse.ArgumentParser(description="Scripted clients over real sockets.")
    parser.add_argument(
        "--games", type=int, nargs="+", default=[500], help="simultaneous games of four clients"
    )
    parser.add_argument("--idle", type=int, default=0, help="games that are begun, nobody there")
    parser.add_argument("--bots", type=int, default=0, help="tables of four bots that think")
    parser.add_argument(
        "--overload", action="store_true", help="more than the server can do, and what comes after"
    )
    parser.add_argument("--notices", action="store_true", help="every player has a webhook, too")
    parser.add_argument("--choices", type=int, default=100, help="choices of a newcomer's bots")
    parser.add_argument("--rate", type=float, default=100, help="choices a second, in all")
    parser.add_argument("--seconds", type=float, default=30, help="how long to measure")
    parser.add_argument("--warm-up", type=float, default=5, help="seconds before that")
    parser.add_argument("--database", default="", help="URL; a fresh SQLite file if not given")
    parser.add_argument("--compress", action="store_true", help="compress messages")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    args = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    found = [measured(args, games) for games in args.games]
    if args.json:
        print(json.dumps(found, indent=2))
        return
    for figures in found:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):<28}{value:>12}")
        print()


if __name__ == "__main__":
    main()
