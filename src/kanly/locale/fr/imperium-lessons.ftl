### Lessons for Dune: Imperium and Rise of Ix: see docs/lessons.md.

## What any lesson says

lesson-won = Bravo : l’objectif est atteint.
lesson-missed = L’objectif n’est plus à portée. Recommencez : cela ne prend qu’une minute.
lesson-other = C’est permis, mais cette leçon porte sur autre chose. Annulez, ou continuez : l’objectif reste peut-être à portée.
lesson-goal-reached = Objectif atteint : { $goal }.
lesson-goal-missed = Objectif manqué : { $goal }. Continuez : en voici un autre.

## Dune: Imperium

lesson-imperium = { imperium-game }
    .text = Dix courtes leçons sur le vrai plateau, de votre premier Agent à votre première victoire.

## Imperium: your Agents

lesson-imperium-agents = Envoyez vos Agents
    .goal = Gagnez votre premier Point de Victoire.
    .won = Vous avez 2 Influence sur l’Empereur, et cela vaut un Point de Victoire. Avec chaque Faction, c’est la deuxième visite qui paie.
    .missed = La manche est finie, et vos Agents sont allés ailleurs. Recommencez et envoyez-en un chez l’Empereur.
lesson-imperium-agents-hand = Voici votre main. Les icônes sur le bord gauche d’une carte disent où elle peut envoyer un Agent : les triangles jaunes mènent aux emplacements Commerce d’Épice.
lesson-imperium-agents-contract = Choisissez { card-dune-the-desert-planet }, puis { space-secure-contract } : cela ne coûte rien et rapporte 3 Solari.
    .right = Les 3 Solari sont à vous. Personne d’autre ne peut y envoyer d’Agent cette manche.
    .other = Votre Agent est allé ailleurs, pourquoi pas. Annulez pour suivre la leçon, ou gardez un Agent pour l’Empereur.
lesson-imperium-agents-turn = Terminez votre tour : chacun envoie un seul Agent à la fois, c’est donc aux autres.
lesson-imperium-agents-track = Voici la piste Influence de l’Empereur. Vous êtes à 1 ; à 2, il y a un Point de Victoire.
lesson-imperium-agents-wealth = Envoyez votre second Agent avec { card-diplomacy } vers { space-wealth } : chaque visite chez une Faction donne 1 Influence sur elle.
    .other = Pas d’Influence sur l’Empereur ainsi. Annulez et essayez { space-wealth }.

## Imperium: the Reveal turn

lesson-imperium-reveal = Révélez et acquérez
    .goal = Acquérez une carte pour votre deck.
    .won = La carte est dans votre pile de défausse. Quand votre deck sera vide, elle y sera mélangée et viendra dans votre main.
    .missed = La Persuasion non dépensée est perdue à la fin du tour. Recommencez et acquérez une carte avant de le terminer.
lesson-imperium-reveal-agents = Vos deux Agents sont sur le plateau : c’est donc le tour où vous révélez le reste de votre main.
lesson-imperium-reveal-reveal = Appuyez sur Révéler : le bas de vos cartes donne maintenant de la Persuasion, les losanges bleus.
    .right = 5 Persuasion. Elle ne vaut que pour ce tour.
lesson-imperium-reveal-row = Voici la Rangée Imperium, avec le prix dans le coin de chaque carte. Ce que vous pouvez payer est éclairé.
lesson-imperium-reveal-buy = Acquérez { card-fremen-camp } pour 4, ou une autre carte qui vous plaît : un meilleur deck renforce toutes les manches suivantes.

## Imperium: the Conflict

lesson-imperium-conflict = Gagnez un Conflit
    .goal = Soyez le plus fort dans le Conflit et prenez sa première récompense.
    .won = Vous étiez le plus fort et prenez le Point de Victoire. Vos troupes retournent dans votre réserve, en cas de victoire comme de défaite.
    .missed = Bleu était plus fort. Recommencez et envoyez plus de troupes avant que les autres ne révèlent.
