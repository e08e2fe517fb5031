### Dune, the classic game: what happened, what is asked, why not, and what one may choose.
### $x-the, $x-of, $x-inline: the name $x in that form, if it has one; $x-key: its key.
### $location: territory and sector in one; $quote: a player’s own words; $faction-number: one or many.

## Numbers

classic-count-forces = { $n ->
    [one] { $n } troupe
   *[other] { $n } troupes
}
classic-count-spice = { $n ->
    [one] { $n } Épice
   *[other] { $n } Épices
}
classic-count-price = { $spice ->
    [one] { $spice } Épice
   *[other] { $spice } Épices
}
classic-count-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
classic-count-sectors = { $n ->
    [one] { $n } secteur
   *[other] { $n } secteurs
}
classic-dial = { $half ->
    [0] { $dial }
   *[other] { $dial ->
       [0] ½
      *[other] { $dial }½
    }
}
classic-total = { $half ->
    [0] { $n }
   *[other] { $n ->
       [0] ½
      *[other] { $n }½
    }
}
classic-none = rien
    .the = aucun
    .inline = aucune

## Grammar

classic-number = { $faction-key ->
    [classic-faction-bene-gesserit] one
    [classic-faction-emperor] one
    [classic-faction-guild] one
    [named] one
   *[other] many
}
classic-ending = { $faction-number ->
    [one] { "" }
   *[many] nt
}
classic-to-faction = { $faction-key ->
    [classic-faction-atreides] aux Atreides
    [classic-faction-bene-gesserit] au Bene Gesserit
    [classic-faction-emperor] à l’Empereur
    [classic-faction-fremen] aux Fremen
    [classic-faction-guild] à la Guilde
    [classic-faction-harkonnen] aux Harkonnen
   *[other] à { $faction }
}
classic-to-other = { $other-key ->
    [classic-faction-atreides] aux Atreides
    [classic-faction-bene-gesserit] au Bene Gesserit
    [classic-faction-emperor] à l’Empereur
    [classic-faction-fremen] aux Fremen
    [classic-faction-guild] à la Guilde
    [classic-faction-harkonnen] aux Harkonnen
   *[other] à { $other }
}
classic-quote =  : « { $words } »
classic-use = { $power-key ->
    [classic-power-bidding-prescience] le regard sur la carte mise aux Enchères
    [classic-power-spice-prescience] le regard sur la pioche Épice
    [classic-power-battle-prescience] la Prescience
    [classic-power-kwisatz-haderach] le Kwisatz Haderach
    [classic-power-spiritual-advisor] la troupe gratuite
    [classic-power-voice] la Voix
    [classic-power-charity] l’Aumône automatique
    [classic-power-worthless-as-karama] la carte sans valeur comme Karama
    [classic-power-flip-to-fighters] le changement des conseillers en combattants
    [classic-power-intrusion] l’Intrusion
    [classic-power-treachery-payment] le paiement à l’Empereur
    [classic-power-gift-to-ally] le don d’Épice
    [classic-power-ally-extra-revival] l’enrôlement supplémentaire de l’allié
    [classic-power-sardaukar] la puissance des Sardaukar
    [classic-power-movement-two] le mouvement de deux territoires
    [classic-power-worm-immunity] l’immunité au Ver des Sables
    [classic-power-worm-protection-of-ally] la protection de l’allié contre le Ver des Sables
    [classic-power-ally-free-revival] l’enrôlement gratuit de l’allié
    [classic-power-storm-card-peek] le regard sur la carte Tempête
    [classic-power-extra-worm-placement] le placement du Ver des Sables
    [classic-power-storm-half-losses] les demi-pertes dans la tempête
    [classic-power-fedaykin] la puissance des Fedaykin
    [classic-power-free-full-strength] la pleine puissance sans Épice
    [classic-power-extra-card] la carte supplémentaire
    [classic-power-traitor-for-ally] la Trahison pour l’allié
    [classic-power-capture-leader] la capture d’un chef
    [classic-power-shipment-payment] le paiement à la Guilde
    [classic-power-half-price] le débarquement à moitié prix
    [classic-power-half-price-for-ally] le débarquement à moitié prix pour l’allié
    [classic-power-special-shipments] le débarquement entre territoires ou vers la réserve
    [classic-power-timing] le choix du moment
   *[other] { $power }
}

## Events: setup and turns

classic-player = Le joueur { $seat }
event-classic-faction = { $player } joue { $faction-the }.
event-classic-pick-clash = { $player } choisit { $faction-the }, mais une carte plus haute l’emporte.
event-classic-mulligan = { $faction-the } renonce{ classic-ending } aux cartes Traître reçues et en pioche{ classic-ending } quatre autres.
event-classic-swapped = { $faction-the } et { $other-the } changent de joueur.
event-classic-predicted = Votre prédiction : { $faction-the }, tour { $turn }.
event-classic-placed = { $faction-the } place{ classic-ending } { classic-count-forces } dans { $location-the }.
event-classic-advisor = { classic-faction-bene-gesserit.the } place un conseiller dans { $location-the }.
event-classic-turn = Le tour { $n } commence.
event-classic-phase = Phase : { $phase }.

## Events: storm

event-classic-storm-dial = { $faction-the } compose{ classic-ending } { $n } pour la tempête.
event-classic-storm-card = La carte Tempête indique { $n }.
event-classic-storm-card-seen = Vous voyez la prochaine carte Tempête : { $n }.
event-classic-weather = { $faction-the } déplace{ classic-ending } la tempête de { classic-count-sectors }.
event-classic-storm = La tempête s’arrête dans le secteur { $sector }. Premier Joueur : { $faction-the }.
event-classic-forces-die = { $faction-the } { $faction-number ->
    [one] perd
   *[many] perdent
} { classic-count-forces } dans { $location-the }.
event-classic-spice-lost = La tempête emporte { classic-count-spice } dans { $location-the }.
event-classic-plays-card = { $faction-the } joue{ classic-ending } la carte { $card }.

## Events: spice blow and Nexus

event-classic-worm-aside = Un Ver des Sables apparaît au premier tour ; il est mis de côté.
event-classic-worm-nowhere = Un Ver des Sables apparaît, sans effet.
event-classic-wall-stronghold = Le quatrième Ver des Sables est venu : le Mur du Bouclier est une forteresse.
event-classic-worm = Un Ver des Sables surgit dans { $territory-the }.
event-classic-blow = Explosion d’Épice : { classic-count-spice } dans { $location-the }.
event-classic-blow-in-storm = Explosion d’Épice dans { $location-the }, sous la tempête : aucune Épice.
event-classic-spice-reshuffle = Les cartes Épice défaussées forment une nouvelle pioche.
event-classic-nexus = Nexus : des Alliances peuvent être formées et rompues.
event-classic-alliance-offer = { $faction-the } propose{ classic-ending } une Alliance { classic-to-other }.
event-classic-alliance-refused = { $faction-the } refuse{ classic-ending } l’offre { $other-of }.
event-classic-alliance = { $faction-the } et { $other-the } sont désormais alliés.
event-classic-alliance-broken = { $faction-the } quitte{ classic-ending } l’Alliance.
event-classic-alliances-end = Toutes les Alliances prennent fin.

## Events: charity and bidding

