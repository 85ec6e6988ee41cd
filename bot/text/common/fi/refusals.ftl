# Miksi jotakin ei tehty ja mikä olisi oikein.
refused-by-rule = { $text } ({ $rule })
refused-not-your-turn = Ei ole sinun vuorosi: odotetaan pelaajaa { $who }.
refused-game-over = Tämä peli on päättynyt. `/game new` avaa uuden.
refused-unknown-verb = Sellaista siirtoa en tunne. Voit valita: { $verbs_or }.
refused-stale = Peli on sillä välin edennyt. Katso uusinta lautaa ja yritä uudelleen.
refused-cannot-undo = Et voi perua mitään yksin: joku on sen jälkeen saanut tietää tai päättänyt jotakin.
refused-other-game = Tässä pöydässä pelataan toista peliä. Sen komennot alkavat `/{ $game }`.
refused-no-such-option = Pelissä { $game } ei ole valintaa ”{ $option }”. Jätä se pois.
