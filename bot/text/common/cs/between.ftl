# Mezi stoly: vlastní stoly a ten další.
command-tables = Vaše stoly na všech serverech
command-tables-mine = Ukáže, kde jste na tahu, a všechny vaše další stoly
typed-tables = stoly, moje stoly
tables-mine = ## Vaše stoly
tables-waiting = { $count ->
    [0] Žádný stůl na vás nečeká.
    [one] **Čeká na vás jeden stůl.**
    [few] **Čekají na vás { $count } stoly.**
   *[other] **Čeká na vás { $count } stolů.**
}
tables-line = { $table } (spoluhráči: { $players }), server { $server }: { $state }
tables-line-alone = { $table }, server { $server }: { $state }
tables-yours = **jste na tahu**, tah začal { $since }
tables-yours-too = **jste na tahu**, tah začal { $since }; čeká se také na: { $people }
tables-others = čeká se na: { $people }, tah začal { $since }
tables-computers = táhnou počítačoví hráči
tables-lobby = čeká na hráče, obsazená místa: { $count }/{ $most }
tables-hidden = { $count ->
    [one] Jeden další váš stůl je v kanálu, který vám tu nemůžu ukázat: možná už nejste na jeho serveru, nebo ten kanál nevidíte.
    [few] Další { $count } vaše stoly jsou v kanálech, které vám tu nemůžu ukázat: možná už nejste na jejich serverech, nebo ty kanály nevidíte.
   *[other] Dalších { $count } vašich stolů je v kanálech, které vám tu nemůžu ukázat: možná už nejste na jejich serverech, nebo ty kanály nevidíte.
}
button-next-table = Další stůl ({ $count })
command-tables-here = Ukáže, které stoly na tomto serveru hledají hráče a kde se hraje
argument-listed-game = Jen stoly této hry
tables-here = ## Stoly na tomto serveru
tables-here-none = Není tu otevřený žádný stůl, který byste viděli. Otevřete ho příkazem `/game new`.
tables-here-line = { $table } (hráči: { $players }): { $state }
tables-joined = Máte místo u stolu { $place }.
button-join-numbered = Přidat se ke stolu { $number }
button-find-table = Najít stůl
pick-seat-to-leave = Odejít od stolu …
leave-lobby = Opravdu chcete od tohoto stolu odejít? Hra u něj ještě nezačala.
argument-waiting = Které stoly ukázat
waiting-yes = jen ty, které na mě čekají
waiting-all = všechny
argument-listed-state = Jen stoly v tomto stavu
listed-open = hledají hráče
listed-running = hraje se
pick-game-to-watch = Sledovat hru …
digest-title = ## Vaše stoly, { $day }
digest-more = { $count ->
    [one] … a ještě jeden: `/tables mine`
    [few] … a ještě { $count } další: `/tables mine`
   *[other] … a ještě { $count } dalších: `/tables mine`
}
digest-end = -# Čas této denní zprávy změníte nebo ji vypnete příkazem `/settings digest`.
digest-failed = Denní přehled stolů jsem vám nemohl poslat, protože vám Discord moje přímé zprávy nedoručuje. Vypnul jsem ho; znovu ho zapnete příkazem `/settings digest`.
command-settings-digest = Pošle vám každý den zprávu se stoly, které na vás čekají
argument-digest = V kolik hodin, třeba 8:00, nebo vypnuto
done-digest = Každý den v { $time } ({ $zone }) vám pošlu přehled stolů, které na vás čekají, pokud některý čeká déle než šest hodin.
done-digest-off = Denní přehled stolů vám už posílat nebudu.
refused-digest-without-zone = Potřebuji i vaše časové pásmo, třeba 8:00 a Europe/Prague.
command-settings-next = Určí, jestli po tahu uvidíte tlačítko k dalšímu stolu
argument-next = Ukazovat tlačítko k dalšímu stolu, který na vás čeká
done-next-on = Po tahu uvidíte tlačítko k dalšímu stolu, který na vás čeká.
done-next-off = Tlačítko k dalším stolům už po tahu neuvidíte. Stoly ukáže `/tables mine`.
tables-level = průměrné hodnocení { $rating }
