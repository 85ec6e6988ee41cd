# Průvodce první hrou: k čemu otázka je a co stojí, když na ni hráč narazí poprvé.
guide-act-1 = Dobrý začátek: vůdce vedle chrámu, v barvě, ze které máte kartičky.
guide-act-2 = Kartička připojená ke království přinese bod vůdci své barvy, jinak králi. Na konci platí vaše nejslabší barva.
guide-act-3 = Na konci tahu si všichni doplní ruku do šesti; pak už nejde nic vzít zpět.
guide-support-1 = Každá strana jednou přidá kartičky z ruky; při shodě vítězí obránce. Přidané jsou pryč, nepřidávejte tedy víc, než je třeba.
guide-monument-1 = Na konci každého vašeho tahu přináší monument bod v každé ze svých dvou barev, máte-li v jeho království vůdce té barvy. Jeho čtyři kartičky už neplatí.
