import { playedOut } from '../../bots/advice/playedOut.ts';
import { UNHURRIED } from '../../bots/bot.ts';
import { BOTS } from '../../bots/index.ts';
import { causeOf, type Cause } from '../../bots/judge/cause.ts';
import { decisionTrials, type DecisionTrials } from '../../bots/judge/decisionTrials.ts';
import { JUDGE, judgementOf, judgeSeed, spreadOf, workPart, type Judgement } from '../../bots/judge/judge.ts';
import type { Level } from '../../bots/levels.ts';
import type { Seat } from '../../cards/card.ts';
import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
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

/** The shares of a game's spread from which sure losses are counted. */
const SURE = 0.03;
const SURELY_MUCH = 0.1;

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
  /** Of {@link certain10}, in {@link CHECKED_LEVELS}: those that lose as much by {@link PositionJudges.open}, too. */
  readonly bothWays10: number;
  readonly groups: Readonly<Record<Group, { readonly decisions: number; readonly lost: number; readonly certain10: number }>>;
}

const NOTHING: BlunderStanding = {
  deals: 0,
  decisions: 0,
  lost: 0,
  squares: 0,
  certain3: 0,
  certain10: 0,
  bothWays10: 0,
  groups: Object.fromEntries(
    GROUPS.map((group) => [group, { decisions: 0, lost: 0, certain10: 0 }]),
  ) as unknown as BlunderStanding['groups'],
};

/**
 * Asks each level for its choice in every position of some deals that `hard` bots play, and judges it with five times the work of `expert`: losses that no
 * verdict marks count, too. The judge knows how our bots choose, and weighs worlds by it. All levels have the same positions, whose trials they share.
 * @param seed of all the deals: each has chance of its own by its number
 */
export function blundersIn(
  game: Game,
  levels: readonly Level[],
  first: number,
  deals: number,
  seed: Seed,
): ReadonlyMap<Level, BlunderStanding> {
  const sums = new Map(levels.map((level) => [level, NOTHING]));
  for (let number = first; number < first + deals; number += 1)
    for (const [level, inDeal] of dealBlunders(game, levels, number, deriveSeed(seed, `deal ${number}`)))
      sums.set(level, addBlunders(sums.get(level) ?? NOTHING, { ...inDeal, deals: 1, squares: inDeal.lost ** 2 }));
  return sums;
}

/** How each level decides in the positions of a deal. */
function dealBlunders(game: Game, levels: readonly Level[], number: number, seed: Seed): ReadonlyMap<Level, BlunderStanding> {
  const { deal } = dealAmongHard(game, 'hard', number, seed);
  const sums = new Map(levels.map((level) => [level, NOTHING]));
  let { state } = game.deal(deal.setup);
  for (const [step, { seat, action }] of deal.moves.entries()) {
    const legal = game.legal(state);
    if (legal.actions.length > 1 && legal.actions.includes(action)) {
      const view = game.view(state, seat);
      const judges = judgesOf(view, legal);
      for (const level of levels) {
        const chance = rngOf(deriveSeed(seed, `${level} ${step}`));
        const choice = level === 'hard' ? action : BOTS[level].choose(view, legal, chance, UNHURRIED);
        const one = decisionOf(view, choice, judges, CHECKED_LEVELS.has(level));
        if (one !== null) sums.set(level, addBlunders(sums.get(level) ?? NOTHING, one));
      }
    }
    ({ state } = game.apply(state, action));
  }
  return sums;
}

/** Fifty times the work of `expert`. */
const THOROUGH = workPart(JUDGE, 1 / 10);
/** The same with the last three tricks tried with all hands open, as `expert` has it. */
const THOROUGH_OPEN: typeof JUDGE = { ...THOROUGH, cards: { ...THOROUGH.cards, exact: 3 } };
/** The turn of the chance for a thorough judgement: the first has turn 0, and verdicts have those from 8 on. */
const THOROUGH_TURN = 7;

