"""Words, decisions, state and views (26-28)."""

from collections import Counter

import pytest
from msgspec.structs import replace

from engine import codec
from engine.chance import Chance
from engine.games.mesopotamia.content.load import EARLIER_EDITIONS, HOUSE_CONTENT, house_files, load_content
from engine.games.mesopotamia.content.tables import DIE_COLOURS, PIECES, UNIT_KINDS
from engine.games.mesopotamia.play import Mesopotamia
from engine.games.mesopotamia.reading.board import count_pieces, unit_limit
from engine.games.mesopotamia.state import Act, Explore, State
from engine.moves import every_move
from engine.record import BadRecord
from engine.replay import begin_fold
from tests.engine.games.mesopotamia.playing import TABLES, header, played_out
from tests.engine.games.mesopotamia.positions import (
    GAME,
    MAP,
    after,
    asked,
    at,
    bare,
    battle_phase,
    begun,
    having,
    kind,
    running,
    say,
    seals,
    ship,
    start,
    turn_of,
    with_dice,
    words,
)
from tests.support.diagrams.legend import BadDiagram
from tests.support.diagrams.mesopotamia import read_diagram
from tests.support.require import require

BATTLE = ("sumer 1 archer 1 spearman", "babylon 1 spearman 1 archer 1 rider")


def battle(bones: int = 6, combat: str = "full") -> State:
    state = seals(at(bare(combat=combat), "C3", *BATTLE), events="sumer 3 babylon 3")
    return battle_phase(having(having(state, "sumer", f"{bones} bone"), "babylon", f"{bones} bone")).state


def test_R26_1_one_choice_has_one_wording() -> None:
    state = having(with_dice(bare(), "sumer", "black-lu", "white-an", "white-an"), "sumer", "3 tablet")
    assert words(state, "reroll") == {"white-an", "black-lu"}
    assert words(state, "reroll black-lu") == {""}
    moves = list(every_move(GAME, state, 0))
    assert len(moves) == len(set(moves))


def test_R26_2_done_ends_an_action_which_also_ends_by_itself() -> None:
    state = after(bare(), "sumer use gather")
    assert "done" in words(state)
    assert kind(after(state, "sumer gather home wood")) == "act"
    grown = after(having(bare(), "sumer", "9 food"), "sumer use growth")
    assert kind(grown) == "act"


def test_R26_3_only_groups_of_two_battles_are_ordered_and_held_units_stop() -> None:
    assert kind(battle()) == "bid"
    state = turn_of(at(at(bare(), "C3", "sumer 2 rider"), "B3", "babylon 1 archer"), 0, Explore(1), Act())
    assert words(state, "move C3 rider B3") == {""}
    assert words(state, "move C3") == {"rider"}


def test_R26_4_every_row_gets_a_unit_and_lists_stay_short() -> None:
    rich = battle(25)
    assert len(list(every_move(GAME, rich, 0))) == 3276


def test_R26_5_words_offer_only_dice_that_still_help() -> None:
    state = with_dice(bare(), "sumer", "white-ki", "white-ki", "black-gal")
    assert words(state, "use gather") == {"", "white-ki"}
    assert words(state, "use gather white-ki") == {""}


def test_R26_6_menus_stay_within_their_size() -> None:
    state = bare("sumer", "babylon", "akkad", "elam")
    for area, army in (("A2", "3 spearman"), ("B1", "3 archer"), ("B2", "2 rider"), ("B3", "2 chariot")):
        state = at(state, area, f"sumer {army}", settlement="sumer" if area != "B3" else "")
    for border in ("A1-A2", "A1-B1", "A1-B2"):
        state = ship(state, "sumer", border)
    assert len(words(after(state, "sumer use gather"), "gather")) <= 25
    assert len(words(battle(24), "bid")) == 25


@pytest.mark.parametrize("kind_", ["home", "die", "camp", "harbour", "quests"])
def test_R27_1_questions_of_the_set_up(kind_: str) -> None:
    state, kinds = start("ebla", "elam", "sumer"), set()
    while kind(state) != "act":
        kinds.add(kind(state))
        decision = require(GAME.decision(state))
        assert decision.private == (decision.kind == "quests")
        move = next(iter(every_move(GAME, state, decision.seats[0])))
        state = GAME.play(state, decision.seats[0], move).state
    assert kind_ in kinds


def test_R27_2_the_player_in_turn_is_asked_for_the_parts_of_a_turn() -> None:
    state = begun()
    assert (kind(state), asked(state)) == ("act", ("babylon",))
    assert kind(after(state, "babylon use explore")) == "explore"
    assert kind(after(state, "babylon use gather")) == "gather"


def test_R27_3_in_the_battle_phase_people_are_asked_out_of_turn() -> None:
    state = battle()
    decision = require(GAME.decision(state))
    assert (decision.kind, decision.seats, decision.private) == ("bid", (0, 1), True)


