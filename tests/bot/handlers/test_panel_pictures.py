"""A panel's pictures at the beginning of a move."""

import pytest

from bot.handlers.panel import renew_panel
from bot.model.person import Panel
from engine.registry import find_game
from render.service import PictureService
from tests.engine.playouts import playout
from tests.support.core import Core, core
from tests.support.live_tables import table_at, user_on
from tests.support.unpainted import no_picture

__all__ = ["core"]


async def pictures(core: Core, game: str, kind: str) -> list[str]:
    """The texts of the pictures of the player who is asked the first question of that kind in random games."""
    for number in range(20):
        random = playout(find_game(game), number)
        for played in random.played:
            table = table_at(find_game(game), random.header, played.before)
            if table.decision is not None and table.decision.kind == kind:
                panel = await renew_panel(
                    core.services, table, Panel(user_on(played.seat), table.id, 1, "", 0.0, 0, (), since=0)
                )
                return [card.alt for card in panel.pictures or ()]
    raise LookupError(kind)


@pytest.mark.parametrize(
    ("game", "kind", "told"),
    [
        ("mesopotamia", "quests", "VP"),
        ("tigris", "treasure", "take the treasure on"),
        ("wayfarers", "onward", "one more journal step"),
        ("kings", "war", "conflict"),
    ],
)
async def test_the_only_question_there_is_has_its_choices_drawn(
    core: Core, monkeypatch: pytest.MonkeyPatch, game: str, kind: str, told: str
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    assert any(told in text for text in await pictures(core, game, kind))


@pytest.mark.parametrize(("game", "kind"), [("tigris", "act"), ("kings", "act"), ("wayfarers", "turn")])
async def test_an_open_turn_begins_with_what_is_held(
    core: Core, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    first, *_ = await pictures(core, game, kind)
    assert not first.startswith("Your choices:")


async def test_few_moves_of_two_kinds_are_drawn_together(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    game = find_game("mesopotamia")
    random = playout(game, 4)
    played = next(one for one in random.played if set(game.words(one.before, one.seat, ())) >= {"gather", "trade"})
    table = table_at(game, random.header, played.before)
    before = Panel(user_on(played.seat), table.id, 1, "", 0.0, 0, (), since=0)
    panel = await renew_panel(core.services, table, before)
    first, *_ = [card.alt for card in panel.pictures or ()]
    assert "gather" in first
    assert "trade" in first
