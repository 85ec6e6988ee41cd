"""The picker: a private message that offers the next word of a move, until the move is whole."""

from collections.abc import Sequence

from msgspec import Struct
from msgspec.structs import replace

from bot.model import limits
from bot.text.voice import Voice, sign_of
from bot.ui.components import Controls, Menu, Press, Style
from bot.ui.custom_id import Address
from bot.ui.panel import next_question
from engine.game import STOP, Verb, Words

BUTTONS = 2 * limits.ROW
"""Up to this many words are buttons; more are a menu, and of more than its options the first letter is asked."""


class Picked(Struct, frozen=True):
    """How far a player has come.

    `table`, `version`: what the picker is about. `typed`: the words taken. `offered`: the words that may come next.
    `beginning`: of the next word, where there are too many for one menu. `prefix`: begins the acts of a picker that is
    not about the table itself.
    """

    table: int
    version: int
    typed: Words
    offered: tuple[str, ...]
    beginning: str = ""
    prefix: str = ""

    def to(self, act: str, *words: str) -> Address:
        """Return the address of a control of the picker."""
        return Address(self.table, self.version, f"{self.prefix}{act}", (*self.typed, *words))


def picker(picked: Picked, voice: Voice, verbs: Sequence[Verb]) -> Controls:
    """Return the controls for the next word."""
    view = Controls()
    words = [word for word in picked.offered if word != STOP and word.startswith(picked.beginning)]
    row = 0
    if len(words) > BUTTONS:
        view.add(_menu(picked, words, voice, verbs))
        row = 1
    else:
        for place, word in enumerate(words):
            sign = sign_of(voice, (*picked.typed, word), len(picked.typed))
            view.add(
                Press(picked.to("pick", word), label(word, picked.typed, voice), row=place // limits.ROW, sign=sign)
            )
        row = -(-len(words) // limits.ROW)
    for button in _ways_out(picked, voice, row):
        view.add(button)
    return view


def label(word: str, typed: Words, voice: Voice) -> str:
    """Return the label of `word` after `typed`."""
    return voice.word(word) if typed else voice.say(f"verb-{word}")


def _menu(picked: Picked, words: list[str], voice: Voice, verbs: Sequence[Verb]) -> Menu:
    hint = next_question(verbs, picked.typed, voice)
    if len(words) <= limits.OPTIONS:
        signs = {word: sign_of(voice, (*picked.typed, word), len(picked.typed)) for word in words}
        labels = [(word, label(word, picked.typed, voice)) for word in words]
        return Menu(picked.to("pick"), labels, hint, signs=signs)
    length = len(picked.beginning) + 1
    beginnings = sorted({word[:length] for word in words})
    return Menu(picked.to("group"), [(start, f"{start}…") for start in beginnings[: limits.OPTIONS]], hint)


def _ways_out(picked: Picked, voice: Voice, row: int) -> list[Press]:
    buttons = []
    if STOP in picked.offered and picked.typed:
        buttons.append(Press(picked.to("play"), voice.say("button-done"), Style.success, row))
    if picked.beginning:
        buttons.append(Press(picked.to("pick"), voice.say("button-back"), row=row))
    elif picked.typed:
        back = replace(picked, typed=picked.typed[:-1])
        buttons.append(Press(back.to("pick"), voice.say("button-back"), row=row))
    return buttons
