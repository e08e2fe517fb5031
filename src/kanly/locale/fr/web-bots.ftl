### Bots by name, for the table and its page.

bot-novice = Novice
bot-adept = Adepte
bot-master = Maître
bot-mentat = Mentat
bot-greedy = Avide
bot-random = Hasard
alone = Les bots continuent quand personne n’est là
alone-note = Sinon, ils attendent que quelqu’un regarde la table.
