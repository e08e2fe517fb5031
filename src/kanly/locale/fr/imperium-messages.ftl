### Dune: Imperium and Rise of Ix: what happened, what is asked, why not, and what one may choose.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.

## Events: setup and round

event-leader = { $seat } joue { $leader }.
event-round = La manche { $n } commence.
event-conflict = Le Conflit de cette manche : { $card }.
event-first-player = { $seat } devient Premier Joueur.
event-end-turn = { $seat } termine son tour.
event-pass-turn = { $seat } passe son tour.

## Events: cards

event-draw = { $seat } pioche { count-cards }.
event-drew-card = { $seat } pioche { $card }.
event-shuffle = { $seat } mélange sa défausse avec son deck.
event-discard = { $seat } défausse { $card }.
event-trash = { $seat } détruit { $card }.
event-take = { $seat } reprend { $card } de sa défausse.
event-acquire = { $seat } acquiert { $card }.
event-set-aside = { $seat } met de côté { $card }.
event-aside-trash = { $card }, que { $seat } a mise de côté sans l’acquérir, est détruite.
event-row = { $card } entre dans la Rangée Imperium.
event-row-trash = La carte { $card } de la Rangée Imperium est détruite.
event-draw-intrigue = { $seat } pioche { count-intrigues }.
event-drew-intrigue-card = { $seat } pioche la carte Intrigue { $card }.
event-shuffle-intrigue = La défausse Intrigue est mélangée pour former un nouveau deck.
event-play = { $seat } joue la carte Intrigue { $card }.
event-steal-intrigue = { $seat } vole une carte Intrigue à { $victim }.
event-stole-intrigue-card = { $seat } vole la carte Intrigue { $card } à { $victim }.

## Events: Agents

event-agent = { $seat } joue { $card } et envoie un Agent sur { $space-the }.
event-recall-agent = { $seat } rappelle un Agent ({ $space }).
event-mentat = { $seat } prend le Mentat.
event-mentat-next = { $seat } prend le Mentat pour la prochaine manche.
event-swordmaster = { $seat } prend son Maître d’Armes, un troisième Agent.
event-council = { $seat } prend un siège au Haut Conseil.
event-voice = { $seat } ferme un emplacement à ses adversaires : { $space }.

## Events: resources and points

event-gain = { $seat } gagne { $n } { $resource-inline }.
event-pay = { $seat } paie { $n } { $resource-inline }.
event-sell = { $seat } vend { $spice } Épice pour { $solari } Solari.
event-vp = { $seat } { $n ->
    [-1] perd 1 Point de Victoire
   *[other] gagne { count-points }
}.
event-influence-up = { $seat } monte à { $at } Influence sur { $faction-the }.
event-influence-down = { $seat } descend à { $at } Influence sur { $faction-the }.
event-alliance = { $seat } obtient l’Alliance avec { $faction-the }.
event-alliance-lost = { $seat } perd l’Alliance avec { $faction-the }.
event-masterstroke = { $seat } utilise { ability-masterstroke } pour { $faction-the } et { $other-the }.

## Events: troops and combat

event-recruit = { $seat } recrute { count-troops }.
event-deploy = { $seat } déploie { count-troops } dans le Conflit.
event-retreat = { $seat } replie { count-troops } dans sa garnison.
event-lose-troops = { $seat } perd { count-troops } dans le Conflit.
event-lose-garrison = { $seat } perd { count-troops } de sa garnison.
event-reveal = { $seat } joue son tour Révélation.
event-reveal-card = { $seat } révèle { $card }.
event-swords = { $seat } : { bonus-swords }.
event-strength = { $seat } a une force de { $n }.
event-combat = Le Combat commence.
event-win = { $seat } remporte le Conflit avec une force de { $n }.
event-no-winner = Personne ne remporte le Conflit.
event-reward = { $seat } prend la { $place ->
    [1] première
    [2] deuxième
   *[other] troisième
} récompense.
event-control = { $seat } prend le Contrôle { $space-of }.
event-control-lost = { $seat } perd le Contrôle { $space-of } par la victoire de la Maison Hagal.
event-maker = Bonus d’Épice : { $space } en a { $n }.
event-victory = { $seat } remporte la partie avec { count-points }.