def test_R27_4_at_the_end_of_the_round_occupiers_and_new_owners_are_asked() -> None:
    state = battle_phase(running(at(bare(), "B2", "babylon 1 spearman", settlement="sumer"), "B2", "d1", "sumer")).state
    assert (kind(state), asked(state)) == ("settlement", ("babylon",))
    assert kind(after(state, "babylon conquer")) == "event"


def test_R27_5_in_a_solo_battle_the_human_is_asked() -> None:
    kinds = {GAME.decision(state).kind for state in played_out(TABLES[5], 5).states[:-1]}  # type: ignore[union-attr]  # nobody has won
    assert kinds & {"act", "quests"}
    assert kind(GAME.setup(("sumer",), {"mode": "ur"}, Chance(bytes(32)))) == "die"


def test_R27_6_the_end_of_the_turn_is_automatic_when_nothing_else_is_left() -> None:
    state = after(with_dice(bare(), "sumer"), "sumer use gather", "sumer done")
    decision = require(GAME.decision(state))
    assert decision.automatic_move == ("end",)
    decision = require(GAME.decision(bare()))
    assert decision.automatic_move == ()


def test_R27_7_questions_with_one_answer_are_not_asked() -> None:
    state = after(start("sumer", "babylon"), "babylon home 1")
    assert state.realms[0].home == MAP.homes[1]
    poor = battle_phase(seals(at(bare(), "C3", *BATTLE), events="sumer 3 babylon 3")).state
    assert kind(poor) == "row"


def test_R27_8_a_bid_is_a_secret_until_both_are_in() -> None:
    state = battle()
    seen = {repr(GAME.view(after(state, f"sumer bid {bid} 0 0"), 1)) for bid in range(4)}
    assert len(seen) == 1


