"""The coach of a room that is a lesson: how far the player is, and what the others choose.

All of it follows from the choices that were made, so that taking back, beginning anew, coming back
later and a restart of the server need nothing of their own.
"""

from __future__ import annotations

from typing import Final

from kanly.core import lesson as lessons
from kanly.core.errors import UnknownName
from kanly.core.game import Game
from kanly.core.lesson import Lesson, Progress
from kanly.server import schema
from kanly.server.rooms.doc import Origin
from kanly.translation import Words

LESSON: Final = "lesson"
"""The kind of origin of a room that is one."""


def coach_of(origin: Origin | None) -> Coach | None:
    """The coach of a room, if it is a lesson that there still is."""
    if origin is None or origin.kind != LESSON:
        return None
    tutorial, _, name = origin.name.partition("/")
    try:
        return Coach(lessons.lesson_called(tutorial, name))
    except UnknownName:
        return None


class Coach:
    """Follows one game through its lesson."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.path: list[tuple[Game, Progress]] = []
        """Every position since the beginning, and how far the player was there."""

    def progress(self, game: Game) -> Progress:
        """How far the player is."""
        self.walk(game)
        return self.path[-1][1]

    def walk(self, game: Game) -> None:
        """Make the path lead to a position: back to where it parts from it, then forward."""
        start = game.start if game.start is not None else self.lesson.begun()
        begun = len(start.history)
        while self.path and not led_here(self.path[-1][0], game):
            self.path.pop()
        if not self.path:
            self.path.append((start.clone(), Progress()))
        while begun + len(self.path) - 1 < len(game.history):
            at = begun + len(self.path) - 1
            before, so_far = self.path[-1]
            after = before.clone()
            after.apply(game.movers[at], game.history[at])
            self.path.append((after, lessons.follow(self.lesson, so_far, before, after)))

    def answer(self, game: Game, seat: int) -> str | None:
        """What the script has a seat choose; None leaves it to the bot."""
        return lessons.answer(self.lesson, game, seat)

    def told(self, game: Game, words: Words) -> schema.LessonState:
        """What the player is shown now."""
        lesson, progress = self.lesson, self.progress(game)
        whole = {step.name for step in lesson.steps if not step.note}
        steps = [] if progress.won or progress.missed else self.steps(game, progress, words)
        return schema.LessonState(
            tutorial=lesson.tutorial,
            lesson=lesson.name,
            title=words.name(lesson.key),
            goal=words.name(lesson.key, "goal"),
            status=status(progress, steps),
            said=self.reaction(progress, words),
            other=progress.other is not None,
            steps=steps,
            goals=self.goals(progress, words),
            done=len(whole - {step.name for _, step in lessons.undone(lesson, progress)}),
            of=len(whole),
            next=self.next_one(),
        )

    def steps(self, game: Game, progress: Progress, words: Words) -> list[schema.LessonStep]:
        return [
            schema.LessonStep(
                name=step.name,
                text=words.name(self.lesson.step_key(step)),
                point=list(step.point),
                choices=list(step.plan) or lessons.right_now(step, game, self.lesson),
                note=step.note,
            )
            for step in lessons.current(self.lesson, progress, game)
        ]

    def goals(self, progress: Progress, words: Words) -> list[schema.LessonGoal]:
        """The goals on the way, as far as the player has come."""
        found: list[schema.LessonGoal] = []
        for at, step in enumerate(self.lesson.steps):
            if not step.goal:
                continue
            text = words.name(self.lesson.step_key(step), "goal")
            found.append(schema.LessonGoal(step.name, text, judged(progress, at)))
            if at not in progress.done:
                break
        return found

    def reaction(self, progress: Progress, words: Words) -> str | None:
        """What is said to the player's last choice."""
        lesson = self.lesson
        if progress.won or progress.missed:
            form = "won" if progress.won else "missed"
            return form_of(words, lesson.key, form) or words.name(f"lesson-{form}")
        if progress.other is not None:
            step = lesson.steps[progress.other]
            return form_of(words, lesson.step_key(step), "other") or words.name("lesson-other")
        if progress.right is not None:
            step = lesson.steps[progress.right]
            if step.goal:
                goal = words.name(lesson.step_key(step), "goal")
                return words.fill(f"lesson-goal-{judged(progress, progress.right)}", goal=goal)
            return form_of(words, lesson.step_key(step), "right")
        return None

    def next_one(self) -> str | None:
        """The lesson after this one."""
        names = [each.name for each in lessons.all_tutorials()[self.lesson.tutorial]]
        after = names[names.index(self.lesson.name) + 1 :]
        return after[0] if after else None


def led_here(earlier: Game, game: Game) -> bool:
    """Whether a game has gone through an earlier position."""
    made = len(earlier.history)
    return earlier.history == game.history[:made] and earlier.movers == game.movers[:made]


def judged(progress: Progress, at: int) -> schema.LessonGoalStatus:
    """Whether the goal of a step was reached, or can be yet."""
    if at in progress.reached:
        return "reached"
    return "missed" if at in progress.done or progress.won or progress.missed else "open"


def form_of(words: Words, key: str, form: str) -> str | None:
    """A form of a message, if it has that one."""
    said = words.name(key, form)
    return said if said != words.name(key) else None


def status(progress: Progress, steps: list[schema.LessonStep]) -> schema.LessonStatus:
    if progress.won:
        return "won"
    if progress.missed:
        return "missed"
    return "on" if steps else "off"
