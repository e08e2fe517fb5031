### Dune: Imperium and Rise of Ix: the names of the components, what they do, and the terms of the rules.
### Labels begin with a capital; terms are written as in the middle of a sentence.
### "unofficial" above a name: our own translation, as the French rulebooks do not print one.
###
### What components do is put together from phrases. A phrase is written as in the middle of a sentence; capitals and full stops are added.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.
### .and: the phrase when another one follows; .do: the phrase as something one may choose to do.

## Starter cards

card-convincing-argument = Argument Convaincant
card-dagger = Dague
card-diplomacy = Diplomatie
card-dune-the-desert-planet = Dune, la Planète des Sables
card-reconnaissance = Reconnaissance
card-seek-allies = À la Recherche d’Alliés
card-signet-ring = Chevalière
card-control-the-spice = Contrôler l’Épice

## Reserve cards

card-arrakis-liaison = Contact d’Arrakis
card-the-spice-must-flow = L’Épice Doit Couler
card-foldspace = Espace Plissé

## Imperium cards

# unofficial
card-arrakis-recruiter = Recruteur d’Arrakis
card-assassination-mission = Mission d’Assassinat
card-bene-gesserit-initiate = Initiée Bene Gesserit
card-bene-gesserit-sister = Sœur Bene Gesserit
card-carryall = Porteur
# unofficial
card-chani = Chani
# unofficial
card-choam-directorship = Directorat de la CHOM
# unofficial
card-crysknife = Krys
# unofficial
card-dr-yueh = Docteur Yueh
card-duncan-idaho = Duncan Idaho
# unofficial
card-fedaykin-death-commando = Commando de la Mort Fedaykin
# unofficial
card-firm-grip = Poigne de Fer
card-fremen-camp = Camp Fremen
# unofficial
card-gene-manipulation = Manipulation Génétique
# unofficial
card-guild-administrator = Administrateur de la Guilde
# unofficial
card-guild-ambassador = Ambassadeur de la Guilde
card-guild-bankers = Banquier de la Guilde
card-gun-thopter = Orni Mitrailleur
# unofficial
card-gurney-halleck = Gurney Halleck
card-imperial-spy = Espion Impérial
card-kwisatz-haderach = Kwisatz Haderach
# unofficial
card-lady-jessica = Dame Jessica
card-liet-kynes = Liet Kynes
# unofficial
card-missionaria-protectiva = Missionaria Protectiva
# unofficial
card-opulence = Opulence
# unofficial
card-other-memory = Mémoire Seconde
# unofficial
card-piter-de-vries = Piter de Vries
# unofficial
card-power-play = Jeu de Pouvoir
card-reverend-mother-mohiam = Révérende Mère Mohiam
# unofficial
card-sardaukar-infantry = Infanterie Sardaukar
card-sardaukar-legion = Légion Sardaukar
# unofficial
card-scout = Éclaireur
card-shifting-allegiances = Alliances changeantes
# unofficial
card-sietch-reverend-mother = Révérende Mère du Sietch
card-smugglers-thopter = Orni de Contrebandier
card-space-travel = Voyage Spatial
# unofficial
card-spice-hunter = Chasseur d’Épice
# unofficial
card-spice-smugglers = Contrebandiers d’Épice
card-stilgar = Stilgar
card-test-of-humanity = Test d’Humanité
card-the-voice = La Voix
# unofficial
card-thufir-hawat = Thufir Hawat
# unofficial
card-worm-riders = Chevaucheurs de Vers

## Imperium cards of Rise of Ix

