### Dune: Imperium, base game: what its components do. The program puts these phrases together.
### A phrase is written as in the middle of a sentence; capitals and full stops are added.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.
### .and: the phrase when another one follows; .do: the phrase as something one may choose to do.

## Counts

count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
count-intrigues = { $n ->
    [one] { $n } carte Intrigue
   *[other] { $n } cartes Intrigue
}
count-troops = { $n ->
    [one] { $n } troupe
   *[other] { $n } troupes
}
count-points = { $n ->
    [one] { $n } Point de Victoire
   *[other] { $n } Points de Victoire
}

## Amounts

amount-solari = { $n } Solari
amount-spice = { $n } Épice
amount-water = { $n } eau
amount-vp = { count-points }
amount-influence = { $n } Influence sur { $faction-the }
amount-influence-any = { $n } Influence sur la Faction de votre choix
amount-influence-one-of = { $n } Influence sur { $factions }
amount-influence-behind = { $n } Influence sur une Faction où un adversaire vous devance
amount-influence-each = { $n } Influence sur chacune des { $factions ->
    [4] quatre
   *[other] { $factions }
} Factions
amount-influence-different = { $n } Influence sur { $factions ->
    [2] deux
   *[other] { $factions }
} Factions différentes

## Numbers to add

bonus-solari = +{ $n } Solari
bonus-spice = +{ $n } Épice
bonus-water = +{ $n } eau
bonus-persuasion = +{ $n } Persuasion
bonus-swords = +{ $n } { $n ->
    [one] épée
   *[other] épées
}

## Costs

cost-pay = payez { $amount }
cost-trash-this = détruisez cette carte
cost-trash = détruisez { count-cards }
cost-influence = perdez { $n } Influence sur la Faction de votre choix
cost-troops = perdez { $n } de vos troupes dans le Conflit
cost-sell = de { $least } à { $most } Épice

## Conditions

condition-bond = si vous avez une autre carte Fremen en jeu
condition-sisterhood = si vous avez une autre carte Bene Gesserit en jeu
condition-alliance = si vous avez l’Alliance avec { $faction-the }
condition-any-alliance = si vous avez au moins une Alliance
condition-influence = si vous avez au moins { $n } Influence sur { $faction-the }
condition-council = si vous avez un siège au Haut Conseil
condition-spice-must-flow = si vous avez au moins { $n } cartes { $card }
condition-most-spice-must-flow = si vous avez plus de cartes { $card } que chacun de vos adversaires

## Joints

effect-nothing = aucun effet
effect-pay = { $cost } : { $effect }
effect-pay-option = { $cost } et { $effect }
effect-if = { $condition }, { $effect }
effect-if-else = { $condition }, { $effect } ; sinon, { $otherwise }
effect-bond = { term-fremen-bond } : { $effect }
effect-choose = choisissez { $n ->
    [1] une option
    [2] deux options
   *[other] { $n } options
} : { $options }
effect-at-reveal = lors de votre tour Révélation de cette manche : { $effect }
effect-here-at-reveal = lors de votre tour Révélation, si l’un de vos Agents se trouve ici : { $effect }

## Effects

effect-gain = gagnez { $amount }
effect-recruit = recrutez { count-troops }
effect-draw = piochez { count-cards }
effect-intrigue = piochez { count-intrigues }
effect-trash = vous pouvez détruire une carte
    .do = détruisez une carte
effect-trash-this = détruisez cette carte
effect-deploy-garrison = { $n ->
    [one] vous pouvez déployer { $n } troupe de votre garnison dans le Conflit
   *[other] vous pouvez déployer jusqu’à { $n } troupes de votre garnison dans le Conflit
}
    .do = { $n ->
        [one] déployez { $n } troupe de votre garnison dans le Conflit
       *[other] déployez jusqu’à { $n } troupes de votre garnison dans le Conflit
    }
effect-deploy-garrison-any = vous pouvez déployer n’importe quel nombre de troupes de votre garnison dans le Conflit
    .do = déployez n’importe quel nombre de troupes de votre garnison dans le Conflit
