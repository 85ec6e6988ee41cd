# The words of the game. The forms after a word are for sentences.
word-sumer = Sumer
word-babylon = Babylon
word-akkad = Akkad
word-elam = Elam
word-assyria = Assyria
word-hittites = the Hittites
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
    [one] any good
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
word-wall = wall
    .indefinite = a wall
word-settlement = settlement
    .indefinite = a settlement
word-floor = ziggurat floor
word-garden = Hanging Garden
word-home = home
word-unit = unit
word-quest = quest
word-discover = technology

word-settlements = settlements
word-floors = ziggurat floors
word-units = units
word-areas = areas
word-ships = ships
word-walls = walls
word-gardens = Hanging Gardens
word-amphorae = amphorae
word-events = event track
word-population = population track

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

word-SC1 = SC1 progress
word-SC2 = SC2 expansion
word-SC3 = SC3 prosperity
word-SC4 = SC4 defence
word-SC5 = SC5 attack
word-SC6 = SC6 commerce
word-SC7 = SC7 conscription
word-SC8 = SC8 piety
word-SC9 = SC9 development
word-SC10 = SC10 wonder
word-SC11 = SC11 progress
word-SC12 = SC12 piety
word-SC13 = SC13 piety
word-SC14 = SC14 prosperity
word-SC15 = SC15 conscription
word-SC16 = SC16 attack
word-SC17 = SC17 commerce
word-SC18 = SC18 defence

word-G11 = Hanging Garden G11
word-G12 = Hanging Garden G12
word-G13 = Hanging Garden G13
word-G21 = Hanging Garden G21
word-G22 = Hanging Garden G22
word-G23 = Hanging Garden G23
word-G31 = Hanging Garden G31
word-G32 = Hanging Garden G32
word-G33 = Hanging Garden G33
word-G41 = Hanging Garden G41
word-G42 = Hanging Garden G42
word-G43 = Hanging Garden G43
word-G51 = Hanging Garden G51
word-G52 = Hanging Garden G52
word-G53 = Hanging Garden G53
word-G14 = Hanging Garden G14
word-G24 = Hanging Garden G24
word-G34 = Hanging Garden G34
word-G44 = Hanging Garden G44
word-G54 = Hanging Garden G54
word-G15 = Hanging Garden G15
word-G25 = Hanging Garden G25
word-G35 = Hanging Garden G35
word-G45 = Hanging Garden G45
word-G55 = Hanging Garden G55

word-Q1 = Q1 (settlements, stone)
word-Q2 = Q2 (tablet, research, growth)
word-Q3 = Q3 (population track, food)
word-Q4 = Q4 (event track, bone)
word-Q5 = Q5 (ziggurat floors, clay)
word-Q6 = Q6 (amphorae, wood)
word-Q7 = Q7 (areas, food)
word-Q8 = Q8 (ships, wood)
word-Q9 = Q9 (stone, build, gather and trade)
word-Q10 = Q10 (bone, explore, warfare)
word-Q11 = Q11 (walls, stone)
word-Q12 = Q12 (units, food)
word-Q13 = Q13 (Hanging Gardens, clay)
word-Q14 = Q14 (ziggurat floors, tablet)
word-Q15 = Q15 (bone, tablet, warfare, research)
word-Q16 = Q16 (areas, ships, wood)
word-Q17 = Q17 (population track, settlements, food)
word-Q18 = Q18 (event track, amphorae, tablet)
word-Q19 = Q19 (wood, explore, gather and trade)
word-Q20 = Q20 (settlements, walls, clay)
word-Q21 = Q21 (food, growth, build)
word-Q22 = Q22 (areas, stone)
word-Q23 = Q23 (event track, bone)
word-Q24 = Q24 (units, ships, bone)
word-Q25 = Q25 (amphorae, tablet)
word-Q26 = Q26 (clay, gather and trade, research)
word-Q27 = Q27 (population track, event track, food, bone)
word-Q28 = Q28 (ziggurat floors, settlements, stone)
word-Q29 = Q29 (walls, bone)
word-Q30 = Q30 (Hanging Gardens, settlements, wood)
