### Lessons for Dune: Imperium and Rise of Ix: see docs/lessons.md.

## What any lesson says

lesson-won = Well done: the goal is reached.
lesson-missed = The goal is out of reach now. Begin again: it takes a minute.
lesson-other = That is allowed, but this lesson is about something else. Take it back, or play on: you may still reach the goal.
lesson-goal-reached = Goal reached: { $goal }.
lesson-goal-missed = Goal missed: { $goal }. Play on: there is another.

## Dune: Imperium

lesson-imperium = { imperium-game }
    .text = Ten short lessons on the real board, from your first Agent to your first victory.

## Imperium: your Agents

lesson-imperium-agents = Send your Agents
    .goal = Gain your first Victory Point.
    .won = You have 2 Influence with the Emperor, and that is worth a Victory Point. With every Faction, the second visit pays.
    .missed = The round is over, and your Agents went elsewhere. Begin again and send one to the Emperor.
lesson-imperium-agents-hand = This is your hand. The icons down the left edge of a card say where it can send an Agent: yellow triangles lead to Spice Trade spaces.
lesson-imperium-agents-contract = Pick { card-dune-the-desert-planet }, then { space-secure-contract }: it costs nothing and pays 3 Solari.
    .right = 3 Solari are yours. Nobody else can send an Agent there this round.
    .other = Your Agent went elsewhere, which is fine. Take it back to follow the lesson, or keep one Agent for the Emperor.
lesson-imperium-agents-turn = End your turn: everybody sends one Agent at a time, so the others come next.
lesson-imperium-agents-track = This is the Emperor’s Influence track. You stand at 1; at 2 there is a Victory Point.
lesson-imperium-agents-wealth = Send your second Agent with { card-diplomacy } to { space-wealth }: each visit to a Faction’s space gives 1 Influence with it.
    .other = That gives no Influence with the Emperor. Take it back and try { space-wealth }.

## Imperium: the Reveal turn

lesson-imperium-reveal = Reveal and acquire
    .goal = Acquire a card for your deck.
    .won = The card is in your discard pile. When your deck runs out it is shuffled in, and you draw it in a later round.
    .missed = Persuasion that you do not spend is lost at the end of the turn. Begin again and acquire a card before you end it.
lesson-imperium-reveal-agents = Both your Agents are on the board, so this is the turn in which you reveal the rest of your hand.
lesson-imperium-reveal-reveal = Press Reveal: the lower boxes of your cards now give Persuasion, the blue diamonds.
    .right = 5 Persuasion. It lasts for this turn only.
lesson-imperium-reveal-row = This is the Imperium Row, with the price in the corner of each card. What you can afford is highlighted.
lesson-imperium-reveal-buy = Acquire { card-fremen-camp } for 4, or another card that you like: a better deck makes every later round stronger.

## Imperium: the Conflict

lesson-imperium-conflict = Win a Conflict
    .goal = Be the strongest in the Conflict and take its first reward.
    .won = You were the strongest and took the Victory Point. Your troops go back to your supply, whether you win or lose.
    .missed = Blue was stronger. Begin again and send more troops before the others reveal.
lesson-imperium-conflict-prize = This is the Conflict of the round. The strongest takes the first reward, a Victory Point; Blue has 2 troops there already.
lesson-imperium-conflict-arrakeen = Send your Agent with { card-reconnaissance } to { space-arrakeen }. Its crossed swords mean that you may deploy troops from there.
    .other = Only a space with crossed swords lets you deploy troops. Take it back, or pick another Combat space.
lesson-imperium-conflict-deploy = Deploy 3 troops: the one you just recruited and two from your garrison. Each is worth 2 strength.
    .right = 6 strength against 4. Swords are still to come.
    .other = Fewer troops mean less strength. You can take it back and deploy 3.
