"""Orders in advance: the usual ones, and which goes before which."""

from msgspec.structs import replace

from engine.chance import Chance
from engine.game import OrderQuestion
from engine.standing_orders import open_question, order_for, orders_in_force
from tests.support.games.auction import Auction
from tests.support.games.auction_state import LOTS

STANDING = (
    OrderQuestion("attack", ("any", "king"), ("never", "win")),
    OrderQuestion("point", ("any", "red"), ("always", "never"), default_answer="always", prompt=True),
)


def test_usual_answers_hold_where_nothing_was_ordered() -> None:
    assert orders_in_force(STANDING, {("attack", "king"): "win"}) == {
        ("point", "any"): "always",
        ("attack", "king"): "win",
    }
    assert orders_in_force(STANDING, {("point", "any"): "never"}) == {("point", "any"): "never"}


def test_orders_that_the_game_no_longer_knows_are_left_out() -> None:
    old = {("attack", "queen"): "win", ("attack", "any"): "perhaps", ("dance", "any"): "never"}
    assert orders_in_force(STANDING[:1], old) == {}


def test_the_first_scope_that_fits_is_answered() -> None:
    orders = {("attack", "any"): "never", ("attack", "king"): "win"}
    assert order_for(orders, "attack", "king", "any") == "win"
    assert order_for(orders, "attack", "trader", "any") == "never"
    assert order_for(orders, "defence", "king", "any") == ""


def test_which_question_is_asked() -> None:
    game = Auction()
    state = game.setup(("red", "blue"), {}, Chance(bytes(32)))
    worth = next(lot for lot, value in LOTS.items() if value)
    for lots, name in (((worth,), "lot"), (("husk",), "rubbish")):
        asks = open_question(game, game.view(replace(state, lots=lots), 0))
        assert asks is not None
        assert asks.name == name
    chosen = game.play(state, 0, ("pass",)).state
    assert open_question(game, game.view(chosen, 0)) is None
