### Dune, the classic game: the names of the components, what they do, the options and the terms.
### Labels begin with a capital; forces and terms are written as in the middle of a sentence.
### .full: the whole name of a faction; .many: the plural; .the, .of, .inline: the name as in the
### middle of a sentence, with the article or preposition that it needs there.

## The game

classic-game = Dune

## Factions

classic-faction-atreides = Atreides
    .full = House Atreides
    .the = the Atreides
classic-faction-bene-gesserit = Bene Gesserit
    .the = the Bene Gesserit
classic-faction-emperor = Emperor
    .the = the Emperor
classic-faction-fremen = Fremen
    .the = the Fremen
classic-faction-guild = Guild
    .full = Spacing Guild
    .the = the Guild
classic-faction-harkonnen = Harkonnen
    .full = House Harkonnen
    .the = the Harkonnen

## Leaders

classic-leader-thufir-hawat = Thufir Hawat
classic-leader-lady-jessica = Lady Jessica
classic-leader-gurney-halleck = Gurney Halleck
classic-leader-duncan-idaho = Duncan Idaho
classic-leader-dr-wellington-yueh = Dr. Wellington Yueh
classic-leader-alia = Alia
classic-leader-margot-lady-fenring = Margot Lady Fenring
classic-leader-mother-ramallo = Mother Ramallo
classic-leader-princess-irulan = Princess Irulan
classic-leader-wanna-yueh = Wanna Yueh
classic-leader-hasimir-fenring = Hasimir Fenring
classic-leader-captain-aramsham = Captain Aramsham
classic-leader-caid = Caid
classic-leader-burseg = Burseg
classic-leader-bashar = Bashar
classic-leader-stilgar = Stilgar
classic-leader-chani = Chani
classic-leader-otheym = Otheym
classic-leader-shadout-mapes = Shadout Mapes
classic-leader-jamis = Jamis
classic-leader-staban-tuek = Staban Tuek
classic-leader-master-bewt = Master Bewt
classic-leader-esmar-tuek = Esmar Tuek
classic-leader-soo-soo-sook = Soo-Soo Sook
classic-leader-guild-representative = Guild Representative
classic-leader-feyd-rautha = Feyd-Rautha
classic-leader-beast-rabban = Beast Rabban
classic-leader-piter-de-vries = Piter De Vries
classic-leader-captain-iakin-nefud = Captain Iakin Nefud
classic-leader-umman-kudu = Umman Kudu

## Forces

classic-force-normal = force
    .many = forces
classic-force-starred = starred force
    .many = starred forces
classic-force-sardaukar = Sardaukar
classic-force-fedaykin = Fedaykin
classic-force-advisor = advisor
    .many = advisors
classic-force-fighter = fighter
    .many = fighters

## Territories

classic-territory-arrakeen = Arrakeen
classic-territory-carthag = Carthag
classic-territory-habbanya-sietch = Habbanya Sietch
classic-territory-sietch-tabr = Sietch Tabr
classic-territory-tueks-sietch = Tuek’s Sietch
classic-territory-polar-sink = Polar Sink
    .the = the Polar Sink
classic-territory-false-wall-east = False Wall East
classic-territory-false-wall-south = False Wall South
classic-territory-false-wall-west = False Wall West
classic-territory-pasty-mesa = Pasty Mesa
classic-territory-plastic-basin = Plastic Basin
classic-territory-rim-wall-west = Rim Wall West
classic-territory-shield-wall = Shield Wall
    .the = the Shield Wall
classic-territory-arsunt = Arsunt
classic-territory-basin = Basin
    .the = the Basin
classic-territory-bight-of-the-cliff = Bight of the Cliff
    .the = the Bight of the Cliff
classic-territory-broken-land = Broken Land
classic-territory-cielago-depression = Cielago Depression
classic-territory-cielago-east = Cielago East
classic-territory-cielago-north = Cielago North
classic-territory-cielago-south = Cielago South
classic-territory-cielago-west = Cielago West
classic-territory-funeral-plain = Funeral Plain
classic-territory-gara-kulon = Gara Kulon
classic-territory-habbanya-erg = Habbanya Erg
classic-territory-habbanya-ridge-flat = Habbanya Ridge Flat
classic-territory-hagga-basin = Hagga Basin
classic-territory-harg-pass = Harg Pass
classic-territory-hole-in-the-rock = Hole in the Rock
    .the = the Hole in the Rock
classic-territory-imperial-basin = Imperial Basin
classic-territory-meridian = Meridian
classic-territory-old-gap = Old Gap
classic-territory-red-chasm = Red Chasm
    .the = the Red Chasm
classic-territory-rock-outcroppings = Rock Outcroppings
    .the = the Rock Outcroppings
classic-territory-sihaya-ridge = Sihaya Ridge
classic-territory-south-mesa = South Mesa
classic-territory-the-great-flat = The Great Flat
    .the = the Great Flat
classic-territory-the-greater-flat = The Greater Flat
    .the = the Greater Flat
classic-territory-the-minor-erg = The Minor Erg
    .the = the Minor Erg
classic-territory-tsimpo = Tsimpo
classic-territory-wind-pass = Wind Pass
classic-territory-wind-pass-north = Wind Pass North

## Locations and sectors

classic-location = { $territory } { $sector }
    .the = { $territory-the } { $sector }
classic-sector = sector { $sector }

## Kinds of territory

classic-terrain-stronghold = Stronghold
classic-terrain-rock = Rock
classic-terrain-sand = Sand
classic-terrain-polar = Polar Sink

## Phases

classic-phase-setup = Setup
classic-phase-storm = Storm
classic-phase-spice-blow-nexus = Spice Blow and Nexus
classic-phase-choam-charity = CHOAM Charity
classic-phase-bidding = Bidding
classic-phase-revival = Revival
classic-phase-shipment-movement = Shipment and Movement
classic-phase-battle = Battle
classic-phase-spice-collection = Spice Collection
classic-phase-mentat-pause = Mentat Pause

