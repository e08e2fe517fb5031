"""`kanly mcp`, tried with the client of the official SDK, in memory and as a real process."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Awaitable, Callable

import anyio
import pytest
from mcp.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client
from mcp.types import CallToolResult

from kanly.cli.assistant import Desk, serve


def text(result: CallToolResult) -> str:
    return "".join([part.text for part in result.content if part.type == "text"])


def with_client(desk: Desk, play: Callable[[Client], Awaitable[None]], advice: bool = True) -> None:
    async def run() -> None:
        async with Client(serve(desk, advice)) as client:
            await play(client)

    anyio.run(run)


SMALL = {"game": "imperium", "players": 3, "seed": 5, "opponents": "random"}


def test_an_assistant_plays_a_whole_game() -> None:
    async def play(client: Client) -> None:
        page = text(await client.call_tool("new_game", SMALL))
        while "The game is over" not in page:
            choices = re.findall(r"^(\d+)\. ", page, re.M)
            page = text(await client.call_tool("choose", {"choice": choices[-1]}))
        assert "Scores: [" in page
        after = await client.call_tool("choose", {"choice": "1"})
        assert after.is_error
        assert "the game is over" in text(after)

    with_client(Desk(), play)


def test_every_tool_says_what_it_does_and_advice_only_where_allowed() -> None:
    async def with_advice(client: Client) -> None:
        tools = {tool.name: tool.description for tool in (await client.list_tools()).tools}
        assert "advise" in tools
        assert all(tools.values())

    async def without(client: Client) -> None:
        assert "advise" not in {tool.name for tool in (await client.list_tools()).tools}

    with_client(Desk(), with_advice)
    with_client(Desk(), without, advice=False)


def test_mistakes_are_explained_in_words() -> None:
    async def play(client: Client) -> None:
        early = await client.call_tool("look")
        assert early.is_error
        assert "call new_game first" in text(early)
        await client.call_tool("new_game", SMALL)
        wrong = await client.call_tool("choose", {"choice": "buy stilgar"})
        assert wrong.is_error
        assert "(IMP-REVEAL-06)" in text(wrong)
        assert "(IMP-REVEAL-06)" in text(
            await client.call_tool("why_not", {"choice": "buy stilgar"})
        )
        bad = await client.call_tool("new_game", {"game": "chess"})
        assert bad.is_error
        assert "unknown game 'chess'" in text(bad)
        assert "You are seat 0." in text(await client.call_tool("look"))

    with_client(Desk(), play)


def test_rules_and_cards_are_found_by_words_and_by_number() -> None:
    async def play(client: Client) -> None:
        assert text(await client.call_tool("find_rules", {"query": "IMP-REVEAL-06"})).startswith(
            "IMP-REVEAL-06"
        )
        assert "Stilgar" in text(
            await client.call_tool("find_rules", {"query": "stilgar", "game": "imperium"})
        )
        nothing = await client.call_tool("find_rules", {"query": "xyzzy"})
        assert "Nothing was found" in text(nothing)

    with_client(Desk(), play)


def test_advice_is_about_the_seat_s_own_choices() -> None:
    async def play(client: Client) -> None:
        await client.call_tool("new_game", SMALL)
        advised = text(await client.call_tool("advise", {"seconds": 0.2}))
        assert "to win" in advised
        assert (await client.call_tool("advise", {"seconds": 0})).is_error

    with_client(Desk(), play)


@pytest.mark.parametrize(("lang", "word"), [("en", "Red leads with"), ("fr", "Rouge joue")])
def test_it_speaks_the_language_it_is_told(lang: str, word: str) -> None:
    async def play(client: Client) -> None:
        assert word in text(await client.call_tool("new_game", SMALL))

    with_client(Desk(lang), play)


def test_the_command_serves_on_standard_input_and_output() -> None:
    async def run() -> None:
        command = StdioServerParameters(
            command=sys.executable, args=["-m", "kanly", "mcp"], env=dict(os.environ)
        )
        async with Client(stdio_client(command)) as client:
            assert "bots:" in text(await client.call_tool("list_games"))
            assert "You are seat 0." in text(await client.call_tool("new_game", SMALL))

    anyio.run(run)
