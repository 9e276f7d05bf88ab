import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bots-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program whose body gets each `message` and may `say` something. */
function program(name: string, body: string): string {
  const path = join(folder, `${name}.mjs`);
  writeFileSync(
    path,
    `import { createInterface } from 'node:readline'; import { appendFileSync } from 'node:fs';
     const say = (line) => process.stdout.write(line + '\\n'); const log = (text) => appendFileSync(${JSON.stringify(join(folder, name))}, text + '\\n');
     createInterface({ input: process.stdin }).on('line', (line) => { const message = JSON.parse(line); ${body} });`,
  );
  return `exec:${process.execPath} ${path}`;
}

async function simulate(bots: string): Promise<Record<string, unknown>> {
  const { text } = await run(['simulate', 'klaverjas', '--deals', '2', '--seed', '5', '--bots', bots]);
  return JSON.parse(text) as Record<string, unknown>;
}

describe('bots from outside', () => {
  it('play whole deals over lines of JSON', async () => {
    const first = program('first', `if (message.type === 'ask') say(JSON.stringify({ action: message.legal.actions[0] }));`);
    expect(await simulate(`${first},rule`)).toMatchObject({ margin: { deals: 2 }, sides: [{ bots: [first, first] }, {}] });
  });

  it('hear of deals and of their ends, and see no hand but their own', async () => {
    const seen = program(
      'seen',
      `if (message.type !== 'ask') log(message.type);
       else { if (message.view.hands.some((hand, seat) => seat !== message.seat && hand.some((card) => card !== '??'))) log('leak');
              say(JSON.stringify({ action: message.legal.actions.at(-1), id: message.id })); }`,
    );
    await simulate(`rule,${seen},rule,random`);
    expect(readFileSync(join(folder, 'seen'), 'utf8')).toBe('deal\nover\ndeal\nover\n');
  });

  it.each([
    ['no JSON', `if (message.type === 'ask') say('hello');`, /not an answer: hello/],
    ['no action', `if (message.type === 'ask') say('{}');`, /not an answer/],
    ['an action that is not legal', `if (message.type === 'ask') say('{"action":"ZZ"}');`, /ZZ is not legal/],
    ['an end of the program', `if (message.type === 'ask') process.exit(1);`, /ended before/],
  ])('end the contest with %s', async (name, body, message) => {
    const bot = program(name.replaceAll(' ', ''), body);
    expect(await simulate(`${bot},rule`)).toEqual({
      error: { code: 'cli/bot-failed', message: expect.stringMatching(message) as unknown, bot: bot.slice(5) },
    });
  });

  it.skipIf(spawnSync('python3', ['--version']).status !== 0)(
    'may be written in Python, with rules of their own: the example beats chance',
    async () => {
      const bot = 'exec:python3 engine/bots/examples/rollouts.py 4';
      const { text } = await run([
        'simulate',
        'klaverjas',
        '--play-only',
        '--duplicate',
        '--deals',
        '8',
        '--seed',
        '5',
        '--bots',
        `${bot},random`,
      ]);
      expect((JSON.parse(text) as { margin: { points: number } }).margin.points).toBeGreaterThan(10);
    },
    30_000,
  );

  it('must be named as such', async () => {
    expect(await simulate('python3 bot.py,rule')).toMatchObject({ error: { code: 'cli/unknown-bot' } });
  });
});
