import { describe, expect, it } from 'vitest';
import { cardOf, cards, codesOf, SUITS, type Trump } from '../card.ts';
import { PACKS } from '../pack.ts';
import { trickKernel } from './kernel.ts';
import type { PlayReason } from './reason.ts';
import {
  AUCTION_ROW,
  BOTIFARRA_ROWS,
  KLABERJASS_ROW,
  KLAVERJAS_ROWS,
  MANILLA_ROW,
  MANILLE_ROW,
  PINOCHLE_ROW,
  ROWS,
  type Row,
} from './test/specs.fixture.ts';

function rowNamed(name: string): Row {
  const found = ROWS.find((row) => row.name === name);
  if (found === undefined) throw new RangeError(name);
  return found;
}
const HOUSE = rowNamed('klaverjas beatOpponents on free');
const AMSTERDAM = rowNamed('klaverjas beatAlways on forbidden');
const ROTTERDAM = rowNamed('klaverjas beatAlways off forced');
const BOTIFARRA = rowNamed('botifarra free on alike lowest');
const MANILLA_TWO = rowNamed('manilla-two');
const BRISCOLA = rowNamed('briscola-chiamata');
const BLIND = rowNamed('manille-blind');
const TWO = rowNamed('manille-two');

/** Whether the card at a place of a trick is of the side of the player who acts next. */
function mates(row: Row, trick: readonly string[]): (place: number) => boolean {
  const { sides } = row;
  const seat = trick.length;
  return (place) => sides[place] === sides[seat];
}

/** Legal cards of a hand, the leader in seat 0; all texts as in the rules pages. */
function legal(row: Row, trump: Trump, trick: string, hand: string): string {
  const table = codesOf(cards(trick));
  return codesOf(trickKernel(row.spec, trump).legal(cards(hand), cards(trick), mates(row, table))).join(' ');
}

