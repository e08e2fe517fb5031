### Dune, the classic game: what happened, what is asked, why not, and what one may choose.
### $x-the, $x-of, $x-inline: the name $x in that form, if it has one; $x-key: its key.
### $location: territory and sector in one; $quote: a player’s own words; $faction-number: one or many.

## Numbers

classic-count-forces = { $n ->
    [one] { $n } force
   *[other] { $n } forces
}
classic-count-spice = { $n } spice
classic-count-price = { $spice } spice
classic-count-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
classic-count-sectors = { $n ->
    [one] { $n } sector
   *[other] { $n } sectors
}
classic-dial = { $half ->
    [0] { $dial }
   *[other] { $dial ->
       [0] ½
      *[other] { $dial }½
    }
}
classic-total = { $half ->
    [0] { $n }
   *[other] { $n ->
       [0] ½
      *[other] { $n }½
    }
}
classic-none = none

## Grammar

classic-number = { $faction-key ->
    [classic-faction-emperor] one
    [classic-faction-guild] one
    [named] one
   *[other] many
}
classic-ending = { $faction-number ->
    [one] s
   *[many] { "" }
}
classic-to-faction = to { $faction-the }
classic-to-other = to { $other-the }
classic-quote = : “{ $words }”
classic-use = { $power-key ->
    [classic-power-bidding-prescience] the look at the card on offer
    [classic-power-spice-prescience] the look at the spice deck
    [classic-power-battle-prescience] the Prescience
    [classic-power-kwisatz-haderach] the Kwisatz Haderach
    [classic-power-spiritual-advisor] the free force
    [classic-power-voice] the Voice
    [classic-power-charity] the automatic charity
    [classic-power-worthless-as-karama] the worthless card as a Karama
    [classic-power-flip-to-fighters] the turning of advisors into fighters
    [classic-power-intrusion] the Intrusion
    [classic-power-treachery-payment] the payment to the Emperor
    [classic-power-gift-to-ally] the gift of spice
    [classic-power-ally-extra-revival] the extra revival of the ally
    [classic-power-sardaukar] the strength of the Sardaukar
    [classic-power-movement-two] the move of two territories
    [classic-power-worm-immunity] the immunity to the worm
    [classic-power-worm-protection-of-ally] the protection of the ally from the worm
    [classic-power-ally-free-revival] the free revival of the ally
    [classic-power-storm-card-peek] the look at the storm card
    [classic-power-extra-worm-placement] the placing of the worm
    [classic-power-storm-half-losses] the half losses in the storm
    [classic-power-fedaykin] the strength of the Fedaykin
    [classic-power-free-full-strength] the full strength without spice
    [classic-power-extra-card] the extra card
    [classic-power-traitor-for-ally] the treason for the ally
    [classic-power-capture-leader] the capture of a leader
    [classic-power-shipment-payment] the payment to the Guild
    [classic-power-half-price] the half price
    [classic-power-half-price-for-ally] the half price for the ally
    [classic-power-special-shipments] the shipment across or back
    [classic-power-timing] the choice of moment
   *[other] { $power }
}

## Events: setup and turns

classic-player = Player { $seat }
event-classic-faction = { $player } plays { $faction-the }.
event-classic-pick-clash = { $player } picks { $faction-the }, but a higher card takes that faction.
event-classic-mulligan = { $faction-the } put{ classic-ending } back the Traitor cards and draw{ classic-ending } four others.
event-classic-swapped = { $faction-the } and { $other-the } change players.
event-classic-predicted = Your prediction: { $faction-the }, turn { $turn }.
event-classic-placed = { $faction-the } place{ classic-ending } { classic-count-forces } in { $location-the }.
event-classic-advisor = { classic-faction-bene-gesserit.the } place an advisor in { $location-the }.
event-classic-turn = Turn { $n } begins.
event-classic-phase = Phase: { $phase }.

## Events: storm

event-classic-storm-dial = { $faction-the } dial{ classic-ending } { $n } for the storm.
event-classic-storm-card = The storm card shows { $n }.
event-classic-storm-card-seen = You see the next storm card: { $n }.
event-classic-weather = { $faction-the } move{ classic-ending } the storm { classic-count-sectors }.
event-classic-storm = The storm stops in sector { $sector }. First Player: { $faction-the }.
event-classic-forces-die = { $faction-the } lose{ classic-ending } { classic-count-forces } in { $location-the }.
event-classic-spice-lost = The storm blows away { classic-count-spice } in { $location-the }.
event-classic-plays-card = { $faction-the } play{ classic-ending } { $card }.

## Events: spice blow and Nexus

event-classic-worm-aside = A worm shows in the first turn and is set aside.
event-classic-worm-nowhere = A worm shows, without effect.
event-classic-wall-stronghold = The fourth worm has come: the Shield Wall is a stronghold.
event-classic-worm = A worm comes up in { $territory-the }.
event-classic-blow = Spice blow: { classic-count-spice } in { $location-the }.
event-classic-blow-in-storm = Spice blow in { $location-the }, in the storm: no spice.
event-classic-spice-reshuffle = The discarded spice cards are shuffled into a new deck.
event-classic-nexus = A Nexus: alliances can be made and broken.
event-classic-alliance-offer = { $faction-the } propose{ classic-ending } an alliance { classic-to-other }.
event-classic-alliance-refused = { $faction-the } refuse{ classic-ending } the offer of { $other-the }.
event-classic-alliance = { $faction-the } and { $other-the } are allies now.
event-classic-alliance-broken = { $faction-the } leave{ classic-ending } the alliance.
event-classic-alliances-end = All alliances end.

## Events: charity and bidding

