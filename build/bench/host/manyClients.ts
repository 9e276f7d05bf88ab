import process from 'node:process';
import { PROTOCOL } from '../../../engine/protocol/messages.ts';
import { rngOf, seedFrom } from '../../../engine/cards/random.ts';
import type { ServerMessage } from '../../../engine/protocol/messages.ts';
import { relay } from '../../../electron/lan/relay.ts';

/** The guests of manyTables.ts: as many at each table as the first argument, until standard input ends. */

/** How long a guest thinks, in milliseconds: never quite the same time, or all tables would soon play in step. */
const THINKING = [50, 150] as const;

const [seats = '4', ...links] = process.argv.slice(2);

const rng = rngOf(seedFrom('load'));

function think(then: () => void): void {
  const [least, most] = THINKING;
  setTimeout(then, least + rng.below(most - least));
}

function guest(link: string, person: number): void {
  let ref = 0;
  const say = (message: object): void => {
    ref += 1;
    connection.receive(JSON.stringify({ ...message, ref }));
  };
  const connection = relay(link, {
    owner: false,
    close: (why) => void process.stderr.write(`${why}\n`),
    send: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message.type === 'table' && message.deal === 0 && message.people[person]?.kind === 'open') say({ type: 'sit', person });
      if (message.type !== 'update') return;
      const { version, legal, view } = message;
      const [action] = legal.actions;
      if (action !== undefined) think(() => say({ type: 'act', version, action }));
      else if (view.score !== null) think(() => say({ type: 'next', version }));
    },
  });
  connection.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, name: `Guest ${person}` }));
}

for (const link of links) for (let person = 0; person < Number(seats); person += 1) guest(link, person);
process.stdin.resume();
process.stdin.on('end', () => process.exit(0));
