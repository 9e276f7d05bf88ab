import { itemAt } from '../../../engine/cards/indexed.ts';
import { DECISION_KINDS, type LossTrend } from '../../../engine/protocol/training/lossTrend.ts';
import type { SavedVerdict } from '../verdicts.ts';

/** The most points that a plot has room for. */
const MOST_POINTS = 60;
/** The window takes a third of the deals, between these bounds. */
const NARROWEST = 3;
const WIDEST = 20;
/** Deals below which a curve says nothing. */
const LEAST_DEALS = 6;

type ByKind = [number, number, number, number, number];

/** The decisions of a deal, added up. */
interface DealLoss {
  readonly at: number;
  readonly match: string;
  readonly deal: number;
  decisions: number;
  lost: number;
  readonly parts: ByKind;
}

/** Returns the cost of decisions, by game and person, the person with most deals of a game first; deals in the order in which they were played. */
export function lossTrends(verdicts: Iterable<SavedVerdict>): LossTrend[] {
  const groups = new Map<string, SavedVerdict[]>();
  for (const one of verdicts) {
    const key = `${one.game} ${one.who}`;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [one]);
    else known.push(one);
  }
  return [...groups.values()].map(trendOfGroup).sort((a, b) => b.deals - a.deals);
}

function trendOfGroup(own: readonly SavedVerdict[]): LossTrend {
  const { game, who } = itemAt(own, 0);
  const marked = (mark: SavedVerdict['mark']): number => own.reduce((count, one) => count + Number(one.mark === mark), 0);
  const [decisions, lost]: [ByKind, ByKind] = [
    [0, 0, 0, 0, 0],
    [0, 0, 0, 0, 0],
  ];
  const deals = new Map<string, DealLoss>();
  for (const { match, deal, at, kind, lost: cost } of own) {
    const key = `${match} ${deal}`;
    const sum = deals.get(key) ?? { at, match, deal, decisions: 0, lost: 0, parts: [0, 0, 0, 0, 0] };
    deals.set(key, sum);
    const place = DECISION_KINDS.indexOf(kind);
    sum.decisions += 1;
    sum.lost += cost;
    addAt(sum.parts, place, cost);
    addAt(decisions, place, 1);
    addAt(lost, place, cost);
  }
  const played = [...deals.values()].sort((a, b) => a.at - b.at || (a.match < b.match ? -1 : Number(a.match > b.match)) || a.deal - b.deal);
  const { mean, error } = rateOf(played);
  const window = Math.min(WIDEST, Math.max(NARROWEST, Math.floor(played.length / 3)));
  return {
    game,
    who,
    deals: played.length,
    decisions: own.length,
    lost: mean * own.length,
    se: error / 2,
    marks: { inaccuracy: marked('inaccuracy'), mistake: marked('mistake'), blunder: marked('blunder') },
    kinds: { decisions, lost },
    window,
    points: played.length < LEAST_DEALS ? [] : curveOf(played, window),
  };
}

/** Points lost a decision over some deals, by kind, and twice the standard error of their sum: deals, not decisions, are independent of each other. */
function rateOf(deals: readonly DealLoss[]): { readonly mean: number; readonly error: number; readonly parts: ByKind } {
  const parts: ByKind = [0, 0, 0, 0, 0];
  let [count, lost] = [0, 0];
  for (const deal of deals) {
    count += deal.decisions;
    lost += deal.lost;
    deal.parts.forEach((part, place) => addAt(parts, place, part));
  }
  if (count === 0) return { mean: 0, error: 0, parts };
  const mean = lost / count;
  const squares = deals.reduce((sum, deal) => sum + (deal.lost - mean * deal.decisions) ** 2, 0);
  const [a, b, c, d, e] = parts;
  return { mean, error: (2 * Math.sqrt(squares)) / count, parts: [a / count, b / count, c / count, d / count, e / count] };
}

function curveOf(deals: readonly DealLoss[], window: number): LossTrend['points'][number][] {
  const span = deals.length - window;
  const steps = Math.min(MOST_POINTS - 1, span);
  return Array.from({ length: steps + 1 }, (_, step) => {
    const deal = window + Math.round((step * span) / Math.max(1, steps));
    return { deal, ...rateOf(deals.slice(deal - window, deal)) };
  });
}

function addAt(sums: ByKind, place: number, more: number): void {
  sums[place] = itemAt(sums, place) + more;
}
