import { codeOf, suitIndex, suitOf, type Card } from '../../cards/card.ts';
import { rngOf, seedFrom } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import { seatToAct, type Fact, type View } from '../../contract/view.ts';
import { onTable, toCome } from '../../games/sampling/cardOdds.ts';
import { gameById } from '../../games/index.ts';
import { CALL_REASONS, callReasons } from './callReasons.ts';
import { beaten, tableFactsOf, higher, mayHold, cardsBetween, trickFactsOf, type TableFacts, type TrickFacts } from './tableFacts.ts';

/** Every reason against an action that a better one shows up, by the end of its key `against.…`; players read those words. */
export const REASONS_AGAINST = [
  'gaveRoem',
  'missedTrick',
  'missedRoem',
  'wasted',
  'asHigh',
  'mateHad',
  'missedPoints',
  'gaveAway',
  'forgotVoid',
  'noTrumpsOut',
  'trumpsOut',
  'lostLead',
  'fallsTo',
  'bared',
  'unclaimed',
  ...CALL_REASONS,
] as const;

/** A reason against an action, with what goes into its words. */
export interface ReasonAgainst extends Fact {
  readonly key: (typeof REASONS_AGAINST)[number];
}

/**
 * Returns what speaks at the table against an action, beside a better one. It follows from the view of the seat that is to act alone; empty where none of
 * {@link REASONS_AGAINST} is true.
 */
export function reasonsAgainst(view: View, made: Action, better: Action): ReasonAgainst[] {
  if (made === better) return [];
  if (made.type !== 'play' && made.type !== 'discard')
    return view.tricks.length > 0 ? againstSilence(view, better) : callReasons(view, made, better);
  if (made.type !== 'play' || better.type !== 'play' || view.trick === null) return [];
  const table = tableFactsOf(view, seatToAct(view));
  if (table === undefined) return [];
  const found = onTable(view).length === 0 ? againstLead(table, made.card, better.card) : againstCard(table, made.card, better.card);
  const bared = baring(table, made.card, better.card);
  const isLast = ({ key }: ReasonAgainst): boolean => key === 'fallsTo';
  return [...found.filter((one) => !isLast(one)), ...bared, ...found.filter(isLast)].slice(0, MOST);
}

/** More reasons than this would not be read. */
const MOST = 2;

/** A bonus that the trick just taken holds, and that counts only if it is called. */
function againstSilence(view: View, better: Action): ReasonAgainst[] {
  const game = gameById(view.game);
  const state = game.sampler(view)(rngOf(seedFrom('any world')));
  const [points = 0] = game
    .apply(state, better)
    .events.flatMap((one) => (one.type === 'announce' && one.points !== undefined ? [one.points] : []));
  return points > 0 ? [{ key: 'unclaimed', params: { points } }] : [];
}

function againstCard(table: TableFacts, made: Card, better: Card): ReasonAgainst[] {
  const facts = trickFactsOf(table);
  const roem = againstBonus(facts, made, better);
  const { takes, adds, sure, ours } = facts;
  const [mine, other] = [takes(made), takes(better)];
  if (mine && other && higher(table.odds, made, better)) {
    const params = { card: codeOf(better), kept: codeOf(made) };
    if (sure(better)) return [...roem, { key: 'wasted', params }];
    return cardsBetween(table, better, made).length > 0 ? roem : [...roem, { key: 'asHigh', params }];
  }
  if (mine && other && higher(table.odds, better, made)) return [...roem, ...fallsTo(table, made, cardsBetween(table, made, better))];
  if (ours && mine && !other && sure(better)) return [{ key: 'mateHad' }, ...roem];
  if (!ours && !mine && other && sure(better))
    return [...roem.filter(isGiven), { key: 'missedTrick', params: { card: codeOf(better) } }, ...roem.filter((one) => !isGiven(one))];
  // The bonus stands in the place of the points that it is most of.
  if (roem.length > 0 || mine || other) return roem;
  const more = adds(better) - adds(made);
  if (ours) return more > 0 && sure(better) ? [{ key: 'missedPoints', params: { points: more } }] : [];
  return more < 0 ? [{ key: 'gaveAway', params: { card: codeOf(made), points: -more } }] : [];
}

function isGiven({ key }: ReasonAgainst): boolean {
  return key === 'gaveRoem';
}

/** The bonus of the trick's cards that a card completes while the other side wins, or that the better one brings its own side for certain. */
function againstBonus({ ours, takes, sure, completes, brings }: TrickFacts, made: Card, better: Card): ReasonAgainst[] {
  const ahead = (card: Card): boolean => ours || takes(card);
  const given = ahead(made) ? 0 : completes(made);
  const missed = sure(better) ? brings(better) : 0;
  return [
    ...(given > (ahead(better) ? 0 : completes(better))
      ? [{ key: 'gaveRoem', params: { card: codeOf(made), points: given } } as const]
      : []),
    ...(missed > (ahead(made) ? brings(made) : 0)
      ? [{ key: 'missedRoem', params: { card: codeOf(better), points: missed } } as const]
      : []),
  ];
}

function againstLead(table: TableFacts, made: Card, better: Card): ReasonAgainst[] {
  const { view, odds, out, covers } = table;
  const { kernel } = odds;
  const against = toCome(view, odds.seat).filter((seat) => !odds.together(seat, odds.seat));
  const trumps = out.filter((card) => kernel.isTrump(card));
  const mayTrump = (seat: number): boolean => trumps.some((card) => mayHold(view, odds, seat, card));
  const found: ReasonAgainst[] = [];
  if (kernel.isTrump(made)) {
    if (!kernel.isTrump(better) && !against.some(mayTrump)) found.push({ key: 'noTrumpsOut' });
  } else {
    const empty = against.find((seat) => odds.isVoid(seat, suitIndex(made)) === 1 && mayTrump(seat));
    if (empty !== undefined && suitIndex(better) !== suitIndex(made))
      found.push({ key: 'forgotVoid', params: { who: empty, suit: suitOf(made) } });
    if (kernel.isTrump(better) && trumps.length > 0 && !covers(suitIndex(better)))
      found.push({ key: 'trumpsOut', params: { n: trumps.length } });
  }
  const above = out.filter((card) => higher(odds, card, made) && against.some((seat) => mayHold(view, odds, seat, card)));
  if (!beaten(table, better) && above.length > 0)
    found.push({ key: 'lostLead', params: { card: codeOf(better) } }, ...fallsTo(table, made, above));
  return found;
}

/** A card to which the one that was played may fall: the strongest of those that do not beat the better one. */
function fallsTo(table: TableFacts, made: Card, above: readonly Card[]): ReasonAgainst[] {
  const [strongest] = above.filter((card) => !table.own.includes(card)).toSorted((a, b) => (higher(table.odds, a, b) ? -1 : 1));
  return strongest === undefined ? [] : [{ key: 'fallsTo', params: { made: codeOf(made), card: codeOf(strongest) } }];
}

/** A card of worth that is left alone in its suit, below one that others may hold. */
function baring({ view, odds, own, out }: TableFacts, made: Card, better: Card): ReasonAgainst[] {
  // Under the open cards of one's stacks there may be more of the suit.
  if (suitIndex(made) === suitIndex(better) || own.length !== view.hands[odds.seat]?.length) return [];
  const [left, ...others] = own.filter((card) => card !== made && suitIndex(card) === suitIndex(made));
  if (left === undefined || others.length > 0 || odds.kernel.points([left]) === 0) return [];
  return out.some((card) => higher(odds, card, left)) ? [{ key: 'bared', params: { card: codeOf(left), made: codeOf(made) } }] : [];
}