lesson-imperium-conflict-prize = Voici le Conflit de la manche. Le plus fort prend la première récompense, un Point de Victoire ; Bleu y a déjà 2 troupes.
lesson-imperium-conflict-arrakeen = Envoyez votre Agent avec { card-reconnaissance } vers { space-arrakeen }. Ses épées croisées permettent d’y déployer des troupes.
    .other = Seul un emplacement de Combat, avec ses épées croisées, permet de déployer. Annulez, ou choisissez-en un autre.
lesson-imperium-conflict-deploy = Déployez 3 troupes : celle que vous venez de recruter et deux de votre garnison. Chacune vaut 2 de force.
    .right = 6 de force contre 4. Restent les épées.
    .other = Moins de troupes, moins de force. Vous pouvez annuler et en déployer 3.
lesson-imperium-conflict-turn = Terminez votre tour. Les autres révèlent : regardez ce que leurs épées ajoutent.
lesson-imperium-conflict-swords = Révélez : les deux Dagues de votre main donnent une épée chacune, et une épée vaut 1 de force.
lesson-imperium-conflict-strength = Vous menez. Terminez votre tour Révélation, et le Conflit se décide.

## Imperium: spice

lesson-imperium-spice = Récoltez et vendez l’Épice
    .goal = Changez de l’Épice en au moins 6 Solari.
    .won = Les Solari achètent un siège au Haut Conseil, un Maître d’Armes et des troupes. Récoltez là où le bonus d’Épice s’est accumulé, vendez quand vous en avez assez.
lesson-imperium-spice-maker = Voici un emplacement Faiseur. À chaque manche sans visiteur, 1 bonus d’Épice s’y accumule pour le prochain.
lesson-imperium-spice-harvest = Envoyez un Agent avec { card-dune-the-desert-planet } vers { space-imperial-basin } : vous récoltez 1 Épice et le bonus.
    .right = 2 Épice récoltées ; avec celle que vous aviez, cela fait 3.
lesson-imperium-spice-turn = Terminez votre tour. Vous pourriez aussi déployer des troupes d’ici, mais cette leçon parle de commerce.
lesson-imperium-spice-sell = Envoyez votre autre Agent vers { space-sell-melange } : plus vous vendez d’un coup, plus cela rapporte.
lesson-imperium-spice-price = Vendez 3 Épice pour 8 Solari, ou 2 pour 6 en gardant une.

## Imperium: the Landsraad

lesson-imperium-council = Un siège au Haut Conseil
    .goal = Acquérez L’Épice Doit Couler et son Point de Victoire.
    .won = 9 Persuasion ont acheté un Point de Victoire. Le siège vous donnera 2 Persuasion à chaque tour Révélation à venir.
lesson-imperium-council-seat = Envoyez votre Agent avec { card-dagger } vers { space-high-council } : 5 Solari pour un siège que vous gardez toute la partie.
    .right = Le siège est à vous, et personne ne peut vous le prendre.
lesson-imperium-council-turn = Terminez votre tour.
lesson-imperium-council-reveal = Révélez : vos cartes donnent 7 Persuasion, et le siège en ajoute 2.
lesson-imperium-council-flow = Acquérez { card-the-spice-must-flow } dans la Réserve : elle coûte 9 et vaut aussitôt un Point de Victoire.

## Imperium: the Alliance

lesson-imperium-alliance = Prenez l’Alliance
    .goal = Prenez à Bleu l’Alliance des Fremen.
    .won = Le jeton vaut un Point de Victoire, et Bleu l’a perdu. Surveillez qui pourrait vous dépasser.
lesson-imperium-alliance-track = Vous avez 3 Influence sur les Fremen, Bleu en a 4 et le jeton Alliance. Celui qui dépasse son détenteur le lui prend.
lesson-imperium-alliance-intrigue = Jouez { intrigue-know-their-ways } de votre main : une carte Complot se joue à tout moment de votre tour.
    .right = 4 Influence : le bonus de la piste est à vous. Mais l’égalité ne suffit pas pour le jeton.