event-classic-charity = { $faction-the } receive{ classic-ending } { classic-count-spice } in charity.
event-classic-hand-size = { $faction-the } hold{ classic-ending } { classic-count-cards }.
event-classic-auction = { $n ->
    [0] No card is auctioned.
    [one] { $n } card is auctioned.
   *[other] { $n } cards are auctioned.
}
event-classic-lot-seen = You see the card on offer: { $card }.
event-classic-promise = { $faction-the } promise{ classic-ending } up to { classic-count-spice } for an ally.
event-classic-bid = { $faction-the } bid{ classic-ending } { classic-count-spice }.
event-classic-pass = { $faction-the } { $faction-number ->
    [one] passes
   *[many] pass
}.
event-classic-bought = { $faction-the } pay{ classic-ending } { classic-count-spice } for the card.
event-classic-card-taken = { $faction-the } take{ classic-ending } the card.
event-classic-card = Your new card: { $card }.
event-classic-extra-card = { $faction-the } draw{ classic-ending } one more card.
event-classic-unsold = The cards left go back on the deck.
event-classic-bidding-restarts = The highest bid can no longer be paid; bidding on this card starts again.
event-classic-reshuffle = The discarded Treachery cards are shuffled into a new deck.

## Events: Karama

event-classic-karama = { $faction-the } play{ classic-ending } { $card-key ->
    [classic-card-karama] a Karama
   *[other] { $card } as a Karama
}.
event-classic-stopped = A Karama stops { classic-use } ({ $faction }).
event-classic-swap-cards = { classic-faction-harkonnen.the } exchange cards with { $faction-the }.
event-classic-takes-cards = { classic-faction-harkonnen.the } take { classic-count-cards } unseen from { $faction-the }.

## Events: revival

event-classic-grant = { classic-faction-emperor.the } offers to revive up to { classic-count-forces } for { $faction-the }.
event-classic-grant-free = { classic-faction-fremen.the } let { $faction-the } revive 3 forces for free.
event-classic-revived = { $faction-the } revive{ classic-ending } { classic-count-forces } { $spice ->
    [0] for free
   *[other] for { classic-count-price }
}.
event-classic-leader-revived = { $leader } returns from the Tanks.
event-classic-leader-revived-unnamed = { $faction-the } revive{ classic-ending } a leader.
event-classic-kwisatz-revived = The Kwisatz Haderach returns from the Tanks.

## Events: shipment and movement

event-classic-spice-seen = You see the top card of the spice deck: { $card }.
event-classic-ship-turn = It is the turn of { $faction-the } to ship and move.
event-classic-ships = { $faction-the } ship{ classic-ending } { classic-count-forces } to { $location-the } for { classic-count-price }.
event-classic-ships-across = { $faction-the } ship{ classic-ending } { classic-count-forces } across the planet to { $location-the } for { classic-count-price }.
event-classic-ships-back = { $faction-the } ship{ classic-ending } { classic-count-forces } back to the reserves for { classic-count-price }.
event-classic-reinforces = { $faction-the } bring{ classic-ending } { classic-count-forces } to { $location-the }.
event-classic-shipment-stopped = { classic-faction-guild.the } stops the shipment.
event-classic-moves = { $faction-the } move{ classic-ending } { classic-count-forces } from { $start-the } to { $location-the }.
event-classic-follows = { classic-faction-bene-gesserit.the } place a force in { $location-the }.
event-classic-advisors = In { $territory-the }, the forces of { $faction-the } are advisors now.
event-classic-fighters = In { $territory-the }, the forces of { classic-faction-bene-gesserit.the } are fighters now.

## Events: battle

event-classic-battle = { $faction-the } attack{ classic-ending } { $other-the } in { $location-the }.
event-classic-leaderless = { $faction-the } fight{ classic-ending } without leader or Cheap Hero.
event-classic-voice-play = The Voice orders { $faction-the } to play { $kind-inline }.
event-classic-voice-no = The Voice forbids { $faction-the } to play { $kind-inline }.
event-classic-foresees = { classic-faction-atreides.the } ask { $faction-the } for { $element-the } of the plan.
event-classic-foretold = { $faction-the } announce{ classic-ending }: { $answer }.
event-classic-foretold-dial = { $faction-the } announce{ classic-ending } a dial of { classic-dial }.
event-classic-sees-plan = { classic-faction-atreides.the } will see the battle plan of { $faction-the }.
event-classic-plan = Plan of { $faction-the }: dial { classic-dial }{ $spice ->
    [0] { "" }
   *[other] { " " }with { classic-count-price }
}, leader: { $leader-the }{ $kwisatz ->
    [0] { "" }
   *[other] { " " }with the Kwisatz Haderach
}, weapon: { $weapon-inline }, defense: { $defense-inline }.
event-classic-plan-seen = You see the plan of { $faction-the }: dial { classic-dial }{ $spice ->
    [0] { "" }
   *[other] { " " }with { classic-count-price }
}, leader: { $leader-the }{ $kwisatz ->
    [0] { "" }
   *[other] { " " }with the Kwisatz Haderach
}, weapon: { $weapon-inline }, defense: { $defense-inline }.
event-classic-treason = { $faction-the } call{ classic-ending } treason: { $leader } is a traitor.
event-classic-treason-for-ally = { $faction-the } call{ classic-ending } treason for { $other-the }.
event-classic-wins-by-treason = { $faction-the } win{ classic-ending } the battle by treason.
event-classic-explosion = Lasgun and Shield: everything in { $territory-the } is destroyed.
event-classic-kwisatz-dies = The Kwisatz Haderach dies in the explosion.
event-classic-total = Total of { $faction-the }: { classic-total }.
event-classic-wins = { $faction-the } win{ classic-ending } the battle against { $other-the }.
event-classic-leader-dies = { $leader } ({ $faction }) dies.
event-classic-bounty = { $faction-the } receive{ classic-ending } { classic-count-spice } for leaders killed.
event-classic-keeps = { $faction-the } keep{ classic-ending } { $card }.
event-classic-discards = { $faction-the } discard{ classic-ending } { $card }.
event-classic-captures = { classic-faction-harkonnen.the } capture a leader of { $faction-the }.
event-classic-captured = The captive is { $leader }.
event-classic-captive-killed = { classic-faction-harkonnen.the } kill the captive of { $faction-the } for 2 spice.
event-classic-captive-kept = { classic-faction-harkonnen.the } keep the captive of { $faction-the }.
event-classic-captive-returns = A captive returns { classic-to-faction }.

## Events: spice collection and victory

event-classic-collects = { $faction-the } collect{ classic-ending } { classic-count-spice } in { $location-the }.
event-classic-income = { $faction-the } receive{ classic-ending } { classic-count-spice } from { $territory-the }.
event-classic-winner = { $faction-the } win{ classic-ending } the game: { $reason }.

