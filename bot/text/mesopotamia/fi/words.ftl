# Pelin sanat. Muoto sanan jälkeen on lauseita varten: genetiivi.
word-sumer = Sumer
word-babylon = Babylon
word-akkad = Akkad
word-elam = Elam
word-assyria = Assyria
word-hittites = Heettivaltakunta
word-mari = Mari
word-ebla = Ebla
word-tribe = heimo

word-explore = löytöretki
word-build = rakentaminen
word-research = tutkimus
word-gather = keruu ja kauppa
word-warfare = sodankäynti
word-growth = kasvu
word-star = tähti

word-stone = { $count ->
    [one] kivi
   *[other] { $count } kiveä
}
    .genitive = kiven
word-wood = { $count ->
    [one] puu
   *[other] { $count } puuta
}
    .genitive = puun
word-clay = { $count ->
    [one] savi
   *[other] { $count } savea
}
    .genitive = saven
word-food = { $count ->
    [one] ruoka
   *[other] { $count } ruokaa
}
    .genitive = ruoan
word-tablet = { $count ->
    [one] taulu
   *[other] { $count } taulua
}
    .genitive = taulun
word-bone = { $count ->
    [one] luu
   *[other] { $count } luuta
}
    .genitive = luun
word-any = { $count ->
    [one] mikä tahansa tavara
   *[other] { $count } mitä tahansa tavaraa
}
    .genitive = minkä tahansa tavaran

word-spearman = { $count ->
    [one] keihäsmies
   *[other] { $count } keihäsmiestä
}
    .genitive = keihäsmiehen
word-archer = { $count ->
    [one] jousimies
   *[other] { $count } jousimiestä
}
    .genitive = jousimiehen
word-rider = { $count ->
    [one] ratsumies
   *[other] { $count } ratsumiestä
}
    .genitive = ratsumiehen
word-chariot = { $count ->
    [one] sotavaunut
   *[other] { $count } sotavaunua
}
    .genitive = sotavaunut
word-ram = { $count ->
    [one] muurinmurtaja
   *[other] { $count } muurinmurtajaa
}
    .genitive = muurinmurtajan
word-ship = { $count ->
    [one] laiva
   *[other] { $count } laivaa
}
    .genitive = laivan
word-wall = { $count ->
    [one] muuri
   *[other] { $count } muuria
}
    .genitive = muurin
word-settlement = { $count ->
    [one] asutus
   *[other] { $count } asutusta
}
    .genitive = asutuksen
word-floor = { $count ->
    [one] zikkuratin kerros
   *[other] { $count } zikkuratin kerrosta
}
    .genitive = zikkuratin kerroksen
word-garden = { $count ->
    [one] riippuva puutarha
   *[other] { $count } riippuvaa puutarhaa
}
    .genitive = riippuvan puutarhan
word-home = kotialue
word-unit = { $count ->
    [one] joukko
   *[other] { $count } joukkoa
}
    .genitive = joukon
word-area = { $count ->
    [one] alue
   *[other] { $count } aluetta
}
    .genitive = alueen
word-amphora = { $count ->
    [one] amfora
   *[other] { $count } amforaa
}
    .genitive = amforan
word-quest = { $count ->
    [one] tehtävä
   *[other] { $count } tehtävää
}
    .genitive = tehtävän

word-gardens = riippuvat puutarhat
word-events = tapahtumarata
word-population = väestörata
word-events-at = { $count } tapahtumaradalla
word-population-at = { $count } väestöradalla
word-population-up = väestörata +{ $count }

word-explore-level = löytöretki tasolla { $count }
word-build-level = rakentaminen tasolla { $count }
word-research-level = tutkimus tasolla { $count }
word-gather-level = keruu ja kauppa tasolla { $count }
word-warfare-level = sodankäynti tasolla { $count }
word-growth-level = kasvu tasolla { $count }
word-discover-explore = löytöretken teknologia
word-discover-build = rakentamisen teknologia
word-discover-research = tutkimuksen teknologia
word-discover-gather = keruun ja kaupan teknologia
word-discover-warfare = sodankäynnin teknologia
word-discover-growth = kasvun teknologia
word-discover-any = mikä tahansa teknologia

