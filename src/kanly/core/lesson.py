"""Lessons: a position to play from, a goal to reach, and steps that lead there (docs/lessons.md).

    options: {players: 3}
    given:   {red: {hand: [diplomacy, dagger]}}
    player:  red
    others:  [{blue: reveal}]
    goal:    {red: {influence: {emperor: 1}}}
    missed:  {round: 2}
    steps:
      - {name: factions, point: [faction-emperor]}
      - {name: send, choose: agent diplomacy wealth}

A lesson is a file, a tutorial a folder of them. What a lesson says is in the language files, under
`lesson-TUTORIAL-LESSON` and, for a step, `lesson-TUTORIAL-LESSON-STEP`. Positions, choices and
conditions are written as in a scenario.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache
from typing import TYPE_CHECKING, Final

from kanly.core.choice import Choice
from kanly.core.errors import BadScenario, KanlyError, UnknownName
from kanly.core.game import Game
from kanly.core.registry import KITS, arranged, kit_of
from kanly.core.scenario import Block, Scene, Stage, dict_of, documents, read_options
from kanly.core.setup import Options
from kanly.core.shape import Data, Shape, differences, read, wrong
from kanly.core.stops import passing

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FIELDS: Final = ["options", "seed", "given", "player", "others", "goal", "missed", "steps"]
STEP_FIELDS: Final = ["name", "point", "choose", "plan", "until", "goal"]


@dataclass(frozen=True)
class Step:
    """One idea: what it points at, and what ends it. Without anything that ends it, it is a note,
    which is read and put away."""

    name: str
    point: tuple[str, ...] = ()
    """Things on the board, as the page calls them."""
    choose: tuple[str, ...] = ()
    """The right choices, in notation; `*` stands for anything."""
    until: Data | None = None
    """The step is done when the position is so."""
    plan: tuple[str, ...] = ()
    """Choices that are put together and then made one after the other: this step is one of them."""

    goal: tuple[Data, ...] = ()
    """What the player is to have reached, at any time until the step is done: one of these."""

    @property
    def note(self) -> bool:
        return not self.choose and not self.free

    @property
    def free(self) -> bool:
        """Whether it is left to the player how to do it."""
        return self.until is not None or bool(self.goal)

    def right(self, choice: Choice) -> bool:
        return any(fnmatchcase(choice.notation, pattern) for pattern in self.choose)


@dataclass(frozen=True, eq=False)
class Lesson:
    """A lesson as it was written."""

    game: str
    tutorial: str
    name: str
    players: int
    options: Options
    seed: str
    given: Data
    seat: int
    """Where the player sits."""
    others: dict[int, tuple[str, ...]]
    """What the other seats choose, in their order; see `answer`."""
    goal: list[Data]
    """Reached when the position is like one of these."""
    missed: list[Data]
    """When it is like one of these, the goal is out of reach."""
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """Where its texts are."""
        return f"lesson-{self.tutorial}-{self.name}"

    def step_key(self, step: Step) -> str:
        return f"{self.key}-{step.name}"

    def begun(self) -> Game:
        """The position in which it begins."""
        return arranged(kit_of(self.game), self.players, self.seed, self.options, None, self.given)


@dataclass(frozen=True)
class Progress:
    """How far a player has come in a lesson."""

    done: frozenset[int] = frozenset()
    """The steps that are done."""
    right: int | None = None
    """The step that the player has just done."""
    other: int | None = None
    """The step for which the player has just chosen something else."""
    reached: frozenset[int] = frozenset()
    """The steps whose goal was reached."""
    won: bool = False
    missed: bool = False


# Playing one --------------------------------------------------------------------------------------


def follow(lesson: Lesson, so_far: Progress, before: Game, after: Game) -> Progress:
    """How far the player has come with the last choice of a game."""
    progress = so_far
    if after.movers[-1] == lesson.seat:
        progress = judged(lesson, so_far, before, after.history[-1])
    return looked_at(lesson, progress, after)


def judged(lesson: Lesson, so_far: Progress, before: Game, choice: Choice) -> Progress:
    """What a choice of the player means for the steps."""
    open_steps = [at for at, step in undone(lesson, so_far) if step.choose]
    done = next((at for at in open_steps if lesson.steps[at].right(choice)), None)
    if done is not None:
        return replace(so_far, done=so_far.done | {done}, right=done, other=None)
    missing = next((at for at in open_steps if right_now(lesson.steps[at], before, lesson)), None)
    return replace(so_far, right=None, other=missing)


def looked_at(lesson: Lesson, so_far: Progress, game: Game) -> Progress:
    """The steps that end because the position is so; whether the goal is reached or missed."""
    done, reached = set(so_far.done), set(so_far.reached)
    right = so_far.right
    for at, step in undone(lesson, so_far):
        if step.note:
            continue
        if any(has_reached(lesson, goal, game) for goal in step.goal):
            reached.add(at)
        if step.until is None or not holds(lesson, step.until, game):
            break
        done.add(at)
        right = at
    won = so_far.won or any(holds(lesson, each, game) for each in lesson.goal)
    missed = not won and any(holds(lesson, each, game) for each in lesson.missed)
    return Progress(frozenset(done), right, so_far.other, frozenset(reached), won, missed)


def undone(lesson: Lesson, progress: Progress) -> list[tuple[int, Step]]:
    return [(at, step) for at, step in enumerate(lesson.steps) if at not in progress.done]


def right_now(step: Step, game: Game, lesson: Lesson) -> list[str]:
    """The right choices of a step that can be made now."""
    asked = (game.decision(lesson.seat), game.free(lesson.seat))
    offered = [choice for decision in asked if decision is not None for choice in decision.choices]
    return [
        choice.notation
        for pattern in step.choose
        for choice in offered
        if fnmatchcase(choice.notation, pattern)
    ]


def current(lesson: Lesson, progress: Progress, game: Game) -> list[Step]:
    """The step that is to be done now, after the notes that belong before it; only notes at the
    end, and nothing where the player has left the path."""
    open_steps = [at for at, step in undone(lesson, progress) if not step.note]
    ready = [
        at
        for at in open_steps
        if lesson.steps[at].free or right_now(lesson.steps[at], game, lesson)
    ]
    alone = [decision.seat for decision in game.pending] == [lesson.seat]
    if not open_steps:
        at = len(lesson.steps)
    elif ready or not alone:
        at = (ready or open_steps)[0]
    else:
        return []
    first = at
    while first > 0 and lesson.steps[first - 1].note:
        first -= 1
    return list(lesson.steps[first : at + 1])


def holds(lesson: Lesson, condition: Data, game: Game) -> bool:
    """Whether a position is as a condition says, which is written like a scenario's `then`."""
    shape = stage_of(lesson.game).shape
    return not differences(shape, read(shape, condition, "goal"), game.describe(), "goal")


