"""Lessons over REST (docs/protocol.md, section 3)."""

from __future__ import annotations

from functools import cache

from litestar import get, post
from litestar.params import JSONBody

from kanly.core.errors import UnknownName
from kanly.core.lesson import Lesson, all_tutorials, lesson_called
from kanly.server import schema
from kanly.server.bots import stand_in
from kanly.server.errors import Refused
from kanly.server.limits import TABLES
from kanly.server.rest.beginnings import opened
from kanly.server.rest.caller import Asking
from kanly.server.rooms.coach import LESSON
from kanly.server.rooms.doc import Origin
from kanly.server.rooms.positions import Position
from kanly.server.wording import plain


@get("/api/lessons")
async def tutorials(caller: Asking) -> schema.Tutorials:
    """Every tutorial with its lessons."""
    return described(caller.lang)


@cache
def described(lang: str) -> schema.Tutorials:
    return schema.Tutorials([told(lang, *each) for each in all_tutorials().items()])


def told(lang: str, tutorial: str, lessons: list[Lesson]) -> schema.Tutorial:
    """A tutorial in words."""
    words, key = plain(lang), f"lesson-{tutorial}"
    infos = [
        schema.LessonInfo(each.name, words.name(each.key), words.name(each.key, "goal"))
        for each in lessons
    ]
    return schema.Tutorial(
        tutorial, lessons[0].game, words.name(key), words.name(key, "text"), infos
    )


@post("/api/play/lesson")
async def play_lesson(data: JSONBody[schema.PlayLesson], caller: Asking) -> schema.Ticket:
    """A room at the beginning of a lesson."""
    caller.limit(TABLES)
    try:
        lesson = lesson_called(data.tutorial, data.lesson)
    except UnknownName:
        raise Refused("no-lesson") from None
    position = Position(lesson.game, lesson.players, lesson.options, lesson.seed, lesson.given)
    bots = [stand_in(lesson.game)] * lesson.players
    origin = Origin(kind=LESSON, name=f"{lesson.tutorial}/{lesson.name}")
    return await opened(caller, position, lesson.seat, bots, origin, data)
