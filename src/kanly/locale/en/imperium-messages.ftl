### Dune: Imperium and Rise of Ix: what happened, what is asked, why not, and what one may choose.
### $x-the, $x-of, $x-inline: the name $x in that form (its Fluent attribute), if it has one.

## Events: setup and round

event-leader = { $seat } leads with { $leader }.
event-round = Round { $n } begins.
event-conflict = The Conflict of this round is { $card }.
event-first-player = { $seat } becomes the First Player.
event-end-turn = { $seat } ends the turn.
event-pass-turn = { $seat } passes this turn.

## Events: cards

event-draw = { $seat } draws { count-cards }.
event-drew-card = { $seat } draws { $card }.
event-shuffle = { $seat } shuffles the discard pile into the deck.
event-discard = { $seat } discards { $card }.
event-trash = { $seat } trashes { $card }.
event-take = { $seat } takes { $card } from the discard pile.
event-acquire = { $seat } acquires { $card }.
event-set-aside = { $seat } sets { $card } aside.
event-aside-trash = { $card }, which { $seat } set aside and did not acquire, is trashed.
event-row = { $card } enters the Imperium Row.
event-row-trash = { $card } is trashed from the Imperium Row.
event-draw-intrigue = { $seat } draws { count-intrigues }.
event-drew-intrigue-card = { $seat } draws the Intrigue card { $card }.
event-shuffle-intrigue = The Intrigue discard pile is shuffled into a new deck.
event-play = { $seat } plays the Intrigue card { $card }.
event-steal-intrigue = { $seat } steals an Intrigue card from { $victim }.
event-stole-intrigue-card = { $seat } steals the Intrigue card { $card } from { $victim }.

## Events: Agents

event-agent = { $seat } plays { $card } and sends an Agent to { $space }.
event-recall-agent = { $seat } recalls an Agent from { $space }.
event-mentat = { $seat } takes the Mentat.
event-mentat-next = { $seat } takes the Mentat for the next round.
event-swordmaster = { $seat } takes the Swordmaster, a third Agent.
event-council = { $seat } takes a High Council seat.
event-voice = { $seat } closes { $space } to opponents.

## Events: resources and points

event-gain = { $seat } gains { $n } { $resource-inline }.
event-pay = { $seat } pays { $n } { $resource-inline }.
event-sell = { $seat } sells { $spice } spice for { $solari } Solari.
event-vp = { $seat } { $n ->
    [-1] loses 1 Victory Point
   *[other] gains { count-points }
}.
event-influence-up = { $seat } rises to { $at } Influence with { $faction-the }.
event-influence-down = { $seat } falls to { $at } Influence with { $faction-the }.
event-alliance = { $seat } takes the { $faction } Alliance.
event-alliance-lost = { $seat } loses the { $faction } Alliance.
event-masterstroke = { $seat } uses { ability-masterstroke } for { $faction-the } and { $other-the }.

## Events: troops and combat

event-recruit = { $seat } recruits { count-troops }.
event-deploy = { $seat } deploys { count-troops } to the Conflict.
event-retreat = { $seat } retreats { count-troops } to the garrison.
event-lose-troops = { $seat } loses { count-troops } in the Conflict.
event-lose-garrison = { $seat } loses { count-troops } from the garrison.
event-reveal = { $seat } takes a Reveal turn.
event-reveal-card = { $seat } reveals { $card }.
event-swords = { $seat }: { bonus-swords }.
event-strength = { $seat } has { $n } strength.
event-combat = Combat begins.
event-win = { $seat } wins the Conflict with { $n } strength.
event-no-winner = Nobody wins the Conflict.
event-reward = { $seat } takes the { $place ->
    [1] first
    [2] second
   *[other] third
} reward.
event-control = { $seat } takes Control of { $space }.
event-control-lost = { $seat } loses Control of { $space } to House Hagal’s victory.
event-maker = Spice gathers at { $space }: { $n } bonus spice.
event-victory = { $seat } wins the game with { count-points }.

## Events: House Hagal

event-hagal-card = The House Hagal card is { $card }.
event-rival-agent = { $seat } sends an Agent to { $space }.
event-rival-stays = { $seat } finds no free space and sends no Agent this turn.
event-exchange = { $seat } turns { $n } { $resource-inline } into a Victory Point.
event-exchange-intrigues = { $seat } turns { $n } Intrigue cards into a Victory Point.

## Events: Rise of Ix

