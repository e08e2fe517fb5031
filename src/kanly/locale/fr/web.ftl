### The pages of the browser client, and the hints of its guided games.

## Everywhere

skip = Aller au contenu
nav = Pages
nav-games = Parties
nav-learn = Apprendre
nav-rules = Règles
nav-account = Compte
nav-settings = Réglages
language = Langue
unofficial = Kanly est l’œuvre non officielle d’amateurs. Il ne contient ni illustration ni texte des éditeurs.
no-server = Le serveur ne répond pas. Réessayez dans un instant.
loading = Un instant…
close = Fermer
cancel = Annuler
confirm = Confirmer
back = Retour
save = Enregistrer
saved = Enregistré.
yes = Oui
no = Non
more = Plus
less = Moins
next = Suivant
previous = Précédent
copied = Copié.
nowhere = Il n’y a rien ici
nowhere-text = L’adresse est peut-être mal saisie, ou la table n’existe plus.
to-start = Vers l’accueil

## Start page

start-sentence = Deux jeux de Dune à une même table, entre amis ou contre des bots, dans votre navigateur.
start-imperium = Envoyez vos Agents, récoltez l’Épice, remportez le Conflit : bâtissez votre deck et devancez les autres Maisons.
start-classic = Tempête, Épice, Traîtrise : six factions, chacune avec ses propres règles, se battent et négocient pour dominer Arrakis.
start-players = De { $from } à { $to } joueurs
continue = Continuer
continue-at = Continuer { $game }
play-now = Jouer
play-now-at = Jouer : { $game }
starting = C’est parti…
set-up = Préparer une table
set-up-of = Préparer une table : { $game }
join-code = Rejoindre avec un code
join = Rejoindre

## Seats without a name

colour-red = Rouge
colour-blue = Bleu
colour-yellow = Jaune
colour-green = Vert

## Setting up a table

setup-people = Joueurs
setup-game = Règles
setup-time = Temps et aide
your-name = Votre nom
table-title = Nom de la table
players = Joueurs
seat-number = Place { $n }
seat-open = Libre
you = Vous
host = Hôte
bot = Bot
bot-named = Bot : { $name }
who-sits = Qui joue { $seat } ?
sit-here = S’asseoir ici
sit-at = S’asseoir ici : { $seat }
draw-seats = Tirer les places au sort
draw-seats-note = Les places sont tirées au sort au début de la partie.
public = Publique
public-note = Chacun peut trouver la table dans la liste et s’y asseoir.
private = Privée : par lien ou par code
visibility = Accès
option-needs = Nécessite « { $option } ».
option-excludes = Incompatible avec « { $option } ».
no-options = Il n’y a rien à choisir pour ce nombre de joueurs.
picked-at-table = { $option } : chacun choisit à la table.
each-picks = Chacun choisit à la table
preset = Préréglage
preset-own = Règles à soi
all-options = Toutes les options
fill-bots = Compléter avec des bots
abilities-of = { $option } : ce que chacun sait faire
play-this = Prendre
plays-this = À vous
options-changed = { $n ->
    [one] { $n } modifiée
   *[other] { $n } modifiées
}
clock = Pendule
clock-none = Aucune
clock-live = En direct
clock-live-note = Chacun dispose d’un temps donné ; chaque choix en ajoute un peu. À zéro, un bot joue le coup.
clock-days = Par correspondance
clock-days-note = Chaque coup peut prendre des jours. Passé ce délai, un bot le joue.
clock-minutes = Minutes par joueur
clock-increment = Secondes ajoutées par choix
clock-per-move = Jours par coup
clock-live-text = { $minutes } min + { $seconds } s
clock-days-text = { $n ->
    [one] { $n } jour par coup
   *[other] { $n } jours par coup
}
days-hours = { $days } j { $hours } h
pace = Rythme
pace-note = Temps d’attente des bots avant chaque choix et durée des scènes.
pace-at-once = Immédiat
pace-brisk = Vif
pace-calm = Calme
pace-slow = Lent
guided = Astuces
guided-note = Explique chaque nouvelle question la première fois qu’elle se présente.
open-table = Ouvrir la table

## Lobby

