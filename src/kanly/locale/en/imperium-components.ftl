### Dune: Imperium and Rise of Ix: the names of the components, what they do, and the terms of the rules.
### Labels begin with a capital; terms are written as in the middle of a sentence.
###
### What components do is put together from phrases. A phrase is written as in the middle of a sentence; capitals and full stops are added.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.
### .and: the phrase when another one follows; .do: the phrase as something one may choose to do.

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
resource-troops = Troops

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
zone-discard = Discard pile
zone-play = In play
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
term-tech-tile = Tech tile
    .many = Tech tiles
term-freighter = Freighter
    .many = Freighters
term-dreadnought = dreadnought
    .many = dreadnoughts
term-negotiator = Negotiator
    .many = Negotiators

## Terms: cards

term-fremen-bond = Fremen Bond

## Terms: board and play

term-shipping-track = shipping track
term-infiltration = Infiltration
term-unload = Unload

## Counts

count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
count-intrigues = { $n ->
    [one] { $n } Intrigue card
   *[other] { $n } Intrigue cards
}
count-troops = { $n ->
    [one] { $n } troop
   *[other] { $n } troops
}
count-units = { $n ->
    [one] { $n } unit
   *[other] { $n } units
}
count-points = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}

## Amounts

amount-solari = { $n } Solari
amount-spice = { $n } spice
amount-water = { $n } water
amount-vp = { count-points }
amount-vp-per-low-track = { count-points } for each Faction with which you have 1 Influence or less
amount-influence = { $n } Influence with { $faction-the }
amount-influence-any = { $n } Influence with a Faction of your choice
amount-influence-one-of = { $n } Influence with { $factions }
amount-influence-behind = { $n } Influence with a Faction in which an opponent is ahead of you
amount-influence-agents = { $n } Influence with each Faction on whose board spaces you have an Agent
amount-influence-visited = { $n } Influence with that Faction
amount-influence-snooped = { $n } Influence with a Faction whose Influence track still holds one of your Snooper tokens
amount-influence-each = { $n } Influence with each of the { $factions ->
    [4] four
   *[other] { $factions }
} Factions
amount-influence-different = { $n } Influence with each of { $factions ->
    [2] two
   *[other] { $factions }
} different Factions

## Numbers to add

bonus-solari = +{ $n } Solari
bonus-spice = +{ $n } spice
bonus-water = +{ $n } water
bonus-persuasion = +{ $n } Persuasion
bonus-swords = +{ $n } { $n ->
    [one] sword
   *[other] swords
}

## Costs

cost-pay = pay { $amount }
cost-trash-this = trash this card
cost-trash = trash { count-cards }
cost-influence = lose { $n } Influence with a Faction of your choice
cost-troops = lose { $n } of your troops in the Conflict
cost-discard = discard { count-cards }
cost-units = retreat { $n } of your units
cost-lose-troop = lose { count-troops } from your garrison or the Conflict
cost-bottom = put { $n } of your Intrigue cards under the Intrigue deck
cost-flip-tile = turn this tile face down
cost-trash-tile = trash this tile
cost-sell = { $least } to { $most } spice

## Conditions

condition-bond = if you have another Fremen card in play
condition-sisterhood = if you have another Bene Gesserit card in play
condition-alliance = if you have the { $faction } Alliance
condition-any-alliance = if you have an Alliance
condition-influence = if you have { $n } or more Influence with { $faction-the }
condition-council = if you have a High Council seat
condition-spice-must-flow = if you have { $n } or more { $card } cards
condition-most-spice-must-flow = if you have more { $card } cards than each opponent
condition-tech = if you have { $n } or more Tech tiles
condition-enemy-agent = if an opponent’s Agent was already on the board space you sent this Agent to
condition-agent-with = if you have an Agent on a board space of { $faction-the }
condition-persuasion = if you have { $n } or more Persuasion left
condition-solari = if you have { $n } or more Solari
condition-all-tracks = if you have { $n } or more Influence with each of the four Factions
condition-units-deployed = if you have deployed { $n } or more units to the Conflict this turn
condition-agents-out = if { $n } or more of your Agents are on Landsraad, City or Spice Trade spaces

