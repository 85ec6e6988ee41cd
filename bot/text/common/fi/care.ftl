# Mitä ihmisestä tallennetaan ja miten se poistetaan.
command-privacy = Mitä tallennan sinusta ja miten sen voi poistaa
command-privacy-about = Kertoo, mitä tallennan sinusta
command-privacy-export = Antaa kaiken, mitä tallennan sinusta, tiedostona
command-privacy-delete = Poistaa kaiken, mitä tallennan sinusta
privacy-about =
    ## Mitä tallennan
    - Discordin antamat tunnisteet: sinun, palvelimesi ja kanavien
    - nimen, jolla liityit pöytään
    - asetuksesi: kielen, ulkoasun, hiljaiset tunnit aikavyöhykkeineen ja sen, mitä saan lähettää sinulle
    - pöydät, joihin muut ovat kutsuneet sinut
    - siirtosi ja niiden ajat
    - etukäteen antamasi ohjeet kesken olevissa peleissä
    - peliesi tulokset ja vahvuuslukusi tai sen, ettet halua niitä tallennettavan
    - milloin olet poissa, miten äänestät, miltä paikalta lähdit ja mitä pöytiä seuraat
    - mitkä yksityiset viestini sinulle pidän ajan tasalla
    { "" }
    Sen, minkä kirjoitat minulle suoraan, luen siirtona; tallennan siirron, en viestiä. Muita viestejä en lue. `/privacy export` antaa kaiken tiedostona. `/privacy delete` poistaa sen: tietokone jatkaa paikallasi, ja päättyneisiin peleihin jäävät siirrot ilman nimeäsi.
    Kun minut poistetaan palvelimelta, sen asetukset ja pöydät poistetaan 30 päivän kuluttua.
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