## Events: gifts, secrets and Truthtrance

event-classic-gift = { classic-faction-emperor.the } gives spice { classic-to-faction }.
event-classic-gift-given = { classic-faction-emperor.the } has given { classic-count-spice } { classic-to-faction }.
event-classic-shows-card = { $faction-the } show{ classic-ending } a card: { $card }.
event-classic-shows-traitor = { $faction-the } show{ classic-ending } a traitor: { $leader }.
event-classic-shows-prediction = The prediction is shown: { $faction-the }, turn { $turn }.
event-classic-shows-spice = { $faction-the } show{ classic-ending } { classic-count-spice }.
event-classic-truthtrance = { $faction-the } play{ classic-ending } { classic-card-truthtrance }; { $other-the } must answer truthfully.
event-classic-asks-card = Question { classic-to-faction }: is { $card } in your hand?
event-classic-asks-traitor = Question { classic-to-faction }: is { $leader } one of your traitors?
event-classic-asks-spice = Question { classic-to-faction }: do you have { classic-count-spice } or more?
event-classic-asks-prediction = Question { classic-to-faction }: did you predict { $other-the }?
event-classic-asks-turn = Question { classic-to-faction }: did you predict turn { $n }?
event-classic-asks-plays = Question { classic-to-faction }: will you play { $card }?
event-classic-asks-leads = Question { classic-to-faction }: will you lead with { $leader }?
event-classic-asks-words = Question { classic-to-faction }{ $quote }.
event-classic-answers-yes = Answer of { $faction-the }: yes.
event-classic-answers-no = Answer of { $faction-the }: no.
event-classic-answers-unknowable = Answer of { $faction-the }: that cannot be known.
event-classic-question-withdrawn = { $faction-the } take{ classic-ending } back { classic-card-truthtrance }.

## Events: deals

event-classic-deal-proposed = { $faction-the } propose{ classic-ending } deal { $n }{ $quote }.
event-classic-deal-agreed = { $faction-the } agree{ classic-ending } to deal { $n }.
event-classic-deal-declined = { $faction-the } decline{ classic-ending } deal { $n }.
event-classic-deal-withdrawn = { $faction-the } withdraw{ classic-ending } deal { $n }.
event-classic-deal-failed = Deal { $n } fails: { $faction-the } cannot pay at once.
event-classic-deal-failed-cards = Deal { $n } fails: { $faction-the } cannot exchange the cards now.
event-classic-deal = Deal { $n } of { $faction-the } is concluded{ $quote }.
event-classic-deal-at-once = To be paid at once: { classic-count-spice } by { $faction-the } { classic-to-other }.
event-classic-deal-card = To be given at once: { $card }, by { $faction-the } { classic-to-other }.
event-classic-deal-later = To be paid in turn { $turn }, phase { $phase }: { classic-count-spice } by { $faction-the } { classic-to-other }.
event-classic-bribe = { $faction-the } pay{ classic-ending } { classic-count-spice } { classic-to-other }.
event-classic-deal-cancel = { $faction-the } want{ classic-ending } to cancel deal { $n }.
event-classic-deal-cancelled = Deal { $n } is cancelled.
event-classic-card-traded = { $faction-the } give{ classic-ending } { $card } { classic-to-other }.

## How the game ended

classic-win-strongholds = enough strongholds
classic-win-prediction = the prediction came true
classic-win-fremen = the Fremen victory
classic-win-guild = the Guild victory
classic-win-fremen-default = nobody else had won
classic-win-most-strongholds = most strongholds
classic-end-strongholds = In turn { $turn } the side of { $faction-the } holds enough strongholds.
classic-end-prediction = The victory in turn { $turn } had been predicted: it goes { classic-to-faction }.
classic-end-fremen = Nobody had won after turn { $turn }: the side of { $faction-the } wins ({ classic-advantage-fremen-victory }).
classic-end-guild = Nobody had won after turn { $turn }: the side of { $faction-the } wins ({ classic-advantage-guild-victory }).
classic-end-fremen-default = Nobody had won after turn { $turn }: without the Guild, the side of { $faction-the } wins.
classic-end-most-strongholds = After turn { $turn } { $faction-the } hold{ classic-ending } most strongholds; factions with equally many share the victory.

## Prompts

