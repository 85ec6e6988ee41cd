"""Explanations of components."""

from engine.kit.explaining import among, clause, part


def test_what_is_about_another_number_of_players_is_left_out() -> None:
    two, three = (clause("ahead", players=number, count=number) for number in (2, 3))
    home, by_number = clause("home"), clause("frame", part("points", (two, three), "beside"))
    assert among((home, by_number), 2) == (home, clause("frame", part("points", (two,), "beside")))
    assert among((home, by_number), 4) == (home,)
    assert among((clause("empty", part("points", ())),), 4) == (clause("empty", part("points", ())),)