describe('worked cases of the rules pages', () => {
  it.each<[string, Row, Trump, string, string, string]>([
    ['klaberjass, worked case 1, a lower trump only', KLABERJASS_ROW, 'H', '9S 8H', '7H QD KC', '7H QD KC'],
    ['klaberjass, worked case 1, a higher trump', KLABERJASS_ROW, 'H', '9S 8H', '9H 7H QD', '9H'],
    ['klaberjass, worked case 2, nothing beats the jack', KLABERJASS_ROW, 'H', 'AH JH 7H', 'TH 9H 8S', 'TH 9H'],
    ['klaberjass, worked case 2, the card above the ace', KLABERJASS_ROW, 'H', 'AH 8H 7H', 'TH 9H 8S', '9H'],
    ['klaverjas, worked case 4, no trump beats the nel', HOUSE, 'S', 'AH 7S 9S', '8S TS 7D', '8S TS 7D'],
    ['klaverjas, worked case 4, the jack beats it', HOUSE, 'S', 'AH 7S 9S', 'JS TS 7D', 'JS'],
    ['klaverjas, worked case 5', HOUSE, 'S', 'AS KS', '9S 7S', '9S 7S'],
    ['manille, worked case 1, an opponent is winning', MANILLE_ROW, 'S', 'KH 7H QH', 'TH 9H AS', 'TH'],
    ['manille, worked case 1, the partner is winning', MANILLE_ROW, 'S', 'QH KH 7H', 'TH 9H AS', 'TH 9H'],
    ['manille, worked case 2, a higher trump', MANILLE_ROW, 'S', 'KH 7S 8S', 'JS 7D AC', 'JS'],
    ['manille, worked case 2, any card but a trump', MANILLE_ROW, 'S', 'KH QH 9S', '8S 7S AC', 'AC'],
    ['manille, worked case 2, nothing but trumps', MANILLE_ROW, 'S', 'KH QH 9S', '8S 7S', '8S 7S'],
    ['manille, worked case 2, a trump is due', MANILLE_ROW, 'S', 'KH QH 7H', '8S AC', '8S'],
    ['manille, worked case 2, void and the partner winning', MANILLE_ROW, 'S', 'KH AH 7H', '8S AC', '8S AC'],
    ['manille, worked case 2, following a trumped trick', MANILLE_ROW, 'S', 'KH QH 9S', 'TH 8H AS', 'TH 8H'],
    ['manille, worked case 4, nobody is a partner', AUCTION_ROW, 'S', 'KH AH 7H', '8S AC', '8S'],
    ['manilla, worked case 2, nothing beats the king', MANILLA_ROW, 'D', 'KH 2H QH', '8H 7H AD', '8H 7H'],
    ['manilla, worked case 2, two cards beat it', MANILLA_ROW, 'D', 'KH 2H QH', '9H AH 3H', '9H AH'],
    ['manilla, worked case 2, a trump is due', MANILLA_ROW, 'D', 'KH 2H QH', '2D 9C', '2D'],
    ['manilla, worked case 2, lower trumps and anything else', MANILLA_ROW, 'D', 'KH 2H 5D', '4D 3D 9C', '4D 3D 9C'],
    ['manilla, worked case 2, a higher trump', MANILLA_ROW, 'D', 'KH 2H 5D', '6D 4D 9C', '6D'],
    ['manilla, worked case 2, void and the partner winning', MANILLA_ROW, 'D', 'KH AH 5H', '6D 9C', '6D 9C'],
    ['botifarra, worked case 1, one card beats', BOTIFARRA, 'D', 'KH', 'AH JH 5H 9S', 'AH'],
    ['botifarra, worked case 1, the lowest', BOTIFARRA, 'D', 'KH', 'JH 5H 9S', '5H'],
    ['botifarra, worked case 1, any that beats', BOTIFARRA, 'D', 'KH', '9H AH 2H', '9H AH'],
    ['botifarra, worked case 2', BOTIFARRA, 'D', '9H 2H', 'KH JH 6H 4H', 'KH JH 4H'],
    ['botifarra, worked case 3, a trump is due', BOTIFARRA, 'D', 'KH', '3D 9S 5S', '3D'],
    ['botifarra, worked case 3, second to play', BOTIFARRA, 'D', 'KH', '9S 5S 7C', '9S 5S 7C'],
    ['botifarra, worked case 3, fourth to play', BOTIFARRA, 'D', 'KH 3H 4H', '9S 5S 7C', '5S 7C'],
    ['botifarra, worked case 4', BOTIFARRA, 'D', '2H 3D 4H', 'KD 5D 2D 8S 6S AC', 'KD 2D 6S AC'],
    ['pinochle-double, worked case 4, the trick is trumped', PINOCHLE_ROW, 'S', 'KH AH JS', 'TH JH', 'TH JH'],
    ['pinochle-double, worked case 4, void', PINOCHLE_ROW, 'S', 'KH AH JS', 'QS JS AD', 'QS'],
    ['pinochle-double, worked case 4, nothing beats an ace already there', PINOCHLE_ROW, 'S', 'KH AH QH', 'AH TH JH', 'AH TH JH'],
    ['pinochle-double, worked case 4, the ten beats the king', PINOCHLE_ROW, 'S', 'KH QH', 'TH JH', 'TH'],
  ])('the README of %s', (_, row, trump, trick, hand, expected) => {
    expect(legal(row, trump, trick, hand)).toBe(expected);
  });
});

