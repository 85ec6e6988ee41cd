# מה עושות המשבצות והכלים.

# סוגי הרכיבים.
component-square = משבצת
component-piece = כלי

# מה הם עושים.
frame-own = משבצת { $number } מתוך { $count } במסלול של שורה { $row }; רק הצד הזה עובר כאן.
frame-shared = משבצת { $number } מתוך { $count } במסלולים של שני הצדדים.
frame-capture = עצירה כאן לוכדת את הכלי של היריב.
frame-crossed = משבצת { $number } מתוך { $count } במסלול של שורה { $row }.
frame-capture-again = לכידה של כלי היריב כאן מזכה בזריקה נוספת.
frame-safe = הכלי כאן מוגן.
frame-rosette = רוזטה: עצירה כאן מזכה בזריקה נוספת.
frame-leaves = מכאן יוצאים מהלוח בזריקה של { $number }.
frame-leaves-row = הצד של שורה { $row } יוצא מכאן מהלוח בזריקה של { $number }.
frame-race = נכנס, עובר מסלול של { $count } משבצות ויוצא. ניצחון: להוציא ראשונים את כל הכלים.
frame-each = לכל צד: { $count }.
