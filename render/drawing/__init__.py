"""Draw with Pillow: a canvas in units, outlines, wavy lines and lettering.

All of `render` may import it. It imports nothing else of `render`.
"""
