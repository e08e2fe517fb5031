"""Scenarios: a rule as an example in YAML, for people who know the game and not the code.

    name: The alliance passes to the house that overtakes
    rules: [IMP-INFL-10]
    game: imperium
    options: {players: 3}
    given:   {turn: blue, red: {influence: {emperor: 4}, alliances: [emperor]}}
    when:    [{blue: agent diplomacy wealth}]
    then:    {blue: {alliances: [emperor]}}
    illegal: [{blue: agent dagger wealth}]

A scenario is read from top to bottom: `when`, `then`, `legal` and `illegal` happen in the order in
which they are written, and `steps` holds a longer scene as a list of such blocks. A file may hold
several scenarios, separated by `---`. The guide is docs/scenarios.md.

Core knows no game: each supplies a `Stage`, which says what its positions are made of (a `Shape`)
and how one is arranged.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from kanly.core.catalogue import rule_numbers, rules_folder
from kanly.core.choice import Choice
from kanly.core.errors import BadScenario, IllegalChoice, KanlyError, UnknownName
from kanly.core.game import Game
from kanly.core.registry import kit_of
from kanly.core.setup import Options
from kanly.core.shape import Data, Shape, differences, entries, known, plain, read, show, wrong

if TYPE_CHECKING:
    from yaml.events import Event
    from yaml.nodes import Node

SUFFIXES: Final = (".yaml", ".yml")
HEAD: Final = ["name", "rules", "game", "options", "seed", "given"]
BLOCKS: Final = ["when", "then", "legal", "illegal"]
FIELDS: Final = [*HEAD, *BLOCKS, "steps"]
ALL: Final = "all"
EVERYONE: Final = -1
"""In the place of a seat: the choice is made for all who are asked."""
DEEPEST: Final = 100
"""Levels of lists and fields within one another that a file may have."""
SHOWN: Final = 12
"""Choices listed in a failure before it says how many more there are."""


# What a game supplies -----------------------------------------------------------------------------


@dataclass(eq=False)
class Stage:
    """A game's own part of a scenario."""

    shape: Shape
    """What `describe` gives, by names."""
    arrange: Callable[[Options, Data, int | str], Game]
    """A position from options, what is given, and a seed."""
    seats: Callable[[Game], list[str]]
    """What each seat that makes choices is called, in their order; further names of the seats
    follow in rows of the same order."""
    skip: Callable[[Game, int, Choice], None] | None = None
    """Lets by, before a seat's choice, what the scene does not speak of."""
    look: Callable[[Game, int, Choice], Game] | None = None
    """The position at which a seat's choice is judged legal or not."""
    everyone: Callable[[Game, Choice], bool] | None = None
    """Makes a choice for all who are asked, the line `all: choice`; whether anybody was."""


# Scenarios ----------------------------------------------------------------------------------------


class Block:
    """One `when`, `then`, `legal` or `illegal` of a scenario."""

    def __init__(self, kind: str, value: object, where: str) -> None:
        self.kind = kind
        self.value = value
        self.where = where


@dataclass(eq=False)
class Scenario:
    """A scenario as it was written."""

    name: str
    game: str
    source: str
    rules: list[str] = field(default_factory=list)
    options: Options = field(default_factory=dict)
    seed: int | str = 0
    given: Data = field(default_factory=dict)
    blocks: list[Block] = field(default_factory=list)

    def run(self) -> Outcome:
        """Play it, and tell what was not as expected."""
        return run(self)


@dataclass(eq=False)
class Outcome:
    """What came of a scenario: a line for each thing that was not as expected."""

    scenario: Scenario
    failures: list[str]

    @property
    def passed(self) -> bool:
        return not self.failures


def scenario_files(path: Path) -> list[Path]:
    """The scenario files that a path names: itself, or all below a folder."""
    if path.is_dir():
        found = sorted(p for p in path.rglob("*") if p.suffix in SUFFIXES)
        if not found:
            raise BadScenario(f"no scenario in '{path}'; expected files ending in .yaml")
        return found
    if not path.exists():
        raise BadScenario(f"there is no file or folder '{path}'")
    return [path]


