# What the terms of the explanations are called.
glossary-effect-mark = influence on a card
glossary-effect-move = moving influence
glossary-effect-retrieve = a worker back
glossary-effect-refresh = refreshing a die
glossary-effect-shift = a die ±1
glossary-effect-journal = a journal step
glossary-effect-card-space = space cards
glossary-effect-card-townsfolk = townsfolk
glossary-effect-card-inspiration = inspiration cards
glossary-frame-rest = rest effects
