# Siirrot: nimet painikkeissa, valikoissa ja komennoissa, ja siirto lauseena.
verb-leader = Aseta tai siirrä johtaja
verb-treasure = Ota aarre
verb-end = Päätä vuoro
pick-leader = Mikä johtaja?
move-end = päätä vuoro
