"""What representative components say, word for word."""

import pytest

from kanly.translation import Words, find

ENGLISH = {
    ("starter", "seek-allies"): {"agent": "Trash this card."},
    ("starter", "signet-ring"): {
        "agent": "Use the Signet Ring ability of your Leader.",
        "reveal": "+1 Persuasion.",
    },
    ("reserve", "the-spice-must-flow"): {
        "reveal": "Gain 1 spice.",
        "acquire": "Gain 1 Victory Point.",
    },
    ("reserve", "foldspace"): {"agent": "Draw 1 card and trash this card."},
    ("imperium", "assassination-mission"): {
        "reveal": "+1 sword, +1 Solari.",
        "trashed": "Gain 4 Solari.",
    },
    ("imperium", "bene-gesserit-sister"): {
        "reveal": "Choose one: +2 Persuasion; or +2 swords.",
    },
    ("imperium", "choam-directorship"): {
        "reveal": "Gain 3 Solari.",
        "acquire": "Gain 1 Influence with each of the four Factions.",
    },
    ("imperium", "fedaykin-death-commando"): {
        "agent": "You may trash a card.",
        "reveal": "+1 Persuasion. Fremen Bond: +3 swords.",
    },
    ("imperium", "firm-grip"): {
        "agent": "Pay 2 Solari: gain 1 Influence with the Spacing Guild, the Bene Gesserit or the "
        "Fremen.",
        "reveal": "If you have the Emperor Alliance, +4 Persuasion.",
    },
    ("imperium", "fremen-camp"): {
        "agent": "Pay 2 spice: recruit 3 troops.",
        "reveal": "+2 Persuasion, +1 sword.",
    },
    ("imperium", "guild-ambassador"): {
        "agent": "Choose one: gain 1 Influence with the Spacing Guild; or gain 2 spice.",
        "reveal": "If you have the Spacing Guild Alliance, pay 3 spice: gain 1 Victory Point.",
    },
    ("imperium", "gun-thopter"): {
        "agent": "Each opponent loses 1 troop from their garrison.",
        "reveal": "+3 swords. You may deploy 1 troop from your garrison to the Conflict.",
    },
    ("imperium", "gurney-halleck"): {
        "agent": "Recruit 2 troops and draw 1 card.",
        "reveal": "+2 Persuasion. Pay 3 Solari: recruit 2 troops, and you may deploy up to 2 of "
        "them to the Conflict.",
    },
    ("imperium", "kwisatz-haderach"): {
        "agent": "Send any one of your Agents, even one already on the board, to any board space, "
        "ignoring Agent icons and other Agents. Draw 1 card.",
    },
    ("imperium", "power-play"): {
        "agent": "Gain 2 Influence instead of 1 with the Faction of the board space this Agent is "
        "sent to. Trash this card.",
    },
    ("imperium", "shifting-allegiances"): {
        "agent": "Pay 2 spice and lose 1 Influence with a Faction of your choice: gain 2 Influence "
        "with a Faction of your choice.",
        "reveal": "+2 Persuasion.",
    },
    ("imperium", "sietch-reverend-mother"): {
        "agent": "You may trash a card.",
        "reveal": "Fremen Bond: +3 Persuasion, +1 spice.",
    },
    ("imperium", "worm-riders"): {
        "agent": "Gain 2 spice.",
        "reveal": "If you have 2 or more Influence with the Fremen, +4 swords. If you have the "
        "Fremen Alliance, +2 swords.",
    },
    ("intrigue", "bindu-suspension"): {
        "plot": "At the start of your turn, before anything else: draw 1 card. You may then end "
        "your turn at once.",
    },
    ("intrigue", "bypass-protocol"): {
        "plot": "Choose one: acquire a card that costs 3 Persuasion or less for free; or pay 2 "
        "spice and acquire a card that costs 5 Persuasion or less for free and put it on top of "
        "your deck.",
    },
    ("intrigue", "demand-respect"): {
        "combat": "When you win a Conflict, choose one: gain 1 Influence with a Faction of your "
        "choice; or pay 2 spice and gain 2 Influence with a Faction of your choice.",
    },
    ("intrigue", "recruitment-mission"): {
        "plot": "During your Reveal turn this round: +1 Persuasion, and you may put each card you "
        "acquire on top of your deck.",
    },
    ("intrigue", "tiebreaker"): {"combat": "+2 swords.", "endgame": "Gain 10 spice."},
    ("intrigue", "water-of-life"): {"plot": "Pay 1 spice and 1 water: draw 3 cards."},
    ("conflict", "machinations"): {
        "first": "Gain 1 Influence with each of two different Factions.",
        "second": "Gain 1 water and 2 Solari.",
        "third": "Gain 1 water.",
    },
    ("conflict", "sort-through-the-chaos"): {
        "first": "Take the Mentat as an extra Agent for the next round, draw 1 Intrigue card and "
        "gain 2 Solari.",
        "second": "Draw 1 Intrigue card and gain 2 Solari.",
        "third": "Gain 2 Solari.",
    },
    ("conflict", "battle-for-arrakeen"): {
        "first": "Gain 2 Victory Points and take Control of Arrakeen.",
        "second": "Choose two: draw 1 Intrigue card; gain 2 spice; gain 3 Solari.",
        "third": "Draw 1 Intrigue card and gain 2 Solari.",
    },
    ("leader", "glossu-rabban"): {
        "left": "You start the game with 1 additional spice and 1 additional Solari.",
        "signet": "If you have an Alliance, recruit 2 troops; otherwise, recruit 1 troop.",
    },
    ("space", "conspire"): {
        "effect": "Gain 1 Influence with the Emperor. Gain 5 Solari, recruit 2 troops and draw 1 "
        "Intrigue card.",
    },
    ("space", "imperial-basin"): {
        "effect": "Gain 1 spice and all bonus spice here.",
        "control": "The player who controls Imperial Basin gains 1 spice whenever an Agent is sent "
        "here.",
    },
    ("space", "sell-melange"): {
        "effect": "Make one exchange: 2 spice for 6 Solari, 3 spice for 8 Solari, 4 spice for 10 "
        "Solari or 5 spice for 12 Solari.",
    },
    ("faction", "emperor"): {
        "friendship": "Gain 1 Victory Point.",
        "bonus": "Recruit 2 troops.",
        "alliance": "The first player to reach 4 Influence takes the Alliance token, worth 1 "
        "Victory Point. A player who overtakes its holder takes it over.",
    },
    ("hagal", "arrakeen-1p"): {
        "turn": "The Rival sends an Agent to Arrakeen, recruits 1 troop straight into the "
        "Conflict, uses the Signet Ring ability of its Leader and deploys up to 2 troops from its "
        "garrison.",
        "combat": "+1 sword.",
    },
    ("hagal", "harvest-spice"): {
        "turn": "The Rival sends an Agent to the free Maker space with the most bonus spice (if "
        "tied, the one with the most spice in all) and deploys up to 2 troops from its garrison. "
        "In the solo game, it takes all the spice there. With two players, the bonus spice goes "
        "back to the bank. If no free Maker space has bonus spice, reveal the next card.",
        "combat": "+2 swords.",
    },
    ("intrigue", "double-cross"): {
        "plot": "Pay 1 Solari: return 1 troop of an opponent of your choice from the Conflict to "
        "their supply and deploy 1 troop from your supply to the Conflict.",
    },
    ("difficulty", "mercenary"): {
        "effect": "You start with 1 Solari and 1 spice more. Each Rival starts with no troops in "
        "its garrison. Each Rival gets its third Agent in round 5.",
    },
    ("starter", "control-the-spice"): {
        "agent": "Pay 1 spice: recruit 1 troop, and you may trash a card.",
        "reveal": "+1 Persuasion, +1 spice.",
    },
    ("imperium", "appropriate"): {
        "agent": "If you have 2 or more Influence with the Emperor, acquire a Tech tile, whose "
        "cost you may pay in Solari instead of spice.",
        "reveal": "+2 Persuasion.",
        "acquire": "Move your Freighter.",
    },
    ("imperium", "choam-delegate"): {
        "infiltration": "Opponents’ Agents do not block an Agent you send with this card.",
        "reveal": "Gain 3 Solari.",
        "unload": "The Reveal box also takes effect when you discard or trash this card.",
    },
    ("imperium", "court-intrigue"): {
        "infiltration": "Opponents’ Agents do not block an Agent you send with this card.",
        "agent": "Put 1 of your Intrigue cards under the Intrigue deck: draw 1 Intrigue card.",
        "reveal": "+1 Persuasion, +1 sword.",
    },
    ("imperium", "embedded-agent"): {
        "infiltration": "Opponents’ Agents do not block an Agent you send with this card.",
        "agent": "If you have another Bene Gesserit card in play, move your Freighter twice.",
        "reveal": "+1 Persuasion. Draw 1 Intrigue card.",
    },
    ("imperium", "imperial-bashar"): {
        "agent": "Choose one: recruit 1 troop; or trash a card.",
        "reveal": "+1 Persuasion, +2 swords. +1 sword for each other card you reveal this turn "
        "that gives swords.",
    },
    ("imperium", "ix-guild-compact"): {
        "agent": "Discard 2 cards: commission a dreadnought.",
        "reveal": "Send 2 troops from your supply to Ix as Negotiators.",
        "unload": "The Reveal box also takes effect when you discard or trash this card.",
    },
    ("imperium", "local-fence"): {
        "agent": "You may choose one: pay 2 spice and gain 5 Solari; or pay 5 Solari and gain 4 "
        "spice.",
        "reveal": "+2 Persuasion.",
    },
    ("intrigue", "grand-conspiracy"): {
        "endgame": "If you meet three of these four goals, gain 1 Victory Point; if all four, gain "
        "2 instead: both of your dreadnoughts in service, at least one The Spice Must Flow card, "
        "4 or more Influence on two Influence tracks, a High Council seat.",
    },
    ("intrigue", "strategic-push"): {
        "combat": "+2 swords. If you win this Conflict, gain 2 Solari.",
    },
    ("intrigue", "strongarm"): {
        "plot": "In your Agent turn, after sending an Agent to a Faction’s board space, lose 1 "
        "troop from your garrison or the Conflict: gain 1 Influence with that Faction.",
    },
    ("intrigue", "war-chest"): {
        "combat": "Pay 2 Solari: +4 swords.",
        "endgame": "If you have 10 or more Solari, gain 1 Victory Point.",
    },
    ("conflict", "economic-supremacy"): {
        "first": "Gain 1 Victory Point. Pay 6 Solari: gain 1 Victory Point. Pay 4 spice: gain 1 "
        "Victory Point.",
        "second": "Gain 1 Victory Point.",
        "third": "Gain 2 spice and 2 Solari.",
    },
    ("tile", "detonation-devices"): {
        "always": "When you win a Conflict with a dreadnought, you may return it to your supply "
        "and gain 1 Victory Point instead of placing it on a board space.",
    },
    ("tile", "flagship"): {
        "acquire": "Gain 1 Victory Point.",
        "flip": "Turn this tile face down and pay 4 Solari: recruit 3 troops.",
    },
    ("tile", "holtzman-engine"): {
        "round-start": "Draw 1 card.",
        "endgame": "If you have 2 or more The Spice Must Flow cards, gain 1 Victory Point.",
    },
    ("tile", "spy-satellites"): {
        "trash": "Trash this tile and pay 3 spice: gain 1 Victory Point.",
        "endgame": "Gain 1 Victory Point for each Faction with which you have 1 Influence or less.",
    },
    ("tile", "windtraps"): {"acquire": "Gain 1 water.", "win": "Gain 1 water."},
    ("leader", "princess-yuna-moritani"): {
        "left": "You start the game without water. Whenever you gain Solari in one of your turns, "
        "gain 1 more.",
        "signet": "Pay 7 Solari: gain 1 Influence with a Faction of your choice, recruit 1 troop "
        "and gain 1 spice.",
    },
    ("space", "tech-negotiation"): {
        "effect": "You may choose one: acquire a Tech tile for 1 spice less; or send a troop from "
        "your supply to Ix as a Negotiator. During your Reveal turn, if one of your Agents is "
        "here: +1 Persuasion.",
    },
    ("shipping", "shipping-track"): {
        "freighter": "Whenever an effect moves your Freighter, you may advance it one step, or "
        "recall it to the bottom and take the rewards of the step it leaves and of every step "
        "below, in the order you like.",
        "step-1": "Choose one: take Dividends (5 Solari for you, 1 Solari for each opponent); or "
        "gain 2 spice.",
        "step-2": "Recruit 2 troops and gain 1 Influence with a Faction of your choice.",
        "step-3": "Acquire a Tech tile for 2 spice less.",
    },
    ("hagal", "foldspace-or-interstellar-shipping"): {
        "turn": "If the Rival has 2 or more Influence with the Spacing Guild, it sends an Agent to "
        "Interstellar Shipping and moves its Freighter twice. Otherwise, it sends an Agent to "
        "Foldspace and gains 1 Influence with the Spacing Guild.",
        "combat": "+2 swords.",
    },
    ("hagal", "dreadnought-2p"): {
        "turn": "The Rival sends an Agent to Dreadnought, commissions a dreadnought and recruits 1 "
        "troop. If both of its dreadnoughts are already in service, reveal the next card instead.",
        "combat": "+3 swords.",
    },
}

