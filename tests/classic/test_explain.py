"""Why a choice is refused: the rule that stands in the way, and nothing that the seat may not know.

Each scene is set up by hand; below them, every choice of the book is tried in many positions.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import islice

import pytest

from kanly.classic import rules
from kanly.classic.choices import BOOK
from kanly.classic.explain import explain
from kanly.classic.position import CAPTIVE, Classic, Deal
from kanly.classic.tables.advantages import (
    STOP_FLIP_TO_FIGHTERS,
    STOP_GIFT_TO_ALLY,
    STOP_KWISATZ_HADERACH,
    STOP_SPECIAL_SHIPMENTS,
    STOP_VOICE,
    STOP_WORTHLESS_AS_KARAMA,
)
from kanly.core.choice import Choice
from kanly.core.game import Game
from kanly.core.message import Refusal
from kanly.core.rng import seeded
from kanly.translation import LANGUAGES, Words
from tests.classic.play import positions
from tests.classic.scene import (
    FACTION,
    LEADER,
    SIX,
    TERRITORY,
    ally,
    begin,
    dead,
    decline,
    give,
    hold,
    kill,
    next_spice_cards,
    play,
    put,
    quiet,
    scene,
    territory,
    traitors,
    until,
)
from tests.rule_coverage import catalogues
from tests.translation.source import arguments, keys

RULES = {rule for catalogue in catalogues() for rule in catalogue.ids}
OPEN = re.compile(r"[{}$]|\b(?:classic|refuse)-[a-z]")
"""A placeable that was not filled, or a key that has no words."""

Scene = Callable[[], Classic]


def why(game: Game, seat: int, notation: str) -> Refusal:
    """Why a seat may not do that; it is not among what it may do."""
    assert isinstance(game, Classic)
    choice = game.parse(notation)
    decision, offer = game.decision(seat), game.free(seat)
    assert decision is None or choice not in decision.choices, notation
    assert offer is None or choice not in offer.choices, notation
    return explain(game, seat, choice)


def whole(refusal: Refusal) -> bool:
    """Whether it names a rule, and reads well in every language with all its arguments."""
    assert refusal.rule in RULES, refusal
    assert set(refusal.message.args) == arguments("en", refusal.key), refusal
    for lang in LANGUAGES:
        said = Words(lang).refusal(refusal)
        assert said, refusal
        assert not OPEN.search(said), said
    return True


# Scenes -------------------------------------------------------------------------------------------


def fresh(*factions: str, **options: object) -> Classic:
    named = list(factions) or SIX
    return rules.new(len(named), 1, {"factions": named, **options})  # type: ignore[dict-item]


def drafting() -> Classic:
    game = rules.new(6, 1, {"factions": "draft"})
    game.apply(game.pending[0].seat, "faction emperor")
    return game


def swapping() -> Classic:
    return rules.new(3, 1)


def predicting() -> Classic:
    return fresh("atreides", "bene-gesserit", "guild", turns=5)


def predicted() -> Classic:
    game = predicting()
    play(game, "bene-gesserit", "predict guild")
    return game


def picking() -> Classic:
    game = fresh()
    until(game, "bene-gesserit", "traitor")
    return game


def no_mulligan() -> Classic:
    """The Harkonnen were dealt fewer than two of their own leaders."""
    return fresh("atreides", "emperor", "fremen", "harkonnen", **{"harkonnen-mulligan": True})


def splitting() -> Classic:
    game = fresh(advanced=True)
    until(game, "fremen", "split")
    return game


def last_split() -> Classic:
    game = splitting()
    for _ in range(5):
        play(game, "fremen", "forces 0")
    return game


def dialing() -> Classic:
    game = scene()
    begin(game)
    return game


def before_storm(*cards: str, at: str = "", storm: int = 18) -> Classic:
    """Atreides hold these cards, perhaps with a force somewhere, just before the storm moves."""
    game = scene(["atreides", "harkonnen"], storm=storm)
    hold(game, "atreides", *cards)
    if at:
        put(game, "atreides", at, 1)
    begin(game)
    while not [d for d in game.pending if d.kind.name == "before-storm"]:
        quiet(game)
    return game


def stormed() -> Classic:
    """The storm hits five Fremen, two of them Fedaykin."""
    game = scene(["atreides", "fremen"], advanced=True, storm=13)
    put(game, "fremen", "funeral-plain", 5, 2)
    game.storm_card = 1
    begin(game)
    until(game, "fremen", "storm-losses")
    return game


def worms(**options: object) -> Classic:
    """The second worm of a blow is for the Fremen to place."""
    game = scene(phase="spice-blow-nexus", advanced=True, **options)  # type: ignore[arg-type]
    next_spice_cards(game, "shai-hulud", "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "worm")
    return game


def nexus(factions: list[str] | None = None, **options: object) -> Classic:
    game = scene(factions, phase="spice-blow-nexus", **options)  # type: ignore[arg-type]
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    while game.pending[0].kind.name != "nexus":
        quiet(game)
    return game


def allied_nexus() -> Classic:
    """Atreides and Fremen are allies, Emperor and Guild too; the Guild has left another."""
    game = nexus()
    ally(game, "atreides", "fremen")
    ally(game, "emperor", "guild")
    game.nexus_broke = 1 << FACTION["guild"]
    game._pending = None
    return game


def joined_nexus() -> Classic:
    game = nexus()
    play(game, "atreides", "ally fremen")
    play(game, "fremen", "accept atreides", "break alliance")
    return game


def three_together() -> Classic:
    game = nexus(
        ["atreides", "fremen", "harkonnen"], alliance_variant="unlimited-members-3-strongholds"
    )
    ally(game, "atreides", "fremen")
    game._pending = None
    return game


def offered_nexus() -> Classic:
    game = nexus()
    play(game, "atreides", "ally fremen")
    return game


def riding(**options: object) -> Classic:
    """Fremen may ride from the Red Chasm; the storm is in 18, a stronghold full, an ally about."""
    game = scene(phase="spice-blow-nexus", **options)  # type: ignore[arg-type]
    game.tops[0] = TERRITORY["red-chasm"]
    put(game, "fremen", "red-chasm", 3)
    put(game, "atreides", "arrakeen", 1)
    put(game, "harkonnen", "arrakeen", 1)
    put(game, "guild", "tueks-sietch", 1)
    ally(game, "fremen", "guild")
    next_spice_cards(game, "shai-hulud", "old-gap")
    begin(game)
    until(game, "fremen", "ride")
    return game


def riding_with_karama() -> Classic:
    game = riding(advanced=True)
    hold(game, "fremen", "karama")
    return game


def before_charity() -> Classic:
    game = scene(phase="choam-charity")
    begin(game)
    until(game, "emperor", "pause")
    return game


def charity() -> Classic:
    game = scene(phase="choam-charity", spice=5)
    begin(game)
    decline(game)
    return game


def auction(*cards: str, holder: str = "atreides", spice: int = 4, **options: object) -> Classic:
    """The holder of some cards is asked for a bid, the highest being 2 so far."""
    factions = ["emperor", "atreides", "bene-gesserit"]
    game = scene(factions, phase="bidding", spice=spice, **options)  # type: ignore[arg-type]
    hold(game, holder, *cards)
    begin(game)
    until(game, "emperor", "bid")
    play(game, "emperor", "bid 2")
    until(game, holder, "bid")
    return game


def won() -> Classic:
    """Atreides have won a card with a bid that only a Karama can cover."""
    game = auction("karama")
    play(game, "atreides", "bid 50")
    until(game, "atreides", "pay")
    return game


def pledged() -> Classic:
    """The uncovered bid of the Harkonnen stands; another is asked."""
    game = scene(["harkonnen", "atreides", "emperor"], phase="bidding", spice=4, advanced=True)
    hold(game, "harkonnen", "karama")
    begin(game)
    until(game, "harkonnen", "bid")
    play(game, "harkonnen", "bid 50")
    return game


def promising() -> Classic:
    """Allies in Bidding: the Guild backs the Emperor's bid."""
    game = scene(["emperor", "guild", "atreides"], phase="bidding", spice=4)
    ally(game, "emperor", "guild")
    begin(game)
    until(game, "guild", "promise")
    play(game, "emperor", "promise 0")
    play(game, "guild", "promise 3")
    until(game, "emperor", "bid")
    play(game, "emperor", "bid 6")
    return game


def asked_for_promise() -> Classic:
    game = scene(["emperor", "guild", "atreides"], phase="bidding", spice=4)
    ally(game, "emperor", "guild")
    begin(game)
    until(game, "guild", "promise")
    return game


def response(*cards: str, holder: str = "emperor", **options: object) -> Classic:
    """The Atreides are about to look at a card on offer; the holder of some cards is asked."""
    game = scene(phase="bidding", **options)  # type: ignore[arg-type]
    hold(game, holder, *cards)
    begin(game)
    until(game, holder, "response")
    return game


