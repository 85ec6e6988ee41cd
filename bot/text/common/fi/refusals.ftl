# Miksi jotakin ei tehty ja mikä olisi oikein.
refused-not-your-turn = Ei ole sinun vuorosi: vuorossa on { $who }.
refused-game-over = Tämä peli on päättynyt. `/game new` avaa uuden.
refused-unknown-verb = Sellaista siirtoa en tunne. Voit valita: { $verbs_or }.
refused-stale = Peli on sillä välin edennyt. Katso uusinta lautaa ja yritä uudelleen.
refused-cannot-undo = Et voi perua mitään yksin: viimeisen siirtosi vuoksi joku nosti tai paljastui jotakin, mitä et itsekään tiennyt, tai joku toinen on jo tehnyt siirron.
refused-other-game = Tässä pöydässä pelataan toista peliä. Sen komennot alkavat `/{ $game }`.
refused-no-such-option = Pelissä { $game } ei ole valintaa ”{ $option }”. Jätä se pois.
refused-unknown-option = En tunne valintaa ”{ $typed }”. Kirjoita valinta ja sen arvo, esimerkiksi map=advanced. Valinnat: { $known }.
refused-no-such-choice = Ei voi valita: ”{ $typed }”. Valinnan { $option } vaihtoehdot: { $known }.
refused-without-effect = ”{ $typed }” ei vaikuta mihinkään, kun on valittu { $because }. Jätä se pois.

refused-no-table = Tällä kanavalla ei pelata. `/game new` avaa pöydän.
refused-no-content = Tätä peliä pelataan osataulukoilla, joita en saanut, kun minut viimeksi käynnistettiin (`{ $content }`). Mitään ei ole kadonnut: kun ylläpitäjäni palauttaa ne, peli jatkuu tästä.
refused-not-started = Peli ei ole vielä alkanut. Kuka tahansa mukana oleva voi painaa Aloita.
refused-already-started = Peli on jo alkanut. `/game board` näyttää sen.
refused-channel-taken = Tällä kanavalla pelataan jo. Avaa oma pöytäsi toiselle kanavalle tai ketjuun.
refused-cancel-first = Tällä kanavalla pelataan jo. `/game cancel` lopettaa sen pelin kaikilta, äänestyksellä jos muutkin ovat jo siirtäneet; tai avaa oma pöytäsi toiselle kanavalle tai ketjuun.
refused-not-seated = Et pelaa tässä pöydässä. Voit seurata peliä komennolla `/game board`.
refused-no-hands = Tässä pelissä kenelläkään ei ole mitään kädessä: kaikki on laudalla. Sen näyttää `/game board`.
refused-no-such-component = En tunne tässä pelissä mitään nimeltä ”{ $typed }”. Valitse ehdotuksista.
refused-several-components = ”{ $typed }” voi olla jokin näistä: { $names }. Kirjoita nimestä enemmän.
refused-not-host = Sen voi tehdä vain pöydän avaaja tai palvelimen ylläpitäjä.
refused-vote-first = Muutkin ovat jo siirtäneet tässä pelissä, joten et voi lopettaa sitä yksin. Kysynkö heiltä? Jos enemmistö suostuu, peli päättyy kesken eikä tulosta lasketa kenellekään.
refused-table-full = { $most ->
    [one] Ainoa paikka on varattu.
   *[other] Kaikki { $most } paikkaa on varattu.
}
refused-too-few = { $least ->
    [one] Tarvitaan ainakin { $least } pelaaja. Paina Liity.
   *[other] Tarvitaan ainakin { $least } pelaajaa. Joku voi vielä liittyä, tai lisää tietokone.
}
refused-mark-taken = Joku muu pelaa jo tätä puolta ({ $mark }). Valitse toinen.
refused-mark-reserved = Peli itse pelaa täällä tätä puolta ({ $mark }). Valitse toinen tai vaihda pelin puoli kohdassa ”Valinnat”.
refused-mark-held = Joku pöydässä pelaa jo tätä puolta ({ $mark }). Valitse pelin omalle pelaajalle toinen.
refused-mark-reserved-twice = Toinen pelin omista pelaajista pelaa jo tätä puolta ({ $mark }). Valitse toinen.
refused-unknown-mark = Tässä pelissä ei ole puolta ”{ $mark }”. Valitse valikosta.
refused-already-joined = Olet jo mukana.
refused-no-computer = Poistettavaa tietokonepelaajaa ei ole.
refused-table-closed = Tämä pöytä on suljettu. `/game new` avaa uuden.
refused-missing-permission = En voi vielä järjestää peliä täällä. Kanavan ylläpitäjän täytyy antaa minulle nämä oikeudet: { $permissions }.

refused-not-written = Osaan lukea vain sen, mitä kirjoitat: en välitettyä viestiä, kyselyä, tarraa enkä tiedostoa. Kirjoita minulle siirto tai `?`, niin neuvon.
refused-unknown-move = En löydä nyt siirtoa ”{ $typed }”. Voisit pelata: { $moves }.
refused-ambiguous-move = ”{ $typed }” voi tarkoittaa useaa siirtoa. Kirjoita jokin näistä: { $moves }.
refused-nobody-waits = Mikään pöytä ei odota sinua juuri nyt.
refused-several-wait = Useampi pöytä odottaa sinua: { $places }. Aloita viestisi kanavalla tai vastaa viestiini siitä pöydästä.
refused-too-many-invited = Yhteen pöytään voi kutsua enintään { $most } ihmistä.