FRENCH = {
    ("imperium", "fremen-camp"): {
        "agent": "Payez 2 Épice\u00a0: recrutez 3 troupes.",
        "reveal": "+2 Persuasion, +1 épée.",
    },
    ("imperium", "crysknife"): {
        "agent": "Gagnez 1 Solari.",
        "reveal": "+1 épée. Lien Fremen\u00a0: gagnez 1 Influence sur les Fremen.",
    },
    ("imperium", "guild-ambassador"): {
        "agent": "Choisissez une option\u00a0: gagnez 1 Influence sur la Guilde Spatiale\u00a0; ou "
        "gagnez 2 Épice.",
        "reveal": "Si vous avez l’Alliance avec la Guilde Spatiale, payez 3 Épice\u00a0: gagnez 1 "
        "Point de Victoire.",
    },
    ("intrigue", "demand-respect"): {
        "combat": "Lorsque vous remportez un Conflit, choisissez une option\u00a0: gagnez 1 "
        "Influence sur la Faction de votre choix\u00a0; ou payez 2 Épice et gagnez 2 Influence sur "
        "la Faction de votre choix.",
    },
    ("conflict", "secure-imperial-basin"): {
        "first": "Gagnez 1 Point de Victoire et prenez le Contrôle du Bassin Impérial.",
        "second": "Gagnez 2 eau.",
        "third": "Gagnez 1 eau.",
    },
    ("conflict", "siege-of-arrakeen"): {
        "first": "Gagnez 1 Point de Victoire et prenez le Contrôle d’Arrakeen.",
        "second": "Gagnez 4 Solari.",
        "third": "Gagnez 2 Solari.",
    },
    ("space", "secrets"): {
        "effect": "Gagnez 1 Influence sur le Bene Gesserit. Piochez 1 carte Intrigue. Chaque "
        "adversaire ayant 4 cartes Intrigue ou plus vous en donne 1 au hasard.",
    },
    ("hagal", "conspire"): {
        "turn": "Le Rival envoie un Agent sur Conspirer, gagne 1 Influence sur l’Empereur et "
        "recrute 2 troupes.",
        "combat": "+4 épées.",
    },
    ("imperium", "esmar-tuek"): {
        "agent": "Payez 1 Épice\u00a0: gagnez 1 Influence sur la Guilde Spatiale et piochez 1 "
        "carte.",
        "reveal": "Gagnez 2 Épice et 2 Solari.",
        "unload": "La zone Révélation prend aussi effet lorsque vous défaussez ou détruisez cette "
        "carte.",
    },
    ("imperium", "imperial-shock-trooper"): {
        "reveal": "+1 Persuasion, +2 épées. Si vous avez un Agent sur un emplacement Empereur, +3 "
        "épées.",
    },
    ("conflict", "trade-monopoly"): {
        "first": "Déplacez votre Cargo deux fois et recrutez 1 troupe.",
        "second": "Piochez 1 carte Intrigue et gagnez 1 eau.",
        "third": "Choisissez une option\u00a0: piochez 1 carte Intrigue\u00a0; ou gagnez 1 eau.",
    },
    ("tile", "invasion-ships"): {
        "acquire": "Recrutez 4 troupes.",
        "flip": "Retournez cette tuile face cachée et défaussez 1 carte\u00a0: les Agents adverses "
        "ne bloquent pas le prochain Agent que vous envoyez ce tour-ci.",
    },
    ("leader", "prince-rhombur-vernius"): {
        "left": "Chacun de vos cuirassés dans le Conflit vaut 4 force au lieu de 3.",
        "signet": "Si vous le souhaitez, choisissez une option\u00a0: faites l’acquisition d’une "
        "tuile Technologie\u00a0; ou envoyez une troupe de votre réserve sur Ix comme Négociateur.",
    },
    ("space", "dreadnought"): {
        "effect": "Mettez un cuirassé en service et faites l’acquisition d’une tuile Technologie.",
    },
}

