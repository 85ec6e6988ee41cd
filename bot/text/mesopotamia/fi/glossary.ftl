# Mitä selitysten käsitteitä kutsutaan.
glossary-frame-technology = toimintomerkki
glossary-effect-rounds = kuusi kierrosta
glossary-frame-trade = kauppalaatat
