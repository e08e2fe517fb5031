### Dune: Imperium and Rise of Ix: the names of the components and the terms of the rules.
### Labels begin with a capital; terms are written as in the middle of a sentence.

## Starter cards

card-convincing-argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune-the-desert-planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek-allies = Seek Allies
card-signet-ring = Signet Ring
card-control-the-spice = Control the Spice

## Reserve cards

card-arrakis-liaison = Arrakis Liaison
card-the-spice-must-flow = The Spice Must Flow
card-foldspace = Foldspace

## Imperium cards

card-arrakis-recruiter = Arrakis Recruiter
card-assassination-mission = Assassination Mission
card-bene-gesserit-initiate = Bene Gesserit Initiate
card-bene-gesserit-sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam-directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr-yueh = Dr. Yueh
card-duncan-idaho = Duncan Idaho
card-fedaykin-death-commando = Fedaykin Death Commando
card-firm-grip = Firm Grip
card-fremen-camp = Fremen Camp
card-gene-manipulation = Gene Manipulation
card-guild-administrator = Guild Administrator
card-guild-ambassador = Guild Ambassador
card-guild-bankers = Guild Bankers
card-gun-thopter = Gun Thopter
card-gurney-halleck = Gurney Halleck
card-imperial-spy = Imperial Spy
card-kwisatz-haderach = Kwisatz Haderach
card-lady-jessica = Lady Jessica
card-liet-kynes = Liet Kynes
card-missionaria-protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other-memory = Other Memory
card-piter-de-vries = Piter De Vries
card-power-play = Power Play
card-reverend-mother-mohiam = Reverend Mother Mohiam
card-sardaukar-infantry = Sardaukar Infantry
card-sardaukar-legion = Sardaukar Legion
card-scout = Scout
card-shifting-allegiances = Shifting Allegiances
card-sietch-reverend-mother = Sietch Reverend Mother
card-smugglers-thopter = Smuggler’s Thopter
card-space-travel = Space Travel
card-spice-hunter = Spice Hunter
card-spice-smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test-of-humanity = Test of Humanity
card-the-voice = The Voice
card-thufir-hawat = Thufir Hawat
card-worm-riders = Worm Riders

## Imperium cards of Rise of Ix

card-appropriate = Appropriate
card-bounty-hunter = Bounty Hunter
card-choam-delegate = CHOAM Delegate
card-court-intrigue = Court Intrigue
card-desert-ambush = Desert Ambush
card-embedded-agent = Embedded Agent
card-esmar-tuek = Esmar Tuek
card-freighter-fleet = Freighter Fleet
card-full-scale-assault = Full-Scale Assault
card-guild-accord = Guild Accord
card-guild-chief-administrator = Guild Chief Administrator
card-imperial-bashar = Imperial Bashar
card-imperial-shock-trooper = Imperial Shock Trooper
card-in-the-shadows = In the Shadows
card-ix-guild-compact = Ix-Guild Compact
card-ixian-engineer = Ixian Engineer
card-jamis = Jamis
card-landing-rights = Landing Rights
card-local-fence = Local Fence
card-negotiated-withdrawal = Negotiated Withdrawal
card-satellite-ban = Satellite Ban
card-sayyadina = Sayyadina
card-shai-hulud = Shai-Hulud
card-spice-trader = Spice Trader
card-treachery = Treachery
card-truthsayer = Truthsayer
card-water-peddler = Water Peddler
card-web-of-power = Web of Power
card-weirding-way = Weirding Way

## Intrigue cards