event-classic-charity = { $faction-the } touche{ classic-ending } { classic-count-spice } d’Aumône.
event-classic-hand-size = Cartes Traîtrise { $faction-of } : { $n }.
event-classic-auction = { $n ->
    [0] Aucune carte n’est mise aux Enchères.
    [one] { $n } carte est mise aux Enchères.
   *[other] { $n } cartes sont mises aux Enchères.
}
event-classic-lot-seen = Vous voyez la carte mise aux Enchères : { $card }.
event-classic-promise = { $faction-the } engage{ classic-ending } jusqu’à { classic-count-spice } pour l’Alliance.
event-classic-bid = { $faction-the } mise{ classic-ending } { classic-count-spice }.
event-classic-pass = { $faction-the } passe{ classic-ending }.
event-classic-bought = { $faction-the } paye{ classic-ending } la carte { classic-count-spice }.
event-classic-card-taken = { $faction-the } emporte{ classic-ending } la carte.
event-classic-card = Votre nouvelle carte : { $card }.
event-classic-extra-card = { $faction-the } pioche{ classic-ending } une carte de plus.
event-classic-unsold = Les cartes restantes retournent sur la pioche.
event-classic-bidding-restarts = La plus haute mise n’est plus couverte ; les Enchères pour cette carte recommencent.
event-classic-reshuffle = Les cartes Traîtrise défaussées forment une nouvelle pioche.

## Events: Karama

event-classic-karama = { $faction-the } joue{ classic-ending } { $card-key ->
    [classic-card-karama] une carte Karama
   *[other] { $card } comme Karama
}.
event-classic-stopped = Une carte Karama empêche { classic-use } ({ $faction }).
event-classic-swap-cards = { classic-faction-harkonnen.the } échangent des cartes avec { $faction-the }.
event-classic-takes-cards = { classic-faction-harkonnen.the } prennent à l’aveugle { classic-count-cards } { $faction-of }.

## Events: revival

event-classic-grant = { classic-faction-emperor.the } propose { classic-to-faction } de payer l’enrôlement de { classic-count-forces } de plus au maximum.
event-classic-grant-free = { classic-faction-fremen.the } offrent { classic-to-faction } l’enrôlement gratuit de 3 troupes.
event-classic-revived = { $faction-the } enrôle{ classic-ending } { classic-count-forces } { $spice ->
    [0] gratuitement
   *[other] pour { classic-count-price }
}.
event-classic-leader-revived = { $leader } revient des Cuves Tleilaxu.
event-classic-leader-revived-unnamed = { $faction-the } ressuscite{ classic-ending } un chef.
event-classic-kwisatz-revived = Le Kwisatz Haderach revient des Cuves Tleilaxu.

## Events: shipment and movement

event-classic-spice-seen = Vous voyez la première carte de la pioche Épice : { $card }.
event-classic-ship-turn = C’est au tour { $faction-of } : débarquement, puis mouvement.
event-classic-ships = { $faction-the } débarque{ classic-ending } { classic-count-forces } dans { $location-the } pour { classic-count-price }.
event-classic-ships-across = { $faction-the } transfère{ classic-ending } { classic-count-forces } vers { $location-the } pour { classic-count-price }.
event-classic-ships-back = { $faction-the } ramène{ classic-ending } { classic-count-forces } à la réserve pour { classic-count-price }.
event-classic-reinforces = { $faction-the } amène{ classic-ending } { classic-count-forces } dans { $location-the }.
event-classic-shipment-stopped = { classic-faction-guild.the } arrête le débarquement.
event-classic-moves = { $faction-the } déplace{ classic-ending } { classic-count-forces } { $start-of } vers { $location-the }.
event-classic-follows = { classic-faction-bene-gesserit.the } place une troupe dans { $location-the }.
event-classic-advisors = Dans { $territory-the }, les troupes { $faction-of } sont désormais des conseillers.
event-classic-fighters = Dans { $territory-the }, les troupes { classic-faction-bene-gesserit.of } sont désormais des combattants.

## Events: battle

event-classic-battle = { $faction-the } attaque{ classic-ending } { $other-the } dans { $location-the }.
event-classic-leaderless = { $faction-the } n’aligne{ classic-ending } ni chef ni Héros de Pacotille.
event-classic-voice-play = La Voix ordonne { classic-to-faction } de jouer { $kind-inline }.
event-classic-voice-no = La Voix ordonne { classic-to-faction } de ne pas jouer { $kind-of }.
event-classic-foresees = { classic-faction-atreides.the } demandent { classic-to-faction } { $element-the } du plan.
event-classic-foretold = { $faction-the } annonce{ classic-ending } : { $answer }.
event-classic-foretold-dial = { $faction-the } annonce{ classic-ending } { classic-dial } sur la roue.
event-classic-sees-plan = { classic-faction-atreides.the } verront le plan de bataille { $faction-of }.
event-classic-plan = Plan { $faction-of } : { classic-dial } sur la roue{ $spice ->
    [0] { "" }
   *[other] { " " }avec { classic-count-price }
}, chef : { $leader-the }{ $kwisatz ->
    [0] { "" }
   *[other] { " " }avec le Kwisatz Haderach
}, arme : { $weapon-inline }, défense : { $defense-inline }.
event-classic-plan-seen = Vous voyez le plan { $faction-of } : { classic-dial } sur la roue{ $spice ->
    [0] { "" }
   *[other] { " " }avec { classic-count-price }
}, chef : { $leader-the }{ $kwisatz ->
    [0] { "" }
   *[other] { " " }avec le Kwisatz Haderach
}, arme : { $weapon-inline }, défense : { $defense-inline }.
event-classic-treason = { $faction-the } déclare{ classic-ending } la Trahison : { $leader } trahit.
event-classic-treason-for-ally = { $faction-the } déclare{ classic-ending } la Trahison pour { $other-the }.
event-classic-wins-by-treason = { $faction-the } gagne{ classic-ending } la bataille par Trahison.
event-classic-explosion = Laser et Bouclier : tout est détruit dans { $territory-the }.
event-classic-kwisatz-dies = Le Kwisatz Haderach meurt dans l’explosion.
event-classic-total = Total { $faction-of } : { classic-total }.
event-classic-wins = { $faction-the } gagne{ classic-ending } la bataille contre { $other-the }.
event-classic-leader-dies = { $leader } ({ $faction }) meurt.
event-classic-bounty = { $faction-the } touche{ classic-ending } { classic-count-spice } pour les chefs tués.
event-classic-keeps = { $faction-the } garde{ classic-ending } la carte { $card }.
event-classic-discards = { $faction-the } défausse{ classic-ending } la carte { $card }.
event-classic-captures = { classic-faction-harkonnen.the } capturent un chef { $faction-of }.
event-classic-captured = Chef captif : { $leader }.
event-classic-captive-killed = { classic-faction-harkonnen.the } tuent le captif { $faction-of } pour 2 Épices.
event-classic-captive-kept = { classic-faction-harkonnen.the } gardent le captif { $faction-of }.
event-classic-captive-returns = Un chef captif { $faction-of } rentre chez lui.

## Events: spice collection and victory

event-classic-collects = { $faction-the } récolte{ classic-ending } { classic-count-spice } dans { $location-the }.
event-classic-income = { $faction-the } touche{ classic-ending } { classic-count-spice } pour { $territory-the }.
event-classic-winner = { $faction-the } gagne{ classic-ending } la partie : { $reason }.

## Events: gifts, secrets and Truthtrance

