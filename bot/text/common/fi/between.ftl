# Pöytien välillä: omat pöydät ja seuraava niistä.
command-tables = Pöytäsi kaikilla palvelimilla
command-tables-mine = Näyttää, missä on sinun vuorosi, ja muut pöytäsi
typed-tables = pöydät, omat pöydät, pöytäni
tables-mine = ## Pöytäsi
tables-waiting = { $count ->
    [0] Mikään pöytä ei odota sinua.
    [one] **Yksi pöytä odottaa sinua.**
   *[other] **{ $count } pöytää odottaa sinua.**
}
tables-line = { $table } (muut pelaajat: { $players }), palvelin { $server }: { $state }
tables-line-alone = { $table }, palvelin { $server }: { $state }
tables-yours = **sinun vuorosi**, joka alkoi { $since }
tables-yours-too = **sinun vuorosi**, joka alkoi { $since }; odotetaan myös: { $people }
tables-others = odotetaan: { $people }, vuoro alkoi { $since }
tables-computers = tietokonepelaajat siirtävät
tables-lobby = odottaa pelaajia, paikoista täynnä { $count }/{ $most }
tables-hidden = { $count ->
    [one] Yksi pöydistäsi on kanavalla, jota en voi näyttää sinulle tässä: ehkä et ole enää sen palvelimella tai et näe kanavaa.
   *[other] Pöydistäsi { $count } on kanavilla, joita en voi näyttää sinulle tässä: ehkä et ole enää niiden palvelimilla tai et näe kanavia.
}
button-next-table = Seuraava pöytä ({ $count })
command-tables-here = Näyttää, mitkä palvelimen pöydät etsivät pelaajia ja missä pelataan
argument-listed-game = Vain tämän pelin pöydät
tables-here = ## Tämän palvelimen pöydät
tables-here-none = Täällä ei ole auki yhtään sinulle näkyvää pöytää. `/game new` avaa pöydän.
tables-here-line = { $table } (pelaajat: { $players }): { $state }
tables-joined = Sinulla on paikka: { $place }.
button-join-numbered = Liity pöytään { $number }
button-find-table = Etsi pöytä
pick-seat-to-leave = Lähde pöydästä …
leave-lobby = Haluatko varmasti lähteä tästä pöydästä? Sen peli ei ole vielä alkanut.
argument-waiting = Mitkä pöydät näytetään
waiting-yes = vain minua odottavat
waiting-all = kaikki
argument-listed-state = Vain tässä tilassa olevat pöydät
listed-open = etsii pelaajia
listed-running = peli käynnissä
pick-game-to-watch = Seuraa peliä …
digest-title = ## Pöytäsi, { $day }
digest-more = { $count ->
    [one] … ja vielä yksi: `/tables mine`
   *[other] … ja vielä { $count }: `/tables mine`
}
digest-end = -# `/settings digest` muuttaa tämän viestin kellonajan tai lopettaa viestit.
digest-failed = En voinut lähettää sinulle päivittäistä luetteloa pöydistäsi, koska Discord ei toimita yksityisviestejäni sinulle. Lopetin sen; `/settings digest` ottaa sen taas käyttöön.
command-settings-digest = Lähettää joka päivä viestin pöydistä, jotka odottavat sinua
argument-digest = Kellonaika, esimerkiksi 8:00, tai pois
done-digest = Lähetän sinulle joka päivä kello { $time } ({ $zone }) luettelon sinua odottavista pöydistä, jos jokin niistä on odottanut yli kuusi tuntia.
done-digest-off = En lähetä sinulle enää päivittäistä luetteloa pöydistäsi.
refused-digest-without-zone = Tarvitsen myös aikavyöhykkeesi, esimerkiksi 8:00 ja Europe/Helsinki.
command-settings-next = Valitsee, näkyykö siirron jälkeen painike seuraavaan pöytään
argument-next = Näytä painike seuraavaan pöytään, joka odottaa sinua
done-next-on = Siirron jälkeen saat painikkeen seuraavaan pöytään, joka odottaa sinua.
done-next-off = Siirron jälkeen et enää saa painiketta muihin pöytiin. `/tables mine` luettelee ne.
tables-level = vahvuusluku keskimäärin { $rating }
