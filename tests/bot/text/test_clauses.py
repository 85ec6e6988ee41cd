"""Explanations of components are complete in each language, different where the facts are, and true to every number."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from bot.text.clauses import clause_text, effect_line, full_explanation, term_definitions
from bot.text.voice import LANGUAGES, Voice
from engine.chance import Chance
from engine.game import Clause
from engine.kit.explaining import ALL_OF, ANY_OF, clause, group, nested_clauses, part
from engine.moves import random_move
from engine.registry import GAMES, find_game
from tests.support.samples import by_turns
from tests.support.sources import ROOT

NAMES = [game.name for game in GAMES]
KEY = re.compile(r"\b(?:effect|frame|term|need|good|sign|word|keyword|component|purpose|price|per|lies)-[a-z]")
"""What only the name of an entry looks like."""
PEOPLE = ("Ann", "Ben")
LYING = {"mesopotamia": 20, "wayfarers": 20}
"""How many different sentences at least say where the components of a game lie."""
_MARKS = str.maketrans("", "", "\u2066\u2067\u2068\u2069\u200f")

every_game = pytest.mark.parametrize("game", NAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)
by_game_and_language = pytest.mark.parametrize(("game", "language"), by_turns(NAMES, LANGUAGES))


@cache
def components(game: str) -> dict[str, tuple[Clause, ...]]:
    rules = find_game(game)
    options = {option.name: option.choices[0] for option in rules.options}
    return {name: rules.explain(options, name) for name in rules.components(options)}


@cache
def clauses(game: str) -> frozenset[Clause]:
    """All clauses that a component says, each once."""
    return frozenset(one for told in components(game).values() for one in told)


def plain(text: str) -> str:
    return text.translate(_MARKS)


@every_game
def test_a_game_that_explains_its_components_has_some(game: str) -> None:
    assert bool(components(game)) == (ROOT / "engine/games" / game / "explain.py").is_file()


@every_language
@every_game
def test_every_component_has_a_line_and_a_full_text(game: str, language: str) -> None:
    """In its own language, too: a missing entry is a warning, and warnings are errors here."""
    voice = Voice(language, game)
    for name, told in components(game).items():
        short, whole = effect_line(voice, told), full_explanation(voice, told)
        assert short.strip(), name
        assert whole.startswith(short), name
        assert not KEY.search(whole), (name, whole)
        assert "{" not in whole, name


@by_game_and_language
def test_different_facts_have_different_texts(game: str, language: str) -> None:
    voice, texts = Voice(language, game), defaultdict[str, set[tuple[Clause, ...]]](set)
    for told in components(game).values():
        texts[" ".join(clause_text(voice, one) for one in told)].add(told)
    assert {text: facts for text, facts in texts.items() if len(facts) > 1} == {}


def changed(one: Clause) -> Iterator[Clause]:
    """A clause with one number more, one word less, or one thing less in it."""
    for place, (name, fact) in enumerate(one.facts):
        other = fact + 1 if isinstance(fact, int) else fact[1:] if isinstance(fact, tuple) else f"{fact}X"
        yield replace(one, facts=(*one.facts[:place], (name, other), *one.facts[place + 1 :]))
    for place, (name, joint, inner) in enumerate(one.parts):
        for at, within_it in enumerate(inner):
            lesser = [(*inner[:at], *inner[at + 1 :])] if len(inner) > 1 else []
            for other_inner in (*lesser, *((*inner[:at], new, *inner[at + 1 :]) for new in changed(within_it))):
                parts = (*one.parts[:place], (name, joint, other_inner), *one.parts[place + 1 :])
                yield replace(one, parts=parts)


@by_game_and_language
def test_each_difference_between_clauses_changes_the_text(game: str, language: str) -> None:
    voice, same = Voice(language, game), []
    for one in clauses(game):
        text = clause_text(voice, one)
        same += [(one, other) for other in changed(one) if clause_text(voice, other) == text]
    assert same == []


@by_game_and_language
def test_a_line_ends_between_clauses(game: str, language: str) -> None:
    voice = Voice(language, game)
    for told in components(game).values():
        whole, short = effect_line(voice, told), effect_line(voice, told, 60)
        assert len(short) <= 60
        assert whole.startswith(short)
        ends = {
            effect_line(voice, [one for one in told if not one.full_text_only][:count])
            for count in range(len(told) + 1)
        }
        assert short in ends


@by_game_and_language
def test_terms_are_explained_once_below_a_full_text(game: str, language: str) -> None:
    voice = Voice(language, game)
    for told in components(game).values():
        found = term_definitions(voice, told)
        assert len(found) == len(set(found))
        assert full_explanation(voice, told).endswith("\n".join(found))
        kinds = {one.kind for one in nested_clauses(told)}
        assert len(found) == sum(voice.has(f"keyword-{kind}") for kind in kinds)


@every_language
def test_the_opponents_components_explain_no_term_as_for_a_player(language: str) -> None:
    """It rests by its scheme cards, needs nothing for the journal, and is paid nothing for its influence."""
    rules, voice = find_game("wayfarers"), Voice(language, "wayfarers")
    told = components("wayfarers")
    rivals = {name for name, kind in rules.components({}).items() if kind in {"rival", "scheme"}}
    players = {line for name in told.keys() - rivals for line in term_definitions(voice, told[name])}
    opponents = {line for name in rivals for line in term_definitions(voice, told[name])}
    assert len(opponents) == 3
    assert not players & opponents


@every_language
def test_paid_influence_comes_from_a_guild_and_is_not_reported_as_a_gain(language: str) -> None:
    voice = Voice(language, "wayfarers")
    for guild in ("science", "trade", "exploration"):
        gained = plain(voice.say(f"effect-influence-{guild}", count=1))
        priced = [
            one
            for one in clauses("wayfarers")
            if f"price-influence-{guild}" in {part.kind for part in nested_clauses([one])}
        ]
        assert priced
        assert [text for text in (plain(clause_text(voice, one)) for one in priced) if gained in text] == []


def test_brackets_keep_apart_what_could_be_read_in_two_ways() -> None:
    voice = Voice("en", "wayfarers")
    silver, provision, mark = (clause(f"effect-{word}", count=1) for word in ("silver", "provision", "mark"))
    pay = clause("effect-pay", part("cost", (clause("price-silver", count=1),)), part("then", (provision,)))
    either = group(ANY_OF, (silver, provision))
    assert clause_text(voice, group(ALL_OF, (mark, either))) == "1 influence on a card + (1 silver or 1 provision)"
    assert clause_text(voice, group(ANY_OF, (mark, group(ALL_OF, (silver, provision))))) == (
        "1 influence on a card or 1 silver + 1 provision"
    )
    assert clause_text(voice, group(ANY_OF, (mark, pay))) == "1 influence on a card or (pay 1 silver → 1 provision)"
    assert clause_text(voice, group(ALL_OF, (mark, pay))) == "1 influence on a card + (pay 1 silver → 1 provision)"
    assert clause_text(voice, clause("frame-gain", part("effects", (pay,)))) == "At once: pay 1 silver → 1 provision."


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("L04", "Die with camel: pay 2 provisions → take a land card + 1 worker back. At once: 1 worker back."),
        ("S04", "1 VP + 1 for each planet. At once: 1 influence on science. Shows a planet."),
        ("T02", "2 silver; goes below: a city. Lends the card above: camel + pigeon."),
        ("n6a-n8a", "A: needs 6 comets. B: needs 2 space tiles."),
        ("UL1", "Columns from the left: value +1 | camel. Turned over: camel | value −1."),
    ],
)
def test_wayfarers_reads_like_this(name: str, text: str) -> None:
    assert effect_line(Voice("en", "wayfarers"), components("wayfarers")[name]).startswith(text)


def test_a_hebrew_arrow_points_the_way_one_reads() -> None:
    assert "←" in plain(effect_line(Voice("he", "wayfarers"), components("wayfarers")["HL"]))


@every_language
@pytest.mark.parametrize("game", LYING)
def test_every_place_of_a_component_has_a_text(game: str, language: str) -> None:
    """In positions of a random game, to everybody and to each seat."""
    rules, voice, heard = find_game(game), Voice(language, game, PEOPLE), set[str]()
    options = {option.name: option.choices[0] for option in rules.options}
    seats = max(2, min(rules.seats))
    state = rules.setup(rules.marks[:seats], options, Chance(bytes(32)))
    stream = Chance(bytes([1]) * 32).stream("moves")
    for number in range(121):
        decision = rules.decision(state)
        if decision is None:
            break
        if number % 40 == 0:
            for looker in (None, *range(seats)):
                view = rules.view(state, looker)
                heard |= {clause_text(voice, one) for name in components(game) for one in rules.locate(view, name)}
        state = rules.play(state, decision.seats[0], random_move(rules, state, decision.seats[0], stream)).state
    assert len(heard) >= LYING[game]
    assert not [text for text in heard if KEY.search(text) or "{" in text]


def test_a_place_of_the_journal_says_what_its_tile_brings() -> None:
    rules, voice = find_game("wayfarers"), Voice("en", "wayfarers", PEOPLE)
    options = {option.name: option.choices[0] for option in rules.options}
    view = rules.view(rules.setup(rules.marks[:2], options, Chance(bytes(32))), None)
    tiles = {place: name for name in components("wayfarers") for place in _places(rules.locate(view, name))}
    assert len(tiles) == 10
    for place, tile in tiles.items():
        brought = effect_line(voice, components("wayfarers")[tile]).removeprefix("Here: ")
        told = " ".join(clause_text(voice, one) for one in rules.locate(view, place))
        assert f"The tile here: {brought}" in told


def _places(lying: Iterable[Clause]) -> Iterator[str]:
    return (str(dict(one.facts)["place"]) for one in lying if one.kind == "lies-at")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (
            "sumer-research-4",
            "Marker, or dice an + me: once 2 clay → 4 tablets; technologies to raise, a tablet each: 3.",
        ),
        (
            "d2",
            "1) 3 food + 1 wood + event track +1. 2) 1 food + event track +2; 3 VP at the end if you control the area.",
        ),
        ("T25", "Pay 2 wood → take 2 stone + 2 clay. Your amphora on it: 1 VP at the end."),
        ("G21", "Costs 2 stone + 2 clay. You must have: 3 on the population track. 4 VP."),
        (
            "elam",
            "Starts with: gather and trade at level 2 + 1 spearman + a settlement and a wall beside home. Head start in"
            " VP without automata: 2 players +9 | 3 players +4 | 4 players +7 | 5 players +4 | 6 players +5.",
        ),
        ("A4", "Home 5. It can't be attacked."),
    ],
)
def test_mesopotamia_reads_like_this(name: str, text: str) -> None:
    assert effect_line(Voice("en", "mesopotamia"), components("mesopotamia")[name]) == text
