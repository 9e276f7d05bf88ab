#!/usr/bin/env python3
"""Flat Monte Carlo for klaverjassen's cards (Abramson 1990, over determinizations): every legal card is tried in the same random worlds, each played out
by random legal cards, and the best on average is played. It knows the duties of Rotterdam, nothing else of the house: a yardstick of its own.

Usage: rollouts.py [WORLDS]. The protocol is described in engine/bots/PROTOCOL.md; anything but a card is answered with the first legal action.
"""

import json
import random
import sys

WORLDS = int(sys.argv[1]) if len(sys.argv) > 1 else 40
SUITS = "SHDC"
PLAIN, TRUMPS = "789JQKTA", "78QKTA9J"
VALUE = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}
TRUMP_VALUE = {**VALUE, "J": 20, "9": 14}


def value(card, trump):
    return (TRUMP_VALUE if card[1] == trump else VALUE).get(card[0], 0)


def strength(card, led, trump):
    """How high a card is in a trick; below zero for one that cannot win."""
    if card[1] == trump:
        return 100 + TRUMPS.index(card[0])
    return PLAIN.index(card[0]) if card[1] == led else -1


def legal(hand, trick, trump):
    """Rotterdam: follow; if void, trump; beat the highest trump if possible, and play a trump all the same if not."""
    if not trick:
        return hand
    led = trick[0][1]
    own = [card for card in hand if card[1] == led]
    if own and led != trump:
        return own
    trumps = [card for card in hand if card[1] == trump]
    if not trumps:
        return hand
    best = max(strength(card, led, trump) for card in trick)
    return [card for card in trumps if strength(card, led, trump) > best] or trumps


def played(view):
    """Every card so far with its seat, trick by trick."""
    tricks = view["tricks"] + ([view["trick"]] if view["trick"] else [])
    return [[((trick["leader"] + i) % 4, card) for i, card in enumerate(trick["cards"])] for trick in tricks if trick["cards"]]


def voids(view, trump):
    """By seat: the suits that it has shown not to have."""
    shown = [set() for _ in range(4)]
    for trick in played(view):
        led = trick[0][1][1]
        for seat, card in trick[1:]:
            if card[1] != led:
                shown[seat].add(led)
                if card[1] != trump:
                    shown[seat].add(trump)
    return shown


def world(view, hidden, sizes, shown, chance):
    """Hands that fit: the cards with the fewest places first, in seats that have room and may hold them."""
    seat = view["viewer"]
    for _ in range(50):
        hands = [[] for _ in range(4)]
        hands[seat] = list(view["hands"][seat])
        chance.shuffle(hidden)
        for card in sorted(hidden, key=lambda one: sum(one[1] not in shown[other] for other in range(4) if other != seat)):
            open_seats = [other for other in range(4) if other != seat and len(hands[other]) < sizes[other]]
            fitting = [other for other in open_seats if card[1] not in shown[other]]
            if not fitting:
                break
            room = [sizes[other] - len(hands[other]) for other in fitting]
            hands[chance.choices(fitting, room)[0]].append(card)
        else:
            return hands
    return None


def rollout(hands, trick, leader, first, trump, seat, chance):
    """The points of the seat's side once `first` has been played and the rest is random."""
    hands = [list(hand) for hand in hands]
    trick = list(trick)
    points, card = 0, first
    turn = (leader + len(trick)) % 4
    while True:
        hands[turn].remove(card)
        trick.append(card)
        if len(trick) == 4:
            led = trick[0][1]
            won = max(range(4), key=lambda i: strength(trick[i], led, trump))
            leader = (leader + won) % 4
            last = not hands[leader]
            if leader % 2 == seat % 2:
                points += sum(value(one, trump) for one in trick) + (10 if last else 0)
            if last:
                return points
            trick, turn = [], leader
        else:
            turn = (turn + 1) % 4
        card = chance.choice(legal(hands[turn], trick, trump))


def choose(view, actions):
    if len(actions) == 1 or view["phase"] != "play":
        return actions[0]
    chance = random.Random(json.dumps(view["moves"]))
    seat, trump = view["viewer"], view["trump"]
    trick = view["trick"]["cards"] if view["trick"] else []
    leader = view["trick"]["leader"] if view["trick"] else seat
    seen = {card for one in played(view) for _, card in one} | set(view["hands"][seat])
    hidden = [rank + suit for suit in SUITS for rank in PLAIN if rank + suit not in seen]
    sizes = [len(hand) for hand in view["hands"]]
    shown = voids(view, trump)
    sums = dict.fromkeys(actions, 0)
    for _ in range(WORLDS):
        hands = world(view, hidden, sizes, shown, chance)
        for card in actions if hands else []:
            sums[card] += rollout(hands, trick, leader, card, trump, seat, chance)
    return max(actions, key=lambda card: (sums[card], -value(card, trump)))


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        print(json.dumps({"id": message["id"], "action": choose(message["view"], message["legal"]["actions"])}), flush=True)
