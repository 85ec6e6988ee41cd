# Miksi siirtoa ei tehty ja mikä olisi oikein.

refused-unknown-card = Minkään kortin nimi ei ole ”{ $word }”. Valitse { $cards_or }.
refused-unknown-place = ”{ $word }” ei käy tässä. Pystyrivit ovat A–H, niiden kortit ylhäältä alas C1, C2 …, ja CD on pystyrivien C ja D väli.
refused-unknown-count = ”{ $word }” ei ole korttien määrä. Montako pelaat? 0 on ei yhtään.
refused-unknown-ship = Minkään laivan nimi ei ole ”{ $word }”. Valitse { $ships_or }.

refused-not-in-hand = { $cards_count ->
    [0] Sinulla ei ole sellaista korttia: kätesi on tyhjä.
   *[other] Sinulla ei ole sellaista korttia. Kädessäsi: { $cards_numbered }.
}
refused-column-full = Pystyrivi { $column } on täynnä. Valitse lyhyempi.
refused-gap-taken = Välissä { $place } on jo kortti. Valitse tyhjä väli.
refused-too-short = Pystyrivi { $column } on liian lyhyt. Väliin voi pelata vasta, kun sen molemmin puolin korttien määrä on vähintään { $least }.
refused-leader-there = Kortilla { $place } on johtaja. Valitse kortti, jolla ei ole johtajaa.
refused-leader-on-ship = Paikassa { $place } on laiva, eikä laivalle voi asettaa johtajaa. Valitse toinen kortti.
refused-no-card-there = Paikassa { $place } ei ole korttia. Valitse kortti pöydästä.
refused-leader-stays = Kortilla { $place } on jo { $leader_yours }. Valitse toinen kortti.
refused-no-catastrophe = Katastrofisi on jo pelattu. Valitse toinen toiminto.
refused-catastrophe-on-leader = Kortilla { $place } on johtaja. Valitse kortti, jolla ei ole johtajaa.
refused-catastrophe-on-treasure = Paikassa { $place } on aarre, eikä katastrofi poista sitä. Valitse toinen kortti.
refused-catastrophe-on-ship = Paikassa { $place } on laiva, eikä katastrofi poista sitä. Valitse toinen kortti.
refused-too-few-cards = { $held ->
    [0] Kädessäsi ei ole yhtään { $card_partitive }. Pelaa 0.
    [one] Kädessäsi on vain { $held } { $card }.
   *[other] Kädessäsi on vain { $held } { $card_partitive }.
}
refused-no-such-war = Sellaista konfliktia ei ole. Ratkaisematta: { $leaders_plural }.
refused-no-such-treasure = Paikasta { $place } ei voi nyt ottaa aarretta. Valitse { $places_or }.
refused-no-such-ship = Sitä laivaa ei voi rakentaa tähän. Valitse { $ships_or }.
refused-nothing-to-bank = Kädessäsi ei ole { $colour_partitive } korttia voittopakkaan. Pidä kortit.
