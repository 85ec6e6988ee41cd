"""A server's rules are applied to a person's wishes."""

import pytest

from bot.model.errors import RolesGone, TooManyLobbies, TooManySeats, WrongChannel, WrongRole
from bot.model.guild import GuildSettings, UnfinishedTable, check_lobbies, check_place, check_roles, check_seats

HERE, THERE = 70, 71
SCRIBES, BARDS = 80, 81
ANN, BEN = 1, 2
STANDING = (UnfinishedTable(1, HERE, False, (ANN, BEN)), UnfinishedTable(2, THERE, True, (ANN,)))


def test_a_channel_counts_as_long_as_it_exists() -> None:
    check_place(GuildSettings(9), HERE, {HERE, THERE})
    check_place(GuildSettings(9, channel=HERE), HERE, {HERE, THERE})
    check_place(GuildSettings(9, channel=THERE), HERE, {HERE})
    with pytest.raises(WrongChannel) as refused:
        check_place(GuildSettings(9, channel=THERE), HERE, {HERE, THERE})
    assert refused.value.facts == (("channel", "<#71>"),)


def test_one_of_the_roles_is_enough_and_deleted_ones_are_not_named() -> None:
    server = GuildSettings(9, roles=(SCRIBES, BARDS))
    check_roles(GuildSettings(9), (), ())
    check_roles(server, (7, BARDS), (7, SCRIBES, BARDS))
    with pytest.raises(WrongRole) as refused:
        check_roles(server, (7,), (7, BARDS))
    assert refused.value.facts == (("roles", ("<@&81>",)),)
    with pytest.raises(RolesGone):
        check_roles(server, (7,), (7,))


def test_seats_are_counted_but_not_where_somebody_sits_already() -> None:
    server = GuildSettings(9, seats=2)
    check_seats(server, STANDING, BEN)
    check_seats(server, STANDING, ANN, 2)
    check_seats(GuildSettings(9, seats=0), STANDING, ANN)
    with pytest.raises(TooManySeats) as refused:
        check_seats(server, STANDING, ANN, 3)
    assert refused.value.facts == (("most", 2), ("places", ("<#70>", "<#71>")))


def test_only_lobbies_count_as_lobbies() -> None:
    check_lobbies(GuildSettings(9), STANDING)
    check_lobbies(GuildSettings(9, lobbies=2), STANDING)
    with pytest.raises(TooManyLobbies) as refused:
        check_lobbies(GuildSettings(9, lobbies=1), STANDING)
    assert refused.value.facts == (("most", 1), ("places", ("<#71>",)))
