# Miksi siirtoa suositellaan: mitä pelaajalla on sen jälkeen enemmän.
reason-hand = paremmat kortit kädessä
reason-promised = tulossa olevia pisteitä, laivoja tai aarteita
