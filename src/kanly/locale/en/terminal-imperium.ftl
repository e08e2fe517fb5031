### The table of Dune: Imperium in the terminal: its headings, its commands, what it says by itself.

## The table

round-of = Round { $n } of 10
you-lead = You are { $house }, with { $leader }.
rival-is = { $house } is { $leader }, a Rival.
hagal-is = { $house } is { house-hagal }.
imperium-legend = ⚔ Combat space   ★ Alliance   ⚑ Control   +n bonus spice   ● seat or Swordmaster taken
reward-place = { $n ->
    [1] 1st
    [2] 2nd
   *[3] 3rd
}

## Columns

column-points = VP
column-agents = Agents
column-garrison = Garrison
column-hand = Hand
column-intrigue = Intrigue
column-deck = Deck
column-discard = Discard

## Cards

hand-empty = Your hand is empty.
no-hand = { $house } has no cards in hand.
tokens-are = Your secret Factions: { $factions }
top-card = Top of your deck: { $card }

## Choosing

title-agent = Send an Agent
title-intrigue = Play an Intrigue card
title-effects = Effects
title-deploy = Deploy troops
title-buy = Acquire a card
agent-from = { $card }, with the Agent from { $space }
price = { $n } Persuasion
not-in-game = “{ $text }” belongs to { expansion-ix }, which is not part of this game.
gives-up = Ending the turn gives up: { $lost }. Type “{ $command }” again to end it all the same.
without = without: { $lost }

## Commands

look-house = Say which house: look { $houses }
fought-now = being fought for now
help-imperium-choose = To choose, type a number, the notation, or the first letters of each word of it (“ag dag hall” for “agent dagger hall-of-oratory”).
help-imperium-about = what a card, board space, Leader, Conflict or Faction does
help-imperium-hand = your cards, with their text
help-imperium-row = the Imperium Row and the Reserve, with their text
help-imperium-look = a house’s Leader, and its cards that everyone knows
