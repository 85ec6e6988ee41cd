# Slova hry. Účinek bez čísla je jednou. Tvary za slovem jsou pro věty.
word-silver = { $count ->
    [one] mince
    [few] { $count } mince
   *[other] { $count } mincí
}
    .accusative = minci
    .sign = { $count } 🪙
word-provision = { $count ->
    [one] proviant
    [few] { $count } provianty
   *[other] { $count } proviantů
}
    .accusative = proviant
    .sign = { $count } 🍞
word-influence = vliv
word-influence-science = { $count ->
    [one] vliv ve vědě
    [few] { $count } vlivy ve vědě
   *[other] { $count } vlivů ve vědě
}
    .price = { $count ->
        [one] vliv z cechu vědy
        [few] { $count } vlivy z cechu vědy
       *[other] { $count } vlivů z cechu vědy
    }
    .sign = { $count } ⚛️
word-influence-trade = { $count ->
    [one] vliv v obchodu
    [few] { $count } vlivy v obchodu
   *[other] { $count } vlivů v obchodu
}
    .price = { $count ->
        [one] vliv z cechu obchodu
        [few] { $count } vlivy z cechu obchodu
       *[other] { $count } vlivů z cechu obchodu
    }
    .sign = { $count } ⚖️
word-influence-exploration = { $count ->
    [one] vliv u badatelů
    [few] { $count } vlivy u badatelů
   *[other] { $count } vlivů u badatelů
}
    .price = { $count ->
        [one] vliv z cechu badatelů
        [few] { $count } vlivy z cechu badatelů
       *[other] { $count } vlivů z cechu badatelů
    }
    .sign = { $count } 🧭
word-influence-any = { $count ->
    [one] vliv v libovolném cechu
    [few] { $count } vlivy v libovolných ceších
   *[other] { $count } vlivů v libovolných ceších
}
    .sign = { $count } ♣️
word-mark = { $count ->
    [one] vliv na kartu
    [few] vliv na { $count } karty
   *[other] vliv na { $count } karet
}
word-move = { $count ->
    [one] přesun vlivu
    [few] { $count } přesuny vlivu
   *[other] { $count } přesunů vlivu
}
word-retrieve = { $count ->
    [one] pomocník zpět
    [few] { $count } pomocníci zpět
   *[other] { $count } pomocníků zpět
}
word-refresh = { $count ->
    [one] obnovení kostky
    [few] { $count } obnovení kostky
   *[other] { $count } obnovení kostky
}
word-shift = { $count ->
    [one] kostka ±1
    [few] { $count }× kostka ±1
   *[other] { $count }× kostka ±1
}
word-journal = { $count ->
    [one] krok v zápisníku
    [few] { $count } kroky v zápisníku
   *[other] { $count } kroků v zápisníku
}
word-new-die = nová kostka
word-card = karta
word-tile = destička
word-draw = výběr ze tří karet
word-card-land = karta území
word-card-water = karta vody
word-card-space = karta nebes
word-card-townsfolk = karta měšťana
word-card-inspiration = karta inspirace
word-draw-land = jedna ze tří karet území
word-draw-water = jedna ze tří karet vody
word-tile-basic = základní destička
word-tile-land = územní destička
word-tile-water = vodní destička
word-tile-space = nebeská destička
word-tile-special = speciální destička

word-land = území
    .genitive = území
word-water = voda
    .genitive = vody
word-space = nebesa
    .genitive = nebes
word-townsfolk = měšťané
    .genitive = měšťanů
word-inspiration = inspirace
    .genitive = inspirace
word-upgrade = vylepšení
word-basic = základní
word-special = speciální

word-science = věda
    .genitive = vědy
    .sign = ⚛️
word-trade = obchod
    .genitive = obchodu
    .sign = ⚖️
word-exploration = badatelé
    .genitive = badatelů
    .sign = 🧭

word-green = zelená
    .masculine = zelený
    .worker = zelený pomocník
    .worker_accusative = zeleného pomocníka
word-yellow = žlutá
    .masculine = žlutý
    .worker = žlutý pomocník
    .worker_accusative = žlutého pomocníka
word-blue = modrá
    .masculine = modrý
    .worker = modrý pomocník
    .worker_accusative = modrého pomocníka
word-black = černá
word-red = červená
word-none = žádné
word-rival = protivník

word-camel = { $count ->
    [one] velbloud
    [few] { $count } velbloudi
   *[other] { $count } velbloudů
}
word-ship = { $count ->
    [one] loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
word-telescope = { $count ->
    [one] teleskop
    [few] { $count } teleskopy
   *[other] { $count } teleskopů
}
word-pigeon = { $count ->
    [one] holub
    [few] { $count } holubi
   *[other] { $count } holubů
}

word-city = město
word-vista = výhled
word-harbour = přístav
word-open_sea = šíré moře
word-observatory = observatoř
word-library = knihovna

word-tag-city = města
word-tag-vista = výhledy
word-tag-harbour = přístavy
word-tag-open-sea = šírá moře
word-tag-observatory = observatoře
word-tag-library = knihovny
word-tag-stars = hvězdy
word-tag-planet = planety
word-tag-comet = komety
word-tag-sun-or-moon = Slunce nebo Měsíc
word-cards-townsfolk = karty měšťanů
word-tiles-any = destičky
word-tiles-basic = základní destičky
word-tiles-land = územní destičky
word-tiles-water = vodní destičky
word-tiles-space = nebeské destičky

word-front = líc
word-back = rub
word-free = zdarma
word-discard = odhodit
word-rest = odpočinek
word-random = náhodně

word-crimson = karmínová
word-saffron = šafránová
word-azure = azurová
word-violet = fialová

word-aaa = A · A · A
word-aab = A · A · B
word-aba = A · B · A
word-abb = A · B · B
word-baa = B · A · A
word-bab = B · A · B
word-bba = B · B · A
word-bbb = B · B · B

# Jména z více částí, podle první, nebo poslední z nich.
joined-n = { $first }–{ $second }
