"""The auction for people in a hurry: a player who is shown rubbish passes at once, unless they ordered to be asked."""

from msgspec.structs import replace

from tests.support.games.auction import Auction


class Hasty(Auction):
    """An answer is usual here, and nobody waits for it."""

    def __init__(self) -> None:
        super().__init__()
        bidding, rubbish = self.standing
        self.standing = (bidding, replace(rubbish, default_answer="pass"))