card-appropriate = Appropriation
# unofficial
card-bounty-hunter = Chasseur de Primes
card-choam-delegate = Délégué de la CHOM
card-court-intrigue = Intrigue de Cour
# unofficial
card-desert-ambush = Embuscade dans le Désert
# unofficial
card-embedded-agent = Agent Infiltré
card-esmar-tuek = Esmar Tuek
# unofficial
card-freighter-fleet = Flotte de Cargos
# unofficial
card-full-scale-assault = Assaut Général
# unofficial
card-guild-accord = Accord avec la Guilde
card-guild-chief-administrator = Administratrice en Chef de la Guilde
card-imperial-bashar = Bashar Imperial
# unofficial
card-imperial-shock-trooper = Soldat de Choc Impérial
# unofficial
card-in-the-shadows = Dans l’Ombre
# unofficial
card-ix-guild-compact = Pacte entre Ix et la Guilde
# unofficial
card-ixian-engineer = Ingénieur Ixien
# unofficial
card-jamis = Jamis
# unofficial
card-landing-rights = Droits d’Atterrissage
# unofficial
card-local-fence = Receleur Local
# unofficial
card-negotiated-withdrawal = Retrait Négocié
# unofficial
card-satellite-ban = Interdiction des Satellites
# unofficial
card-sayyadina = Sayyadina
# unofficial
card-shai-hulud = Shai-Hulud
# unofficial
card-spice-trader = Négociant en Épice
card-treachery = Traîtrise
# unofficial
card-truthsayer = Diseuse de Vérité
# unofficial
card-water-peddler = Marchand d’Eau
# unofficial
card-web-of-power = Toile du Pouvoir
# unofficial
card-weirding-way = Art Étrange

## Intrigue cards

# unofficial
intrigue-allied-armada = Armada Alliée
intrigue-ambush = Embuscade
intrigue-bindu-suspension = Suspension Bindu
# unofficial
intrigue-bribery = Pots-de-Vin
# unofficial
intrigue-bypass-protocol = Contourner le Protocole
intrigue-calculated-hire = Recrutement Calculé
# unofficial
intrigue-charisma = Charisme
# unofficial
intrigue-choam-shares = Parts de la CHOM
intrigue-corner-the-market = Monopoliser le Marché
# unofficial
intrigue-councilors-dispensation = Dispense du Conseiller
intrigue-demand-respect = Exiger le Respect
intrigue-dispatch-an-envoy = Dépêcher un Représentant
intrigue-double-cross = Trahison
# unofficial
intrigue-favored-subject = Sujet Favori
# unofficial
intrigue-guild-authorization = Autorisation de la Guilde
# unofficial
intrigue-infiltrate = Infiltration
# unofficial
intrigue-know-their-ways = Connaître leurs Coutumes
# unofficial
intrigue-master-tactician = Maître Tacticien
# unofficial
intrigue-plans-within-plans = Des Plans dans les Plans
intrigue-poison-snooper = Goûte-Poison
# unofficial
intrigue-private-army = Armée Privée
# unofficial
intrigue-rapid-mobilization = Mobilisation Éclair
intrigue-recruitment-mission = Mission de recrutement
intrigue-refocus = Recentrage
# unofficial
intrigue-reinforcements = Renforts
# unofficial
intrigue-secret-of-the-sisterhood = Secret de la Sororité
intrigue-staged-incident = Incident mis en scène
# unofficial
intrigue-the-sleeper-must-awaken = Le Dormeur Doit se Réveiller
# unofficial
intrigue-tiebreaker = Départage
intrigue-to-the-victor = Au Vainqueur...
# unofficial
intrigue-urgent-mission = Mission Urgente
# unofficial
intrigue-water-of-life = Eau de Vie
# unofficial
intrigue-water-peddlers-union = Syndicat des Marchands d’Eau
# unofficial
intrigue-windfall = Aubaine

## Intrigue cards of Rise of Ix

# unofficial
intrigue-advanced-weaponry = Armement Avancé
# unofficial
intrigue-blackmail = Chantage
# unofficial
intrigue-cannon-turrets = Tourelles à Canons
# unofficial
intrigue-cull = Purge
# unofficial
intrigue-diversion = Diversion
# unofficial
intrigue-expedite = Livraison Accélérée
# unofficial
intrigue-finesse = Finesse
# unofficial
intrigue-glimpse-the-path = Entrevoir la Voie
# unofficial
intrigue-grand-conspiracy = Grande Conspiration
# unofficial
intrigue-ixian-probe = Sonde Ixienne
# unofficial
intrigue-machine-culture = Culture de la Machine
# unofficial
intrigue-quid-pro-quo = Donnant-Donnant
intrigue-second-wave = Deuxième Vague
# unofficial
intrigue-secret-forces = Forces Secrètes
# unofficial
intrigue-strategic-push = Poussée Stratégique
# unofficial
intrigue-strongarm = Manière Forte
# unofficial
intrigue-war-chest = Trésor de Guerre

## Conflict cards

