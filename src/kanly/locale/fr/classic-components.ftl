### Dune, the classic game: the names of the components, what they do, the options and the terms.
### Labels begin with a capital; forces and terms are written as in the middle of a sentence.
### .full: the whole name of a faction; .many: the plural; .the, .of, .inline: the name as in the
### middle of a sentence, with the article or preposition that it needs there.
### "unofficial" above a name: our own translation, as the French rulebooks do not print one;
### texts and options are our own in every language.

## The game

classic-game = Dune

## Factions

classic-faction-atreides = Atreides
    .full = Maison Atreides
    .the = les Atreides
    .of = des Atreides
classic-faction-bene-gesserit = Bene Gesserit
    .the = le Bene Gesserit
    .of = du Bene Gesserit
classic-faction-emperor = Empereur
    .the = l’Empereur
    .of = de l’Empereur
classic-faction-fremen = Fremen
    .the = les Fremen
    .of = des Fremen
classic-faction-guild = Guilde
    .full = Guilde Spatiale
    .the = la Guilde
    .of = de la Guilde
classic-faction-harkonnen = Harkonnen
    .full = Maison Harkonnen
    .the = les Harkonnen
    .of = des Harkonnen

## Leaders

# unofficial
classic-leader-thufir-hawat = Thufir Hawat
# unofficial
classic-leader-lady-jessica = Dame Jessica
# unofficial
classic-leader-gurney-halleck = Gurney Halleck
classic-leader-duncan-idaho = Duncan Idaho
# unofficial
classic-leader-dr-wellington-yueh = Docteur Wellington Yueh
# unofficial
classic-leader-alia = Alia
# unofficial
classic-leader-margot-lady-fenring = Margot, Dame Fenring
# unofficial
classic-leader-mother-ramallo = Mère Ramallo
# unofficial
classic-leader-princess-irulan = Princesse Irulan
# unofficial
classic-leader-wanna-yueh = Wanna Yueh
# unofficial
classic-leader-hasimir-fenring = Hasimir Fenring
# unofficial
classic-leader-captain-aramsham = Capitaine Aramsham
# unofficial
classic-leader-caid = Caïd
# unofficial
classic-leader-burseg = Burseg
# unofficial
classic-leader-bashar = Bashar
classic-leader-stilgar = Stilgar
# unofficial
classic-leader-chani = Chani
# unofficial
classic-leader-otheym = Otheym
# unofficial
classic-leader-shadout-mapes = Shadout Mapes
# unofficial
classic-leader-jamis = Jamis
# unofficial
classic-leader-staban-tuek = Staban Tuek
# unofficial
classic-leader-master-bewt = Maître Bewt
classic-leader-esmar-tuek = Esmar Tuek
# unofficial
classic-leader-soo-soo-sook = Soo-Soo Sook
# unofficial
classic-leader-guild-representative = Représentant de la Guilde
# unofficial
classic-leader-feyd-rautha = Feyd-Rautha
# unofficial
classic-leader-beast-rabban = La Bête Rabban
# unofficial
classic-leader-piter-de-vries = Piter de Vries
# unofficial
classic-leader-captain-iakin-nefud = Capitaine Iakin Nefud
# unofficial
classic-leader-umman-kudu = Umman Kudu

## Forces

classic-force-normal = troupe
    .many = troupes
# unofficial
classic-force-starred = troupe d’élite
    .many = troupes d’élite
classic-force-sardaukar = Sardaukar
# unofficial
classic-force-fedaykin = Fedaykin
# unofficial
classic-force-advisor = conseiller
    .many = conseillers
# unofficial
classic-force-fighter = combattant
    .many = combattants

## Territories

classic-territory-arrakeen = Arrakeen
    .of = d’Arrakeen
classic-territory-carthag = Carthag
    .of = de Carthag
# unofficial
classic-territory-habbanya-sietch = Sietch Habbanya
    .the = le Sietch Habbanya
    .of = du Sietch Habbanya
classic-territory-sietch-tabr = Sietch Tabr
    .the = le Sietch Tabr
    .of = du Sietch Tabr
classic-territory-tueks-sietch = Sietch de Tuek
    .the = le Sietch de Tuek
    .of = du Sietch de Tuek
classic-territory-polar-sink = Cuvette Polaire
    .the = la Cuvette Polaire
    .of = de la Cuvette Polaire
# unofficial
classic-territory-false-wall-east = Faux Mur Est
    .the = le Faux Mur Est
    .of = du Faux Mur Est
# unofficial
classic-territory-false-wall-south = Faux Mur Sud
    .the = le Faux Mur Sud
    .of = du Faux Mur Sud
# unofficial
classic-territory-false-wall-west = Faux Mur Ouest
    .the = le Faux Mur Ouest
    .of = du Faux Mur Ouest
classic-territory-pasty-mesa = Mesa Pasty
    .the = la Mesa Pasty
    .of = de la Mesa Pasty
# unofficial
classic-territory-plastic-basin = Bassin Plastique
    .the = le Bassin Plastique
    .of = du Bassin Plastique
# unofficial
classic-territory-rim-wall-west = Rempart Ouest
    .the = le Rempart Ouest
    .of = du Rempart Ouest
classic-territory-shield-wall = Mur du Bouclier
    .the = le Mur du Bouclier
    .of = du Mur du Bouclier
# unofficial
classic-territory-arsunt = Arsunt
    .of = d’Arsunt
# unofficial
classic-territory-basin = Bassin
    .the = le Bassin
    .of = du Bassin
# unofficial
classic-territory-bight-of-the-cliff = Anse de la Falaise
    .the = l’Anse de la Falaise
    .of = de l’Anse de la Falaise
# unofficial
classic-territory-broken-land = Terre Brisée
    .the = la Terre Brisée
    .of = de la Terre Brisée
# unofficial
classic-territory-cielago-depression = Dépression de Cielago
    .the = la Dépression de Cielago
    .of = de la Dépression de Cielago
# unofficial
classic-territory-cielago-east = Cielago Est
    .of = de Cielago Est
# unofficial
classic-territory-cielago-north = Cielago Nord
    .of = de Cielago Nord
# unofficial
classic-territory-cielago-south = Cielago Sud
    .of = de Cielago Sud
# unofficial
classic-territory-cielago-west = Cielago Ouest
    .of = de Cielago Ouest
# unofficial
classic-territory-funeral-plain = Plaine Funèbre
    .the = la Plaine Funèbre
    .of = de la Plaine Funèbre
# unofficial
classic-territory-gara-kulon = Gara Kulon
    .of = de Gara Kulon
# unofficial
classic-territory-habbanya-erg = Erg d’Habbanya
    .the = l’Erg d’Habbanya
    .of = de l’Erg d’Habbanya
# unofficial
classic-territory-habbanya-ridge-flat = Plaine de la Crête d’Habbanya
    .the = la Plaine de la Crête d’Habbanya
    .of = de la Plaine de la Crête d’Habbanya
classic-territory-hagga-basin = Bassin de Hagga
    .the = le Bassin de Hagga
    .of = du Bassin de Hagga
# unofficial
classic-territory-harg-pass = Passe de Harg
    .the = la Passe de Harg
    .of = de la Passe de Harg
# unofficial
classic-territory-hole-in-the-rock = Trou dans le Roc
    .the = le Trou dans le Roc
    .of = du Trou dans le Roc
classic-territory-imperial-basin = Bassin Impérial
    .the = le Bassin Impérial
    .of = du Bassin Impérial
# unofficial
classic-territory-meridian = Méridien
    .the = le Méridien
    .of = du Méridien
# unofficial
classic-territory-old-gap = Vieille Brèche
    .the = la Vieille Brèche
    .of = de la Vieille Brèche
# unofficial
classic-territory-red-chasm = Gouffre Rouge
    .the = le Gouffre Rouge
    .of = du Gouffre Rouge
# unofficial
classic-territory-rock-outcroppings = Affleurements Rocheux
    .the = les Affleurements Rocheux
    .of = des Affleurements Rocheux
# unofficial
classic-territory-sihaya-ridge = Crête de Sihaya
    .the = la Crête de Sihaya
    .of = de la Crête de Sihaya
# unofficial
classic-territory-south-mesa = Mesa Sud
    .the = la Mesa Sud
    .of = de la Mesa Sud
classic-territory-the-great-flat = Grande Plaine
    .the = la Grande Plaine
    .of = de la Grande Plaine
# unofficial
classic-territory-the-greater-flat = Très Grande Plaine
    .the = la Très Grande Plaine
    .of = de la Très Grande Plaine
# unofficial
classic-territory-the-minor-erg = Erg Mineur
    .the = l’Erg Mineur
    .of = de l’Erg Mineur
# unofficial
classic-territory-tsimpo = Tsimpo
    .of = de Tsimpo