def worthless_stopped() -> Classic:
    game = response("kulon", holder="bene-gesserit", advanced=True)
    game.stopped |= 1 << STOP_WORTHLESS_AS_KARAMA
    game._pending = None
    return game


def landing(*cards: str, **options: object) -> Classic:
    """The Emperor declares a shipment; others may answer it."""
    game = scene(phase="shipment-movement", advanced=True, **options)  # type: ignore[arg-type]
    hold(game, "guild", *cards)
    hold(game, "atreides", "karama")
    ally(game, "emperor", "atreides")
    begin(game)
    until(game, "emperor", "ship")
    play(game, "emperor", "ship carthag", "forces 2")
    until(game, "emperor", "ship-pay")
    play(game, "emperor", "pay")
    until(game, "guild", "response")
    return game


def halved() -> Classic:
    game = landing()
    game.half = True
    game._pending = None
    return game


def exchange(held: int = 2) -> Classic:
    """The Harkonnen take cards of the Atreides."""
    game = scene(["atreides", "harkonnen"], phase="bidding", advanced=True)
    hold(game, "atreides", *["shield", "snooper"][:held])
    hold(game, "harkonnen", "karama")
    begin(game)
    while game.pending[0].kind.name != "bid":
        quiet(game)
    play(game, "harkonnen", "karama swap-cards atreides")
    return game


def giving_back() -> Classic:
    game = exchange()
    play(game, "harkonnen", "take 1")
    return game


def reviving(spice: int = 4, tanks: int = 5, stars: int = 2) -> Classic:
    game = scene(["emperor", "atreides"], phase="revival", spice=spice, advanced=True)
    dead(game, "emperor", tanks, stars)
    begin(game)
    until(game, "emperor", "revive")
    return game


def leaders_dead(*alive: str, spice: int = 2) -> Classic:
    """The Atreides may revive a leader; the Kwisatz Haderach lives."""
    game = scene(["atreides", "harkonnen"], phase="revival", spice=spice, advanced=True)
    names = ["thufir-hawat", "lady-jessica", "gurney-halleck", "duncan-idaho", "dr-wellington-yueh"]
    kill(game, *[name for name in names if name not in alive])
    game.deaths[LEADER["gurney-halleck"]] = 2
    begin(game)
    until(game, "atreides", "revive-leader")
    return game


def suspected() -> Classic:
    """A leader is dead and another captive, so the question is put although revival is closed."""
    game = scene(["atreides", "harkonnen"], phase="revival", advanced=True)
    kill(game, "thufir-hawat")
    game.leader_at[LEADER["lady-jessica"]] = CAPTIVE
    game.suspects = 1 << LEADER["lady-jessica"] | 1 << LEADER["gurney-halleck"]
    begin(game)
    until(game, "atreides", "revive-leader")
    return game


def granting() -> Classic:
    game = scene(["emperor", "atreides", "guild"], phase="revival", spice=3)
    ally(game, "emperor", "atreides")
    dead(game, "atreides", 8)
    begin(game)
    until(game, "emperor", "grant")
    return game


def granted() -> Classic:
    game = granting()
    game.grant_left = 1
    game._pending = None
    return game


def ghola(**options: object) -> Classic:
    """The Emperor chooses whom the Ghola brings back."""
    game = scene(["emperor", "atreides"], phase="revival", advanced=True, **options)  # type: ignore[arg-type]
    hold(game, "emperor", "tleilaxu-ghola")
    dead(game, "emperor", 7, 3)
    begin(game)
    until(game, "emperor", "revive")
    play(game, "emperor", "ghola forces")
    return game


def shipping(faction: str, spice: int = 3, **options: object) -> Classic:
    """A faction may ship; the storm is in 4, Arrakeen full, the Emperor's ally in Carthag."""
    chosen: dict[str, object] = {"advanced": True, **options}
    game = scene(phase="shipment-movement", storm=3, spice=spice, **chosen)  # type: ignore[arg-type]
    for name in ("harkonnen", "atreides"):
        put(game, name, "arrakeen", 2)
    if faction == "guild":
        put(game, "guild", "tueks-sietch", 2)
        put(game, "guild", "south-mesa-3", 2)
    put(game, "bene-gesserit", "carthag", 1)
    ally(game, "emperor", "bene-gesserit")
    ally(game, "guild", "fremen")
    begin(game)
    while not (d := game.decision(game.seat[FACTION[faction]])) or d.kind.name != "ship":
        kind = game.pending[0].kind.name
        if kind == "step-in" and faction == "guild":
            play(game, "guild", "act now")
        else:
            quiet(game)
    return game


def no_reserves() -> Classic:
    game = shipping("emperor")
    game.reserves[FACTION["emperor"]] = 0
    game._pending = None
    return game


def broke_guild() -> Classic:
    return shipping("guild", spice=0)


def guild_stopped() -> Classic:
    game = shipping("guild")
    game.stopped |= 1 << STOP_SPECIAL_SHIPMENTS
    game._pending = None
    return game


def crossing() -> Classic:
    game = shipping("guild", spice=1)
    play(game, "guild", "cross tueks-sietch")
    return game


def crossing_group() -> Classic:
    game = shipping("guild", spice=1)
    put(game, "guild", "tueks-sietch", 8)
    play(game, "guild", "cross tueks-sietch", "to sietch-tabr")
    return game


def loading() -> Classic:
    """How many forces the Emperor ships, at 2 spice each."""
    game = shipping("emperor", spice=7)
    play(game, "emperor", "ship sihaya-ridge")
    return game


def onto_advisors() -> Classic:
    game = scene(phase="shipment-movement", advanced=True, bg_ship_onto_advisors="forbidden")
    put(game, "bene-gesserit", "carthag", 1)
    put(game, "harkonnen", "carthag", 1)
    game.advisors |= 1 << TERRITORY["carthag"]
    begin(game)
    until(game, "bene-gesserit", "ship")
    return game


def entering_storm() -> Classic:
    """Half of the Fremen who come into the storm die."""
    game = scene(["atreides", "fremen"], phase="shipment-movement", storm=14, advanced=True)
    begin(game)
    until(game, "fremen", "ship")
    play(game, "fremen", "reinforce funeral-plain", "forces 4 starred 2")
    until(game, "fremen", "arrival-losses")
    return game


def moving(faction: str, *starts: str, storm: int = 9, **options: object) -> Classic:
    """A faction may move; others are in its way."""
    game = scene(phase="shipment-movement", storm=storm, **options)  # type: ignore[arg-type]
    for start in starts:
        put(game, faction, start, 2)
    for name in ("guild", "harkonnen"):
        put(game, name, "tueks-sietch", 1)
    put(game, "bene-gesserit", "false-wall-south-3", 1)
    ally(game, "emperor", "bene-gesserit")
    begin(game)
    until(game, faction, "move")
    return game


def moving_from(start: str, **options: object) -> Classic:
    game = moving("emperor", start, **options)
    play(game, "emperor", f"move {re.sub('-[0-9]+$', '', start)}")
    return game


def shut_in() -> Classic:
    """Nothing next to Sietch Tabr is open to the Emperor."""
    game = scene(["emperor", "atreides", "guild"], phase="shipment-movement", storm=1)
    put(game, "emperor", "sietch-tabr", 1)
    ally(game, "emperor", "atreides")
    for place in ("plastic-basin-13", "bight-of-the-cliff-13", "rock-outcroppings-13"):
        put(game, "atreides", place, 1)
    begin(game)
    until(game, "emperor", "move")
    return game


def moved() -> Classic:
    game = moving("emperor", "sietch-tabr")
    game.moves = 0
    game._pending = None
    return game


def flipping() -> Classic:
    """Advisors in many places, most of which cannot become fighters."""
    game = scene(phase="shipment-movement", storm=3, advanced=True)
    for place in ("arrakeen", "carthag", "south-mesa-3", "old-gap-9"):
        put(game, "bene-gesserit", place, 1)
        game.advisors |= 1 << TERRITORY[re.sub("-[0-9]+$", "", place)]
        put(game, "fremen" if place == "carthag" else "harkonnen", place, 1)
    put(game, "guild", "arrakeen", 1)
    ally(game, "bene-gesserit", "fremen")
    begin(game)
    until(game, "bene-gesserit", "to-fighters")
    return game


def flip_stopped() -> Classic:
    game = flipping()
    game.stopped |= 1 << STOP_FLIP_TO_FIGHTERS
    game._pending = None
    return game


def taking_side(ally_there: bool = False) -> Classic:
    game = scene(phase="shipment-movement", storm=1, advanced=True)
    put(game, "bene-gesserit", "imperial-basin-9", 2)
    put(game, "guild", "imperial-basin-10", 1)
    game.advisors = 1 << territory("imperial-basin")
    for name in ("harkonnen", "guild"):
        put(game, name, "arrakeen", 1)
    begin(game)
    until(game, "bene-gesserit", "move")
    play(game, "bene-gesserit", "move imperial-basin", "to arrakeen", "forces 1")
    until(game, "bene-gesserit", "side")
    return game


