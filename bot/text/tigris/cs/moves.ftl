# Tahy: jak se jmenují na tlačítkách, v nabídkách a u příkazů, a jak zní tah jako věta.
verb-tile = Položit kartičku
verb-withdraw = Stáhnout vůdce
verb-catastrophe = Zahrát katastrofu
verb-swap = Vyměnit kartičky
verb-support = Přidat podporu
verb-war = Vybrat konflikt
verb-monument = Postavit monument
verb-decline = Nestavět monument

verb-tile-description = Položí kartičku z vaší ruky na desku
verb-leader-description = Umístí jednoho z vašich vůdců nebo ho přesune na jiné políčko
verb-withdraw-description = Stáhne jednoho z vašich vůdců z desky
verb-catastrophe-description = Zahraje kartičku katastrofy: zničí kartičku, nebo zablokuje prázdné políčko
verb-swap-description = Odloží 1 až 6 kartiček z ruky a dobere stejný počet nových
verb-support-description = Přidá do konfliktu kartičky z ruky, nebo žádnou
verb-war-description = Vybere, který vnější konflikt se řeší jako další
verb-monument-description = Postaví monument na právě dokončeném čtverci
verb-decline-description = Nechá tento čtverec bez monumentu
verb-treasure-description = Vezme poklad z království vašeho obchodníka
verb-end-description = Ukončí váš tah; všichni si doplní ruku do šesti kartiček

argument-tile = Kartička z vaší ruky: chrám, farma, tržiště nebo osada
argument-cell = Políčko desky, třeba D5
argument-leader = Jeden z vašich vůdců: kněz, farmář, obchodník nebo král
argument-tile1 = Kartička k výměně
argument-tile2 = Druhá kartička k výměně
argument-tile3 = Třetí kartička k výměně
argument-tile4 = Čtvrtá kartička k výměně
argument-tile5 = Pátá kartička k výměně
argument-tile6 = Šestá kartička k výměně
argument-count = Kolik kartiček přidat; 0 znamená žádnou
argument-monument = Dvě barvy monumentu

pick-tile = Kterou kartičku?
pick-cell = Které políčko?
pick-tile1 = Kterou kartičku?
pick-tile2 = Ještě nějakou kartičku?
pick-tile3 = Ještě nějakou kartičku?
pick-tile4 = Ještě nějakou kartičku?
pick-tile5 = Ještě nějakou kartičku?
pick-tile6 = Ještě nějakou kartičku?
pick-count = Kolik kartiček z ruky?
pick-monument = Který monument?

move-tile = { $count ->
    [0] položit kartičku
    [1] položit { $one_accusative }
   *[other] položit { $one_accusative } na { $two }
}
move-leader = { $count ->
    [0] umístit či přesunout vůdce
    [1] umístit či přesunout { $one_accusative }
   *[other] { $one } jde na { $two }
}
move-withdraw = { $count ->
    [0] stáhnout vůdce
   *[other] stáhnout { $one_accusative }
}
move-catastrophe = { $count ->
    [0] zahrát katastrofu
   *[other] zahrát katastrofu na { $one }
}
move-swap = { $count ->
    [0] vyměnit kartičky
   *[other] vyměnit { $words_accusative }
}
move-support = { $count ->
    [0] přidat podporu
   *[other] { $one ->
        [0] nepřidat nic
        [one] přidat { $one } kartičku
        [few] přidat { $one } kartičky
       *[other] přidat { $one } kartiček
    }
}
move-war = { $count ->
    [0] vybrat konflikt
   *[other] další bude konflikt { $one_many }
}
move-monument = { $count ->
    [0] postavit monument
    [1] postavit { $one }
   *[other] postavit { $one } s levým horním rohem na { $two }
}
move-decline = nestavět monument
move-treasure = { $count ->
    [0] vzít poklad
   *[other] vzít poklad z { $one }
}

# Krátký tvar na tlačítka a do nabídek.
short-swap = { $count ->
    [6] Vyměnit všech šest kartiček
    [4] Vyměnit 4: { $words }
   *[other] Vyměnit { $words_accusative }
}

rest-swap = { $count ->
    [0] { verb-swap }
    [6] Všech šest
   *[other] { $words }
}

# Kinds of moves on the first page of a panel.
kind-tile = Kartička
piece-tile = { $one }
kind-withdraw = Stáhnout
kind-swap = Vyměnit

# Labels beside a sign.
brief-tile = { $two }
brief-monument = { $two }
brief-withdraw = { kind-withdraw }
brief-swap = { kind-swap } { $count }

# Labels with a number and no sign.
signless-swap = { brief-swap }