intrigue-allied-armada = Allied Armada
intrigue-ambush = Ambush
intrigue-bindu-suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass-protocol = Bypass Protocol
intrigue-calculated-hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam-shares = CHOAM Shares
intrigue-corner-the-market = Corner the Market
intrigue-councilors-dispensation = Councilor’s Dispensation
intrigue-demand-respect = Demand Respect
intrigue-dispatch-an-envoy = Dispatch an Envoy
intrigue-double-cross = Double Cross
intrigue-favored-subject = Favored Subject
intrigue-guild-authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know-their-ways = Know Their Ways
intrigue-master-tactician = Master Tactician
intrigue-plans-within-plans = Plans Within Plans
intrigue-poison-snooper = Poison Snooper
intrigue-private-army = Private Army
intrigue-rapid-mobilization = Rapid Mobilization
intrigue-recruitment-mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret-of-the-sisterhood = Secret of the Sisterhood
intrigue-staged-incident = Staged Incident
intrigue-the-sleeper-must-awaken = The Sleeper Must Awaken
intrigue-tiebreaker = Tiebreaker
intrigue-to-the-victor = To the Victor...
intrigue-urgent-mission = Urgent Mission
intrigue-water-of-life = Water of Life
intrigue-water-peddlers-union = Water Peddlers Union
intrigue-windfall = Windfall

## Intrigue cards of Rise of Ix

intrigue-advanced-weaponry = Advanced Weaponry
intrigue-blackmail = Blackmail
intrigue-cannon-turrets = Cannon Turrets
intrigue-cull = Cull
intrigue-diversion = Diversion
intrigue-expedite = Expedite
intrigue-finesse = Finesse
intrigue-glimpse-the-path = Glimpse the Path
intrigue-grand-conspiracy = Grand Conspiracy
intrigue-ixian-probe = Ixian Probe
intrigue-machine-culture = Machine Culture
intrigue-quid-pro-quo = Quid Pro Quo
intrigue-second-wave = Second Wave
intrigue-secret-forces = Secret Forces
intrigue-strategic-push = Strategic Push
intrigue-strongarm = Strongarm
intrigue-war-chest = War Chest

## Conflict cards

conflict-skirmish-a = Skirmish (A)
conflict-skirmish-b = Skirmish (B)
conflict-skirmish-c = Skirmish (C)
conflict-skirmish-d = Skirmish (D)
conflict-cloak-and-dagger = Cloak and Dagger
conflict-desert-power = Desert Power
conflict-guild-bank-raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid-stockpiles = Raid Stockpiles
conflict-secure-imperial-basin = Secure Imperial Basin
conflict-siege-of-arrakeen = Siege of Arrakeen
conflict-siege-of-carthag = Siege of Carthag
conflict-sort-through-the-chaos = Sort Through the Chaos
conflict-terrible-purpose = Terrible Purpose
conflict-battle-for-arrakeen = Battle for Arrakeen
conflict-battle-for-carthag = Battle for Carthag
conflict-battle-for-imperial-basin = Battle for Imperial Basin
conflict-grand-vision = Grand Vision

## Conflict cards of Rise of Ix

conflict-skirmish-ix-freighter-spice = Skirmish (E)
conflict-skirmish-ix-freighter-troop = Skirmish (F)
conflict-trade-monopoly = Trade Monopoly
conflict-economic-supremacy = Economic Supremacy

## Tech tiles

tile-artillery = Artillery
tile-chaumurky = Chaumurky
tile-detonation-devices = Detonation Devices
tile-disposal-facility = Disposal Facility
tile-flagship = Flagship
tile-holoprojectors = Holoprojectors
tile-holtzman-engine = Holtzman Engine
tile-invasion-ships = Invasion Ships
tile-memocorders = Memocorders
tile-minimic-film = Minimic Film
tile-restricted-ordnance = Restricted Ordnance
tile-shuttle-fleet = Shuttle Fleet
tile-sonic-snoopers = Sonic Snoopers
tile-spaceport = Spaceport
tile-spy-satellites = Spy Satellites
tile-training-drones = Training Drones
tile-troop-transports = Troop Transports
tile-windtraps = Windtraps

## Leaders

leader-paul-atreides = Paul Atreides
leader-duke-leto-atreides = Duke Leto Atreides
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-glossu-rabban = Glossu “The Beast” Rabban
leader-count-ilban-richese = Count Ilban Richese
leader-helena-richese = Helena Richese
leader-countess-ariana-thorvald = Countess Ariana Thorvald
leader-earl-memnon-thorvald = Earl Memnon Thorvald

