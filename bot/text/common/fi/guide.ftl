# Ensimmäisen pelin opas ja sen poistaminen käytöstä.
button-known = Osaan tämän pelin
guide-off = En enää selitä tämän pelin kysymyksiä sinulle. `/settings guide` palauttaa selitykset.
guide-on = Selitän tämän pelin kysymykset ensimmäisillä kerroilla, kun ne tulevat vastaan.
