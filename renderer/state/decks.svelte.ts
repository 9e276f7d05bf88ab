import type { CardCode, ShownCard } from '../../engine/cards/card.ts';
import type { SettingValues } from './settings.svelte.ts';
import { printedRank, type PackName, type Letters } from '../words/speaker.ts';
import type { Bitmap } from './bitmaps.ts';
import type { CardFace, FacesAhead, WantedFaces } from './faces.ts';
import latticeBack from '../decks/backs/lattice.svg?no-inline';
import frenchBack from '../decks/french/back.svg?no-inline';

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

/** How long no card moves, in milliseconds: a deal waits as long for its faces (`renderer/table/geometry/dealing.ts`). */
const STILL = 400;

type Pictures = { readonly [style in 'std' | 'big' | 'stdFour' | 'bigFour']: ReadonlyMap<string, string> };

/** A back that the player chooses; `own`: that of each pack. */
type Back = SettingValues['back'];

/** The addresses of the pictures of the cards. A pack's addresses are fetched on first use. */
export class Decks {
  #pictures = $state.raw<{ readonly [faces in PackName]?: Pictures }>({});
  /** The addresses of the backs that a player can choose, by the name of the file; empty until `loadBacks`. */
  #backs = $state.raw<ReadonlyMap<string, string>>(new Map());
  #chosen = $state<Back>('own');
  readonly #asked: PackName[] = [];
  /** Bitmaps of pictures in play, by the address of the picture: a card that may lie turned shows them. */
  bitmaps = $state.raw<ReadonlyMap<string, Bitmap>>(new Map());
  /** Reads faces ahead, from when they are first wanted. */
  #ahead: FacesAhead | null = null;
  /** The faces that were wanted last: those at the table. */
  inPlay: WantedFaces | null = null;
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
   * Fetches a pack and has the browser read its pictures, a few at a time, so that no card is dealt or played blank: first the faces in play, and their bitmaps,
   * then the other faces while the page has nothing else to do. Pictures that cannot be fetched are left to the cards that show them.
   */
  async warm(wanted: WantedFaces): Promise<void> {
    this.inPlay = wanted;
    const still = performance.now() + STILL;
    const inPlay = Promise.all([import('./faces.ts'), this.load(wanted.faces), this.choose(this.#chosen)]).then(([loaded]) => {
      this.#ahead ??= new loaded.FacesAhead(this);
      return this.#ahead.read(wanted, RATIO[wanted.faces], still);
    });
    this.reading = inPlay;
    try {
      await inPlay;
    } finally {
      if (this.reading === inPlay) this.reading = null;
    }
    await this.#ahead?.readOthers(wanted);
  }

  /** Has the browser read the face of a card in play before all others. Fulfilled once it has; `null`: it had been read before. */
  face(card: CardCode): Promise<void> | null {
    return this.#ahead === null ? this.reading : this.#ahead.face(card);
  }

  /** The addresses of the cards that a game plays with, by their faces. */
  addresses({ faces, fourColours, letters, ranks }: WantedFaces, face: CardFace): string[] {
    const printed = ranks?.map((rank) => printedRank(rank, faces));
    const names = [...(this.#pictures[faces]?.big.keys() ?? [])].filter((name) => printed?.includes(name.slice(0, -1)) ?? true);
    return names.flatMap((name) => this.#address(name, faces, face, fourColours, letters) ?? []);
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