## Leaders of Rise of Ix

leader-archduke-armand-ecaz = Archduke Armand Ecaz
leader-ilesa-ecaz = Ilesa Ecaz
leader-princess-yuna-moritani = “Princess” Yuna Moritani
leader-viscount-hundro-moritani = Viscount Hundro Moritani
leader-tessia-vernius = Tessia Vernius
leader-prince-rhombur-vernius = Prince Rhombur Vernius

## Leader abilities

ability-prescience = Prescience
ability-discipline = Discipline
ability-landsraad-popularity = Landsraad Popularity
ability-prudent-diplomacy = Prudent Diplomacy
ability-masterstroke = Masterstroke
ability-scheme = Scheme
ability-arrakis-fiefdom = Arrakis Fiefdom
ability-brutality = Brutality
ability-ruthless-negotiator = Ruthless Negotiator
ability-manufacturing = Manufacturing
ability-eyes-everywhere = Eyes Everywhere
ability-manipulate = Manipulate
ability-spice-addict = Spice Addict
ability-hidden-reservoir = Hidden Reservoir
ability-connections = Connections
ability-spice-hoard = Spice Hoard

## Leader abilities of Rise of Ix

ability-coordination = Coordination
ability-conscript = Conscript
ability-one-step-ahead = One Step Ahead
ability-guild-contacts = Guild Contacts
ability-smuggling-operation = Smuggling Operation
ability-final-delivery = Final Delivery
ability-intelligence = Intelligence
ability-couriers = Couriers
ability-careful-observation = Careful Observation
ability-duplicity = Duplicity
ability-heavy-lasgun-cannons = Heavy Lasgun Cannons
ability-ixian-technology = Ixian Technology

## Board spaces

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace = Foldspace
space-selective-breeding = Selective Breeding
space-secrets = Secrets
space-hardy-warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high-council = High Council
space-mentat = Mentat
space-swordmaster = Swordmaster
space-rally-troops = Rally Troops
space-hall-of-oratory = Hall of Oratory
space-secure-contract = Secure Contract
space-sell-melange = Sell Melange
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research-station = Research Station
space-sietch-tabr = Sietch Tabr
space-imperial-basin = Imperial Basin
space-hagga-basin = Hagga Basin
space-the-great-flat = The Great Flat

## Board spaces of Rise of Ix

space-smuggling = Smuggling
space-interstellar-shipping = Interstellar Shipping
space-dreadnought = Dreadnought
space-tech-negotiation = Tech Negotiation

## Factions

faction-emperor = Emperor
    .the = the Emperor
faction-guild = Spacing Guild
    .the = the Spacing Guild
faction-bene-gesserit = Bene Gesserit
    .the = the Bene Gesserit
faction-fremen = Fremen
    .the = the Fremen

## Agent icons

icon-emperor = Emperor
icon-guild = Spacing Guild
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice-trade = Spice Trade

## House Hagal cards

hagal-conspire = Conspire
hagal-wealth = Wealth
hagal-heighliner = Heighliner
hagal-foldspace = Foldspace
hagal-selective-breeding = Selective Breeding
hagal-secrets = Secrets
hagal-hardy-warriors = Hardy Warriors
hagal-stillsuits = Stillsuits
hagal-rally-troops = Rally Troops
hagal-hall-of-oratory = Hall of Oratory
hagal-carthag = Carthag
hagal-harvest-spice = Harvest Spice
hagal-arrakeen-1p = Arrakeen
hagal-arrakeen-2p = Arrakeen
hagal-reshuffle = Reshuffle

## House Hagal cards of Rise of Ix

hagal-interstellar-shipping = Interstellar Shipping
hagal-foldspace-or-interstellar-shipping = Foldspace / Interstellar Shipping
hagal-smuggling-or-interstellar-shipping = Smuggling / Interstellar Shipping
hagal-tech-negotiation = Tech Negotiation
hagal-dreadnought-1p = Dreadnought
hagal-dreadnought-2p = Dreadnought

