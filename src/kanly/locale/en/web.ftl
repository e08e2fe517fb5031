### The pages of the browser client, and the hints of its guided games.

## Everywhere

skip = Skip to the content
nav = Pages
nav-games = Games
nav-learn = Learn
nav-rules = Rules
nav-account = Account
nav-settings = Settings
language = Language
unofficial = Kanly is an unofficial work of fans. It contains no artwork and no text of the publishers.
no-server = The server does not answer. Try again in a moment.
loading = One moment…
close = Close
cancel = Cancel
confirm = Confirm
back = Back
save = Save
saved = Saved.
yes = Yes
no = No
more = More
less = Less
next = Next
previous = Previous
copied = Copied.
nowhere = There is nothing here
nowhere-text = The address may be mistyped, or the table may be gone.
to-start = To the start page

## Start page

start-sentence = Two games of Dune at one table, with friends or against bots, in your browser.
start-imperium = Send Agents, gather spice, win the Conflict: build a deck and outplay the other Houses.
start-classic = Storm, spice, treachery: six factions, each with its own rules, fight and bargain for Arrakis.
start-players = { $from } to { $to } players
continue = Continue
continue-at = Continue { $game }
play-now = Play now
play-now-at = Play now: { $game }
starting = Starting…
set-up = Set up a table
set-up-of = Set up a table of { $game }
join-code = Join with a code
join = Join

## Seats without a name

colour-red = Red
colour-blue = Blue
colour-yellow = Yellow
colour-green = Green

## Setting up a table

setup-people = Players
setup-game = Rules
setup-time = Time and help
your-name = Your name
table-title = Name of the table
players = Players
seat-number = Seat { $n }
seat-open = Open
you = You
host = Host
bot = Bot
bot-named = Bot: { $name }
who-sits = Who plays { $seat }?
sit-here = Sit here
sit-at = Sit here: { $seat }
draw-seats = Draw the seats
draw-seats-note = Seats are drawn when the game starts.
public = Public
public-note = Anyone may find the table in the list and sit down.
private = Private: by link or code
visibility = Who may come
option-needs = Needs “{ $option }”.
option-excludes = Not together with “{ $option }”.
no-options = There is nothing to choose for this number of players.
picked-at-table = { $option }: everyone picks at the table.
each-picks = Each picks at the table
preset = Preset
preset-own = Own rules
all-options = All options
fill-bots = Fill with bots
abilities-of = { $option }: what each can do
play-this = Play this
plays-this = Yours
options-changed = { $n } changed
clock = Clock
clock-none = None
clock-live = Live
clock-live-note = Each player has a time bank; every choice adds a little. When it runs out, a bot plays that move.
clock-days = By correspondence
clock-days-note = Each move may take several days. When the time is up, a bot plays it.
clock-minutes = Minutes each
clock-increment = Seconds added per choice
clock-per-move = Days per move
clock-live-text = { $minutes } min + { $seconds } s
clock-days-text = { $n ->
    [one] { $n } day per move
   *[other] { $n } days per move
}
days-hours = { $days } d { $hours } h
pace = Pace
pace-note = How long bots wait before each choice, and how long scenes last.
pace-at-once = At once
pace-brisk = Brisk
pace-calm = Calm
pace-slow = Slow
guided = Hints
guided-note = Explains each new question when it first comes up.
open-table = Open the table

## Lobby

lobby = Lobby
lobby-of = A table of { $game }
seats = Seats
sit-down = Sit down
get-up = Get up
close-table = Close the table
close-table-note = Nobody can join this table any more. Everyone at it is told.
close-table-sure = Close it for good
add-bot = Bot
add-bot-at = Let a bot play { $seat }
remove-from = Free { $seat }
pick-of = { $option } of { $seat }
drawn = Drawn by lot
away = Away
spectators = { $n ->
    [one] { $n } spectator
   *[other] { $n } spectators
}
invite = Invite
invite-link = Link to this table
invite-code = Code
copy-link = Copy the link
copy-code = Copy the code
copy-text = Copy
rules-of-table = This table
change = Change
game = Game
start-game = Start the game
seats-open = { $n ->
    [one] { $n } seat is still open: invite someone or add a bot.
   *[other] { $n } seats are still open: invite others or add bots.
}
wait-for-host = The host starts the game.
you-watch = You are watching.
joining = Coming to the table…
no-table = There is no such table
table-closed = This table has been closed
too-many-pages = You have this table open on too many pages
old-rules = This game was played under earlier rules
rules-changed = The rules have changed since this game began. The first { $same } of { $made } choices come out the same; everybody must agree how to continue.
rules-draw = End as a draw ({ $votes }/{ $needed })
rules-go-on = Go back to choice { $same } and play on ({ $votes }/{ $needed })
replay-cut = The replay ends here: the other { $n } choices were played under earlier rules.
not-allowed = You cannot come to this table

