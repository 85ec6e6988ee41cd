# Servery: kde, kdo, jak a kolik her se zakládá.
command-admin-setup = Určí, kde, kdo a kolik her tu smí založit; bez voleb ukáže, co platí
argument-setup-channel = Kanál, ve kterém se hry zakládají, nebo fórum: každý příspěvek může mít svou hru
argument-setup-threads = Zda každá hra dostane vlastní vlákno
argument-setup-role = Role, která smí zakládat hry, vedle těch, které už smějí
argument-setup-remove-role = Role, která už hry zakládat nesmí
argument-setup-seats = Kolik nedohraných her smí jeden člověk hrát zároveň; 0: bez omezení
argument-setup-lobbies = Kolik her smí zároveň čekat na hráče; 0: bez omezení
argument-setup-unset = Co vrátit do původního stavu
unset-channel = kanál: kdekoli
unset-roles = role: zakládat smí každý
unset-defaults = předem zvolené možnosti
unset-everything = všechno

server-title = ## Hry na tomto serveru
server-changed = ## Hry na tomto serveru od této chvíle
server-channel = - Hry se zakládají v { $channel }.
server-channel-deleted = - Kanál pro hry byl smazán: dokud neurčíte jiný, zakládají se kdekoli.
server-anywhere = - Hry se zakládají v kterémkoli kanálu.
server-threads = - Každá hra dostane vlastní vlákno.
server-no-threads = - Hraje se v kanálu, kde byla hra založena.
server-roles = - Hry smějí zakládat { $roles } a ti, kdo spravují server.
server-role-deleted = (smazaná role)
server-everybody = - Hry smí zakládat každý.
server-seats = - { $count ->
    [0] Jeden člověk smí mít rozehraný libovolný počet her.
    [one] Jeden člověk smí mít rozehranou jednu hru.
    [few] Jeden člověk smí mít rozehrané { $count } hry.
   *[other] Jeden člověk smí mít rozehraných { $count } her.
}
server-lobbies = - { $count ->
    [0] Na hráče smí zároveň čekat libovolný počet her.
    [one] Na hráče smí čekat jen jedna hra.
    [few] Na hráče smějí zároveň čekat { $count } hry.
   *[other] Na hráče smí zároveň čekat { $count } her.
}
server-defaults = - Když se nezvolí nic jiného: { $choices }
server-no-defaults = - Pro nové hry není nic zvoleno předem.
server-lacking = ⚠️ V { $channel } ještě potřebuji oprávnění: { $permissions }.

choice-reminders = Připomínky
choice-auto-end = Automatický konec tahu
choice-theme = Obrázky
choice-content = Součásti
content-house = vlastní, ne vydané ({ $content })
content-copy = z výtisku hry ({ $content })
argument-content = S jakými tabulkami součástí se hraje
choice-orders-delay = Prodleva pokynů
choice-proposals = Navrhované tahy
choice-computers = Počítače
computers-normal = běžné
computers-beginner = začátečníci
computers-easy = snadné
choice-language = Jazyk
lobby-choices = Nastavení: { $choices }

thread-name = { $game } · { $host }
signpost-new = **{ $game }**: chystá se hra.
signpost-lobby = Hra je v { $link }.
signpost-open = **{ $game }**: { $names } – hraje se v { $link }.
signpost-over = **{ $game }**: { $names } – dohráno v { $link }.
signpost-cancelled = **{ $game }**: tato hra je uzavřená.
done-new-thread = Stůl je otevřený v { $link } a vy už u něj sedíte. Ostatní tam stisknou **Přidat se**, hru zahájí **Začít**.
done-new-soon = Hra bude ve vlastním vláknu, jakmile mi ho Discord dovolí založit.
done-reopened = Vlákno bylo archivované, teď je znovu otevřené.

refused-no-thread = Discord mi tu nedovolil založit vlákno, takže hra nevznikla. Zkuste to prosím znovu, nebo se zeptejte někoho, kdo server spravuje.
refused-wrong-channel = Na tomto serveru se hry zakládají v { $channel }. Napište `/game new` tam.
refused-wrong-role = Na tomto serveru hry zakládají { $roles }. Někdo z nich může hru založit a vy se přidáte.
refused-roles-gone = Role, které tu směly zakládat hry, byly smazány. Kdo spravuje server, může určit jiné pomocí `/admin setup`.
refused-too-many-seats = { $most ->
    [one] Jednu hru už máte rozehranou: { $places }. Tento server dovoluje každému jednu.
    [few] Máte rozehrané tyto hry: { $places }. Tento server dovoluje každému { $most }.
   *[other] Máte rozehrané tyto hry: { $places }. Tento server dovoluje každému { $most }.
} Nejdřív některou dohrajte nebo opusťte.
refused-too-many-lobbies = { $most ->
    [one] Jedna hra už na hráče čeká: { $places }. Víc jich tento server zároveň nedovoluje.
    [few] Na hráče už čekají: { $places }. Tento server dovoluje zároveň nejvýš { $most }.
   *[other] Na hráče už čekají: { $places }. Tento server jich zároveň dovoluje nejvýš { $most }.
} Přidejte se k některé, nebo počkejte, až začne.
refused-tables-elsewhere = Přímo v tomto kanálu se nehraje. Hry jsou ve vláknech: { $places }. Napište to tam.

