# Miksi siirtoa suositellaan: mitä pelaajalla on sen jälkeen enemmän.
reason-points = pisteitä tarvitsemassasi värissä
reason-hand = paremmat kortit kädessä
reason-turn = vuorosi jatkuu
reason-leaders = johtajia, jotka tuovat pisteitä
reason-safety = paremmin suojatut johtajat
reason-rivals = vähemmän muille
reason-conflict = mahdollisuus voittaa konflikti
reason-promised = tulossa olevia pisteitä, laivoja tai aarteita
