import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSeed, rngOf, seedFrom } from '../cards/random.ts';
import {
  ACTIONS,
  BID_LIMIT,
  bidOf,
  callOf,
  discardOf,
  drawOf,
  PLACE_LIMIT,
  placeOf,
  playOf,
  trumpOf,
  type Action,
} from '../contract/action.ts';
import { actionIn, formatAction, parseAction } from '../contract/notation.ts';
import { GAMES } from '../games/index.ts';
import { currentDeal } from '../match/match.ts';
import { seatView } from '../match/seatView.ts';
import { legalFrom, viewFrom, wireEvent, wireLegal, wireView } from '../protocol/wire.ts';
import { action as actionSchema } from '../protocol/values.ts';
import { safeParse } from 'valibot';
import { deal, freshMatch, optionSets, playRandomly, viewers } from './invariants.ts';

describe('actions', () => {
  it('are the same object when they are the same action, and cannot be changed', () => {
    expect(playOf(7)).toBe(playOf(7));
    expect(bidOf(70)).toBe(bidOf(70));
    expect(discardOf(null)).toBe(discardOf(null));
    expect(new Set(ACTIONS).size).toBe(ACTIONS.length);
    for (const action of ACTIONS) expect(Object.isFrozen(action)).toBe(true);
  });

  it('are made of values that mean something', () => {
    for (const make of [
      () => playOf(13),
      () => playOf(-1),
      () => playOf(64),
      () => discardOf(15),
      () => drawOf(0.5),
      () => placeOf(PLACE_LIMIT),
      () => placeOf(-1),
      () => bidOf(0),
      () => bidOf(BID_LIMIT + 1),
      () => bidOf(1.5),
      () => bidOf(NaN),
    ])
      expect(make).toThrow(RangeError);
  });
});

describe('the notation', () => {
  it.each<[string, Action]>([
    ['7H', playOf(16 + 5)],
    ['@3', placeOf(3)],
    ['discard:7H', discardOf(16 + 5)],
    ['discard:??', discardOf(null)],
    ['draw:TS', drawOf(8)],
    ['draw:??', drawOf(null)],
    ['bid:70', bidOf(70)],
    ['bid:6', bidOf(6)],
    ['bid:J', bidOf('J')],
    ['trump:S', trumpOf('S')],
    ['trump:NT', trumpOf('NT')],
    ['pass', callOf('pass')],
    ['santvicens', callOf('santvicens')],
  ])('of %s', (text, action) => {
    expect(formatAction(action)).toBe(text);
    expect(parseAction(text)).toBe(action);
  });

  it('has one text for every action and one action for every text, all of which the protocol passes on', () => {
    expect(new Set(ACTIONS.map(formatAction)).size).toBe(ACTIONS.length);
    for (const action of ACTIONS) {
      expect(parseAction(formatAction(action))).toBe(action);
      expect(safeParse(actionSchema, formatAction(action)).success).toBe(true);
    }
  });

  it('reads nothing else, whatever the text', () => {
    const texts = fc.constantFrom(...ACTIONS.map(formatAction));
    const bent = fc
      .tuple(texts, texts, fc.nat({ max: 10 }), fc.nat({ max: 10 }))
      .map(([one, other, a, b]) => one.slice(0, a) + other.slice(b));
    const padded = fc.tuple(texts, fc.constantFrom(' ', '\n', '\0', '0', '+', ':', '?', 'ｈ')).map(([text, more]) => text + more);
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string({ unit: 'binary' }),
          bent,
          padded,
          texts.map((text) => text.toLowerCase()),
        ),
        (text) => {
          const action = parseAction(text);
          if (action !== undefined) expect(formatAction(action)).toBe(text);
        },
      ),
      { numRuns: 5000 },
    );
    for (const text of [
      '',
      'bid:007',
      'bid:1e2',
      'bid:-1',
      'bid:1000',
      'bid:9',
      '@03',
      '@-0',
      '@99',
      'trump:',
      'trump:X',
      'play:7H',
      'toString',
      '__proto__',
      '??',
    ])
      expect(parseAction(text)?.type).toBe(text === 'bid:9' ? 'bid' : undefined);
    expect(() => actionIn('constructor')).toThrow(RangeError);
  });

  it('is not written for copies, which are equal to no action', () => {
    for (const action of ACTIONS) expect(() => formatAction(structuredClone(action))).toThrow('is a copy of an action');
  });
});

describe.each(GAMES)('$id', (game) => {
  it('is played in actions that the notation brings back, and so are views, legal actions and events', () => {
    for (const [number, { options }] of optionSets(game).entries()) {
      const seed = seedFrom(`notation ${game.id} ${number}`);
      const players = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
      playRandomly(deal(freshMatch(game, options, players), seed).match, rngOf(deriveSeed(seed, 'actions')), (match, events) => {
        const state = currentDeal(match)?.state;
        if (state === undefined) return;
        for (const action of game.legal(state).actions) expect(parseAction(formatAction(action))).toBe(action);
        for (const viewer of viewers(players)) {
          const { view, legal, events: told } = seatView(game, state, events, viewer);
          const sent = JSON.parse(JSON.stringify([wireView(view), wireLegal(legal), told.map(wireEvent)])) as [
            ReturnType<typeof wireView>,
            ReturnType<typeof wireLegal>,
            ReturnType<typeof wireEvent>[],
          ];
          const [viewSent, legalSent, eventsSent] = sent;
          const back = { view: viewFrom(viewSent), legal: legalFrom(legalSent) };
          expect(back).toEqual({ view, legal });
          for (const [i, { action }] of back.view.moves.entries()) expect(action).toBe(view.moves[i]?.action);
          for (const [i, action] of back.legal.actions.entries()) expect(action).toBe(legal.actions[i]);
          for (const event of eventsSent) if (event.type === 'call') expect(parseAction(event.action)).toBeDefined();
        }
      });
    }
  });
});