# unofficial
conflict-skirmish-a = Escarmouche (A)
# unofficial
conflict-skirmish-b = Escarmouche (B)
# unofficial
conflict-skirmish-c = Escarmouche (C)
# unofficial
conflict-skirmish-d = Escarmouche (D)
# unofficial
conflict-cloak-and-dagger = Manœuvres de l’Ombre
# unofficial
conflict-desert-power = La Puissance du Désert
# unofficial
conflict-guild-bank-raid = Raid sur la Banque de la Guilde
# unofficial
conflict-machinations = Machinations
# unofficial
conflict-raid-stockpiles = Pillage des Stocks
# unofficial
conflict-secure-imperial-basin = Sécuriser le Bassin Impérial
conflict-siege-of-arrakeen = Siège d’Arrakeen
# unofficial
conflict-siege-of-carthag = Siège de Carthag
conflict-sort-through-the-chaos = Faire le tri dans le chaos
# unofficial
conflict-terrible-purpose = Terrible Dessein
# unofficial
conflict-battle-for-arrakeen = Bataille pour Arrakeen
# unofficial
conflict-battle-for-carthag = Bataille pour Carthag
# unofficial
conflict-battle-for-imperial-basin = Bataille pour le Bassin Impérial
# unofficial
conflict-grand-vision = Vision Grandiose

## Conflict cards of Rise of Ix

# unofficial
conflict-skirmish-ix-freighter-spice = Escarmouche (E)
# unofficial
conflict-skirmish-ix-freighter-troop = Escarmouche (F)
# unofficial
conflict-trade-monopoly = Monopole Commercial
# unofficial
conflict-economic-supremacy = Suprématie Économique

## Tech tiles

# unofficial
tile-artillery = Artillerie
# unofficial
tile-chaumurky = Chaumurky
tile-detonation-devices = Engins de Détonation
tile-disposal-facility = Centre de Stockage des Déchets
tile-flagship = Navire Amiral
# unofficial
tile-holoprojectors = Holoprojecteurs
tile-holtzman-engine = Moteur Holtzman
tile-invasion-ships = Vaisseaux d’Invasion
# unofficial
tile-memocorders = Mémocordeurs
# unofficial
tile-minimic-film = Film Minimic
tile-restricted-ordnance = Munitions en Accès Restreint
# unofficial
tile-shuttle-fleet = Flotte de Navettes
tile-sonic-snoopers = Fouineurs Soniques
# unofficial
tile-spaceport = Astroport
tile-spy-satellites = Satellites Espions
tile-training-drones = Drones d’Entraînement
tile-troop-transports = Transports de Troupes
# unofficial
tile-windtraps = Pièges à Vent

## Leaders

leader-paul-atreides = Paul Atréides
# unofficial
leader-duke-leto-atreides = Duc Leto Atréides
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-glossu-rabban = Glossu « La Bête » Rabban
leader-count-ilban-richese = Comte Ilban Richèse
leader-helena-richese = Helena Richèse
leader-countess-ariana-thorvald = Comtesse Ariana Thorvald
leader-earl-memnon-thorvald = Comte Memnon Thorvald

## Leaders of Rise of Ix

leader-archduke-armand-ecaz = Archiduc Armand Ecaz
leader-ilesa-ecaz = Ilesa Ecaz
leader-princess-yuna-moritani = Princesse Yuna Moritani
leader-viscount-hundro-moritani = Vicomte Hundro Moritani
leader-tessia-vernius = Tessia Vernius
leader-prince-rhombur-vernius = Prince Rhombur Vernius

## Leader abilities

# unofficial
ability-prescience = Prescience
# unofficial
ability-discipline = Discipline
# unofficial
ability-landsraad-popularity = Popularité au Landsraad
# unofficial
ability-prudent-diplomacy = Diplomatie Prudente
ability-masterstroke = Coup de Maître
# unofficial
ability-scheme = Stratagème
# unofficial
ability-arrakis-fiefdom = Fief d’Arrakis
# unofficial
ability-brutality = Brutalité
# unofficial
ability-ruthless-negotiator = Négociateur Impitoyable
# unofficial
ability-manufacturing = Manufacture
# unofficial
ability-eyes-everywhere = Des Yeux Partout
# unofficial
ability-manipulate = Manipulation
# unofficial
ability-spice-addict = Dépendance à l’Épice
# unofficial
ability-hidden-reservoir = Réservoir Caché
# unofficial
ability-connections = Relations
# unofficial
ability-spice-hoard = Cache d’Épice

## Leader abilities of Rise of Ix