ask-draft = Which faction do you play?
ask-secret-draft = Which faction do you want? Nobody sees your pick before all have picked.
ask-swap-faction = You play { $faction-the }. Do you want to swap with another player?
ask-consent = The player of { $other-the } would like to have { $faction-the }. Do you agree to swap?
ask-prediction = { $faction }: which faction will win, and in which turn?
ask-traitor = { $faction }: which leader do you keep as your traitor?
ask-mulligan = { $faction }: do you put your Traitor cards back and draw four others?
ask-split = { $faction }: how many forces start in { $location-the }?
ask-first-advisor = { $faction }: where do you place your first advisor?
ask-storm-dial = { $faction }: what do you dial for the storm?
ask-before-storm = { $faction }: do you play a card before the storm moves?
ask-weather = { $faction }: how many sectors does the storm move?
ask-storm-losses = { $faction }: the storm kills { classic-count-forces } in { $location-the }. Which?
ask-pause = { $faction }: a moment for cards that are played at any time. Go on?
ask-protect = { $faction }: a worm comes to { $other-the } in { $territory-the }. Do you protect them?
ask-worm = { $faction }: where do you place this worm?
ask-nexus = { $faction }: do you make or break an alliance?
ask-ride = { $faction }: do you ride the worm from { $territory-the }, and where to?
ask-charity = { $faction }: do you claim charity?
ask-promise = { $faction }: how much do you pay at most for your ally?
ask-bid = { $faction }: { $n ->
    [0] nobody has bid yet. Do you bid?
   *[other] the highest bid is { classic-count-spice }. Do you bid more?
}
ask-pay = { $faction }: the card is yours for { classic-count-spice }. How do you pay?
ask-response = { $what ->
    [power] { $faction }: do you stop { classic-use } of { $other-the } with a Karama?
    [shipment] { $faction }: do you answer the shipment of { $other-the } with a Karama?
   *[several] { $faction }: do you answer this with a Karama?
}
ask-swap-count = { $faction }: how many cards do you take from { $other-the }?
ask-give-back = { $faction }: which card do you give in return?
ask-grant = { $faction }: how many more forces do you revive for { $other-the }?
ask-grant-free = { $faction }: do you let { $other-the } revive 3 forces for free?
ask-revive = { $faction }: how many forces do you revive?
ask-revive-leader = { $faction }: do you revive a leader?
ask-to-fighters = { $faction }: where do your advisors become fighters?
ask-step-in = { $faction }: do you take your turn now?
ask-lend = { $faction }: do you lend { $other-the } half price and shipments across?
ask-ship = { $faction }: do you ship, and where to?
ask-cargo = { $faction }: how many forces go to { $location-the }?
ask-ship-pay = { $faction }: shipping { classic-count-forces } to { $location-the } costs { classic-count-price }. How do you pay?
ask-cross-to = { $faction }: where do you ship forces from { $territory-the }?
ask-forces = { $faction }: how many forces from { $location-the } go along?
ask-move = { $faction }: do you move, and from where?
ask-move-to = { $faction }: where do you move forces from { $territory-the }?
ask-follow = { $faction }: forces have landed in { $location-the }. Do you place one for free?
ask-intrusion = { $faction }: forces of { $other-the } arrive in { $territory-the }. Do your fighters become advisors?
ask-side = { $faction }: do you come to { $location-the } as fighters or as advisors?
ask-arrival-losses = { $faction }: the storm in { $location-the } kills { classic-count-forces } on arrival. Which?
ask-battle = { $faction }: which battle do you fight next?
ask-the-voice = { $faction }: do you use the Voice on { $other-the }?
ask-prescience = { $faction }: what do you want to know of the plan of { $other-the }?
ask-foretell = { $faction }: { classic-faction-atreides.the } ask for { $element-the } of your plan. What do you answer?
ask-see-plan = { $faction }: do you play a Karama to see a battle plan?
ask-plan = { $faction }: your battle plan. { $part }
ask-treason = { $faction }: do you call treason?
ask-losses = { $faction }: which forces do you lose?
ask-losses-at = { $faction }: you still lose { classic-count-forces }. How many in { $location-the }?
ask-keep-card = { $faction }: do you keep { $card }?
ask-capture = { $faction }: do you capture a leader of { $other-the }?
ask-captive = { $faction }: do you keep the captive or kill it?
ask-any-time = { $faction }: what you may do at any time.
ask-question = { $faction }: what do you ask { $other-the }?
ask-truth = { $faction }: you must answer { $other-the } truthfully. What is your answer?
ask-revive-free = { $faction }: whom do you revive for free?

## Parts of a battle plan

classic-part-dial = What do you dial?
    .the = the dial
classic-part-support = How much spice supports your forces?
    .the = the spice
classic-part-leader = Who leads?
    .the = the leader
classic-part-kwisatz = Does the Kwisatz Haderach go along?
    .the = the Kwisatz Haderach
classic-part-weapon = Which weapon?
    .the = the weapon
classic-part-defense = Which defense?
    .the = the defense

## Choices