def has_reached(lesson: Lesson, goal: Data, game: Game) -> bool:
    """Whether a position is as a step's goal says; a number in it is the least that there is."""
    shape = stage_of(lesson.game).shape
    return at_least(shape, read(shape, goal, "goal"), game.describe())


def at_least(shape: Shape, wanted: object, got: object) -> bool:
    """Whether everything named is there, with numbers and lengths no smaller than wanted."""
    if isinstance(wanted, dict):
        there = got if isinstance(got, dict) else {}
        return all(at_least(shape.within(k), item, there.get(k)) for k, item in wanted.items())
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        number = len(got) if isinstance(got, list) else got
        return isinstance(number, int) and number >= wanted
    return not differences(shape, wanted, got, "goal")


def answer(lesson: Lesson, game: Game, seat: int) -> str | None:
    """What the script has another seat choose: its next line, if that can be chosen. A question
    that its lines do not speak of goes by. None leaves it to a bot: that of a seat without lines
    plays as it likes."""
    decision = game.decision(seat)
    if decision is None or seat not in lesson.others:
        return None
    begun = len(game.start.history) if game.start is not None else 0
    left = list(lesson.others.get(seat, ()))
    for mover, choice in zip(game.movers[begun:], game.history[begun:]):
        if left and mover == seat and choice.notation == left[0]:
            del left[0]
    if left and left[0] in [choice.notation for choice in decision.choices]:
        return left[0]
    declined = passing(decision)
    return None if declined is None else declined.notation


