"""The auction's table: its lots and purses, a position, and a seat's view of it."""

from typing import TypeAlias

from msgspec import Struct

from engine.game import Seat

LOTS = {"lamp": 1, "bowl": 2, "seal": 3, "harp": 4, "lyre": 5, "crown": 6, "shard": 0, "husk": 0}
"""The value of each lot; nobody can bid for a worthless one."""

PURSES = (4, 5, 6, 7, 8, 9)
"""A purse for each seat, dealt face down; the others stay in the box."""


class Block(Struct, frozen=True):
    """A lot on the block: everybody seals a bid for it."""

    lot: str

    @property
    def worth(self) -> int:
        return LOTS[self.lot]


class Sale(Struct, frozen=True):
    """All bids are sealed: they are opened."""


Task: TypeAlias = Block | Sale


class AuctionState(Struct, frozen=True):
    """A position. `lots`: the whole deck. `sold`: the number of lots gone. `least`: what each purse is known to have
    held."""

    marks: tuple[str, ...]
    rounds: int
    lots: tuple[str, ...]
    purses: tuple[int, ...]
    bids: tuple[int | None, ...]
    spent: tuple[int, ...]
    least: tuple[int, ...]
    points: tuple[int, ...]
    sold: int = 0

    @property
    def over(self) -> bool:
        return self.sold == self.rounds

    @property
    def lot(self) -> str:
        return self.lots[self.sold]

    @property
    def sealed(self) -> tuple[bool, ...]:
        return tuple(bid is not None for bid in self.bids)

    @property
    def agenda(self) -> tuple[Task, ...]:
        """Return the open tasks, which follow from the rest and so are not stored."""
        if self.over:
            return ()
        return (Sale(),) if all(self.sealed) else (Block(self.lot),)

    def cash(self, seat: Seat) -> int:
        return self.purses[seat] - self.spent[seat]


class AuctionView(Struct, frozen=True):
    """The view of `seat`: the lots `shown` so far, the seats that have `sealed` a bid, and its own purse and bid. When
    the game is over all `purses` lie open."""

    seat: Seat | None
    marks: tuple[str, ...]
    rounds: int
    shown: tuple[str, ...]
    sealed: tuple[bool, ...]
    spent: tuple[int, ...]
    least: tuple[int, ...]
    points: tuple[int, ...]
    purses: tuple[int | None, ...]
    bid: int | None

    @property
    def over(self) -> bool:
        return None not in self.purses

    @property
    def agenda(self) -> tuple[Task, ...]:
        return () if self.over else (Block(self.shown[-1]),)

    @property
    def cash(self) -> int:
        """Return the coins left in the own purse."""
        purse = None if self.seat is None else self.purses[self.seat]
        return 0 if self.seat is None or purse is None else purse - self.spent[self.seat]
