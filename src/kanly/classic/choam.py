"""Phase 3: CHOAM Charity (CLA-CHOAM)."""

from __future__ import annotations

from typing import Final

from kanly.classic import choices as c
from kanly.classic import gates as g
from kanly.classic import question as q
from kanly.classic.karama import everyone, open_pause, open_response
from kanly.classic.position import FACTION, Classic
from kanly.classic.tables.advantages import STOP_CHARITY
from kanly.classic.tables.factions import BENE_GESSERIT
from kanly.classic.tables.numbers import CHARITY, POOR
from kanly.classic.tables.phases import CHOAM_CHARITY
from kanly.classic.treasury import gain, learn_all_spice
from kanly.classic.types import FactionId
from kanly.core.choice import Choice
from kanly.core.game import Frame
from kanly.core.gate import Gates


def start(game: Classic) -> None:
    """All claim at once; first the Bene Gesserit receive theirs (CLA-CHOAM-04, CLA-BG-13)."""
    game.stack.append((WINDOW_CHARITY.frame, everyone(game)))
    if game.rules.bg_charity and game.plays(BENE_GESSERIT):
        game.stack.append((BG_CHARITY.frame,))
        open_response(game, 1 << STOP_CHARITY)
    open_pause(game)


def bene_gesserit_charity(game: Classic, frame: Frame) -> None:
    """2 spice whatever they own, and no claim on top; stopped, they may claim like others."""
    if not game.is_stopped(STOP_CHARITY):
        number, asked = game.stack.pop()
        game.stack.append((number, asked & ~(1 << BENE_GESSERIT)))
        give(game, BENE_GESSERIT, CHARITY)


CLAIM_GATES: Final = Gates(
    g.when("rich", "CLA-CHOAM-01", lambda game, own: game.spice[own] <= POOR,
           lambda game, own, x: {"has": game.spice[own]}),
)  # fmt: skip


def settle_charity(game: Classic, frame: Frame, answers: dict[FactionId, Choice]) -> None:
    for faction, choice in answers.items():
        if choice is c.CLAIM:
            give(game, faction, CHARITY - game.spice[faction])
            learn_all_spice(game, faction)


def give(game: Classic, faction: FactionId, spice: int) -> None:
    gain(game, faction, spice)
    if game.listener is not None:
        game.tell("charity", faction=FACTION[faction], n=spice)


# Steps and questions of the chapter ---------------------------------------------------------------
BG_CHARITY: Final = q.Step(18, bene_gesserit_charity)

WINDOW_CHARITY: Final = q.SecretQuestion(
    6, "charity", "CLA-CHOAM-02", "factions",
    [c.CLAIM, c.DECLINE], settle_charity, gates={c.V_CLAIM: CLAIM_GATES},
    moments=q.Moment("charity", "CLA-CHOAM-03", CHOAM_CHARITY), paying=True,
)  # fmt: skip
