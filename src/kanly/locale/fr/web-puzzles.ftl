# Problèmes, parties reprises, et les règles sous forme de livre.

puzzles = Problèmes
puzzles-about = Des positions de parties entre bots où une longue recherche a trouvé un choix nettement meilleur que les autres. Trouvez-le, voyez pourquoi, et continuez la partie si vous voulez.
puzzles-solved = { $n } sur { $of } résolus
puzzle = Problème
puzzle-daily = Problème du jour
puzzle-play-daily = Le résoudre
puzzle-once-more = Le rejouer
puzzle-kinds = Sortes de problèmes
puzzle-kind-all = Tous
puzzle-kind-imperium = Dune : Imperium
puzzle-kind-ix = L’Avènement d’Ix
puzzle-kind-battle = Bataille
puzzle-kind-auction = Enchère
puzzle-kind-shipment = Débarquement
puzzle-facts = { $game }, { $kind ->
    [classic] tour { $round }
   *[other] manche { $round }
}, vous jouez { $house }
puzzle-level = Difficulté { $n } sur 3
puzzle-asks = Un choix est ici nettement le meilleur. Faites-le sur le plateau. Vous ne voyez que ce que le joueur voyait.
puzzle-solved = Résolu
puzzle-failed = Ce n’est pas le meilleur choix
puzzle-yours = votre choix
puzzle-next = Problème suivant
puzzle-retry = Réessayer
puzzle-go-on = Ou continuez la partie.

again = Réessayer à partir d’ici
again-as = { again } : { $name }, choix { $n }

book-contents = Sommaire
book-place = { $book }, chapitre { $n }
book-ways = Chapitres
book-ruling = Pourquoi cette décision
book-example = Exemple détaillé
book-examples = Exemples détaillés
book-play = Jouer cette position
book-play-of = { book-play } : { $rule }
book-restart = Recommencer
book-back = Retour aux règles
