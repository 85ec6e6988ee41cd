# Mitä tapahtui. Preesens kertoo sen, kuten selostaja.
event-die-placed = { $who } asettaa nopan paikkaan { $slot }: { $value }{ $altered ->
    [0] .
   *[other] , käytetään lukuna { $face }.
}
event-worker-placed = { $who } asettaa { $worker_genitive } apurin kortille { $card } ({ $kind_cards }, paikka { $slot }).
event-rested = { $count ->
    [0] { $who } lepää.
    [one] { $who } lepää ja ottaa takaisin { $count } nopan.
   *[other] { $who } lepää ja ottaa takaisin { $count } noppaa.
}
event-rolled = { $who } heittää { $dice }.
event-die-shifted = { $who } kääntää nopan luvusta { $value } lukuun { $to }.
event-die-refreshed = { $who } heittää nopan uudelleen ({ $place }): { $value }.
event-new-die = { $who } saa uuden nopan ja heittää { $value }.
event-guild-used = { $guild_word ->
    [science] { $who } poistaa vaikutuksen { $guild_genitive } killasta: yksi askel lisää matkakirjassa.
    [trade] { $who } poistaa vaikutuksen { $guild_genitive } killasta ja muuttaa noppia.
   *[exploration] { $who } poistaa vaikutuksen { $guild_genitive } killasta: laiva tälle nopalle.
}
event-chosen = { $who } valitsee paikassa { $source }: { $branch }.
event-paid = { $good_word ->
    [silver] { $who } maksaa { $count } { $count ->
        [one] hopean
       *[other] hopeaa
    }.
    [provision] { $who } maksaa { $count } { $count ->
        [one] muonan
       *[other] muonaa
    }.
   *[other] { $who } poistaa { $count } { $count ->
        [one] vaikutuksen
       *[other] vaikutusta
    } { $good_genitive } killasta.
}
event-gained-goods = { $good_word ->
    [silver] { $who } saa { $count } { $count ->
        [one] hopean
       *[other] hopeaa
    }.
   *[provision] { $who } saa { $count } { $count ->
        [one] muonan
       *[other] muonaa
    }.
}
event-fee-paid = { $who } maksaa yhden { $good_genitive } vaikutuksesta kortilla { $card }; saaja { $owner }.
event-fee-to-rival = { $who } maksaa yhden { $good_genitive } vastustajan vaikutuksesta kortilla { $card }.
event-influence-placed = { $who } asettaa { $count ->
    [one] { $count } vaikutuksen
   *[other] { $count } vaikutusta
} { $guild_genitive } kiltaan.
event-influence-moved = { $who } siirtää vaikutuksen { $start_genitive } killasta { $end_genitive } kiltaan.
event-influence-fetched = { $who } ottaa vaikutuksen muualta, koska varasto on tyhjä: { $place }.
event-card-marked = { $who } asettaa vaikutuksen kortille { $card }.
event-worker-retrieved = { $who } ottaa { $worker_genitive } apurin takaisin kortilta { $card }.
event-workers-gained = { $workers_count ->
    [one] { $who } saa { $workers_genitive } apurin.
   *[other] { $who } saa apurit: { $workers }.
}
event-card-gained = { $kind_word ->
    [land] { $who } ottaa maakortin { $card }.
    [water] { $who } ottaa vesikortin { $card }.
   *[space] { $who } ottaa taivaskortin { $card }.
}
event-townsfolk-hired = { $who } palkkaa asukkaan { $card } kortille { $host }.
event-inspiration-tucked = { $who } asettaa oivalluksen { $card } taivaskortin { $space } taakse.
event-inspiration-discarded = { $who } hylkää oivalluksen { $card } ja käyttää sen vieressä olevan toiminnon.
event-drew = { $count ->
    [one] { $who } katsoo pakan päällimmäisen kortin ({ $kind }).
   *[other] { $who } katsoo pakan päältä { $count } { $kind_partitive }.
}
event-drew-cards = Katsot: { $cards }.
event-tile-gained = { $who } asettaa karavaaniinsa laatan { $tile } ({ $face }) ruutuun { $cell }.
event-journaled = { $who } etenee matkakirjassa kohtaan { $node }.
event-last-round = { $who } on matkakirjan lopussa. **Kaikilla on vielä yksi vuoro.**
event-last-round-started = Kukaan ei voi enää edetä matkakirjassa, joten { $who } aloittaa viimeisen kierroksen. **Kaikilla on vielä yksi vuoro.**
event-turn-ended = { $who } päättää vuoronsa.
event-cards-turned-up = Uudet { $kind_cards }: { $cards }.
event-game-ended = { $reason_word ->
    [blocked] Peli päättyy: kukaan ei voinut enää edetä matkakirjassa.
   *[journal] Peli päättyy: matkakirja on valmis.
}
event-final-score = { $rank }. { $who }: { $points } vp. Kaupungit, näköalat, satamat ja aavat meret { $tags }, täydet sarjat { $sets }, taivas { $space }, laatat { $tiles }, killat { $guilds }.