## Treachery cards

classic-card-lasgun = Lasgun
classic-card-crysknife = Crysknife
classic-card-maula-pistol = Maula Pistol
classic-card-slip-tip = Slip Tip
classic-card-stunner = Stunner
classic-card-chaumas = Chaumas
classic-card-chaumurky = Chaumurky
classic-card-ellaca-drug = Ellaca Drug
classic-card-gom-jabbar = Gom Jabbar
classic-card-shield = Shield
classic-card-snooper = Snooper
classic-card-cheap-hero = Cheap Hero
classic-card-tleilaxu-ghola = Tleilaxu Ghola
classic-card-family-atomics = Family Atomics
classic-card-hajr = Hajr
classic-card-karama = Karama
classic-card-truthtrance = Truthtrance
classic-card-weather-control = Weather Control
classic-card-baliset = Baliset
classic-card-jubba-cloak = Jubba Cloak
classic-card-kulon = Kulon
classic-card-la-la-la = La, La, La
classic-card-trip-to-gamont = Trip to Gamont

## What treachery cards do

classic-card-lasgun-text = Weapon: kills the opposing leader whatever the defense. With any Shield in the battle it explodes: all forces, leaders and spice in the territory are lost.
classic-card-crysknife-text = Projectile weapon: kills the opposing leader unless that side plays a Shield.
classic-card-maula-pistol-text = { classic-card-crysknife-text }
classic-card-slip-tip-text = { classic-card-crysknife-text }
classic-card-stunner-text = { classic-card-crysknife-text }
classic-card-chaumas-text = Poison weapon: kills the opposing leader unless that side plays a Snooper.
classic-card-chaumurky-text = { classic-card-chaumas-text }
classic-card-ellaca-drug-text = { classic-card-chaumas-text }
classic-card-gom-jabbar-text = { classic-card-chaumas-text }
classic-card-shield-text = Defense: your leader survives a projectile weapon. With any Lasgun in the battle it explodes.
classic-card-snooper-text = Defense: your leader survives a poison weapon.
classic-card-cheap-hero-text = Played in place of a leader, with strength 0; a weapon and a defense may go with it. It cannot be a traitor and is discarded after the battle.
classic-card-tleilaxu-ghola-text = At any time: revive one of your leaders, or up to 5 of your forces, for free and besides your normal revival.
classic-card-family-atomics-text = From turn 2 on, before the storm moves, if you have a force on or next to the Shield Wall: all forces on the Wall die, and Imperial Basin, Arrakeen and Carthag stay open to the storm. The card leaves the game.
classic-card-hajr-text = In your movement: make one more move, with the same group or another one.
classic-card-karama-text = One of these: stop an advantage of another faction until the end of the phase; ship from off-planet at half price, paid to the bank; take the Treachery card on offer without paying. In the advanced game also, once: use the special power of your faction.
classic-card-truthtrance-text = At any time: ask another player, before all, one question about the game to be answered by yes or no. The answer must be true.
classic-card-weather-control-text = From turn 2 on, before the storm moves: you decide how far it goes, from 0 to 10 sectors.
classic-card-baliset-text = Worthless: it may stand for a weapon or a defense in a battle plan and does nothing.
classic-card-jubba-cloak-text = { classic-card-baliset-text }
classic-card-kulon-text = { classic-card-baliset-text }
classic-card-la-la-la-text = { classic-card-baliset-text }
classic-card-trip-to-gamont-text = { classic-card-baliset-text }

## Kinds of treachery card

classic-kind-projectile-weapon = Projectile weapon
    .inline = a projectile weapon
classic-kind-poison-weapon = Poison weapon
    .inline = a poison weapon
classic-kind-lasgun = Lasgun
    .inline = a Lasgun
classic-kind-shield = Shield
    .inline = a Shield
classic-kind-snooper = Snooper
    .inline = a Snooper
classic-kind-cheap-hero = Cheap Hero
    .inline = a Cheap Hero
classic-kind-worthless = Worthless card
    .inline = a worthless card
classic-kind-special = Special card
    .inline = a special card

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

classic-section-basic = Advantages
classic-section-alliance = Alliance
classic-section-advanced = Advanced advantages
classic-section-karama-power = Special Karama power
classic-section-victory = Special victory

## Advantages of the Atreides

classic-advantage-bidding-prescience = Bidding Prescience
classic-advantage-bidding-prescience-text = Before anybody bids on a Treachery card, you may look at it, card by card as each comes up.
classic-advantage-notes = Notes
classic-advantage-notes-text = You alone keep a record of the cards you saw in Bidding.
classic-advantage-spice-prescience = Spice Prescience
classic-advantage-spice-prescience-text = At the start of Shipment and Movement, before anybody acts, you may look at the top card of the spice deck.
classic-advantage-battle-prescience = Battle Prescience
classic-advantage-battle-prescience-text = In your battles, after the Voice and before plans are made, you may ask for one part of your opponent’s plan: leader, weapon, defense or dial. Your opponent is bound by the answer.
classic-advantage-battle-prescience-for-ally = Prescience for an Ally
classic-advantage-battle-prescience-for-ally-text = You may use your Battle Prescience on the opponent of your ally; your ally learns the answer.
classic-advantage-kwisatz-haderach = Kwisatz Haderach
classic-advantage-kwisatz-haderach-text = Once you have lost 7 forces in battles, the Kwisatz Haderach may join a leader or Cheap Hero in one territory each turn: it adds 2 to your total unless that leader is killed, and that leader cannot be called a traitor. Only an explosion kills it.
classic-advantage-see-plan = See a Battle Plan
classic-advantage-see-plan-text = Once per game, with a Karama: see the whole battle plan of one player before plans are revealed.

