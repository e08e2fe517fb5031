"""Who asks: the person behind a request, in which language, and how to make them somebody."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from litestar import Request
from litestar.di import NamedDependency

from kanly.server import ids
from kanly.server.errors import Refused
from kanly.server.limits import LOADS, NEWCOMERS, Cost
from kanly.server.names import person_name
from kanly.server.people import outside
from kanly.server.people.guests import (
    Visit,
    agent_of,
    newcomer,
    preferred,
    set_cookie,
    supported,
    token_of,
    visitor,
)
from kanly.server.rooms.hub import Hub
from kanly.server.rooms.room import Room
from kanly.server.store.people import PeopleStore, Person

COOKIE: Final = "kanly.cookie"
"""Where in a request's scope the guard finds a cookie to be set..."""
CALLER: Final = "kanly.caller"
"""...and where whoever words an error finds out for whom."""


class Caller:
    """Somebody who asks."""

    def __init__(self, request: Request[Any, Any, Any], hub: Hub, visit: Visit | None) -> None:
        self.request = request
        self.hub = hub
        self.person = visit.person if visit is not None else None
        self.session = visit.session.hash if visit is not None else None
        """The browser's session, as it is stored."""

    @property
    def lang(self) -> str:
        """The language of the answer: asked for, one's own, or the browser's."""
        asked = self.request.query_params.get("lang")
        if asked:
            return supported(asked)
        if self.person is not None:
            return self.person.lang
        return preferred(self.request.headers.get("accept-language", ""))

    async def person_or_new(self, name: str | None = None) -> Person:
        """The person who asks, made now if there was none; a name given is theirs from now on,
        unless it is a bot from outside."""
        self.admitted()
        if self.person is None:
            self.limit(NEWCOMERS)
            self.person, cookie = await newcomer(self.people, name, self.lang, self.agent)
            self.session = ids.hashed(cookie)
            self.set_cookie(cookie)
        elif name is not None and self.person.owner is None:
            called = person_name(name)
            if called != self.person.name:
                await self.people.change_person(self.person.id, name=called)
                self.person = self.person._replace(name=called)
        return self.person

    async def somebody_beside(self, name: str) -> Person:
        """Somebody new who plays at the caller's device, and never comes by themselves."""
        self.limit(NEWCOMERS)
        person, _ = await newcomer(self.people, name, self.lang, self.agent)
        return person

    def known_person(self) -> Person:
        """The person who asks; strangers are refused."""
        self.admitted()
        if self.person is None:
            raise Refused("not-seated")
        return self.person

    def admitted(self) -> None:
        """Refuse those who are banned."""
        if self.hub.moderation.banned(self.ident):
            raise Refused("banned")

    @property
    def agent(self) -> str:
        return agent_of(dict(self.request.scope["headers"]))

    @property
    def people(self) -> PeopleStore:
        return self.hub.store.people

    @property
    def ident(self) -> str | None:
        return self.person.id if self.person is not None else None

    def set_cookie(self, cookie: str) -> None:
        """Give the browser a cookie; an empty one takes it away."""
        self.request.scope[COOKIE] = set_cookie(self.hub.config, cookie)  # type: ignore[typeddict-unknown-key]

    async def room(self, ident: str) -> Room:
        return await self.hub.get(ident)

    async def peek(self, ident: str) -> Room:
        """A room to be looked at only."""
        return await self.hub.peek(ident)

    async def playing(self, ident: str) -> Room:
        """The room with its game in memory; if it is not, the caller pays for reading it."""
        return await self.hub.playing(ident, partial(self.limit, LOADS))

    @property
    def address(self) -> str:
        return str(self.request.scope.get("kanly.client", "?"))

    def limit(self, cost: Cost, amount: float = 1.0) -> None:
        """Refuse who asks too much of something."""
        self.hub.limits.charge(cost, self.address, self.ident, amount)


Asking = NamedDependency[Caller]
"""The caller, as a handler asks for it."""


async def provide_caller(request: Request[Any, Any, Any]) -> Caller:
    hub: Hub = request.app.state.hub
    headers = dict(request.scope["headers"])
    visit = await visitor(hub.store.people, headers, hub.config.keep_sessions)
    caller = Caller(request, hub, visit)
    if caller.person is not None and caller.person.owner is not None:
        outside.may_ask(request.method, request.url.path)
    if visit is not None and visit.renewed:
        caller.set_cookie(token_of(headers) or "")
    request.scope[CALLER] = caller  # type: ignore[typeddict-unknown-key]
    return caller