# Yksinpelin vastustaja perusteluineen.
event-rival-scheme = Vastustaja kääntää juonikortin { $card } ({ $colour }, hopea { $silver }).
event-rival-second-half = { $card }: ensimmäinen puolikas ei onnistu, joten toinen toteutuu.
event-rival-rests = Vastustajalla on kolme samanväristä juonikorttia esillä, joten se lepää. Sen painopiste: { $board_word ->
    [journal] matkakirja
   *[other] { $board }
}.
event-rival-shuffled = Vastustaja sekoittaa juonikorttinsa.
event-rival-marker = Vastustajan resurssimerkki etenee { $count ->
    [one] { $count } paikan
   *[other] { $count } paikkaa
}; sen väri on nyt { $colour }.
event-rival-paid = Vastustaja poistaa { $count ->
    [one] { $count } vaikutuksen
   *[other] { $count } vaikutusta
} { $guild_genitive } killasta.
event-rival-influence = Vastustaja asettaa { $count ->
    [one] { $count } vaikutuksen
   *[other] { $count } vaikutusta
} { $guild_genitive } kiltaan.
event-rival-took = Vastustaja ottaa kortin { $card }: { $kind_cards }, paikka { $slot }{ $why_count ->
    [0] .
   *[other] . Paikkojen järjestys: { $why }.
}
event-rival-drew = Vastustaja ottaa pakan päällimmäisen kortin: { $card } ({ $kind }).
event-rival-marked = Vastustaja asettaa vaikutuksen kortille { $card }: { $kind_cards }, paikka { $slot }{ $why_count ->
    [0] .
   *[other] . Paikkojen järjestys: { $why }.
}
event-rival-placed-worker = Vastustaja asettaa { $worker_genitive } apurin kortille { $card }, paikka { $slot }{ $why_count ->
    [0] .
   *[other] . Paikkojen järjestys: { $why }.
}
event-rival-retrieved = Vastustaja ottaa { $worker_genitive } apurin takaisin kortilta { $card }{ $why_count ->
    [0] .
   *[other] . Paikkojen järjestys: { $why }.
}
event-rival-tile = Vastustaja ottaa laatan { $tile }, koska sen väri on { $colour }{ $beside ->
    [0] .
   *[other] . Karavaani on täynnä, joten laatta jää viereen.
}
event-rival-comets = Vastustajan komeetat: { $count }.
event-rival-journaled = Vastustaja etenee matkakirjassa kohtaan { $node }, { $upper ->
    [0] alempaa tietä, koska punaisia juonikortteja on enemmän
   *[other] ylempää tietä, koska sinisiä juonikortteja on enemmän
}.
event-rival-last-round = Vastustaja on matkakirjan lopussa. **Vielä yksi vuoro pelaajalle { $who }, sitten vastustajalle.**
event-rival-allowed = { $who } sallii vastustajan toimen kortilla { $card } ja ottaa yhden { $good_genitive }.
event-rival-denied = { $who } estää vastustajaa kortilla { $card } ja maksaa yhden { $good_genitive }.
event-rival-score = { $rank }. Vastustaja: { $points } vp. Kortit { $cards }, laatat { $tiles }, killat { $guilds }.
