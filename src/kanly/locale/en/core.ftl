### Words that belong to no game: how a list reads, and why the table refuses something.

## Lists and sentences

sentence = { $text }.
list-text = { $first } { $next }
list-text-last = { $first } { $next }
list-and = { $first }, { $next }
list-and-last = { $first } and { $next }
list-or = { $first }, { $next }
list-or-last = { $first } or { $next }
list-plus = { $first }, { $next }
list-plus-last = { $first }, { $next }
list-do = { $first }, { $next }
list-do-last = { $first } and { $next }
list-clause = { $first }, { $next }
list-clause-last = { $first }, and { $next }
list-choice = { $first }; { $next }
list-choice-last = { $first }; or { $next }
list-choices = { $first }; { $next }
list-choices-last = { $first }; { $next }
labelled = { $label }: { $text }

## Refusals

refuse-over = The game is over.
refuse-not-asked = It is not your turn to choose.
refuse-unknown = There is no choice “{ $choice }” in this game.
refuse-unknown-near = There is no choice “{ $choice }” in this game. Near it: { $near }.
refuse-undo = { $allowed ->
    [0] You cannot take back anything now.
    [one] You can take back your last choice only.
   *[other] You can take back your last { $allowed } choices only.
}

## Why a choice is advised

reason-alike = Much like the other choices.
reason-gamble = A gamble: your chance ends anywhere between { $low } % and { $high } %.
reason-rival-less = Prevents: the strongest opponent is { $n } % less likely to win.
reason-rival-more = Risks: the strongest opponent is { $n } % more likely to win.
reason-points-more = Gains Victory Points.
reason-points-less = Costs Victory Points.
reason-influence-more = Gains Influence.
reason-influence-less = Costs Influence.
reason-resources-more = Gains about { $n } of your resources.
reason-resources-less = Costs about { $n } of your resources.
reason-troops-more = Gains about { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}.
reason-troops-less = Costs about { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}.
reason-intrigues-more = Gains Intrigue cards.
reason-intrigues-less = Costs Intrigue cards.
reason-strongholds-more = Gains strongholds by the end of the turn.
reason-strongholds-less = Costs strongholds by the end of the turn.
reason-spice-more = Gains about { $n } spice.
reason-spice-less = Costs about { $n } spice.
reason-forces-more = Saves about { $n ->
    [one] { $n } force
   *[other] { $n } forces
}.
reason-forces-less = Risks about { $n ->
    [one] { $n } force
   *[other] { $n } forces
}.
reason-leaders-more = Saves leaders.
reason-leaders-less = Risks leaders.
reason-cards-more = Gains Treachery cards.
reason-cards-less = Costs Treachery cards.
reason-clock-more = Time works for you: your side wins if nobody else does until the end.
reason-clock-less = Time works against you: the side that wins if nobody else does is not yours.
