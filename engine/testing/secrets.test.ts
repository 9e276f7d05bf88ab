import { describe, expect, it } from 'vitest';
import type { Card, Seat } from '../cards/card.ts';
import { deriveSeed, rngOf, seedFrom, pick } from '../cards/random.ts';
import type { AuctionManille } from '../games/manille-auction/deal.ts';
import type { Manille } from '../games/family/manille/deal.ts';
import { discardOf, drawOf, playOf, type Action } from '../contract/action.ts';
import { declarerOf, type DealState, type Setup } from '../contract/deal.ts';
import type { Game } from '../contract/game.ts';
import type { GameId } from '../contract/gameId.ts';
import type { Viewer } from '../contract/view.ts';
import { gameById, GAMES } from '../games/index.ts';
import type { ManillaTwo } from '../games/manilla-two/deal.ts';
import { meldsOf } from '../games/pinochle-double/melds.ts';
import { placesOf as pinochlePlaces } from '../games/pinochle-double/deal.ts';
import { usualPlayers } from '../match/seating.ts';
import { deal, freshMatch, viewers } from './invariants.ts';
import { currentDeal } from '../match/match.ts';
import { seatView } from '../match/seatView.ts';

/** Two deals that differ in a secret: by two places of the deck, or of the trump pile. */
interface Exchange {
  readonly places: readonly [number, number];
  readonly of?: 'deck' | 'pile';
  /** The viewers that may know of it; no other may find any difference. */
  readonly told: readonly Viewer[];
}

interface Secret {
  readonly what: string;
  readonly game: GameId;
  /** The secret of a position; `undefined` before it has one. */
  readonly in: (state: DealState) => Exchange | undefined;
}

const placeOf = (state: DealState, card: Card | undefined): number => state.setup.deck.indexOf(card ?? -1);
const held = (state: DealState, seat: Seat): Card | undefined => state.hands[seat]?.[0];
/** Some cards have been played. */
const underWay = ({ play }: DealState, tricks: number): boolean => (play?.tricks.length ?? -1) >= tricks;

/** Games whose hands, or what of them is secret, have rows of their own. */
const NO_HANDS: readonly GameId[] = ['manille-blind', 'manille-two', 'manilla-two', 'pinochle-double'];

const SECRETS: readonly Secret[] = [
  {
    what: 'who holds the called card: the hidden partner',
    game: 'briscola-chiamata',
    in: (state) => {
      const called = gameById('briscola-chiamata').trick(state)?.called;
      const holder = state.hands.findIndex((hand) => called !== undefined && hand.includes(called));
      const other = [0, 1, 2, 3, 4].find((seat) => seat !== holder && seat !== state.declarer)!;
      if (holder < 0 || holder === state.declarer || !underWay(state, 1)) return undefined;
      return { places: [placeOf(state, called), placeOf(state, held(state, other))], told: [holder, other] };
    },
  },
  {
    what: 'the own hand, which all others see',
    game: 'manille-blind',
    in: (state) => {
      const hand = state.hands[1] ?? [];
      return underWay(state, 2) ? { places: [placeOf(state, hand[0]), placeOf(state, hand[1])], told: [0, 2, 3] } : undefined;
    },
  },
  {
    what: 'the hands of the dealer and the dealer’s partner before the dealer looks',
    game: 'manille',
    in: (state) => {
      const { dealer } = state.setup;
      return state.phase === 'offer'
        ? { places: [placeOf(state, held(state, dealer)), placeOf(state, held(state, (dealer + 2) % 4))], told: [] }
        : undefined;
    },
  },
  {
    what: 'the hand of the dealer’s partner, from that partner too, before trumps',
    game: 'manille',
    in: (state) => {
      const { dealer } = state.setup;
      const other = (dealer + 1) % 4;
      return state.phase === 'trumps'
        ? { places: [placeOf(state, held(state, other)), placeOf(state, held(state, (dealer + 2) % 4))], told: [other] }
        : undefined;
    },
  },
  {
    what: 'the widow',
    game: 'manille-three',
    in: (state) => {
      const other = (state.setup.dealer + 1) % 3;
      return state.phase === 'exchange'
        ? { places: [placeOf(state, (state as Manille).widow[0]), placeOf(state, held(state, other))], told: [other] }
        : undefined;
    },
  },
  {
    what: 'what the dealer laid away',
    game: 'manille-three',
    in: (state) => {
      const { dealer } = state.setup;
      const [away] = (state as Manille).away;
      return state.phase === 'doubling' && away !== undefined
        ? { places: [placeOf(state, away), placeOf(state, held(state, dealer))], told: [dealer] }
        : undefined;
    },
  },
  {
    what: 'the covered cards of the widow',
    game: 'manille-auction',
    in: (state) =>
      state.phase === 'discard'
        ? { places: [placeOf(state, (state as AuctionManille).covered[0] ?? -1), placeOf(state, held(state, 1))], told: [1] }
        : undefined,
  },
  {
    what: 'what the bidder laid away',
    game: 'manille-auction',
    in: (state) => {
      const [away] = (state as AuctionManille).away;
      if (state.phase !== 'trumps' || away === undefined) return undefined;
      const seat = declarerOf(state);
      return { places: [placeOf(state, away), placeOf(state, held(state, seat))], told: [seat] };
    },
  },
  {
    what: 'the covered cards of the rows',
    game: 'manille-two',
    in: (state) => {
      const [one, other] = (state as Manille).rows.map(({ covered }) => covered.find((card) => card !== null));
      return underWay(state, 1) ? { places: [placeOf(state, one ?? -1), placeOf(state, other ?? -1)], told: [] } : undefined;
    },
  },
  {
    what: 'the covered cards of the piles',
    game: 'manilla-two',
    in: (state) => {
      const [one, other] = (state as ManillaTwo).piles.map((piles) => piles.find((pile) => pile.length > 2)?.[0]);
      return underWay(state, 2) ? { places: [placeOf(state, one), placeOf(state, other)], told: [] } : undefined;
    },
  },
  {
    what: 'the hands beyond the melds laid down',
    game: 'pinochle-double',
    in: (state) => {
      const { trump } = state;
      if (state.phase !== 'play' || trump === null || trump === 'NT') return undefined;
      const places = pinochlePlaces(state.setup.dealer);
      const melds = (deck: readonly Card[], seat: Seat): string =>
        JSON.stringify(meldsOf(places[seat]?.map((place) => deck[place] ?? -1) ?? [], trump));
      for (const one of places[1] ?? [])
        for (const other of places[2] ?? []) {
          const { deck } = state.setup;
          const changed = swapped(deck, [one, other]);
          if (deck[one] !== deck[other] && [1, 2].every((seat) => melds(deck, seat) === melds(changed, seat)))
            return { places: [one, other], told: [1, 2] };
        }
      return undefined;
    },
  },
  {
    what: 'the trump pile below the turned card',
    game: 'klaverjas',
    in: (state) => (state.moves.length === 1 ? { places: [1, 2], of: 'pile', told: [] } : undefined),
  },
  ...GAMES.filter(({ id }) => !NO_HANDS.includes(id)).map((game): Secret => ({
    what: 'the hands of others',
    game: game.id,
    in: (state) => {
      const { dealer, players } = state.setup;
      const [one, other] = [(dealer + 1) % players, (dealer + players - 1) % players];
      return { places: [placeOf(state, held(state, one)), placeOf(state, held(state, other))], told: [one, other] };
    },
  })),
];

