import { describe, expect, it } from 'vitest';
import { PACKS } from '../../cards/pack.ts';
import { trickKernel } from '../../cards/trick/kernel.ts';
import { resolveOptions } from '../../match/options.ts';
import { amidTrick, dealtState, legalIn, sorted } from '../../testing/position.fixture.ts';
import type { Options } from '../../contract/options.ts';
import type { Trump } from '../../cards/card.ts';
import { belote } from './game.ts';
import { specOf } from './options.ts';

function legal(trick: string, hand: string, options: Options = {}): string {
  return legalIn(belote, amidTrick(dealtState(belote, { options }), 'H', trick, hand));
}

/** The same without trumps, or where every suit is trumps. */
function legalWithout(allTrumps: boolean, trick: string, hand: string): string {
  return legalIn(belote, { ...amidTrick(dealtState(belote, { options: { bidding: 'everything' } }), 'NT', trick, hand), allTrumps });
}

describe('README.md, Cards', () => {
  it.each([
    ['a suit is trumps', 'D', false],
    ['no trumps', 'NT', false],
    ['all trumps', 'NT', true],
  ] as const)('a deal comes to 162: %s', (_, trump: Trump, allTrumps) => {
    const options = resolveOptions(belote, {});
    if (!options.ok) throw new Error(options.error.message);
    const spec = specOf(options.value, trump, allTrumps);
    expect(trickKernel(spec, trump).points(PACKS.french32.cards) + spec.lastTrick).toBe(162);
  });
});

describe('README.md, Play', () => {
  it.each([
    ['9S 8H', '9H 7H QD', '9H'],
    ['9S 8H', '7H QD KC', '7H'],
  ])('worked case 1: to %s a hand %s may play %s', (trick, hand, cards) => {
    expect(legal(trick, hand)).toBe(sorted(cards));
  });

  it.each([
    ['AH 8H 7H', 'TH 9H 8S', '9H'],
    ['QH 7H', 'KH 8H AS', 'KH'],
  ])('worked case 2: to %s a hand %s may play %s', (trick, hand, cards) => {
    expect(legal(trick, hand)).toBe(sorted(cards));
  });

  it.each([
    ['AS 7S', '8H QD', '8H QD'],
    ['KS TH 7S', '8H AD', '8H AD'],
  ])('worked case 3: to %s a hand %s may play %s', (trick, hand, cards) => {
    expect(legal(trick, hand)).toBe(sorted(cards));
  });

  it.each([
    ['a plain suit is followed with any card', '9S', 'AS 7S JH', 'AS 7S'],
    ['any trump where none is higher', 'JH', '9H 7H AS', '9H 7H'],
    ['void: a trump', '9S', '7H 8H AD', '7H 8H'],
    ['void, the partner’s trump is winning: you need not play a higher one', '9S QH 7S', 'KH 7H AD', 'KH 7H AD'],
    ['void of trumps too: any card', '9S', 'AD 7C', 'AD 7C'],
    ['any card is led', '', 'AD 7C JH', 'AD 7C JH'],
  ])('%s', (_, trick, hand, cards) => {
    expect(legal(trick, hand)).toBe(sorted(cards));
  });

  it('option underTrump free: a void hand that cannot over-trump is free', () => {
    expect(legal('9S 8H', '7H QD KC', { underTrump: 'free' })).toBe(sorted('7H QD KC'));
    expect(legal('9S 8H', '9H 7H QD', { underTrump: 'free' })).toBe('9H');
  });

  it('option underPartner forbidden: no trump below the partner’s, unless nothing else is left', () => {
    const options = { underPartner: 'forbidden' };
    expect(legal('KS TH 7S', '8H AD', options)).toBe('AD');
    expect(legal('KS TH 7S', '8H 9H AD', options)).toBe(sorted('9H AD'));
    expect(legal('KS TH 7S', '8H 7H', options)).toBe(sorted('8H 7H'));
    expect(legal('AS 7S', '8H QD', options)).toBe(sorted('8H QD'));
  });

  it('option bidding: without trumps a suit is followed, and nothing else', () => {
    expect(legalWithout(false, 'KS', 'AS 7S JH')).toBe(sorted('AS 7S'));
    expect(legalWithout(false, 'KS', 'AD JH')).toBe(sorted('AD JH'));
  });

  it('option bidding: where all suits are trumps each is beaten, the partner’s too, and none by another', () => {
    expect(legalWithout(true, 'AS', '9S KS JH')).toBe('9S');
    expect(legalWithout(true, 'JS', '9S KS JH')).toBe(sorted('9S KS'));
    expect(legalWithout(true, 'AS KS', 'JS 8S JH')).toBe('JS');
    expect(legalWithout(true, 'AS', 'AD JH')).toBe(sorted('AD JH'));
  });
});
