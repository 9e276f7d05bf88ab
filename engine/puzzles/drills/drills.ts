import { PACKS } from '../../cards/pack.ts';
import { deriveSeed, seedFrom, type Seed } from '../../cards/random.ts';
import type { Game } from '../../contract/game.ts';
import type { GameId } from '../../contract/gameId.ts';
import type { TrickRules } from '../../contract/search/search.ts';
import { callRound, callsToMake } from './callDrill.ts';
import { countRound, QUESTIONS_IN_A_DEAL } from './countDrills.ts';
import { DRILLS, type Drill, type DrillRound } from './drill.ts';
import { meldsRound, roemRound, worthRound } from './glanceDrills.ts';
import { firstFitting } from './sampleDeal.ts';

const known = new Map<GameId, readonly Drill[]>();

/** The drills that make sense in a game. */
export function drillsOf(game: Game): readonly Drill[] {
  let drills = known.get(game.id);
  if (drills === undefined) known.set(game.id, (drills = DRILLS.filter((drill) => isFor(game, drill))));
  return drills;
}

/** A question of a run, by its number from 0. It follows from its arguments alone. */
export function drillRound(game: Game, drill: Drill, run: Seed, number: number): DrillRound {
  switch (drill) {
    case 'trumps':
    case 'voids':
    case 'out':
    case 'points': {
      const place = number % QUESTIONS_IN_A_DEAL;
      const seed = deriveSeed(run, `${drill} ${Math.floor(number / QUESTIONS_IN_A_DEAL)}`);
      return firstFitting(game, seed, (deal, rng) => countRound(game, drill, place, deal, rng));
    }
    case 'worth':
    case 'roem':
    case 'melds':
    case 'bid': {
      const make = { worth: worthRound, roem: roemRound, melds: meldsRound, bid: callRound }[drill];
      return firstFitting(game, deriveSeed(run, `${drill} ${number}`), (deal, rng) => make(game, deal, rng));
    }
  }
}

/** The seed of a run of questions that began at a moment, in milliseconds since 1970. */
export function runSeed(game: GameId, drill: Drill, at: number): Seed {
  return seedFrom(`drill ${game} ${drill} ${at}`);
}

function isFor(game: Game, drill: Drill): boolean {
  // Where the own cards are not seen, or all of a hand lies open, there is nothing to remember.
  const remembers = game.layout.hand !== 'asDealt' && !game.layout.zones.some((zone) => zone === 'row' || zone === 'piles');
  switch (drill) {
    case 'trumps':
      return remembers;
    case 'out':
      return remembers && PACKS[game.pack].copies === 1;
    case 'voids':
      // Where any card may be played, none reveals anything.
      return remembers && sampleRules(game).spec.duty.opponent.ledWins[0] !== 'any';
    case 'points':
    case 'worth':
      return true;
    case 'roem':
      return sampleRules(game).bonus !== undefined;
    case 'melds':
      return game.meldPoints !== undefined;
    case 'bid':
      return game.layout.hand !== 'asDealt' && hasCalls(game);
  }
}

const SAMPLE = seedFrom('which drills');
/** Deals that are looked through for a call. */
const LOOKED = 6;

function sampleRules(game: Game): TrickRules {
  return firstFitting(game, SAMPLE, ({ between: [first] }) => (first === undefined ? undefined : (game.trick(first) ?? undefined)));
}

function hasCalls(game: Game): boolean {
  for (let at = 0; at < LOOKED; at += 1)
    if (firstFitting(game, deriveSeed(SAMPLE, String(at)), (deal) => callsToMake(game, deal).length > 0)) return true;
  return false;
}
