# Slova hry.
word-light = světlá
word-dark = tmavá
word-new = nový kámen