lobby = Salon
lobby-of = Une table de { $game }
seats = Places
sit-down = S’asseoir
get-up = Quitter la place
close-table = Fermer la table
close-table-note = Plus personne ne peut accéder à cette table, et tous ceux qui y sont en sont avertis.
close-table-sure = La fermer définitivement
add-bot = Bot
add-bot-at = Confier { $seat } à un bot
remove-from = Libérer { $seat }
pick-of = { $option } ({ $seat })
drawn = Tiré au sort
away = Absent
spectators = { $n ->
    [one] { $n } spectateur
   *[other] { $n } spectateurs
}
invite = Inviter
invite-link = Lien vers cette table
invite-code = Code
copy-link = Copier le lien
copy-code = Copier le code
copy-text = Copier
rules-of-table = Cette table
change = Modifier
game = Jeu
start-game = Commencer la partie
seats-open = { $n ->
    [one] { $n } place est encore libre : invitez quelqu’un ou ajoutez un bot.
   *[other] { $n } places sont encore libres : invitez des joueurs ou ajoutez des bots.
}
wait-for-host = L’hôte lance la partie.
you-watch = Vous regardez.
joining = Arrivée à la table…
no-table = Cette table n’existe pas
table-closed = Cette table a été fermée
too-many-pages = Cette table est ouverte sur trop de pages
old-rules = Cette partie a été jouée sous d’anciennes règles
rules-changed = Les règles ont changé depuis le début de cette partie. Sur { $made } choix, les { $same } premiers donnent le même résultat ; tous doivent s’accorder sur la suite.
rules-draw = Terminer sur une égalité ({ $votes }/{ $needed })
rules-go-on = Revenir au choix { $same } et continuer ({ $votes }/{ $needed })
replay-cut = La rediffusion s’arrête ici : { $n } autres choix ont été joués sous d’anciennes règles.
not-allowed = Vous ne pouvez pas accéder à cette table

## Several people at one device, and a screen for all

seat-here = Quelqu’un sur cet appareil
seat-beside = Ici
seat-beside-at = Quelqu’un joue { $seat } sur cet appareil
seat-beside-title = Quelqu’un d’autre sur cet appareil
seat-beside-note = Vous vous passez l’appareil à chaque tour. Aucune main n’est montrée avant que son joueur dise qu’il tient l’appareil.
their-name = Son nom
name-of = Nom du joueur ({ $seat })
at-this-device = cet appareil
hand-over = Passer l’appareil
hand-over-to = Passez l’appareil à { $names }
hand-over-note = Les autres détournent les yeux. Les mains restent cachées tant que vous n’avez pas appuyé sur votre nom.
i-am = Je suis { $name }
look-as = { $name } : voir ma main
hide-hand = Cacher ma main
screen = Écran partagé
open-screen = Ouvrir comme écran partagé
screen-note = Un téléviseur ou un grand écran montre la table sans la main de personne ; chacun joue sur son téléphone.
screen-toggle = Écran partagé : chacun joue sur un téléphone
screen-toggle-note = Cet appareil montre la table à tous et n’a pas de place ; les téléphones rejoignent la table avec un code.
join-with-phone = Rejoindre avec un téléphone
qr-label = Code qui ouvre cette table sur un téléphone
screen-alone = Seule cette machine peut joindre ce serveur. Démarrez-le avec « kanly serve --host 0.0.0.0 » pour que les téléphones puissent rejoindre la table.

## The table

your-turn = À vous
round = { $game ->
    [classic] Tour { $n }
   *[other] Manche { $n }
}
asked = Ce qui est demandé
waiting = En attente…
waiting-for = On attend
thinks-most = réfléchit, { $seconds } s au plus
choices = Ce que vous pouvez faire
unasked = À tout moment, vous pouvez
all-choices = Tous les choix ({ $n })
filter = Filtrer
choices-found = { $n ->
    [one] { $n } choix
   *[other] { $n } choix
}
point-choices = { $name } : { $n } choix
effects = Effets, dans l’ordre de votre choix
unpick = Reposer { $name }
cannot-undo = { $choice } : ce choix est définitif.
gives-up = { $choice } : vous renoncez à { $lost }.
without = sans : { $lost }
undo = Annuler le choix
undo-nothing = Il n’y a rien à annuler.
claim-seat = Reprendre ma place au bot
own-words = Dans vos propres mots
own-words-note = Facultatif ; 200 caractères au plus.
lost = La connexion est perdue. Elle se rétablit ; aucun de vos choix n’est perdu.
since = Depuis votre départ
since-turn = Depuis mon dernier tour
play-scenes = Revoir les scènes
tab-legend = Icônes
purse = Ce que vous avez
go-on = Continuer
rules-about = Règles à ce sujet
words-stay = Appuyez sur « ? » ou faites un clic droit pour garder ceci ouvert.
rule-link = Règle { $rule }
hint = Astuce
hint-done = Compris
hint-stop = Ne plus en afficher

