# What is missing for a choice, behind its name: a refusal without that name and without other choices.
lacks-no-dice-left = אין קוביות פנויות.
lacks-no-room-to-build = לשום דבר אין עכשיו מקום: לקומה דרושה אוכלוסייה גדולה יותר, לחומה או ליישוב אזור שלך שאין בו עדיין.
