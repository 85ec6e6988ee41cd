"""Draw with Pillow: a canvas in units, outlines, wavy lines and lettering."""
