# Mitä sanotaan, kun jokin botin ympärillä pettää.
unstored = En pääse juuri nyt tietokantaani, joten en tiedä, tallentuiko tämä. Muutaman minuutin päästä `/game board` näyttää sen; jos se puuttuu sieltä, yritä uudelleen. Jos tämä jatkuu, kerro siitä botin ylläpitäjälle. Virhetunnus: { $reference }
