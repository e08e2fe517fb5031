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