function swapped<T>(list: readonly T[], [a, b]: readonly [number, number]): T[] {
  return list.map((item, place) => (place === a ? (list[b] ?? item) : place === b ? (list[a] ?? item) : item));
}

/** An action with two cards that have changed places. */
function withCards(action: Action, one: Card, other: Card): Action {
  const renamed = (card: Card): Card => (card === one ? other : card === other ? one : card);
  if (action.type === 'play') return playOf(renamed(action.card));
  if (action.type === 'discard' && action.card !== null) return discardOf(renamed(action.card));
  return action.type === 'draw' && action.card !== null ? drawOf(renamed(action.card)) : action;
}

/** All that a viewer receives of a deal, from its cards to the position after some moves. */
function toldTo(game: Game, setup: Setup, moves: readonly Action[], viewer: Viewer): string[] {
  let { state, events } = game.deal(setup);
  const told = [JSON.stringify(seatView(game, state, events, viewer))];
  for (const action of moves) {
    ({ state, events } = game.apply(state, action));
    told.push(JSON.stringify(seatView(game, state, events, viewer)));
  }
  return told;
}

describe.each(SECRETS)('$game: $what', ({ game: id, in: find }) => {
  it('is told to nobody else: not in a view, an event or a legal action, then or before', () => {
    const game = gameById(id);
    const players = usualPlayers(game);
    let found = 0;
    for (let attempt = 0; found < 8; attempt += 1) {
      if (attempt === 400) expect.fail(`found only ${found} deals with this secret`);
      const seed = seedFrom(`secret ${id} ${attempt}`);
      const rng = rngOf(deriveSeed(seed, 'actions'));
      let state = currentDeal(deal(freshMatch(game, {}, players), seed).match)?.state;
      let secret: Exchange | undefined;
      while (state !== undefined && (secret = find(state)) === undefined && game.toAct(state) !== null) {
        const { actions } = game.legal(state);
        state = game.apply(state, pick(actions, rng)).state;
      }
      if (state === undefined || secret === undefined) continue;
      const { places, of = 'deck', told } = secret;
      expect(Math.min(...places), 'both cards are in the pack').toBeGreaterThanOrEqual(0);
      const { setup } = state;
      const [one = -1, other = -1] = places.map((place) => setup[of][place] ?? -1);
      const moves = state.moves.map(({ action }) => action);
      const renamed = of === 'pile' || id === 'pinochle-double' ? moves : moves.map((action) => withCards(action, one, other));
      const changed: Setup = { ...setup, [of]: swapped(setup[of], places) };
      found += 1;
      for (const viewer of viewers(players)) {
        const before = toldTo(game, setup, moves, viewer);
        const after = toldTo(game, changed, renamed, viewer);
        if (told.includes(viewer)) expect(after, `${viewer} is told`).not.toEqual(before);
        else expect(after, `${viewer} is told nothing`).toEqual(before);
      }
    }
  });
});