word-half-convert = muuttaa savea tauluiksi
word-half-discover = { $count ->
    [one] kehittää teknologian
   *[other] kehittää { $count } teknologiaa
}
word-half-gather = { $count ->
    [one] kerätä tavaran
   *[other] kerätä { $count } tavaraa
}
word-half-trade = { $count ->
    [1] käydä kauppaa kerran
    [2] käydä kauppaa kahdesti
   *[other] käydä kauppaa { $count } kertaa
}
word-half-bones = ottaa luita
word-half-train = { $count ->
    [one] kouluttaa joukon
   *[other] kouluttaa { $count } joukkoa
}

word-strength = voima
word-tactics = taktiikka
word-mobility = liikkuvuus

word-white = valkoinen
word-silver = hopeinen
word-black = musta

word-table = kaikki kaikkia vastaan
word-kings = Kuninkaiden yhteenotto (automaatteja vastaan)
word-ur = Urin piiritys (yksin)
word-ashur = Assurin puolustajat (yksin)
word-full = täysi taistelu
word-simple = yksinkertainen taistelu
word-dice = noppia heitetään
word-none = ei nopanheittoja
word-fitting = pelissä olevien valtakuntien mukaan
word-all = kaikki kolme
word-igigi = Igigi (keskitaso)
word-caesar = Keisari (helppo)
word-anunnaki = Anunnaki (vaikea)
word-alone = jokainen itselleen
word-together = kaikki ihmiset yhdessä

word-cartography = kartografia
word-astronomy = tähtitiede
word-calendar = kalenteri
word-navigation = merenkulku
word-construction = rakennustaito
word-woodworking = puuntyöstö
word-urbanisation = kaupungistuminen
word-architecture = arkkitehtuuri
word-cuneiform = nuolenpääkirjoitus
word-mathematics = matematiikka
word-literature = kirjallisuus
word-code-of-laws = lakikokoelma
word-resource-gathering = luonnonvarojen keruu
word-weights-and-measures = mitat ja painot
word-trade-routes = kauppareitit
word-currency = raha
word-bronze-smelting = pronssin valanta
word-archery = jousiammunta
word-animal-husbandry = karjanhoito
word-chariot-wheel = vaununpyörä
word-agriculture = maanviljely
word-irrigation = kastelu
word-pottery = keramiikka
word-brewing = oluenpano

word-d1 = Muinaisen viisauden kylä
word-d2 = Keidas
word-d3 = Haudattu kaupunki
word-d4 = Paimentolaisjousimiehet
word-d5 = Karavaanireitti
word-d6 = Hiekkamyrsky
word-d7 = Tähtien tarkkailijat
word-d8 = Maapikilähteet
word-d9 = Unohdettu temppeli
word-d10 = Ryöstelijöiden leiri
word-d11 = Suolatasangot
word-d12 = Kamelinratsastajat
word-d13 = Heimojen kaivo
word-d14 = Salakuljettajat
word-m1 = Kuparisuoni
word-m2 = Setrimetsä
word-m3 = Louhos
word-m4 = Vuoriheimon vala
word-m5 = Huipun pyhäkkö
word-m6 = Villihevoset
word-m7 = Vuoristosola
word-m8 = Lasuriittikaivos
word-m9 = Rautahytti
word-m10 = Myrskynjumalan portti
word-m11 = Hopeatie
word-m12 = Kotkanpesä
word-p1 = Tulvivat pellot
word-p2 = Vaeltavat paimenet
word-p3 = Savikuopat
word-p4 = Kiertävät kauppiaat
word-p5 = Suon asukkaat
word-p6 = Vanha kanava
word-p7 = Olutjuhla
word-p8 = Inannan juhla
word-p9 = Karkurit
word-p10 = Savenvalajien kylä
word-p11 = Jokirosvot
word-p12 = Taulujen talo
word-p13 = Kuninkaan metsästys
word-p14 = Pakkosiirretyt käsityöläiset
word-p15 = Palatsin arkisto
word-p16 = Liittolaisten lähettiläät

