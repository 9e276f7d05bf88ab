import process from 'node:process';
import { addTo } from '../../../engine/cards/counts.ts';
import { checkedEvening, simulatedHeader } from '../../../engine/cli/evening/simulate.ts';
import { pick, rngOf, seedFrom } from '../../../engine/cards/random.ts';
import { drawFigures } from './draws.ts';
import { wholeArgument } from '../../toolArguments.ts';

/**
 * Simulated evenings with every invariant on, and draws over many seeds: `npm run soak:evening -- [EVENINGS] [SEEDS] [FIRST]`. Ends with 1 if an invariant is broken, or a draw repeats
 * what none may.
 */

/** Games and movements by turns; the first game most often. */
const FORMS = [
  { game: 'klaverjas' },
  { game: 'klaverjas' },
  { game: 'klaverjas', movement: 'whist' },
  { game: 'klaverjas', unit: 'couple', movement: 'shift' },
  { game: 'klaverjas', unit: 'couple', movement: 'mitchell' },
  { game: 'klaverjas', unit: 'couple', movement: 'draw' },
  { game: 'botifarra' },
  { game: 'botifarra', unit: 'couple', movement: 'roundRobin' },
  { game: 'manille' },
  { game: 'manille', unit: 'person', movement: 'draw' },
  { game: 'pinochle-double' },
  { game: 'briscola-chiamata' },
  { game: 'klaverjas', compare: 'matchPoints' },
  { game: 'klaverjas', compare: 'mean' },
  { game: 'klaverjas', unit: 'couple', movement: 'mitchell', compare: 'matchPoints' },
  { game: 'klaverjas', unit: 'couple', movement: 'mitchell', compare: 'mean' },
  { game: 'botifarra', compare: 'mean' },
  { game: 'briscola-chiamata', compare: 'matchPoints' },
] as const;

const [givenEvenings = '100', givenSeeds = '200', givenFirst = '1'] = process.argv.slice(2);
const evenings = wholeArgument('EVENINGS', givenEvenings, 1);
const seeds = wholeArgument('SEEDS', givenSeeds, 1);
const first = wholeArgument('FIRST', givenFirst);
const began = performance.now();
const checked = new Map<string, number>();
const lines = new Map<string, number>();
const broken: string[] = [];
for (let seed = first; seed < first + evenings; seed += 1) {
  const rng = rngOf(seedFrom(`soak ${seed}`));
  const form = FORMS[seed % FORMS.length] ?? pick(FORMS, rng);
  const people = 8 + rng.below(93);
  const header = simulatedHeader({ ...form, people, rounds: 2 + rng.below(5), seed: `soak ${seed}`, deals: 4 });
  if (!header.ok) throw new RangeError(header.error.message);
  const { figures } = checkedEvening(header.value, header.value.form.unit === 'couple' ? Math.floor(people / 2) : people);
  for (const [counts, own] of [[checked, figures.checked] as const, [lines, figures.lines] as const])
    for (const [name, count] of Object.entries(own)) addTo(counts, name, count);
  broken.push(...figures.broken.map((where) => `seed ${seed}: ${where}`));
}
const draws = drawFigures(seeds);
const figures = {
  evenings,
  broken,
  lines: Object.fromEntries(lines),
  checked: Object.fromEntries(checked),
  draws,
  seconds: Math.round((performance.now() - began) / 1000),
};
process.stdout.write(`${JSON.stringify(figures, null, 1)}\n`);
process.exit(broken.length === 0 && draws.every(({ repeats }) => repeats === 0) ? 0 : 1);