## Solo difficulty

difficulty-mercenary = Mercenary
difficulty-sardaukar = Sardaukar
difficulty-mentat = Mentat
difficulty-kwisatz-haderach = Kwisatz Haderach

## Phases

phase-round-start = Round Start
phase-player-turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame

## Resources

resource-solari = Solari
resource-spice = Spice
    .inline = spice
resource-water = Water
    .inline = water
resource-persuasion = Persuasion
resource-swords = Swords
resource-strength = Strength
resource-influence = Influence
resource-troops = Troops
resource-vp = Victory Points

## Player colours

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green

## Houses

house-atreides = House Atreides
house-harkonnen = House Harkonnen
house-richese = House Richese
house-thorvald = House Thorvald
house-ecaz = House Ecaz
house-moritani = House Moritani
house-vernius = House Vernius
house-hagal = House Hagal

## Expansions

expansion-ix = Rise of Ix

## Zones

zone-hand = Hand
zone-deck = Deck
zone-discard = Discard pile
zone-play = In play
zone-supply = Supply
zone-garrison = Garrison
zone-conflict = Conflict
zone-reserve = Reserve
zone-row = Imperium Row
zone-intrigue = Intrigue cards
zone-aside = Set aside

## Intrigue card types

type-plot = Plot
type-combat = Combat
type-endgame = Endgame

## Conflict tiers

tier-1 = Conflict I
tier-2 = Conflict II
tier-3 = Conflict III

## Terms: pieces

term-leader = Leader
term-agent = Agent
term-mentat = Mentat
term-swordmaster = Swordmaster
term-troop = troop
term-alliance-token = Alliance token
term-control-marker = Control marker
term-combat-marker = Combat marker
term-score-marker = Score marker
term-councilor-token = Councilor token
term-first-player-marker = First Player marker
term-baron-token = Baron Harkonnen token
term-tech-tile = Tech tile
    .many = Tech tiles
term-freighter = Freighter
    .many = Freighters
term-dreadnought = dreadnought
    .many = dreadnoughts
term-negotiator = Negotiator
    .many = Negotiators
term-unit = unit
    .many = units
term-snooper = Snooper token
    .many = Snooper tokens

## Terms: cards

term-starter-card = Starter card
term-imperium-card = Imperium card
term-reserve-card = Reserve card
term-intrigue-card = Intrigue card
term-conflict-card = Conflict card
term-hagal-card = House Hagal card
term-imperium-deck = Imperium deck
term-intrigue-deck = Intrigue deck
term-conflict-deck = Conflict deck
term-agent-icon = Agent icon
term-agent-box = Agent box
term-reveal-box = Reveal box
term-acquire-effect = Acquire effect
term-signet-ring = Signet Ring
term-fremen-bond = Fremen Bond

## Terms: board and play

term-faction = Faction
term-alliance = Alliance
term-influence-track = Influence track
term-combat-track = Combat track
term-score-track = Score track
term-space = board space
term-combat-space = Combat space
term-maker = Maker
term-base-spice = base spice
term-bonus-spice = bonus spice
term-bank = bank
term-garrison = garrison
term-high-council-seat = High Council seat
term-control = Control
term-control-bonus = Control bonus
term-defensive-bonus = defensive bonus
term-steal-intrigue = Steal Intrigue
term-round = round
term-agent-turn = Agent turn
term-reveal-turn = Reveal turn
term-clean-up = clean-up
term-first-player = First Player
term-opponent = opponent
term-rival = Rival
term-solo-game = solo game
term-two-player-game = two-player game
term-ix-board = Ix board
term-shipping-track = shipping track
term-dividends = Dividends
term-infiltration = Infiltration
term-unload = Unload
term-epic-game = epic game

## Terms: verbs

term-recruit = recruit
term-deploy = deploy
term-retreat = retreat
term-lose = lose
term-recall = recall
term-harvest = harvest
term-acquire = acquire
term-trash = trash
term-discard = discard
term-draw = draw
term-commission = commission
