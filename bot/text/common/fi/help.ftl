# Ohje tehtävittäin, ja kuka olen.
help =
    ## Näin kanssani pelataan
    Yksi kanava tai ketju on yksi pöytä. Kiirettä ei ole: peli voi kestää päiviä. Ilmoitan, kun on sinun vuorosi.
    { "" }
    ### Aloita peli
    1. `/game new` avaa pöydän tälle kanavalle.
    2. Jokainen pelaaja painaa **Liity**. **Kutsu pelaajia** pyytää muita mukaan, **Lisää tietokone** täyttää tyhjät paikat.
    3. **Aloita** arpoo istumajärjestyksen ja jakaa.
    { "" }
    ### Ensimmäinen vuorosi
    1. Kun on sinun vuorosi, mainitsen sinut uusimman laudan alla.
    2. Paina { $buttons_or }: vain sinä näet sen.
    3. Paina **Tee siirto** ja valitse askel kerrallaan. Kuva näyttää mahdolliset paikat. Mitään ei pelata ennen viimeistä valintaasi. **{ button-advise }** suosittelee siirtoja perusteluineen.
    4. Tuliko virhe? **Peru** ottaa viimeisen siirtosi takaisin, kunnes joku toinen tekee siirron; ei kuitenkaan siirtoa, jonka vuoksi joku nosti tai paljastui jotakin, mitä et itsekään tiennyt.
    5. Lopeta painikkeella, joka päättää vuoron.
    { "" }
    ### Hyvä tietää
    - Jos toisen pelaajan siirto vaatii sinulta salaisen vastauksen, lähetän yksityisviestin. Onko yksityisviestisi estetty? { $buttons_or } vie samaan kysymykseen.
    - `/game board` näyttää laudan, `/game log` tapahtumat, `/game rules` säännöt lyhyesti, `/game card` mitä kortti, laatta tai paikka tekee.
    - `/settings` muuttaa kieltä, kuvia, yksityisviestejä, siirtoehdotuksia ja kutsuja; `/settings quiet` asettaa tunnit, jolloin en lähetä sinulle ilmoituksia.
    - Komennolla `/orders set` vastaat joihinkin kysymyksiin etukäteen; kukaan muu ei huomaa sitä.
    - Joillakin peleillä on oma tavoite: se lukee laudan yllä ja siirtopaneelissa.
    - `/try` antaa kokeilla siirtoja yksin.
    - `/game leave` päättää pelin osaltasi, `/game cancel` kaikilta (muiden siirrettyä äänestetään).
    { "" }
    ### Siirrot ilman painikkeita
    - `/move` tekee siirron minkä tahansa sen osan perusteella, esim. `f g9`.
    - Yksityisviestissä riittää `f g9`; `?` tuo ohjeen, `pöydät` pöytäsi, `? T02` näyttää, mitä T02 tekee.
help-play = - Tai käytä pelin komentoa: { $groups_or }.
about = Dubsar { $version }, Mesopotamian lautapelien kirjuri. Osaan nämä pelit: { $games }. Olen vapaa ohjelma, lisenssi MIT. Ohjeet antaa `/help`.
typed-help = apua, ohje, ohjeet
typed-fillers = ruutuun, ruutu, kohtaan, ja, minun, kiitos, laita, pistä, aseta, siirrä, pelaa, nyt
typed-two = kaksi
