### Words of the classic game's board in the browser. Text of the game itself comes from the server.

## Phases

phase-classic-setup = Setup
phase-classic-storm = Storm
phase-classic-storm-short = Storm
phase-classic-spice-blow-nexus = Spice Blow and Nexus
phase-classic-spice-blow-nexus-short = Blow
phase-classic-choam-charity = CHOAM Charity
phase-classic-choam-charity-short = Charity
phase-classic-bidding = Bidding
phase-classic-bidding-short = Bidding
phase-classic-revival = Revival
phase-classic-revival-short = Revival
phase-classic-shipment-movement = Shipment and Movement
phase-classic-shipment-movement-short = Ship, move
phase-classic-battle = Battle
phase-classic-battle-short = Battle
phase-classic-spice-collection = Spice Collection
phase-classic-spice-collection-short = Collection
phase-classic-mentat-pause = Mentat Pause
phase-classic-mentat-pause-short = Mentat
board-phases = Turn { $turn } of { $turns }: phases
board-turn-of = Turn { $turn } of { $turns }
board-turn-n = Turn { $n }
board-waits-you = It waits for you.
board-waits-secret = Decisions are being made in secret.
board-over = The game is over.
board-told = What happened

## The map

board-map = Map of Dune
board-map-keys = Tab and the arrows go through the places that can be chosen. Plus and minus zoom, the arrows on the map itself move it, 0 shows all of it.
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-zoom-all = Show the whole map
board-show-list = List
board-show-map = Map
board-stage = Beside the map
board-ground-sand = sand
board-ground-rock = rock
board-ground-stronghold = stronghold
board-ground-polar = never in the storm
board-in-storm = in the storm
board-can-choose = can be chosen
board-barred-storm = Nothing may enter or leave the storm.
board-barred-full = Two other factions hold this stronghold.
board-price = { $n } spice each
board-price-pair = 1 spice for two
board-there-forces = { $faction } { $n }
board-there-starred = { $faction } { $n } starred
board-there-advisors =
    { $n ->
        [one] { $faction } 1 advisor
       *[other] { $faction } { $n } advisors
    }
board-there-spice = { $n } spice
board-list-show = Show
board-list-all = All places
board-list-taken = With something there
board-list-lit = That can be chosen
board-list-territory = Territory
board-list-sector = Sector
board-list-there = What is there
board-list-choose = Choose
board-list-pick = Choose

## Factions

board-storm-order = Factions in storm order
board-house = { $faction }, played by { $player }
board-now = Now
board-first-player = First Player
board-allied = Allied with
board-spice = Spice
board-bribes = Spice from deals, until the Mentat Pause
board-bribes-short = From deals
board-bribes-n = { $n } more from deals, in the Mentat Pause
board-cards = Treachery cards
board-reserves = Reserves
board-tanks = Tleilaxu Tanks
board-tanks-short = Tanks
board-tanks-empty = Nobody is in the Tanks.
board-strongholds = Strongholds held
board-leaders = Leaders
board-leaders-away = Leaders away
board-leader-at-home = ready
board-leader-at-tanks = in the Tanks
board-leader-at-captive = captured
board-leader-at-unknown = captured or not, nobody knows
board-leader-label = { $leader }, strength { $n }, { $where }
board-captive = captive
board-unknown-leader = Unknown leader
board-unknown-card = Face-down card
board-unknown = unknown
board-known-cards = Cards you know
board-known-traitors = Traitors you know
board-traitor-of = Holds { $leader } as a traitor
board-shown = showed { $n } in turn { $turn }
board-shown-once = once showed { $n }
board-with-starred = { $n }, of them starred: { $starred }
board-forces-n =
    { $n ->
        [one] 1 force
       *[other] { $n } forces
    }
board-starred-n =
    { $n ->
        [one] 1 starred force
       *[other] { $n } starred forces
    }
board-predicted = You predict that they win in turn { $turn }.
board-predicted-ever = in some turn

## The shield

board-shield-spice = Spice
board-shield-cards = Treachery cards
board-shield-leaders = Leaders
board-shield-traitors = Traitors
board-shield-forces = Forces
board-shield-prediction = Prediction
board-shield-kwisatz = Kwisatz Haderach
board-kwisatz-losses = { $n } forces lost in battle; with 7 the Kwisatz Haderach awakes.
board-seen = Everyone sees this.
board-unseen = Only you see this.
board-no-cards = none

