import { judgeDeal } from '../../bots/judge/judgeDeal.ts';
import { JUDGE, judge, judgeSeed, spreadOf, workPart, type Judgement } from '../../bots/judge/judge.ts';
import type { Cause } from '../../bots/judge/cause.ts';
import { playedOut } from '../../bots/advice/playedOut.ts';
import type { Level } from '../../bots/levels.ts';
import type { Seat } from '../../cards/card.ts';
import { deriveSeed, type Seed } from '../../cards/random.ts';
import type { Action, Legal } from '../../contract/action.ts';
import type { DealState } from '../../contract/deal.ts';
import type { Game } from '../../contract/game.ts';
import type { View } from '../../contract/view.ts';
import { resolveOptions } from '../../match/options.ts';
import { usualPlayers } from '../../match/seating.ts';
import { dealFrom, startMatch } from '../../match/match.ts';
import { itemAt } from '../../cards/indexed.ts';

/** The groups of decisions for which losses are listed apart. */
export const GROUPS = ['calls', 'leads', 'follows', 'discards'] as const;
type Group = (typeof GROUPS)[number];

const LEADS: readonly Cause[] = ['openingLead', 'lead'];
const FOLLOWS: readonly Cause[] = ['second', 'between', 'last', 'trumping'];

/** How a level decided in some deals, as sums, so that more can be added. Losses are in thousandths of the game's spread. */
export interface BlunderStanding {
  readonly deals: number;
  readonly decisions: number;
  /** Of the loss of each deal, and its square. */
  readonly lost: number;
  readonly squares: number;
  /** Decisions that lose at least 3 and 10 percent of the spread, as {@link sureLoss} has it. */
  readonly certain3: number;
  readonly certain10: number;
  readonly groups: Readonly<Record<Group, { readonly decisions: number; readonly lost: number; readonly certain10: number }>>;
}

const NOTHING: BlunderStanding = {
  deals: 0,
  decisions: 0,
  lost: 0,
  squares: 0,
  certain3: 0,
  certain10: 0,
  groups: Object.fromEntries(
    GROUPS.map((group) => [group, { decisions: 0, lost: 0, certain10: 0 }]),
  ) as unknown as BlunderStanding['groups'],
};

/**
 * Plays some deals with one seat of a level among `hard` bots, the seat going round, and judges each decision of that seat with five times the work of
 * `expert`: losses that no verdict marks count, too. The judge knows how our bots choose, and weighs worlds by it.
 * @param seed of all the deals: each has chance of its own by its number
 */
export function blundersIn(game: Game, level: Level, first: number, deals: number, seed: Seed): BlunderStanding {
  let sum = NOTHING;
  for (let number = first; number < first + deals; number += 1) sum = add(sum, game, level, number, deriveSeed(seed, `deal ${number}`));
  return sum;
}

/** Fifty times the work of `expert`. */
const THOROUGH = workPart(JUDGE, 1 / 10);
/** The turn of the chance for a thorough judgement: the first has turn 0, and verdicts have those from 8 on. */
const THOROUGH_TURN = 7;

/**
 * The points that a decision loses for certain: the lesser of what its judgement finds beyond four standard errors, and what a second one finds with fifty times the
 * work of `expert` and chance of its own; 0 where either is in doubt. One judgement alone supposes one draw of players in the other seats, which its error does
 * not know.
 * @param again the second judgement, made only where the first is certain
 */
export function sureLoss(
  view: View,
  legal: Legal,
  first: Judgement,
  again = (action: Action): Judgement | null =>
    judge(view, legal, action, { depth: THOROUGH, seed: judgeSeed(view, legal, THOROUGH_TURN) }),
): number {
  if (!first.certain) return 0;
  const second = again(first.action);
  return second?.certain === true ? Math.min(first.lost, second.lost) : 0;
}

/** Adds two standings. */
export function addBlunders(a: BlunderStanding, b: BlunderStanding): BlunderStanding {
  return {
    deals: a.deals + b.deals,
    decisions: a.decisions + b.decisions,
    lost: a.lost + b.lost,
    squares: a.squares + b.squares,
    certain3: a.certain3 + b.certain3,
    certain10: a.certain10 + b.certain10,
    groups: mapGroups((group) => ({
      decisions: a.groups[group].decisions + b.groups[group].decisions,
      lost: a.groups[group].lost + b.groups[group].lost,
      certain10: a.groups[group].certain10 + b.groups[group].certain10,
    })),
  };
}

function mapGroups(of: (group: Group) => BlunderStanding['groups'][Group]): BlunderStanding['groups'] {
  return { calls: of('calls'), leads: of('leads'), follows: of('follows'), discards: of('discards') };
}

/** A deal that is over, and the seat in it whose bot is of the level that is measured. */
export interface MeasuredDeal {
  readonly deal: DealState;
  readonly judged: Seat;
}

/** Plays a deal with one seat of a level among `hard` bots: the seat goes round with the number of the deal, and so does the dealer. */
export function dealAmongHard(game: Game, level: Level, number: number, seed: Seed): MeasuredDeal {
  const players = usualPlayers(game);
  const judged = number % players;
  const options = resolveOptions(game, {});
  if (!options.ok) throw new Error(options.error.message);
  const started = startMatch(
    game,
    options.value,
    Array.from({ length: players }, (_, seat) => `${seat}`),
  );
  if (!started.ok) throw new Error(started.error.message);
  const dealt = dealFrom(started.value, number % players, seed);
  if (!dealt.ok) throw new Error(dealt.error.message);
  const { state } = itemAt(dealt.value.match.deals, 0);
  return { deal: playedOut(game, state, seed, (seat) => (seat === judged ? level : 'hard')), judged };
}

function add(sum: BlunderStanding, game: Game, level: Level, number: number, seed: Seed): BlunderStanding {
  const { deal: played, judged } = dealAmongHard(game, level, number, seed);
  const spread = spreadOf(game.id);
  let deal = { ...NOTHING, deals: 1 };
  let sure = 0;
  const by = (view: View, legal: Legal, action: Action): Judgement | null => {
    const first = judge(view, legal, action);
    sure = first === null ? 0 : sureLoss(view, legal, first);
    return first;
  };
  for (const { lost, cause } of judgeDeal(game, played, judged, by)) {
    const share = (1000 * lost) / spread;
    const certain = (1000 * sure) / spread;
    const ten = certain >= 100 ? 1 : 0;
    const group = groupOf(cause);
    const one: BlunderStanding = {
      ...NOTHING,
      decisions: 1,
      lost: share,
      certain3: certain >= 30 ? 1 : 0,
      certain10: ten,
      groups: { ...NOTHING.groups, [group]: { decisions: 1, lost: share, certain10: ten } },
    };
    deal = addBlunders(deal, one);
  }
  return addBlunders(sum, { ...deal, squares: deal.lost ** 2 });
}

function groupOf(cause: Cause): Group {
  if (LEADS.includes(cause)) return 'leads';
  if (FOLLOWS.includes(cause)) return 'follows';
  return cause === 'discard' ? 'discards' : 'calls';
}
