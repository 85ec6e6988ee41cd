# Miksi siirtoa ei tehty ja mikä olisi oikein.
refused-incomplete = Siirrosta ”{ $verb }” puuttuu jotakin tai siinä on liikaa. Valitse se askel kerrallaan painikkeilla.
refused-unknown-leader = Minkään johtajan nimi ei ole ”{ $word }”. Valitse { $leaders_or }.
refused-another-question = Toiminto on vielä kesken. Ensin: { $verbs_or }.
refused-nothing-to-answer = Sellaista ei nyt kysytä. Voit valita: { $verbs_or }.
refused-no-actions-left = Molemmat toimintosi on käytetty. Päätä vuoro tai peru jompikumpi.
