# Proč se něco nestalo a co by bylo správně.
refused-by-rule = { $text } ({ $rule })
refused-not-your-turn = Nejste na řadě: čeká se na { $who }.
refused-game-over = Tato hra skončila. Další založí `/game new`.
refused-unknown-verb = Takový tah neznám. Můžete: { $verbs_or }.
refused-stale = Hra mezitím pokročila. Podívejte se na nejnovější desku a zkuste to znovu.
refused-cannot-undo = Není nic, co byste mohli vzít zpět sami: někdo se mezitím něco dozvěděl nebo rozhodl.
refused-other-game = Tady se hraje jiná hra. Její příkazy začínají `/{ $game }`.
refused-no-such-option = { $game } nemá možnost „{ $option }“. Vynechte ji.
