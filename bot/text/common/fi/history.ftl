# Mennyt: pöytäkirja, asemat, tallenteet, tarkistukset.
command-table = Pöydässä: pelin kulku, äänestykset, tallenne
command-table-log = Näyttää koko pöytäkirjan sivu kerrallaan
command-table-show = Näyttää laudan valitun siirron jälkeen
command-table-export = Antaa pelin tiedostona
command-table-verify = Tarkistaa päättyneen pelin sääntöjä ja siementä vasten
command-game-replay = Näyttää pelin tähän asti animaationa
argument-last = Näytä vain viimeiset siirrot

argument-page = Mikä sivu; ilman numeroa viimeinen
argument-move = Siirron numero pöytäkirjassa; 0 on alkuasema
argument-table = Tämä pöytä tai jokin täällä viimeksi pelatuista peleistä
past-this = tämä
past-game = { $game }, { $date }: { $names }

history-page = **Mitä tapahtui**, sivu { $number }/{ $count }
history-position = { $number ->
    [0] Alkuasema.
   *[other] Siirron { $number } jälkeen.
}
history-export = Koko peli siemenineen; `/table verify` tarkistaa sen.
history-export-open = Peli tähän asti. Vielä salaisten tietojen tilalla on `…`, ja siemen paljastetaan lopussa: vasta silloin tallenteen voi tarkistaa.
history-replay = { $count ->
    [one] Peli tähän asti: { $count } siirto.
   *[other] Peli tähän asti: { $count } siirtoa peräkkäin.
}
history-last-moves = Viimeiset siirrot.
history-replay-failed = Animaatiota ei valitettavasti saatu tehtyä. `/table show` näyttää aseman minkä tahansa siirron jälkeen.
history-replay-soon = Piirrän vielä. Animaatio ilmestyy tähän heti, kun se on valmis.
history-replay-late = Tässä kestää tavallista kauemmin. Jatkan piirtämistä: kysy uudelleen muutaman minuutin päästä.

verdict-holds = Pitää paikkansa: siemen on se, joka alussa luvattiin, ja sääntöjen mukaan se johtaa pelin jokaiseen asemaan. ({ $number ->
    [one] { $number } merkintä
   *[other] { $number } merkintää
})
verdict-broken = { $number ->
    [0] Ei pidä paikkaansa: siemen ei ole se, joka luvattiin, tai se johtaa muualle.
   *[other] Ei pidä paikkaansa: merkintää { $number } ei voi pelata siinä kohdassa.
}
verdict-unsown = Pitää paikkansa siitä asemasta alkaen, jossa peli siirtyi uudempaan sääntöversioon; aiempaa ei voi enää tarkistaa. ({ $number ->
    [one] { $number } merkintä
   *[other] { $number } merkintää
})

refused-no-such-move = Siirtoa { $number } ei voi näyttää: se on peruttu tai pelaamatta. Numerot näkyvät komennolla `/table log`.
refused-still-open = Sen voi tehdä, kun peli on ohi.

button-rematch = Uusi peli

command-stats = Tulokset ja vahvuusluvut tällä palvelimella
command-stats-me = Näyttää tuloksesi ja vahvuuslukusi
command-stats-player = Näyttää jonkun tulokset ja vahvuusluvun
command-stats-server = Näyttää, kenellä on paras vahvuusluku missäkin pelissä
command-settings-stats = Valitsee, säilytänkö tuloksesi
argument-player = Kenen tulokset
argument-stats = Säilytänkö tuloksesi

done-stats-on = Tästä lähtien säilytän päättyneiden peliesi tulokset.
done-stats-off = Unohdin tuloksesi, enkä säilytä uusia.

stats-person = Tulokset: { $person }
stats-game = - { $game }: { $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}, voittoja { $won }, vahvuusluku { $rating }
stats-kind = **{ $game }**
stats-rank = { $person }: { $rating } ({ $count ->
    [one] { $count } peli
   *[other] { $count } peliä
}, voittoja { $won })
stats-none = { $person } ei ole vielä pelannut täällä yhtään peliä loppuun.
stats-unlisted = { $person } ei halua, että tuloksia säilytetään. Oman asetuksensa voi vaihtaa komennolla `/settings stats`.
stats-empty = Täällä ei ole vielä pelattu yhtään peliä loppuun.