def following(landed: str, own: str = "", **options: object) -> Classic:
    """The Emperor has landed somewhere; the Bene Gesserit may follow."""
    chosen: dict[str, object] = {"advanced": True, **options}
    game = scene(phase="shipment-movement", storm=1, **chosen)  # type: ignore[arg-type]
    if own:
        put(game, "bene-gesserit", own, 1)
    if landed == "carthag":
        put(game, "fremen", "carthag", 1)
        ally(game, "bene-gesserit", "fremen")
    begin(game)
    until(game, "emperor", "ship")
    play(game, "emperor", f"ship {landed}", "forces 1")
    until(game, "bene-gesserit", "follow")
    return game


def behind_ally() -> Classic:
    """The Fremen move two territories, but not through Pasty Mesa, where an ally is."""
    game = scene(["fremen", "atreides", "guild"], phase="shipment-movement", storm=1)
    put(game, "fremen", "tueks-sietch", 1)
    put(game, "atreides", "pasty-mesa-7", 1)
    ally(game, "fremen", "atreides")
    begin(game)
    until(game, "fremen", "move")
    play(game, "fremen", "move tueks-sietch")
    return game


def battles(**options: object) -> Classic:
    """Many battles for the Atreides, some of which cannot be."""
    chosen: dict[str, object] = {"advanced": True, **options}
    game = scene(phase="battle", storm=16, **chosen)  # type: ignore[arg-type]
    for place in ("carthag", "old-gap-9", "false-wall-west-15", "polar-sink", "meridian-1"):
        put(game, "atreides", place, 2)
    for place in ("carthag", "old-gap-8", "false-wall-west-17", "polar-sink"):
        put(game, "harkonnen", place, 2)
    put(game, "bene-gesserit", "meridian-18", 1)
    game.advisors |= 1 << TERRITORY["meridian"]
    ally(game, "atreides", "guild")
    begin(game)
    until(game, "atreides", "battle")
    return game


def planning(
    side: str = "atreides", cards: tuple[str, ...] = (), given: tuple[str, ...] = (), **kept: object
) -> Classic:
    """A battle in Carthag between three forces of a side and four Harkonnen."""
    options = {"advanced_combat": True, "advanced_factions": True, **kept}
    game = scene([side, "harkonnen", "guild"], phase="battle", spice=2, **options)  # type: ignore[arg-type]
    put(game, side, "carthag", 3, 1 if side in ("emperor", "fremen") else 0)
    put(game, "harkonnen", "carthag", 4)
    hold(game, side, *cards)
    begin(game)
    until(game, side, "plan")
    play(game, side, *given)
    return game


def with_orders(
    orders: Callable[[Classic], None], *cards: str, given: tuple[str, ...] = (), **kept: object
) -> Scene:
    """The Atreides make a plan under orders."""

    def made() -> Classic:
        game = planning(cards=cards, **kept)
        orders(game)
        game._pending = None
        play(game, "atreides", *given)
        return game

    return made


def sardaukar_alone() -> Classic:
    """Without advanced combat each Sardaukar counts two, so that odd dials cannot be made."""
    game = scene(["emperor", "harkonnen"], phase="battle", advanced_factions=True)
    put(game, "emperor", "carthag", 2, 2)
    put(game, "harkonnen", "carthag", 4)
    begin(game)
    until(game, "emperor", "plan")
    return game


def rich(game: Classic) -> None:
    give(game, "atreides", 9)


def voice(kind: int, play_it: int) -> Callable[[Classic], None]:
    def order(game: Classic) -> None:
        game.voice = [FACTION["atreides"], kind, play_it]

    return order


def foretold(element: int, told: int) -> Callable[[Classic], None]:
    def order(game: Classic) -> None:
        game.foretold = [FACTION["atreides"], element, told, 0]

    return order


def oath(about: int, what: int, yes: int) -> Callable[[Classic], None]:
    def order(game: Classic) -> None:
        game.oaths = [FACTION["atreides"], about, what, yes]

    return order


def away(game: Classic) -> None:
    """One leader dead, one captive, one elsewhere."""
    kill(game, "thufir-hawat")
    game.leader_at[LEADER["lady-jessica"]] = CAPTIVE
    game.leader_at[LEADER["gurney-halleck"]] = TERRITORY["old-gap"]


def kwisatz(**fields: int) -> Callable[[Classic], None]:
    def change(game: Classic) -> None:
        game.losses = 7
        for name, value in fields.items():
            setattr(game, name, value)

    return change


BEFORE_LEADER = ("dial 0", "support 0")
BEFORE_CARDS = (*BEFORE_LEADER, "leader duncan-idaho")


def leaderless() -> Classic:
    """The Atreides are asked for their weapon and have nobody to lead."""
    game = scene(["harkonnen", "atreides"], phase="battle")
    put(game, "atreides", "carthag", 3)
    put(game, "harkonnen", "carthag", 4)
    hold(game, "harkonnen", "lasgun")
    kill(game, "feyd-rautha", "beast-rabban", "piter-de-vries", "captain-iakin-nefud", "umman-kudu")
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", "foresee weapon")
    until(game, "harkonnen", "foretell")
    return game


def seeing() -> Classic:
    """Atreides may see a plan of the battle of Harkonnen and Guild."""
    game = scene(["atreides", "harkonnen", "guild", "emperor"], phase="battle", advanced=True)
    put(game, "guild", "carthag", 3)
    put(game, "harkonnen", "carthag", 4)
    begin(game)
    until(game, "atreides", "see-plan")
    return game


def revealed() -> Classic:
    """Both plans are open; nobody holds the other's leader."""
    game = scene(["harkonnen", "atreides"], phase="battle")
    put(game, "atreides", "carthag", 3)
    put(game, "harkonnen", "carthag", 4)
    traitors(game, "atreides", "feyd-rautha")
    begin(game)
    until(game, "atreides", "plan")
    for name, leader in (("atreides", "duncan-idaho"), ("harkonnen", "umman-kudu")):
        play(game, name, "dial 0", f"leader {leader}", "weapon none", "defense none")
    until(game, "atreides", "treason")
    return game


def losing(**options: object) -> Classic:
    """The Emperor has won with a dial of 3 and takes losses."""
    game = scene(["emperor", "atreides"], phase="battle", spice=2, **options)  # type: ignore[arg-type]
    put(game, "emperor", "carthag", 6, 1)
    put(game, "atreides", "carthag", 1)
    begin(game)
    until(game, "emperor", "plan")
    play(game, "emperor", "dial 3", "support 1", "leader hasimir-fenring", "weapon none")
    play(game, "emperor", "defense none")
    until(game, "emperor", "losses")
    return game


def losing_at() -> Classic:
    """The Harkonnen have won and lose forces in two sectors."""
    game = scene(["harkonnen", "atreides"], phase="battle", storm=1)
    put(game, "harkonnen", "old-gap-9", 3)
    put(game, "harkonnen", "old-gap-10", 1)
    put(game, "atreides", "old-gap-10", 1)
    begin(game)
    until(game, "harkonnen", "plan")
    play(game, "harkonnen", "dial 2", "leader feyd-rautha", "weapon none", "defense none")
    until(game, "harkonnen", "losses-at")
    return game


def keeping() -> Classic:
    game = scene(["harkonnen", "atreides"], phase="battle")
    put(game, "harkonnen", "old-gap-9", 3)
    put(game, "atreides", "old-gap-9", 1)
    hold(game, "harkonnen", "shield")
    begin(game)
    until(game, "harkonnen", "plan")
    play(game, "harkonnen", "dial 2", "leader feyd-rautha", "weapon none", "defense shield")
    until(game, "harkonnen", "keep-card")
    return game


def no_prey() -> Classic:
    game = scene(["harkonnen", "atreides"], phase="battle", advanced=True)
    put(game, "harkonnen", "old-gap-9", 3)
    put(game, "atreides", "old-gap-9", 1)
    kill(
        game, "thufir-hawat", "lady-jessica", "gurney-halleck", "duncan-idaho", "dr-wellington-yueh"
    )
    begin(game)
    until(game, "harkonnen", "plan")
    play(game, "harkonnen", "dial 1", "support 1", "leader feyd-rautha", "weapon none")
    play(game, "harkonnen", "defense none")
    until(game, "harkonnen", "capture")
    return game


def questioning(target: str = "harkonnen", *asked: str) -> Classic:
    """Atreides question somebody in a game without Emperor and Fremen."""
    named = ["atreides", "bene-gesserit", "guild", "harkonnen"]
    game = scene(named, phase="battle", turns=5, storm=1)
    put(game, "atreides", "carthag", 3)
    put(game, "harkonnen", "carthag", 4)
    hold(game, "atreides", "truthtrance")
    begin(game)
    until(game, "atreides", "prescience")
    play(game, "atreides", f"truthtrance {target}", *asked)
    return game


