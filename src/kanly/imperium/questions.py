"""Questions inside an effect: which faction, which card, how many, who."""

from __future__ import annotations

from kanly.core.choice import Choice
from kanly.core.decision import Decision
from kanly.core.game import Frame
from kanly.imperium import acquire, decks, influence, rival_choices, troops
from kanly.imperium.choices import (
    ALLY,
    DEPLOY,
    DISCARD,
    DISCARD_CARD,
    DRAW_TOP,
    END,
    HAND,
    INFLUENCE,
    KEEP,
    LOSE_INFLUENCE,
    LOSE_TROOP,
    OPTION,
    PLAY,
    RECALL,
    RETREAT,
    SECRET,
    SET_ASIDE,
    TAKE,
    TARGET,
    TO,
    TRASH,
    TRASH_TOP,
    UNDER,
    V_DISCARD,
    V_UNDER,
    VOICE,
)
from kanly.imperium.effects import EFFECTS, FACTION_NAMES
from kanly.imperium.frames import (
    ASK_DISCARD,
    ASK_OPTION,
    ASK_SWAP,
    ASK_TEST,
    OPPONENTS_DISCARD,
    OPPONENTS_TEST,
    RUN,
)
from kanly.imperium.kinds import (
    CHOOSE_ACQUIRE,
    CHOOSE_ASIDE,
    CHOOSE_DEPLOY,
    CHOOSE_DISCARD,
    CHOOSE_INFLUENCE,
    CHOOSE_OPTION,
    CHOOSE_RECALL,
    CHOOSE_RETREAT,
    CHOOSE_TAKE,
    CHOOSE_TARGET,
    CHOOSE_TRASH,
    DESTINATION,
    HEIR,
    KEEP_ASIDE,
    LEARN,
    LOSE,
    NAME_SPACE,
    SNOOP,
    SWAP,
    TEST,
    UNDER_DECK,
)
from kanly.imperium.position import COLOUR, Imperium
from kanly.imperium.tables.cards import CARDS
from kanly.imperium.tables.spaces import SPACES
from kanly.imperium.word import worthwhile


def kinds_of(cards: list[int]) -> list[int]:
    """The different cards of a zone, in the order of the tables."""
    return sorted(set(cards))


# Influence ----------------------------------------------------------------------------------------


def ask_influence(game: Imperium, frame: Frame) -> list[Decision]:
    """A faction at the end of its track is no choice while there is another (IMP-EFF-30)."""
    factions = influence.open_tracks(game, frame[2], frame[3]) or frame[3]
    choices = [INFLUENCE[f] for f in range(4) if factions >> f & 1]
    return [
        Decision(frame[1], CHOOSE_INFLUENCE, choices, {"seat": COLOUR[frame[2]], "n": frame[4]})
    ]


def answer_influence(game: Imperium, frame: Frame, choice: Choice) -> None:
    influence.gain(game, frame[2], choice.a, frame[4])


def ask_lose_influence(game: Imperium, frame: Frame) -> list[Decision]:
    seat = frame[1]
    choices = [LOSE_INFLUENCE[f] for f in range(4) if game.influence[seat * 4 + f] >= frame[2]]
    return [Decision(seat, LOSE, choices, {"n": frame[2]})]


def answer_lose_influence(game: Imperium, frame: Frame, choice: Choice) -> None:
    influence.lose(game, frame[1], choice.a, frame[2])


def ask_alliance(game: Imperium, frame: Frame) -> list[Decision]:
    """Among equals the former holder chooses who takes the token (IMP-INFL-13)."""
    choices = [ALLY[house] for house in range(game.houses) if frame[3] >> house & 1]
    return [Decision(frame[1], HEIR, choices, {"faction": f"faction-{FACTION_NAMES[frame[2]]}"})]


def answer_alliance(game: Imperium, frame: Frame, choice: Choice) -> None:
    influence.take_alliance(game, choice.a, frame[2])


# Options ------------------------------------------------------------------------------------------


