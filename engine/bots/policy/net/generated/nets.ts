// Written by `npm run tune -- --nets`; not to be edited.
import type { GameId } from '../../../../contract/gameId.ts';
import type { Nets } from '../writtenNet.ts';
import { NETS as KLAVERJAS } from './klaverjas.ts';
import { NETS as KLABERJASS } from './klaberjass.ts';
import { NETS as BRISCOLA_CHIAMATA } from './briscola-chiamata.ts';
import { NETS as MANILLE } from './manille.ts';
import { NETS as MANILLE_AUCTION } from './manille-auction.ts';
import { NETS as MANILLE_THREE } from './manille-three.ts';
import { NETS as MANILLE_TWO } from './manille-two.ts';
import { NETS as MANILLA } from './manilla.ts';
import { NETS as MANILLA_TWO } from './manilla-two.ts';
import { NETS as BOTIFARRA } from './botifarra.ts';

export const NETS: { readonly [id in GameId]?: Nets } = {
  'klaverjas': KLAVERJAS,
  'klaberjass': KLABERJASS,
  'briscola-chiamata': BRISCOLA_CHIAMATA,
  'manille': MANILLE,
  'manille-auction': MANILLE_AUCTION,
  'manille-three': MANILLE_THREE,
  'manille-two': MANILLE_TWO,
  'manilla': MANILLA,
  'manilla-two': MANILLA_TWO,
  'botifarra': BOTIFARRA,
};