def calm(*cards: str, holder: str = "fremen", **options: object) -> Classic:
    """A moment before the spice blow of turn 2; a faction holds some cards."""
    chosen: dict[str, object] = {"advanced": True, **options}
    game = scene(phase="spice-blow-nexus", **chosen)  # type: ignore[arg-type]
    hold(game, holder, *cards)
    begin(game)
    until(game, holder, "pause")
    return game


def killed_again() -> Classic:
    game = calm("tleilaxu-ghola", ghola_on_face_down_leader="refused")
    kill(game, "stilgar")
    game.deaths[LEADER["stilgar"]] = 2
    return game


def first_blow() -> Classic:
    game = calm("karama")
    game.turn = 1
    game._pending = None
    return game


def special_used() -> Classic:
    game = calm("karama")
    game.special_used |= 1 << FACTION["fremen"]
    return game


def gifts(stopped: bool = False) -> Classic:
    game = scene(phase="spice-blow-nexus", spice=4)
    ally(game, "emperor", "guild")
    begin(game)
    until(game, "emperor", "pause")
    if stopped:
        game.stopped |= 1 << STOP_GIFT_TO_ALLY
    return game


def dealing(*steps: str, holder: str = "atreides", **options: object) -> Classic:
    """A deal in the making, in turn 2 of 5."""
    chosen: dict[str, object] = {"turns": 5, **options}
    game = scene(phase="spice-blow-nexus", spice=4, **chosen)  # type: ignore[arg-type]
    ally(game, "emperor", "guild")
    begin(game)
    until(game, holder, "pause")
    play(game, holder, *steps)
    return game


def proposed(*answers: str) -> Classic:
    """The Atreides propose to the Fremen that these pay 9 spice, and to the Harkonnen a word."""
    game = dealing("deal with fremen", "deal ask 9 fremen", "deal send")
    play(game, "atreides", "deal with harkonnen", "deal with fremen", "deal send: peace")
    play(game, "harkonnen", *answers)
    return game


def concluded() -> Classic:
    game = proposed("deal accept 2")
    play(game, "fremen", "deal accept 2", "deal cancel 2")
    return game


def trading(phase: str, *cards: str) -> Classic:
    """The Fremen want a lasgun of the Atreides, who hold it; the Fremen hold some cards."""
    game = scene(phase=phase, spice=4, card_trading=True)
    hold(game, "atreides", "lasgun")
    hold(game, "fremen", *cards)
    begin(game)
    decline(game)
    play(game, "atreides", "deal with fremen", "deal give lasgun fremen", "deal send")
    return game


def many_deals() -> Classic:
    game = dealing()
    game.deals = [Deal(number, 0, 3, 3, 0, (), "") for number in range(1, 201)]
    return game


def enough_proposals() -> Classic:
    game = dealing()
    game.proposals[FACTION["atreides"]] = 20
    return game


# What is refused, and by which rule ---------------------------------------------------------------

Row = tuple[Scene, str, str, str, str]

