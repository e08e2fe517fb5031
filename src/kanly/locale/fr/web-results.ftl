### Résultats : profils, classements, défis.

## Modes de jeu

mode-standard = Normal
mode-imperium-base = Jeu de base
mode-imperium-ix = L’Avènement d’Ix
mode-imperium-epic = Mode Partie Épique
mode-imperium-short = Partie courte
mode-imperium-solo = Solo
mode-imperium-two-players = Deux joueurs
mode-classic-basic = Jeu de base
mode-classic-advanced = Jeu avancé
mode-classic-short = Partie courte
mode-classic-two-players = Deux joueurs
house-of-imperium = Dirigeant
house-of-classic = Faction
mode = Mode
results = Résultats
score = Score
seat = Place
player = Joueur
percent = { $n } %
guest-name = Invité
place = { $n ->
    [1] 1er
   *[other] { $n }e
}

## Profil

profile = Votre profil
profile-look = Voir votre profil : ce que vous avez joué, et avec quel succès
profile-games = { $n ->
    [one] { $n } partie terminée
   *[other] { $n } parties terminées
}
profile-since = ici depuis le { $date }
profile-nobody = Vous n’avez pas encore joué ici. Votre première partie terminée ouvre votre profil.
profile-empty = Aucune partie terminée. Elles apparaissent ici dès leur fin.
profile-public = Profil public
profile-public-note = Quiconque a le lien voit cette page, et votre cote figure au classement. Vos adversaires ne sont nommés que si leur profil est public.
profile-link = Lien vers votre profil
tally-company = Avec d’autres joueurs et contre des bots
tally-against = Contre
tally-people = Des joueurs
tally-bots = Des bots seulement
tally-houses = Selon ce que vous avez joué
tally-seats = Selon la place
tally-played = Jouées
tally-won = Gagnées
tally-place = Rang
opponents = Adversaires
opponents-note = Parties jouées ensemble, et combien le titulaire de ce profil en a gagné
latest-games = Dernières parties

## Cotes

rating = Cote
ratings = Classement
rating-doubt = ± { $n }
rating-graph = La cote, partie après partie
rating-now = Votre cote : { $n } ({ $change })
ratings-note = Les parties classées changent la cote de tous ceux qui sont à la table ; 400 points d’écart valent dix contre un. La cote des bots est fixe : vous voyez ainsi où vous en êtes. Ce tableau montre les profils publics qui ont au moins { $n } parties classées.
ratings-none = Personne ne figure encore ici.
rated = Partie classée
rated-note = Le résultat change la cote de tous ceux qui sont à la table. Il n’y a pas de conseil. Un joueur qui quitte la partie, ou dont le temps s’écoule trois fois, finit dernier, même s’il reprend sa place.
rated-left = Vous avez quitté cette partie ou épuisé votre temps : elle compte comme si vous aviez fini dernier.
rated-not = Cette partie n’a changé aucune cote.

## La même donne

deal-words = Donne
deal-words-note = Facultatif. Écrivez quelques mots : une table avec les mêmes mots, les mêmes joueurs et les mêmes règles reçoit la même donne. Ces parties ne sont pas classées.
deal-against = Contre { $bots }
deal-bots = { $n } × { $name }
deal-play = Jouer cette donne
deal-go-on = Continuer la partie
deal-once = Chacun ne joue une donne qu’une fois. Votre nom et votre résultat sont montrés à tous ceux qui regardent cette page.
deal-results = Résultats
deal-nobody = Personne n’a encore terminé cette donne.
deal-when = Terminée
deal-compare = Comparer les résultats
daily = Défi du jour
daily-of = Défi du { $day }
daily-invite = Jouer le défi du jour : la même donne pour tous
daily-note = Chaque jour, une nouvelle donne pour chaque jeu, la même pour tous : les mêmes cartes, la même place, les mêmes bots. Jouez-la une fois et comparez votre résultat.
daily-left = Le prochain défi commence dans { $time }.
daily-account = Créer un compte ou se connecter
daily-account-note = Le défi du jour se joue avec un compte, pour que personne ne voie la donne avant de la jouer. Votre nom et votre résultat sont alors montrés à tous ceux qui regardent cette page.
challenge = Défi
challenge-by = Un défi lancé par { $name }
challenge-make = Défier un ami
challenge-note = Les mêmes cartes, la même place, les mêmes bots : ferez-vous mieux ?
challenge-link = Lien vers ce défi

## Regarder

games-to-watch = Parties à regarder
none-to-watch = Aucune partie publique n’est en cours.
commentary = Commentaire
commentary-agree = Un commentateur peut voir ma main
commentary-note = Si tous ceux qui jouent sont d’accord, quiconque a le lien du commentateur voit aussitôt toutes les mains. Vous pouvez revenir sur votre accord à tout moment.
commentary-open = Tous sont d’accord : le lien du commentateur montre toutes les mains.
commentary-later = Le lien du commentateur montre toutes les mains d’il y a { $n } minutes.
commentary-waits = { $n ->
    [one] { $n } joueur n’a pas encore donné son accord.
   *[other] { $n } joueurs n’ont pas encore donné leur accord.
}
commentary-link = Lien pour le commentateur. Ne le donnez à personne qui joue.
commentary-delay = Commentaire en différé
commentary-delay-note = Un lien pour commentateurs montre toutes les mains avec ce retard. Chacun voit ce réglage avant la partie.
commentary-never = Non
commentary-minutes = { $n } minutes de retard
view-hands = Toutes les mains
stretch-begin = Commencer ici un passage à partager
stretch-drop = Oublier le début du passage
stretch-from = Passage à partir du choix { $n }
stretch-play = { $n ->
    [one] Jouer le choix suivant
   *[other] Jouer les { $n } choix suivants
}
share-stretch = Copier un lien vers ce passage
