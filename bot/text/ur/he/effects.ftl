# מה עושות המשבצות והכלים.

# סוגי הרכיבים.
component-square = משבצת
component-piece = כלי

# מה הם עושים.
frame-own = משבצת { $number } מתוך { $count } בדרך של שורה { $row }; רק הצד הזה מגיע לכאן.
frame-shared = משבצת { $number } מתוך { $count } בשתי הדרכים.
frame-capture = מי שעוצר כאן לוכד את הכלי של היריב.
frame-crossed = משבצת { $number } מתוך { $count } בדרך של שורה { $row }.
frame-capture-again = מי שלוכד כאן את הכלי של היריב זורק שוב.
frame-safe = הכלי כאן מוגן.
frame-rosette = רוזטה: מי שעוצר כאן זורק שוב.
frame-leaves = מכאן יוצאים מהלוח בזריקה של { $number }.
frame-leaves-row = הצד של שורה { $row } יוצא מכאן מהלוח בזריקה של { $number }.
frame-race = נכנס, עובר דרך של { $count } משבצות ויוצא: מנצח מי שמוציא ראשון את כולם.
frame-each = לכל צד: { $count }.