def load(path: Path) -> list[Scenario]:
    """The scenarios of a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadScenario(f"cannot read '{path}': {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise BadScenario(f"cannot read '{path}': it is not UTF-8 text") from error
    return parse(text, str(path))


def parse(text: str, source: str = "scenario") -> list[Scenario]:
    """The scenarios of a text."""
    found = [build(document, source) for document in documents(text)]
    if not found:
        raise BadScenario("the file holds no scenario")
    return found


def documents(text: str) -> list[object]:
    """What a YAML text holds, one after the other."""
    import yaml

    reader: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: list[object] = []
    try:
        not_too_deep(yaml.parse(text, reader))
        loader = reader(text)
        while loader.check_node():
            node = loader.get_node()
            no_key_twice(node, set(), set())
            found.append(loader.construct_document(node))
    except yaml.MarkedYAMLError as error:
        last = len(text.splitlines())
        line = 1 if error.problem_mark is None else min(error.problem_mark.line + 1, last)
        raise BadScenario(f"line {line} is not YAML: {error.problem}") from error
    except yaml.YAMLError as error:
        raise BadScenario(f"this is not YAML: {error}") from error
    return [document for document in found if document is not None]


def not_too_deep(events: Iterable[Event]) -> None:
    """Nobody nests so deeply, and reading such a file could exhaust the stack."""
    import yaml

    depth = 0
    for event in events:
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:
            raise BadScenario("the file is nested too deeply to be a scenario")


def no_key_twice(node: Node, above: set[int], done: set[int]) -> None:
    """YAML would silently keep the last of two; a scenario must not lose half of itself.

    Nor may an alias hold itself: `above` are the nodes that this one is part of. Those that are
    `done` are not gone through again for every alias.
    """
    import yaml

    if id(node) in above:
        raise BadScenario(f"line {node.start_mark.line + 1}: this holds itself by an alias")
    if id(node) in done:
        return
    done.add(id(node))
    above.add(id(node))
    if isinstance(node, yaml.MappingNode):
        seen: list[str] = []
        for key, value in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    line = key.start_mark.line + 1
                    raise BadScenario(f"line {line}: '{key.value}' stands here for the second time")
                seen.append(key.value)
            no_key_twice(value, above, done)
    elif isinstance(node, yaml.SequenceNode):
        for item in node.value:
            no_key_twice(item, above, done)
    above.discard(id(node))


def build(document: object, source: str) -> Scenario:
    """A scenario from what YAML read."""
    if not isinstance(document, dict):
        raise BadScenario("a scenario is a list of fields: name, game, given, when, then")
    for key in document:
        if key not in FIELDS:
            raise BadScenario(str(UnknownName("field", str(key), FIELDS)))
    name, game = document.get("name"), document.get("game")
    if not isinstance(name, str):
        raise BadScenario("a scenario needs a name")
    if not isinstance(game, str):
        raise BadScenario(f"the scenario '{name}' does not say which game it is")
    scenario = Scenario(name, game, source)
    scenario.rules = texts(document.get("rules", []), "rules")
    scenario.options = read_options(document.get("options", {}))
    seed = document.get("seed", 0)
    if not isinstance(seed, int | str):
        raise wrong("seed", seed, "a number or a text")
    scenario.seed = seed
    given = document.get("given")
    scenario.given = {} if given is None else dict_of(given, "given")
    for key, value in document.items():
        if key in BLOCKS:
            scenario.blocks.append(Block(str(key), value, str(key)))
        elif key == "steps":
            scenario.blocks += read_steps(value)
    return scenario


def texts(value: object, where: str) -> list[str]:
    if not isinstance(value, list):
        raise wrong(where, value, "a list")
    return [str(item) for item in value]


def dict_of(value: object, where: str) -> Data:
    return {str(key): item for key, item in entries(value, where)}


def read_options(value: object) -> Options:
    found: Options = {}
    for key, item in entries(value, "options"):
        name = plain(key)
        if isinstance(item, list):
            found[name] = [str(part) for part in item]
        elif isinstance(item, int | str):
            found[name] = item
        else:
            raise wrong(f"options.{name}", item, "a number, a name or a list of names")
    return found


def read_steps(value: object) -> list[Block]:
    """A longer scene: a list of blocks."""
    if not isinstance(value, list):
        raise wrong("steps", value, "a list of when, then, legal and illegal")
    found: list[Block] = []
    for place, step in enumerate(value, start=1):
        for key, item in entries(step, f"step {place}"):
            kind = known("field", key, BLOCKS, f"step {place}")
            found.append(Block(kind, item, f"step {place} {kind}"))
    return found


# Playing one --------------------------------------------------------------------------------------


def run(scenario: Scenario) -> Outcome:
    """Arrange the position, then go through the blocks; a refused choice ends the scene."""
    stage = kit_of(scenario.game).stage
    if stage is None:
        raise BadScenario(f"game: {scenario.game} has no scenarios")
    check_rules(scenario.rules)
    game = stage.arrange(scenario.options, scenario.given, scenario.seed)
    scene = Scene(stage, game)
    failures: list[str] = []
    for block in scenario.blocks:
        failed = scene.play(block)
        failures += failed
        if failed and block.kind == "when":
            break
    return Outcome(scenario, failures)


def check_rules(named: list[str]) -> None:
    """A rule that a scenario is about must be one of the catalogue, if there is one to look at."""
    if named and not NUMBERS:
        NUMBERS.extend(rule_numbers(rules_folder()))
    for rule in named:
        if NUMBERS and rule not in NUMBERS:
            raise BadScenario(f"rules: {UnknownName('rule', rule.upper(), NUMBERS)}")


NUMBERS: Final[list[str]] = []
"""The numbers of all rules, read when the first is named."""
REASONS: Final = ["reason", "rule"]
"""What a line under `illegal` may say besides the choice."""
PENDING: Final = ["seat", "kind", "choices"]


class Line:
    """A line `colour: notation`: whose choice it is, and how to speak of it."""

    def __init__(self, seat: int, choice: Choice, notation: str, where: str, told: Data) -> None:
        self.seat = seat
        self.choice = choice
        self.notation = notation
        self.where = where
        self.told = told


class Scene:
    """A position, and the seats of it by name, as a scenario is gone through."""

    def __init__(self, stage: Stage, game: Game) -> None:
        self.stage = stage
        self.game = game

    def play(self, block: Block) -> list[str]:
        """What was not as it should be in a block."""
        if block.kind == "when":
            return self.when(block)
        if block.kind == "then":
            return self.then(block)
        return self.legal(block) if block.kind == "legal" else self.illegal(block)

    def when(self, block: Block) -> list[str]:
        """Make the choices."""
        stage, game = self.stage, self.game
        for line in self.lines(block):
            try:
                if line.seat == EVERYONE:
                    if stage.everyone is None or not stage.everyone(game, line.choice):
                        return [f"{line.where}: nobody may", *self.offered(line.where)]
                    continue
                if stage.skip is not None:
                    stage.skip(game, line.seat, line.choice)
                game.apply(line.seat, line.choice)
            except IllegalChoice as error:
                return [f"{line.where}: {error}", *self.offered(line.where)]
        return []

    def then(self, block: Block) -> list[str]:
        """Compare what is named, and who is asked what."""
        wanted = dict_of(block.value, block.where)
        failures: list[str] = []
        if "pending" in wanted:
            failures += self.pending(wanted.pop("pending"), f"{block.where}.pending")
        if "legal" in wanted:
            failures += self.legal(Block("legal", wanted.pop("legal"), f"{block.where}.legal"))
        expected = read(self.stage.shape, wanted, block.where)
        found = self.game.describe()
        return failures + differences(self.stage.shape, expected, found, block.where)

    def legal(self, block: Block) -> list[str]:
        """Choices that must be among those offered."""
        failures: list[str] = []
        for line in self.lines(block):
            refusal = self.moment(line).why_not(line.seat, line.notation)
            if refusal is not None:
                failures.append(f"{line.where} must be legal, but: {refusal}")
        return failures

    def illegal(self, block: Block) -> list[str]:
        """Choices that must be refused; a seat that is not asked proves nothing by itself."""
        failures: list[str] = []
        for line in self.lines(block, REASONS):
            there = self.moment(line)
            refusal = there.why_not(line.seat, line.notation)
            reason, rule = line.told.get("reason"), line.told.get("rule")
            if refusal is None:
                failures.append(f"{line.where} must be refused, but it is legal")
                continue
            if reason is not None and not same_key(str(reason), refusal.key):
                failures.append(f"{line.where}: expected reason {reason}, got {refusal.key}")
            elif reason is None and there.decision(line.seat) is None:
                why = "is refused only because this seat is not asked anything"
                failures.append(f"{line.where} {why}")
            if rule is not None and rule != refusal.rule:
                got = refusal.rule or "no rule"
                failures.append(f"{line.where}: expected rule {rule}, got {got}")
        return failures

    def moment(self, line: Line) -> Game:
        """The position at which a choice is looked at: this one, or one that the game comes to."""
        if line.seat == EVERYONE:
            raise BadScenario(f"'{ALL}: {line.notation}' stands under `when` only; name one seat")
        look = self.stage.look
        return self.game if look is None else look(self.game, line.seat, line.choice)

    # Lines ----------------------------------------------------------------------------------------

    def lines(self, block: Block, extra: Sequence[str] = ()) -> Iterator[Line]:
        """The lines of a block, each read when it is its turn; `red: [first, second]` is two."""
        if block.value is None:
            return
        if not isinstance(block.value, list):
            raise wrong(block.where, block.value, "a list of entries like '- red: reveal'")
        place = 0
        for entry in block.value:
            for single in one_by_one(entry):
                place += 1
                yield self.line(single, f"{block.where} {place}", extra)

    def line(self, entry: object, where: str, extra: Sequence[str]) -> Line:
        told = dict_of(entry, where)
        found = [(plain(key), words(item)) for key, item in told.items() if key not in extra]
        if len(found) != 1:
            raise wrong(where, entry, "one seat and its choice, like 'red: reveal'")
        name, notation = found[0][0], found[0][1].replace("_", "-")
        for_all = name == ALL and self.stage.everyone is not None
        seat = EVERYONE if for_all else self.seat(name, where)
        try:
            choice = self.game.parse(notation)
        except KanlyError as error:
            raise BadScenario(f"{where}: {error}") from error
        return Line(seat, choice, notation, f"{where} ({name}: {notation})", told)

    def seat(self, name: object, where: str) -> int:
        seats = self.stage.seats(self.game)
        return seats.index(known("seat", name, seats, where)) % self.game.players

    def offered(self, where: str) -> list[str]:
        """Who is asked what, for someone whose scene went wrong."""
        if self.game.over:
            return [f"{where}: the game is over"]
        seats = self.stage.seats(self.game)
        return [f"{where}: {seats[d.seat]} may {some(d.choices)}" for d in self.game.pending]

    # Who is asked ---------------------------------------------------------------------------------

    def pending(self, value: object, where: str) -> list[str]:
        """Each decision named must be owed; nothing named means that nobody is asked."""
        if not value:
            asked = [self.stage.seats(self.game)[d.seat] for d in self.game.pending]
            return [f"{where}: expected nobody, got {show(asked)}"] if asked else []
        failures: list[str] = []
        for entry in value if isinstance(value, list) else [value]:
            failures += self.owed(dict_of(entry, where), where)
        return failures

    def owed(self, wanted: Data, where: str) -> list[str]:
        for key in wanted:
            known("field", key, PENDING, where)
        game = self.game
        decision = game.pending[0] if len(game.pending) == 1 else None
        if "seat" in wanted:
            decision = game.decision(self.seat(wanted["seat"], where))
        if decision is None:
            asked = [f"{self.stage.seats(game)[d.seat]} ({d.kind})" for d in game.pending]
            return [f"{where}: expected {show(wanted)}, got {show(asked)}"]
        failures: list[str] = []
        if "kind" in wanted and plain(wanted["kind"]) != decision.kind.name:
            failures.append(f"{where}.kind: expected {wanted['kind']}, got {decision.kind}")
        if "choices" in wanted:
            choices = sorted(" ".join(c.split()) for c in texts(wanted["choices"], "choices"))
            got = sorted(choice.notation for choice in decision.choices)
            if choices != got:
                failures.append(f"{where}.choices: expected {show(choices)}, got {show(got)}")
        return failures


def same_key(wanted: str, key: str) -> bool:
    """A reason is named by its key, with or without `refuse-`, or by the first words of it."""
    short, said = key.removeprefix("refuse-"), plain(wanted).removeprefix("refuse-")
    return said == short or short.startswith(said + "-")


def one_by_one(entry: object) -> list[object]:
    """`red: [first, second]` is two entries."""
    if isinstance(entry, dict):
        for key, value in entry.items():
            if isinstance(value, list):
                return [{**entry, key: item} for item in value]
    return [entry]


def words(item: object) -> str:
    """A choice as it was written; YAML takes `yes` and `no` for truth values."""
    if isinstance(item, bool):
        return "yes" if item else "no"
    return str(item)


def some(choices: list[Choice]) -> str:
    text = "; ".join(choice.notation for choice in choices[:SHOWN])
    more = len(choices) - SHOWN
    return f"{text}; and {more} more" if more > 0 else text
