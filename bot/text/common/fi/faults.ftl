# Mitä sanotaan, kun jokin botin ympärillä pettää.
unstored = En voi juuri nyt kirjoittaa tietokantaani, joten mikään ei muuttunut. Yritä muutaman minuutin päästä uudelleen; jos tämä jatkuu, kerro siitä botin ylläpitäjälle. Virhetunnus: { $reference }