lesson-imperium-conflict-turn = End your turn. The others reveal: watch what their swords add.
lesson-imperium-conflict-swords = Reveal: the two Daggers in your hand give a sword each, and a sword is 1 strength.
lesson-imperium-conflict-strength = You lead. End your Reveal turn, and the Conflict is decided.

## Imperium: spice

lesson-imperium-spice = Harvest and sell spice
    .goal = Turn spice into at least 6 Solari.
    .won = Solari buy a High Council seat, a Swordmaster and troops. Harvest where the bonus spice has gathered, sell when you have enough.
lesson-imperium-spice-maker = This is a Maker space. Each round in which nobody comes, 1 bonus spice gathers here for the next visitor.
lesson-imperium-spice-harvest = Send an Agent with { card-dune-the-desert-planet } to { space-imperial-basin }: you harvest 1 spice and the bonus.
    .right = 2 spice harvested, and with the one you had that makes 3.
lesson-imperium-spice-turn = End your turn. You could deploy troops from here too, but this lesson is about trade.
lesson-imperium-spice-sell = Send your other Agent to { space-sell-melange }: the more you sell at once, the more it pays.
lesson-imperium-spice-price = Sell 3 spice for 8 Solari, or 2 for 6 and keep one.

## Imperium: the Landsraad

lesson-imperium-council = A seat on the High Council
    .goal = Acquire The Spice Must Flow and its Victory Point.
    .won = 9 Persuasion bought a Victory Point. The seat will give you 2 Persuasion in every Reveal turn to come.
lesson-imperium-council-seat = Send your Agent with { card-dagger } to { space-high-council }: 5 Solari for a seat that you keep all game.
    .right = The seat is yours, and can never be taken away.
lesson-imperium-council-turn = End your turn.
lesson-imperium-council-reveal = Reveal: your cards give 7 Persuasion, and the seat adds 2.
lesson-imperium-council-flow = Acquire { card-the-spice-must-flow } from the Reserve: it costs 9, and is worth a Victory Point at once.

## Imperium: the Alliance

lesson-imperium-alliance = Take the Alliance
    .goal = Take the Fremen Alliance from Blue.
    .won = The token is worth a Victory Point, and Blue has lost it. Keep an eye on who might overtake you.
lesson-imperium-alliance-track = You have 3 Influence with the Fremen, Blue has 4 and the Alliance token. Anyone who passes its holder takes it.
lesson-imperium-alliance-intrigue = Play { intrigue-know-their-ways } from your hand: a Plot card can be played at any time in your own turn.
    .right = 4 Influence: the track’s bonus is yours. A tie does not take the token, though.
lesson-imperium-alliance-visit = One more: send an Agent with { card-diplomacy } to { space-stillsuits }, and you pass Blue.
    .other = That brings no Influence with the Fremen. Take it back and visit one of their spaces.

## Imperium: Intrigue

lesson-imperium-intrigue = An Intrigue in Combat
    .goal = Turn a Conflict that you are losing.
    .won = 4 swords turned 4 against 6 into 8 against 6. As long as you hold Intrigue cards, nobody can be sure of a Conflict.
    .missed = Blue won the Conflict. Begin again and play the card before you pass.
lesson-imperium-intrigue-behind = Everybody has revealed. You have 2 troops, 4 strength; Blue has 3 troops, 6 strength.
lesson-imperium-intrigue-ambush = Play { intrigue-ambush }: Combat cards are played now, in turn, until everybody passes in a row.
    .other = If you pass, Blue wins. Begin again, and play the card.

## Imperium: trashing

lesson-imperium-trash = A smaller deck is a better deck
    .goal = Trash a weak card.
    .won = That card is out of the game. From now on your good cards come to your hand more often.
lesson-imperium-trash-weak = { card-dagger } gives one sword and no Persuasion. Soon you will wish you had drawn something else.
lesson-imperium-trash-breeding = Send an Agent with { card-diplomacy } to { space-selective-breeding }: you pay 2 spice on arrival.
lesson-imperium-trash-effect = Press the waiting effect: you trash a card and draw two.
lesson-imperium-trash-card = Trash { card-dagger }. Trashed is not discarded: it never comes back.

