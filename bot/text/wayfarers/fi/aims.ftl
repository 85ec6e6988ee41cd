# Mihin pyritään, laudalla ja viesteissä, ja missä kellot ovat: kukin yhdellä lyhyellä rivillä.
aim-rival = Päihitä vastustaja: { $own }–{ $best }; matkakirja: sinä { $node }, vastustaja { $rival }
# Sama yksityisen paneelin kysymyksen vieressä.
brief-aim-rival = Päihitä vastustaja: { $own }–{ $best }; matkakirja: sinä { $node }, se { $rival }
