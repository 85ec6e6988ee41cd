# Komennot: enintään 100 merkkiä.
command-game = Pöydät: avaaminen, seuraaminen ja poistuminen
command-game-new = Avaa pelipöydän tälle kanavalle
command-game-board = Näyttää laudan ja sen, kenen vuoro on
command-game-card = Näyttää, mitä kortti, laatta tai paikka tekee
command-game-hand = Näyttää kätesi; kukaan muu ei näe sitä
command-game-log = Näyttää koko pöytäkirjan sivu kerrallaan
command-game-rules = Näyttää lyhyen tiivistelmän säännöistä
command-game-undo = Peruu viimeisen siirtosi
command-game-leave = Poistuu pöydästä
command-game-cancel = Peruuttaa tämän kanavan pelin
command-help = Näyttää, miten kanssani pelataan
command-about = Esittelee minut ja pelini
command-settings = Omat asetuksesi
command-settings-language = Valitsee kielen, jolla puhun kanssasi
command-settings-dm = Valitsee, lähetänkö sinulle yksityisviestejä
command-play = Siirrot pelissä { $group }

argument-game = Pelattava peli
argument-rules-game = Peli, jonka säännöt haluat nähdä
argument-component = Nimi tai tunnus, esimerkiksi T02
argument-options = Pelin omat valinnat, esimerkiksi map=advanced
argument-language = Viestieni kieli
argument-dm = Saanko lähettää sinulle yksityisviestejä
argument-auto-end = Päätänkö vuoron itse minuutin kuluttua, kun muuta tehtävää ei ole

command-move = Tekee siirron: mikä tahansa sen osa riittää, esim. ”f g9”
argument-typed = Mikä tahansa osa siirrosta: laatat, ruudut, luvut, vapaasti lyhennettynä
command-settings-proposals = Valitsee, ehdotetaanko sinulle hyviä siirtoja
argument-own-proposals = Ehdottaako paneelisi siirtoja
command-settings-guide = Valitsee, selitetäänkö pelin kysymykset sinulle
argument-guided-game = Missä pelissä
argument-guide = Selitänkö ne ensimmäisillä kerroilla, kun ne tulevat vastaan
argument-proposals = Saavatko pelaajat siirtoehdotuksia
argument-computers = Miten hyvin tietokoneet pelaavat: kuin aloittelijat, helpot (joskus virheitä) vai tavalliset
command-settings-end = Valitsee, päättyykö vuorosi itsestään, kun vain lisätoimia on jäljellä
argument-end = Päättyykö vuorosi itsestään minuutin päästä siitä, kun vain lisätoimia on jäljellä
command-settings-signs = Valitsee, näkyykö pieniä kuvia painikkeiden ja luetteloiden sanojen edessä
argument-signs = Näkyykö sanojen edessä pieniä kuvia; ota ne pois, jos kuuntelet näyttöä
command-settings-invitations = Valitsee, saavatko muut kutsua sinut pöytiin
argument-invitations = Saanko mainita sinut kutsussa