## Joints

effect-nothing = no effect
effect-pay = { $cost }: { $effect }
effect-pay-option = { $cost } and { $effect }
effect-if = { $condition }, { $effect }
effect-if-else = { $condition }, { $effect }; otherwise, { $otherwise }
effect-bond = { term-fremen-bond }: { $effect }
effect-choose = choose { $n ->
    [1] one
    [2] two
   *[other] { $n }
}: { $options }
effect-at-reveal = during your Reveal turn this round: { $effect }
effect-here-at-reveal = during your Reveal turn, if one of your Agents is here: { $effect }
effect-may = you may { $effect }
effect-on-win = if you win this Conflict, { $effect }
effect-times = { $effect } { $times ->
    [2] twice
   *[other] { $times } times
}

## Effects

effect-gain = gain { $amount }
effect-recruit = recruit { count-troops }
effect-draw = draw { count-cards }
effect-intrigue = draw { count-intrigues }
effect-trash = you may trash a card
    .do = trash a card
effect-trash-this = trash this card
effect-deploy-garrison = { $n ->
    [one] you may deploy { $n } troop from your garrison to the Conflict
   *[other] you may deploy up to { $n } troops from your garrison to the Conflict
}
    .do = { $n ->
        [one] deploy { $n } troop from your garrison to the Conflict
       *[other] deploy up to { $n } troops from your garrison to the Conflict
    }
effect-deploy-garrison-any = you may deploy any number of troops from your garrison to the Conflict
    .do = deploy any number of troops from your garrison to the Conflict
effect-deploy-recruited = { $n ->
    [one] you may deploy it to the Conflict
   *[other] you may deploy up to { $n } of them to the Conflict
}
effect-deploy-recruited-at-reveal = { $n ->
    [one] if this is your Reveal turn, you may deploy it to the Conflict
   *[other] if this is your Reveal turn, you may deploy up to { $n } of them to the Conflict
}
effect-deploy-supply = deploy { count-troops } from your supply to the Conflict
effect-retreat = { $n ->
    [one] you may retreat { $n } of your troops
   *[other] retreat up to { $n } of your troops
}
effect-retreat-any = retreat any number of your troops
effect-acquire = acquire a card that costs { $n } Persuasion or less for free
effect-acquire-onto-deck = acquire a card that costs { $n } Persuasion or less for free and put it on top of your deck
effect-acquire-reserve = acquire a { $card } card from the Reserve
effect-control = take Control of { $space }
effect-signet = use the Signet Ring ability of your Leader
effect-double-harvest = the base spice this Agent harvests is doubled (bonus spice is not)
effect-cheaper-spice-must-flow = { $card } costs you { $n } Persuasion less this turn
effect-opponents-lose-garrison = each opponent loses 1 troop from their garrison
effect-send-anywhere = send any one of your Agents, even one already on the board, to any board space, ignoring Agent icons and other Agents
effect-persuasion-per-fremen = +{ $n } Persuasion for each Fremen card you have in play, including this one
effect-take-from-discard = take one { $faction } card from your discard pile into your hand
effect-space-influence = gain { $n } Influence instead of 1 with the Faction of the board space this Agent is sent to
effect-opponents-discard = each opponent discards { count-cards }
effect-opponents-discard-or-lose = each opponent must discard 1 card or lose 1 troop in the Conflict
effect-voice = choose a board space; opponents cannot send Agents there until your next turn
effect-may-pass = you may then end your turn at once
effect-mentat = take the Mentat, if it is on its board space, as an extra Agent for this round
effect-mentat-next-round = take the Mentat as an extra Agent for the next round
effect-faction-icons = the card you play this turn also has the Agent icons of all four Factions
effect-ignore-enemies = opponents’ Agents do not block the next Agent you send this turn
effect-opponent-loses-troop = return 1 troop of an opponent of your choice from the Conflict to their supply
effect-tracks = if you have 3 or more Influence on three Influence tracks, gain { count-points }; if on all four, gain { $all } instead
effect-snoop = look at the top card of your deck, then draw it or trash it
effect-acquire-to-deck = you may put each card you acquire on top of your deck
effect-reshuffle = shuffle your discard pile into your deck
effect-recall = recall one of your Agents from the board
effect-set-aside = set aside a card of the Imperium Row, which only you may acquire this round; in your Reveal turn it costs you { $n } Persuasion less, and if you have not acquired it by the end of that turn, it is trashed
effect-harvest = gain { $n } spice and all bonus spice here
effect-steal-intrigue = each opponent with 4 or more Intrigue cards gives you 1 of them at random
effect-council = take a High Council seat: +{ $n } Persuasion in each of your Reveal turns for the rest of the game
effect-swordmaster = take your Swordmaster, a third Agent for the rest of the game
effect-freighter = { $times ->
    [one] move your Freighter
    [2] move your Freighter twice
   *[other] move your Freighter { $times } times
}
effect-dreadnought = commission a dreadnought
effect-tech = acquire a Tech tile
effect-tech-cheaper = acquire a Tech tile for { $n } spice less
effect-tech-with-solari = acquire a Tech tile, whose cost you may pay in Solari instead of spice
effect-negotiator = { $times ->
    [one] send a troop from your supply to Ix as a Negotiator
   *[other] send { $times } troops from your supply to Ix as Negotiators
}
effect-dividends = take Dividends ({ $n } Solari for you, { $others } Solari for each opponent)
effect-ship-troops = recruit { count-troops }
    .do = recruit { count-troops } from the shipping track