JAPANESE = {
    ("imperium", "fremen-camp"): {
        "agent": "2香料を支払ってもよい。そうしたら、3部隊を召集する。",
        "reveal": "説得力+2、赤刃+1。",
    },
    ("imperium", "gurney-halleck"): {
        "agent": "2部隊を召集し、カードを1枚引く。",
        "reveal": "説得力+2。3ソラリを支払ってもよい。そうしたら、2部隊を召集し、"
        "そのうち2部隊までを戦場に進軍させてもよい。",
    },
    ("imperium", "shifting-allegiances"): {
        "agent": "2香料を支払い、いずれか1つの派閥に対する影響力を1失ってもよい。そうしたら、"
        "任意の派閥1つに対する影響力2を獲得する。",
        "reveal": "説得力+2。",
    },
    ("intrigue", "master-tactician"): {
        "combat": "次から1つを選ぶ：赤刃+3／自分の部隊を3部隊まで撤退させる。",
    },
    ("conflict", "siege-of-arrakeen"): {
        "first": "勝利点1を獲得し、《アラキーン》を占拠する。",
        "second": "4ソラリを獲得する。",
        "third": "2ソラリを獲得する。",
    },
    ("leader", "glossu-rabban"): {
        "left": "追加の1香料と1ソラリを持ってゲームを開始する。",
        "signet": "いずれかの派閥と同盟を結んでいるなら、2部隊を召集する。そうでなければ、1部隊を"
        "召集する。",
    },
    ("space", "conspire"): {
        "effect": "皇帝に対する影響力1を獲得する。5ソラリを獲得し、2部隊を召集し、策謀カードを1枚"
        "引く。",
    },
    ("starter", "control-the-spice"): {
        "agent": "1香料を支払ってもよい。そうしたら、1部隊を召集し、カード1枚を破棄してもよい。",
        "reveal": "説得力+1、香料+1。",
    },
    ("imperium", "guild-accord"): {
        "infiltration": "このカードで派遣する代行者は、他プレイヤーの代行者がいるマスにも派遣でき"
        "る。",
        "agent": "このカードで《大宇宙船》に代行者を派遣するなら、そのコストは2香料下がる。",
        "reveal": "1水を獲得する。宇宙協会と同盟を結んでいるなら、3香料を獲得する。",
        "unload": "このカードを捨てるか破棄したときにも、下段の効果を得る。",
    },
    ("intrigue", "ixian-probe"): {"plot": "手札を2枚捨ててもよい。そうしたら、カードを2枚引く。"},
    ("tile", "flagship"): {
        "acquire": "勝利点1を獲得する。",
        "flip": "このタイルを裏向きにし、4ソラリを支払ってもよい。そうしたら、3部隊を召集する。",
    },
    ("space", "interstellar-shipping"): {"effect": "自分の貨物船を2回動かす。"},
    ("hagal", "dreadnought-1p"): {
        "turn": "ライバルは《弩級戦艦》に代行者を派遣し、弩級戦艦1隻を就役させ、可能なら技術タイル"
        "1枚を獲得する。弩級戦艦が2隻ともすでに就役中なら、代わりに次のカードを公開する。",
        "combat": "赤刃+3。",
    },
}


def texts(lang: str, kind: str, slug: str) -> dict[str, str]:
    """What the component of that kind says, box by box."""
    entry = next(entry for entry in find(Words(lang), "imperium", slug) if entry.kind == kind)
    return {text.key: text.text for text in entry.texts}


@pytest.mark.parametrize(("kind", "slug"), ENGLISH)
def test_it_reads_like_a_rulebook_in_english(kind: str, slug: str) -> None:
    assert texts("en", kind, slug) == ENGLISH[kind, slug]


@pytest.mark.parametrize(("kind", "slug"), FRENCH)
def test_it_reads_like_a_rulebook_in_french(kind: str, slug: str) -> None:
    assert texts("fr", kind, slug) == FRENCH[kind, slug]


@pytest.mark.parametrize(("kind", "slug"), JAPANESE)
def test_it_reads_like_a_rulebook_in_japanese(kind: str, slug: str) -> None:
    assert texts("ja", kind, slug) == JAPANESE[kind, slug]
