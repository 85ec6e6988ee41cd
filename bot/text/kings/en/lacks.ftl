# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-catastrophe = It is played.
