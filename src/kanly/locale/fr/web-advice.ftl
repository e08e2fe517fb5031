### Conseils à la table, et l’analyse d’une partie.

## Conseils

advice = Conseil
advice-thinking = Un bot réfléchit à vos choix…
advice-note = { $n ->
    [one] Un choix sur { $of } a été examiné.
   *[other] { $n } choix sur { $of } ont été comparés.
} Les chances sont des estimations ; ce que font les autres est une supposition.
advice-chance = { $chance } de chances de gagner
advice-then = Puis : { $line }
advice-best = Conseil : { $choice }, { $chance } de chances de gagner.
advice-unknown = pas examiné
advice-unasked = Il y a des conseils quand une question vous est posée.
help = Conseils
help-note = Les joueurs peuvent demander les meilleurs choix à un bot.

## Analyse

analysis = Tournants
tab-analysis = Analyse
analysis-begin = Chercher les tournants
analysis-thinking = Un bot parcourt la partie. Cela prend une demi-minute.
analysis-none = Aucune décision n’a fait basculer cette partie.
analysis-chances = Chances de gagner
analysis-end = Fin
analysis-where = { $game ->
    [classic] Tour { $round }, choix { $n }
   *[other] Manche { $round }, choix { $n }
}
analysis-by-choice = { $change } par ce choix
analysis-by-rest = { $change } par la suite
analysis-made = Choisi
analysis-better = Mieux
analysis-after = Après
analysis-note = Les chances sont des estimations d’après ce que le joueur pouvait voir. « Après » : à la décision suivante de ce joueur, ou à la fin de la partie.
