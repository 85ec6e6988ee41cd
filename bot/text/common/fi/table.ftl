# Mitä kaikki näkevät kanavalla: pelin avaus ja lautaviesti; sekä yksityisviestit.
lobby-title = **{ $game }**: kuka pelaa?
lobby-chair = - { $name } ({ $mark })
lobby-options = Valinnat: { $options }
lobby-options-alone = Yksin pelatessa: { $options }
lobby-explained = Vaihtoehdot ja nykyiset valinnat:
lobby-option-now = { $about } – *{ $choice }*
lobby-options-panel = Pelin valinnat. Kaikki näkevät muutoksesi.
lobby-option = { $option }: { $choice }
lobby-seats-alone = Yhdelle pelaajalle.
lobby-seats-exactly = Pelaajia { $count }.
lobby-seats = Pelaajia { $least }–{ $most }.
lobby-cancelled = Tämä peli on peruutettu.
computer-name = Tietokone { $number }

board-begins = **{ $game }** alkaa.
board-commitment = Kaikki satunnaisuus on nyt lukittu; tarkistustunniste: `{ $commitment }`
board-waits = **{ $decision }** { $people }
board-hand-hint = Yksityisviestini eivät tule perille: paina **{ button-hand }**.
board-undone = { $name } peruu siirron.
board-earlier = … (aiemmat siirrot: `/game log`)
board-restored = Anteeksi: tietokantani palautettiin vanhemmasta varmuuskopiosta, ja sen jälkeen tehdyt siirrot ovat kadonneet. Pelitilanne on nyt tämä:
board-automatic = Muuten pelaan puolestasi minuutin päästä.
board-ends = Jäljellä on enää lisätoimia: päätän vuoron itse minuutin päästä.
board-left = { $name } lähtee; { $computer } jatkaa.

game-over-title = Peli on päättynyt.
game-over-rank = { $rank }. { $name }: { $score }
game-over-rank-rival = { $rank }. Peli itse: { $score }
game-over-seed = Kaikkien nostojen siemen oli `{ $seed }`.
game-over-record = Koko peli tallenteena; `/table verify` tarkistaa sen.
game-over-turns = **Pelin käännekohdat**
game-over-turn = `{ $number }` { $what } ({ $who }: +{ $gain })
button-moment = Siirto { $number }
game-cancelled = { $name } peruutti pelin.

ask-title = { $game }: { $link }

new-game = Mitä peliä pelataan?
new-options = **{ $game }**: muuta mitä haluat ja avaa sitten pöytä.
new-unfitting = Pelissä { $game } ei ole tätä valintaa, joten jätin sen pois: { $options }
button-open = Avaa pöytä
invitation = { $people } { $name } kutsuu sinut peliin { $game }. Paina yllä olevassa pöydässä **Liity**.
invite-now = Kutsuttu: { $people }
invite-before = Kutsuttu jo aiemmin, en häiritse uudelleen: { $people }
invite-seated = Jo mukana pöydässä: { $people }
invite-unwilling = Kutsut pois päältä: { $people }
invite-bot = Botit eivät voi pelata: { $people }. Paikan täyttää **Lisää tietokone**.
invite-self = Olet itse jo pöydässä.
start-alone = Kutsuttu, mutta ei vielä paikalla: { $people }. Jos aloitat nyt, pelaat yksin, eikä kukaan pääse enää mukaan.
done-end-on = Kun jäljellä on enää lisätoimia, kuten noppien muuttaminen, vuorosi päättyy itsestään minuutin päästä.
done-signs-on = Painikkeissasi ja luetteloissasi on nyt pieniä kuvia sanojen edessä.
done-signs-off = Painikkeissasi ja luetteloissasi on nyt pelkkiä sanoja.
done-end-off = Vuorosi päättyy vasta, kun päätät sen, jos jotain on vielä tehtävissä.
done-invitations-on = Muut saavat taas kutsua sinut pöytiinsä.
done-invitations-off = Kukaan ei enää voi kutsua sinua kauttani. Voit silti liittyä pöytiin itse.
aim = **Tavoite:** { $text }
