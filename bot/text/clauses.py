"""The wording of components' effects: the clauses of a game's explanations, assembled from the entries of its catalog.

Frames end in a colon, and the text after the colon has one fixed form, so that no language has to inflect it. ` + `
joins effects that come together, and binds more closely than the word for "or". Brackets enclose parts that could
otherwise be read in two ways.
"""

from collections.abc import Iterable, Sequence

from bot.text.catalog import NUMBERED_FORM, join_list
from bot.text.voice import Voice, facts_used
from engine.game import Clause, Conjunction
from engine.kit.explaining import ALL_OF, ANY_OF, nested_clauses

_CONJUNCTION_SIGNS = {"all": " + ", "then": "; ", "beside": " | "}


def effect_line(voice: Voice, clauses: Sequence[Clause], max_length: int | None = None) -> str:
    """Return a component's effects as one line, to be shown next to a choice. It ends after a whole clause, and is ""
    if no clause fits.

    `max_length`: its maximum number of characters.
    """
    text = ""
    for sentence in sentences(voice, clauses):
        longer_text = f"{text} {sentence}".lstrip()
        if max_length is not None and len(longer_text) > max_length:
            break
        text = longer_text
    return text


def sentences(voice: Voice, clauses: Sequence[Clause]) -> tuple[str, ...]:
    """Return one sentence for each of a component's effects that is shown beside a choice."""
    return tuple(clause_text(voice, clause) for clause in clauses if not clause.full_text_only)


def full_explanation(voice: Voice, clauses: Sequence[Clause]) -> str:
    """Return the full explanation of a component: its effects, its parts, and its terms."""
    first = effect_line(voice, clauses)
    rest = [clause_text(voice, clause) for clause in clauses if clause.full_text_only]
    return "\n".join((first, *rest, *term_definitions(voice, clauses)))


def term_definitions(voice: Voice, clauses: Iterable[Clause]) -> list[str]:
    """Return the definitions of the terms in the clauses (the entries `keyword-<kind>`), without repetition."""
    kinds = dict.fromkeys(clause.kind for clause in nested_clauses(clauses))
    return [voice.say(f"keyword-{kind}") for kind in kinds if voice.has(f"keyword-{kind}")]


def clause_text(voice: Voice, clause: Clause, *, numbered: bool = False) -> str:
    """Return the text of one clause. `numbered`: whether counted words include their number even if it is one. The
    entries of frames decide this for each of their parts, as in `{ $cost_numbered }`."""
    if clause.kind in (ANY_OF, ALL_OF):
        return next(_join_clauses(voice, joint, inner, numbered) for _, joint, inner in clause.parts)
    if numbered and (word := _counted_word(clause)) is not None:
        return voice.list_words((word,), f"words_{NUMBERED_FORM}")
    facts_in_text = facts_used(voice, clause.kind)
    texts = {name: _join_clauses(voice, joint, inner, numbered) for name, joint, inner in clause.parts}
    for name, joint, inner in clause.parts:
        if (form := f"{name}_{NUMBERED_FORM}") in facts_in_text:
            texts[form] = _join_clauses(voice, joint, inner, numbered=True)
    return voice.fill(clause.kind, clause.facts, texts)


def _counted_word(clause: Clause) -> str | None:
    """Return a clause that consists of a word and its number as one word, such as `stone-1`, or None for any other
    clause."""
    facts = dict(clause.facts)
    name = clause.kind.removeprefix("word-")
    return f"{name}-{facts['count']}" if name != clause.kind and facts.keys() == {"count"} else None


def _join_clauses(voice: Voice, joint: Conjunction, clauses: Sequence[Clause], numbered: bool) -> str:
    alone = len(clauses) == 1
    texts = [
        clause_text(voice, clause, numbered=numbered) if alone else _separate_clause(voice, joint, clause, numbered)
        for clause in clauses
    ]
    match joint:
        case "or":
            return join_list(texts, voice.language, "or")
        case "and":
            return join_list(texts, voice.language)
    return _CONJUNCTION_SIGNS[joint].join(texts)


def _separate_clause(voice: Voice, joint: Conjunction, clause: Clause, numbered: bool) -> str:
    """Return a clause as an item of a list of clauses. It is in brackets if it is a choice among joint effects, or if
    its price would otherwise seem to pay for everything after the arrow."""
    text = clause_text(voice, clause, numbered=numbered)
    arrow = any(name == "then" for name, _, _ in clause.parts)
    choice = clause.kind == ANY_OF and joint == "all"
    return f"({text})" if choice or (arrow and joint in ("all", "or")) else text
