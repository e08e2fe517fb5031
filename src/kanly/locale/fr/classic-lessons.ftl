### Lessons for Dune, the classic game: see docs/lessons.md.

## Dune

lesson-classic = { classic-game }
    .text = Dix courtes leçons sur la carte : débarquer, récolter, se battre, s’allier et gagner.

## Dune: shipment

lesson-classic-ship = Débarquez sur Arrakis
    .goal = Occupez une forteresse.
    .won = Vous occupez une forteresse. Trois à la fin d’un tour donnent la victoire.
    .missed = Vous n’avez pas débarqué ce tour. Recommencez et débarquez dans une forteresse.
lesson-classic-ship-map = Vous êtes l’Empereur. Toutes vos troupes attendent dans vos réserves. Les lieux sombres sont les cinq forteresses ; { classic-territory-tueks-sietch } est vide.
lesson-classic-ship-ship = Débarquez dans { classic-territory-tueks-sietch } : chaque troupe coûte 1 Épice dans une forteresse, et 2 ailleurs.
lesson-classic-ship-forces = Débarquez 5 troupes : assez pour tenir la place, et vous gardez la moitié de votre Épice.

## Dune: spice

lesson-classic-spice = Récoltez l’Épice
    .goal = Rapportez de l’Épice du désert.
    .won = 2 Épices par troupe, tant qu’il y en a. L’Épice paie troupes, cartes et enrôlements : allez en chercher à chaque tour.
    .missed = Le tour est fini, et personne n’était là pour récolter. Recommencez et allez vers l’Épice.
lesson-classic-spice-blow = 8 Épices reposent dans { classic-territory-south-mesa }, juste à côté de vos troupes. Les troupes qui s’y trouvent à la fin du tour les récoltent.
lesson-classic-spice-skip = D’abord votre débarquement. Vous n’en avez pas besoin : passez.
lesson-classic-spice-move = Vous pouvez maintenant déplacer un groupe : choisissez vos troupes dans { classic-territory-tueks-sietch }.
lesson-classic-spice-there = Envoyez-les vers l’Épice de { classic-territory-south-mesa }.
lesson-classic-spice-forces = 4 troupes portent 8 Épices. Laissez-en 1 pour tenir la forteresse.

## Dune: the storm

lesson-classic-storm = Survivez à la tempête
    .goal = Gardez en vie vos quatre troupes dans { classic-territory-red-chasm }.
    .won = La tempête s’est arrêtée juste avant. Sur la roche et dans les forteresses, on est toujours à l’abri ; sur le sable, comptez les secteurs.
    .missed = La tempête les a emportées. Recommencez et composez le plus petit nombre possible.
lesson-classic-storm-wedge = Vos troupes dans { classic-territory-red-chasm } sont sur le sable, à cinq secteurs devant la tempête.
lesson-classic-storm-dial = Deux joueurs composent en secret de 1 à 3, et la tempête avance de la somme. Composez 1 : elle ne peut alors avancer de plus de 4.

## Dune: the auction

lesson-classic-auction = Achetez une carte Traîtrise
    .goal = Remportez une enchère.
    .won = La carte est à vous. Les autres savent que vous en tenez une, mais pas laquelle : c’est la moitié de sa valeur.
    .missed = Les autres ont acheté les cartes. Recommencez et enchérissez.
lesson-classic-auction-look = Les cartes Traîtrise se vendent face cachée. Vous êtes les Atréides et pouvez regarder : celle-ci est { classic-card-crysknife }, une arme.
lesson-classic-auction-bid = Les Harkonnen misent 1. Misez 2 : la plus haute mise l’emporte quand tous les autres ont passé.
    .other = Si vous passez, la carte va à un autre. Vous pourrez enchérir sur la suivante.

## Dune: battle

lesson-classic-battle = Gagnez une bataille
    .goal = Chassez les Harkonnen de { classic-territory-carthag }.
    .won = 10 contre 7. Vous perdez les 4 troupes composées ; le perdant perd tout ce qu’il avait là.
    .missed = Vous avez perdu la bataille. Recommencez : le nombre composé et la force du chef s’additionnent.
lesson-classic-battle-foes = Deux factions sont dans { classic-territory-carthag }, elles doivent donc se battre : vous avez 7 troupes, les Harkonnen 4.
lesson-classic-battle-plan = Tournez la roue sur 4 et prenez { classic-leader-hasimir-fenring }, qui ajoute 6 : cela fait 10, le maximum des Harkonnen. L’égalité est pour vous, l’agresseur. Puis scellez le plan.

## Dune: weapons

lesson-classic-weapons = Armes et défenses
    .goal = Battez une armée plus nombreuse avec deux cartes.
    .won = Un chef mort n’ajoute rien. Votre Bouclier a sauvé le vôtre, votre { classic-card-crysknife } a tué le leur, et 3 troupes en ont battu 5.
    .missed = Sans les deux cartes, cette bataille est perdue. Recommencez et mettez-les dans votre plan.