## Advantages of the Bene Gesserit

classic-advantage-prediction = Prediction
classic-advantage-prediction-text = Before the game you secretly name another faction and a turn. If that faction wins in that turn, alone or with allies and not by a special victory, you win alone instead.
classic-advantage-spiritual-advisor = Spiritual Advisor
classic-advantage-spiritual-advisor-text = Each time another faction ships from off-planet, you may put 1 force from your reserves into the Polar Sink for free.
classic-advantage-voice = Voice
classic-advantage-voice-text = In your battles, before Prescience and plans, you may order your opponent to play, or not to play, one kind of card: projectile weapon, poison weapon, Lasgun, Shield, Snooper, Cheap Hero or worthless card. Your opponent obeys if it is possible.
classic-advantage-voice-for-ally = Voice for an Ally
classic-advantage-voice-for-ally-text = You may use the Voice on the opponent of your ally.
classic-advantage-charity = Charity
classic-advantage-charity-text = You receive 2 spice in every CHOAM Charity, whatever you own.
classic-advantage-advisors = Advisors
classic-advantage-advisors-text = You start with 1 advisor in a place of your choice. When another faction ships from off-planet, you may put 1 advisor for free where it lands, instead of a force in the Polar Sink, unless you have fighters there.
classic-advantage-coexistence = Coexistence
classic-advantage-coexistence-text = Advisors share a territory with anybody: they do not fight, collect, occupy or block, and give no ornithopters. Storm, worms, explosions and atomics kill them like forces.
classic-advantage-fighters = Fighters
classic-advantage-fighters-text = All your tokens in a territory are fighters, or all are advisors; what you ship arrives as fighters. Advisors that are alone become fighters at once, and for those that move to other factions you choose.
classic-advantage-intrusion = Intrusion
classic-advantage-intrusion-text = When another faction, not your ally, ships, moves or rides into a territory with your fighters, you may turn all of them into advisors at once.
classic-advantage-battle-announcement = Battle Announcement
classic-advantage-battle-announcement-text = Before anybody ships, you may name territories where all your advisors become fighters: not beside an ally, not in the storm, not as a third faction in a stronghold.
classic-advantage-worthless-as-karama = Worthless Cards as Karama
classic-advantage-worthless-as-karama-text = You may play a worthless card as a Karama. You have no special Karama power.

## Advantages of the Emperor

classic-advantage-treachery-payment = Payment for Treachery Cards
classic-advantage-treachery-payment-text = Other factions pay you, not the bank, for the Treachery cards they buy. You pay the bank for yours.
classic-advantage-gift-to-ally = Gift to an Ally
classic-advantage-gift-to-ally-text = You may give spice to your ally at any time, for any purpose.
classic-advantage-ally-extra-revival = More Revival for an Ally
classic-advantage-ally-extra-revival-text = In Revival you may pay 2 spice each for up to 3 forces of your ally, beyond those your ally may revive anyway.
classic-advantage-sardaukar = Sardaukar
classic-advantage-sardaukar-text = 5 of your forces are Sardaukar: worth 2 in battle and as losses, but 1 against the Fremen. At most one is revived each turn; otherwise each is one force.
classic-advantage-revive-free = Free Revival
classic-advantage-revive-free-text = Once per game, with a Karama: revive up to 3 of your forces or 1 of your leaders for free, besides your normal revival.

## Advantages of the Fremen

classic-advantage-reinforcements = Reinforcements
classic-advantage-reinforcements-text = You do not ship. Instead you may bring any number of your reserves for free to the Great Flat or to a territory within two of it.
classic-advantage-movement-two = Movement of Two
classic-advantage-movement-two-text = Your group moves up to two territories, three with ornithopters.
classic-advantage-worm-immunity = Immunity to Worms
classic-advantage-worm-immunity-text = Worms do not devour your forces. After the Nexus, forces in a territory to which a worm came may ride it to any one place; this is not your move.
classic-advantage-worm-protection-of-ally = Protection of an Ally from Worms
classic-advantage-worm-protection-of-ally-text = When a worm comes to forces of your ally, you decide whether it spares them.
classic-advantage-ally-free-revival = Free Revival for an Ally
classic-advantage-ally-free-revival-text = You may let your ally revive 3 forces for free in a turn.
classic-advantage-share-fremen-victory = Shared Fremen Victory
classic-advantage-share-fremen-victory-text = Your ally shares your special victory.
classic-advantage-storm-cards = Storm Cards
classic-advantage-storm-cards-text = After the first storm, a storm card from 1 to 6 moves the storm in place of the dials. It is drawn a turn ahead, and you may look at it.
classic-advantage-extra-worm-placement = Placing Further Worms
classic-advantage-extra-worm-placement-text = You place every worm after the first in a spice blow in any sand territory; it devours there and can be ridden.
classic-advantage-storm-half-losses = Half Losses in the Storm
classic-advantage-storm-half-losses-text = Of your forces in a place hit by the storm only half die, rounded up. You may bring reserves into the storm at the same loss.
classic-advantage-fedaykin = Fedaykin
classic-advantage-fedaykin-text = 3 of your forces are Fedaykin: worth 2 in battle and as losses, against everybody. At most one is revived each turn; otherwise each is one force.
classic-advantage-free-full-strength = Full Strength without Spice
classic-advantage-free-full-strength-text = In advanced combat your forces count full without spice.
classic-advantage-call-worm = Calling a Worm
classic-advantage-call-worm-text = Once per game, with a Karama, in the Spice Blow phase from turn 2 on: put a worm in any sand territory. It devours and can be ridden, and causes no Nexus.
classic-advantage-fremen-victory = Fremen Victory
classic-advantage-fremen-victory-text = If nobody has won after the last turn, you win if no other faction occupies Sietch Tabr or Habbanya Sietch and neither Harkonnen, Atreides nor Emperor occupies Tuek’s Sietch.

