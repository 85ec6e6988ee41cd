# Miksi siirtoa suositellaan: mitä pelaajalla on sen jälkeen enemmän.
reason-points = pisteitä tarvitsemassasi värissä
reason-turn = vuorosi jatkuu
reason-leaders = johtajia, jotka tuovat pisteitä
reason-safety = paremmin suojatut johtajat
reason-rivals = vähemmän muille
reason-conflict = paremmat mahdollisuudet konflikteissa
