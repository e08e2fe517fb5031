### The table in the terminal: its headings, its commands, what it says by itself.

## The table

setting-up = Before the first round
first-player = First Player: { $house }
you-are = You are { $house }.
bot-is = { $house } is played by the bot “{ $bot }”.
seed-is = Seed { $seed }. Type “help” for what you can do, “quit” to stop and save.

## Columns

column-house = House
column-place = Place

## Cards

copies = × { $n }
unknown-cards = { $n ->
    [one] { $n } unknown card
   *[other] { $n } unknown cards
}

## Choosing

title-other = Or
enter-takes-it = Enter takes the only choice.
can-undo = { $n ->
    [one] “undo” takes back your last choice.
   *[other] “undo” takes back your last choice, “undo { $n }” your last { $n }.
}
answer = Your choice
since = Since your last choice
so-far = Before your first choice
ambiguous = “{ $text }” can mean { $n } choices: { $choices }
unknown-choice = There is no choice “{ $text }”.
unknown-name = There is nothing called “{ $text }”.
did-you-mean = Did you mean { $choices }?
type-help = Type “help” for what you can do.
takes-nothing = “{ $command }” takes no arguments.
unknown-number = There is no choice { $n }; the numbers go from 1 to { $most }.
rule = Rule { $rule }.
thinking = { $house } thinks…

## Commands

undone = { $n ->
    [one] Taken back: your last choice.
   *[other] Taken back: your last { $n } choices.
}
undo-seen = Something new was seen since, such as a card drawn.
undo-others = Another house has chosen since.
undo-start = You have not chosen anything yet.
undo-usage = “undo” takes back one choice, “undo 3” three, “undo all” as many as allowed.
log-usage = “log” shows the last 20 events, “log 50” the last 50.
saved = Saved as { $path }.
save-usage = Say where to save the game: save { usage-file }
resume-usage = Say which game to resume: resume { usage-file }
cannot-save = Cannot save to “{ $path }”: { $reason }.
cannot-read = Cannot read “{ $path }”: { $reason }.
bad-record = “{ $path }” is not the record of a game that can be resumed.
none-unfinished = There is no unfinished game.
save-elsewhere = You are still in the game; save it elsewhere first: save { usage-file }
no-folder = the folder does not exist
no-file = there is no such file
is-folder = it is a folder
not-allowed = permission denied
disk-full = the disk is full
not-a-record = the file exists and is not the record of a game
bad-file = it is not a file that can be used
resume-with = To go on later: { $command }
replay-with = To see it again: { $command }
resumed = { $n ->
    [one] Resumed after { $n } choice.
   *[other] Resumed after { $n } choices.
}
usage-name = NAME
usage-file = FILE
usage-window = WINDOW
nothing-happened = Nothing has happened yet.
about-usage = Say what to look up: ? { usage-name }
game-over = The game is over.
winner-is = { $house } wins.
winners-are = { $houses } share the victory.

help-choose = To choose, type a number, the notation, or the first letters of each word of it.
help-help = this list
help-board = the board and the houses again
help-log = what happened: the last 20 events, or as many as you say
help-choices = the choices again
help-undo = take back your last choice, or the last N, as far as the table allows
help-save = save the game to a file
help-resume = leave this game and go on with a saved one
help-quit = stop; the game is saved

## Replay

replay-position = After choice { $n } of { $most }
replay-start = Before the first of { $most } choices
replay-help = Enter or “next” steps on, “back” steps back, a number jumps there, “end” goes to the end, “board” shows the board, “quit” stops.
replay-end = The record ends here.
replay-range = There is no choice { $n }; the choices go from 0 to { $most }.

## Advice

advise-looked = { $n ->
    [one] One choice
   *[other] { $n } choices
} of { $of } compared in { $playouts } playouts. Chances are estimates; what others do is a guess.
advise-then = then
analysis-round = When
analysis-end = End
analysis-point = { $game ->
    [classic] Turn { $round }
   *[other] Round { $round }
}, choice { $n }:
analysis-made = Chose “{ $choice }”: { $chance } to win.
analysis-better = Better: “{ $choice }”: { $chance }.
analysis-after = Chance when next asked: { $chance }.
analysis-none = No decision turned this game.
