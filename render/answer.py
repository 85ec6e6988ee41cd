"""An answer of a panel's button, as pictures show it."""

from msgspec import Struct

from engine.game import Words


class Answer(Struct, frozen=True):
    """A panel's answer.

    `words`: the move, or its beginning.
    `number`: the number on its button; 0: it has none, and its place is lit and named.
    `text`: its wording.
    `spends`: whether it has an extra cost.
    """

    words: Words
    number: int = 0
    text: str = ""
    spends: bool = False
