"""Measure how far reviews can be trusted: `python -m tests.bench.reviews GAME --games 10 [--option pieces=3]`.

Computers play games for two. A remark about one of their moves is false: a computer played it, and with other luck
computers would play another. Then chance makes one decision of each game; a blunder is the first such move that does
something and costs much in further positions, which the review never sees. The script shows how many are found. With
`--verb withdraw` each blunder is a withdrawn leader.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from statistics import fmean

from engine import ai
from engine.ai.chooser import SampledPositions, make_position_judge
from engine.ai.evaluator import evaluator_of
from engine.ai.reviewing import loss_evaluator
from engine.chance import Chance
from engine.game import Seat, Words
from engine.moves import every_move, random_move
from engine.registry import AnyGame, find_game
from tests.bench.arena import wilson
from tests.bench.greedy import IDLE
from tests.engine.playouts import seed

SEEN, OTHER = 0, 1_000_000
"""First numbers of the luck with which games are played and moves are reviewed."""

FROM, UNTIL = 20, 120
"""Between these decisions of a game, chance makes one."""

COSTLY = 1.5
"""A blunder costs so many times as much as the least loss that is reported."""

CHECKED = 40
"""Number of further positions in which a blunder is checked."""


@dataclass(frozen=True)
class Choice:
    """A decision with several moves: the view of the seat, and the move that was played."""

    view: object
    seat: Seat
    move: Words


def choices(game: AnyGame, options: dict[str, str], number: int) -> Iterator[Choice]:
    """Yield the decisions with several moves in a game of computers."""
    chance = Chance(seed(SEEN + number))
    full = {option.name: option.choices[0] for option in game.options} | options
    state, lucks = game.setup(game.marks[:2], full, chance), chance.stream("thoughts")
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        view, luck = game.view(state, seat), seed(lucks.below(1 << 62))
        several = len(list(islice(every_move(game, state, seat), 2))) > 1
        move = ai.choose(game, view, seat, Chance(luck))
        if several:
            yield Choice(view, seat, move)
        state = game.play(state, seat, move).state


def blunder(game: AnyGame, options: dict[str, str], number: int, verb: str) -> tuple[int, Choice] | None:
    """Return the first costly move that chance would make in a game of computers, with the number of its decision: with
    `verb` any move of that kind, else one that does something. None if there is none."""
    for place, choice in islice(enumerate(choices(game, options, number)), FROM + number % 5, UNTIL):
        luck = Chance(seed(place))
        imagined, stream = game.sample_state(choice.view, luck), luck.stream("blunder")
        if verb and verb not in game.words(imagined, choice.seat, ()):
            continue
        own = list(every_move(game, imagined, choice.seat, (verb,))) if verb else ()
        move = stream.choice(own) if own else random_move(game, imagined, choice.seat, stream)
        bad, reported = Choice(choice.view, choice.seat, move), ai.review_limits(game, choice.view)
        if move == choice.move or move[0] in IDLE or reported is None:
            continue
        if verb or loss(game, bad, Chance(seed(7))) >= COSTLY * (reported.min_certain_loss or reported.min_loss):
            return place, bad
    return None


def loss(game: AnyGame, choice: Choice, luck: Chance) -> float:
    """Return how much less a move is worth than the usual player's, in further positions."""
    evaluator, limits = evaluator_of(game), ai.review_limits(game, choice.view)
    assert evaluator is not None
    assert limits is not None
    usual = ai.choose(game, choice.view, choice.seat, luck)
    judged = loss_evaluator(evaluator, limits)
    judge = make_position_judge(game, judged, game.sample_state(choice.view, luck), choice.seat)
    worlds = list(SampledPositions(game, choice.view, luck, CHECKED))

    def mean(move: Words) -> float:
        return fmean(judge(evaluator.outcome(world, choice.seat, move))[0][1] for world in worlds)

    return mean(usual) - mean(choice.move)


def main() -> None:
    """Play, review and report."""
    words = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    words.add_argument("game")
    words.add_argument("--games", type=int, default=10)
    words.add_argument("--first", type=int, default=0)
    words.add_argument("--verb", default="", help="plant moves with this verb, whatever they cost")
    words.add_argument("--option", nargs="*", default=[], metavar="NAME=CHOICE")
    wanted = words.parse_args()
    game, options = ai.remember_open_cards(find_game(wanted.game)), dict(one.split("=") for one in wanted.option)
    decisions = false = planted = found = 0
    for number in range(wanted.first, wanted.first + wanted.games):
        for place, choice in enumerate(choices(game, options, number)):
            decisions += 1
            remark = ai.review_move(game, choice.view, choice.seat, choice.move, Chance(seed(OTHER + place)))
            if remark is not None:
                false += 1
                sys.stderr.write(f"game {number}, decision {place}: {remark}\n")
    sys.stdout.write(f"{game.name}: {false} remarks about {decisions} decisions of computers in {wanted.games} games\n")
    for number in range(wanted.first, wanted.first + wanted.games):
        made = blunder(game, options, number, wanted.verb)
        if made is not None:
            place, bad = made
            planted += 1
            remark = ai.review_move(game, bad.view, bad.seat, bad.move, Chance(seed(OTHER + place)))
            found += remark is not None
            sys.stderr.write(f"game {number}, decision {place}, {bad.move}: {remark}\n")
    low, high = wilson(found, planted)
    sys.stdout.write(f"{found} of {planted} blunders found ({100 * low:.0f}-{100 * high:.0f} %)\n")


if __name__ == "__main__":
    main()
