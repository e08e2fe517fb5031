### Lessons for Dune, the classic game: see docs/lessons.md.

## Dune

lesson-classic = { classic-game }
    .text = Ten short lessons on the map: land, harvest, fight, bargain and win.

## Dune: shipment

lesson-classic-ship = Land on Arrakis
    .goal = Occupy a stronghold.
    .won = You occupy a stronghold. Three of them at the end of a turn win the game.
    .missed = You have not landed this turn. Begin again and ship to a stronghold.
lesson-classic-ship-map = You are the Emperor. All your forces wait in your reserves. The dark places are the five strongholds; { classic-territory-tueks-sietch } stands empty.
lesson-classic-ship-ship = Ship to { classic-territory-tueks-sietch }: each force costs 1 spice in a stronghold, and 2 anywhere else.
lesson-classic-ship-forces = Land 5 forces: enough to hold the place, and you keep half your spice.

## Dune: spice

lesson-classic-spice = Collect spice
    .goal = Bring spice home from the desert.
    .won = Each force collects 2 spice, as long as there is any left. Spice pays for forces, cards and revivals: go and get it every turn.
    .missed = The turn is over, and nobody was there to collect. Begin again and move to the spice.
lesson-classic-spice-blow = 8 spice lie in { classic-territory-south-mesa }, right beside your forces. Forces that are there at the end of the turn collect it.
lesson-classic-spice-skip = First comes your shipment. You need none now: pass it.
lesson-classic-spice-move = Now you may move one group: pick your forces in { classic-territory-tueks-sietch }.
lesson-classic-spice-there = Send them to the spice in { classic-territory-south-mesa }.
lesson-classic-spice-forces = 4 forces carry 8 spice. Leave 1 behind to hold the stronghold.

## Dune: the storm

lesson-classic-storm = Survive the storm
    .goal = Keep your four forces in Red Chasm alive.
    .won = The storm stopped just short of them. On rock and in strongholds forces are always safe; on sand, count the sectors.
    .missed = The storm has swept over them. Begin again and dial as low as you can.
lesson-classic-storm-wedge = Your forces in { classic-territory-red-chasm } stand on sand, five sectors ahead of the storm.
lesson-classic-storm-dial = Two players dial 1 to 3 in secret, and the storm moves by the sum. Dial 1: then it cannot move more than 4.

## Dune: the auction

lesson-classic-auction = Buy a treachery card
    .goal = Win an auction.
    .won = The card is yours. The others know that you hold one, but not which: that is half its value.
    .missed = The others bought the cards. Begin again and bid.
lesson-classic-auction-look = Treachery cards are sold face down. You are Atreides and may look first: this one is { classic-card-crysknife }, a weapon.
lesson-classic-auction-bid = Harkonnen bids 1. Bid 2: the highest bid wins once everybody else has passed.
    .other = If you pass, the card goes to somebody else. You can bid on the next one.

## Dune: battle

lesson-classic-battle = Win a battle
    .goal = Drive the Harkonnen out of Carthag.
    .won = 10 against 7. You lost the 4 forces that you dialed; the loser loses everything there.
    .missed = You lost the battle. Begin again: the number you dial and your leader’s strength add up.
lesson-classic-battle-foes = Two factions stand in { classic-territory-carthag }, so they must fight: you have 7 forces, Harkonnen has 4.
lesson-classic-battle-plan = Turn the wheel to 4 and take { classic-leader-hasimir-fenring }, who adds 6: that makes 10, which is the most that Harkonnen can reach. A tie goes to you, the aggressor. Then seal the plan.

## Dune: weapons

lesson-classic-weapons = Weapons and defenses
    .goal = Beat a larger army with two cards.
    .won = A dead leader adds nothing. Your Shield saved yours, your { classic-card-crysknife } killed theirs, and 3 forces beat 5.
    .missed = Without both cards that battle cannot be won. Begin again and put them into your plan.
lesson-classic-weapons-cards = 5 Harkonnen forces against your 3. But you hold a weapon and a defense.
lesson-classic-weapons-weapon = { classic-card-crysknife } is your weapon: it kills the opposing leader unless they play a Shield.
lesson-classic-weapons-defense = { classic-card-shield } is your defense: it stops projectile weapons.
lesson-classic-weapons-plan = Dial 2, since more would be wasted. Send { classic-leader-caid }: cards need a leader. Put both cards into the plan and seal it.

