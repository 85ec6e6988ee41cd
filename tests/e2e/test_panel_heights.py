"""A panel is seen as a whole, on a phone and at a desk: measured on the page, in every language, with a sign on every
button that may have one."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from msgspec.structs import replace
from playwright.async_api import Browser, Route

from bot.handlers import panel
from bot.handlers.pages import panel_sketches
from bot.handlers.respond import painted_pictures
from bot.model.person import Panel
from bot.sandbox.sandbox import Sandbox
from bot.text.signs import Emoji
from bot.ui import phone
from bot.ui.layout import layout_of
from engine.game import Words
from engine.registry import GAMES, AnyGame
from render.service import PictureService
from tests.bot.handlers.test_page_counts import positions
from tests.support.browser import in_browser
from tests.support.core import Core
from tests.support.live_tables import user_on
from tests.support.mailbox import Mailbox
from tests.support.manual_clock import ManualClock
from tests.support.unpainted import no_picture

pytestmark = in_browser

PHONE, USUAL, DESK = 740, 600, 850
"""Maximum heights in pixels: of every panel on a phone, of most panels there, and of every panel on a desktop."""

SIZES = {
    320: "",
    375: "",
    1200: ".picture img { max-width: min(100%, 550px) !important; max-height: 350px !important }",
}
"""Widths of windows, and how a picture that is alone in its gallery is shown there
(https://docs.discord.com/developers/components/reference#media-gallery)."""

AT_A_DESK = "642.8px"
"""A message as wide that 550 pixels are left for what it shows."""

MEASURE = """async ([messages, wide, css]) => {
  const { components } = await import("/page/layout.js"), { h } = await import("/page/dom.js");
  const sheet = new CSSStyleSheet(), log = document.getElementById("log");
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  const found = [];
  for (const shown of messages) {
    const body = h("div", { class: "body" }, components(shown, {}));
    const article = h("article", { class: "message private" }, h("span", { class: "avatar" }, "D"), body);
    article.style.width = wide;
    log.replaceChildren(article);
    const images = [...article.querySelectorAll(".picture img")];
    await Promise.all(images.map((image) => image.complete || new Promise((done) => (image.onload = done))));
    const lines = (row) => new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top))).size;
    const rows = [...article.querySelectorAll(".row")].map(lines);
    const scrolls = log.scrollWidth > log.clientWidth;
    found.push([body.getBoundingClientRect().height, rows.reduce((sum, one) => sum + one, 0), scrolls]);
  }
  return found;
}"""


class EverySign(dict[Any, Emoji]):
    """An emoji for whatever has a name."""

    def get(self, key: tuple[str, str, str], default: Any = None) -> Any:
        return Emoji("sign", 1) if key[1] else default

    def __bool__(self) -> bool:
        return True


async def draw(route: Route) -> None:
    """Answer with a picture of the size that is in its name."""
    wide, _, high = route.request.url.rpartition("/")[2].partition(".")[0].partition("x")
    picture = f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="{high or wide}"/>'
    await route.fulfill(body=picture, content_type="image/svg+xml")


def sized(components: list[Mapping[str, Any]], sizes: list[tuple[float, float]]) -> list[Mapping[str, Any]]:
    """Components as the page is told of them, with their pictures' sizes."""
    for one, (wide, high) in zip([one for one in components if one["type"] == 12], sizes, strict=True):
        url = f"http://discord/drawn/{round(wide)}x{round(high)}.svg"
        one["items"][0]["media"] = {"url": url, "width": round(wide), "height": round(high)}
    return components


async def shown(core: Core, game: AnyGame, count: int) -> tuple[list[object], list[int]]:
    """First panels of newcomers and the pages that follow, and how many lines their buttons are thought to take."""
    found, lines = list[object](), list[int]()
    for table, seat in positions(game, count):
        table.row = replace(table.row, settings=replace(table.row.settings, proposals=True))
        core.services.advice.clear_cache()
        user, services = user_on(seat), core.services
        voice = await services.voice_for(user, table)
        first = await panel.build_panel(services, table, user, voice, [])
        kinds: tuple[Words, ...] = tuple(kind.words for kind in first.page.kinds) if first.page else ()
        for prefix in ((), *kinds[:3]):
            sight = first
            if prefix:
                remembered = Panel(user, table.id, 1, "", 0.0, 0, prefix, since=-1)
                sight = await panel._renewed_content(services, table, remembered, voice)
                if sight.page is None or not sight.page.prefix:
                    continue
            sketches = panel_sketches(services, table, user, sight.page, voice)
            cards, buttons = await services.pictures.paint(sketches), sight.ready_controls
            view = layout_of("\n".join(sight.lines), buttons, painted_pictures(cards), sight.note)
            found.append(sized(cast("Any", view).to_components(), [one.scene.size for one in sketches]))
            lines.append(phone.lines_of_buttons(buttons.children if buttons else ()))
    return found, lines


async def measure(browser: Browser, panels: list[object]) -> dict[int, list[tuple[float, int, bool]]]:
    """Height, lines of controls, and whether it reaches beyond the window, of each panel at each width."""
    sandbox, found = Sandbox(), dict[int, list[tuple[float, int, bool]]]()
    await sandbox.start()
    for width, style in SIZES.items():
        page = await browser.new_page(viewport={"width": width, "height": 900})
        await page.route("**/drawn/*", draw)
        await page.route("**/emojis/*", draw)
        await page.goto(sandbox.url)
        found[width] = await page.evaluate(MEASURE, [panels, AT_A_DESK if style else "", style])
        await page.close()
    await sandbox.stop()
    return found


@pytest.mark.parametrize("count", [3, pytest.param(200, marks=pytest.mark.full)])
async def test_a_panel_is_seen_as_a_whole(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    monkeypatch.setattr(PictureService, "_draw_png", no_picture)
    core = Core(tmp_path / "core.sqlite", Mailbox(), ManualClock(), GAMES)
    await core.open()
    core.services.advice.patience_seconds = None
    core.services.signs.update(EverySign())
    panels, lines = list[object](), list[int]()
    for game in GAMES:
        more, most = await shown(core, game, count)
        panels, lines = [*panels, *more], [*lines, *most]
    await core.close()
    measured = await measure(browser, panels)
    heights = {width: sorted(height for height, *_ in found) for width, found in measured.items()}
    assert not any(scrolls for found in measured.values() for *_, scrolls in found)
    assert not [taken for (_, taken, _), thought in zip(measured[375], lines, strict=True) if taken > thought]
    assert heights[375][-1] <= PHONE
    assert heights[375][len(panels) * 4 // 5] <= USUAL
    assert heights[1200][-1] <= DESK
