### La table de Dune : Imperium dans le terminal : ses titres, ses commandes, ce qu’elle dit d’elle-même.

## The table

round-of = Manche { $n } sur 10
you-lead = Vous êtes { $house }, avec { $leader }.
rival-is = { $house } est { $leader }, un Rival.
hagal-is = { $house } est la { house-hagal }.
imperium-legend = ⚔ Combat   ★ Alliance   ⚑ contrôle   +n bonus d’Épice   ● déjà pris
reward-place = { $n ->
    [1] 1re
    [2] 2e
   *[3] 3e
}

## Columns

column-points = PV
column-agents = Agents
column-garrison = Garnison
column-hand = Main
column-intrigue = Intrigue
column-deck = Deck
column-discard = Défausse

## Cards

hand-empty = Votre main est vide.
no-hand = { $house } n’a pas de carte en main.
tokens-are = Vos Factions secrètes : { $factions }
top-card = Dessus de votre deck : { $card }

## Choosing

title-agent = Envoyer un Agent
title-intrigue = Jouer une carte Intrigue
title-effects = Effets
title-deploy = Déployer des troupes
title-buy = Acquérir une carte
agent-from = { $card }, avec l’Agent de { $space }
price = { $n } Persuasion
not-in-game = « { $text } » appartient à { expansion-ix }, qui n’est pas utilisée dans cette partie.
gives-up = Terminer le tour vous fait renoncer à : { $lost }. Tapez de nouveau « { $command } » pour le terminer quand même.
without = sans : { $lost }

## Commands

look-house = Dites quelle Maison : look { $houses }
fought-now = l’enjeu du Combat en cours
help-imperium-choose = Pour choisir, tapez le numéro, la notation ou le début de chaque mot (« ag dag hall » pour « agent dagger hall-of-oratory »).
help-imperium-about = ce que fait une carte, un emplacement, un Dirigeant, un Conflit ou une Faction
help-imperium-hand = vos cartes, avec leur texte
help-imperium-row = la Rangée Imperium et les cartes Réserve, avec leur texte
help-imperium-look = le Dirigeant d’une Maison et ses cartes connues de tous
