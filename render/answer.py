"""An answer of a panel's button, as pictures show it."""

from msgspec import Struct

from engine.game import Words


class Answer(Struct, frozen=True):
    """A move, or its beginning, that a panel offers.

    `words`: the words of the move.
    `number`: the number on its button, or 0 if it has no button, so that its place is lit and named.
    `text`: the button's text.
    `spends`: whether the move has an extra cost.
    """

    words: Words
    number: int = 0
    text: str = ""
    spends: bool = False
