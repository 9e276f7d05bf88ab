import { testEndings } from '../../testing/endings.fixture.ts';
import { dealtState } from '../../testing/position.fixture.ts';
import { pinochleDouble } from './game.ts';

testEndings(pinochleDouble, { prose: 'pinochle-double' }, { ...dealtState(pinochleDouble, { options: { concede: 'off' } }), declarer: 0 }, [
  ['everybody follows', 'D', 0, ['KS JS', 'TS QS', 'AS JS', 'AS KS'], 6],
  ['copies are one choice', 'S', 0, ['AH AH', 'TH TH', 'KH KH', 'JH JH'], 1],
  ['trumps all round', 'H', 1, ['AH JH', 'TH QH', 'AH KH', 'JH QH'], 10],
  ['trumped and over-trumped', 'H', 0, ['AS JD', 'JH QH', 'KS AD', 'TH KH'], 8],
  ['nobody holds trumps', 'C', 2, ['AS JD', 'TS QH', 'KS AH', 'QS JD'], 5],
  ['one suit each', 'C', 3, ['AS KS TS', 'AH KH TH', 'AD KD TD', 'AC KC TC'], 1296],
  ['three cards, mixed', 'S', 0, ['JS JD KH', 'QS TD QH', 'AS KD QC', 'TS KD JC'], 9],
  ['three cards, aces alike', 'D', 0, ['AH AH AD', 'AH TH JH', 'TD KS QH', 'AH KH QD'], 36],
  ['three cards, voids', 'H', 1, ['JH QH AC', 'AS KS QS', 'AH JD TD', 'TH JC QC'], 48],
  ['three cards, copies', 'C', 3, ['JC JC AH', 'TC TS AH', 'QC KS QD', 'KC AS JD'], 9],
  ['four cards', 'S', 2, ['JS QH JD AC', 'TS KH TD QC', 'AS QH TD KC', 'TS JH AD JC'], 24],
  ['four cards, long trumps', 'H', 0, ['AH TH QH JS', 'AS KS TD JH', 'TH QH KD TS', 'AH KH JD QS'], 424],
]);
