### Mots du plateau du jeu classique dans le navigateur. Le texte du jeu vient du serveur.

## Phases

phase-classic-setup = Mise en place
phase-classic-storm = Tempête
phase-classic-storm-short = Tempête
phase-classic-spice-blow-nexus = Explosion d’Épice et Nexus
phase-classic-spice-blow-nexus-short = Épice
phase-classic-choam-charity = Aumône de la CHOM
phase-classic-choam-charity-short = Aumône
phase-classic-bidding = Enchères
phase-classic-bidding-short = Enchères
phase-classic-revival = Enrôlement
phase-classic-revival-short = Enrôlement
phase-classic-shipment-movement = Débarquement et Mouvement
phase-classic-shipment-movement-short = Mouvement
phase-classic-battle = Batailles
phase-classic-battle-short = Batailles
phase-classic-spice-collection = Récolte de l’Épice
phase-classic-spice-collection-short = Récolte
phase-classic-mentat-pause = Pause Mentat
phase-classic-mentat-pause-short = Mentat
board-phases = Tour { $turn } sur { $turns } : phases
board-turn-of = Tour { $turn } sur { $turns }
board-turn-n = Tour { $n }
board-waits-you = On vous attend.
board-waits-secret = Des décisions se prennent en secret.
board-over = La partie est finie.
board-told = Ce qui s’est passé

## La carte

board-map = Carte de Dune
board-map-keys = Tab et les flèches parcourent les lieux que l’on peut choisir. Plus et moins agrandissent et réduisent, les flèches sur la carte même la déplacent, 0 la montre en entier.
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-zoom-all = Voir toute la carte
board-show-list = Liste
board-show-map = Carte
board-stage = À côté de la carte
board-ground-sand = désert
board-ground-rock = roc
board-ground-stronghold = forteresse
board-ground-polar = jamais dans la tempête
board-in-storm = dans la tempête
board-can-choose = peut être choisi
board-barred-storm = Rien n’entre dans la tempête ni n’en sort.
board-barred-full = Deux autres factions tiennent cette forteresse.
board-price = { $n ->
    [one] { $n } Épice chacune
   *[other] { $n } Épices chacune
}
board-price-pair = 1 Épice pour deux
board-there-forces = { $faction } { $n }
board-there-starred = { $faction } { $n } d’élite
board-there-advisors =
    { $n ->
        [one] { $faction } { $n } conseiller
       *[other] { $faction } { $n } conseillers
    }
board-there-spice = { $n ->
    [one] { $n } Épice
   *[other] { $n } Épices
}
board-list-show = Montrer
board-list-all = Tous les lieux
board-list-taken = Où il y a quelque chose
board-list-lit = Que l’on peut choisir
board-list-territory = Territoire
board-list-sector = Secteur
board-list-there = Ce qui s’y trouve
board-list-choose = Choisir
board-list-pick = Choisir

## Factions

board-storm-order = Factions dans l’ordre de la tempête
board-house = { $faction }, jouée par { $player }
board-now = Maintenant
board-first-player = Premier joueur
board-allied = Alliée à
board-spice = Épice
board-bribes = Épice reçue par des accords, jusqu’à la Pause Mentat
board-bribes-short = Par accords
board-bribes-n = { $n } de plus par des accords, à la Pause Mentat
board-cards = Cartes Traîtrise
board-reserves = Réserves
board-tanks = Cuves Tleilaxu
board-tanks-short = Cuves
board-tanks-empty = Personne n’est dans les Cuves.
board-strongholds = Forteresses tenues
board-leaders = Chefs
board-leaders-away = Chefs indisponibles
board-leader-at-home = disponible
board-leader-at-tanks = dans les Cuves
board-leader-at-captive = capturé
board-leader-at-unknown = capturé ou non, on l’ignore
board-leader-label = { $leader }, force { $n }, { $where }
board-captive = captif
board-unknown-leader = Chef inconnu
board-unknown-card = Carte face cachée
board-unknown = inconnu
board-known-cards = Cartes connues de vous
board-known-traitors = Traîtres connus de vous
board-traitor-of = Détient { $leader } comme traître
board-shown = { $n } montrées au tour { $turn }
board-shown-once = a montré { $n } auparavant
board-with-starred = { $n }, dont { $starred } d’élite
board-forces-n =
    { $n ->
        [one] { $n } troupe
       *[other] { $n } troupes
    }
board-starred-n =
    { $n ->
        [one] { $n } troupe d’élite
       *[other] { $n } troupes d’élite
    }
board-predicted = Vous prédisez sa victoire au tour { $turn }.
board-predicted-ever = à un tour inconnu

## Le paravent

board-shield-spice = Épice
board-shield-cards = Cartes Traîtrise
board-shield-leaders = Chefs
board-shield-traitors = Traîtres
board-shield-forces = Troupes
board-shield-prediction = Prédiction
board-shield-kwisatz = Kwisatz Haderach
board-kwisatz-losses = { $n } troupes perdues au combat ; à 7 s’éveille le Kwisatz Haderach.
board-seen = Tous le voient.
board-unseen = Vous seul le voyez.
board-no-cards = aucune

