import type { CardCode, ShownCard } from '../../engine/cards/card.ts';
import type { SettingValues } from './settings.svelte.ts';
import { printedRank, type PackName, type Letters } from '../words/speaker.ts';
import latticeBack from '../decks/backs/lattice.svg?no-inline';
import frenchBack from '../decks/french/back.svg?no-inline';

/** `art`: the whole picture; `index`: a large index, for cards that lie under others or are small. */
export type CardFace = 'art' | 'index';

interface Addresses {
  readonly std: Readonly<Record<string, string>>;
  readonly big: Readonly<Record<string, string>>;
  readonly stdFour?: Readonly<Record<string, string>>;
  readonly bigFour?: Readonly<Record<string, string>>;
}

const LOADERS: { readonly [faces in PackName]: () => Promise<Addresses> } = {
  french: () => import('../decks/french.ts'),
  spanish: () => import('../decks/spanish.ts'),
  italian: () => import('../decks/italian.ts'),
};

/** Height of a card of each pack, by its width. */
export const RATIO: { readonly [faces in PackName]: number } = { french: 1.4, spanish: 1.5417, italian: 1.5417 };

/** By the card's code rather than by the file's path. */
function byCode(paths: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(paths).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1, -4), address]));
}

/** Pictures that are read at once, between one pause and the next: while cards move more would cost a frame. */
const AT_ONCE = { still: 6, moving: 2 };
/** The longest pause between them while cards that may be played have no faces yet, in milliseconds. */
const PAUSE = 20;
/** How long no card moves, in milliseconds: a deal waits as long for its faces (`renderer/table/geometry/dealing.ts`). */
const STILL = 400;
/** How long the other faces wait, in milliseconds: as long as a deal that has just begun moves. */
const DEALT = 3000;

type Pictures = { readonly [style in 'std' | 'big' | 'stdFour' | 'bigFour']: ReadonlyMap<string, string> };

/** The cards that a game plays with, as they are shown. */
interface WantedFaces {
  readonly faces: PackName;
  readonly fourColours: boolean;
  /** Of the French courts. */
  readonly letters: Letters;
  /** The drawing of the cards in play. */
  readonly face?: CardFace;
  /** The ranks of the game, by their letters; the whole pack by default. */
  readonly ranks?: readonly string[];
}

/** A back that the player chooses; `own`: that of each pack. */
type Back = SettingValues['back'];

/** Waits until the page has nothing else to do, or for `most` milliseconds; where a browser does not say when that is, for a frame. */
function idle(most?: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, most === undefined ? {} : { timeout: most });
    else setTimeout(resolve, PAUSE);
  });
}

/** The addresses of the pictures of the cards. A pack's addresses are fetched on first use. */
export class Decks {
  #pictures = $state.raw<{ readonly [faces in PackName]?: Pictures }>({});
  /** The addresses of the backs that a player can choose, by the name of the file; empty until `loadBacks`. */
  #backs = $state.raw<ReadonlyMap<string, string>>(new Map());
  #chosen = $state<Back>('own');
  readonly #asked: PackName[] = [];
  /** Pictures that the browser has read, by address: while they are held, a card comes up with its face. */
  readonly #read = new Map<string, HTMLImageElement>();
  /** Pictures that the browser is reading, by address. */
  readonly #underWay = new Map<string, Promise<void>>();
  /** The faces that were wanted last: those at the table. */
  #inPlay: WantedFaces | null = null;
  /** Fulfilled once the faces in play have been read; `null`: they are. */
  reading: Promise<void> | null = null;