effect-trash-in-play = you may trash one of your cards in play
    .do = trash one of your cards in play
effect-swords-per-dreadnought = { bonus-swords } for each of your dreadnoughts in the Conflict
effect-swords-per-card = { bonus-swords } for each card you reveal this turn that gives swords
effect-swords-per-card-but-this = { bonus-swords } for each other card you reveal this turn that gives swords
effect-ambush = for each troop you deploy to the Conflict this turn, you may make one opponent’s unit there retreat
effect-extra-turn = you may take another turn right after this one
    .do = take another turn right after this one
effect-space-discount = sending an Agent to { $space } with this card costs you { $n } spice less
effect-opponents-retreat-dreadnought = each opponent retreats 1 dreadnought from the Conflict
effect-deploy-units = you may deploy up to { count-units } from your garrison to the Conflict
    .do = deploy up to { count-units } from your garrison to the Conflict
effect-goals = if you meet three of these four goals, gain { count-points }; if all four, gain { $all } instead: both of your dreadnoughts in service, at least one { $card } card, 4 or more Influence on two Influence tracks, a High Council seat
effect-swap-intrigues = put any number of your Intrigue cards under the Intrigue deck, then draw as many
effect-place-dreadnought = place one of your dreadnoughts from the Conflict on Arrakeen, Carthag or Imperial Basin
effect-keep-card = set aside a card from your hand until your second turn this round
effect-win-ties = you win a tie for first place at the end of the game
effect-all-to-deck = whenever you acquire a card, you may put it on top of your deck
effect-ship-bonus = whenever you recruit troops from the shipping track, recruit { $n } more, and you may deploy any of them to the Conflict
effect-detonate = when you win a Conflict with a dreadnought, you may return it to your supply and gain { count-points } instead of placing it on a board space
effect-sell = make one exchange: { $rows }
sell-row = { $spice } spice for { $solari } Solari

## When an Intrigue card is played

timing-turn-start = at the start of your turn, before anything else: { $text }
timing-before-agent = in your Agent turn, before you play a card: { $text }
timing-victory = when you win a Conflict, { $text }
timing-after-faction = in your Agent turn, after sending an Agent to a Faction’s board space, { $text }