def ask_option(game: Imperium, frame: Frame) -> list[Decision]:
    """The options that can do something; all of them if none can (IMP-EFF-30)."""
    house = frame[2]
    options = list(frame[5:])
    if game.is_rival(house):
        options = rival_choices.rival_options(game, house, options)
    else:
        able = [o for o in options if worthwhile(game, house, EFFECTS[o], frame[4])]
        options = able or options
    choices = [OPTION[option] for option in options]
    return [Decision(frame[1], CHOOSE_OPTION, choices, {"seat": COLOUR[house], "n": frame[3]})]


def answer_option(game: Imperium, frame: Frame, choice: Choice) -> None:
    left = [option for option in frame[5:] if option != choice.a]
    if frame[3] > 1:
        game.stack.append((ASK_OPTION, frame[1], frame[2], frame[3] - 1, frame[4], *left))
        if game.is_rival(frame[2]):
            rival_choices.settle_options(game)
    game.stack.append((RUN, frame[2], choice.a, frame[4]))


# Cards --------------------------------------------------------------------------------------------


def ask_trash(game: Imperium, frame: Frame) -> list[Decision]:
    """A card from hand, discard pile or play, never from the deck (IMP-EFF-06, -12)."""
    seat = frame[1]
    choices: list[Choice] = []
    for zone, cards in (
        (HAND, game.hand[seat]),
        (DISCARD, game.discard[seat]),
        (PLAY, game.play[seat]),
    ):
        for card in kinds_of(cards):
            choices.append(TRASH[card][zone])
    return [Decision(seat, CHOOSE_TRASH, choices)]


def answer_trash(game: Imperium, frame: Frame, choice: Choice) -> None:
    decks.trash(game, frame[1], choice.a, choice.b)


def ask_take(game: Imperium, frame: Frame) -> list[Decision]:
    seat = frame[1]
    cards = [card for card in kinds_of(game.discard[seat]) if CARDS[card].factions >> frame[2] & 1]
    return [Decision(seat, CHOOSE_TAKE, [TAKE[card] for card in cards])]


def answer_take(game: Imperium, frame: Frame, choice: Choice) -> None:
    """Everyone sees which card goes from the discard pile to the hand."""
    seat = frame[1]
    game.discard[seat].remove(choice.a)
    game.hand[seat].append(choice.a)
    game.known_hand[seat].append(choice.a)
    if game.listener is not None:
        game.emit("take", seat=COLOUR[seat], card=f"card-{CARDS[choice.a].slug}")


def ask_acquire(game: Imperium, frame: Frame) -> list[Decision]:
    choices = acquire.free_choices(game, frame[1], frame[2])
    return [Decision(frame[1], CHOOSE_ACQUIRE, choices, {"n": frame[2]})]


def answer_acquire(game: Imperium, frame: Frame, choice: Choice) -> None:
    acquire.acquire(game, frame[1], choice.a, choice.c, choice.b or frame[3])


def ask_destination(game: Imperium, frame: Frame) -> list[Decision]:
    """Spaceport: a Reserve card may go on top of the deck (IX-CARD-25)."""
    return [Decision(frame[1], DESTINATION, TO[:])]


def answer_destination(game: Imperium, frame: Frame, choice: Choice) -> None:
    acquire.take_copy(game, frame[1], frame[2], choice.a)


def ask_set_aside(game: Imperium, frame: Frame) -> list[Decision]:
    choices = [SET_ASIDE[card] for card in kinds_of(game.row)]
    return [Decision(frame[1], CHOOSE_ASIDE, choices)]


def answer_set_aside(game: Imperium, frame: Frame, choice: Choice) -> None:
    """The card lies face up, for Helena alone, and the Row is refilled (IMP-LEAD-13, -16)."""
    seat = frame[1]
    acquire.leave_row(game, choice.a)
    game.aside[seat] = choice.a
    if game.listener is not None:
        game.emit("set-aside", seat=COLOUR[seat], card=f"card-{CARDS[choice.a].slug}")


def ask_snoop(game: Imperium, frame: Frame) -> list[Decision]:
    card = game.deck[frame[1]][-1]
    return [Decision(frame[1], SNOOP, [DRAW_TOP, TRASH_TOP], {"card": f"card-{CARDS[card].slug}"})]


