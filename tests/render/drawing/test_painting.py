"""Effects on everything that a canvas shows."""

from render.drawing.canvas import Box, Canvas
from render.drawing.painting import shade_box
from render.drawing.shapes import box


def test_a_shaded_box_fades_towards_its_edges_and_leaves_all_else() -> None:
    canvas = Canvas(Box(0, 0, 100, 60), 1, 1)
    canvas.fill(box(0, 0, 100, 60), "#FFFFFF")
    shade_box(canvas, Box(10, 10, 90, 50), "#000000", 0.5, (10, 40, 8))
    pixels = canvas.finish().convert("L").tobytes()
    row, column = [*pixels[30 * 100 : 31 * 100]], [*pixels[40::100]]
    assert row[:10] == row[90:] == [255] * 10
    assert column[:10] == column[50:] == [255] * 10
    assert {*row[21:49]} <= {127, 128}
    assert row[10:21] == sorted(row[10:21], reverse=True)
    assert row[49:90] == sorted(row[49:90])
    assert len({*row[49:90]}) > 30
