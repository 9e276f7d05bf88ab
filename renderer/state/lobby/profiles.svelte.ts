import type { KeyValueStore } from '../settings.svelte.ts';
import { avatarOf, type AvatarId } from './avatars.ts';

const PLACE = 'trickhouse.people';
/** More people than share one machine; the first are forgotten. */
const MOST = 50;

/** The pictures that people of this machine have chosen, by name. */
export class Profiles {
  readonly #store: KeyValueStore;
  #chosen = $state.raw<Readonly<Record<string, string>>>({});

  constructor(store: KeyValueStore) {
    this.#store = store;
    this.#chosen = read(store);
  }

  /** The id that a person has chosen; `undefined` while they have the picture of their name. */
  chosen(name: string): string | undefined {
    const key = keyOf(name);
    return Object.hasOwn(this.#chosen, key) ? this.#chosen[key] : undefined;
  }

  /** The picture of a person of this machine. */
  avatar(name: string): AvatarId {
    return avatarOf(name.trim(), this.chosen(name));
  }

  choose(name: string, id: AvatarId): void {
    const others = Object.entries(this.#chosen).filter(([key]) => key !== keyOf(name));
    this.#chosen = Object.fromEntries([...others, [keyOf(name), id]].slice(-MOST));
    this.#store.setItem(PLACE, JSON.stringify(this.#chosen));
  }
}

function keyOf(name: string): string {
  return name.trim().toLocaleLowerCase();
}

function read(store: KeyValueStore): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(store.getItem(PLACE) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}
