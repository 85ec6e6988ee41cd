# Miksi siirtoa suositellaan: mitä pelaajalla on sen jälkeen enemmän.
reason-home = nappula pääsee maaliin
reason-way = nappulasi etenevät
reason-safety = nappulasi ovat paremmassa turvassa
reason-rival = vastustaja menettää asemiaan
reason-turn = heität uudelleen
reason-chance = voitat useammin