## Events: House Hagal

event-hagal-card = Carte Maison Hagal : { $card }.
event-rival-agent = { $seat } envoie un Agent sur { $space-the }.
event-rival-stays = { $seat } ne trouve aucun emplacement libre et n’envoie pas d’Agent ce tour-ci.
event-exchange = { $seat } échange { $n } { $resource-inline } contre 1 Point de Victoire.
event-exchange-intrigues = { $seat } échange { $n } cartes Intrigue contre un Point de Victoire.

## Events: Rise of Ix

event-tech = { $seat } acquiert la tuile Technologie { $tile } pour { $n } { $resource-inline }.
event-tile = La tuile Technologie { $tile } est révélée.
event-tile-scrapped = La tuile Technologie { $tile } quitte la partie : les Rivaux n’en ont pas l’usage.
event-use = { $seat } utilise la tuile Technologie { $tile }.
event-negotiator = { $seat } envoie un Négociateur sur Ix.
event-freighter-up = { $seat } monte son Cargo à la case { $at }.
event-freighter-back = { $seat } rappelle son Cargo de la case { $at }.
event-commission = { $seat } met un cuirassé en service.
event-deploy-dreadnought = { $seat } déploie un cuirassé dans le Conflit.
event-retreat-dreadnought = { $seat } replie un cuirassé dans sa garnison.
event-place-dreadnought = { $seat } place un cuirassé sur { $space-the }.
event-detonate = { $seat } renvoie un cuirassé dans sa réserve ({ tile-detonation-devices }).
event-under = { $seat } place une carte Intrigue sous le deck Intrigue.
event-keep = { $seat } met de côté une carte de sa main, face cachée.
event-take-back = { $seat } révèle { $card }, mise de côté plus tôt, et la reprend en main.
event-snooper = { $seat } atteint le jeton Fouineur de la piste { $faction }.

## Prompts

