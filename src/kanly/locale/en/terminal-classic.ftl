### The classic game's table in the terminal: its headings, its commands, what it says by itself.

## The table

turn-of = Turn { $n } of { $most }
storm-at = Storm in sector { $n }
no-storm = No storm yet
wall-gone = { classic-territory-shield-wall } is gone
storm-card-is = Next storm card: { $n }
stopped-are = Stopped: { $powers }
classic-legend = ≈ storm   ■ stronghold   ▲ rock   ◆ spice   A5★2 five forces, two of them starred   B(1) advisors
decks = Decks
spice-deck-has = { $n ->
    [one] { $n } spice card left
   *[other] { $n } spice cards left
}
worm-comes = the next worm comes to { $places }
top-spice = next spice card: { $card }
treachery-deck-has = { $n ->
    [one] { $n } Treachery card left
   *[other] { $n } Treachery cards left
}
discard-has = { $n } discarded
seat-is = Seat { $n }

## Columns

column-map = On the map
column-tanks = Tanks
column-cards = Cards
column-leaders = Leaders
column-strongholds = Strongholds
column-allies = Allies

## The auction and the battle

cards-to-sell = { $n ->
    [one] the last card
   *[other] { $n } cards to be sold
}
on-offer = on offer: { $card }
no-bid = no bid yet
highest-bid = { $faction } bids { $n }
have-passed = passed: { $factions }
forces-there = Forces
wheel = Battle plan
must-keep = Committed to
no-plan = not made yet
sealed-plan = sealed
voice-play = must play: { $card }
voice-not = must not play: { $card }
no-card = none
no-leader = no leader

## Behind the shield

no-treachery = No Treachery cards
more-cards-perhaps = Perhaps more cards (not counted)
predicts = { $faction } in turn { $turn }
in-tanks = in the Tanks
kwisatz-awake = ready
kwisatz-sleeps = { $n } of { $most } forces lost in battle
purse-spice = { $n } spice

## Deals

deal-pays = { $faction } pays { $other } { $n } spice
deal-pays-later = { $faction } pays { $other } { $n } spice in turn { $turn }, { $phase }
deal-gives = { $faction } gives { $other } { $card }
deal-draft = Your draft of a deal with { $factions }
deal-waits = A deal waits for your answer (“anytime”):
waits-for = waits for { $factions }

## Choosing

title-ship = Ship to
title-reinforce = Bring reserves to
title-to = To
title-ride = Ride to
title-advisor = Place the advisor in
title-cross = Ship across the planet from
title-back = Ship back to the reserves from
title-move = Move from
title-worm = The worm comes to
title-call-worm = Call a worm to
title-fighters = Turn advisors into fighters in
title-truthtrance = { classic-card-truthtrance }: ask
title-ghola = { classic-card-tleilaxu-ghola }: revive
title-karama = { classic-card-karama }: your special power
title-gift = Give spice
title-promise = Promise an ally spice
title-deal-answer = Answer a deal
title-deal = Make a deal
title-show = Show something of yours
unknown-amount = { $n } is not possible; type a number out of { $range }.
type-sector = Where several sectors are named, type the number and the sector: “7 5”.
type-stars = “5” is five forces without a star, “5 2” five of which two are starred.
at-any-time = At any time
enter-closes = For a choice with an amount type both numbers: “3 10”. Enter goes back to the question.
nothing-unasked = There is nothing you can do out of turn right now.
your-words = In your own words (Enter for none)
look-faction = Say which faction: look { $factions }
stop-usage = Say when to stop, and name the window unless you are at it now: stop never, stop always response-voice, stop never all. “stop” alone lists the windows.
stop-here = To be asked here again: stop always, stop turn, stop never.
stop-all = all windows
stop-set-always = { $window }: you are always asked.
stop-set-turn = { $window }: you are asked until the end of this turn.
stop-set-never = { $window }: you are not asked. Free gains, such as charity, are still taken.
stop-set-usual = { $window }: you are asked as usual.
stop-yes = stop
stop-no = –
stop-always = always
stop-turn = this turn
stop-never = never
stop-usual = usual
hold-on = The next window waits for you.
hold-off = The next window does not wait for you.
upto-usage = While cards are sold: upto 5 (you bid up to 5 for this card), upto 0 (you pass), upto 0 all (for the rest of this turn), upto off.
upto-most = You go up to { $n }.
upto-pass = You pass.
upto-off = You are asked again for every bid.
plan-so-far = Your plan so far: { $parts }

help-classic-anytime = what you can do out of turn: { classic-card-truthtrance }, { classic-card-tleilaxu-ghola }, gifts, deals, showing something of yours
help-classic-stop = where you are asked: a window by name, the one you are asked at now, or all
help-classic-hold = wait for you at the next window, whatever you hold
help-classic-upto = your maximum bid for the card on offer; 0 passes, “all” applies to every card of this turn
help-classic-choose = To choose, type its number or letter, its notation, or the first letters of each word (“sh carth” for “ship carthag”). When a number is asked for, type the number. What you can do out of turn can be typed at any question, too.
help-classic-about = what a card, leader, faction, territory or advantage is
help-classic-board = the map and the factions again
help-classic-hand = what is behind your shield: your cards with their text, leaders, traitors
help-classic-look = what is known of a faction