## Imperium: your Leader

lesson-imperium-leader = Your Leader
    .goal = Reach 2 Influence with the Emperor with the help of your Leader.
    .won = The ring’s spice paid for the Emperor’s richest space. Every Leader has a ring ability of their own: plan around yours.
lesson-imperium-leader-leader = You are { leader-earl-memnon-thorvald }. The ability on the right is used by the card { card-signet-ring }: it gives him 1 spice.
lesson-imperium-leader-ring = You need 4 spice and have 3. Send an Agent with { card-signet-ring } to { space-carthag }: the ring adds the fourth.
    .right = 4 spice, and { space-carthag } gave a troop as well.
lesson-imperium-leader-card = An effect waits for you: press it to draw the Intrigue card.
lesson-imperium-leader-turn = End your turn.
lesson-imperium-leader-conspire = Send your other Agent with { card-diplomacy } to { space-conspire }: Influence, 5 Solari, 2 troops and an Intrigue card for 4 spice.

## Imperium: the end

lesson-imperium-victory = The last round
    .goal = Win the game.
    .won = 10 Victory Points end the game with the round, and you have most. That is the whole game: you are ready to play it.
    .missed = That was not enough this time. Begin again: one point from the Emperor, one from the Conflict.
lesson-imperium-victory-score = You have 8 Victory Points, Blue has 9. The game ends after a round in which somebody reaches 10.
lesson-imperium-victory-ninth = Your second Influence with the Emperor is the ninth point: { card-diplomacy } to { space-wealth }.
lesson-imperium-victory-turn = 9 points. End your turn.
lesson-imperium-victory-reveal = Now the Conflict must give the tenth. Reveal what you have left.
lesson-imperium-victory-strength = You have 4 troops and a sword, Blue 3 troops and a sword. End your turn and take the Conflict.

## Rise of Ix

lesson-ix = { expansion-ix }
    .text = Eight lessons on what the expansion adds. Play the first tutorial before it.

## Ix: Tech tiles

lesson-ix-tech = Acquire a Tech tile
    .goal = Acquire a Tech tile.
    .won = The tile is yours for the rest of the game. The earlier you have it, the more often it works.
lesson-ix-tech-stacks = The Ix board has three stacks of Tech tiles; only the top ones can be acquired. Their cost is spice.
lesson-ix-tech-go = Send an Agent with { card-dagger } to { space-tech-negotiation }: it makes a tile 1 spice cheaper.
lesson-ix-tech-effect = An effect waits for you. Press it.
lesson-ix-tech-option = Choose the tile now. The other option sends a Negotiator, who makes a later tile cheaper.
lesson-ix-tech-tile = You have 2 spice: take { tile-training-drones }, which gives a troop every round.

## Ix: using a tile

lesson-ix-tile = Use a Tech tile
    .goal = Recruit a troop with a tile.
    .won = A troop at no cost, in every round. The tile turns face up again when the next round begins.
lesson-ix-tile-tile = This is your tile { tile-training-drones }. It can be used once per round, on any of your turns.
lesson-ix-tile-use = Use it now: it is not your turn’s action, and you may still send an Agent afterwards.

## Ix: dreadnoughts

lesson-ix-dreadnought = Commission a dreadnought
    .goal = Have a dreadnought in your garrison, and the tile Spaceport.
    .won = One visit gave a ship and a tile for 3 spice instead of 5: Negotiators pay when you choose.
lesson-ix-dreadnought-go = Send an Agent with { card-dagger } to { space-dreadnought }: 3 Solari for a ship, and a tile besides.
lesson-ix-dreadnought-commission = Commission the dreadnought: it goes to your garrison, with 3 strength for a later Conflict.
lesson-ix-dreadnought-tech = Now the tile: press the effect.
lesson-ix-dreadnought-tile = You have 3 spice and 2 Negotiators, so you can afford { tile-spaceport } for 5.
lesson-ix-dreadnought-return = Return both Negotiators: each lowers the cost by 1.

