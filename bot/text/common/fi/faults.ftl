# Mitä sanotaan, kun jokin botin ympärillä pettää.
unstored = En pääse juuri nyt tietokantaani, joten en tiedä, tallentuiko tämä. Muutaman minuutin päästä `/game board` näyttää sen; jos se puuttuu sieltä, yritä uudelleen. Jos tämä jatkuu, ota yhteyttä botin ylläpitäjään. Virhetunnus: { $reference }
discord-lost = Yhteyteni Discordiin katkesi hetkeksi, joten en tiedä, menikö tämä läpi. `/game board` näyttää sen; jos se puuttuu sieltä, yritä uudelleen.
discord-later = Discord ei voi ottaa tätä vastaan juuri nyt. `/game board` näyttää, menikö tämä läpi; jos ei, yritä minuutin päästä uudelleen.
discord-archived = Tämä ketju on arkistoitu. Avaa se uudelleen kirjoittamalla siihen viesti ja yritä sitten vielä kerran.
discord-gone = Kanava tai ketju, jota tämä koskee, on poistettu, joten en voi enää tehdä siellä mitään.
discord-closed = Discord ei salli minun tehdä sitä täällä. Pyydä jotakuta palvelimen ylläpitäjistä antamaan minulle tällä kanavalla oikeudet Näytä kanava, Lähetä viestejä, Lähetä viestejä ketjuissa ja Liitä tiedostoja.
discord-unseen = En näe tätä kanavaa. Pyydä jotakuta sen ylläpitäjistä antamaan minulle oikeus Näytä kanava. Yksityiseen ketjuun pääsen, kun minut mainitaan siellä.
discord-lacking = Discord ei salli minun tehdä sitä täällä. Tarvitsen vielä: { $permissions }. Pyydä apua joltakulta kanavan ylläpitäjistä.
discord-locked = Tämä ketju on lukittu. Pyydä jotakuta, joka ylläpitää täällä ketjuja, avaamaan lukitus ja yritä sitten vielä kerran.
