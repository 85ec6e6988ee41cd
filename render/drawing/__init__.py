"""Draw with Pillow: a canvas in units, shapes, text. All of `render` may import it; it imports none of `render`."""