## Left abilities of the Leaders

left-prescience = You may look at the top card of your deck at any time.
left-landsraad-popularity = Landsraad spaces cost you 1 Solari less.
left-masterstroke = Before the first round, choose two Factions in secret. In the first of your turns in which you deploy 4 or more troops to the Conflict, reveal them and gain 1 Influence with each.
left-arrakis-fiefdom = You start the game with 1 additional spice and 1 additional Solari.
left-ruthless-negotiator = Whenever you pay Solari as the cost of a board space, draw 1 card.
left-eyes-everywhere = Opponents’ Agents do not block yours on Landsraad and City spaces.
left-spice-addict = Whenever you harvest spice, gain 1 spice less and draw 1 card.
left-connections = When you take a High Council seat, gain 1 Influence with a Faction of your choice.
left-coordination = In your Reveal turn, if 2 or more of your Agents are on Landsraad, City or Spice Trade spaces, you may trash one of your cards in play.
left-one-step-ahead = At the start of each round, set aside a card from your hand, face down. At the start of your second turn of the round, reveal it and take it back. If you send an Agent with it in that turn, gain 1 spice if it has exactly one Agent icon, otherwise 1 Solari.
left-smuggling-operation = You start the game without water. Whenever you gain Solari in one of your turns, gain 1 more.
left-intelligence = Before the first round, look at the top two cards of the Intrigue deck. Keep one of them and put the other back on top.
left-careful-observation = Before the first round, place a Snooper token at 2 Influence on each Influence track. When you reach your first token, you may discard 1 card to gain 1 spice; at your second, gain the bonus for 4 Influence of that track; at your third, gain 1 Influence on that track; at your fourth, gain both that bonus and 1 Influence.
left-heavy-lasgun-cannons = Each of your dreadnoughts in the Conflict has 4 strength instead of 3.

## Board spaces

board-requirement = { $n } or more Influence with { $faction-the }
board-once = Once per game for each player
board-combat = Combat space
board-maker = Maker
board-control = the player who controls { $space-the } gains { $amount } whenever an Agent is sent here

## Influence tracks

track-influence = { $n } Influence
track-alliance = The first player to reach { $n } Influence takes the Alliance token, worth 1 Victory Point. A player who overtakes its holder takes it over.

## Shipping track

shipping-move = Whenever an effect moves your Freighter, you may advance it one step, or recall it to the bottom and take the rewards of the step it leaves and of every step below, in the order you like.
shipping-step = Step { $n }

## Pieces of Rise of Ix

about-freighter = Your Freighter starts at the bottom of the shipping track. { shipping-move }
about-dreadnought = You have two dreadnoughts, in your supply at the start. When you commission one (you may decline), it goes to your garrison; like a troop it may be deployed, with 3 strength in the Conflict. It never returns to the supply after Combat. If you win a Conflict with one, place it on Arrakeen, Carthag or Imperial Basin, where no other dreadnought is: you control that board space until the end of the next Combat phase, even over a Control marker.
about-tech-tile = When you acquire a Tech tile (you may decline), pay the spice cost of one of the face-up tiles on the Ix board and take it, with its effect when acquired. Its ability is yours for the rest of the game.
about-negotiator = When you acquire a Tech tile, you may return any number of your Negotiators to your supply. Each lowers the cost by 1.

## Cards and games of Rise of Ix

infiltration = Opponents’ Agents do not block an Agent you send with this card.
unload = The Reveal box also takes effect when you discard or trash this card.
game-without-ix = Only without { expansion-ix }
game-epic = Epic game only

## House Hagal cards

