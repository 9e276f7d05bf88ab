import { cleanName, isSameName } from '../../../engine/protocol/names.ts';
import type { KeyValueStore } from '../settings.svelte.ts';

const PLACE = 'trickhouse.hosts';
/** Hosts that are remembered; beyond that the one joined longest ago is forgotten. */
const MOST = 100;
/** Names that are remembered of one host: its table bears that of the person who plays there. */
const MOST_NAMES = 3;

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
    const shown = cleanName(name);
    const others = this.#read().filter((host) => !isSameName(host.name, shown));
    const forgotten = others.filter((host) => host.key === key).slice(0, 1 - MOST_NAMES);
    const kept = [...others.filter((host) => !forgotten.includes(host)), { name: shown, key }];
    this.#store.setItem(PLACE, JSON.stringify(kept.slice(-MOST)));
  }

  /** A table that was joined has another name. It cannot take the name of another host that is known. */
  rename(name: string, key: string): void {
    const shown = cleanName(name);
    if (this.#read().every((host) => host.key === key || !isSameName(host.name, shown))) this.remember(shown, key);
  }

  /** Whether a host with this key was joined before, under whatever name. */
  isKnown(key: string): boolean {
    return this.#read().some((host) => host.key === key);
  }

  /** Whether a name was joined before, but with another key. */
  isChanged(name: string, key: string): boolean {
    const hosts = this.#read();
    const shown = cleanName(name);
    return hosts.some((host) => isSameName(host.name, shown)) && !hosts.some((host) => host.key === key);
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