def answer_snoop(game: Imperium, frame: Frame, choice: Choice) -> None:
    """Draw the card seen or trash it; one of the two (IMP-CARD-35)."""
    seat = frame[1]
    if choice is DRAW_TOP:
        decks.draw(game, seat, 1)
    else:
        card = game.deck[seat].pop()
        game.known_top[seat] = max(0, game.known_top[seat] - 1)
        game.owner_top[seat] = max(0, game.owner_top[seat] - 1)
        game.seen()
        decks.put_away(game, seat, card)


def ask_trash_in_play(game: Imperium, frame: Frame) -> list[Decision]:
    """One of the player's cards in play (IX-LEAD-11)."""
    choices = [TRASH[card][PLAY] for card in kinds_of(game.play[frame[1]])]
    return [Decision(frame[1], CHOOSE_TRASH, choices)]


def ask_bottom(game: Imperium, frame: Frame) -> list[Decision]:
    """An Intrigue card to put under the deck, unseen (IX-CARD-06)."""
    choices = [UNDER[card] for card in kinds_of(game.intrigues[frame[1]])]
    return [Decision(frame[1], UNDER_DECK, choices)]


def answer_bottom(game: Imperium, frame: Frame, choice: Choice) -> None:
    decks.put_under(game, frame[1], choice.a)


def ask_swap(game: Imperium, frame: Frame) -> list[Decision]:
    """Any number of Intrigue cards under the deck, then as many drawn (Sonic Snoopers)."""
    choices = [UNDER[card] for card in kinds_of(game.intrigues[frame[1]])]
    choices.append(END)
    return [Decision(frame[1], SWAP, choices, {"n": frame[2]})]