event-tech = { $seat } acquires the Tech tile { $tile } for { $n } { $resource-inline }.
event-tile = The Tech tile { $tile } is turned face up.
event-tile-scrapped = The Tech tile { $tile } leaves the game: Rivals have no use for it.
event-use = { $seat } uses the Tech tile { $tile }.
event-negotiator = { $seat } sends a Negotiator to Ix.
event-freighter-up = { $seat } advances the Freighter to step { $at }.
event-freighter-back = { $seat } recalls the Freighter from step { $at }.
event-commission = { $seat } commissions a dreadnought.
event-deploy-dreadnought = { $seat } deploys a dreadnought to the Conflict.
event-retreat-dreadnought = { $seat } retreats a dreadnought to the garrison.
event-place-dreadnought = { $seat } places a dreadnought on { $space }.
event-detonate = { $seat } returns a dreadnought to the supply ({ tile-detonation-devices }).
event-under = { $seat } puts an Intrigue card under the Intrigue deck.
event-keep = { $seat } sets aside a card from the hand, face down.
event-take-back = { $seat } reveals { $card }, set aside before, and takes it back.
event-snooper = { $seat } reaches the Snooper token of { $faction-the }.

## Prompts

ask-leader = Choose your Leader.
ask-masterstroke = Choose two Factions in secret for { ability-masterstroke }.
ask-defend = The Conflict is for { $space }, which you control. Deploy 1 troop from your supply?
ask-turn = Your turn: send an Agent or reveal your hand.
ask-pass-turn = End your turn at once?
ask-agent-effects = Carry out the effects of your Agent turn.
ask-reveal-effects = Carry out the effects of your Reveal turn and acquire cards.
ask-sell = How much spice do you sell?
ask-influence = { $seat } gains { $n } Influence: with which Faction?
ask-lose-influence = You lose { $n } Influence: with which Faction?
ask-alliance = Who takes the { $faction } Alliance?
ask-option = { $seat }: choose { $n ->
    [1] one
    [2] two, one after the other
   *[other] { $n }, one after the other
}.
ask-trash = Which card do you trash?
ask-take = Which card do you take from your discard pile?
ask-acquire = Which card that costs { $n } Persuasion or less do you acquire?
ask-set-aside = Which card of the Imperium Row do you set aside?
ask-snoop = The top card of your deck is { $card }. Draw it or trash it?
ask-deploy = How many troops do you deploy to the Conflict (up to { $n })?
ask-retreat = How many troops do you retreat (up to { $n })?
ask-target = Which opponent loses a troop in the Conflict?
ask-voice = Which board space do you close to your opponents?
ask-recall = Which of your Agents do you recall?
ask-discard = { $n ->
    [one] Discard { $n } card.
   *[other] Discard { $n } cards, one after the other.
}
ask-test-of-humanity = Discard a card or lose a troop in the Conflict.
ask-combat = Combat: play Intrigue cards or pass.
ask-reward = Take your reward, in the order you like.
ask-interlude = Resolve this, or decline any optional part, to continue.
ask-place = You won the Conflict with a dreadnought. Where do you place it?
ask-tech = { $n ->
    [0] Which Tech tile do you acquire?
   *[other] Which Tech tile do you acquire for { $n } spice less?
}
ask-negotiators = How many Negotiators do you return to lower the cost of { $tile }?
ask-freighter = Your Freighter is { $at ->
    [0] at the bottom
   *[other] on step { $at }
} of the shipping track. How do you move it?
ask-withdraw = { $n ->
    [one] Which unit do you retreat?
   *[other] Retreat { $n } units, one after the other.
}
ask-send-units = { $n ->
    [one] Which unit do you deploy from your garrison, if any?
   *[other] Deploy up to { $n } units from your garrison, one after the other.
}
ask-lose-troop = From where do you lose a troop?
ask-under = Which Intrigue card do you put under the Intrigue deck?
ask-swap = Which Intrigue cards do you put under the Intrigue deck, one after the other (so far { $n })?
ask-destination = Where do you put the card you acquired?
ask-keep = Which card of your hand do you set aside until your second turn?
ask-intelligence = Which of the top two Intrigue cards do you keep?
ask-victory = You won the Conflict: play Intrigue cards or go on.
ask-endgame = The end of the game: play Endgame Intrigue cards or go on.

## Results

result-points = Decided by Victory Points: { $n }.
result-chaumurky = Tied at { count-points }; decided by { tile-chaumurky }.
result-spice = Tied at { count-points }; decided by spice.
result-solari = Tied at { count-points }; decided by Solari.
result-water = Tied at { count-points }; decided by water.
result-garrison = Tied at { count-points }; decided by troops in the garrison.
result-shared = Tied at { count-points } and in everything else: the victory is shared.

## Choices

