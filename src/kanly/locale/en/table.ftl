### Words of the table: games, options, and what the table refuses.

## Games

imperium-game = Dune: Imperium

## Options of Dune: Imperium

imperium-option-ix = Rise of Ix
imperium-option-ix-text = Plays with the expansion: its board, technology, dreadnoughts and Leaders.
imperium-option-epic = Epic game
imperium-option-epic-text = A longer game with the expansion: more troops to begin with and fiercer Conflicts.
imperium-option-draft = Draft of Leaders
imperium-option-draft-text = Each player is dealt two Leaders and keeps one.
imperium-option-leaders = Leaders
imperium-option-leaders-text = Each seat picks its Leader; seats that pick none draw one.
imperium-option-difficulty = Difficulty
imperium-option-difficulty-text = How strong the two Rivals of a solo game are.
imperium-option-rolling-row = Rolling Row
imperium-option-rolling-row-text = In a solo game two dice trash cards of the Imperium Row at the end of each of your Reveal turns.
imperium-option-brutal-escalation = Brutal escalation
imperium-option-brutal-escalation-text = In a solo game each Rival in a Conflict III reveals two House Hagal cards and counts the swords of both.
imperium-option-rounds = Number of rounds
imperium-option-rounds-text = The maximum number of rounds. A shorter game has fewer Conflict cards, in the same proportions.
imperium-option-small-decks = Small decks
imperium-option-small-decks-text = The Imperium deck and the Intrigue deck have one copy of each card.
imperium-options-smaller = Smaller games
imperium-options-smaller-text = For a quick game, or to learn.

## Rules

rule-option = (option: { $option })

## People

guest = Guest

## Taking back

table-undo-start = You have not chosen anything yet.
table-undo-others = Someone else has chosen since.
table-undo-seen = Something new was seen since your last choice.

## Refusals

table-bad-request = This request cannot be understood.
table-bad-option = The game cannot be played with these options.
table-bad-name = A name has 1 to 24 visible characters.
table-bad-record = This is not the record of a game.
table-not-you = Login or password is wrong.
table-no-account = You have no account yet.
table-origin = This request does not come from the table’s own page.
table-not-host = Only the host of the table can do that.
table-not-seated = You do not sit at this table.
table-private = You are not allowed to see this.
table-banned = An operator of this server has banned you.
table-not-welcome = The host does not allow you at this table.
table-muted = The host has muted you at this table.
table-no-name = Choose a name before you speak.
table-look-alike = Somebody at this table has a name that looks like this one. Choose another.
table-not-found = There is nothing here.
table-no-room = There is no such table.
table-no-game = There is no such game.
table-no-lesson = There is no such lesson.
table-no-record = There is no such record, or its game is not over.
table-no-rule = There is no such rule.
table-no-puzzle = There is no such puzzle.
table-no-example = This rule has no position to play.
table-no-chapter = There is no such chapter.
table-not-allowed = This cannot be done here.
table-started = The game has begun.
table-not-started = The game has not begun yet.
table-not-over = The game is not over yet.
table-seat-taken = This seat is taken.
table-full = There is no open seat.
table-old-rules = This game was played under earlier rules, and this program cannot open it again. Its replay shows what was kept of it.
table-rules-changed = The rules have changed since this game began. The table must first agree what to do.
table-drawn = The table ended the game as a draw, because its rules had changed.
table-seats-open = Some seats are still open.
table-pick-taken = Somebody else has picked that.
table-login-taken = This login is taken.
table-not-left = The player of this seat has not left.
table-no-restart = Only a game that you play alone from a set position can be restarted.
table-no-challenge = Only your own finished game against bots alone can become a challenge.
table-unplayed-deal = Play this deal yourself before you see how others played it.
table-no-deal = There is no such deal.
table-no-profile = There is no public profile here.
table-too-large = This is too large.
table-media-type = This kind of content is not understood.
table-too-fast = That was too much at once. Wait a moment.
table-server-error = Something went wrong here. It has been noted.
table-busy = This could not be stored. Try again.
table-stopping = The server is about to stop.
table-illegal = That cannot be chosen now.
table-stale = The question has changed meanwhile.
table-over = The game is over.
table-paused = The game is paused.
table-undo = You cannot take back anything now.
table-no-talk = You cannot talk to this seat in private.
table-no-help = This table plays without advice.
table-no-adviser = There is no advice for this game yet.
table-no-advice = No advice is available right now. Try again later.
table-overloaded = The server is overloaded right now. Try again in a moment.
table-bots-busy = All searching bots are busy: yours would wait about { $seconds } seconds. Try again later, or choose a bot that answers at once.
table-records-full = You have stored as many records as one person may. Records that nobody has claimed are deleted after a while.
table-too-many-choices = Too many choices were made out of turn in this game. Answer a question first.
table-bot-plays = A bot plays in your place. Take your seat back first.
table-bad-message = This message cannot be understood.
table-bad-address = This address can’t be used here.
table-private-address = This address is in a private network, and this server sends nothing there.
table-too-many-channels = You have set up as many notifications as one person may have. Remove one first.
table-no-mail = This server sends no mail.
table-no-bots = Bots can’t do this.
table-not-invited = The host of this table has not invited you.
table-too-many-bots = The limit is reached: 5 bots for an account, 8 games for a bot.

## Notifications with the page closed

notify-turn = { $table }: it is your turn
notify-asked = { $table }: there is a question for you
notify-begun = { $table }: the game has begun
notify-over = { $table }: the game is over
notify-test = Notifications of Kanly reach you here
notify-confirm = Confirm your address for Kanly
notify-turn-of = { $table }: it is { $name }’s turn
notify-begun-of = { $table }: the game has begun
notify-over-of = { $table }: the game is over
notify-digest =
    { $n ->
        [one] One game waits for you
       *[other] { $n } games wait for you
    }
notify-happened = What happened since your last choice:
notify-confirm-text =
    Somebody, perhaps you, asked for mail at this address when it is their turn. If it was you, open this link:

    { $link }

    Otherwise ignore this message; you will get no more.
notify-mail-end =
    You get this mail because you asked for it. Change how often: { $settings }
    Stop all mail: { $stop }