effect-deploy-recruited = { $n ->
    [one] vous pouvez la déployer dans le Conflit
   *[other] vous pouvez en déployer jusqu’à { $n } dans le Conflit
}
effect-deploy-recruited-at-reveal = { $n ->
    [one] si c’est votre tour Révélation, vous pouvez la déployer dans le Conflit
   *[other] si c’est votre tour Révélation, vous pouvez en déployer jusqu’à { $n } dans le Conflit
}
effect-deploy-supply = déployez { count-troops } de votre réserve dans le Conflit
effect-retreat = { $n ->
    [one] vous pouvez replier { $n } de vos troupes
   *[other] repliez jusqu’à { $n } de vos troupes
}
effect-retreat-any = repliez n’importe quel nombre de vos troupes
effect-acquire = faites gratuitement l’acquisition d’une carte coûtant { $n } Persuasion ou moins
effect-acquire-to-deck = faites gratuitement l’acquisition d’une carte coûtant { $n } Persuasion ou moins et placez-la sur le dessus de votre deck
effect-acquire-reserve = faites l’acquisition d’une carte { $card } de la Réserve
effect-control = prenez le Contrôle { $space-of }
effect-signet = utilisez la capacité Chevalière de votre Dirigeant
effect-double-harvest = l’Épice de base récoltée par cet Agent est doublée (mais pas le bonus d’Épice)
effect-discount = { $card } vous coûte { $n } Persuasion de moins ce tour-ci
effect-opponents-lose-garrison = chaque adversaire perd 1 troupe de sa garnison
effect-send-anywhere = envoyez n’importe lequel de vos Agents, même s’il est déjà sur le plateau, sur n’importe quel emplacement, sans tenir compte des icônes Agent ni des autres Agents
effect-persuasion-per-fremen = +{ $n } Persuasion pour chaque carte Fremen que vous avez en jeu, y compris celle-ci
effect-take-from-discard = prenez en main une carte { $faction } de votre défausse
effect-space-influence = gagnez { $n } Influence au lieu d’une sur la Faction de l’emplacement où cet Agent est envoyé
effect-opponents-discard = chaque adversaire défausse { count-cards }
effect-opponents-discard-or-lose = chaque adversaire doit défausser 1 carte ou perdre 1 troupe dans le Conflit
effect-voice = choisissez un emplacement du plateau ; vos adversaires ne peuvent pas y envoyer d’Agent jusqu’à votre prochain tour
effect-may-pass = vous pouvez alors mettre immédiatement fin à votre tour
effect-mentat = prenez le Mentat, s’il est sur son emplacement, comme Agent supplémentaire pour cette manche
effect-mentat-next-round = prenez le Mentat comme Agent supplémentaire pour la prochaine manche
effect-faction-icons = la carte que vous jouez ce tour-ci possède aussi les icônes Agent des quatre Factions
effect-ignore-enemies = les Agents adverses ne bloquent pas le prochain Agent que vous envoyez ce tour-ci
effect-opponent-loses-troop = faites perdre 1 troupe dans le Conflit à l’adversaire de votre choix
effect-tracks = si vous avez au moins 3 Influence sur trois pistes Influence, gagnez { count-points } ; sur les quatre, gagnez-en { $all } à la place
effect-snoop = regardez la carte du dessus de votre deck, puis piochez-la ou détruisez-la
effect-acquired-to-deck = vous pouvez placer chaque carte que vous acquérez sur le dessus de votre deck
effect-reshuffle = mélangez votre défausse avec votre deck
effect-recall = rappelez l’un de vos Agents présents sur le plateau
effect-set-aside = mettez de côté une carte de la Rangée Imperium, que vous seul pouvez acquérir cette manche-ci ; lors de votre tour Révélation, elle vous coûte { $n } Persuasion de moins
effect-harvest = gagnez { $n } Épice, ainsi que tout le bonus d’Épice présent ici
effect-steal-intrigue = chaque adversaire ayant 4 cartes Intrigue ou plus vous en donne 1 au hasard
effect-council = prenez un siège au Haut Conseil : +{ $n } Persuasion lors de chacun de vos tours Révélation pour le reste de la partie
effect-swordmaster = prenez votre Maître d’Armes, un troisième Agent pour le reste de la partie
effect-sell = faites un seul échange : { $rows }
sell-row = { $spice } Épice contre { $solari } Solari

## When an Intrigue card is played

timing-turn-start = au début de votre tour, avant toute autre chose : { $text }
timing-before-agent = lors de votre tour Agent, avant de jouer une carte : { $text }
timing-victory = lorsque vous remportez un Conflit, { $text }

## Left abilities of the Leaders

