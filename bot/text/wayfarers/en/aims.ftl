# What has to be reached, on the board and in messages, and how far the clocks have gone: one short line each.
aim-rival = Finish ahead of the opponent: { $own } to { $best }; journal: you { $node }, they { $rival }
# The same beside the question of a private panel.
brief-aim-rival = Beat the opponent: { $own }–{ $best }; journal: you { $node }, they { $rival }