## Lessons

learn = Apprendre à jouer
learn-about = De courtes leçons sur le vrai plateau : chacune a un objectif, que l’on atteint en jouant. Partez quand vous voulez ; ce navigateur retient où vous en étiez.
learn-start = Commencer la première leçon
learn-next = Leçon suivante
learn-next-of = { $do } : { $tutorial }
learn-won = Réussie
learn-left = Commencée
learn-game = Apprendre à jouer à { $game }
coach = Leçon
coach-steps = Étapes faites : { $n } sur { $of }
coach-goal = Objectif : { $goal }
coach-goals = Objectifs jusqu’ici
coach-goal-open = en cours
coach-goal-reached = atteint
coach-goal-missed = manqué
coach-refused = Ce n’est pas possible maintenant ; la ligne de la question dit pourquoi. Cherchez ce qui est entouré sur le plateau.
coach-off = Vous suivez votre propre voie, et c’est permis : l’objectif reste peut-être à portée.
coach-advice = Que feriez-vous ?
coach-next = Leçon suivante
coach-read = Continuer
coach-undo = Annuler
coach-again = Recommencer
coach-lessons = Toutes les leçons

## Parts of the table

parts = Parties de la table
new = nouveau
tab-board = Plateau
tab-hand = Main
tab-houses = { $game ->
    [classic] Factions
   *[other] Maisons
}
tab-log = Journal
beside = À côté du plateau
log-empty = Rien ne s’est encore passé.
log-newest = Au plus récent
older = Plus tôt
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-say = Dire quelque chose
send = Envoyer
talk-to = Parler à
talk-all = Tout le monde
privately-to = en privé à { $name }
deals = Accords

## Menu of the table

menu = Menu
pause = Pause
pause-note = La partie s’interrompt quand tous les joueurs sont d’accord.
pause-asked = Pause ?
paused = La partie est en pause.
paused-short = En pause
voted = Déjà d’accord : { $names }.
vote-pause = Accepter une pause
vote-resume = Accepter de reprendre
take-vote-back = Retirer mon accord
stops = Où l’on vous interroge
stops-note = Seul avec des bots, on ne vous interroge que là où il y a quelque chose à faire. À une table de plusieurs personnes, une fenêtre où quelqu’un s’arrête reste ouverte quelques secondes, quoi que chacun détienne.
stops-forced = M’interroger même s’il n’y a qu’une réponse
stops-list = Fenêtres : Karama, pauses, réactions secrètes
stop-again = M’arrêter encore ici :
stop-always = toujours
stop-turn = ce tour
stop-never = jamais
stop-usual = comme d’habitude ({ $on ->
    [yes] arrêt
   *[no] pas d’arrêt
})
stop-closes = Passe dans { $seconds } s
hold = Retenir la prochaine fenêtre
hold-on = La prochaine fenêtre vous attend
to-my-turn = À mon tour
hurrying = En route vers votre tour…
done-for-you = Fait pour vous : { $what }
leaving = Ailleurs
leave = Quitter la partie
leave-sure = Vraiment quitter ?
leave-note = Un bot prend le relais, et vous pouvez reprendre votre place à tout moment.
leave-note-rated = Un bot prend le relais, et vous pouvez reprendre votre place. Mais cette partie est classée : pour la cote, vous finissez dernier même si vous revenez.
bot-for = Laisser un bot jouer pour { $name }

## Result and replay

result = Résultat
you-won = Vous avez gagné
winners = Victoire : { $names }
ranking = Classement
score-classic =
    { $n ->
        [one] { $n } forteresse
       *[other] { $n } forteresses
    }
score-imperium = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
score-graph = Scores au fil de la partie
score-table = Sous forme de tableau
round-column = Moment
to-result = Vers le résultat
rematch = Rejouer
to-rematch = Vers la partie suivante
see-board = Voir le plateau
download = Télécharger l’enregistrement
proof = Un mélange honnête
proof-note = L’empreinte a été publiée au début de la partie. C’est celle de la graine et du sel ci-dessous : personne ne les a choisis après coup.
proof-seed = Graine et sel
replay = Revoir la partie
view = Point de vue
view-all = Tout à découvert
view-none = Ce que tous pouvaient voir
view-of = Vu par { $name }
before-first = Avant le premier choix
moment = Moment
move-of = Choix { $n } sur { $total }
to-first = Au début
to-last = À la fin
run = Lecture
stop = Arrêter
share-moment = Copier un lien vers ce moment

