"""How the chairs of a table change while its players gather, and who gets which seat."""

from dataclasses import replace

from bot.model.errors import AlreadyJoined, MarkTaken, NoComputer, TableFull, UnknownMark
from bot.model.table import Chair, Roster
from bot.text.voice import Voice
from engine.chance import Chance
from engine.games import AnyGame


def joined(roster: Roster, game: AnyGame, user: int, name: str, mark: str) -> Roster:
    """Return the roster with `user` as `mark` (empty: any that is left); who sits already changes to it. Raises
    Refused.
    """
    seat = roster.seat_of(user)
    if mark:
        _free(roster, game, mark, user)
    if seat is None:
        return _with(roster, game, Chair(mark, user, name))
    if not mark or roster.marks[seat] == mark:
        raise AlreadyJoined
    return replaced(roster, seat, replace(roster.chairs[seat], mark=mark))


def with_computer(roster: Roster, game: AnyGame, language: str) -> Roster:
    """Return the roster with one more computer player. Raises TableFull."""
    return _with(roster, game, Chair("", None, computer_name(roster, language)))


def without_computer(roster: Roster) -> Roster:
    """Return the roster without the computer player that came last. Raises NoComputer."""
    computers = [seat for seat, chair in enumerate(roster.chairs) if chair.user is None]
    if not computers:
        raise NoComputer
    return without(roster, computers[-1])


def computer_name(roster: Roster, language: str) -> str:
    """Return the name of the next computer player."""
    voice = Voice(language)
    names = (voice.say("computer-name", number=number) for number in range(1, len(roster.chairs) + 2))
    return next(name for name in names if name not in roster.names)


def without(roster: Roster, seat: int) -> Roster:
    """Return the roster without one chair."""
    return Roster(roster.chairs[:seat] + roster.chairs[seat + 1 :])


def replaced(roster: Roster, seat: int, chair: Chair) -> Roster:
    """Return the roster with another chair on one seat."""
    return Roster((*roster.chairs[:seat], chair, *roster.chairs[seat + 1 :]))


def rotated(roster: Roster) -> Roster:
    """Return the roster with the next chair first."""
    return Roster((*roster.chairs[1:], *roster.chairs[:1]))


def seated(roster: Roster, game: AnyGame, chance: Chance, *, ordered: bool = False) -> Roster:
    """Return the roster in the order of play, shuffled unless it is `ordered`, with marks for those who chose none."""
    left = iter(chance.stream("marks").shuffled([mark for mark in game.marks if mark not in roster.marks]))
    chairs = [chair if chair.mark else replace(chair, mark=next(left)) for chair in roster.chairs]
    return Roster(tuple(chairs) if ordered else chance.stream("seats").shuffled(chairs))


def _with(roster: Roster, game: AnyGame, chair: Chair) -> Roster:
    if len(roster.chairs) >= game.seats[-1]:
        raise TableFull(game)
    return Roster((*roster.chairs, chair))


def _free(roster: Roster, game: AnyGame, mark: str, user: int) -> None:
    if mark not in game.marks:
        raise UnknownMark(mark)
    if any(chair.mark == mark and chair.user != user for chair in roster.chairs):
        raise MarkTaken(mark)
