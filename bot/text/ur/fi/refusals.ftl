# Miksi siirtoa ei tehty ja mikä olisi oikein.
refused-incomplete = Siirrosta ”{ $verb }” puuttuu jotakin tai siinä on liikaa. Valitse se askel kerrallaan painikkeilla.
refused-unknown-piece = ”{ $word }” ei ole laudan ruutu. Riveillä A ja C on sarakkeet 1–4, 7 ja 8, rivillä B sarakkeet 1–8.
refused-another-question = Sitä ei kysytä nyt. Voit valita: { $verbs_or }.
refused-no-piece = Sinulla ei ole siellä nappulaa ({ $piece }). Siirrettävissä: { $choices_or }.
refused-too-far = { $count } on liikaa tälle nappulalle ({ $piece }): laudalta poistutaan tasan oikealla heitolla. Siirrettävissä: { $choices_or }.
refused-own-piece = Heitto { $count } veisi tämän nappulan ({ $piece }) oman nappulasi päälle. Siirrettävissä: { $choices_or }.
refused-safe-piece = Nappula ruusukkeessa { $square } on turvassa, joten tämä nappula ({ $piece }) ei pääse sinne. Siirrettävissä: { $choices_or }.
