"""A game that begins one move before a war, so that tests reach its questions at once."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import Options, Words
from engine.games.tigris.play import Tigris
from engine.games.tigris.state import State
from tests.engine.games.tigris.positions import position

TO_WAR: Words = ("tile", "temple", "I5")
"""The tile with which the first seat joins the kingdoms of two kings: it attacks, the second seat defends."""


class Warring(Tigris):
    """Tigris & Euphrates from a prepared position. `hands`: those of the two seats."""

    def __init__(self, *hands: str) -> None:
        super().__init__()
        self._hands = hands or ("temple 4 settlement", "2 farm 4 settlement")

    def setup(self, marks: tuple[str, ...], options: Options, chance: Chance) -> State:
        hands = dict(zip(("archer", "bull"), self._hands, strict=True))
        drawn = position("Ak t  s  .. s  t  Bk", "F5", hands=hands, seats=len(marks), lasting=True)
        return replace(drawn, dynasties=marks)