def answer_swap(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.verb == V_UNDER:
        decks.put_under(game, frame[1], choice.a)
        game.stack.append((ASK_SWAP, frame[1], frame[2] + 1))
    else:
        decks.draw_intrigue(game, frame[1], frame[2])


def ask_keep(game: Imperium, frame: Frame) -> list[Decision]:
    """Ilesa sets a card of her hand aside, unseen (IX-LEAD-10)."""
    choices = [KEEP[card] for card in kinds_of(game.hand[frame[1]])]
    return [Decision(frame[1], KEEP_ASIDE, choices)]


def answer_keep(game: Imperium, frame: Frame, choice: Choice) -> None:
    seat = frame[1]
    game.hand[seat].remove(choice.a)
    game.expansion.kept[seat] = choice.a
    if game.listener is not None:
        game.emit("keep", seat=COLOUR[seat])


def ask_intelligence(game: Imperium, frame: Frame) -> list[Decision]:
    """Hundro keeps one of the top two Intrigue cards (IX-LEAD-07)."""
    choices = [SECRET[card] for card in kinds_of(game.intrigue_deck[-2:])]
    return [Decision(frame[1], LEARN, choices)]


def answer_intelligence(game: Imperium, frame: Frame, choice: Choice) -> None:
    """The other goes back on top, known to him alone (IX-INFO-05)."""
    seat = frame[1]
    top = game.intrigue_deck[-2:]
    del game.intrigue_deck[-2:]
    top.remove(choice.a)
    game.intrigue_deck += top
    game.intrigues[seat].append(choice.a)
    game.expansion.seer = seat
    game.seen()


# Troops -------------------------------------------------------------------------------------------


def ask_deploy(game: Imperium, frame: Frame) -> list[Decision]:
    return [Decision(frame[1], CHOOSE_DEPLOY, DEPLOY[: frame[2] + 1], {"n": frame[2]})]


def answer_deploy(game: Imperium, frame: Frame, choice: Choice) -> None:
    """Recruits that an effect deploys make no room for others at a Combat space."""
    if len(frame) > 3 and game.turn == frame[1]:
        game.recruited -= choice.a
    troops.deploy(game, frame[1], choice.a)


def ask_retreat(game: Imperium, frame: Frame) -> list[Decision]:
    return [Decision(frame[1], CHOOSE_RETREAT, RETREAT[: frame[2] + 1], {"n": frame[2]})]


def answer_retreat(game: Imperium, frame: Frame, choice: Choice) -> None:
    troops.retreat(game, frame[1], choice.a)


def ask_target(game: Imperium, frame: Frame) -> list[Decision]:
    choices = [TARGET[house] for house in game.opponents(frame[1]) if game.troops[house]]
    return [Decision(frame[1], CHOOSE_TARGET, choices)]


def answer_target(game: Imperium, frame: Frame, choice: Choice) -> None:
    troops.lose_from_conflict(game, choice.a, 1)


# Agents -------------------------------------------------------------------------------------------


def ask_voice(game: Imperium, frame: Frame) -> list[Decision]:
    choices = [VOICE[s.id] for s in SPACES if game.board >> s.id & 1]
    return [Decision(frame[1], NAME_SPACE, choices)]


def answer_voice(game: Imperium, frame: Frame, choice: Choice) -> None:
    """No opponent may send an Agent there until the seat's next turn (IMP-CARD-09)."""
    game.voice[frame[1]] = choice.a
    if game.listener is not None:
        game.emit("voice", seat=COLOUR[frame[1]], space=f"space-{SPACES[choice.a].slug}")


def ask_recall(game: Imperium, frame: Frame) -> list[Decision]:
    choices = [RECALL[space] for space in sorted(set(game.posts[frame[1]]))]
    return [Decision(frame[1], CHOOSE_RECALL, choices)]


def answer_recall(game: Imperium, frame: Frame, choice: Choice) -> None:
    """The Agent may be used again in this round (IMP-EFF-24)."""
    seat = frame[1]
    game.leave(seat, choice.a)
    game.ready[seat] += 1
    if game.listener is not None:
        game.emit("recall-agent", seat=COLOUR[seat], space=f"space-{SPACES[choice.a].slug}")


# Opponents ----------------------------------------------------------------------------------------


def opponents_discard(game: Imperium, frame: Frame) -> None:
    """Clockwise, each opponent in turn discards what it has up to the number (IMP-CARD-18, -19)."""
    if len(frame) == 3:
        return
    game.stack.append((OPPONENTS_DISCARD, frame[1], frame[2], *frame[4:]))
    opponent = frame[3]
    cards = min(frame[2], len(game.hand[opponent]))
    if cards:
        game.stack.append((ASK_DISCARD, opponent, cards))


def ask_discard(game: Imperium, frame: Frame) -> list[Decision]:
    seat = frame[1]
    choices = [DISCARD_CARD[card] for card in kinds_of(game.hand[seat])]
    return [Decision(seat, CHOOSE_DISCARD, choices, {"n": frame[2]})]


def answer_discard(game: Imperium, frame: Frame, choice: Choice) -> None:
    """All are discarded before the first of them unloads (IX-UNLOAD-14)."""
    seat = frame[1]
    decks.discard_from_hand(game, seat, choice.a)
    if frame[2] > 1:
        game.stack.append((ASK_DISCARD, seat, frame[2] - 1, *frame[3:], choice.a))
    else:
        decks.unload(game, seat, [*frame[3:], choice.a])


def opponents_test(game: Imperium, frame: Frame) -> None:
    """Test of Humanity, clockwise: discard, or lose a deployed troop (IMP-CARD-20 to -24)."""
    if len(frame) == 2:
        return
    opponent = frame[2]
    game.stack.append((OPPONENTS_TEST, frame[1], *frame[3:]))
    if game.is_rival(opponent):
        if game.troops[opponent]:
            troops.lose_from_conflict(game, opponent, 1)
    elif game.hand[opponent] or game.troops[opponent]:
        game.stack.append((ASK_TEST, opponent))


def ask_test(game: Imperium, frame: Frame) -> list[Decision]:
    seat = frame[1]
    choices = [DISCARD_CARD[card] for card in kinds_of(game.hand[seat])]
    if game.troops[seat]:
        choices.append(LOSE_TROOP)
    return [Decision(seat, TEST, choices)]


def answer_test(game: Imperium, frame: Frame, choice: Choice) -> None:
    if choice.verb == V_DISCARD:
        decks.discard_from_hand(game, frame[1], choice.a)
        decks.unload(game, frame[1], [choice.a])
    else:
        troops.lose_from_conflict(game, frame[1], 1)
