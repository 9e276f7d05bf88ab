import { randomBytes } from 'node:crypto';
import { newKeys, type Keys } from '../../engine/protocol/channel.ts';
import type { NearbyTable } from '../../engine/protocol/messages.ts';
import { ok, refuse, type Result } from '../../engine/result.ts';
import type { Network, Sign, Whereabouts } from '../host/network.ts';
import type { TableHost } from '../host/peer.ts';
import { ownAddresses, ownNames } from './addresses.ts';
import { advertise, listen } from './bonjour.ts';
import { Nearby } from './nearby.ts';
import { serveTable, type TableServer } from './server.ts';

export interface LanSettings {
  /** The folder of the built renderer, for browsers. */
  readonly pages: string;
  /** 0, or left out: any that is free. */
  readonly port?: number;
  /** Whether the table is made known by multicast DNS, and others are looked for. */
  readonly announce?: boolean;
}

/** The local network: pages and table for browsers, an encrypted way in for the app, and a word to everybody that there is a table. */
export class Lan implements Network {
  private readonly settings: LanSettings;
  private readonly id = randomBytes(6).toString('hex');
  private readonly keys: Keys = newKeys((length) => randomBytes(length));
  private sign: Sign = { name: '', game: null, seats: 0, locked: false };
  private server: TableServer | undefined;
  private unadvertise: (() => Promise<void>) | undefined;

  constructor(settings: LanSettings) {
    this.settings = settings;
  }

  async open(host: TableHost): Promise<Result<Whereabouts>> {
    const { pages, port = 0, announce = true } = this.settings;
    try {
      this.server = await serveTable({
        host,
        pages,
        port,
        address: '0.0.0.0',
        names: ownNames,
        keys: this.keys,
        sign: () => ({ id: this.id, ...this.sign }),
      });
    } catch (error) {
      return refuse('lan/no-port', `the network cannot be listened to: ${error instanceof Error ? error.message : String(error)}`, {
        port,
      });
    }
    const listening = this.server.port;
    const key = Buffer.from(this.keys.public).toString('base64url');
    if (announce) this.unadvertise = advertise(this.id, listening, key);
    const [first, ...more] = ownAddresses();
    const addresses = [first, ...more].flatMap((address) => (address === undefined ? [] : [`http://${address}:${listening}/`]));
    return ok({ addresses, door: first === undefined ? null : { host: first, port: listening, key } });
  }

  show(sign: Sign): void {
    this.sign = sign;
  }

  browse(found: (tables: readonly NearbyTable[]) => void): () => void {
    if (this.settings.announce === false) return () => undefined;
    const nearby = new Nearby(listen, this.id, found);
    return () => nearby.stop();
  }

  async close(): Promise<void> {
    const { server, unadvertise } = this;
    this.server = undefined;
    this.unadvertise = undefined;
    await Promise.all([unadvertise?.(), server?.close()]);
  }
}