lesson-imperium-alliance-visit = Encore une : envoyez un Agent avec { card-diplomacy } vers { space-stillsuits }, et vous dépassez Bleu.
    .other = Cela n’apporte pas d’Influence sur les Fremen. Annulez et rendez-vous sur l’un de leurs emplacements.

## Imperium: Intrigue

lesson-imperium-intrigue = Une Intrigue au Combat
    .goal = Renversez un Conflit que vous êtes en train de perdre.
    .won = 4 épées ont fait de 4 contre 6 un 8 contre 6. Tant que vous tenez des cartes Intrigue, personne n’est sûr d’un Conflit.
    .missed = Bleu a gagné le Conflit. Recommencez et jouez la carte avant de passer.
lesson-imperium-intrigue-behind = Tout le monde a révélé. Vous avez 2 troupes, soit 4 de force ; Bleu en a 3, soit 6.
lesson-imperium-intrigue-ambush = Jouez { intrigue-ambush } : les cartes Combat se jouent maintenant, chacun son tour, jusqu’à ce que tous passent de suite.
    .other = Si vous passez, Bleu l’emporte. Recommencez et jouez la carte.

## Imperium: trashing

lesson-imperium-trash = Un petit deck est un meilleur deck
    .goal = Détruisez une carte faible.
    .won = Cette carte a quitté la partie. Désormais vos bonnes cartes viendront plus souvent en main.
lesson-imperium-trash-weak = { card-dagger } donne une épée et aucune Persuasion. Vous regretterez bientôt de ne pas avoir pioché autre chose.
lesson-imperium-trash-breeding = Envoyez un Agent avec { card-diplomacy } vers { space-selective-breeding } : vous payez 2 Épice à l’arrivée.
lesson-imperium-trash-effect = Appuyez sur l’effet en attente : vous détruisez une carte et en piochez deux.
lesson-imperium-trash-card = Détruisez { card-dagger }. Détruire n’est pas défausser : elle ne reviendra jamais.

## Imperium: your Leader

lesson-imperium-leader = Votre Dirigeant
    .goal = Atteignez 2 Influence sur l’Empereur avec l’aide de votre Dirigeant.
    .won = L’Épice de la chevalière a payé l’emplacement le plus riche de l’Empereur. Chaque Dirigeant a la sienne : construisez vos plans autour.
lesson-imperium-leader-leader = Vous êtes { leader-earl-memnon-thorvald }. La capacité de droite s’emploie avec la carte { card-signet-ring } : elle lui donne 1 Épice.
lesson-imperium-leader-ring = Il vous faut 4 Épice et vous en avez 3. Envoyez un Agent avec { card-signet-ring } vers { space-carthag } : la chevalière ajoute la quatrième.
    .right = 4 Épice, et { space-carthag } a aussi donné une troupe.
lesson-imperium-leader-card = Un effet vous attend : appuyez dessus pour piocher la carte Intrigue.
lesson-imperium-leader-turn = Terminez votre tour.
lesson-imperium-leader-conspire = Envoyez votre autre Agent avec { card-diplomacy } vers { space-conspire } : Influence, 5 Solari, 2 troupes et une carte Intrigue pour 4 Épice.

## Imperium: the end

lesson-imperium-victory = La dernière manche
    .goal = Gagnez la partie.
    .won = 10 Points de Victoire mettent fin à la partie avec la manche, et vous en avez le plus. Vous savez tout : à vous de jouer.
    .missed = Cela n’a pas suffi. Recommencez : un point de l’Empereur, un autre du Conflit.
lesson-imperium-victory-score = Vous avez 8 Points de Victoire, Bleu en a 9. La partie s’arrête après la manche où quelqu’un atteint 10.
lesson-imperium-victory-ninth = Votre deuxième Influence sur l’Empereur est le neuvième point : { card-diplomacy } vers { space-wealth }.
lesson-imperium-victory-turn = 9 points. Terminez votre tour.
lesson-imperium-victory-reveal = Le Conflit doit donner le dixième. Révélez ce qui vous reste.
lesson-imperium-victory-strength = Vous avez 4 troupes et une épée, Bleu 3 troupes et une épée. Terminez votre tour et remportez le Conflit.