event-classic-gift = { classic-faction-emperor.the } donne de l’Épice { classic-to-faction }.
event-classic-gift-given = { classic-faction-emperor.the } a donné { classic-count-spice } { classic-to-faction }.
event-classic-shows-card = { $faction-the } montre{ classic-ending } une carte : { $card }.
event-classic-shows-traitor = { $faction-the } montre{ classic-ending } un traître : { $leader }.
event-classic-shows-prediction = La prédiction est montrée : { $faction-the }, tour { $turn }.
event-classic-shows-spice = { $faction-the } montre{ classic-ending } { classic-count-spice }.
event-classic-truthtrance = { $faction-the } joue{ classic-ending } la carte { classic-card-truthtrance } ; la réponse { $other-of } devra être vraie.
event-classic-asks-card = Question { classic-to-faction } : avez-vous la carte { $card } ?
event-classic-asks-traitor = Question { classic-to-faction } : avez-vous la carte Traître { $leader } ?
event-classic-asks-spice = Question { classic-to-faction } : avez-vous au moins { classic-count-spice } ?
event-classic-asks-prediction = Question { classic-to-faction } : avez-vous prédit { $other-the } ?
event-classic-asks-turn = Question { classic-to-faction } : avez-vous prédit le tour { $n } ?
event-classic-asks-plays = Question { classic-to-faction } : jouerez-vous la carte { $card } ?
event-classic-asks-leads = Question { classic-to-faction } : jouerez-vous { $leader } ?
event-classic-asks-words = Question { classic-to-faction }{ $quote }.
event-classic-answers-yes = Réponse { $faction-of } : oui.
event-classic-answers-no = Réponse { $faction-of } : non.
event-classic-answers-unknowable = Réponse { $faction-of } : impossible à savoir.
event-classic-question-withdrawn = { $faction-the } garde{ classic-ending } la carte { classic-card-truthtrance }.

## Events: deals

event-classic-deal-proposed = { $faction-the } propose{ classic-ending } l’accord { $n }{ $quote }.
event-classic-deal-agreed = { $faction-the } accepte{ classic-ending } l’accord { $n }.
event-classic-deal-declined = { $faction-the } refuse{ classic-ending } l’accord { $n }.
event-classic-deal-withdrawn = { $faction-the } retire{ classic-ending } l’accord { $n }.
event-classic-deal-failed = L’accord { $n } échoue : { $faction-the } ne { $faction-number ->
    [one] peut
   *[many] peuvent
} pas payer tout de suite.
event-classic-deal-failed-cards = L’accord { $n } échoue : { $faction-the } ne { $faction-number ->
    [one] peut
   *[many] peuvent
} pas échanger les cartes maintenant.
event-classic-deal = L’accord { $n } { $faction-of } est conclu{ $quote }.
event-classic-deal-at-once = À payer aussitôt : { classic-count-spice } { $faction-of } { classic-to-other }.
event-classic-deal-card = À donner aussitôt : { $card }, { $faction-of } { classic-to-other }.
event-classic-deal-later = À payer au tour { $turn }, phase { $phase } : { classic-count-spice } { $faction-of } { classic-to-other }.
event-classic-bribe = { $faction-the } paye{ classic-ending } { classic-count-spice } { classic-to-other }.
event-classic-deal-cancel = { $faction-the } souhaite{ classic-ending } annuler l’accord { $n }.
event-classic-deal-cancelled = L’accord { $n } est annulé.
event-classic-card-traded = { $faction-the } donne{ classic-ending } { $card } { classic-to-other }.

## How the game ended

classic-win-strongholds = assez de forteresses
classic-win-prediction = la prédiction s’est réalisée
classic-win-fremen = la victoire Fremen
classic-win-guild = la victoire de la Guilde
classic-win-fremen-default = personne d’autre n’a gagné
classic-win-most-strongholds = le plus de forteresses
classic-end-strongholds = Au tour { $turn }, le camp { $faction-of } tient assez de forteresses.
classic-end-prediction = La victoire du tour { $turn } avait été prédite : elle revient { classic-to-faction }.
classic-end-fremen = Personne n’avait gagné après le tour { $turn } : le camp { $faction-of } l’emporte ({ classic-advantage-fremen-victory }).
classic-end-guild = Personne n’avait gagné après le tour { $turn } : le camp { $faction-of } l’emporte ({ classic-advantage-guild-victory }).
classic-end-fremen-default = Personne n’avait gagné après le tour { $turn } : sans la Guilde, le camp { $faction-of } l’emporte.
classic-end-most-strongholds = Après le tour { $turn }, { $faction-the } { $faction-number ->
    [one] tient
   *[many] tiennent
} le plus de forteresses ; à égalité, la victoire est partagée.

## Prompts

ask-draft = Quelle faction jouez-vous ?
ask-secret-draft = Quelle faction voulez-vous ? Personne ne voit votre choix avant que tous aient choisi.
ask-swap-faction = Vous jouez { $faction-the }. Voulez-vous échanger avec un autre joueur ?
ask-consent = Le joueur { $other-of } voudrait jouer { $faction-the }. Acceptez-vous l’échange ?
ask-prediction = { $faction } : quelle faction gagnera, et à quel tour ?
ask-traitor = { $faction } : quel chef gardez-vous comme traître ?
ask-mulligan = { $faction } : remettez-vous vos cartes Traître pour en piocher quatre autres ?
ask-split = { $faction } : combien de troupes commencent dans { $location-the } ?
ask-first-advisor = { $faction } : où placez-vous votre premier conseiller ?
ask-storm-dial = { $faction } : quel nombre composez-vous pour la tempête ?
ask-before-storm = { $faction } : jouez-vous une carte avant que la tempête avance ?
ask-weather = { $faction } : de combien de secteurs la tempête avance-t-elle ?
ask-storm-losses = { $faction } : la tempête tue { classic-count-forces } dans { $location-the }. À vous de choisir.
ask-pause = { $faction } : un moment pour les cartes jouables à tout moment. On continue ?
ask-protect = { $faction } : un Ver des Sables atteint les troupes { $other-of } dans { $territory-the }. Les protégez-vous ?
ask-worm = { $faction } : où placez-vous ce Ver des Sables ?
ask-nexus = { $faction } : formez-vous ou rompez-vous une Alliance ?
ask-ride = { $faction } : chevauchez-vous le Ver des Sables { $territory-of }, et vers où ?
ask-charity = { $faction } : réclamez-vous l’Aumône ?
ask-promise = { $faction } : combien payez-vous au plus pour votre allié ?
ask-bid = { $faction } : { $n ->
    [0] personne n’a encore misé. Misez-vous ?
   *[other] la plus haute mise est de { classic-count-spice }. Misez-vous plus ?
}
ask-pay = { $faction } : la carte est à vous pour { classic-count-spice }. Comment payez-vous ?
ask-response = { $what ->
    [power] { $faction } : empêchez-vous { classic-use } { $other-of } avec une carte Karama ?
    [shipment] { $faction } : répondez-vous au débarquement { $other-of } avec une carte Karama ?
   *[several] { $faction } : répondez-vous avec une carte Karama ?
}
ask-swap-count = { $faction } : combien de cartes { $other-of } prenez-vous ?
ask-give-back = { $faction } : quelle carte donnez-vous en retour ?
ask-grant = { $faction } : combien de troupes de plus payez-vous { classic-to-other } ?
ask-grant-free = { $faction } : offrez-vous { classic-to-other } l’enrôlement gratuit de 3 troupes ?
ask-revive = { $faction } : combien de troupes enrôlez-vous ?
ask-revive-leader = { $faction } : ressuscitez-vous un chef ?
ask-to-fighters = { $faction } : où vos conseillers deviennent-ils combattants ?
ask-step-in = { $faction } : jouez-vous votre tour maintenant ?
ask-lend = { $faction } : prêtez-vous { classic-to-other } vos débarquements à moitié prix et entre territoires ?
ask-ship = { $faction } : débarquez-vous, et où ?
ask-cargo = { $faction } : combien de troupes vont dans { $location-the } ?
ask-ship-pay = { $faction } : débarquer { classic-count-forces } dans { $location-the } coûte { classic-count-price }. Comment payez-vous ?
ask-cross-to = { $faction } : vers où transférez-vous les troupes { $territory-of } ?
ask-forces = { $faction } : combien de troupes { $location-of } partent ?
ask-move = { $faction } : déplacez-vous des troupes, et d’où ?
ask-move-to = { $faction } : vers où déplacez-vous les troupes { $territory-of } ?
ask-follow = { $faction } : des troupes ont débarqué dans { $location-the }. En placez-vous une gratuitement ?
ask-intrusion = { $faction } : des troupes { $other-of } arrivent dans { $territory-the }. Vos combattants deviennent-ils conseillers ?
ask-side = { $faction } : arrivez-vous dans { $location-the } en combattants ou en conseillers ?
ask-arrival-losses = { $faction } : la tempête dans { $location-the } tue { classic-count-forces } à l’arrivée. À vous de choisir.
ask-battle = { $faction } : quelle bataille livrez-vous maintenant ?
ask-the-voice = { $faction } : utilisez-vous la Voix contre { $other-the } ?
ask-prescience = { $faction } : que voulez-vous savoir du plan { $other-of } ?
ask-foretell = { $faction } : { classic-faction-atreides.the } demandent { $element-the } de votre plan. Que répondez-vous ?
ask-see-plan = { $faction } : jouez-vous une carte Karama pour voir un plan de bataille ?
ask-plan = { $faction } : votre plan de bataille. { $part }
ask-treason = { $faction } : déclarez-vous la Trahison ?
ask-losses = { $faction } : quelles troupes perdez-vous ?
ask-losses-at = { $faction } : il vous reste { classic-count-forces } à perdre. Combien dans { $location-the } ?
ask-keep-card = { $faction } : gardez-vous la carte { $card } ?
ask-capture = { $faction } : capturez-vous un chef { $other-of } ?
ask-captive = { $faction } : gardez-vous le captif, ou le tuez-vous ?
ask-any-time = { $faction } : ce que vous pouvez faire à tout moment.
ask-question = { $faction } : que demandez-vous { classic-to-other } ?
ask-truth = { $faction } : dites la vérité { classic-to-other }. Que répondez-vous ?
ask-revive-free = { $faction } : qui revient gratuitement des Cuves Tleilaxu ?

