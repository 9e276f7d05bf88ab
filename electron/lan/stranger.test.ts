import { createCipheriv, createDecipheriv, createHash, createPublicKey, diffieHellman, generateKeyPairSync, hkdfSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Client, hostOn, ownFolder } from '../host/host.fixture.ts';
import { ADA, bot, SOLO } from '../host/matches.fixture.ts';
import { ownAddresses } from './addresses.ts';
import { Lan } from './network.ts';

/*
 * A client as a stranger would write it from engine/protocol/README.md and nothing else: Node's own cryptography, a WebSocket, and JSON. What it imports
 * from the product is the table that it plays at.
 */

/** An X25519 public key as Node wants it: 32 bytes behind a fixed head (RFC 8410). */
const HEAD = Buffer.from('302a300506032b656e032100', 'hex');
const publicKey = (raw: Buffer) => createPublicKey({ key: Buffer.concat([HEAD, raw]), format: 'der', type: 'spki' });

interface Told {
  readonly type: string;
  readonly [field: string]: unknown;
}

interface Terms {
  readonly match: string;
  readonly deal: number;
  readonly attempt: number;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly names: readonly string[];
  readonly seating: string;
  readonly dealer: number | null;
  readonly carry: { readonly multiplier: number; readonly totals: readonly number[] };
}
interface Offer {
  readonly type: 'offer';
  readonly terms: Terms;
  readonly commitment: string;
}
interface List {
  readonly type: 'list';
  readonly deal: number;
  readonly attempt: number;
  readonly commitment: string;
  readonly entries: readonly { readonly names: readonly string[]; readonly commitment: string }[];
}
interface Proof extends Omit<Offer, 'type'>, Omit<List, 'type'> {
  readonly secret: string;
  readonly shares: readonly string[];
  readonly actions: readonly string[];
}
interface Share {
  readonly match: string;
  readonly deal: number;
  readonly attempt: number;
  readonly host: string;
  readonly t: string;
  readonly share: string;
  readonly commitment: string;
}

/** `H` of the page. */
const hash = (...parts: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
/** `t` of the page. */
function termsOf({ match, deal, attempt, game, options, names, seating, dealer, carry: { multiplier, totals } }: Terms): string {
  const pairs = Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('trickhouse terms', match, deal, attempt, game, pairs, names, seating, dealer, multiplier, totals);
}

class Stranger {
  readonly told: Told[] = [];
  private readonly socket: WebSocket;
  private readonly own = generateKeyPairSync('x25519');
  private readonly host: Buffer;
  private up = Buffer.alloc(0);
  private down = Buffer.alloc(0);
  private sent = 0;
  private read = 0;
  private ref = 0;
  private look: () => void = () => undefined;
  private answer: () => void = () => undefined;
  /** What it has committed to, in order. */
  readonly shares: Share[] = [];

  /** @param address as it stands in the QR code */
  constructor(address: string, hello: object) {
    const { host, hash } = new URL(address);
    const given = new URLSearchParams(hash.slice(1));
    this.host = Buffer.from(given.get('key') ?? '', 'base64url');
    this.socket = new WebSocket(`ws://${host}/secure`);
    this.socket.on('open', () => this.socket.send(this.raw()));
    this.socket.on('message', (data: Buffer) => {
      if (this.up.length === 0) {
        this.agree(data.subarray(0, 32));
        expect(this.open(data.subarray(32)), 'the host proves itself with an empty text').toBe('');
        this.send({ type: 'hello', protocol: 2, code: given.get('join'), ...hello });
      } else this.told.push(JSON.parse(this.open(data)) as Told);
      this.answer();
      this.look();
    });
  }

  private raw(): Buffer {
    return this.own.publicKey.export({ format: 'der', type: 'spki' }).subarray(HEAD.length);
  }

  private agree(theirs: Buffer): void {
    const { privateKey } = this.own;
    const a = diffieHellman({ privateKey, publicKey: publicKey(this.host) });
    const b = diffieHellman({ privateKey, publicKey: publicKey(theirs) });
    const salt = createHash('sha256').update('trickhouse channel 1').update(this.host).update(this.raw()).update(theirs).digest();
    const keys = Buffer.from(hkdfSync('sha256', Buffer.concat([a, b]), salt, 'trickhouse channel 1', 64));
    this.up = keys.subarray(0, 32);
    this.down = keys.subarray(32);
  }

  private nonce(count: number): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64LE(BigInt(count), 4);
    return nonce;
  }

  private open(sealed: Buffer): string {
    this.read += 1;
    const cipher = createDecipheriv('chacha20-poly1305', this.down, this.nonce(this.read), { authTagLength: 16 });
    cipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString();
  }

  send(message: object): void {
    this.sent += 1;
    const cipher = createCipheriv('chacha20-poly1305', this.up, this.nonce(this.sent), { authTagLength: 16 });
    const text = Buffer.concat([cipher.update(JSON.stringify(message)), cipher.final()]);
    this.socket.send(Buffer.concat([text, cipher.getAuthTag()]));
  }

  say(message: object): void {
    this.ref += 1;
    this.send({ ...message, ref: this.ref });
  }

  until<T>(find: () => T | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      this.look = () => {
        const found = find();
        if (found !== undefined && found !== false) resolve(found);
      };
      this.look();
    });
  }

  /** Takes part in making the seeds of deals, with a share of its own for each. */
  share(): void {
    let read = 0;
    const look = (): false => {
      for (; read < this.told.length; read += 1) {
        const said = this.told[read] as unknown as (Offer | List) & Told;
        if (said.type === 'offer') {
          const { match, deal, attempt } = said.terms;
          const t = termsOf(said.terms);
          const share = hash('my share', match, deal, attempt);
          const commitment = hash('trickhouse share', t, said.commitment, share);
          this.shares.push({ match, deal, attempt, host: said.commitment, t, share, commitment });
          this.say({ type: 'commit', match, deal, attempt, commitment });
        }
        if (said.type === 'list') {
          const own = this.shares.at(-1);
          const mine = own !== undefined && said.deal === own.deal && said.attempt === own.attempt;
          if (!mine || said.commitment !== own.host || !said.entries.some(({ commitment }) => commitment === own.commitment)) continue;
          this.say({ type: 'reveal', match: own.match, deal: own.deal, attempt: own.attempt, share: own.share });
        }
      }
      return false;
    };
    this.answer = look;
  }

  last(type: string): Told | undefined {
    return this.told.findLast((one) => one.type === type);
  }

  leave(): void {
    this.socket.close();
  }
}

