# Ohje tehtävittäin, ja kuka olen.
help =
    ## Näin kanssani pelataan
    Yksi kanava tai ketju on yksi pöytä. Kiirettä ei ole: peli voi kestää päiviä, ja kerron aina, kenen vuoro on.
    { "" }
    ### Aloita peli
    1. `/game new` avaa pöydän tälle kanavalle.
    2. Jokainen pelaaja painaa **Liity**. **Lisää tietokone** täyttää tyhjät paikat.
    3. **Aloita** sekoittaa istumajärjestyksen ja jakaa.
    { "" }
    ### Ensimmäinen vuorosi
    1. Kun on sinun vuorosi, mainitsen sinut uusimman laudan alla.
    2. Paina **Käteni**: vain sinä näet sen.
    3. Paina **Siirrä** ja valitse askel kerrallaan. Kuva näyttää mahdolliset paikat. Mitään ei pelata ennen viimeistä valintaasi.
    4. Tuliko virhe? **Peru** ottaa siirtosi takaisin, kunhan kukaan ei ole saanut siitä tietää mitään.
    5. Lopeta painikkeella, joka päättää vuoron.
    { "" }
    ### Hyvä tietää
    - Jos toisen siirto kysyy sinulta jotakin salaista, lähetän yksityisviestin. Ovatko yksityisviestisi estetty? **Käteni** vie samaan kysymykseen.
    - `/game board` näyttää laudan, `/game log` tapahtumat, `/game rules` säännöt lyhyesti.
    - `/settings language`, `/settings dm` ja `/settings theme` muuttavat, miten puhun kanssasi.
    - `/orders set` vastaa joihinkin kysymyksiin etukäteen; kukaan muu ei huomaa sitä.
    - `/game leave` ja `/game cancel` lopettavat pelin sinulta tai kaikilta.
    { "" }
    ### Siirrot komentoina
help-play = - Paina **Siirrä** tai kirjoita `/{ $group }`.
about = Dubsar { $version }, muinaisen Mesopotamian lautapelien kirjuri. Osaan pelit: { $games }. Koodini on vapaa, MIT-lisenssillä. Pelaamisesta kertoo `/help`.
