# Tahy: jak se jmenují tlačítka, nabídky a příkazy a jak se tah čte jako věta.
verb-die = Umístit kostku
verb-worker = Umístit pomocníka
verb-rest = Odpočinout
verb-adjust = Upravit kostky (cech obchodu)
verb-conclude = Zahájit poslední kolo
verb-choose = Vybrat jeden z efektů
verb-pay = Zaplatit za efekt
verb-take = Vzít kartu
verb-hire = Najmout měšťana
verb-inspire = Vzít kartu inspirace
verb-draw = Vybrat ze tří karet
verb-keep = Nechat si jednu z karet
verb-tile = Vzít destičku
verb-influence = Vliv do cechu
verb-mark = Vliv na kartu
verb-move = Přesunout vliv
verb-retrieve = Vzít pomocníka zpět
verb-refresh = Obnovit kostku
verb-shift = Změnit kostku o 1
verb-journal = Krok v zápisníku
verb-onward = Krok navíc (cech vědy)
verb-skip = Zbytek nevyužít
verb-end = Ukončit tah
verb-allow = Dovolit
verb-deny = Odmítnout

verb-die-description = Umístí kostku na město, přístav nebo desku hráče
verb-worker-description = Umístí pomocníka na vyloženou kartu a využije efekt jejího pole
verb-rest-description = Vrátí a hodí umístěné kostky; zbývá-li nejvýš jedna, platí schopnosti odpočinku
verb-adjust-description = Odebere vliv z cechu obchodu: jedna kostka o 2, nebo dvě po 1
verb-conclude-description = Dá každému poslední tah, pokud už v zápisníku nikdo nikdy nepostoupí
verb-choose-description = Vybere jeden z efektů karty nebo místa
verb-pay-description = Zaplatí cenu efektu
verb-take-description = Získá z řady kartu území, vody nebo nebes
verb-hire-description = Získá kartu měšťana pod vaši kartu území nebo vody
verb-inspire-description = Zasune kartu inspirace pod kartu nebes, nebo ji odhodí a využije efekt vedle ní
verb-draw-description = Prohlédne tři karty z balíčku a jednu získá
verb-keep-description = Získá jednu z prohlížených karet
verb-tile-description = Umístí destičku vylepšení do vaší karavany
verb-influence-description = Umístí vliv do cechu
verb-mark-description = Umístí vliv na vyloženou kartu
verb-move-description = Přesune vliv z jednoho cechu do jiného
verb-retrieve-description = Vezme pomocníka z vyložené karty
verb-refresh-description = Hodí znovu umístěnou kostkou nebo kostkou ze zásoby
verb-shift-description = Zvýší nebo sníží kostku v zásobě o 1
verb-journal-description = Postoupí v zápisníku o jeden krok
verb-onward-description = Odebere vliv z cechu vědy za další krok
verb-skip-description = Nevyužije zbylé efekty
verb-end-description = Ukončí váš tah; otočí se nové karty
verb-allow-description = Dovolí to protivníkovi a vezme minci nebo proviant
verb-deny-description = Zaplatí minci nebo proviant a protivník hledá jinde

argument-die = Hodnota kostky ve vaší zásobě
argument-slot = Kam: HL, HW, H1 až H4 nebo vaše město či přístav
argument-face = Hodnota, za kterou platí; u destičky líc nebo rub
argument-help = Pomoc cechu: loď, nebo obchod
argument-more = Druhá pomoc
argument-worker = Zelený, žlutý, nebo modrý
argument-card = Karta podle označení, třeba L05
argument-fee = Minci, nebo proviant tomu, čí vliv na kartě leží
argument-first = Kostka ze zásoby, kterou také hodíte
argument-second = Další kostka
argument-third = Další kostka
argument-fourth = Další kostka
argument-fifth = Další kostka
argument-to = Nová hodnota; u vlivu cech, kam jde
argument-other = Druhá kostka
argument-then = Její nová hodnota
argument-source = Kde se vybírá; u vlivu odkud se bere
argument-branch = Který z efektů
argument-host = Karta území nebo vody nad měšťanem
argument-space = Karta nebes, nebo odhodit
argument-lowest = Která z ostatních přijde úplně dospod
argument-tile = Destička podle označení, třeba UB1
argument-cell = Kam přijde levý horní roh, třeba 2b
argument-payment = Mince, vliv, nebo zdarma
argument-guild = Věda, obchod, nebo badatelé
argument-place = Místo umístěné kostky, nebo hodnota kostky v zásobě
argument-node = Místo v zápisníku, třeba Kom
argument-good = Mince, nebo proviant