label-classic-faction = Play { $faction-the }
label-classic-swap = Propose to swap with { $faction-the }
label-classic-keep-faction = Keep your faction
label-classic-mulligan = Draw four others
label-classic-agree = Agree
label-classic-refuse = Refuse
label-classic-predict = Predict a victory of { $faction-the }
label-classic-predict-turn = Predict turn { $n }
label-classic-traitor = Keep { $leader } as your traitor
label-classic-forces = { $n ->
    [0] No forces
   *[other] { classic-count-forces }
}
label-classic-forces-starred = { classic-count-forces }, { $starred } of them { $star }
label-classic-priced = { $what }: { $spice ->
    [0] free
   *[other] { classic-count-price }, { $left } left
}{ $paid ->
    [0] { "" }
   *[other] { " " }(your ally pays { $paid })
}
label-classic-priced-karama = { $what }: { classic-count-price } with a Karama
label-classic-lose = { $n ->
    [0] Lose no forces
   *[other] Lose { classic-count-forces }
}
label-classic-lose-starred = Lose { classic-count-forces }, { $starred } of them { $star }
label-classic-revive = { $n ->
    [0] Revive no forces
   *[other] Revive { classic-count-forces }
}
label-classic-revive-starred = Revive { classic-count-forces }, { $starred } of them { $star }
classic-star-any = starred
label-classic-advisor = Place the advisor in { $location-the }
label-classic-storm = Dial { $n } for the storm
label-classic-weather-control = Play { classic-card-weather-control }
label-classic-family-atomics = Play { classic-card-family-atomics }
label-classic-sectors = Move the storm { classic-count-sectors }
label-classic-decline = Decline
label-classic-decline-at-before-storm = Play no card
label-classic-decline-at-mulligan = Keep your Traitor cards
label-classic-decline-at-pause = Go on
label-classic-decline-at-worm = Place no worm
label-classic-decline-at-charity = Claim nothing
label-classic-decline-at-response = Let it happen
label-classic-decline-at-grant-free = Do not grant it
label-classic-decline-at-revive-leader = Revive no leader
label-classic-decline-at-lend = Lend nothing
label-classic-decline-at-follow = Place nothing
label-classic-decline-at-intrusion = Stay fighters
label-classic-decline-at-the-voice = Do not use the Voice
label-classic-decline-at-prescience = Ask nothing
label-classic-decline-at-see-plan = See no plan
label-classic-decline-at-capture = Capture nobody
label-classic-protect = Protect the ally’s forces
label-classic-abandon = Leave the ally’s forces to the worm
label-classic-worm = Place the worm in { $territory-the }
label-classic-ally = Propose an alliance { classic-to-faction }
label-classic-accept = Accept the offer of { $faction-the }
label-classic-reject = Refuse the offer of { $faction-the }
label-classic-break-alliance = Leave your alliance
label-classic-done = Done
label-classic-done-at-nexus = Done with this Nexus
label-classic-done-at-to-fighters = No more advisors become fighters
label-classic-ride = Ride to { $location-the }
label-classic-stay = Stay where you are
label-classic-claim = Claim charity
label-classic-bid = Bid { classic-count-spice }
label-classic-pass = Pass
label-classic-pass-at-ship = Ship nothing
label-classic-pass-at-move = End your turn
label-classic-pay = Pay
label-classic-pay-at-pay = Pay { classic-count-spice }
label-classic-pay-at-ship-pay = Pay { classic-count-price }
label-classic-promise = { $n ->
    [0] Pay nothing for your ally
   *[other] Pay up to { classic-count-spice } for your ally
}
label-classic-stop = Karama: stop { classic-use }
label-classic-stop-with = { $card } as a Karama: stop { classic-use }
label-classic-buy = Karama: take the card without paying
label-classic-buy-with = { $card } as a Karama: take the card without paying
label-classic-half-price = Karama: ship at half price
label-classic-half-price-with = { $card } as a Karama: ship at half price
label-classic-karama-see-plan = Karama: see the plan of { $faction-the }
label-classic-karama-call-worm = Karama: call a worm to { $territory-the }
label-classic-karama-swap-cards = Karama: exchange cards with { $faction-the }
label-classic-take = { $n ->
    [0] Take no cards
   *[other] Take { classic-count-cards }
}
label-classic-give = Give { $card }
label-classic-karama-revive-free = Karama: revive forces or a leader for free
label-classic-karama-stop-shipment = Karama: stop the shipment
label-classic-revive-leader = Revive { $leader }
label-classic-revive-kwisatz = Revive the Kwisatz Haderach
label-classic-grant = { $n ->
    [0] Pay for no more forces
   *[other] Pay for { classic-count-forces } more
}
label-classic-grant-free = Let the ally revive 3 forces for free
label-classic-ship = Ship to { $location-the }
label-classic-cross = Ship forces from { $territory-the } to another territory
label-classic-back = Ship forces from { $territory-the } back to the reserves
label-classic-reinforce = Bring reserves to { $location-the }
label-classic-to = To { $location-the }
label-classic-follow-polar-sink = Place a force in { classic-territory-polar-sink.the }
label-classic-follow-advisor = Place an advisor where they landed
label-classic-become-advisors = Become advisors
label-classic-lend = Lend half price and shipments across
label-classic-act-now = Take your turn now
label-classic-wait = Wait
label-classic-fighters = Become fighters in { $territory-the }
label-classic-move = Move forces from { $territory-the }
label-classic-hajr = Play { classic-card-hajr } for one more move
label-classic-as-fighters = As fighters
label-classic-as-advisors = As advisors
label-classic-battle = Fight { $faction-the } in { $location-the }
label-classic-voice-no = Do not play { $kind-inline }
label-classic-voice-play = Play { $kind-inline }
label-classic-foresee = Ask for { $element-the }
label-classic-dial = Dial { classic-dial }
label-classic-support = { $n ->
    [0] No spice
   *[other] Support with { classic-count-spice }
}
label-classic-leader = Lead with { $leader }
label-classic-leader-cheap = Play { classic-kind-cheap-hero.inline } in place of a leader
label-classic-leader-none = No leader
label-classic-with-kwisatz = With the Kwisatz Haderach
label-classic-without-kwisatz = Without the Kwisatz Haderach
label-classic-weapon = Weapon: { $card }
label-classic-weapon-none = No weapon
label-classic-defense = Defense: { $card }
label-classic-defense-none = No defense
label-classic-treason = Call treason
label-classic-silent = Say nothing
label-classic-keep = Keep { $card }
label-classic-discard = Discard { $card }
label-classic-capture = Capture a leader at random
label-classic-kill-captive = Kill the captive for 2 spice
label-classic-keep-captive = Keep the captive
label-classic-truthtrance = Truthtrance: put a question { classic-to-faction }
label-classic-ask-card = Ask: is { $card } in your hand?
label-classic-ask-traitor = Ask: is { $leader } one of your traitors?
label-classic-ask-spice = Ask: do you have { classic-count-spice } or more?
label-classic-ask-prediction = Ask: did you predict { $faction-the }?
label-classic-ask-prediction-turn = Ask: did you predict turn { $n }?
label-classic-ask-plays = Ask: will you play { $card }?
label-classic-ask-leads = Ask: will you lead with { $leader }?
label-classic-ask-words = Ask your own question{ $quote }
label-classic-withdraw-question = Take back { classic-card-truthtrance }
label-classic-yes = Yes
label-classic-no = No
label-classic-unknowable = That cannot be known
label-classic-ghola = Ghola: revive { $leader }
label-classic-ghola-kwisatz = Ghola: revive the Kwisatz Haderach
label-classic-ghola-forces = Ghola: revive up to 5 forces
label-classic-gift = Give { classic-count-spice } { classic-to-faction }
label-classic-show-hand = Show your Treachery cards { classic-to-faction }
label-classic-show-traitors = Show your traitors { classic-to-faction }
label-classic-show-prediction = Show your prediction { classic-to-faction }
label-classic-show-spice = Show your spice { classic-to-faction }
label-classic-deal-with = Make a deal with { $faction-the }
label-classic-deal-pay = In the deal: pay { classic-count-spice } { classic-to-faction }
label-classic-deal-ask = In the deal: get { classic-count-spice } from { $faction-the }
label-classic-deal-give = In the deal: give { $card } { classic-to-faction }
label-classic-deal-want = In the deal: get { $card } from { $faction-the }
label-classic-deal-at = To be paid in turn { $turn }, phase { $phase }
label-classic-deal-send = Propose the deal{ $quote }
label-classic-deal-drop = Give up the deal
label-classic-deal-accept = Accept deal { $n }
label-classic-deal-decline = Decline deal { $n }
label-classic-deal-withdraw = Withdraw deal { $n }
label-classic-deal-cancel = Cancel deal { $n }, if all parties do

## Refusals: not now, not you, not in this game

refuse-classic-only = Only { $faction-the } can do that.
refuse-classic-advanced = That belongs to a part of the advanced game that is not played here.
refuse-classic-absent = There is no { $faction } in this game.
refuse-classic-two-players = With two players no alliance can be formed.
refuse-classic-phase = You can only do that in the phase { $phase }; this is { $now }.
refuse-classic-setup = No cards can be played and no deals made during setup.
refuse-classic-busy = Finish resolving the card or advantage in progress first.
refuse-classic-must-answer = You must choose something here.
refuse-classic-no-answer = You can’t choose that here.
refuse-classic-stopped = A Karama has stopped { classic-use }.
refuse-classic-special-used = You have used your special power already; it works once per game.
refuse-classic-first-turn = Not before turn 2.
refuse-classic-own-faction = Choose another player’s faction.

