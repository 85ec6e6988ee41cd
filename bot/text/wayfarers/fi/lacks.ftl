# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-host = Sille ei ole vapaata korttia. Se tarvitsee: { $under_or }.
lacks-pile-empty = Loppunut.
lacks-requirement-open = Se vaatii: { $term }, vähintään { $need }. Sinulla on { $have }.
