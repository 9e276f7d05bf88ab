/** Pictures that are read at once, between one pause and the next. */
const AT_ONCE = 6;
/** Milliseconds between two looks whether cards are on their way, and after which pictures are read even so. */
const LOOK = 80;
const PATIENCE = 4000;

/**
 * Has the browser read pictures, a few at a time while no card is on its way: reading costs frames.
 * @param addresses of pictures; those in `read` are left out
 * @param read gets each picture by its address; one that cannot be fetched is not kept
 */
export async function readPictures(addresses: readonly string[], read: Map<string, HTMLImageElement>): Promise<void> {
  for (let at = 0; at < addresses.length; at += AT_ONCE) {
    for (let waited = 0; waited < PATIENCE && moves(); waited += LOOK) await new Promise((resolve) => setTimeout(resolve, LOOK));
    // Another page may have read some of them since.
    const unread = addresses.slice(at, at + AT_ONCE).filter((address) => !read.has(address));
    await Promise.all(unread.map((address) => readPicture(address, read)));
  }
}

/** Whether something moves on the page that comes to an end. */
function moves(): boolean {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
}

async function readPicture(address: string, read: Map<string, HTMLImageElement>): Promise<void> {
  const picture = new Image();
  read.set(address, picture);
  picture.src = address;
  try {
    await picture.decode();
  } catch {
    read.delete(address);
  }
}
