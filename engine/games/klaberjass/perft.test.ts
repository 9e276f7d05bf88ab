import { testEndings } from '../../testing/endings.fixture.ts';
import { dealtState } from '../../testing/position.fixture.ts';
import { klaberjass } from './game.ts';

testEndings(klaberjass, { prose: 'klaberjass' }, { ...dealtState(klaberjass), declarer: 0 }, [
  ['everybody follows', 'D', 0, ['AS 7S', 'TS 8S', 'KS 9S', 'QS JS'], 16],
  ['trumps all round', 'H', 1, ['JH 7H', '9H 8H', 'AH QH', 'TH KH'], 8],
  ['over-trumping the partner', 'H', 0, ['AS 7D', '8H 9H', 'KS 8D', 'QH JH'], 6],
  ['lower trumps set one free', 'H', 0, ['AS KS', 'JH 9D', 'TS 8S', '7H AC'], 8],
  ['nobody holds trumps', 'C', 2, ['AS 7D', 'TS 8H', 'KS 9H', 'QS JD'], 5],
  ['one suit each', 'C', 3, ['AS KS TS', 'AH KH TH', 'AD KD TD', 'AC KC TC'], 1296],
  ['three cards, mixed', 'S', 0, ['JS 7D KH', '9S TD QH', 'AS 8D 9C', 'TS KD 7C'], 17],
  ['three cards, forehand strong', 'D', 0, ['JD 9D AH', 'AD 8S 7H', 'TD KS 8H', 'QD 9S KH'], 20],
  ['three cards, voids', 'H', 1, ['7H 8H AC', 'AS KS QS', 'JH 9D TD', '9H 7C 8C'], 240],
  ['three cards, last seat leads', 'C', 3, ['JC 7S 8H', '9C TS AH', '8C KS QD', '7C AS JD'], 19],
  ['four cards', 'S', 2, ['JS 8H 7D AC', '9S KH TD 8C', 'AS QH 9D KC', 'TS 7H AD 9C'], 24],
  ['four cards, long trumps', 'H', 0, ['JH 9H 8H 7S', 'AS KS TD 7H', 'TH QH 8D 9S', 'AH KH 7D QS'], 676],
]);