## Parts of a battle plan

classic-part-dial = Quel nombre composez-vous sur la roue ?
    .the = le nombre sur la roue
classic-part-support = Combien d’Épices soutiennent vos troupes ?
    .the = l’Épice
classic-part-leader = Quel chef ?
    .the = le chef
classic-part-kwisatz = Le Kwisatz Haderach l’accompagne-t-il ?
    .the = le Kwisatz Haderach
classic-part-weapon = Quelle arme ?
    .the = l’arme
classic-part-defense = Quelle défense ?
    .the = la défense

## Choices

label-classic-faction = Jouer { $faction-the }
label-classic-swap = Proposer un échange avec { $faction-the }
label-classic-keep-faction = Garder votre faction
label-classic-mulligan = En piocher quatre autres
label-classic-agree = Accepter
label-classic-refuse = Refuser
label-classic-predict = Prédire la victoire { $faction-of }
label-classic-predict-turn = Prédire le tour { $n }
label-classic-traitor = Garder { $leader } comme traître
label-classic-forces = { $n ->
    [0] Aucune troupe
   *[other] { classic-count-forces }
}
label-classic-forces-starred = { classic-count-forces }, dont { $starred } { $star }
label-classic-priced = { $what } : { $spice ->
    [0] gratuit
   *[other] { classic-count-price }, reste { $left }
}{ $paid ->
    [0] { "" }
   *[other] { " " }(votre allié en paie { $paid })
}
label-classic-priced-karama = { $what } : { classic-count-price } avec une carte Karama
label-classic-lose = { $n ->
    [0] Ne perdre aucune troupe
   *[other] Perdre { classic-count-forces }
}
label-classic-lose-starred = Perdre { classic-count-forces }, dont { $starred } { $star }
label-classic-revive = { $n ->
    [0] N’enrôler aucune troupe
   *[other] Enrôler { classic-count-forces }
}
label-classic-revive-starred = Enrôler { classic-count-forces }, dont { $starred } { $star }
classic-star-any = d’élite
label-classic-advisor = Placer le conseiller dans { $location-the }
label-classic-storm = Composer { $n } pour la tempête
label-classic-weather-control = Jouer la carte { classic-card-weather-control }
label-classic-family-atomics = Jouer la carte { classic-card-family-atomics }
label-classic-sectors = Faire avancer la tempête de { classic-count-sectors }
label-classic-decline = Décliner
label-classic-decline-at-before-storm = Ne jouer aucune carte
label-classic-decline-at-mulligan = Garder vos cartes Traître
label-classic-decline-at-pause = Continuer
label-classic-decline-at-worm = Ne placer aucun Ver des Sables
label-classic-decline-at-charity = Ne rien réclamer
label-classic-decline-at-response = Laisser faire
label-classic-decline-at-grant-free = Ne rien offrir
label-classic-decline-at-revive-leader = Ne ressusciter aucun chef
label-classic-decline-at-lend = Ne rien prêter
label-classic-decline-at-follow = Ne rien placer
label-classic-decline-at-intrusion = Rester combattants
label-classic-decline-at-the-voice = Ne pas utiliser la Voix
label-classic-decline-at-prescience = Ne rien demander
label-classic-decline-at-see-plan = Ne voir aucun plan
label-classic-decline-at-capture = Ne capturer personne
label-classic-protect = Protéger les troupes de l’allié
label-classic-abandon = Abandonner les troupes de l’allié au Ver des Sables
label-classic-worm = Placer le Ver des Sables dans { $territory-the }
label-classic-ally = Proposer une Alliance { classic-to-faction }
label-classic-accept = Accepter l’offre { $faction-of }
label-classic-reject = Refuser l’offre { $faction-of }
label-classic-break-alliance = Quitter votre Alliance
label-classic-done = Terminer
label-classic-done-at-nexus = Terminer ce Nexus
label-classic-done-at-to-fighters = Ne plus changer de conseillers
label-classic-ride = Chevaucher vers { $location-the }
label-classic-stay = Rester sur place
label-classic-claim = Réclamer l’Aumône
label-classic-bid = Miser { classic-count-spice }
label-classic-pass = Passer
label-classic-pass-at-ship = Ne pas débarquer
label-classic-pass-at-move = Terminer votre tour
label-classic-pay = Payer
label-classic-pay-at-pay = Payer { classic-count-spice }
label-classic-pay-at-ship-pay = Payer { classic-count-price }
label-classic-promise = { $n ->
    [0] Ne rien payer pour votre allié
   *[other] Payer jusqu’à { classic-count-spice } pour votre allié
}
label-classic-stop = Karama : empêcher { classic-use }
label-classic-stop-with = { $card } comme Karama : empêcher { classic-use }
label-classic-buy = Karama : prendre la carte sans payer
label-classic-buy-with = { $card } comme Karama : prendre la carte sans payer
label-classic-half-price = Karama : débarquer à moitié prix
label-classic-half-price-with = { $card } comme Karama : débarquer à moitié prix
label-classic-karama-see-plan = Karama : voir le plan { $faction-of }
label-classic-karama-call-worm = Karama : appeler un Ver des Sables dans { $territory-the }
label-classic-karama-swap-cards = Karama : échanger des cartes avec { $faction-the }
label-classic-take = { $n ->
    [0] Ne prendre aucune carte
   *[other] Prendre { classic-count-cards }
}
label-classic-give = Donner la carte { $card }
label-classic-karama-revive-free = Karama : enrôler des troupes ou ressusciter un chef gratuitement
label-classic-karama-stop-shipment = Karama : arrêter le débarquement
label-classic-revive-leader = Ressusciter { $leader }
label-classic-revive-kwisatz = Ressusciter le Kwisatz Haderach
label-classic-grant = { $n ->
    [0] Ne payer aucune troupe de plus
   *[other] Payer { classic-count-forces } de plus
}
label-classic-grant-free = Offrir à l’allié l’enrôlement gratuit de 3 troupes
label-classic-ship = Débarquer dans { $location-the }
label-classic-cross = Transférer des troupes { $territory-of } vers un autre territoire
label-classic-back = Ramener des troupes { $territory-of } à la réserve
label-classic-reinforce = Amener des renforts dans { $location-the }
label-classic-to = Vers { $location-the }
label-classic-follow-polar-sink = Une troupe dans { classic-territory-polar-sink.the }
label-classic-follow-advisor = Un conseiller au même endroit
label-classic-become-advisors = Devenir conseillers
label-classic-lend = Prêter vos débarquements à moitié prix et entre territoires
label-classic-act-now = Jouer maintenant
label-classic-wait = Attendre
label-classic-fighters = Devenir combattants dans { $territory-the }
label-classic-move = Déplacer des troupes { $territory-of }
label-classic-hajr = Jouer la carte { classic-card-hajr } pour un mouvement de plus
label-classic-as-fighters = En combattants
label-classic-as-advisors = En conseillers
label-classic-battle = Combattre { $faction-the } dans { $location-the }
label-classic-voice-no = Ne pas jouer { $kind-of }
label-classic-voice-play = Jouer { $kind-inline }
label-classic-foresee = Demander { $element-the }
label-classic-dial = Composer { classic-dial }
label-classic-support = { $n ->
    [0] Aucune Épice
   *[other] Soutenir avec { classic-count-spice }
}
label-classic-leader = Jouer { $leader }
label-classic-leader-cheap = Jouer { classic-kind-cheap-hero.inline } à la place d’un chef
label-classic-leader-none = Aucun chef
label-classic-with-kwisatz = Avec le Kwisatz Haderach
label-classic-without-kwisatz = Sans le Kwisatz Haderach
label-classic-weapon = Arme : { $card }
label-classic-weapon-none = Aucune arme
label-classic-defense = Défense : { $card }
label-classic-defense-none = Aucune défense
label-classic-treason = Déclarer la Trahison
label-classic-silent = Ne rien dire
label-classic-keep = Garder la carte { $card }
label-classic-discard = Défausser la carte { $card }
label-classic-capture = Capturer un chef au hasard
label-classic-kill-captive = Tuer le captif pour 2 Épices
label-classic-keep-captive = Garder le captif
label-classic-truthtrance = Transe de Vérité : poser une question { classic-to-faction }
label-classic-ask-card = Demander : avez-vous la carte { $card } ?
label-classic-ask-traitor = Demander : avez-vous la carte Traître { $leader } ?
label-classic-ask-spice = Demander : avez-vous au moins { classic-count-spice } ?
label-classic-ask-prediction = Demander : avez-vous prédit { $faction-the } ?
label-classic-ask-prediction-turn = Demander : avez-vous prédit le tour { $n } ?
label-classic-ask-plays = Demander : jouerez-vous la carte { $card } ?
label-classic-ask-leads = Demander : jouerez-vous { $leader } ?
label-classic-ask-words = Poser votre propre question{ $quote }
label-classic-withdraw-question = Reprendre la carte { classic-card-truthtrance }
label-classic-yes = Oui
label-classic-no = Non
label-classic-unknowable = Impossible à savoir
label-classic-ghola = Ghola : ressusciter { $leader }
label-classic-ghola-kwisatz = Ghola : ressusciter le Kwisatz Haderach
label-classic-ghola-forces = Ghola : enrôler jusqu’à 5 troupes
label-classic-gift = Donner { classic-count-spice } { classic-to-faction }
label-classic-show-hand = Montrer vos cartes Traîtrise { classic-to-faction }
label-classic-show-traitors = Montrer vos traîtres { classic-to-faction }
label-classic-show-prediction = Montrer votre prédiction { classic-to-faction }
label-classic-show-spice = Montrer votre Épice { classic-to-faction }
label-classic-deal-with = Négocier un accord avec { $faction-the }
label-classic-deal-pay = Dans l’accord : payer { classic-count-spice } { classic-to-faction }
label-classic-deal-ask = Dans l’accord : recevoir { classic-count-spice } { $faction-of }
label-classic-deal-give = Dans l’accord : donner { $card } { classic-to-faction }
label-classic-deal-want = Dans l’accord : recevoir { $card } { $faction-of }
label-classic-deal-at = À payer au tour { $turn }, phase { $phase }
label-classic-deal-send = Proposer l’accord{ $quote }
label-classic-deal-drop = Abandonner l’accord
label-classic-deal-accept = Accepter l’accord { $n }
label-classic-deal-decline = Refuser l’accord { $n }
label-classic-deal-withdraw = Retirer l’accord { $n }
label-classic-deal-cancel = Annuler l’accord { $n }, si tous le veulent

