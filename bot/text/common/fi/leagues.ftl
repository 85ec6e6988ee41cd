# Liigat: ilmoittautuminen, lohkot, sarjataulukot, kaudet.
command-league = Tämän palvelimen liigat
command-league-join = Ilmoittaa sinut liigan seuraavaan kauteen
command-league-leave = Peruu ilmoittautumisesi: pelaat tämän kauden loppuun etkä enää seuraavaa
command-league-show = Näyttää liigan sarjataulukon ja pelisi siinä
command-admin-league = Tämän palvelimen liigat
command-admin-league-start = Aloittaa liigan tällä kanavalla; jokainen sen peli saa tänne ketjun
command-admin-league-stop = Lopettaa liigan: tämä kausi on sen viimeinen
command-admin-league-replace = Antaa pelaajan paikan liigassa ja pöydissä toiselle
argument-league-game = Liigan peli, jos liigoja on useita
argument-league-season = Kausi, jos se ei ole uusin
argument-league-by = Kuka ottaa paikan
argument-league-player = Kenen paikka se on; jätä pois, jos pelaajan tiedot on poistettu

league-signup-title = ## Liiga { $game }: kausi { $number }
league-postponed = Ilmoittautuneita on vielä liian vähän, joten kausi alkaa viikkoa myöhemmin. Tarvitaan vähintään { $least }.
league-least = Tarvitaan vähintään { $least } pelaajaa; muuten kausi alkaa viikkoa myöhemmin.
league-signup = Pääset mukaan painikkeella **Liity**. { $starts } arvon noin neljän pelaajan lohkot ja avaan ketjun jokaiselle pelille. Kaikki pelit päättyvät viimeistään { $ends }.
league-stay = Viime kauden pelaajat ovat jo mukana.
league-plan = Pelaat lohkosi muita vastaan: vähintään kaksi peliä, kaikki samaan aikaan.
league-plan-duel = Pelaat yhden pelin jokaista lohkosi pelaajaa vastaan, kaikki samaan aikaan.
league-time = Miettimisaikaa on aluksi viisi päivää, ja jokainen vuorosi tuo 12 tuntia lisää. Jos aikasi loppuu, tietokone pelaa puolestasi, kunnes palaat.
league-fair = Jokaisen kauden jälkeen lohkon yksi tai kaksi parasta nousee ylempään lohkoon, ja yksi tai kaksi viimeistä putoaa alempaan. `/league leave` peruu ilmoittautumisesi.
league-groups-title = ## Liiga { $game }: kausi { $number } alkaa
league-until = Pelisi ovat lohkosi alla olevat ketjut. Kausi päättyy { $ends }. Hauskoja pelejä!
league-group-of = **Lohko { $letter }**: { $people }
league-games = Pelit: { $games }
league-standings-title = ## Liiga { $game }: kauden { $number } sarjataulukko
league-end-title = ## Liiga { $game }: kausi { $number } on päättynyt
league-champion = **Kauden { $number } voittaja: { $person }**
league-next = Ilmoittautuminen seuraavaan kauteen alkaa { $opens }. Pelanneet ovat jo mukana, elleivät he käytä komentoa `/league leave` tai ellei tietokone pelannut loppuun vähintään kahta heidän peliään: silloin voi ilmoittautua uudelleen komennolla `/league join`.
league-ended = Tämä oli liigan viimeinen kausi. Kiitos peleistä!
league-more = `/league show` näyttää kaikki lohkot.
league-group = Lohko { $letter }
league-line = { $place }. { $person } · pisteet: **{ $points }**
league-line-games = pelattu: { $games } · ykkössijat: { $won }
league-absent = { $count ->
    [one] tietokone päätti { $count } pelin
   *[other] tietokone päätti { $count } peliä
}
league-moves = -# Lohko { $letter } on ylin. { $up } nousee kauden jälkeen ylempään lohkoon, { $down } putoaa alempaan.
league-moves-now = -# Lohko { $letter } on ylin. { $up } ja { $down } näyttävät, kuka nousisi ja kuka putoaisi, jos kausi päättyisi nyt.
league-levels = -# Saman kirjaimen lohkot ovat samalla tasolla.
league-show-title = ## Liiga { $game }, kausi { $number }
league-state-rest = Ilmoittautuminen alkaa { $opens }.
league-state-signup = Ilmoittautua voi { $starts } asti.
league-state-playing = Kausi päättyy { $ends }.
league-open = { $count ->
    [one] { $count } peli on kesken.
   *[other] { $count } peliä on kesken.
}
league-away = Olin poissa { $count ->
    [one] { $count } päivän, joten se päättyy päivää myöhemmin.
   *[other] { $count } päivää, joten se päättyy { $count } päivää myöhemmin.
}
league-state-extra = Kausi on päättynyt; vain viimeisiä pelejä pelataan loppuun.
league-state-over = Kausi päättyi { $ends }.
league-signed-up = { $count ->
    [one] Mukana on { $count } ilmoittautunut.
   *[other] Mukana on { $count } ilmoittautunutta.
}
league-only-you = Toistaiseksi mukana olet vain sinä.
league-you-in = Olet yksi heistä.
league-you-out = `/league join` ilmoittaa sinut mukaan.
league-your-games = **Kesken olevat pelisi:** { $games }
league-your-turn = { $game } (sinun vuorosi)
league-points = -# Pelin pisteet: 6 ensimmäisestä sijasta, 3 toisesta, 1 kolmannesta; samalla sijalla olevat jakavat sen pisteet. Tasapisteissä ratkaisevat keskinäiset pelit, sitten voittamiesi pelaajien pisteet.
league-points-duel = -# Pelin pisteet: 2 voitosta, 1 tasapelistä. Tasapisteissä ratkaisevat keskinäiset pelit, sitten voittamiesi pelaajien pisteet.
league-joined = Olet mukana liigassa { $game }. Kausi alkaa { $starts }.
league-left = Et ole enää mukana liigassa { $game }.
league-leaves = Et ole tämän kauden jälkeen enää mukana liigassa { $game }. Pelaathan pelisi loppuun; `/game leave` antaa paikan tietokoneelle.
league-started = Liiga { $game } on alkanut. Kirjoitan tälle kanavalle; ensimmäinen kausi alkaa { $starts }.
league-goes-on = Liiga { $game } jatkuu tällä kanavalla.
league-stops = Liiga { $game } päättyy tähän kauteen, { $ends }.
league-stopped = Liiga { $game } on päättynyt.
league-replaced = Paikan sai { $person }, { $count ->
    [one] { $count } peli kesken.
   *[other] { $count } peliä kesken.
}
league-silent = En voi enää kirjoittaa aloittamasi liigan { $game } kanavalle. Sarjataulukot näyttää yhä `/league show`. `/admin league start` toisella kanavalla siirtää liigan sinne.
league-refused = En voi avata ketjuja liigasi { $game } peleille kanavalla { $channel }. Tarkistathan, että minulla on siellä oikeudet { $permissions }. Yritän uudelleen joka tunti ja kirjoitan lohkot, kun kaikki ketjut ovat auki.
league-thread = Liiga { $game }, lohko { $letter }, peli { $number }
league-thread-name = { $game }: { $letter }-{ $number }
league-player = Pelaaja { $number }
button-older = Vanhempi kausi
button-newer = Uudempi kausi
pick-group = Toinen lohko …
decimal-point = ,
picture-standings = Liiga { $game }, kausi { $number }
picture-standings-played = Pelattu
picture-standings-won = 1. sijat
picture-standings-points = Pisteet
picture-standings-line = { $place }. { $name }: pisteet: { $points }, pelattu: { $games }, ykkössijat: { $won }
picture-standings-own = sinä
picture-standings-up = nousupaikka
picture-standings-down = putoamispaikka

refused-no-league = Tällä palvelimella ei ole sellaista liigaa. Palvelimen hallinnoija voi aloittaa sen komennolla `/admin league start`.
refused-several-leagues = Tällä palvelimella on useita liigoja. Valitse myös peli.
refused-league-exists = Tämän pelin liiga on jo olemassa. `/league show` näyttää sen.
refused-league-stops = Tämä liiga päättyy tähän kauteen, joten seuraavaan ei voi ilmoittautua.
refused-already-in-league = Ilmoittautuminen on jo tehty. `/league show` näyttää päivät.
refused-not-in-league = Sellaista ilmoittautumista ei ole. `/league join` ilmoittaa sinut mukaan.
refused-results-off = Liiga tarvitsee tuloksesi. `/settings stats` ottaa tulokset käyttöön.
refused-league-table = Tämä on liigapeli, joten pelaajat ja ajat pysyvät ennallaan.
