### La table dans le terminal : ses titres, ses commandes, ce qu’elle dit d’elle-même.

## The table

setting-up = Avant la première manche
first-player = Premier Joueur : { $house }
you-are = Vous jouez : { $house }.
bot-is = { $house } : bot « { $bot } ».
seed-is = Graine { $seed }. Tapez « help » pour voir ce que vous pouvez faire, « quit » pour arrêter et sauvegarder.

## Columns

column-house = Maison
column-place = Place

## Cards

copies = × { $n }
unknown-cards = { $n ->
    [one] { $n } carte inconnue
   *[other] { $n } cartes inconnues
}

## Choosing

title-other = Ou bien
enter-takes-it = Entrée prend le seul choix.
can-undo = { $n ->
    [one] « undo » annule votre dernier choix.
   *[other] « undo » annule votre dernier choix, « undo { $n } » vos { $n } derniers.
}
answer = Votre choix
since = Depuis votre dernier choix
so-far = Avant votre premier choix
ambiguous = « { $text } » peut désigner { $n } choix : { $choices }
unknown-choice = Il n’y a pas de choix « { $text } ».
unknown-name = Il n’y a rien qui s’appelle « { $text } ».
did-you-mean = Vouliez-vous dire { $choices } ?
type-help = Tapez « help » pour voir ce que vous pouvez faire.
takes-nothing = « { $command } » se tape seul, sans rien d’autre.
unknown-number = Il n’y a pas de choix { $n } ; les numéros vont de 1 à { $most }.
rule = Règle { $rule }.
thinking = { $house } réfléchit…

## Commands

undone = { $n ->
    [one] Annulé : votre dernier choix.
   *[other] Annulé : vos { $n } derniers choix.
}
undo-seen = Quelque chose de nouveau a été vu depuis, comme une carte piochée.
undo-others = Une autre Maison a choisi depuis.
undo-start = Vous n’avez encore rien choisi.
undo-usage = « undo » annule un choix, « undo 3 » trois, « undo all » autant que permis.
log-usage = « log » montre les 20 derniers événements, « log 50 » les 50 derniers.
saved = Sauvegardé dans { $path }.
save-usage = Dites où sauvegarder la partie : save { usage-file }
resume-usage = Dites quelle partie reprendre : resume { usage-file }
cannot-save = Impossible de sauvegarder dans « { $path } » : { $reason }.
cannot-read = Impossible de lire « { $path } » : { $reason }.
bad-record = « { $path } » n’est pas l’enregistrement d’une partie que l’on peut reprendre.
none-unfinished = Il n’y a aucune partie inachevée.
save-elsewhere = Vous êtes toujours dans la partie ; sauvegardez-la d’abord ailleurs : save { usage-file }
no-folder = le dossier n’existe pas
no-file = ce fichier n’existe pas
is-folder = c’est un dossier
not-allowed = permission refusée
disk-full = le disque est plein
not-a-record = le fichier existe et n’est pas l’enregistrement d’une partie
bad-file = ce fichier est inutilisable
resume-with = Pour continuer plus tard : { $command }
replay-with = Pour la revoir : { $command }
resumed = { $n ->
    [one] Partie reprise après { $n } choix.
   *[other] Partie reprise après { $n } choix.
}
usage-name = NOM
usage-file = FICHIER
usage-window = FENÊTRE
nothing-happened = Il ne s’est encore rien passé.
about-usage = Dites ce que vous cherchez : ? { usage-name }
game-over = La partie est terminée.
winner-is = { $house } gagne.
winners-are = { $houses } partagent la victoire.

help-choose = Pour choisir, tapez le numéro, la notation ou le début de chaque mot.
help-help = cette liste
help-board = de nouveau le plateau et les Maisons
help-log = ce qui s’est passé : les 20 derniers événements, ou autant que vous voulez
help-choices = de nouveau les choix
help-undo = annule votre dernier choix, ou les N derniers, autant que la table le permet
help-save = sauvegarde la partie dans un fichier
help-resume = quitte cette partie et en reprend une autre
help-quit = arrête ; la partie est sauvegardée

## Replay

replay-position = Après le choix { $n } sur { $most }
replay-start = Avant le premier de { $most } choix
replay-help = Entrée ou « next » avance, « back » recule, un numéro y saute, « end » va à la fin, « board » montre le plateau, « quit » arrête.
replay-end = L’enregistrement s’arrête ici.
replay-range = Il n’y a pas de choix { $n } ; les choix vont de 0 à { $most }.

## Conseils

advise-looked = { $n ->
    [one] Un choix
   *[other] { $n } choix
} sur { $of }, en { $playouts } parties simulées. Les chances sont des estimations ; ce que font les autres est une supposition.
advise-then = puis
analysis-round = Moment
analysis-end = Fin
analysis-point = { $game ->
    [classic] Tour { $round }
   *[other] Manche { $round }
}, choix { $n } :
analysis-made = A choisi « { $choice } » : { $chance } de chances de gagner.
analysis-better = Mieux : « { $choice } » : { $chance }.
analysis-after = À la décision suivante : { $chance }.
analysis-none = Aucune décision n’a fait basculer cette partie.
