import { describe, expect, it } from 'vitest';
import { cards, parseCard, SUITS, suitOf, type CardCode, type Seat } from '../../cards/card.ts';
import { deriveSeed, rngOf, seedFrom } from '../../cards/random.ts';
import { callOf, cardOfPlay, PASS, type Action, type Legal } from '../../contract/action.ts';
import { tricksPlayed, type DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { View } from '../../contract/view.ts';
import { actionIn, formatAction } from '../../contract/notation.ts';
import { placesOf } from '../../games/klaverjas/deal.ts';
import { klaverjas } from '../../games/klaverjas/game.ts';
import { deckFor, played, setupFor } from '../../testing/position.fixture.ts';
import { GAMES, gameById } from '../../games/index.ts';
import { deal, freshMatch, playRandomly } from '../../testing/invariants.ts';
import { currentDeal } from '../../match/match.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { viewFrom, wireView, type WireView } from '../../protocol/wire.ts';
import { BOTS } from '../index.ts';
import { FIGURES, figuresOf, type ActionFigures } from '../judge/figures.ts';
import { advise, compared } from './advice.ts';
import { isTrueFor } from './againstTruth.fixture.ts';
import { decisionSeed, explain } from './explain.ts';
import { REASONS, reasonsFor, type Reason } from './reason.ts';

const SEED = seedFrom('advice');
const PATIENT = { now: () => 0, until: 1 };

/** Positions of random deals in which there is something to choose. */
function positions(game: Game, deals: number): DealState[] {
  const found: DealState[] = [];
  for (let number = 0; number < deals; number += 1) {
    const seed = deriveSeed(SEED, `${game.id} ${number}`);
    playRandomly(deal(freshMatch(game, {}, game.seats.min), seed).match, rngOf(deriveSeed(seed, 'play')), (next) => {
      const state = currentDeal(next)?.state;
      if (state !== undefined && game.legal(state).actions.length > 1) found.push(state);
    });
  }
  return found;
}

/** Whether a side takes the trick on the table whatever those still to play do. */
function takesTrick(game: Game, state: DealState, action: Action, camp: readonly Seat[]): boolean {
  const before = tricksPlayed(state);
  const on = (now: DealState): boolean => {
    const taken = now.play?.tricks[before];
    if (taken !== undefined) return camp.includes(taken.winner);
    return game.legal(now).actions.every((one) => on(game.apply(now, one).state));
  };
  return on(game.apply(state, action).state);
}

/** Checks a reason against the cards as they really lie. */
function isTrue(game: Game, state: DealState, action: Action, { key, params }: Reason, view: View, legal: Legal): boolean {
  const seat = game.toAct(state)!;
  const camp = view.sides?.find((seats) => seats.includes(seat)) ?? [seat];
  const rules = game.trick(state);
  const card = action.type === 'play' ? action.card : undefined;
  const own = [...state.hands[seat]!, ...(rules?.stacks?.[seat] ?? []).flatMap((stack) => stack.slice(-1))];
  const of = (suit: unknown): number => own.filter((one) => suitOf(one) === suit).length;
  const trick = state.play?.trick ?? [];
  switch (key) {
    case 'sureTrick':
    case 'boss':
      return takesTrick(game, state, action, camp);
    case 'feedsSure':
      return takesTrick(game, state, action, camp);
    case 'takesLead':
    case 'trumpsIn':
      return trickKernel(rules!.spec, rules!.trump).winner([...trick, card!]) === trick.length;
    case 'cheapest':
    case 'makesVoid':
      return legal.actions.every((one) => trickKernel(rules!.spec, rules!.trump).winner([...trick, cardOfPlay(one)]) < trick.length);
    case 'singleton':
    case 'layVoid':
      return of(params?.['suit']) === 1;
    case 'longSuit':
      return (
        of(params?.['suit']) === params?.['n'] &&
        SUITS.every((suit) => suit === params['suit'] || suit === rules!.trump || of(suit) < of(params['suit']))
      );
    case 'trumpLength':
      return of(params?.['suit']) === params?.['n'];
    case 'mateTrumps':
      return camp.some((mate) => mate !== seat && state.hands[mate]!.every((one) => suitOf(one) !== params?.['suit']));
    case 'drawsTrumps':
      return rules!.trump === suitOf(card!);
    case 'highest':
    case 'covered':
    case 'letsGo':
    case 'mateHolds':
    case 'feeds':
    case 'roem':
    case 'roemAhead':
      return card !== undefined && (params?.['card'] === undefined || own.some((one) => one === parseCard(String(params['card']))));
    case 'only':
      return legal.actions.length === 1;
    case 'tellsHas':
    case 'tellsLacks':
      return own.includes(parseCard(String(params?.['about']))!) === (key === 'tellsHas');
    // A sign need not be true: its card has to have been played.
    case 'toldHas':
    case 'toldLacks':
      return view.tricks.some(({ cards }) => cards.includes(params?.['card'] as CardCode));
    case 'figures':
    case 'close':
    case 'thumb':
      return true;
  }
}

describe.each(GAMES.map((game) => [game.id, game] as const))('advice at %s', (_, game) => {
  const all = positions(game, 2);

  it('says nothing of the table that is not true of the cards', () => {
    for (const [number, state] of all.entries()) {
      if (number % 3 !== 0) continue;
      const view = game.view(state, game.toAct(state)!);
      const legal = game.legal(state);
      for (const action of legal.actions.slice(0, 6))
        for (const reason of reasonsFor(view, legal, action, [{ action, points: null, se: null }], [])) {
          const said = `${number} ${formatAction(action)}: ${JSON.stringify(reason)}`;
          expect(isTrue(game, state, action, reason, view, legal), said).toBe(true);
          if (action.type === 'play') expect(isTrueFor(game, state, formatAction(action), reason), said).toBe(true);
        }
    }
  });

  it('follows from what the seat sees and nothing else', () => {
    for (const state of [all[0]!, all[Math.floor(all.length / 2)]!]) {
      const seat = game.toAct(state)!;
      const view = game.view(state, seat);
      const legal = game.legal(state);
      const seed = decisionSeed(SEED, 1, view.moves.length);
      const once = advise('medium', view, legal, seed, PATIENT);
      // Another world that fits the view, and the view as it comes over the wire.
      const other = game.sampler(view)(rngOf(SEED));
      const told = viewFrom(JSON.parse(JSON.stringify(wireView(game.view(other, seat)))) as WireView);
      expect(advise('medium', told, game.legal(other), seed, PATIENT)).toEqual(once);
      expect(legal.actions).toContain(once.action);
      expect(once.candidates[0]?.action).toBe(once.action);
      for (const { key } of once.reasons) expect(REASONS).toContain(key);
      // Looked back upon, it is what it was.
      expect(explain({ game, state, level: 'medium', match: SEED, deal: 1 })).toEqual({ ...once, seat });
    }
  });
});

describe('figures', () => {
  const game = gameById('klaverjas');
  const state = positions(game, 1)[0]!;
  const view = game.view(state, game.toAct(state)!);
  const legal = game.legal(state);
  const PLAY = callOf('play');
  const of = (action: Action, points: number, behind = 0, behindError = 0): ActionFigures => ({
    action,
    points,
    se: 1,
    behind,
    behindError,
  });
  const said = (action: Action, ...figures: readonly ActionFigures[]): string[] => {
    const { weighed, alike } = compared(action, figures);
    return reasonsFor(view, legal, action, weighed, alike).map(({ key, params }) => `${key} ${JSON.stringify(params)}`);
  };

  it('tell two actions apart only beyond the doubt that chance leaves', () => {
    expect(said(PASS, of(PASS, -4), of(PLAY, -23.4, 19.4, 1))).toEqual(['figures {"points":-4,"other":"play","otherPoints":-23}']);
    expect(said(PASS, of(PASS, -4), of(PLAY, -7, 3, 1))).toEqual(['figures {"points":-4,"other":"play","otherPoints":-7}']);
    expect(said(PASS, of(PASS, -4), of(PLAY, -7, 3, 1.6))).toEqual(['close {"points":-4,"others":["play"]}']);
    expect(said(PASS, of(PASS, -4), of(PLAY, -4.2, 0.2, 0))).toEqual(['close {"points":-4,"others":["play"]}']);
  });

  it('name as equal what looks better within the doubt, and put nothing above the choice for certain', () => {
    expect(said(PASS, of(PASS, -88.1), of(PLAY, -86.4, -1.7, 2))).toEqual(['close {"points":-88,"others":["play"]}']);
    const { weighed, alike } = compared(PASS, [of(PASS, -23), of(PLAY, -4, -19, 1)]);
    expect(weighed).toEqual([{ action: PASS, points: null, se: null }]);
    expect(alike).toEqual([]);
    expect(said(PASS, of(PASS, -23), of(PLAY, -4, -19, 1))).toEqual(['thumb undefined']);
  });

  it('are not replaced by a rule of thumb where a search chose', () => {
    const { weighed, alike } = compared(PASS, [of(PASS, -23), of(PLAY, -4, -19, 1)]);
    expect(reasonsFor(view, legal, PASS, weighed, alike, true)).toEqual([]);
  });

  it('are left out where nothing was played out', () => {
    expect(compared(PASS, [])).toEqual({ weighed: [{ action: PASS, points: null, se: null }], alike: [] });
    expect(figuresOf(view, legal, legal.actions[0]!, FIGURES, { now: () => 1, until: 0 })).toEqual([]);
  });

  it('hold nothing that breaks ties: where the score is certain, they are that score', () => {
    let inflated = 0;
    for (let number = 0; number < 6; number += 1)
      for (const found of positions(game, 1 + number).slice(-6)) {
        const seen = game.view(found, game.toAct(found)!);
        if (seen.phase !== 'play') continue;
        const possible = game.legal(found);
        const { action, candidates } = BOTS.hard.consider(seen, possible, rngOf(SEED), PATIENT);
        const figures = figuresOf(seen, possible, action, FIGURES, PATIENT);
        if (figures.length === 0 || figures.some(({ se }) => se > 0)) continue;
        for (const { points } of figures) expect(points).toBeCloseTo(Math.round(points), 9);
        if (candidates.some(({ points }) => Math.abs(points - Math.round(points)) > 0.01)) inflated += 1;
      }
    expect(inflated).toBeGreaterThan(2);
  });

  it.each(['hard', 'expert'] as const)(
    'never contradict the choice of %s',
    (level) => {
      for (const game of [gameById('klaverjas'), gameById('manille'), gameById('pinochle-double')]) {
        const all = positions(game, 1);
        for (const found of [all[0]!, all[Math.floor(all.length / 2)]!, all.at(-3)]) {
          const seen = game.view(found, game.toAct(found)!);
          const { action, reasons, candidates } = advise(level, seen, game.legal(found), decisionSeed(SEED, 1, seen.moves.length), PATIENT);
          const equals = reasons.flatMap(({ key, params }) => (key === 'close' ? (params?.['others'] as readonly string[]) : []));
          const mine = candidates[0]!.points;
          const above = candidates.filter(({ points }) => mine !== null && points !== null && Math.round(points) > Math.round(mine));
          expect(above.map((one) => formatAction(one.action)).filter((one) => !equals.includes(one))).toEqual([]);
          expect(candidates[0]!.action).toBe(action);
          // A search chose, with figures or without.
          expect(reasons.some(({ key }) => key === 'thumb')).toBe(false);
        }
      }
    },
    120_000,
  );
});

describe('a hint', () => {
  it('names the card that its own figures show to be surely better, and shows them', () => {
    const game = gameById('pinochle-double');
    let corrected = 0;
    for (const found of positions(game, 2).slice(-24)) {
      const view = game.view(found, game.toAct(found)!);
      const legal = game.legal(found);
      if (view.phase !== 'play') continue;
      const seed = decisionSeed(SEED, 2, view.moves.length);
      const { action, candidates } = advise('medium', view, legal, seed, PATIENT);
      const [first, ...others] = figuresOf(view, legal, action, FIGURES, PATIENT);
      if (first === undefined) continue;
      expect(others.filter(({ behind, behindError }) => behind < -2 * behindError && Math.round(behind) < 0)).toEqual([]);
      if (BOTS.medium.choose(view, legal, rngOf(seed), PATIENT) === action) continue;
      corrected += 1;
      expect(candidates[0]).toMatchObject({ action });
      expect(candidates[0]!.points).not.toBeNull();
    }
    expect(corrected).toBeGreaterThan(0);
  });
});

describe('a hint for a call', () => {
  it('names no rule of thumb where the bot searched, though its figures are left out', () => {
    const game = gameById('botifarra');
    const seed = deriveSeed(SEED, 'botifarra 3');
    const { state: dealt } = currentDeal(deal(freshMatch(game, {}, game.seats.min), seed).match)!;
    const { state } = game.apply(dealt, actionIn('trump:H'));
    const [view, legal] = [game.view(state, game.toAct(state)!), game.legal(state)];
    const chance = deriveSeed(seed, 'a1');
    expect(BOTS.hard.consider(view, legal, rngOf(chance), PATIENT).candidates).toHaveLength(2);
    const { reasons, candidates } = advise('hard', view, legal, chance, PATIENT);
    expect(candidates).toMatchObject([{ points: null }]);
    expect(reasons).toEqual([]);
  });
});

describe('hints at a table with a convention', () => {
  const game = klaverjas;
  const hands = ['AS KS QS 8H TD 8D 9C 8C', 'TS 9S KH 9H AD 7D JC 7C', 'AH QH 7H KD JD 9D TC QC', 'JS 8S 7S TH JH QD AC KC'];
  const pile = cards('6C 6H 6D 4C 4H 5H 2S 4D 3C 5D 3S 5S 3D 2H 2D 6S 3H 5C 4S 2C');
  /** Clubs are trumps; seat 2 is out of spades. */
  const hint = (seat: Seat, actions: string, card: string, signals = 'on'): Reason[] => {
    const setup = setupFor(game, { dealer: 3, options: { signals }, deck: deckFor(game, placesOf(3), hands) });
    const { state } = played(game, game.deal({ ...setup, pile }).state, `play ${actions}`);
    expect(game.toAct(state)).toBe(seat);
    const action = actionIn(card);
    return reasonsFor(game.view(state, seat), game.legal(state), action, [{ action, points: null, se: null }], []).filter(({ key }) =>
      key.startsWith('t'),
    );
  };
  const thumb = { key: 'thumb' };

  it('say what the partner’s discard told, until the ace is played or the seat holds it', () => {
    expect(hint(0, 'AS 9S 7H 7S', '8H')).toEqual([{ key: 'toldHas', params: { card: '7H', about: 'AH' } }, thumb]);
    expect(hint(0, 'AS 9S QH 7S', '8H')).toEqual([{ key: 'toldLacks', params: { card: 'QH', about: 'AH' } }, thumb]);
    expect(hint(0, 'AS 9S 7H 7S', '8H', 'off')).toEqual([thumb]);
    // The opponents know it, too, but a hint speaks of the partner alone.
    expect(hint(1, 'AS 9S 7H 7S KS', 'TS')).toEqual([]);
    expect(hint(0, 'AS 9S 7H 7S 8H 9H AH TH roem KD QD', 'TD').filter(({ key }) => key !== 'takesLead')).toEqual([thumb]);
  });

  it('say what the seat’s own card tells the partner, where that is true', () => {
    expect(hint(2, 'AS 9S', '7H')).toEqual([{ key: 'tellsHas', params: { about: 'AH' } }, thumb]);
    expect(hint(2, 'AS 9S', 'KD')).toEqual([{ key: 'tellsLacks', params: { about: 'AD' } }, thumb]);
    expect(hint(2, 'AS 9S', '9D')).toEqual([thumb]);
    expect(hint(2, 'AS 9S', '7H', 'off')).toEqual([thumb]);
  });
});
