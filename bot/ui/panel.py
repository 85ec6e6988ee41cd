"""The choices on a private panel: the names of moves, their costs and their gains."""

import re
from collections.abc import Container, Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from bot.model import limits
from bot.model.position import Position
from bot.text.catalog import names_somebody
from bot.text.direction import without_marks
from bot.text.voice import Voice, capitalize_first, sign_of
from engine.game import STOP, Facts, Price, Seat, Verb, Words
from engine.move_chain import last_move
from engine.registry import AnyGame

MAX_CACHED_TEXTS = 5000
"""Maximum number of cached names and notes of moves, most of which have been on a panel before."""

_ENDS_IN_NUMBER = re.compile(r"(?<![A-Z\d])\d+$")
"""Matches a number at the end of a label, but not a code such as W03."""

_NUMBER_LENGTH = len("99 ")
"""Number of characters of the number in front of a label."""

MAX_LABEL_WITH_NUMBER = 24
"""Maximum number of characters on a button with a number, unless its name and its price alone need more."""


class Choice(Struct, frozen=True):
    """A choice that one control offers.

    `words`: a whole move, or the beginning of one.
    `label`: its name.
    `price`, `marks`, `gains`: short texts after the name: its cost, its result and its gains.
    `spends`: the words of its cost; "" if no word names it.
    `detail`: all notes about it.
    `aside`: whether it has a cost in addition to its own price.
    `sign`: the sign that shows that another question follows.
    `number`: the number on its mark in the picture, or 0.
    `ends`: whether it is played as a whole move although longer moves begin with it, which the page offers too.
    `wins`: whether it is the lowest winning bid.
    `like`: the move whose sign it shows, if not its own.
    `notes`: its notes.
    """

    words: Words
    label: str
    price: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()
    spends: frozenset[str] = frozenset()
    detail: str = ""
    aside: bool = False
    sign: str = ""
    number: int = 0
    ends: bool = False
    wins: bool = False
    like: Words = ()
    notes: Facts = ()

    @property
    def answer(self) -> Words:
        """Return the words that a press sends. STOP is added for a move that ends here although longer ones exist."""
        return (*self.words, STOP) if self.ends else self.words

    @property
    def scores(self) -> bool:
        """Whether the choice gains something at once."""
        return bool(self.gains)

    def text(self, room: int = limits.BUTTON_LABEL_LENGTH) -> str:
        """Return the text of a control, of at most `room` characters, with a capital letter.

        To make it fit, gains are left out first (of these, points last), then marks. The name and the price always
        stay. The number in front changes nothing in the text after it; a dot follows it if the name begins with a
        digit.
        """
        name = capitalize_first(self.label)
        is_numeral = without_marks(name)[:1].isdigit()
        front = f"{self.number}{'.' * is_numeral} " * bool(self.number)
        max_length = room - _NUMBER_LENGTH - is_numeral
        end = f" {self.sign}" * bool(self.sign)
        marks, gains = list(self.marks), list(self.gains)
        while True:
            text = _with_marks(name, (*self.price, *marks), gains) + end
            if len(text) <= max_length or not (marks or gains):
                return front + text
            if gains:
                del gains[0]
            else:
                marks.pop()

    def on_button(self) -> str:
        """Return the text of the choice's button. With a number, the text is short enough for two buttons side by side
        on a phone, since the picture shows the rest."""
        text, choice = self.text(), self
        while self.number and len(without_marks(text)) > MAX_LABEL_WITH_NUMBER and (choice.gains or choice.marks):
            choice = (
                replace(choice, gains=choice.gains[1:]) if choice.gains else replace(choice, marks=choice.marks[:-1])
            )
            text = choice.text()
        return text


def fits_custom_id(table: int, version: int, words: Words) -> bool:
    """Whether a move is short enough for a custom id."""
    return len(f"d:{table}:{version}:play:{'.'.join(words)}") <= limits.CUSTOM_ID_LENGTH


def move_name(move: Words, voice: Voice) -> str:
    """Return a short name of a move: the game's own name for it, its pieces and places, or the name of its verb."""
    return _cached_move_name(move, voice.without_names)


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _cached_move_name(move: Words, voice: Voice) -> str:
    if len(move) == 1:
        return voice.say(f"verb-{move[0]}")
    if brief := voice.button_text(move):
        return brief
    if len(move) == 2:
        return voice.sentence(move)
    return voice.words(move[1:])


def brief_name(words: Words, voice: Voice, prefix_length: int = 0) -> str:
    """Return the brief name of a move, or of the last move of a chain, for a button with a number, or "" if it has
    none. If neither the button's sign nor the first `prefix_length` words show the piece, the name does."""
    last = last_move(words)
    is_piece_shown = len(last_move(words[:prefix_length])) > 1 or sign_of(voice, words, prefix_length) is not None
    return voice.button_text(last, form="brief" if is_piece_shown else "signless") if len(last) > 1 else ""