lesson-classic-weapons-cards = 5 troupes Harkonnen contre vos 3. Mais vous tenez une arme et une défense.
lesson-classic-weapons-weapon = { classic-card-crysknife } est votre arme : elle tue le chef adverse s’il n’a pas de Bouclier.
lesson-classic-weapons-defense = { classic-card-shield } est votre défense : il arrête les armes à projectiles.
lesson-classic-weapons-plan = Composez 2 : davantage serait perdu. Envoyez { classic-leader-caid } : les cartes exigent un chef. Mettez les deux cartes dans le plan et scellez-le.

## Dune: traitors

lesson-classic-traitor = Dénoncez le traître
    .goal = Gagnez une bataille ingagnable.
    .won = Leur chef était à vous depuis le début. Ils perdent leurs 8 troupes, et vous rien. Pensez-y en envoyant un chef.
    .missed = Vous êtes resté muet, et l’Empereur a gagné. Recommencez et dénoncez le traître.
lesson-classic-traitor-traitors = 8 troupes de l’Empereur contre vos 2. Mais { classic-leader-hasimir-fenring } est l’une de vos cartes Traître.
lesson-classic-traitor-plan = Composez 1 et envoyez { classic-leader-umman-kudu }, votre chef le plus faible : si l’Empereur envoie son traître, vous ne perdez rien. Scellez le plan.
lesson-classic-traitor-treason = L’Empereur l’a bien envoyé. Dénoncez le traître : vous gagnez aussitôt.

## Dune: revival

lesson-classic-revival = Ramenez les morts
    .goal = Enrôlez 3 troupes.
    .won = Trois troupes attendent de nouveau dans vos réserves. L’enrôlement gratuit revient à chaque tour : ne l’oubliez jamais.
    .missed = Les autres se déplacent déjà. Recommencez et enrôlez-en trois.
lesson-classic-revival-tanks = 6 de vos troupes sont dans les Cuves Tleilaxu, avec { classic-leader-hasimir-fenring }.
lesson-classic-revival-revive = Enrôlez-en 3, le maximum permis : une est gratuite pour vous, les autres coûtent 2 Épices chacune.

## Dune: alliances

lesson-classic-alliance = Formez une Alliance
    .goal = Alliez-vous aux Fremen.
    .won = Les alliés ne se battent jamais entre eux et gagnent ensemble. Cela dure au moins jusqu’au prochain ver.
    .missed = Le Nexus est terminé. Recommencez et acceptez leur offre.
lesson-classic-alliance-worm = Un ver est venu, et c’est un Nexus : le seul moment où les Alliances se nouent et se rompent. Guerriers Fremen et Épice impériale vont bien ensemble.
lesson-classic-alliance-accept = Les Fremen vous proposent une Alliance. Acceptez-la : il faut que les deux la veuillent.

## Dune: victory

lesson-classic-victory = Trois forteresses
    .goal = Gagnez la partie.
    .won = Trois forteresses à la fin du tour : Arrakis est à vous. Vous en savez assez pour une partie entière.
    .missed = Vous n’en teniez pas trois à la fin du tour. Recommencez, et prenez celle qui est vide.
lesson-classic-victory-three = Vous tenez { classic-territory-carthag } et { classic-territory-arrakeen }. Une troisième forteresse à la fin du tour donne la victoire.
lesson-classic-victory-ship = Vous jouez le dernier, donc personne ne peut réagir. Débarquez dans { classic-territory-tueks-sietch }.
lesson-classic-victory-forces = 5 troupes suffisent largement : plus personne ne peut venir.
lesson-classic-victory-stay = Laissez tout en place : passez votre mouvement.

## Dune: the first game

lesson-classic-first-game = Votre première partie
    .goal = Jouez huit tours avec les Harkonnen, avec un objectif par tour et un conseil quand vous voulez.
    .won = Voilà une partie entière. Regardez ses tournants, et essayez une autre faction.
lesson-classic-first-game-turn-1 = Tour 1 : vous tenez { classic-territory-carthag }. Débarquez quelques troupes près de l’Épice, jamais sur le chemin de la tempête, et récoltez.
    .goal = 11 Épices
lesson-classic-first-game-turn-2 = Tour 2 : achetez une carte Traîtrise : avec chacune vous en piochez une autre gratuitement. Gardez de l’Épice pour débarquer.
    .goal = 4 cartes Traîtrise
lesson-classic-first-game-turn-3 = Tour 3 : prenez une deuxième forteresse, vide ou mal tenue.
    .goal = 2 forteresses
lesson-classic-first-game-turn-4 = Tour 4 : enrôlez ce qui est gratuit, récoltez l’Épice, et regardez qui est près de gagner.
    .goal = 8 Épices
lesson-classic-first-game-turn-5 = Tour 5 : choisissez une bataille gagnée d’avance : une arme imparable, ou un chef qui est votre traître.
    .goal = 2 forteresses
lesson-classic-first-game-turn-6 = Tour 6 : rassemblez des troupes à portée d’une troisième forteresse. Après un ver, songez à un allié.
    .goal = 3 forteresses ou un allié
lesson-classic-first-game-turn-7 = Tour 7 : frappez tard dans l’ordre de la tempête, quand plus personne ne peut réagir.
    .goal = 3 forteresses
lesson-classic-first-game-turn-8 = Le tour 8 est le dernier : plus vous tenez de forteresses, mieux vous êtes placé. Tenez les vôtres, et prenez-en une de plus.
    .goal = gagner la partie