## Refusals: not now, not you, not in this game

refuse-classic-only = Cela n’appartient qu’{ classic-to-faction }.
refuse-classic-advanced = Cela fait partie du jeu avancé, qui n’est pas joué ici.
refuse-classic-absent = La faction { $faction } n’est pas dans cette partie.
refuse-classic-two-players = À deux joueurs, aucune Alliance n’est possible.
refuse-classic-phase = Cela se fait pendant la phase { $phase } ; c’est la phase { $now }.
refuse-classic-setup = Pendant la mise en place, on ne joue pas de carte et on ne conclut pas d’accord.
refuse-classic-busy = Une autre carte ou un autre avantage est en cours ; il faut d’abord finir.
refuse-classic-must-answer = Ici, vous devez choisir.
refuse-classic-no-answer = Cela ne fait pas partie de ce que vous pouvez choisir ici.
refuse-classic-stopped = Une carte Karama a empêché { classic-use }.
refuse-classic-special-used = Vous avez déjà utilisé votre pouvoir spécial ; il ne sert qu’une fois par partie.
refuse-classic-first-turn = Pas avant le tour 2.
refuse-classic-own-faction = Choisissez la faction d’un autre joueur.

## Refusals: when each thing is done

refuse-classic-when-draft = Vous ne pouvez choisir une faction que lorsque c’est votre tour de choisir.
refuse-classic-when-swap = Vous ne pouvez échanger les factions que juste après leur attribution.
refuse-classic-when-consent = Vous ne pouvez accepter ou refuser que lorsque quelqu’un veut échanger avec vous.
refuse-classic-when-predict = Vous ne pouvez faire la prédiction qu’avant la distribution des traîtres.
refuse-classic-when-traitor = Vous ne pouvez choisir un traître que lorsque les cartes Traître sont distribuées.
refuse-classic-when-mulligan = Seuls les Harkonnen peuvent piocher de nouveau, quand les cartes Traître sont distribuées, s’ils ont reçu deux de leurs propres chefs et que l’option est active.
refuse-classic-when-advisor = Vous ne pouvez placer le premier conseiller qu’après les troupes des Fremen.
refuse-classic-when-forces = Vous ne pouvez indiquer le nombre de troupes qu’une fois leur destination choisie.
refuse-classic-when-storm-dial = Seuls les deux joueurs désignés composent, au début de la phase Tempête.
refuse-classic-when-weather = Vous ne pouvez jouer cette carte qu’à partir du tour 2, juste avant que la tempête avance.
refuse-classic-when-sectors = Vous ne pouvez fixer le mouvement de la tempête qu’après avoir joué la carte { classic-card-weather-control }.
refuse-classic-when-lose = Vous ne choisissez des pertes que lorsqu’on vous le demande.
refuse-classic-when-protect = Vous ne pouvez en décider que lorsqu’un Ver des Sables atteint des troupes de votre allié.
refuse-classic-when-worm = Vous ne placez que les Vers des Sables qui suivent le premier d’une Explosion d’Épice.
refuse-classic-when-nexus = Les Alliances ne se forment et ne se rompent que pendant un Nexus.
refuse-classic-when-ride = Vous ne pouvez chevaucher qu’après le Nexus, depuis un territoire où un Ver des Sables a surgi.
refuse-classic-when-charity = Vous ne pouvez réclamer l’Aumône qu’une fois, quand la question est posée à tous.
refuse-classic-when-bid = Ce n’est pas à vous de miser.
refuse-classic-when-buy = Une carte Karama ne peut prendre la carte que lorsque c’est à vous de miser ou de payer.
refuse-classic-when-pay = Vous n’avez rien à payer maintenant.
refuse-classic-when-promise = Vous ne pouvez annoncer ce que vous payez pour un allié qu’avant l’Enchère d’une carte, avant son débarquement et, si l’option est active, avant son plan de bataille.
refuse-classic-when-stop = Une carte Karama ne peut empêcher un avantage qu’au moment où il est utilisé.
refuse-classic-when-half = Une carte Karama ne peut réduire le prix qu’au moment de payer un débarquement.
refuse-classic-when-no-landing = Vous ne pouvez arrêter un débarquement que lorsqu’une autre faction l’annonce.
refuse-classic-when-see-plan = Vous ne pouvez demander à voir un plan qu’après la Voix et la Prescience, avant la préparation des plans.
refuse-classic-when-exchange = Les cartes ne changent de main que lors de l’échange des Harkonnen.
refuse-classic-when-revive = Vous ne pouvez enrôler des troupes qu’à votre tour, pendant la phase Enrôlement.
refuse-classic-when-revive-leader = Vous ne pouvez ressusciter un chef qu’après vos troupes, quand la question vous est posée.
refuse-classic-when-grant = Vous ne pouvez aider votre allié que juste avant son enrôlement.
refuse-classic-when-ship = Vous ne pouvez débarquer qu’une seule fois, au début de votre tour et avant de vous déplacer.
refuse-classic-when-to = Dites d’abord d’où, puis vers où.
refuse-classic-when-follow = Vous ne pouvez placer une troupe que juste après le débarquement hors planète d’une autre faction.
refuse-classic-when-intrusion = Vous ne pouvez en décider que lorsqu’une autre faction rejoint vos combattants.
refuse-classic-when-step-in = Vous ne pouvez le faire qu’avant le tour d’une autre faction, quand la question vous est posée.
refuse-classic-when-lend = Vous ne pouvez prêter vos routes qu’au début du tour de votre allié.
refuse-classic-when-fighters = Les conseillers ne peuvent devenir combattants qu’avant tout débarquement.
refuse-classic-when-move = Vous ne pouvez vous déplacer qu’après votre débarquement, quand la question vous est posée.
refuse-classic-when-side = Vous ne pouvez choisir un côté que lorsqu’un groupe rejoint d’autres factions.
refuse-classic-when-battle = Seul l’agresseur peut choisir la bataille suivante, quand il y en a plusieurs.
refuse-classic-when-voice = Vous ne pouvez employer la Voix qu’au début d’une de vos batailles ou de celles de votre allié.
refuse-classic-when-prescience = Vous ne pouvez employer la Prescience qu’après la Voix, dans une de vos batailles ou de celles de votre allié.
refuse-classic-when-plan = Vous ne préparez pas de plan de bataille maintenant.
refuse-classic-when-treason = Vous ne pouvez déclarer une Trahison que juste après la révélation des plans.
refuse-classic-when-keep = Seul le vainqueur d’une bataille peut garder ou défausser des cartes, quand on le lui demande.
refuse-classic-when-capture = Vous ne pouvez capturer un chef qu’après avoir gagné une bataille.
refuse-classic-when-captive = Vous ne venez de capturer personne.
refuse-classic-when-ask = Jouez d’abord la carte { classic-card-truthtrance }.
refuse-classic-when-answer = Personne ne vous a posé de question.

