"""The board as a scene: what lies where."""

import pytest

from engine.chance import Chance
from engine.game import Event, Who
from engine.wayfarers.tables import EDGES, INSPIRATION, KINDS, NODES, PILES
from render.games.wayfarers import board, described, question, tableau
from render.games.wayfarers.setting import KIND_ROWS, SIZE, node_at, spot
from render.games.wayfarers.sprites.faces import Back, Face
from render.games.wayfarers.sprites.guilds import Tally
from render.games.wayfarers.sprites.journal import Blot, Scrap
from render.games.wayfarers.sprites.marks import LastRound
from render.games.wayfarers.sprites.pieces import Die, Influence, Pin, TilePiece, Worker
from render.sprites.cards import Glow
from render.sprites.marks import Brackets
from tests.engine.wayfarers.playing import GAME
from tests.engine.wayfarers.positions import begin, play, with_player, with_table
from tests.render.games.wayfarers.finding import look, played, public
from tests.support.scenes import items_of, of_kind, texts


def test_every_open_card_lies_in_its_slot() -> None:
    scene = board(public(begin()), look(), ())
    at = {item.sprite.card: (item.x, item.y) for item in items_of(scene, Face) if isinstance(item.sprite, Face)}
    assert at["L05"] == spot("land", 0)
    assert at["W11"] == spot("water", 3)
    assert at["I02"] == spot(INSPIRATION, 0)
    assert len(at) == 20


def test_the_first_slot_is_nearest_to_the_middle_and_the_lowest_of_the_column() -> None:
    assert spot("land", 0)[0] > spot("land", 3)[0] > spot("land", 4)[0]
    assert spot("space", 0)[0] < spot("space", 3)[0] < spot("space", 4)[0]
    assert spot(INSPIRATION, 0)[1] > spot(INSPIRATION, 3)[1] > spot(INSPIRATION, 4)[1]
    assert sorted(KIND_ROWS) == sorted(KINDS)


def test_decks_tell_how_many_cards_are_left() -> None:
    state = begin()
    counts = {back.kind: back.count for back in of_kind(board(public(state), look(), ()), Back)}
    assert counts == {kind: len(state.decks[number]) for number, kind in enumerate(KINDS)}


def test_influence_and_workers_lie_on_their_card() -> None:
    scene = board(public(begin(land="L05/saffron/green,yellow L26 L01 L19")), look(), ())
    x, y = spot("land", 0)
    assert [token.mark for token in of_kind(scene, Influence)] == ["saffron"]
    on_cards = [item for item in items_of(scene, Worker) if x < item.x < x + 88 and y < item.y < y + 120]
    assert [item.sprite for item in on_cards] == [Worker("green", 28), Worker("yellow", 28)]


@pytest.mark.parametrize("sections", ["aaa", "aba", "bbb"])
def test_the_journal_asks_for_what_the_sides_in_play_do(sections: str) -> None:
    scene = board(public(begin(sections=sections)), look(), ())
    assert {scrap.name for scrap in of_kind(scene, Scrap)} == set(NODES)
    asked = [edge.sides["ab".index(sections[edge.section])] for edges in EDGES.values() for edge in edges]
    assert sum(bool(cost) for _, cost in asked) == sum(blot.pays for blot in of_kind(scene, Blot))
    assert len(of_kind(scene, Blot)) == sum(have is not None or bool(cost) for have, cost in asked)


def test_markers_on_one_node_stand_side_by_side() -> None:
    pins = items_of(board(public(begin(4)), look(), ()), Pin)
    assert len({pin.x for pin in pins}) == 4
    assert len({pin.y for pin in pins}) == 1
    assert sum(pin.x for pin in pins) / 4 == node_at("n0")[0]


def test_a_pile_without_tiles_shows_none_of_them() -> None:
    state = begin()
    full = board(public(state), look(), ())
    assert len(of_kind(full, TilePiece)) == len(PILES)
    empty = board(public(with_table(state, piles=(0, *state.table.piles[1:]))), look(), ())
    assert len(of_kind(empty, TilePiece)) == len(PILES) - 1
    assert "×0" in texts(empty)


