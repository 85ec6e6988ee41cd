# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-own-piece = Hod { $count } vede na váš vlastní kámen.
lacks-too-far = { $count } je moc: z desky vychází přesným hodem.
lacks-safe-piece = Kámen na rozetě { $square } je v bezpečí.
