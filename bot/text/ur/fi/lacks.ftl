# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-own-piece = Heitto { $count } veisi oman nappulan päälle.
lacks-too-far = { $count } on liikaa: laudalta poistutaan tasan oikealla heitolla.
lacks-safe-piece = Nappula ruusukkeessa { $square } on turvassa.
