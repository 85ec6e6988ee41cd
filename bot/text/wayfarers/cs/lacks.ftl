# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-host = Není pro ni volné místo. Potřebuje: { $under_or }.
lacks-pile-empty = Žádná už nezbyla.
lacks-requirement-open = Žádá: { $term }, aspoň { $need }. Máte { $have }.
