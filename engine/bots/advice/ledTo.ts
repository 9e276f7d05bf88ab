import { codeOf, type Card, type CardCode, type Seat } from '../../cards/card.ts';
import { addTo, countIn } from '../../cards/counts.ts';
import { after } from '../../cards/seats.ts';
import { isCall, PASS, type Action } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import { formatAction } from '../../contract/notation.ts';
import { seatToAct, type Fact, type View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { dealMargin } from './playedOut.ts';
import type { PlayedTwice } from './secondOpinion.ts';
import { tableFactsOf } from './tableFacts.ts';

/** Every thing that may come of an action by the end of a deal, by the end of its key `led.…`; players read those words. */
export const LED_TO = ['points', 'average', 'ahead', 'allTricks', 'noTrick', 'lastTrick', 'wins', 'keeps'] as const;

/** In how many of the deals played on something came about, after the better action and after the one that was taken. */
export interface LedTo {
  /** `points` and `average` count no deals, but the points from tricks of the seat's side. */
  readonly key: (typeof LED_TO)[number];
  /** The card that it is about. */
  readonly card?: CardCode;
  /** The points that are given for it. */
  readonly points?: number;
  readonly better: number;
  readonly made: number;
}

/** More rows than this would not be read; and as many of them are about cards. */
const MOST = 4;
const MOST_CARDS = 2;
/** The least share of the deals by which a row must differ, and the standard errors beyond which that is no chance. */
const SHARE = 0.2;
const CERTAIN = 3;
/** Standard errors beyond which an average of points is named. */
const DOUBTLESS = 2;

/**
 * Returns what the better of two cards leads to more often than the other, from deals that were played twice: how often the seat comes out ahead, one side takes
 * everything, the last trick falls to its side, a card of its own wins a trick, or a card of worth goes to its side. Only differences beyond chance are
 * named; of cards those that bring the most points. Where nothing differs so, the average points. Empty for calls, which change what everything counts.
 */
export function ledTo(view: View, better: Action, deals: readonly PlayedTwice[]): LedTo[] {
  if (better.type !== 'play' && better.type !== 'discard') return [];
  const seat = seatToAct(view);
  const pairs = deals.map((twice): Pair => [endOf(view, seat, twice.better, isSeat(seat)), endOf(view, seat, twice.made, isSeat(seat))]);
  const rows = rowsOf(view, pairs, isNoChance);
  return rows.length === 0 ? averagePoints(pairs) : rows;
}

/** The points from tricks of the seat's side on average, with one decimal, if the better action brings more for certain: where nothing else differs. */
function averagePoints(pairs: readonly Pair[]): LedTo[] {
  const gains = pairs.map(([one, other]) => one.points - other.points);
  const gain = mean(pairs, ({ points }) => points);
  const se = Math.sqrt(gains.reduce((sum, one) => sum + (one - gain) ** 2, 0)) / Math.max(1, pairs.length);
  if (gain <= 0 || gain < DOUBTLESS * se) return [];
  const average = (at: 0 | 1): number => Math.round((10 * pairs.reduce((sum, pair) => sum + pair[at].points, 0)) / pairs.length) / 10;
  return [{ key: 'average', better: average(0), made: average(1) }];
}

/**
 * Returns what the better of two cards leads to and the other does not, from the two ends that best play by everyone comes to: the points from tricks of the seat's
 * side first, then as `ledTo` does. Any card of the side may be one that wins a trick.
 */
export function ledToByBestPlay(view: View, { better, made }: PlayedTwice): LedTo[] {
  const seat = seatToAct(view);
  const game = gameById(view.game);
  const end = (over: DealState): End => {
    const sides = sidesOf(game, over);
    return endOf(view, seat, over, (other) => isOwn(sides, seat, other));
  };
  const [one, other] = [end(better), end(made)];
  const points: LedTo[] = one.points > other.points ? [{ key: 'points', better: one.points, made: other.points }] : [];
  return [...points, ...rowsOf(view, [[one, other]], (more, less) => more > less)].slice(0, MOST);
}

/** The rows of pairs of ends in which something came about more often in the first ends; `isMore` is given in how many pairs it did so in those alone, and in the others alone. */
function rowsOf(view: View, pairs: readonly Pair[], isMore: (more: number, less: number, pairs: number) => boolean): LedTo[] {
  const table = tableFactsOf(view, seatToAct(view));
  if (table === undefined) return [];
  const { kernel, rules } = table.odds;
  const differing = (row: LedTo, between: readonly Pair[], holds: (end: End) => boolean): LedTo[] => {
    const more = between.filter(([one, other]) => holds(one) && !holds(other)).length;
    const less = between.filter(([one, other]) => !holds(one) && holds(other)).length;
    return isMore(more, less, between.length) ? [row] : [];
  };
  const often = (key: LedTo['key'], holds: (end: End) => boolean): LedTo[] => differing({ key, ...counted(pairs, holds) }, pairs, holds);
  const cards = [...new Set(pairs.flatMap(([one, other]) => [...one.fell.keys(), ...other.fell.keys()]))].sort((a, b) => a - b);
  const rows = cards.flatMap((card): Weighed[] => {
    const named = { card: codeOf(card) };
    const won = ({ winners }: End): boolean => winners.has(card);
    const kept = ({ ours }: End): boolean => ours.has(card);
    const copies = pairs.some((pair) => pair.some(({ fell }) => countIn(fell, card) > 1));
    return [
      ...often('wins', won).map((row) => ({
        row: { ...row, ...named },
        card,
        worth: mean(pairs, ({ winners }) => countIn(winners, card)),
      })),
      // Of a card that the pack has twice either may be meant.
      ...(copies ? [] : often('keeps', kept)).map((row) => ({
        row: { ...row, ...named },
        card,
        worth: kernel.points([card]) * mean(pairs, (end) => +kept(end)),
      })),
    ];
  });
  const best = rows.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  const distinct = best.filter(({ card }, at) => best.findIndex((one) => one.card === card) === at);
  return [
    ...often('ahead', ({ ahead }) => ahead),
    ...often('allTricks', ({ share }) => share === 1),
    // Fewer of these are better.
    ...differing({ key: 'noTrick', ...counted(pairs, barren) }, pairs.map(swapped), barren),
    ...distinct.slice(0, MOST_CARDS).map(({ row }) => row),
    ...(rules.spec.lastTrick > 0 ? often('lastTrick', ({ last }) => last).map((row) => ({ ...row, points: rules.spec.lastTrick })) : []),
  ].slice(0, MOST);
}

/** The least deals on either side that an average loss is read from, and by how much the two must differ. */
const LEAST = 5;
const APART = 1.3;

/**
 * Returns the points that a call costs on average where the seat does not come out ahead, beside those of the better call, if it costs clearly more, or alone, if
 * the better call hardly ever costs any: by this a call may be wrong that wins as often. And the points that the better call brings where the seat does come out
 * ahead, if they are clearly more, where nothing else speaks for it or the other wins more often. Empty for all but calls.
 */
export function stakesIn(view: View, made: Action, better: Action, deals: readonly PlayedTwice[]): Stakes[] {
  if (!isCall(made)) return [];
  const game = gameById(view.game);
  const seat = seatToAct(view);
  const margins = (ends: readonly DealState[]): number[] => ends.map((over) => dealMargin(game, over, seat));
  const [best, own] = [margins(deals.map((two) => two.better)), margins(deals.map((two) => two.made))];
  const calls = { better: formatAction(better), made: formatAction(made) };
  const losses = contrast(meanAbove(own.map((margin) => -margin)), meanAbove(best.map((margin) => -margin)));
  const lost: Stakes[] =
    losses === undefined
      ? []
      : losses.less === undefined
        ? [{ key: 'stake', params: { m: losses.more, made: calls.made } }]
        : [{ key: 'stakes', params: { n: losses.less, m: losses.more, ...calls } }];
  const ahead = (all: readonly number[]): number => all.filter((margin) => margin > 0).length;
  const gains = lost.length > 0 && ahead(best) >= ahead(own) ? undefined : contrast(meanAbove(best), meanAbove(own));
  if (gains === undefined) return lost;
  const won: Stakes =
    gains.less === undefined
      ? { key: 'gain', params: { n: gains.more, better: calls.better } }
      : { key: 'gains', params: { n: gains.more, m: gains.less, ...calls } };
  return [...lost, won];
}

/** The mean of those that are above 0; `undefined` for a few, of which it would say nothing. */
function meanAbove(margins: readonly number[]): number | undefined {
  const above = margins.filter((margin) => margin > 0);
  return above.length < LEAST ? undefined : above.reduce((sum, margin) => sum + margin, 0) / above.length;
}

/** Two means, rounded, of which the first is clearly more, or stands alone; `undefined` if it is not. */
function contrast(
  more: number | undefined,
  less: number | undefined,
): { readonly more: number; readonly less: number | undefined } | undefined {
  if (more === undefined || (less !== undefined && more < APART * less)) return undefined;
  return { more: Math.round(more), less: less === undefined ? undefined : Math.round(less) };
}

/**
 * Returns how many deals in a hundred a pass leaves to each side as declarer, where one of the two calls is a pass and the declarer is open. A player who passes gives
 * others the call, so that what a pass is worth shows in what they make of it. `must`: the side to which the call falls when all pass, 1 the others', 2 the seat's own;
 * 0 if it hardly ever falls to one, or not always to the same.
 */
export function declarersAfterPass(view: View, made: Action, better: Action, deals: readonly PlayedTwice[]): AfterPass[] {
  if (!isCall(made) || view.declarer !== null || (made !== PASS && better !== PASS) || deals.length === 0) return [];
  const game = gameById(view.game);
  const seat = seatToAct(view);
  const ends = deals.map((twice) => (made === PASS ? twice.made : twice.better));
  const declared = ends.flatMap((over) =>
    over.declarer === null ? [] : [{ ours: isOwn(sidesOf(game, over), seat, over.declarer), fell: fellTo(game, over, over.declarer) }],
  );
  const share = (ours: boolean): number => Math.round((100 * declared.filter((one) => one.ours === ours).length) / ends.length);
  const fallen = declared.filter(({ fell }) => fell);
  const [any] = fallen;
  const isOne = any !== undefined && fallen.length >= SHARE * ends.length && fallen.every(({ ours }) => ours === any.ours);
  const must = !isOne ? 0 : any.ours ? 2 : 1;
  return [{ key: 'afterPass', params: { pass: formatAction(PASS), n: share(true), m: share(false), must } }];
}

/** Whether the call fell to the declarer of a deal that is over because all had passed: by the rules at once, or with no pass left to them. */
function fellTo(game: Game, over: DealState, declarer: Seat): boolean {
  let { state } = game.deal(over.setup);
  for (const { seat, action } of over.moves) {
    if (action !== PASS) return seat === declarer && !game.legal(state).actions.includes(PASS);
    ({ state } = game.apply(state, action));
    if (state.declarer === declarer) return true;
  }
  return false;
}

/** Who is declarer after a pass, by the end of its key `against.…`. */
interface AfterPass extends Fact {
  readonly key: 'afterPass';
}

/** The side of each seat once a deal is over; each seat is a side of its own where no trick was played. */
function sidesOf(game: Game, over: DealState): readonly number[] {
  return game.trick(over)?.sides ?? over.hands.map((_, other) => other);
}

function isOwn(sides: readonly number[], seat: Seat, other: Seat): boolean {
  return sides[other] === sides[seat];
}

/** The average losses or gains of two calls, by the end of its key `against.…`. */
interface Stakes extends Fact {
  readonly key: 'stakes' | 'stake' | 'gains' | 'gain';
}

/** The end of a deal as a seat sees it, of the tricks after its decision. */
interface End {
  readonly ahead: boolean;
  /** The share of all tricks of the deal that the seat's side took. */
  readonly share: number;
  /** Whether the side took the last trick. */
  readonly last: boolean;
  /** The points of all tricks that the side took in the deal. */
  readonly points: number;
  /** The player's own cards that won a trick, with the points of the tricks. */
  readonly winners: ReadonlyMap<Card, number>;
  /** The cards that went to the side. */
  readonly ours: ReadonlySet<Card>;
  /** How often each card fell: twice where the pack has it twice. */
  readonly fell: ReadonlyMap<Card, number>;
}

/** The ends after the better action and after the other. */
type Pair = readonly [better: End, made: End];

interface Weighed {
  readonly row: LedTo;
  readonly card: Card;
  /** Points a deal that it stands for. */
  readonly worth: number;
}

/** `plays`: whether a seat's cards are the player's own. */
function endOf(view: View, seat: Seat, over: DealState, plays: (other: Seat) => boolean): End {
  const game = gameById(view.game);
  const sides = sidesOf(game, over);
  const tricks = over.play?.tricks ?? [];
  const own = (other: Seat): boolean => isOwn(sides, seat, other);
  const winners = new Map<Card, number>();
  const fell = new Map<Card, number>();
  const ours = new Set<Card>();
  for (const { leader, cards, winner, points } of tricks.slice(view.tricks.length))
    for (const [at, card] of cards.entries()) {
      addTo(fell, card);
      if (own(winner)) ours.add(card);
      if (plays(winner) && after(leader, view.players, at) === winner) addTo(winners, card, points);
    }
  const taken = tricks.filter(({ winner }) => own(winner));
  const last = tricks.at(-1);
  return {
    ahead: dealMargin(game, over, seat) > 0,
    share: tricks.length === 0 ? 0 : taken.length / tricks.length,
    last: last !== undefined && own(last.winner),
    points: taken.reduce((sum, { points }) => sum + points, 0),
    winners,
    ours,
    fell,
  };
}

const barren = ({ share }: End): boolean => share === 0;
const swapped = ([better, made]: Pair): Pair => [made, better];

function counted(pairs: readonly Pair[], holds: (end: End) => boolean): Pick<LedTo, 'better' | 'made'> {
  return { better: pairs.filter(([end]) => holds(end)).length, made: pairs.filter(([, end]) => holds(end)).length };
}

function mean(pairs: readonly Pair[], of: (end: End) => number): number {
  return pairs.reduce((sum, [better, made]) => sum + of(better) - of(made), 0) / Math.max(1, pairs.length);
}

/** Whether something came about so much more often in the first ends than in the second that it is no chance: by the sign test of those pairs that differ (McNemar). */
function isNoChance(more: number, less: number, pairs: number): boolean {
  return more - less >= SHARE * pairs && (more - less) ** 2 >= CERTAIN ** 2 * (more + less);
}

const isSeat =
  (seat: Seat) =>
  (other: Seat): boolean =>
    other === seat;
