### Les mots de la table : jeux, options, et ce que la table refuse.

## Games

imperium-game = Dune : Imperium

## Options of Dune: Imperium

imperium-option-ix = L’Avènement d’Ix
imperium-option-ix-text = Joue avec l’extension : son plateau, sa technologie, ses cuirassés et ses Dirigeants.
imperium-option-epic = Mode Partie Épique
imperium-option-epic-text = Une partie plus longue avec l’extension : plus de troupes au départ et des Conflits plus rudes.
imperium-option-draft = Choix des Dirigeants
imperium-option-draft-text = Chaque joueur reçoit deux Dirigeants et en garde un.
imperium-option-leaders = Dirigeants
imperium-option-leaders-text = Chaque place choisit son Dirigeant ; les autres en tirent un au sort.
imperium-option-difficulty = Difficulté
imperium-option-difficulty-text = La force des deux Rivaux d’une partie en solo.
imperium-option-rolling-row = Roulement de la Rangée Imperium
imperium-option-rolling-row-text = En solo, deux dés détruisent des cartes de la Rangée Imperium à la fin de chacun de vos tours Révélation.
imperium-option-brutal-escalation = Escalade Brutale
imperium-option-brutal-escalation-text = En solo, chaque Rival engagé dans un Conflit III révèle deux cartes Maison Hagal et compte les épées des deux.
imperium-option-rounds = Nombre de manches
imperium-option-rounds-text = Le nombre de manches au plus. Une partie courte a moins de cartes Conflit, dans les mêmes proportions.
imperium-option-small-decks = Petits decks
imperium-option-small-decks-text = Le deck Imperium et le deck Intrigue ont un seul exemplaire de chaque carte.
imperium-options-smaller = Parties plus petites
imperium-options-smaller-text = Pour une partie rapide, ou pour apprendre.

## Rules

rule-option = (option : { $option })

## People

guest = Invité

## Taking back

table-undo-start = Vous n’avez encore rien choisi.
table-undo-others = Quelqu’un d’autre a choisi depuis.
table-undo-seen = Du nouveau a été vu depuis votre dernier choix.

## Refusals

