import type { Bot } from '../../bots/bot.ts';
import { BOTS } from '../../bots/index.ts';
import { isLevel, LEVELS } from '../../bots/levels.ts';
import { ismcts } from '../../bots/baselines/ismcts.ts';
import { pimc } from '../../bots/baselines/pimc.ts';
import { rngOf } from '../../cards/random.ts';
import type { View } from '../../contract/view.ts';
import { gameById } from '../../games/index.ts';
import { ok, refuse, type Result } from '../../contract/result.ts';
import { outsideBot } from './outside.ts';
import type { Entrant } from './entrant.ts';

/** Longest time a program may take, in milliseconds. */
const THINKING_MS = 1000;

/** Longest time a bot of this program may take: so long that it is the work counted, not the clock, that ends thinking on any machine. */
const PATIENCE_MS = 20_000;

/** The prefix of the command of a program. */
const EXEC = 'exec:';

/** Whether a name is that of a program outside. */
export function isProgram(name: string): boolean {
  return name.startsWith(EXEC);
}

/** The yardsticks that are no levels: `pimc20` solves 20 worlds for every card, `ismcts2000` searches a tree in 2000 iterations. */
const YARDSTICK = /^(pimc|ismcts)([1-9]\d{0,4})$/;

/** The prefix of a bot that neither gives nor reads the signs of a convention, whatever its table agreed on. */
export const SILENT_BOT = 'silent-';

/** A bot that thinks as at a table without a convention. */
function silent(bot: Bot): Bot {
  const unagreed = (view: View): View => {
    const { convention, options } = gameById(view.game);
    const usual = options.find(({ name }) => name === convention?.option)?.values[0];
    return convention === undefined || usual === undefined ? view : { ...view, options: { ...view.options, [convention.option]: usual } };
  };
  return {
    choose: (view, ...rest) => bot.choose(unagreed(view), ...rest),
    consider: (view, ...rest) => bot.consider(unagreed(view), ...rest),
  };
}

/** A bot of this program by its name; `undefined` for none. */
function botNamed(name: string): Bot | undefined {
  if (name.startsWith(SILENT_BOT)) {
    const speaking = botNamed(name.slice(SILENT_BOT.length));
    return speaking && silent(speaking);
  }
  if (isLevel(name)) return BOTS[name];
  const [, method, work] = YARDSTICK.exec(name) ?? [];
  if (method === undefined) return undefined;
  return method === 'pimc' ? pimc(Number(work)) : ismcts(Number(work));
}

/** The sign between the bot that calls and the bot that plays the cards, as in `rule/random`. */
const THEN = '/';

/** A bot that leaves the cards to another, to separate the worth of calls from that of play; `undefined` for an unknown name. */
function twoInOne(name: string): Bot | undefined {
  const [calls, cards, more] = name.split(THEN).map(botNamed);
  if (calls === undefined || cards === undefined || more !== undefined || isProgram(name)) return undefined;
  const asked = ({ phase }: View): Bot => (phase === 'play' ? cards : calls);
  return {
    choose: (view, legal, rng, budget) => asked(view).choose(view, legal, rng, budget),
    consider: (view, legal, rng, budget) => asked(view).consider(view, legal, rng, budget),
  };
}

/** The entrants of a list of names, each for one seat. */
export function entrantsOf(names: readonly string[]): Result<Entrant[], 'cli/unknown-bot'> {
  const entrants: Entrant[] = [];
  for (const name of names) {
    const bot = botNamed(name) ?? twoInOne(name);
    if (bot === undefined && !isProgram(name))
      return refuse('cli/unknown-bot', `bots: ${LEVELS.join(', ')}, pimcN, ismctsN, ${SILENT_BOT}NAME, CALLS${THEN}CARDS, ${EXEC}COMMAND`, {
        bot: name,
      });
    entrants.push(bot === undefined ? outsideBot(name.slice(EXEC.length), THINKING_MS) : houseBot(name, bot));
  }
  return ok(entrants);
}

function houseBot(name: string, bot: Bot): Entrant {
  const nothing = (): void => undefined;
  return {
    name,
    deal: nothing,
    choose: (view, legal, seed, aim) =>
      ok(bot.choose(view, legal, rngOf(seed), { now: () => performance.now(), until: performance.now() + PATIENCE_MS, aim })),
    over: nothing,
    close: () => Promise.resolve(),
  };
}
