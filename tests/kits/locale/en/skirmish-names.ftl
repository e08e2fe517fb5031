skirmish-game = Skirmish in the Desert
skirmish-do = Do: { $what }
