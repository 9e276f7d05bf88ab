import type { Box } from './drag.ts';

/** Milliseconds that a card is on its way, and between two cards. */
const WAY = 220;
const STEP = 35;
/** Milliseconds that cards wait for their faces before they are dealt. */
const FACES = 400;

interface Dealt {
  readonly slot: HTMLElement;
  readonly place: number;
}

/**
 * Shows cards on their way to where they lie, one a little after the other. Cards that come up together are all measured before the first one moves:
 * in turns, the page would be laid out again for each.
 * @param from where they come from; `null` where they have been lying there
 * @param time milliseconds, at the pace and motion wished for
 * @param delay milliseconds before the `place`th card leaves, at normal pace
 * @param begin runs once all cards have been measured, when the first one leaves
 * @param reading fulfilled once the faces of the game have been read, which a deal waits for; `null`: they are
 */
export function dealing(
  from: () => Box | null,
  time: (ms: number) => number,
  delay: (place: number) => number = (place) => STEP * place,
  begin: () => void = () => undefined,
  reading: () => Promise<void> | null = () => null,
): (slot: HTMLElement, place: number) => void {
  let together: Dealt[] = [];
  const move = (dealt: readonly Dealt[]): void => {
    const at = from();
    if (at === null) return;
    const boxes = dealt.map(({ slot }) => slot.getBoundingClientRect());
    let last: Animation | undefined;
    begin();
    for (const [i, { slot, place }] of dealt.entries()) {
      const to = boxes[i];
      if (to === undefined || to.width === 0) continue;
      const x = at.left + at.width / 2 - to.left - to.width / 2;
      const y = at.top + at.height / 2 - to.top - to.height / 2;
      // A layer of its own until the last card lies: the browser then draws the cards on the board once, and not again as each arrives.
      slot.style.willChange = 'transform';
      last = slot.animate(
        [
          { translate: `${x}px ${y}px`, scale: '0.4', opacity: 0 },
          { translate: '0px 0px', scale: '1', opacity: 1 },
        ],
        { duration: time(WAY), delay: time(delay(place)), fill: 'backwards', easing: 'cubic-bezier(.2,.9,.25,1)' },
      );
    }
    const lie = (): void => {
      for (const { slot } of dealt) slot.style.willChange = '';
    };
    last?.finished.then(lie, lie);
  };
  const deal = (): void => {
    const dealt = together;
    together = [];
    const faces =
      from() === null
        ? null
        : facesOf(
            dealt.map(({ slot }) => slot),
            reading(),
          );
    if (faces === null) move(dealt);
    // A table that was left meanwhile has nothing to deal, and its state is gone.
    else void faces.then(() => dealt[0]?.slot.isConnected && move(dealt));
  };
  return (slot, place) => {
    if (time(WAY) === 0) return;
    if (together.length === 0) queueMicrotask(deal);
    together.push({ slot, place });
  };
}

/** Keeps some cards out of sight until their faces have been read, but not for long: a slow network holds up no deal. `null`: all have been read. */
function facesOf(slots: readonly HTMLElement[], reading: Promise<void> | null): Promise<void> | null {
  const unread = slots.flatMap((slot) => [...slot.querySelectorAll('img')]).filter((picture) => !picture.complete);
  if (unread.length === 0 && reading === null) return null;
  const hidden = slots.map((slot) => slot.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FACES, fill: 'forwards' }));
  const late = new Promise<void>((resolve) => setTimeout(resolve, FACES));
  return Promise.race([Promise.allSettled([...unread.map((picture) => picture.decode()), reading]), late]).then(() => {
    for (const one of hidden) one.cancel();
  });
}