## Advantages of the Guild

classic-advantage-shipment-payment = Payment for Shipments
classic-advantage-shipment-payment-text = Other factions pay you, not the bank, for their shipments. You pay the bank for yours.
classic-advantage-three-shipments = Three Kinds of Shipment
classic-advantage-three-shipments-text = Your shipment of the turn comes from your reserves, goes from one territory to any other, or takes forces from a territory back to your reserves.
classic-advantage-half-price = Half Price
classic-advantage-half-price-text = You ship at half price, rounded up; back to your reserves, 2 forces cost 1 spice.
classic-advantage-half-price-for-ally = Half Price for an Ally
classic-advantage-half-price-for-ally-text = Your ally ships from reserves, or from territory to territory, at half price and pays you.
classic-advantage-share-guild-victory = Shared Guild Victory
classic-advantage-share-guild-victory-text = Your ally shares your special victory.
classic-advantage-timing = Choice of Moment
classic-advantage-timing-text = You may take your turn of Shipment and Movement before the turn of any other faction, or last; the others keep their order.
classic-advantage-stop-shipment = Stopping a Shipment
classic-advantage-stop-shipment-text = Once per game, with a Karama: stop a shipment of another faction from off-planet when it is declared.
classic-advantage-guild-victory = Guild Victory
classic-advantage-guild-victory-text = If nobody has won after the last turn and the Fremen do not fulfil their own condition, you win.

## Advantages of the Harkonnen

classic-advantage-traitors = Traitors
classic-advantage-traitors-text = You keep all 4 Traitor cards dealt to you; every one that names a leader of another faction can be called.
classic-advantage-treachery = Treachery
classic-advantage-treachery-text = You hold up to 8 Treachery cards and start with 2. After each card you buy you draw one more from the deck, unless you hold 8.
classic-advantage-traitor-for-ally = Traitors for an Ally
classic-advantage-traitor-for-ally-text = You may call your traitors against the opponent of your ally.
classic-advantage-capture-leader = Capturing a Leader
classic-advantage-capture-leader-text = After winning a battle you may take a living leader of the loser at random: kill it for 2 spice, or keep it for use in one battle.
classic-advantage-swap-cards = Exchange of Cards
classic-advantage-swap-cards-text = Once per game, with a Karama: take unseen any number of cards from the hand of one player, then give back as many of your choice.

## What a Karama stops

classic-power-bidding-prescience = { classic-advantage-bidding-prescience }
classic-power-spice-prescience = { classic-advantage-spice-prescience }
classic-power-battle-prescience = { classic-advantage-battle-prescience }
classic-power-kwisatz-haderach = { classic-advantage-kwisatz-haderach }
classic-power-spiritual-advisor = { classic-advantage-spiritual-advisor }
classic-power-voice = { classic-advantage-voice }
classic-power-charity = { classic-advantage-charity }
classic-power-worthless-as-karama = { classic-advantage-worthless-as-karama }
classic-power-flip-to-fighters = Turning Advisors into Fighters
classic-power-intrusion = { classic-advantage-intrusion }
classic-power-treachery-payment = { classic-advantage-treachery-payment }
classic-power-gift-to-ally = { classic-advantage-gift-to-ally }
classic-power-ally-extra-revival = { classic-advantage-ally-extra-revival }
classic-power-sardaukar = { classic-advantage-sardaukar }
classic-power-movement-two = { classic-advantage-movement-two }
classic-power-worm-immunity = { classic-advantage-worm-immunity }
classic-power-worm-protection-of-ally = { classic-advantage-worm-protection-of-ally }
classic-power-ally-free-revival = { classic-advantage-ally-free-revival }
classic-power-storm-card-peek = Look at the Storm Card
classic-power-extra-worm-placement = { classic-advantage-extra-worm-placement }
classic-power-storm-half-losses = { classic-advantage-storm-half-losses }
classic-power-fedaykin = { classic-advantage-fedaykin }
classic-power-free-full-strength = { classic-advantage-free-full-strength }
classic-power-extra-card = Extra Treachery Card
classic-power-traitor-for-ally = { classic-advantage-traitor-for-ally }
classic-power-capture-leader = { classic-advantage-capture-leader }
classic-power-shipment-payment = { classic-advantage-shipment-payment }
classic-power-half-price = { classic-advantage-half-price }
classic-power-half-price-for-ally = { classic-advantage-half-price-for-ally }
classic-power-special-shipments = Shipments Across and Back
classic-power-timing = { classic-advantage-timing }

## Terms: pieces and cards

classic-term-faction = faction
    .many = factions
classic-term-leader = leader
    .many = leaders
classic-term-traitor = traitor
    .many = traitors
classic-term-captive = captive
    .many = captives
classic-term-spice = spice
classic-term-storm = storm
classic-term-worm = worm
    .many = worms
classic-term-kwisatz-haderach = Kwisatz Haderach
classic-term-treachery-card = Treachery card
    .many = Treachery cards
classic-term-traitor-card = Traitor card
    .many = Traitor cards
classic-term-spice-card = spice card
    .many = spice cards
classic-term-storm-card = storm card
    .many = storm cards
classic-term-treachery-deck = Treachery deck
classic-term-spice-deck = spice deck
classic-term-discard = discard pile
classic-term-hand = hand
classic-term-weapon = weapon
classic-term-defense = defense
classic-term-shield = player shield
classic-term-battle-plan = battle plan
    .many = battle plans
classic-term-battle-wheel = battle wheel
    .many = battle wheels
classic-term-dial = dial

## Terms: places

classic-term-territory = territory
    .many = territories
classic-term-sector = sector
    .many = sectors
classic-term-stronghold = stronghold
    .many = strongholds
classic-term-city = city
    .many = cities
classic-term-reserves = reserves
classic-term-tanks = Tleilaxu Tanks
classic-term-bank = spice bank

