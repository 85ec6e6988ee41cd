# Miksi siirtoa suositellaan: mitä pelaajalla on sen jälkeen enemmän.
reason-hand = paremmat laatat kädessä
