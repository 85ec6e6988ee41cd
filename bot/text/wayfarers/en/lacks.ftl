# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-host = You have no free card for it. It needs: { $under_or }.
lacks-pile-empty = None is left.
lacks-requirement-open = It asks for { $term }: at least { $need }. You have { $have }.
