# Trying things out.
command-try = Antaa kokeilla siirtoja yksin; pöydässä ei tapahdu mitään
try-begins = **Kokeilu.** Pelaat kaikkien puolesta. Muiden kädet ja tulevat nostot ovat keksittyjä; pöydässä ei tapahdu mitään.
try-goes-on = **Kokeilu.** Mikään tästä ei tapahdu pöydässä.
try-mover = Vuorossa on { $who }.
try-stale = **Kokeilu.** Painike kuului aiempaan asemaan. Olet nyt tässä.
try-thrown-away = Hylätty. Pöydässä mikään ei muuttunut.
button-throw-away = Hylkää
refused-no-branch = En enää muista, mitä siinä kokeilit. `/try` aloittaa alusta.

# Watching.
command-table-watch = Kytkee tämän pöydän seuraamisen päälle tai pois
argument-watch = Kirjoitanko sinulle aina, kun vuoro siirtyy
done-watch-on = Seuraat pöytää. Aina kun vuoro siirtyy, lähetän sinulle äänettömän yksityisviestin julkisista tapahtumista.
done-watch-off = Et enää seuraa tätä pöytää.
watch-wait = { $game } ({ $link }): { $decision }
refused-plays-here = Pelaat tässä pöydässä: ilmoitan sinulle joka tapauksessa, kun se odottaa sinua.
refused-cannot-write = En saa lähetettyä sinulle yksityisviestejä. Salli ne, kytke ne päälle komennolla `/settings dm` ja yritä uudelleen.