rival-does = the Rival { $what }
rival-sends = sends an Agent to { $space }
rival-influence = gains 1 Influence with { $faction-the }
rival-troops = recruits { count-troops }
rival-troops-to-conflict = recruits { count-troops } straight into the Conflict
rival-garrison = deploys up to { count-troops } from its garrison
rival-swords = { $n ->
    [0] no swords
   *[other] { bonus-swords }
}
rival-signet = uses the Signet Ring ability of its Leader
rival-harvest = sends an Agent to the free Maker space with the most bonus spice (if tied, the one with the most spice in all)
rival-harvest-solo = in the solo game, it takes all the spice there
rival-harvest-two = with two players, the bonus spice goes back to the bank
rival-no-harvest = if no free Maker space has bonus spice, reveal the next card
rival-reshuffle = shuffle all House Hagal cards into a new deck and reveal the next card
rival-if-influence = if the Rival has { $n } or more Influence with { $faction-the }, it { $what }
rival-otherwise = otherwise, it { $what }
rival-otherwise-next = otherwise, reveal the next card
rival-freighter = { $n ->
    [one] moves its Freighter
    [2] moves its Freighter twice
   *[other] moves its Freighter { $n } times
}
rival-dreadnought = commissions a dreadnought
rival-no-dreadnought = if both of its dreadnoughts are already in service, reveal the next card instead
rival-tech = acquires a Tech tile if it can
rival-tech-or-negotiator = acquires a Tech tile for { $n } spice less if it can, or else sends a Negotiator to Ix
rival-may-acquire = Rivals in the solo game may acquire it
rival-solo = Solo game only
rival-two = Two-player game only

## Levels of difficulty

level-start = you start with { $amount } more
level-mentat = the Mentat space costs you { $n } Solari
level-garrison = each Rival starts with { $n ->
    [0] no troops
   *[other] { count-troops }
} in its garrison
level-intrigues = each Rival starts with { count-intrigues }
level-third-agent = each Rival gets its third Agent in round { $n }
level-expert = in a Conflict I or II, a Rival that leads by { $n } strength or more deploys no troops
level-no-swordmaster = the Swordmaster space is closed to you

## Fields of an entry

field-faction = Faction
field-cost = Cost
field-price = Persuasion cost
field-icons = Agent icons
field-icon = Agent icon
field-copies = Copies
field-agent = Agent
field-reveal = Reveal
field-acquire = When acquired
field-trashed = When trashed
field-tier = Tier
field-location = For control of
field-first = 1st place
field-second = 2nd place
field-third = 3rd place
field-house = House
field-complexity = Complexity
field-signet = { $ability } (Signet Ring)
field-rival = As a Rival
field-requirement = Requirement
field-limit = Limit
field-kind = Kind
field-effect = Effect
field-control = Control bonus
field-game = Game
field-turn = Agent turn
field-combat = Combat
field-alliance = Alliance
field-infiltration = { term-infiltration }
field-unload = { term-unload }
field-freighter = { term-freighter }
field-set = Expansion
field-symbol = House Hagal symbol
field-round-start = Round Start
field-reveal-turn = Reveal turn
field-win = Conflict won
field-flip = Once per round
field-trash = In your turn
field-always = Ability
field-endgame = End of the game
field-name = Name
field-text = Text
no-rival = Cannot lead a Rival
not-sold = Cannot be bought with Persuasion

## Kinds of component

kind-starter = Starter card
    .many = Starting deck
kind-reserve = Reserve card
    .many = Reserve
kind-imperium = Imperium card
    .many = Imperium deck
kind-intrigue = Intrigue card
    .many = Intrigue deck
kind-conflict = Conflict card
    .many = Conflict deck
kind-tile = Tech tile
    .many = Tech tiles
kind-leader = Leader
    .many = Leaders
kind-space = Board space
    .many = Board spaces
kind-faction = Influence track
    .many = Influence tracks
kind-shipping = Track
    .many = Shipping track
kind-piece = Piece
    .many = Pieces of Rise of Ix
kind-hagal = House Hagal card
    .many = House Hagal deck
kind-difficulty = Level of the solo game
    .many = Levels of the solo game