table-bad-request = Cette demande n’est pas compréhensible.
table-bad-option = Le jeu ne peut pas se jouer avec ces options.
table-bad-name = Un nom comporte de 1 à 24 caractères visibles.
table-bad-record = Ceci n’est pas l’enregistrement d’une partie.
table-not-you = L’identifiant ou le mot de passe est faux.
table-no-account = Vous n’avez pas encore de compte.
table-origin = Cette demande ne vient pas de la page de la table.
table-not-host = Seul l’hôte de la table peut faire cela.
table-not-seated = Vous n’êtes pas assis à cette table.
table-private = Ceci ne vous est pas destiné.
table-banned = Impossible : un opérateur de ce serveur vous a exclu.
table-not-welcome = L’hôte ne souhaite pas votre présence à cette table.
table-muted = L’hôte vous a privé de parole à cette table.
table-no-name = Choisissez un nom avant de parler.
table-look-alike = Quelqu’un à cette table porte un nom qui ressemble à celui-ci. Choisissez-en un autre.
table-not-found = Il n’y a rien ici.
table-no-room = Cette table n’existe pas.
table-no-game = Ce jeu n’existe pas.
table-no-lesson = Cette leçon n’existe pas.
table-no-record = Cet enregistrement n’existe pas, ou sa partie n’est pas finie.
table-no-rule = Cette règle n’existe pas.
table-no-puzzle = Ce problème n’existe pas.
table-no-example = Cette règle n’a pas de position à jouer.
table-no-chapter = Ce chapitre n’existe pas.
table-not-allowed = Cela ne peut pas se faire ici.
table-started = La partie a commencé.
table-not-started = La partie n’a pas encore commencé.
table-not-over = La partie n’est pas encore finie.
table-seat-taken = Cette place est prise.
table-full = Il n’y a pas de place libre.
table-old-rules = Cette partie a été jouée sous d’anciennes règles, et ce programme ne peut pas la rouvrir. Sa rediffusion montre ce qui en a été conservé.
table-rules-changed = Les règles ont changé depuis le début de cette partie. La table doit d’abord décider de la suite.
table-drawn = La table a terminé la partie sur une égalité, car ses règles avaient changé.
table-seats-open = Des places sont encore libres.
table-pick-taken = Quelqu’un d’autre l’a choisi.
table-login-taken = Cet identifiant est pris.
table-not-left = Le joueur de cette place est présent.
table-no-restart = Seule une partie jouée seul depuis une position donnée peut recommencer.
table-no-challenge = Seule une partie terminée, jouée seul contre des bots, peut devenir un défi.
table-unplayed-deal = Jouez d’abord cette donne avant de voir comment d’autres l’ont jouée.
table-no-deal = Cette donne n’existe pas.
table-no-profile = Il n’y a pas de profil public ici.
table-too-large = C’est trop volumineux.
table-media-type = Ce type de contenu n’est pas compris.
table-too-fast = C’était trop à la fois. Attendez un instant.
table-server-error = Une erreur s’est produite ici. Elle a été notée.
table-busy = Cela n’a pas pu être enregistré. Réessayez.
table-stopping = Le serveur va s’arrêter.
table-illegal = Cela ne peut pas être choisi maintenant.
table-stale = La question a changé entre-temps.
table-over = La partie est finie.
table-paused = La partie est en pause.
table-undo = Vous ne pouvez rien annuler maintenant.
table-no-talk = Vous ne pouvez pas parler à cette place en privé.
table-no-help = Cette table joue sans conseils.
table-no-adviser = Il n’y a pas encore de conseils pour ce jeu.
table-no-advice = Le conseiller n’a pas le temps. Réessayez plus tard.
table-overloaded = Le serveur a trop à faire en ce moment. Réessayez dans un instant.
table-bots-busy = Tous les bots qui réfléchissent sont occupés : les vôtres attendraient environ { $seconds } secondes. Réessayez plus tard ou choisissez un bot qui répond aussitôt.
table-records-full = Vous conservez autant de parties qu’une personne le peut. Les plus anciennes que personne ne réclame sont retirées avec le temps.
table-too-many-choices = Cette partie n’accepte plus de choix que personne n’a demandés. Répondez d’abord à une question.
table-bot-plays = Un bot joue à votre place. Reprenez-la d’abord.
table-bad-message = Ce message n’est pas compréhensible.
table-bad-address = Cette adresse ne peut pas être utilisée ici.
table-private-address = Cette adresse se trouve dans un réseau privé, où ce serveur n’envoie rien.
table-too-many-channels = Vous avez atteint le nombre maximal de moyens de notification. Retirez-en un d’abord.
table-no-mail = Ce serveur n’envoie pas de courriel.
table-no-bots = Les bots ne peuvent pas faire cela.
table-not-invited = L’hôte de cette table ne vous a pas invité.
table-too-many-bots = Le maximum est atteint : 5 bots par compte, 8 parties par bot.

## Notifications with the page closed

notify-turn = { $table } : c’est à vous de jouer
notify-asked = { $table } : on vous pose une question
notify-begun = { $table } : la partie a commencé
notify-over = { $table } : la partie est terminée
notify-test = Les notifications de Kanly vous parviennent ici
notify-confirm = Confirmez votre adresse pour Kanly
notify-turn-of = { $table } : c’est à { $name } de jouer
notify-begun-of = { $table } : la partie a commencé
notify-over-of = { $table } : la partie est terminée
notify-digest =
    { $n ->
        [one] Une partie vous attend
       *[other] { $n } parties vous attendent
    }
notify-happened = Ce qui s’est passé depuis votre dernier choix :
notify-confirm-text =
    Quelqu’un, peut-être vous, souhaite être averti à cette adresse quand c’est à son tour de jouer. Si c’est vous, ouvrez ce lien :

    { $link }

    Sinon, ne faites rien : vous ne recevrez plus de message.
notify-mail-end =
    Vous recevez ce message parce que vous l’avez demandé. Changer la fréquence : { $settings }
    Ne plus rien recevoir : { $stop }