## Paquets

board-spice-deck = Pioche Épice
board-treachery-deck = Pioche Traîtrise
board-left = reste { $n }
board-pile = { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
}
board-pile-n = { $pile } : { $n }
board-next-card = prochaine
board-next-storm = prochaine tempête
board-discard = Cartes Traîtrise défaussées
board-discard-show = Défaussées : { $n }. Tout montrer.
board-shai-hulud = Shai-Hulud

## Enchères et autres nombres

board-lots = Cartes encore à vendre : { $n }
board-only-you = Vous seul la voyez.
board-highest = mise : { $faction }
board-no-bid = Pas encore de mise
board-bids = mise { $n }
board-passed = a passé
board-to-bid = à lui de miser
board-full-hand = main pleine
board-purse = Vous avez { $n } { $n ->
    [one] Épice
   *[other] Épices
}.
board-purse-ally = Vous avez { $n } { $n ->
    [one] Épice
   *[other] Épices
} ; votre allié ajoute jusqu’à { $promised }.
board-bid-keys = Flèches, Entrée : enchérir. P : passer.
board-amount-bid = Votre mise
board-order-up-to = Jusqu’à
board-order-set = Fixer
board-order-pass = Passer sur cette carte
board-order-pass-all = Passer pour le reste du tour
board-order-most = Vous allez jusqu’à { $n } pour cette carte.
board-order-passes = Vous passez sur cette carte.
board-order-passes-all = Vous passez pour le reste du tour.
board-order-back = Revenir dessus
board-amount-forces = Troupes
board-amount-starred = dont d’élite
board-amount-storm = Votre roue
board-storm-dial = Les deux roues s’ajoutent : la tempête avance d’autant de secteurs, dans le sens inverse des aiguilles d’une montre.
board-amount-sectors = Secteurs
board-amount-promise = Épice promise au plus
board-amount-take = Cartes à prendre
board-amount-grant = Troupes que vous payez
board-amount-revive = Troupes à enrôler
board-amount-lose = Pertes
board-amount-dial = Votre roue
board-amount-support = Épice pour vos troupes
board-amount-predict-turn = Tour

## Bataille

board-battle-in = Bataille : { $territory }
board-attacks = agresseur
board-defends = défenseur
board-wheel = Roue : { $faction }
board-sealed = scellée
board-foresee = Quelle partie de leur plan voulez-vous voir ? Désignez-la, ou choisissez :
board-plans-sealed = Les plans restent scellés jusqu’à ce que les deux soient prêts.
board-your-plan = votre plan
board-part-dial = Roue
board-part-spice = Épice
board-part-leader = Chef
board-part-weapon = Arme
board-part-defense = Défense
board-no-leader = Pas de chef
board-no-weapon = Pas d’arme
board-no-defense = Pas de défense
board-kwisatz = Kwisatz Haderach
board-at-most = au plus { $dial } + { $leader }
board-total-alive = Votre total, chef en vie
board-total-dead = Votre total, chef tué
board-their-most = Le leur, au plus
board-dangers = Votre chef peut être tué par : { $list }.
board-danger-projectile = projectile
board-danger-poison = poison
board-danger-lasgun = Laser
board-danger-explosion = explosion avec un Laser
board-weapon-saved-shield = Votre arme tue, sauf s’ils jouent un Bouclier.
board-weapon-saved-snooper = Votre arme tue, sauf s’ils jouent un Goûte-Poison.
board-weapon-saved-nothing = Votre Laser tue ; avec un Bouclier, tout explose.
board-explosion-own = Laser et Bouclier ensemble explosent.
board-sure = Sauf trahison ou explosion, ce plan gagne dans tous les cas.
board-seal = Sceller le plan
board-explosion = Laser et Bouclier : tout est détruit dans le territoire.
board-leader-falls = Un chef est tué : { $faction }.
board-total-of = { $faction } : { $dial } + { $leader } = { $total }
board-wins = Sauf trahison, la victoire va à : { $faction }.
board-wins-tie = Égalité ; sauf trahison, la victoire va à l’agresseur : { $faction }.
board-voice-must = Jeu imposé :
board-voice-must-not = Jeu interdit :
board-voice-play = La Voix ordonne de jouer ({ $faction }) : { $kind }.
board-voice-no = La Voix interdit de jouer ({ $faction }) : { $kind }.
board-kind-projectile-weapon = arme à projectile
board-kind-poison-weapon = arme empoisonnée
board-kind-lasgun = Laser
board-kind-shield = Bouclier
board-kind-snooper = Goûte-Poison
board-kind-cheap-hero = Héros de Pacotille
board-kind-worthless = carte sans valeur

## Nexus, alliances et accords

