# Mitä selitysten käsitteitä kutsutaan.
glossary-effect-mark = vaikutus kortilla
glossary-effect-move = vaikutuksen siirto
glossary-effect-retrieve = apuri takaisin
glossary-effect-refresh = nopan uudelleenheitto
glossary-effect-shift = noppa ±1
glossary-effect-journal = askel matkakirjassa
glossary-effect-card-space = taivaskortit
glossary-effect-card-townsfolk = asukkaat
glossary-effect-card-inspiration = oivalluskortit
glossary-frame-rest = levon edut