## Refusals: setup and storm

refuse-classic-taken = { $faction-the } { $faction-number ->
    [one] a
   *[many] ont
} déjà un joueur.
refuse-classic-swap-own = Vous jouez vous-même cette faction.
refuse-classic-predict-faction-first = Désignez d’abord la faction.
refuse-classic-predict-turn-now = Vous avez désigné la faction ; désignez maintenant le tour.
refuse-classic-predict-self = Le Bene Gesserit prédit la victoire d’une autre faction.
refuse-classic-turns = Cette partie compte les tours 1 à { $most }.
refuse-classic-not-dealt = { $leader } n’est pas parmi vos cartes Traître.
refuse-classic-storm-dial = Composez de { $least } à { $most } pour cette tempête.
refuse-classic-atomics-far = Vous n’avez pas de troupe combattante sur le Mur du Bouclier ni à côté.
refuse-classic-atomics-storm = La tempête sépare vos troupes du Mur du Bouclier.

## Refusals: worms and alliances

refuse-classic-not-sand = Les Vers des Sables ne viennent que dans le désert, pas dans { $territory-the }.
refuse-classic-between-blows = Un Ver des Sables s’appelle entre deux étapes de l’Explosion d’Épice.
refuse-classic-ally-self = Vous ne pouvez pas être votre propre allié.
refuse-classic-allied-already = Vous êtes déjà allié avec { $faction-the }.
refuse-classic-two-alliances = Vous et { $faction-the } êtes dans des Alliances différentes ; nul n’en a deux.
refuse-classic-alliance-limit = Une Alliance a { $most } membres au plus.
refuse-classic-alliance-all = Toutes les factions ne peuvent pas former une seule Alliance.
refuse-classic-alliance-once = Pendant un Nexus, une faction n’entre que dans une Alliance.
refuse-classic-asked-already = Vous avez déjà fait une offre { classic-to-faction }.
refuse-classic-no-offer = Il n’y a pas d’offre { $faction-of } à laquelle répondre.
refuse-classic-no-alliance = Vous n’êtes dans aucune Alliance.
refuse-classic-broke-already = Vous avez déjà quitté une Alliance pendant ce Nexus.
refuse-classic-not-ally = { $faction-the } { $faction-number ->
    [one] n’est pas votre allié
   *[many] ne sont pas vos alliés
}.

## Refusals: spice

