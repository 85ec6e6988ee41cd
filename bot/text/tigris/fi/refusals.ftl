# Miksi siirtoa ei tehty ja mikä olisi oikein.
refused-unknown-tile = Minkään laatan nimi ei ole ”{ $word }”. Valitse { $tiles_or }.
refused-unknown-cell = ”{ $word }” ei ole laudan ruutu. Ruudut ovat A1–P11.
refused-unknown-count = ”{ $word }” ei ole laattojen määrä. Montako lisäät? 0 on ei yhtään.
refused-unknown-monument = Minkään monumentin nimi ei ole ”{ $word }”. Valitse { $monuments_or }.
refused-swap-order = Luettele laatat tässä järjestyksessä: { $tiles }.

refused-not-in-hand = { $tiles_count ->
    [0] Sinulla ei ole sellaista laattaa: kätesi on tyhjä.
   *[other] Sinulla ei ole sellaista laattaa. Kädessäsi: { $tiles_numbered }.
}
refused-cell-taken = Ruutu { $cell } on varattu. Valitse tyhjä ruutu.
refused-tile-on-river = { $cell } on jokiruutu: siihen sopii vain maanviljelys, ja { $tile } kuuluu maalle.
refused-farm-off-river = Ruutu { $cell } on maalla. Maanviljelys sopii vain jokiruutuun.
refused-joins-three = Laatta ruudussa { $cell } yhdistäisi { $count } kuningaskuntaa. Yhdistää saa enintään kaksi.
refused-leader-stays = Ruudussa { $cell } on jo { $leader_yours }. Valitse toinen ruutu.
refused-leader-on-river = { $cell } on jokiruutu, mutta { $leader_yours } kuuluu maalle.
refused-no-temple = Ruudun { $cell } vieressä ei ole temppeliä kuvapuoli ylöspäin, ja { $leader_yours } tarvitsee sellaisen.
refused-leader-joins = Johtaja ruudussa { $cell } yhdistäisi { $count } kuningaskuntaa. Sen saa tehdä vain laatta.
refused-leader-off-board = Pois voi ottaa vain laudalla olevan johtajan, ja { $leader_yours } ei ole laudalla.
refused-no-catastrophes = Molemmat katastrofilaattasi on pelattu. Valitse toinen toiminto.
refused-catastrophe-on-leader = Ruudussa { $cell } on johtaja. Valitse tyhjä ruutu tai laatta, jolla ei ole aarretta.
refused-catastrophe-on-treasure = Ruudussa { $cell } on aarre. Valitse tyhjä ruutu tai laatta, jolla ei ole aarretta.
refused-catastrophe-on-monument = Ruudussa { $cell } on monumentti. Valitse tyhjä ruutu tai laatta, jolla ei ole aarretta.
refused-catastrophe-on-catastrophe = Ruudussa { $cell } on jo katastrofi. Valitse tyhjä ruutu tai laatta, jolla ei ole aarretta.
refused-too-few-tiles = { $held ->
    [0] Kädessäsi ei ole yhtään { $tile_partitive }. Lisää 0.
    [one] Kädessäsi on vain { $held } { $tile }.
   *[other] Kädessäsi on vain { $held } { $tile_partitive }.
}
refused-must-win = Tässä muunnelmassa hyökkääjä lisää vähintään sen verran, että pääsee puolustajan edelle, tai ei mitään. Mahdollista: { $counts_or }.
refused-must-tie = Tässä muunnelmassa puolustaja lisää vain sen verran, että tulee tasapeli, tai ei mitään. Mahdollista: { $counts_or }.
refused-no-such-war = Sellaista konfliktia ei ole. Ratkaisematta: { $leaders_plural }.
refused-no-such-treasure = Ruudusta { $cell } ei voi nyt ottaa aarretta. Valitse { $cells_or }.
refused-no-such-square = Neliö nimetään sen vasemman yläkulman ruudulla. Mahdollista: { $cells_or }.
refused-monument-built = Se monumentti on jo rakennettu. Tähän sopii { $monuments_or }.
refused-wrong-monument = Monumentin toisen värin on oltava neliön väri. Tähän sopii { $monuments_or }.
