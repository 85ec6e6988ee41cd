"""Drawing with Pillow: a canvas in units, outlines, symbols and lettering."""
