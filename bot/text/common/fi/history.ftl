# Mennyt: pöytäkirja, asemat, tallenteet, tarkistukset.
command-table = Pöydässä: katso taaksepäin, päättäkää yhdessä, ota tallenne
command-table-log = Lue koko pöytäkirja sivu kerrallaan
command-table-show = Katso lautaa siirron jälkeen
command-table-export = Ota peli tiedostona
command-table-verify = Tarkista päättynyt peli sääntöjä ja siementä vasten
command-game-replay = Katso peli tähän asti liikkuvana kuvana

argument-page = Mikä sivu; ilman numeroa viimeinen
argument-move = Siirron numero pöytäkirjassa; 0 on alkuasema

history-page = **Mitä tapahtui**, sivu { $number }/{ $count }
history-position = { $number ->
    [0] Alkuasema.
   *[other] Siirron { $number } jälkeen.
}
history-export = Koko peli siemenineen; `dubsar verify` tarkistaa sen.
history-export-open = Peli tähän asti. Yhä salaisten sanojen paikalla on `…`, ja siemen kerrotaan lopussa: vasta silloin tallenteen voi tarkistaa.
history-replay = { $count ->
    [one] Peli tähän asti: { $count } siirto.
   *[other] Peli tähän asti: { $count } siirtoa peräkkäin.
}
history-replay-failed = Liikkuva kuva ei valitettavasti onnistunut. `/table show` näyttää aseman minkä tahansa siirron jälkeen.
history-replay-soon = Piirrän vielä. Kuva ilmestyy tähän heti kun se on valmis.
history-replay-late = Tämä kestää kauemmin kuin vastaus saa kestää. Jatkan piirtämistä: kysy uudelleen muutaman minuutin päästä.

verdict-holds = Pitää paikkansa: siemen on alussa luvattu, ja säännöillä se johtaa pelin jokaiseen asemaan. ({ $number ->
    [one] { $number } merkintä
   *[other] { $number } merkintää
})
verdict-broken = { $number ->
    [0] Ei pidä paikkaansa: siemen ei ole luvattu tai johtaa muualle.
   *[other] Ei pidä paikkaansa: merkintää { $number } ei voi pelata siinä.
}
verdict-unsown = Pitää paikkansa siitä asemasta, jossa uudempi sääntöversio otti pelin; aiempaa ei voi enää tarkistaa. ({ $number ->
    [one] { $number } merkintä
   *[other] { $number } merkintää
})

refused-no-such-move = Siirtoa { $number } ei voi näyttää: se on peruttu tai pelaamatta. Numerot näkyvät komennolla `/table log`.
refused-still-open = Sen voi tehdä, kun peli on ohi.

button-rematch = Uusi peli
done-rematch = Pöytä on taas auki samoille pelaajille; seuraava paikka aloittaa. Painakaa Aloita, kun kaikki ovat valmiina.

command-stats = Miten tällä palvelimella on pelattu
command-stats-me = Katso tuloksesi ja lukusi
command-stats-player = Katso jonkun tulokset ja luku
command-stats-server = Katso, kenellä on paras luku missäkin pelissä
command-settings-stats = Valitse, säilytänkö tuloksesi
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
stats-unlisted = { $person } ei halua, että tuloksia säilytetään. Kukin muuttaa sen itse komennolla `/settings stats`.
stats-empty = Täällä ei ole vielä pelattu yhtään peliä loppuun.

picture-rating = Vahvuusluku: { $game }
picture-rating-alt = { $count ->
    [one] { $game }: vahvuusluku { $count } pelin jälkeen: ensin { $first }, nyt { $last }.
   *[other] { $game }: vahvuusluku { $count } pelin aikana: ensin { $first }, nyt { $last }.
}
