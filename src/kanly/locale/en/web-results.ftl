### Results: profiles, ratings, challenges.

## Modes of the games

mode-standard = Standard
mode-imperium-base = Base game
mode-imperium-ix = Rise of Ix
mode-imperium-epic = Epic game
mode-imperium-short = Short game
mode-imperium-solo = Solo
mode-imperium-two-players = Two players
mode-classic-basic = Basic game
mode-classic-advanced = Advanced game
mode-classic-short = Short game
mode-classic-two-players = Two players
house-of-imperium = Leader
house-of-classic = Faction
mode = Mode
results = Results
score = Score
seat = Seat
player = Player
percent = { $n } %
guest-name = Guest
place = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}

## Profile

profile = Your profile
profile-look = See your profile: what you have played, and how well
profile-games = { $n ->
    [one] 1 finished game
   *[other] { $n } finished games
}
profile-since = here since { $date }
profile-nobody = You have not played here yet. Your profile starts with your first finished game.
profile-empty = No finished games yet. They appear here as soon as they end.
profile-public = Public profile
profile-public-note = Anyone with the link can see this page, and your rating appears in the table of ratings. Opponents are named only if their profiles are public too.
profile-link = Link to your profile
tally-company = With people and with bots
tally-against = Against
tally-people = People
tally-bots = Bots only
tally-houses = By what you played
tally-seats = By seat
tally-played = Played
tally-won = Won
tally-place = Place
opponents = Opponents
opponents-note = Games together, and how many of them the owner of this profile won
latest-games = Latest games

## Ratings

rating = Rating
ratings = Ratings
rating-doubt = ± { $n }
rating-graph = Rating, game by game
rating-now = Your rating: { $n } ({ $change })
ratings-note = Rated games change the ratings of everyone at the table; a difference of 400 points means odds of ten to one. The bots have fixed ratings, so you can see where you stand. This table shows public profiles with at least { $n } rated games.
ratings-none = Nobody is listed here yet.
rated = Rated game
rated-note = The result changes the ratings of everyone at the table. There is no advice. A player who leaves the game, or whose clock runs out three times, comes last, even after taking the seat back.
rated-left = You left this game or ran out of time, so it counts as if you had come last.
rated-not = This game changed no rating.

## The same deal

deal-words = Deal
deal-words-note = Optional. Type any words: a table with the same words, players and rules gets the same deal. Such games are not rated.
deal-against = Against { $bots }
deal-bots = { $n } × { $name }
deal-play = Play this deal
deal-go-on = Go on playing
deal-once = Everyone plays a deal once. Your name and your result are shown to everyone who looks at this page.
deal-results = Results
deal-nobody = Nobody has finished this deal yet.
deal-when = Finished
deal-compare = Compare results
daily = Daily challenge
daily-of = Daily challenge of { $day }
daily-invite = Play today’s challenge: the same deal for everyone
daily-note = Once a day there is a new deal for each game, the same for everyone: the same cards, the same seat, the same bots. Play it once and compare your result.
daily-left = The next challenge begins in { $time }.
daily-account = Make an account or sign in
daily-account-note = The daily challenge is played with an account, so that nobody sees the deal before they play it. Your name and your result are then shown to everyone who looks at this page.
challenge = Challenge
challenge-by = A challenge by { $name }
challenge-make = Challenge a friend
challenge-note = The same cards, the same seat, the same bots: can you do better?
challenge-link = Link to this challenge

## Watching

games-to-watch = Games to watch
none-to-watch = No public game is being played.
commentary = Commentary
commentary-agree = A commentator may see my hand
commentary-note = If everyone who plays agrees, anyone with the commentator’s link sees all hands at once. You can withdraw at any time.
commentary-open = Everyone has agreed: the commentator’s link shows all hands now.
commentary-later = The commentator’s link shows all hands as they were { $n } minutes ago.
commentary-waits = { $n ->
    [one] 1 player has not agreed yet.
   *[other] { $n } players have not agreed yet.
}
commentary-link = Link for the commentator. Don’t give it to anyone who plays.
commentary-delay = Commentary with a delay
commentary-delay-note = A link for commentators shows all hands after this delay. Everyone sees this setting before the game.
commentary-never = Off
commentary-minutes = { $n } minutes late
view-hands = All hands
stretch-begin = Start an excerpt to share here
stretch-drop = Clear the start of the excerpt
stretch-from = Excerpt from choice { $n }
stretch-play = { $n ->
    [one] Play the next choice
   *[other] Play the next { $n } choices
}
share-stretch = Copy a link to this excerpt