## Rise of Ix

lesson-ix = { expansion-ix }
    .text = Huit leçons sur ce qu’ajoute l’extension. Jouez d’abord le premier tutoriel.

## Ix: Tech tiles

lesson-ix-tech = Acquérez une tuile Technologie
    .goal = Acquérez une tuile Technologie.
    .won = La tuile est à vous pour le reste de la partie. Plus tôt vous l’avez, plus souvent elle sert.
lesson-ix-tech-stacks = Le plateau Ix a trois piles de tuiles Technologie ; seules celles du dessus s’acquièrent. Leur coût est en Épice.
lesson-ix-tech-go = Envoyez un Agent avec { card-dagger } vers { space-tech-negotiation } : une tuile y coûte 1 Épice de moins.
lesson-ix-tech-effect = Un effet vous attend. Appuyez dessus.
lesson-ix-tech-option = Choisissez la tuile maintenant. L’autre option envoie un Négociateur, qui rend une tuile future moins chère.
lesson-ix-tech-tile = Vous avez 2 Épice : prenez { tile-training-drones }, qui donne une troupe à chaque manche.

## Ix: using a tile

lesson-ix-tile = Employez une tuile Technologie
    .goal = Recrutez une troupe grâce à une tuile.
    .won = Une troupe gratuite, à chaque manche. La tuile se retourne au début de la manche suivante.
lesson-ix-tile-tile = Voici votre tuile { tile-training-drones }. Elle sert une fois par manche, à n’importe lequel de vos tours.
lesson-ix-tile-use = Employez-la maintenant : ce n’est pas l’action du tour, vous pourrez encore envoyer un Agent.

## Ix: dreadnoughts

lesson-ix-dreadnought = Mettez en service un cuirassé
    .goal = Ayez un cuirassé dans votre garnison, et la tuile { tile-spaceport }.
    .won = Une visite a donné un vaisseau et une tuile pour 3 Épice au lieu de 5 : les Négociateurs paient quand vous voulez.
lesson-ix-dreadnought-go = Envoyez un Agent avec { card-dagger } vers { space-dreadnought } : 3 Solari pour un vaisseau, et une tuile en plus.
lesson-ix-dreadnought-commission = Mettez le cuirassé en service : il va dans votre garnison, avec 3 de force pour un Conflit à venir.
lesson-ix-dreadnought-tech = À présent la tuile : appuyez sur l’effet.
lesson-ix-dreadnought-tile = Vous avez 3 Épice et 2 Négociateurs : vous pouvez payer { tile-spaceport } à 5.
lesson-ix-dreadnought-return = Ramenez les deux Négociateurs : chacun réduit le coût de 1.

## Ix: fighting with a dreadnought

lesson-ix-conflict = Un cuirassé dans le Conflit
    .goal = Gagnez le Conflit et placez votre cuirassé sur le plateau.
    .won = Le vaisseau contrôle cet emplacement jusqu’à la fin de la prochaine phase de Combat, puis revient se battre.
    .missed = Bleu a gagné le Conflit. Recommencez et déployez tout ce que vous avez.
lesson-ix-conflict-foe = Bleu a 3 troupes dans le Conflit, soit 6 de force, et une épée à venir.
lesson-ix-conflict-go = Envoyez votre Agent avec { card-reconnaissance } vers { space-arrakeen }, un emplacement de Combat.
lesson-ix-conflict-ship = Déployez le cuirassé : 3 de force, et il compte parmi les deux unités de votre garnison.
lesson-ix-conflict-troops = Déployez aussi 2 troupes : celle que vous avez recrutée et une de la garnison.
lesson-ix-conflict-turn = 7 de force contre 6. Terminez votre tour.
lesson-ix-conflict-reveal = Révélez votre main : la Dague ajoute une épée.
lesson-ix-conflict-fight = 8 contre 7. Terminez votre tour, et le Conflit se décide.
lesson-ix-conflict-place = Placez le cuirassé sur { space-carthag } : vous le contrôlez, et gagnez chaque fois qu’un Agent y est envoyé.

