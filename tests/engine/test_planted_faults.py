"""Each promise sees the faults that it is for, so that the conformance test stays honest."""

import dataclasses
from functools import cache

import pytest
from msgspec.structs import replace

from engine.registry import AnyGame, find_game
from tests.engine import conformance as promised
from tests.engine import conformance_explained as explaining
from tests.engine import conformance_standing as standing
from tests.engine import faults
from tests.engine.conformance import Promise
from tests.engine.playouts import Playout, playout
from tests.engine.test_conformance import HOSTED

PLANTED: tuple[tuple[AnyGame, Promise], ...] = (
    (faults.ShowsPurses(), promised.imaginations_look_the_same),
    (faults.ShowsAPurseToThePublic(), promised.imaginations_look_the_same),
    (faults.ShowsTheNextLot(), promised.imaginations_look_the_same),
    (faults.NotesHiddenDice(), promised.notes_are_facts_that_the_view_alone_tells),
    (faults.LosesToNobody(), promised.it_ends_with_a_result),
    (faults.ShowsBids(), promised.secret_choices_stay_secret),
    (faults.ShowsWhoBidsNothing(), promised.secret_choices_stay_secret),
    (faults.TellsBids(), promised.secret_choices_stay_secret),
    (faults.KeepsTheFirstBid(), promised.sealed_answers_may_be_replaced),
    (faults.TellsOfNewBids(), promised.sealed_answers_may_be_replaced),
    (faults.RewardsTheSlowest(), promised.secret_choices_commute),
    (faults.RollsHiddenDice(), promised.play_is_pure),
    (faults.ForgetsWhoLearned(), promised.only_who_learned_can_tell),
    (faults.HearsInvalidSeats(), promised.decisions_and_events_name_seats),
    (faults.ReturnsLists(), promised.states_and_views_survive_text),
    (faults.CountsInFractions(), promised.states_and_views_survive_text),
    (faults.OffersTheNeighboursCoins(), promised.imaginations_look_the_same),
    (faults.RefusesByTheNeighboursPurse(), promised.refusals_tell_nothing),
    (faults.RefusesWithoutARule(), promised.other_moves_are_refused),
    (faults.StumblesOverNonsense(), promised.other_moves_are_refused),
    (faults.AsksWhoHasChosen(), promised.decisions_and_events_name_seats),
    (faults.AsksNobody(), promised.decisions_and_events_name_seats),
    (faults.PassesForThePoor(), promised.imaginations_look_the_same),
    (faults.BidsByItself(), promised.automatic_moves_are_offered),
    (faults.PassesAtOnce(), promised.automatic_moves_are_offered),
    (faults.ImaginesTheTruth(), promised.imaginations_differ),
    (faults.SaysThatNothingIsHidden(), promised.imaginations_differ),
    (faults.ImaginesLotsInOrder(), promised.imaginations_differ),
    (faults.ImaginesTheSamePurses(), promised.imaginations_differ),
    (faults.FollowsWhatItDoesNotOffer(), promised.other_moves_are_refused),
    (faults.OffersAWordThatCannotBePlayed(), promised.offered_moves_are_accepted),
    (faults.OffersABlindAlley(), promised.offered_moves_are_accepted),
    (faults.OffersTwice(), promised.offered_moves_are_accepted),
    (faults.DrawsTooLittle(), promised.diagrams_tell_positions_apart),
    (faults.EndsTwice(), promised.it_ends_with_a_result),
    (faults.MisspellsItsVerbs(), promised.it_is_described),
    (faults.ExplainsNothing(), explaining.components_are_explained),
    (faults.ExplainsWhatThereIsNot(), explaining.components_are_explained),
    (faults.OrdersMoreThanThereIs(), standing.ordered_moves_are_offered),
    (faults.OrdersForOthers(), standing.ordered_moves_are_offered),
    (faults.OrdersByHiddenDice(), standing.ordered_moves_depend_on_the_view),
    (faults.ForgetsTheNarrowOrder(), standing.narrower_orders_go_first),
    (faults.IsNeverAsked(), standing.standing_orders_are_described),
    (faults.ShowsTheNextTile(), promised.imaginations_look_the_same),
    (faults.ShowsAHand(), promised.imaginations_look_the_same),
    (faults.TellsDrawnTiles(), promised.only_who_learned_can_tell),
    (faults.ForgetsWhoDrewTiles(), promised.only_who_learned_can_tell),
    (faults.ImaginesTheBagInOrder(), promised.imaginations_differ),
    (faults.ShowsTheNextCard(), promised.imaginations_look_the_same),
    (faults.ShowsAPile(), promised.imaginations_look_the_same),
    (faults.AsksOnlyWhoHoldsTheColour(), promised.imaginations_look_the_same),
    (faults.TellsDrawnCards(), promised.only_who_learned_can_tell),
    (faults.ForgetsWhoDrewCards(), promised.only_who_learned_can_tell),
    (faults.ImaginesTheDeckInOrder(), promised.imaginations_differ),
)


@cache
def sound_games(name: str) -> tuple[Playout[object], ...]:
    return tuple(playout(find_game(name, HOSTED), number) for number in range(24 if name == "auction" else 3))


def replayed(game: AnyGame, sound: Playout[object]) -> Playout[object]:
    """The same moves in the same positions, done by the faulty game."""
    steps = [replace(played, step=game.play(played.before, played.seat, played.move)) for played in sound.played]
    return dataclasses.replace(sound.rewound(), played=tuple(steps))


@pytest.mark.parametrize(("game", "promise"), PLANTED, ids=lambda part: getattr(part, "__name__", type(part).__name__))
def test_fault_is_seen(game: AnyGame, promise: Promise) -> None:
    games = [replayed(game, sound) for sound in sound_games(game.name)]
    with pytest.raises(AssertionError):
        promise(game, games)
