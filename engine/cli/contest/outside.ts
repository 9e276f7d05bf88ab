import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { ok, refuse, type Result } from '../../contract/result.ts';
import type { Action } from '../../contract/action.ts';
import { formatAction, parseAction } from '../../contract/notation.ts';
import { wireLegal, wireView } from '../../protocol/wire.ts';
import type { Entrant } from './entrant.ts';

/** A program's answer to a question: see engine/bots/PROTOCOL.md. */
const ANSWER = v.object({ action: v.pipe(v.string(), v.maxLength(32)) });

/** How much longer than its budget a program may take before it is given up, in milliseconds: it shares the machine. */
const GRACE_MS = 4000;

/** How long a program may take to end once nothing more will be asked, in milliseconds. */
const LEAVE_MS = 2000;

/** A bot that is a program of its own, spoken to over its standard input and output. Codes of its answers: `cli/bot-failed`. */
export function outsideBot(command: string, budget: number): Entrant {
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines: string[] = [];
  let waiting: ((line: string | null) => void) | null = null;
  let gone = false;
  const give = (line: string | null): void => {
    const take = waiting;
    waiting = null;
    if (take !== null) take(line);
    else if (line !== null) lines.push(line);
  };
  createInterface({ input: child.stdout }).on('line', give);
  const end = (): void => {
    gone = true;
    give(null);
  };
  child.on('error', end);
  child.on('exit', end);
  // A program that has ended is noticed when its answer is due.
  child.stdin.on('error', () => undefined);
  const tell = (message: object): void => {
    if (!gone) child.stdin.write(`${JSON.stringify(message)}\n`);
  };
  const failed = (message: string): Result<Action, 'cli/bot-failed'> => {
    tell({ type: 'error', message });
    return refuse('cli/bot-failed', message, { bot: command });
  };
  let asked = 0;
  return {
    name: `exec:${command}`,
    deal(game, { options, players, dealer }, seat) {
      tell({ type: 'deal', game: game.id, options, players, seat, dealer });
    },
    async choose(view, legal) {
      asked += 1;
      tell({ type: 'ask', id: asked, budget, game: view.game, seat: view.viewer, view: wireView(view), legal: wireLegal(legal) });
      const line = await nextLine(
        lines,
        () => gone,
        budget + GRACE_MS,
        (take) => (waiting = take),
      );
      if (line === null) return failed(gone ? 'the program ended before it answered' : 'the answer took too long');
      const parsed = v.safeParse(ANSWER, parsedLine(line));
      if (!parsed.success) return failed(`not an answer: ${line.slice(0, 80)}`);
      const text = parsed.output.action;
      const action = parseAction(text);
      if (action !== undefined && legal.actions.includes(action)) return ok(action);
      return failed(`${text} is not legal; legal are ${legal.actions.map(formatAction).join(' ')}`);
    },
    over(score) {
      tell({ type: 'over', scores: score.scores, points: score.points });
    },
    close() {
      child.stdin.end();
      if (gone) return Promise.resolve();
      return new Promise((resolve) => {
        // A program that does not end with its input is ended.
        const late = setTimeout(() => child.kill(), LEAVE_MS);
        child.on('exit', () => {
          clearTimeout(late);
          child.stdout.destroy();
          resolve();
        });
      });
    },
  };
}

/** The next line of a program; `null` when it has gone or takes too long. */
function nextLine(
  lines: string[],
  isGone: () => boolean,
  patience: number,
  wait: (take: (line: string | null) => void) => void,
): Promise<string | null> {
  const ready = lines.shift();
  if (ready !== undefined) return Promise.resolve(ready);
  if (isGone()) return Promise.resolve(null);
  return new Promise((resolve) => {
    const late = setTimeout(() => {
      resolve(null);
    }, patience);
    wait((line) => {
      clearTimeout(late);
      resolve(line);
    });
  });
}

function parsedLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