## Ix: shipping

lesson-ix-freighter = Déplacez votre Cargo
    .goal = Rappelez votre Cargo et prenez ce qu’il a chargé.
    .won = Rappelé de la case 2, il a rapporté les récompenses des deux cases. Plus il attend, plus il rapporte, et plus longtemps vous vous en passez.
lesson-ix-freighter-track = Voici la piste d’Expédition. Votre Cargo est sur la première case ; plus haut, les récompenses sont meilleures.
lesson-ix-freighter-go = Envoyez un Agent avec { card-dune-the-desert-planet } vers { space-interstellar-shipping } : votre Cargo bouge deux fois.
lesson-ix-freighter-first = Appuyez sur le premier des deux déplacements.
lesson-ix-freighter-advance = Avancez sur la case 2 : elle rapportera 2 troupes et 1 Influence.
lesson-ix-freighter-second = Appuyez sur le second déplacement.
lesson-ix-freighter-recall = Rappelez-le maintenant : il revient en bas, et vous prenez les récompenses des cases 2 et 1.
lesson-ix-freighter-dividends = Prenez la récompense de la première case : appuyez dessus.
lesson-ix-freighter-option = Prenez les Dividendes : 5 Solari pour vous, 1 par adversaire. Ou prenez 2 Épice.

## Ix: points from a tile

lesson-ix-satellites = Un point grâce à une tuile
    .goal = Changez { tile-spy-satellites } en Point de Victoire.
    .won = Certaines tuiles valent des points, tout de suite ou à la fin. Lisez-les avant d’acquérir.
lesson-ix-satellites-tile = { tile-spy-satellites } donne un Point de Victoire pour 3 Épice, une seule fois : ensuite elle est détruite. Vous avez 1 Épice.
lesson-ix-satellites-harvest = Récoltez les 2 qui manquent : { card-dune-the-desert-planet } vers { space-imperial-basin }.
lesson-ix-satellites-use = Employez maintenant la tuile, dans le même tour.

## Ix: a Leader of the expansion

lesson-ix-leader = Un Dirigeant d’Ix
    .goal = Gagnez le Conflit avec deux cuirassés.
    .won = 8 de force avec deux vaisseaux. Les Dirigeants de l’extension changent la valeur d’un plan : lisez le vôtre avant de jouer.
    .missed = Bleu a gagné le Conflit. Recommencez et déployez le second vaisseau.
lesson-ix-leader-leader = Vous êtes { leader-prince-rhombur-vernius } : chacun de vos cuirassés dans le Conflit a 4 de force au lieu de 3.
lesson-ix-leader-go = Envoyez votre Agent avec { card-signet-ring } vers { space-arrakeen }, un emplacement de Combat.
lesson-ix-leader-second = Déployez votre second cuirassé à côté du premier : 8 de force contre 6.
lesson-ix-leader-turn = Terminez votre tour. L’effet de la chevalière est facultatif : laissez-le si vous voulez.
lesson-ix-leader-reveal = Révélez votre main.
lesson-ix-leader-fight = Terminez votre tour, et le Conflit se décide.
lesson-ix-leader-place = Vous gagnez. Placez l’un des vaisseaux : il contrôle cet emplacement pendant une manche.

## Ix: the end

lesson-ix-victory = { conflict-economic-supremacy }
    .goal = Atteignez 10 Points de Victoire.
    .won = Trois points d’un seul Conflit. Les derniers Conflits méritent des économies : regardez la carte avant de dépenser.
    .missed = La récompense est passée. Recommencez et payez les deux points.
lesson-ix-victory-reward = Vous avez gagné { conflict-economic-supremacy } et son premier point. La récompense permet d’en acheter deux autres.
lesson-ix-victory-solari = Payez 6 Solari pour un Point de Victoire.
lesson-ix-victory-spice = Et 4 Épice pour un autre. Ce que vous gardez ne vaut plus rien après la dernière manche.

