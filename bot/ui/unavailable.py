"""Unavailable moves and the requirements that they lack, in the lines below a question."""

from collections.abc import Collection, Iterator
from itertools import islice

from bot.model.position import Position
from bot.text.voice import Voice, capitalize_first
from bot.ui.page import Page
from bot.ui.panel import last_word_name
from engine.game import IllegalMove, Refused, Seat
from engine.kit.resources import NOT_NOW, shortage
from engine.registry import AnyGame

MAX_SENTENCES = 2
"""Maximum number of sentences. They are about the moves that are closest to possible."""


def lacking_lines(position: Position, seat: Seat, page: Page, voice: Voice) -> list[str]:
    """Return sentences about what `seat` lacks for words that are not on the page, those closest to possible first.
    Return [] for a private question, and if the only possible move needs no thought."""
    game, decision = position.game, position.decision
    if decision is None or decision.private or decision.automatic_move:
        return []
    verbs = game.words(position.state, seat, ())
    lacks = _unavailable_words(game, game.view(position.state, seat), verbs, page, voice)
    nearest = sorted(lacks, key=lambda lack: shortage(lack[1]))
    names: dict[str, list[str]] = {}
    for name, reason in nearest:
        names.setdefault(_missing_text(reason, voice), []).append(name)
    facts = ({"name": capitalize_first(", ".join(names_alike)), "text": text} for text, names_alike in names.items())
    return [voice.fill("panel-lacking", (), texts) for texts in islice(facts, MAX_SENTENCES)]


def _missing_text(why: IllegalMove, voice: Voice) -> str:
    """Return a text about the missing requirement: the entry that can follow the name of a move, or else the
    refusal."""
    key = f"lacks-{why.reason}"
    return voice.say(key if voice.has(key) else f"refused-{why.reason}", **dict(why.facts))


def _unavailable_words(
    game: AnyGame, view: object, named_words: Collection[str], page: Page, voice: Voice
) -> Iterator[tuple[str, IllegalMove]]:
    """Yield the names of verbs and words that are unavailable, each with the reason. A verb is left out if the reasons
    for its words explain more. `named_words`: the possible verbs. Verbs that answer another question are skipped."""
    reason_by_verb = dict(game.unavailable_words(view, ()))
    verbs = [verb.name for verb in game.verbs if verb.name in reason_by_verb or verb.name in named_words]
    for verb in [verb for verb in verbs if not page.prefix or (verb,) == page.prefix]:
        words = [
            (last_word_name((verb, word), voice), reason)
            for word, reason in game.unavailable_words(view, (verb,))
            if _is_helpful(reason)
        ]
        if not words and not page.prefix and verb in reason_by_verb and _is_helpful(reason_by_verb[verb]):
            words = [(voice.say(f"verb-{verb}"), reason_by_verb[verb])]
        yield from words


def _is_helpful(why: Refused) -> bool:
    """Whether a refusal names a missing requirement that the player can do something about."""
    return why.reason != NOT_NOW and "verbs" not in dict(why.facts)
