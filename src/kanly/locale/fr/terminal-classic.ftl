### La table du jeu classique dans le terminal : ses titres, ses commandes, ce qu’elle dit d’elle-même.

## The table

turn-of = Tour { $n } sur { $most }
storm-at = Tempête dans le secteur { $n }
no-storm = Pas encore de tempête
wall-gone = { classic-territory-shield-wall } détruit
storm-card-is = Prochaine carte Tempête : { $n }
stopped-are = Empêché : { $powers }
classic-legend = ≈ tempête   ■ forteresse   ▲ roc   ◆ Épice   A5★2 cinq troupes dont deux d’élite   B(1) conseillers
decks = Pioches
spice-deck-has = { $n ->
    [one] { $n } carte Épice restante
   *[other] { $n } cartes Épice restantes
}
worm-comes = prochain ver : { $places }
top-spice = prochaine carte Épice : { $card }
treachery-deck-has = { $n ->
    [one] { $n } carte Traîtrise restante
   *[other] { $n } cartes Traîtrise restantes
}
discard-has = { $n ->
    [one] { $n } défaussée
   *[other] { $n } défaussées
}
seat-is = Place { $n }

## Columns

column-map = Carte
column-tanks = Cuves
column-cards = Cartes
column-leaders = Chefs
column-strongholds = Forteresses
column-allies = Alliés

## The auction and the battle

cards-to-sell = { $n ->
    [one] la dernière carte
   *[other] { $n } cartes à vendre
}
on-offer = en vente : { $card }
no-bid = pas encore d’enchère
highest-bid = { $faction } : { $n }
have-passed = ont passé : { $factions }
forces-there = Troupes
wheel = Plan de bataille
must-keep = Tenu à
no-plan = pas encore fait
sealed-plan = scellé
voice-play = doit jouer : { $card }
voice-not = ne doit pas jouer : { $card }
no-card = aucune
no-leader = aucun chef

## Behind the shield

no-treachery = Pas de carte Traîtrise
more-cards-perhaps = Cartes que personne n’a comptées
predicts = { $faction } au tour { $turn }
in-tanks = dans les Cuves
kwisatz-awake = prêt
kwisatz-sleeps = { $n } troupes sur { $most } perdues en bataille
purse-spice = Épice { $n }

## Deals

deal-pays = { $faction } : { $n ->
    [one] { $n } Épice
   *[other] { $n } Épices
} pour { $other }
deal-pays-later = { $faction } : { $n ->
    [one] { $n } Épice
   *[other] { $n } Épices
} pour { $other } au tour { $turn }, { $phase }
deal-gives = { $faction } donne { $card } à { $other }
deal-draft = Votre projet d’accord avec { $factions }
deal-waits = Un accord attend votre réponse (« anytime ») :
waits-for = attend { $factions }

## Choosing

title-ship = Débarquer à
title-reinforce = Amener des réserves à
title-to = Vers
title-ride = Chevaucher le ver vers
title-advisor = Placer le conseiller à
title-cross = Transporter d’un bout à l’autre de la planète depuis
title-back = Ramener en réserve depuis
title-move = Partir de
title-worm = Le ver va à
title-call-worm = Appeler un ver à
title-fighters = Changer les conseillers en combattants à
title-truthtrance = { classic-card-truthtrance } : interroger
title-ghola = { classic-card-tleilaxu-ghola } : ressusciter
title-karama = { classic-card-karama } : votre pouvoir spécial
title-gift = Donner de l’Épice
title-promise = Promettre de l’Épice à un allié
title-deal-answer = Répondre à un accord
title-deal = Conclure un accord
title-show = Montrer ce qui est à vous
unknown-amount = { $n } n’est pas possible ; tapez un nombre parmi { $range }.
type-sector = Là où plusieurs secteurs sont nommés, tapez le numéro et le secteur : « 7 5 ».
type-stars = « 5 » : cinq troupes sans élite, « 5 2 » : cinq dont deux d’élite.
at-any-time = À tout moment
enter-closes = Un numéro avec une quantité : « 3 10 ». Entrée revient à la question.
nothing-unasked = Il n’y a rien que vous puissiez faire maintenant sans qu’on vous le demande.
your-words = Vos propres mots (Entrée pour aucun)
look-faction = Dites quelle faction : look { $factions }
stop-usage = Dites quand, et où si l’on ne vous y interroge pas : stop never, stop always response-voice, stop never all. « stop » seul donne la liste des fenêtres.
stop-here = Pour être interrogé encore ici : stop always, stop turn, stop never.
stop-all = toutes les fenêtres
stop-set-always = { $window } : on vous interroge toujours.
stop-set-turn = { $window } : on vous interroge jusqu’à la fin de ce tour.
stop-set-never = { $window } : on ne vous interroge pas. Ce qui est gratuit, comme l’Aumône, est pris.
stop-set-usual = { $window } : on vous interroge comme d’habitude.
stop-yes = arrêt
stop-no = –
stop-always = toujours
stop-turn = ce tour
stop-never = jamais
stop-usual = d’habitude
hold-on = La prochaine fenêtre vous attend.
hold-off = La prochaine fenêtre ne vous attend pas.
upto-usage = Pendant la vente : upto 5 (vous enchérissez jusqu’à 5 pour cette carte), upto 0 (vous passez), upto 0 all (pour le reste du tour), upto off.
upto-most = Vous allez jusqu’à { $n }.
upto-pass = Vous passez.
upto-off = On vous interroge de nouveau à chaque enchère.
plan-so-far = Votre plan jusqu’ici : { $parts }

help-classic-anytime = ce que vous pouvez faire sans qu’on vous le demande : { classic-card-truthtrance }, { classic-card-tleilaxu-ghola }, dons, accords, montrer ce qui est à vous
help-classic-stop = où l’on vous interroge : une fenêtre de ce nom, celle du moment, ou toutes
help-classic-hold = la prochaine fenêtre vous attend, quoi que vous déteniez
help-classic-upto = jusqu’où vous allez pour la carte en vente ; 0 passe, « all » vaut pour toutes les cartes du tour
help-classic-choose = Pour choisir, tapez le numéro ou la lettre, la notation ou le début de chaque mot (« sh carth » pour « ship carthag »). Là où un nombre est demandé, tapez le nombre. Ce que vous pouvez faire sans qu’on vous le demande se tape aussi à toute question.
help-classic-about = ce qu’est une carte, un chef, une faction, un territoire ou un avantage
help-classic-board = à nouveau la carte et les factions
help-classic-hand = ce qui est derrière votre bouclier : vos cartes et leur texte, chefs, traîtres
help-classic-look = ce que l’on sait d’une faction
