/** A bitmap of a card's picture. */
export interface Bitmap {
  /** Its address. */
  readonly url: string;
  /** Its width, in pixels. */
  readonly width: number;
  /** Held, so that the browser keeps what it has read. */
  readonly image: HTMLImageElement;
}

/** Bitmaps, by the address of the picture that each was drawn from. */
type Bitmaps = ReadonlyMap<string, Bitmap>;

/** The cards that bitmaps are drawn for. */
interface Wish {
  /** The width of a card, in CSS pixels, and its height by its width. */
  readonly card: number;
  readonly ratio: number;
  /** Where bitmaps are shown: those of other pictures go at once, new ones come as they are ready. */
  readonly shown: { bitmaps: Bitmaps };
  /** Whether cards of this size still are wanted. */
  readonly isWanted: () => boolean;
  /** Waits between a few bitmaps and the next. */
  readonly pause: () => Promise<unknown>;
}

/** Pixels of a bitmap to one of the screen: a turned card stays sharp, and with fewer than two no browser takes a bitmap of half the size instead. */
const OVER = 1.7;
/** Within these bounds a bitmap serves cards of another size, too. */
const SERVES = { least: 1.4, most: 1.95 } as const;
/** The widest bitmap, in pixels. Cards that want a wider one are drawn. */
const WIDEST = 800;
/** Bitmaps that are drawn at once. */
const AT_ONCE = 3;

/**
 * Whether this browser is known to draw true bitmaps: Chromium, in the app or on this machine. Of the others, some choose no letters by the address of a
 * picture that they copy, some falsify what a page reads of its own canvas; on phones a graphics processor draws.
 */
function isDrawnTruly(): boolean {
  return 'userAgentData' in navigator;
}

/**
 * The width of a bitmap for cards of a width, and whether bitmaps of another width serve them.
 * @param card in CSS pixels
 * @param pixelRatio pixels of the screen to a CSS pixel
 */
export function bitmapFor(
  card: number,
  pixelRatio: number,
): { readonly width: number | null; readonly serves: (width: number) => boolean } {
  const pixels = card * pixelRatio;
  const width = Math.round(pixels * OVER);
  return {
    width: width <= WIDEST ? width : null,
    serves: (other) => other >= pixels * SERVES.least && other <= pixels * SERVES.most,
  };
}

/**
 * Draws pictures of cards as bitmaps, a few at a time while the page has nothing else to do, in place of those that do not serve. The picture of a court is a
 * drawing of a thousand lines and curves: a browser that draws in software would draw them all again with every change of a hand.
 * @param pictures that the browser has read, by their addresses
 */
export async function drawBitmaps(
  pictures: ReadonlyMap<string, HTMLImageElement>,
  { card, ratio, shown, isWanted, pause }: Wish,
): Promise<void> {
  if (!isWanted()) return;
  const { width, serves } = bitmapFor(card, devicePixelRatio);
  const wanted = width !== null && isDrawnTruly() ? pictures : new Map<string, HTMLImageElement>();
  show(shown, new Map([...shown.bitmaps].filter(([address]) => wanted.has(address))));
  const served = new Set([...shown.bitmaps].flatMap(([address, bitmap]) => (serves(bitmap.width) ? address : [])));
  const undrawn = [...wanted].filter(([address]) => !served.has(address));
  while (undrawn.length > 0 && width !== null) {
    await pause();
    const few = undrawn.splice(0, AT_ONCE).map(async ([address, picture]) => ({ address, bitmap: await draw(picture, width, ratio) }));
    const drawn = new Map((await Promise.all(few)).flatMap(({ address, bitmap }) => (bitmap === null ? [] : [[address, bitmap]])));
    if (isWanted()) show(shown, new Map([...shown.bitmaps, ...drawn]));
    else {
      for (const { url } of drawn.values()) URL.revokeObjectURL(url);
      return;
    }
  }
}

/** Shows bitmaps in place of those shown until now; a card that shows another keeps it as long as it needs it. */
function show(shown: { bitmaps: Bitmaps }, bitmaps: Bitmaps): void {
  const gone = [...shown.bitmaps].filter(([address, bitmap]) => bitmaps.get(address) !== bitmap);
  if (gone.length === 0 && bitmaps.size === shown.bitmaps.size) return;
  shown.bitmaps = bitmaps;
  for (const [, { url }] of gone) URL.revokeObjectURL(url);
}

/** Draws a picture as a bitmap and has the browser read it; `null` where it cannot. */
async function draw(picture: HTMLImageElement, width: number, ratio: number): Promise<Bitmap | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, Math.round(width * ratio)];
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
  if (blob === null) return null;
  const url = URL.createObjectURL(blob);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return { url, width, image };
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
}