## Terms: play

classic-term-turn = turn
    .many = turns
classic-term-phase = phase
classic-term-first-player = First Player
classic-term-storm-order = storm order
classic-term-aggressor = aggressor
classic-term-opponent = opponent
classic-term-alliance = alliance
    .many = alliances
classic-term-ally = ally
    .many = allies
classic-term-nexus = Nexus
classic-term-deal = deal
    .many = deals
classic-term-bribe = bribe
    .many = bribes
classic-term-prediction = prediction
classic-term-spice-blow = spice blow
classic-term-bid = bid
    .many = bids
classic-term-revival = revival
classic-term-shipment = shipment
    .many = shipments
classic-term-move = move
    .many = moves
classic-term-ride = ride
    .many = rides
classic-term-ornithopters = ornithopters
classic-term-battle = battle
    .many = battles
classic-term-treason = treason
classic-term-explosion = explosion
classic-term-victory = victory
classic-term-basic-game = basic game
classic-term-advanced-game = advanced game

## Parts of a battle plan, as Prescience names them

classic-element-dial = Dial
    .the = the dial
classic-element-leader = Leader
    .the = the leader
classic-element-weapon = Weapon
    .the = the weapon
classic-element-defense = Defense
    .the = the defense

## What may be shown to others

classic-secret-hand = Treachery cards
classic-secret-traitors = Traitor cards
classic-secret-prediction = Prediction
classic-secret-spice = Spice

## Options

