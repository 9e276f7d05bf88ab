import type { CardCode, ShownCard } from '../../engine/cards/card.ts';
import type { PackName, Letters } from '../words/speaker.ts';
import { drawBitmaps, type Bitmap } from './bitmaps.ts';

/** `art`: the whole picture; `index`: a large index, for cards that lie under others or are small. */
export type CardFace = 'art' | 'index';

/** The cards that a game plays with, as they are shown. */
export interface WantedFaces {
  readonly faces: PackName;
  readonly fourColours: boolean;
  /** Of the French courts. */
  readonly letters: Letters;
  /** The drawing of the cards in play. */
  readonly face?: CardFace;
  /** The width of a card in the hand, CSS pixels, for which bitmaps are drawn; none are by default. */
  readonly card?: number;
  /** The ranks of the game, by their letters; the whole pack by default. */
  readonly ranks?: readonly string[];
}

/** Where pictures are found and shown. */
interface Pictures {
  bitmaps: ReadonlyMap<string, Bitmap>;
  /** The faces that were wanted last: those at the table. */
  readonly inPlay: WantedFaces | null;
  /** Fulfilled once the faces in play have been read; `null`: they are. */
  readonly reading: Promise<void> | null;
  back(faces: PackName): string;
  picture(card: ShownCard, faces: PackName, face: CardFace, fourColours: boolean, letters: Letters): string | undefined;
  addresses(wanted: WantedFaces, face: CardFace): readonly string[];
}

/** Pictures that are read at once, between one pause and the next: while cards move more would cost a frame. */
const AT_ONCE = { still: 6, moving: 2 };
/** The longest pause between them while cards that may be played have no faces yet, in milliseconds. */
const PAUSE = 20;
/** How long the other faces wait, in milliseconds: as long as a deal that has just begun moves. */
const DEALT = 3000;

/** Waits until the page has nothing else to do, or for `most` milliseconds; where a browser does not say when that is, for a frame. */
function idle(most?: number): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, most === undefined ? {} : { timeout: most });
    else setTimeout(resolve, PAUSE);
  });
}

/** Has the browser read the faces of cards before they are shown. Pictures that cannot be fetched are left to the cards that show them. */
export class FacesAhead {
  readonly #decks: Pictures;
  /** Pictures that the browser has read, by address: while they are held, a card comes up with its face. */
  readonly #read = new Map<string, HTMLImageElement>();
  /** Pictures that the browser is reading, by address. */
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(decks: Pictures) {
    this.#decks = decks;
  }

  /**
   * Has the browser read the faces in play, and draws their bitmaps.
   * @param ratio height of a card by its width
   * @param still until when no card moves, by the page's clock
   */
  async read(wanted: WantedFaces, ratio: number, still: number): Promise<void> {
    const { faces, face = 'index', card } = wanted;
    const addresses = this.#decks.addresses(wanted, face);
    await this.#readAll([this.#decks.back(faces), ...addresses], still, PAUSE);
    if (card === undefined) return;
    const pictures = addresses.flatMap((address) => {
      const picture = this.#read.get(address);
      return picture === undefined ? [] : [[address, picture] as const];
    });
    await drawBitmaps(new Map(pictures), {
      card,
      ratio,
      shown: this.#decks,
      isWanted: () => this.#decks.inPlay === wanted,
      pause: () => idle(PAUSE),
    });
  }

  /** Has the browser read the other faces of the cards in play, while the page has nothing else to do. */
  async readOthers(wanted: WantedFaces): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, DEALT));
    await this.#readAll(this.#decks.addresses(wanted, wanted.face === 'art' ? 'index' : 'art'), 0);
  }

  /** Has the browser read the face of a card in play before all others. Fulfilled once it has; `null`: it had been read before. */
  face(card: CardCode): Promise<void> | null {
    const { inPlay } = this.#decks;
    if (inPlay === null) return null;
    const { faces, face = 'index', fourColours, letters } = inPlay;
    const address = this.#decks.picture(card, faces, face, fourColours, letters);
    if (address === undefined) return this.#decks.reading;
    return this.#read.has(address) ? null : this.#readPicture(address);
  }

  /**
   * Has the browser read pictures, in order.
   * @param still until when no card moves, by the page's clock
   * @param pause the longest time between a few pictures and the next, in milliseconds; as long as the page is busy by default
   */
  async #readAll(addresses: readonly string[], still: number, pause?: number): Promise<void> {
    const unread = addresses.filter((address) => !this.#read.has(address));
    while (unread.length > 0) {
      const moving = performance.now() > still;
      if (moving) await idle(pause);
      const few = unread.splice(0, moving ? AT_ONCE.moving : AT_ONCE.still);
      // Some of them may have been played meanwhile.
      await Promise.all(few.filter((address) => !this.#read.has(address)).map((address) => this.#readPicture(address)));
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
}