word-an = an
word-ki = ki
word-lu = lu
word-e = e
word-me = me
word-gal = gal

word-sp1 = keihäsmies 1
word-sp2 = keihäsmies 2
word-sp3 = keihäsmies 3
word-sp4 = keihäsmies 4
word-sp5 = keihäsmies 5
word-sp6 = keihäsmies 6
word-sp7 = keihäsmies 7
word-sp8 = keihäsmies 8
word-ar1 = jousimies 1
word-ar2 = jousimies 2
word-ar3 = jousimies 3
word-ar4 = jousimies 4
word-ar5 = jousimies 5
word-ar6 = jousimies 6
word-ar7 = jousimies 7
word-ar8 = jousimies 8
word-ri1 = ratsumies 1
word-ri2 = ratsumies 2
word-ri3 = ratsumies 3
word-ri4 = ratsumies 4
word-ri5 = ratsumies 5
word-ch1 = sotavaunut 1
word-ch2 = sotavaunut 2
word-ch3 = sotavaunut 3
word-ch4 = sotavaunut 4
word-ch5 = sotavaunut 5
word-sp9 = keihäsmies 9
word-sp10 = keihäsmies 10
word-ar9 = jousimies 9
word-ar10 = jousimies 10
word-ri6 = ratsumies 6
word-ch6 = sotavaunut 6
word-sp11 = keihäsmies 11
word-sp12 = keihäsmies 12
word-ar11 = jousimies 11
word-ar12 = jousimies 12
word-ri7 = ratsumies 7
word-ch7 = sotavaunut 7

word-SC1 = edistys (SC1)
word-SC2 = laajentuminen (SC2)
word-SC3 = vauraus (SC3)
word-SC4 = puolustus (SC4)
word-SC5 = hyökkäys (SC5)
word-SC6 = kaupankäynti (SC6)
word-SC7 = asekutsunta (SC7)
word-SC8 = hurskaus (SC8)
word-SC9 = kehitys (SC9)
word-SC10 = ihme (SC10)
word-SC11 = edistys (SC11)
word-SC12 = hurskaus (SC12)
word-SC13 = hurskaus (SC13)
word-SC14 = vauraus (SC14)
word-SC15 = asekutsunta (SC15)
word-SC16 = hyökkäys (SC16)
word-SC17 = kaupankäynti (SC17)
word-SC18 = puolustus (SC18)

word-G11 = riippuva puutarha (G11)
word-G12 = riippuva puutarha (G12)
word-G13 = riippuva puutarha (G13)
word-G21 = riippuva puutarha (G21)
word-G22 = riippuva puutarha (G22)
word-G23 = riippuva puutarha (G23)
word-G31 = riippuva puutarha (G31)
word-G32 = riippuva puutarha (G32)
word-G33 = riippuva puutarha (G33)
word-G41 = riippuva puutarha (G41)
word-G42 = riippuva puutarha (G42)
word-G43 = riippuva puutarha (G43)
word-G51 = riippuva puutarha (G51)
word-G52 = riippuva puutarha (G52)
word-G53 = riippuva puutarha (G53)
word-G14 = riippuva puutarha (G14)
word-G24 = riippuva puutarha (G24)
word-G34 = riippuva puutarha (G34)
word-G44 = riippuva puutarha (G44)
word-G54 = riippuva puutarha (G54)
word-G15 = riippuva puutarha (G15)
word-G25 = riippuva puutarha (G25)
word-G35 = riippuva puutarha (G35)
word-G45 = riippuva puutarha (G45)
word-G55 = riippuva puutarha (G55)

