# Pelin sanat.
word-light = vaalea
word-dark = tumma
word-new = uusi nappula
