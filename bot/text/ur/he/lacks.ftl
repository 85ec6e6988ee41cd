# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-own-piece = { $count } מוביל אל כלי שלך.
lacks-too-far = { $count } זה יותר מדי: יוצאים מהלוח בזריקה מדויקת.
lacks-safe-piece = הכלי שעל הרוזטה { $square } מוגן.