refuse-classic-price = Cela coûte { classic-count-spice } ; vous pouvez en payer { $has }.
refuse-classic-spice-counted = L’Épice ne peut pas changer de mains pendant cette question ; proposez-la ensuite.
refuse-classic-spice = Vous ne pouvez pas dépenser { classic-count-spice } ; vous disposez de { $has }.
refuse-classic-nothing = Indiquez une quantité d’Épice.
refuse-classic-rich = Vous avez { $has } Épices ; l’Aumône est pour qui en a 0 ou 1.
refuse-classic-bid-least = Misez au moins { $least }.
refuse-classic-bid-most = Vous ne pouvez pas miser { classic-count-spice } ; vous pouvez payer { $has }.
refuse-classic-bid-uncovered = Vous ne pouvez pas payer { classic-count-spice } avec { $has } ; vous devez jouer une carte Karama.
refuse-classic-no-ally = Vous n’avez pas d’allié pour qui payer.
refuse-classic-promised-already = Vous avez déjà engagé { classic-count-spice }.
refuse-classic-promise-bound = La mise de votre allié compte sur cette promesse.

## Refusals: cards and Karama

refuse-classic-no-card = Vous n’avez pas la carte { $card }.
refuse-classic-karama-pledged = Votre carte Karama doit payer votre mise de { classic-count-spice }.
refuse-classic-own-power = C’est votre propre avantage : { classic-use }.
refuse-classic-not-in-use = Personne n’utilise cela maintenant : { classic-use }.
refuse-classic-half-whose = La carte Karama ne réduit que votre débarquement ou celui d’un allié.
refuse-classic-half-already = Le prix est déjà réduit de moitié.
refuse-classic-no-shipment = Il n’y a pas de débarquement hors planète d’une autre faction à arrêter.
refuse-classic-own-plan = Vous connaissez votre propre plan.
refuse-classic-not-in-battle = { $faction-the } ne { $faction-number ->
    [one] combat
   *[many] combattent
} pas dans cette bataille.
refuse-classic-few-cards = Vous ne pouvez pas prendre { classic-count-cards } ; il y en a { $has } en main.

## Refusals: numbers of forces

refuse-classic-few-forces = Troupes disponibles : { $has }, pas { $n }.
refuse-classic-few-normal = Troupes ordinaires disponibles : { $has }, pas { $n }.
refuse-classic-few-starred = { $force } : { $has } sur place, pas { $n }.
refuse-classic-most-forces = Vous pouvez encore en placer { $most } au plus.
refuse-classic-all-forces = C’est le dernier endroit : placez-y { classic-count-forces }.
refuse-classic-one-force = Il faut au moins une troupe.
refuse-classic-most-paid = Vous disposez de { $has } : cela en paye { $most } de plus au maximum.
refuse-classic-lose-exactly = Il faut perdre exactement { classic-count-forces }.
refuse-classic-losses = Vos pertes doivent correspondre exactement à { classic-dial } sur la roue.
refuse-classic-losses-left = Il vous reste { classic-count-forces } à perdre ; les autres secteurs doivent supporter le reste.

## Refusals: revival

refuse-classic-most-revived = Vous pouvez en enrôler { $most } au plus.
refuse-classic-most-granted = Vous pouvez encore en payer { $most } au plus.
refuse-classic-starred-once = Une seule troupe d’élite ({ $force }) revient par tour.
refuse-classic-tanks-empty = Rien à vous ne peut revenir des Cuves Tleilaxu maintenant.
refuse-classic-not-your-leader = { $leader } n’est pas un de vos chefs.
refuse-classic-lives = { $leader } n’est pas dans les Cuves Tleilaxu.
refuse-classic-captive = { $leader } est en captivité chez les Harkonnen.
refuse-classic-kwisatz-lives = Le Kwisatz Haderach n’est pas dans les Cuves Tleilaxu.
refuse-classic-revival-closed = On ne ressuscite des chefs que lorsqu’aucun n’est disponible.
refuse-classic-face-down = { $leader } a péri de nouveau et attend que tous les autres en soient là.
refuse-classic-ghola-face-down = { $leader } a péri de nouveau et ne peut pas revenir par un Ghola.

## Refusals: places, shipment and movement

refuse-classic-storm-there = La tempête couvre { $location-the }.
refuse-classic-full = Deux autres factions occupent déjà { $territory-the }.
refuse-classic-ally-there = Votre allié est dans { $territory-the }.
refuse-classic-no-forces = Vous n’avez pas de troupe dans { $territory-the }.
refuse-classic-held-by-storm = La tempête retient vos troupes dans { $territory-the }.
refuse-classic-same-territory = Les troupes { $territory-of } doivent aller dans un autre territoire.
refuse-classic-there-already = Vos troupes sont déjà dans { $location-the }.
refuse-classic-nowhere = Vos troupes dans { $territory-the } n’ont nulle part où aller.
refuse-classic-fremen-ship = Les Fremen ne débarquent pas ; ils amènent des renforts.
refuse-classic-no-reserves = Vous n’avez plus de réserve.
refuse-classic-onto-advisors = Vous ne pouvez pas débarquer sur vos conseillers dans { $territory-the }.
refuse-classic-far-from-flat = Les renforts n’arrivent qu’à deux territoires { classic-territory-the-great-flat.of } au plus, pas dans { $territory-the }.
refuse-classic-not-lent = La Guilde ne vous prête pas ses débarquements ce tour-ci.
refuse-classic-moved = Vous n’avez plus de mouvement ce tour-ci.
refuse-classic-far = Votre portée de { $n ->
    [one] 1 territoire
   *[other] { $n } territoires
} ne suffit pas pour { $location-the }.
refuse-classic-way-storm = La tempête barre le chemin vers { $location-the }.
refuse-classic-way-ally = Votre allié est sur le chemin vers { $location-the }.
refuse-classic-no-advisors = Vous n’avez pas de conseiller dans { $territory-the }.
refuse-classic-own-fighters = Vous avez des combattants dans { $territory-the }.
refuse-classic-polar-sides = Il n’y a pas de conseiller dans { classic-territory-polar-sink.the }.

## Refusals: battle

