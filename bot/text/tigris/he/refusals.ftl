# למה המהלך לא בוצע, ומה היה נכון.
refused-unknown-tile = אין אריח בשם ״{ $word }״. אפשר: { $tiles_or }.
refused-unknown-cell = ״{ $word }״ אינו ריבוע בלוח. הריבועים הם A1 עד P11.
refused-unknown-count = ״{ $word }״ אינו מספר אריחים. כמה להוסיף? 0 פירושו אף אחד.
refused-unknown-monument = אין מצבה בשם ״{ $word }״. אפשר: { $monuments_or }.
refused-swap-order = נא למנות את האריחים בסדר הזה: { $tiles }.

refused-not-in-hand = { $tiles_count ->
    [0] אין לך אריח כזה: היד שלך ריקה.
   *[other] אין לך אריח כזה. ביד שלך: { $tiles_numbered }.
}
refused-cell-taken = הריבוע { $cell } תפוס. יש לבחור ריבוע ריק.
refused-tile-on-river = ב־{ $cell } עובר נהר, ושם מניחים רק חוות. את האריח הזה ({ $tile }) מניחים ביבשה.
refused-farm-off-river = הריבוע { $cell } ביבשה. חוות מניחים רק על נהרות.
refused-joins-three = אריח ב־{ $cell } יחבר { $count } ממלכות. מותר לחבר שתיים לכל היותר.
refused-leader-stays = { $leader_definite } שלך כבר ב־{ $cell }. יש לבחור ריבוע אחר.
refused-leader-on-river = ב־{ $cell } עובר נהר. המקום של { $leader_definite } הוא ביבשה.
refused-no-temple = אין מקדש גלוי צמוד ל־{ $cell }, ו{ $leader_definite } שלך צריך מקדש לצדו.
refused-leader-joins = מנהיג ב־{ $cell } יחבר { $count } ממלכות. רק אריח רשאי לעשות זאת.
refused-leader-off-board = { $leader_definite } שלך אינו על הלוח. אפשר להסיר רק מנהיג שעל הלוח.
refused-no-catastrophes = שני אריחי האסון שלך כבר על הלוח. יש לבחור פעולה אחרת.
refused-catastrophe-on-leader = ב־{ $cell } עומד מנהיג. יש לבחור ריבוע ריק או אריח בלי אוצר.
refused-catastrophe-on-treasure = ב־{ $cell } מונח אוצר. יש לבחור ריבוע ריק או אריח בלי אוצר.
refused-catastrophe-on-monument = ב־{ $cell } עומדת מצבה. יש לבחור ריבוע ריק או אריח בלי אוצר.
refused-catastrophe-on-catastrophe = ב־{ $cell } כבר מונח אריח אסון. יש לבחור ריבוע ריק או אריח בלי אוצר.
refused-too-few-tiles = { $held ->
    [0] אין ביד שלך { $tile_plural }. אפשר להוסיף 0.
    [one] יש ביד שלך רק אריח אחד כזה ({ $tile }).
   *[other] יש ביד שלך רק { $held } { $tile_plural }.
}
refused-must-win = בגרסה הזאת התוקף מוסיף לפחות מה שדרוש ליתרון, או לא מוסיף. אפשר: { $counts_or }.
refused-must-tie = בגרסה הזאת המותקף מוסיף רק מה שדרוש לתיקו, או לא מוסיף. אפשר: { $counts_or }.
refused-no-such-war = אין סכסוך כזה. עוד לא נפתרו: { $leaders_plural }.
refused-no-such-treasure = אי אפשר לקחת עכשיו אוצר מ־{ $cell }. אפשר: { $cells_or }.
refused-no-such-square = את מקום המצבה מציינים לפי האריח העליון משמאל. אפשר: { $cells_or }.
refused-monument-built = המצבה הזאת כבר עומדת. כאן אפשר לבנות { $monuments_or }.
refused-wrong-monument = אחד מצבעי המצבה צריך להיות צבע האריחים. כאן אפשר לבנות { $monuments_or }.
