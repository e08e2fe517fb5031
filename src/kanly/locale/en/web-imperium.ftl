### The board of Dune: Imperium on the page. What the game itself says comes from the server.

## Parts of the board

imperium-landsraad = Landsraad
imperium-choam = CHOAM
imperium-tech = Tech tiles of Ix
imperium-shipping = Shipping track
imperium-shipping-step = Step { $n } of the shipping track
imperium-conflict = The Conflict
imperium-garrison = Garrison
imperium-market = Imperium Row and Reserve
imperium-row = Imperium Row
imperium-reserve = Reserve
imperium-aside = Set aside for you
imperium-hagal-last = House Hagal card:
imperium-hagal = House Hagal

## Things

imperium-resource-solari = Solari
imperium-resource-spice = spice
imperium-resource-water = water
imperium-persuasion = Persuasion
imperium-troop = Troop
imperium-dreadnought = Dreadnought
imperium-freighter = Freighter
imperium-negotiators = Negotiators
imperium-deck = Deck
imperium-discard = Discard pile
imperium-hand = Your hand
imperium-in-play = In play
imperium-kept = { $card }, set aside
imperium-intrigues = Your Intrigue cards
imperium-agent-home = Agent with your Leader
imperium-agent-at = Agent at { $space }
imperium-infiltration = Infiltration
imperium-unload = Unload

## What can be said about them

imperium-there = Agents here: { $names }.
imperium-bonus-spice = Bonus spice: { $n }.
imperium-controlled = Controlled by { $name }.
imperium-voice = Closed by { $name }
imperium-alliance = Alliance: { $name }
imperium-alliance-with = Alliance
imperium-council = Seat on the High Council
imperium-swordmaster = Swordmaster
imperium-first-player = First Player
imperium-mentat = Mentat
imperium-revealed = Has revealed
imperium-control = Controls { $space }
imperium-troops = { $n ->
    [one] { $n } troop of { $house }, { $place }
   *[other] { $n } troops of { $house }, { $place }
}
imperium-dreadnoughts = { $n ->
    [one] { $n } dreadnought of { $house }, { $place }
   *[other] { $n } dreadnoughts of { $house }, { $place }
}
imperium-place-garrison = in the garrison
imperium-place-conflict = in the Conflict
imperium-strength = Strength { $n }, of which swords { $swords }
imperium-strength-now = Swords
imperium-strength-then = Strength then: { $n }
imperium-still = Can still play cards
imperium-score = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}
imperium-house-agents = { $n ->
    [one] { $n } Agent left
   *[other] { $n } Agents left
}
imperium-house-hand = { $n ->
    [one] { $n } card in hand
   *[other] { $n } cards in hand
}
imperium-house-intrigues = { $n ->
    [one] { $n } Intrigue card
   *[other] { $n } Intrigue cards
}
imperium-stack = { $n ->
    [one] { $n } left
   *[other] { $n } left
}
imperium-deck-left = { $n ->
    [one] Deck: { $n } card
   *[other] Deck: { $n } cards
}
imperium-discard-of = { $n ->
    [one] Discard pile of { $name }: { $n } card
   *[other] Discard pile of { $name }: { $n } cards
}
imperium-deck-of = { $n ->
    [one] Deck of { $name }: { $n } card
   *[other] Deck of { $name }: { $n } cards
}
imperium-play-of = { $n ->
    [one] In play for { $name }: { $n } card
   *[other] In play for { $name }: { $n } cards
}
imperium-conflicts-left = Conflicts to come: { $n }
imperium-house-negotiators = { $n ->
    [one] { $n } Negotiator on Ix
   *[other] { $n } Negotiators on Ix
}
imperium-tokens = Factions chosen in secret
imperium-snooper = Snooper token
imperium-hand-of = Known cards in hand of { $name }
imperium-costs = costs { $n } Persuasion
imperium-pile-empty = There is no card here.
imperium-deck-known = { $card } lies on top
imperium-deck-top = On top, the next one first
imperium-deck-rest = Somewhere in the deck, in no known order
imperium-deck-or-hand = In the deck or in hand, in no known order
imperium-known-intrigue = You have seen { $card }; { $name } may hold it

imperium-next-space = { $card }: to which space do you send an Agent?
imperium-next-card = { $space }: with which card do you send an Agent?
imperium-turn-reveal = Your turn: reveal your hand.
