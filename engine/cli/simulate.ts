import { appendFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { BOTS } from '../bots/index.ts';
import { isLevel, LEVELS, type Level } from '../bots/levels.ts';
import type { Aim } from '../bots/worth.ts';
import { deriveSeed, rngOf, seedFrom, type Seed } from '../cards/random.ts';
import type { Action, Game, Legal, Options, View } from '../games/game.ts';
import { GAMES, gameOf } from '../games/index.ts';
import { resolveOptions } from '../match/options.ts';
import { recordOf } from '../match/record.ts';
import { act, currentDeal, dealFrom, startMatch, type Match } from '../match/match.ts';
import { seatView } from '../match/seatView.ts';
import { ok, refuse, type Result } from '../result.ts';
import { argumentsOf, wholeNumber } from './arguments.ts';
import { percentile, rounded, Tally } from './tally.ts';

/** Options as an argument gives them. */
const SETTINGS = v.pipe(
  v.unknown(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.union([v.string(), v.number()])),
);

/** Longest time a bot may take, in milliseconds; the levels stop much sooner. */
const THINKING_MS = 1000;

interface Contest {
  readonly game: Game;
  readonly options: Options;
  readonly deals: number;
  readonly seed: Seed;
  /** Who takes part, as listed: by seat when nothing is exchanged. */
  readonly entrants: readonly Level[];
  readonly duplicate: boolean;
  readonly playOnly: boolean;
  readonly records: string | undefined;
}

/** `simulate GAME`: bots against each other. Codes: `cli/bad-argument`, `cli/unknown-game`, `cli/unknown-bot`, `options/…`. */
export function simulate(args: readonly string[]): Result<unknown> {
  const contest = contestOf(args);
  return contest.ok ? run(contest.value) : contest;
}

function contestOf(args: readonly string[]): Result<Contest> {
  const parsed = argumentsOf(args, {
    deals: { type: 'string' },
    seed: { type: 'string' },
    bots: { type: 'string' },
    options: { type: 'string' },
    players: { type: 'string' },
    duplicate: { type: 'boolean' },
    'play-only': { type: 'boolean' },
    records: { type: 'string' },
  });
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  const game = gameOf(positionals[0] ?? '');
  if (game === undefined)
    return refuse('cli/unknown-game', `games: ${GAMES.map(({ id }) => id).join(', ')}`, { game: positionals[0] ?? '' });
  const playOnly = values['play-only'] === true;
  if (playOnly && game.id !== 'klaverjas') return refuse('cli/bad-argument', '--play-only is for klaverjas');
  const options = optionsFrom(game, playOnly ? '{"preset":"Rotterdam"}' : values['options']);
  if (!options.ok) return options;
  const deals = wholeNumber('deals', values['deals'], 1, 10_000_000, 100);
  if (!deals.ok) return deals;
  const names = typeof values['bots'] === 'string' ? values['bots'].split(',') : ['rule', 'random'];
  const unknown = names.find((name) => !isLevel(name));
  if (unknown !== undefined) return refuse('cli/unknown-bot', `bots: ${LEVELS.join(', ')}`, { bot: unknown });
  const { min, max } = game.seats;
  const players = wholeNumber('players', values['players'], min, max, Math.min(max, Math.max(min, names.length)));
  if (!players.ok) return players;
  if (names.length > players.value) return refuse('cli/bad-argument', `${game.id} has ${players.value} seats here`, { bots: names.length });
  return ok({
    game,
    options: options.value,
    deals: deals.value,
    seed: seedFrom(typeof values['seed'] === 'string' ? values['seed'] : '1'),
    entrants: Array.from({ length: players.value }, (_, seat) => names[seat % names.length]).filter(
      (name) => name !== undefined && isLevel(name),
    ),
    duplicate: values['duplicate'] === true,
    playOnly,
    records: typeof values['records'] === 'string' ? values['records'] : undefined,
  });
}

function optionsFrom(game: Game, text: string | boolean | undefined): Result<Options> {
  if (typeof text !== 'string') return resolveOptions(game, {});
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('cli/bad-argument', '--options takes a JSON object', { argument: text });
  }
  const parsed = v.safeParse(SETTINGS, value);
  return parsed.success
    ? resolveOptions(game, parsed.output)
    : refuse('cli/bad-argument', '--options takes a JSON object', { argument: text });
}

