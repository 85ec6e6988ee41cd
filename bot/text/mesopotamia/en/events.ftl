# What happened. The present tense tells it, as a commentator would.
event-home-chosen = { $who } settles in home { $home }: { $area }.
event-camp-made = { $who } begins with a settlement and a wall on { $area }.
event-camp-declined = { $who } begins without the extra settlement and wall.
event-ship-anchored = { $who } anchors a ship on { $border }.
event-quests-kept = { $who } has chosen which quests to keep.
event-quests-chosen = You keep: { $quests }.
event-quest-drawn = { $who } draws a quest.
event-quest-got = You draw: { $quest }.
event-no-quest = { $who } draws no quest.
event-round-began = Round { $round } begins. Order: { $order }.
event-turn-ended = { $who } ends the turn.
event-dice-rolled = { $who } rolls { $dice }.
event-die-gained = { $who } takes a { $colour } dingir die.
event-action-used = { $dice_count ->
    [0] { $who } places the action marker on { $action }.
   *[other] { $who } pays for another action ({ $action }) with dice: { $dice }.
}
event-goods-gained = { $who } gains { $goods_numbered }.
event-goods-paid = { $who } pays { $goods_numbered }.
event-gathered = { $who } gathers { $goods } ({ $source }).
event-traded = { $who } trades at trade place { $slot }.
event-amphora-placed = { $who } places an amphora on trade place { $slot }{ $points ->
    [0] .
    [one] : { $points } point at the end.
   *[other] : { $points } points at the end.
}
event-toll-taken = { $who } owns the amphora and receives: { $goods_numbered }.
event-technology-discovered = { $who } discovers { $name } ({ $action }, level { $level }).
event-nothing-to-discover = { $who } has every technology already.
event-unit-trained = { $who } trains { $unit_indefinite } on { $area }.
event-unit-gained = { $who } gains { $unit_indefinite } on { $area }.
event-unit-not-gained = { $who } can't field { $unit_indefinite } and takes a bone instead.
event-unit-moved = { $who } moves { $unit_indefinite } from { $start } to { $path }.
event-unit-met-enemies = { $who } meets enemies on { $area }. There will be a battle unless somebody leaves.
event-ship-sailed = { $who } sails from { $start } to { $path }.
event-ship-lost = Ships meet on { $border }: { $who } loses a ship.
event-rams-lost = { $count ->
    [one] { $who } loses a ram that was left alone on { $area }.
   *[other] { $who } loses { $count } rams that were left alone on { $area }.
}
event-piece-built = { $who } builds { $what_indefinite } on { $area }.
event-ship-built = { $who } builds a ship on { $border }.
event-floor-built = { $who } builds floor { $count } of the ziggurat.
event-garden-built = { $who } builds { $garden }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-garden-taken = { $who } marks the broken wave with a garden token: { $garden }.
event-garden-shown = Next to be built: { $garden }.
event-gardens-complete = All five Hanging Gardens stand: the game ends after this round.
event-track-climbed = { $who } rises to position { $position } on the { $track }.
event-track-blocked = { $who } can't rise any higher on the { $track }.
event-event-revealed = { $who } reveals an event on { $area }: **{ $event }**.
event-event-left-open = Nobody can use the event on { $area } yet. It stays open.
event-option-chosen = { $who } uses { $event }: { label-kind }.
event-event-runs = { $who } starts a six-round event on { $area }.
event-event-goes-on = { $who }: round { $round } of 6 of the event on { $area }.
event-event-passed = { $who } now controls { $area } and takes over the event { $event }.
event-event-ends = { $who } completes the six-round event on { $area }: { $event }.
event-settlement-gained = { $who } gains a settlement on { $area }.
event-settlement-not-gained = { $who } can't place a settlement on { $area }.
event-settlement-conquered = { $who } conquers the settlement on { $area }.
event-settlement-destroyed = { $who } destroys the settlement on { $area }.
event-battles-begin = { $areas_count ->
    [one] A battle will be fought on { $areas }.
   *[other] Battles will be fought on { $areas }.
}
event-battle-ordered = { $who } puts the battle on { $area } next.
event-battle-began = Battle on { $area }: { $who } attacks, { $other } defends.
event-tribe-rolled = The tribe on { $area } rolls { $die } and fights with { $count ->
    [one] { $count } bone.
   *[other] { $count } bones.
}
event-cards-drawn = { $who } draws combat cards: { $cards }.
event-bid-sealed = { $who } has bid.
event-bid-opened = { $count ->
    [0] { $who } bids nothing.
    [one] { $who } bids { $count } bone: strength { $strength }, tactics { $tactics }, mobility { $mobility }.
   *[other] { $who } bids { $count } bones: strength { $strength }, tactics { $tactics }, mobility { $mobility }.
}
event-section-won = { $who } wins a section ({ $row }){ $count ->
    [0] : no bonus.
    [one] : { $count } bonus bone.
   *[other] : { $count } bonus bones.
}
event-bones-placed = { $who } places { $count ->
    [one] { $count } bone
   *[other] { $count } bones
} on { $card } ({ $row }).
event-row-made = Row { $count }: { $attackers } against { $defenders }.
event-duel = Duel: { $winner } beats { $loser }, { $value } to { $other }{ $tied_word ->
    [track] {" "}(ahead on the event track)
    [tribe] {" "}(tribes lose ties)
   *[no] {""}
}; { $who } wins.
event-unit-tired = Fatigue costs { $card } a bone ({ $row }, { $who }).
event-unit-destroyed = { $who } loses { $unit_indefinite } on { $area }.
event-unit-retreated = { $who } retreats to { $area }: { $card }.
event-army-destroyed = { $who } loses every unit that fought on { $area }.
event-strengths-compared = { $tied_word ->
    [track] It is a tie, { $value } to { $other }: { $who } is ahead on the event track and wins.
    [tribe] It is a tie, { $value } to { $other }: tribes lose ties, so { $who } wins.
   *[no] { $who } is stronger: { $value } to { $other }.
}
event-battle-ended = { $who } wins the battle on { $area }.
event-tribe-removed = { $who } drives the tribe from { $area }. Now the event there can be revealed.
event-wall-fell = { $who } breaches the wall on { $area }; the ram is spent.
event-plans-judged = The automaton { $who } ranks its strategies: { $cards }.
event-actions-drawn = { $cards_count ->
    [0] { $who } draws no action cards: its ziggurat is not high enough.
   *[other] { $who } draws action cards: { $cards }.
}
event-bot-acts = { $who } acts on its strategy { $card }: { $action }.
event-city-acts = { $who } carries out the action card: { $action }.
event-bot-chose = { $who } takes the option with more steps on the event track.
event-bot-idle = { $reason_word ->
    [no-trade] { $who } finds no trade place for an amphora.
    [no-goal] { $who } can't build anything that serves its strategy.
    [no-unit] { $who } has no unit to train.
   *[nowhere-to-go] { $who } has nowhere to go.
}
event-bot-duels = { $reason_word ->
    [wins-and-catches] { $who } fights with { $card }, bones placed: { $count }. That is enough to win and to catch the loser.
    [wins] { $who } fights with { $card }, bones placed: { $count }. That is just enough to win.
    [gets-away] { $who } can't win with { $card }, bones placed on mobility to get away: { $count }.
   *[beaten] { $who } can neither win with { $card } nor get away, and discards a bone if it has one.
}
event-strategy-drawn = { $who } turns up a strategy: { $card }.
event-strategies-done = { $who } has completed: { $cards }.
event-wave-came = Wave { $count } of 6 gathers before your city.
event-wave-broken = { $who } breaks wave { $count }.
event-wall-torn-down = { $who } tears down the wall on { $area }.
event-tribe-trampled = The enemy tramples the tribe on { $area }.
event-event-trampled = The enemy destroys the event on { $area }.
event-city-entered = { $who } enters the city of Ur on { $area }!
event-game-ended = { $reason_word ->
    [gardens] The game is over: all five Hanging Gardens are built.
    [rounds] The game is over: the agreed last round has been played.
    [ur-reached] The siege is won: Ur has fallen.
    [ur-grew] The siege is lost: Ur has grown too strong.
    [waves-broken] Ashur holds: all six waves are broken.
   *[city-fell] Ashur has fallen.
}
event-people-won = You win together! Fewest points among you: { $who }, { $points }. Best automaton: { $other }, { $count }. Population breaks ties.
event-people-lost = The automata win. Fewest points among you: { $who }, { $points }. Best automaton: { $other }, { $count }. Population breaks ties.
event-final-score = { $who }: { $points } points. Event track { $events }, population { $population }, gardens { $gardens }, trade { $trade }, event tokens { $tokens }, settlements { $settlements }, quests { $quests }, areas { $areas }.{ $start ->
    [0] { "" }
   *[other] { " " }Head start { $start }.
}
