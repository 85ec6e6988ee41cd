# Miksi siirtoa suositellaan: mitä pelaajalla on sen jälkeen enemmän.
reason-points = lisää voittopisteitä
reason-goods = lisää tavaroita
reason-technology = parempi teknologia
reason-buildings = rakennus
reason-events = tapahtuma ja nousu sen radalla
reason-population = nousu väestöradalla
reason-gardens = lähempänä puutarhaa
reason-trade = kauppalaattoja, joista saa pisteitä
reason-map = parempi asema kartalla
reason-quests = lähempänä tehtäviäsi
reason-actions = lisää toimintoja
reason-battle = mahdollisuus voittaa taistelu
reason-siege = lähempänä Uria
reason-defence = vahvempi kaupunkisi puolustus