ask-leader = Choisissez votre Dirigeant.
ask-masterstroke = Choisissez en secret deux Factions pour { ability-masterstroke }.
ask-defend = Le Conflit a pour enjeu { $space-the }, que vous contrôlez. Déployer 1 troupe de votre réserve ?
ask-turn = À vous : envoyez un Agent ou révélez votre main.
ask-pass-turn = Mettre immédiatement fin à votre tour ?
ask-agent-effects = Appliquez les effets de votre tour Agent.
ask-reveal-effects = Appliquez les effets de votre tour Révélation et faites l’acquisition de cartes.
ask-sell = Combien d’Épice vendez-vous ?
ask-influence = { $seat } gagne { $n } Influence : sur quelle Faction ?
ask-lose-influence = Vous perdez { $n } Influence : sur quelle Faction ?
ask-alliance = Qui obtient l’Alliance avec { $faction-the } ?
ask-option = { $seat } : choisissez { $n ->
    [1] une option
    [2] deux options, l’une après l’autre
   *[other] { $n } options, l’une après l’autre
}.
ask-trash = Quelle carte détruisez-vous ?
ask-take = Quelle carte de votre défausse prenez-vous ?
ask-acquire = De quelle carte coûtant { $n } Persuasion ou moins faites-vous l’acquisition ?
ask-set-aside = Quelle carte de la Rangée Imperium mettez-vous de côté ?
ask-snoop = La carte du dessus de votre deck est { $card }. La piocher ou la détruire ?
ask-deploy = Combien de troupes déployez-vous dans le Conflit ({ $n } au plus) ?
ask-retreat = Combien de troupes repliez-vous ({ $n } au plus) ?
ask-target = Quel adversaire perd une troupe dans le Conflit ?
ask-voice = Quel emplacement du plateau fermez-vous à vos adversaires ?
ask-recall = Lequel de vos Agents rappelez-vous ?
ask-discard = { $n ->
    [one] Défaussez { $n } carte.
   *[other] Défaussez { $n } cartes, l’une après l’autre.
}
ask-test-of-humanity = Défaussez une carte ou perdez une troupe dans le Conflit.
ask-combat = Combat : jouez des cartes Intrigue ou passez.
ask-reward = Prenez votre récompense, dans l’ordre de votre choix.
ask-interlude = Résolvez ceci, ou renoncez à ce qui est facultatif, avant que la partie continue.
ask-place = Vous avez remporté le Conflit avec un cuirassé. Où le placez-vous ?
ask-tech = { $n ->
    [0] De quelle tuile Technologie faites-vous l’acquisition ?
   *[other] De quelle tuile Technologie faites-vous l’acquisition pour { $n } Épice de moins ?
}
ask-negotiators = Combien de Négociateurs renvoyez-vous dans votre réserve pour réduire le coût de { $tile } ?
ask-freighter = Votre Cargo est { $at ->
    [0] en bas
   *[other] sur la case { $at }
} de la piste d’Expédition. Comment le déplacez-vous ?
ask-withdraw = { $n ->
    [one] Quelle unité repliez-vous ?
   *[other] Repliez { $n } unités, l’une après l’autre.
}
ask-send-units = { $n ->
    [one] Quelle unité de votre garnison déployez-vous, le cas échéant ?
   *[other] Déployez jusqu’à { $n } unités de votre garnison, l’une après l’autre.
}
ask-lose-troop = D’où perdez-vous une troupe ?
ask-under = Quelle carte Intrigue placez-vous sous le deck Intrigue ?
ask-swap = Quelles cartes Intrigue placez-vous sous le deck Intrigue, l’une après l’autre (jusqu’ici { $n }) ?
ask-destination = Où placez-vous la carte acquise ?
ask-keep = Quelle carte de votre main mettez-vous de côté jusqu’à votre deuxième tour ?
ask-intelligence = Laquelle des deux premières cartes Intrigue gardez-vous ?
ask-victory = Vous avez remporté le Conflit : jouez des cartes Intrigue ou continuez.
ask-endgame = Fin de la partie : jouez des cartes Intrigue Fin de Partie ou continuez.

## Results

result-points = Les Points de Victoire ont décidé : { $n }.
result-chaumurky = Égalité à { count-points } ; { tile-chaumurky } a décidé.
result-spice = Égalité à { count-points } ; l’Épice a décidé.
result-solari = Égalité à { count-points } ; les Solari ont décidé.
result-water = Égalité à { count-points } ; l’eau a décidé.
result-garrison = Égalité à { count-points } ; les troupes en garnison ont décidé.
result-shared = Égalité à { count-points } et sur tout le reste : la victoire est partagée.

## Choices

