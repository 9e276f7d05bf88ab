import type { EventEmitter } from 'node:events';
import { isIP } from 'node:net';
import { Bonjour, type Browser, type Service } from 'bonjour-service';
import { atEachAddress, type Surroundings } from './addresses.ts';

const TYPE = 'trickhouse';
/** Queries are sent once by themselves; this repeats them, in milliseconds. */
const ASK_AGAIN = 5000;
/** No machine has more addresses that matter. */
const MOST_ADDRESSES = 8;

/** A table that was heard of, not yet known to be there. */
export interface Heard {
  /** Of the host, for as long as it runs. */
  readonly id: string;
  /** Where it may be: some of the addresses may be dead. */
  readonly addresses: readonly string[];
  readonly port: number;
  /** Its public key, in base64url. */
  readonly key: string;
}

/**
 * Multicast DNS at one of this machine's addresses. With a single speaker, machines on several networks are heard on one of them only, and without a default
 * route on none. Whatever goes wrong here is no error: tables are found by address, too.
 * @param port another one in tests
 */
export function speakerAt(address: string, port = 5353): Bonjour {
  const options = { interface: address, bind: '0.0.0.0', port };
  const speaker = new Bonjour(options, () => undefined);
  // Where another program has the port to itself the socket's error comes out here, past the callback, and would end the program.
  const { server } = speaker as unknown as { readonly server: { readonly mdns: EventEmitter } };
  server.mdns.on('error', () => undefined);
  return speaker;
}

/** Makes a table known at every address of this machine. The result takes it back. */
export function advertise(id: string, port: number, key: string, here: Surroundings): () => Promise<void> {
  return atEachAddress(here, (address) => {
    const speaker = speakerAt(address);
    // The name is unique as it is: probing for others of the same name would only cost time. It has the address because listeners keep the first one that
    // they hear for a name, wherever the table may have moved since. Other resolvers need the `.local`.
    const service = speaker.publish({
      name: `trickhouse-${id}-${address.replaceAll('.', '-')}`,
      type: TYPE,
      port,
      host: `trickhouse-${id}.local`,
      txt: { id, key },
      probe: false,
    });
    service.on('error', () => undefined);
    return () => new Promise((resolve) => speaker.unpublishAll(() => speaker.destroy(() => resolve())));
  });
}

/** Listens for tables at every address of this machine. `changed` is told all that have been heard of. The result ends it. */
export function listen(changed: (heard: readonly Heard[]) => void, here: Surroundings): () => void {
  const browsers = new Set<Browser>();
  const tell = (): void => {
    const heard = new Map<string, Heard>();
    for (const browser of browsers)
      for (const service of browser.services) {
        const one = heardOf(service);
        if (one === undefined) continue;
        // Whoever says something else of a table that is there speaks of another one.
        const name = `${one.id} ${one.key} ${one.port}`;
        heard.set(name, { ...one, addresses: [...new Set([...(heard.get(name)?.addresses ?? []), ...one.addresses])] });
      }
    changed([...heard.values()]);
  };
  const end = atEachAddress(here, (address) => {
    const speaker = speakerAt(address);
    const browser = speaker.find({ type: TYPE });
    browsers.add(browser);
    for (const event of ['up', 'down', 'txt-update', 'srv-update'] as const) browser.on(event, tell);
    return () => {
      browser.stop();
      browsers.delete(browser);
      return new Promise((resolve) => speaker.destroy(() => resolve()));
    };
  });
  const timer = setInterval(() => {
    for (const browser of browsers) {
      browser.expire();
      browser.update();
    }
  }, ASK_AGAIN);
  timer.unref();
  return () => {
    clearInterval(timer);
    void end();
  };
}

/** What a service says of itself, where that makes sense: anybody on the network may say anything. */
function heardOf({ port, addresses = [], referer, txt }: Service): Heard | undefined {
  const said: unknown = txt;
  if (typeof said !== 'object' || said === null) return undefined;
  const { id, key } = said as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !/^[a-z0-9]{1,32}$/.test(id) || typeof key !== 'string' || !/^[\w-]{43}$/.test(key)) return undefined;
  const places = [...(referer === undefined ? [] : [referer.address]), ...addresses.filter(isLocal)].filter(
    (address) => isIP(address) === 4,
  );
  return places.length === 0 ? undefined : { id, key, port, addresses: [...new Set(places)].slice(0, MOST_ADDRESSES) };
}

/** Whether an address is one of a network like this, as far as a stranger's word is good for it: nobody is sent out into the world. */
function isLocal(address: string): boolean {
  return /^(?:10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2\d|3[01])\.|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\.)/.test(address);
}
