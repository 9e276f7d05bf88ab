import type { Trump } from '../../card.ts';
import { SUITS } from '../../card.ts';
import { dutyOf as beloteDuty } from '../../../games/belote/options.ts';
import { dutyOf as botifarraDuty } from '../../../games/botifarra/options.ts';
import { MANILLA, MANILLE, MANILLE_FREE } from '../../../games/family/duties.ts';
import { KLABERJASS } from '../../../games/klaberjass/options.ts';
import { dutyOf as klaverjasDuty } from '../../../games/klaverjas/options.ts';
import { PINOCHLE } from '../../../games/pinochle-double/options.ts';
import { NO_DUTY } from '../duty.ts';
import type { TrickSpec } from '../spec.ts';
import type { LiteralRow } from './literal.fixture.ts';
import { ranks } from './literal.fixture.ts';

const FRENCH = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const JASS = { pack: 'french32', plain: ranks('789JQKTA'), trumps: ranks('78QKTA9J'), values: FRENCH, lastTrick: 10, perTrick: 0 } as const;
const MANILLE_SPEC = {
  pack: 'french32',
  plain: ranks('789JQKAT'),
  values: { T: 5, A: 4, K: 3, Q: 2, J: 1 },
  lastTrick: 0,
  perTrick: 0,
} as const;
const SPANISH = {
  pack: 'spanish48',
  plain: ranks('2345678JQKA9'),
  values: { 9: 5, A: 4, K: 3, Q: 2, J: 1 },
  counters: ranks('9AKQJ'),
  lastTrick: 0,
} as const;

/** A row of the duty table: the specification that is tested, the literal rule it must agree with, and who sits at the table. */
export interface Row {
  readonly name: string;
  readonly spec: TrickSpec;
  readonly literal: LiteralRow;
  readonly sides: readonly number[];
  readonly cards: number;
  readonly trumps: readonly Trump[];
}

const PAIRS = [0, 1, 0, 1];
const WITH_NT: readonly Trump[] = [...SUITS, 'NT'];

function row(name: string, spec: TrickSpec, literal: LiteralRow, cards: number, sides = PAIRS, trumps: readonly Trump[] = SUITS): Row {
  return { name, spec, literal, sides, cards, trumps };
}

export const KLABERJASS_ROW = row(
  'klaberjass',
  { ...JASS, trumpValues: { ...FRENCH, J: 22, 9: 14 }, duty: KLABERJASS },
  { prose: 'klaberjass' },
  8,
);

export const KLAVERJAS_ROWS: readonly Row[] = (['beatOpponents', 'beatAlways', 'free'] as const).flatMap((trumpLead) =>
  (['on', 'off'] as const).flatMap((partnerExemption) =>
    (['free', 'forbidden', 'forced'] as const).map((underTrump) => {
      const house = { trumpLead, partnerExemption, underTrump };
      const duty = klaverjasDuty(house);
      const name = `klaverjas ${trumpLead} ${partnerExemption} ${underTrump}`;
      return row(name, { ...JASS, trumpValues: { ...FRENCH, J: 20, 9: 14 }, duty }, { prose: 'klaverjas', ...house }, 8);
    }),
  ),
);

const BELOTE_ROWS: readonly Row[] = (['forced', 'free'] as const).flatMap((underTrump) =>
  (['free', 'forbidden'] as const).map((underPartner) => {
    const house = { underTrump, underPartner };
    const spec: TrickSpec = { ...JASS, trumpValues: { ...FRENCH, J: 20, 9: 14 }, duty: beloteDuty(house) };
    return row(`belote ${underTrump} ${underPartner}`, spec, { prose: 'belote', ...house }, 8);
  }),
);

export const BOTIFARRA_ROWS: readonly Row[] = (['free', 'forced'] as const).flatMap((losingTrump) =>
  (['on', 'off'] as const).flatMap((mustGive) =>
    (['alike', 'over'] as const).flatMap((partnerTrumps) =>
      (['lowest', 'any'] as const).map((trumpedSuit) => {
        const house = { losingTrump, mustGive, partnerTrumps, trumpedSuit };
        const name = `botifarra ${Object.values(house).join(' ')}`;
        const spec: TrickSpec = { ...SPANISH, perTrick: 1, duty: botifarraDuty(house) };
        return row(name, spec, { prose: 'botifarra', ...house }, 12, PAIRS, WITH_NT);
      }),
    ),
  ),
);

const manille = { ...MANILLE_SPEC, duty: MANILLE };
const manilleFree = { ...MANILLE_SPEC, duty: MANILLE_FREE };
const MANILLE_PROSE = { prose: 'manille', underTrump: 'forbidden' } as const;
const FREE_PROSE = { prose: 'manille', underTrump: 'free' } as const;
export const MANILLE_ROW = row('manille', manille, MANILLE_PROSE, 8, PAIRS, WITH_NT);
export const AUCTION_ROW = row('manille-auction', manille, MANILLE_PROSE, 7, [0, 1, 2, 3], WITH_NT);
export const MANILLA_ROW = row('manilla', { ...SPANISH, perTrick: 1, duty: MANILLA }, { prose: 'manilla' }, 12);
export const PINOCHLE_ROW = row(
  'pinochle-double',
  { pack: 'pinochle80', plain: ranks('JQKTA'), values: { A: 1, T: 1, K: 1 }, lastTrick: 2, perTrick: 0, duty: PINOCHLE },
  { prose: 'pinochle-double' },
  20,
);

/** Every row of the rules' table, with every house option that touches duties and every seating that makes a difference. */
export const ROWS: readonly Row[] = [
  KLABERJASS_ROW,
  ...KLAVERJAS_ROWS,
  ...BELOTE_ROWS,
  row(
    'briscola-chiamata',
    { pack: 'forty', plain: ranks('23456JQKTA'), values: FRENCH, lastTrick: 0, perTrick: 0, duty: NO_DUTY },
    { prose: 'none' },
    8,
    [0, 1, 1, 0, 1],
  ),
  MANILLE_ROW,
  AUCTION_ROW,
  row('manille, free under-trumping', manilleFree, FREE_PROSE, 8, PAIRS, WITH_NT),
  row('manille-auction, free under-trumping', manilleFree, FREE_PROSE, 7, [0, 1, 2, 3], WITH_NT),
  row('manille-three, free under-trumping', manilleFree, FREE_PROSE, 10, [1, 1, 0], WITH_NT),
  row('manille-auction for seven', manille, MANILLE_PROSE, 4, [0, 1, 2, 3, 4, 5, 6], WITH_NT),
  row('manille-auction, defenders partners', manille, MANILLE_PROSE, 6, [1, 1, 0, 1, 1], WITH_NT),
  row('manille-blind', { ...MANILLE_SPEC, duty: NO_DUTY }, { prose: 'none' }, 8, PAIRS, WITH_NT),
  row('manille-three', manille, MANILLE_PROSE, 10, [1, 1, 0], WITH_NT),
  row('manille-two', manille, MANILLE_PROSE, 16, [0, 1], WITH_NT),
  MANILLA_ROW,
  row('manilla-two', { ...SPANISH, perTrick: 0, duty: MANILLA }, { prose: 'manilla' }, 24, [0, 1]),
  ...BOTIFARRA_ROWS,
  PINOCHLE_ROW,
];
