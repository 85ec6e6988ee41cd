# Vuorojen aika: valinnat, varoitukset, ajan loppuminen, lepo ja tauko.
choice-pace = Miettimisaika
choice-late = Kun aika loppuu
argument-pace = Kuinka paljon miettimisaikaa pelaajalla on vuoroihinsa
argument-late = Mitä tapahtuu, kun jonkun aika loppuu
pace-none = ei rajaa
pace-1d = 1 päivä vuoroa kohti
pace-2d = 2 päivää vuoroa kohti
pace-3d = 3 päivää vuoroa kohti
pace-7d = 7 päivää vuoroa kohti
pace-bank-3d = yhteensä 3 päivää ja joka vuorosta 12 tuntia lisää
pace-bank-5d = yhteensä 5 päivää ja joka vuorosta 12 tuntia lisää
pace-bank-10d = yhteensä 10 päivää ja joka vuorosta 1 päivä lisää
late-vote = muut äänestävät
late-turn = tietokone pelaa vuoron
late-seat = tietokone ottaa paikan

clock-options = Miettimisaika: { $pace }. Kun aika loppuu: { $late }.
clock-until = Aikaa on tähän asti: { $until }
clock-warning = { $person }, aikasi tässä pelissä loppuu { $until }; sitten { $follows }.
clock-warning-direct = Aikasi loppuu { $until }; sitten { $follows }.
clock-then-vote = muut päättävät, miten jatketaan
clock-then-turn = tietokone pelaa tämän vuoron
clock-then-seat = tietokone jatkaa, kunnes palaat
clock-flag-vote = Aika loppui; vuorossa on { $who }. Mitä tehdään?
clock-flag-first = Aika loppui, eikä { $who } ole vielä aloittanut. Voitte jatkaa ilman tätä pelaajaa tai lopettaa pelin tähän; lopetetusta pelistä kukaan ei saa tulosta.
clock-flag-turn = Aika loppui: tietokone pelaa tämän vuoron pelaajan { $who } puolesta.
seat-late = Pelaajan { $before } aika loppui: { $name } jatkaa, ja takaisin pääsee komennolla `/table return`.
clock-rest = Kukaan ei ehtinyt siirtää ajoissa, joten tämä pöytä lepää. **{ button-go-on }** tai siirto herättää sen; muuten se suljetaan { $until }.
clock-goes-on = { $who } herätti pöydän: peli jatkuu.
clock-pause = Peli on tauolla. Tauko päättyy seuraavaan siirtoon tai itsestään { $until }.
clock-pause-over = Tauko on ohi: peli jatkuu.
clock-abandoned = Kukaan ei palannut tähän peliin, joten se päättyy kesken.
clock-day = { $who } tarvitsee päivän lisää: aika loppuu nyt { $until }.

button-day = Tarvitsen päivän
button-go-on = Jatketaan
button-return = Takaisin paikalleni
return-offer = Tietokone pelaa täällä puolestasi. Haluatko paikkasi takaisin?
done-day = Selvä, sinulla on päivä lisää. Ilmoitin siitä pöydälle.
done-go-on = Peli jatkuu.
away-left = { $count ->
    [0] Aikasi kuluu sillä välin: olet käyttänyt kaikki poissaolopäiväsi tässä pelissä.
    [one] Tässä pelissä aikasi voi pysähtyä poissaolon ajaksi vielä { $count } päiväksi.
   *[other] Tässä pelissä aikasi voi pysähtyä poissaolon ajaksi vielä { $count } päiväksi.
}
tables-until = { $state }; aikaa on tähän asti: { $until }
panel-until = Aikasi loppuu { $until }.
vote-pause = Pidetäänkö pelissä tauko? Se päättyy seuraavaan siirtoon tai 30 päivän jälkeen.
button-vote-pause = Pidetään tauko

refused-no-clock = Lisäpäivää ei ole: aikasi ei kulu täällä, tai olet jo saanut päiväsi tässä pelissä.
refused-not-resting = Tämä pöytä ei lepää: peli jatkuu jo.
refused-already-resting = Tämä pöytä lepää jo. Seuraava siirto herättää sen.
vote-time = Otetaanko tämä käyttöön tästä lähtien? { $options }
button-vote-time = Muuta miettimisaikaa
clock-changed = Tästä lähtien: { $options }
refused-same-time = Miettimisaika on jo tuollainen. Valitse toinen `pace` tai `late`.