## Games

my-running = Mes parties
my-over = Parties terminées
open-tables = Tables ouvertes à tous
none-running = Aucune partie en cours.
none-over = Aucune partie terminée.
none-open = Aucune table ouverte.
and-bots = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
}
status-lobby = Au salon
status-playing = En cours
status-over = Terminée
import = Revoir un enregistrement
import-note = Un enregistrement téléchargé ici ou sauvegardé par le terminal.
import-choose = Choisir un fichier

## Rules

rules-search = Demander, ou chercher dans les règles et les cartes
rules-note = Une question dans vos propres mots, une carte, un terme ou le numéro d’une règle.
all-games = Tous
rules-found = { $n ->
    [one] { $n } trouvé
   *[other] { $n } trouvés
}
hit-component = Élément
hit-rule = Règle
hit-ruling = Décision

## Account

guest-note = Vous jouez en invité : ce navigateur se souvient de vous. Un compte est facultatif ; il vous permet de retrouver vos parties sur d’autres appareils.
signed-in = Connecté : { $login }.
shown-to-others = Visible des autres joueurs
account = Se connecter ou créer un compte
account-note = Vos parties et vos places vous suivent.
login = Identifiant
password = Mot de passe
password-note = Au moins 8 caractères.
account-needs = Indiquez d’abord un identifiant et un mot de passe d’au moins 8 caractères.
sign-in = Se connecter
sign-out = Se déconnecter
signed-out = Déconnecté.
make-account = Créer un compte
account-made = Votre compte est prêt.
welcome-back = Heureux de vous revoir.
passkey = Clé d’accès
passkey-note = Votre appareil prouve votre identité ; aucun mot de passe à retenir.
passkey-use = Se connecter avec une clé d’accès
passkey-make = Créer un compte avec une clé d’accès
passkey-needs = Indiquez d’abord un identifiant.
passkey-add = Ajouter une clé d’accès
passkey-stopped = La clé d’accès n’a pas été utilisée.
devices = Clés d’accès
passkeys = { $n ->
    [one] { $n } clé d’accès
   *[other] { $n } clés d’accès
}
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-change = Changer le mot de passe
password-set = Ajouter un mot de passe
password-change-note = Au moins 8 caractères. Tous les autres navigateurs devront se reconnecter.
password-changed = Votre mot de passe a été changé.
sessions = Où vous êtes connecté
session-here = Ce navigateur
session-seen = Dernière utilisation : { $date }
session-unknown = Navigateur inconnu
session-end = Déconnecter
session-end-of = Déconnecter : { $agent }
sessions-end = Déconnecter tous les autres
own-data = Vos données
own-data-note = Tout ce que ce serveur garde de vous : votre nom, vos tables, ce que vous y avez dit et les parties que vous avez envoyées.
own-data-get = Télécharger
forget-me = Supprimer mes données
forget-me-note = Votre nom, votre compte, vos parties envoyées et tout ce que vous avez dit sont supprimés définitivement. Les parties que vous avez jouées restent aux autres, sans votre nom ; un bot continue à votre place.
forget-me-sure = Tout supprimer
forgotten = Vos données ont été supprimées.

## Other people

notice-close = Fermer cette annonce
about-person = Bloquer ou signaler { $name }
block = Bloquer
block-note = Vous n’entendrez plus cette personne, et elle ne pourra plus s’asseoir aux tables dont vous êtes l’hôte.
blocked = Vous n’entendrez plus { $name }.
blocks = Personnes que vous avez bloquées
nameless = Invité
unblock = Débloquer
unblock-of = Débloquer { $name }
mute = Priver de parole à cette table
unmute = Rendre la parole
muted = { $name } ne peut plus parler ici.
unmuted = { $name } peut de nouveau parler.
kick = Renvoyer
kick-note = Cette personne ne pourra pas revenir à cette table.
kicked = { $name } a été renvoyé de la table.
report = Avertir les opérateurs du serveur
report-abuse = Insultes ou menaces
report-cheating = Tricherie
report-name = Nom offensant
report-other = Autre chose
report-text = Ce qui s’est passé
report-send = Signaler
reported = Les opérateurs du serveur vont examiner votre signalement.
closed-by-operator = Un opérateur du serveur a mis fin à la partie.

## Settings