## Ix: fighting with a dreadnought

lesson-ix-conflict = A dreadnought in the Conflict
    .goal = Win the Conflict and place your dreadnought on the board.
    .won = The ship controls that space until the end of the next Combat phase, and then comes home to fight again.
    .missed = Blue won the Conflict. Begin again and deploy everything that you have.
lesson-ix-conflict-foe = Blue has 3 troops in the Conflict, 6 strength, and a sword to come.
lesson-ix-conflict-go = Send your Agent with { card-reconnaissance } to { space-arrakeen }, a Combat space.
lesson-ix-conflict-ship = Deploy the dreadnought: 3 strength, and it counts as one of the two units from your garrison.
lesson-ix-conflict-troops = Deploy 2 troops as well: the one you recruited and one from the garrison.
lesson-ix-conflict-turn = 7 strength against 6. End your turn.
lesson-ix-conflict-reveal = Reveal your hand: the Dagger adds a sword.
lesson-ix-conflict-fight = 8 against 7. End your turn, and the Conflict is decided.
lesson-ix-conflict-place = Place the dreadnought on { space-carthag }: now you control it, and gain whenever somebody sends an Agent there.

## Ix: shipping

lesson-ix-freighter = Move your Freighter
    .goal = Recall your Freighter and take what it has loaded.
    .won = Recalled from step 2 it paid for both steps at once. The longer it waits, the more it brings, and the longer you do without.
lesson-ix-freighter-track = This is the shipping track. Your Freighter stands on the first step; further up, the rewards are better.
lesson-ix-freighter-go = Send an Agent with { card-dune-the-desert-planet } to { space-interstellar-shipping }: it moves your Freighter twice.
lesson-ix-freighter-first = Press the first of the two moves.
lesson-ix-freighter-advance = Advance to step 2: it will bring 2 troops and 1 Influence.
lesson-ix-freighter-second = Press the second move.
lesson-ix-freighter-recall = Now recall it: it returns to the bottom, and you take the rewards of steps 2 and 1.
lesson-ix-freighter-dividends = Take the reward of the first step: press it.
lesson-ix-freighter-option = Take the Dividends: 5 Solari for you, 1 for each opponent. Or take 2 spice.

## Ix: points from a tile

lesson-ix-satellites = A point from a tile
    .goal = Turn Spy Satellites into a Victory Point.
    .won = Some tiles are worth points, now or at the end. Read them before you acquire.
lesson-ix-satellites-tile = { tile-spy-satellites } gives a Victory Point for 3 spice, once: then it is trashed. You have 1 spice.
lesson-ix-satellites-harvest = Harvest the 2 that you lack: { card-dune-the-desert-planet } to { space-imperial-basin }.
lesson-ix-satellites-use = Now use the tile, still in the same turn.

## Ix: a Leader of the expansion

lesson-ix-leader = A Leader of Ix
    .goal = Win the Conflict with two dreadnoughts.
    .won = 8 strength from two ships. Leaders of the expansion change what a plan is worth: read yours before the first turn.
    .missed = Blue won the Conflict. Begin again and deploy the second ship.
lesson-ix-leader-leader = You are { leader-prince-rhombur-vernius }: each of your dreadnoughts in the Conflict has 4 strength instead of 3.
lesson-ix-leader-go = Send your Agent with { card-signet-ring } to { space-arrakeen }, a Combat space.
lesson-ix-leader-second = Deploy your second dreadnought beside the first: 8 strength against 6.
lesson-ix-leader-turn = End your turn. The ring’s effect is optional: skip it if you like.
lesson-ix-leader-reveal = Reveal your hand.
lesson-ix-leader-fight = End your turn, and the Conflict is decided.
lesson-ix-leader-place = You win. Place one of the ships: it controls that space for a round.

