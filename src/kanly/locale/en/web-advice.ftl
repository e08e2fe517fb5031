### Advice at the table, and the analysis of a game.

## Advice

advice = Advice
advice-thinking = A bot is thinking about your choices…
advice-note = { $n ->
    [one] One choice of { $of } was analysed.
   *[other] { $n } choices of { $of } were compared.
} Chances are estimates; what others do is a guess.
advice-chance = { $chance } to win
advice-then = Then: { $line }
advice-best = Advice: { $choice }, { $chance } to win.
advice-unknown = not analysed
advice-unasked = Advice is available when it’s your turn to choose.
help = Advice
help-note = Players may ask a bot for the best choices.

## Analysis

analysis = Turning points
tab-analysis = Analysis
analysis-begin = Find the turning points
analysis-thinking = A bot is analysing the game. This takes about half a minute.
analysis-none = No decision turned this game.
analysis-chances = Chances to win
analysis-end = End
analysis-where = { $game ->
    [classic] Turn { $round }, choice { $n }
   *[other] Round { $round }, choice { $n }
}
analysis-by-choice = { $change } by this choice
analysis-by-rest = { $change } by what followed
analysis-made = Chosen
analysis-better = Better
analysis-after = Afterwards
analysis-note = Chances are estimates from what the player could see. “Afterwards” is when that player was next asked, or the end of the game.
