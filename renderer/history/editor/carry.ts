/** Pixels a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;

interface CarryHooks {
  /** A card was let go over a zone. */
  drop(card: string, from: string, to: string): void;
  /** The zone that a carried card is over; `null` for none, and at the end. */
  over(zone: string | null): void;
}

interface Carried {
  readonly node: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** The picture that follows the pointer, once the press is a drag. */
  picture: HTMLElement | null;
  zone: string | null;
}

/** The zone of a table under a point. */
function zoneAt(x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const zone = element.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
    if (zone !== undefined) return zone;
  }
  return null;
}

/**
 * Carrying cards between the zones of a table, by mouse, pen and touch: elements with `data-card` within elements with `data-zone`. A picture of the card
 * follows the pointer; the card itself stays until it is let go over another zone. A press that was a drag clicks nothing.
 */
export function carryCards(root: HTMLElement, hooks: CarryHooks): { destroy(): void } {
  let held: Carried | null = null;
  let dragged = false;
  const off = new AbortController();
  const { signal } = off;

  const end = (): void => {
    held?.picture?.remove();
    held?.node.classList.remove('is-carried');
    held = null;
    hooks.over(null);
  };
  const begin = (one: Carried): HTMLElement => {
    const { left, top, width, height } = one.node.getBoundingClientRect();
    const picture = one.node.cloneNode(true) as HTMLElement;
    picture.removeAttribute('data-card');
    picture.setAttribute('aria-hidden', 'true');
    picture.tabIndex = -1;
    picture.classList.add('carried');
    const { style } = picture;
    style.left = `${left}px`;
    style.top = `${top}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
    root.append(picture);
    one.node.classList.add('is-carried');
    one.node.setPointerCapture(one.pointer);
    dragged = true;
    return picture;
  };
  root.addEventListener(
    'pointerdown',
    (event) => {
      dragged = false;
      if (held !== null || event.button !== 0 || !(event.target instanceof Element)) return;
      const node = event.target.closest<HTMLElement>('[data-card]');
      if (node !== null) held = { node, pointer: event.pointerId, x: event.clientX, y: event.clientY, picture: null, zone: null };
    },
    { signal },
  );
  root.addEventListener(
    'pointermove',
    (event) => {
      const one = held;
      if (one === null || event.pointerId !== one.pointer) return;
      const [x, y] = [event.clientX - one.x, event.clientY - one.y];
      if (one.picture === null && Math.hypot(x, y) < THRESHOLD) return;
      one.picture ??= begin(one);
      one.picture.style.transform = `translate(${x}px, ${y}px)`;
      const zone = zoneAt(event.clientX, event.clientY);
      if (zone !== one.zone) hooks.over(zone);
      one.zone = zone;
    },
    { signal },
  );
  root.addEventListener(
    'pointerup',
    (event) => {
      const one = held;
      if (one === null || event.pointerId !== one.pointer) return;
      const card = one.node.dataset['card'];
      const from = one.node.closest<HTMLElement>('[data-zone]')?.dataset['zone'];
      const to = one.picture === null ? null : zoneAt(event.clientX, event.clientY);
      end();
      if (card !== undefined && from !== undefined && to !== null && to !== from) hooks.drop(card, from, to);
    },
    { signal },
  );
  root.addEventListener('pointercancel', end, { signal });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && held !== null) end();
    },
    { signal },
  );
  root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  root.addEventListener(
    'click',
    (event) => {
      if (!dragged) return;
      dragged = false;
      event.stopPropagation();
      event.preventDefault();
    },
    { signal, capture: true },
  );
  return {
    destroy() {
      end();
      off.abort();
    },
  };
}
