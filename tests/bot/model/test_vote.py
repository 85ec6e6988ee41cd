"""Votes: the voters, the decision, and the moment that has passed."""

import pytest
from msgspec.structs import replace

from bot.model.roster import Chair, Roster
from bot.model.vote import Verdict, Vote, VoteKind, count_ballots, has_lapsed, votes_needed, voting_seats
from engine.record import Entry

ANN, BEN, CYD, DAN = 1, 2, 3, 4
FOUR = Roster(tuple(Chair("", user, str(user)) for user in (ANN, BEN, CYD, DAN)))
WITH_COMPUTER = Roster((*FOUR.chairs[:3], Chair("", None, "Computer")))
LOG = (Entry(1, 0, ("pass",)), Entry(2, 1, ("pass",)))
ABOUT_CYD = Vote(7, "computer", 2, "", about=2, absent=True, sitter=CYD)


def cast(vote: Vote, *ballots: tuple[int, bool]) -> Vote:
    return replace(vote, ballots=ballots)


def test_absent_players_and_computers_have_no_vote() -> None:
    assert voting_seats(ABOUT_CYD, FOUR) == (0, 1, 3)
    assert voting_seats(ABOUT_CYD, WITH_COMPUTER) == (0, 1)
    assert voting_seats(replace(ABOUT_CYD, absent=False), WITH_COMPUTER) == (0, 1, 2)


@pytest.mark.parametrize(
    ("kind", "roster", "enough"),
    [("computer", FOUR, 2), ("computer", WITH_COMPUTER, 2), ("undo", FOUR, 4), ("undo", WITH_COMPUTER, 3)],
)
def test_more_than_half_or_all_must_agree(kind: VoteKind, roster: Roster, enough: int) -> None:
    about = {"undo": 1}.get(kind, 2)
    assert votes_needed(replace(ABOUT_CYD, kind=kind, about=about, absent=kind != "undo"), roster) == enough


@pytest.mark.parametrize(
    ("kind", "ballots", "decided"),
    [
        ("computer", [(0, True)], ""),
        ("computer", [(0, True), (2, True)], ""),
        ("computer", [(0, True), (1, True)], "agreed"),
        ("substitute", [(0, True), (3, True)], "offered"),
        ("computer", [(0, True), (1, False)], ""),
        ("computer", [(1, False), (3, False)], "rejected"),
    ],
)
def test_it_is_decided_as_soon_as_nothing_can_change_it(
    kind: VoteKind, ballots: list[tuple[int, bool]], decided: Verdict
) -> None:
    assert count_ballots(cast(replace(ABOUT_CYD, kind=kind), *ballots), FOUR) == decided


def test_one_no_ends_what_all_must_agree_to() -> None:
    undo = Vote(7, "undo", 2, "", about=1)
    assert count_ballots(cast(undo, (0, True), (1, True), (2, True)), FOUR) == ""
    assert count_ballots(cast(undo, (0, True), (1, False)), FOUR) == "rejected"
    assert count_ballots(cast(undo, *((seat, True) for seat in range(4))), FOUR) == "agreed"


def test_a_verdict_is_final() -> None:
    assert count_ballots(replace(ABOUT_CYD, verdict="offered"), WITH_COMPUTER) == "offered"


@pytest.mark.parametrize(
    ("vote", "log", "over"),
    [
        (ABOUT_CYD, LOG, False),
        (ABOUT_CYD, (*LOG, Entry(3, 1, ("pass",))), False),
        (ABOUT_CYD, (*LOG, Entry(3, 2, ("pass",))), True),
        (replace(ABOUT_CYD, sitter=DAN), LOG, True),
        (replace(ABOUT_CYD, kind="return", wanting=9), (*LOG, Entry(3, 2, ("pass",))), False),
        (replace(ABOUT_CYD, kind="return", wanting=ANN), LOG, True),
        (Vote(7, "undo", 2, "", about=1), LOG, False),
        (Vote(7, "undo", 1, "", about=1), LOG, True),
        (Vote(7, "end", 0, ""), LOG, False),
    ],
)
def test_it_lapses_when_its_moment_has_passed(vote: Vote, log: tuple[Entry, ...], over: bool) -> None:
    assert has_lapsed(vote, True, FOUR, log) is over
    assert has_lapsed(vote, False, FOUR, log)