function run(contest: Contest): Result<unknown> {
  const { game, deals, seed, entrants, duplicate } = contest;
  const sides = sidesOf(game, entrants.length);
  const points = sides.map(() => new Tally());
  const margin = new Tally();
  const wins = sides.map(() => 0);
  const latency = new Map<Level, number[]>(entrants.map((name) => [name, []]));
  if (contest.records !== undefined) writeFileSync(contest.records, '');
  for (let index = 0; index < deals; index += 1) {
    const dealSeed = deriveSeed(seed, `deal ${index}`);
    // Exchanged once round: every entrant plays every part of the deal.
    const turns = duplicate ? (sides.length === 2 ? 2 : entrants.length) : 1;
    const sums = sides.map(() => 0);
    for (let turn = 0; turn < turns; turn += 1) {
      const scores = playDeal(contest, index, dealSeed, turn, latency);
      sides.forEach((members, side) => {
        const seat = ((members[0] ?? 0) + turn) % entrants.length;
        sums[side] = (sums[side] ?? 0) + (scores[seat] ?? 0);
      });
    }
    const means = sums.map((sum) => sum / turns);
    means.forEach((mean, side) => points[side]?.add(mean));
    const best = Math.max(...means);
    const first = means.filter((mean) => mean === best);
    if (first.length === 1) wins[means.indexOf(best)] = (wins[means.indexOf(best)] ?? 0) + 1;
    const others = means.slice(1);
    margin.add((means[0] ?? 0) - others.reduce((sum, mean) => sum + mean, 0) / others.length);
  }
  return ok({
    sides: sides.map((members, side) => ({
      bots: members.map((seat) => entrants[seat]),
      pointsPerDeal: rounded(points[side]?.mean ?? 0),
      se: rounded(points[side]?.se ?? 0),
      wins: wins[side],
    })),
    margin: { points: rounded(margin.mean), se: rounded(margin.se), deals },
    latency: Object.fromEntries(
      [...latency].map(([name, times]) => [
        name,
        { p50: rounded(percentile(times, 0.5)), p95: rounded(percentile(times, 0.95)), p99: rounded(percentile(times, 0.99)) },
      ]),
    ),
  });
}

/** Entrants who are with each other throughout: partners opposite, or everybody alone. */
function sidesOf(game: Game, players: number): number[][] {
  const alone = Array.from({ length: players }, (_, seat) => [seat]);
  return game.partners ? [alone.flat().filter((seat) => seat % 2 === 0), alone.flat().filter((seat) => seat % 2 === 1)] : alone;
}

/** One deal; entrant `e` sits in seat `e + turn`. What each seat scored. */
function playDeal(contest: Contest, index: number, seed: Seed, turn: number, latency: ReadonlyMap<Level, number[]>): readonly number[] {
  const { game, entrants } = contest;
  let match = begun(contest, index, seed);
  for (let position = 0; ; position += 1) {
    const deal = currentDeal(match);
    if (deal === undefined) break;
    const seat = game.toAct(deal.state) ?? 0;
    const { view, legal } = seatView(game, deal.state, [], seat);
    const name = entrants[(seat - turn + entrants.length) % entrants.length] ?? 'random';
    const start = performance.now();
    const chosen =
      contest.playOnly && view.phase === 'roem'
        ? 'silent'
        : choose(name, view, legal, deriveSeed(seed, `turn ${turn} position ${position}`), contest.playOnly ? 'tricks' : 'score');
    if (legal.actions.length > 1) latency.get(name)?.push(performance.now() - start);
    const acted = act(match, chosen);
    if (!acted.ok) throw new Error(`${name} chose ${chosen}: ${acted.error.message}`);
    ({ match } = acted.value);
  }
  if (contest.records !== undefined) appendFileSync(contest.records, `${JSON.stringify(recordOf(match))}\n`);
  const deal = match.deals[0];
  return contest.playOnly ? (deal?.result?.score.points ?? []) : (deal?.result?.score.scores ?? []);
}

function choose(name: Level, view: View, legal: Legal, seed: Seed, aim: Aim): Action {
  return BOTS[name].choose(view, legal, rngOf(seed), { now: () => performance.now(), until: performance.now() + THINKING_MS, aim });
}

/** A match whose first deal has been dealt. Play-only deals skip the bidding: trumps and leader are random. */
function begun({ game, options, entrants, playOnly }: Contest, index: number, seed: Seed): Match {
  const started = startMatch(
    game,
    options,
    entrants.map((name, seat) => `${name} ${seat}`),
  );
  if (!started.ok) throw new Error(started.error.message);
  const dealer = playOnly ? rngOf(deriveSeed(seed, 'leader')).below(entrants.length) : index % entrants.length;
  const dealt = dealFrom(started.value, dealer, seed);
  if (!dealt.ok) throw new Error(dealt.error.message);
  if (!playOnly) return dealt.value.match;
  const bid = act(dealt.value.match, 'play');
  if (!bid.ok) throw new Error(bid.error.message);
  return bid.value.match;
}
