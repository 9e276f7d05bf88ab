import { expect, it } from 'vitest';
import type { Evening } from '../../../engine/evening/journal/state.ts';
import { CARD_DIGITS } from '../../host/limits/limits.ts';
import { pinOf, playerTokenOf } from './keys.ts';
import { Reception } from './reception.ts';

const secret = 'ab'.repeat(32);
const ANN = { entrant: 7, names: ['Ann'] };
const BEN = { entrant: 8, names: ['Ben'] };
const evening = { entrants: new Map([ANN, BEN].map((one) => [one.entrant, one])), rounds: [] } as unknown as Evening;

function reception() {
  let now = 0;
  const own = new Reception(() => now);
  const enter = (address: string, card: object): string => {
    const peer = { owner: false, address, send: () => undefined, close: () => undefined };
    const entered = own.enter(peer, { type: 'hello', protocol: 1, token: '', ...card }, { secret, spectators: true }, evening);
    if (entered.ok) return entered.value.by;
    return `${entered.error.code} ${String(entered.error.facts?.['wait'] ?? '')}`.trim();
  };
  const pass = (milliseconds: number): void => void (now += milliseconds);
  return { enter, pass, guess: (address: string, number: number, pin: string) => enter(address, { number, pin }) };
}

const pins = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(4, '0'));
/** Digits of no card here. */
const WRONG = pins.filter((pin) => pin !== pinOf(secret, ANN, 0) && pin !== pinOf(secret, BEN, 0));

it('finds the digits of a card for nobody who tries all of them from ever other addresses', () => {
  const { guess, pass } = reception();
  const found = pins.map((pin, at) => {
    pass(2);
    return guess(`10.0.${at >> 8}.${at & 255}`, ANN.entrant, pin);
  });
  expect(found.filter((one) => one === 'player 7')).toEqual([]);
  expect(found.filter((one) => one === 'hall/wrong-pin')).toHaveLength(CARD_DIGITS.byCard.burst);
});

it('looks at few wrong digits of all cards together, and at none from a network of IPv6 that has guessed too often', () => {
  const { guess } = reception();
  const spread = Array.from({ length: 900 }, (_, at) => guess(`10.0.${at >> 8}.${at & 255}`, at + 20, WRONG[at]!));
  expect(spread.filter((one) => one === 'hall/wrong-pin')).toHaveLength(CARD_DIGITS.wrong.burst);
  const six = reception();
  const net = Array.from({ length: 100 }, (_, at) => six.guess(`fe80::${at.toString(16)}`, at + 20, WRONG[at]!));
  expect(net.filter((one) => one === 'hall/wrong-pin')).toHaveLength(CARD_DIGITS.tries);
});

it('keeps the waits short that a stranger causes, and those of other cards shorter; a link needs no digits', () => {
  const { enter, guess, pass } = reception();
  const right = { ann: pinOf(secret, ANN, 0), ben: pinOf(secret, BEN, 0) };
  for (let at = 0; at < 10_000; at += 1) {
    pass(2);
    guess(`10.0.${at >> 8}.${at & 255}`, ANN.entrant, WRONG[at % WRONG.length]!);
  }
  expect(guess('10.9.9.9', BEN.entrant, right.ben)).toBe('player 8');
  const [code, wait] = guess('10.9.9.9', ANN.entrant, right.ann).split(' ');
  expect(code).toBe('hall/too-many-tries');
  expect(Number(wait)).toBeLessThanOrEqual(60_000);
  expect(enter('10.9.9.9', { token: playerTokenOf(secret, ANN, 0) })).toBe('player 7');
  pass(Number(wait));
  expect(guess('10.9.9.9', ANN.entrant, right.ann)).toBe('player 7');
  // A phone that shares the stranger's address waits a minute at most.
  const shared = reception();
  for (let at = 0; at < 10; at += 1) {
    shared.guess('10.0.0.1', 100 + at, WRONG[at]!);
    shared.pass(CARD_DIGITS.longestLockout);
  }
  shared.guess('10.0.0.1', 99, WRONG[0]!);
  expect(shared.guess('10.0.0.1', ANN.entrant, right.ann)).toBe(`hall/too-many-tries ${CARD_DIGITS.longestLockout}`);
});
