# Název hry, její možnosti a přehled pravidel.
game-name = Královská hra z Uru
command-play = Tahy v Královské hře z Uru

game-turn = `{ $number }` { $what } ({ $who }: +{ $gain ->
    [one] { $gain } pole
    [few] { $gain } pole
   *[other] { $gain } polí
})

option-pieces = Kameny
option-pieces-description = Kolik kamenů má každý hráč: s méně kameny je hra kratší
option-path = Cesta
option-path-description = Obvyklá cesta po desce, nebo delší, na níž se kameny potkají skoro všude
option-path-bell = obvyklá, 14 polí
option-path-masters = Mastersova, 16 polí
option-dice = Kostky
option-dice-description = Čtyři kostky, nebo tři, na nichž samé nuly platí za 4
option-dice-four = čtyři
option-dice-three = tři
option-rosettes = Rozety
option-rosettes-description = Zda je kámen na rozetě v bezpečí; obvykle ano, na Mastersově cestě ne
option-rosettes-usual = jako obvykle
option-rosettes-safe = v bezpečí
option-rosettes-open = bez ochrany
option-captures = Zajetí
option-captures-description = Zda se po zajetí hází znovu
option-captures-plain = tah končí
option-captures-again = nový hod

game-rules-1 =
    ## Královská hra z Uru
    Závod pro dva, starý čtyři a půl tisíce let. **Vyveďte všechny své kameny jako první.**
    { "" }
    ### Deska
    - Cesta každého hráče má 14 polí: vlastní řada (A nebo C) od 4 do 1, pak společná řada od B1 do B8, nakonec vlastní řada od 8 do 7 a ven.
    - Pět polí jsou **rozety**: A1, A7, B4, C1, C7.
    { "" }
    ### Váš tah
    - **Hoďte** čtyřmi kostkami; každá dá 0 nebo 1. Po hodu 0 váš tah končí.
    - **Posuňte** jeden kámen přesně o hozené číslo, nebo nasaďte nový. Kdo může táhnout, musí; na vlastní kámen se nesmí.
    - Na společné řadě kámen, na který vstoupíte, **zajmete**: začíná znovu. V bezpečí je jen kámen na rozetě B4.
    - Kdo skončí na rozetě, **hází znovu**.
    - Kostky se hodí za vás a jediný možný tah se udělá sám. Vzetí zpět hody nemění: hod, který se vzal zpět, padne znovu stejně.
    - Z desky kámen vyjde přesným hodem: o jedno víc, než kolik polí zbývá.
    { "" }
    ### Dobrá první hra
    Vstupujte na rozety, držte kámen na B4 a nasazujte kameny postupně: ty, které ještě čekají, nikdo nezajme.
game-rules-2 =
    ## Jak se hraje jinde
    Desky a pravidla se dům od domu liší. Ta svá si zvolíte před hrou:
    { "" }
    - **Kameny**: každý sedm, pro kratší hru pět nebo tři.
    - **Cesta**: obvyklá, nebo cesta Jamese Masterse s 16 poli: vlastní řada od 4 do 1, B1 až B7, pak 7 a 8 **soupeřovy** řady, B8, vlastní řada 8 a 7 a ven. Zajmout lze na všech polích kromě prvních čtyř a rozetou je každé čtvrté pole.
    - **Kostky**: čtyři, nebo tři. Na třech platí samé nuly za 4, takže nula nikdy nepadne.
    - **Rozety**: jsou-li bezpečné, nikdo nesmí skončit na rozetě, kterou drží soupeř. Obvykle bezpečné jsou, na Mastersově cestě ne.
    - **Zajetí**: obvykle po zajetí tah končí jako po každém jiném; nebo házíte znovu.
