# The words of the game. The forms after a word are for sentences.
word-sumer = Sumer
word-babylon = Babylon
word-akkad = Akkad
word-elam = Elam
word-assyria = Assyria
word-hittites = the Hittite Empire
word-mari = Mari
word-ebla = Ebla
word-tribe = the tribe

word-explore = explore
word-build = build
word-research = research
word-gather = gather and trade
word-warfare = warfare
word-growth = growth
word-star = star

word-stone = { $count ->
    [one] stone
   *[other] { $count } stone
}
word-wood = { $count ->
    [one] wood
   *[other] { $count } wood
}
word-clay = { $count ->
    [one] clay
   *[other] { $count } clay
}
word-food = { $count ->
    [one] food
   *[other] { $count } food
}
word-tablet = { $count ->
    [one] tablet
   *[other] { $count } tablets
}
word-bone = { $count ->
    [one] bone
   *[other] { $count } bones
}
word-any = { $count ->
    [one] good of any kind
   *[other] { $count } goods of any kind
}

word-spearman = { $count ->
    [one] spearman
   *[other] { $count } spearmen
}
    .indefinite = a spearman
word-archer = { $count ->
    [one] archer
   *[other] { $count } archers
}
    .indefinite = an archer
word-rider = { $count ->
    [one] rider
   *[other] { $count } riders
}
    .indefinite = a rider
word-chariot = { $count ->
    [one] chariot
   *[other] { $count } chariots
}
    .indefinite = a chariot
word-ram = { $count ->
    [one] ram
   *[other] { $count } rams
}
    .indefinite = a ram
word-ship = { $count ->
    [one] ship
   *[other] { $count } ships
}
word-wall = { $count ->
    [one] wall
   *[other] { $count } walls
}
    .indefinite = a wall
word-settlement = { $count ->
    [one] settlement
   *[other] { $count } settlements
}
    .indefinite = a settlement
word-floor = { $count ->
    [one] ziggurat floor
   *[other] { $count } ziggurat floors
}
word-garden = { $count ->
    [one] Hanging Garden
   *[other] { $count } Hanging Gardens
}
word-home = home
word-unit = { $count ->
    [one] unit
   *[other] { $count } units
}
word-area = { $count ->
    [one] area
   *[other] { $count } areas
}
word-amphora = { $count ->
    [one] amphora
   *[other] { $count } amphorae
}
word-quest = { $count ->
    [one] quest
   *[other] { $count } quests
}

word-gardens = Hanging Gardens
word-events = event track
word-population = population track
word-events-at = { $count } on the event track
word-population-at = { $count } on the population track
word-population-up = population track +{ $count }

word-explore-level = explore at level { $count }
word-build-level = build at level { $count }
word-research-level = research at level { $count }
word-gather-level = gather and trade at level { $count }
word-warfare-level = warfare at level { $count }
word-growth-level = growth at level { $count }
word-discover-explore = an explore technology
word-discover-build = a build technology
word-discover-research = a research technology
word-discover-gather = a gather and trade technology
word-discover-warfare = a warfare technology
word-discover-growth = a growth technology
word-discover-any = any technology

word-half-convert = turn clay into tablets
word-half-discover = { $count ->
    [one] discover a technology
   *[other] discover { $count } technologies
}
word-half-gather = { $count ->
    [one] gather a good
   *[other] gather { $count } goods
}
word-half-trade = { $count ->
    [1] trade once
    [2] trade twice
   *[other] trade { $count } times
}
word-half-bones = take bones
word-half-train = { $count ->
    [one] train a unit
   *[other] train { $count } units
}

word-strength = strength
word-tactics = tactics
word-mobility = mobility

word-white = white
word-silver = silver
word-black = black

word-table = everyone against everyone
word-kings = Clash of Kings (with automata)
word-ur = Siege of Ur (solo)
word-ashur = Defenders of Ashur (solo)
word-full = full combat
word-simple = simple combat
word-dice = dice are rolled
word-none = no dice rolls
word-fitting = those of the empires in play
word-all = all three
word-igigi = Igigi (medium)
word-caesar = Caesar (easy)
word-anunnaki = Anunnaki (hard)
word-alone = everyone alone
word-together = all people together

