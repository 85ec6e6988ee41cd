"""A thousand games of all modes end."""

import pytest

from tests.engine.games.mesopotamia.playing import GAME, TABLES, Table, played_out

THOUSAND = 1000


@pytest.mark.full
@pytest.mark.parametrize("table", TABLES, ids=lambda table: "-".join((str(table.seats), *table.options.values())))
def test_a_thousand_games_end(table: Table) -> None:
    for number in range(THOUSAND, THOUSAND + -(-THOUSAND // len(TABLES))):
        game = played_out(table, number)
        assert GAME.result(game.states[-1]) is not None
