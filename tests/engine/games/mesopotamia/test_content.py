"""The tables hold what the rulebook states of the components and what the house content promises; and owners' tables
are checked as they are read (1, 28.3)."""

import itertools
import json
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from engine.content import BadContent
from engine.games.mesopotamia.content.load import HOUSE_CONTENT, TABLE_FILES, house_files, load_content
from engine.games.mesopotamia.content.tables import (
    ACTIONS,
    CARD_SETS,
    DIE_COLOURS,
    EVENT_SHAPES,
    GOODS,
    LAND_UNITS,
    STAR_FACE,
)
from engine.games.mesopotamia.play import Mesopotamia
from engine.kit.explaining import clause, part

STATED: dict[str, Any] = json.loads((Path(__file__).parent / "stated.json").read_text("utf-8"))
WORTH = dict(zip(GOODS, (2, 2, 2, 2, 4, 3), strict=True))
MAP = HOUSE_CONTENT.map
HOMES = set(MAP.homes)
OPEN = set(range(len(MAP.areas))) - HOMES


def reach(start: int, inside: set[int]) -> dict[int, int]:
    seen, edge = {start: 0}, [start]
    for area in edge:
        for other in MAP.near[area]:
            if other in inside and other not in seen:
                seen[other] = seen[area] + 1
                edge.append(other)
    return seen


# map -----------------------------------------------------------------------------------------------------------------


def test_areas_do_not_overlap_and_borders_are_where_they_touch() -> None:
    for one, other in itertools.combinations(range(len(MAP.areas)), 2):
        a, b = MAP.areas[one], MAP.areas[other]
        low = max(a.x, b.x), max(a.y, b.y)
        high = min(a.x + a.w, b.x + b.w), min(a.y + a.h, b.y + b.h)
        assert high[0] <= low[0] or high[1] <= low[1]
        touch = (low[0] == high[0] and low[1] < high[1]) or (low[1] == high[1] and low[0] < high[0])
        lines = [segment.line for segment in MAP.segments if set(segment.areas) == {one, other}]
        assert lines == ([(low, high)] if touch else [])


def test_nodes_are_where_borders_meet() -> None:
    ends = Counter(end for segment in MAP.segments for end in segment.line)
    for segment, currents in zip(MAP.segments, MAP.currents, strict=True):
        assert len(currents) == sum(ends[end] - 1 for end in segment.line)


def test_homes_are_apart_with_two_open_neighbours_and_all_goods_within_two_areas() -> None:
    for home in HOMES:
        near = set(MAP.near[home])
        assert not near & HOMES
        assert len(near & OPEN) >= 2
        within = [area for area, steps in reach(home, OPEN | {home}).items() if 0 < steps <= 2]
        assert {MAP.areas[area].good for area in within} >= {0, 1, 2, 3}
        assert not any(any(MAP.areas[area].tribe) for area in near)


def test_event_tokens_are_enough_for_the_places() -> None:
    places = Counter(area.shape for area in MAP.areas if area.shape)
    assert all(places[shape] <= STATED["events"]["tokens_base"][shape] for shape in EVENT_SHAPES)


def test_neutral_figures_are_enough() -> None:
    used = [sum(units) for units in zip(*(area.tribe for area in MAP.areas), strict=True)]
    assert all(count <= STATED["neutral_pieces"][unit] for unit, count in zip(LAND_UNITS[:3], used[:3], strict=True))


def test_blockers_are_four_and_four_and_leave_fair_shares() -> None:
    marks = Counter(area.blocker for area in MAP.areas if area.blocker)
    assert marks == {"X": 4, "Y": 4}
    for count, shown in ((2, "XY"), (3, "X"), (4, "")):
        homes = MAP.homes[:count]
        blocked = {number for number, area in enumerate(MAP.areas) if area.blocker and area.blocker in shown}
        assert len({sum(bool(MAP.areas[b].shape) and b not in blocked for b in MAP.near[home]) for home in homes}) == 1
        assert set(homes) <= set(reach(homes[0], OPEN | set(homes)))


