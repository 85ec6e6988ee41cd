# Co v kanálu vidí všichni: založení hry a zpráva s deskou; a soukromé zprávy.
lobby-title = **{ $game }**: kdo si zahraje?
lobby-chair = - { $name } ({ $mark })
lobby-options = Možnosti: { $options }
lobby-options-alone = Pro jednoho hráče: { $options }
lobby-explained = Možnosti a současná volba:
lobby-option-now = { $about } – *{ $choice }*
lobby-options-panel = Možnosti hry. Vaše změny uvidí všichni.
lobby-option = { $option }: { $choice }
lobby-seats-alone = Pro jednoho hráče.
lobby-seats-exactly = { $count ->
    [one] Pro { $count } hráče.
    [few] Pro { $count } hráče.
   *[other] Pro { $count } hráčů.
}
lobby-seats = { $most ->
    [one] Pro { $least } až { $most } hráče.
    [few] Pro { $least } až { $most } hráče.
   *[other] Pro { $least } až { $most } hráčů.
}
lobby-cancelled = Tato hra je zrušena.
computer-name = Počítač { $number }

board-begins = **{ $game }** začíná.
board-commitment = Všechno losování je odteď pevně dané; otisk pro kontrolu: `{ $commitment }`
board-waits = **{ $decision }** { $people }
board-hand-hint = Moje soukromé zprávy vám nechodí: stiskněte **{ button-hand }**.
board-undone = { $name } bere tah zpět.
board-earlier = … (starší tahy ukáže `/game log`)
board-restored = Omlouvám se, moje databáze byla obnovena ze starší zálohy a tahy zahrané od té doby jsou ztracené. Hra teď stojí takto:
board-automatic = Jinak za minutu zahraju za vás.
board-ends = Zbývají už jen doplňkové akce: za minutu tah ukončím sám.
board-left = { $name } odchází; dál hraje { $computer }.

game-over-title = Konec hry.
game-over-rank = { $rank }. { $name }: { $score }
game-over-rank-rival = { $rank }. Hra sama: { $score }
game-over-seed = Všechno losování určilo semínko `{ $seed }`.
game-over-record = Celá hra jako záznam; prověří ji `/table verify`.
game-over-turns = **Tahy, které rozhodly**
game-over-turn = `{ $number }` { $what } ({ $who }: +{ $gain })
button-moment = { $number }. tah
game-cancelled = { $name } ruší hru.

ask-title = { $game }: { $link }

new-game = Kterou hru si zahrajete?
new-options = **{ $game }**: upravte, co chcete, a založte hru.
new-unfitting = { $game } tuto volbu nemá, tak jsem ji vynechal: { $options }
button-open = Založit hru
invitation = { $people } { $name } vás zve ke hře { $game }. Stačí u stolu výše stisknout **Přidat se**.
invite-now = Pozváno: { $people }
invite-before = Pozváno už dřív, znovu nevyruším: { $people }
invite-seated = Už sedí u stolu: { $people }
invite-unwilling = Vypnuté pozvánky: { $people }
invite-bot = Boti tu hrát nemohou: { $people }. Místo obsadí tlačítko **Přidat počítač**.
invite-self = Vy už u stolu sedíte.
start-alone = Pozváno, ale zatím chybí: { $people }. Když začnete teď, budete hrát o samotě a nikdo už se nepřidá.
done-end-on = Když zbývají už jen doplňkové akce, třeba úprava kostek, váš tah po minutě skončí sám.
done-signs-on = Na tlačítkách a v seznamech teď před slovy uvidíte obrázky.
done-signs-off = Na tlačítkách a v seznamech teď uvidíte jen slova.
done-end-off = Dokud se dá ještě něco udělat, váš tah skončí, jen když ho ukončíte.
done-invitations-on = Ostatní vás zase smějí zvát ke hrám.
done-invitations-off = Mým prostřednictvím vás už nikdo nepozve. Přidat se můžete kdykoli sami.
aim = **Cíl:** { $text }
lobby-starts = Všechna místa jsou obsazená: hra začne { $starts }.
lobby-keep = { $person }, u tohoto stolu se už několik dní nic nezměnilo. Má zůstat otevřený? Jinak se zavře { $closes }.
lobby-unkept = Nikdo tento stůl nenechal otevřený, a tak je zavřený.
call-players = { $role } { $name } hledá spoluhráče pro hru { $game }: obsazená místa { $count }/{ $most }.
done-keep-open = Stůl zůstává otevřený.