it('a stranger who has read the page of the protocol comes in, sits down, plays, talks, and comes back', async ({ skip }) => {
  if (ownAddresses().length === 0) return skip('this machine has no network');
  const dir = ownFolder();
  const host = await hostOn(dir, { network: new Lan({ pages: ownFolder(), announce: false, port: 0 }) });
  const ada = new Client(host, true);
  await ada.ask({ ...SOLO, people: [ADA, { kind: 'open' }, bot('Bot 2'), bot('Bot 3')] });
  const [address = ''] = host.whereabouts.addresses;
  const stranger = new Stranger(address, { name: 'Stranger', fair: true });
  stranger.share();
  expect(await stranger.until(() => stranger.last('welcome'))).toMatchObject({ protocol: 2, owner: false });
  stranger.say({ type: 'sit', person: 1 });
  await stranger.until(() => stranger.last('table')?.['watching'] === 1);
  await ada.ask({ type: 'begin', bots: [] });

  interface Update extends Told {
    readonly version: number;
    readonly legal: { readonly actions: readonly string[] };
    readonly view: { readonly score: object | null };
  }
  const update = () => stranger.last('update') as Update | undefined;
  let answered = -1;
  for (;;) {
    if (ada.update.legal.actions.length > 0)
      await ada.ask({ type: 'act', version: ada.update.version, action: ada.update.legal.actions[0]! });
    const seen = update();
    if (seen !== undefined && seen.view.score !== null) break;
    if (seen !== undefined && seen.version > answered && seen.legal.actions.length > 0) {
      answered = seen.version;
      stranger.say({ type: 'act', version: seen.version, action: seen.legal.actions[0] });
    }
    await Promise.race([
      stranger.until(
        () =>
          (update()?.version ?? -1) > answered && ((update()?.legal.actions.length ?? 0) > 0 || (update()?.view.score ?? null) !== null),
      ),
      ada.until(() => ada.update.legal.actions.length > 0),
    ]);
  }
  stranger.say({ type: 'prove', deal: 1 });
  const proof = (await stranger.until(() => stranger.last('proof'))) as unknown as Proof;
  const [own] = stranger.shares;
  const list = stranger.told.find(({ type }) => type === 'list') as unknown as List;
  const place = proof.entries.findIndex(({ commitment }) => commitment === own?.commitment);
  expect(proof.entries[place]?.names).toEqual(['Stranger']);
  expect(proof.entries, 'the list that was told before the cards').toEqual(list.entries);
  expect([termsOf(proof.terms), proof.commitment, proof.shares[place]]).toEqual([own?.t, own?.host, own?.share]);
  expect(hash('trickhouse host', own?.t, proof.secret)).toBe(own?.host);
  for (const [index, { commitment }] of proof.entries.entries())
    expect(hash('trickhouse share', own?.t, own?.host, proof.shares[index])).toBe(commitment);
  const entries = proof.entries.map((entry) => [entry.names, entry.commitment]);
  const l = hash('trickhouse list', own?.t, own?.host, entries);
  const seed = hash('trickhouse deal', l, proof.secret, proof.shares);
  stranger.say({ type: 'say', text: 'Well played' });
  expect(await ada.until(() => ada.last('said'))).toMatchObject({ name: 'Stranger', text: 'Well played' });
  stranger.say({ type: 'next', version: update()!.version });
  await ada.until(() => ada.table.people[1]?.ready);
  await ada.ask({ type: 'next', version: ada.update.version });
  await stranger.until(() => stranger.last('table')?.['deal'] === 2);
  expect(stranger.told.filter(({ type }) => type === 'refusal')).toEqual([]);
  const [, dealt] = readFileSync(join(dir, 'matches', `${proof.terms.match}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('{"list"'));
  expect(JSON.parse(dealt ?? ''), 'the cards that were dealt follow from that seed').toMatchObject({ deal: { seed } });

  const token = stranger.last('welcome')!['token'];
  stranger.leave();
  const back = new Stranger(address, { token });
  expect(await back.until(() => back.last('update'))).toMatchObject({ seat: 1 });
  back.leave();
}, 30_000);
