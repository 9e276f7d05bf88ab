import { SUITS, type CardCode } from '../../../engine/cards/card.ts';
import { itemAt } from '../../../engine/cards/indexed.ts';
import { PACKS } from '../../../engine/cards/pack.ts';
import { ok, refuse } from '../../../engine/contract/result.ts';
import type { Evening, EveningRound, HallTable } from '../../../engine/evening/journal/state.ts';
import { tableCardsOf } from '../../../engine/evening/journal/state.ts';
import type { FromHall } from '../../../engine/evening/messages/fromHall.ts';
import type { SharedDeal } from '../../../engine/evening/messages/sharedDeal.ts';
import type { SaidToHall } from '../../../engine/evening/messages/toHall.ts';
import { dealPlay } from '../../../engine/evening/scoring/dealPlay.ts';
import { addedDeals, playedDeals } from '../../../engine/evening/scoring/dealtSlips.ts';
import { comparedDeals, type ComparedDeal } from '../../../engine/evening/scoring/sameDeals.ts';
import type { Match } from '../../../engine/match/match.ts';
import type { HallPart } from '../access/keys.ts';
import type { HallResult, Office } from '../office.ts';
import { numberlessName, plain, shownName } from './shared.ts';
import { dealsOver } from '../tables/dealsOver.ts';
import type { HallTables } from '../tables/hallTables.ts';
import { hallSeats } from '../tables/seating.ts';

/** The roles that may look at how others played: people who sit at the tables, and those who run the evening. */
const ROLES: readonly string[] = ['organiser', 'helper', 'player', 'standIn'];

/** A table and its match. */
interface Played {
  readonly at: HallTable;
  readonly match: Match;
}

/** A deal that all tables of a round had, as each of them played it: once the last of them has ended it, and not while the ranking is hidden. */
export async function dealAtTables(
  { role }: Pick<HallPart, 'role'>,
  { round: number, deal, ref }: SaidToHall<'deal'>,
  { evening, desk }: Pick<Office, 'evening' | 'desk'>,
  tables: Pick<HallTables, 'stateOf' | 'matchAt'>,
): Promise<HallResult<FromHall>> {
  if (!ROLES.includes(role)) return refuse('hall/not-yours', 'those who play or run the evening may compare deals');
  const round = evening?.rounds.find((one) => one.round === number);
  if (evening === null || desk === null || round === undefined || evening.header.form.same !== true)
    return refuse('hall/no-deal', 'there is no such deal to compare');
  if (evening.frozen && role !== 'organiser') return refuse('hall/hidden', 'the ranking is hidden');
  const deals = dealsOver(evening, round, tables);
  if (deal > deals) return refuse('hall/deal-open', 'a table has yet to end this deal', { deals });
  const played: Played[] = [];
  for (const at of round.tables) {
    const match = tableCardsOf(evening, at.table) === 'ours' ? await tables.matchAt(round, at) : undefined;
    if (match !== undefined) played.push({ at, match });
  }
  const compared = comparison(evening, round, played, deal);
  const persons = evening.sides.length * (evening.header.form.unit === 'couple' ? 2 : 1);
  return ok({
    type: 'compared',
    ref,
    deal: {
      round: number,
      deal,
      deals,
      faces: PACKS[evening.game.pack].faces,
      sides: Array.from({ length: persons }, (_, person) => itemAt(evening.sides, person % evening.sides.length)),
      tables: played.flatMap((one) => tableView(evening, desk.choices.names, one, deal, compared)),
    },
  });
}

/** The comparison of a deal; `undefined` where its round is compared as a whole. Of tables that still play the deals so far are known. */
function comparison(evening: Evening, round: EveningRound, played: readonly Played[], deal: number): ComparedDeal | undefined {
  const count = new Set(evening.sides).size;
  const known = new Map(played.map(({ at, match }) => [at.table, playedDeals(match, count)]));
  const tables = round.tables.map((table): HallTable => {
    const deals = known.get(table.table);
    return table.booked !== null || deals === undefined ? table : { ...table, deals, booked: addedDeals(deals, count) };
  });
  return comparedDeals(evening, { ...round, tables }).find((one) => one.deal === deal);
}

/** A hand as the game's players hold it. */
function inOrder({ layout: { hand: kept, order } }: Evening['game'], hand: readonly CardCode[]): CardCode[] {
  if (kept === 'asDealt') return [...hand];
  const place = (card: CardCode): number =>
    SUITS.findIndex((suit) => card.endsWith(suit)) * 100 + order.plain.findIndex((rank) => card.startsWith(rank));
  return hand.toSorted((one, other) => place(one) - place(other));
}

function tableView(
  evening: Evening,
  names: Parameters<typeof shownName>[1],
  { at, match }: Played,
  deal: number,
  compared: ComparedDeal | undefined,
): SharedDeal['tables'] {
  const play = dealPlay(match, deal);
  const result = playedDeals(match, new Set(evening.sides).size)[deal - 1];
  if (play === undefined || result === undefined) return [];
  const { contract } = result;
  const own = compared?.tables.find(({ table }) => table === at.table);
  return [
    {
      table: at.table,
      who: hallSeats(evening, at).map(({ name, seat }) =>
        seat === null ? '' : 'entrant' in seat ? shownName({ entrant: seat.entrant, names: [name] }, names) : numberlessName(name, names),
      ),
      dealer: play.dealer,
      hands: play.hands.map((hand) => inOrder(evening.game, hand)),
      calls: play.calls.map((call) => ({ ...call })),
      tricks: play.tricks.map(({ winner, cards }) => ({ winner, cards: cards.map((one) => ({ ...one })) })),
      contract: contract === undefined ? null : { by: contract.seat, trump: contract.trump, made: contract.made },
      sides: result.slips.map((slip, side) => {
        const { won, most, tenths } = own?.sides[side] ?? { won: 0, most: 0, tenths: 0 };
        return { slip: plain(slip), compared: own === undefined ? null : { won, most, tenths } };
      }),
    },
  ];
}
