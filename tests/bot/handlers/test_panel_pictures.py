"""A panel's pictures at the beginning of a move."""

import pytest

from bot.handlers.panel import renew_panel
from bot.model.person import Panel
from engine.chance import Chance
from engine.moves import every_move
from engine.registry import find
from render.games.wayfarers.sprites.cards.choice import Choice
from render.scene import Scene
from render.service import PictureService
from tests.bot.handlers.test_panel_text import no_picture
from tests.engine.playouts import playout, seed
from tests.support.core import Core, core
from tests.support.live_tables import table_at, user_on

__all__ = ["core"]


async def pictures(core: Core, game: str, kind: str) -> list[str]:
    """The texts of the pictures of the player who is asked the first question of that kind in random games."""
    for number in range(20):
        random = playout(find(game), number)
        for played in random.played:
            table = table_at(find(game), random.header, played.before)
            if table.decision is not None and table.decision.kind == kind:
                panel = await renew_panel(
                    core.services, table, Panel(user_on(played.seat), table.id, 1, "", 0.0, 0, ())
                )
                return [card.alt for card in panel.cards or ()]
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
    monkeypatch.setattr(PictureService, "png", no_picture)
    first, *_ = await pictures(core, game, kind)
    assert first.startswith("Your choices:")
    assert told in first


@pytest.mark.parametrize(("game", "kind"), [("tigris", "act"), ("kings", "act"), ("wayfarers", "turn")])
async def test_an_open_turn_begins_with_what_is_held(
    core: Core, monkeypatch: pytest.MonkeyPatch, game: str, kind: str
) -> None:
    monkeypatch.setattr(PictureService, "png", no_picture)
    first, *_ = await pictures(core, game, kind)
    assert not first.startswith("Your choices:")


async def test_choices_that_are_beginnings_of_moves_with_one_verb_are_drawn(
    core: Core, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A tile to be laid is chosen before its place, where there are too many places for one page."""
    monkeypatch.setattr(PictureService, "png", no_picture)
    game = find("wayfarers")
    random = playout(game, 4)
    played = next(one for one in random.played if game.words(one.before, one.seat, ()) == ("tile",))
    table = table_at(game, random.header, played.before)
    panel = await renew_panel(core.services, table, Panel(user_on(played.seat), table.id, 1, "", 0.0, 0, ()))
    first, *_ = [card.alt for card in panel.cards or ()]
    assert first.startswith("Your choices:")


async def test_few_moves_of_two_kinds_are_drawn_in_two_pictures(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PictureService, "png", no_picture)
    game = find("mesopotamia")
    random = playout(game, 4)
    played = next(one for one in random.played if set(game.words(one.before, one.seat, ())) >= {"gather", "trade"})
    table = table_at(game, random.header, played.before)
    panel = await renew_panel(core.services, table, Panel(user_on(played.seat), table.id, 1, "", 0.0, 0, ()))
    goods, market, *_ = [card.alt for card in panel.cards or ()]
    assert goods.startswith("Your choices:")
    assert "trade" not in goods
    assert market.startswith("Your choices:")
    assert "trade" in market


async def test_two_pictures_of_choices_have_two_names(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    """An action's cards and the dice that may be rolled anew: Discord takes files of one name for one."""
    monkeypatch.setattr(PictureService, "png", no_picture)
    game = find("mesopotamia")
    random = playout(game, 4)
    offering = (one for one in random.played if {"use", "reroll"} <= {*game.words(one.before, one.seat, ())})
    for played in offering:
        table = table_at(game, random.header, played.before)
        panel = await renew_panel(core.services, table, Panel(user_on(played.seat), table.id, 1, "", 0.0, 0, ()))
        choices = [card.file_name for card in panel.cards or () if card.alt.startswith("Your choices:")]
        if len(choices) > 1:
            break
    assert len(choices) == len(set(choices)) == 2


async def test_choices_of_a_series_are_what_its_last_moves_name(core: Core, monkeypatch: pytest.MonkeyPatch) -> None:
    """A die on the guesthouse brings townsfolk or provisions: the button says whom, in one press."""
    drawn = list[Scene]()

    async def png(_: PictureService, scene: Scene, **__: object) -> bytes:
        drawn.append(scene)
        return b""

    monkeypatch.setattr(PictureService, "png", png)
    game = find("wayfarers")
    state = game.setup(game.marks[:2], {}, Chance(seed(2)))
    move = next(every_move(game, state, 0, ("die", "2", "H3")))
    table = table_at(game, playout(game, 1).header, game.play(state, 0, move).state)
    await renew_panel(core.services, table, Panel(user_on(0), table.id, 1, "", 0.0, 0, ()))
    cards = [item.sprite.name for item in drawn[0].items if isinstance(item.sprite, Choice)]
    assert cards == ["T08", "T07", "T12", "H3"]
