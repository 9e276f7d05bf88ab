import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { TestClient, hostOn, ownFolder } from '../../host/fixtures/host.fixture.ts';
import { PARTY } from '../../host/fixtures/matches.fixture.ts';
import { ownAddresses } from '../discovery/addresses.ts';
import { Lan } from '../network.ts';

/*
 * A client as a stranger would write it from engine/protocol/README.md and nothing else: Node's own cryptography with the group ristretto255, a WebSocket,
 * and JSON. What it imports from the product is the table that it plays at.
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

/** Texts behind their lengths, all of which are below 128. */
const lv = (...parts: (Buffer | string)[]): Buffer =>
  Buffer.concat(parts.flatMap((part) => [Buffer.from([Buffer.from(part).length]), Buffer.from(part)]));
const sha512 = (...parts: (Buffer | string)[]): Buffer =>
  createHash('sha512')
    .update(Buffer.concat(parts.map((one) => Buffer.from(one))))
    .digest();

/** The guest's side of CPace as the draft has it. */
class Pake {
  readonly share: Buffer;
  readonly #sid: Buffer;
  readonly #scalar: bigint;

  constructor(code: string, sid: Buffer) {
    this.#sid = sid;
    const zeros = Buffer.alloc(128 - 1 - (1 + code.length) - (1 + 'CPaceRistretto255'.length));
    const base = ristretto255_hasher.deriveToCurve!(sha512(lv('CPaceRistretto255', code, zeros, 'trickhouse code 1', sid)));
    this.#scalar = BigInt(`0x0${randomBytes(31).toString('hex')}`);
    this.share = Buffer.from(base.multiply(this.#scalar).toBytes());
  }

  /** The tag to confirm with, and the proof that must come back. */
  finish(theirs: Buffer): { tag: string; proof: string } {
    const shared = Buffer.from(ristretto255.Point.fromBytes(theirs).multiply(this.#scalar).toBytes());
    const isk = sha512(lv('CPaceRistretto255_ISK', this.#sid, shared), lv(this.share, 'guest'), lv(theirs, 'host'));
    const mac = (text: Buffer) =>
      createHmac('sha512', sha512('CPaceMac', this.#sid, isk))
        .update(text)
        .digest('hex');
    return { tag: mac(lv(this.share, 'guest')), proof: mac(lv(theirs, 'host')) };
  }
}

class Stranger {
  readonly told: Told[] = [];
  readonly #socket: WebSocket;
  readonly #own = generateKeyPairSync('x25519');
  readonly #host: Buffer;
  #session = Buffer.alloc(0);
  #pake: Pake | undefined;
  #up = Buffer.alloc(0);
  #down = Buffer.alloc(0);
  #sent = 0;
  #read = 0;
  #ref = 0;
  #look: () => void = () => undefined;
  #answer: () => void = () => undefined;
  /** The shares that it has committed to, in order. */
  readonly shares: Share[] = [];

  /** @param address as it stands in the QR code */
  constructor(address: string, hello: object) {
    const { host, hash } = new URL(address);
    const given = new URLSearchParams(hash.slice(1));
    this.#host = Buffer.from(given.get('key') ?? '', 'base64url');
    this.#socket = new WebSocket(`ws://${host}/secure`);
    this.#socket.on('open', () => this.#socket.send(this.#raw()));
    this.#socket.on('message', (data: Buffer) => {
      if (this.#up.length === 0) {
        this.#agree(data.subarray(0, 32));
        expect(this.#unseal(data.subarray(32)), 'the host proves itself with nothing, sealed').toHaveLength(0);
        this.#pake = 'token' in hello ? undefined : new Pake(given.get('join') ?? '', this.#session);
        this.send({ type: 'hello', protocol: 2, ...(this.#pake && { pake: this.#pake.share.toString('hex') }), ...hello });
      } else this.#hear(JSON.parse(this.#open(data)) as Told);
      this.#answer();
      this.#look();
    });
  }

  #proof: unknown;

  #hear(told: Told): void {
    if (told.type === 'challenge') {
      const finished = this.#pake!.finish(Buffer.from(String(told['pake']), 'hex'));
      this.#proof = finished.proof;
      return this.send({ type: 'confirm', tag: finished.tag });
    }
    if (told.type === 'welcome') expect(told['proof'], 'the host knows the code, too').toBe(this.#proof);
    this.told.push(told);
  }

  #raw(): Buffer {
    return this.#own.publicKey.export({ format: 'der', type: 'spki' }).subarray(HEAD.length);
  }

  #agree(theirs: Buffer): void {
    const { privateKey } = this.#own;
    const a = diffieHellman({ privateKey, publicKey: publicKey(this.#host) });
    const b = diffieHellman({ privateKey, publicKey: publicKey(theirs) });
    const salt = createHash('sha256').update('trickhouse channel 1').update(this.#host).update(this.#raw()).update(theirs).digest();
    this.#session = salt;
    const keys = Buffer.from(hkdfSync('sha256', Buffer.concat([a, b]), salt, 'trickhouse channel 1', 64));
    this.#up = keys.subarray(0, 32);
    this.#down = keys.subarray(32);
  }

  #nonce(count: number): Buffer {
    const nonce = Buffer.alloc(12);
    nonce.writeBigUInt64LE(BigInt(count), 4);
    return nonce;
  }

  #open(sealed: Buffer): string {
    const filled = this.#unseal(sealed);
    expect([8192, 16_384, 32_768]).toContain(filled.length);
    return filled.subarray(0, filled.lastIndexOf(0x80)).toString();
  }

  #unseal(sealed: Buffer): Buffer {
    this.#read += 1;
    const cipher = createDecipheriv('chacha20-poly1305', this.#down, this.#nonce(this.#read), { authTagLength: 16 });
    cipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
  }

  send(message: object): void {
    this.#sent += 1;
    const cipher = createCipheriv('chacha20-poly1305', this.#up, this.#nonce(this.#sent), { authTagLength: 16 });
    const filled = Buffer.alloc(512);
    filled.write(`${JSON.stringify(message)}\x80`, 'latin1');
    this.#socket.send(Buffer.concat([cipher.update(filled), cipher.final(), cipher.getAuthTag()]));
  }

  say(message: object): void {
    this.#ref += 1;
    this.send({ ...message, ref: this.#ref });
  }

  until<T>(find: () => T | undefined | false): Promise<T> {
    return new Promise((resolve) => {
      this.#look = () => {
        const found = find();
        if (found !== undefined && found !== false) resolve(found);
      };
      this.#look();
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
    this.#answer = look;
  }

  last(type: string): Told | undefined {
    return this.told.findLast((one) => one.type === type);
  }

  leave(): void {
    this.#socket.close();
  }
}

it('a stranger who has read the page of the protocol comes in, sits down, plays, talks, and comes back', async ({ skip }) => {
  if (ownAddresses().length === 0) return skip('this machine has no network');
  const dir = ownFolder();
  const host = await hostOn(dir, { network: new Lan({ pages: ownFolder(), announce: false, port: 0 }) });
  const ada = new TestClient(host, true);
  await ada.ask(PARTY);
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
        () => (update()?.version ?? -1) > answered && (update()?.legal.actions[0] !== undefined || (update()?.view.score ?? null) !== null),
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