def test_the_solo_modes_places_and_counts() -> None:
    siege, defence = HOUSE_CONTENT.siege, HOUSE_CONTENT.defence
    assert [len(siege.walls), len(siege.settlements), len(siege.ships)] == [3, 3, 2]
    assert Counter(unit for unit, _ in siege.units) == {0: 1, 1: 1, 2: 1}
    assert set(MAP.near[siege.city]) & OPEN <= set(siege.walls)
    assert {siege.start, siege.city, defence.start, defence.enemy} <= HOMES
    for (pieces, _), stated in zip(defence.waves, STATED["solo"]["ashur"]["waves"], strict=True):
        assert dict(zip((*LAND_UNITS, "ram"), pieces, strict=True)) == {
            unit: stated.get(unit, 0) for unit in (*LAND_UNITS, "ram")
        }


# empires, cards, dice ------------------------------------------------------------------------------------------------


def test_empires_start_as_the_rulebook_states() -> None:
    assert set(HOUSE_CONTENT.empires) == set(STATED["empires"])
    for name, stated in STATED["empires"].items():
        empire = HOUSE_CONTENT.empires[name]
        wanted = tuple(2 if action in stated["start_level2"] else 1 for action in ACTIONS)
        assert empire.levels == wanted
        assert dict(empire.extra) == stated.get("extra", {})
        assert LAND_UNITS[empire.unit] == stated.get("start_unit", "spearman")
        assert sum(key[0] == name for key in HOUSE_CONTENT.cards) == stated["civ_cards"]
    assert [name for name in HOUSE_CONTENT.event_stack if name != "assyria"] == STATED["initial_stack_event"]
    assert [name for name in HOUSE_CONTENT.population_stack if name != "babylon"] == STATED["initial_stack_population"]
    pieces = STATED["per_empire_pieces"]
    assert all(HOUSE_CONTENT.pieces[name] == pieces[name] for name in HOUSE_CONTENT.pieces if name in pieces)


def test_the_least_head_start_of_empires_and_homes_is_none_at_each_number_of_players() -> None:
    assert sorted(HOUSE_CONTENT.head_start) == [2, 3, 4, 5, 6]
    for points in HOUSE_CONTENT.head_start.values():
        assert min(points.values()) == 0
    for players in HOUSE_CONTENT.head_start:
        homes = [MAP.areas[home].head_start.get(players, 0) for home in MAP.homes[:players]]
        assert min(homes) == 0
        assert not any(players in MAP.areas[home].head_start for home in MAP.homes[players:])


def test_technologies_grow_with_their_level() -> None:
    for (empire, action, level), card in HOUSE_CONTENT.cards.items():
        assert card.name.replace("-", "_") == STATED["technologies"][ACTIONS[action]][level - 1]
        better = HOUSE_CONTENT.cards.get((empire, action, level + 1))
        for name, number in card.values.items() if better else ():
            after = better.values[name] if better else 0
            assert number > after if name == "food" else number < after if name == "bones" else True
            assert name in ("food", "clay") or number <= after


def test_stated_numbers_of_technologies() -> None:
    for (_, action, level), card in HOUSE_CONTENT.cards.items():
        match ACTIONS[action], level:
            case ("explore", 1 | 2):
                assert card.values["activations"] == level
            case ("research", 1):
                assert (card.values["clay"], card.values["tablets"]) == (2, 1)
            case ("research", 3):
                assert card.values["discoveries"] == 2
            case ("research", 4):
                assert (card.values["clay"], card.values["tablets"]) == (2, 4)
    assert any(card.values.get("builds") == 2 for card in HOUSE_CONTENT.cards.values())
    assert any(HOUSE_CONTENT.cards["elam", 3, level].values["gathers"] == 3 for level in (2, 3, 4))


def test_signs_of_cards_and_dice_agree_and_higher_levels_are_harder() -> None:
    shown = {sign for faces in HOUSE_CONTENT.dice.values() for sign in faces} - {STAR_FACE}
    assert {sign for card in HOUSE_CONTENT.cards.values() for sign in card.signs} == shown
    for action in range(len(ACTIONS)):
        odds = [_odds(HOUSE_CONTENT.cards["hittites", action, level].signs) for level in (1, 2, 3, 4)]
        assert odds == sorted(odds, reverse=True)
        assert len(set(odds)) == 4


def _odds(signs: tuple[str, ...]) -> Fraction:
    rolls = list(itertools.product(*(HOUSE_CONTENT.dice[colour] for colour in DIE_COLOURS)))
    return Fraction(sum(_pays(roll, signs) for roll in rolls), len(rolls))


