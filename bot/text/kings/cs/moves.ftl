# Tahy: jak se jmenují na tlačítkách, v nabídkách a u příkazů, a jak zní tah jako věta.
verb-card = Zahrát kartu
verb-catastrophe = Zahrát katastrofu
verb-support = Zahrát karty do konfliktu
verb-war = Vybrat konflikt
verb-ship = Postavit loď
verb-bank = Uložit si kartu
verb-keep = Nechat si karty
verb-decline = Nevyužít

verb-leader-description = Umístí jednoho z vašich vůdců na kartu nebo ho přesune na jinou
verb-card-description = Zahraje kartu z ruky: pod sloupec, nebo do mezery, kde spojí dvě království
verb-catastrophe-description = Odstraní jednou za hru kartu bez vůdce; poklad ani loď ne
verb-support-description = Zahraje do konfliktu karty z ruky, nebo žádnou
verb-war-description = Vybere, který vnější konflikt se řeší jako další
verb-treasure-description = Vezme poklad z království vašeho obchodníka výměnou za chrám z ruky
verb-ship-description = Položí loď na místo posledních čtyř karet sloupce
verb-bank-description = Uloží kartu té barvy z ruky na vaši bodovou hromádku
verb-keep-description = Nechá vám karty v ruce; bod nezískáte
verb-decline-description = Nechá poklad ležet, nebo loď nepostaví
verb-end-description = Ukončí váš tah; všichni si doplní ruku do osmi karet

argument-leader = Jeden z vašich vůdců: král, obchodník, kněz nebo farmář
argument-place = Karta na stole: C4 je čtvrtá ve sloupci C, CD ta mezi sloupci C a D
argument-card = Karta z vaší ruky: osada, tržiště, chrám nebo farma
argument-where = Pod sloupec, třeba C, nebo do mezery mezi dvěma, třeba CD
argument-count = Kolik karet zahrát; 0 znamená žádnou
argument-ship = Dvě barvy lodi

pick-place = Kterou kartu na stole?
pick-card = Kterou kartu?
pick-where = Pod který sloupec nebo do které mezery?
pick-count = Kolik karet z ruky?
pick-ship = Kterou loď?

move-leader = { $count ->
    [0] umístit či přesunout vůdce
    [1] umístit či přesunout { $one_accusative }
   *[other] { $one } jde na { $two }
}
move-card = { $count ->
    [0] zahrát kartu
    [1] zahrát { $one_accusative }
   *[other] zahrát { $one_accusative } do { $two }
}
move-catastrophe = { $count ->
    [0] zahrát katastrofu
   *[other] zahrát katastrofu na { $one }
}
move-support = { $count ->
    [0] zahrát karty do konfliktu
   *[other] { $one ->
        [0] nehrát žádnou kartu
        [one] zahrát { $one } kartu
        [few] zahrát { $one } karty
       *[other] zahrát { $one } karet
    }
}
move-war = { $count ->
    [0] vybrat konflikt
   *[other] další bude konflikt { $one_many }
}
move-treasure = { $count ->
    [0] vzít poklad
   *[other] vzít poklad z { $one }
}
move-ship = { $count ->
    [0] postavit loď
   *[other] postavit { $one_accusative }
}
move-bank = uložit si kartu
move-keep = neukládat kartu
move-decline = nevyužít

# Kinds of moves on the first page of a panel.
kind-card = Karta
piece-card = { $one }
kind-bank = Uložit

# Labels beside a sign.
brief-card = { $two }