looks = Apparence et sons
theme = Thème
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
sound = Son
sound-note = Brèves notes pour votre tour, un refus et ce qui se passe à la table.
still = Moins d’animations
still-note = Ni scènes ni mouvement : un avis dit ce qui s’est passé.
notify = Notifications
notify-note = Quand c’est à vous et que cette page n’est pas visible.
notify-refused = Votre navigateur ne l’autorise pas.
playing = En jeu
confirm-final = Demander confirmation avant un choix définitif
confirm-note = Un tel choix demande une seconde confirmation.
autopass = Répondre seul quand il n’y a qu’un choix
autopass-note = Réglé pour chaque partie rejointe ; chacune a son propre interrupteur dans son menu.
keys = Touches d’une lettre
keys-note = L ouvre la liste des choix, U annule le dernier, H retient la prochaine fenêtre.
hints-again = Revoir toutes les astuces
hints-again-done = Toutes les astuces seront montrées à nouveau.
engine-compiled = Moteur : compilé
engine-interpreted = Moteur : interprété
engine-compiling = Moteur : interprété ; la version compilée est prête à { $percent } %
engine-bots = Moteur : compilé pour les bots ; compilé pour tout dès le prochain démarrage

## Phases

phase-imperium-setup = Mise en place
phase-imperium-round-start = Début de Manche
phase-imperium-player-turns = Tours des Joueurs
phase-imperium-combat = Combat
phase-imperium-makers = Faiseurs
phase-imperium-recall = Rappel
phase-imperium-endgame = Fin de Partie

## Hints for Dune: Imperium

guide-imperium-welcome = Bienvenue. À chaque manche, vous envoyez vos Agents un par un, puis vous révélez le reste de votre main. La première Maison à 10 Points de Victoire met fin à la partie ; la mieux placée l’emporte. Ce que vous pouvez faire est éclairé en orange.
guide-imperium-turn = Choisissez une carte : les emplacements que ses icônes atteignent s’éclairent. Choisissez-en un, et votre Agent s’y rend. Ou choisissez d’abord un emplacement : les cartes qui y mènent se soulèvent.
guide-imperium-turn-2 = Plus d’Agents, ou aucun emplacement intéressant ? Révélez : les cartes restées en main donnent de la Persuasion pour acquérir de meilleures cartes, et des épées pour le Conflit.
guide-imperium-turn-3 = 2 Influence sur une Faction rapportent un Point de Victoire ; 4, un bonus et peut-être l’Alliance, qui en vaut un autre. Insistez sur la même Faction.
guide-imperium-agent-effects = Votre Agent est arrivé. Appliquez les effets en cliquant sur leurs pastilles, dans l’ordre de votre choix. Sur un emplacement de Combat, vous pouvez envoyer des troupes dans le Conflit. Quand plus rien ne vous intéresse, terminez votre tour.
guide-imperium-reveal-effects = Dépensez votre Persuasion pour des cartes de la Rangée ou de la Réserve : elles vont dans votre défausse et reviendront plus tard. Ce qui n’est pas dépensé est perdu.
guide-imperium-combat = Tout le monde a révélé. La force vaut 2 par troupe et 1 par épée. Les cartes Intrigue Combat peuvent encore la changer ; passez si elle vous convient. Les plus forts prennent les récompenses.
guide-imperium-trash = Détruire une carte la retire définitivement du jeu. Se défaire des cartes de départ faibles renforce votre deck.
guide-imperium-influence = Choisissez où votre cube monte. À 2, il rapporte un Point de Victoire ; à 4, un bonus et, si vous êtes le premier, l’Alliance.
guide-imperium-deploy = Les troupes du Conflit combattent cette manche puis retournent dans votre réserve, victoire ou défaite. Celles de la garnison attendent.
guide-imperium-option = Lisez chaque option et prenez-en une ; les autres sont perdues.
guide-imperium-leader = Chaque Dirigeant a une capacité permanente, et une autre que déclenche votre carte Chevalière.
guide-imperium-masterstroke = Le Baron désigne deux Factions en secret. Quand il emploie cette capacité, il gagne de l’Influence sur les deux à la fois.
guide-imperium-tech = Les tuiles Technologie coûtent de l’Épice, moins les réductions. Leur effet vous est désormais acquis.
guide-imperium-freighter = Avancez votre Cargo pour le charger davantage, ou rappelez-le pour encaisser ce qu’il a gagné.

## Hints for Dune