## Several people at one device, and a screen for all

seat-here = Somebody at this device
seat-beside = Here
seat-beside-at = Somebody at this device plays { $seat }
seat-beside-title = Somebody else at this device
seat-beside-note = You pass the device on at each turn. Nobody’s hand is shown until they say that they have it.
their-name = Their name
name-of = Name of the player of { $seat }
at-this-device = this device
hand-over = Pass the device on
hand-over-to = Pass the device to { $names }
hand-over-note = Everyone else looks away. Hands stay hidden until you press your name.
i-am = I am { $name }
look-as = { $name }: look at my hand
hide-hand = Hide my hand
screen = Shared screen
open-screen = Open as a shared screen
screen-note = A television or a large screen shows the table without anyone’s hand; everyone plays from their phone.
screen-toggle = Shared screen: everyone plays from a phone
screen-toggle-note = This device shows the table to everybody and has no seat; phones join with a code.
join-with-phone = Join with your phone
qr-label = A code that opens this table on a phone
screen-alone = This server can only be reached from this machine. Start it with “kanly serve --host 0.0.0.0” so that phones can join.

## The table

your-turn = Your turn
round = { $game ->
    [classic] Turn { $n }
   *[other] Round { $n }
}
asked = Current question
waiting = Waiting…
waiting-for = Waiting for
thinks-most = thinks, { $seconds } s at most
choices = What you can do
unasked = Available at any time
all-choices = All choices ({ $n })
filter = Filter
choices-found = { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
point-choices = { $name }: { $n } choices
effects = Effects, in the order you like
unpick = Put back { $name }
cannot-undo = { $choice }: this can’t be undone.
gives-up = { $choice } gives up: { $lost }.
without = without: { $lost }
undo = Undo
undo-nothing = There is nothing to take back.
claim-seat = Take my seat back from the bot
own-words = In your own words
own-words-note = Optional; up to 200 characters.
lost = Connection lost. Reconnecting… your choices are safe.
since = Since you left
since-turn = Since my last turn
play-scenes = Play again
tab-legend = Icons
purse = What you have
go-on = Go on
rules-about = Rules about it
words-stay = Press ? or right-click to keep this open.
rule-link = Rule { $rule }
hint = Hint
hint-done = Got it
hint-stop = No more hints

## Lessons

learn = Learn to play
learn-about = Short lessons on the real board: each has one goal, which you reach by playing. Leave whenever you like; this browser remembers where you were.
learn-start = Start the first lesson
learn-next = Next lesson
learn-next-of = { $do }: { $tutorial }
learn-won = Won
learn-left = Started
learn-game = Learn to play { $game }
coach = Lesson
coach-steps = Steps done: { $n } of { $of }
coach-goal = Goal: { $goal }
coach-goals = Goals so far
coach-goal-open = open
coach-goal-reached = reached
coach-goal-missed = missed
coach-refused = You can’t do that now; the line with the question says why. Look for the ring on the board.
coach-off = You are going your own way, which is fine: you may still reach the goal.
coach-advice = What would you do?
coach-next = Next lesson
coach-read = Go on
coach-undo = Take it back
coach-again = Begin again
coach-lessons = All lessons

## Parts of the table

parts = Parts of the table
new = new
tab-board = Board
tab-hand = Hand
tab-houses = { $game ->
    [classic] Factions
   *[other] Houses
}
tab-log = Log
beside = Beside the board
log-empty = Nothing has happened yet.
log-newest = To the newest
older = Earlier
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
talk-to = Talk to
talk-all = Everyone
privately-to = privately to { $name }
deals = Deals

## Menu of the table

menu = Menu
pause = Pause
pause-note = The game pauses when all players agree.
pause-asked = Pause?
paused = The game is paused.
paused-short = Paused
voted = Agreed so far: { $names }.
vote-pause = Agree to a pause
vote-resume = Agree to go on
take-vote-back = Take that back
stops = Where you are asked
stops-note = When you play alone against bots, you are asked only when there is something you can do. With other people at the table, a window where anybody has set a stop stays open for a few seconds, no matter who holds what.
stops-forced = Ask me even when there is only one answer
stops-list = Windows: Karama, pauses, secret reactions
stop-again = Stop me here again:
stop-always = always
stop-turn = this turn
stop-never = never
stop-usual = usual ({ $on ->
    [yes] stop
   *[no] no stop
})
stop-closes = Closes in { $seconds } s
hold = Hold the next window
hold-on = The next window waits for you
to-my-turn = To my turn
hurrying = Going to your turn…
done-for-you = Done for you: { $what }
leaving = Elsewhere
leave = Leave the game
leave-sure = Really leave?
leave-note = A bot takes over, and you can take your seat back at any time.
leave-note-rated = A bot takes over, and you can take your seat back. But this game is rated: you come last in the ratings even if you come back.
bot-for = Let a bot play for { $name }

## Result and replay

result = Result
you-won = You have won
winners = { $names } won
ranking = Ranking
score-classic =
    { $n ->
        [one] 1 stronghold
       *[other] { $n } strongholds
    }
score-imperium = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
score-graph = Scores over the game
score-table = As a table
round-column = When
to-result = To the result
rematch = Play again
to-rematch = To the next game
see-board = See the board
download = Download the record
proof = Shuffle verification
proof-note = The fingerprint of the seed and salt below was published when the game began, so nobody can have chosen them later.
proof-seed = Seed and salt
replay = Replay
view = Point of view
view-all = Everything revealed
view-none = What everyone could see
view-of = As { $name } saw it
before-first = Before the first choice
moment = Moment
move-of = Choice { $n } of { $total }
to-first = To the beginning
to-last = To the end
run = Play
stop = Stop
share-moment = Copy a link to this moment

## Games

my-running = My games
my-over = Finished games
open-tables = Tables open to all
none-running = No game is running.
none-over = No game is finished yet.
none-open = No open table now.
and-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
status-lobby = In the lobby
status-playing = Running
status-over = Over
import = Replay a record
import-note = A record that was downloaded here or saved by the terminal.
import-choose = Choose a file

## Rules

rules-search = Ask, or search rules and cards
rules-note = A question in your own words, a card, a term or the number of a rule.
all-games = All
rules-found = { $n ->
    [one] { $n } found
   *[other] { $n } found
}
hit-component = Component
hit-rule = Rule
hit-ruling = Ruling

## Account

guest-note = You play as a guest: this browser remembers you. An account is optional; with one, you find your games on other devices too.
signed-in = Signed in as { $login }.
shown-to-others = Shown to the other players
account = Sign in, or make an account
account-note = Your games and seats come with you.
login = Login
password = Password
password-note = At least 8 characters.
account-needs = Enter a login and a password of at least 8 characters first.
sign-in = Sign in
sign-out = Sign out
signed-out = Signed out.
make-account = Make an account
account-made = Your account is ready.
welcome-back = Welcome back.
passkey = Passkey
passkey-note = Your device proves who you are; there is no password to remember.
passkey-use = Sign in with a passkey
passkey-make = Make an account with a passkey
passkey-needs = Fill in a login first.
passkey-add = Add a passkey
passkey-stopped = The passkey was not used.
devices = Passkeys
passkeys = { $n ->
    [one] { $n } passkey
   *[other] { $n } passkeys
}
password-old = Current password
password-new = New password
password-change = Change the password
password-set = Add a password
password-change-note = At least 8 characters. Every other browser must sign in again.
password-changed = Your password has been changed.
sessions = Where you are signed in
session-here = This browser
session-seen = Last used on { $date }
session-unknown = Unknown browser
session-end = End
session-end-of = End the session: { $agent }
sessions-end = End all others
own-data = Your data
own-data-note = Everything that this server stores about you: your name, your tables, what you wrote there, and records you uploaded.
own-data-get = Download
forget-me = Delete my data
forget-me-note = Your name, account, records and everything you wrote are deleted for good. Games you played stay with the other players, without your name; a bot plays on for you.
forget-me-sure = Delete everything
forgotten = Your data has been deleted.

## Other people

notice-close = Close this announcement
about-person = Block or report { $name }
block = Block
block-note = You no longer see what they write, and they cannot sit down at tables that you host.
blocked = You no longer see what { $name } writes.
blocks = People you have blocked
nameless = Guest
unblock = Unblock
unblock-of = Unblock { $name }
mute = Mute at this table
unmute = Let them write again
muted = { $name } can no longer write here.
unmuted = { $name } can write again.
kick = Send away
kick-note = They cannot come back to this table.
kicked = { $name } was sent away.
report = Tell the operators of this server
report-abuse = Insults or threats
report-cheating = Cheating
report-name = An offensive name
report-other = Something else
report-text = What happened
report-send = Report
reported = The operators of this server will look at it.
closed-by-operator = An operator of this server ended the game.

## Settings

looks = Looks and sounds
theme = Theme
theme-system = As the system
theme-light = Light
theme-dark = Dark
sound = Sound
sound-note = Short tones for your turn, a refusal and what happens at the table.
still = Less motion
still-note = No scenes and no movement: a notice says what happened.
notify = Notifications
notify-note = When it is your turn and this page is not in sight.
notify-refused = Your browser does not allow it.
playing = Playing
confirm-final = Ask for confirmation before choices that can’t be undone
confirm-note = Such a choice is made with a second press.
autopass = Answer automatically when there is only one choice
autopass-note = Applies to every game you join; each game also has its own switch in its menu.
keys = Keys of one letter
keys-note = L opens the list of choices, U takes back, H holds the next window.
hints-again = Show all hints again
hints-again-done = All hints will be shown again.
engine-compiled = Engine: compiled
engine-interpreted = Engine: interpreted
engine-compiling = Engine: interpreted; the compiled one is { $percent } % built
engine-bots = Engine: compiled for bots; compiled for everything from the next start

## Phases

phase-imperium-setup = Setup
phase-imperium-round-start = Round Start
phase-imperium-player-turns = Player Turns
phase-imperium-combat = Combat
phase-imperium-makers = Makers
phase-imperium-recall = Recall
phase-imperium-endgame = Endgame

## Hints for Dune: Imperium

guide-imperium-welcome = Welcome. Each round you send your Agents out one at a time, then reveal the rest of your hand. The game ends when a House reaches 10 Victory Points; the House with the most wins. What you can do now is lit in orange.
guide-imperium-turn = Pick a card: the spaces its icons reach light up. Pick one of them, and your Agent goes there. Or pick a space first, and the cards that reach it rise.
guide-imperium-turn-2 = No Agents left, or no space worth going to? Reveal: the cards still in your hand give Persuasion to acquire better cards, and swords for the Conflict.
guide-imperium-turn-3 = Influence is worth points: 2 with a Faction give a Victory Point, 4 a bonus and perhaps the Alliance, worth another. Visit the same Faction again.
guide-imperium-agent-effects = Your Agent has arrived. Press the chips in any order. On a Combat space you may send troops to the Conflict. When nothing is left that you want, end your turn.
guide-imperium-reveal-effects = Spend your Persuasion on cards of the Row or the Reserve: they go to your discard pile and come back in later rounds. What you do not spend is lost.
guide-imperium-combat = Everyone has revealed. Strength is 2 for each troop and 1 for each sword. Combat Intrigue cards can still change it; pass when you are content. The strongest take the rewards.
guide-imperium-trash = Trashing a card removes it from the game for good. Get rid of weak starting cards to make your deck stronger.
guide-imperium-influence = Choose where your cube moves up. At 2 it earns a Victory Point, at 4 a bonus and, if you are first, the Alliance.
guide-imperium-deploy = Troops in the Conflict fight this round and then return to your supply, win or lose. Those in the garrison wait.
guide-imperium-option = Read each option and take one; the others are lost.
guide-imperium-leader = Each Leader has an ability that always counts, and one that your Signet Ring card sets off.
guide-imperium-masterstroke = The Baron names two Factions in secret. When he uses this ability, he gains Influence with both at once.
guide-imperium-tech = Tech tiles cost spice, less any discount. Their effect is yours from now on.
guide-imperium-freighter = Advance your Freighter to load more, or recall it to take what it has earned so far.

## Hints for Dune

guide-classic-welcome = Welcome. You win by holding strongholds at the end of a turn, alone or with allies. A turn has nine phases, shown above the map; the one in progress is open. What you can do now is lit in orange.
guide-classic-storm-dial = Dial a number in secret. The sum of both dials moves the storm; what stands in its path on sand is lost.
guide-classic-prediction = Name who will win, and in which turn. If that comes true, you alone win instead.
guide-classic-traitor = Keep one leader as a traitor. If an enemy uses it in battle against you, you may reveal the treason and win at no cost.
guide-classic-bid = Treachery cards are auctioned face down. Bid more than the last bid, or pass; spice you save pays for shipments.
guide-classic-revive = Some of your dead return for free each turn, more for spice.
guide-classic-ship = Ship from your reserve: strongholds are cheap, the desert costs double. You may ship once, then move once.
guide-classic-move = Move one group to a neighbouring territory. From Arrakeen or Carthag, ornithopters carry it three territories far.
guide-classic-plan = Dial how many forces you spend, choose a leader, and a weapon and a defence if you have them. The dial and the leader’s strength add up; what you dial is lost even if you win.
guide-classic-nexus = A sandworm has appeared: alliances can be made and broken now.
guide-classic-any-time = You can do this now if you like. If you don’t, the game simply continues.

## Notifications with the page closed

channels = Notifications with the page closed
channels-note = When it is your turn, when a game begins and when it is over. They never contain anything that only you may know.
channels-table = Notify me of this table
channels-table-note = With the page closed, in the ways you have set up under Account.
channel-push = Browser
channel-mail = Mail
channel-hook = Webhook
channel-here = this one
channel-unconfirmed = Waiting for you to open the link in the mail sent there.
channel-failing = The last attempt failed. The server will try again.
channel-test = Try it
channel-test-of = Try it: { $name }
channel-test-sent = It is on its way.
channel-again = Send the link again
channel-again-of = Send the link again: { $name }
channel-remove = Remove
channel-remove-of = Remove { $name }
channel-push-add = Notify this browser
channel-push-added = This browser notifies you from now on, even with the page closed.
channel-push-never = This browser can’t notify you while the page is closed. On an iPhone or iPad, first add the page to the home screen.
channel-mail-address = Mail address
channel-mail-add = Notify by mail
channel-mail-asked = A mail is on its way. Open the link in it to confirm the address.
channel-minutes = At most
channel-every =
    { $n ->
        [15] one mail in 15 minutes
        [60] one mail an hour
        [240] one mail in four hours
       *[other] one mail a day
    }
channel-hook-note = Posts to an address of yours, such as a channel of Discord or a topic of ntfy. Anyone who can read it learns when it is your turn.
channel-hook-url = Address
channel-hook-format = Format
channel-hook-json = JSON with a signature
channel-hook-discord = Discord
channel-hook-ntfy = ntfy
channel-hook-add = Add the webhook
channel-hook-added = The webhook is set up.
channel-hook-secret = The secret for the signature of what it posts. It is shown only once:
mail-confirm-done = The address is confirmed. You get mail when it is your turn.
mail-stop-done = You get no more mail at this address.

## Bots from outside

outside-bots = Bots from outside
outside-invite = Invite
outside-invite-of = Invite { $name }
outside-invited = Invited
own-bots = Your bots
own-bots-note = A bot is a program of yours that plays on this server, at tables whose host invites it. Its name always begins with BOT.
own-bot-name = Name of the bot
own-bot-add = Make a bot
token = Token
own-bot-token = New token
own-bot-token-of = New token for { $name }
own-bot-made = { $name }: the token for your program. It is shown only once.
