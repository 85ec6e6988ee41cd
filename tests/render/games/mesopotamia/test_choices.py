"""What the panel shows of choices that lie beside the map: in the order of the buttons, in words, or lit."""

from dataclasses import replace

import pytest

from bot.text.explained import sentences
from bot.text.voice import LANGUAGES, Voice
from engine.mesopotamia.state import DOWN, Choose, Home
from engine.mesopotamia.view import MesopotamiaView, view
from render.games.mesopotamia import targets
from render.games.mesopotamia.market import stand_at
from render.games.mesopotamia.setting import place
from render.games.mesopotamia.sprites.land import Lit
from render.games.mesopotamia.sprites.tokens import Stand
from render.reader import Reader
from render.scene import Scene
from tests.engine.mesopotamia.positions import GAME, MAP, at, begun
from tests.render.games.mesopotamia.finding import crowded, look
from tests.support.scenes import items_of, of_kind, texts


def telling(language: str = "en") -> Reader:
    """A reader to whom components are explained."""
    voice = Voice(language, "mesopotamia", markdown=False)
    return replace(look(language), told=lambda name: sentences(voice, GAME.explain({}, name)))


def shown(seen: MesopotamiaView, words: tuple[str, ...], language: str = "en") -> Scene:
    scene = targets(seen, telling(language), words)
    assert scene is not None
    return scene


def choosing(token: str = "d2") -> MesopotamiaView:
    """What a player sees who chooses an option of an event on D7."""
    area = MAP.by_name["D7"]
    spots = list(crowded().spots)
    spots[area] = replace(spots[area], token=token, event=DOWN, owner=None, option=0, die=0)
    return view(replace(crowded(), spots=tuple(spots), agenda=(Choose(area, 0),)), 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_of_an_event_are_told_in_the_order_of_the_buttons(language: str) -> None:
    told = telling(language).told("d2")
    for words in (("1", "2"), ("2", "1"), ("2",)):
        said = " ".join(texts(shown(choosing(), words, language)))
        places = [said.index(told[int(word) - 1]) for word in words]
        assert places == sorted(places)
        assert sum(text in said for text in told) == len(words)


def test_quests_say_what_they_need() -> None:
    seen = view(begun(), 0)
    written = texts(shown(seen, ("Q5", "Q4")))
    names = [telling().word(name) for name in ("Q5", "Q4")]
    assert [text for text in written if text in names] == names
    assert all(" ".join(telling().told(name)) in " ".join(written) for name in ("Q5", "Q4"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_for_trade_are_lit_in_the_market(language: str) -> None:
    state = crowded()
    scene = shown(view(state, 0), ("12", "42"), language)
    stands = {(item.x, item.y) for item in items_of(scene, Stand)}
    numbers = [number for number, slot in enumerate(state.content.slots) if slot.name in ("12", "42")]
    corners = {stand_at(state, number) for number in numbers}
    lit = {(item.x, item.y) for item in items_of(scene, Lit)}
    assert lit == (corners if language != "he" else {(1100 - x - Stand.WIDE, y) for x, y in corners})
    assert lit <= stands


def test_homes_are_lit_by_their_numbers() -> None:
    seen = view(replace(begun(), agenda=(Home(0),)), 0)
    lit = {(item.x, item.y) for item in items_of(shown(seen, ("1", "2")), Lit)}
    homes = {number for number, area in enumerate(MAP.areas) if area.home in (1, 2)}
    assert lit == {place(MAP, area)[:2] for area in homes}


def test_numbers_of_bones_are_no_places() -> None:
    seen = view(at(begun(), "C3", "sumer 1 spearman"), 0)
    assert targets(seen, telling(), ("0", "1", "2")) is None
    assert not of_kind(shown(seen, ("C3",)), Stand)