guide-classic-welcome = Bienvenue. Vous gagnez en occupant des forteresses à la fin d’un tour, seul ou avec des alliés. Un tour compte neuf phases, affichées au-dessus de la carte ; celle en cours est ouverte. Ce que vous pouvez faire est éclairé en orange.
guide-classic-storm-dial = Choisissez un nombre en secret. La somme des deux déplace la tempête ; ce qui se trouve sur le sable dans son chemin est perdu.
guide-classic-prediction = Prédisez qui gagnera, et à quel tour. Si cela se réalise, vous seul gagnez à sa place.
guide-classic-traitor = Gardez un chef comme traître. S’il est employé contre vous en bataille, vous pouvez révéler la trahison et gagner sans perte.
guide-classic-bid = Les cartes Traîtrise sont mises aux enchères face cachée. Surenchérissez ou passez ; l’Épice économisée paiera vos débarquements.
guide-classic-revive = Une partie de vos morts revient gratuitement à chaque tour, davantage contre de l’Épice.
guide-classic-ship = Débarquez depuis votre réserve : 1 Épice par troupe dans une forteresse, 2 ailleurs. Un débarquement, puis un mouvement.
guide-classic-move = Déplacez un groupe vers un territoire voisin. Depuis Arrakeen ou Carthag, les ornithoptères l’emmènent à trois territoires.
guide-classic-plan = Composez sur la roue le nombre de troupes que vous sacrifiez, choisissez un chef et, si vous en avez, une arme et une défense. Ce nombre et la force du chef s’additionnent ; les troupes composées sont perdues même en cas de victoire.
guide-classic-nexus = Un ver des sables est apparu : des alliances peuvent se nouer et se rompre.
guide-classic-any-time = Vous pouvez le faire maintenant si vous le souhaitez. Sinon, la partie continue.

## Notifications with the page closed

channels = Notifications, page fermée
channels-note = Quand c’est à vous, quand une partie commence et quand elle est terminée. Elles ne contiennent jamais rien que vous seul puissiez savoir.
channels-table = Me prévenir pour cette table
channels-table-note = Page fermée, par les moyens que vous avez choisis sous Compte.
channel-push = Navigateur
channel-mail = Courriel
channel-hook = Webhook
channel-here = celui-ci
channel-unconfirmed = En attente : ouvrez le lien du courriel qui y a été envoyé.
channel-failing = Le dernier envoi a échoué. Le serveur réessaiera.
channel-test = Essayer
channel-test-of = Essayer : { $name }
channel-test-sent = C’est parti.
channel-again = Renvoyer le lien
channel-again-of = Renvoyer le lien : { $name }
channel-remove = Retirer
channel-remove-of = Retirer { $name }
channel-push-add = Prévenir ce navigateur
channel-push-added = Ce navigateur vous prévient désormais, même quand la page est fermée.
channel-push-never = Ce navigateur ne peut pas vous prévenir quand la page est fermée. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
channel-mail-address = Adresse électronique
channel-mail-add = Prévenir par courriel
channel-mail-asked = Un courriel est parti. Ouvrez le lien qu’il contient pour confirmer l’adresse.
channel-minutes = Au plus
channel-every =
    { $n ->
        [15] un courriel par quart d’heure
        [60] un courriel par heure
        [240] un courriel toutes les quatre heures
       *[other] un courriel par jour
    }
channel-hook-note = Envoie à une adresse à vous, comme un salon Discord ou un sujet ntfy. Quiconque peut le lire apprend quand c’est à vous.
channel-hook-url = Adresse
channel-hook-format = Format
channel-hook-json = JSON signé
channel-hook-discord = Discord
channel-hook-ntfy = ntfy
channel-hook-add = Ajouter le webhook
channel-hook-added = Le webhook est en place.
channel-hook-secret = Le secret qui signe ses envois. Il n’est montré que maintenant :
mail-confirm-done = L’adresse est confirmée. Vous recevrez un courriel quand ce sera à vous.
mail-stop-done = Cette adresse ne recevra plus de courriel.

## Bots from outside

outside-bots = Bots de l’extérieur
outside-invite = Inviter
outside-invite-of = Inviter { $name }
outside-invited = Invité
own-bots = Vos bots
own-bots-note = Un bot est un programme à vous qui joue sur ce serveur. Il vient aux tables dont l’hôte l’invite, et son nom commence toujours par BOT.
own-bot-name = Nom du bot
own-bot-add = Créer un bot
token = Jeton
own-bot-token = Nouveau jeton
own-bot-token-of = Nouveau jeton pour { $name }
own-bot-made = { $name } : le jeton avec lequel votre programme se présente. Il n’est montré que maintenant.
