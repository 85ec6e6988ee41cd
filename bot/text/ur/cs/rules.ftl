# Název hry, její možnosti a přehled pravidel.
game-name = Královská hra z Uru
command-play = Tahy v Královské hře z Uru

option-pieces = Kameny
option-pieces-description = Kolik kamenů má každý hráč: s méně kameny je hra kratší

game-rules-1 =
    ## Královská hra z Uru
    Závod pro dva, starý čtyři a půl tisíce let. **Vyveďte všechny své kameny jako první.**
    { "" }
    ### Deska
    - Cesta každého hráče má 14 polí: vlastní řada (A nebo C) od 4 do 1, pak společná řada od B1 do B8, nakonec vlastní řada od 8 do 7 a ven.
    - Pět polí jsou **rozety**: A1, A7, B4, C1, C7.
    { "" }
    ### Váš tah (2)
    - **Hoďte** čtyřmi kostkami; každá dá 0 nebo 1. Po hodu 0 váš tah končí.
    - **Posuňte** jeden kámen přesně o hozené číslo, nebo nasaďte nový. Kdo může táhnout, musí; na vlastní kámen se nesmí.
    - Na společné řadě kámen, na který vstoupíte, **zajmete**: začíná znovu. V bezpečí je jen kámen na rozetě B4 (2.5).
    - Kdo skončí na rozetě, **hází znovu** (2.6).
    - Z desky kámen vyjde přesným hodem: o jedno víc, než kolik polí zbývá (2.7).
    { "" }
    ### Dobrá první hra
    Vstupujte na rozety, držte kámen na B4 a nasazujte kameny postupně: ty, které ještě čekají, nikdo nezajme.
