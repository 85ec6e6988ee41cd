# Why a move was not made, and what would be right.
refused-incomplete = That move isn't complete. Next could be: { $choices_or }.
refused-too-many-words = “{ $verb }” doesn't need “{ $word }”. Leave it out.
refused-unknown-word = There is no “{ $word }” here. Possible: { $choices_or }.
refused-not-offered = “{ $word }” isn't possible here. Possible: { $choices_or }.
refused-nothing-to-use = No action can be paid for or carried out now. You can: { $verbs_or }.
refused-action-goes-on = The action isn't finished. First: { $verbs_or }.
refused-another-question = First you have to answer this: { $verbs_or }.
refused-must-be-answered = You have to answer this first: { $verbs_or }.
refused-nothing-to-build = There is nothing left to build. You can: { $verbs_or }.
refused-nothing-is-rolled = This table plays without dice rolls.
refused-rerolled-enough = You have rerolled { $most } times this turn. That is the limit.
refused-no-dice-left = You have no unspent dice to reroll.
refused-too-dear = The price is { $price_numbered }. { $held_count ->
    [0] You have none.
   *[other] You have { $held_numbered }.
}
refused-half-done = You have done all of that in this action. You can: { $verbs_or }.
refused-half-left = You have moved on to the other half of the action. You can: { $verbs_or }.
refused-nothing-of-it-possible = None of that is possible now. You can: { $verbs_or }.
refused-all-at-the-top = All your technologies are at the top already.
refused-at-the-top = This technology is at its top level already: { $action }.
refused-nowhere-to-train = You control neither your home nor a settlement free of enemies. New units have nowhere to go.
refused-limit-reached = Your people can't feed more units. Rise on the population track first.
refused-none-left = You have none left in your supply: { $what }.
refused-dice-do-not-show = The dice have to show: { $signs }. Unspent: { $dice_count ->
    [0] none.
   *[other] { $dice }.
}
refused-action-done = You have already done this action this turn.
refused-not-paid-for = The marker is used, and your dice don't pay for this action. Needed: { $signs }. Unspent: { $dice_count ->
    [0] none.
   *[other] { $dice }.
}
refused-top-is-taken = The next position is the top, and it is taken. You can't rise.
refused-nothing-to-do = This action would do nothing now.
refused-no-room-to-build = Nothing you may build has room now: a floor needs more population; a wall or settlement needs an area of yours without one.
refused-no-unit-there = You have no such unit on { $area }.
refused-held-by-enemies = Your units on { $area } are held by enemies: too few stay behind to let one go.
refused-no-way-out = Your units on { $area } have nowhere to go.
refused-too-far = That is too far: { $unit_indefinite } moves { $most ->
    [one] { $most } area
   *[other] { $most } areas
} at most.
refused-ship-too-far = That is too far: a ship sails { $most ->
    [one] { $most } border
   *[other] { $most } borders
} at most.
refused-ship-ends-there = Your ship already stands on { $border } or set out from there, so this one can't end there. Sail on to { $choices_or }.
refused-not-adjacent = { $area } isn't adjacent. Next to it: { $choices }.
refused-foreign-home = { $area } is a home that you may not enter.
refused-no-ram-there = You have no ram on { $area } to take along.
refused-walled = A wall protects { $area }. Bring a ram.
refused-level-too-low = That needs { $what } at level { $level }.
refused-gardens-stand = All five Hanging Gardens stand already.
refused-no-more-floors = { $most ->
    [one] Your population allows { $most } floor for now.
   *[other] Your population allows { $most } floors for now.
}
refused-conditions-not-met = The next Hanging Garden asks for: { $needs_numbered }.
refused-nowhere-to-build = There is no place where you could build this: { $what }.
refused-not-held = { $area } is neither your home nor an area with your settlement.
refused-enemies-there = Enemies stand on { $area }. Drive them out first.
refused-not-in-a-home = { $area } is a home. Walls and settlements go elsewhere.
refused-blocked = { $area } is blocked in this game: nothing to gather or build there.
refused-stands-already = There is one on { $area } already: { $what }.
refused-breached = The enemy tore down the wall on { $area }. It can be built again once this wave is broken.
refused-other-good-there = You can't gather { $good } from there ({ $source }).
refused-never-gathered = Tablets and bones are never gathered. Possible: { $choices_or }.
refused-gathered-already = You have gathered from there in this action: { $source }.
refused-no-good-there = Nothing can be gathered on { $area }.
refused-no-source = You can't gather from there: { $source }.
refused-no-token-there = There is no token on trade place { $slot }.
refused-traded-already = You have used trade place { $slot } in this action.
refused-needs-a-ship = Trade place { $slot } needs one of your ships on the rivers.
refused-no-amphora-left = You have no amphora left for trade place { $slot }.
refused-taken-by-the-city = The defenders of Ur hold trade place { $slot }.
refused-more-than-your-bones = { $most ->
    [one] You have only { $most } bone to bid.
   *[other] You have only { $most } bones to bid.
}
refused-must-be-bid = { $least ->
    [one] You have to bid at least { $least } bone: the one your ship adds.
   *[other] You have to bid at least { $least } bones: those your ships or the tribe add.
}
refused-option-not-possible = Option { $option } isn't possible: you can't pay for it, or all your event dice are in use.