label-agent = Envoyer un Agent sur { $space-the } avec { $card }
label-agent-from = Envoyer l’Agent placé sur { $origin } vers { $space } avec { $card }
label-reveal = Révéler votre main
label-play = Jouer { $intrigue }
label-deploy = { $n ->
    [0] Ne déployer aucune troupe
   *[other] Déployer { count-troops }
}
label-retreat = { $n ->
    [0] Ne replier aucune troupe
   *[other] Replier { count-troops }
}
label-buy = Acheter { $card }
label-buy-to-deck = Acheter { $card } et la placer sur le dessus de votre deck
label-buy-aside = Acheter { $card }, mise de côté
label-buy-aside-to-deck = Acheter { $card }, mise de côté, et la placer sur le dessus de votre deck
label-acquire = Acquérir { $card }
label-acquire-aside = Acquérir { $card }, mise de côté
label-acquire-to-deck = Acquérir { $card } et la placer sur le dessus de votre deck
label-acquire-aside-to-deck = Acquérir { $card }, mise de côté, et la placer sur le dessus de votre deck
label-end = Terminer le tour
label-enough = Ne rien prendre de plus
label-pass = Passer
label-no-card = Ne jouer aucune carte
label-continue = Continuer le tour
label-influence = Gagner de l’Influence sur { $faction-the }
label-lose = Perdre de l’Influence sur { $faction-the }
label-trash-hand = Détruire { $card } de votre main
label-trash-discard = Détruire { $card } de votre défausse
label-trash-play = Détruire { $card } en jeu
label-discard = Défausser { $card }
label-lose-troop = Perdre une troupe dans le Conflit
label-voice = Fermer l’emplacement { $space }
label-sell = Vendre { $spice } Épice pour { $solari } Solari
label-take = Prendre en main { $card }
label-set-aside = Mettre de côté { $card }
label-snoop-draw = La piocher
label-snoop-trash = La détruire
label-recall = Rappeler l’Agent placé sur { $space-the }
label-target = { $seat } perd une troupe
label-defend = Déployer 1 troupe de votre réserve
label-decline = Ne pas déployer cette troupe
label-masterstroke = { $first } et { $second }
label-leader = { $leader }
label-alliance = { $seat } obtient l’Alliance
label-use = Utiliser { $tile }
label-freighter-advance = Avancer votre Cargo d’une case
label-freighter-recall = Rappeler votre Cargo et prendre les récompenses
label-tech = Acquérir { $tile }
label-tech-solari = Acquérir { $tile } et payer en Solari
label-return = { $n ->
    [0] Ne renvoyer aucun Négociateur
    [one] Renvoyer { $n } Négociateur
   *[other] Renvoyer { $n } Négociateurs
}
label-place = Placer le cuirassé sur { $space-the }
label-detonate = Renvoyer le cuirassé dans votre réserve pour 1 Point de Victoire
label-withdraw-troop = Replier une troupe
label-withdraw-dreadnought = Replier un cuirassé
label-lose-garrison = Perdre une troupe de votre garnison
label-lose-conflict = Perdre une troupe du Conflit
label-under = Placer { $intrigue } sous le deck Intrigue
label-no-more-cards = Ne plus y placer de carte
label-send-troop = Déployer une troupe
label-send-dreadnought = Déployer un cuirassé
label-no-more-units = Ne plus déployer d’unité
label-keep = Mettre de côté { $card }
label-learn = Garder { $intrigue }
label-to-discard = La placer dans votre défausse
label-to-deck = La placer sur le dessus de votre deck
label-ambush-troop = Faire replier une troupe ({ $seat })
label-ambush-dreadnought = Faire replier un cuirassé ({ $seat })

## Refusals

