import { createServer as createWeb } from 'node:http';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { NearbyTable } from '../../../engine/protocol/messages.ts';
import type { Heard } from './services.ts';
import { Nearby } from './nearby.ts';

const KEY = 'k'.repeat(43);

function listening(server: Server): Promise<number> {
  onTestFinished(() => void server.close());
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)));
}

/** A table that answers. */
async function answering(id: string, name: string): Promise<Heard> {
  const sign = { id, key: KEY, name, game: 'manille', seats: 2, locked: false };
  const server = createWeb((_, response) => response.end(JSON.stringify(sign)));
  onTestFinished(() => server.closeAllConnections());
  return { id, key: KEY, port: await listening(server), addresses: ['127.0.0.1'] };
}

/** A machine that takes a question and says nothing; `asked` resolves when it has one. */
async function silent(id: string): Promise<{ heard: Heard; asked: Promise<void> }> {
  let was: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (was = resolve));
  const server = createServer((socket) => {
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined).once('data', was);
  });
  return { heard: { id, key: KEY, port: await listening(server), addresses: ['127.0.0.1'] }, asked };
}

/** Looks around with ears that a test speaks into. */
function looking(own = 'own'): { say: (heard: readonly Heard[]) => void; until: (names: string) => Promise<void>; told: string[] } {
  let say: (heard: readonly Heard[]) => void = () => undefined;
  let look: () => void = () => undefined;
  const told: string[] = [];
  const nearby = new Nearby(
    (changed) => {
      say = changed;
      return () => undefined;
    },
    own,
    (tables: readonly NearbyTable[]) => {
      told.push(
        tables
          .map(({ name }) => name)
          .sort()
          .join(' '),
      );
      look();
    },
  );
  onTestFinished(() => nearby.stop());
  const until = (names: string): Promise<void> =>
    new Promise((resolve) => {
      look = () => {
        if (told.at(-1) === names) resolve();
      };
      look();
    });
  return { say: (heard) => say(heard), until, told };
}

it('lists a table as soon as it answers, whoever else is silent', async () => {
  const { say, until, told } = looking();
  const dead = await silent('dead');
  const ada = await answering('ada', 'Ada');
  say([dead.heard, ada]);
  await dead.asked;
  await until('Ada');
  say([dead.heard, ada, await answering('ben', 'Ben')]);
  await until('Ada Ben');
  expect(
    told.filter((names) => names === ''),
    'what is asked once more stays on the list',
  ).toEqual([]);
});

it('lists nobody who is heard of no more, nor whoever answers as somebody else, nor its own table', async () => {
  const { say, until, told } = looking('own');
  const ada = await answering('ada', 'Ada');
  const liar = { ...(await answering('ada', 'Ada')), key: 'l'.repeat(43) };
  say([liar, ada, await answering('own', 'Own')]);
  await until('Ada');
  say([liar]);
  await until('');
  expect(told).toEqual(['Ada', '']);
});

it('keeps those that answered on the list when a crowd is called out', async () => {
  const { say, until, told } = looking();
  const ada = await answering('ada', 'Ada');
  say([ada]);
  await until('Ada');
  const ben = await answering('ben', 'Ben');
  const crowd = Array.from({ length: 49 }, (_, at): Heard => ({ id: `crowd${at}`, key: KEY, port: 1, addresses: ['127.0.0.1'] }));
  // Of fifty-one the last is one too many: Ada is not.
  say([ben, ...crowd, ada]);
  await until('Ada Ben');
  expect(told).toEqual(['Ada', 'Ada Ben']);
});

it('lists a table by a name that says no more than it shows', async () => {
  const { say, until } = looking();
  say([await answering('ada', `A\u202Ed\u200Ba\n${'x'.repeat(70)}`)]);
  await until(`Ada ${'x'.repeat(20)}`);
});

it('asks all that are called out, in time, whoever answers', async () => {
  const { say, until } = looking();
  const silents = await Promise.all(Array.from({ length: 70 }, (_, at) => silent(`dead${at}`)));
  say([...silents.map(({ heard }) => heard), await answering('ada', 'Ada')]);
  // The places of those that never answer become free when their time is over.
  await until('Ada');
});

it('asks nobody again because others are called out', async () => {
  const { say, until } = looking();
  let asked = 0;
  const server = createWeb((_, response) => {
    asked += 1;
    response.statusCode = 404;
    response.end();
  });
  const odd: Heard = { id: 'odd', key: KEY, port: await listening(server), addresses: ['127.0.0.1'] };
  for (let times = 0; times < 20; times += 1) {
    say([odd, await answering(`ada${times}`, `Ada${times}`)]);
    await until(`Ada${times}`);
  }
  expect(asked).toBe(1);
});
