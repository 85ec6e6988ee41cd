# Tiedostona tuodun pelin katseleminen.
command-table-import = Näyttää yksityisesti, siirto siirrolta, pelin, joka sinulla on tiedostona
argument-record = Pelin tallenne: .tablet-tiedosto, jollaisen /table export antaa

button-first = Alkuun
button-on = Eteenpäin
button-last = Loppuun
button-position = Lauta
button-log = Pöytäkirja
button-replay = Animaatio
button-verify = Tarkista

import-title = **{ $game }**, asema { $number }/{ $count }
import-until = **Tallenteessa on myöhemmin virhe**; siihen asti sitä voi katsella.
import-fault = { $line ->
    [0] { $text }
   *[other] Rivi { $line }: { $text }
}
import-gone = Minulla ei ole enää tätä tallennetta. Lähetä se uudelleen komennolla `/table import`.
import-lost = Tiedosto ei tullut perille. Yritä vielä kerran.
import-replaying = Yhtä animaatiota valmistellaan sinulle vielä. Odota, että se valmistuu.
import-replay-failed = Animaatiota ei valitettavasti saatu tehtyä. Painikkeet näyttävät kaikki asemat.
import-holds = Pitää paikkansa: sääntöjen mukaan tiedoston siemen johtaa { $count ->
    [one] ainoan merkinnän
   *[other] kaikkien { $count } merkinnän
} kautta pelin loppuun. Pelin alussa julkaistun tarkistustunnisteen pitäisi olla `{ $commitment }`.
import-holds-open = Pitää tähän asti paikkansa: sääntöjen mukaan tiedoston siemen johtaa { $count ->
    [one] ainoan merkinnän
   *[other] kaikkien { $count } merkinnän
} läpi, mutta peli ei ole ohi. Pelin alussa julkaistun tarkistustunnisteen pitäisi olla `{ $commitment }`.
import-broken = Ei pidä paikkaansa: { $count ->
    [0] edes ensimmäistä merkintää ei voi pelata.
    [one] vain ensimmäisen merkinnän voi pelata.
   *[other] vain ensimmäiset { $count } merkintää voi pelata.
}

record-too-large = Tiedosto on liian suuri: tallenteessa on enintään { $most } KiB.
record-too-long = Tallenteessa saa olla enintään { $most } merkintää.
record-no-text = Tämä ei ole UTF-8-tekstiä. Tallenne on tekstitiedosto, jollaisen `/table export` antaa.
record-no-line = En osaa lukea tätä. Ennen siirtoja jokainen rivi alkaa jollakin näistä sanoista ja kaksoispisteellä, kukin enintään kerran: `{ $fields }`.
record-no-entry = Tässä pitäisi olla merkintä { $number }: numero, pelaaja ja siirron sanat; rivin alussa on siis `{ $number }`.
record-no-seat = Kukaan ei ole täällä sen niminen. Pelaaja on jokin rivin `seats:` nimistä, tässä `{ $seats }`.
record-no-undo = Sanan `undo` jälkeen on ensimmäisen peruttavan merkinnän numero, 1–{ $last }.
record-no-field = Rivi `{ $field }:` puuttuu. Tallenteessa se on ennen siirtoja.
record-seat-twice = Rivillä `seats:` kukin on vain kerran.
record-no-rules = Sanan `game:` jälkeen tulevat pelin nimi ja sen sääntöjen numero.
record-no-seed = Sanan `seed:` jälkeen tulee { $count } heksadesimaalinumeroa.
record-other-seed = Tämä siemen ei ole se, joka rivillä `commitment:` luvataan. Toista niistä on muutettu.
record-other-game = En tunne sitä peliä. Tunnen nämä: `{ $games }`.
record-other-rules = Tallenteen sääntöjen numero on { $number }; minä tunnen numeron { $known }.
record-other-seats = Rivillä `seats:` pitäisi olla { $least }–{ $most } näistä: `{ $seats }`.
record-other-option = Pelissä ei ole sellaista valintaa. Siinä on: `{ $options }`.
record-other-content = Tätä peliä pelattiin toisilla osataulukoilla (`{ $content }`); minulla on `{ $known }`. Sen voi lukea siellä, missä sen omat taulukot ovat.
record-unfinished = Tämä on kesken olevan pelin tallenne: salaisuudet ja siemen on jätetty pois, enkä ilman niitä tiedä, mitä pelattiin. Ota tallenne uudelleen, kun peli on ohi.
record-positioned = Tallenne alkaa omasta asemastaan, jota kukaan ei voi tarkistaa. Luen vain pelejä, jotka alkavat siemenestä.
record-no-position = Asemaa ei voi lukea.
record-refused = Merkintää { $number } ei voi pelata siinä kohdassa. { $text }