## Ix: the end

lesson-ix-victory = { conflict-economic-supremacy }
    .goal = Reach 10 Victory Points.
    .won = Three points from one Conflict. Late Conflicts are worth saving for: look at the card before you spend.
    .missed = The reward is gone. Begin again and pay for both points.
lesson-ix-victory-reward = You have won { conflict-economic-supremacy } and its first point. The reward lets you buy two more.
lesson-ix-victory-solari = Pay 6 Solari for a Victory Point.
lesson-ix-victory-spice = And 4 spice for another. What you kept is worth nothing after the last round.

## Imperium: the first game

lesson-imperium-first-game = Your first game
    .goal = Play a whole game as Paul Atreides, with a goal for each round and advice whenever you like.
    .won = That was a whole game. Look at its turning points, and play the next one without a coach.
lesson-imperium-first-game-round-1 = Round 1: send one Agent to a Faction and one for Solari or troops. Then reveal, and acquire the best card you can pay for.
    .goal = 1 Influence with a Faction
lesson-imperium-first-game-round-2 = Round 2: go back to the same Faction. 2 Influence are your first Victory Point.
    .goal = 1 Victory Point
lesson-imperium-first-game-round-3 = Round 3: save up. 5 Solari buy a seat on the High Council, 8 a Swordmaster: both pay in every later round.
    .goal = 5 Solari, a seat on the High Council or a Swordmaster
lesson-imperium-first-game-round-4 = Round 4: look at the Conflict. If its first reward is worth it, deploy enough to win; otherwise deploy nothing.
    .goal = 2 Victory Points
lesson-imperium-first-game-round-5 = Round 5: harvest spice where the bonus has gathered, and sell it or spend it.
    .goal = 2 spice
lesson-imperium-first-game-round-6 = Round 6: push one Faction to 4 Influence: the bonus, and the Alliance if nobody has it.
    .goal = 4 Influence with a Faction
lesson-imperium-first-game-round-7 = Round 7: win a Conflict. Keep troops in the garrison, and an Intrigue card for Combat.
    .goal = 4 Victory Points
lesson-imperium-first-game-round-8 = Round 8: count everyone’s points. If you lead, hurry; if not, look for two points in one round.
    .goal = 5 Victory Points
lesson-imperium-first-game-round-9 = Round 9: with 9 Persuasion, The Spice Must Flow is a point. Troops for the last Conflict count too.
    .goal = 6 Victory Points
lesson-imperium-first-game-round-10 = Round 10 is the last: anything that gives you a point is right.
    .goal = win the game

## Ix: the first game

lesson-ix-first-game = Your first game with Ix
    .goal = Play a whole game as Prince Rhombur Vernius, with a goal to follow and advice whenever you like.
    .won = That was a whole game with the expansion. Look at its turning points, and try another Leader.
lesson-ix-first-game-round-1 = Round 1: save 3 Solari for a dreadnought, or send a Negotiator. Your ships have 4 strength each.
    .goal = 3 Solari, a dreadnought or a Negotiator
lesson-ix-first-game-round-2 = Round 2: get your Freighter going, and take a first Tech tile while it still serves for many rounds.
    .goal = your Freighter on its way, or a Tech tile
lesson-ix-first-game-round-3 = Rounds 3 and 4: 2 Influence with two Factions, and a dreadnought in your garrison.
    .goal = 2 Victory Points
lesson-ix-first-game-round-5 = Rounds 5 and 6: win a Conflict with a ship and hold a city with it; recall your Freighter from high up.
    .goal = a city under your control, or 4 Victory Points
lesson-ix-first-game-round-7 = Rounds 7 and 8: an Alliance or a tile that gives points. Count everyone’s points.
    .goal = an Alliance, or 6 Victory Points
lesson-ix-first-game-round-9 = Rounds 9 and 10: both ships into the Conflict, and everything else into points.
    .goal = win the game
