# Slova hry. Tvar za slovem je pro věty: 4. pád.
word-sumer = Sumer
word-babylon = Babylon
word-akkad = Akkad
word-elam = Elam
word-assyria = Asýrie
word-hittites = Chetitská říše
word-mari = Mari
word-ebla = Ebla
word-tribe = kmen

word-explore = průzkum
word-build = stavba
word-research = výzkum
word-gather = sběr a obchod
word-warfare = válčení
word-growth = růst
word-star = hvězda

word-stone = { $count ->
    [one] kámen
    [few] { $count } kameny
   *[other] { $count } kamenů
}
word-wood = { $count ->
    [one] dřevo
    [few] { $count } dřeva
   *[other] { $count } dřev
}
word-clay = { $count ->
    [one] hlína
    [few] { $count } hlíny
   *[other] { $count } hlín
}
    .accusative = hlínu
word-food = { $count ->
    [one] jídlo
    [few] { $count } jídla
   *[other] { $count } jídel
}
word-tablet = { $count ->
    [one] tabulka
    [few] { $count } tabulky
   *[other] { $count } tabulek
}
    .accusative = tabulku
word-bone = { $count ->
    [one] kůstka
    [few] { $count } kůstky
   *[other] { $count } kůstek
}
    .accusative = kůstku
word-any = { $count ->
    [one] libovolný zdroj
    [few] { $count } libovolné zdroje
   *[other] { $count } libovolných zdrojů
}

word-spearman = { $count ->
    [one] kopiník
    [few] { $count } kopiníci
   *[other] { $count } kopiníků
}
    .accusative = { $count ->
        [one] kopiníka
        [few] { $count } kopiníky
       *[other] { $count } kopiníků
    }
word-archer = { $count ->
    [one] lučištník
    [few] { $count } lučištníci
   *[other] { $count } lučištníků
}
    .accusative = { $count ->
        [one] lučištníka
        [few] { $count } lučištníky
       *[other] { $count } lučištníků
    }
word-rider = { $count ->
    [one] jezdec
    [few] { $count } jezdci
   *[other] { $count } jezdců
}
    .accusative = { $count ->
        [one] jezdce
        [few] { $count } jezdce
       *[other] { $count } jezdců
    }
word-chariot = { $count ->
    [one] válečný vůz
    [few] { $count } válečné vozy
   *[other] { $count } válečných vozů
}
    .accusative = válečný vůz
word-ram = { $count ->
    [one] beranidlo
    [few] { $count } beranidla
   *[other] { $count } beranidel
}
    .accusative = beranidlo
word-ship = { $count ->
    [one] loď
    [few] { $count } lodě
   *[other] { $count } lodí
}
    .accusative = loď
word-wall = { $count ->
    [one] hradby
    [few] { $count } hradby
   *[other] { $count } hradeb
}
    .accusative = hradby
word-settlement = { $count ->
    [one] osada
    [few] { $count } osady
   *[other] { $count } osad
}
    .accusative = osadu
word-floor = { $count ->
    [one] patro zikkuratu
    [few] { $count } patra zikkuratu
   *[other] { $count } pater zikkuratu
}
    .accusative = patro zikkuratu
word-garden = { $count ->
    [one] Visutá zahrada
    [few] { $count } Visuté zahrady
   *[other] { $count } Visutých zahrad
}
    .accusative = Visutou zahradu
word-home = výchozí oblast
word-unit = { $count ->
    [one] jednotka
    [few] { $count } jednotky
   *[other] { $count } jednotek
}
    .accusative = jednotku
word-area = { $count ->
    [one] oblast
    [few] { $count } oblasti
   *[other] { $count } oblastí
}
word-amphora = { $count ->
    [one] amfora
    [few] { $count } amfory
   *[other] { $count } amfor
}
    .accusative = amforu
word-quest = { $count ->
    [one] úkol
    [few] { $count } úkoly
   *[other] { $count } úkolů
}

