"""The auction for one person, against a score of the game's own, with tables of components to choose from."""

from msgspec.structs import replace

from engine.game import CONTENT_OPTION, Option, Result
from tests.support.games.auction import Auction
from tests.support.games.auction_state import AuctionState

RIVAL = 5
TABLES = ("0a1b2c3d", "4e5f6a7b")


class Solitary(Auction):
    """The player who gets lots worth more than `RIVAL` has won."""

    name = "solitary"
    seats = range(1, 2)
    options: tuple[Option, ...] = (Option("rounds", ("three",)), Option(CONTENT_OPTION, TABLES))

    def result(self, state: AuctionState) -> Result | None:
        found = super().result(state)
        if found is None:
            return None
        return replace(found, ranks=(1 if found.scores[0][0] > RIVAL else 2,), rivals=((RIVAL,),))
