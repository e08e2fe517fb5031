### Le plateau de Dune: Imperium sur la page. Ce que dit le jeu lui-même vient du serveur.

## Parties du plateau

imperium-landsraad = Landsraad
imperium-choam = CHOM
imperium-tech = Technologies d’Ix
imperium-shipping = Piste d’Expédition
imperium-shipping-step = Case { $n } de la piste d’Expédition
imperium-conflict = Le Conflit
imperium-garrison = Garnison
imperium-market = Rangée Imperium et Réserve
imperium-row = Rangée Imperium
imperium-reserve = Réserve
imperium-aside = Mise de côté pour vous
imperium-hagal-last = Carte Maison Hagal :
imperium-hagal = Maison Hagal

## Objets

imperium-resource-solari = Solari
imperium-resource-spice = Épice
imperium-resource-water = Eau
imperium-persuasion = Persuasion
imperium-troop = Troupe
imperium-dreadnought = Cuirassé
imperium-freighter = Cargo
imperium-negotiators = Négociateurs
imperium-deck = Deck
imperium-discard = Défausse
imperium-hand = Votre main
imperium-in-play = En jeu
imperium-kept = { $card }, mise de côté
imperium-intrigues = Vos cartes Intrigue
imperium-agent-home = Agent auprès de votre Dirigeant
imperium-agent-at = Agent sur { $space }
imperium-infiltration = Infiltration
imperium-unload = Décharger

## Ce qu’il y a à en dire

imperium-there = Agents ici : { $names }.
imperium-bonus-spice = Bonus d’Épice : { $n }.
imperium-controlled = Contrôlé par { $name }.
imperium-voice = Fermé par { $name }
imperium-alliance = Alliance : { $name }
imperium-alliance-with = Alliance
imperium-council = Siège au Haut Conseil
imperium-swordmaster = Maître d’Armes
imperium-first-player = Premier Joueur
imperium-mentat = Mentat
imperium-revealed = A révélé sa main
imperium-control = Contrôle { $space }
imperium-troops = { $n ->
    [one] { $n } troupe ({ $house }), { $place }
   *[other] { $n } troupes ({ $house }), { $place }
}
imperium-dreadnoughts = { $n ->
    [one] { $n } cuirassé ({ $house }), { $place }
   *[other] { $n } cuirassés ({ $house }), { $place }
}
imperium-place-garrison = en garnison
imperium-place-conflict = dans le Conflit
imperium-strength = Force { $n }, dont épées { $swords }
imperium-strength-now = Épées
imperium-strength-then = Force ensuite : { $n }
imperium-still = Peut encore jouer des cartes
imperium-score = { $n ->
    [one] { $n } Point de Victoire
   *[other] { $n } Points de Victoire
}
imperium-house-agents = { $n ->
    [one] { $n } Agent disponible
   *[other] { $n } Agents disponibles
}
imperium-house-hand = { $n ->
    [one] { $n } carte en main
   *[other] { $n } cartes en main
}
imperium-house-intrigues = { $n ->
    [one] { $n } carte Intrigue
   *[other] { $n } cartes Intrigue
}
imperium-stack = { $n ->
    [one] { $n } restante
   *[other] { $n } restantes
}
imperium-deck-left = { $n ->
    [one] Deck : { $n } carte
   *[other] Deck : { $n } cartes
}
imperium-discard-of = { $n ->
    [one] Défausse ({ $name }) : { $n } carte
   *[other] Défausse ({ $name }) : { $n } cartes
}
imperium-deck-of = { $n ->
    [one] Deck ({ $name }) : { $n } carte
   *[other] Deck ({ $name }) : { $n } cartes
}
imperium-play-of = { $n ->
    [one] En jeu pour { $name } : { $n } carte
   *[other] En jeu pour { $name } : { $n } cartes
}
imperium-conflicts-left = Conflits à venir : { $n }
imperium-house-negotiators = { $n ->
    [one] { $n } Négociateur sur Ix
   *[other] { $n } Négociateurs sur Ix
}
imperium-tokens = Factions choisies en secret
imperium-snooper = Jeton Fouineur
imperium-hand-of = Cartes connues de la main ({ $name })
imperium-costs = coûte { $n } Persuasion
imperium-pile-empty = Il n’y a aucune carte ici.
imperium-deck-known = { $card } est sur le dessus
imperium-deck-top = Sur le dessus, la prochaine en premier
imperium-deck-rest = Quelque part dans le deck, dans un ordre inconnu
imperium-deck-or-hand = Dans le deck ou en main, dans un ordre inconnu
imperium-known-intrigue = Vous avez vu { $card } ; { $name } l’a peut-être

imperium-next-space = { $card } : sur quel emplacement envoyez-vous un Agent ?
imperium-next-card = { $space } : avec quelle carte envoyez-vous un Agent ?
imperium-turn-reveal = À vous : révélez votre main.