## Refusals: when each thing is done

refuse-classic-when-draft = You can only pick a faction when it is your turn to pick.
refuse-classic-when-swap = You can only swap factions right after they are assigned.
refuse-classic-when-consent = You can only agree or refuse when somebody wants to swap with you.
refuse-classic-when-predict = You can only make the prediction before the traitors are dealt.
refuse-classic-when-traitor = You can only choose a traitor when the Traitor cards are dealt.
refuse-classic-when-mulligan = Only the Harkonnen can draw again, when the Traitor cards are dealt, if they were dealt two of their own leaders and the option is on.
refuse-classic-when-advisor = You can only place the first advisor after the Fremen have placed their forces.
refuse-classic-when-forces = You can only give a number of forces once you have said where they go.
refuse-classic-when-storm-dial = Only the two factions that are asked can dial the storm, at the start of the Storm phase.
refuse-classic-when-weather = You can only play that card from turn 2 on, just before the storm moves.
refuse-classic-when-sectors = You can only set the move of the storm after playing { classic-card-weather-control }.
refuse-classic-when-lose = You can only choose losses when you are asked for them.
refuse-classic-when-protect = You can only decide that when a worm comes to your ally’s forces.
refuse-classic-when-worm = You can only place the worms that follow the first one of a spice blow.
refuse-classic-when-nexus = Alliances can only be made and broken in a Nexus.
refuse-classic-when-ride = You can only ride after the Nexus, from a territory where a worm appeared.
refuse-classic-when-charity = You can only claim charity once, when everybody is asked.
refuse-classic-when-bid = It is not your turn to bid.
refuse-classic-when-buy = A Karama can only take the card when it is your turn to bid or to pay.
refuse-classic-when-pay = You have nothing to pay now.
refuse-classic-when-promise = You can only say what you pay for your ally before a card is auctioned, before your ally ships and, if the option is on, before your ally plans a battle.
refuse-classic-when-stop = A Karama can only stop an advantage at the moment it is used.
refuse-classic-when-half = A Karama can only halve the price when a shipment is paid for.
refuse-classic-when-no-landing = You can only stop a shipment when another faction announces it.
refuse-classic-when-see-plan = You can only ask to see a plan after the Voice and Prescience, before the plans are made.
refuse-classic-when-exchange = You can only exchange cards when the Harkonnen swap hands with you.
refuse-classic-when-revive = You can only revive forces when it is your turn in the Revival phase.
refuse-classic-when-revive-leader = You can only revive a leader after your forces, when you are asked.
refuse-classic-when-grant = You can only help your ally just before the ally revives.
refuse-classic-when-ship = You can only ship once, at the start of your turn and before you move.
refuse-classic-when-to = First choose where from, then where to.
refuse-classic-when-follow = You can only place a force right after another faction has shipped from off-planet.
refuse-classic-when-intrusion = You can only decide that when another faction enters a territory with your fighters.
refuse-classic-when-step-in = You can only do that before another faction’s turn, when you are asked.
refuse-classic-when-lend = You can only lend your routes at the start of your ally’s turn.
refuse-classic-when-fighters = Advisors can only become fighters before anybody ships.
refuse-classic-when-move = You can only move after your shipment, when you are asked.
refuse-classic-when-side = You can only choose a side when a group enters a territory with other factions.
refuse-classic-when-battle = Only the aggressor can choose the next battle, when there are several.
refuse-classic-when-voice = You can only use the Voice at the start of your own or your ally’s battle.
refuse-classic-when-prescience = You can only use Prescience after the Voice, in your own or your ally’s battle.
refuse-classic-when-plan = You are not making a battle plan now.
refuse-classic-when-treason = You can only call treason right after the plans are revealed.
refuse-classic-when-keep = Only the winner of a battle can keep or discard cards, when asked.
refuse-classic-when-capture = You can only capture a leader after winning a battle.
refuse-classic-when-captive = You have not just captured a leader.
refuse-classic-when-ask = First play { classic-card-truthtrance }.
refuse-classic-when-answer = Nobody has asked you a question.

## Refusals: setup and storm

refuse-classic-taken = { $faction-the } { $faction-number ->
    [one] has
   *[many] have
} a player already.
refuse-classic-swap-own = You play that faction yourself.
refuse-classic-predict-faction-first = First name the faction.
refuse-classic-predict-turn-now = You have named the faction; now name the turn.
refuse-classic-predict-self = The Bene Gesserit predict the victory of another faction.
refuse-classic-turns = This game has turns 1 to { $most }.
refuse-classic-not-dealt = { $leader } is not among the Traitor cards dealt to you.
refuse-classic-storm-dial = Dial { $least } to { $most } for this storm.
refuse-classic-atomics-far = You have no fighting force on the Shield Wall or next to it.
refuse-classic-atomics-storm = The storm lies between your forces and the Shield Wall.

## Refusals: worms and alliances

refuse-classic-not-sand = Worms come only to sand, not to { $territory-the }.
refuse-classic-between-blows = You can only call a worm between two steps of the spice blow.
refuse-classic-ally-self = You cannot be your own ally.
refuse-classic-allied-already = You are allied with { $faction-the } already.
refuse-classic-two-alliances = You and { $faction-the } are in different alliances; nobody is in two.
refuse-classic-alliance-limit = An alliance has at most { $most } members.
refuse-classic-alliance-all = All factions together cannot be one alliance.
refuse-classic-alliance-once = In one Nexus a faction joins only one alliance.
refuse-classic-asked-already = You have already made an offer { classic-to-faction }.
refuse-classic-no-offer = There is no offer of { $faction-the } that you can answer.
refuse-classic-no-alliance = You are not in an alliance.
refuse-classic-broke-already = You have already left an alliance in this Nexus.
refuse-classic-not-ally = { $faction-the } { $faction-number ->
    [one] is
   *[many] are
} not your ally.

## Refusals: spice

