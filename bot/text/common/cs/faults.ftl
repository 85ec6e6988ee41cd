# Co se říká, když se kolem bota něco pokazí.
unstored = Právě se nedostanu ke své databázi, takže nevím, jestli se to uložilo. Za pár minut to ukáže `/game board`; kdyby to tam chybělo, zkuste to prosím znovu. Kdyby to trvalo, obraťte se na toho, kdo bota provozuje. Kód chyby: { $reference }
discord-lost = Na chvíli jsem ztratil spojení s Discordem, takže nevím, jestli to platí. Ukáže to `/game board`; kdyby to tam chybělo, zkuste to prosím znovu.
discord-later = Discord to teď nemůže přijmout. Jestli to platí, ukáže `/game board`; pokud ne, zkuste to prosím za minutu znovu.
discord-archived = Toto vlákno je archivované. Napište do něj zprávu, tím ho znovu otevřete, a zkuste to ještě jednou.
discord-gone = Kanál nebo vlákno, kterého se to týká, někdo smazal, takže tam už nic udělat nemohu.
discord-closed = Discord mi to tu nedovolí. Požádejte prosím někoho, kdo server spravuje, aby mi v tomto kanálu dal oprávnění Zobrazit kanál, Posílat zprávy, Posílat zprávy ve vláknech a Přikládat soubory.
discord-unseen = Do tohoto kanálu nevidím. Požádejte prosím někoho, kdo ho spravuje, aby mi dal oprávnění Zobrazit kanál. Do soukromého vlákna mě pustíte tím, že mě v něm zmíníte.
discord-lacking = Discord mi to tu nedovolí. Ještě potřebuji oprávnění: { $permissions }. Obraťte se prosím na někoho, kdo kanál spravuje.
discord-locked = Toto vlákno je uzamčené. Požádejte prosím někoho, kdo tu spravuje vlákna, aby ho odemkl, a zkuste to ještě jednou.
