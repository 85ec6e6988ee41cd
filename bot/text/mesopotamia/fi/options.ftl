# Pelin nimi ja asetukset.
game-name = Mesopotamia
option-mode = Pelitapa
option-mode-description = Toisia tai automaatteja vastaan tai yksinpeli
option-combat = Taistelu
option-combat-description = Täysi kortein ja kolmin osioin tai yksinkertainen yhdellä tarjouksella
option-luck = Dingir-nopat
option-luck-description = Heitetään tai pelataan ilman tuuria
option-rounds = Viimeinen kierros
option-rounds-description = 12 (viikkoja), 16, 20 tai rajatta, kunnes puutarhat ovat valmiit (noin 16–22)
option-sets = Laajennukset
option-sets-description = Laajennukset, joiden kortit ja laatat otetaan mukaan
option-automata = Automaatit
option-automata-description = Montako automaattia pelaa Kuninkaiden yhteenotossa
option-level = Vaikeustaso
option-level-description = Kuinka vahvoja automaatit ovat
option-side = Puolet
option-side-description = Jokainen itselleen tai kaikki ihmiset yhdessä automaatteja vastaan