label-agent = Send an Agent to { $space } with { $card }
label-agent-from = Send the Agent from { $origin } to { $space } with { $card }
label-reveal = Reveal your hand
label-play = Play { $intrigue }
label-deploy = { $n ->
    [0] Deploy no troops
   *[other] Deploy { count-troops }
}
label-retreat = { $n ->
    [0] Retreat no troops
   *[other] Retreat { count-troops }
}
label-buy = Buy { $card }
label-buy-to-deck = Buy { $card } and put it on top of your deck
label-buy-aside = Buy { $card }, which you set aside
label-buy-aside-to-deck = Buy { $card }, which you set aside, and put it on top of your deck
label-acquire = Acquire { $card }
label-acquire-aside = Acquire { $card }, which you set aside
label-acquire-to-deck = Acquire { $card } and put it on top of your deck
label-acquire-aside-to-deck = Acquire { $card }, which you set aside, and put it on top of your deck
label-end = End the turn
label-enough = Take nothing more
label-pass = Pass
label-no-card = Play no card
label-continue = Go on with the turn
label-influence = Gain Influence with { $faction-the }
label-lose = Lose Influence with { $faction-the }
label-trash-hand = Trash { $card } from your hand
label-trash-discard = Trash { $card } from your discard pile
label-trash-play = Trash { $card } from play
label-discard = Discard { $card }
label-lose-troop = Lose a troop in the Conflict
label-voice = Close { $space }
label-sell = Sell { $spice } spice for { $solari } Solari
label-take = Take { $card } into your hand
label-set-aside = Set { $card } aside
label-snoop-draw = Draw it
label-snoop-trash = Trash it
label-recall = Recall the Agent from { $space }
label-target = { $seat } loses a troop
label-defend = Deploy 1 troop from your supply
label-decline = Do not deploy it
label-masterstroke = { $first } and { $second }
label-leader = { $leader }
label-alliance = { $seat } takes the Alliance
label-use = Use { $tile }
label-freighter-advance = Advance your Freighter one step
label-freighter-recall = Recall your Freighter and take the rewards
label-tech = Acquire { $tile }
label-tech-solari = Acquire { $tile } and pay in Solari
label-return = { $n ->
    [0] Return no Negotiators
    [one] Return { $n } Negotiator
   *[other] Return { $n } Negotiators
}
label-place = Place the dreadnought on { $space }
label-detonate = Return the dreadnought to your supply for 1 Victory Point
label-withdraw-troop = Retreat a troop
label-withdraw-dreadnought = Retreat a dreadnought
label-lose-garrison = Lose a troop from your garrison
label-lose-conflict = Lose a troop from the Conflict
label-under = Put { $intrigue } under the Intrigue deck
label-no-more-cards = Put no more cards under it
label-send-troop = Deploy a troop
label-send-dreadnought = Deploy a dreadnought
label-no-more-units = Deploy no more units
label-keep = Set { $card } aside
label-learn = Keep { $intrigue }
label-to-discard = Put it in your discard pile
label-to-deck = Put it on top of your deck
label-ambush-troop = Make a troop of { $seat } retreat
label-ambush-dreadnought = Make a dreadnought of { $seat } retreat

## Refusals

