### Dune: Imperium and Rise of Ix: the names of the components and the terms of the rules.
### Labels begin with a capital; terms are written as in the middle of a sentence.
### "unofficial" above a name: our own translation, as the French rulebooks do not print one.

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
space-mentat = Mentat
space-swordmaster = Maître d’Armes
space-rally-troops = Rallier des Troupes
space-hall-of-oratory = Hall de l’Oratoire
space-secure-contract = Conclure un Contrat
space-sell-melange = Vendre le Mélange
space-arrakeen = Arrakeen
    .of = d’Arrakeen
space-carthag = Carthag
    .of = de Carthag
space-research-station = Station de Recherche
space-sietch-tabr = Sietch Tabr
space-imperial-basin = Bassin Impérial
    .the = le Bassin Impérial
    .of = du Bassin Impérial
space-hagga-basin = Bassin de Hagga
space-the-great-flat = La Grande Étendue

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
resource-influence = Influence
resource-troops = Troupes
resource-vp = Points de Victoire

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
zone-deck = Deck
zone-discard = Pile de défausse
zone-play = En jeu
zone-supply = Réserve
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
term-agent = Agent
term-mentat = Mentat
term-swordmaster = Maître d’Armes
term-troop = troupe
term-alliance-token = jeton Alliance
term-control-marker = marqueur Contrôle
term-combat-marker = marqueur Combat
term-score-marker = marqueur Score
term-councilor-token = jeton Conseiller
term-first-player-marker = marqueur Premier Joueur
term-baron-token = jeton Baron Harkonnen
term-tech-tile = tuile Technologie
    .many = tuiles Technologie
term-freighter = Cargo
    .many = Cargos
term-dreadnought = cuirassé
    .many = cuirassés
term-negotiator = Négociateur
    .many = Négociateurs
term-unit = unité
    .many = unités
term-snooper = jeton Fouineur
    .many = jetons Fouineur

## Terms: cards

term-starter-card = carte du deck de départ
term-imperium-card = carte Imperium
term-reserve-card = carte Réserve
term-intrigue-card = carte Intrigue
term-conflict-card = carte Conflit
term-hagal-card = carte Maison Hagal
term-imperium-deck = deck Imperium
term-intrigue-deck = deck Intrigue
term-conflict-deck = deck Conflit
term-agent-icon = icône Agent
term-agent-box = zone Agent
term-reveal-box = zone Révélation
term-acquire-effect = effet d’Acquisition
term-signet-ring = Chevalière
term-fremen-bond = Lien Fremen

## Terms: board and play

term-faction = Faction
term-alliance = Alliance
term-influence-track = piste Influence
term-combat-track = piste de Combat
term-score-track = piste de Score
term-space = emplacement du plateau
term-combat-space = emplacement de Combat
term-maker = Faiseur
term-base-spice = Épice de base
term-bonus-spice = bonus d’Épice
term-bank = banque
term-garrison = garnison
term-high-council-seat = siège au Haut Conseil
term-control = Contrôle
term-control-bonus = bonus de Contrôle
term-defensive-bonus = bonus défensif
term-steal-intrigue = Vol d’Intrigue
term-round = manche
term-agent-turn = tour Agent
term-reveal-turn = tour Révélation
term-clean-up = nettoyage
term-first-player = Premier Joueur
term-opponent = adversaire
term-rival = Rival
term-solo-game = partie solo
term-two-player-game = partie à deux joueurs
term-ix-board = plateau Ix
term-shipping-track = piste d’Expédition
term-dividends = Dividendes
term-infiltration = Infiltration
term-unload = Décharger
term-epic-game = Partie Épique

## Terms: verbs

term-recruit = recruter
term-deploy = déployer
term-retreat = replier
term-lose = perdre
term-recall = rappeler
term-harvest = récolter
term-acquire = acquérir
term-trash = détruire
term-discard = défausser
term-draw = piocher
term-commission = mettre en service
