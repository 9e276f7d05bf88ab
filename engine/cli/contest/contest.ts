import { appendFileSync, writeFileSync } from 'node:fs';
import { deriveSeed, rngOf, type Seed } from '../../cards/random.ts';
import type { Action } from '../../contract/action.ts';
import type { Game } from '../../contract/game.ts';
import type { Options } from '../../contract/options.ts';
import { cardsInTrick, type View } from '../../contract/view.ts';
import { act, currentDeal, dealFrom, startMatch, type Match } from '../../match/match.ts';
import { recordOf } from '../../match/record.ts';
import { seatView } from '../../match/seatView.ts';
import { ok, type CodeOf, type Result } from '../../contract/result.ts';
import type { Entrant } from './entrant.ts';
import { rounded } from '../tally.ts';
import { itemAt } from '../../cards/indexed.ts';

/** Bots against each other. */
export interface Contest {
  readonly game: Game;
  readonly options: Options;
  /** The number of the first deal, and how many are played. */
  readonly first: number;
  readonly deals: number;
  readonly seed: Seed;
  /** Who takes part, as listed: by seat when nothing is exchanged. */
  readonly entrants: readonly Entrant[];
  /** Whether every deal is played again with the sides exchanged, or once round where everybody is alone. */
  readonly duplicate: boolean;
  /** Whether the play alone is measured, as the game's `playAlone` has it: trumps and leader by chance, points in tricks. */
  readonly playOnly: boolean;
  /** A file for the records of the deals. */
  readonly records: string | undefined;
  /** The clock that times decisions, in milliseconds; the clock on the wall by default. */
  readonly clock?: () => number;
}

/** The results of some deals of a contest: plain JSON, so that parts of one contest can be played apart and put together. */
export interface ContestResult {
  /** By deal: what each side scored, on average over the times that the deal was played. */
  readonly deals: readonly (readonly number[])[];
  /** Milliseconds over every decision with a choice, by bot. */
  readonly latency: Readonly<Record<string, readonly number[]>>;
}

/** Plays a contest. Its entrants may fail, and outside programs choose what is not legal. */
export async function play(contest: Contest): Promise<Result<ContestResult, CodeOf<typeof playDeal>>> {
  const { game, deals, first, seed, entrants, duplicate } = contest;
  const sides = entrantSides(game, entrants.length);
  const played: number[][] = [];
  const latency: Record<string, number[]> = Object.fromEntries(entrants.map(({ name }) => [name, []]));
  if (contest.records !== undefined) writeFileSync(contest.records, '');
  for (let index = first; index < first + deals; index += 1) {
    const dealSeed = deriveSeed(seed, `deal ${index}`);
    // Exchanged once round: every entrant plays every part of the deal.
    const turns = duplicate ? (sides.length === 2 ? 2 : entrants.length) : 1;
    const sums = sides.map(() => 0);
    for (let turn = 0; turn < turns; turn += 1) {
      const scores = await playDeal(contest, index, dealSeed, turn, latency);
      if (!scores.ok) return scores;
      sides.forEach((members, side) => {
        const seat = (itemAt(members, 0) + turn) % entrants.length;
        sums[side] = itemAt(sums, side) + itemAt(scores.value, seat);
      });
    }
    played.push(sums.map((sum) => sum / turns));
  }
  return ok({ deals: played, latency });
}

/** Entrants who are with each other throughout: partners opposite, or everybody alone. */
export function entrantSides(game: Game, players: number): number[][] {
  const alone = Array.from({ length: players }, (_, seat) => [seat]);
  return game.partners ? [alone.flat().filter((seat) => seat % 2 === 0), alone.flat().filter((seat) => seat % 2 === 1)] : alone;
}

/** One deal; entrant `e` sits in seat `e + turn`. What each seat scored. */
async function playDeal(
  contest: Contest,
  index: number,
  seed: Seed,
  turn: number,
  latency: Readonly<Record<string, number[]>>,
): Promise<Result<readonly number[], CodeOf<Entrant['choose']> | CodeOf<typeof act>>> {
  const { game, entrants, playOnly, clock = () => performance.now() } = contest;
  const at = (seat: number): Entrant | undefined => entrants[(seat - turn + entrants.length) % entrants.length];
  let match = begun(contest, index, seed);
  const dealt = match.deals[0]?.state.setup;
  if (dealt !== undefined) for (let seat = 0; seat < entrants.length; seat += 1) at(seat)?.deal(game, dealt, seat);
  for (let deal = currentDeal(match); deal !== undefined; deal = currentDeal(match)) {
    const seat = game.toAct(deal.state);
    if (seat === null) throw new RangeError(`a deal of ${game.id} goes on without a seat to act`);
    const { view, legal } = seatView(game, deal.state, [], seat);
    const entrant = at(seat);
    const start = clock();
    let chosen: Action | undefined = playOnly ? game.training?.playAlone?.answers[view.phase] : undefined;
    if (chosen === undefined) {
      const asked = entrant?.choose(view, legal, deriveSeed(seed, momentOf(view)), playOnly ? 'tricks' : 'score');
      const answer = asked instanceof Promise ? await asked : asked;
      if (answer === undefined) throw new RangeError(`nobody sits in seat ${seat}`);
      if (!answer.ok) return answer;
      chosen = answer.value;
    }
    if (legal.actions.length > 1) latency[entrant?.name ?? '']?.push(rounded(clock() - start));
    const acted = act(match, chosen);
    if (!acted.ok) return acted;
    ({ match } = acted.value);
  }
  if (contest.records !== undefined) appendFileSync(contest.records, `${JSON.stringify(recordOf(match))}\n`);
  const score = match.deals[0]?.result?.score;
  if (score !== undefined) for (let seat = 0; seat < entrants.length; seat += 1) at(seat)?.over(score);
  return ok((playOnly ? score?.points : score?.scores) ?? []);
}

/**
 * The moment of a decision, the same for every bot that makes it: chance repeats in every playing of a deal as long as the deal goes the same way, so
 * that luck favours no side.
 */
function momentOf({ phase, moves, tricks, trick }: View): string {
  return phase === 'play' ? `trick ${tricks.length} card ${cardsInTrick({ trick })}` : `${phase} ${moves.length}`;
}

/** A match whose first deal has been dealt. Play-only deals skip the bidding: trumps and leader are random. */
function begun({ game, options, entrants, playOnly }: Contest, index: number, seed: Seed): Match {
  const started = startMatch(
    game,
    options,
    entrants.map(({ name }, seat) => `${name} ${seat}`.slice(-24)),
  );
  if (!started.ok) throw new Error(started.error.message);
  const dealer = playOnly ? rngOf(deriveSeed(seed, 'leader')).below(entrants.length) : index % entrants.length;
  const dealt = dealFrom(started.value, dealer, seed);
  if (!dealt.ok) throw new Error(dealt.error.message);
  if (!playOnly) return dealt.value.match;
  const alone = game.training?.playAlone;
  if (alone === undefined) throw new RangeError(`the play of ${game.id} is not measured alone`);
  const bid = act(dealt.value.match, alone.take);
  if (!bid.ok) throw new Error(bid.error.message);
  return bid.value.match;
}