word-cartography = cartography
word-astronomy = astronomy
word-calendar = calendar
word-navigation = navigation
word-construction = construction
word-woodworking = woodworking
word-urbanisation = urbanisation
word-architecture = architecture
word-cuneiform = cuneiform
word-mathematics = mathematics
word-literature = literature
word-code-of-laws = code of laws
word-resource-gathering = resource gathering
word-weights-and-measures = weights and measures
word-trade-routes = trade routes
word-currency = currency
word-bronze-smelting = bronze smelting
word-archery = archery
word-animal-husbandry = animal husbandry
word-chariot-wheel = chariot wheel
word-agriculture = agriculture
word-irrigation = irrigation
word-pottery = pottery
word-brewing = brewing

word-d1 = Village with Ancient Wisdom
word-d2 = Oasis
word-d3 = Buried City
word-d4 = Nomad Archers
word-d5 = Caravan Route
word-d6 = Sandstorm
word-d7 = Star Watchers
word-d8 = Bitumen Springs
word-d9 = Forgotten Temple
word-d10 = Raiders' Camp
word-d11 = Salt Flats
word-d12 = Camel Riders
word-d13 = Well of the Tribes
word-d14 = Smugglers
word-m1 = Copper Vein
word-m2 = Cedar Forest
word-m3 = Quarry
word-m4 = Oath of the Hill Tribe
word-m5 = Shrine on the Peak
word-m6 = Wild Horses
word-m7 = Mountain Pass
word-m8 = Lapis Mine
word-m9 = Iron Bloomery
word-m10 = Storm God's Gate
word-m11 = Silver Road
word-m12 = Eagle's Nest
word-p1 = Flooded Fields
word-p2 = Wandering Herders
word-p3 = Clay Pits
word-p4 = Travelling Merchants
word-p5 = Marsh Dwellers
word-p6 = Old Canal
word-p7 = Beer Feast
word-p8 = Festival of Inanna
word-p9 = Deserters
word-p10 = Potters' Village
word-p11 = River Pirates
word-p12 = House of Tablets
word-p13 = Royal Hunt
word-p14 = Deported Craftsmen
word-p15 = Palace Archive
word-p16 = Allied Envoys

word-an = an
word-ki = ki
word-lu = lu
word-e = e
word-me = me
word-gal = gal

word-sp1 = spearman 1
word-sp2 = spearman 2
word-sp3 = spearman 3
word-sp4 = spearman 4
word-sp5 = spearman 5
word-sp6 = spearman 6
word-sp7 = spearman 7
word-sp8 = spearman 8
word-ar1 = archer 1
word-ar2 = archer 2
word-ar3 = archer 3
word-ar4 = archer 4
word-ar5 = archer 5
word-ar6 = archer 6
word-ar7 = archer 7
word-ar8 = archer 8
word-ri1 = rider 1
word-ri2 = rider 2
word-ri3 = rider 3
word-ri4 = rider 4
word-ri5 = rider 5
word-ch1 = chariot 1
word-ch2 = chariot 2
word-ch3 = chariot 3
word-ch4 = chariot 4
word-ch5 = chariot 5
word-sp9 = spearman 9
word-sp10 = spearman 10
word-ar9 = archer 9
word-ar10 = archer 10
word-ri6 = rider 6
word-ch6 = chariot 6
word-sp11 = spearman 11
word-sp12 = spearman 12
word-ar11 = archer 11
word-ar12 = archer 12
word-ri7 = rider 7
word-ch7 = chariot 7

word-SC1 = progress (SC1)
word-SC2 = expansion (SC2)
word-SC3 = prosperity (SC3)
word-SC4 = defence (SC4)
word-SC5 = attack (SC5)
word-SC6 = commerce (SC6)
word-SC7 = conscription (SC7)
word-SC8 = piety (SC8)
word-SC9 = development (SC9)
word-SC10 = wonder (SC10)
word-SC11 = progress (SC11)
word-SC12 = piety (SC12)
word-SC13 = piety (SC13)
word-SC14 = prosperity (SC14)
word-SC15 = conscription (SC15)
word-SC16 = attack (SC16)
word-SC17 = commerce (SC17)
word-SC18 = defence (SC18)

