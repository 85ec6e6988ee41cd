# Päiviä siirtojen välillä: kutsut hiljaisten tuntien jälkeen, muistutukset, poissaolot.
command-settings-quiet = Asettaa tunnit, jolloin en lähetä sinulle ilmoituksia
command-table-away = Ilmoittaa pöydälle, että olet poissa; muistutukset odottavat paluutasi
command-table-back = Ilmoittaa pöydälle, että olet palannut

argument-reminders = Kuinka usein muistutan vuorossa olevaa
argument-quiet-from = Milloin hiljaiset tuntisi alkavat, esim. 22:00, tai pois
argument-quiet-to = Milloin ne päättyvät, esim. 7:00
argument-timezone = Aikavyöhykkeesi, esim. Europe/Helsinki
argument-away-from = Ensimmäinen poissaolopäiväsi, esim. 2026-12-24
argument-away-to = Viimeinen poissaolopäiväsi

word-6h = 6 tunnin välein
word-12h = 12 tunnin välein
word-24h = 24 tunnin välein
word-48h = 48 tunnin välein

done-quiet = En lähetä sinulle ilmoituksia välillä { $starts }–{ $ends } ({ $zone }). Jos pöytä odottaa sinua silloin, ilmoitan siitä kerran, kun hiljaiset tunnit ovat ohi.
done-quiet-off = Sinulla ei ole nyt hiljaisia tunteja.
done-away = Ilmoitin asiasta pöydälle. `/table back` päättää poissaolon aiemmin.
done-back = Tervetuloa takaisin! Ilmoitin asiasta pöydälle.

refused-no-time = ”{ $typed }” ei ole kellonaika. Kirjoita se näin: 22:00.
refused-no-date = ”{ $typed }” ei ole päivämäärä. Kirjoita se näin: 2026-12-24, tai valitse luettelosta.
refused-unknown-zone = En tunne aikavyöhykettä ”{ $typed }”. Valitse luettelosta, esim. Europe/Helsinki.
refused-half-quiet = Tarvitsen alun, siitä eroavan lopun ja aikavyöhykkeesi, esim. 22:00–7:00, Europe/Helsinki. `off` poistaa hiljaiset tunnit.
refused-no-absence = Viimeinen päivä ei saa olla mennyt eikä ennen ensimmäistä, ja poissaolo saa kestää enintään { $most ->
    [one] { $most } päivän
   *[other] { $most } päivää
}.
refused-not-away = Et ole ilmoittanut olevasi poissa.

nudge-call = { $person }, siirtoasi odotetaan täällä; vuoro tuli sinulle { $since }. **{ $decision }**
nudge-reminder = { $person }, muistutus: pöytä odottaa sinua. Vuoro tuli sinulle { $since }. **{ $decision }**
notice-silent = Vuorossa on { $who }. Ilmoitin vuorosta { $since }, ja vaille vastausta on jäänyt { $count ->
    [one] { $count } muistutus
   *[other] { $count } muistutusta
}. En lähetä enempää muistutuksia.
away-begins = { $who } on poissa { $starts } – { $ends }. Muistutukseni odottavat siihen asti.
away-ends = { $who } on palannut.