def test_R27_9_standing_orders() -> None:
    tribe = battle_phase(at(bare(), "B3", "sumer 1 archer", "tribe 1 spearman 1 archer")).state
    total = require(tribe.battle).tribe
    bid = GAME.standing_answer(GAME.view(tribe, 1), {("tribe", "any"): "even"})
    assert bid == ("bid", str(total - 2 * (total // 3)), str(total // 3), str(total // 3))
    settled = battle_phase(at(bare(), "B2", "babylon 1 spearman", settlement="sumer")).state
    assert GAME.standing_answer(GAME.view(settled, 1), {("settlement", "any"): "destroy"}) == ("destroy",)
    placing = after(battle(), "sumer bid 0 0 0", "babylon bid 3 0 0")
    ordered = require(GAME.standing_answer(GAME.view(placing, 1), {("place", "any"): "first"}))
    assert ordered[0] == "place"
    assert GAME.standing_answer(GAME.view(battle(), 0), {("place", "any"): "first"}) is None


def test_R28_1_a_move_repeated_rolls_the_same() -> None:
    state = with_dice(bare(), "sumer", "white-an")
    assert after(state, "sumer end") == after(state, "sumer end")
    assert state.hidden.key
    assert GAME.view(state, 0).position.hidden.key == b""


def test_R28_2_what_is_hidden() -> None:
    state = begun()
    seen = GAME.view(state, 0).position.hidden
    assert (seen.key, seen.tokens, seen.gardens, seen.deck) == (b"", (), (), ())
    assert seen.quests == (state.hidden.quests[0], ())
    assert seen.returned == (state.hidden.returned[0], "")


def test_R28_3_a_record_folds_with_its_own_content_only() -> None:
    other = load_content({"costs.json": _costs()})
    both = Mesopotamia(HOUSE_CONTENT, other)
    assert both.options[-1].choices == (HOUSE_CONTENT.digest, other.digest)
    head = header(TABLES[0], 1)
    foreign = replace(head, options=(*head.options[:-1], ("content", other.digest)))
    assert begin_fold(both, foreign).state.content == other
    with pytest.raises(BadRecord, match="content"):
        begin_fold(GAME, foreign)


def test_R28_3_what_began_with_earlier_house_tables_goes_on() -> None:
    other = load_content({"costs.json": _costs()})
    both = Mesopotamia(HOUSE_CONTENT, other)
    replaced = dict(both.options[-1].replaced)
    assert (
        set(EARLIER_EDITIONS)
        == set(HOUSE_CONTENT.earlier)
        == {old for old, now in replaced.items() if now == HOUSE_CONTENT.digest}
    )
    assert len(other.earlier) == len(EARLIER_EDITIONS)
    for digest in (*HOUSE_CONTENT.earlier, *other.earlier):
        head = header(TABLES[0], 1)
        old = replace(head, options=(*head.options[:-1], ("content", digest)))
        state = begin_fold(both, old).state
        assert state.content.digest == digest
        assert digest not in both.options[-1].choices
    with pytest.raises(BadRecord, match="content"):
        begin_fold(GAME, old)


def _costs() -> str:
    return house_files()["costs.json"].replace('"cost": {"stone": 2}', '"cost": {"stone": 3}')


def test_R28_4_an_imagined_position_looks_the_same() -> None:
    state = begun()
    view = GAME.view(state, 1)
    imagined = GAME.sample_state(view, Chance(bytes(32)))
    assert GAME.view(imagined, 1) == view
    assert imagined.hidden.tokens != state.hidden.tokens


def test_R28_5_who_learned_what() -> None:
    state = after(start("babylon", "elam"), "elam home 2", "elam decline")
    keep = f"babylon keep {' '.join(state.hidden.quests[0][:3])}"
    assert say(state, keep).informed_seats == frozenset()
    last = f"elam keep {' '.join(state.hidden.quests[1][:3])}"
    assert say(after(state, keep), last).informed_seats == frozenset()
    sumer = after(start(), "babylon home 2", "sumer die white")
    first = f"sumer keep {' '.join(sumer.hidden.quests[0][:3])}"
    assert say(after(sumer, first), f"babylon keep {' '.join(sumer.hidden.quests[1][:3])}").informed_seats == {0, 1}
    assert say(bare("babylon", "elam"), "babylon end").informed_seats == frozenset()


def test_R28_6_the_agenda_says_what_is_next() -> None:
    state = after(bare(), "sumer use gather")
    assert [type(task).__name__ for task in state.agenda] == ["Halves", "Act"]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_R28_7_nothing_is_lost_or_made_of_nothing(number: int) -> None:
    game = played_out(TABLES[number], 70 + number)
    for state in game.states[::5]:
        conserved(state)


def conserved(state: State) -> None:
    """Pieces, tokens, gardens, quests, dice and goods are as many as there are; no limit is broken."""
    content = state.content
    for player, realm in enumerate(state.realms):
        counts = count_pieces(state, player)
        assert all(0 <= count <= content.pieces[piece] for piece, count in zip(PIECES, counts, strict=True))
        assert state.config.mode in ("ur", "ashur") or sum(counts[:UNIT_KINDS]) <= max(2, unit_limit(state, player))
        assert min(realm.goods) >= 0
        assert len(realm.dice) <= realm.floors
        assert max(Counter(die.partition("-")[0] for die in realm.dice).values(), default=0) <= 2
        assert all(die.partition("-")[0] in DIE_COLOURS for die in realm.dice)
    tokens = [token for token in state.hidden.tokens if token]
    tokens += [spot.token for spot in state.spots if spot.token] + list(state.finished)
    assert len(tokens) == len(set(tokens))
    places = sum(
        bool(area.shape) for number, area in enumerate(content.map.areas) if number not in state.config.blocked
    )
    assert len(tokens) == places
    gardens = [name for realm in state.realms for name in realm.gardens] + [*state.hidden.gardens]
    assert len(gardens) + bool(state.garden) == 5
    quests = [name for held in state.hidden.quests for name in held] + [*state.hidden.deck, *state.hidden.returned]
    names = [name for name in quests if name]
    assert len(names) == len(set(names)) == sum(quest.set in state.config.sets for quest in content.quests.values())


def test_R28_8_the_diagram_shows_an_area_a_line() -> None:
    text = GAME.diagram(GAME.view(begun(), None))
    assert "C4 stone m? [sp1,ar2,ri1]" in text
    assert "A1 #1 . Su:sp1" in text


def test_R28_8_the_diagram_names_the_walls_that_were_torn_down() -> None:
    state = begun("akkad", mode="ashur")
    torn = replace(state, breaches=frozenset((MAP.by_name["B1"], MAP.by_name["A2"])))
    view = GAME.view(torn, None)
    assert "\nbreaches: A2,B1\n" in GAME.diagram(view)
    assert read_diagram(GAME.diagram(view)) == view
    assert "breaches" not in GAME.diagram(GAME.view(state, None))


def test_states_without_walls_and_sides_are_read_as_before() -> None:
    state = begun("akkad", mode="ashur")
    written = codec.dumps(state)
    assert "breaches" not in written
    assert "side" not in written
    torn = replace(state, breaches=frozenset((1,)))
    assert codec.loads(State, codec.dumps(torn)) == torn


def test_the_diagram_says_who_plays_together() -> None:
    view = GAME.view(begun("akkad", "elam", mode="kings", side="together"), None)
    assert "\nside: together\n" in GAME.diagram(view)
    assert read_diagram(GAME.diagram(view)) == view
    assert "side:" not in GAME.diagram(GAME.view(begun("akkad", "elam", mode="kings"), None))


def test_seats_see_their_own_quests_after_the_game() -> None:
    last = played_out(TABLES[0], 0).states[-1]
    assert GAME.view(last, None).position.hidden.quests == last.hidden.quests
    assert "Explore" in {type(task).__name__ for task in turn_of(bare(), 0, Explore(1)).agenda}


def test_a_diagram_of_an_event_where_none_can_lie_is_refused() -> None:
    text = GAME.diagram(GAME.view(begun(), None))
    assert read_diagram(text)
    with pytest.raises(BadDiagram):
        read_diagram(text.replace("\nE1 #4 .", "\nE1 #4 ?"))
