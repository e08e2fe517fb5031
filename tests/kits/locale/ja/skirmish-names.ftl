skirmish-game = 砂漠の小競り合い
skirmish-do = 実行：{ $what }
