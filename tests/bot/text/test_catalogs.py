"""The catalogs say the same in every language, all that is needed and nothing else."""

import itertools
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache

import pytest
from fluent.syntax import ast

from bot.model import limits
from bot.text.catalog import COMMON_FOLDER_NAME, NUMBERED_FORM, catalog, folders_of
from bot.text.voice import LANGUAGES, Voice
from engine.game import Fact, Option, SeatRef
from engine.registry import find_game
from tests.bot.text import uses
from tests.bot.text.entries import (
    GAMES,
    PLURALS,
    SCOPES,
    SHARED,
    entries,
    everywhere,
    facts,
    forms,
    messages,
    resources,
    selections,
    variables,
    walk,
)
from tests.support.require import require
from tests.support.samples import some

COUNTED = frozenset({"count", "left", "attack", "defence", "added", "total", "rank", "red", "blue", "green", "black"})
COUNTED |= {"treasures", "held", "number", "least", "most", "bag", "strength"}
LISTED = frozenset({"tiles", "leaders", "cells", "counts", "monuments", "verbs", "words", "cards", "places", "ships"})
LISTED |= {"dice", "slots", "faces", "assets", "goods", "payments", "sources", "branches", "hosts", "under", "spaces"}
LISTED |= {"guilds", "groups", "workers", "nodes", "help", "effect", "links", "lends", "cost", "why"}
PEOPLE = frozenset({"who", "attacker", "defender", "winner", "loser"})
SAMPLES = (0, 1, 2, 5, 3, 21)
EVERYDAY = SAMPLES[:4]
"""None, and one of each form that a language has; the others take the forms of these."""
TODAY = {(*pair, EVERYDAY[(place + place // 4) % 4]) for place, pair in enumerate(everywhere())}
TURNS = some([(*pair, number) for pair in everywhere() for number in SAMPLES], *TODAY)

LONGEST = {"button-": 34, "verb-": 34, "pick-": 100, "word-": 80, "language-": 80, "command-": 100, "argument-": 100}
LONGEST |= {"option-": 100, "game-rules-": 1900, "help": 1700, "picture-letter-": 1}

every_catalog = pytest.mark.parametrize(("scope", "language"), everywhere())
every_translation = pytest.mark.parametrize(("scope", "language"), [pair for pair in everywhere() if pair[1] != "en"])
every_game = pytest.mark.parametrize("game", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_catalog
def test_every_file_is_read_to_its_end(scope: str, language: str) -> None:
    for path, resource in resources(scope, language):
        junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
        assert junk == [], path


@every_catalog
def test_no_line_ends_in_blanks(scope: str, language: str) -> None:
    for path, _ in resources(scope, language):
        lines = path.read_text("utf-8").splitlines()
        assert [number for number, line in enumerate(lines, 1) if line != line.rstrip()] == [], path


@every_catalog
def test_no_text_names_a_rule_by_a_number_that_nobody_can_look_up(scope: str, language: str) -> None:
    for path, _ in resources(scope, language):
        assert re.findall(r"\((?:R\d+(?:\.\d+)?|\d+\.\d+)\)", path.read_text("utf-8")) == [], path


@every_catalog
def test_no_question_has_bold_words_since_it_is_bold_as_a_whole(scope: str, language: str) -> None:
    for path, _ in resources(scope, language):
        if path.name == "decisions.ftl":
            assert "**" not in path.read_text("utf-8"), path


@every_catalog
def test_every_entry_stands_once(scope: str, language: str) -> None:
    names = [message.id.name for message in messages(scope, language)]
    assert sorted(names) == sorted(set(names))


@pytest.mark.parametrize("shared", sorted(SHARED))
def test_what_all_games_of_a_shared_folder_say_alike_stands_in_it_alone(shared: str) -> None:
    first, *others = (game for game in GAMES if shared in folders_of(game))
    assert others
    ours, theirs = _worded(first), [_worded(game) for game in others]
    alike = {key for key, texts in ours.items() if all(texts == their.get(key) for their in theirs)}
    assert alike == {key for key, home in _homes(first) if home == shared}


def _worded(game: str) -> dict[str, list[object]]:
    """What a game's entries say, with their forms, in every language."""
    return {key: [_said(entries(game, language)[key]) for language in LANGUAGES] for key in entries(game, "en")}


def _said(message: ast.Message) -> object:
    return [part.to_json() for part in (message.value, *message.attributes) if part]


def _homes(game: str) -> Iterator[tuple[str, str]]:
    """A game's entries, each with the folder where it stands."""
    for path, resource in resources(game, "en"):
        yield from ((entry.id.name, path.parts[-3]) for entry in resource.body if isinstance(entry, ast.Message))


@every_translation
def test_every_language_has_the_same_entries(scope: str, language: str) -> None:
    assert entries(scope, language).keys() == entries(scope, "en").keys()


@every_translation
def test_every_language_uses_the_same_facts(scope: str, language: str) -> None:
    differing = {}
    for key, message in entries(scope, "en").items():
        ours, theirs = facts(scope, "en", message), facts(scope, language, entries(scope, language)[key])
        if ours != theirs:
            differing[key] = ours ^ theirs
    assert differing == {}


def test_nothing_that_the_code_says_is_missing() -> None:
    named = uses.said()
    known = {key for scope in SCOPES for key in entries(scope, "en")}
    assert named.whole - known == set()
    assert uses.refused_everywhere() - entries(COMMON_FOLDER_NAME, "en").keys() == set()


@every_game
def test_nothing_that_a_game_tells_is_missing(game: str) -> None:
    rules = find_game(game)
    needed = uses.told(game) | uses.explained(game) | {"game-name", "game-rules-1"}
    needed |= {f"option-{option.name}{part}" for option in _options(game) for part in ("", "-description")}
    needed |= {f"command-play-{verb.group}" for verb in rules.verbs if verb.group}
    needed |= {f"word-{word}" for word in _words(game)}
    for verb in rules.verbs:
        needed |= {f"verb-{verb.name}", f"verb-{verb.name}-description", f"move-{verb.name}"}
        needed |= {f"{kind}-{argument.name}" for argument in verb.arguments for kind in ("argument", "pick")}
    needed |= {f"standing-{ending}" for ending in _standing(game)}
    assert needed - entries(game, "en").keys() - entries(COMMON_FOLDER_NAME, "en").keys() == set()


def _standing(game: str) -> set[str]:
    """What the names of a game's standing orders, and all that they may be about and say, are called."""
    rules = find_game(game)
    named = {one.name for one in rules.standing}
    named |= {f"about-{about}" for one in rules.standing for about in one.scopes}
    answers = {answer for one in rules.standing for answer in one.answers}
    return named | {f"answer-{'count' if answer.isdecimal() else answer}" for answer in answers}


def _words(game: str) -> set[str]:
    rules = find_game(game)
    choices = {(option.name, word) for option in _options(game) for word in option.choices if not word.isdecimal()}
    own = {(name, word) for name, word in choices if f"option-{name}-{word}" in entries(game, "en")}
    return {*rules.marks, *(word for _, word in choices - own)}


def _options(game: str) -> list[Option]:
    """The options between which there is a choice."""
    return [option for option in find_game(game).options if option.is_open]


@pytest.mark.parametrize("scope", SCOPES)
def test_nothing_in_the_catalogs_is_unused(scope: str) -> None:
    assert {key for key in entries(scope, "en") if not _used(key, scope)} == set()


def _used(key: str, scope: str) -> bool:
    if key.startswith("lacks-"):
        return _used(key.replace("lacks-", "refused-", 1), scope)
    named, told_by_game = uses.said(), uses.told(scope) if scope != COMMON_FOLDER_NAME else set()
    if key in uses.mentioned() | told_by_game:
        return True
    if scope != COMMON_FOLDER_NAME and key.removeprefix("keyword-") in uses.explained(scope):
        return True
    if key.startswith("decision-"):
        return _known(key.removeprefix("decision-"), scope)
    if key.startswith("note-") and uses.noted_or_tabled(key.removeprefix("note-"), scope):
        return True
    if (
        scope != COMMON_FOLDER_NAME
        and key.partition("-")[2] in uses.noted(scope)
        and key.startswith(("note-", "gain-", "tag-", "chosen-"))
    ):
        return True
    if key.startswith(("event-", "decision-", "refused-")):
        return key in uses.refused_everywhere() | named.whole
    starts = (
        *named.beginnings,
        "move-",
        "short-",
        "left-",
        "brief-",
        "signless-",
        "kind-",
        "piece-",
        "rest-",
        "pick-",
        "word-",
        "joined-",
    )
    rests = [key.removeprefix(start) for start in starts if key.startswith(start)]
    return any(_known(rest.removesuffix("-description"), scope) for rest in rests)


def _known(rest: str, scope: str) -> bool:
    names, stems = _names(scope)
    if rest in stems:
        return True
    parts = (part.rstrip("0123456789") if part not in names else part for part in rest.split("-"))
    return rest in names or rest.isdecimal() or all(part in names or f"{part}-" in names for part in parts)


_WORD = re.compile(r"\w*").fullmatch


@cache
def _names(scope: str) -> tuple[set[str], set[str]]:
    """All that code and tables name, and what stands before the digits of numbered names."""
    names = uses.mentioned() | uses.tabled() | set(LANGUAGES)
    for game in (scope,) if scope != COMMON_FOLDER_NAME else ():
        rules = find_game(game)
        names |= _words(game) | {option.name for option in rules.options}
        names |= {argument.name for verb in rules.verbs for argument in verb.arguments}
    return names, {name[:at] for name in names for at, sign in enumerate(name) if sign.isdigit() and _WORD(name, at)}


@every_catalog
def test_every_form_of_words_is_used(scope: str, language: str) -> None:
    """A form of words that several games share is used by one of them."""
    sharing = [one for one in SCOPES if {*folders_of(one)} & {*folders_of(scope)}]
    written = {
        name
        for one in (*sharing, COMMON_FOLDER_NAME)
        for message in messages(one, language)
        for name in variables(message)
    }
    used = {name.removesuffix(f"_{NUMBERED_FORM}") for name in written} | written
    assert {form for form in forms(scope, language) if not any(name.endswith(f"_{form}") for name in used)} == set()


@every_language
def test_nothing_in_another_game_is_called_like_a_game(language: str) -> None:
    names = {game: catalog(language, game).format("game-name", {}) for game in GAMES}
    for game, name in names.items():
        others = (scope for scope in GAMES if scope != game)
        taken = [(scope, key) for scope in others for key, text in _texts(scope, language) if name in text]
        assert taken == [], name


def _texts(scope: str, language: str) -> Iterator[tuple[str, str]]:
    """The fixed parts of a scope's texts."""
    for message in messages(scope, language):
        yield from ((message.id.name, node.value) for node in walk(message) if isinstance(node, ast.TextElement))


@every_catalog
def test_plurals_are_told_apart_as_the_language_does(scope: str, language: str) -> None:
    needed = {"en": {"one"}, "cs": {"one", "few"}, "fi": {"one"}, "he": {"one"}}[language]
    for key, message in entries(scope, language).items():
        for name, variants in selections(message):
            if name in COUNTED and PLURALS & set(variants) - {"other"}:
                assert needed <= set(variants), key


@every_catalog
def test_each_question_is_put_to_the_player_who_reads_it(scope: str, language: str) -> None:
    asked = {key.removeprefix("decision-") for key in entries(scope, language) if key.startswith("decision-")}
    own = {key.removeprefix("ask-") for key in entries(scope, language) if key.startswith("ask-")}
    assert asked - own == set()


@pytest.mark.parametrize(("scope", "language", "number"), TURNS)
def test_every_entry_can_be_formatted(scope: str, language: str, number: int) -> None:
    """Every day each catalog is said with one number, and each language with each in some catalog."""
    used = catalog(language, None if scope == COMMON_FOLDER_NAME else scope)
    known = entries(scope, language)
    for key, message in known.items():
        for given in _samples(scope, language, _inlined(message, known), number):
            text = used.say(key, given, [f"Ann{seat}" for seat in range(9)])
            assert text.strip(), key
            assert "???" not in text, key


def _inlined(message: ast.Message, known: Mapping[str, ast.Message]) -> ast.Message:
    """An entry with the text of the entries that it repeats."""
    whole: ast.Message = message.clone()
    for pattern in [node for node in walk(whole) if isinstance(node, ast.Pattern)]:
        pattern.elements = [part for element in pattern.elements for part in _repeated(element, known)]
    return whole


def _repeated(
    element: ast.TextElement | ast.Placeable, known: Mapping[str, ast.Message]
) -> Sequence[ast.TextElement | ast.Placeable]:
    """The elements of the entry that an element repeats, or the element itself."""
    match element:
        case ast.Placeable(expression=ast.MessageReference(id=ast.Identifier(name=str(name)))) if name in known:
            return require(known[name].value).elements
        case _:
            return [element]


def _samples(scope: str, language: str, message: ast.Message, number: int) -> Iterator[dict[str, Fact]]:
    """Facts for an entry, with every word that it tells apart."""
    chosen = dict(_told_apart(message))
    names = sorted(facts(scope, language, message))
    lists = LISTED | set(_lists(message))
    numbers = (COUNTED | {name for name, _ in selections(message)}) - lists
    choices = [chosen.get(name) or [number if name in numbers else _sample(name, number, lists)] for name in names]
    for values in itertools.product(*choices):
        yield dict(zip(names, values, strict=True))


def _told_apart(message: ast.Message) -> Iterator[tuple[str, Sequence[Fact]]]:
    for name, variants in selections(message):
        if name.endswith("_word"):
            yield name.removesuffix("_word"), variants


def _lists(message: ast.Message) -> Iterator[str]:
    """The facts that an entry says as lists only can be said."""
    for name in variables(message):
        if name.endswith(("_or", "_count")):
            yield name.rpartition("_")[0]


def _sample(name: str, number: int, lists: Collection[str]) -> Fact:
    if name in lists:
        return ("temple", "farm", "D5")[: number % 4]
    return SeatRef(number % 4) if name in PEOPLE else "king"


@every_catalog
def test_discords_limits_are_kept(scope: str, language: str) -> None:
    used = catalog(language, None if scope == COMMON_FOLDER_NAME else scope)
    too_long = {}
    for key, message in entries(scope, language).items():
        longest = 100 if key.endswith("-description") else _longest(key)
        if longest and not variables(message) and len(used.format(key, {})) > longest:
            too_long[key] = len(used.format(key, {}))
    assert too_long == {}


def _longest(key: str) -> int:
    return next((length for start, length in LONGEST.items() if key.startswith(start)), 0)


@every_language
@every_game
def test_the_summary_of_the_rules_has_numbered_pages(language: str, game: str) -> None:
    pages = [key for key in entries(game, language) if key.startswith("game-rules-")]
    assert pages == [f"game-rules-{number}" for number in range(1, len(pages) + 1)]


def _help(language: str) -> str:
    """What `/help` says, where all games call the button of a hand the same."""
    voice = Voice(language)
    return voice.say("help", buttons=(f"**{voice.say('button-hand')}**",))


@every_language
def test_help_names_the_buttons_as_they_are_called(language: str) -> None:
    used = catalog(language, None)
    for button in ("join", "computer", "start", "hand", "move", "undo"):
        assert f"**{used.format(f'button-{button}', {})}**" in _help(language)


@every_language
def test_help_names_the_menu_of_invitations_as_it_is_called(language: str) -> None:
    used = catalog(language, None)
    assert f"**{used.format('pick-people', {}).removesuffix(' …')}**" in _help(language)


@every_language
def test_help_names_the_same_commands_in_every_language(language: str) -> None:
    named = _commands(language)
    assert named == _commands("en")
    assert {"/move", "/try", "/settings quiet", "/game new"} <= set(named)


def _commands(language: str) -> list[str]:
    """The commands that a language's help names, as often as it names them."""
    return sorted(re.findall(r"`(/[a-z][a-z ]*)`", _help(language)))


ROOM = 1000
"""Characters that an owner's own games may add to the help."""


@every_language
def test_help_with_the_commands_of_all_games_is_one_message_with_room_for_more_games(language: str) -> None:
    voice = Voice(language)
    groups = tuple(f"`/{game}`" for game in GAMES)
    buttons = tuple(dict.fromkeys(f"**{Voice(language, game).say('button-hand')}**" for game in GAMES))
    text = f"{voice.say('help', buttons=buttons)}\n{voice.say('help-play', groups=groups)}"
    assert len(text) <= limits.LAYOUT_TEXT_LENGTH - ROOM
