import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { rngOf, seedFrom, type Rng } from '../../../engine/cards/random.ts';
import { formatLink, parseLink } from '../../../engine/protocol/link.ts';
import { TestClient, hostOn, ownFolder } from '../../host/fixtures/host.fixture.ts';
import { PARTY } from '../../host/fixtures/matches.fixture.ts';
import { Lan } from '../network.ts';
import type { Ways } from '../relay.ts';
import { Window } from '../fixtures/window.fixture.ts';

/** A bad network: what goes through comes in pieces, late, and every now and then the line is cut, in the middle of a message as like as not. */
class BadNetwork {
  cuts = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** @param life bytes that a connection carries before it is cut, from one to twice as many */
  static async before(host: string, port: number, rng: Rng, life: number): Promise<BadNetwork> {
    const server = createServer();
    const network = new BadNetwork(server);
    server.on('connection', (near) => {
      const far = connect(port, host);
      let left = life + rng.below(life);
      const pass = (from: Socket, to: Socket): void => {
        network.#sockets.add(from);
        from.on('error', () => undefined);
        from.on('close', () => to.destroy());
        from.on('data', (data: Buffer) => {
          for (let at = 0; at < data.length;) {
            const piece = data.subarray(at, at + 1 + rng.below(1400));
            at += piece.length;
            left -= piece.length;
            to.write(piece);
            if (left > 0) continue;
            network.cuts += 1;
            near.destroy();
            far.destroy();
            return;
          }
          // Late: the rest waits for another turn of the loop.
          from.pause();
          setImmediate(() => from.resume());
        });
      };
      pass(near, far);
      pass(far, near);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of network.#sockets) socket.destroy();
      server.close();
    });
    return network;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }
}

describe('over a bad network', () => {
  it('a guest plays a whole match, and has in the end what everybody has', async () => {
    const host = await hostOn(ownFolder(), { network: new Lan({ pages: ownFolder(), announce: false, port: 0 }) });
    const ada = new TestClient(host, true);
    await ada.ask(PARTY);
    const link = parseLink(host.whereabouts.link ?? '');
    if (!link.ok) throw new Error(link.error.message);
    const network = await BadNetwork.before('127.0.0.1', link.value.port, rngOf(seedFrom('bad network')), 30_000);
    const { code, key } = link.value;
    const way = { host: '127.0.0.1', port: network.port, code: code!, key: key! };
    // Connections are taken up again at once: what is tried here is the table, not patience.
    const after: Ways['after'] = (_, then) => {
      const soon = setImmediate(then);
      return () => clearImmediate(soon);
    };
    const ben = new Window(formatLink(way), { after });
    await ben.until(() => ben.last('table'));
    const sit = (): void => ben.say({ type: 'sit', person: 1 });
    sit();
    await ben.until(() => {
      const mine = ben.last('table')?.people.some((one) => one.mine);
      if (mine !== true && ben.told.at(-1)?.type === 'table') sit();
      return mine;
    });
    await ada.ask({ type: 'begin', bots: [] });

    // Ben answers whatever he is shown; what was lost on the way he is shown again.
    let heard = 0;
    const benPlays = ben.until(() => {
      for (; heard < ben.told.length; heard += 1) {
        const message = ben.told[heard]!;
        const [action] = message.type === 'update' ? message.legal.actions : [];
        if (message.type !== 'update') continue;
        if (action !== undefined) ben.say({ type: 'act', version: message.version, action });
        else if (message.view.score !== null) ben.say({ type: 'next', version: message.version });
      }
      return ben.last('table')?.over === true && ben.told.at(-1)?.type !== 'refusal';
    });
    while (!ada.table.over) {
      const { version, legal, view } = ada.update;
      const [action] = legal.actions;
      if (action !== undefined) await ada.ask({ type: 'act', version, action });
      else if (view.toAct === null) await ada.ask({ type: 'next', version });
      await ada.until(
        () => ada.table.over || ada.update.legal.actions.length > 0 || (ada.update.view.toAct === null && ada.update.version > version),
      );
    }
    await benPlays;
    expect(network.cuts).toBeGreaterThan(2);
    expect(ben.last('table')!.sheet).toEqual(ada.table.sheet);
    expect(ben.last('table')!.totals).toEqual(ada.table.totals);
    // Whatever was refused had been overtaken, or was lost on the way.
    const refused = ben.told.flatMap((message) => (message.type === 'refusal' ? [message.code] : []));
    expect(
      refused.filter((code) => !['link/lost', 'table/stale-version', 'match/no-deal', 'match/deal-open', 'match/over'].includes(code)),
    ).toEqual([]);
  }, 180_000);
});