## Decks

board-spice-deck = Spice deck
board-treachery-deck = Treachery deck
board-left = { $n } left
board-pile = { $n } discarded
board-pile-n = { $pile }: { $n }
board-next-card = next
board-next-storm = next storm
board-discard = Discarded treachery cards
board-discard-show = Discarded: { $n }. Show all.
board-shai-hulud = Shai-Hulud

## Bidding and other numbers

board-lots = Cards still to be sold: { $n }
board-only-you = Only you see it.
board-highest = bid by { $faction }
board-no-bid = No bid yet
board-bids = bids { $n }
board-passed = has passed
board-to-bid = to bid
board-full-hand = hand full
board-purse = You have { $n } spice.
board-purse-ally = You have { $n } spice; your ally adds up to { $promised }.
board-bid-keys = Arrows, Enter: bid. P: pass.
board-amount-bid = Your bid
board-order-up-to = Go up to
board-order-set = Set
board-order-pass = Pass on this card
board-order-pass-all = Pass for the rest of this turn
board-order-most = You go up to { $n } for this card.
board-order-passes = You pass on this card.
board-order-passes-all = You pass for the rest of this turn.
board-order-back = Take back
board-amount-forces = Forces
board-amount-starred = of them starred
board-amount-storm = Your dial
board-storm-dial = The storm moves counter-clockwise by the sum of both dials.
board-amount-sectors = Sectors
board-amount-promise = The most spice you will pay
board-amount-take = Cards to take
board-amount-grant = Forces you pay for
board-amount-revive = Forces to revive
board-amount-lose = Losses
board-amount-dial = Your dial
board-amount-support = Spice for your forces
board-amount-predict-turn = Turn

## Battle

board-battle-in = Battle: { $territory }
board-attacks = aggressor
board-defends = defender
board-wheel = Wheel of { $faction }
board-sealed = sealed
board-foresee = Which part of their plan do you want to see? Point at it, or choose:
board-plans-sealed = Plans stay sealed until both are ready.
board-your-plan = your plan
board-part-dial = Dial
board-part-spice = Spice
board-part-leader = Leader
board-part-weapon = Weapon
board-part-defense = Defense
board-no-leader = No leader
board-no-weapon = No weapon
board-no-defense = No defense
board-kwisatz = Kwisatz Haderach
board-at-most = at most { $dial } + { $leader }
board-total-alive = Your total, leader alive
board-total-dead = Your total, leader killed
board-their-most = Their maximum
board-dangers = Your leader can be killed by: { $list }.
board-danger-projectile = projectile
board-danger-poison = poison
board-danger-lasgun = Lasgun
board-danger-explosion = explosion with a Lasgun
board-weapon-saved-shield = Your weapon kills unless they play a Shield.
board-weapon-saved-snooper = Your weapon kills unless they play a Snooper.
board-weapon-saved-nothing = Your Lasgun kills; with any Shield it explodes.
board-explosion-own = Lasgun and Shield together explode.
board-sure = This plan wins in any case, unless there is treason or an explosion.
board-seal = Seal the plan
board-explosion = Lasgun and Shield: everything in the territory is destroyed.
board-leader-falls = The leader of { $faction } is killed.
board-total-of = { $faction }: { $dial } + { $leader } = { $total }
board-wins = { $faction } would win, unless there is treason.
board-wins-tie = A tie: { $faction } would win as aggressor, unless there is treason.
board-voice-must = They must play:
board-voice-must-not = They must not play:
board-voice-play = The Voice orders { $faction } to play: { $kind }.
board-voice-no = The Voice forbids { $faction } to play: { $kind }.
board-kind-projectile-weapon = projectile weapon
board-kind-poison-weapon = poison weapon
board-kind-lasgun = Lasgun
board-kind-shield = Shield
board-kind-snooper = Snooper
board-kind-cheap-hero = Cheap Hero
board-kind-worthless = worthless card

## Nexus, alliances and deals