left-prescience = Vous pouvez regarder la carte du dessus de votre deck à tout moment.
left-landsraad-popularity = Les emplacements Landsraad vous coûtent 1 Solari de moins.
left-masterstroke = Avant la première manche, choisissez deux Factions en secret. Lors du premier de vos tours où vous déployez 4 troupes ou plus dans le Conflit, révélez-les et gagnez 1 Influence sur chacune.
left-arrakis-fiefdom = Vous commencez la partie avec 1 Épice et 1 Solari supplémentaires.
left-ruthless-negotiator = Lorsque vous payez des Solari comme coût d’un emplacement du plateau, piochez 1 carte.
left-eyes-everywhere = Les Agents adverses ne bloquent pas les vôtres sur les emplacements Landsraad et Cité.
left-spice-addict = Lorsque vous récoltez de l’Épice, gagnez 1 Épice de moins et piochez 1 carte.
left-connections = Lorsque vous prenez un siège au Haut Conseil, gagnez 1 Influence sur la Faction de votre choix.

## Board spaces

board-requirement = au moins { $n } Influence sur { $faction-the }
board-once = Une seule fois par partie pour chaque joueur
board-combat = Emplacement de Combat
board-maker = Faiseur
board-control = le joueur qui contrôle { $space-the } gagne { $amount } chaque fois qu’un Agent est envoyé ici

## Influence tracks

track-influence = { $n } Influence
track-alliance = Le premier joueur à atteindre { $n } Influence prend le jeton Alliance, qui vaut 1 Point de Victoire. Un joueur qui dépasse son détenteur s’en empare.

## House Hagal cards

rival-does = le Rival { $what }
rival-sends = envoie un Agent sur { $space }
rival-influence = gagne 1 Influence sur { $faction-the }
rival-troops = recrute { count-troops }
rival-swords = { $n ->
    [0] aucune épée
   *[other] { bonus-swords }
}
rival-signet = utilise la capacité Chevalière de son Dirigeant
rival-harvest = envoie un Agent sur l’emplacement Faiseur ayant le plus grand bonus d’Épice et en prend toute l’Épice
rival-no-harvest = si aucun emplacement Faiseur n’a de bonus d’Épice, révélez la carte suivante
rival-reshuffle = mélangez toutes les cartes Maison Hagal pour former un nouveau deck et révélez la carte suivante
rival-solo = Partie solo uniquement
rival-two = Partie à deux joueurs uniquement

## Levels of difficulty

level-start = vous commencez avec { $amount } de plus
level-mentat = l’emplacement Mentat vous coûte { $n } Solari
level-garrison = chaque Rival commence { $n ->
    [0] sans troupe
   *[other] avec { count-troops }
} dans sa garnison
level-intrigues = chaque Rival commence avec { count-intrigues }
level-third-agent = chaque Rival reçoit son troisième Agent à la manche { $n }
level-expert = dans un Conflit I ou II, un Rival qui mène de { $n } points de force ou plus ne déploie aucune troupe
level-no-swordmaster = l’emplacement Maître d’Armes vous est fermé

## Fields of an entry

field-faction = Faction
field-cost = Coût
field-price = Coût en Persuasion
field-icons = Icônes Agent
field-icon = Icône Agent
field-copies = Exemplaires
field-agent = Agent
field-reveal = Révélation
field-acquire = Acquisition
field-trashed = Destruction
field-type = Type
field-tier = Niveau
field-location = Contrôle en jeu
field-first = 1re place
field-second = 2e place
field-third = 3e place
field-house = Maison
field-complexity = Complexité
field-signet = { $ability } (Chevalière)
field-rival = Comme Rival
field-requirement = Prérequis
field-limit = Limite
field-kind = Catégorie
field-effect = Effet
field-control = Bonus de Contrôle
field-game = Partie
field-turn = Tour Agent
field-combat = Combat
field-alliance = Alliance
field-name = Nom
field-text = Texte
no-rival = Ne peut pas diriger un Rival
not-sold = Ne s’achète pas avec de la Persuasion

## Kinds of component

kind-starter = Carte du deck de départ
    .many = Deck de départ
kind-reserve = Carte Réserve
    .many = Réserve
kind-imperium = Carte Imperium
    .many = Deck Imperium
kind-intrigue = Carte Intrigue
    .many = Deck Intrigue
kind-conflict = Carte Conflit
    .many = Deck Conflit
kind-leader = Dirigeant
    .many = Dirigeants
kind-space = Emplacement du plateau
    .many = Emplacements du plateau
kind-faction = Piste Influence
    .many = Pistes Influence
kind-hagal = Carte Maison Hagal
    .many = Deck Maison Hagal
kind-difficulty = Niveau de la partie solo
    .many = Niveaux de la partie solo
