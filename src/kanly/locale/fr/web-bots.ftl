### Bots by name, for the table and its page.

bot-novice = Novice
bot-adept = Adepte
bot-master = Maître
bot-mentat = Mentat
bot-greedy = Avide
bot-random = Hasard
