# Palvelimet: missä pöytiä avataan, kuka avaa, miten ja montako.
command-admin-setup = Määrää, missä, kuka ja montako pöytää saa avata; ilman valintoja näyttää nykyiset
argument-setup-channel = Kanava, jolla pöydät avataan, tai foorumi: jokaisessa julkaisussa voi olla pöytä
argument-setup-threads = Avataanko jokaiselle pöydälle oma ketju
argument-setup-role = Rooli, joka saa avata pöytiä entisten lisäksi
argument-setup-remove-role = Rooli, joka ei enää saa avata pöytiä
argument-setup-seats = Monessako kesken olevassa pelissä yksi pelaaja saa olla; 0: ei rajaa
argument-setup-lobbies = Montako pöytää saa odottaa pelaajia yhtä aikaa; 0: ei rajaa
argument-setup-unset = Mikä palautetaan alkuperäiseksi
unset-channel = kanava: missä vain
unset-roles = roolit: kaikki saavat avata pöytiä
unset-defaults = oletusvalinnat
unset-everything = kaikki

server-title = ## Tämän palvelimen pöydät
server-changed = ## Tämän palvelimen pöydät tästä lähtien
server-channel = - Pöydät avataan kanavalla { $channel }.
server-channel-deleted = - Pöytien kanava on poistettu: kunnes nimeät toisen, pöytiä avataan missä vain.
server-anywhere = - Pöytiä avataan millä kanavalla vain.
server-threads = - Jokainen pöytä saa oman ketjun.
server-no-threads = - Pöydässä pelataan sillä kanavalla, jolla se avataan.
server-roles = - Pöytiä saavat avata { $roles } sekä ne, jotka saavat hallita palvelinta.
server-role-deleted = (poistettu rooli)
server-everybody = - Kaikki saavat avata pöytiä.
server-seats = - { $count ->
    [0] Yksi pelaaja saa olla kuinka monessa kesken olevassa pelissä tahansa.
    [one] Yksi pelaaja saa olla yhdessä kesken olevassa pelissä.
   *[other] Yksi pelaaja saa olla { $count } kesken olevassa pelissä.
}
server-lobbies = - { $count ->
    [0] Pelaajia odottavien pöytien määrää ei ole rajattu.
    [one] Yksi pöytä kerrallaan saa odottaa pelaajia.
   *[other] { $count } pöytää saa odottaa pelaajia yhtä aikaa.
}
server-defaults = - Ellei muuta valita: { $choices }
server-no-defaults = - Uusille pöydille ei ole oletusvalintoja.
server-lacking = ⚠️ Kanavalla { $channel } tarvitsen vielä: { $permissions }.

choice-reminders = Muistutukset
choice-auto-end = Vuorot päättyvät itsestään
choice-theme = Kuvat
choice-content = Osat
content-house = omat, ei julkaistut ({ $content })
content-copy = painetusta pelistä ({ $content })
argument-content = Millä osataulukoilla pelataan
choice-orders-delay = Ohjeiden viive
choice-proposals = Siirtoehdotukset
choice-computers = Tietokoneet
computers-normal = tavalliset
computers-beginner = aloittelijat
computers-easy = helpot
choice-language = Kieli
lobby-choices = Pöytä: { $choices }

thread-name = { $game } · { $host }
signpost-new = **{ $game }**: pöytää valmistellaan.
signpost-lobby = Pöytä on ketjussa { $link }.
signpost-open = **{ $game }**: { $names } – peli on käynnissä ketjussa { $link }.
signpost-over = **{ $game }**: { $names } – peli on pelattu ketjussa { $link }.
signpost-cancelled = **{ $game }**: tämä pöytä on suljettu.
done-new-thread = Pöytä on auki ketjussa { $link }, ja istut jo siinä. Muut painavat siellä **Liity**; **Aloita** aloittaa pelin.
done-new-soon = Pöytä tulee omaan ketjuunsa heti, kun Discord antaa minun tehdä sen.
done-reopened = Ketju oli arkistoitu; nyt se on taas auki.

refused-no-thread = Discord ei antanut minun tehdä tänne ketjua, joten pöytää ei tullut. Yritä uudelleen tai kysy joltakulta, joka hallinnoi palvelinta.
refused-wrong-channel = Tällä palvelimella pöydät avataan kanavalla { $channel }. Kirjoita `/game new` siellä.
refused-wrong-role = Tällä palvelimella pöytiä saavat avata { $roles }. Pyydä jotakuta heistä avaamaan pöytä ja liity siihen.
refused-roles-gone = Roolit, jotka saivat avata pöytiä, on poistettu. Palvelimen ylläpitäjä voi nimetä toiset komennolla `/admin setup`.
refused-too-many-seats = { $most ->
    [one] Olet jo mukana kesken olevassa pelissä: { $places }. Tällä palvelimella kukin saa olla yhdessä.
   *[other] Olet mukana näissä kesken olevissa peleissä: { $places }. Tällä palvelimella kukin saa olla enintään { $most } pelissä.
} Pelaa ensin yksi loppuun tai poistu siitä.
refused-too-many-lobbies = { $most ->
    [one] Yksi pöytä odottaa jo pelaajia: { $places }. Tällä palvelimella sallitaan yksi kerrallaan.
   *[other] Nämä pöydät odottavat jo pelaajia: { $places }. Tällä palvelimella sallitaan { $most } yhtä aikaa.
} Liity johonkin tai odota, että jokin alkaa.
refused-tables-elsewhere = Itse tällä kanavalla ei ole peliä. Sen pöydät ovat ketjuissa: { $places }. Kirjoita komento siellä.

