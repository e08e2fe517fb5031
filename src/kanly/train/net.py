"""The network: what a seat sees goes in; what it should do, and how it will end, come out."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from kanly.bots.evaluation import KINDS, STANDING
from kanly.encoding import encoding_of
from kanly.encoding.atoms import Atoms
from kanly.train.kit import seats_of

BARRED = -1e9
SWAY = 15.0
"""At first, how much a point of worth counts among the logits, whatever it is made of."""
STAND = 0.1
"""The evaluation counts points; the expected result, tenths of them."""
MARKS = 48
"""Numbers by which a choice is known as a whole."""


class Block(nn.Module):
    """A step of thought, added to what was there before."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.into = nn.Linear(width, width)
        self.out = nn.Linear(width, width)
        nn.init.zeros_(self.out.weight)
        nn.init.zeros_(self.out.bias)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.out(torch.relu(self.into(self.norm(x))))


class Net(nn.Module):
    """Judges atoms of choices and the result that the seat can expect.

    A choice is judged by its atoms, which it shares with others, and by marks of its own: what it
    is to send this very card to that very place.

    It is told what the greedy player's evaluation thinks of each choice, part by part, and learns
    how much each part counts where, and what to add to that; a second head learns to do without,
    where the evaluation would take too long. The expected result likewise takes in what the
    evaluation thinks of the position.
    """

    def __init__(self, game: str, width: int = 512, blocks: int = 3) -> None:
        super().__init__()
        encoding = encoding_of(game)
        atoms = Atoms(encoding.choices)
        self.register_buffer("scale", torch.ones(encoding.size))
        self.register_buffer("atoms_of", torch.tensor(atoms.of_choice), persistent=False)
        self.entry = nn.Linear(encoding.size, width)
        self.blocks = nn.ModuleList([Block(width) for _ in range(blocks)])
        self.norm = nn.LayerNorm(width)
        self.atoms = nn.Linear(width, len(atoms))
        self.alone = nn.Linear(width, len(atoms))
        self.marks = nn.Embedding(len(atoms.of_choice), MARKS)
        self.aims = nn.Linear(width, MARKS)
        self.aims_alone = nn.Linear(width, MARKS)
        self.sway = nn.Linear(width, KINDS)
        self.value = nn.Linear(width, 1)
        self.stand = nn.Linear(width, STANDING)
        self.points = nn.Linear(width, seats_of(game))
        for head in (self.atoms, self.alone, self.value, self.points):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)
        nn.init.normal_(self.marks.weight, std=0.3)
        for head in (self.aims, self.aims_alone, self.sway, self.stand):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)

    def forward(
        self, rows: Tensor, legal: Tensor, lengths: Tensor, worths: Tensor, standings: Tensor
    ) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of the legal choices with and without the evaluation's say, and the predictions:
        the result, then everybody's points.
        """
        x = self.norm(self.read(rows))
        listed = Listed(legal, lengths)
        return (
            self.told(x, listed, worths),
            listed.logits(self.alone(x), self.aims_alone(x), self),
            self.predicted(x, standings),
        )

    def play(
        self, rows: Tensor, legal: Tensor, lengths: Tensor, worths: Tensor, standings: Tensor
    ) -> tuple[Tensor, Tensor]:
        """What playing needs: the logits with the evaluation's say, and the predictions."""
        x = self.norm(self.read(rows))
        return self.told(x, Listed(legal, lengths), worths), self.predicted(x, standings)

    def told(self, x: Tensor, listed: Listed, worths: Tensor) -> Tensor:
        """Logits of the legal choices with the evaluation's say."""
        sway = SWAY * (1 + self.sway(x).float())
        said = (worths[listed.legal].float() * sway[listed.line]).sum(1)
        return listed.logits(self.atoms(x), self.aims(x), self, said)

    def predicted(self, x: Tensor, standings: Tensor) -> Tensor:
        """The result, then everybody's points."""
        result = self.value(x).float()
        result = result + STAND * (self.stand(x).float() * standings.float()).sum(1, keepdim=True)
        return torch.cat([result, self.points(x).float()], 1)

    def read(self, rows: Tensor) -> Tensor:
        """Observations, through all blocks."""
        x: Tensor = torch.relu(self.entry(rows.to(self.entry.weight.dtype) * self.scale))
        for block in self.blocks:
            x = block(x)
        return x


class Listed:
    """The legal choices of some positions, one after the other, without the empty places behind
    them: most lists are a tenth as long as the longest.
    """

    def __init__(self, legal: Tensor, lengths: Tensor) -> None:
        places = torch.arange(legal.shape[1], device=legal.device)
        self.legal = places < lengths[:, None]
        """Whether a place of the list holds a choice."""
        self.line = self.legal.nonzero()[:, 0]
        """The position that each choice belongs to."""
        self.numbers = legal[self.legal].long()

    def logits(self, atoms: Tensor, aims: Tensor, net: Net, more: Tensor | None = None) -> Tensor:
        """The logits of each position's choices: those of their atoms, and how well their marks fit
        what is wanted.
        """
        parts = net.atoms_of[self.numbers] + self.line[:, None] * atoms.shape[1]
        found = atoms.float().flatten()[parts].sum(1)
        found = found + (net.marks(self.numbers) * aims[self.line]).sum(1).float()
        if more is not None:
            found = found + more
        barred = torch.full(self.legal.shape, BARRED, device=found.device)
        return barred.masked_scatter(self.legal, found)