word-gardens = Visuté zahrady
word-events = stupnice událostí
word-population = stupnice obyvatelstva
word-events-at = { $count } na stupnici událostí
word-population-at = { $count } na stupnici obyvatelstva
word-population-up = stupnice obyvatelstva +{ $count }

word-explore-level = průzkum na úrovni { $count }
word-build-level = stavba na úrovni { $count }
word-research-level = výzkum na úrovni { $count }
word-gather-level = sběr a obchod na úrovni { $count }
word-warfare-level = válčení na úrovni { $count }
word-growth-level = růst na úrovni { $count }
word-discover-explore = technologie průzkumu
word-discover-build = technologie stavby
word-discover-research = technologie výzkumu
word-discover-gather = technologie sběru a obchodu
word-discover-warfare = technologie válčení
word-discover-growth = technologie růstu
word-discover-any = libovolná technologie

word-half-convert = zpracovat hlínu na tabulky
word-half-discover = { $count ->
    [one] objevit technologii
    [few] objevit { $count } technologie
   *[other] objevit { $count } technologií
}
word-half-gather = { $count ->
    [one] sebrat zdroj
    [few] sebrat { $count } zdroje
   *[other] sebrat { $count } zdrojů
}
word-half-trade = { $count ->
    [1] jednou obchodovat
    [2] dvakrát obchodovat
    [3] třikrát obchodovat
   *[other] { $count }krát obchodovat
}
word-half-bones = vzít kůstky
word-half-train = { $count ->
    [one] vycvičit jednotku
    [few] vycvičit { $count } jednotky
   *[other] vycvičit { $count } jednotek
}

word-strength = síla
word-tactics = taktika
word-mobility = pohyblivost

word-white = bílá
word-silver = stříbrná
word-black = černá

word-table = všichni proti všem
word-kings = Souboj králů (s automatony)
word-ur = Obléhání Uru (sólo)
word-ashur = Obránci Aššuru (sólo)
word-full = plný boj
word-simple = zjednodušený boj
word-dice = hází se kostkami
word-none = bez náhody
word-fitting = jen těch říší, které hrají
word-all = všechny tři
word-igigi = Igigi (střední)
word-caesar = Císař (nízká)
word-anunnaki = Anunnaki (vysoká)
word-alone = každý sám za sebe
word-together = všichni lidé společně

word-cartography = kartografie
word-astronomy = astronomie
word-calendar = kalendář
word-navigation = plavba
word-construction = stavitelství
word-woodworking = zpracování dřeva
word-urbanisation = urbanizace
word-architecture = architektura
word-cuneiform = klínové písmo
word-mathematics = matematika
word-literature = literatura
word-code-of-laws = zákoníky
word-resource-gathering = sběr zdrojů
word-weights-and-measures = váhy a míry
word-trade-routes = obchodní cesty
word-currency = měna
word-bronze-smelting = tavení bronzu
word-archery = lučištnictví
word-animal-husbandry = chov zvířat
word-chariot-wheel = kolo vozu
word-agriculture = zemědělství
word-irrigation = zavlažování
word-pottery = hrnčířství
word-brewing = pivovarnictví

word-d1 = Vesnice s dávnou moudrostí
word-d2 = Oáza
word-d3 = Pohřbené město
word-d4 = Kočovní lučištníci
word-d5 = Karavanní stezka
word-d6 = Písečná bouře
word-d7 = Pozorovatelé hvězd
word-d8 = Asfaltové prameny
word-d9 = Zapomenutý chrám
word-d10 = Tábor nájezdníků
word-d11 = Solné pláně
word-d12 = Jezdci na velbloudech
word-d13 = Studna kmenů
word-d14 = Pašeráci
word-m1 = Měděná žíla
word-m2 = Cedrový les
word-m3 = Kamenolom
word-m4 = Přísaha horského kmene
word-m5 = Svatyně na vrcholu
word-m6 = Divocí koně
word-m7 = Horský průsmyk
word-m8 = Lazuritový důl
word-m9 = Železná huť
word-m10 = Brána boha bouře
word-m11 = Stříbrná cesta
word-m12 = Orlí hnízdo
word-p1 = Zatopená pole
word-p2 = Kočovní pastevci
word-p3 = Hliniště
word-p4 = Putující kupci
word-p5 = Obyvatelé mokřadů
word-p6 = Starý kanál
word-p7 = Pivní slavnost
word-p8 = Inannin svátek
word-p9 = Zběhové
word-p10 = Vesnice hrnčířů
word-p11 = Říční piráti
word-p12 = Dům tabulek
word-p13 = Královský lov
word-p14 = Přesídlení řemeslníci
word-p15 = Palácový archiv
word-p16 = Vyslanci spojenců