word-G11 = Hanging Garden (G11)
word-G12 = Hanging Garden (G12)
word-G13 = Hanging Garden (G13)
word-G21 = Hanging Garden (G21)
word-G22 = Hanging Garden (G22)
word-G23 = Hanging Garden (G23)
word-G31 = Hanging Garden (G31)
word-G32 = Hanging Garden (G32)
word-G33 = Hanging Garden (G33)
word-G41 = Hanging Garden (G41)
word-G42 = Hanging Garden (G42)
word-G43 = Hanging Garden (G43)
word-G51 = Hanging Garden (G51)
word-G52 = Hanging Garden (G52)
word-G53 = Hanging Garden (G53)
word-G14 = Hanging Garden (G14)
word-G24 = Hanging Garden (G24)
word-G34 = Hanging Garden (G34)
word-G44 = Hanging Garden (G44)
word-G54 = Hanging Garden (G54)
word-G15 = Hanging Garden (G15)
word-G25 = Hanging Garden (G25)
word-G35 = Hanging Garden (G35)
word-G45 = Hanging Garden (G45)
word-G55 = Hanging Garden (G55)

word-Q1 = Founders (Q1)
    .bare = Founders
word-Q2 = School of Scribes (Q2)
    .bare = School of Scribes
word-Q3 = Teeming City (Q3)
    .bare = Teeming City
word-Q4 = Great Deeds (Q4)
    .bare = Great Deeds
word-Q5 = Steps to Heaven (Q5)
    .bare = Steps to Heaven
word-Q6 = Master of Trade (Q6)
    .bare = Master of Trade
word-Q7 = Wide Realm (Q7)
    .bare = Wide Realm
word-Q8 = River Fleet (Q8)
    .bare = River Fleet
word-Q9 = Full Storehouses (Q9)
    .bare = Full Storehouses
word-Q10 = Scouts and Spears (Q10)
    .bare = Scouts and Spears
word-Q11 = Behind Strong Walls (Q11)
    .bare = Behind Strong Walls
word-Q12 = Great Army (Q12)
    .bare = Great Army
word-Q13 = Gardener (Q13)
    .bare = Gardener
word-Q14 = House of the Gods (Q14)
    .bare = House of the Gods
word-Q15 = Art of War (Q15)
    .bare = Art of War
word-Q16 = By Land and River (Q16)
    .bare = By Land and River
word-Q17 = New Homesteads (Q17)
    .bare = New Homesteads
word-Q18 = Chronicler (Q18)
    .bare = Chronicler
word-Q19 = Caravans (Q19)
    .bare = Caravans
word-Q20 = Frontier Forts (Q20)
    .bare = Frontier Forts
word-Q21 = Golden Age (Q21)
    .bare = Golden Age
word-Q22 = Boundary Stones (Q22)
    .bare = Boundary Stones
word-Q23 = Living Legend (Q23)
    .bare = Living Legend
word-Q24 = Army and Fleet (Q24)
    .bare = Army and Fleet
word-Q25 = Merchant Princes (Q25)
    .bare = Merchant Princes
word-Q26 = Clay and Stylus (Q26)
    .bare = Clay and Stylus
word-Q27 = Two Paths (Q27)
    .bare = Two Paths
word-Q28 = Temple and Town (Q28)
    .bare = Temple and Town
word-Q29 = Ring of Walls (Q29)
    .bare = Ring of Walls
word-Q30 = Green Oasis (Q30)
    .bare = Green Oasis

# Names made of parts, by their first or their last one.
joined-sumer = { $second }, level { $third } ({ $first })
joined-babylon = { $second }, level { $third } ({ $first })
joined-akkad = { $second }, level { $third } ({ $first })
joined-elam = { $second }, level { $third } ({ $first })
joined-assyria = { $second }, level { $third } ({ $first })
joined-hittites = { $second }, level { $third } ({ $first })
joined-mari = { $second }, level { $third } ({ $first })
joined-ebla = { $second }, level { $third } ({ $first })
joined-spearman = { $first } on { $second }
joined-archer = { $first } on { $second }
joined-rider = { $first } on { $second }
joined-chariot = { $first } on { $second }
joined-settlement = { $first } on { $second }
joined-white = { $second } ({ $first })
    .bare = { $second }
joined-silver = { $second } ({ $first })
    .bare = { $second }
joined-black = { $second } ({ $first })
    .bare = { $second }
joined-strength = strength of { $first }
joined-tactics = tactics of { $first }
joined-mobility = mobility of { $first }
