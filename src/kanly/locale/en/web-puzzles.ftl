# Puzzles, games tried again, and the rules as a book.

puzzles = Puzzles
puzzles-about = Positions from games between bots in which a long search found one choice to be clearly best. Find it, see why, and play on if you like.
puzzles-solved = { $n } of { $of } solved
puzzle = Puzzle
puzzle-daily = Puzzle of the day
puzzle-play-daily = Solve it
puzzle-once-more = Play it again
puzzle-kinds = Kinds of puzzles
puzzle-kind-all = All
puzzle-kind-imperium = Dune: Imperium
puzzle-kind-ix = Rise of Ix
puzzle-kind-battle = Battle
puzzle-kind-auction = Auction
puzzle-kind-shipment = Shipment
puzzle-facts = { $game }, { $kind ->
    [classic] turn { $round }
   *[other] round { $round }
}, you play { $house }
puzzle-level = Difficulty { $n } of 3
puzzle-asks = One choice is clearly best here. Make it on the board. You see only what the player saw.
puzzle-solved = Solved
puzzle-failed = Not the best choice
puzzle-yours = your choice
puzzle-next = Next puzzle
puzzle-retry = Try it again
puzzle-go-on = Or play on from here.

again = Try again from here
again-as = { again }: { $name }, choice { $n }

book-contents = Contents
book-place = { $book }, chapter { $n }
book-ways = Chapters
book-ruling = Why it was decided this way
book-example = Worked example
book-examples = Worked examples
book-play = Play this position
book-play-of = { book-play }: { $rule }
book-restart = Begin again
book-back = Back to the rules