word-an = an
word-ki = ki
word-lu = lu
word-e = e
word-me = me
word-gal = gal

word-sp1 = kopiník 1
word-sp2 = kopiník 2
word-sp3 = kopiník 3
word-sp4 = kopiník 4
word-sp5 = kopiník 5
word-sp6 = kopiník 6
word-sp7 = kopiník 7
word-sp8 = kopiník 8
word-ar1 = lučištník 1
word-ar2 = lučištník 2
word-ar3 = lučištník 3
word-ar4 = lučištník 4
word-ar5 = lučištník 5
word-ar6 = lučištník 6
word-ar7 = lučištník 7
word-ar8 = lučištník 8
word-ri1 = jezdec 1
word-ri2 = jezdec 2
word-ri3 = jezdec 3
word-ri4 = jezdec 4
word-ri5 = jezdec 5
word-ch1 = válečný vůz 1
word-ch2 = válečný vůz 2
word-ch3 = válečný vůz 3
word-ch4 = válečný vůz 4
word-ch5 = válečný vůz 5
word-sp9 = kopiník 9
word-sp10 = kopiník 10
word-ar9 = lučištník 9
word-ar10 = lučištník 10
word-ri6 = jezdec 6
word-ch6 = válečný vůz 6
word-sp11 = kopiník 11
word-sp12 = kopiník 12
word-ar11 = lučištník 11
word-ar12 = lučištník 12
word-ri7 = jezdec 7
word-ch7 = válečný vůz 7

word-SC1 = pokrok (SC1)
word-SC2 = rozmach (SC2)
word-SC3 = prosperita (SC3)
word-SC4 = obrana (SC4)
word-SC5 = útok (SC5)
word-SC6 = obchod (SC6)
word-SC7 = odvod (SC7)
word-SC8 = zbožnost (SC8)
word-SC9 = rozvoj (SC9)
word-SC10 = div světa (SC10)
word-SC11 = pokrok (SC11)
word-SC12 = zbožnost (SC12)
word-SC13 = zbožnost (SC13)
word-SC14 = prosperita (SC14)
word-SC15 = odvod (SC15)
word-SC16 = útok (SC16)
word-SC17 = obchod (SC17)
word-SC18 = obrana (SC18)

word-G11 = Visutá zahrada (G11)
word-G12 = Visutá zahrada (G12)
word-G13 = Visutá zahrada (G13)
word-G21 = Visutá zahrada (G21)
word-G22 = Visutá zahrada (G22)
word-G23 = Visutá zahrada (G23)
word-G31 = Visutá zahrada (G31)
word-G32 = Visutá zahrada (G32)
word-G33 = Visutá zahrada (G33)
word-G41 = Visutá zahrada (G41)
word-G42 = Visutá zahrada (G42)
word-G43 = Visutá zahrada (G43)
word-G51 = Visutá zahrada (G51)
word-G52 = Visutá zahrada (G52)
word-G53 = Visutá zahrada (G53)
word-G14 = Visutá zahrada (G14)
word-G24 = Visutá zahrada (G24)
word-G34 = Visutá zahrada (G34)
word-G44 = Visutá zahrada (G44)
word-G54 = Visutá zahrada (G54)
word-G15 = Visutá zahrada (G15)
word-G25 = Visutá zahrada (G25)
word-G35 = Visutá zahrada (G35)
word-G45 = Visutá zahrada (G45)
word-G55 = Visutá zahrada (G55)