SETUP: list[Row] = [
    (drafting, "", "faction emperor", "taken", "CLA-SETUP-03"),
    (swapping, "", "swap guild", "absent", "CLA-PLAYERS-06"),
    (swapping, "", "swap atreides", "swap-own", "CLA-SETUP-04"),
    (swapping, "", "decline", "must-answer", "CLA-SETUP-04"),
    (swapping, "", "deal with harkonnen", "setup", "CLA-SETUP-17"),
    (swapping, "", "bid 3", "phase", "CLA-TURN-01"),
    (swapping, "", "agree", "when-consent", "CLA-SETUP-04"),
    (swapping, "", "faction guild", "when-draft", "CLA-SETUP-03"),
    (swapping, "", "traitor stilgar", "when-traitor", "CLA-SETUP-10"),
    (predicting, "bene-gesserit", "swap guild", "when-swap", "CLA-SETUP-04"),
    (predicting, "bene-gesserit", "predict bene-gesserit", "predict-self", "CLA-BG-03"),
    (predicting, "bene-gesserit", "predict emperor", "absent", "CLA-PLAYERS-06"),
    (predicting, "bene-gesserit", "predict turn 3", "predict-faction-first", "CLA-BG-03"),
    (predicting, "bene-gesserit", "advisor arrakeen", "advanced", "CLA-ADV-01"),
    (predicted, "bene-gesserit", "predict atreides", "predict-turn-now", "CLA-BG-03"),
    (predicted, "bene-gesserit", "predict turn 6", "turns", "CLA-BG-03"),
    (splitting, "fremen", "forces 11", "most-forces", "CLA-FRE-01"),
    (splitting, "fremen", "forces 6 starred 4", "few-starred", "CLA-FRE-24"),
    (last_split, "fremen", "forces 3", "all-forces", "CLA-FRE-01"),
    (splitting, "fremen", "predict guild", "only", "CLA-BG-03"),
    (picking, "bene-gesserit", "predict guild", "when-predict", "CLA-BG-03"),
    (no_mulligan, "harkonnen", "mulligan", "when-mulligan", "CLA-SETUP-19"),
    (
        lambda: fresh(advanced=True),
        "bene-gesserit",
        "advisor arrakeen",
        "when-advisor",
        "CLA-BG-14",
    ),
]
STORM: list[Row] = [
    (dialing, "", "storm 0", "storm-dial", "CLA-STORM-06"),
    (dialing, "", "weather-control", "when-weather", "CLA-CARD-35"),
    (dialing, "", "sectors 3", "when-sectors", "CLA-CARD-35"),
    (before_storm, "atreides", "storm 2", "when-storm-dial", "CLA-STORM-05"),
    (before_storm, "atreides", "weather-control", "no-card", "CLA-CARD-35"),
    (before_storm, "atreides", "family-atomics", "no-card", "CLA-CARD-21"),
    (
        lambda: before_storm("family-atomics"),
        "atreides",
        "family-atomics",
        "atomics-far",
        "CLA-CARD-22",
    ),
    (
        lambda: before_storm("family-atomics", at="pasty-mesa-5", storm=6),
        "atreides",
        "family-atomics",
        "atomics-storm",
        "CLA-CARD-23",
    ),
    (stormed, "fremen", "lose 2", "lose-exactly", "CLA-FRE-22"),
    (stormed, "fremen", "lose 3 starred 3", "few-starred", "CLA-FRE-22"),
    (stormed, "fremen", "forces 1", "when-forces", "CLA-SHIP-04"),
]
NEXUS: list[Row] = [
    (worms, "fremen", "worm arrakeen", "not-sand", "CLA-MAP-10"),
    (worms, "fremen", "protect", "when-protect", "CLA-FRE-15"),
    (worms, "fremen", "ride arrakeen", "when-ride", "CLA-FRE-11"),
    (nexus, "atreides", "ally atreides", "ally-self", "CLA-ALLY-01"),
    (nexus, "atreides", "break alliance", "no-alliance", "CLA-ALLY-07"),
    (nexus, "atreides", "accept fremen", "no-offer", "CLA-ALLY-03"),
    (nexus, "atreides", "worm old-gap", "only", "CLA-FRE-21"),
    (nexus, "fremen", "worm old-gap", "advanced", "CLA-ADV-01"),
    (offered_nexus, "atreides", "ally fremen", "asked-already", "CLA-ALLY-02"),
    (allied_nexus, "atreides", "ally fremen", "allied-already", "CLA-ALLY-05"),
    (allied_nexus, "atreides", "ally guild", "two-alliances", "CLA-ALLY-05"),
    (allied_nexus, "atreides", "ally harkonnen", "alliance-limit", "CLA-ALLY-04"),
    (allied_nexus, "guild", "break alliance", "broke-already", "CLA-ALLY-02"),
    (joined_nexus, "fremen", "ally guild", "alliance-once", "CLA-ALLY-02"),
    (three_together, "atreides", "ally harkonnen", "alliance-all", "CLA-ALLY-30"),
    (
        lambda: nexus(["atreides", "fremen", "guild"]),
        "atreides",
        "ally emperor",
        "absent",
        "CLA-PLAYERS-06",
    ),
    (lambda: before_storm(), "atreides", "ally harkonnen", "two-players", "CLA-PLAYERS-08"),
    (riding, "fremen", "ride red-chasm", "same-territory", "CLA-FRE-11"),
    (riding, "fremen", "ride meridian-18", "storm-there", "CLA-FRE-12"),
    (riding, "fremen", "ride arrakeen", "full", "CLA-FRE-12"),
    (riding, "fremen", "ride tueks-sietch", "ally-there", "CLA-ALLY-11"),
    (riding, "fremen", "ally guild", "when-nexus", "CLA-ALLY-09"),
    (calm, "fremen", "worm old-gap", "when-worm", "CLA-FRE-21"),
]
BIDDING: list[Row] = [
    (charity, "emperor", "claim", "rich", "CLA-CHOAM-01"),
    (calm, "fremen", "claim", "phase", "CLA-TURN-01"),
    (auction, "atreides", "bid 2", "bid-least", "CLA-BID-11"),
    (auction, "atreides", "bid 5", "bid-most", "CLA-BID-12"),
    (
        lambda: auction("karama", karama_overbid=False),
        "atreides",
        "bid 5",
        "bid-most",
        "CLA-BID-12",
    ),
    (auction, "atreides", "karama buy", "no-card", "CLA-KAR-08"),
    (auction, "atreides", "karama buy with kulon", "only", "CLA-BG-28"),
    (
        lambda: auction("kulon", holder="bene-gesserit"),
        "bene-gesserit",
        "karama buy with kulon",
        "advanced",
        "CLA-ADV-01",
    ),
    (auction, "atreides", "pay", "when-pay", "CLA-BID-17"),
    (auction, "atreides", "promise 3", "no-ally", "CLA-ALLY-16"),
    (auction, "atreides", "done", "must-answer", "CLA-BID-11"),
    (won, "atreides", "pay", "bid-uncovered", "CLA-KAR-09"),
    (won, "atreides", "bid 51", "when-bid", "CLA-BID-11"),
    (pledged, "harkonnen", "karama swap-cards atreides", "karama-pledged", "CLA-KAR-10"),
    (asked_for_promise, "guild", "promise 5", "spice", "CLA-BID-21"),
    (promising, "guild", "promise 5", "spice", "CLA-BID-21"),
    (promising, "guild", "promise 3", "promised-already", "CLA-BID-21"),
    (promising, "guild", "promise 1", "promise-bound", "CLA-BID-21"),
    (gifts, "emperor", "promise 1", "when-promise", "CLA-BID-21"),
    (before_charity, "emperor", "claim", "when-charity", "CLA-CHOAM-03"),
]
KARAMA: list[Row] = [
    (response, "emperor", "karama stop bidding-prescience", "no-card", "CLA-KAR-02"),
    (response, "emperor", "karama stop voice", "not-in-use", "CLA-KAR-02"),
    (response, "emperor", "karama stop treachery-payment", "own-power", "CLA-KAR-02"),
    (response, "emperor", "karama stop charity", "advanced", "CLA-ADV-01"),
    (response, "emperor", "karama half-price", "half-whose", "CLA-KAR-07"),
    (response, "emperor", "karama buy", "when-buy", "CLA-KAR-08"),
    (
        worthless_stopped,
        "bene-gesserit",
        "karama stop bidding-prescience with kulon",
        "stopped",
        "CLA-KAR-24",
    ),
    (
        lambda: response("karama", holder="guild"),
        "guild",
        "karama stop-shipment",
        "advanced",
        "CLA-ADV-01",
    ),
    (
        lambda: response("karama", holder="guild", advanced=True),
        "guild",
        "karama stop-shipment",
        "no-shipment",
        "CLA-GUI-12",
    ),
    (landing, "guild", "karama stop-shipment", "no-card", "CLA-GUI-12"),
    (halved, "atreides", "karama half-price", "half-already", "CLA-KAR-07"),
    (dialing, "", "karama stop voice", "when-stop", "CLA-KAR-02"),
    (lambda: shipping("emperor"), "emperor", "karama half-price", "when-half", "CLA-KAR-07"),
    (lambda: shipping("guild"), "guild", "karama stop-shipment", "when-no-landing", "CLA-GUI-12"),
    (exchange, "harkonnen", "take 3", "few-cards", "CLA-HAR-17"),
    (giving_back, "harkonnen", "give lasgun", "no-card", "CLA-HAR-17"),
    (exchange, "harkonnen", "give shield", "when-exchange", "CLA-CARD-02"),
    (exchange, "harkonnen", "show spice atreides", "busy", "CLA-TURN-12"),
    (calm, "fremen", "karama call-worm old-gap", "no-card", "CLA-FRE-26"),
    (special_used, "fremen", "karama call-worm old-gap", "special-used", "CLA-KAR-11"),
    (lambda: calm("karama"), "fremen", "karama call-worm arrakeen", "not-sand", "CLA-MAP-10"),
    (lambda: calm("karama"), "fremen", "karama revive-free", "only", "CLA-EMP-12"),
    (first_blow, "fremen", "karama call-worm old-gap", "first-turn", "CLA-FRE-27"),
    (
        lambda: calm("karama", advanced=False),
        "fremen",
        "karama call-worm old-gap",
        "advanced",
        "CLA-ADV-01",
    ),
    (
        lambda: calm("karama", holder="emperor"),
        "emperor",
        "karama revive-free",
        "tanks-empty",
        "CLA-EMP-12",
    ),
    (
        lambda: calm("karama", holder="emperor", emperor_karama_timing="revival-phase"),
        "emperor",
        "karama revive-free",
        "phase",
        "CLA-TURN-01",
    ),
    (
        lambda: calm("karama", holder="harkonnen"),
        "harkonnen",
        "karama swap-cards harkonnen",
        "own-faction",
        "CLA-HAR-17",
    ),
    (riding_with_karama, "fremen", "karama call-worm old-gap", "between-blows", "CLA-FRE-27"),
]
REVIVAL: list[Row] = [
    (reviving, "emperor", "revive 6", "few-forces", "CLA-REV-07"),
    (reviving, "emperor", "revive 3 starred 3", "few-starred", "CLA-REV-07"),
    (reviving, "emperor", "revive 2 starred 2", "starred-once", "CLA-REV-08"),
    (reviving, "emperor", "revive 4 starred 1", "most-revived", "CLA-REV-02"),
    (lambda: reviving(tanks=3), "emperor", "revive 2", "few-normal", "CLA-REV-07"),
    (lambda: reviving(spice=3), "emperor", "revive 3", "price", "CLA-REV-04"),
    (reviving, "emperor", "revive hasimir-fenring", "when-revive-leader", "CLA-REV-10"),
    (reviving, "emperor", "grant 1", "when-grant", "CLA-EMP-08"),
    (leaders_dead, "atreides", "revive stilgar", "not-your-leader", "CLA-REV-10"),
    (leaders_dead, "atreides", "revive gurney-halleck", "face-down", "CLA-REV-14"),
    (leaders_dead, "atreides", "revive thufir-hawat", "price", "CLA-REV-11"),
    (leaders_dead, "atreides", "revive kwisatz-haderach", "kwisatz-lives", "CLA-ATR-20"),
    (leaders_dead, "atreides", "revive 1", "when-revive", "CLA-REV-01"),
    (suspected, "atreides", "revive thufir-hawat", "revival-closed", "CLA-REV-09"),
    (suspected, "atreides", "revive lady-jessica", "captive", "CLA-HAR-16"),
    (suspected, "atreides", "revive duncan-idaho", "lives", "CLA-REV-10"),
    (granting, "emperor", "grant 2", "price", "CLA-EMP-08"),
    (ghola, "emperor", "forces 6", "most-revived", "CLA-CARD-17"),
    (ghola, "emperor", "forces 0", "one-force", "CLA-CARD-17"),
    (ghola, "emperor", "forces 2 starred 2", "starred-once", "CLA-CARD-19"),
    (ghola, "emperor", "forces 5", "few-normal", "CLA-CARD-17"),
    (ghola, "emperor", "revive caid", "no-answer", "CLA-CARD-17"),
    (granted, "emperor", "grant 2", "most-granted", "CLA-EMP-08"),
]
SHIPMENT: list[Row] = [
    (lambda: shipping("emperor"), "emperor", "ship south-mesa-3", "storm-there", "CLA-SHIP-08"),
    (lambda: shipping("emperor"), "emperor", "ship arrakeen", "full", "CLA-SHIP-09"),
    (lambda: shipping("emperor"), "emperor", "ship carthag", "ally-there", "CLA-ALLY-11"),
    (lambda: shipping("emperor", spice=1), "emperor", "ship sihaya-ridge", "price", "CLA-SHIP-05"),
    (no_reserves, "emperor", "ship sihaya-ridge", "no-reserves", "CLA-SHIP-04"),
    (loading, "emperor", "forces 0", "one-force", "CLA-SHIP-04"),
    (loading, "emperor", "forces 4", "price", "CLA-SHIP-05"),
    (loading, "emperor", "forces 16", "few-normal", "CLA-SHIP-04"),
    (onto_advisors, "bene-gesserit", "ship carthag", "onto-advisors", "CLA-BG-20"),
    (lambda: shipping("emperor"), "emperor", "reinforce sietch-tabr", "only", "CLA-FRE-04"),
    (lambda: shipping("emperor"), "emperor", "cross carthag", "only", "CLA-GUI-04"),
    (lambda: shipping("emperor"), "emperor", "back carthag", "only", "CLA-SHIP-11"),
    (lambda: shipping("emperor"), "emperor", "move carthag", "when-move", "CLA-SHIP-02"),
    (lambda: shipping("emperor"), "emperor", "hajr", "when-move", "CLA-CARD-28"),
    (lambda: shipping("emperor"), "emperor", "to carthag", "when-to", "CLA-MOVE-14"),
    (
        lambda: shipping("fremen", fremen_reserves_via_guild_ally=False),
        "fremen",
        "ship sietch-tabr",
        "fremen-ship",
        "CLA-FRE-03",
    ),
    (lambda: shipping("fremen"), "fremen", "reinforce old-gap-9", "far-from-flat", "CLA-FRE-05"),
    (lambda: shipping("fremen"), "fremen", "cross carthag", "not-lent", "CLA-ALLY-17"),
    (lambda: shipping("guild"), "guild", "cross south-mesa", "held-by-storm", "CLA-GUI-07"),
    (lambda: shipping("guild"), "guild", "back carthag", "no-forces", "CLA-GUI-04"),
    (lambda: shipping("guild"), "guild", "lend", "when-lend", "CLA-ALLY-17"),
    (lambda: shipping("guild"), "guild", "act now", "when-step-in", "CLA-GUI-11"),
    (broke_guild, "guild", "cross tueks-sietch", "price", "CLA-GUI-05"),
    (broke_guild, "guild", "back tueks-sietch", "price", "CLA-GUI-06"),
    (guild_stopped, "guild", "cross tueks-sietch", "stopped", "CLA-KAR-46"),
    (crossing, "guild", "to tueks-sietch", "same-territory", "CLA-GUI-04"),
    (crossing, "guild", "to south-mesa-3", "storm-there", "CLA-GUI-07"),
    (crossing, "guild", "to arrakeen", "full", "CLA-GUI-07"),
    (crossing_group, "guild", "forces 3", "most-paid", "CLA-GUI-05"),
    (crossing_group, "guild", "forces 0", "one-force", "CLA-GUI-04"),
    (entering_storm, "fremen", "lose 3", "lose-exactly", "CLA-FRE-23"),
]
MOVEMENT: list[Row] = [
    (moved, "emperor", "move sietch-tabr", "moved", "CLA-MOVE-02"),
    (
        lambda: moving("emperor", "sietch-tabr"),
        "emperor",
        "move arrakeen",
        "no-forces",
        "CLA-MOVE-01",
    ),
    (
        lambda: moving("emperor", "old-gap-9"),
        "emperor",
        "move old-gap",
        "held-by-storm",
        "CLA-STORM-18",
    ),
    (shut_in, "emperor", "move sietch-tabr", "nowhere", "CLA-MOVE-18"),
    (lambda: moving("emperor", "sietch-tabr"), "emperor", "hajr", "no-card", "CLA-CARD-28"),
    (
        lambda: moving("emperor", "sietch-tabr"),
        "emperor",
        "ship carthag",
        "when-ship",
        "CLA-SHIP-03",
    ),
    (
        lambda: moving_from("sietch-tabr"),
        "emperor",
        "to sietch-tabr",
        "there-already",
        "CLA-MOVE-01",
    ),
    (
        lambda: moving_from("sietch-tabr", reposition_within_territory="forbidden"),
        "emperor",
        "to sietch-tabr",
        "same-territory",
        "CLA-MOVE-17",
    ),
    (lambda: moving_from("sietch-tabr"), "emperor", "to arrakeen", "storm-there", "CLA-MOVE-11"),
    (lambda: moving_from("sietch-tabr"), "emperor", "to carthag", "far", "CLA-MOVE-03"),
    (lambda: moving_from("pasty-mesa-4"), "emperor", "to tueks-sietch", "full", "CLA-MOVE-15"),
    (
        lambda: moving_from("pasty-mesa-4"),
        "emperor",
        "to false-wall-south-4",
        "ally-there",
        "CLA-ALLY-11",
    ),
    (
        lambda: moving_from("pasty-mesa-4", storm=5),
        "emperor",
        "to shield-wall-7",
        "way-storm",
        "CLA-MOVE-11",
    ),
    (lambda: moving_from("sietch-tabr"), "emperor", "forces 1", "when-forces", "CLA-SHIP-04"),
    (flipping, "bene-gesserit", "fighters arrakeen", "full", "CLA-BG-27"),
    (flipping, "bene-gesserit", "fighters carthag", "ally-there", "CLA-BG-27"),
    (flipping, "bene-gesserit", "fighters south-mesa", "held-by-storm", "CLA-BG-27"),
    (flipping, "bene-gesserit", "fighters meridian", "no-advisors", "CLA-BG-26"),
    (flip_stopped, "bene-gesserit", "fighters old-gap", "stopped", "CLA-KAR-25"),
    (flipping, "bene-gesserit", "become advisors", "when-intrusion", "CLA-BG-25"),
    (flipping, "bene-gesserit", "follow polar-sink", "when-follow", "CLA-BG-08"),
    (flipping, "bene-gesserit", "as advisors", "when-side", "CLA-BG-22"),
    (taking_side, "bene-gesserit", "as fighters", "full", "CLA-BG-22"),
    (taking_side, "bene-gesserit", "fighters arrakeen", "when-fighters", "CLA-BG-26"),
    (
        lambda: following("polar-sink"),
        "bene-gesserit",
        "follow advisor",
        "polar-sides",
        "CLA-BG-29",
    ),
    (lambda: following("carthag"), "bene-gesserit", "follow advisor", "ally-there", "CLA-BG-16"),
    (
        lambda: following("old-gap-9", own="old-gap-8"),
        "bene-gesserit",
        "follow advisor",
        "own-fighters",
        "CLA-BG-16",
    ),
    (
        lambda: following("old-gap-9", advanced=False),
        "bene-gesserit",
        "follow advisor",
        "advanced",
        "CLA-ADV-01",
    ),
    (behind_ally, "fremen", "to gara-kulon", "way-ally", "CLA-ALLY-12"),
]
BATTLE: list[Row] = [
    (battles, "atreides", "battle carthag atreides", "fight-self", "CLA-BATTLE-01"),
    (battles, "atreides", "battle carthag guild", "fight-ally", "CLA-ALLY-10"),
    (battles, "atreides", "battle polar-sink harkonnen", "fight-polar", "CLA-MAP-08"),
    (battles, "atreides", "battle arrakeen harkonnen", "no-forces", "CLA-BATTLE-01"),
    (battles, "atreides", "battle carthag emperor", "no-enemy", "CLA-BATTLE-01"),
    (battles, "atreides", "battle meridian-1 bene-gesserit", "advisors-fight", "CLA-BG-17"),
    (battles, "atreides", "battle old-gap-10 harkonnen", "fight-named", "CLA-BATTLE-04"),
    (battles, "atreides", "battle false-wall-west-15 harkonnen", "storm-between", "CLA-BATTLE-02"),
    (battles, "atreides", "dial 1", "when-plan", "CLA-BATTLE-09"),
    (battles, "atreides", "treason", "when-treason", "CLA-TRAITOR-01"),
    (battles, "atreides", "foresee dial", "when-prescience", "CLA-ATR-07"),
    (battles, "atreides", "karama see-plan harkonnen", "when-see-plan", "CLA-ATR-22"),
    (battles, "atreides", "keep shield", "when-keep", "CLA-BATTLE-26"),
    (battles, "atreides", "lose 1", "when-lose", "CLA-BATTLE-25"),
    (battles, "atreides", "voice no shield", "only", "CLA-BG-09"),
    (planning, "atreides", "dial 4", "dial-most", "CLA-ADV-09"),
    (planning, "atreides", "leader duncan-idaho", "part-later", "CLA-BATTLE-09"),
    (planning, "atreides", "battle carthag harkonnen", "when-battle", "CLA-BATTLE-05"),
    (
        lambda: planning("emperor", advanced_combat=False),
        "emperor",
        "dial 1.5",
        "halves",
        "CLA-MAP-17",
    ),
    (
        lambda: planning("emperor", advanced_combat=False),
        "emperor",
        "dial 5",
        "dial-most",
        "CLA-BATTLE-10",
    ),
    (
        lambda: planning("emperor", advanced_combat=False),
        "emperor",
        "support 1",
        "advanced",
        "CLA-ADV-01",
    ),
    (lambda: planning("fremen"), "fremen", "support 1", "support-none", "CLA-FRE-25"),
    (lambda: planning(given=("dial 2",)), "atreides", "dial 1", "part-done", "CLA-BATTLE-16"),
    (lambda: planning(given=("dial 2",)), "atreides", "support 3", "spice", "CLA-ADV-08"),
    (lambda: planning(given=("dial 2",)), "atreides", "support 0", "support-fit", "CLA-ADV-09"),
    (
        lambda: planning(given=BEFORE_LEADER),
        "atreides",
        "leader none",
        "leader-must",
        "CLA-BATTLE-11",
    ),
    (
        lambda: planning(given=BEFORE_LEADER),
        "atreides",
        "leader cheap-hero",
        "no-card",
        "CLA-CARD-15",
    ),
    (
        lambda: planning(given=BEFORE_LEADER),
        "atreides",
        "leader feyd-rautha",
        "not-your-leader",
        "CLA-BATTLE-12",
    ),
    (
        with_orders(away, given=BEFORE_LEADER),
        "atreides",
        "leader thufir-hawat",
        "dead",
        "CLA-BATTLE-12",
    ),
    (
        with_orders(away, given=BEFORE_LEADER),
        "atreides",
        "leader lady-jessica",
        "captive",
        "CLA-HAR-16",
    ),
    (
        with_orders(away, given=BEFORE_LEADER),
        "atreides",
        "leader gurney-halleck",
        "elsewhere",
        "CLA-BATTLE-12",
    ),
    (
        with_orders(voice(5, 1), "cheap-hero", given=BEFORE_LEADER),
        "atreides",
        "leader duncan-idaho",
        "voice-play",
        "CLA-BG-10",
    ),
    (
        with_orders(voice(5, 0), "cheap-hero", given=BEFORE_LEADER),
        "atreides",
        "leader cheap-hero",
        "voice-no",
        "CLA-BG-10",
    ),
    (with_orders(foretold(0, 2)), "atreides", "dial 2", "bound", "CLA-ATR-08"),
    (
        with_orders(foretold(1, LEADER["duncan-idaho"]), given=BEFORE_LEADER),
        "atreides",
        "leader thufir-hawat",
        "bound",
        "CLA-ATR-08",
    ),
    (
        with_orders(oath(1, LEADER["duncan-idaho"], 0), given=BEFORE_LEADER),
        "atreides",
        "leader duncan-idaho",
        "oath",
        "CLA-CARD-32",
    ),
    (
        lambda: planning(cards=("shield", "hajr"), given=BEFORE_CARDS),
        "atreides",
        "weapon lasgun",
        "no-card",
        "CLA-BATTLE-14",
    ),
    (
        lambda: planning(cards=("shield", "hajr"), given=BEFORE_CARDS),
        "atreides",
        "weapon shield",
        "not-weapon",
        "CLA-BATTLE-15",
    ),
    (
        lambda: planning(cards=("shield", "hajr"), given=(*BEFORE_CARDS, "weapon none")),
        "atreides",
        "defense hajr",
        "not-defense",
        "CLA-BATTLE-15",
    ),
    (
        lambda: planning(cards=("kulon",), given=(*BEFORE_CARDS, "weapon kulon")),
        "atreides",
        "defense kulon",
        "card-twice",
        "CLA-BATTLE-14",
    ),
    (
        lambda: planning(
            cards=("kulon", "baliset"),
            given=(*BEFORE_CARDS, "weapon kulon"),
            worthless_two_in_one_plan=False,
        ),
        "atreides",
        "defense baliset",
        "two-worthless",
        "CLA-BATTLE-14",
    ),
    (
        with_orders(voice(3, 0), "shield", given=(*BEFORE_CARDS, "weapon none")),
        "atreides",
        "defense shield",
        "voice-no",
        "CLA-BG-10",
    ),
    (
        with_orders(voice(3, 1), "shield", given=(*BEFORE_CARDS, "weapon none")),
        "atreides",
        "defense none",
        "voice-play",
        "CLA-BG-10",
    ),
    (
        with_orders(foretold(2, 0), "lasgun", given=BEFORE_CARDS),
        "atreides",
        "weapon none",
        "bound",
        "CLA-ATR-08",
    ),
    (
        with_orders(foretold(3, 20), "kulon", given=BEFORE_CARDS),
        "atreides",
        "weapon kulon",
        "bound-other",
        "CLA-ATR-08",
    ),
    (
        with_orders(oath(0, 9, 1), "shield", given=(*BEFORE_CARDS, "weapon none")),
        "atreides",
        "defense none",
        "oath",
        "CLA-CARD-32",
    ),
    (
        with_orders(kwisatz(losses=3), given=BEFORE_CARDS),
        "atreides",
        "with kwisatz-haderach",
        "kwisatz-early",
        "CLA-ATR-15",
    ),
    (
        with_orders(kwisatz(kh_dead=True), given=BEFORE_CARDS),
        "atreides",
        "with kwisatz-haderach",
        "kwisatz-dead",
        "CLA-ATR-19",
    ),
    (
        with_orders(kwisatz(kh_at=TERRITORY["old-gap"]), given=BEFORE_CARDS),
        "atreides",
        "with kwisatz-haderach",
        "kwisatz-elsewhere",
        "CLA-ATR-17",
    ),
    (
        with_orders(kwisatz(stopped=1 << STOP_KWISATZ_HADERACH), given=BEFORE_CARDS),
        "atreides",
        "with kwisatz-haderach",
        "stopped",
        "CLA-KAR-20",
    ),
    (
        lambda: planning("emperor", given=("dial 0",)),
        "emperor",
        "with kwisatz-haderach",
        "only",
        "CLA-ATR-16",
    ),
    (leaderless, "harkonnen", "weapon lasgun", "no-leader-no-card", "CLA-BATTLE-13"),
    (leaderless, "harkonnen", "dial 2", "foretell", "CLA-ATR-07"),
    (seeing, "atreides", "karama see-plan emperor", "not-in-battle", "CLA-ATR-21"),
    (seeing, "atreides", "karama see-plan atreides", "own-plan", "CLA-ATR-21"),
    (seeing, "atreides", "karama see-plan guild", "no-card", "CLA-ATR-21"),
    (revealed, "atreides", "treason", "not-traitor", "CLA-TRAITOR-01"),
    (losing_at, "harkonnen", "lose 3", "losses-left", "CLA-BATTLE-25"),
    (keeping, "harkonnen", "discard snooper", "other-card", "CLA-BATTLE-26"),
    (no_prey, "harkonnen", "capture", "no-prey", "CLA-HAR-08"),
    (no_prey, "harkonnen", "kill captive", "when-captive", "CLA-HAR-10"),
    (sardaukar_alone, "emperor", "dial 1", "dial-exactly", "CLA-ADV-13"),
    (with_orders(rich, given=("dial 2",)), "atreides", "support 4", "support-forces", "CLA-ADV-09"),
    (planning, "harkonnen", "capture", "when-capture", "CLA-HAR-07"),
    (
        lambda: planning("bene-gesserit"),
        "bene-gesserit",
        "voice no shield",
        "when-voice",
        "CLA-BG-09",
    ),
    (lambda: losing(advanced=True), "emperor", "lose 3", "losses", "CLA-ADV-12"),
]
ANY_TIME: list[Row] = [
    (calm, "fremen", "truthtrance guild", "no-card", "CLA-CARD-30"),
    (calm, "fremen", "truthtrance fremen", "own-faction", "CLA-CARD-30"),
    (calm, "fremen", "ask spice 4", "when-ask", "CLA-CARD-30"),
    (calm, "fremen", "yes", "when-answer", "CLA-CARD-30"),
    (calm, "fremen", "show hand guild", "hand-empty", "CLA-INFO-01"),
    (calm, "fremen", "show prediction guild", "only", "CLA-BG-03"),
    (calm, "fremen", "ghola stilgar", "no-card", "CLA-CARD-17"),
    (lambda: calm("tleilaxu-ghola"), "fremen", "ghola stilgar", "lives", "CLA-CARD-17"),
    (lambda: calm("tleilaxu-ghola"), "fremen", "ghola forces", "tanks-empty", "CLA-CARD-17"),
    (lambda: calm("tleilaxu-ghola"), "fremen", "ghola kwisatz-haderach", "only", "CLA-CARD-18"),
    (questioning, "atreides", "ask traitor stilgar", "absent", "CLA-PLAYERS-06"),
    (questioning, "atreides", "ask prediction guild", "only", "CLA-BG-03"),
    (questioning, "atreides", "ask plays karama", "not-in-plan", "CLA-BATTLE-15"),
    (questioning, "atreides", "ask leads master-bewt", "cannot-lead", "CLA-BATTLE-12"),
    (questioning, "atreides", "withdraw question", "question-first", "CLA-CARD-33"),
    (lambda: questioning("guild"), "atreides", "ask plays lasgun", "no-plan", "CLA-CARD-32"),
    (
        lambda: questioning("bene-gesserit"),
        "atreides",
        "ask prediction bene-gesserit",
        "predict-self",
        "CLA-BG-03",
    ),
    (
        lambda: questioning("bene-gesserit"),
        "atreides",
        "ask prediction turn 6",
        "turns",
        "CLA-BG-03",
    ),
    (
        lambda: questioning("harkonnen", "ask plays lasgun"),
        "harkonnen",
        "yes",
        "answer-true",
        "CLA-CARD-32",
    ),
    (
        lambda: questioning("harkonnen", "ask plays lasgun"),
        "harkonnen",
        "unknowable",
        "answer-known",
        "CLA-CARD-33",
    ),
    (gifts, "emperor", "gift 5 guild", "spice", "CLA-EMP-07"),
    (gifts, "emperor", "gift 0 guild", "nothing", "CLA-EMP-07"),
    (gifts, "emperor", "gift 1 fremen", "not-ally", "CLA-EMP-07"),
    (gifts, "guild", "gift 1 emperor", "only", "CLA-EMP-07"),
    (lambda: gifts(stopped=True), "emperor", "gift 1 guild", "stopped", "CLA-KAR-28"),
    (killed_again, "fremen", "ghola stilgar", "ghola-face-down", "CLA-CARD-18"),
]
DEALS: list[Row] = [
    (dealing, "atreides", "deal send", "deal-none", "CLA-DEAL-01"),
    (dealing, "atreides", "deal with atreides", "own-faction", "CLA-DEAL-01"),
    (dealing, "emperor", "deal with guild", "deal-ally", "CLA-DEAL-14"),
    (many_deals, "atreides", "deal with fremen", "deal-many", "CLA-DEAL-15"),
    (enough_proposals, "atreides", "deal with fremen", "deal-turn", "CLA-DEAL-15"),
    (
        lambda: dealing("deal with guild"),
        "atreides",
        "deal with emperor",
        "deal-allies",
        "CLA-DEAL-01",
    ),
    (
        lambda: dealing("deal with guild"),
        "atreides",
        "deal with guild",
        "deal-party",
        "CLA-DEAL-01",
    ),
    (
        lambda: dealing("deal with guild"),
        "atreides",
        "deal pay 1 fremen",
        "deal-no-party",
        "CLA-DEAL-01",
    ),
    (
        lambda: dealing("deal with guild"),
        "atreides",
        "deal ask 31 guild",
        "deal-asked",
        "CLA-DEAL-15",
    ),
    (
        lambda: dealing("deal with guild"),
        "atreides",
        "deal pay 31 guild",
        "deal-paid",
        "CLA-DEAL-15",
    ),
    (lambda: dealing("deal with guild"), "atreides", "deal ask 0 guild", "nothing", "CLA-DEAL-04"),
    (
        lambda: dealing("deal with guild"),
        "atreides",
        "deal at 3 bidding",
        "deal-no-spice",
        "CLA-DEAL-09",
    ),
    (
        lambda: dealing("deal with guild", "deal pay 1 guild"),
        "atreides",
        "deal at 2 storm",
        "deal-past",
        "CLA-DEAL-09",
    ),
    (
        lambda: dealing("deal with guild", "deal pay 1 guild"),
        "atreides",
        "deal at 6 storm",
        "turns",
        "CLA-DEAL-09",
    ),
    (
        lambda: dealing("deal with guild", "deal pay 1 guild", "deal at 3 storm"),
        "atreides",
        "deal at 4 storm",
        "deal-timed",
        "CLA-DEAL-09",
    ),
    (
        lambda: dealing("deal with guild", *["deal ask 1 guild"] * 20),
        "atreides",
        "deal ask 1 guild",
        "deal-terms",
        "CLA-DEAL-15",
    ),
    (
        lambda: dealing("deal with guild"),
        "atreides",
        "deal want lasgun guild",
        "deal-cards",
        "CLA-DEAL-05",
    ),
    (
        lambda: trading("revival", "snooper", "shield", "karama", "hajr"),
        "fremen",
        "deal accept 1",
        "deal-room",
        "CLA-DEAL-16",
    ),
    (lambda: trading("bidding"), "fremen", "deal accept 1", "deal-trade-when", "CLA-DEAL-16"),
    (proposed, "guild", "deal accept 1", "deal-unknown", "CLA-DEAL-01"),
    (proposed, "fremen", "deal accept 1", "spice", "CLA-DEAL-07"),
    (proposed, "fremen", "deal withdraw 1", "deal-others", "CLA-DEAL-01"),
    (proposed, "fremen", "deal cancel 1", "deal-open", "CLA-DEAL-12"),
    (proposed, "atreides", "deal accept 1", "deal-own", "CLA-DEAL-01"),
    (
        lambda: proposed("deal accept 2"),
        "harkonnen",
        "deal decline 2",
        "deal-agreed",
        "CLA-DEAL-03",
    ),
    (concluded, "fremen", "deal decline 2", "deal-made", "CLA-DEAL-03"),
    (concluded, "fremen", "deal cancel 2", "deal-cancelling", "CLA-DEAL-12"),
]

