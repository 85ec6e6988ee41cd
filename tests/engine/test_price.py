"""A price is read from the notes of a choice, whatever else they tell."""

from engine.game import Facts, Price, SeatRef

NOTES: Facts = (("points", 2), ("good", "silver"), ("price", 3), ("net", 1), ("guild", ("trade",)), ("fee", SeatRef(1)))


def test_a_price_is_what_the_notes_say_of_paying() -> None:
    price = Price.of(NOTES)
    assert price.amounts == (("price", 3), ("net", 1), ("guild", ("trade",)), ("fee", SeatRef(1)))
    assert price.goods == {"silver", "trade"}
    assert (price.has_fee, price.has_side_cost, price.is_free) == (True, True, False)
    assert "fee" not in dict(price.without_fee)


def test_a_price_covered_by_discounts_is_free() -> None:
    assert Price.of((("good", "silver"), ("price", 3), ("net", 0))).is_free
    assert not Price.of((("points", 0),)).is_free
    assert not Price.of(()).has_side_cost


def test_prices_in_one_good_are_added() -> None:
    first = Price.of((("good", "silver"), ("price", 2), ("net", 1)))
    assert first.add_to_notes((("good", "silver"), ("price", 3), ("net", 3), ("to", "B4"))) == (
        ("good", "silver"),
        ("price", 5),
        ("net", 4),
        ("to", "B4"),
    )
    assert first.add_to_notes((("good", "provision"), ("price", 3))) is None
    assert first.add_to_notes((("price", ("silver",)),)) is None
    assert Price.of((("price", ("silver",)),)).add_to_notes((("price", ("silver",)),)) is None