refuse-not-offered = Cela ne fait pas partie de ce que vous pouvez choisir ici.
refuse-moment-answer = Répondez d’abord à la question en cours.
refuse-moment-pass = Pendant votre tour, vous ne pouvez pas passer : envoyez un Agent ou révélez votre main.
refuse-moment-turn = Vous ne pouvez choisir entre un tour Agent et un tour Révélation qu’au début de votre tour.
refuse-moment-play = Vous ne pouvez jouer des cartes Intrigue qu’entre deux effets, pas avant d’avoir répondu à une question.
refuse-moment-effect = Vous ne pouvez appliquer des effets qu’après avoir envoyé un Agent, lors de votre tour Révélation ou comme récompense.
refuse-moment-deploy = Vous ne pouvez déployer des troupes qu’après avoir envoyé un Agent sur un emplacement de Combat, ou quand un effet vous le permet.
refuse-moment-deploy-dreadnought = Vous ne pouvez déployer un cuirassé qu’après avoir envoyé un Agent sur un emplacement de Combat.
refuse-moment-buy = Vous ne pouvez acquérir des cartes avec la Persuasion que lors de votre tour Révélation.
refuse-moment-continue = Vous ne décidez de poursuivre votre tour qu’après { intrigue-bindu-suspension }.
refuse-moment-influence = Vous ne pouvez désigner une Faction que lorsqu’un effet vous fait gagner de l’Influence de votre choix.
refuse-moment-lose-influence = Vous ne pouvez désigner une Faction que lorsqu’un effet vous fait perdre de l’Influence de votre choix.
refuse-moment-option = Vous ne pouvez choisir entre plusieurs effets que lorsqu’une carte ou un emplacement vous les propose.
refuse-moment-trash = Vous ne pouvez détruire une carte que lorsqu’un effet vous le permet.
refuse-moment-discard = Vous ne pouvez défausser une carte que lorsqu’un effet vous le demande.
refuse-moment-lose-troop = Vous ne pouvez choisir de perdre une troupe que lorsqu’un adversaire joue { card-test-of-humanity }.
refuse-moment-voice = Vous ne pouvez fermer un emplacement que lorsque vous jouez { card-the-voice }.
refuse-moment-sell = Vous ne pouvez vendre de l’Épice que lorsque vous envoyez un Agent sur { space-sell-melange }.
refuse-moment-retreat = Vous ne pouvez replier des unités du Conflit que lorsqu’un effet vous le permet.
refuse-moment-take = Vous ne pouvez prendre une carte de votre défausse que lorsque { card-other-memory } vous le permet.
refuse-moment-acquire = Vous ne pouvez acquérir une carte sans Persuasion que lorsqu’un effet vous le permet.
refuse-moment-set-aside = Vous ne pouvez mettre de côté une carte de la Rangée Imperium que grâce à { ability-manipulate }.
refuse-moment-snoop = Vous ne pouvez piocher ou détruire la carte du dessus de votre deck que grâce à { intrigue-poison-snooper }.
refuse-moment-recall = Vous ne pouvez rappeler un Agent que lorsqu’un effet vous le permet.
refuse-moment-target = Vous ne pouvez désigner un adversaire que lorsqu’un effet lui fait perdre une troupe dans le Conflit.
refuse-moment-defend = Vous ne pouvez déployer une troupe en défense que lorsqu’est révélé un Conflit pour un lieu que vous contrôlez.
refuse-moment-tokens = Vous ne pouvez choisir les deux Factions de { ability-masterstroke } qu’avant la première manche.
refuse-moment-leader = Vous ne pouvez choisir un Dirigeant qu’avant le début de la partie.
refuse-moment-alliance = Vous ne pouvez désigner qui obtient une Alliance que si vous la perdez et que plusieurs ont autant d’Influence.
refuse-moment-use = Vous ne pouvez utiliser les tuiles Technologie que pendant votre propre tour, entre deux effets.
refuse-moment-freighter = Vous ne pouvez déplacer votre Cargo que lorsque vous utilisez une icône Cargo.
refuse-moment-tech = Vous ne pouvez acquérir une tuile Technologie que lorsque vous utilisez une icône d’acquisition de Technologie.
refuse-moment-negotiators = Vous ne pouvez renvoyer des Négociateurs que lorsque vous acquérez une tuile Technologie.
refuse-moment-place = Vous ne pouvez placer un cuirassé sur un lieu que lorsque vous remportez un Conflit avec lui.
refuse-moment-detonate = Vous ne pouvez utiliser { tile-detonation-devices } que lorsque vous remportez un Conflit avec un cuirassé.
refuse-moment-lose-from = Vous ne choisissez d’où perdre une troupe que lorsque vous jouez { intrigue-strongarm }.
refuse-moment-under = Vous ne pouvez placer des cartes Intrigue sous leur deck que lorsqu’un effet vous le permet.
refuse-moment-send = Vous ne pouvez déployer ainsi des unités de votre garnison que lorsque { intrigue-second-wave } vous le permet.
refuse-moment-keep = { leader-ilesa-ecaz } ne peut mettre une carte de côté qu’au début de la manche.
refuse-moment-learn = { leader-viscount-hundro-moritani } ne peut garder une carte Intrigue qu’avant la première manche.
refuse-moment-destination = Vous ne pouvez choisir où va une carte que lorsque vous l’acquérez et que { tile-spaceport } vous laisse le choix.
refuse-moment-ambush = Vous ne pouvez faire replier des unités avec { card-desert-ambush } que lorsque vous déployez des troupes.
refuse-not-in-hand = { $card } n’est pas dans votre main.
refuse-no-agent = Vous n’avez plus d’Agent à envoyer.
refuse-not-there = Aucun de vos Agents n’est sur { $space-the }.
refuse-icon = { $card } n’a pas l’icône Agent de l’emplacement { $space }.
refuse-voice = { card-the-voice } vous interdit l’emplacement { $space }.
refuse-no-space = L’emplacement { $space } n’est pas sur le plateau dans cette partie.
refuse-requirement = L’emplacement { $space } demande { $n } Influence sur { $faction-the } ; vous en avez { $has }.
refuse-closed = L’emplacement { $space } vous est fermé à ce niveau de difficulté.
refuse-once = Vous ne pouvez envoyer un Agent sur { $space-the } qu’une fois par partie.
refuse-occupied = Il y a déjà un Agent sur { $space-the }.
refuse-cost = L’emplacement { $space } coûte { $n } { $resource-inline } ; vous en avez { $has }.
refuse-agent-turn = Après cette carte Intrigue, vous devez jouer un tour Agent.
refuse-intrigue-not-held = Vous n’avez pas { $card }.
refuse-timing-plot = { $card } ne se joue que pendant votre propre tour.
refuse-timing-start = { $card } ne se joue qu’au début de votre tour, avant toute autre chose.
refuse-timing-agent = { $card } ne se joue que lors de votre tour Agent, avant de jouer une carte.
refuse-timing-faction = { $card } ne se joue que lors de votre tour Agent, après avoir envoyé un Agent sur l’emplacement d’une Faction.
refuse-timing-combat = { $card } ne se joue que pendant le Combat.
refuse-timing-victory = { $card } ne se joue que lorsque vous avez remporté un Conflit.
refuse-timing-endgame = { $card } ne se joue qu’à la fin de la partie.
refuse-condition = Vous ne pouvez pas payer { $card } ou vous n’en remplissez pas la condition.
refuse-nothing-to-do = { $card } ne ferait rien maintenant, et une carte ne se joue pas pour s’en débarrasser.
refuse-effect = Vous ne pouvez pas payer cet effet, ou il ne ferait rien.
refuse-not-pending = Cet effet n’est pas de ceux que vous pouvez appliquer maintenant.
refuse-no-combat-space = Vous ne pouvez déployer des troupes que si vous avez envoyé ce tour-ci un Agent sur un emplacement de Combat.
refuse-deploy-limit = Vous ne pouvez pas déployer { count-troops } ; { $most ->
    [0] vous ne pouvez en déployer aucune
   *[other] vous pouvez en déployer { $most } au plus
} pour l’instant.
refuse-deploy-none = Pour ne déployer aucune troupe, faites autre chose ou terminez le tour.
refuse-no-dreadnought = Vous n’avez aucun cuirassé dans votre garnison.
refuse-dreadnought-limit = En plus des unités arrivées ce tour-ci dans votre garnison, vous ne pouvez en déployer que deux.
refuse-ambush-unit = Votre adversaire n’a pas d’unité de ce type dans le Conflit.
refuse-foldspace = { $card } ne s’achète pas ; cette carte vient de l’emplacement { space-foldspace }.
refuse-not-aside = Vous n’avez pas mis de côté { $card }.
refuse-not-for-sale = { $card } n’est ni dans la Rangée Imperium ni dans la Réserve.
refuse-price = { $card } coûte { $n } Persuasion ; vous en avez { $has }.
refuse-to-deck = Rien ne vous permet ce tour-ci de placer { $card } sur le dessus de votre deck.
refuse-mandatory = Il reste un effet que vous devez appliquer.