ROWS = [
    *SETUP,
    *STORM,
    *NEXUS,
    *BIDDING,
    *KARAMA,
    *REVIVAL,
    *SHIPMENT,
    *MOVEMENT,
    *BATTLE,
    *ANY_TIME,
    *DEALS,
]


@pytest.mark.parametrize(
    ("made", "faction", "notation", "key", "rule"),
    [pytest.param(*row, id=f"{row[2]}: {row[3]}") for row in ROWS],
)
def test_the_rule_that_forbids_it_is_named(
    made: Scene, faction: str, notation: str, key: str, rule: str
) -> None:
    game = made()
    seat = game.seat[FACTION[faction]] if faction else game.pending[0].seat

    refusal = why(game, seat, notation)

    assert (refusal.key, refusal.rule) == (f"refuse-classic-{key}", rule)
    assert whole(refusal)


def test_every_refusal_has_its_scene() -> None:
    """But for those that have a test of their own, below and in `test_deals`."""
    others = {"refuse-classic-not-dealt", "refuse-classic-spice-counted"}
    scenes = {f"refuse-classic-{row[3]}" for row in ROWS} | others

    assert scenes == keys("refuse-classic-")


def test_a_traitor_that_was_not_dealt() -> None:
    """CLA-SETUP-10: only one of the four cards can be kept."""
    game = picking()
    seat = game.seat[FACTION["bene-gesserit"]]
    missing = [name for name in LEADER if LEADER[name] not in game.dealt[FACTION["bene-gesserit"]]]

    refusals = [why(game, seat, f"traitor {name}") for name in missing]

    assert {(each.key, each.rule) for each in refusals} == {
        ("refuse-classic-not-dealt", "CLA-SETUP-10")
    }
    assert all(whole(each) for each in refusals)


