"""Without ISA-L, zlib compresses: the same picture in other bytes."""

import subprocess
import sys
from io import BytesIO

from PIL import Image

from tests.support.sources import ROOT

PAINTED = """
import sys
if sys.argv[1] == "without":
    sys.modules["isal"] = None
import bot.app
from PIL import Image
from render.raster.png import Patch, assemble_png, make_strip
size, flat = (90, 40), bytes(range(200)) * 18
left, right = (Image.frombytes("L", (45, 40), flat[at : at + 1800]).im for at in (0, 1800))
first = make_strip(size, [Patch(0, 0, left), Patch(45, 0, right)])
second = make_strip(size, [Patch(0, 0, right)], first)
assert "isal" not in sys.modules or sys.modules["isal"] is None or sys.argv[1] == "with"
sys.stdout.buffer.write(assemble_png((90, 80), "high-contrast", [first, second]))
"""


def painted(how: str) -> bytes:
    """Return the picture that another process paints."""
    return subprocess.run((sys.executable, "-c", PAINTED, how), check=True, cwd=ROOT, capture_output=True).stdout


def test_without_isal_the_bot_can_be_imported_and_paints_the_same_picture() -> None:
    with_it, without = painted("with"), painted("without")
    assert with_it != without
    one, other = Image.open(BytesIO(with_it)), Image.open(BytesIO(without))
    assert one.size == other.size == (90, 80)
    assert one.convert("RGB").tobytes() == other.convert("RGB").tobytes()
