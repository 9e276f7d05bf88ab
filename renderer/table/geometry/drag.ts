/** Pixels a pointer moves before a press becomes a drag. */
const THRESHOLD = 6;
/** Milliseconds in which a card rises into the hand (look: Motion, pick up). */
const PICK = 120;
/** How much larger a card in the hand is. */
const GROWN = 1.04;
/** Degrees that a card tilts at most, from sideways speed. */
const MOST_TILT = 4;

/** A box on the screen, pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface DragHooks {
  /** Whether a card may be picked up at all. */
  canLift(id: string): boolean;
  /** The box within which a card let go counts as played, read once when a drag begins. */
  dropZone(): Box;
  /** A drag has begun, has come over the drop zone or left it, or is over. */
  onDrag(state: { readonly id: string; readonly over: boolean } | null): void;
  /** A card was let go over the drop zone. Whether it stays away from the hand. */
  drop(id: string, box: Box): boolean;
  /** Milliseconds of the way home; 0 for none. */
  homeTime(): number;
}

interface Held {
  readonly id: string;
  readonly node: HTMLElement;
  readonly pointer: number;
  readonly startX: number;
  readonly startY: number;
  /** Where the node stood: read once, when the drag begins. */
  home: { readonly box: Box; readonly x: number; readonly y: number; readonly turn: number } | null;
  zone: Box | null;
  x: number;
  y: number;
  /** Sideways pixels since the last frame, smoothed. */
  speed: number;
  lastX: number;
  since: number;
  over: boolean;
}

/**
 * Picking up, carrying and letting go of cards: one path for mouse, pen and touch. While a card is carried only its transform is written, once
 * a frame, and nothing is read from the layout; the loop ends by itself when the card is let go or vanishes.
 */
export class Drag {
  #held: Held | null = null;
  #frame = 0;
  /** Set when a press has been a drag, so that the click after it does nothing. */
  #dragged = false;
  readonly #hooks: DragHooks;
  readonly #off = new AbortController();

  constructor(root: HTMLElement, hooks: DragHooks) {
    this.#hooks = hooks;
    const { signal } = this.#off;
    root.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    root.addEventListener('pointermove', (event) => this.#move(event), { signal });
    root.addEventListener('pointerup', (event) => this.#release(event), { signal });
    root.addEventListener('pointercancel', () => this.cancel(), { signal });
    root.addEventListener('lostpointercapture', (event) => this.#lost(event), { signal });
    root.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
    root.addEventListener('click', (event) => this.#click(event), { signal, capture: true });
  }

  destroy(): void {
    this.cancel();
    this.#off.abort();
  }

  /** Puts a carried card back. Whether there was one. */
  cancel(): boolean {
    const held = this.#held;
    if (held === null) return false;
    this.#held = null;
    if (held.home !== null) this.#goHome(held);
    return held.home !== null;
  }

  #press(event: PointerEvent): void {
    this.#dragged = false;
    if (this.#held !== null || event.button !== 0 || !(event.target instanceof Element)) return;
    const node = event.target.closest<HTMLElement>('[data-card]');
    const id = node?.dataset['card'];
    if (!node || id === undefined || !this.#hooks.canLift(id)) return;
    const { clientX: x, clientY: y } = event;
    this.#held = {
      id,
      node,
      pointer: event.pointerId,
      startX: x,
      startY: y,
      home: null,
      zone: null,
      x,
      y,
      speed: 0,
      lastX: x,
      since: 0,
      over: false,
    };
  }

  #move(event: PointerEvent): void {
    const held = this.#held;
    if (held === null || event.pointerId !== held.pointer) return;
    held.x = event.clientX;
    held.y = event.clientY;
    if (held.home === null && Math.hypot(held.x - held.startX, held.y - held.startY) >= THRESHOLD) this.#begin(held);
  }

  /** The one time that the layout is read. */
  #begin(held: Held): void {
    const { node } = held;
    const { left, top, width, height } = node.getBoundingClientRect();
    const matrix = new DOMMatrixReadOnly(getComputedStyle(node).transform);
    held.home = {
      box: { left, top, width, height },
      x: matrix.e,
      y: matrix.f,
      turn: (Math.atan2(matrix.b, matrix.a) * 180) / Math.PI,
    };
    held.zone = this.#hooks.dropZone();
    held.since = performance.now();
    held.lastX = held.x;
    this.#dragged = true;
    node.setPointerCapture(held.pointer);
    node.classList.add('is-held');
    this.#hooks.onDrag({ id: held.id, over: false });
    this.#frame = requestAnimationFrame(this.#draw);
  }

  readonly #draw = (now: number): void => {
    const held = this.#held;
    if (!held?.home) return;
    if (!held.node.isConnected) {
      this.#held = null;
      this.#hooks.onDrag(null);
      return;
    }
    held.node.style.transform = this.#transformOf(held, now);
    const over = this.#isOver(held);
    if (over !== held.over) {
      held.over = over;
      this.#hooks.onDrag({ id: held.id, over });
    }
    this.#frame = requestAnimationFrame(this.#draw);
  };

  #transformOf(held: Held, now: number): string {
    const home = held.home;
    if (home === null) return '';
    held.speed = held.speed * 0.8 + (held.x - held.lastX) * 0.2;
    held.lastX = held.x;
    const risen = Math.min(1, (now - held.since) / PICK);
    const eased = 1 - (1 - risen) ** 3;
    const tilt = Math.max(-MOST_TILT, Math.min(MOST_TILT, held.speed * 0.5));
    const turn = home.turn * (1 - eased) + tilt * eased;
    const scale = 1 + (GROWN - 1) * eased;
    return `translate(${home.x + held.x - held.startX}px,${home.y + held.y - held.startY}px) rotate(${turn}deg) scale(${scale})`;
  }