describe('play duties at a glance', () => {
  it.each<[string, Row, Trump, string, string, string]>([
    ['klaberjass: void must trump', KLABERJASS_ROW, 'S', 'KH', '7S AC', '7S'],
    ['klaberjass: no need to beat a plain lead', KLABERJASS_ROW, 'S', 'KH', '7H AH', '7H AH'],
    ['klaberjass: must beat when trumps are led', KLABERJASS_ROW, 'S', 'KS', '7S AS', 'AS'],
    ['klaberjass: over-trumps the partner', KLABERJASS_ROW, 'S', 'KH 7S 8H', 'QS AC', 'QS'],
    ['klaberjass: trumps though the partner is winning', KLABERJASS_ROW, 'S', 'KH AH 7H', '7S AC', '7S'],
    ['klaverjas: void must trump', HOUSE, 'S', 'KH', '7S AC', '7S'],
    ['klaverjas: need not when the partner is winning', HOUSE, 'S', 'KH AH 7H', '7S AC', '7S AC'],
    ['klaverjas: no need to beat a plain lead', HOUSE, 'S', 'KH', '7H AH', '7H AH'],
    ['klaverjas: must beat an opponent’s trump when trumps are led', HOUSE, 'S', 'KS', '7S AS', 'AS'],
    ['klaverjas: need not beat the partner’s trump', HOUSE, 'S', '7S KS 8S', 'QS AS', 'QS AS'],
    ['klaverjas: over-trumps an opponent', HOUSE, 'S', 'KH 7H QS', '8S AS 7C', 'AS'],
    ['klaverjas: cannot over-trump, any card', HOUSE, 'S', 'KH 7H QS', '8S 7S 7C', '8S 7S 7C'],
    ['briscola-chiamata: no duty', BRISCOLA, 'S', 'KH', '2H AS JC', '2H AS JC'],
    ['manille: must beat with the led suit', MANILLE_ROW, 'S', 'QH', '7H KH TS', 'KH'],
    ['manille: any card of the suit after a trump', MANILLE_ROW, 'S', 'QH 7S', '7H KH', '7H KH'],
    ['manille: over-trumps an opponent', MANILLE_ROW, 'S', 'QH 7H JS', '7S QS AC', 'QS'],
    ['manille: with no trumps, any card when void', MANILLE_ROW, 'NT', 'QH 7H KH', '7S QS AC', '7S QS AC'],
    ['manille-two: as manille against the other', TWO, 'S', 'QH', '7H KH', 'KH'],
    ['manille-auction: beats everybody', AUCTION_ROW, 'S', 'QH AH 7H', 'JH TH', 'TH'],
    ['manille-auction: over-trumps everybody', AUCTION_ROW, 'S', 'QH 7S 7H', '8S TS AC', '8S TS'],
    ['manille-blind: no duty', BLIND, 'S', 'KH', '7H AS 7C', '7H AS 7C'],
    ['manilla: must beat with the led suit', MANILLA_ROW, 'S', 'QH', '7H KH', 'KH'],
    ['manilla: cannot over-trump, any card', MANILLA_ROW, 'S', 'QH 7H JS', '7S 8S AC', '7S 8S AC'],
    ['manilla-two: must beat', MANILLA_TWO, 'S', 'QH', '7H KH', 'KH'],
    ['manilla-two: void must trump', MANILLA_TWO, 'S', 'QH', '2S KC', '2S'],
    ['manilla-two: void of both, any card', MANILLA_TWO, 'S', 'QH', '2D KC', '2D KC'],
    ['botifarra: lowest of the suit after a trump', BOTIFARRA, 'D', 'KH 3S 4D', '9H 2H', '2H'],
    ['botifarra: trumps only if that beats', BOTIFARRA, 'D', 'KH 3H 6D', '5D 2D 8S 6S', '2D 6S'],
    ['botifarra: over-trumps an opponent, any that beats', BOTIFARRA, 'D', 'KH 3H 6D', '5D 7D KD', '7D KD'],
    ['botifarra: with no trumps, second, any card', BOTIFARRA, 'NT', 'KH', '5D 2D 8S', '5D 2D 8S'],
    ['botifarra: with no trumps, later, lowest cards', BOTIFARRA, 'NT', 'KH 2H 3H', '5D 2D 8S', '2D 8S'],
    ['pinochle: void must trump', PINOCHLE_ROW, 'S', 'KH', 'JS AC', 'JS'],
    ['pinochle: must trump low when it cannot over-trump', PINOCHLE_ROW, 'S', 'KH AS', 'JS TS AC', 'JS TS'],
    ['pinochle: beats the partner', PINOCHLE_ROW, 'S', 'JH KH QH', 'AH QH', 'AH'],
    ['pinochle: an equal trump does not over-trump', PINOCHLE_ROW, 'S', 'KH QS', 'QS JS AC', 'QS JS'],
  ])('%s', (_, row, trump, trick, hand, expected) => {
    expect(legal(row, trump, trick, hand)).toBe(expected);
  });
});

