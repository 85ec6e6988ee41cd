# Mitä ihmisestä tallennetaan ja miten se poistetaan.
command-privacy = Mitä tallennan sinusta ja miten sen voi poistaa
command-privacy-about = Näyttää, mitä tallennan sinusta
command-privacy-export = Antaa kaiken, mitä tallennan sinusta, tiedostona
command-privacy-delete = Poistaa kaiken, mitä tallennan sinusta
privacy-about =
    ## Mitä tallennan
    - { privacy-ids }
    - { privacy-names }
    - { privacy-settings }
    - { privacy-invitations }
    - { privacy-moves }
    - { privacy-orders }
    - { privacy-results }
    - { privacy-reviews }
    - { privacy-leagues }
    - { privacy-absences }
    - { privacy-votes }
    - { privacy-watching }
    - { privacy-messages }
    - { privacy-servers }
    - { privacy-deletion }
    { "" }
    Sen, minkä kirjoitat minulle suoraan, luen siirtona; tallennan siirron, en viestiä. Muita viestejä en lue. `/privacy export` antaa kaiken tiedostona. `/privacy delete` poistaa sen: tietokone jatkaa paikallasi, ja päättyneisiin peleihin jäävät siirrot ilman nimeäsi.
    Kun minut poistetaan palvelimelta, sen asetukset ja pöydät poistetaan 30 päivän kuluttua.
privacy-ids = Discordin antamat tunnisteet: sinun, palvelimesi ja kanavien
privacy-names = nimen, jolla liityit pöytään
privacy-settings = asetuksesi: kielen, ulkoasun, hiljaiset tunnit aikavyöhykkeineen ja sen, mitä saan lähettää sinulle, myös päivittäisen luettelon kellonajan
privacy-invitations = pöydät, joihin muut ovat kutsuneet sinut
privacy-moves = siirtosi ja niiden ajat
privacy-orders = etukäteen antamasi ohjeet kesken olevissa peleissä
privacy-results = peliesi tulokset ja vahvuuslukusi tai sen, ettet halua niitä tallennettavan
privacy-reviews = pyytämäsi analyysit peleistäsi
privacy-leagues = liigat, joihin olet ilmoittautunut, ja sijoituksesi niissä
privacy-absences = milloin olet poissa, kuinka paljon aikaa vuoroillasi on jäljellä ja miltä paikalta lähdit
privacy-votes = miten äänestät
privacy-watching = mitä pöytiä seuraat
privacy-messages = mitkä yksityiset viestini sinulle pidän ajan tasalla, mihin yksityisviestiisi asti olen lukenut ja olenko juuri lähettämässä päivittäistä luetteloa
privacy-servers = palvelimesi asetukset sekä sen pöydistä valinnat ja sen, mitä niihin viimeksi kirjoitin
privacy-deletion = sen, että haluat tietosi poistettavan, kunnes se on tehty
privacy-exported = Tässä on kaikki, mitä tallennan sinusta. Vain sinä näet tämän viestin.
privacy-confirm = Poistetaanko kaikki, mitä tallennan sinusta? Kesken olevissa peleissä tietokone jatkaa paikallasi; päättyneissä nimesi tilalle tulee ”{ former-player }”. Tätä ei voi perua. `/privacy export` antaa ensin kopion.
privacy-deleted = Poistettu. Se, mitä olen kirjoittanut kanaville, jää sinne, kunnes joku poistaa viestit.
button-forget = Poista kaikki
former-player = Entinen pelaaja

command-admin = Palvelimen ylläpitäjille
command-admin-health = Näyttää, miten botti voi
health-version = Versio { $version }
health-gateway = Yhteys Discordiin: { $milliseconds } ms
health-outbox = Odottavia viestejä: { $owed }, vanhin { $seconds } s; viestejä kanaville, jotka eivät ota niitä vastaan: { $parked }
health-tables = Pöytiä: pelissä { $playing }, odottaa pelaajia { $lobbies }
health-pictures = Kuvia käynnistyksen jälkeen: piirretty { $drawn }, epäonnistunut { $failed }
health-database = Tietokanta: { $kilobytes } KiB