# unofficial
ability-coordination = Coordination
# unofficial
ability-conscript = Conscription
# unofficial
ability-one-step-ahead = Un Coup d’Avance
# unofficial
ability-guild-contacts = Contacts à la Guilde
# unofficial
ability-smuggling-operation = Opération de Contrebande
# unofficial
ability-final-delivery = Livraison Finale
ability-intelligence = Renseignement
# unofficial
ability-couriers = Courriers
# unofficial
ability-careful-observation = Observation Attentive
# unofficial
ability-duplicity = Duplicité
# unofficial
ability-heavy-lasgun-cannons = Canons Laser Lourds
# unofficial
ability-ixian-technology = Technologie Ixienne

## Board spaces

space-conspire = Conspirer
space-wealth = Richesse
space-heighliner = Long-Courrier
space-foldspace = Espace Plissé
space-selective-breeding = Sélection Génétique
space-secrets = Secrets
space-hardy-warriors = Guerriers Endurcis
space-stillsuits = Distilles
space-high-council = Haut Conseil
    .the = le Haut Conseil
space-mentat = Mentat
space-swordmaster = Maître d’Armes
space-rally-troops = Rallier des Troupes
space-hall-of-oratory = Hall de l’Oratoire
    .the = le Hall de l’Oratoire
space-secure-contract = Conclure un Contrat
space-sell-melange = Vendre le Mélange
space-arrakeen = Arrakeen
    .of = d’Arrakeen
space-carthag = Carthag
    .of = de Carthag
space-research-station = Station de Recherche
    .the = la Station de Recherche
space-sietch-tabr = Sietch Tabr
    .the = le Sietch Tabr
space-imperial-basin = Bassin Impérial
    .the = le Bassin Impérial
    .of = du Bassin Impérial
space-hagga-basin = Bassin de Hagga
    .the = le Bassin de Hagga
space-the-great-flat = La Grande Étendue
    .the = la Grande Étendue

## Board spaces of Rise of Ix

space-smuggling = Contrebande
space-interstellar-shipping = Expédition Interstellaire
space-dreadnought = Cuirassé
space-tech-negotiation = Négociation de Technologie

## Factions

faction-emperor = Empereur
    .the = l’Empereur
faction-guild = Guilde Spatiale
    .the = la Guilde Spatiale
faction-bene-gesserit = Bene Gesserit
    .the = le Bene Gesserit
faction-fremen = Fremen
    .the = les Fremen

## Agent icons

icon-emperor = Empereur
icon-guild = Guilde Spatiale
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = Cité
icon-spice-trade = Commerce d’Épice

## House Hagal cards

hagal-conspire = Conspirer
hagal-wealth = Richesse
hagal-heighliner = Long-Courrier
hagal-foldspace = Espace Plissé
hagal-selective-breeding = Sélection Génétique
hagal-secrets = Secrets
hagal-hardy-warriors = Guerriers Endurcis
hagal-stillsuits = Distilles
hagal-rally-troops = Rallier des Troupes
hagal-hall-of-oratory = Hall de l’Oratoire
hagal-carthag = Carthag
hagal-harvest-spice = Récolte d’Épice
hagal-arrakeen-1p = Arrakeen
hagal-arrakeen-2p = Arrakeen
hagal-reshuffle = Remélangez

## House Hagal cards of Rise of Ix

hagal-interstellar-shipping = Expédition Interstellaire
hagal-foldspace-or-interstellar-shipping = Espace Plissé / Expédition Interstellaire
hagal-smuggling-or-interstellar-shipping = Contrebande / Expédition Interstellaire
hagal-tech-negotiation = Négociation de Technologie
hagal-dreadnought-1p = Cuirassé
hagal-dreadnought-2p = Cuirassé

## Solo difficulty

difficulty-mercenary = Mercenaire
difficulty-sardaukar = Sardaukar
difficulty-mentat = Mentat
difficulty-kwisatz-haderach = Kwisatz Haderach

## Phases

phase-round-start = Début de Manche
phase-player-turns = Tours des Joueurs
phase-combat = Combat
phase-makers = Faiseurs
phase-recall = Rappel
phase-endgame = Fin de Partie

## Resources

resource-solari = Solari
resource-spice = Épice
resource-water = Eau
    .inline = eau
resource-persuasion = Persuasion
resource-swords = Épées
resource-strength = Force
resource-troops = Troupes

