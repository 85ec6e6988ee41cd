"""Effects of the choices on a panel: the effect of each component, and a menu to look at one more closely."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain, groupby

from msgspec.structs import replace

from bot.model import limits
from bot.text.clauses import line
from bot.text.typed_moves import is_code
from bot.text.voice import Voice, initial
from bot.ui.components import Menu
from bot.ui.page import Page
from bot.ui.panel import Choice, note_text
from engine.game import COMPONENT, Clause, Options, VerbKind
from engine.move_chain import last_move
from engine.registry import AnyGame

EFFECTS = 1000
"""Maximum number of cached lines about components."""


def told_apart(game: AnyGame, options: Options, page: Page) -> list[str]:
    """Return the components that the choices of the page name beyond the words before, each once. Components that all
    choices share are left out: they are no reason to prefer one."""
    found = [dict.fromkeys(_acting(game, options, choice, len(page.prefix))) for choice in _explained_choices(page)]
    naming = [words for words in found if words]
    shared = set(naming[0]).intersection(*naming) if len(naming) > 1 else set()
    return [name for name in dict.fromkeys(name for words in naming for name in words) if name not in shared]


def _explained_choices(page: Page) -> Sequence[Choice]:
    """Return the choices of a page that are not kinds of moves."""
    return (*page.proposals, *page.answers, *page.others)


def _acting(game: AnyGame, options: Options, choice: Choice, begun: int = 0) -> list[str]:
    """Return the components that act by a choice: the one in its annotations, none if that is "", else those among its
    words from the index `begun` on (of a move chain those of the last move). A verb is no component."""
    last = last_move(choice.words)
    if any(verb.name in last[:1] for verb in game.verbs if verb.kind is VerbKind.NAMES_ONLY):
        return []
    names, noted = game.components(options), dict(choice.notes).get(COMPONENT)
    new = choice.words[max(begun, len(choice.words) - len(last) + 1) :]
    return [word for word in ((noted,) if isinstance(noted, str) else new) if word in names]


def effect(game: AnyGame, options: Options, voice: Voice, name: str) -> str:
    """Return the effect of a component in one line without names of people."""
    return _effect(game.explain(options, name), voice.without_names)


@lru_cache(maxsize=EFFECTS)
def _effect(clauses: tuple[Clause, ...], voice: Voice) -> str:
    return line(voice, clauses)


def title(game: AnyGame, options: Options, voice: Voice, name: str) -> str:
    """Return the name of a component for the start of a line, with its kind if the name is only a code or a number."""
    said = voice.word(name)
    if not (is_code(said) or said.isdigit()):
        return initial(said)
    kind = voice.say(f"component-{game.components(options)[name]}")
    return voice.fill("component-heading", (), {"name": said, "kind": kind})


def signs(page: Page, voice: Voice) -> list[str]:
    """Return the meanings of the signs on the page's buttons; [] if there are none."""
    choices = (*page.proposals, *page.answers)
    return list(dict.fromkeys(text for choice in choices for text in voice.each(("sign",), choice.notes)["sign"]))


def _runs(numbers: Sequence[int]) -> Iterator[str]:
    """Yield rising numbers as runs, each by its first and its last number."""
    for _, pairs in groupby(enumerate(numbers), lambda pair: pair[1] - pair[0]):
        run = [number for _, number in pairs]
        yield f"{run[0]}–{run[-1]}" if len(run) > 2 else ", ".join(map(str, run))


def in_words(game: AnyGame, options: Options, choices: Sequence[Choice], voice: Voice) -> list[str]:
    """Return a numbered line for each whole move with its price and annotations, then a line for each component that
    moves name, with the numbers of these moves. Nothing is left out."""
    acting = {number: _acting(game, options, choice) for number, choice in enumerate(choices, 1)}
    lines = [
        f"{number}. {' · '.join(part for part in (choice.label, choice.detail) if part)}"
        for number, choice in enumerate(choices, 1)
    ]
    for name in dict.fromkeys(name for names in acting.values() for name in names):
        if text := effect(game, options, voice, name):
            numbers = ", ".join(_runs([number for number, names in acting.items() if name in names]))
            called = title(game, options, voice, name)
            lines.append(voice.fill("panel-effect", (), {"numbers": numbers, "name": called, "text": text}))
    return lines


def leading(game: AnyGame, options: Options, choices: Sequence[Choice], voice: Voice, begun: int) -> list[str]:
    """Return the results of choices, with the effect of a component that only one of them names from the word at the
    index `begun` on. Choices with the same result share a line, in the order of the choices. Then a line follows for
    each component that several choices name."""
    acting = [dict.fromkeys(_acting(game, options, choice, begun)) for choice in choices]
    count = Counter(chain.from_iterable(acting))
    doing = {name: effect(game, options, voice, name) for name in count}
    labels: dict[str, list[str]] = {}
    for choice, names in zip(choices, acting, strict=True):
        own = (doing[name] for name in names if count[name] == 1)
        labels.setdefault(" · ".join(filter(None, (note_text(choice.notes, voice), *own))), []).append(choice.label)
    told = [": ".join(filter(None, (", ".join(said), effect))) for effect, said in labels.items()]
    shared = [
        f"{title(game, options, voice, name)}: {text}" for name, text in doing.items() if text and count[name] > 1
    ]
    return [*told, *shared]


def with_effects(game: AnyGame, options: Options, choice: Choice, voice: Voice) -> Choice:
    """Return a choice of a menu with the effect of the last component that it names added to its detail, as far as
    there is room; an annotated choice has it in its detail already."""
    name = next(reversed(_acting(game, options, choice)), None)
    if name is None or (choice.detail and COMPONENT in dict(choice.notes)):
        return choice
    before = f"{choice.detail} · " if choice.detail else ""
    text = line(voice, game.explain(options, name), limits.OPTION_TEXT - len(before))
    return replace(choice, detail=before + text) if text else choice


def component_menu(game: AnyGame, options: Options, page: Page, voice: Voice) -> Menu | None:
    """Return the menu that explains each component of the page and never plays; None if the page names none."""
    names = told_apart(game, options, page)[: limits.OPTIONS]
    if not names:
        return None
    plain = replace(voice, markdown=False)
    address = page.source.to("card")
    return Menu(address, [(name, title(game, options, plain, name)) for name in names], voice.say("look-closer"))