  /** Where the carried card is, reckoned and not measured. */
  #boxOf(held: Held): Box | null {
    if (held.home === null) return null;
    const { box } = held.home;
    return { ...box, left: box.left + held.x - held.startX, top: box.top + held.y - held.startY };
  }

  #isOver(held: Held): boolean {
    const box = this.#boxOf(held);
    const { zone } = held;
    if (box === null || zone === null) return false;
    const x = box.left + box.width / 2;
    const y = box.top + box.height / 2;
    return x >= zone.left && x <= zone.left + zone.width && y >= zone.top && y <= zone.top + zone.height;
  }

  #release(event: PointerEvent): void {
    const held = this.#held;
    if (held === null || event.pointerId !== held.pointer) return;
    held.x = event.clientX;
    held.y = event.clientY;
    this.#held = null;
    const box = this.#boxOf(held);
    if (box === null) return;
    cancelAnimationFrame(this.#frame);
    if (this.#isOver(held) && this.#hooks.drop(held.id, box)) {
      held.node.classList.remove('is-held');
      held.node.style.transform = '';
      this.#hooks.onDrag(null);
    } else this.#goHome(held);
  }

  #goHome(held: Held): void {
    const { node } = held;
    cancelAnimationFrame(this.#frame);
    const from = node.style.transform;
    node.style.transform = '';
    node.classList.remove('is-held');
    this.#hooks.onDrag(null);
    const duration = this.#hooks.homeTime();
    if (duration > 0 && node.isConnected) {
      const home = getComputedStyle(node).transform;
      node.animate([{ transform: from }, { transform: home === 'none' ? 'translate(0px,0px)' : home }], {
        duration,
        easing: 'cubic-bezier(.3,1.35,.5,1)',
      });
    }
  }

  /** The browser has taken the pointer away. A finger holds what it touched by itself, and lets go of that when the card takes over. */
  #lost(event: PointerEvent): void {
    if (this.#held?.pointer === event.pointerId && event.target === this.#held.node) this.cancel();
  }

  /** A drag ends in no click. Where the card has left the hand none follows it, and the next one is that of a key, which no drag can end in. */
  #click(event: MouseEvent): void {
    const ends = this.#dragged && event.detail > 0;
    this.#dragged = false;
    if (!ends) return;
    event.stopPropagation();
    event.preventDefault();
  }
}
