"""The public picture of one seat: leaders, hand by its size, catastrophes, and the victory pile."""

from engine.game import Seat
from engine.kings.view import KingsView
from render.games.kings.described import player
from render.games.kings.hand import HOLDINGS, holdings
from render.games.kings.setting import name_of
from render.games.kings.sprites.faces import Back
from render.kit.hand_header import public_head
from render.layouts.frame import Frame
from render.reader import Reader
from render.scene import Scene, shorten, stack
from render.sprites.ground import Card, Wall

SIZE = (1100, 228)
_HEAD: Card = (12, 12, 1076, 72)
_UP = HOLDINGS[0][1] - 94
"""How much higher the cards lie than on the picture of a hand, in units."""


def tableau(view: KingsView, reader: Reader, seat: Seat) -> Scene | None:
    """Draw what the view shows of a seat: the victory pile by its top card, or by its points where piles are open."""
    if not 0 <= seat < len(view.dynasties):
        return None
    frame = Frame(SIZE[0], reader.rtl)
    raised = [item._replace(y=item.y - _UP) for item in holdings(view, reader, frame, seat)]
    head = public_head(frame, view.dynasties[seat], name_of(view, reader, seat), Back(40), view.hands[seat])
    cards = (_HEAD, *((x, y - _UP, wide, high) for x, y, wide, high in HOLDINGS))
    wall = Wall(SIZE, tuple(frame.card(card) for card in cards), ())
    alt = shorten(" ".join(player(view, reader, seat)))
    return Scene("tableau", "kings-tableau", SIZE, reader.theme, wall, stack([*head, *raised]), alt)