# unofficial
classic-territory-wind-pass = Passe du Vent
    .the = la Passe du Vent
    .of = de la Passe du Vent
# unofficial
classic-territory-wind-pass-north = Passe du Vent Nord
    .the = la Passe du Vent Nord
    .of = de la Passe du Vent Nord

## Locations and sectors

classic-location = { $territory } { $sector }
    .the = { $territory-the } { $sector }
    .of = { $territory-of } { $sector }

## Kinds of territory

classic-terrain-stronghold = Forteresse
# unofficial
classic-terrain-rock = Roc
classic-terrain-sand = Désert
classic-terrain-polar = Cuvette Polaire

## Phases

# unofficial
classic-phase-setup = Mise en place
classic-phase-storm = Tempête
classic-phase-spice-blow-nexus = Explosion d’Épice et Nexus
classic-phase-choam-charity = Aumône de la CHOM
classic-phase-bidding = Enchères
classic-phase-revival = Enrôlement
classic-phase-shipment-movement = Débarquement et Mouvement
classic-phase-battle = Batailles
classic-phase-spice-collection = Récolte de l’Épice
classic-phase-mentat-pause = Pause Mentat

## Stops

classic-stop-before-storm = Avant que la tempête n’avance
classic-stop-charity = Aumône de la CHOM
classic-stop-promise = Une promesse à l’enchère d’un allié
classic-stop-see-plan = Voir un plan de bataille
classic-stop-response-shipment = Un débarquement
classic-stop-response-several = Plusieurs avantages à la fois
classic-stops-other = Moments particuliers
classic-stops-response = Quand un avantage est utilisé
classic-stops-pause = Pauses pour les cartes

## Treachery cards

classic-card-lasgun = Laser
# unofficial
classic-card-crysknife = Krys
# unofficial
classic-card-maula-pistol = Pistolet Maula
# unofficial
classic-card-slip-tip = Pointe-Glisse
# unofficial
classic-card-stunner = Étourdisseur
# unofficial
classic-card-chaumas = Chaumas
# unofficial
classic-card-chaumurky = Chaumurky
# unofficial
classic-card-ellaca-drug = Drogue d’Ellaca
# unofficial
classic-card-gom-jabbar = Gom Jabbar
classic-card-shield = Bouclier
classic-card-snooper = Goûte-Poison
classic-card-cheap-hero = Héros de Pacotille
classic-card-tleilaxu-ghola = Ghola Tleilaxu
classic-card-family-atomics = Atomique des Familles
# unofficial
classic-card-hajr = Hajr
classic-card-karama = Karama
classic-card-truthtrance = Transe de Vérité
# unofficial
classic-card-weather-control = Contrôle Climatique
# unofficial
classic-card-baliset = Balisette
# unofficial
classic-card-jubba-cloak = Cape Jubba
# unofficial
classic-card-kulon = Kulon
# unofficial
classic-card-la-la-la = La, la, la
# unofficial
classic-card-trip-to-gamont = Voyage à Gamont

## What treachery cards do

classic-card-lasgun-text = Arme : tue le chef adverse quelle que soit la défense. Avec un Bouclier dans la bataille, d’un côté ou de l’autre, tout explose : toutes les troupes, tous les chefs et toute l’Épice du territoire sont perdus.
classic-card-crysknife-text = Arme à projectile : tue le chef adverse, sauf s’il est défendu par un Bouclier.
classic-card-maula-pistol-text = { classic-card-crysknife-text }
classic-card-slip-tip-text = { classic-card-crysknife-text }
classic-card-stunner-text = { classic-card-crysknife-text }
classic-card-chaumas-text = Arme empoisonnée : tue le chef adverse, sauf s’il est défendu par un Goûte-Poison.
classic-card-chaumurky-text = { classic-card-chaumas-text }
classic-card-ellaca-drug-text = { classic-card-chaumas-text }
classic-card-gom-jabbar-text = { classic-card-chaumas-text }
classic-card-shield-text = Défense : votre chef survit à une arme à projectile. Avec un Laser dans la bataille, d’un côté ou de l’autre, tout explose.
classic-card-snooper-text = Défense : votre chef survit à une arme empoisonnée.
classic-card-cheap-hero-text = Se joue à la place d’un chef, avec une force de 0 ; une arme et une défense peuvent l’accompagner. Il ne peut pas être un traître et il est défaussé après la bataille.
classic-card-tleilaxu-ghola-text = À tout moment : ressuscitez un de vos chefs ou enrôlez jusqu’à 5 de vos troupes, gratuitement et en plus de votre enrôlement normal.
classic-card-family-atomics-text = À partir du tour 2, avant le mouvement de la tempête, si vous avez une troupe sur le Mur du Bouclier ou à côté : toutes les troupes sur le Mur sont tuées, et le Bassin Impérial, Arrakeen et Carthag ne sont plus protégés de la tempête. La carte est retirée de la partie.
classic-card-hajr-text = Pendant votre mouvement : faites un mouvement de plus, avec le même groupe ou un autre.
classic-card-karama-text = Au choix : empêchez un avantage d’une autre faction jusqu’à la fin de la phase ; débarquez depuis une réserve hors planète à moitié prix, payé à la Banque d’Épices ; prenez sans payer la carte Traîtrise mise aux Enchères. Dans le jeu avancé, une fois par partie, aussi : utilisez le pouvoir spécial de votre faction.
classic-card-truthtrance-text = À tout moment : posez devant tous à un autre joueur une question sur la partie, à laquelle on répond par oui ou par non. La réponse doit être vraie.
classic-card-weather-control-text = À partir du tour 2, avant le mouvement de la tempête : vous décidez de combien de secteurs elle avance, de 0 à 10.
classic-card-baliset-text = Sans valeur : peut tenir la place d’une arme ou d’une défense dans un plan de bataille, sans aucun effet.
classic-card-jubba-cloak-text = { classic-card-baliset-text }
classic-card-kulon-text = { classic-card-baliset-text }
classic-card-la-la-la-text = { classic-card-baliset-text }
classic-card-trip-to-gamont-text = { classic-card-baliset-text }

## Kinds of treachery card

# unofficial
classic-kind-projectile-weapon = Arme à projectile
    .of = d’arme à projectile
    .inline = une arme à projectile
# unofficial
classic-kind-poison-weapon = Arme empoisonnée
    .of = d’arme empoisonnée
    .inline = une arme empoisonnée
classic-kind-lasgun = Laser
    .of = de Laser
    .inline = un Laser
classic-kind-shield = Bouclier
    .of = de Bouclier
    .inline = un Bouclier
classic-kind-snooper = Goûte-Poison
    .of = de Goûte-Poison
    .inline = un Goûte-Poison
classic-kind-cheap-hero = Héros de Pacotille
    .of = de Héros de Pacotille
    .inline = un Héros de Pacotille
classic-kind-worthless = Carte sans valeur
    .of = de carte sans valeur
    .inline = une carte sans valeur
# unofficial
classic-kind-special = Carte spéciale
    .of = de carte spéciale
    .inline = une carte spéciale

## Spice cards

classic-spice-card-cielago-north = { classic-territory-cielago-north }
classic-spice-card-cielago-south = { classic-territory-cielago-south }
classic-spice-card-the-minor-erg = { classic-territory-the-minor-erg }
classic-spice-card-red-chasm = { classic-territory-red-chasm }
classic-spice-card-south-mesa = { classic-territory-south-mesa }
classic-spice-card-sihaya-ridge = { classic-territory-sihaya-ridge }
classic-spice-card-old-gap = { classic-territory-old-gap }
classic-spice-card-broken-land = { classic-territory-broken-land }
classic-spice-card-hagga-basin = { classic-territory-hagga-basin }
classic-spice-card-rock-outcroppings = { classic-territory-rock-outcroppings }
classic-spice-card-funeral-plain = { classic-territory-funeral-plain }
classic-spice-card-the-great-flat = { classic-territory-the-great-flat }
classic-spice-card-habbanya-erg = { classic-territory-habbanya-erg }
classic-spice-card-wind-pass-north = { classic-territory-wind-pass-north }
classic-spice-card-habbanya-ridge-flat = { classic-territory-habbanya-ridge-flat }
classic-spice-card-shai-hulud = Shai-Hulud

## Parts of a faction sheet

classic-section-basic = Avantages
classic-section-alliance = Alliance
# unofficial
classic-section-advanced = Avantages avancés
classic-section-karama-power = Pouvoir spécial Karama
# unofficial
classic-section-victory = Victoire spéciale

## Advantages of the Atreides

