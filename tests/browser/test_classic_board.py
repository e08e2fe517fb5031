"""The board of the classic game: everything is chosen by pointing at the thing itself."""

from collections.abc import Callable

import pytest

from tests.browser.person import DESKTOP, PHONE, Person
from tests.browser.pointing import plays_by_pointing


def plays_classic(alia: Person, *factions: str, **options: object) -> None:
    """Sit down as the first of these factions, bots as the others."""
    asked = {"game": "classic", "name": "Alia", "seat": 0, "pace_ms": 0}
    bots = {str(seat): "random" for seat in range(1, len(factions))}
    options = {"factions": list(factions), "swap-factions": False, **options}
    made = alia.page.request.post(
        "/api/rooms", data=asked | {"players": len(factions), "options": options, "bots": bots}
    )
    assert made.ok, made.text()
    room = made.json()["room"]["room"]
    alia.tells(room, "start", {})
    alia.page.goto(f"/room/{room}")
    alia.is_asked()


@pytest.mark.parametrize(
    ("size", "faction", "options"),
    [(DESKTOP, "atreides", {}), (DESKTOP, "emperor", {"advanced": True}), (PHONE, "guild", {})],
    ids=["desktop", "desktop-advanced", "phone"],
)
def test_a_game_is_played_by_pointing_alone(
    someone: Callable[..., Person], size: dict[str, int], faction: str, options: dict[str, object]
) -> None:
    alia = someone(viewport=size)
    plays_classic(alia, faction, "harkonnen", "fremen", turns=2, **options)

    pointed = plays_by_pointing(alia)

    assert pointed["location"] > 2