word-Q1 = Perustajat (Q1)
    .bare = Perustajat
word-Q2 = Kirjurikoulu (Q2)
    .bare = Kirjurikoulu
word-Q3 = Väkirikas kaupunki (Q3)
    .bare = Väkirikas kaupunki
word-Q4 = Suurteot (Q4)
    .bare = Suurteot
word-Q5 = Portaat taivaaseen (Q5)
    .bare = Portaat taivaaseen
word-Q6 = Kaupan mahti (Q6)
    .bare = Kaupan mahti
word-Q7 = Laaja valtakunta (Q7)
    .bare = Laaja valtakunta
word-Q8 = Jokilaivasto (Q8)
    .bare = Jokilaivasto
word-Q9 = Täydet varastot (Q9)
    .bare = Täydet varastot
word-Q10 = Tiedustelijat ja keihäät (Q10)
    .bare = Tiedustelijat ja keihäät
word-Q11 = Vahvojen muurien suojassa (Q11)
    .bare = Vahvojen muurien suojassa
word-Q12 = Suuri armeija (Q12)
    .bare = Suuri armeija
word-Q13 = Puutarhuri (Q13)
    .bare = Puutarhuri
word-Q14 = Jumalten talo (Q14)
    .bare = Jumalten talo
word-Q15 = Sodan taito (Q15)
    .bare = Sodan taito
word-Q16 = Maalla ja joella (Q16)
    .bare = Maalla ja joella
word-Q17 = Uudet kodit (Q17)
    .bare = Uudet kodit
word-Q18 = Kronikoitsija (Q18)
    .bare = Kronikoitsija
word-Q19 = Karavaanit (Q19)
    .bare = Karavaanit
word-Q20 = Rajalinnakkeet (Q20)
    .bare = Rajalinnakkeet
word-Q21 = Kulta-aika (Q21)
    .bare = Kulta-aika
word-Q22 = Rajakivet (Q22)
    .bare = Rajakivet
word-Q23 = Elävä legenda (Q23)
    .bare = Elävä legenda
word-Q24 = Armeija ja laivasto (Q24)
    .bare = Armeija ja laivasto
word-Q25 = Kauppiasruhtinaat (Q25)
    .bare = Kauppiasruhtinaat
word-Q26 = Savi ja piirrin (Q26)
    .bare = Savi ja piirrin
word-Q27 = Kaksi tietä (Q27)
    .bare = Kaksi tietä
word-Q28 = Temppeli ja kaupunki (Q28)
    .bare = Temppeli ja kaupunki
word-Q29 = Muurien kehä (Q29)
    .bare = Muurien kehä
word-Q30 = Vihreä keidas (Q30)
    .bare = Vihreä keidas

# Osista kootut nimet, ensimmäisen tai viimeisen osan mukaan.
joined-sumer = { $second }, taso { $third } ({ $first })
joined-babylon = { $second }, taso { $third } ({ $first })
joined-akkad = { $second }, taso { $third } ({ $first })
joined-elam = { $second }, taso { $third } ({ $first })
joined-assyria = { $second }, taso { $third } ({ $first })
joined-hittites = { $second }, taso { $third } ({ $first })
joined-mari = { $second }, taso { $third } ({ $first })
joined-ebla = { $second }, taso { $third } ({ $first })
joined-spearman = { $first } alueella { $second }
joined-archer = { $first } alueella { $second }
joined-rider = { $first } alueella { $second }
joined-chariot = { $first } alueella { $second }
joined-settlement = { $first } alueella { $second }
joined-white = { $second } ({ $first })
    .bare = { $second }
joined-silver = { $second } ({ $first })
    .bare = { $second }
joined-black = { $second } ({ $first })
    .bare = { $second }
joined-strength = { $first } (voima)
joined-tactics = { $first } (taktiikka)
joined-mobility = { $first } (liikkuvuus)