describe('house options', () => {
  it.each<[string, Row, Trump, string, string, string]>([
    ['klaverjas trumpLead beatAlways: beats the partner', AMSTERDAM, 'S', '7S KS 8S', 'QS AS', 'AS'],
    ['klaverjas trumpLead free: any trump', rowNamed('klaverjas free on free'), 'S', 'KS', '7S AS', '7S AS'],
    ['klaverjas partnerExemption off: trumps over the partner’s ace', ROTTERDAM, 'S', 'KH AH 7H', '7S AC', '7S'],
    ['klaverjas partnerExemption off: over-trumps the partner', ROTTERDAM, 'S', 'KH 7S 7H', '8S QS AC', '8S QS'],
    ['klaverjas underTrump forced: a lower trump', ROTTERDAM, 'S', 'KH 7H QS', '8S 7S 7C', '8S 7S'],
    ['klaverjas underTrump forbidden: no lower trump', AMSTERDAM, 'S', 'KH 7H QS', '8S 7S 7C', '7C'],
    ['klaverjas underTrump forbidden: not under the partner’s either', AMSTERDAM, 'S', 'KH QS 7H', '8S AS 7C', 'AS 7C'],
    ['klaverjas underTrump forbidden: nothing else in hand', AMSTERDAM, 'S', 'KH 7H QS', '8S 7S', '8S 7S'],
    ['botifarra losingTrump forced: the lowest trump', rowNamed('botifarra forced on alike lowest'), 'D', 'KH 3H 6D', '5D 2D 8S 6S', '2D'],
    [
      'botifarra mustGive off: any card of the suit',
      rowNamed('botifarra free off alike lowest'),
      'D',
      '9H 2H',
      'KH JH 6H 4H',
      'KH JH 6H 4H',
    ],
    ['botifarra mustGive off: any card when void', rowNamed('botifarra free off alike lowest'), 'D', '9H 2H', '5D 2D 8S 6S', '5D 2D 8S 6S'],
  ])('%s', (_, row, trump, trick, hand, expected) => {
    expect(legal(row, trump, trick, hand)).toBe(expected);
  });
});

describe('reasons', () => {
  it.each<[PlayReason, Row, Trump, string, string, string]>([
    ['must-follow', KLABERJASS_ROW, 'S', 'KH', '7H AC', 'AC'],
    ['must-follow', MANILLE_ROW, 'S', 'KH', '7H AH AC', 'AC'],
    ['must-beat', MANILLE_ROW, 'S', 'KH', '7H AH AC', '7H'],
    ['lowest-only', BOTIFARRA, 'D', 'KH', 'JH 5H 9S', 'JH'],
    ['must-follow', BOTIFARRA, 'D', 'KH', 'JH 5H 9S', '9S'],
    ['lowest-only', BOTIFARRA, 'D', 'KH 3H 4H', '9S 5S 7C', '9S'],
    ['counter-or-lowest', BOTIFARRA, 'D', '9H 2H', 'KH JH 6H 4H', '6H'],
    ['counter-or-lowest', BOTIFARRA, 'D', '2H 3D 4H', 'KD 5D 2D 8S 6S AC', '8S'],
    ['must-trump', HOUSE, 'S', 'KH', '7S AC', 'AC'],
    ['must-overtrump', HOUSE, 'S', 'KH 7H QS', '8S AS 7C', '8S'],
    ['must-trump', HOUSE, 'S', 'KH 7H QS', '8S AS 7C', '7C'],
    ['lowest-trump', rowNamed('botifarra forced on alike lowest'), 'D', 'KH 3H 6D', '5D 2D 8S 6S', '5D'],
    ['must-trump', rowNamed('botifarra forced on alike lowest'), 'D', 'KH 3H 6D', '5D 2D 8S 6S', '8S'],
    ['no-undertrump', MANILLE_ROW, 'S', 'KH QH 9S', '8S 7S AC', '8S'],
  ])('%s: %#', (reason, row, trump, trick, hand, card) => {
    const table = codesOf(cards(trick));
    expect(trickKernel(row.spec, trump).reason(cards(hand), cards(trick), mates(row, table), cards(card)[0]!)).toBe(reason);
  });
});

