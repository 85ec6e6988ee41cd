# Průvodce první hrou: k čemu otázka je a co stojí, když na ni hráč narazí poprvé.
guide-act-1 = Dobrý začátek: najděte barvu, kterou máte v ruce dvakrát, a jejího vůdce umístěte na poklad.
guide-act-2 = Karta pod sloupcem může přinést bod vůdci své barvy v tom království, jinak králi. Za bod si na bodovou hromádku z ruky uložíte další kartu té barvy.
guide-act-3 = Na konci tahu všichni doberou do osmi karet; pak už nejde nic vzít zpět.
guide-point-1 = Uložená karta je bod ve své barvě a na konci rozhoduje vaše nejslabší. Stojí vás tu kartu z ruky.
guide-support-1 = Každá strana hraje karty jednou; při rovnosti vítězí obránce. Zahrané odejdou z ruky, nehrajte tedy víc, než je třeba.
