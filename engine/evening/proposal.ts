import type { Game } from '../contract/game.ts';
import { ok, refuse, type Result } from '../contract/result.ts';
import { sidesFor, usualForm, type EveningForm, type Movement } from './form/form.ts';
import { WHIST_SIZES, whistRounds } from './movements/lists.ts';

/** The rest of an evening's form, from game, people and rounds. */
export interface Proposal {
  readonly form: EveningForm;
  readonly tables: number;
  /** Persons or couples who sit out in every round. */
  readonly out: number;
  /** Persons without a partner in an evening of couples. */
  readonly single: number;
  /** The key of a message that gives the reason in one sentence, and its values. */
  readonly why: `evening.why.${Movement}`;
  readonly values: Readonly<Record<'people' | 'couples' | 'tables' | 'rounds', number>>;
  /** An estimate of the play, in minutes, without breaks. */
  readonly minutes: number;
}

/** Minutes of a deal: four rounds of sixteen take a little more than three hours. */
const DEAL_MINUTES = 3;
/** Minutes of a round that only points end. */
const ROUND_MINUTES = 45;

/**
 * Proposes an evening: single persons where sums count, by a whist list in small fields that have one, else drawn; couples where games won count, each against each
 * other if the rounds suffice, else Swiss, and where sums count by moving on. Refuses fewer people than a table has.
 * @param unit persons or couples; omitted: what is usual
 * @param dealMinutes the minutes of a deal, where the club's own are known
 */
export function proposal(
  game: Game,
  people: number,
  rounds: number,
  unit?: EveningForm['unit'],
  dealMinutes = DEAL_MINUTES,
): Result<Proposal, 'evening/too-few'> {
  const least = sidesFor(game, 'person').length;
  if (people < least) return refuse('evening/too-few', `a table of ${game.id} has ${least} places`, { people });
  const usual = game.club?.counts === 'wins' && people >= 6 ? 'couple' : 'person';
  const inCouples = game.partners && (unit ?? usual) === 'couple';
  const units = inCouples ? Math.floor(people / 2) : people;
  const sides = sidesFor(game, inCouples ? 'couple' : 'person').length;
  const movement = movementFor(game, sides, units, rounds);
  const form = usualForm(game, movement, inCouples ? 'couple' : 'person', rounds);
  const tables = Math.floor(units / sides);
  const { deals, minutes } = form.ends;
  const each = Math.min(deals === undefined ? Infinity : deals * dealMinutes, minutes ?? Infinity);
  return ok({
    form,
    tables,
    out: units % sides,
    single: inCouples ? people % 2 : 0,
    why: `evening.why.${movement}`,
    values: { people, couples: inCouples ? units : 0, tables, rounds },
    minutes: Math.round(rounds * (each === Infinity ? ROUND_MINUTES : each)),
  });
}

function movementFor(game: Game, sides: number, units: number, rounds: number): Movement {
  if (sides === 2) return units <= rounds + 1 ? 'roundRobin' : game.club?.counts === 'wins' || !game.partners ? 'swiss' : 'shift';
  const listed = game.partners && WHIST_SIZES.some((size) => size === units) && units <= 20 && rounds <= whistRounds(units);
  return listed ? 'whist' : 'draw';
}
