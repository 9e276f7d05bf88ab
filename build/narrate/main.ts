// Prints the words of a screen reader for random deals between bots, from one seat: `npm run -s narrate`, or `npm run -s narrate -- GAME …`.
// `--deals N` deals of each game; `--seed S`; `--languages en,nl`; `--seat N`; `--style sound|bold|random`, in turn if omitted; `--options JSON`;
// `--labels` also what the listener finds on the page at each of their turns.
import process from 'node:process';
import { seedFrom } from '../../engine/cards/random.ts';
import type { Options } from '../../engine/contract/options.ts';
import { GAMES } from '../../engine/games/index.ts';
import { LANGUAGE_CODES } from '../../renderer/words/languages.ts';
import { gamesArgument, oneOf, toolArguments, wholeArgument } from '../toolArguments.ts';
import { narrationOf, type HeardText } from './narration.ts';
import { playDeal, STYLES, type BotStyle } from './playedDeal.ts';

const NAMES = ['Ada', 'Ben', 'Cas', 'Dee', 'Eva', 'Finn', 'Gus'];

function line(heard: HeardText): string {
  if (heard.kind === 'said') return heard.text;
  return `    [${heard.role}] ${heard.text}${heard.description === '' ? '' : ` — ${heard.description}`}`;
}

const { values, positionals } = toolArguments({
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
const games = gamesArgument(positionals, GAMES);
const languages = values.languages.split(',').map((code) => oneOf('language', code, LANGUAGE_CODES));
const given = values.style === undefined ? undefined : oneOf('style', values.style, STYLES);
const deals = wholeArgument('--deals', values.deals, 1);
const seat = wholeArgument('--seat', values.seat);
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