def test_what_it_costs_and_what_there_is_are_told() -> None:
    """CLA-SHIP-05: 4 forces at 2 spice each, with 7 at hand."""
    refusal = why(loading(), SIX.index("emperor"), "forces 4")

    assert refusal.message.args == {"n": 8, "has": 7}
    assert Words("en").refusal(refusal) == "That costs 8 spice; you can pay 7."
    assert Words("fr").refusal(refusal) == "Cela coûte 8 Épices\u00a0; vous pouvez en payer 7."
    assert Words("ja").refusal(refusal) == "それには8香料が必要です（支払えるのは7）。"


def test_who_is_not_asked_is_told_so_unless_it_needs_no_question() -> None:
    """CLA-TURN-06, CLA-CARD-30."""
    game = auction()
    seat = game.seat[FACTION["bene-gesserit"]]

    assert game.decision(seat) is None
    assert why(game, seat, "bid 3").key == "refuse-not-asked"
    assert why(game, seat, "pass").key == "refuse-not-asked"
    assert why(game, seat, "truthtrance emperor").key == "refuse-classic-no-card"


def test_a_power_that_was_stopped_is_named_whatever_is_asked() -> None:
    """CLA-KAR-22: the Voice is stopped for the phase."""
    game = planning("bene-gesserit")
    game.stopped |= 1 << STOP_VOICE

    refusal = why(game, game.seat[FACTION["bene-gesserit"]], "voice no shield")

    assert Words("en").refusal(refusal) == "A Karama has stopped the Voice."


