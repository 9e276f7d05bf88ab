import { testEndings } from '../../testing/endings.fixture.ts';
import { dealtState } from '../../testing/position.fixture.ts';
import { manilla } from './game.ts';

testEndings(manilla, { prose: 'manilla' }, dealtState(manilla), [
  ['everybody follows', 'D', 0, ['9H 3H', 'AH 2H', 'KH 4H', 'QH 5H'], 12],
  ['three of a suit each', 'D', 0, ['9H 3H JH', 'AH 2H 8H', 'KH 4H 7H', 'QH 5H 6H'], 458],
  ['trumps all round', 'D', 1, ['9D AD 2D', 'KD QD 3D', 'JD 8D 4D', '7D 6D 5D'], 960],
  ['nobody holds trumps', 'D', 2, ['9S AS 2S', 'KH QH 3H', 'JC 8C 4C', '7S 6H 5C'], 408],
  ['a trump is due', 'D', 0, ['KH 2S 3S', '2D 5C 4S', 'AH 6S 7H', '2H 8S 9S'], 48],
  ['a lower trump is free', 'D', 0, ['KH 2C 3C', '6D 2S 7C', 'JH QH 8C', '5D 4D 9S'], 80],
  ['a higher trump is due', 'D', 0, ['KH 2C 3C', '6D 2S 7C', 'JH QH 8C', '8D 4D 9S'], 92],
  ['void with the partner winning', 'S', 3, ['KC QC 5D', '2H 3S 4C', '9S 8S JD', '9H AS 9C'], 84],
  ['one suit each', 'S', 3, ['9S AS KS', '9H AH KH', '9D AD KD', '9C AC KC'], 1296],
  ['mixed', 'H', 1, ['9S 8S 3D', 'AH KH 2D', 'QS JH 7C', '5S 4C AC'], 268],
  ['voids and ruffs', 'C', 3, ['9H 2H 4C', 'AH 3C 5D', 'KH 7C 6D', 'QS 8H 9D'], 34],
  ['four cards', 'S', 2, ['9H 2H 4S 5C', 'AC 3S 5D 6D', 'KH 7H 6S 8D', 'QS 8S 9D KC'], 1264],
]);