# unofficial
classic-advantage-bidding-prescience = Prescience aux Enchères
classic-advantage-bidding-prescience-text = Avant toute mise sur une carte Traîtrise, vous pouvez la regarder, carte après carte, quand son tour vient.
# unofficial
classic-advantage-notes = Notes
classic-advantage-notes-text = Vous seul gardez une trace des cartes vues pendant les Enchères.
# unofficial
classic-advantage-spice-prescience = Prescience de l’Épice
classic-advantage-spice-prescience-text = Au début de la phase Débarquement et Mouvement, avant que quiconque agisse, vous pouvez regarder la première carte de la pioche Épice.
# unofficial
classic-advantage-battle-prescience = Prescience au combat
classic-advantage-battle-prescience-text = Dans vos batailles, après la Voix et avant la préparation des plans, vous pouvez demander un élément du plan adverse : chef, arme, défense ou nombre sur la roue. Votre adversaire est lié par sa réponse.
# unofficial
classic-advantage-battle-prescience-for-ally = Prescience pour un allié
classic-advantage-battle-prescience-for-ally-text = Vous pouvez utiliser votre prescience au combat sur l’adversaire de votre allié ; votre allié apprend la réponse.
classic-advantage-kwisatz-haderach = Kwisatz Haderach
classic-advantage-kwisatz-haderach-text = Dès que vous avez perdu 7 troupes dans des batailles, le Kwisatz Haderach peut accompagner un chef ou un Héros de Pacotille dans un territoire par tour : il ajoute 2 à votre total, sauf si ce chef est tué, et ce chef ne peut pas être déclaré traître. Seule une explosion peut le tuer.
# unofficial
classic-advantage-see-plan = Voir un plan de bataille
classic-advantage-see-plan-text = Une fois par partie, avec une carte Karama : voyez le plan de bataille complet d’un joueur avant la révélation des plans.

## Advantages of the Bene Gesserit

classic-advantage-prediction = Prédiction
classic-advantage-prediction-text = Avant la partie, vous désignez en secret une autre faction et un tour. Si cette faction gagne à ce tour, seule ou avec des alliés et sans victoire spéciale, vous gagnez seul à sa place.
# unofficial
classic-advantage-spiritual-advisor = Conseiller Spirituel
classic-advantage-spiritual-advisor-text = Chaque fois qu’une autre faction débarque depuis une réserve hors planète, vous pouvez placer gratuitement 1 troupe de votre réserve dans la Cuvette Polaire.
classic-advantage-voice = Voix
classic-advantage-voice-text = Dans vos batailles, avant la prescience et les plans, vous pouvez ordonner à votre adversaire de jouer, ou de ne pas jouer, une sorte de carte : arme à projectile, arme empoisonnée, Laser, Bouclier, Goûte-Poison, Héros de Pacotille ou carte sans valeur. Il obéit s’il le peut.
# unofficial
classic-advantage-voice-for-ally = Voix pour un allié
classic-advantage-voice-for-ally-text = Vous pouvez utiliser la Voix sur l’adversaire de votre allié.
# unofficial
classic-advantage-charity = Aumône
classic-advantage-charity-text = Vous recevez 2 Épices à chaque Aumône de la CHOM, quoi que vous possédiez.
# unofficial
classic-advantage-advisors = Conseillers
classic-advantage-advisors-text = Vous commencez avec 1 conseiller à l’endroit de votre choix. Quand une autre faction débarque depuis une réserve hors planète, vous pouvez placer gratuitement 1 conseiller au même endroit, au lieu d’une troupe dans la Cuvette Polaire, sauf si vous y avez des combattants.
# unofficial
classic-advantage-coexistence = Coexistence
classic-advantage-coexistence-text = Les conseillers partagent un territoire avec n’importe qui : ils ne combattent pas, ne récoltent pas, n’occupent ni ne bloquent rien et ne donnent pas d’ornithoptères. Tempête, Vers des Sables, explosions et atomique les tuent comme des troupes.
# unofficial
classic-advantage-fighters = Combattants
classic-advantage-fighters-text = Dans un territoire, vos pions sont tous combattants ou tous conseillers ; vos débarquements arrivent en combattants. Des conseillers seuls deviennent aussitôt combattants ; pour ceux qui rejoignent d’autres factions, vous choisissez.
# unofficial
classic-advantage-intrusion = Intrusion
classic-advantage-intrusion-text = Quand une autre faction, non alliée, débarque, se déplace ou arrive à dos de Ver dans un territoire où vous avez des combattants, vous pouvez aussitôt les changer tous en conseillers.
# unofficial
classic-advantage-battle-announcement = Annonce de bataille
classic-advantage-battle-announcement-text = Avant tout débarquement, vous pouvez désigner des territoires où tous vos conseillers deviennent combattants : pas à côté d’un allié, pas dans la tempête, pas comme troisième faction dans une forteresse.
# unofficial
classic-advantage-worthless-as-karama = Cartes sans valeur comme Karama
classic-advantage-worthless-as-karama-text = Vous pouvez jouer une carte sans valeur comme une carte Karama. Vous n’avez pas de pouvoir spécial Karama.

## Advantages of the Emperor

# unofficial
classic-advantage-treachery-payment = Paiement des cartes Traîtrise
classic-advantage-treachery-payment-text = Les autres factions vous paient, à vous et non à la Banque d’Épices, les cartes Traîtrise qu’elles achètent. Vous payez les vôtres à la Banque d’Épices.
# unofficial
classic-advantage-gift-to-ally = Don à un allié
classic-advantage-gift-to-ally-text = Vous pouvez donner de l’Épice à votre allié à tout moment, pour tout usage.
# unofficial
classic-advantage-ally-extra-revival = Enrôlement supplémentaire pour un allié
classic-advantage-ally-extra-revival-text = Pendant l’Enrôlement, vous pouvez payer 2 Épices chacune pour jusqu’à 3 troupes de votre allié, en plus de celles qu’il peut enrôler lui-même.
classic-advantage-sardaukar = Sardaukar
classic-advantage-sardaukar-text = 5 de vos troupes sont des Sardaukar : elles valent 2 au combat et comme pertes, mais 1 contre les Fremen. On en enrôle au plus une par tour ; pour le reste, chacune est une troupe.
# unofficial
classic-advantage-revive-free = Enrôlement gratuit
classic-advantage-revive-free-text = Une fois par partie, avec une carte Karama : enrôlez jusqu’à 3 de vos troupes ou ressuscitez 1 de vos chefs gratuitement, en plus de votre enrôlement normal.

## Advantages of the Fremen

classic-advantage-reinforcements = Renforts
classic-advantage-reinforcements-text = Vous ne débarquez pas. À la place, vous pouvez amener gratuitement autant de troupes de votre réserve que vous voulez sur la Grande Plaine ou dans un territoire à deux territoires d’elle au plus.
# unofficial
classic-advantage-movement-two = Mouvement de deux
classic-advantage-movement-two-text = Votre groupe se déplace de deux territoires au plus, de trois avec des ornithoptères.
# unofficial
classic-advantage-worm-immunity = Immunité aux Vers
classic-advantage-worm-immunity-text = Les Vers des Sables ne dévorent pas vos troupes. Après le Nexus, vos troupes d’un territoire où un Ver est apparu peuvent le chevaucher vers un endroit quelconque ; ce n’est pas votre mouvement.
# unofficial
classic-advantage-worm-protection-of-ally = Protection d’un allié contre les Vers
classic-advantage-worm-protection-of-ally-text = Quand un Ver des Sables atteint des troupes de votre allié, vous décidez s’il les épargne.
# unofficial
classic-advantage-ally-free-revival = Enrôlement gratuit pour un allié
classic-advantage-ally-free-revival-text = Vous pouvez laisser votre allié enrôler 3 troupes gratuitement dans un tour.
# unofficial
classic-advantage-share-fremen-victory = Victoire Fremen partagée
classic-advantage-share-fremen-victory-text = Votre allié partage votre victoire spéciale.
# unofficial
classic-advantage-storm-cards = Cartes Tempête
classic-advantage-storm-cards-text = Après la première tempête, une carte Tempête de 1 à 6 déplace la tempête à la place des roues. Elle est tirée un tour à l’avance, et vous pouvez la regarder.
# unofficial
classic-advantage-extra-worm-placement = Placement d’autres Vers
classic-advantage-extra-worm-placement-text = Dans une Explosion d’Épice, vous placez chaque Ver après le premier dans un territoire de désert de votre choix ; il y dévore tout et peut être chevauché.
# unofficial
classic-advantage-storm-half-losses = Demi-pertes dans la tempête
classic-advantage-storm-half-losses-text = Dans un endroit frappé par la tempête, seule la moitié de vos troupes est tuée, arrondie à l’unité supérieure. Vous pouvez amener des réserves dans la tempête avec la même perte.
# unofficial
classic-advantage-fedaykin = Fedaykin
classic-advantage-fedaykin-text = 3 de vos troupes sont des Fedaykin : elles valent 2 au combat et comme pertes, contre tous. On en enrôle au plus une par tour ; pour le reste, chacune est une troupe.
# unofficial
classic-advantage-free-full-strength = Pleine puissance sans Épice
classic-advantage-free-full-strength-text = En combat avancé, vos troupes comptent à pleine puissance sans Épice.
# unofficial
classic-advantage-call-worm = Appel d’un Ver
classic-advantage-call-worm-text = Une fois par partie, avec une carte Karama, pendant la phase Explosion d’Épice à partir du tour 2 : placez un Ver des Sables dans un territoire de désert. Il dévore tout, peut être chevauché et ne cause pas de Nexus.
# unofficial
classic-advantage-fremen-victory = Victoire Fremen
classic-advantage-fremen-victory-text = Si personne n’a gagné après le dernier tour, vous gagnez si aucune autre faction n’occupe le Sietch Tabr ni le Sietch Habbanya et si ni Harkonnen, ni Atreides, ni Empereur n’occupe le Sietch de Tuek.

