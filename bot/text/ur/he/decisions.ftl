# למה השולחן מחכה.
decision-throw = { $who }: יש לזרוק את הקוביות.
decision-move = { $who }: יצא { $count }. איזה כלי לקדם?
ask-throw = לזרוק את הקוביות?
ask-move = יצא { $count }. איזה כלי?