pick-die = Která kostka?
pick-slot = Na které místo?
pick-face = Za jakou hodnotu?
pick-tile-face = Kterou stranou nahoru?
pick-help = S jakou pomocí?
pick-more = S jakou další pomocí?
pick-worker = Který pomocník?
pick-card = Která karta?
pick-fee = Čím zaplatíte poplatek?
pick-first = Hodit i další kostkou?
pick-second = Hodit i další kostkou?
pick-third = Hodit i další kostkou?
pick-fourth = Hodit i další kostkou?
pick-fifth = Hodit i další kostkou?
pick-to = Na jakou hodnotu?
pick-move-to = Do kterého cechu?
pick-other = Upravit i druhou kostku?
pick-then = Na jakou hodnotu?
pick-source = Odkud?
pick-branch = Který efekt?
pick-host = Pod kterou vaši kartu?
pick-space = Pod kterou kartu nebes?
pick-lowest = Která z ostatních přijde úplně dospod?
pick-tile = Která destička?
pick-cell = Kam do karavany?
pick-payment = Čím zaplatíte?
pick-guild = Který cech?
pick-place = Která kostka?
pick-node = Na které místo v zápisníku?
pick-good = Minci, nebo proviant?

move-die = { $count ->
    [0] umístit kostku
    [1] umístit kostku { $one }
    [2] kostka { $one } na místo { $two }
    [3] { $repeated ->
        [0] kostka { $one } na místo { $two } jako { $three }
       *[other] kostka { $one } na místo { $two }
    }
    [4] { $repeated ->
        [0] kostka { $one } na místo { $two } jako { $three }
       *[other] kostka { $one } na místo { $two }
    }, pomoc: { $four }
   *[other] kostka { $one } na místo { $two } jako { $three }, pomoc: { $four } a { $five }
}
move-worker = { $count ->
    [0] umístit pomocníka
    [1] umístit { $one_worker_accusative }
    [2] { $one_worker } na kartu { $two }
   *[other] { $one_worker } na kartu { $two }, poplatek: { $three }
}
move-rest = { $count ->
    [0] odpočinout
   *[other] odpočinout a přehodit i kostky { $words }
}
move-adjust = { $count ->
    [0] upravit kostky
    [1] upravit kostku { $one }
    [2] z kostky { $one } udělat { $two }
    [3] z kostky { $one } udělat { $two } a upravit kostku { $three }
   *[other] z kostky { $one } udělat { $two } a z kostky { $three } { $four }
}
move-choose = { $count ->
    [0] vybrat jeden z efektů
    [1] vybrat: { $one }
   *[other] { $one }: { $two }
}
move-pay = zaplatit za efekt
move-take = { $count ->
    [0] vzít kartu
    [1] vzít kartu { $one }
   *[other] vzít kartu { $one }, poplatek: { $two }
}
move-hire = { $count ->
    [0] najmout měšťana
    [1] najmout kartu { $one }
    [2] najmout kartu { $one } pod kartu { $two }
   *[other] najmout kartu { $one } pod kartu { $two }, poplatek: { $three }
}
move-inspire = { $count ->
    [0] vzít kartu inspirace
    [1] vzít kartu { $one }
    [2] { $two_word ->
        [discard] odhodit kartu { $one } a využít efekt vedle ní
       *[other] zasunout kartu { $one } pod kartu { $two }
    }
   *[other] { $two_word ->
        [discard] odhodit kartu { $one } a využít efekt vedle ní, poplatek: { $three }
       *[other] zasunout kartu { $one } pod kartu { $two }, poplatek: { $three }
    }
}
move-draw = vybrat ze tří karet
move-keep = { $count ->
    [0] nechat si jednu z karet
    [1] nechat si kartu { $one }
   *[other] nechat si kartu { $one }, úplně dospod { $two }
}
move-tile = { $count ->
    [0] vzít destičku
    [1] vzít destičku { $one }
    [2] destička { $one }, nahoře { $two }
    [3] destička { $one }, nahoře { $two }, na { $three }
   *[other] destička { $one }, nahoře { $two }, na { $three }, platba: { $four }
}
move-influence = { $count ->
    [0] umístit vliv do cechu
    [1] vliv do cechu { $one_genitive }
   *[other] vliv do cechu { $one_genitive }, odkud: { $two }
}
move-mark = { $count ->
    [0] umístit vliv na kartu
    [1] vliv na kartu { $one }
   *[other] vliv na kartu { $one }, odkud: { $two }
}
move-move = { $count ->
    [0] přesunout vliv
    [1] přesunout vliv z cechu { $one_genitive }
   *[other] přesunout vliv z cechu { $one_genitive } do cechu { $two_genitive }
}
move-retrieve = { $count ->
    [0] vzít pomocníka zpět
    [1] vzít pomocníka z karty { $one }
    [2] vzít { $two_worker_accusative } z karty { $one }
   *[other] vzít { $two_worker_accusative } z karty { $one }, poplatek: { $three }
}
move-refresh = { $count ->
    [0] obnovit kostku
   *[other] obnovit kostku: { $one }
}
move-shift = { $count ->
    [0] změnit kostku o 1
    [1] změnit kostku { $one } o 1
   *[other] z kostky { $one } udělat { $two }
}
move-journal = { $count ->
    [0] krok v zápisníku
   *[other] krok v zápisníku na místo { $one }
}
move-onward = { $count ->
    [0] další krok v zápisníku
   *[other] další krok v zápisníku na místo { $one }
}
move-skip = zbytek nevyužít
move-conclude = zahájit poslední kolo
move-end = ukončit tah
move-allow = { $count ->
    [0] dovolit
   *[other] dovolit a vzít si { $one_accusative }
}
move-deny = { $count ->
    [0] odmítnout
   *[other] odmítnout a zaplatit { $one_accusative }
}