## Imperium: the first game

lesson-imperium-first-game = Votre première partie
    .goal = Jouez une partie entière avec { leader-paul-atreides }, avec un objectif par manche et un conseil quand vous voulez.
    .won = Voilà une partie entière. Regardez ses tournants, et jouez la suivante sans guide.
lesson-imperium-first-game-round-1 = Manche 1 : un Agent chez une Faction, un autre pour des Solari ou des troupes. Puis révélez et acquérez la meilleure carte possible.
    .goal = 1 Influence sur une Faction
lesson-imperium-first-game-round-2 = Manche 2 : retournez chez la même Faction. 2 Influence font votre premier Point de Victoire.
    .goal = 1 Point de Victoire
lesson-imperium-first-game-round-3 = Manche 3 : économisez. 5 Solari achètent un siège au Haut Conseil, 8 un Maître d’Armes : tous deux rapportent à chaque manche.
    .goal = 5 Solari, un siège au Haut Conseil ou un Maître d’Armes
lesson-imperium-first-game-round-4 = Manche 4 : regardez le Conflit. Si sa première récompense en vaut la peine, déployez de quoi gagner, sinon rien du tout.
    .goal = 2 Points de Victoire
lesson-imperium-first-game-round-5 = Manche 5 : récoltez l’Épice là où le bonus s’est accumulé, vendez-la ou dépensez-la.
    .goal = 2 Épices
lesson-imperium-first-game-round-6 = Manche 6 : poussez une Faction jusqu’à 4 Influence : le bonus, et l’Alliance si personne ne l’a.
    .goal = 4 Influence sur une Faction
lesson-imperium-first-game-round-7 = Manche 7 : gagnez un Conflit. Gardez des troupes en garnison, et une carte Intrigue pour le Combat.
    .goal = 4 Points de Victoire
lesson-imperium-first-game-round-8 = Manche 8 : comptez les points de tous. Si vous menez, hâtez-vous ; sinon, cherchez deux points en une manche.
    .goal = 5 Points de Victoire
lesson-imperium-first-game-round-9 = Manche 9 : avec 9 Persuasion, { card-the-spice-must-flow } vaut un point. Pensez aux troupes du dernier Conflit.
    .goal = 6 Points de Victoire
lesson-imperium-first-game-round-10 = La manche 10 est la dernière : tout ce qui rapporte un point est bon.
    .goal = gagner la partie

## Ix: the first game

lesson-ix-first-game = Votre première partie avec Ix
    .goal = Jouez une partie entière avec { leader-prince-rhombur-vernius }, avec un objectif à suivre et un conseil quand vous voulez.
    .won = Voilà une partie entière avec l’extension. Regardez ses tournants, et essayez un autre Dirigeant.
lesson-ix-first-game-round-1 = Manche 1 : gardez 3 Solari pour un cuirassé, ou envoyez un Négociateur. Vos vaisseaux ont 4 de force chacun.
    .goal = 3 Solari, un cuirassé ou un Négociateur
lesson-ix-first-game-round-2 = Manche 2 : mettez votre Cargo en route, et prenez une première tuile Technologie tant qu’elle sert longtemps.
    .goal = votre Cargo en route, ou une tuile Technologie
lesson-ix-first-game-round-3 = Manches 3 et 4 : 2 Influence sur deux Factions, et un cuirassé dans votre garnison.
    .goal = 2 Points de Victoire
lesson-ix-first-game-round-5 = Manches 5 et 6 : gagnez un Conflit avec un vaisseau et tenez une cité ; rappelez votre Cargo d’une case élevée.
    .goal = une cité sous votre contrôle, ou 4 Points de Victoire
lesson-ix-first-game-round-7 = Manches 7 et 8 : une Alliance, ou une tuile qui donne des points. Comptez les points de tous.
    .goal = une Alliance, ou 6 Points de Victoire
lesson-ix-first-game-round-9 = Manches 9 et 10 : les deux vaisseaux au Conflit, et tout le reste en points.
    .goal = gagner la partie
