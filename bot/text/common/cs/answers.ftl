# Soukromé odpovědi tomu, kdo něco stiskl nebo napsal.
done-move = Zvoleno: { $move }.
done-paid = Placeno: { $goods_numbered }.
done-got = Získáno: { $goods_numbered }.
done-undo = Vzato zpět.
done-over = Hra skončila.
done-leave = Už nejste ve hře.
done-cancel = Hra je zrušena.
done-new = Stůl je otevřený a vy už u něj sedíte. Ostatní stisknou **Přidat se**, hru zahájí **Začít**.
done-language = Odteď s vámi mluvím { $language }.
done-dm-on = Vaši ruku a otázky vám budu posílat soukromou zprávou.
done-dm-off = Soukromé zprávy posílat nebudu. Co držíte, najdete vždy pod tlačítkem { $buttons_or }.

answer-sealed = Dokud neodpoví všichni, znáte svou odpověď jen vy a můžete ji změnit: { $move }
your-hand = Vaše ruka.
component-term = pojem
component-heading = { $name } · { $kind }
log-empty = Ještě se nic nestalo.
stale-now = To tlačítko je z dřívější chvíle. Teď to vypadá takto:
rules-none = K této hře nemám přehled pravidel.

unknown-control = Toto tlačítko už neplatí. Nová přinese `/game board`.
unknown-command = Tento příkaz už nemám. Obnovte Discord pomocí Ctrl+R a uvidíte nové.
unknown-modal = Platnost formuláře vypršela. Začněte prosím znovu.
closing = Právě se restartuji. Zkuste to prosím za minutu.
interrupted = Právě se restartuji a tohle mi restart přerušil. Za minutu `/game board` ukáže, jestli to platí; pokud ne, zkuste to prosím znovu.
missed = Tohle přišlo, když jsem tu nebyl, takže se nic nezahrálo. Platí to ještě? Použijte tlačítko, nebo to napište znovu.
unexpected = Na mé straně se něco pokazilo, omlouvám se. Jak hra stojí, ukáže `/game board`. Kód chyby: { $reference }
guild-only = To funguje jen v kanálu na serveru.
unknown-server = Na tomto serveru nejsem, takže tu hrát nemohu. Pozvat mě může jeho správce.

done-proposals-on = Budu vám navrhovat tahy, kde to stůl dovolí.
done-proposals-off = Už vám nebudu navrhovat tahy.
leave-asks = Opravdu chcete tuto hru opustit? Na vaše místo si sedne počítač. Dokud tam sedí, vrátíte se pomocí `/table return`. Pokud máte za sebou aspoň dva tahy a nevrátíte se, počítá se vám poslední místo.
leave-against-game = Ve hře proti hře samotné se výsledek zapíše jen hráčům, kteří zůstanou.
leave-ends = Opravdu chcete tuto hru opustit? Nikdo jiný tu nehraje, takže navždy skončí.
done-leave-game = Už ve hře nejste; hraje za vás počítač. Vrátíte se pomocí `/table return`.