# Celé tahy na tlačítkách.
short-die = { $repeated ->
    [0] kostka { $one } jako { $three }: { $two }
   *[other] kostka { $one } na místo { $two }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] , { $four }
       *[other] { "" }
    }
}
short-worker = { $count ->
    [2] { $one_worker }: { $two }
   *[other] −1 { $three }: { $one_masculine } → { $two }
}
short-rest = Odpočinout, hod { $words }
short-adjust = kostka { $one ->
    [1] z
    [5] z
   *[other] ze
} { $one } na { $two }{ $count ->
    [2] { "" }
   *[other] , { $three ->
        [1] z
        [5] z
       *[other] ze
    } { $three } na { $four }
}
short-choose = { $two_word ->
    [provision] { $one }
    [silver] { $one }
   *[other] { $one }: { $two }
}
short-take = { $count ->
    [1] { "" }
   *[other] −1 { $two }:{ " " }
}Vzít kartu { $one }
short-hire = { $count ->
    [2] { $one } → { $two }
   *[other] −1 { $three }: { $one_word } → { $two }
}
short-inspire = { $two_word ->
    [discard] { $count ->
        [2] odhodit kartu { $one }
       *[other] −1 { $three }: odhodit kartu { $one }
    }
   *[other] { $count ->
        [2] { $one } → { $two }
       *[other] −1 { $three }: { $one_word } → { $two }
    }
}
short-keep = { $count ->
    [1] Vzít: { $one }
   *[other] Dospod { $two_word }; vzít { $one }
}
short-tile = { $three } { $two }: { $one }
left-tile = { $two_word ->
    [back] { $three } ({ $two })
   *[other] { $three }
}
short-influence = Vliv do cechu { $one_genitive }{ $count ->
    [1] { "" }
   *[other] , odkud: { $two }
}
short-mark = Vliv na kartu { $one }{ $count ->
    [1] { "" }
   *[other] , odkud: { $two }
}
short-move = Vliv: { $one } → { $two }
short-retrieve = { $count ->
    [2] { "" }
   *[other] −1 { $three }:{ " " }
}Zpět { $two }: { $one }
short-shift = Kostka { $one ->
    [1] z
    [5] z
   *[other] ze
} { $one } na { $two }

button-hand = Moje karavana
your-hand = Vaše karavana a karty.

# Kinds of moves on the first page of a panel.
kind-die = Kostka
kind-worker = Pomocník
kind-rest = Odpočinek
kind-adjust = Upravit kostky

# Labels beside a sign.
brief-die = { $two_word }{ $repeated ->
    [0] { " " }({ $three })
   *[other] { "" }
}{ $count ->
    [3] { "" }
   *[other] { $four_word ->
        [ship] { " " }⛵
       *[other] { "" }
    }
}
brief-worker = { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-hire = { $one_word } → { $two_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-take = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }−{ $two_sign }
}
brief-inspire = { $two_word ->
    [discard] odhodit { $one_word }
   *[other] { $one_word } → { $two_word }
}{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-keep = { $one_word }{ $count ->
    [1] { "" }
   *[other] { " " }(↓ { $two_word })
}
brief-rest = { kind-rest } + kostka { $words }
brief-adjust = { $one } → { $two }{ $count ->
    [2] { "" }
   *[other] , { $three } → { $four }
}
brief-shift = { $one } → { $two }
brief-choose = { $two_word ->
    [provision] { $one_word }
    [silver] { $one_word }
   *[other] { $one_word }: { $two }
}
brief-mark = { $count ->
    [1] { $one_word }
   *[other] { $two } → { $one_word }
}
brief-influence = { $count ->
    [1] { $one }
   *[other] { $two } → { $one }
}
brief-move = { $one } → { $two }
brief-retrieve = ↩ { $one_word }{ $count ->
    [2] { "" }
   *[other] { " " }−{ $three_sign }
}
brief-journal = { $one }
brief-tile = { $three } { $one_word }{ $two_word ->
    [back] { " " }({ $two })
   *[other] { "" }
}

# Labels with a number and no sign.
signless-rest = { brief-rest }