def _pays(roll: tuple[str, ...], signs: tuple[str, ...]) -> bool:
    missing = Counter(signs) - Counter(roll)
    return missing.total() <= roll.count(STAR_FACE)


# tokens, events, quests, combat --------------------------------------------------------------------------------------


def test_trade_uses_one_token_at_every_level() -> None:
    assert {
        card.values["trades"] for (_, action, _), card in HOUSE_CONTENT.cards.items() if ACTIONS[action] == "gather"
    } == {1}


def test_trade_gets_better_with_its_level_and_brings_bones_too() -> None:
    rates = []
    for level in (1, 2, 3, 4):
        tokens = [token for token in HOUSE_CONTENT.tokens.values() if token.level == level]
        cost, gain = (
            sum(_worth(goods) for goods in side) for side in zip(*((t.cost, t.gain) for t in tokens), strict=True)
        )
        rates.append(Fraction(gain, cost))
        assert sum(token.set == "base" for token in tokens) >= 3
    assert rates == sorted(set(rates))
    assert any(token.gain[GOODS.index("bone")] for token in HOUSE_CONTENT.tokens.values())
    assert {slot.ship for slot in HOUSE_CONTENT.slots} == {True, False}


def _worth(goods: tuple[int, ...]) -> int:
    return sum(WORTH[good] * count for good, count in zip(GOODS, goods, strict=True))


def test_every_garden_can_be_built() -> None:
    for garden in HOUSE_CONTENT.gardens.values():
        assert garden.vp >= 1
        assert any(garden.cost)
        assert garden.needs.get("settlements", 0) <= HOUSE_CONTENT.pieces["settlement"]
    assert Counter((one.level, one.set) for one in HOUSE_CONTENT.gardens.values() if one.set == "base") == {
        (level, "base"): 3 for level in range(1, 6)
    }


def test_events_bring_the_usual_steps_and_have_an_option_without_a_price() -> None:
    for event in HOUSE_CONTENT.events.values():
        assert any(not option.pay for option in event.options)
        assert sum(option.kind == "end_vp" for option in event.options) <= 1
        assert all(option.track == STATED["events"]["option_kinds"][option.kind] for option in event.options)
    village = HOUSE_CONTENT.events["d1"].options
    assert village[0].each_round == {"tablet": 1}
    assert dict(village[0].gain) == {"settlement": 1, "discover": "research"}
    assert dict(village[1].gain) == {"quest": 1}


def test_the_printed_quests_are_there() -> None:
    asked = [(dict(quest.needs), dict(quest.tech)) for quest in HOUSE_CONTENT.quests.values()]
    assert ({"settlements": 3, "stone": 1}, {}) in asked
    assert ({"tablet": 2}, {2: 3, 5: 3}) in asked
    assert ({"population": 7, "food": 1}, {}) in asked


def test_combat_cards_beat_whom_the_rulebook_says() -> None:
    for card in HOUSE_CONTENT.combat.values():
        assert {LAND_UNITS[unit] for unit in card.against} == set(STATED["units"][LAND_UNITS[card.unit]]["beats"])
    printed = {
        unit: [sum(row[0] for row in c.rows) for c in HOUSE_CONTENT.combat.values() if c.unit == unit]
        for unit in (0, 3)
    }
    assert max(printed[0]) <= min(printed[3])


def test_tracks_limits_and_draws_are_as_stated() -> None:
    assert HOUSE_CONTENT.population.limit[:2] == (2, 4)
    assert HOUSE_CONTENT.population.vp == HOUSE_CONTENT.track.vp == tuple(STATED["track_vp"])
    assert {level: list(draws) for level, draws in HOUSE_CONTENT.draws.items()} == STATED["solo"]["draw_by_floor"]
    assert sum(not card.empire for card in HOUSE_CONTENT.strategies.values()) == 10
    for known in STATED["solo"]["known_strategy"]:
        card = HOUSE_CONTENT.strategies[known["id"]]
        assert (card.empire or None, card.high, card.low) == (known["empire"], known["high"], known["low"])
        assert [ACTIONS[one.action] for one in card.actions] == [known["first"][0], known["second"][0]]


