"""The effects of the components among a panel's choices, and a menu that explains one component in full."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, groupby

from msgspec.structs import replace

from bot.model import limits
from bot.text.clauses import effect_line
from bot.text.typed_moves import is_code
from bot.text.voice import Voice, capitalize_first
from bot.ui.components import Menu
from bot.ui.page import Page
from bot.ui.panel import Choice, note_text
from engine.game import COMPONENT_FACT, Clause, Options, VerbKind
from engine.move_chain import last_move
from engine.registry import AnyGame

MAX_CACHED_EFFECTS = 1000
"""Maximum number of cached lines about components."""


def distinguishing_components(game: AnyGame, options: Options, page: Page) -> list[str]:
    """Return the components that a page's choices name after the words chosen so far, without repetition. Components
    that all choices share are left out, since they are no reason to prefer one choice."""
    components = [
        dict.fromkeys(_components_in_effect(game, options, choice, len(page.prefix)))
        for choice in _explained_choices(page)
    ]
    naming = [words for words in components if words]
    shared = set(naming[0]).intersection(*naming) if len(naming) > 1 else set()
    return [name for name in dict.fromkeys(name for words in naming for name in words) if name not in shared]


def _explained_choices(page: Page) -> Sequence[Choice]:
    """Return those choices of a page that are not kinds of moves."""
    return (*page.proposals, *page.answers, *page.others)


def _components_in_effect(game: AnyGame, options: Options, choice: Choice, prefix_length: int = 0) -> list[str]:
    """Return the components that take effect if a choice is made: the one in its notes (none if that is ""), or else
    those among its words from the index `prefix_length` on. For a move chain only the last move counts. A verb is not a
    component."""
    move = last_move(choice.words)
    if any(verb.name in move[:1] for verb in game.verbs if verb.kind is VerbKind.NAMES_ONLY):
        return []
    names, noted = game.components(options), dict(choice.notes).get(COMPONENT_FACT)
    new_words = choice.words[max(prefix_length, len(choice.words) - len(move) + 1) :]
    return [word for word in ((noted,) if isinstance(noted, str) else new_words) if word in names]


def component_effect(game: AnyGame, options: Options, voice: Voice, name: str) -> str:
    """Return the effect of a component in one line that names no people."""
    return _cached_effect_line(game.explain(options, name), voice.without_names)


@lru_cache(maxsize=MAX_CACHED_EFFECTS)
def _cached_effect_line(clauses: tuple[Clause, ...], voice: Voice) -> str:
    return effect_line(voice, clauses)


def title_of(game: AnyGame, options: Options, voice: Voice, name: str) -> str:
    """Return the name of a component for the beginning of a line. If the name is only a code or a number, the
    component's kind is added."""
    name_text = voice.word(name)
    if not (is_code(name_text) or name_text.isdigit()):
        return capitalize_first(name_text)
    kind = voice.say(f"component-{game.components(options)[name]}")
    return voice.fill("component-heading", (), {"name": name_text, "kind": kind})


def sign_lines(page: Page, voice: Voice) -> list[str]:
    """Return a line for the meaning of each sign on the page's buttons, or [] if there are none."""
    choices = (*page.proposals, *page.answers)
    return list(
        dict.fromkeys(text for choice in choices for text in voice.texts_of_facts(("sign",), choice.notes)["sign"])
    )


def _number_ranges(numbers: Sequence[int]) -> Iterator[str]:
    """Yield ascending numbers as texts: three or more consecutive numbers as a range, such as "3–5", others separated
    by commas."""
    for _, pairs in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in pairs]
        yield f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run))


def effect_lines(game: AnyGame, options: Options, choices: Sequence[Choice], voice: Voice) -> list[str]:
    """Return a numbered line for each whole move, with its price and notes, followed by a line for each component that
    moves name, with the numbers of these moves. Nothing is left out."""
    acting = {number: _components_in_effect(game, options, choice) for number, choice in enumerate(choices, 1)}
    lines = [
        f"{number}. {' · '.join(part for part in (choice.label, choice.detail) if part)}"
        for number, choice in enumerate(choices, 1)
    ]
    for name in dict.fromkeys(name for names in acting.values() for name in names):
        if text := component_effect(game, options, voice, name):
            numbers = ", ".join(_number_ranges([number for number, names in acting.items() if name in names]))
            called = title_of(game, options, voice, name)
            lines.append(voice.fill("panel-effect", (), {"numbers": numbers, "name": called, "text": text}))
    return lines


def result_lines(
    game: AnyGame, options: Options, choices: Sequence[Choice], voice: Voice, prefix_length: int
) -> list[str]:
    """Return lines about the results of choices. A result includes the effect of each component that only this choice
    names, from the word at the index `prefix_length` on. Choices with the same result share a line, in the order of the
    choices. Lines follow about the components that several choices name."""
    components_by_choice = [
        dict.fromkeys(_components_in_effect(game, options, choice, prefix_length)) for choice in choices
    ]
    count = Counter(chain.from_iterable(components_by_choice))
    effects = {name: component_effect(game, options, voice, name) for name in count}
    labels: dict[str, list[str]] = {}
    for choice, names in zip(choices, components_by_choice, strict=True):
        own_effects = (effects[name] for name in names if count[name] == 1)
        labels.setdefault(" · ".join(filter(None, (note_text(choice.notes, voice), *own_effects))), []).append(
            choice.label
        )
    lines = [": ".join(filter(None, (", ".join(alike), effect))) for effect, alike in labels.items()]
    shared_lines = [
        f"{title_of(game, options, voice, name)}: {text}" for name, text in effects.items() if text and count[name] > 1
    ]
    return [*lines, *shared_lines]


def with_effects(game: AnyGame, options: Options, choice: Choice, voice: Voice) -> Choice:
    """Return a menu's choice with the effect of the last component that it names added to its detail, as far as there
    is room. A choice whose notes name a component already has its effect."""
    name = next(reversed(_components_in_effect(game, options, choice)), None)
    if name is None or (choice.detail and COMPONENT_FACT in dict(choice.notes)):
        return choice
    beginning = f"{choice.detail} · " if choice.detail else ""
    text = effect_line(voice, game.explain(options, name), limits.OPTION_TEXT_LENGTH - len(beginning))
    return replace(choice, detail=beginning + text) if text else choice


def component_menu(game: AnyGame, options: Options, page: Page, voice: Voice) -> Menu | None:
    """Return the menu that explains the components of a page without playing a move, or None if the page names no
    component."""
    names = distinguishing_components(game, options, page)[: limits.OPTIONS_IN_MENU]
    if not names:
        return None
    plain = replace(voice, markdown=False)
    address = page.source.address_of("card")
    return Menu(address, [(name, title_of(game, options, plain, name)) for name in names], voice.say("look-closer"))
