"""Run axe-core in the page: it finds faults for people who use a screen reader, zoom, or no mouse."""

from importlib.resources import files
from typing import TypedDict

from playwright.async_api import Page

_SCRIPT = files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


_RULES = "{resultTypes: ['violations'], rules: {'target-size': {enabled: true}}}"
"""The rules that are on by default, and the minimum size of controls for fingers."""

_WIDER = "document.documentElement.scrollWidth > innerWidth"


class _Node(TypedDict):
    html: str


class _Violation(TypedDict):
    id: str
    impact: str
    nodes: list[_Node]


async def faults(page: Page) -> list[str]:
    """Return the rules that the page breaks, each with its severity and the first place. Animations are finished
    first."""
    await page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(_SCRIPT)
    found: list[_Violation] = (await page.evaluate(f"axe.run({_RULES})"))["violations"]
    wide = ["the page is wider than its window"] if await page.evaluate(_WIDER) else []
    return wide + [
        f"{one['impact']} {one['id']} × {len(one['nodes'])}: {one['nodes'][0]['html'][:160]}" for one in found
    ]