refuse-classic-fight-self = Vous ne pouvez pas vous battre contre vous-même.
refuse-classic-fight-ally = Vous ne combattez pas { $faction-the } : vous êtes du même camp.
refuse-classic-fight-polar = On ne se bat pas dans { classic-territory-polar-sink.the }.
refuse-classic-advisors-fight = Les conseillers ne combattent pas dans { $territory-the }.
refuse-classic-no-enemy = Il n’y a pas de troupe { $faction-of } dans { $territory-the }.
refuse-classic-storm-between = La tempête sépare les troupes dans { $territory-the }.
refuse-classic-fight-named = Cette bataille se désigne par { $location-the }.
refuse-classic-foretell = On ne vous demande que { $element-the }.
refuse-classic-part-done = Cette partie de votre plan est déjà fixée : { $part-the }.
refuse-classic-part-later = Une autre partie du plan passe d’abord : { $part-the }.
refuse-classic-bound = Vous avez annoncé { $element-the } aux Atreides et devez vous y tenir.
refuse-classic-bound-other = Ce que vous avez annoncé aux Atreides exclut cette carte.
refuse-classic-oath = Vous avez juré le contraire sous la { classic-card-truthtrance }.
refuse-classic-voice-play = La Voix vous ordonne de jouer { $kind-inline }.
refuse-classic-voice-no = La Voix vous interdit de jouer { $kind-inline }.
refuse-classic-halves = Les demi-points ne servent qu’aux troupes comptées pour moitié.
refuse-classic-dial-most = Vos troupes et votre Épice permettent { classic-dial } au plus.
refuse-classic-dial-exactly = Vos troupes ne peuvent pas faire exactement { classic-dial }.
refuse-classic-support-none = Vos troupes comptent à pleine puissance sans Épice.
refuse-classic-support-forces = Troupes ici : { $has } ; { classic-count-spice }, c’est trop.
refuse-classic-support-fit = Avec { classic-count-spice }, vos troupes ne peuvent pas faire exactement { classic-dial }.
refuse-classic-leader-must = Vous devez jouer un chef ou un Héros de Pacotille si vous le pouvez.
refuse-classic-dead = { $leader } est dans les Cuves Tleilaxu.
refuse-classic-elsewhere = { $leader } a déjà combattu dans { $territory-the } pendant cette phase.
refuse-classic-kwisatz-dead = Le Kwisatz Haderach est dans les Cuves Tleilaxu.
refuse-classic-kwisatz-early = Le Kwisatz Haderach vient après { $n } troupes perdues au combat ; vous en avez perdu { $has }.
refuse-classic-kwisatz-elsewhere = Le Kwisatz Haderach est dans { $territory-the } ce tour-ci.
refuse-classic-no-leader-no-card = Sans chef ni Héros de Pacotille, on ne joue pas de carte.
refuse-classic-not-weapon = La carte { $card } n’est ni une arme ni une carte sans valeur.
refuse-classic-not-defense = La carte { $card } n’est ni une défense ni une carte sans valeur.
refuse-classic-card-twice = Vous avez déjà joué cette carte comme arme.
refuse-classic-two-worthless = Dans cette partie, un plan ne contient qu’une carte sans valeur.
refuse-classic-not-traitor = { $leader } n’est pas votre traître.
refuse-classic-other-card = Il s’agit maintenant de la carte { $card }.
refuse-classic-no-prey = { $faction-the } n’{ $faction-number ->
    [one] a
   *[many] ont
} aucun chef à capturer.

## Refusals: Truthtrance and secrets

refuse-classic-no-plan = { $faction-the } ne prépare{ classic-ending } pas de plan de bataille maintenant.
refuse-classic-not-in-plan = La carte { $card } ne peut pas être dans un plan de bataille.
refuse-classic-cannot-lead = { $leader } ne peut pas mener cette bataille.
refuse-classic-question-first = Vous ne gardez la carte que si votre question est restée sans réponse possible.
refuse-classic-answer-known = Vous pouvez le savoir ; répondez par oui ou par non.
refuse-classic-answer-true = Cette réponse ne serait pas vraie.
refuse-classic-hand-empty = Vous n’avez aucune carte à montrer.

## Refusals: deals

refuse-classic-deal-none = Vous ne préparez pas d’accord ; dites d’abord avec qui.
refuse-classic-deal-ally = Les alliés ne font pas d’accords ; { $faction-the } { $faction-number ->
    [one] est
   *[many] sont
} de votre camp.
refuse-classic-deal-allies = Une des parties est alliée avec { $faction-the }.
refuse-classic-deal-party = { $faction-the } participe{ classic-ending } déjà à cet accord.
refuse-classic-deal-no-party = { $faction-the } ne participe{ classic-ending } pas à cet accord.
refuse-classic-deal-terms = Un accord compte { $most } paiements au plus.
refuse-classic-deal-asked = Vous pouvez demander { $most } Épices au plus.
refuse-classic-deal-paid = Vous pouvez offrir { $most } Épices au plus.
refuse-classic-deal-turn = Vous avez proposé { $most } accords à ce tour ; c’est le maximum.
refuse-classic-deal-many = { $most } accords sont en cours ; c’est le maximum. Il faut d’abord en décliner, en retirer ou en annuler un.
refuse-classic-deal-no-spice = Indiquez d’abord l’Épice à payer plus tard.
refuse-classic-deal-cards = À cette table, les accords ne portent pas sur les cartes Traîtrise.
refuse-classic-deal-room = Votre main dépasserait sa limite de cartes.
refuse-classic-deal-trade-when = Les cartes changent de main pendant un Nexus, la Résurrection, les débarquements et mouvements et entre deux batailles, quand aucune carte ni aucun avantage n’est en cours d’utilisation.
refuse-classic-deal-timed = Le moment de ce paiement est déjà fixé.
refuse-classic-deal-past = Ce moment est passé.
refuse-classic-deal-unknown = Vous n’avez pas d’accord { $n }.
refuse-classic-deal-made = L’accord { $n } est conclu et doit être respecté.
refuse-classic-deal-open = L’accord { $n } n’est pas conclu.
refuse-classic-deal-cancelling = Vous avez déjà demandé d’annuler l’accord { $n }.
refuse-classic-deal-own = L’accord { $n } est votre propre proposition.
refuse-classic-deal-others = L’accord { $n } a été proposé par quelqu’un d’autre.
refuse-classic-deal-agreed = Vous avez déjà accepté l’accord { $n }.

## Components

classic-entry-faction = Faction
    .many = Factions
classic-entry-leader = Chef
    .many = Chefs
classic-entry-card = Carte Traîtrise
    .many = Cartes Traîtrise
classic-entry-spice-card = Carte Épice
    .many = Cartes Épice
classic-entry-territory = Territoire
    .many = Territoires
classic-field-faction = Faction
classic-field-strength = Force
classic-field-kind = Sorte
classic-field-copies = Exemplaires
classic-field-spice = Épice
classic-field-place = Lieu
classic-field-terrain = Terrain
classic-field-sectors = Secteurs
classic-field-income = Revenu
classic-field-forces = Troupes
classic-field-start = Au départ
classic-field-reserves = Réserve
classic-field-free-revival = Enrôlement gratuit
classic-field-hand-limit = Limite de main
classic-field-leaders = Chefs
classic-field-effect = Effet
classic-about-leader = Ajoute { $n } à votre total dans une bataille ; tué, ce chef rapporte { classic-count-spice } au vainqueur.
classic-about-spice-card = Place { classic-count-spice } dans { $location-the }, sauf sous la tempête ; le prochain Ver des Sables vient dans ce territoire.
classic-about-worm = Un Ver des Sables vient dans le territoire au sommet de la défausse et dévore l’Épice et les troupes ; un Nexus suit. Au tour 1, la carte est mise de côté.
classic-about-stronghold = Une forteresse : elle compte pour la victoire et n’accueille que deux factions.
classic-about-city = Une ville : elle donne des ornithoptères (3 territoires) et 3 Épices au lieu de 2 par troupe qui récolte.
classic-about-safe = La tempête n’y fait aucun mal.
classic-about-behind-wall = { classic-territory-shield-wall.the } arrête la tempête tant qu’il tient.
classic-about-rock = Du roc : ni la tempête ni les Vers des Sables n’y font de mal.
classic-about-sand = Du désert : la tempête y tue, et les Vers des Sables y viennent.
classic-about-worms = Du désert : les Vers des Sables y viennent.
classic-about-polar = Jamais sous la tempête ; ni bataille ni Ver des Sables. Toutes les factions peuvent y être.
classic-about-forces = { classic-count-forces } dans { $location-the }
classic-about-split = { classic-count-forces } dans { $places }
classic-about-starred = { $n } { $force } ({ classic-term-advanced-game })
classic-about-income = { classic-count-spice } ({ classic-term-advanced-game })
classic-about-section = ({ $section }) { $text }
classic-about-leader-of = { $leader } ({ $n })