# Rehearsing one -----------------------------------------------------------------------------------

Decide = Callable[[Game, int], str]
"""What a bot would choose at a seat, in notation."""
LONGEST: Final = 2_000
"""Choices within which a lesson must be over."""


@dataclass
class Rehearsal:
    """A lesson played by its own script."""

    lesson: Lesson
    game: Game
    progress: Progress = Progress()
    made: list[tuple[int, str]] = field(default_factory=list)
    """The choices, each with its seat."""
    failures: list[str] = field(default_factory=list)


def rehearse(lesson: Lesson, bot: Decide) -> Rehearsal:
    """Play a lesson as its script says, to see that it leads to the goal."""
    played = Rehearsal(lesson, lesson.begun())
    game = played.game
    while not played.progress.won and not played.failures:
        if game.over or played.progress.missed or len(played.made) >= LONGEST:
            played.failures.append("the goal was not reached")
            break
        others = [each.seat for each in game.pending if each.seat != lesson.seat]
        ready = not others or bool(expected(lesson, played.progress, game))
        seat = lesson.seat if ready else others[0]
        choice = scripted(played) if seat == lesson.seat else answer(lesson, game, seat)
        choice = bot(game, seat) if choice is None else choice
        if not choice:
            break
        before = game.clone()
        game.apply(seat, choice)
        played.made.append((seat, choice))
        played.progress = follow(lesson, played.progress, before, game)
    left = [step.name for _, step in undone(lesson, played.progress) if step.choose]
    if played.progress.won and left:
        played.failures.append(f"the goal was reached before these steps: {', '.join(left)}")
    return played


def expected(lesson: Lesson, progress: Progress, game: Game) -> list[str]:
    """The right choices of the step that is to be done now."""
    steps = current(lesson, progress, game)
    return right_now(steps[-1], game, lesson) if steps else []


def scripted(played: Rehearsal) -> str | None:
    """What the player does: the right choice, or what goes by itself; None where a step leaves it
    to the player, and nothing where the script does not say."""
    lesson, game = played.lesson, played.game
    right = expected(lesson, played.progress, game)
    if right:
        return right[0]
    steps = current(lesson, played.progress, game)
    if steps and steps[-1].free:
        return None
    decision = game.decision(lesson.seat)
    assert decision is not None
    usual = decision.choices[0] if len(decision.choices) == 1 else passing(decision)
    if usual is None:
        offered = "; ".join([choice.notation for choice in decision.choices])
        played.failures.append(f"no step says what the player does, who may {offered}")
        return ""
    return usual.notation


# Reading ------------------------------------------------------------------------------------------


@cache
def tutorials(game: str) -> dict[str, list[Lesson]]:
    """The lessons of a game, by tutorial, in their order."""
    folder = kit_of(game).lessons
    if folder is None or not folder.is_dir():
        return {}
    folders = {each.name: files_in(each) for each in folder.iterdir() if each.is_dir()}
    return {
        name: [load(file, game, name) for file in folders[name]]
        for name in sorted(folders)
        if folders[name]
    }


def files_in(folder: Traversable) -> list[Traversable]:
    """The lessons in a folder, in the order of their numbers."""
    found = {each.name: each for each in folder.iterdir() if each.name.endswith(".yaml")}
    return [found[name] for name in sorted(found)]


def all_tutorials() -> dict[str, list[Lesson]]:
    """The lessons of all games, by tutorial."""
    return {name: lessons for game in KITS for name, lessons in tutorials(game).items()}