/** The levels whose sure losses are judged twice. Weaker ones lose so often that thorough judgements would take most of the time. */
export const CHECKED_LEVELS: ReadonlySet<Level> = new Set(['hard', 'expert']);

/** Judgements of what was chosen in one position. */
export interface PositionJudges {
  /** With five times the work of `expert`. */
  readonly first: Judge;
  /** With fifty times. */
  readonly thorough: Judge;
  /** The same in worlds whose last three tricks are tried with all hands open, as `expert` has it, not two: neither way wins against the other. */
  readonly open: Judge;
}

type Judge = (action: Action) => Judgement | null;

/** The judges of a position. Choices share their trials wherever these tried them all: cards always, calls unless they are far apart. */
export function judgesOf(view: View, legal: Legal): PositionJudges {
  const judgeWith = (depth: typeof JUDGE, turn: number): Judge => {
    const found = new Map<Action, DecisionTrials | null>();
    // A bonus that is called after its trick counts only where it was left, so that each choice has trials of its own.
    const shares = view.phase === 'play' || view.tricks.length === 0;
    const trialsOf = (action: Action): DecisionTrials | null =>
      (shares ? [...found.values()].find((trials) => trials !== null && hasTried(trials, action)) : undefined) ??
      decisionTrials(view, legal, action, depth, judgeSeed(view, legal, turn), UNHURRIED);
    return (action) => {
      let trials = found.get(action);
      if (trials === undefined) found.set(action, (trials = trialsOf(action)));
      return trials === null ? null : judgementOf(view, trials, action);
    };
  };
  return { first: judgeWith(JUDGE, 0), thorough: judgeWith(THOROUGH, THOROUGH_TURN), open: judgeWith(THOROUGH_OPEN, THOROUGH_TURN) };
}

function hasTried({ actions }: DecisionTrials, action: Action): boolean {
  return actions.some((tried) => tried.action === action);
}

/**
 * The points that a decision loses for certain: the lesser of what its judgement finds beyond four standard errors, and what a second one finds with fifty times the
 * work of `expert` and chance of its own; 0 where either is in doubt. One judgement alone supposes one draw of players in the other seats, which its error does
 * not know.
 * @param thorough the second judgement, made only where the first finds the least loss that counts; where omitted the first one stands
 * @param least the least loss that counts, in points
 */
export function sureLoss(first: Judgement, thorough: Judge | undefined, least: number): number {
  if (!first.certain || first.lost < least) return 0;
  if (thorough === undefined) return first.lost;
  const second = thorough(first.action);
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
    bothWays10: a.bothWays10 + b.bothWays10,
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

/**
 * A standing of one decision; `null` where nothing was decided.
 * @param checked whether a loss that is certain needs more than the first judgement
 */
function decisionOf(view: View, action: Action, { first, thorough, open }: PositionJudges, checked: boolean): BlunderStanding | null {
  const judgement = first(action);
  if (judgement === null) return null;
  const spread = spreadOf(view.game);
  const certain = sureLoss(judgement, checked ? thorough : undefined, SURE * spread) / spread;
  const lost = (1000 * judgement.lost) / spread;
  const certain10 = certain >= SURELY_MUCH ? 1 : 0;
  const bothWays10 = checked && certain10 === 1 && sureLoss(judgement, open, SURE * spread) >= SURELY_MUCH * spread ? 1 : 0;
  return {
    ...NOTHING,
    decisions: 1,
    lost,
    certain3: certain >= SURE ? 1 : 0,
    certain10,
    bothWays10,
    groups: { ...NOTHING.groups, [groupOf(causeOf(view, action))]: { decisions: 1, lost, certain10 } },
  };
}

function groupOf(cause: Cause): Group {
  if (LEADS.includes(cause)) return 'leads';
  if (FOLLOWS.includes(cause)) return 'follows';
  return cause === 'discard' ? 'discards' : 'calls';
}