word-view-channel = Näytä kanava
word-read-message-history = Lue viestihistoriaa
word-send-messages = Lähetä viestejä
word-send-messages-in-threads = Lähetä viestejä ketjuissa
word-create-public-threads = Luo julkisia ketjuja
word-embed-links = Upota linkkejä
word-attach-files = Liitä tiedostoja
word-manage-guild = Hallitse palvelinta
word-manage-messages = Hallitse viestejä
argument-setup-lobby-days = Monenko päivän jälkeen pelaajia keräävä pöytä sulkeutuu, jos mikään ei muutu; 0: ei koskaan
argument-setup-call-role = Rooli, jonka pöydän avaaja saa kutsua, kun pelaajia puuttuu
argument-setup-call-limit = Montako kertaa päivässä pelaajia saa kutsua tällä palvelimella
unset-call-role = rooli, jolla kutsutaan pelaajia
server-lobby-days = - { $count ->
    [0] Pelaajia keräävä pöytä on auki, kunnes joku sulkee sen.
    [one] Pelaajia keräävä pöytä sulkeutuu yhden päivän jälkeen, jos mikään ei muutu; sen avaajalta kysytään ensin.
   *[other] Pelaajia keräävä pöytä sulkeutuu { $count } päivän jälkeen, jos mikään ei muutu; sen avaajalta kysytään ensin.
}
server-calls = - Pöydän avaaja saa kutsua roolin { $role }, { $count ->
    [one] tällä palvelimella kerran päivässä.
   *[other] tällä palvelimella { $count } kertaa päivässä.
}
choice-seats = Paikat
argument-seats = Montako pelaajaa mahtuu enintään
seats-any = niin monta kuin peliin mahtuu
choice-start = Aloitus
argument-start = Aloittaako avaaja pelin vai alkaako se, kun kaikki paikat ovat täynnä
start-host = kun joku painaa { button-start }
start-full = kun kaikki paikat ovat täynnä
refused-no-call-role = Täällä ei voi kutsua mitään roolia. Palvelimen ylläpitäjä voi nimetä sellaisen komennolla `/admin setup`, kohdassa `call-role`.
refused-role-not-mentionable = En saa mainita roolia { $role }. Palvelimen ylläpitäjä voi antaa kaikkien mainita sen tai antaa minulle oikeuden Mainitse @everyone, @here ja kaikki roolit.
refused-already-called = Tähän pöytään on jo kutsuttu pelaajia. **{ pick-people }** pyytää jotakuta nimeltä.
refused-too-many-calls = { $most ->
    [one] Tällä palvelimella pelaajia saa kutsua kerran päivässä, ja joku on jo tehnyt sen. Yritä huomenna uudestaan tai kutsu ihmisiä nimeltä.
   *[other] Tällä palvelimella pelaajia saa kutsua { $most } kertaa päivässä, ja ne on jo käytetty. Yritä huomenna uudestaan tai kutsu ihmisiä nimeltä.
}
argument-setup-tag-open = Tunniste julkaisuille, joiden pöytä etsii pelaajia
argument-setup-tag-running = Tunniste julkaisuille, joiden peli on käynnissä
unset-tags = tunnisteet: ei mitään
server-forum = - Pöydät avataan foorumin { $channel } julkaisuissa: kirjoita julkaisuun `/game new`.
server-tag-open = - Julkaisulla, jonka pöytä etsii pelaajia, on tunniste **{ $tag }**.
server-tag-running = - Julkaisulla, jonka peli on käynnissä, on tunniste **{ $tag }**.
server-tag-deleted = (poistettu tunniste)
refused-wrong-forum = Tällä palvelimella pöydät avataan foorumin { $channel } julkaisuissa. Tee sinne julkaisu ja kirjoita siihen `/game new`.
refused-no-forum = Tunnisteita on vain foorumin julkaisuilla. Nimeä ensin foorumi kohdassa `channel`.
word-manage-threads = Hallitse ketjuja
refused-no-such-tag = Foorumilla ei ole tunnistetta ”{ $typed }”. Sillä on: { $tags }.
refused-no-tags = Foorumilla ei ole vielä tunnisteita. Luo ne ensin sen asetuksissa.