describe('winner', () => {
  it.each<[string, Row, Trump, string, number]>([
    ['highest of the led suit', HOUSE, 'S', '7H AH TH KD', 1],
    ['a discard never wins', HOUSE, 'S', '7H AD TC KD', 0],
    ['a trump beats an ace', HOUSE, 'S', 'AH 7S TH KH', 1],
    ['the jack of trumps, then the nel', HOUSE, 'S', 'AS 9S JS KS', 2],
    ['the nel over the ace', HOUSE, 'S', 'AS 9S TS KS', 1],
    ['the manille beats the ace', MANILLE_ROW, 'S', 'AH TH', 1],
    ['without trumps nothing but the led suit wins', MANILLE_ROW, 'NT', '7H TS AS TD', 0],
    ['the nine beats the ace in botifarra', BOTIFARRA, 'D', 'AH 9H KH 2H', 1],
    ['of identical cards the first', PINOCHLE_ROW, 'S', 'KH AH AH AH', 1],
    ['of identical trumps the first', PINOCHLE_ROW, 'S', 'KH JS AH JS', 1],
    ['five cards', BRISCOLA, 'C', 'KH AH 2C TH JC', 4],
    ['a trick that is not whole', BRISCOLA, 'C', 'KH AH', 1],
  ])('%s', (_, row, trump, trick, place) => {
    expect(trickKernel(row.spec, trump).winner(cards(trick))).toBe(place);
  });

  it('of nobody throws', () => {
    expect(() => trickKernel(HOUSE.spec, 'S').winner([])).toThrow(RangeError);
  });
});

describe('points', () => {
  it.each<[string, Row, number]>([
    ['klaberjass: 164', KLABERJASS_ROW, 164],
    ['klaverjas: 162', HOUSE, 162],
    ['briscola-chiamata: 120', BRISCOLA, 120],
    ['manille: 60', MANILLE_ROW, 60],
    ['manilla: 72', MANILLA_ROW, 72],
    ['manilla, two players: 60', MANILLA_TWO, 60],
    ['botifarra: 72', BOTIFARRA, 72],
    ['pinochle-double: 50', PINOCHLE_ROW, 50],
  ])('of a whole deal, the README of %s', (_, row, total) => {
    const { spec } = row;
    const pack = PACKS[spec.pack].cards;
    for (const trump of row.trumps) expect(trickKernel(spec, trump).points(pack) + spec.lastTrick + spec.perTrick * row.cards).toBe(total);
  });

  it('change with the trump suit', () => {
    const hearts = trickKernel(HOUSE.spec, 'H');
    expect(hearts.points(cards('JH'))).toBe(20);
    expect(hearts.points(cards('JS 9S'))).toBe(2);
  });
});

describe('a kernel', () => {
  it('is made once for a specification and trumps', () => {
    expect(trickKernel(HOUSE.spec, 'H')).toBe(trickKernel(HOUSE.spec, 'H'));
    expect(trickKernel(HOUSE.spec, 'H')).not.toBe(trickKernel(HOUSE.spec, 'S'));
  });

  it('orders the cards of a suit by strength', () => {
    const kernel = trickKernel(HOUSE.spec, 'H');
    const line = (suit: 'H' | 'S'): string =>
      [...PACKS.french32.ranks].sort((a, b) => kernel.strength(cardOf(suit, b)) - kernel.strength(cardOf(suit, a))).join('');
    expect(line('H')).toBe('J9ATKQ87');
    expect(line('S')).toBe('ATKQJ987');
  });

  it('knows trumps, and none where there are none', () => {
    expect(SUITS.filter((suit) => trickKernel(MANILLE_ROW.spec, 'D').isTrump(cardOf(suit, 'T')))).toEqual(['D']);
    expect(SUITS.filter((suit) => trickKernel(MANILLE_ROW.spec, 'NT').isTrump(cardOf(suit, 'T')))).toEqual([]);
  });

  it('lists copies once', () => {
    expect(legal(PINOCHLE_ROW, 'S', 'KH', 'TH TH AH QH AH')).toBe('TH AH');
    expect(codesOf(trickKernel(PINOCHLE_ROW.spec, 'S').legal(cards('TH TH QS'), [], () => false))).toEqual(['TH', 'QS']);
  });

  it('refuses cards of another pack', () => {
    expect(() => trickKernel(HOUSE.spec, 'S').legal(cards('6H'), cards('7H'), () => false)).toThrow('6H');
    expect(() => trickKernel(BOTIFARRA.spec, 'S').winner(cards('TH'))).toThrow('TH');
  });
});

it('every house of klaverjassen and botifarra is a row of the tests', () => {
  expect(KLAVERJAS_ROWS).toHaveLength(18);
  expect(BOTIFARRA_ROWS).toHaveLength(16);
});