word-view-channel = Zobrazit kanál
word-read-message-history = Číst historii zpráv
word-send-messages = Posílat zprávy
word-send-messages-in-threads = Posílat zprávy ve vláknech
word-create-public-threads = Vytvářet veřejná vlákna
word-embed-links = Vkládat odkazy
word-attach-files = Přikládat soubory
word-manage-guild = Spravovat server
word-manage-messages = Spravovat zprávy
argument-setup-lobby-days = Po kolika dnech beze změny se zavře stůl, který hledá hráče; 0: nikdy
argument-setup-call-role = Role, kterou smí zakladatel stolu svolat, když chybí hráči
argument-setup-call-limit = Kolikrát denně se na tomto serveru smí svolávat hráči
unset-call-role = role pro svolávání hráčů
server-lobby-days = - { $count ->
    [0] Stůl, který hledá hráče, zůstane otevřený, dokud ho někdo nezavře.
    [one] Stůl, který hledá hráče, se zavře po jednom dni beze změny; nejdřív se zeptám jeho zakladatele.
    [few] Stůl, který hledá hráče, se zavře po { $count } dnech beze změny; nejdřív se zeptám jeho zakladatele.
   *[other] Stůl, který hledá hráče, se zavře po { $count } dnech beze změny; nejdřív se zeptám jeho zakladatele.
}
server-calls = - Zakladatel smí ke stolu svolat { $role }, { $count ->
    [one] na tomto serveru jednou denně.
    [few] na tomto serveru { $count }krát denně.
   *[other] na tomto serveru { $count }krát denně.
}
choice-seats = Místa
argument-seats = Kolik lidí smí hrát nejvýš
seats-any = kolik hra dovolí
choice-start = Začátek
argument-start = Jestli hru začne zakladatel, nebo začne sama, až budou všechna místa obsazená
start-host = když někdo stiskne { button-start }
start-full = když jsou všechna místa obsazená
refused-no-call-role = Tady se nedá svolat žádná role. Kdo spravuje server, může ji určit příkazem `/admin setup`, jako `call-role`.
refused-role-not-mentionable = Roli { $role } nesmím zmínit. Kdo spravuje server, může její zmiňování povolit všem, nebo mi dát oprávnění Zmiňovat @everyone, @here a všechny role.
refused-already-called = K tomuto stolu už byli hráči svoláni. Někoho jménem pozvete přes **{ pick-people }**.
refused-too-many-calls = { $most ->
    [one] Na tomto serveru se hráči smějí svolat jednou denně a někdo to už udělal. Zkuste to zítra, nebo někoho pozvěte jménem.
    [few] Na tomto serveru se hráči smějí svolat { $most }krát denně a to už je vyčerpané. Zkuste to zítra, nebo někoho pozvěte jménem.
   *[other] Na tomto serveru se hráči smějí svolat { $most }krát denně a to už je vyčerpané. Zkuste to zítra, nebo někoho pozvěte jménem.
}
argument-setup-tag-open = Štítek příspěvků, jejichž hra hledá hráče
argument-setup-tag-running = Štítek příspěvků, jejichž hra se hraje
unset-tags = štítky: žádné
server-forum = - Hry se zakládají v příspěvcích fóra { $channel }: napište `/game new` do příspěvku.
server-tag-open = - Příspěvek, jehož hra hledá hráče, má štítek **{ $tag }**.
server-tag-running = - Příspěvek, jehož hra se hraje, má štítek **{ $tag }**.
server-tag-deleted = (smazaný štítek)
refused-wrong-forum = Na tomto serveru se hry zakládají v příspěvcích fóra { $channel }. Založte tam příspěvek a napište do něj `/game new`.
refused-no-forum = Štítky mají jen příspěvky fóra. Nejdřív určete fórum jako `channel`.
word-manage-threads = Spravovat vlákna
refused-no-such-tag = Fórum nemá štítek „{ $typed }“. Má tyto: { $tags }.
refused-no-tags = Fórum zatím nemá žádné štítky. Nejdřív je vytvořte v jeho nastavení.