def chosen_move_name(move: Words, notes: Facts, voice: Voice) -> str:
    """Return a move as a sentence, or under the name that one of its notes gives it: the number of an event's option
    means nothing without the card."""
    return next(iter(voice.texts_of_facts(("chosen",), notes)["chosen"]), None) or voice.sentence(move)


def proposal_name(words: Words, voice: Voice) -> str:
    """Return the brief name of a proposed move, or its whole name if it has none."""
    return brief_name(words, voice) or move_name(last_move(words), voice)


def last_word_name(move: Words, voice: Voice) -> str:
    """Return the name of the last word of an unfinished move, or the whole beginning of the move if that name is a
    number or a code."""
    name = voice.word(move[-1])
    return voice.sentence(last_move(move)) if name == move[-1] and not name.isalpha() else name


def noted_choice(words: Words, label: str, notes: Facts, voice: Voice) -> Choice:
    """Return a choice with its notes: short texts after its name, and all of them as its detail. The entry of a note
    may replace the name: for example, if three of four things are kept, the choice is named after the fourth."""
    if not notes:
        return Choice(words, label)
    telling = voice if names_somebody(fact for _, fact in notes) else voice.without_names
    label = next(iter(telling.texts_of_facts(("label",), notes)["label"]), label)
    return Choice(words, label, *_texts_of_notes(notes, telling), notes=notes)


def with_final(choice: Choice, final: Container[Words], voice: Voice) -> Choice:
    """Return a choice with a mark after its price if it is one of the `final` ones, which cannot be undone. No layout
    omits this mark."""
    return replace(choice, price=(*choice.price, voice.say("mark-final"))) if choice.words in final else choice


@lru_cache(maxsize=MAX_CACHED_TEXTS)
def _texts_of_notes(
    notes: Facts, voice: Voice
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], frozenset[str], str, bool]:
    """Return the texts of a choice's notes: its price, marks and gains, the words of its cost, its detail, and whether
    it has a further cost."""
    texts = voice.texts_of_facts(("gain", "tag", "note"), notes)
    paid = Price.of(notes)
    # The receiver of a fee is a mark; the move itself names the fee.
    price = tuple(voice.texts_of_facts(("tag",), paid.without_fee)["tag"])
    marks = tuple(tag for tag in texts["tag"] if tag not in price)
    spent = frozenset(("", *paid.goods)) if paid.amounts else frozenset[str]()
    return price, marks, tuple(texts["gain"]), spent, " · ".join(texts["note"]), paid.has_side_cost


def _with_marks(label: str, tags: Sequence[str], gains: Sequence[str]) -> str:
    """Return a label followed by the results of a move, then by its gains: "add 2 tiles → 5 · +1 🟥". In "to 1 · −1
    silver" a dot is used because a number and a price would look like a sum."""
    first_mark = next(iter((*tags, *gains)), "")
    sum_like = _ENDS_IN_NUMBER.search(without_marks(label)) and without_marks(first_mark).startswith("−")
    dot = " ·" if sum_like else ""
    parts = (f"{label}{dot}", *tags)
    return f"{' '.join(parts)}{' · ' if tags and gains else ' ' if gains else ''}{' '.join(gains)}"


def note_text(notes: Facts, voice: Voice) -> str:
    """Return the texts of all notes that the game's catalog words."""
    return " · ".join(voice.texts_of_facts(("note",), notes)["note"])


def next_question(verbs: Sequence[Verb], prefix: Words, voice: Voice) -> str:
    """Return the question that the word after `prefix` answers."""
    arguments = [argument.name for verb in verbs if verb.name in prefix[:1] for argument in verb.arguments]
    return voice.question(prefix[0], arguments[len(prefix) - 1]) if prefix else voice.say("pick-verb")


def first_question(game: AnyGame, state: object, seat: Seat, voice: Voice) -> str:
    """Return the question that `seat` answers first, about the first word that offers a choice."""
    prefix: Words = ()
    while len(words := game.words(state, seat, prefix)) == 1 and words[0] != STOP:
        prefix = (*prefix, words[0])
    return next_question(game.verbs, prefix if STOP not in words else prefix[:-1], voice)


def own_question(position: Position, voice: Voice) -> str:
    """Return the game's own wording of the open question, which addresses its reader, or "" if it has none."""
    decision = position.decision
    if decision is None or not voice.has(key := f"ask-{decision.kind}"):
        return ""
    aim = position.game.aim(position.game.view(position.state, None))
    rounds = dict(aim.facts).get("rounds", 0) if aim is not None else 0
    return voice.say(key, goal_rounds=rounds, **dict(decision.facts))


def question_notes(position: Position, seat: Seat, voice: Voice) -> list[str]:
    """Return notes on a private question that has a single verb, such as the player's own stock or the strength to
    beat."""
    game, state, decision = position.game, position.state, position.decision
    verbs = game.words(state, seat, ()) if decision is not None and decision.private else ()
    if len(verbs) != 1:
        return []
    text = note_text(game.annotations(game.view(state, seat), (), verbs[0]), voice)
    return [capitalize_first(text)] if text else []
