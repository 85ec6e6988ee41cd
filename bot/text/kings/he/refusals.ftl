# למה המהלך לא בוצע, ומה היה נכון.

refused-unknown-card = אין קלף בשם ״{ $word }״. אפשר: { $cards_or }.
refused-unknown-place = אי אפשר לבחור כאן ״{ $word }״. הטורים הם A עד H, הקלפים בהם נספרים מלמעלה (C1, C2 …), ו־CD הוא הרווח בין C ל־D.
refused-unknown-count = ״{ $word }״ אינו מספר קלפים. כמה לשחק? 0 פירושו אף אחד.
refused-unknown-ship = אין ספינה בשם ״{ $word }״. אפשר: { $ships_or }.

refused-not-in-hand = { $cards_count ->
    [0] אין לך קלף כזה: היד שלך ריקה.
   *[other] אין לך קלף כזה. ביד שלך: { $cards_numbered }.
}
refused-column-full = הטור { $column } מלא. יש לבחור טור קצר יותר.
refused-gap-taken = ב־{ $place } כבר מונח קלף. יש לבחור רווח ריק.
refused-too-short = הטור { $column } קצר מדי. אפשר להניח קלף ברווח רק כשמספר הקלפים בכל אחד משני הטורים שלצדו הוא { $least } לפחות.
refused-leader-there = על { $place } עומד מנהיג. יש לבחור קלף בלי מנהיג.
refused-leader-on-ship = ב־{ $place } יש ספינה, ועליה אין מניחים מנהיג. יש לבחור קלף אחר.
refused-no-card-there = אין קלף ב־{ $place }. יש לבחור קלף שעל השולחן.
refused-leader-stays = { $leader_definite } שלך כבר על { $place }. יש לבחור קלף אחר.
refused-no-catastrophe = קלף האסון שלך כבר שוחק. יש לבחור פעולה אחרת.
refused-catastrophe-on-leader = על { $place } עומד מנהיג. יש לבחור קלף בלי מנהיג.
refused-catastrophe-on-treasure = ב־{ $place } יש אוצר, והאסון אינו פוגע בו. יש לבחור קלף אחר.
refused-catastrophe-on-ship = ב־{ $place } יש ספינה, והאסון אינו פוגע בה. יש לבחור קלף אחר.
refused-too-few-cards = { $held ->
    [0] אין ביד שלך { $card_plural }. אפשר לשחק 0.
    [one] יש ביד שלך רק קלף אחד כזה ({ $card }).
   *[other] יש ביד שלך רק { $held } { $card_plural }.
}
refused-no-such-war = אין סכסוך כזה. עוד לא נפתרו: { $leaders_plural }.
refused-no-such-treasure = אי אפשר לקחת עכשיו אוצר מ־{ $place }. אפשר: { $places_or }.
refused-no-such-ship = אי אפשר לבנות כאן את הספינה הזאת. אפשר: { $ships_or }.
refused-nothing-to-bank = אין ביד שלך קלף { $colour } לערמת הניצחון. אפשר להשאיר את הקלפים ביד.