## Advantages of the Guild

# unofficial
classic-advantage-shipment-payment = Paiement des débarquements
classic-advantage-shipment-payment-text = Les autres factions vous paient leurs débarquements, à vous et non à la Banque d’Épices. Vous payez les vôtres à la Banque d’Épices.
# unofficial
classic-advantage-three-shipments = Trois sortes de débarquement
classic-advantage-three-shipments-text = Votre débarquement du tour vient de votre réserve, va d’un territoire à n’importe quel autre ou ramène des troupes d’un territoire à votre réserve.
# unofficial
classic-advantage-half-price = Moitié prix
classic-advantage-half-price-text = Vous débarquez à moitié prix, arrondi à l’unité supérieure ; vers votre réserve, 2 troupes coûtent 1 Épice.
# unofficial
classic-advantage-half-price-for-ally = Moitié prix pour un allié
classic-advantage-half-price-for-ally-text = Votre allié débarque depuis sa réserve, ou d’un territoire à un autre, à moitié prix et vous paie.
# unofficial
classic-advantage-share-guild-victory = Victoire de la Guilde partagée
classic-advantage-share-guild-victory-text = Votre allié partage votre victoire spéciale.
# unofficial
classic-advantage-timing = Choix du moment
classic-advantage-timing-text = Vous pouvez jouer votre Débarquement et Mouvement avant celui de n’importe quelle autre faction, ou en dernier ; les autres gardent leur ordre.
# unofficial
classic-advantage-stop-shipment = Arrêt d’un débarquement
classic-advantage-stop-shipment-text = Une fois par partie, avec une carte Karama : arrêtez un débarquement hors planète d’une autre faction quand il est annoncé.
# unofficial
classic-advantage-guild-victory = Victoire de la Guilde
classic-advantage-guild-victory-text = Si personne n’a gagné après le dernier tour et que les Fremen ne remplissent pas leur propre condition, vous gagnez.

## Advantages of the Harkonnen

classic-advantage-traitors = Traîtres
classic-advantage-traitors-text = Vous gardez les 4 cartes Traître reçues ; chacune qui nomme un chef d’une autre faction peut servir.
classic-advantage-treachery = Traîtrise
classic-advantage-treachery-text = Vous avez jusqu’à 8 cartes Traîtrise en main et commencez avec 2. Après chaque carte achetée, vous en piochez une de plus, sauf si vous en avez 8.
# unofficial
classic-advantage-traitor-for-ally = Traîtres pour un allié
classic-advantage-traitor-for-ally-text = Vous pouvez utiliser vos traîtres contre l’adversaire de votre allié.
# unofficial
classic-advantage-capture-leader = Capture d’un chef
classic-advantage-capture-leader-text = Après avoir gagné une bataille, vous pouvez prendre au hasard un chef vivant du perdant : tuez-le pour 2 Épices ou gardez-le pour l’utiliser dans une bataille.
# unofficial
classic-advantage-swap-cards = Échange de cartes
classic-advantage-swap-cards-text = Une fois par partie, avec une carte Karama : prenez sans regarder autant de cartes que vous voulez dans la main d’un joueur, puis rendez-lui autant de cartes de votre choix.

## What a Karama stops

classic-power-bidding-prescience = { classic-advantage-bidding-prescience }
classic-power-spice-prescience = { classic-advantage-spice-prescience }
classic-power-battle-prescience = { classic-advantage-battle-prescience }
classic-power-kwisatz-haderach = { classic-advantage-kwisatz-haderach }
classic-power-spiritual-advisor = { classic-advantage-spiritual-advisor }
classic-power-voice = { classic-advantage-voice }
classic-power-charity = { classic-advantage-charity }
classic-power-worthless-as-karama = { classic-advantage-worthless-as-karama }
# unofficial
classic-power-flip-to-fighters = Conseillers devenant combattants
classic-power-intrusion = { classic-advantage-intrusion }
classic-power-treachery-payment = { classic-advantage-treachery-payment }
classic-power-gift-to-ally = { classic-advantage-gift-to-ally }
classic-power-ally-extra-revival = { classic-advantage-ally-extra-revival }
classic-power-sardaukar = { classic-advantage-sardaukar }
classic-power-movement-two = { classic-advantage-movement-two }
classic-power-worm-immunity = { classic-advantage-worm-immunity }
classic-power-worm-protection-of-ally = { classic-advantage-worm-protection-of-ally }
classic-power-ally-free-revival = { classic-advantage-ally-free-revival }
# unofficial
classic-power-storm-card-peek = Regard sur la carte Tempête
classic-power-extra-worm-placement = { classic-advantage-extra-worm-placement }
classic-power-storm-half-losses = { classic-advantage-storm-half-losses }
classic-power-fedaykin = { classic-advantage-fedaykin }
classic-power-free-full-strength = { classic-advantage-free-full-strength }
# unofficial
classic-power-extra-card = Carte Traîtrise supplémentaire
classic-power-traitor-for-ally = { classic-advantage-traitor-for-ally }
classic-power-capture-leader = { classic-advantage-capture-leader }
classic-power-shipment-payment = { classic-advantage-shipment-payment }
classic-power-half-price = { classic-advantage-half-price }
classic-power-half-price-for-ally = { classic-advantage-half-price-for-ally }
# unofficial
classic-power-special-shipments = Débarquements croisés et retours
classic-power-timing = { classic-advantage-timing }

## Terms: pieces and cards

classic-term-faction = faction
    .many = factions
classic-term-traitor = traître
    .many = traîtres
# unofficial
classic-term-captive = captif
    .many = captifs
classic-term-spice = Épice
classic-term-kwisatz-haderach = Kwisatz Haderach
# unofficial
classic-term-storm-card = carte Tempête
    .many = cartes Tempête

## Terms: places

classic-term-stronghold = forteresse
    .many = forteresses
classic-term-reserves = réserve
classic-term-tanks = Cuves Tleilaxu

## Terms: play

classic-term-deal = accord
    .many = accords
classic-term-prediction = prédiction
classic-term-advanced-game = jeu avancé

## Parts of a battle plan, as Prescience names them

# unofficial
classic-element-dial = Nombre sur la roue
    .the = le nombre sur la roue
classic-element-leader = Chef
    .the = le chef
classic-element-weapon = Arme
    .the = l’arme
classic-element-defense = Défense
    .the = la défense

## What may be shown to others

classic-secret-hand = Cartes Traîtrise
classic-secret-traitors = Cartes Traître
classic-secret-prediction = Prédiction
classic-secret-spice = Épice

## Options

