### La table dans le terminal : ses titres, ses commandes, ce qu’elle dit d’elle-même.

## The table

round-of = Manche { $n } sur 10
setting-up = Avant la première manche
first-player = Premier Joueur : { $house }
you-lead = Vous êtes { $house }, avec { $leader }.
you-are = Vous êtes { $house }.
bot-is = { $house } est joué par le bot « { $bot } ».
rival-is = { $house } est { $leader }, un Rival.
hagal-is = { $house } est la { house-hagal }.
seed-is = Graine { $seed }. Tapez « help » pour voir ce que vous pouvez faire, « quit » pour arrêter et sauvegarder.
legend = ⚔ Combat   ★ Alliance   ⚑ contrôle   +n bonus d’Épice   ● déjà pris
reward-place = { $n ->
    [1] 1er
    [2] 2e
   *[3] 3e
}

## Columns

column-house = Maison
column-points = PV
column-agents = Agents
column-garrison = Garnison
column-hand = Main
column-intrigue = Intrigue
column-deck = Deck
column-discard = Défausse
column-place = Place

## Cards

hand-empty = Votre main est vide.
no-hand = { $house } n’a pas de carte en main.
copies = × { $n }
tokens-are = Vos Factions secrètes : { $factions }
top-card = Dessus de votre deck : { $card }
unknown-cards = { $n ->
    [one] { $n } carte inconnue
   *[other] { $n } cartes inconnues
}

## Choosing

title-agent = Envoyer un Agent
title-intrigue = Jouer une carte Intrigue
title-effects = Effets
title-deploy = Déployer des troupes
title-buy = Acquérir une carte
title-other = Ou bien
agent-from = { $card }, avec l’Agent de { $space }
price = { $n } Persuasion
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
not-in-game = « { $text } » appartient à { expansion-ix }, qui ne fait pas partie de cette partie.
did-you-mean = Vouliez-vous dire { $choices } ?
type-help = Tapez « help » pour voir ce que vous pouvez faire.
takes-nothing = « { $command } » se tape seul, sans rien d’autre.
gives-up = Terminer le tour vous fait renoncer à : { $lost }. Tapez de nouveau « { $command } » pour le terminer quand même.
without = sans : { $lost }
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
save-usage = Dites où sauvegarder la partie : save FICHIER
resume-usage = Dites quelle partie reprendre : resume FICHIER
cannot-save = Impossible de sauvegarder dans « { $path } » : { $reason }.
cannot-read = Impossible de lire « { $path } » : { $reason }.
bad-record = « { $path } » n’est pas l’enregistrement d’une partie que l’on peut reprendre.
none-unfinished = Il n’y a aucune partie inachevée.
save-elsewhere = Vous êtes toujours dans la partie ; sauvegardez-la d’abord ailleurs : save FICHIER
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
nothing-happened = Il ne s’est encore rien passé.
look-usage = Dites quelle Maison : look { $houses }
about-usage = Dites ce que vous cherchez : ? NOM
fought-now = l’enjeu du Combat en cours
game-over = La partie est terminée.
winner-is = { $house } gagne.
winners-are = { $houses } partagent la victoire.

help-choose = Un choix se fait par son numéro, par sa notation, ou par le début de chacun de ses mots (« ag dag hall » pour « agent dagger hall-of-oratory »).
help-help = cette liste
help-about = ce que fait une carte, un emplacement, un Dirigeant, un Conflit ou une Faction
help-board = de nouveau le plateau et les Maisons
help-hand = vos cartes, avec leur texte
help-row = la Rangée Imperium et les cartes Réserve, avec leur texte
help-look = le Dirigeant d’une Maison et ses cartes connues de tous
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
analysis-round = Manche
analysis-end = Fin
analysis-point = Manche { $round }, choix { $n } :
analysis-made = A choisi « { $choice } » : { $chance } de chances de gagner.
analysis-better = Mieux : « { $choice } » : { $chance }.
analysis-after = À la décision suivante : { $chance }.
analysis-none = Aucune décision n’a fait basculer cette partie.
