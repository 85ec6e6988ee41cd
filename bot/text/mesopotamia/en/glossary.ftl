# What the terms of the explanations are called.
glossary-frame-technology = action marker
glossary-effect-rounds = six rounds
glossary-frame-trade = trade tokens