classic-options-advanced = Parties du Jeu Avancé
classic-options-advanced-text = Chaque partie peut se jouer seule.
classic-options-customs = Usages de la table
classic-options-customs-text = Des points sur lesquels les tables diffèrent, chacun comme on le joue le plus souvent si vous ne dites rien.
classic-preset-basic = Jeu de base
classic-preset-basic-text = Le jeu de base : vite appris, chaque faction avec ses principaux avantages.
classic-preset-advanced = Jeu avancé
classic-preset-advanced-text = Le jeu entier : tous les avantages, l’Épice au combat, les pouvoirs des cartes Karama.
classic-preset-tournament = Tournoi
classic-preset-tournament-text = Le Jeu Avancé comme on le joue en tournoi : factions choisies en secret et jamais échangées, nouvelle donne des Harkonnen et Mur du Bouclier qui peut devenir une forteresse.
classic-option-factions = Factions
classic-option-factions-text = Qui joue quelle faction.
classic-option-factions-deal = Distribuées
classic-option-factions-deal-text = Les factions sont distribuées au hasard.
classic-option-factions-draft = Choisies
classic-option-factions-draft-text = Chaque joueur tire un numéro, et le plus haut choisit en premier.
classic-option-factions-hidden = Choisies en secret
classic-option-factions-hidden-text = Tous choisissent en même temps et en secret ; de plusieurs qui veulent la même faction, le numéro le plus haut l’obtient, les autres choisissent de nouveau.
classic-option-circles = Cercles
classic-option-circles-text = Sur quels cercles du bord se trouvent les factions, dans l’ordre des places.
classic-option-advanced = Jeu Avancé
classic-option-advanced-text = Jouer avec les cinq parties du jeu avancé ?
classic-option-advanced-false = Non
classic-option-advanced-false-text = Le jeu de base, avec les parties activées une à une.
classic-option-advanced-true = Oui
classic-option-advanced-true-text = Le jeu avancé, sans les parties désactivées une à une.
classic-option-turns = Tours
classic-option-turns-text = Le nombre de tours que dure la partie au plus.
classic-option-turns-1 = 1 tour
classic-option-turns-1-text = La partie se termine au plus tard après le tour 1.
classic-option-turns-2 = 2 tours
classic-option-turns-2-text = La partie se termine au plus tard après le tour 2.
classic-option-turns-3 = 3 tours
classic-option-turns-3-text = La partie se termine au plus tard après le tour 3.
classic-option-turns-4 = 4 tours
classic-option-turns-4-text = La partie se termine au plus tard après le tour 4.
classic-option-turns-5 = 5 tours
classic-option-turns-5-text = La partie se termine au plus tard après le tour 5.
classic-option-turns-6 = 6 tours
classic-option-turns-6-text = La partie se termine au plus tard après le tour 6.
classic-option-turns-7 = 7 tours
classic-option-turns-7-text = La partie se termine au plus tard après le tour 7.
classic-option-turns-8 = 8 tours
classic-option-turns-8-text = La partie se termine au plus tard après le tour 8.
classic-option-turns-9 = 9 tours
classic-option-turns-9-text = La partie se termine au plus tard après le tour 9.
classic-option-turns-10 = 10 tours
classic-option-turns-10-text = La partie se termine au plus tard après le tour 10.
classic-option-spice-flow = Augmentation du Flux d’Épice
classic-option-spice-flow-text = Les villes et le Sietch de Tuek rapportent de l’Épice à leurs occupants ?
classic-option-spice-flow-false = Non
classic-option-spice-flow-false-text = On ne récolte que l’Épice posée sur le plateau.
classic-option-spice-flow-true = Oui
classic-option-spice-flow-true-text = Pendant la Récolte, Arrakeen et Carthag rapportent 2 Épices chacune, le Sietch de Tuek 1.
classic-option-double-blow = Double Explosion d’Épice
classic-option-double-blow-text = Y a-t-il deux Explosions d’Épice par tour ?
classic-option-double-blow-false = Non
classic-option-double-blow-false-text = Une Explosion d’Épice par tour.
classic-option-double-blow-true = Oui
classic-option-double-blow-true-text = Deux Explosions d’Épice par tour, chacune avec sa propre pile de défausse, où viennent ses Vers des Sables.
classic-option-advanced-combat = Combat Avancé
classic-option-advanced-combat-text = Les troupes ont besoin d’Épice pour combattre à pleine puissance ?
classic-option-advanced-combat-false = Non
classic-option-advanced-combat-false-text = Chaque troupe compte à pleine puissance.
classic-option-advanced-combat-true = Oui
classic-option-advanced-combat-true-text = Une troupe compte à pleine puissance si 1 Épice est dépensée pour elle dans le plan de bataille, sinon pour moitié.
classic-option-advanced-karama = Cartes Karama Avancées
classic-option-advanced-karama-text = Les factions ont un pouvoir spécial Karama ?
classic-option-advanced-karama-false = Non
classic-option-advanced-karama-false-text = Une carte Karama n’a que ses usages ordinaires.
classic-option-advanced-karama-true = Oui
classic-option-advanced-karama-true-text = Une fois par partie, une carte Karama permet d’utiliser le pouvoir spécial de sa faction.
classic-option-advanced-factions = Avantages avancés
classic-option-advanced-factions-text = Les factions ont les avantages avancés de leur feuille ?
classic-option-advanced-factions-false = Non
classic-option-advanced-factions-false-text = Seuls les avantages de base sont en jeu.
classic-option-advanced-factions-true = Oui
classic-option-advanced-factions-true-text = Cartes Tempête, troupes d’élite, conseillers, Kwisatz Haderach, captifs et autres sont en jeu.
classic-option-alliance-variant = Alliances
classic-option-alliance-variant-text = La taille maximale d’une Alliance et le nombre de forteresses qu’il lui faut pour gagner.
classic-option-alliance-variant-2-members-4-strongholds = 2 membres, 4 forteresses
classic-option-alliance-variant-2-members-4-strongholds-text = Deux membres au plus, qui gagnent avec 4 forteresses ensemble.
classic-option-alliance-variant-2-members-3-strongholds = 2 membres, 3 forteresses
classic-option-alliance-variant-2-members-3-strongholds-text = Deux membres au plus, qui gagnent avec 3 forteresses ensemble.
classic-option-alliance-variant-3-members-4-strongholds = 3 membres, 4 forteresses
classic-option-alliance-variant-3-members-4-strongholds-text = Trois membres au plus, qui gagnent avec 4 forteresses ensemble.
classic-option-alliance-variant-3-members-3-strongholds = 3 membres, 3 forteresses
classic-option-alliance-variant-3-members-3-strongholds-text = Trois membres au plus, qui gagnent avec 3 forteresses ensemble.
classic-option-alliance-variant-unlimited-members-3-strongholds = Membres sans limite, 3 forteresses
classic-option-alliance-variant-unlimited-members-3-strongholds-text = Autant de membres que l’on veut, mais pas tous, qui gagnent avec 3 forteresses ensemble.
classic-option-alliance-limit = Taille des Alliances
classic-option-alliance-limit-text = Le nombre de membres d’une Alliance au plus.
classic-option-alliance-limit-0 = Selon la variante
classic-option-alliance-limit-0-text = Autant que le dit la sorte d’Alliances choisie.
classic-option-alliance-limit-2 = 2 membres
classic-option-alliance-limit-2-text = Deux membres au plus.
classic-option-alliance-limit-3 = 3 membres
classic-option-alliance-limit-3-text = Trois membres au plus.
classic-option-alliance-limit-6 = Membres sans limite
classic-option-alliance-limit-6-text = Autant de membres que l’on veut, mais pas tous.
classic-option-strongholds-to-win = Forteresses d’une Alliance
classic-option-strongholds-to-win-text = Le nombre de forteresses qu’il faut à une Alliance pour gagner.
classic-option-strongholds-to-win-0 = Selon la variante
classic-option-strongholds-to-win-0-text = Autant que le dit la sorte d’Alliances choisie.
classic-option-strongholds-to-win-3 = 3 forteresses
classic-option-strongholds-to-win-3-text = 3 forteresses ensemble.
classic-option-strongholds-to-win-4 = 4 forteresses
classic-option-strongholds-to-win-4-text = 4 forteresses ensemble.
classic-option-swap-factions = Échange de factions
classic-option-swap-factions-text = Les joueurs peuvent échanger leurs factions juste après la distribution ou le choix ?
classic-option-swap-factions-true = Oui
classic-option-swap-factions-true-text = Les joueurs peuvent échanger d’un commun accord.
classic-option-swap-factions-false = Non
classic-option-swap-factions-false-text = Chacun garde la faction reçue ou choisie.
classic-option-two-factions = Deux factions chacun
classic-option-two-factions-text = Chacun des deux joueurs joue deux factions ?
classic-option-two-factions-false = Non
classic-option-two-factions-false-text = Chaque joueur joue une faction.
classic-option-two-factions-true = Oui
classic-option-two-factions-true-text = Quatre factions sont en jeu, deux pour chaque joueur.
classic-option-first-storm-kills = Première tempête
classic-option-first-storm-kills-text = Ce que la tempête frappe quand elle est placée au tour 1.
classic-option-first-storm-kills-final-sector-only = Son dernier secteur
classic-option-first-storm-kills-final-sector-only-text = Seul le secteur où elle s’arrête est frappé.
classic-option-first-storm-kills-all-sectors-passed = Tous les secteurs traversés
classic-option-first-storm-kills-all-sectors-passed-text = Chaque secteur où elle entre est frappé.
classic-option-first-storm-kills-none = Rien
classic-option-first-storm-kills-none-text = Aucun secteur n’est frappé.
classic-option-storm-move-zero = Tempête immobile
classic-option-storm-move-zero-text = Ce qui se passe quand la tempête avance de 0 secteur.
classic-option-storm-move-zero-no-damage = Aucun dommage
classic-option-storm-move-zero-no-damage-text = Rien n’est frappé.
classic-option-storm-move-zero-hit-current-sector = Son secteur est frappé
classic-option-storm-move-zero-hit-current-sector-text = Le secteur où se trouve la tempête est de nouveau frappé.
classic-option-battle-under-storm = Bataille dans la tempête
classic-option-battle-under-storm-text = Des troupes dans la tempête s’affrontent ?
classic-option-battle-under-storm-false = Aucune
classic-option-battle-under-storm-false-text = Les troupes dans la tempête ne combattent pas.
classic-option-battle-under-storm-same-sector-only = Dans le même secteur
classic-option-battle-under-storm-same-sector-only-text = Des troupes qui sont dans le même secteur de la tempête s’affrontent.
classic-option-spice-deck-reshuffle-advanced = Pioche Épice épuisée
classic-option-spice-deck-reshuffle-advanced-text = Quelles cartes Épice forment la nouvelle pioche quand la pioche Épice est épuisée.
classic-option-spice-deck-reshuffle-advanced-all-cards-of-both-piles = Toutes les cartes défaussées
classic-option-spice-deck-reshuffle-advanced-all-cards-of-both-piles-text = Toutes les cartes défaussées sont mélangées ; le prochain Ver des Sables vient encore au territoire qui était au sommet de sa pile.
classic-option-spice-deck-reshuffle-advanced-keep-top-territory-cards = Toutes sauf les territoires au sommet
classic-option-spice-deck-reshuffle-advanced-keep-top-territory-cards-text = Les cartes de territoire au sommet des piles y restent ; toutes les autres sont mélangées.
classic-option-bid-again-after-pass = Miser après avoir passé
classic-option-bid-again-after-pass-text = Une faction qui a passé peut encore miser sur la même carte ?
classic-option-bid-again-after-pass-true = Permis
classic-option-bid-again-after-pass-true-text = Une faction qui a passé peut miser quand son tour revient.
classic-option-bid-again-after-pass-false = Interdit
classic-option-bid-again-after-pass-false-text = Une fois passé, on ne mise plus sur cette carte.
classic-option-karama-scope = Portée d’une carte Karama
classic-option-karama-scope-text = Combien de temps une carte Karama empêche un avantage.
classic-option-karama-scope-phase = La phase
classic-option-karama-scope-phase-text = Jusqu’à la fin de la phase.
classic-option-karama-scope-single-use = Une utilisation
classic-option-karama-scope-single-use-text = Pour une seule utilisation : une carte, un débarquement ou une bataille.
classic-option-karama-overbid = Miser sur une carte Karama
classic-option-karama-overbid-text = Le détenteur d’une carte Karama peut miser plus d’Épices qu’il n’en a ?
classic-option-karama-overbid-true = Permis
classic-option-karama-overbid-true-text = Il le peut ; si la mise l’emporte, il doit jouer la carte Karama et ne paie rien.
classic-option-karama-overbid-false = Interdit
classic-option-karama-overbid-false-text = Aucune mise ne peut dépasser ce qui peut être payé.
classic-option-ally-transit = Traversée d’un allié
classic-option-ally-transit-text = Des troupes peuvent traverser un territoire où se trouve un allié ?
classic-option-ally-transit-forbidden = Interdit
classic-option-ally-transit-forbidden-text = Traverser compte comme entrer et c’est interdit.
classic-option-ally-transit-pass-through-and-ship-then-leave = Permis
classic-option-ally-transit-pass-through-and-ship-then-leave-text = Des troupes peuvent traverser, et débarquer si elles repartent au même tour.
classic-option-ally-shipping-contribution = Part d’un allié au débarquement
classic-option-ally-shipping-contribution-text = Où va l’Épice qu’un allié paie pour un débarquement.
classic-option-ally-shipping-contribution-to-guild-directly = Comme le reste du prix
classic-option-ally-shipping-contribution-to-guild-directly-text = Elle va à celui qui reçoit le reste du prix ; ce que la Guilde paie pour son allié va à la Banque d’Épices.
classic-option-ally-shipping-contribution-via-shipper = Par celui qui débarque
classic-option-ally-shipping-contribution-via-shipper-text = Elle compte comme Épice de la faction qui débarque : ce que la Guilde paie pour son allié lui revient.
classic-option-ally-separation = Séparation des nouveaux alliés
classic-option-ally-separation-text = Quand des alliés dans le même territoire doivent se séparer.
classic-option-ally-separation-same-turn = Au même tour
classic-option-ally-separation-same-turn-text = Au mouvement qui suit le Nexus.
classic-option-ally-separation-next-turn = Au tour suivant
classic-option-ally-separation-next-turn-text = Au mouvement du tour suivant.
classic-option-ally-again-when-left = Nouvelle Alliance après une rupture subie
classic-option-ally-again-when-left-text = Une faction que son nouvel allié quitte peut s’allier de nouveau dans le même Nexus ?
classic-option-ally-again-when-left-true = Permis
classic-option-ally-again-when-left-true-text = Une faction laissée seule peut s’allier de nouveau ; celle qui rompt sa nouvelle Alliance ne le peut pas.
classic-option-ally-again-when-left-false = Interdit
classic-option-ally-again-when-left-false-text = Dans un Nexus, une faction forme ou rejoint au plus une Alliance, même si une autre la rompt.
classic-option-advisors-with-ally = Conseillers à côté d’un allié
classic-option-advisors-with-ally-text = Des conseillers peuvent partager un territoire avec un allié ?
classic-option-advisors-with-ally-must-separate = Séparation
classic-option-advisors-with-ally-must-separate-text = Ils se séparent comme les autres troupes alliées.
classic-option-advisors-with-ally-coexist = Coexistence
classic-option-advisors-with-ally-coexist-text = Ils peuvent rester ensemble.
classic-option-bg-ship-onto-advisors = Débarquer près de ses conseillers
classic-option-bg-ship-onto-advisors-text = Le Bene Gesserit peut débarquer dans un territoire où il a des conseillers ?
classic-option-bg-ship-onto-advisors-join-as-advisors = Comme conseillers
classic-option-bg-ship-onto-advisors-join-as-advisors-text = Ce qui arrive devient conseiller.
classic-option-bg-ship-onto-advisors-forbidden = Interdit
classic-option-bg-ship-onto-advisors-forbidden-text = Un tel débarquement est refusé.
classic-option-reposition-within-territory = Mouvement dans un territoire
classic-option-reposition-within-territory-text = Des troupes peuvent passer d’un secteur à un autre du même territoire ?
classic-option-reposition-within-territory-allowed-as-the-move = Permis comme mouvement
classic-option-reposition-within-territory-allowed-as-the-move-text = Elles le peuvent ; c’est alors tout le mouvement du tour.
classic-option-reposition-within-territory-forbidden = Interdit
classic-option-reposition-within-territory-forbidden-text = Un mouvement se termine dans un autre territoire.
classic-option-worthless-two-in-one-plan = Deux cartes sans valeur
classic-option-worthless-two-in-one-plan-text = Un plan de bataille peut contenir deux cartes sans valeur ?
classic-option-worthless-two-in-one-plan-true = Permis
classic-option-worthless-two-in-one-plan-true-text = L’une peut tenir lieu d’arme et l’autre de défense.
classic-option-worthless-two-in-one-plan-false = Interdit
classic-option-worthless-two-in-one-plan-false-text = Un plan en contient au plus une.
classic-option-explosion-kills-leaders-left-from-earlier-battles = Chefs dans une explosion
classic-option-explosion-kills-leaders-left-from-earlier-battles-text = Une explosion tue les chefs qui ont combattu plus tôt dans le territoire pendant la phase ?
classic-option-explosion-kills-leaders-left-from-earlier-battles-true = Tous ceux présents
classic-option-explosion-kills-leaders-left-from-earlier-battles-true-text = Tous les chefs dans le territoire sont tués, quel que soit leur propriétaire.
classic-option-explosion-kills-leaders-left-from-earlier-battles-false = Ceux des deux plans
classic-option-explosion-kills-leaders-left-from-earlier-battles-false-text = Seuls les chefs des deux plans de bataille sont tués.
classic-option-traitor-winner-leader-free = Chef de qui déclare la Trahison
classic-option-traitor-winner-leader-free-text = Le chef de la faction qui a déclaré une Trahison peut combattre ailleurs pendant la phase ?
classic-option-traitor-winner-leader-free-false = Reste
classic-option-traitor-winner-leader-free-false-text = Il reste dans le territoire comme tout survivant.
classic-option-traitor-winner-leader-free-true = Libre
classic-option-traitor-winner-leader-free-true-text = Il compte comme non utilisé dans cette phase.
classic-option-captured-leader-kept-after-treason-win = Captif après une Trahison
classic-option-captured-leader-kept-after-treason-win-text = Ce que devient un captif dont le camp gagne par Trahison.
classic-option-captured-leader-kept-after-treason-win-returned-after-use = Rendu
classic-option-captured-leader-kept-after-treason-win-returned-after-use-text = Il retourne à son propriétaire comme après toute bataille.
classic-option-captured-leader-kept-after-treason-win-kept = Gardé
classic-option-captured-leader-kept-after-treason-win-kept-text = Il compte comme non utilisé et reste aux Harkonnen.
classic-option-contested-stronghold-counts = Forteresse disputée
classic-option-contested-stronghold-counts-text = Une forteresse que la tempête laisse à deux factions compte pour elles ?
classic-option-contested-stronghold-counts-false = Pour personne
classic-option-contested-stronghold-counts-false-text = Elle ne compte pour aucune et ne rapporte d’Épice à aucune.
classic-option-contested-stronghold-counts-true = Pour les deux
classic-option-contested-stronghold-counts-true-text = Chacune l’occupe à tous égards.
classic-option-bribe-spice-deferred = Épice des accords
classic-option-bribe-spice-deferred-text = Quand l’Épice reçue par un accord peut servir.
classic-option-bribe-spice-deferred-true = À la Pause Mentat
classic-option-bribe-spice-deferred-true-text = Elle reste devant le bouclier jusqu’à la Pause Mentat.
classic-option-bribe-spice-deferred-false = Aussitôt
classic-option-bribe-spice-deferred-false-text = Elle va aussitôt derrière le bouclier.
classic-option-fremen-move-or-ride-into-storm = Fremen dans la tempête
classic-option-fremen-move-or-ride-into-storm-text = Les Fremen peuvent se déplacer ou chevaucher dans la tempête ?
classic-option-fremen-move-or-ride-into-storm-false = Interdit
classic-option-fremen-move-or-ride-into-storm-false-text = Ils ne le peuvent pas ; seules leurs réserves peuvent y venir.
classic-option-fremen-move-or-ride-into-storm-true = Permis
classic-option-fremen-move-or-ride-into-storm-true-text = Ils peuvent y terminer un mouvement ou une chevauchée.
classic-option-fremen-reserves-via-guild-ally = Fremen débarquant avec la Guilde
classic-option-fremen-reserves-via-guild-ally-text = Les Fremen, alliés à la Guilde, peuvent débarquer leurs réserves n’importe où ?
classic-option-fremen-reserves-via-guild-ally-true = Permis
classic-option-fremen-reserves-via-guild-ally-true-text = Ils le peuvent, à moitié prix, à la place de leurs renforts.
classic-option-fremen-reserves-via-guild-ally-false = Interdit
classic-option-fremen-reserves-via-guild-ally-false-text = Leurs réserves n’arrivent que comme renforts.
classic-option-fremen-karama-worm-causes-nexus = Nexus par un Ver appelé
classic-option-fremen-karama-worm-causes-nexus-text = Le Ver des Sables que les Fremen appellent avec une carte Karama cause un Nexus ?
classic-option-fremen-karama-worm-causes-nexus-false = Non
classic-option-fremen-karama-worm-causes-nexus-false-text = Aucune Alliance n’est formée ni brisée à cause de lui.
classic-option-fremen-karama-worm-causes-nexus-true = Oui
classic-option-fremen-karama-worm-causes-nexus-true-text = Il cause un Nexus comme tout autre Ver.
classic-option-ghola-on-face-down-leader = Ghola d’un chef mort à nouveau
classic-option-ghola-on-face-down-leader-text = Un Ghola Tleilaxu peut ressusciter un chef face cachée ?
classic-option-ghola-on-face-down-leader-allowed = Permis
classic-option-ghola-on-face-down-leader-allowed-text = N’importe lequel de ses chefs morts peut être ressuscité.
classic-option-ghola-on-face-down-leader-refused = Interdit
classic-option-ghola-on-face-down-leader-refused-text = Seulement un chef face visible.
classic-option-one-starred-revival-covers-ghola = Troupes d’élite et Ghola
classic-option-one-starred-revival-covers-ghola-text = La limite d’une troupe d’élite enrôlée par tour vaut aussi pour un Ghola Tleilaxu ?
classic-option-one-starred-revival-covers-ghola-true = Limité
classic-option-one-starred-revival-covers-ghola-true-text = Elle vaut pour tout l’enrôlement du tour ensemble.
classic-option-one-starred-revival-covers-ghola-false = Illimité
classic-option-one-starred-revival-covers-ghola-false-text = Le Ghola peut enrôler autant de troupes d’élite que l’on veut.
classic-option-harkonnen-karama-timing = Échange de cartes
classic-option-harkonnen-karama-timing-text = Quand les Harkonnen peuvent utiliser leur pouvoir spécial Karama.
classic-option-harkonnen-karama-timing-any-time = À tout moment
classic-option-harkonnen-karama-timing-any-time-text = Chaque fois qu’une carte peut être jouée à tout moment.
classic-option-harkonnen-karama-timing-bidding-phase = Pendant les Enchères
classic-option-harkonnen-karama-timing-bidding-phase-text = Seulement pendant la phase d’Enchères.
classic-option-emperor-karama-timing = Enrôlement gratuit
classic-option-emperor-karama-timing-text = Quand l’Empereur peut utiliser son pouvoir spécial Karama.
classic-option-emperor-karama-timing-any-time = À tout moment
classic-option-emperor-karama-timing-any-time-text = Chaque fois qu’une carte peut être jouée à tout moment.
classic-option-emperor-karama-timing-revival-phase = Pendant l’Enrôlement
classic-option-emperor-karama-timing-revival-phase-text = Seulement pendant la phase d’Enrôlement.
classic-option-guild-karama-timing = Arrêt d’un débarquement
classic-option-guild-karama-timing-text = Quand la Guilde peut arrêter un débarquement avec son pouvoir spécial Karama.
classic-option-guild-karama-timing-when-declared = À l’annonce
classic-option-guild-karama-timing-when-declared-text = Quand il est annoncé, avant d’être payé.
classic-option-guild-karama-timing-after-shipment = Après l’arrivée
classic-option-guild-karama-timing-after-shipment-text = Aussi juste après l’arrivée des troupes.
classic-option-guild-acts-after-last = Guilde en dernier
classic-option-guild-acts-after-last-text = La Guilde peut attendre que tous les autres aient joué leur Débarquement et Mouvement ?
classic-option-guild-acts-after-last-allowed = Permis
classic-option-guild-acts-after-last-allowed-text = Elle peut jouer après le dernier.
classic-option-two-players-two-factions-alliances = Deux factions chacun : Alliances
classic-option-two-players-two-factions-alliances-text = Comment se comportent entre elles les deux factions d’un joueur.
classic-option-two-players-two-factions-alliances-separate-no-alliances = Séparées
classic-option-two-players-two-factions-alliances-separate-no-alliances-text = Elles n’ont que le joueur en commun, et aucune Alliance n’est formée.
classic-option-two-factions-victory = Deux factions chacun : victoire
classic-option-two-factions-victory-text = Les forteresses des deux factions d’un joueur comptent ensemble ?
classic-option-two-factions-victory-together = Ensemble
classic-option-two-factions-victory-together-text = 4 forteresses des deux ensemble font gagner.
classic-option-two-factions-victory-single-faction = Une seule faction
classic-option-two-factions-victory-single-faction-text = L’une d’elles doit à elle seule en occuper 4.
classic-option-nexus-breaks-alliances = Alliances lors d’un Nexus
classic-option-nexus-breaks-alliances-text = Un Nexus met fin à toutes les Alliances ?
classic-option-nexus-breaks-alliances-false = Elles durent
classic-option-nexus-breaks-alliances-false-text = Une Alliance dure jusqu’à ce qu’un membre la rompe.
classic-option-nexus-breaks-alliances-true = Toutes prennent fin
classic-option-nexus-breaks-alliances-true-text = Chaque Nexus commence par la fin de toutes les Alliances ; elles peuvent être reformées aussitôt.
classic-option-guild-special-victory = Victoire spéciale de la Guilde
classic-option-guild-special-victory-text = La Guilde gagne quand personne n’a gagné à la fin du dernier tour ?
classic-option-guild-special-victory-true = Oui
classic-option-guild-special-victory-true-text = La Guilde gagne, à moins que les Fremen ne gagnent.
classic-option-guild-special-victory-false = Non
classic-option-guild-special-victory-false-text = À moins que les Fremen ne remplissent leur condition, la faction qui a le plus de forteresses gagne.
classic-option-loser-forces-beyond-storm = Troupes du perdant au-delà de la tempête
classic-option-loser-forces-beyond-storm-text = Ce qu’il advient des troupes du perdant que la tempête tient hors de la bataille dans le même territoire.
classic-option-loser-forces-beyond-storm-spared = Épargnées
classic-option-loser-forces-beyond-storm-spared-text = Seules les troupes dans la bataille sont perdues.
classic-option-loser-forces-beyond-storm-lost = Perdues
classic-option-loser-forces-beyond-storm-lost-text = Le perdant perd toutes ses troupes dans le territoire, aussi celles dans la tempête et au-delà.
classic-option-unpaid-promises = Épice promise qui manque
classic-option-unpaid-promises-text = Ce que devient l’Épice promise pour une phase ultérieure quand celui qui paye ne l’a pas à l’échéance.
classic-option-unpaid-promises-lapse = Tombe
classic-option-unpaid-promises-lapse-text = Ce qui ne peut pas être payé alors ne l’est jamais.
classic-option-unpaid-promises-stay-due = Reste due
classic-option-unpaid-promises-stay-due-text = Le reste est payé au début de phases suivantes, dès qu’il y a de l’Épice.
classic-option-storm-cards-without-fremen = Cartes Tempête sans les Fremen
classic-option-storm-cards-without-fremen-text = Les cartes Tempête déplacent la tempête du jeu avancé quand personne ne joue les Fremen ?
classic-option-storm-cards-without-fremen-false = Roues
classic-option-storm-cards-without-fremen-false-text = Sans les Fremen, les roues déplacent la tempête.
classic-option-storm-cards-without-fremen-true = Cartes Tempête
classic-option-storm-cards-without-fremen-true-text = Les cartes Tempête la déplacent à partir du tour 2 ; personne ne regarde la suivante.
classic-option-advisors-alone = Conseillers restés seuls
classic-option-advisors-alone-text = Des conseillers qu’une bataille laisse seuls dans un territoire deviennent combattants ?
classic-option-advisors-alone-fighters-at-once = Aussitôt combattants
classic-option-advisors-alone-fighters-at-once-text = Des conseillers seuls deviennent combattants dans toutes les phases.
classic-option-advisors-alone-advisors-from-battle-on = Conseillers dès la Bataille
classic-option-advisors-alone-advisors-from-battle-on-text = De la phase de Bataille à la fin du tour, des conseillers le restent, même seuls.
classic-option-ornithopters = Ornithoptères
classic-option-ornithopters-text = Des troupes débarquées dans une ville pendant le même tour donnent des ornithoptères ?
classic-option-ornithopters-also-after-shipping = Aussi après le débarquement
classic-option-ornithopters-also-after-shipping-text = Une troupe combattante à Arrakeen ou à Carthag au début du mouvement suffit.
classic-option-ornithopters-held-before-shipping = Seulement si tenue avant
classic-option-ornithopters-held-before-shipping-text = La faction doit aussi avoir eu une troupe combattante dans une ville avant son débarquement.
classic-option-shield-wall-stronghold = Mur du Bouclier comme forteresse
classic-option-shield-wall-stronghold-text = Le Mur du Bouclier devient une forteresse après le quatrième Ver des Sables ?
classic-option-shield-wall-stronghold-false = Non
classic-option-shield-wall-stronghold-false-text = Le Mur du Bouclier est un territoire rocheux comme un autre.
classic-option-shield-wall-stronghold-true = Oui
classic-option-shield-wall-stronghold-true-text = À partir de la quatrième carte Shai-Hulud après le tour 1, le Mur du Bouclier est une sixième forteresse tant qu’il tient.
classic-option-harkonnen-mulligan = Nouvelle donne des Harkonnen
classic-option-harkonnen-mulligan-text = Les Harkonnen qui ont reçu au moins deux de leurs propres chefs comme traîtres peuvent piocher de nouveau ?
classic-option-harkonnen-mulligan-false = Non
classic-option-harkonnen-mulligan-false-text = Ils gardent les quatre cartes Traître reçues.
classic-option-harkonnen-mulligan-true = Oui
classic-option-harkonnen-mulligan-true-text = Ils peuvent une fois remettre les quatre et en piocher quatre autres.
classic-option-kwisatz-haderach = Kwisatz Haderach
classic-option-kwisatz-haderach-text = Les Atréides ont-ils le Kwisatz Haderach ?
classic-option-kwisatz-haderach-false = Non
classic-option-kwisatz-haderach-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-kwisatz-haderach-true = Oui
classic-option-kwisatz-haderach-true-text = En jeu, même sans les autres avantages avancés.
classic-option-bg-charity = Aumône du Bene Gesserit
classic-option-bg-charity-text = Le Bene Gesserit touche l’Aumône à chaque tour, quoi qu’il possède ?
classic-option-bg-charity-false = Non
classic-option-bg-charity-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-bg-charity-true = Oui
classic-option-bg-charity-true-text = En jeu, même sans les autres avantages avancés.
classic-option-bg-advisors = Conseillers
classic-option-bg-advisors-text = Le Bene Gesserit a des conseillers qui partagent des territoires avec d’autres ?
classic-option-bg-advisors-false = Non
classic-option-bg-advisors-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-bg-advisors-true = Oui
classic-option-bg-advisors-true-text = En jeu, même sans les autres avantages avancés.
classic-option-worthless-as-karama = Cartes sans valeur comme Karama
classic-option-worthless-as-karama-text = Le Bene Gesserit peut jouer des cartes sans valeur comme une carte Karama ?
classic-option-worthless-as-karama-false = Non
classic-option-worthless-as-karama-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-worthless-as-karama-true = Oui
classic-option-worthless-as-karama-true-text = En jeu, même sans les autres avantages avancés.
classic-option-sardaukar = Sardaukar
classic-option-sardaukar-text = Cinq troupes de l’Empereur sont des Sardaukar ?
classic-option-sardaukar-false = Non
classic-option-sardaukar-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-sardaukar-true = Oui
classic-option-sardaukar-true-text = En jeu, même sans les autres avantages avancés.
classic-option-fedaykin = Fedaykin
classic-option-fedaykin-text = Trois troupes des Fremen sont des Fedaykin ?
classic-option-fedaykin-false = Non
classic-option-fedaykin-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-fedaykin-true = Oui
classic-option-fedaykin-true-text = En jeu, même sans les autres avantages avancés.
classic-option-storm-cards = Cartes Tempête
classic-option-storm-cards-text = Des cartes Tempête que les Fremen regardent déplacent la tempête ?
classic-option-storm-cards-false = Non
classic-option-storm-cards-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-storm-cards-true = Oui
classic-option-storm-cards-true-text = En jeu, même sans les autres avantages avancés.
classic-option-extra-worms = Vers suivants
classic-option-extra-worms-text = Les Fremen placent les Vers des Sables qui suivent le premier d’une explosion ?
classic-option-extra-worms-false = Non
classic-option-extra-worms-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-extra-worms-true = Oui
classic-option-extra-worms-true-text = En jeu, même sans les autres avantages avancés.
classic-option-storm-half-losses = Fremen dans la tempête
classic-option-storm-half-losses-text = Les Fremen ne perdent que la moitié de leurs troupes dans une tempête et peuvent y amener des réserves ?
classic-option-storm-half-losses-false = Non
classic-option-storm-half-losses-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-storm-half-losses-true = Oui
classic-option-storm-half-losses-true-text = En jeu, même sans les autres avantages avancés.
classic-option-guild-timing = Moment de la Guilde
classic-option-guild-timing-text = La Guilde choisit quand elle débarque et se déplace ?
classic-option-guild-timing-false = Non
classic-option-guild-timing-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-guild-timing-true = Oui
classic-option-guild-timing-true-text = En jeu, même sans les autres avantages avancés.
classic-option-captured-leaders = Chefs capturés
classic-option-captured-leaders-text = Les Harkonnen capturent des chefs de ceux qu’ils battent ?
classic-option-captured-leaders-false = Non
classic-option-captured-leaders-false-text = Absent, sauf si les avantages avancés des factions sont actifs.
classic-option-captured-leaders-true = Oui
classic-option-captured-leaders-true-text = En jeu, même sans les autres avantages avancés.
classic-option-ally-battle-support = Soutien des alliés en bataille
classic-option-ally-battle-support-text = Un allié peut payer l’Épice qui soutient les troupes en bataille (combat avancé) ?
classic-option-ally-battle-support-false = Non
classic-option-ally-battle-support-false-text = Chaque camp paye son propre soutien.
classic-option-ally-battle-support-true = Oui
classic-option-ally-battle-support-true-text = Avant les plans de bataille, les alliés des deux camps disent en secret ce qu’ils payent au plus.
classic-option-card-trading = Échange de cartes
classic-option-card-trading-text = Les cartes Traîtrise peuvent changer de main dans un accord ?
classic-option-card-trading-false = Non
classic-option-card-trading-false-text = Un accord ne porte que sur l’Épice, des informations et des promesses.
classic-option-card-trading-true = Oui
classic-option-card-trading-true-text = Un accord peut aussi porter sur des cartes, données ouvertement et aussitôt.