def test_every_row_says_where_it_is_from() -> None:
    for name in TABLE_FILES:
        for rows in json.loads(house_files()[f"{name}.json"]).values():
            for row in rows if isinstance(rows, list) and isinstance(rows[0], dict) else ():
                assert any(origin in row["source"] for origin in ("house", "rulebook"))


def test_three_sets() -> None:
    assert {event.set for event in HOUSE_CONTENT.events.values()} == set(CARD_SETS)


# an owner's tables ---------------------------------------------------------------------------------------------------


def changed(name: str, table: str, row: int, **fields: object) -> dict[str, str]:
    """An owner's file: the house's with other fields in a row; a field that is `...` is left out."""
    told = json.loads(house_files()[name])
    told[table][row] = {k: v for k, v in (told[table][row] | fields).items() if v is not ...}
    return {name: json.dumps(told)}


def test_an_owners_tables_replace_the_houses() -> None:
    files = changed("costs.json", "builds", 0, cost={"clay": 5}, source="owner")
    content = load_content(files)
    assert content.builds["wall"] == (1, (0, 0, 5, 0, 0, 0))
    assert content.digest != HOUSE_CONTENT.digest
    assert load_content(files) is content


def test_an_owners_tables_are_explained_as_they_are() -> None:
    own = load_content(changed("costs.json", "builds", 0, cost={"clay": 5}, source="owner"))
    game = Mesopotamia(HOUSE_CONTENT, own)
    asked = clause("frame-build", part("cost", (clause("word-clay", count=5),)), level=1)
    assert game.explain({"content": own.digest}, "wall")[0] == asked
    assert game.explain({"content": HOUSE_CONTENT.digest}, "wall")[0] != asked
    with pytest.raises(KeyError):
        game.explain({"content": "00000000"}, "wall")


def test_notes_and_sources_do_not_change_the_digest() -> None:
    assert (
        load_content(changed("costs.json", "builds", 0, source="owner: counted twice")).digest == HOUSE_CONTENT.digest
    )


@pytest.mark.parametrize(
    ("files", "row", "field", "right"),
    [
        (changed("costs.json", "builds", 0, level=5), "wall", "level", "from 1 to 4"),
        (changed("costs.json", "builds", 0, cost={"gold": 1}), "wall", "cost", "gold is none of: stone"),
        (changed("costs.json", "builds", 0, source=...), "wall", "source", "expected a word"),
        (changed("dice.json", "dice", 0, faces=["an"] * 6), "white", "faces", "one of them the star"),
        (changed("map.json", "areas", 1, tribe={"chariot": 1}), "A2", "tribe", "chariot is none of"),
        (changed("map.json", "areas", 0, home=2), "areas", "home", "six homes"),
        (changed("map.json", "areas", 1, area="A3"), "A3", "area", "no other row has"),
        (changed("map.json", "segments", 0, areas=["A1", "A3"]), "A1/A2", "segment", "A1/A3"),
        (changed("events.json", "events", 0, options=[]), "d1", "options", "expected two"),
        (changed("quests.json", "quests", 2, needs={"population": 9}), "Q3", "needs", "below 9"),
        (changed("combat_cards.json", "cards", 0, unit="elephant"), "sp1", "unit", "spearman archer rider chariot"),
        (changed("trade_tokens.json", "tokens", 0, vp="many"), "T11", "vp", "a whole number"),
        (changed("civ_cards.json", "cards", 0, level=4), "sumer explore 4", "empire action level", "no other row has"),
        (changed("solo.json", "strategy", 0, **{"if": {"bot_sleeps": 1}}), "SC1", "if", "bot_lacks"),
        (changed("tracks.json", "tracks", 0, unit_limit=[2, 4]), "population", "unit_limit", "expected 9 numbers"),
        ({"maps.json": "{}"}, "-", "-", "no such table"),
        ({"map.json": "{"}, "-", "-", "no JSON"),
        ({"map.json": "[]"}, "-", "-", "expected an object"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_fault_names_file_row_field_and_what_would_be_right(
    files: dict[str, str], row: str, field: str, right: str
) -> None:
    with pytest.raises(BadContent) as caught:
        load_content(files)
    assert caught.value.file in files
    assert (caught.value.row, caught.value.field) == (row, field)
    assert right in caught.value.expected