  /** Fetches a pack's addresses; the result is fulfilled when they are there. */
  async load(faces: PackName): Promise<void> {
    if (this.#asked.includes(faces)) return;
    this.#asked.push(faces);
    const { std, big, stdFour, bigFour } = await LOADERS[faces]();
    const loaded: Pictures = { std: byCode(std), big: byCode(big), stdFour: byCode(stdFour ?? {}), bigFour: byCode(bigFour ?? {}) };
    this.#pictures = { ...this.#pictures, [faces]: loaded };
  }

  /**
   * Fetches a pack and has the browser read its pictures, a few at a time, so that no card is dealt or played blank: first the faces in play, then the other
   * faces while the page has nothing else to do. Pictures that cannot be fetched are left to the cards that show them.
   */
  async warm(wanted: WantedFaces): Promise<void> {
    const { faces, face = 'index' } = wanted;
    this.#inPlay = wanted;
    const still = performance.now() + STILL;
    const inPlay = Promise.all([this.load(faces), this.choose(this.#chosen)]).then(() =>
      this.#readAll([this.back(faces), ...this.#addresses(wanted, face)], still, PAUSE),
    );
    this.reading = inPlay;
    try {
      await inPlay;
    } finally {
      if (this.reading === inPlay) this.reading = null;
    }
    await new Promise((resolve) => setTimeout(resolve, DEALT));
    await this.#readAll(this.#addresses(wanted, face === 'index' ? 'art' : 'index'), 0);
  }

  /** Has the browser read the face of a card in play before all others. Fulfilled once it has; `null`: it had been read before. */
  face(card: CardCode): Promise<void> | null {
    if (this.#inPlay === null) return null;
    const { faces, face = 'index', fourColours, letters } = this.#inPlay;
    const address = this.picture(card, faces, face, fourColours, letters);
    if (address === undefined) return this.reading;
    return this.#read.has(address) ? null : this.#readPicture(address);
  }

  #addresses({ faces, fourColours, letters, ranks }: WantedFaces, face: CardFace): (string | undefined)[] {
    const printed = ranks?.map((rank) => printedRank(rank, faces));
    const names = [...(this.#pictures[faces]?.big.keys() ?? [])].filter((name) => printed?.includes(name.slice(0, -1)) ?? true);
    return names.map((name) => this.#address(name, faces, face, fourColours, letters));
  }

  /**
   * Has the browser read pictures, in order.
   * @param still until when no card moves, by the page's clock
   * @param pause the longest time between a few pictures and the next, in milliseconds; as long as the page is busy by default
   */
  async #readAll(addresses: readonly (string | undefined)[], still: number, pause?: number): Promise<void> {
    const unread = addresses.filter((address) => address !== undefined && !this.#read.has(address));
    while (unread.length > 0) {
      const moving = performance.now() > still;
      if (moving) await idle(pause);
      const few = unread.splice(0, moving ? AT_ONCE.moving : AT_ONCE.still);
      // Some of them may have been played meanwhile.
      await Promise.all(few.filter((address = '') => !this.#read.has(address)).map((address = '') => this.#readPicture(address)));
    }
  }

  /** Has the browser read a picture; fulfilled in any case. */
  #readPicture(address: string): Promise<void> {
    let reading = this.#underWay.get(address);
    if (reading === undefined) {
      const picture = new Image();
      picture.src = address;
      const done = (): unknown => this.#underWay.delete(address);
      reading = picture
        .decode()
        .then(() => void this.#read.set(address, picture))
        .catch(() => undefined)
        .finally(done);
      this.#underWay.set(address, reading);
    }
    return reading;
  }

  /** Shows a back on all packs, and fetches the addresses of the backs on first use. */
  async choose(back: Back): Promise<void> {
    this.#chosen = back;
    if (back !== 'own') await this.loadBacks();
  }

  /** Fetches the addresses of all backs that a player can choose. */
  async loadBacks(): Promise<void> {
    if (this.#backs.size > 0) return;
    const { backs } = await import('../decks/backs.ts');
    this.#backs = byCode(backs);
  }

  /** Returns the address of the back of a pack: of the chosen back once it has been loaded, and of the pack's own before. */
  back(faces: PackName, chosen: Back = this.#chosen): string {
    const other = this.#backs.get(`${chosen}-${faces === 'french' ? 'low' : 'tall'}`);
    if (other !== undefined) return other;
    return faces === 'french' ? frenchBack : latticeBack;
  }

  /** The address of a card's picture; `undefined` until its pack has been loaded. `letters`: of the French courts. */
  picture(card: ShownCard, faces: PackName, face: CardFace, fourColours: boolean, letters: Letters): string | undefined {
    if (card === '??') return this.back(faces);
    return this.#address(`${printedRank(card.charAt(0), faces)}${card.charAt(1)}`, faces, face, fourColours, letters);
  }

  /** The address of a picture by the name of its file. */
  #address(name: string, faces: PackName, face: CardFace, fourColours: boolean, letters: Letters): string | undefined {
    const pack = this.#pictures[faces];
    if (pack === undefined) return undefined;
    const four = face === 'art' ? pack.stdFour : pack.bigFour;
    const plain = face === 'art' ? pack.std : pack.big;
    const address = (fourColours ? four.get(name) : undefined) ?? plain.get(name);
    // The picture of a court has every language's letters in it, and shows those that its address names.
    const named = faces === 'french' && letters !== 'en' && /^[JQK]/.test(name);
    return named && address !== undefined ? `${address}#${letters}` : address;
  }
}
