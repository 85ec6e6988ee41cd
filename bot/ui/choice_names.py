"""Names of choices beside one another on a page: as short as they can be while they differ."""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bot.text.voice import Voice
from bot.ui.panel import Choice, brief_name, move_name
from engine.game import Words
from engine.move_chain import last_move


def with_distinct_names(proposals: Sequence[Choice], voice: Voice) -> tuple[Choice, ...]:
    """Return proposals under different names, also for a reader who sees no signs. Those with the same brief name get a
    word before it, or if that does not help, their whole name."""
    choices = tuple(proposals)
    for rename in (_longer_brief_name, _whole_name):
        texts = [replace(choice, number=0).text() for choice in choices]
        choices = tuple(
            replace(choice, label=rename(choice.words, voice) or choice.label) if texts.count(text) > 1 else choice
            for choice, text in zip(choices, texts, strict=True)
        )
    return choices


def with_brief_names(choices: Sequence[Choice], voice: Voice, prefix_length: int) -> Sequence[Choice]:
    """Return the choices of a page after `prefix_length` words, under their shortest names that are still distinct;
    numbers will be added to them."""
    renamed = list(choices)
    for shorten in (brief_name, _longer_brief_name):
        brief = [
            replace(choice, label=shorten(choice.words, voice, prefix_length) or choice.label) for choice in choices
        ]
        counts = Counter(map(_visible, brief))
        renamed = [
            brief_choice if old_choice is choice and counts[_visible(brief_choice)] == 1 else old_choice
            for brief_choice, old_choice, choice in zip(brief, renamed, choices, strict=True)
        ]
        if all(old_choice is not choice for old_choice, choice in zip(renamed, choices, strict=True)):
            break
    return renamed


def _whole_name(words: Words, voice: Voice) -> str:
    return move_name(last_move(words), voice)


def _longer_brief_name(words: Words, voice: Voice, prefix_length: int = 0) -> str:
    """Return the brief name of a move after its first word that follows the verb, or "" if it has no brief name."""
    name = brief_name(words, voice, prefix_length)
    return f"{voice.word(last_move(words)[1])}: {name}" if name else ""


def _visible(choice: Choice) -> tuple[object, ...]:
    """Return what a button shows of a choice without a number."""
    return choice.label, choice.price, choice.marks, choice.gains, choice.sign
