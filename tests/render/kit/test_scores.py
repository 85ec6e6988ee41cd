"""How points are compared."""

from render.kit.score_sheet import filled, ranked, totals


def test_treasures_go_where_the_least_is() -> None:
    assert filled((3, 1, 2, 2), 3) == (0, 2, 1, 0)
    assert totals((3, 1, 2, 2), 3) == (3, 3, 3, 2)


def test_the_weakest_colour_decides_then_the_next() -> None:
    assert ranked([((4, 4, 4, 4), 0), ((9, 9, 9, 3), 0), ((4, 4, 5, 4), 0)]) == (2, 3, 1)


def test_equal_scores_share_a_rank() -> None:
    assert ranked([((1, 2, 3, 4), 0), ((4, 3, 2, 0), 1), ((0, 0, 0, 0), 0)]) == (1, 1, 3)