refuse-classic-price = That costs { classic-count-spice }; you can pay { $has }.
refuse-classic-spice-counted = Spice cannot change hands during this question; offer it afterwards.
refuse-classic-spice = You cannot spend { classic-count-spice }; you have { $has } to spend.
refuse-classic-nothing = Name an amount of spice.
refuse-classic-rich = You have { $has } spice; charity is for those with 0 or 1.
refuse-classic-bid-least = Bid at least { $least }.
refuse-classic-bid-most = You cannot bid { classic-count-spice }; you can pay { $has }.
refuse-classic-bid-uncovered = You cannot pay { classic-count-spice } with { $has }; you must play a Karama.
refuse-classic-no-ally = You have no ally to pay for.
refuse-classic-promised-already = You have promised { classic-count-spice } already.
refuse-classic-promise-bound = The bid of your ally counts on that promise.

## Refusals: cards and Karama

refuse-classic-no-card = You do not hold { $card }.
refuse-classic-karama-pledged = Your Karama must pay for your bid of { classic-count-spice }.
refuse-classic-own-power = That is your own advantage: { classic-use }.
refuse-classic-not-in-use = Nobody is using that now: { classic-use }.
refuse-classic-half-whose = A Karama halves your own shipment or an ally’s.
refuse-classic-half-already = The price is halved already.
refuse-classic-no-shipment = There is no shipment of another faction from off-planet to stop.
refuse-classic-own-plan = You know your own plan.
refuse-classic-not-in-battle = { $faction-the } { $faction-number ->
    [one] does not
   *[many] do not
} fight in this battle.
refuse-classic-few-cards = You cannot take { classic-count-cards }; the hand has { $has }.

## Refusals: numbers of forces

refuse-classic-few-forces = Forces there: { $has }, not { $n }.
refuse-classic-few-normal = Forces there that are not starred: { $has }, not { $n }.
refuse-classic-few-starred = { $force }: { $has } there, not { $n }.
refuse-classic-most-forces = You can place { $most } more at most.
refuse-classic-all-forces = This is the last place: start { classic-count-forces } here.
refuse-classic-one-force = At least one force must go.
refuse-classic-most-paid = With { $has } spice you can pay for { $most } more at most.
refuse-classic-lose-exactly = Exactly { classic-count-forces } must be lost.
refuse-classic-losses = Your losses must make up your dial of { classic-dial } exactly.
refuse-classic-losses-left = You still have to lose { classic-count-forces }; take the rest from the other sectors.

## Refusals: revival

refuse-classic-most-revived = You can revive { $most } at most.
refuse-classic-most-granted = You can pay for { $most } more at most.
refuse-classic-starred-once = Only one starred force ({ $force }) returns each turn.
refuse-classic-tanks-empty = Nothing of yours can return from the Tanks now.
refuse-classic-not-your-leader = { $leader } is not your leader.
refuse-classic-lives = { $leader } is not in the Tanks.
refuse-classic-captive = { $leader } is a captive of the Harkonnen.
refuse-classic-kwisatz-lives = The Kwisatz Haderach is not in the Tanks.
refuse-classic-revival-closed = Leaders are revived only once none of them is available.
refuse-classic-face-down = { $leader } was killed again and waits until all others have died again too.
refuse-classic-ghola-face-down = { $leader } was killed again and cannot return by a Ghola.

## Refusals: places, shipment and movement

refuse-classic-storm-there = The storm covers { $location-the }.
refuse-classic-full = Two other factions already hold { $territory-the }.
refuse-classic-ally-there = Your ally is in { $territory-the }.
refuse-classic-no-forces = You have no forces in { $territory-the }.
refuse-classic-held-by-storm = The storm holds your forces in { $territory-the }.
refuse-classic-same-territory = Forces from { $territory-the } must go to another territory.
refuse-classic-there-already = Your forces are in { $location-the } already.
refuse-classic-nowhere = Your forces in { $territory-the } have nowhere to go.
refuse-classic-fremen-ship = The Fremen do not ship; they bring reinforcements.
refuse-classic-no-reserves = You have no reserves left.
refuse-classic-onto-advisors = You cannot ship to your own advisors in { $territory-the }.
refuse-classic-far-from-flat = Reinforcements come within two territories of { classic-territory-the-great-flat.the }, not to { $territory-the }.
refuse-classic-not-lent = The Guild is not lending you its shipments this turn.
refuse-classic-moved = You have no move left this turn.
refuse-classic-far = Your range of { $n ->
    [one] 1 territory
   *[other] { $n } territories
} does not reach { $location-the }.
refuse-classic-way-storm = The storm is on the way to { $location-the }.
refuse-classic-way-ally = Your ally is on the way to { $location-the }.
refuse-classic-no-advisors = You have no advisors in { $territory-the }.
refuse-classic-own-fighters = You have fighters in { $territory-the }.
refuse-classic-polar-sides = In { classic-territory-polar-sink.the } there are no advisors.

## Refusals: battle

