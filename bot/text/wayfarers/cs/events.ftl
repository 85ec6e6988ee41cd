# Co se stalo. Vypráví se přítomným časem, jako když hru někdo komentuje.
event-die-placed = { $who } umisťuje kostku na místo { $slot }: { $value }{ $altered ->
    [0] .
   *[other] , platí jako { $face }.
}
event-worker-placed = { $who } umisťuje { $worker_worker_accusative } na kartu { $card }, pole { $slot } v řadě { $kind_genitive }.
event-rested = { $count ->
    [0] { $who } odpočívá.
    [one] { $who } odpočívá a bere zpět { $count } kostku.
    [few] { $who } odpočívá a bere zpět { $count } kostky.
   *[other] { $who } odpočívá a bere zpět { $count } kostek.
}
event-rolled = { $who } hází { $dice }.
event-die-shifted = { $who } mění kostku { $value ->
    [1] z
    [5] z
   *[other] ze
} { $value } na { $to }.
event-die-refreshed = { $who } obnovuje kostku ({ $place }) a hází { $value }.
event-new-die = { $who } získává novou kostku a hází { $value }.
event-guild-used = { $guild_word ->
    [science] { $who } odebírá jeden vliv z cechu { $guild_genitive }: krok v zápisníku navíc.
    [trade] { $who } odebírá jeden vliv z cechu { $guild_genitive } a upravuje kostky.
   *[exploration] { $who } odebírá jeden vliv z cechu { $guild_genitive }: loď pro tuto kostku.
}
event-chosen = { $who } vybírá na místě { $source }: { $branch }.
event-paid = { $good_word ->
    [silver] { $who } platí { $count } { $count ->
        [one] minci
        [few] mince
       *[other] mincí
    }.
    [provision] { $who } platí { $count } { $count ->
        [one] proviant
        [few] provianty
       *[other] proviantů
    }.
   *[other] { $who } odebírá z cechu { $good_genitive } { $count } { $count ->
        [one] vliv
        [few] vlivy
       *[other] vlivů
    }.
}
event-gained-goods = { $good_word ->
    [silver] { $who } získává { $count } { $count ->
        [one] minci
        [few] mince
       *[other] mincí
    }.
   *[provision] { $who } získává { $count } { $count ->
        [one] proviant
        [few] provianty
       *[other] proviantů
    }.
}
event-fee-paid = { $who } platí { $good_accusative } za vliv na kartě { $card }. Bere { $owner }.
event-fee-to-rival = { $who } platí { $good_accusative } za protivníkův vliv na kartě { $card }.
event-influence-placed = { $who } umisťuje { $count } { $count ->
    [one] vliv
    [few] vlivy
   *[other] vlivů
} do cechu { $guild_genitive }.
event-influence-moved = { $who } přesouvá vliv z cechu { $start_genitive } do cechu { $end_genitive }.
event-influence-fetched = { $who } nemá vliv v zásobě a bere ho odjinud: { $place }.
event-card-marked = { $who } umisťuje vliv na kartu { $card }.
event-worker-retrieved = { $who } bere zpět { $worker_worker_accusative } z karty { $card }.
event-workers-gained = { $who } získává { $workers_worker_accusative }.
event-card-gained = { $kind_word ->
    [land] { $who } přidává kartu území: { $card }.
    [water] { $who } přidává kartu vody: { $card }.
   *[space] { $who } přidává kartu nebes: { $card }.
}
event-townsfolk-hired = { $who } najímá kartu { $card } pod kartu { $host }.
event-inspiration-tucked = { $who } zasouvá kartu { $card } pod kartu { $space }.
event-inspiration-discarded = { $who } odhazuje kartu { $card } a využívá efekt vedle ní.
event-drew = { $count ->
    [one] { $who } prohlíží horní kartu { $kind_genitive } z balíčku.
    [few] { $who } prohlíží { $count } horní karty { $kind_genitive } z balíčku.
   *[other] { $who } prohlíží { $count } horních karet { $kind_genitive } z balíčku.
}
event-drew-cards = Prohlížíte si: { $cards }.
event-tile-gained = { $who } umisťuje destičku { $tile } ({ $face }) do karavany na { $cell }.
event-journaled = { $who } postupuje v zápisníku na místo { $node }.
event-last-round = { $who } je na konci zápisníku. **Každý má ještě jeden tah.**
event-last-round-started = V zápisníku už nikdo nemůže postoupit, proto { $who } zahajuje poslední kolo. **Každý má ještě jeden tah.**
event-turn-ended = { $who } končí tah.
event-cards-turned-up = Nové karty { $kind_genitive }: { $cards }.
event-game-ended = { $reason_word ->
    [blocked] Konec hry: v zápisníku už nikdo nemohl postoupit.
   *[journal] Konec hry: zápisník je dopsaný.
}
event-final-score = { $rank }. { $who }: { $points } VB. Města, výhledy, přístavy a šírá moře { $tags }, úplné sady { $sets }, nebesa { $space }, destičky { $tiles }, cechy { $guilds }.

