### Bots by name, for the table and its page.

bot-novice = Novice
bot-adept = Adept
bot-master = Master
bot-mentat = Mentat
bot-greedy = Greedy
bot-random = Random
alone = Bots play on while nobody is there
alone-note = Otherwise they wait until somebody looks at the table.