def test_guilds_tell_who_has_most() -> None:
    state = with_player(with_player(begin(), 0, guilds="2 0 1"), 1, guilds="1 0 1")
    tallies = of_kind(board(public(state), look(), ()), Tally)
    assert [(tally.mark, tally.count, tally.leads) for tally in tallies] == [
        ("crimson", 2, True), ("saffron", 1, False), ("crimson", 0, False), ("saffron", 0, False),
        ("crimson", 1, False), ("saffron", 1, False),
    ]  # fmt: skip


def test_dice_show_their_values_and_the_player_to_move_is_ringed() -> None:
    scene = board(public(with_player(begin(), 0, dice="1 4 6")), look(), ())
    assert {die.value for die in of_kind(scene, Die) if die.mark == "crimson"} == {1, 4, 6}
    assert len(of_kind(scene, Glow)) == 1


def test_the_last_round_is_counted() -> None:
    scene = board(public(with_table(begin(), turns_left=2)), look(), ())
    assert [counter.turns for counter in of_kind(scene, LastRound)] == [2]
    assert not of_kind(board(public(begin()), look(), ()), LastRound)


def test_what_has_happened_is_bracketed() -> None:
    state = begin()
    events = (
        Event("worker-placed", (("card", "W30"),)),
        Event("journaled", (("node", "n1b"),)),
        Event("tile-gained", (("tile", "UL1"),)),
        Event("cards-turned-up", (("kind", "land"), ("cards", ("L05",)))),
        Event("card-gained", (("card", "L33"),)),
    )
    view = public(state)
    reader = look()
    assert len(items_of(board(view, reader, events), Brackets)) == 4
    assert not items_of(board(view, reader, ()), Brackets)


@pytest.mark.parametrize("over", [False, True])
def test_who_plays_alone_sees_no_brackets_from_before_their_last_turn(over: bool) -> None:
    turn_ended = Event("turn-ended", (("who", Who(0)),))
    earlier, later = (Event("worker-placed", (("card", card),)) for card in ("W30", "W16"))
    view = public(with_table(begin(1), ended=over))
    scene = board(view, look(), (earlier, turn_ended, later))
    assert [(item.x, item.y) for item in items_of(scene, Brackets)] == [spot("water", 1)]


def test_what_others_did_since_ones_own_turn_is_bracketed() -> None:
    events = (Event("worker-placed", (("card", "W30"),)), Event("turn-ended", (("who", Who(1)),)))
    assert len(items_of(board(public(begin()), look(), events), Brackets)) == 1


def test_everything_lies_within_the_picture_for_either_direction() -> None:
    for rtl in (False, True):
        for state in played(4)[::101]:
            scene = board(public(state), look(rtl=rtl), ())
            assert all(-2 <= item.x <= SIZE[0] and -2 <= item.y <= SIZE[1] for item in scene.items)


def test_for_reading_from_the_right_rows_keep_their_order_beside_the_column() -> None:
    left, right = (board(public(begin()), look(rtl=rtl), ()) for rtl in (False, True))
    shift = {
        item.sprite.card: other.x - item.x
        for item, other in zip(items_of(left, Face), items_of(right, Face), strict=True)
        if isinstance(item.sprite, Face)
    }
    assert len({shift[card] for card in shift if card[0] != "I"}) == 1
    assert shift["L05"] > 0 > shift["I02"]


def test_public_pictures_are_the_same_whatever_is_hidden() -> None:
    for state in played(4)[::29]:
        view = public(state)
        other = public(GAME.imagine(view, Chance(bytes([7]) * 32)))
        assert board(other, look(), ()) == board(view, look(), ())
        assert described(other, look()) == described(view, look())
        assert question(other, look()) == question(view, look())
        for seat in range(4):
            assert tableau(other, look(), seat) == tableau(view, look(), seat)


def test_a_position_after_some_moves_is_drawn_anew() -> None:
    state = with_player(begin(), 0, dice="1 4 6")
    before = board(public(state), look(), ())
    after = play(state, "crimson die 1 HL 1", "crimson pay", "crimson take L26")
    assert board(public(after.state), look(), after.events[:0]) != before
    assert GAME.decision(after.state) is not None
