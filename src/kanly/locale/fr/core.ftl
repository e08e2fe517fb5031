### Words that belong to no game: how a list reads, and why the table refuses something.

## Lists and sentences

sentence = { $text }.
list-text = { $first } { $next }
list-text-last = { $first } { $next }
list-and = { $first }, { $next }
list-and-last = { $first } et { $next }
list-or = { $first }, { $next }
list-or-last = { $first } ou { $next }
list-plus = { $first }, { $next }
list-plus-last = { $first }, { $next }
list-do = { $first }, { $next }
list-do-last = { $first } et { $next }
list-clause = { $first }, { $next }
list-clause-last = { $first }, et { $next }
list-choice = { $first } ; { $next }
list-choice-last = { $first } ; ou { $next }
list-choices = { $first } ; { $next }
list-choices-last = { $first } ; { $next }
labelled = { $label } : { $text }

## Refusals

refuse-over = La partie est terminée.
refuse-not-asked = Ce n’est pas à vous de choisir.
refuse-unknown = Il n’y a pas de choix « { $choice } » dans ce jeu.
refuse-unknown-near = Il n’y a pas de choix « { $choice } » dans ce jeu. Les plus proches : { $near }.
refuse-undo = { $allowed ->
    [0] Vous ne pouvez rien annuler pour l’instant.
    [one] Vous ne pouvez annuler que votre dernier choix.
   *[other] Vous ne pouvez annuler que vos { $allowed } derniers choix.
}
