# Slova na obrázcích a to, co obrázky řeknou těm, kdo je poslouchají.
picture-waiting = Čekají
picture-off = V cíli
picture-way-light = Cesta světlých
picture-way-dark = Cesta tmavých
picture-way-both = Cesta obou
picture-course = Ušlá pole tah po tahu; červená kapka: zajatý kámen
picture-captured = Zajaté kameny
picture-alt-over = Hra skončila.
picture-alt-throws = Hází { $name }.
picture-alt-moves = Padlo { $count }, táhne { $name }.
picture-alt-pieces = { $name } ({ $side }): na desce { $squares_count ->
    [0] nic
   *[other] { $squares }
}; čekají: { $waiting }; v cíli: { $off }.
picture-alt-targets = Možná pole: { $places }.
