"""Empires without a player in pictures and words: plans, waves, battles without bids, the winner."""

import pytest
from msgspec.structs import replace

from engine.games.mesopotamia.content.tables import ACTIONS
from engine.games.mesopotamia.state import Plan, State
from engine.games.mesopotamia.view import view
from render.games.mesopotamia import board, describe, extra_names, extra_picture, question, sheet
from render.games.mesopotamia.market import draw_market
from render.games.mesopotamia.sprites.land import WallRubble
from render.games.mesopotamia.sprites.pieces import ArmyPlate, EmpireSeal
from render.games.mesopotamia.sprites.tablets import LevelNumber
from render.games.mesopotamia.sprites.tokens import LightTag, WordSign
from render.scene import Scene
from render.sprites.cards import Plate, Wreath
from tests.engine.games.mesopotamia.playing import Table, played_out
from tests.engine.games.mesopotamia.positions import GAME, MAP
from tests.render.games.mesopotamia.finding import crowded, fought, look, public
from tests.support.require import require
from tests.support.scenes import of_kind, texts


def alone(mode: str, **options: str) -> tuple[State, ...]:
    """Return the positions of a game of one person."""
    return played_out(Table(1, 0, {"mode": mode, "rounds": "12", **options}), 1).states


def drawn(state: State, name: str, language: str = "en") -> Scene:
    return require(extra_picture(public(state), look(language), name))


def test_each_automaton_shows_its_plans_with_their_priorities() -> None:
    state = alone("kings", automata="2")[-2]
    assert "plans" in extra_names(public(state))
    scene = drawn(state, "plans")
    assert [seal.empire for seal in of_kind(scene, EmpireSeal)] == [*state.config.empires[1:]]
    shown = texts(scene)
    for bot in state.bots:
        assert {look().word(plan.card).rpartition(" ")[0] for plan in bot.plans} <= {*shown}
    assert len(of_kind(scene, WordSign)) == 2 * sum(len(bot.plans) for bot in state.bots)


def test_more_plans_than_three_stay_on_their_card() -> None:
    state = alone("kings")[0]
    (bot,) = state.bots
    more = replace(bot, plans=(*bot.plans, *bot.plans[:2]))
    scene = drawn(replace(state, bots=(more,)), "plans")
    plates = [item for item in scene.items if isinstance(item.sprite, Plate)]
    assert len(plates) == 5
    assert all(item.x + item.sprite.width <= 1088 for item in plates if isinstance(item.sprite, Plate))


def test_an_action_that_is_done_is_marked() -> None:
    state = alone("kings")[0]
    (bot,) = state.bots
    first, *rest = bot.plans
    done = replace(bot, plans=(Plan(first.card, (True, False)), *rest))
    marked = [sign.ink for sign in of_kind(drawn(replace(state, bots=(done,)), "plans"), WordSign)]
    assert (marked.count("gold"), marked.count("faint")) == (1, 5)


def test_the_waves_show_their_pieces_and_which_have_come() -> None:
    state = alone("ashur")[-2]
    assert "waves" in extra_names(public(state))
    scene = drawn(state, "waves")
    waves = state.content.defence.waves
    assert [sum(count for _, count in troop.units) for troop in of_kind(scene, ArmyPlate)] == [
        sum(pieces) for pieces, _ in waves
    ]
    assert f"Wave {state.wave} of {len(waves)}" in texts(scene)
    assert f"Wave {state.wave} of {len(waves)}" in texts(draw_market(public(state), look()))


@pytest.mark.parametrize(("mode", "first"), [("ur", 0), ("ashur", 4), ("ashur", 6)])
def test_empires_without_technologies_show_none(mode: str, first: int) -> None:
    state = played_out(Table(1, first, {"mode": mode, "rounds": "12"}), 1).states[0]
    drawn_boards = drawn(state, "boards")
    assert [seal.empire for seal in of_kind(drawn_boards, EmpireSeal)] == list(state.config.empires)
    assert len(of_kind(drawn_boards, LevelNumber)) == len(ACTIONS)


def test_there_are_no_plans_and_waves_where_nobody_follows_them() -> None:
    for name in ("plans", "waves"):
        assert extra_picture(public(crowded()), look(), name) is None


@pytest.mark.parametrize(("mode", "told"), [("kings", "Plans of"), ("ashur", "Wave 1 of 6")])
def test_plans_and_waves_are_described_in_words(mode: str, told: str) -> None:
    assert any(line.startswith(told) for line in describe(public(alone(mode)[0]), look()))


def test_a_wall_that_was_torn_down_is_rubble_and_described() -> None:
    state = alone("ashur")[0]
    torn = replace(state, breaches=frozenset((MAP.by_name["B1"], MAP.by_name["A2"])))
    assert of_kind(board(public(state), look(), ()), WallRubble) == []
    assert len(of_kind(board(public(torn), look(), ()), WallRubble)) == 2
    told = "Walls torn down in this wave: A2, B1."
    assert told in describe(public(torn), look())
    assert told not in describe(public(state), look())


def test_a_battle_without_bids_shows_none() -> None:
    state = fought(crowded())
    solo = replace(
        state, config=replace(state.config, seats=1), battle=replace(require(state.battle), solo=True, bonus=(0, 7, 0))
    )
    scene = require(question(view(solo, 0), look()))
    assert of_kind(scene, LightTag) == []
    assert "7" in texts(scene)
    assert "No bids: bones go straight onto the cards" in " ".join(texts(scene))
    assert "Bones of Babylon: 7." in describe(view(solo, 0), look())


def test_the_winner_of_a_defence_stands_first() -> None:
    state = next(state for state in alone("ashur") if state.ended)
    assert state.ended != "waves-broken"
    scene = require(sheet(public(state), look(), ()))
    assert of_kind(scene, EmpireSeal)[0].empire == state.config.empires[1]


def test_R22_20_the_one_who_has_won_together_is_first_together() -> None:
    options = {"mode": "kings", "side": "together", "automata": "2", "rounds": "12"}
    last = played_out(Table(2, 0, options), 1).states[-1]
    scene = require(sheet(public(last), look(), ()))
    result = require(GAME.result(last))
    ranks = [text for text in texts(scene) if text in ("1.", "2.", "3.", "4.")]
    assert ranks == ["1.", "1.", "2.", "2."]
    assert "all people together" in texts(scene)
    boards = require(extra_picture(public(last), look(), "boards"))
    assert [len(of_kind(shown, Wreath)) for shown in (scene, boards)] == [2, 2]
    people = {seal.empire for seal in of_kind(scene, EmpireSeal)[:2]} == set(last.config.empires[:2])
    assert people == (result.ranks == (1, 1))
    told = "The people play together: all win if the last of them is ahead of the best automaton."
    assert told in describe(public(last), look())
    assert told not in describe(public(alone("kings")[0]), look())