refuse-classic-fight-self = You cannot fight yourself.
refuse-classic-fight-ally = You do not fight { $faction-the }: you are on the same side.
refuse-classic-fight-polar = There are no battles in { classic-territory-polar-sink.the }.
refuse-classic-advisors-fight = Advisors do not fight in { $territory-the }.
refuse-classic-no-enemy = There are no forces of { $faction-the } in { $territory-the }.
refuse-classic-storm-between = The storm keeps the forces in { $territory-the } apart.
refuse-classic-fight-named = That battle is named by { $location-the }.
refuse-classic-foretell = You are asked for { $element-the } only.
refuse-classic-part-done = You have settled this part of your plan: { $part-the }.
refuse-classic-part-later = Another part of the plan comes first: { $part-the }.
refuse-classic-bound = You told the Atreides { $element-the } and must keep to it.
refuse-classic-bound-other = You cannot play this card and keep to what you told the Atreides.
refuse-classic-oath = You swore otherwise under { classic-card-truthtrance }.
refuse-classic-voice-play = The Voice orders you to play { $kind-inline }.
refuse-classic-voice-no = The Voice forbids you to play { $kind-inline }.
refuse-classic-halves = Half steps on the dial need forces that count half.
refuse-classic-dial-most = Your forces and spice allow a dial of { classic-dial } at most.
refuse-classic-dial-exactly = Your forces cannot make exactly { classic-dial }.
refuse-classic-support-none = Your forces have full strength without spice.
refuse-classic-support-forces = Forces here: { $has }; { classic-count-spice } is too much.
refuse-classic-support-fit = With { classic-count-spice } your forces cannot make exactly { classic-dial }.
refuse-classic-leader-must = You must play a leader or a Cheap Hero if you can.
refuse-classic-dead = { $leader } is in the Tanks.
refuse-classic-elsewhere = { $leader } has fought in { $territory-the } in this phase.
refuse-classic-kwisatz-dead = The Kwisatz Haderach is in the Tanks.
refuse-classic-kwisatz-early = The Kwisatz Haderach comes after { $n } forces lost in battle; you have lost { $has }.
refuse-classic-kwisatz-elsewhere = The Kwisatz Haderach is in { $territory-the } this turn.
refuse-classic-no-leader-no-card = Without leader or Cheap Hero you play no cards.
refuse-classic-not-weapon = { $card } is neither a weapon nor a worthless card.
refuse-classic-not-defense = { $card } is neither a defense nor a worthless card.
refuse-classic-card-twice = You have played that card as your weapon.
refuse-classic-two-worthless = A plan holds only one worthless card in this game.
refuse-classic-not-traitor = { $leader } is not your traitor.
refuse-classic-other-card = You are asked about { $card } now.
refuse-classic-no-prey = { $faction-the } { $faction-number ->
    [one] has
   *[many] have
} no leader that can be captured.

## Refusals: Truthtrance and secrets

refuse-classic-no-plan = { $faction-the } { $faction-number ->
    [one] makes
   *[many] make
} no battle plan now.
refuse-classic-not-in-plan = { $card } cannot be in a battle plan.
refuse-classic-cannot-lead = { $leader } cannot lead this battle.
refuse-classic-question-first = You keep the card only if your question could not be answered.
refuse-classic-answer-known = You know the answer; say yes or no.
refuse-classic-answer-true = That answer would not be true.
refuse-classic-hand-empty = You have no cards to show.

## Refusals: deals

refuse-classic-deal-none = You are not drafting a deal; first say who it is with.
refuse-classic-deal-ally = Allies make no deals; { $faction-the } { $faction-number ->
    [one] is
   *[many] are
} on your side.
refuse-classic-deal-allies = { $faction-the } { $faction-number ->
    [one] is
   *[many] are
} allied with a party to this deal.
refuse-classic-deal-party = { $faction-the } { $faction-number ->
    [one] takes
   *[many] take
} part in this deal already.
refuse-classic-deal-no-party = { $faction-the } { $faction-number ->
    [one] takes
   *[many] take
} no part in this deal.
refuse-classic-deal-terms = A deal has at most { $most } payments.
refuse-classic-deal-asked = You can ask for { $most } spice at most.
refuse-classic-deal-paid = You can offer { $most } spice at most.
refuse-classic-deal-turn = You have proposed { $most } deals this turn; that is the limit.
refuse-classic-deal-many = There are { $most } open deals at the table, which is the limit. One of them must be declined, withdrawn or cancelled first.
refuse-classic-deal-no-spice = First name the spice that is to be paid later.
refuse-classic-deal-cards = At this table deals cannot include Treachery cards.
refuse-classic-deal-room = Your hand would hold more cards than its limit.
refuse-classic-deal-trade-when = Cards change hands in a Nexus, in Revival, in Shipment and Movement and between battles, while no card or advantage is in use.
refuse-classic-deal-timed = You have already set when that payment is due.
refuse-classic-deal-past = That time has passed.
refuse-classic-deal-unknown = You have no deal { $n }.
refuse-classic-deal-made = Deal { $n } is concluded and must be kept.
refuse-classic-deal-open = Deal { $n } is not concluded.
refuse-classic-deal-cancelling = You have already asked to cancel deal { $n }.
refuse-classic-deal-own = Deal { $n } is your own proposal.
refuse-classic-deal-others = Deal { $n } was proposed by somebody else.
refuse-classic-deal-agreed = You have agreed to deal { $n } already.

## Components

classic-entry-faction = Faction
    .many = Factions
classic-entry-leader = Leader
    .many = Leaders
classic-entry-card = Treachery card
    .many = Treachery cards
classic-entry-spice-card = Spice card
    .many = Spice cards
classic-entry-territory = Territory
    .many = Territories
classic-field-faction = Faction
classic-field-strength = Strength
classic-field-kind = Kind
classic-field-copies = Copies
classic-field-spice = Spice
classic-field-place = Place
classic-field-terrain = Terrain
classic-field-sectors = Sectors
classic-field-income = Income
classic-field-forces = Forces
classic-field-start = At the start
classic-field-reserves = Reserves
classic-field-free-revival = Free revival
classic-field-hand-limit = Hand limit
classic-field-leaders = Leaders
classic-field-effect = Effect
classic-about-leader = Adds { $n } to your total in a battle; if killed, brings the winner { classic-count-spice }.
classic-about-spice-card = Puts { classic-count-spice } in { $location-the }, unless the storm is there; the next worm comes to this territory.
classic-about-worm = A worm comes to the territory on top of the discard pile and devours spice and forces there; a Nexus follows. In turn 1 it is set aside.
classic-about-stronghold = A stronghold: it counts for victory and holds two factions at most.
classic-about-city = A city: it gives ornithopters (3 territories) and 3 spice instead of 2 for each force that collects.
classic-about-safe = The storm does no harm here.
classic-about-behind-wall = { classic-territory-shield-wall.the } keeps the storm out while it stands.
classic-about-rock = Rock: neither storm nor worms do harm here.
classic-about-sand = Sand: the storm kills here, and worms come.
classic-about-worms = Sand: worms come.
classic-about-polar = Never in the storm; no battle and no worm. Any number of factions may be here.
classic-about-forces = { classic-count-forces } in { $location-the }
classic-about-split = { classic-count-forces } in { $places }
classic-about-starred = { $n } { $force } ({ classic-term-advanced-game })
classic-about-income = { classic-count-spice } ({ classic-term-advanced-game })
classic-about-section = ({ $section }) { $text }
classic-about-leader-of = { $leader } ({ $n })
