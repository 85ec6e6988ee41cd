"""Gathering and trade (11)."""

from msgspec.structs import replace

from engine.games.mesopotamia.content.load import HOUSE_CONTENT
from engine.games.mesopotamia.state import State
from tests.engine.games.mesopotamia.positions import after, at, bare, having, kind, refused, say, ship, words


def trader(level: int = 4) -> State:
    held = "9 stone 9 wood 9 clay 9 food 9 tablet 9 bone"
    return having(bare("sumer", "babylon", "akkad", "elam"), "sumer", held, f"gather {level}")


def test_R11_1_gather_has_two_halves() -> None:
    assert words(after(trader(), "sumer use gather")) == {"gather", "trade", "done"}


def test_R11_2_sources_are_home_settlements_units_and_ships() -> None:
    state = at(at(trader(), "B2", settlement="sumer"), "C3", "sumer 1 archer")
    state = after(ship(state, "sumer", "B2-B3"), "sumer use gather")
    assert words(state, "gather") == {"home", "settlement-B2", "archer-C3", "ship-B2-B3"}
    assert words(state, "gather home") == {"stone", "wood", "clay", "food"}
    assert words(state, "gather ship-B2-B3") == {"stone", "clay"}
    assert refused(state, "sumer gather archer-C3 food") == "11.2"


def test_R11_3_each_source_once_several_units_each() -> None:
    state = after(at(trader(), "C3", "sumer 2 archer"), "sumer use gather")
    state = after(state, "sumer gather archer-C3 wood", "sumer gather archer-C3 wood")
    assert "archer-C3" not in words(state, "gather")
    assert refused(state, "sumer gather archer-C3 wood") == "11.3"


def test_R11_4_a_unit_or_ship_at_home_gathers_nothing_there() -> None:
    state = after(ship(trader(), "sumer", "A1-B2"), "sumer use gather")
    assert words(state, "gather") == {"home", "ship-A1-B2"}
    assert words(state, "gather ship-A1-B2") == {"stone"}


def test_R11_5_enemies_do_not_prevent_gathering_blockers_do() -> None:
    state = at(having(bare(), "sumer", levels="gather 4"), "C3", "sumer 1 archer", "babylon 2 archer")
    state = after(at(state, "D2", "sumer 1 spearman"), "sumer use gather")
    assert "archer-C3" in words(state, "gather")
    assert refused(state, "sumer gather spearman-D2 stone") == "11.5"


def test_R11_6_tablets_and_bones_are_never_gathered() -> None:
    state = after(trader(), "sumer use gather")
    assert not words(state, "gather home") & {"tablet", "bone"}
    assert refused(state, "sumer gather home tablet") == "11.6"
    assert refused(state, "sumer gather home bone") == "11.6"


def test_R11_7_sections_up_to_the_level_and_ships_where_shown() -> None:
    low = words(after(trader(2), "sumer use gather"), "trade")
    assert {slot[0] for slot in low} == {"1", "2"}
    assert "23" not in low
    sailing = words(after(ship(trader(4), "sumer", "A1-A2"), "sumer use gather"), "trade")
    assert {"23", "32", "42", "43"} <= sailing
    state = after(trader(2), "sumer use gather")
    assert refused(state, "sumer trade 31") == "11.7"
    assert refused(state, "sumer trade 23") == "11.7"


def test_R11_8_a_free_token_takes_an_own_amphora_and_pays_the_supply() -> None:
    state = trader(1)
    token = HOUSE_CONTENT.tokens[state.market[0].token]
    step = say(after(state, "sumer use gather"), "sumer trade 11")
    assert step.state.market[0].amphora == 0
    held = [9 - cost + gain for cost, gain in zip(token.cost, token.gain, strict=True)]
    assert list(step.state.realms[0].goods) == held


def test_R11_9_anothers_token_pays_its_owner() -> None:
    state = trader(1)
    stalls = (replace(state.market[0], amphora=1), *state.market[1:])
    state = after(replace(state, market=stalls), "sumer use gather", "sumer trade 11")
    assert state.realms[1].goods == HOUSE_CONTENT.tokens[stalls[0].token].cost
    assert state.market[0].amphora == 1


def test_R11_10_no_amphora_no_free_token() -> None:
    state = trader(4)
    stalls = tuple(replace(stall, amphora=0 if place > 5 else None) for place, stall in enumerate(state.market))
    state = after(replace(state, market=stalls), "sumer use gather")
    assert refused(state, "sumer trade 11") == "11.10"
    assert "33" in words(state, "trade")


def test_R11_11_gathered_goods_may_pay_and_trade_may_come_first() -> None:
    state = replace(trader(1), market=trader(1).market)
    cost = HOUSE_CONTENT.tokens[state.market[0].token].cost
    assert max(cost[:4]) > 0
    first = after(state, "sumer use gather", "sumer trade 11")
    assert kind(first) == "gather"
    second = after(first, "sumer gather home wood")
    assert second.realms[0].goods != first.realms[0].goods
