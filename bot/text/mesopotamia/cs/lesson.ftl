# První tah: co říká každá stránka pod obrázkem.
game-lesson-1 =
    ### Vaše úkoly
    Vedete **Babylon**. Dostáváte čtyři úkoly a vidíte je jen vy. Tři si necháte: každý, který na konci splníte, má dva body.
    Začínáte s kopiníkem ve výchozí oblasti a s jedním kamenem, dřevem, hlínou a jídlem.
game-lesson-2 =
    ### Váš tah
    Babylon je na stupnici obyvatelstva nejvýš, začínáte tedy vy. Žeton výběru akce dává **jednu akci zdarma**; další přinesou kostky.
    Volíte **Průzkum**, pak **E7 → E6**: tam jde váš kopiník. Napsané je to `/mesopotamia move area:E7 unit:spearman step:E6`.
game-lesson-3 =
    ### Událost
    Kopiník končí u žetonu lícem dolů, který nehlídá kmen: odhalí se **Kočovní pastevci**.
    Ze dvou možností platí jedna: něco hned, nebo něco, co se vyplatí později. Berete první.
game-lesson-4 =
    ### Co přinesla
    Berete si, co možnost dává, a postupujete na stupnici událostí. Ta rozhoduje remízy a na konci boduje.
    Kopiník zůstává na E6: oblast ovládáte a při příštím sběru tam sbírá.
game-lesson-5 =
    ### Konec tahu
    { "" }**Ukončit tah**, a na řadě je Akkad. Až mají všichni odehráno, bojuje se tam, kde se armády potkaly.
    Nasbírejte na patro zikkuratu a postavte ho: přinese kostku dingir a druhou akci. Ostatní najdete v `/game rules`. Mapa a karty jsou vlastní obsah. Hodně štěstí mezi řekami!
