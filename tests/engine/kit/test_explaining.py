"""Explanations of components."""

from engine.kit.explaining import clause, clauses_for_players, part


def test_texts_for_other_player_counts_are_left_out() -> None:
    two, three = (clause("ahead", players=number, count=number) for number in (2, 3))
    home, by_number = clause("home"), clause("frame", part("points", (two, three), "beside"))
    assert clauses_for_players((home, by_number), 2) == (home, clause("frame", part("points", (two,), "beside")))
    assert clauses_for_players((home, by_number), 4) == (home,)
    assert clauses_for_players((clause("empty", part("points", ())),), 4) == (clause("empty", part("points", ())),)