## Player colours

colour-red = Rouge
# unofficial
colour-blue = Bleu
# unofficial
colour-yellow = Jaune
# unofficial
colour-green = Vert

## Houses

# unofficial
house-atreides = Maison Atréides
# unofficial
house-harkonnen = Maison Harkonnen
# unofficial
house-richese = Maison Richèse
# unofficial
house-thorvald = Maison Thorvald
# unofficial
house-ecaz = Maison Ecaz
# unofficial
house-moritani = Maison Moritani
# unofficial
house-vernius = Maison Vernius
house-hagal = Maison Hagal

## Expansions

expansion-ix = L’Avènement d’Ix

## Zones

zone-hand = Main
zone-discard = Pile de défausse
zone-play = En jeu
zone-garrison = Garnison
zone-conflict = Zone de Conflit
zone-reserve = Cartes Réserve
zone-row = Rangée Imperium
zone-intrigue = Cartes Intrigue
zone-aside = Mise de côté

## Intrigue card types

type-plot = Complot
type-combat = Combat
type-endgame = Fin de Partie

## Conflict tiers

tier-1 = Conflit I
tier-2 = Conflit II
tier-3 = Conflit III

## Terms: pieces

term-leader = Dirigeant
term-tech-tile = tuile Technologie
    .many = tuiles Technologie
term-freighter = Cargo
    .many = Cargos
term-dreadnought = cuirassé
    .many = cuirassés
term-negotiator = Négociateur
    .many = Négociateurs

## Terms: cards

term-fremen-bond = Lien Fremen

## Terms: board and play

