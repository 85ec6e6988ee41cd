# První tah: co říká každá stránka lekce pod svým obrázkem.
game-lesson-1 =
    ### Plán
    Hrajete za **karmínovou**. Od každého druhu leží lícem vzhůru čtyři karty: území, voda, nebesa, měšťané a inspirace. Uprostřed je **zápisník**, kterým ukazatele všech hráčů putují zleva doprava.
    Začínáte se třemi kostkami (1, 4 a 6), třemi mincemi, dvěma provianty a se žlutým a modrým pomocníkem. Tah je **jedna věc**: umístit kostku, umístit pomocníka, nebo odpočinout.
game-lesson-2 =
    ### Kostka
    Kostka má to, co je v jejím **sloupci vaší karavany**: každá 1 má velblouda, každá 6 teleskop. Místa, kam smí vaše 1, jsou zvýrazněná.
    Zvolíte **Kostka** → **Umístit kostku 1** → **HL**, domovské město. Napsané je to `/wayfarers die die:1 slot:HL face:1`.
game-lesson-3 =
    ### Efekty
    Na HL koupíte za dva provianty kartu území a minci. Zvolíte **L26**, Stožáry za úsvitu.
    Je to výhled a hned přináší minci; později další, kdykoli získáte přístav. Víc efektů nemáte, a tak **Ukončit tah**.
game-lesson-4 =
    ### Cizí pomocník
    Šafránová umístila modrého pomocníka na kartu vody a vzala si, co dává její pole: dva provianty a vliv v cechu badatelů.
    Pomocník tam zůstává. Kdo tu kartu vezme, vezme i pomocníka. Řada území se doplnila: L05 je nová.
game-lesson-5 =
    ### Nebesa
    Vaše 6 má teleskop, a tak smí na **Observatoř (H1)**. Ze dvou efektů vyberete **kartu nebes**. Zvýrazněné jsou karty, na které máte: podle pole stojí 3, 4, 4 nebo 5 mincí.
    Za tři mince si vezmete kartu **Venuše (S04)**.
game-lesson-6 =
    ### Vítězné body
    Každá karta nebes potřebuje pod sebou vaši kartu území nebo vody. Venuše je za 1 bod a za další 1 za každou planetu, kterou na konci máte. Přinesla i vliv v cechu vědy.
    Nejvíc bodů dávají nebesa, sady měst, výhledů, přístavů a šírých moří a vaše destičky.
game-lesson-7 =
    ### Pomocník
    Pomocníci se umisťují na vyložené karty, nikdy na karty nebes. Získáte, co dává **pole**, ať je na kartě cokoli. Zvýrazněné karty by vašemu žlutému pomocníkovi k něčemu byly.
    Pole 4 v řadě inspirace dává dvě mince: **Pomocník** → **Žlutá** → **I10**, Hvězdopravci.
game-lesson-8 =
    ### Odpočinek, zápisník, konec
    V zásobě vám zbývá jedna kostka. Když v příštím tahu **odpočinete**, obě ostatní se vrátí, a protože máte nejvýš jednu, platí schopnosti odpočinku: mince a **krok v zápisníku**.
    Každý krok žádá něco, co musíte mít. Když někdo dojde do posledního sloupce, každý má ještě jeden tah. Zbytek je v `/game rules`. Šťastnou cestu!