classic-option-factions = Factions
classic-option-factions-text = Who plays which faction.
classic-option-factions-deal = Dealt
classic-option-factions-deal-text = Factions are dealt at random.
classic-option-factions-draft = Drafted
classic-option-factions-draft-text = Each player draws a number, and the highest picks first.
classic-option-circles = Circles
classic-option-circles-text = On which circles of the rim the factions sit, in the order of the seats.
classic-option-advanced = Advanced Game
classic-option-advanced-text = Whether all five parts of the advanced game are in play.
classic-option-advanced-false = Off
classic-option-advanced-false-text = The basic game, with the parts that are switched on one by one.
classic-option-advanced-true = On
classic-option-advanced-true-text = The advanced game, without the parts that are switched off one by one.
classic-option-turns = Turns
classic-option-turns-text = How many turns the game lasts at most.
classic-option-turns-1 = 1 turn
classic-option-turns-1-text = The game ends after turn 1 at the latest.
classic-option-turns-2 = 2 turns
classic-option-turns-2-text = The game ends after turn 2 at the latest.
classic-option-turns-3 = 3 turns
classic-option-turns-3-text = The game ends after turn 3 at the latest.
classic-option-turns-4 = 4 turns
classic-option-turns-4-text = The game ends after turn 4 at the latest.
classic-option-turns-5 = 5 turns
classic-option-turns-5-text = The game ends after turn 5 at the latest.
classic-option-turns-6 = 6 turns
classic-option-turns-6-text = The game ends after turn 6 at the latest.
classic-option-turns-7 = 7 turns
classic-option-turns-7-text = The game ends after turn 7 at the latest.
classic-option-turns-8 = 8 turns
classic-option-turns-8-text = The game ends after turn 8 at the latest.
classic-option-turns-9 = 9 turns
classic-option-turns-9-text = The game ends after turn 9 at the latest.
classic-option-turns-10 = 10 turns
classic-option-turns-10-text = The game ends after turn 10 at the latest.
classic-option-spice-flow = Increased Spice Flow
classic-option-spice-flow-text = Whether cities and Tuek’s Sietch bring spice to those who occupy them.
classic-option-spice-flow-false = Off
classic-option-spice-flow-false-text = Only spice lying on the board is collected.
classic-option-spice-flow-true = On
classic-option-spice-flow-true-text = In Spice Collection Arrakeen and Carthag bring 2 spice each, Tuek’s Sietch 1.
classic-option-double-blow = Double Spice Blow
classic-option-double-blow-text = Whether there are two spice blows each turn.
classic-option-double-blow-false = Off
classic-option-double-blow-false-text = One spice blow each turn.
classic-option-double-blow-true = On
classic-option-double-blow-true-text = Two spice blows each turn, each with a discard pile of its own to which its worms come.
classic-option-advanced-combat = Advanced Combat
classic-option-advanced-combat-text = Whether forces need spice to fight at full strength.
classic-option-advanced-combat-false = Off
classic-option-advanced-combat-false-text = Every force counts full.
classic-option-advanced-combat-true = On
classic-option-advanced-combat-true-text = A force counts full if 1 spice is spent on it in the battle plan, and half otherwise.
classic-option-advanced-karama = Advanced Karama
classic-option-advanced-karama-text = Whether factions have special Karama powers.
classic-option-advanced-karama-false = Off
classic-option-advanced-karama-false-text = A Karama has its ordinary uses only.
classic-option-advanced-karama-true = On
classic-option-advanced-karama-true-text = Once per game a Karama can bring the special power of one’s own faction.
classic-option-advanced-factions = Advanced Advantages
classic-option-advanced-factions-text = Whether factions have the advanced advantages of their sheets.
classic-option-advanced-factions-false = Off
classic-option-advanced-factions-false-text = Only the basic advantages are in play.
classic-option-advanced-factions-true = On
classic-option-advanced-factions-true-text = Storm cards, starred forces, advisors, the Kwisatz Haderach, captives and the like are in play.
classic-option-alliance-variant = Alliances
classic-option-alliance-variant-text = How large an alliance may be, and how many strongholds it needs to win.
classic-option-alliance-variant-2-members-4-strongholds = 2 members, 4 strongholds
classic-option-alliance-variant-2-members-4-strongholds-text = At most two members, who win with 4 strongholds together.
classic-option-alliance-variant-2-members-3-strongholds = 2 members, 3 strongholds
classic-option-alliance-variant-2-members-3-strongholds-text = At most two members, who win with 3 strongholds together.
classic-option-alliance-variant-3-members-4-strongholds = 3 members, 4 strongholds
classic-option-alliance-variant-3-members-4-strongholds-text = At most three members, who win with 4 strongholds together.
classic-option-alliance-variant-3-members-3-strongholds = 3 members, 3 strongholds
classic-option-alliance-variant-3-members-3-strongholds-text = At most three members, who win with 3 strongholds together.
classic-option-alliance-variant-unlimited-members-3-strongholds = Any number of members, 3 strongholds
classic-option-alliance-variant-unlimited-members-3-strongholds-text = Any number of members short of everybody, who win with 3 strongholds together.
classic-option-alliance-limit = Size of Alliances
classic-option-alliance-limit-text = How many members an alliance has at most.
classic-option-alliance-limit-0 = As in the variant
classic-option-alliance-limit-0-text = As many as the chosen kind of alliances says.
classic-option-alliance-limit-2 = 2 members
classic-option-alliance-limit-2-text = At most two members.
classic-option-alliance-limit-3 = 3 members
classic-option-alliance-limit-3-text = At most three members.
classic-option-alliance-limit-6 = Any number of members
classic-option-alliance-limit-6-text = Any number of members short of everybody.
classic-option-strongholds-to-win = Strongholds of an Alliance
classic-option-strongholds-to-win-text = How many strongholds an alliance needs to win.
classic-option-strongholds-to-win-0 = As in the variant
classic-option-strongholds-to-win-0-text = As many as the chosen kind of alliances says.
classic-option-strongholds-to-win-3 = 3 strongholds
classic-option-strongholds-to-win-3-text = 3 strongholds together.
classic-option-strongholds-to-win-4 = 4 strongholds
classic-option-strongholds-to-win-4-text = 4 strongholds together.
classic-option-swap-factions = Swapping Factions
classic-option-swap-factions-text = Whether players may swap factions right after they were dealt or drafted.
classic-option-swap-factions-true = On
classic-option-swap-factions-true-text = Players may swap by mutual consent.
classic-option-swap-factions-false = Off
classic-option-swap-factions-false-text = Everyone keeps the faction that was dealt or drafted.
classic-option-two-factions = Two Factions Each
classic-option-two-factions-text = Whether each of two players plays two factions.
classic-option-two-factions-false = Off
classic-option-two-factions-false-text = Every player plays one faction.
classic-option-two-factions-true = On
classic-option-two-factions-true-text = Four factions are in play, two for each player.
classic-option-first-storm-kills = First Storm
classic-option-first-storm-kills-text = What the storm hits when it is placed in turn 1.
classic-option-first-storm-kills-final-sector-only = Its last sector
classic-option-first-storm-kills-final-sector-only-text = Only the sector where it stops is hit.
classic-option-first-storm-kills-all-sectors-passed = All sectors passed
classic-option-first-storm-kills-all-sectors-passed-text = Every sector that it enters is hit.
classic-option-first-storm-kills-none = Nothing
classic-option-first-storm-kills-none-text = No sector is hit.
classic-option-storm-move-zero = Storm That Does Not Move
classic-option-storm-move-zero-text = What happens when the storm moves 0 sectors.
classic-option-storm-move-zero-no-damage = No damage
classic-option-storm-move-zero-no-damage-text = Nothing is hit.
classic-option-storm-move-zero-hit-current-sector = Its sector is hit
classic-option-storm-move-zero-hit-current-sector-text = The sector where the storm stands is hit again.
classic-option-battle-under-storm = Battle in the Storm
classic-option-battle-under-storm-text = Whether forces in the storm fight each other.
classic-option-battle-under-storm-false = None
classic-option-battle-under-storm-false-text = Forces in the storm do not fight.
classic-option-battle-under-storm-same-sector-only = In the same sector
classic-option-battle-under-storm-same-sector-only-text = Forces that are in the same sector of the storm fight each other.
classic-option-spice-deck-reshuffle-advanced = Spice Deck Used Up
classic-option-spice-deck-reshuffle-advanced-text = Which spice cards form the new deck when the spice deck is used up.
classic-option-spice-deck-reshuffle-advanced-all-cards-of-both-piles = All discarded cards
classic-option-spice-deck-reshuffle-advanced-all-cards-of-both-piles-text = All discarded cards are shuffled; the next worm still comes to the territory that lay on top of its pile.
classic-option-spice-deck-reshuffle-advanced-keep-top-territory-cards = All but the top territories
classic-option-spice-deck-reshuffle-advanced-keep-top-territory-cards-text = The territory cards on top of the piles stay there; all others are shuffled.
classic-option-bid-again-after-pass = Bidding Again after a Pass
classic-option-bid-again-after-pass-text = Whether a faction that passed may bid on the same card again.
classic-option-bid-again-after-pass-true = Allowed
classic-option-bid-again-after-pass-true-text = A faction that passed may bid when its turn comes round again.
classic-option-bid-again-after-pass-false = Not allowed
classic-option-bid-again-after-pass-false-text = A pass is final for that card.
classic-option-karama-scope = Reach of a Karama
classic-option-karama-scope-text = How long an advantage stays stopped by a Karama.
classic-option-karama-scope-phase = The phase
classic-option-karama-scope-phase-text = Until the end of the phase.
classic-option-karama-scope-single-use = One use
classic-option-karama-scope-single-use-text = For one use only: one card, one shipment or one battle.
classic-option-karama-overbid = Bidding on a Karama
classic-option-karama-overbid-text = Whether the holder of a Karama may bid more spice than can be paid.
classic-option-karama-overbid-true = Allowed
classic-option-karama-overbid-true-text = If such a bid wins, the Karama must be played and nothing is paid.
classic-option-karama-overbid-false = Not allowed
classic-option-karama-overbid-false-text = No bid may exceed what can be paid.
classic-option-ally-transit = Passing through an Ally
classic-option-ally-transit-text = Whether forces may pass through a territory with forces of an ally.
classic-option-ally-transit-forbidden = Not allowed
classic-option-ally-transit-forbidden-text = Passing through counts as entering and is forbidden.
classic-option-ally-transit-pass-through-and-ship-then-leave = Allowed
classic-option-ally-transit-pass-through-and-ship-then-leave-text = Forces may pass through, and may be shipped in if they leave in the same turn.
classic-option-ally-shipping-contribution = Ally’s Share of a Shipment
classic-option-ally-shipping-contribution-text = Where the spice goes that an ally pays for a shipment.
classic-option-ally-shipping-contribution-to-guild-directly = Where the price goes
classic-option-ally-shipping-contribution-to-guild-directly-text = It goes where the price goes; what the Guild pays for its ally goes to the bank.
classic-option-ally-shipping-contribution-via-shipper = Through the shipper
classic-option-ally-shipping-contribution-via-shipper-text = It counts as spice of the shipping faction, so what the Guild pays for its ally comes back to it.
classic-option-ally-separation = Separation of New Allies
classic-option-ally-separation-text = When allies in the same territory must separate.
classic-option-ally-separation-same-turn = In the same turn
classic-option-ally-separation-same-turn-text = In the Movement that follows the Nexus.
classic-option-ally-separation-next-turn = In the next turn
classic-option-ally-separation-next-turn-text = In the Movement of the next turn.
classic-option-ally-again-when-left = Allying Again after Being Left
classic-option-ally-again-when-left-text = Whether a faction whose new ally breaks the alliance may ally again in the same Nexus.
classic-option-ally-again-when-left-true = Allowed
classic-option-ally-again-when-left-true-text = A faction left alone may ally again; a faction that breaks its new alliance may not.
classic-option-ally-again-when-left-false = Not allowed
classic-option-ally-again-when-left-false-text = In one Nexus a faction forms or joins at most one alliance, even if another breaks it.
classic-option-advisors-with-ally = Advisors beside an Ally
classic-option-advisors-with-ally-text = Whether advisors may share a territory with an ally.
classic-option-advisors-with-ally-must-separate = Must separate
classic-option-advisors-with-ally-must-separate-text = They separate like other forces of allies.
classic-option-advisors-with-ally-coexist = May stay
classic-option-advisors-with-ally-coexist-text = They may be there together.
classic-option-bg-ship-onto-advisors = Shipping to One’s Advisors
classic-option-bg-ship-onto-advisors-text = Whether the Bene Gesserit may ship to a territory with their own advisors.
classic-option-bg-ship-onto-advisors-join-as-advisors = As advisors
classic-option-bg-ship-onto-advisors-join-as-advisors-text = What arrives becomes advisors.
classic-option-bg-ship-onto-advisors-forbidden = Not allowed
classic-option-bg-ship-onto-advisors-forbidden-text = Such a shipment is refused.
classic-option-reposition-within-territory = Move within a Territory
classic-option-reposition-within-territory-text = Whether forces may go from one sector to another of the same territory.
classic-option-reposition-within-territory-allowed-as-the-move = Allowed as the move
classic-option-reposition-within-territory-allowed-as-the-move-text = They may, as the whole move of the turn.
classic-option-reposition-within-territory-forbidden = Not allowed
classic-option-reposition-within-territory-forbidden-text = A move ends in another territory.
classic-option-worthless-two-in-one-plan = Two Worthless Cards
classic-option-worthless-two-in-one-plan-text = Whether a battle plan may hold two worthless cards.
classic-option-worthless-two-in-one-plan-true = Allowed
classic-option-worthless-two-in-one-plan-true-text = One may stand for the weapon and another for the defense.
classic-option-worthless-two-in-one-plan-false = Not allowed
classic-option-worthless-two-in-one-plan-false-text = A plan holds at most one.
classic-option-explosion-kills-leaders-left-from-earlier-battles = Leaders in an Explosion
classic-option-explosion-kills-leaders-left-from-earlier-battles-text = Whether an explosion kills leaders who fought in the territory earlier in the phase.
classic-option-explosion-kills-leaders-left-from-earlier-battles-true = All there
classic-option-explosion-kills-leaders-left-from-earlier-battles-true-text = All leaders in the territory die, whoever owns them.
classic-option-explosion-kills-leaders-left-from-earlier-battles-false = Those of the two plans
classic-option-explosion-kills-leaders-left-from-earlier-battles-false-text = Only the leaders of the two battle plans die.
classic-option-traitor-winner-leader-free = Leader of Who Calls Treason
classic-option-traitor-winner-leader-free-text = Whether the own leader of a faction that called treason may fight elsewhere in the phase.
classic-option-traitor-winner-leader-free-false = Stays
classic-option-traitor-winner-leader-free-false-text = It stays in the territory like any survivor.
classic-option-traitor-winner-leader-free-true = Free
classic-option-traitor-winner-leader-free-true-text = It counts as not used in this phase.
classic-option-captured-leader-kept-after-treason-win = Captive after Treason
classic-option-captured-leader-kept-after-treason-win-text = What becomes of a captive whose side wins by treason.
classic-option-captured-leader-kept-after-treason-win-returned-after-use = Returns
classic-option-captured-leader-kept-after-treason-win-returned-after-use-text = It goes back to its owner as after any battle.
classic-option-captured-leader-kept-after-treason-win-kept = Kept
classic-option-captured-leader-kept-after-treason-win-kept-text = It counts as not used and stays with the Harkonnen.
classic-option-contested-stronghold-counts = Contested Stronghold
classic-option-contested-stronghold-counts-text = Whether a stronghold that the storm leaves to two factions counts for them.
classic-option-contested-stronghold-counts-false = For nobody
classic-option-contested-stronghold-counts-false-text = It counts for neither, nor does it bring either of them spice.
classic-option-contested-stronghold-counts-true = For both
classic-option-contested-stronghold-counts-true-text = Each of them occupies it in every respect.
classic-option-bribe-spice-deferred = Spice from Deals
classic-option-bribe-spice-deferred-text = When spice received in a deal can be used.
classic-option-bribe-spice-deferred-true = In the Mentat Pause
classic-option-bribe-spice-deferred-true-text = It lies in front of the shield until the Mentat Pause.
classic-option-bribe-spice-deferred-false = At once
classic-option-bribe-spice-deferred-false-text = It goes behind the shield at once.
classic-option-fremen-move-or-ride-into-storm = Fremen into the Storm
classic-option-fremen-move-or-ride-into-storm-text = Whether the Fremen may move or ride into the storm.
classic-option-fremen-move-or-ride-into-storm-false = Not allowed
classic-option-fremen-move-or-ride-into-storm-false-text = They may not; at most their reserves come into it.
classic-option-fremen-move-or-ride-into-storm-true = Allowed
classic-option-fremen-move-or-ride-into-storm-true-text = They may end a move or a ride there.
classic-option-fremen-reserves-via-guild-ally = Fremen Shipping with the Guild
classic-option-fremen-reserves-via-guild-ally-text = Whether the Fremen, allied with the Guild, may ship their reserves anywhere.
classic-option-fremen-reserves-via-guild-ally-true = Allowed
classic-option-fremen-reserves-via-guild-ally-true-text = They may, at half price, instead of their reinforcements.
classic-option-fremen-reserves-via-guild-ally-false = Not allowed
classic-option-fremen-reserves-via-guild-ally-false-text = Their reserves come only as reinforcements.
classic-option-fremen-karama-worm-causes-nexus = Nexus by a Called Worm
classic-option-fremen-karama-worm-causes-nexus-text = Whether the worm that the Fremen call with a Karama causes a Nexus.
classic-option-fremen-karama-worm-causes-nexus-false = No
classic-option-fremen-karama-worm-causes-nexus-false-text = No alliance is made or broken because of it.
classic-option-fremen-karama-worm-causes-nexus-true = Yes
classic-option-fremen-karama-worm-causes-nexus-true-text = It causes a Nexus like any other worm.
classic-option-ghola-on-face-down-leader = Ghola of a Leader Killed Again
classic-option-ghola-on-face-down-leader-text = Whether a Tleilaxu Ghola may revive a leader that lies face down.
classic-option-ghola-on-face-down-leader-allowed = Allowed
classic-option-ghola-on-face-down-leader-allowed-text = Any of one’s dead leaders may be revived.
classic-option-ghola-on-face-down-leader-refused = Not allowed
classic-option-ghola-on-face-down-leader-refused-text = Only a leader that lies face up.
classic-option-one-starred-revival-covers-ghola = Starred Forces and Ghola
classic-option-one-starred-revival-covers-ghola-text = Whether the limit of one starred force revived each turn holds for a Tleilaxu Ghola too.
classic-option-one-starred-revival-covers-ghola-true = Limited
classic-option-one-starred-revival-covers-ghola-true-text = It holds for all revival in the turn together.
classic-option-one-starred-revival-covers-ghola-false = Not limited
classic-option-one-starred-revival-covers-ghola-false-text = The Ghola may revive any number of starred forces.
classic-option-harkonnen-karama-timing = Exchange of Cards
classic-option-harkonnen-karama-timing-text = When the Harkonnen may use their special Karama power.
classic-option-harkonnen-karama-timing-any-time = At any time
classic-option-harkonnen-karama-timing-any-time-text = Whenever a card may be played at any time.
classic-option-harkonnen-karama-timing-bidding-phase = In Bidding
classic-option-harkonnen-karama-timing-bidding-phase-text = Only in the Bidding phase.
classic-option-emperor-karama-timing = Free Revival
classic-option-emperor-karama-timing-text = When the Emperor may use his special Karama power.
classic-option-emperor-karama-timing-any-time = At any time
classic-option-emperor-karama-timing-any-time-text = Whenever a card may be played at any time.
classic-option-emperor-karama-timing-revival-phase = In Revival
classic-option-emperor-karama-timing-revival-phase-text = Only in the Revival phase.
classic-option-guild-karama-timing = Stopping a Shipment
classic-option-guild-karama-timing-text = When the Guild may stop a shipment with its special Karama power.
classic-option-guild-karama-timing-when-declared = When declared
classic-option-guild-karama-timing-when-declared-text = When it is declared, before it is paid.
classic-option-guild-karama-timing-after-shipment = After landing
classic-option-guild-karama-timing-after-shipment-text = Also just after the forces have landed.
classic-option-guild-acts-after-last = Guild Last
classic-option-guild-acts-after-last-text = Whether the Guild may wait until all others have shipped and moved.
classic-option-guild-acts-after-last-allowed = Allowed
classic-option-guild-acts-after-last-allowed-text = It may take its turn after the last one.
classic-option-two-players-two-factions-alliances = Two Factions Each: Alliances
classic-option-two-players-two-factions-alliances-text = How the two factions of a player stand to each other.
classic-option-two-players-two-factions-alliances-separate-no-alliances = Separate
classic-option-two-players-two-factions-alliances-separate-no-alliances-text = They share nothing but the player, and no alliance is made.
classic-option-two-factions-victory = Two Factions Each: Victory
classic-option-two-factions-victory-text = Whether the strongholds of a player’s two factions are counted together.
classic-option-two-factions-victory-together = Together
classic-option-two-factions-victory-together-text = 4 strongholds of both together win.
classic-option-two-factions-victory-single-faction = One faction alone
classic-option-two-factions-victory-single-faction-text = One of them alone must occupy 4.