def lesson_called(tutorial: str, name: str) -> Lesson:
    """A lesson by its names."""
    known = all_tutorials()
    if tutorial not in known:
        raise UnknownName("tutorial", tutorial, list(known))
    named = {lesson.name: lesson for lesson in known[tutorial]}
    if name not in named:
        raise UnknownName("lesson", name, list(named))
    return named[name]


def load(file: Traversable, game: str, tutorial: str) -> Lesson:
    """The lesson of a file; it is called like the file, without the number that tells its place."""
    name = file.name.removesuffix(".yaml").lstrip("0123456789").lstrip("-")
    try:
        return build(file.read_text(encoding="utf-8"), game, tutorial, name)
    except KanlyError as error:
        raise BadScenario(f"{tutorial}/{file.name}: {error}") from error


def build(text: str, game: str, tutorial: str, name: str) -> Lesson:
    """A lesson from its text."""
    found = documents(text)
    if len(found) != 1:
        raise BadScenario("expected one lesson in each file")
    told = dict_of(found[0], "lesson")
    check_fields(told, FIELDS)
    options = read_options(told.get("options", {}))
    given = dict_of(told.get("given") or {}, "given")
    seed = str(told.get("seed", name))
    stage = stage_of(game)
    start = stage.arrange(options, given, seed)
    scene = Scene(stage, start)
    seat = scene.seat(told.get("player", stage.seats(start)[0]), "player")
    lesson = Lesson(
        game=game,
        tutorial=tutorial,
        name=name,
        players=start.players,
        options={name: value for name, value in options.items() if name != "players"},
        seed=seed,
        given=given,
        seat=seat,
        others=read_others(scene, told.get("others")),
        goal=conditions(told.get("goal"), "goal"),
        missed=conditions(told.get("missed"), "missed"),
        steps=tuple([s for each in list_of(told.get("steps"), "steps") for s in read_steps(each)]),
    )
    for condition in (*lesson.goal, *lesson.missed, *[s.until for s in lesson.steps if s.until]):
        holds(lesson, condition, start)
    for condition in [goal for step in lesson.steps for goal in step.goal]:
        has_reached(lesson, condition, start)
    return lesson


def read_others(scene: Scene, value: object) -> dict[int, tuple[str, ...]]:
    """What other seats choose: lines as under a scenario's `when`."""
    found: dict[int, tuple[str, ...]] = {}
    for line in scene.lines(Block("when", value, "others")):
        found[line.seat] = (*found.get(line.seat, ()), line.choice.notation)
    return found


def conditions(value: object, where: str) -> list[Data]:
    """One condition, or a list of them of which one is enough."""
    return [dict_of(each, where) for each in list_of(value, where)]


def read_steps(value: object) -> list[Step]:
    """A step; a plan is one for each of its choices, all with the same text."""
    step = read_step(value)
    return [replace(step, choose=(each,)) for each in step.plan] or [step]


def read_step(value: object) -> Step:
    told = dict_of(value, "step")
    check_fields(told, STEP_FIELDS)
    if not isinstance(told.get("name"), str):
        raise wrong("step", value, "a name, under which its text is found")
    until = told.get("until")
    return Step(
        str(told["name"]),
        tuple([str(each) for each in list_of(told.get("point"), "point")]),
        tuple([str(each) for each in list_of(told.get("choose"), "choose")]),
        None if until is None else dict_of(until, "until"),
        tuple([str(each) for each in list_of(told.get("plan"), "plan")]),
        tuple(conditions(told.get("goal"), "goal")),
    )


def check_fields(told: Data, known: list[str]) -> None:
    for key in told:
        if key not in known:
            raise BadScenario(str(UnknownName("field", key, known)))


def list_of(value: object, where: str) -> list[object]:
    """A list; one thing alone is a list of one, and nothing is an empty one."""
    if value is None:
        return []
    return list(value) if isinstance(value, list) else [value]


def stage_of(game: str) -> Stage:
    stage = kit_of(game).stage
    if stage is None:
        raise BadScenario(f"{game} has no positions by names, and so no lessons")
    return stage
