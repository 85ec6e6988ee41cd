# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-host = אין קלף פנוי. דרוש: { $under_or }.
lacks-pile-empty = אזל.
lacks-requirement-open = דרוש: { $term }, לפחות { $need }. יש לך { $have }.
