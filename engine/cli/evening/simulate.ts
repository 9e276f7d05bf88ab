import { writeFileSync } from 'node:fs';
import { addTo } from '../../cards/counts.ts';
import { seedFrom } from '../../cards/random.ts';
import { ok, refuse, type CodeOf, type Result } from '../../contract/result.ts';
import { COMPARES, MOST_ROUNDS, MOVEMENTS, usualForm, type EveningHeader } from '../../evening/form/form.ts';
import { MOST_ENTRANTS } from '../../evening/form/values.ts';
import { beginEvening } from '../../evening/journal/apply.ts';
import { journalText } from '../../evening/journal/text.ts';
import { proposal } from '../../evening/proposal.ts';
import { rankingOf } from '../../evening/scoring/ranking.ts';
import { gameOf } from '../../games/index.ts';
import { argumentsOf, wholeNumber } from '../arguments.ts';
import { checkJournal, CheckTally } from './checks.ts';
import { simulateEvening, type Simulation } from './simulation.ts';

const FLAGS = {
  people: { type: 'string' },
  rounds: { type: 'string' },
  game: { type: 'string' },
  seed: { type: 'string' },
  movement: { type: 'string' },
  unit: { type: 'string' },
  deals: { type: 'string' },
  compare: { type: 'string' },
  journal: { type: 'string' },
} as const;

/** The figures of a simulated evening. */
export interface SimulatedEvening {
  readonly entrants: number;
  readonly rounds: number;
  readonly lines: Readonly<Record<string, number>>;
  /** How often each invariant was checked, and where it was broken. */
  readonly checked: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
}

/** Plays an evening of bots, and checks every invariant on it. */
export function checkedEvening(header: EveningHeader, people: number): { readonly figures: SimulatedEvening; readonly played: Simulation } {
  const played = simulateEvening(header, people);
  const { evening, lines, draws, refused, slipped } = played;
  const tally = new CheckTally();
  checkJournal(tally, header, lines, evening);
  const size = evening.sides.length;
  for (const { round, quality } of draws) {
    tally.note('sit-outs in turn', quality.outTwice.length === 0, `round ${round}`);
    if (header.form.movement === 'draw' && people >= 8 * size)
      tally.note('no partner twice', quality.partnersTwice.length === 0, `round ${round}`);
  }
  for (let i = 0; i < refused + slipped; i += 1) tally.note('impossible slips refused', i >= slipped, `slip ${i + 1}`);
  const types = new Map<string, number>();
  for (const { type } of lines) addTo(types, type);
  return {
    figures: {
      entrants: evening.entrants.size,
      rounds: evening.rounds.length,
      lines: Object.fromEntries(types),
      checked: tally.checked,
      broken: tally.broken,
    },
    played,
  };
}

/** The header of a simulated evening: the movement and unit given, else those proposed for the game. */
export function simulatedHeader(options: {
  readonly game: string;
  readonly people: number;
  readonly rounds: number;
  readonly seed: string;
  readonly movement?: string;
  readonly unit?: string;
  readonly deals?: number;
  /** All tables have the same deals, compared so. */
  readonly compare?: string;
}): Result<EveningHeader, 'cli/unknown-game' | 'cli/bad-argument' | CodeOf<typeof proposal>> {
  const game = gameOf(options.game);
  if (game === undefined) return refuse('cli/unknown-game', `no game ${options.game}`, { game: options.game });
  const proposed = proposal(game, options.people, options.rounds);
  if (!proposed.ok) return proposed;
  const movement = MOVEMENTS.find((one) => one === options.movement);
  if (options.movement !== undefined && movement === undefined)
    return refuse('cli/bad-argument', `--movement is one of ${MOVEMENTS.join(', ')}`, { argument: options.movement });
  if (options.unit !== undefined && options.unit !== 'person' && options.unit !== 'couple')
    return refuse('cli/bad-argument', '--unit is person or couple', { argument: options.unit });
  const compare = COMPARES.find((one) => one === options.compare);
  if (options.compare !== undefined && compare === undefined)
    return refuse('cli/bad-argument', `--compare is one of ${COMPARES.join(', ')}`, { argument: options.compare });
  const { form } = proposed.value;
  const unit = options.unit ?? form.unit;
  const usual = usualForm(game, movement ?? form.movement, unit, options.rounds);
  const deals = options.deals === undefined ? {} : { ends: { ...usual.ends, deals: options.deals } };
  return ok({
    format: 'trickhouse-evening/1',
    id: 'simulated',
    name: 'Simulated',
    game: game.id,
    options: {},
    seed: seedFrom(options.seed),
    form: { ...usual, ...deals, missed: 1450, ...(compare === undefined ? {} : { cards: 'ours', same: true, compare }) },
    at: 0,
  });
}

/** `evening simulate`: a whole evening of bots, with the invariants checked on it; `--journal FILE` keeps its lines. */
export function simulateCommand(
  args: readonly string[],
): Result<unknown, CodeOf<typeof simulatedHeader> | CodeOf<typeof beginEvening> | 'cli/cannot-read' | 'evening/broken'> {
  const parsed = argumentsOf(args, FLAGS);
  if (!parsed.ok) return parsed;
  const { values } = parsed.value;
  const people = wholeNumber('people', values['people'], 4, MOST_ENTRANTS, 24);
  if (!people.ok) return people;
  const rounds = wholeNumber('rounds', values['rounds'], 1, MOST_ROUNDS, 3);
  if (!rounds.ok) return rounds;
  const deals = wholeNumber('deals', values['deals'], 1, 200, 0);
  if (!deals.ok) return deals;
  const text = (name: string): string | undefined => (typeof values[name] === 'string' ? values[name] : undefined);
  const [movement, unit, compare] = [text('movement'), text('unit'), text('compare')];
  const header = simulatedHeader({
    game: text('game') ?? '',
    people: people.value,
    rounds: rounds.value,
    seed: text('seed') ?? '1',
    ...(movement === undefined ? {} : { movement }),
    ...(unit === undefined ? {} : { unit }),
    ...(compare === undefined ? {} : { compare }),
    ...(deals.value === 0 ? {} : { deals: deals.value }),
  });
  if (!header.ok) return header;
  const begun = beginEvening(header.value);
  if (!begun.ok) return begun;
  const entrants = header.value.form.unit === 'couple' ? Math.floor(people.value / 2) : people.value;
  if (entrants < begun.value.sides.length) return refuse('evening/too-few', 'there are fewer than a table', { people: people.value });
  const { figures, played } = checkedEvening(header.value, entrants);
  const journal = text('journal');
  if (journal !== undefined)
    try {
      writeFileSync(journal, journalText(header.value, played.lines));
    } catch (error) {
      return refuse('cli/cannot-read', error instanceof Error ? error.message : String(error), { file: journal });
    }
  if (figures.broken.length > 0) return refuse('evening/broken', `${figures.broken.length} checks failed`, { ...figures });
  const leaders = rankingOf(played.evening)
    .slice(0, 3)
    .map(({ place, names, total, wins }) => ({ place, names, total, wins }));
  const { unit: sort, movement: way } = header.value.form;
  return ok({ game: header.value.game, unit: sort, movement: way, ...figures, leaders });
}