## Dune: traitors

lesson-classic-traitor = Call the traitor
    .goal = Win a battle that cannot be won.
    .won = Their leader was yours all along. They lost all 8 forces, and you lost nothing. Think of that when you send a leader.
    .missed = You stayed silent, and the Emperor won. Begin again and call the traitor.
lesson-classic-traitor-traitors = 8 forces of the Emperor against your 2. But { classic-leader-hasimir-fenring } is one of your Traitor cards.
lesson-classic-traitor-plan = Dial 1 and send { classic-leader-umman-kudu }, your weakest leader: if the Emperor sends his traitor, you lose nothing. Seal the plan.
lesson-classic-traitor-treason = The Emperor did send him. Call the traitor: you win at once.

## Dune: revival

lesson-classic-revival = Bring back the dead
    .goal = Revive 3 forces.
    .won = Three forces wait in your reserves again. You have a free revival every turn: never skip it.
    .missed = The others are moving already. Begin again and revive three.
lesson-classic-revival-tanks = 6 of your forces lie in the Tleilaxu Tanks, and { classic-leader-hasimir-fenring } with them.
lesson-classic-revival-revive = Revive 3, the most that a faction may: one is free for you, the others cost 2 spice each.

## Dune: alliances

lesson-classic-alliance = Make an alliance
    .goal = Ally with the Fremen.
    .won = Allies never fight each other and win together. It lasts at least until the next worm.
    .missed = The Nexus is over. Begin again and accept their offer.
lesson-classic-alliance-worm = A worm has come, and that is a Nexus: the one moment when alliances are made and broken. Fremen fighters and your spice go well together.
lesson-classic-alliance-accept = The Fremen offer you an alliance. Accept it: an alliance needs the consent of both.

## Dune: victory

lesson-classic-victory = Three strongholds
    .goal = Win the game.
    .won = Three strongholds at the end of the turn: Arrakis is yours. You know enough to play a whole game.
    .missed = You did not hold three at the end of the turn. Begin again, and take the empty one.
lesson-classic-victory-three = You hold { classic-territory-carthag } and { classic-territory-arrakeen }. A third stronghold at the end of the turn wins.
lesson-classic-victory-ship = You come last in storm order, so nobody can answer. Ship to { classic-territory-tueks-sietch }.
lesson-classic-victory-forces = 5 forces are plenty: nobody can come any more.
lesson-classic-victory-stay = Keep everything where it is: pass your move.

## Dune: the first game

lesson-classic-first-game = Your first game
    .goal = Play eight turns as Harkonnen, with a goal for each and advice whenever you like.
    .won = That was a whole game. Look at its turning points, and try another faction next time.
lesson-classic-first-game-turn-1 = Turn 1: you hold Carthag. Land a few forces beside the spice, never in the path of the storm, and collect it.
    .goal = 11 spice
lesson-classic-first-game-turn-2 = Turn 2: buy a treachery card: with each one you draw another for free. Keep some spice for shipments.
    .goal = 4 Treachery cards
lesson-classic-first-game-turn-3 = Turn 3: take a second stronghold, one that is empty or weakly held.
    .goal = 2 strongholds
lesson-classic-first-game-turn-4 = Turn 4: revive what is free, collect spice, and see who is about to win.
    .goal = 8 spice
lesson-classic-first-game-turn-5 = Turn 5: pick a battle that you win for certain: a weapon they cannot stop, or a leader who is your traitor.
    .goal = 2 strongholds
lesson-classic-first-game-turn-6 = Turn 6: gather forces within reach of a third stronghold. After a worm, think of an ally.
    .goal = 3 strongholds or an ally
lesson-classic-first-game-turn-7 = Turn 7: strike late in the storm order, when nobody can answer any more.
    .goal = 3 strongholds
lesson-classic-first-game-turn-8 = Turn 8 is the last: the more strongholds you hold, the better you stand. Keep what you have, and take one more.
    .goal = win the game