# Every choice, in many positions ------------------------------------------------------------------

CHOICES = list(BOOK.by_notation.values())
EVERY = 97
"""Of so many positions of a game one is looked at."""


def asked_seats(players: int, seed: int) -> list[tuple[Classic, int]]:
    """Positions of a random game, each with a seat that is asked something."""
    rng = seeded(f"seats {players} {seed}")
    found: list[tuple[Classic, int]] = []
    for game in islice(positions(players, seed), seed % EVERY, None, EVERY):
        if game.pending:
            copy = game.clone()
            assert isinstance(copy, Classic)
            found.append((copy, copy.pending[rng.below(len(copy.pending))].seat))
    return found


def illegal(game: Classic, seat: int) -> list[Choice]:
    """Every choice of the book that the seat may not make."""
    decision, offer = game.decision(seat), game.free(seat)
    legal = set(decision.choices if decision else []) | set(offer.choices if offer else [])
    return [choice for choice in CHOICES if choice not in legal]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(3))
def test_every_illegal_choice_is_refused_with_a_rule(players: int, seed: int) -> None:
    found: dict[str, Refusal] = {}

    for game, seat in asked_seats(players, seed):
        for choice in illegal(game, seat):
            refusal = explain(game, seat, choice)
            found[repr(refusal)] = refusal

    assert found
    assert all(whole(refusal) for refusal in found.values())


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("seed", range(3, 6))
def test_a_refusal_tells_nothing_that_the_seat_may_not_know(players: int, seed: int) -> None:
    """CLA-INFO-21: it is the same in every position that the seat cannot tell from the true one."""
    for game, seat in asked_seats(players, seed):
        other = game.resample(seat, seed)
        assert isinstance(other, Classic)
        refused = illegal(game, seat)
        assert illegal(other, seat) == refused
        for choice in refused:
            said, again = explain(game, seat, choice), explain(other, seat, choice)
            assert repr(said) == repr(again), choice
