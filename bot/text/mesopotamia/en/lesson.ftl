# A first turn: what each page of the lesson says under its picture.
game-lesson-1 =
    ### Your quests
    You lead **Babylon**. Four quests were dealt to you, and only you see them. Keep three: each one met at the end is worth two points.
    You begin with a spearman in your home and one each of stone, wood, clay and food.
game-lesson-2 =
    ### Your turn
    Babylon is highest on the population track, so you go first. The action marker gives you **one free action**; dice will give you more.
    You choose **Explore**, then **E7 → E6**: your spearman goes there. Typed, this is `/mesopotamia move area:E7 unit:spearman step:E6`.
game-lesson-3 =
    ### An event
    Your spearman ends the move on a face-down token without a tribe: it is revealed, the **Wandering Herders**.
    Two options, one choice: something at once, or something that pays later. You take the first.
game-lesson-4 =
    ### What you get
    You take what the option gives and rise on the event track. It settles ties, and it scores at the end.
    Your spearman stays on E6: you control the area, and next time you gather, it gathers there.
game-lesson-5 =
    ### The end of your turn
    { "" }**End the turn**, and Akkad is next. When everybody has had a turn, battles are fought where armies meet.
    Gather what a ziggurat floor costs and build it: it brings a dingir die and a second action. `/game rules` has the rest. Map and cards are our own content, not the publisher's. Good luck between the rivers!
