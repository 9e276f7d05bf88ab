// Prints the words of a screen reader for random deals between bots, from one seat: `npm run -s narrate`, or `npm run -s narrate -- GAME …`.
// `--deals N` deals of each game; `--seed S`; `--languages en,nl`; `--seat N`; `--style sound|bold|random`, in turn if omitted; `--options JSON`;
// `--labels` also what the listener finds on the page at each of their turns.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { seedFrom } from '../../engine/cards/random.ts';
import type { Options } from '../../engine/contract/options.ts';
import { GAMES } from '../../engine/games/index.ts';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '../../renderer/words/languages.ts';
import { narrationOf, type HeardText } from './narration.ts';
import { playDeal, STYLES, type BotStyle } from './playedDeal.ts';

const NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Finn', 'Gus'];

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function line(heard: HeardText): string {
  if (heard.kind === 'said') return heard.text;
  return `    [${heard.role}] ${heard.text}${heard.description === '' ? '' : ` — ${heard.description}`}`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: 'string', default: '1' },
    seed: { type: 'string', default: 'narrate' },
    languages: { type: 'string', default: LANGUAGE_CODES.join(',') },
    seat: { type: 'string', default: '0' },
    style: { type: 'string' },
    options: { type: 'string', default: '{}' },
    labels: { type: 'boolean', default: false },
  },
});
const games = positionals.length === 0 ? GAMES : GAMES.filter(({ id }) => positionals.includes(id));
if (games.length < positionals.length) fail(`no such game among ${positionals.join(', ')}`);
const languages = values.languages.split(',').filter((code): code is Language => Object.hasOwn(LANGUAGES, code));
if (languages.length < values.languages.split(',').length) fail(`no such language among ${values.languages}`);
const given = STYLES.find((style) => style === values.style);
if (values.style !== undefined && given === undefined) fail(`no such style: ${values.style}`);
const deals = Number(values.deals);
const seat = Number(values.seat);
const options = JSON.parse(values.options) as Options;

for (const [g, game] of games.entries())
  for (let i = 0; i < deals; i += 1) {
    const seed = `${values.seed} ${game.id} ${i}`;
    const style: BotStyle = given ?? STYLES[(g + i) % STYLES.length] ?? 'sound';
    const names = NAMES.slice(0, game.seats.min);
    const played = playDeal({ game, options, names, seat: seat % names.length, seed: seedFrom(seed), style });
    for (const language of languages) {
      process.stdout.write(`\n## ${seed}, ${style}, ${language}\n`);
      for (const heard of await narrationOf(played, language))
        if (heard.kind === 'said' || values.labels) process.stdout.write(`${line(heard)}\n`);
    }
  }
