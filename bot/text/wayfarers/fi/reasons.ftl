# Miksi siirtoa suositellaan: mitä pelaajalla on sen jälkeen enemmän.
reason-points = lisää voittopisteitä
reason-goods = hopeaa ja muonaa
reason-dice = noppia seuraaviin vuoroihin
reason-workers = apureita asetettavaksi
reason-influence = vaikutusta kiltoihin
reason-cards = kortteja, jotka tuovat pisteitä
reason-goals = lähempänä oivalluskorttiesi tavoitteita
reason-slots = lisää paikkoja nopillesi
reason-journal = lähempänä askelta matkakirjassa