refuse-not-offered = You can’t choose that here.
refuse-moment-answer = Answer the current question first.
refuse-moment-pass = You cannot pass on your turn: send an Agent or reveal your hand.
refuse-moment-turn = You can only choose between an Agent turn and a Reveal turn when your turn begins.
refuse-moment-play = You can only play Intrigue cards between effects, not before you answer a question.
refuse-moment-effect = You can only carry out effects after sending an Agent, in your Reveal turn, or as a reward.
refuse-moment-deploy = You can only deploy troops after sending an Agent to a Combat space, or when an effect allows it.
refuse-moment-deploy-dreadnought = You can only deploy a dreadnought after sending an Agent to a Combat space.
refuse-moment-buy = You can only acquire cards with Persuasion during your Reveal turn.
refuse-moment-continue = You can only decide whether to go on with your turn after { intrigue-bindu-suspension }.
refuse-moment-influence = You can only name a Faction when an effect gives you Influence of your choice.
refuse-moment-lose-influence = You can only name a Faction when an effect makes you lose Influence of your choice.
refuse-moment-option = You can only choose between effects when a card or a space offers you several.
refuse-moment-trash = You can only trash a card when an effect allows it.
refuse-moment-discard = You can only discard a card when an effect tells you to.
refuse-moment-lose-troop = You can only choose to lose a troop when an opponent plays { card-test-of-humanity }.
refuse-moment-voice = You can only close a board space when you play { card-the-voice }.
refuse-moment-sell = You can only sell spice when you send an Agent to { space-sell-melange }.
refuse-moment-retreat = You can only retreat units from the Conflict when an effect allows it.
refuse-moment-take = You can only take a card from your discard pile when { card-other-memory } allows it.
refuse-moment-acquire = You can only acquire a card without Persuasion when an effect allows it.
refuse-moment-set-aside = You can only set aside a card of the Imperium Row with { ability-manipulate }.
refuse-moment-snoop = You can only draw or trash the top card of your deck with { intrigue-poison-snooper }.
refuse-moment-recall = You can only recall an Agent when an effect allows it.
refuse-moment-target = You can only name an opponent when an effect makes one lose a troop in the Conflict.
refuse-moment-defend = You can only deploy a troop in defence when a Conflict for a location that you control is revealed.
refuse-moment-tokens = You can only choose two Factions for { ability-masterstroke } before the first round.
refuse-moment-leader = You can only choose a Leader before the game begins.
refuse-moment-alliance = You can only say who takes an Alliance when you lose one and several have equal Influence.
refuse-moment-use = You can only use Tech tiles in your own turn, between effects.
refuse-moment-freighter = You can only move your Freighter when you use a Freighter icon.
refuse-moment-tech = You can only acquire a Tech tile when you use an Acquire Tech icon.
refuse-moment-negotiators = You can only return Negotiators when you acquire a Tech tile.
refuse-moment-place = You can only place a dreadnought on a location when you win a Conflict with it.
refuse-moment-detonate = You can only use { tile-detonation-devices } when you win a Conflict with a dreadnought.
refuse-moment-lose-from = You can only choose where to lose a troop from when you play { intrigue-strongarm }.
refuse-moment-under = You can only put Intrigue cards at the bottom of their deck when an effect allows it.
refuse-moment-send = You can only deploy units of your garrison this way when { intrigue-second-wave } allows it.
refuse-moment-keep = { leader-ilesa-ecaz } can only set aside a card at the start of the round.
refuse-moment-learn = { leader-viscount-hundro-moritani } can only keep an Intrigue card before the first round.
refuse-moment-destination = You can only choose where a card goes when you acquire it and { tile-spaceport } offers the choice.
refuse-moment-ambush = You can only make units retreat with { card-desert-ambush } as you deploy troops.
refuse-not-in-hand = { $card } is not in your hand.
refuse-no-agent = You have no Agent left to send.
refuse-not-there = You have no Agent at { $space }.
refuse-icon = { $card } has no Agent icon for { $space }.
refuse-voice = { $space } is closed to you by { card-the-voice }.
refuse-no-space = { $space } is not on the board in this game.
refuse-requirement = { $space } needs { $n } Influence with { $faction-the }; you have { $has }.
refuse-closed = { $space } is closed to you at this level of difficulty.
refuse-once = You can send an Agent to { $space } only once per game.
refuse-occupied = There is already an Agent at { $space }.
refuse-cost = { $space } costs { $n } { $resource-inline }; you have { $has }.
refuse-agent-turn = After this Intrigue card you must take an Agent turn.
refuse-intrigue-not-held = You do not hold { $card }.
refuse-timing-plot = { $card } can be played only in your own turn.
refuse-timing-start = { $card } can be played only at the start of your turn, before anything else.
refuse-timing-agent = { $card } can be played only before you play a card in your Agent turn.
refuse-timing-faction = { $card } can be played only in your Agent turn, after you sent an Agent to a Faction’s board space.
refuse-timing-combat = { $card } can be played only in Combat.
refuse-timing-victory = { $card } can be played only when you have won a Conflict.
refuse-timing-endgame = { $card } can be played only at the end of the game.
refuse-condition = You cannot pay for { $card } or do not meet its condition.
refuse-nothing-to-do = { $card } would do nothing now, and you cannot play a card just to get rid of it.
refuse-effect = You cannot pay for this effect, or it would do nothing.
refuse-not-pending = You cannot carry out this effect now.
refuse-no-combat-space = You can deploy troops only in a turn in which you sent an Agent to a Combat space.
refuse-deploy-limit = You cannot deploy { count-troops }; { $most ->
    [0] you can deploy none
   *[other] you can deploy at most { $most }
} now.
refuse-deploy-none = To deploy no troops, just continue or end the turn.
refuse-no-dreadnought = You have no dreadnought in your garrison.
refuse-dreadnought-limit = Besides the units that came to your garrison this turn you can deploy only two others.
refuse-ambush-unit = Your opponent has no such unit in the Conflict.
refuse-foldspace = { $card } cannot be bought; it comes from the board space { space-foldspace }.
refuse-not-aside = You have not set aside { $card }.
refuse-not-for-sale = { $card } is neither in the Imperium Row nor in the Reserve.
refuse-price = { $card } costs { $n } Persuasion; you have { $has }.
refuse-to-deck = Nothing lets you put { $card } on top of your deck this turn.
refuse-mandatory = There is still an effect that you must carry out.
