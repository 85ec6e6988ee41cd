"""The worked game of the rules, four turns word by word."""

from engine.game import STOP
from engine.moves import every_move
from tests.engine.games.wayfarers.playing import GAME
from tests.engine.games.wayfarers.positions import Played, begin, offered, play, with_player
from tests.support.require import require

FIRST = ("die 1 HL 1", "pay", "take L26", "end")
SECOND = ("saffron worker blue W30", "saffron tile UW2 front 1c silver", "saffron end")
THIRD = ("die 6 H1 6", "choose H1 card", "take S24", "end")
FOURTH = ("saffron die 2 H2 2", "saffron choose H2 journal", "saffron journal n1b", "saffron end")


def position(*lines: str) -> Played:
    state = with_player(begin(), 0, dice="1 4 6")
    return play(with_player(state, 1, dice="2 2 5"), *lines)


def test_a_die_on_the_city_of_the_board_pays_for_a_land_card() -> None:
    placed = position(*FIRST[:1])
    assert offered(placed.state) == ["pay", "skip"]
    paid = position(*FIRST[:2])
    assert (paid.player().provision, paid.player().silver) == (0, 4)
    assert offered(paid.state) == ["take", "skip"]
    taken = position(*FIRST[:3])
    assert taken.player().silver == 5
    decision = require(GAME.decision(taken.state))
    assert (decision.kind, decision.automatic_move) == ("wrap", ("end",))


def test_rows_are_refilled_at_the_end_and_everybody_learns() -> None:
    ended = position(*FIRST)
    assert ended.row("land") == ["L05", "L01", "L19", "L22"]
    assert ended.informed_seats() == [(), (), (), (0, 1)]


def test_a_worker_must_do_something() -> None:
    placed = position(*FIRST, *SECOND[:1])
    assert offered(placed.state, seat=1) == ["tile"]


def test_a_tile_covers_a_bonus() -> None:
    laid = position(*FIRST, *SECOND[:2])
    assert (laid.player(1).silver, laid.player(1).provision) == (0, 3)
    decision = require(GAME.decision(laid.state))
    assert decision.automatic_move == ()
    assert position(*FIRST, *SECOND).informed_seats()[-1] == ()


def test_a_telescope_gains_a_space_card() -> None:
    chosen = position(*FIRST, *SECOND, *THIRD[:2])
    assert offered(chosen.state, "take") == ["S08", "S24", "S03", "S13"]
    taken = position(*FIRST, *SECOND, *THIRD[:3])
    assert taken.player().silver == 1
    assert position(*FIRST, *SECOND, *THIRD).row("space") == ["S08", "S03", "S13", "S17"]
    assert position(*FIRST, *SECOND, *THIRD).informed_seats()[-1] == (0, 1)


def test_a_pigeon_journals() -> None:
    stepped = position(*FIRST, *SECOND, *THIRD, *FOURTH[:3])
    assert stepped.player(1).node == "n1b"
    assert stepped.player(1).workers == (1, 1, 0)
    assert stepped.player(1).guilds == (0, 1, 3)
    assert stepped.asks() == "wrap"
    ended = position(*FIRST, *SECOND, *THIRD, *FOURTH)
    assert ended.player(1).dice == (2, 5)
    assert ended.player(1).placed == (("H2", 2),)


def test_every_word_of_it_is_offered_one_by_one() -> None:
    lines = (*FIRST, *SECOND, *THIRD, *FOURTH)
    for number, line in enumerate(lines):
        seat = int(line.startswith("saffron"))
        words = tuple(line.removeprefix("saffron ").split())
        before = position(*lines[:number]).state
        assert words in set(every_move(GAME, before, seat, words[:1]))
        for place in range(len(words)):
            assert words[place] in GAME.words(before, seat, words[:place])
        assert STOP in GAME.words(before, seat, words)
