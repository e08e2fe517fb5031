skirmish-game = Escarmouche dans le désert
skirmish-do = Faire : { $what }