picture-ahead = Johdossa: { $leads }.
picture-ahead-from = { $who } siirrosta { $move } alkaen
picture-alt-points = { $name } { $points }
picture-since = Edellisen vuorosi jälkeen:
picture-score-sheet = Lopputulos
picture-course = Pisteet siirto siirrolta
picture-rating = Vahvuusluku: { $game }
picture-rating-alt = { $count ->
    [one] { $game }: { $count } pelin jälkeen vahvuusluku on { $last }, alussa { $first }.
   *[other] { $game }: { $count } pelin jälkeen vahvuusluku on { $last }, alussa { $first }.
}

# Pelin päätösjuliste. Nimen jälkeen: voittaa, häviää; nimien yllä: mitä kaikista sanotaan.
poster-moves = { $count ->
    [one] { $count } siirto
   *[other] { $count } siirtoa
}
poster-wins = voittaa, pisteitä { $points }
poster-wins-against = voitto { $points } : { $other }
poster-loses = häviö { $points } : { $other }
poster-tie = Jaettu voitto, kaikilla { $points }
poster-together-won = Yhteinen voitto, { $points } : { $other }
poster-together-lost = Peli voittaa, { $other } : { $points }
poster-alt = Pelin { $game } päätösjuliste. { $said }. Sijoitukset: { $places }. { $fact }
poster-said = { $name }: { $said }
poster-place = { $place } { $name }
poster-scored = { $place } { $name }: { $points }

# Pelin alun kansikuva. `cover-people` on nimen alla, `cover-begins` pelaajan nimen jäljessä.
cover-people = { $count ->
    [one] yksinpeli
   *[other] { $count } pelaajan peli
}
cover-begins = aloittaa
cover-first = { $name } (aloittaa)
cover-alt = Pelin { $game } kansikuva. Pelaajat: { $names }. { $chosen }

command-table-review = Näyttää sinulle, mitä tietokoneet olisivat pelanneet päättyneessä pelissäsi
button-review = Analysoi pelini
button-before = Ennen siirtoa { $number }
review-queued = { $place ->
    [1] Käyn siirtojasi läpi. Saat analyysin muutamassa minuutissa yksityisviestinä; `/table review` näyttää sen myös täällä.
   *[other] Käyn siirtosi läpi; olet jonossa sijalla { $place }. Saat analyysin yksityisviestinä; `/table review` näyttää sen myös täällä.
}
review-title = **Pelisi analyysi: { $game }**
review-about = -# Analyysin tekivät tietokoneet, jotka pelaavat kelvollisesti mutta eivät loistavasti ja näkevät vain vuoron loppuun; ne tiesivät vain sen, mitä sinäkin saatoit tietää. Huomautus on kysymys, ei tuomio.
review-about-exact = -# Näillä säännöillä tietokoneet tietävät tarkan voittomahdollisuuden jokaisen siirron jälkeen.
review-none = En löytänyt siirtoa, jonka tietokoneet olisivat selvästi pelanneet toisin.
review-line-chance = - **Siirto { $number }**: { $played }. Parempi: { $better }. Sillä voittaa sadasta tällaisesta pelistä { $loss } enemmän.
review-line = - **Siirto { $number }**: { $played }. Tietokoneet: { $better } – { $why }.
review-line-bare = - **Siirto { $number }**: { $played }. Tietokoneet: { $better }.
review-before = Ennen siirtoa { $number }, kuten sinä sen näit
review-played = 1 · Siirtosi: { $played }
review-better = 2 · Parempi: { $better }
review-luck = { $side ->
    [1] Onni: heitto heitolta nopat nostivat voittomahdollisuuttasi yhteensä { $count } { $count ->
        [one] prosenttiyksikön
       *[other] prosenttiyksikköä
    }. Loput tekivät siirrot.
    [-1] Onni: heitto heitolta nopat laskivat voittomahdollisuuttasi yhteensä { $count } { $count ->
        [one] prosenttiyksikön
       *[other] prosenttiyksikköä
    }. Loput tekivät siirrot.
   *[0] Onni: nopat eivät lopulta suosineet kumpaakaan. Siirrot ratkaisivat.
}
refused-no-review = En osaa analysoida tätä peliä: tietokoneeni eivät ole siihen tarpeeksi luotettavia.
refused-reviews-off = En analysoi pelejä: botin ylläpitäjä on poistanut analyysit käytöstä.
refused-too-many-reviews = Voit pyytää { $count } analyysia päivässä. Yritä huomenna uudelleen.
