"""The network: what a seat sees goes in; what it should do, and whether it will win, come out."""

from __future__ import annotations

import torch
from torch import Tensor, nn

from kanly.encoding import encoding_of
from kanly.encoding.atoms import Atoms

BARRED = -1e9


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
    """Judges atoms of choices, the seat's expected result and its chance to win."""

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
        self.value = nn.Linear(width, 1)
        self.win = nn.Linear(width, 1)
        for head in (self.atoms, self.value, self.win):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)

    def forward(self, rows: Tensor, legal: Tensor, lengths: Tensor) -> tuple[Tensor, ...]:
        """Logits of the legal choices, the expected result, and a logit of winning."""
        x = rows.to(self.entry.weight.dtype) * self.scale
        x = torch.relu(self.entry(x))
        for block in self.blocks:
            x = block(x)
        x = self.norm(x)
        atoms = self.atoms(x).float()
        parts = self.atoms_of[legal.long()]
        logits = torch.gather(atoms, 1, parts.flatten(1)).view(parts.shape).sum(2)
        places = torch.arange(legal.shape[1], device=legal.device)
        logits = logits.masked_fill(places >= lengths[:, None], BARRED)
        return logits, self.value(x).float().squeeze(1), self.win(x).float().squeeze(1)