board-nexus = Nexus : alliances
board-allied-with = alliance avec { $factions }
board-alone = sans allié
board-offers = propose une alliance : { $faction }
board-offers-you = vous propose une alliance
board-nexus-ally = Proposer l’alliance
board-nexus-accept = Accepter
board-nexus-reject = Refuser
board-alliances = Alliances
board-no-alliances = Personne n’est allié.
board-deals-open = Propositions
board-deals-yours = On vous propose
board-deals-made = Accords
board-no-deals = Pas encore d’accord.
board-agreed = est d’accord
board-deal-n = nº { $n }
board-to = à
board-at-once = tout de suite
board-when = au début de la phase { $phase }, tour { $turn }
board-would-cancel = Annuleraient :
board-deal-accept = Accepter
board-deal-decline = Décliner
board-deal-counter = Contre-proposition
board-deal-waits = Proposé par { $faction }. Doivent encore consentir : { $others }.
board-deal-withdraw = Retirer
board-deal-cancel = Annuler
board-deal-new = Un nouvel accord
board-deal-hint = Choisissez avec qui, puis qui paie quoi et ce qui est promis. L’accord vaut dès que tous ont consenti.
board-deal-with = Avec qui ?
board-deal-with-first = Choisissez avec qui : le reste sera rempli.
board-deal-payment = Qui paie quoi ?
board-deal-way = Paiement
board-deal-pay = Je paie
board-deal-ask = Je demande
board-deal-payee = À
board-deal-payer = De
board-deal-add = Ajouter
board-deal-card = Carte
board-deal-no-card = Aucune carte
board-deal-at = Quand est-ce payé ?
board-deal-common = Accords courants
board-deal-common-share = Partager l’épice
board-deal-common-share-note = Chacun donne la moitié à l’autre.
board-deal-common-secret = Acheter le secret d’une carte
board-deal-common-secret-note = 2 Épices contre une réponse sincère.
board-deal-common-peace = Pas d’attaque ici
board-deal-common-peace-note = Une Forteresse est épargnée ce tour.
board-deal-common-vote = Payer un vote
board-deal-common-vote-note = 3 Épices contre un vote au Nexus.
board-deal-promise-peace = Aucune attaque entre nous au tour { $n }.
board-deal-promise-attack = { $faction } attaque { $place } au tour { $n }.
board-deal-promise-no-attack = { $faction } n’attaque pas { $place } au tour { $n }.
board-deal-promise-share = Nous partageons l’Épice que l’un de nous récolte au tour { $n }.
board-deal-promise-secret = { $faction } révèle sincèrement une de ses cartes au tour { $n }.
board-deal-promise-vote = { $faction } s’allie avec { $other } au Nexus du tour { $n }.
board-deal-promise-no-vote = { $faction } ne s’allie pas avec { $other } au Nexus du tour { $n }.
board-deal-promise-told = { $faction } détient cette carte : { $card }.
board-deal-this-turn = Ce tour
board-deal-next-turn = Tour suivant
board-deal-turn = Tour { $n }
board-deal-begins = au début de la phase { $phase }
board-deal-moment = Moment
board-deal-pay-later = Payer alors
board-deal-promise = Que promet-on ?
board-deal-kind = Promesse
board-deal-kind-words = Dans mes mots
board-deal-kind-peace = Paix entre nous
board-deal-kind-no-attack = Pas d’attaque
board-deal-kind-attack = Une attaque
board-deal-kind-share = Épice partagée
board-deal-kind-secret = Le secret d’une carte
board-deal-kind-vote = Une alliance au Nexus
board-deal-promiser = Qui
board-deal-place = Forteresse
board-deal-words = Ce qui est promis, dans vos mots
board-deal-whole = Votre proposition
board-deal-whole-with = Votre proposition à { $factions }
board-deal-empty = Rien n’est encore payé ni promis.
board-deal-send = Proposer
board-deal-drop = Abandonner
board-deal-closed = Aucun accord ne peut être conclu maintenant.

## À tout moment

board-any-time = Vous pouvez à tout moment
board-any-truthtrance = Jouer Transe de Vérité
board-any-ghola = Jouer Ghola Tleilaxu
board-any-gift = Donner de l’Épice
board-any-show = Montrer quelque chose
board-any-promise = Changer votre promesse
board-any-karama-call-worm = Karama : appeler un ver
board-any-karama-swap-cards = Karama : échanger des cartes
board-any-karama-revive-free = Karama : enrôler gratuitement
board-ask-card = Avez-vous cette carte ?
board-ask-traitor = Ce chef est-il votre traître ?
board-ask-spice = Avez-vous au moins tant d’Épice ?
board-ask-prediction = Avez-vous prédit cette faction ?
board-ask-prediction-turn = Avez-vous prédit ce tour ?
board-ask-plays = Jouerez-vous cette carte ?
board-ask-leads = Ce chef mènera-t-il vos troupes ?
board-ask-words = Toute autre question à laquelle on répond par oui ou par non
board-ask = Demander

## Whoever has no name of their own is called as the faction is

classic-faction-atreides = Atreides
classic-faction-bene-gesserit = Bene Gesserit
classic-faction-emperor = Empereur
classic-faction-fremen = Fremen
classic-faction-guild = Guilde
classic-faction-harkonnen = Harkonnen