term-shipping-track = piste d’Expédition
term-infiltration = Infiltration
term-unload = Décharger

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
count-units = { $n ->
    [one] { $n } unité
   *[other] { $n } unités
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
amount-vp-per-low-track = { count-points } pour chaque Faction sur laquelle vous avez 1 Influence ou moins
amount-influence = { $n } Influence sur { $faction-the }
amount-influence-any = { $n } Influence sur la Faction de votre choix
amount-influence-one-of = { $n } Influence sur { $factions }
amount-influence-behind = { $n } Influence sur une Faction où un adversaire vous devance
amount-influence-agents = { $n } Influence sur chaque Faction dont un emplacement accueille un de vos Agents
amount-influence-visited = { $n } Influence sur cette Faction
amount-influence-snooped = { $n } Influence sur une Faction dont la piste Influence porte encore un de vos jetons Fouineur
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
cost-discard = défaussez { count-cards }
cost-units = repliez { $n } de vos unités
cost-lose-troop = perdez { count-troops } de votre garnison ou du Conflit
cost-bottom = placez { $n } de vos cartes Intrigue sous le deck Intrigue
cost-flip-tile = retournez cette tuile face cachée
cost-trash-tile = détruisez cette tuile
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
condition-tech = si vous avez au moins { $n } tuiles Technologie
condition-enemy-agent = si un Agent adverse était déjà sur l’emplacement où vous envoyez cet Agent
condition-agent-with = si vous avez un Agent sur un emplacement { $faction }
condition-persuasion = s’il vous reste au moins { $n } Persuasion
condition-solari = si vous avez au moins { $n } Solari
condition-all-tracks = si vous avez au moins { $n } Influence sur chacune des quatre Factions
condition-units-deployed = si vous avez déployé au moins { $n } unités dans le Conflit ce tour-ci
condition-agents-out = si au moins { $n } de vos Agents sont sur des emplacements Landsraad, Cité ou Commerce d’Épice

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
effect-may = si vous le souhaitez, { $effect }
effect-on-win = si vous remportez ce Conflit, { $effect }
effect-times = { $effect } { $times ->
    [2] deux fois
   *[other] { $times } fois
}

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
effect-acquire-onto-deck = faites gratuitement l’acquisition d’une carte coûtant { $n } Persuasion ou moins et placez-la sur le dessus de votre deck
effect-acquire-reserve = faites l’acquisition d’une carte { $card } de la Réserve
effect-control = prenez le Contrôle { $space-of }
effect-signet = utilisez la capacité Chevalière de votre Dirigeant
effect-double-harvest = l’Épice de base récoltée par cet Agent est doublée (mais pas le bonus d’Épice)
effect-cheaper-spice-must-flow = { $card } vous coûte { $n } Persuasion de moins ce tour-ci
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
effect-opponent-loses-troop = renvoyez du Conflit dans sa réserve 1 troupe de l’adversaire de votre choix
effect-tracks = si vous avez au moins 3 Influence sur trois pistes Influence, gagnez { count-points } ; sur les quatre, gagnez-en { $all } à la place
effect-snoop = regardez la carte du dessus de votre deck, puis piochez-la ou détruisez-la
effect-acquire-to-deck = vous pouvez placer chaque carte que vous acquérez sur le dessus de votre deck
effect-reshuffle = mélangez votre défausse avec votre deck
effect-recall = rappelez l’un de vos Agents présents sur le plateau
effect-set-aside = mettez de côté une carte de la Rangée Imperium, que vous seul pouvez acquérir cette manche-ci ; lors de votre tour Révélation, elle vous coûte { $n } Persuasion de moins, et si vous ne l’avez pas acquise à la fin de ce tour, elle est détruite
effect-harvest = gagnez { $n } Épice, ainsi que tout le bonus d’Épice présent ici
effect-steal-intrigue = chaque adversaire ayant 4 cartes Intrigue ou plus vous en donne 1 au hasard
effect-council = prenez un siège au Haut Conseil : +{ $n } Persuasion lors de chacun de vos tours Révélation pour le reste de la partie
effect-swordmaster = prenez votre Maître d’Armes, un troisième Agent pour le reste de la partie
effect-freighter = { $times ->
    [one] déplacez votre Cargo
    [2] déplacez votre Cargo deux fois
   *[other] déplacez votre Cargo { $times } fois
}
effect-dreadnought = mettez un cuirassé en service
effect-tech = faites l’acquisition d’une tuile Technologie
effect-tech-cheaper = faites l’acquisition d’une tuile Technologie pour { $n } Épice de moins
effect-tech-with-solari = faites l’acquisition d’une tuile Technologie, dont vous pouvez payer le coût en Solari au lieu d’Épice
effect-negotiator = { $times ->
    [one] envoyez une troupe de votre réserve sur Ix comme Négociateur
   *[other] envoyez { $times } troupes de votre réserve sur Ix comme Négociateurs
}
effect-dividends = prenez les Dividendes ({ $n } Solari pour vous, { $others } Solari pour chaque adversaire)
effect-ship-troops = recrutez { count-troops }
    .do = recrutez { count-troops } grâce à la piste d’Expédition
effect-trash-in-play = vous pouvez détruire une de vos cartes en jeu
    .do = détruisez une de vos cartes en jeu
effect-swords-per-dreadnought = { bonus-swords } pour chacun de vos cuirassés dans le Conflit
effect-swords-per-card = { bonus-swords } pour chaque carte que vous révélez ce tour-ci et qui donne des épées
effect-swords-per-card-but-this = { bonus-swords } pour chaque autre carte que vous révélez ce tour-ci et qui donne des épées
effect-ambush = pour chaque troupe que vous déployez dans le Conflit ce tour-ci, vous pouvez y faire replier une unité adverse
effect-extra-turn = vous pouvez jouer un autre tour juste après celui-ci
    .do = jouez un autre tour juste après celui-ci
effect-space-discount = envoyer un Agent sur { $space-the } avec cette carte vous coûte { $n } Épice de moins
effect-opponents-retreat-dreadnought = chaque adversaire replie 1 cuirassé du Conflit
effect-deploy-units = vous pouvez déployer jusqu’à { count-units } de votre garnison dans le Conflit
    .do = déployez jusqu’à { count-units } de votre garnison dans le Conflit
effect-goals = si vous remplissez trois de ces quatre objectifs, gagnez { count-points } ; si vous les remplissez tous, gagnez-en { $all } à la place : vos deux cuirassés en service, au moins une carte { $card }, au moins 4 Influence sur deux pistes Influence, un siège au Haut Conseil
effect-swap-intrigues = placez n’importe quel nombre de vos cartes Intrigue sous le deck Intrigue, puis piochez-en autant
effect-place-dreadnought = placez un de vos cuirassés du Conflit sur Arrakeen, Carthag ou le Bassin Impérial
effect-keep-card = mettez de côté une carte de votre main jusqu’à votre deuxième tour de cette manche
effect-win-ties = vous remportez l’égalité pour la première place à la fin de la partie
effect-all-to-deck = chaque fois que vous faites l’acquisition d’une carte, vous pouvez la placer sur le dessus de votre deck
effect-ship-bonus = chaque fois que vous recrutez des troupes grâce à la piste d’Expédition, recrutez-en { $n } de plus, et vous pouvez déployer celles de votre choix dans le Conflit
effect-detonate = lorsque vous remportez un Conflit avec un cuirassé, vous pouvez le renvoyer dans votre réserve et gagner { count-points } au lieu de le placer sur un emplacement
effect-sell = faites un seul échange : { $rows }
sell-row = { $spice } Épice contre { $solari } Solari

## When an Intrigue card is played

timing-turn-start = au début de votre tour, avant toute autre chose : { $text }
timing-before-agent = lors de votre tour Agent, avant de jouer une carte : { $text }
timing-victory = lorsque vous remportez un Conflit, { $text }
timing-after-faction = lors de votre tour Agent, après avoir envoyé un Agent sur l’emplacement d’une Faction, { $text }

## Left abilities of the Leaders

left-prescience = Vous pouvez regarder la carte du dessus de votre deck à tout moment.
left-landsraad-popularity = Les emplacements Landsraad vous coûtent 1 Solari de moins.
left-masterstroke = Avant la première manche, choisissez deux Factions en secret. Lors du premier de vos tours où vous déployez 4 troupes ou plus dans le Conflit, révélez-les et gagnez 1 Influence sur chacune.
left-arrakis-fiefdom = Vous commencez la partie avec 1 Épice et 1 Solari supplémentaires.
left-ruthless-negotiator = Lorsque vous payez des Solari comme coût d’un emplacement du plateau, piochez 1 carte.
left-eyes-everywhere = Les Agents adverses ne bloquent pas les vôtres sur les emplacements Landsraad et Cité.
left-spice-addict = Lorsque vous récoltez de l’Épice, gagnez 1 Épice de moins et piochez 1 carte.
left-connections = Lorsque vous prenez un siège au Haut Conseil, gagnez 1 Influence sur la Faction de votre choix.
left-coordination = Lors de votre tour Révélation, si au moins 2 de vos Agents sont sur des emplacements Landsraad, Cité ou Commerce d’Épice, vous pouvez détruire une de vos cartes en jeu.
left-one-step-ahead = Au début de chaque manche, mettez de côté une carte de votre main, face cachée. Au début de votre deuxième tour de la manche, révélez-la et reprenez-la en main. Si vous envoyez un Agent avec elle lors de ce tour, gagnez 1 Épice si elle a exactement une icône Agent, sinon 1 Solari.
left-smuggling-operation = Vous commencez la partie sans eau. Chaque fois que vous gagnez des Solari pendant l’un de vos tours, gagnez-en 1 de plus.
left-intelligence = Avant la première manche, regardez les deux premières cartes du deck Intrigue. Gardez-en une et replacez l’autre sur le dessus.
left-careful-observation = Avant la première manche, placez un jeton Fouineur à 2 Influence sur chaque piste Influence. Lorsque vous atteignez votre premier jeton, vous pouvez défausser 1 carte pour gagner 1 Épice ; au deuxième, gagnez le bonus de 4 Influence de cette piste ; au troisième, gagnez 1 Influence sur cette piste ; au quatrième, gagnez à la fois ce bonus et 1 Influence.
left-heavy-lasgun-cannons = Chacun de vos cuirassés dans le Conflit vaut 4 force au lieu de 3.

## Board spaces

board-requirement = au moins { $n } Influence sur { $faction-the }
board-once = Une seule fois par partie pour chaque joueur
board-combat = Emplacement de Combat
board-maker = Faiseur
board-control = le joueur qui contrôle { $space-the } gagne { $amount } chaque fois qu’un Agent est envoyé ici

## Influence tracks

track-influence = { $n } Influence
track-alliance = Le premier joueur à atteindre { $n } Influence prend le jeton Alliance, qui vaut 1 Point de Victoire. Un joueur qui dépasse son détenteur s’en empare.

## Shipping track

shipping-move = Lorsqu’un effet déplace votre Cargo, vous pouvez l’avancer d’une case, ou le rappeler en bas et prendre les récompenses de la case qu’il quitte et de chaque case en dessous, dans l’ordre de votre choix.
shipping-step = Case { $n }

## Pieces of Rise of Ix

about-freighter = Votre Cargo commence en bas de la piste d’Expédition. { shipping-move }
about-dreadnought = Vous avez deux cuirassés, dans votre réserve au début. Lorsque vous en mettez un en service (vous pouvez refuser), il rejoint votre garnison ; comme une troupe, il peut être déployé, avec 3 force dans le Conflit. Il ne retourne jamais dans la réserve après un Combat. Si vous remportez un Conflit avec un cuirassé, placez-le sur Arrakeen, Carthag ou le Bassin Impérial, là où il n’y a pas d’autre cuirassé : vous contrôlez cet emplacement jusqu’à la fin de la prochaine phase de Combat, même sur un marqueur Contrôle.
about-tech-tile = Lorsque vous faites l’acquisition d’une tuile Technologie (vous pouvez refuser), payez le coût en Épice d’une des tuiles face visible du plateau Ix et prenez-la, avec son effet d’Acquisition. Sa capacité est à vous pour le reste de la partie.
about-negotiator = Lorsque vous faites l’acquisition d’une tuile Technologie, vous pouvez renvoyer n’importe quel nombre de vos Négociateurs dans votre réserve. Chacun réduit le coût de 1.

## Cards and games of Rise of Ix

infiltration = Les Agents adverses ne bloquent pas un Agent que vous envoyez avec cette carte.
unload = La zone Révélation prend aussi effet lorsque vous défaussez ou détruisez cette carte.
game-without-ix = Seulement sans { expansion-ix }
game-epic = Partie Épique uniquement

## House Hagal cards

rival-does = le Rival { $what }
rival-sends = envoie un Agent sur { $space-the }
rival-influence = gagne 1 Influence sur { $faction-the }
rival-troops = recrute { count-troops }
rival-troops-to-conflict = recrute { count-troops } directement dans le Conflit
rival-garrison = déploie jusqu’à { count-troops } de sa garnison
rival-swords = { $n ->
    [0] aucune épée
   *[other] { bonus-swords }
}
rival-signet = utilise la capacité Chevalière de son Dirigeant
rival-harvest = envoie un Agent sur l’emplacement Faiseur libre ayant le plus grand bonus d’Épice (à égalité, celui qui a le plus d’Épice en tout)
rival-harvest-solo = en partie solo, il prend toute l’Épice qui s’y trouve
rival-harvest-two = à deux joueurs, l’Épice bonus retourne à la banque
rival-no-harvest = si aucun emplacement Faiseur libre n’a de bonus d’Épice, révélez la carte suivante
rival-reshuffle = mélangez toutes les cartes Maison Hagal pour former un nouveau deck et révélez la carte suivante
rival-if-influence = si le Rival a au moins { $n } Influence sur { $faction-the }, il { $what }
rival-otherwise = sinon, il { $what }
rival-otherwise-next = sinon, révélez la carte suivante
rival-freighter = { $n ->
    [one] déplace son Cargo
    [2] déplace son Cargo deux fois
   *[other] déplace son Cargo { $n } fois
}
rival-dreadnought = met un cuirassé en service
rival-no-dreadnought = si ses deux cuirassés sont déjà en service, révélez la carte suivante à la place
rival-tech = acquiert une tuile Technologie s’il le peut
rival-tech-or-negotiator = acquiert une tuile Technologie pour { $n } Épice de moins s’il le peut, sinon envoie un Négociateur sur Ix
rival-may-acquire = Les Rivaux de la partie solo peuvent l’acquérir
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
field-infiltration = { term-infiltration }
field-unload = { term-unload }
field-freighter = { term-freighter }
field-set = Extension
field-symbol = Symbole Maison Hagal
field-round-start = Début de Manche
field-reveal-turn = Tour Révélation
field-win = Conflit remporté
field-flip = Une fois par manche
field-trash = À votre tour
field-always = Capacité
field-endgame = Fin de Partie
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
kind-tile = Tuile Technologie
    .many = Tuiles Technologie
kind-leader = Dirigeant
    .many = Dirigeants
kind-space = Emplacement du plateau
    .many = Emplacements du plateau
kind-faction = Piste Influence
    .many = Pistes Influence
kind-shipping = Piste
    .many = Piste d’Expédition
kind-piece = Matériel
    .many = Matériel de L’Avènement d’Ix
kind-hagal = Carte Maison Hagal
    .many = Deck Maison Hagal
kind-difficulty = Niveau de la partie solo
    .many = Niveaux de la partie solo