word-Q1 = Zakladatelé (Q1)
    .bare = Zakladatelé
word-Q2 = Písařská škola (Q2)
    .bare = Písařská škola
word-Q3 = Lidnaté město (Q3)
    .bare = Lidnaté město
word-Q4 = Velké činy (Q4)
    .bare = Velké činy
word-Q5 = Schody k nebi (Q5)
    .bare = Schody k nebi
word-Q6 = Pán obchodu (Q6)
    .bare = Pán obchodu
word-Q7 = Rozlehlá říše (Q7)
    .bare = Rozlehlá říše
word-Q8 = Říční loďstvo (Q8)
    .bare = Říční loďstvo
word-Q9 = Plné sklady (Q9)
    .bare = Plné sklady
word-Q10 = Zvědové a kopí (Q10)
    .bare = Zvědové a kopí
word-Q11 = Za pevnými hradbami (Q11)
    .bare = Za pevnými hradbami
word-Q12 = Velké vojsko (Q12)
    .bare = Velké vojsko
word-Q13 = Zahradník (Q13)
    .bare = Zahradník
word-Q14 = Dům bohů (Q14)
    .bare = Dům bohů
word-Q15 = Umění války (Q15)
    .bare = Umění války
word-Q16 = Po souši i po řece (Q16)
    .bare = Po souši i po řece
word-Q17 = Nové domovy (Q17)
    .bare = Nové domovy
word-Q18 = Kronikář (Q18)
    .bare = Kronikář
word-Q19 = Karavany (Q19)
    .bare = Karavany
word-Q20 = Pohraniční pevnosti (Q20)
    .bare = Pohraniční pevnosti
word-Q21 = Zlatý věk (Q21)
    .bare = Zlatý věk
word-Q22 = Hraniční kameny (Q22)
    .bare = Hraniční kameny
word-Q23 = Živoucí legenda (Q23)
    .bare = Živoucí legenda
word-Q24 = Vojsko a loďstvo (Q24)
    .bare = Vojsko a loďstvo
word-Q25 = Kupecká knížata (Q25)
    .bare = Kupecká knížata
word-Q26 = Hlína a rydlo (Q26)
    .bare = Hlína a rydlo
word-Q27 = Dvě cesty (Q27)
    .bare = Dvě cesty
word-Q28 = Chrám a město (Q28)
    .bare = Chrám a město
word-Q29 = Prstenec hradeb (Q29)
    .bare = Prstenec hradeb
word-Q30 = Zelená oáza (Q30)
    .bare = Zelená oáza

# Jména z více částí, podle první, nebo poslední z nich.
joined-sumer = { $second }, úroveň { $third } ({ $first })
joined-babylon = { $second }, úroveň { $third } ({ $first })
joined-akkad = { $second }, úroveň { $third } ({ $first })
joined-elam = { $second }, úroveň { $third } ({ $first })
joined-assyria = { $second }, úroveň { $third } ({ $first })
joined-hittites = { $second }, úroveň { $third } ({ $first })
joined-mari = { $second }, úroveň { $third } ({ $first })
joined-ebla = { $second }, úroveň { $third } ({ $first })
joined-spearman = { $first } v { $second }
joined-archer = { $first } v { $second }
joined-rider = { $first } v { $second }
joined-chariot = { $first } v { $second }
joined-settlement = { $first } v { $second }
joined-white = { $second } ({ $first })
    .bare = { $second }
joined-silver = { $second } ({ $first })
    .bare = { $second }
joined-black = { $second } ({ $first })
    .bare = { $second }
joined-strength = { $first } (síla)
joined-tactics = { $first } (taktika)
joined-mobility = { $first } (pohyblivost)
