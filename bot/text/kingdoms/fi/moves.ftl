# Siirrot: nimet painikkeissa, valikoissa ja komennoissa, ja siirto lauseena.
verb-leader = Aseta tai siirrä johtaja
verb-treasure = Ota aarre
verb-end = Päätä vuoro
pick-leader = Mikä johtaja?
move-end = päätä vuoro

# Kinds of moves on the first page of a panel.
kind-leader = Johtaja
piece-leader = { $one }
kind-end = Lopeta
kind-catastrophe = Katastrofi

# Labels beside a sign.
brief-leader = { $two }
brief-catastrophe = { $one }
brief-treasure = { $one }
