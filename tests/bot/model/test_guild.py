"""A server's rules are applied to a person's wishes."""

import pytest

from bot.model.errors import OpeningRolesDeleted, TooManyLobbies, TooManySeats, WrongChannel, WrongRole
from bot.model.guild import (
    GuildSettings,
    UnfinishedTable,
    require_free_lobby,
    require_free_seat,
    require_open_channel,
    require_opening_role,
)

HERE, THERE = 70, 71
SCRIBES, BARDS = 80, 81
ANN, BEN = 1, 2
STANDING = (UnfinishedTable(1, HERE, False, (ANN, BEN)), UnfinishedTable(2, THERE, True, (ANN,)))


def test_a_channel_counts_as_long_as_it_exists() -> None:
    require_open_channel(GuildSettings(9), HERE, {HERE, THERE})
    require_open_channel(GuildSettings(9, channel=HERE), HERE, {HERE, THERE})
    require_open_channel(GuildSettings(9, channel=THERE), HERE, {HERE})
    with pytest.raises(WrongChannel) as refused:
        require_open_channel(GuildSettings(9, channel=THERE), HERE, {HERE, THERE})
    assert refused.value.facts == (("channel", "<#71>"),)


def test_one_of_the_roles_is_enough_and_deleted_ones_are_not_named() -> None:
    server = GuildSettings(9, roles=(SCRIBES, BARDS))
    require_opening_role(GuildSettings(9), (), ())
    require_opening_role(server, (7, BARDS), (7, SCRIBES, BARDS))
    with pytest.raises(WrongRole) as refused:
        require_opening_role(server, (7,), (7, BARDS))
    assert refused.value.facts == (("roles", ("<@&81>",)),)
    with pytest.raises(OpeningRolesDeleted):
        require_opening_role(server, (7,), (7,))


def test_the_seat_limit_ignores_a_table_where_the_person_already_sits() -> None:
    server = GuildSettings(9, seats=2)
    require_free_seat(server, STANDING, BEN)
    require_free_seat(server, STANDING, ANN, 2)
    require_free_seat(GuildSettings(9, seats=0), STANDING, ANN)
    with pytest.raises(TooManySeats) as refused:
        require_free_seat(server, STANDING, ANN, 3)
    assert refused.value.facts == (("most", 2), ("places", ("<#70>", "<#71>")))


def test_only_lobbies_count_as_lobbies() -> None:
    require_free_lobby(GuildSettings(9), STANDING)
    require_free_lobby(GuildSettings(9, lobbies=2), STANDING)
    with pytest.raises(TooManyLobbies) as refused:
        require_free_lobby(GuildSettings(9, lobbies=1), STANDING)
    assert refused.value.facts == (("most", 1), ("places", ("<#71>",)))
