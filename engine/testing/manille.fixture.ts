import { cards, codesOf, type Card, type Seat, type Trump } from '../cards/card.ts';
import { PACKS } from '../cards/pack.ts';
import { deriveSeed, rngOf, seedFrom, shuffled, type Rng, pick } from '../cards/random.ts';
import { trickKernel } from '../cards/trick/kernel.ts';
import type { TrickSpec } from '../cards/trick/spec.ts';
import type { DealState, Setup } from '../contract/deal.ts';
import { seatOnTurn, type Game } from '../contract/game.ts';
import { actionIn, formatAction } from '../contract/notation.ts';
import type { Options } from '../contract/options.ts';
import { MANILLE_SPEC } from '../games/family/manille/spec.ts';
import type { Manille } from '../games/family/manille/deal.ts';

/** A setup of a game under its defaults; `deck` may begin with some cards, the rest of the pack follows. */
export function setupFor(
  game: Game,
  given: {
    readonly dealer: Seat;
    readonly players?: number;
    readonly options?: Options;
    readonly deck?: readonly Card[];
    readonly multiplier?: number;
    readonly totals?: readonly number[];
  },
): Setup {
  const players = given.players ?? game.seats.min;
  const defaults: Options = Object.fromEntries(game.options.map(({ name, values }) => [name, values[0]]));
  return {
    options: { ...defaults, ...given.options },
    players,
    dealer: given.dealer,
    deck: given.deck ?? PACKS.french32.cards,
    pile: [],
    carry: { multiplier: given.multiplier ?? 1, totals: given.totals ?? Array<number>(players).fill(0) },
  };
}

/** A whole deck with some cards at some places, as in `deckWith([[0, 'TH'], [5, 'AS KS']])`; the others as they come. */
export function deckWith(parts: readonly (readonly [places: readonly number[], codes: string])[]): Card[] {
  const deck: (Card | undefined)[] = Array<undefined>(32).fill(undefined);
  for (const [places, codes] of parts) cards(codes).forEach((card, i) => (deck[places[i] ?? -1] = card));
  const rest = PACKS.french32.cards.filter((card) => !deck.includes(card));
  return deck.map((card) => card ?? rest.shift() ?? -1);
}

/** The state after some actions in notation. */
export function played<S extends DealState>(game: Game<S>, state: S, actions: string): S {
  return actions
    .split(' ')
    .filter(Boolean)
    .reduce((now, text) => game.apply(now, actionIn(text)).state, state);
}

/** A deal that is over: the winner and points of each trick, and what the calls were. */
export function finished(
  game: Game<Manille>,
  setup: Setup,
  tricks: readonly (readonly [winner: Seat, points: number])[],
  made: { readonly trump: Trump; readonly blind?: boolean; readonly calls?: number; readonly widow?: string; readonly away?: string },
): Manille {
  const { calls: callCount = 0 } = made;
  const calls = (['along', 'against'] as const).slice(0, callCount).map((call) => ({ call, seat: 0 }));
  return {
    ...game.deal(setup).state,
    phase: 'over',
    hands: Array.from({ length: setup.players }, () => []),
    rows: [],
    trump: made.trump,
    blind: made.blind ?? false,
    declarer: setup.dealer,
    ladder: { calls, open: null },
    widow: cards(made.widow ?? ''),
    away: cards(made.away ?? ''),
    play: { leader: 0, trick: [], tricks: tricks.map(([winner, points]) => ({ leader: 0, cards: [], winner, points })) },
  };
}

/** The cards that a hand may play to a trick led by seat 0; the seat after its cards is to act. */
export function legalTo(trick: string, hand: string, trump: Trump, sides: readonly number[], spec: TrickSpec = MANILLE_SPEC): string {
  const table = cards(trick);
  const legal = trickKernel(spec, trump).legal(cards(hand), table, (place) => sides[place] === sides[table.length]);
  return codesOf(legal).join(' ');
}

/**
 * The margin a deal of a player who follows a game's heuristic over others who do anything legal: deals are played
 * once from every seat, or once for each side of partners. The mean over deals, and its standard error.
 */
export function marginOverRandom<S extends DealState>(
  game: Game<S>,
  players: number,
  deals: number,
  text: string,
): { mean: number; se: number } {
  const turns = game.partners ? 2 : players;
  const margins = Array.from({ length: deals }, (_, i) => {
    const seed = seedFrom(`${text} ${i}`);
    const setup = setupFor(game, { dealer: i % players, players, deck: shuffled(PACKS.french32.cards, rngOf(deriveSeed(seed, 'deck'))) });
    let sum = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      const rng = rngOf(deriveSeed(seed, `turn ${turn}`));
      const byHeuristic = (seat: Seat): boolean => (game.partners ? seat % 2 === turn : seat === turn);
      const scores = game.score(playedBy(game, game.deal(setup).state, byHeuristic, rng)).scores;
      const own = scores.filter((_score, seat) => byHeuristic(seat));
      const other = scores.filter((_score, seat) => !byHeuristic(seat));
      sum += meanOf(own) - meanOf(other);
    }
    return sum / turns;
  });
  const mean = meanOf(margins);
  return { mean, se: Math.sqrt(meanOf(margins.map((margin) => (margin - mean) ** 2)) / deals) };
}

function meanOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
}

/** A deal to its end: some seats by judgement, the others at random. */
function playedBy<S extends DealState>(game: Game<S>, start: S, byHeuristic: (seat: Seat) => boolean, rng: Rng): S {
  let state = start;
  for (let seat = game.toAct(state); seat !== null; seat = game.toAct(state)) {
    const legal = game.legal(state);
    const any = pick(legal.actions, rng);
    state = game.apply(state, byHeuristic(seat) ? game.heuristicBot(game.view(state, seat), legal, rng) : any).state;
  }
  return state;
}

/** The heuristic's choice of the seat to act. */
export function heuristicChoice<S extends DealState>(game: Game<S>, state: S): string {
  return formatAction(game.heuristicBot(game.view(state, seatOnTurn(game, state)), game.legal(state), rngOf(seedFrom('judged'))));
}
