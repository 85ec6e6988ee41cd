# Co se o člověku ukládá a jak se to smaže.
command-privacy = Co o vás ukládám a jak to smazat
command-privacy-about = Řekne, co o vás ukládám
command-privacy-export = Dá vám všechno, co o vás ukládám, jako soubor
command-privacy-delete = Smaže všechno, co o vás ukládám
privacy-about =
    ## Co ukládám
    - číselná ID, která Discord přidělil vám, vašemu serveru a kanálům
    - jméno, pod kterým jste se přidali ke hře
    - vaše nastavení: jazyk, vzhled, klidové hodiny s časovým pásmem a co vám smím posílat
    - ke kterým stolům vás ostatní pozvali
    - vaše tahy a kdy jste je udělali
    - pokyny, které jste dali předem u rozehraných her
    - výsledky vašich her a vaše hodnocení, nebo že je ukládat nechcete
    - kdy jste pryč, jak hlasujete, které místo jste opustili a které stoly sledujete
    - které své soukromé zprávy vám průběžně upravuji
    { "" }
    Co mi napíšete přímo, čtu jako tah; ukládám tah, ne zprávu. Jiné zprávy nečtu. `/privacy export` vám to všechno dá jako soubor. `/privacy delete` to smaže: vaše místa převezmou počítače, dohraným hrám zůstanou tahy bez vašeho jména.
    Když mě ze serveru odeberou, jeho nastavení a hry se po 30 dnech smažou.
privacy-exported = Toto je všechno, co o vás ukládám. Tuto zprávu vidíte jen vy.
privacy-confirm = Smazat všechno, co o vás ukládám? V rozehraných hrách převezmou vaše místa počítače; v dohraných z vás bude „{ former-player }“. Vrátit to nejde. Kopii vám předtím dá `/privacy export`.
privacy-deleted = Smazáno. Co jsem napsal do kanálů, tam zůstane, dokud ty zprávy někdo nesmaže.
button-forget = Smazat všechno
former-player = Bývalý hráč

command-admin = Pro ty, kdo se starají o server
command-admin-health = Ukáže, jak se botovi daří
health-version = Verze { $version }
health-gateway = Spojení s Discordem: { $milliseconds } ms
health-outbox = Čekající zprávy: { $owed }, nejstarší { $seconds } s; zprávy do kanálů, které je nepřijímají: { $parked }
health-tables = Hry: rozehrané { $playing }, čekající na hráče { $lobbies }
health-pictures = Obrázky od spuštění: nakreslené { $drawn }, nepovedené { $failed }
health-database = Databáze: { $kilobytes } KiB
