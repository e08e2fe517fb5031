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

## Why a choice is advised

reason-alike = Peu différent des autres choix.
reason-gamble = Un pari : vos chances finissent entre { $low } % et { $high } %.
reason-rival-less = Empêche : l’adversaire le plus fort a { $n } % de chances de moins de gagner.
reason-rival-more = Risque : l’adversaire le plus fort a { $n } % de chances de plus de gagner.
reason-points-more = Fait gagner des Points de Victoire.
reason-points-less = Coûte des Points de Victoire.
reason-influence-more = Fait gagner de l’Influence.
reason-influence-less = Coûte de l’Influence.
reason-resources-more = Fait gagner environ { $n } de vos ressources.
reason-resources-less = Coûte environ { $n } de vos ressources.
reason-troops-more = Fait gagner environ { $n ->
    [one] { $n } troupe
   *[other] { $n } troupes
}.
reason-troops-less = Coûte environ { $n ->
    [one] { $n } troupe
   *[other] { $n } troupes
}.
reason-intrigues-more = Fait gagner des cartes Intrigue.
reason-intrigues-less = Coûte des cartes Intrigue.
reason-strongholds-more = Fait gagner des forteresses d’ici la fin du tour.
reason-strongholds-less = Coûte des forteresses d’ici la fin du tour.
reason-spice-more = Fait gagner environ { $n ->
    [one] { $n } Épice
   *[other] { $n } Épices
}.
reason-spice-less = Coûte environ { $n ->
    [one] { $n } Épice
   *[other] { $n } Épices
}.
reason-forces-more = Épargne environ { $n ->
    [one] { $n } troupe
   *[other] { $n } troupes
}.
reason-forces-less = Risque environ { $n ->
    [one] { $n } troupe
   *[other] { $n } troupes
}.
reason-leaders-more = Épargne des chefs.
reason-leaders-less = Risque des chefs.
reason-cards-more = Fait gagner des cartes Traîtrise.
reason-cards-less = Coûte des cartes Traîtrise.
reason-clock-more = Le temps joue pour vous : votre camp gagne si personne d’autre ne gagne avant la fin.
reason-clock-less = Le temps joue contre vous : le camp qui gagne si personne d’autre ne gagne n’est pas le vôtre.