board-nexus = Nexus: alliances
board-allied-with = allied with { $factions }
board-alone = without an ally
board-offers = proposes an alliance: { $faction }
board-offers-you = proposes an alliance to you
board-nexus-ally = Offer alliance
board-nexus-accept = Accept
board-nexus-reject = Refuse
board-alliances = Alliances
board-no-alliances = Nobody is allied.
board-deals-open = Offers
board-deals-yours = Offered to you
board-deals-made = Agreements
board-no-deals = No agreement yet.
board-agreed = has agreed
board-deal-n = no. { $n }
board-to = to
board-at-once = at once
board-when = when { $phase } begins in turn { $turn }
board-would-cancel = Would cancel:
board-deal-accept = Accept
board-deal-decline = Decline
board-deal-counter = Counter-offer
board-deal-waits = Proposed by { $faction }. Still to agree: { $others }.
board-deal-withdraw = Withdraw
board-deal-cancel = Cancel
board-deal-new = A new deal
board-deal-hint = Choose with whom, then who pays what and what is promised. The deal holds once everybody has agreed.
board-deal-with = With whom?
board-deal-with-first = Choose with whom: the rest is filled in.
board-deal-payment = Who pays what?
board-deal-way = Payment
board-deal-pay = I pay
board-deal-ask = I ask for
board-deal-payee = To
board-deal-payer = From
board-deal-add = Add
board-deal-card = Card
board-deal-no-card = No card
board-deal-at = When is it paid?
board-deal-common = Common deals
board-deal-common-share = Share spice
board-deal-common-share-note = Each of you gives the other half.
board-deal-common-secret = Buy a card’s secret
board-deal-common-secret-note = 2 spice for a true answer.
board-deal-common-peace = No attack here
board-deal-common-peace-note = A stronghold is left alone this turn.
board-deal-common-vote = Pay for a vote
board-deal-common-vote-note = 3 spice for a vote in the Nexus.
board-deal-promise-peace = No attack on each other in turn { $n }.
board-deal-promise-attack = { $faction } attacks { $place } in turn { $n }.
board-deal-promise-no-attack = { $faction } does not attack { $place } in turn { $n }.
board-deal-promise-share = We share the spice that either of us collects in turn { $n }.
board-deal-promise-secret = { $faction } truthfully names one of its cards in turn { $n }.
board-deal-promise-vote = { $faction } allies with { $other } in the Nexus of turn { $n }.
board-deal-promise-no-vote = { $faction } does not ally with { $other } in the Nexus of turn { $n }.
board-deal-promise-told = { $faction } holds this card: { $card }.
board-deal-this-turn = This turn
board-deal-next-turn = Next turn
board-deal-turn = Turn { $n }
board-deal-begins = when { $phase } begins
board-deal-moment = Moment
board-deal-pay-later = Pay then
board-deal-promise = What is promised?
board-deal-kind = Promise
board-deal-kind-words = In my words
board-deal-kind-peace = Peace between us
board-deal-kind-no-attack = No attack
board-deal-kind-attack = An attack
board-deal-kind-share = Shared spice
board-deal-kind-secret = A card’s secret
board-deal-kind-vote = An alliance in the Nexus
board-deal-promiser = Who
board-deal-place = Stronghold
board-deal-words = What is promised, in your words
board-deal-whole = Your proposal
board-deal-whole-with = Your proposal to { $factions }
board-deal-empty = Nothing is paid or promised yet.
board-deal-send = Propose
board-deal-drop = Discard
board-deal-closed = No deal can be made now.

## At any time

board-any-time = Available at any time
board-any-truthtrance = Play Truthtrance
board-any-ghola = Play Tleilaxu Ghola
board-any-gift = Give spice
board-any-show = Show something
board-any-promise = Change your promise
board-any-karama-call-worm = Karama: call a worm
board-any-karama-swap-cards = Karama: exchange cards
board-any-karama-revive-free = Karama: revive free
board-ask-card = Do you hold this card?
board-ask-traitor = Is this leader your traitor?
board-ask-spice = Do you have at least this much spice?
board-ask-prediction = Did you predict this faction?
board-ask-prediction-turn = Did you predict this turn?
board-ask-plays = Will you play this card?
board-ask-leads = Will you lead with this leader?
board-ask-words = Any other question that can be answered by yes or no
board-ask = Ask

## Whoever has no name of their own is called as the faction is

classic-faction-atreides = Atreides
classic-faction-bene-gesserit = Bene Gesserit
classic-faction-emperor = Emperor
classic-faction-fremen = Fremen
classic-faction-guild = Guild
classic-faction-harkonnen = Harkonnen
