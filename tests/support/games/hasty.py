"""The auction for people in a hurry: whoever is shown rubbish passes at once, unless they have ordered to be asked."""

from dataclasses import replace

from engine.game import OrderQuestion
from tests.support.games.auction import Auction
from tests.support.games.auction_standing import STANDING


class Hasty(Auction):
    """An answer is usual here, and nobody waits for it."""

    standing: tuple[OrderQuestion, ...] = (STANDING[0], replace(STANDING[1], usual="pass"))