# Protivník sólové hry a jeho důvody.
event-rival-scheme = Protivník otáčí kartu intrik { $card } ({ $colour }, mince { $silver }).
event-rival-second-half = { $card }: první polovinu provést nejde, a tak platí druhá.
event-rival-rests = Protivník má tři vyložené karty intrik jedné barvy a odpočívá. Jeho zaměření: { $board_word ->
    [journal] zápisník
   *[other] { $board }
}.
event-rival-shuffled = Protivník míchá karty intrik.
event-rival-marker = Protivníkův ukazatel na stupnici zdrojů postupuje o { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}; jeho barva je teď { $colour }.
event-rival-paid = Protivník odebírá z cechu { $guild_genitive } { $count } { $count ->
    [one] vliv
    [few] vlivy
   *[other] vlivů
}.
event-rival-influence = Protivník umisťuje { $count } { $count ->
    [one] vliv
    [few] vlivy
   *[other] vlivů
} do cechu { $guild_genitive }.
event-rival-took = Protivník bere kartu { $card }: { $kind }, pole { $slot }{ $why_count ->
    [0] .
   *[other] . Pořadí polí: { $why }.
}
event-rival-drew = Protivník bere horní kartu { $kind_genitive } z balíčku: { $card }.
event-rival-marked = Protivník umisťuje vliv na kartu { $card }: { $kind }, pole { $slot }{ $why_count ->
    [0] .
   *[other] . Pořadí polí: { $why }.
}
event-rival-placed-worker = Protivník umisťuje { $worker_worker_accusative } na kartu { $card }, pole { $slot }{ $why_count ->
    [0] .
   *[other] . Pořadí polí: { $why }.
}
event-rival-retrieved = Protivník bere zpět { $worker_worker_accusative } z karty { $card }{ $why_count ->
    [0] .
   *[other] . Pořadí polí: { $why }.
}
event-rival-tile = Protivník bere destičku { $tile }, protože jeho barva je { $colour }{ $beside ->
    [0] .
   *[other] . Karavanu má plnou, a tak leží vedle.
}
event-rival-comets = Protivníkovy komety: { $count }.
event-rival-journaled = Protivník postupuje v zápisníku na místo { $node }, { $upper ->
    [0] spodní cestou, protože převažují červené karty intrik
   *[other] horní cestou, protože převažují modré karty intrik
}.
event-rival-last-round = Protivník je na konci zápisníku. **Ještě jeden tah má { $who }, po něm protivník.**
event-rival-allowed = { $who } dovoluje protivníkovi kartu { $card } a bere si { $good_accusative }.
event-rival-denied = { $who } odmítá protivníkovi kartu { $card } a platí { $good_accusative }.
event-rival-score = { $rank }. Protivník: { $points } VB. Karty { $cards }, destičky { $tiles }, cechy { $guilds }.
