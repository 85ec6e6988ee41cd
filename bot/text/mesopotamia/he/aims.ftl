# מה צריך להשיג, על הלוח ובהודעות, ומה מצב השעונים: שורה קצרה אחת לכל אחד.
aim-siege = להכניס איל ניגוח לאור לפני שתגיע למקום { $limit }: אוכלוסייה { $population }, אירועים { $events }
aim-defence = להחזיק את { $area } מול { $waves } גלים: גל { $wave }, יחידות { $units }, עצמות { $bones }
aim-kings = לסיים לפני האוטומטים: { $own } מול { $best }; { $rounds ->
    [0] גנים שנותרו: { $gardens }
   *[other] סיבוב { $round } מתוך { $rounds }, גנים שנותרו: { $gardens }
}
aim-together = כולם לפני האוטומטים: { $own } מול { $best }; { $rounds ->
    [0] גנים שנותרו: { $gardens }
   *[other] סיבוב { $round } מתוך { $rounds }, גנים שנותרו: { $gardens }
}
# אותו דבר ליד השאלה בחלונית הפרטית.
brief-aim-siege = איל ניגוח לאור לפני { $limit }: אוכלוסייה { $population }, אירועים { $events }
brief-aim-defence = להחזיק את { $area }: גל { $wave } מתוך { $waves }, יחידות { $units }, עצמות { $bones }
brief-aim-kings = להקדים את האוטומטים: { $own } מול { $best }; { $rounds ->
    [0] גנים { $gardens }
   *[other] סיבוב { $round } מתוך { $rounds }{ $gardens ->
        [1] , גנים 1
        [2] , גנים 2
       *[other] { "" }
    }
}
brief-aim-together = כולם לפני האוטומטים: { $own } מול { $best }; { $rounds ->
    [0] גנים { $gardens }
   *[other] סיבוב { $round } מתוך { $rounds }{ $gardens ->
        [1] , גנים 1
        [2] , גנים 2
       *[other] { "" }
    }
}
opening-head-start = יתרון פתיחה שמאזן בין האימפריות: { $points }.{ $homes ->
    [0] { "" }
   *[other] { "" } יש אזורי בית שמוסיפים עד { $homes }.
}
opening-empire = { $empire } { $count }
