import * as v from 'valibot';
import { RANKS, SUITS, TRUMPS, type CardCode } from '../../cards/card.ts';
import { comparison, slip } from './views.ts';

/** A deal of a round in which all tables had the same cards, side by side. Persons are numbered by the seats in which their table began. */

const n = v.number();
const CODES: ReadonlySet<string> = new Set(SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)));
const card = v.custom<CardCode>((code) => typeof code === 'string' && CODES.has(code));

const dealtTable = v.strictObject({
  table: n,
  /** Names by person; empty for a bot. */
  who: v.array(v.string()),
  dealer: n,
  /** The cards dealt, by person. */
  hands: v.array(v.array(card)),
  /** Calls, exchanges and melds in order, in the notation of actions. */
  calls: v.array(v.strictObject({ by: n, action: v.string() })),
  tricks: v.array(v.strictObject({ winner: n, cards: v.array(v.strictObject({ by: n, card })) })),
  contract: v.nullable(v.strictObject({ by: n, trump: v.nullable(v.picklist(TRUMPS)), made: v.boolean() })),
  /** By side; `compared` is `null` where the table is not compared with others in this deal. */
  sides: v.array(v.strictObject({ slip, compared: v.nullable(comparison) })),
});

export const sharedDeal = v.strictObject({
  round: n,
  deal: n,
  /** The deals of the round that are over at every table. */
  deals: n,
  faces: v.picklist(['french', 'spanish', 'italian']),
  /** The side of each person. */
  sides: v.array(n),
  tables: v.array(dealtTable),
});
export type SharedDeal = Readonly<v.InferOutput<typeof sharedDeal>>;
