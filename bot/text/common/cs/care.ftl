# Co se o člověku ukládá a jak se to smaže.
command-privacy = Co o vás ukládám a jak to smazat
command-privacy-about = Ukáže, co o vás ukládám
command-privacy-export = Dá vám všechno, co o vás ukládám, jako soubor
command-privacy-delete = Smaže všechno, co o vás ukládám
privacy-about =
    ## Co ukládám
    - { privacy-ids }
    - { privacy-names }
    - { privacy-settings }
    - { privacy-invitations }
    - { privacy-moves }
    - { privacy-orders }
    - { privacy-results }
    - { privacy-reviews }
    - { privacy-leagues }
    - { privacy-absences }
    - { privacy-votes }
    - { privacy-watching }
    - { privacy-messages }
    - { privacy-servers }
    - { privacy-deletion }
    { "" }
    Co mi napíšete přímo, čtu jako tah; ukládám tah, ne zprávu. Jiné zprávy nečtu. `/privacy export` vám to všechno dá jako soubor. `/privacy delete` to smaže: vaše místa převezmou počítače, dohraným hrám zůstanou tahy bez vašeho jména.
    Když mě ze serveru odeberou, jeho nastavení a hry se po 30 dnech smažou.
privacy-ids = číselná ID, která Discord přidělil vám, vašemu serveru a kanálům
privacy-names = jméno, pod kterým jste u stolu
privacy-settings = vaše nastavení: jazyk, vzhled, klidové hodiny s časovým pásmem a co vám smím posílat, i s časem denního přehledu
privacy-invitations = ke kterým stolům vás ostatní pozvali
privacy-moves = vaše tahy a jejich čas
privacy-orders = vaše pokyny předem u rozehraných her
privacy-results = výsledky vašich her a vaše hodnocení, nebo že je ukládat nechcete
privacy-reviews = rozbory her na vaši žádost
privacy-leagues = vaše přihlášky do lig a vaše umístění v nich
privacy-absences = kdy jste pryč, kolik času vám zbývá na tahy a ze kterého místa odcházíte
privacy-votes = jak hlasujete
privacy-watching = které stoly sledujete
privacy-messages = které své soukromé zprávy vám průběžně upravuji, po kterou vaši přímou zprávu mám přečteno a jestli se vám právě chystám poslat denní přehled
privacy-servers = nastavení vašeho serveru; u jeho stolů, co se zvolilo a co jsem tam naposledy napsal
privacy-deletion = že chcete své údaje smazat, než se tak stane
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
