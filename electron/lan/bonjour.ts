import { Bonjour, type Service } from 'bonjour-service';
import { ownAddresses } from './addresses.ts';

const TYPE = 'trickhouse';
/** Queries are sent once by themselves; this repeats them, in milliseconds. */
const ASK_AGAIN = 5000;

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
 * Multicast DNS, one speaker for each of this machine's addresses: with a single one, machines on several networks are heard on one of them only, and
 * without a default route on none. Whatever goes wrong here is no error: tables are found by address, too.
 */
function speakers(): Bonjour[] {
  return ownAddresses().map((address) => {
    const options = { interface: address, bind: '0.0.0.0' };
    return new Bonjour(options as object, () => undefined);
  });
}

/** Makes a table known on the network. The result takes it back. */
export function advertise(id: string, port: number, key: string): () => Promise<void> {
  const speaking = speakers();
  for (const speaker of speaking) {
    // The name is unique as it is: probing for others of the same name would only cost time. Other resolvers need the `.local`.
    const service = speaker.publish({
      name: `trickhouse-${id}`,
      type: TYPE,
      port,
      host: `trickhouse-${id}.local`,
      txt: { id, key },
      probe: false,
    });
    service.on('error', () => undefined);
  }
  return async () => {
    await Promise.all(
      speaking.map(
        (speaker) =>
          new Promise<void>((resolve) => {
            speaker.unpublishAll(() => speaker.destroy(() => resolve()));
          }),
      ),
    );
  };
}

/** Listens for tables. `changed` is told all that have been heard of. The result ends it. */
export function listen(changed: (heard: readonly Heard[]) => void): () => void {
  const speaking = speakers();
  const tell = (): void => {
    const heard = new Map<string, Heard>();
    for (const browser of browsers)
      for (const service of browser.services) {
        const one = heardOf(service);
        const known = one === undefined ? undefined : heard.get(one.id);
        if (one !== undefined) heard.set(one.id, { ...one, addresses: [...new Set([...(known?.addresses ?? []), ...one.addresses])] });
      }
    changed([...heard.values()]);
  };
  const browsers = speaking.map((speaker) => {
    const browser = speaker.find({ type: TYPE });
    for (const event of ['up', 'down', 'txt-update', 'srv-update'] as const) browser.on(event, tell);
    return browser;
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
    for (const browser of browsers) browser.stop();
    for (const speaker of speaking) speaker.destroy();
  };
}

/** What a service says of itself, where that makes sense: anybody on the network may say anything. */
function heardOf({ port, addresses = [], referer, txt }: Service): Heard | undefined {
  const said: unknown = txt;
  if (typeof said !== 'object' || said === null) return undefined;
  const { id, key } = said as Readonly<Record<string, unknown>>;
  if (typeof id !== 'string' || !/^[a-z0-9]{1,32}$/.test(id) || typeof key !== 'string' || !/^[\w-]{43}$/.test(key)) return undefined;
  const places = [...(referer === undefined ? [] : [referer.address]), ...addresses].filter((address) =>
    /^\d+\.\d+\.\d+\.\d+$/.test(address),
  );
  return places.length === 0 ? undefined : { id, key, port, addresses: [...new Set(places)] };
}
