"""The page's modules: each imports only what does not import it."""

import re
from graphlib import TopologicalSorter
from pathlib import Path

from bot.sandbox import page

STATIC = Path(page.__file__).parent / "static"
IMPORT = re.compile(r'^import .* from "\./(.+)";$', re.MULTILINE)


def test_no_circle_of_imports_in_the_page() -> None:
    imports = {
        file.relative_to(STATIC).as_posix(): IMPORT.findall(file.read_text(encoding="utf-8"))
        for file in STATIC.rglob("*.js")
    }
    order = list(TopologicalSorter(imports).static_order())
    assert order.index("form.js") < order.index("message.js") < order.index("app.js")
    assert set(order) == set(imports)
