"""What the choices of a panel do: a line for each component that tells them apart, and a menu to look at one closer."""

from collections.abc import Iterator
from dataclasses import replace

from bot.model import limits
from bot.text.explained import line
from bot.text.voice import Voice
from bot.ui.components import Menu
from bot.ui.custom_id import Address
from bot.ui.panel import Choice, Offered
from engine.game import Options
from engine.games import AnyGame

LINES = 20
"""Maximum number of components for which there is a line; where there are more, the menu alone tells of them."""

BRIEF = 500
"""Maximum number of characters of all lines where moves begin: the same page comes every turn, often on a phone."""

ROOM = 3000
"""Maximum number of characters of all lines, of those that a layout has."""


def told_apart(game: AnyGame, options: Options, offered: Offered) -> list[str]:
    """Return the components that the choices of the page name beyond what was typed, each once; those that several
    choices all have are no reason to take one of them."""
    names = game.components(options)
    found = [
        dict.fromkeys(word for word in choice.words[len(offered.typed) :] if word in names)
        for choice in (*offered.proposals, *offered.shown)
    ]
    naming = [words for words in found if words]
    shared = set(naming[0]).intersection(*naming) if len(naming) > 1 else set()
    return [name for name in dict.fromkeys(name for words in naming for name in words) if name not in shared]


def effects(game: AnyGame, options: Options, offered: Offered, voice: Voice) -> list[str]:
    """Return what the components on the page do, in small type; [] where menus have it beside each choice, and where
    they are too many or too long."""
    names = told_apart(game, options, offered)
    if offered.in_menus or len(names) > LINES:
        return []
    lines = [(name, line(voice, game.explain(options, name))) for name in names]
    said = [f"-# {voice.say('panel-effect', name=name, text=text)}" for name, text in lines if text]
    if offered.begins and sum(map(len, said)) > BRIEF:
        return []
    return list(_within(said, ROOM))


def _within(lines: list[str], room: int) -> Iterator[str]:
    """Yield the first lines that have room together."""
    for one in lines:
        room -= len(one) + 1
        if room < 0:
            return
        yield one


def described(game: AnyGame, options: Options, choice: Choice, voice: Voice) -> Choice:
    """Return a choice of a menu whose detail says what its last word does as well, as far as there is room."""
    word = choice.words[-1]
    if word not in game.components(options):
        return choice
    before = f"{choice.detail} · " if choice.detail else ""
    text = line(voice, game.explain(options, word), limits.OPTION_TEXT - len(before))
    return replace(choice, detail=before + text) if text else choice


def closer(game: AnyGame, options: Options, offered: Offered, voice: Voice) -> Menu | None:
    """Return the menu that tells all of a component of the page and never plays; None where the page has none."""
    names = told_apart(game, options, offered)[: limits.OPTIONS]
    if not names:
        return None
    plain = replace(voice, markdown=False)
    address = Address(offered.table, offered.version, "card")
    return Menu(address, [(name, plain.word(name)) for name in names], voice.say("look-closer"))
