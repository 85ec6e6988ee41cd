# Sanat kuvissa ja se, mitä kuvat kertovat niille, jotka kuulevat ne.
picture-waiting = Odottaa
picture-off = Maalissa
picture-way-light = Vaaleiden reitti
picture-way-dark = Tummien reitti
picture-way-both = Molempien reitti
picture-course = Kuljetut ruudut siirto siirrolta; punainen pisara: lyöty nappula
picture-captured = Lyödyt nappulat
picture-alt-over = Peli on päättynyt.
picture-alt-throws = { $name } heittää.
picture-alt-moves = { $name } siirtää, heitto: { $count }.
picture-alt-pieces = { $name } ({ $side }): laudalla { $squares_count ->
    [0] ei mitään
   *[other] { $squares }
}; odottamassa { $waiting }; maalissa { $off }.
picture-alt-targets = Mahdolliset ruudut: { $places }.
