import type { KeyValueStore } from '../settings.svelte.ts';

const PLACE = 'trickhouse.hosts';
/** Hosts that are remembered; beyond that the one joined longest ago is forgotten. */
const MOST = 100;

/** A host whose table a person has joined from here. */
interface KnownHost {
  readonly name: string;
  readonly key: string;
}

/** The hosts whose tables were joined from here, by name and key: a table that takes a known name with another key may be an imitation. */
export class KnownHosts {
  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
  }

  /** A table was joined: from now on the name goes with this key. */
  remember(name: string, key: string): void {
    const others = this.#read().filter((host) => host.name !== name);
    this.#store.setItem(PLACE, JSON.stringify([...others, { name, key }].slice(-MOST)));
  }

  /** Whether a host with this key was joined before, under whatever name. */
  isKnown(key: string): boolean {
    return this.#read().some((host) => host.key === key);
  }

  /** Whether a name was joined before, but with another key. */
  isChanged(name: string, key: string): boolean {
    const hosts = this.#read();
    return hosts.some((host) => host.name === name) && !hosts.some((host) => host.key === key);
  }

  #read(): KnownHost[] {
    try {
      const kept: unknown = JSON.parse(this.#store.getItem(PLACE) ?? '[]');
      return Array.isArray(kept) ? kept.filter(isHost) : [];
    } catch {
      return [];
    }
  }
}

function isHost(value: unknown): value is KnownHost {
  if (typeof value !== 'object' || value === null) return false;
  const { name, key } = value as Readonly<Record<string, unknown>>;
  return typeof name === 'string' && typeof key === 'string';
}
