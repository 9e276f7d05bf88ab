// Written by build/kernels.mjs; not to be edited.
import type { PlayoutText, Table } from '../table.ts';
import { make as klaberjass } from './klaberjass.ts';
import { make as klaverjasHouse } from './klaverjasHouse.ts';
import { make as klaverjasAmsterdam } from './klaverjasAmsterdam.ts';
import { make as klaverjasRotterdam } from './klaverjasRotterdam.ts';
import { make as briscola } from './briscola.ts';
import { make as manille } from './manille.ts';
import { make as manilleNoTrump } from './manilleNoTrump.ts';
import { make as manilleBlind } from './manilleBlind.ts';
import { make as manilleBlindNoTrump } from './manilleBlindNoTrump.ts';
import { make as manilleAuction } from './manilleAuction.ts';
import { make as manilleAuctionNoTrump } from './manilleAuctionNoTrump.ts';
import { make as manilleThree } from './manilleThree.ts';
import { make as manilleThreeNoTrump } from './manilleThreeNoTrump.ts';
import { make as manilleOpen } from './manilleOpen.ts';
import { make as manilleOpenNoTrump } from './manilleOpenNoTrump.ts';
import { make as manilleTwo } from './manilleTwo.ts';
import { make as manilleTwoNoTrump } from './manilleTwoNoTrump.ts';
import { make as manilla } from './manilla.ts';
import { make as manillaTwo } from './manillaTwo.ts';
import { make as botifarra } from './botifarra.ts';
import { make as botifarraNoTrump } from './botifarraNoTrump.ts';
import { make as pinochle } from './pinochle.ts';

/** Generated playouts by the key of their plan. */
export const TEXTS: Readonly<Record<string, (table: Table) => PlayoutText>> = {
  '8 1 T 4x8 pairs 0 10 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff':
    klaberjass,
  '8 1 T 4x8 pairs 0 10 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff':
    klaverjasHouse,
  '8 1 T 4x8 pairs 0 10 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,0,0,0,0,0,0,0,0':
    klaverjasAmsterdam,
  '8 1 T 4x8 pairs 0 10 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff':
    klaverjasRotterdam,
  '10 1 T 5x8 open 0 0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 3ff,3ff,3ff,3ff,3ff,3ff,3ff,3ff,3ff 3ff,3ff,3ff,3ff,3ff,3ff,3ff,3ff,3ff':
    briscola,
  '8 1 T 4x8 pairs 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manille,
  '8 1 NT 4x8 pairs 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleNoTrump,
  '8 1 T 4x8 pairs 0 0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff':
    manilleBlind,
  '8 1 NT 4x8 pairs 0 0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,ff,ff,ff,ff,ff,ff,ff,ff':
    manilleBlindNoTrump,
  '8 1 T 4x7 open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleAuction,
  '8 1 NT 4x7 open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleAuctionNoTrump,
  '8 1 T 3x10 open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleThree,
  '8 1 NT 3x10 open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleThreeNoTrump,
  '8 1 T any open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleOpen,
  '8 1 NT any open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleOpenNoTrump,
  '8 1 T 2x16 open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleTwo,
  '8 1 NT 2x16 open 0 0 ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff ff,ff,ff,ff,ff,ff,ff,ff,ff ff,0,ff,ff,0,ff,ff,0,ff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 ff,ff,ff,ff,ff,ff,ff,ff,ff 0,ff,0,0,ff,0,0,ff,0':
    manilleTwoNoTrump,
  '12 1 T 4x12 pairs 1 0 fff,fff,fff,fff,fff,fff,fff,fff,fff fff,0,fff,fff,0,fff,fff,0,fff fff,fff,fff,fff,fff,fff,fff,fff,fff fff,0,fff,fff,0,fff,fff,0,fff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 fff,fff,fff,fff,fff,fff,fff,fff,fff fff,fff,fff,fff,fff,fff,fff,fff,fff':
    manilla,
  '12 1 T 2x24 open 0 0 fff,fff,fff,fff,fff,fff,fff,fff,fff fff,0,fff,fff,0,fff,fff,0,fff fff,fff,fff,fff,fff,fff,fff,fff,fff fff,0,fff,fff,0,fff,fff,0,fff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 fff,fff,fff,fff,fff,fff,fff,fff,fff fff,fff,fff,fff,fff,fff,fff,fff,fff':
    manillaTwo,
  '12 1 T 4x12 pairs 1 0 fff,fff,fff,fff,fff,fff,fff,fff,fff fff,0,fff,fff,0,fff,fff,0,fff 0,f80,0,0,f80,0,0,f80,0 fff,0,fff,fff,0,fff,fff,0,fff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,f80,fff,0,f80,fff,0,f80,fff fff,fff,fff,fff,fff,fff,fff,fff,fff':
    botifarra,
  '12 1 NT 4x12 pairs 1 0 fff,fff,fff,fff,fff,fff,fff,fff,fff fff,0,fff,fff,0,fff,fff,0,fff 0,f80,0,0,f80,0,0,f80,0 fff,0,fff,fff,0,fff,fff,0,fff 0,0,0,0,0,0,0,0,0 0,0,0,0,0,0,0,0,0 0,f80,fff,0,f80,fff,0,f80,fff fff,fff,fff,fff,fff,fff,fff,fff,fff':
    botifarraNoTrump,
  '20 4 T 4x20 pairs 0 2 fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff 0,0,0,0,0,0,0,0,0 fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff,fffff':
    pinochle,
};
