/** Something that keeps the screen on until it is released. */
export interface Grip {
  release(): void;
}

/** A way of keeping the screen on. */
export type Hold = () => Promise<Grip>;

/** Keeps the screen on while that is wanted. A browser that refuses is tried again the next time. */
export class Wakefulness {
  readonly #hold: Hold;
  #grip: Promise<Grip | null> | null = null;

  constructor(hold: Hold) {
    this.#hold = hold;
  }

  want(wanted: boolean): void {
    if (wanted === (this.#grip !== null)) return;
    if (wanted) {
      this.#grip = this.#hold().catch(() => null);
      return;
    }
    void this.#grip?.then((grip) => grip?.release());
    this.#grip = null;
  }
}

/** Returns the way in which this browser keeps the screen on; `null`: it has none. */
export function holdOfBrowser(): Hold | null {
  if ('wakeLock' in navigator) return lockScreen;
  if ('captureStream' in HTMLCanvasElement.prototype) return playStream;
  return null;
}

/** The Screen Wake Lock, which browsers have on secure pages only. */
async function lockScreen(): Promise<Grip> {
  const lock = await navigator.wakeLock.request('screen');
  // A browser that takes the lock back by itself may refuse to release it.
  return { release: () => void lock.release().catch(() => undefined) };
}

/** Milliseconds between two pictures of the stream. */
const FRAME = 1000;

/**
 * A page over plain HTTP has no wake lock; there the screen stays on while a video plays. Engines differ in which video counts: Blink's is to be large or
 * audible, WebKit's to have sound and no `loop`, Gecko's to have sound; all of them take a stream, muted and small, that lies in the window. So the
 * stream is that of a canvas: no file, no sound, and no gesture needed.
 */
async function playStream(): Promise<Grip> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 16;
  const pen = canvas.getContext('2d');
  const stream = canvas.captureStream();
  let dark = false;
  const draw = (): void => {
    dark = !dark;
    if (pen === null) return;
    pen.fillStyle = dark ? '#000' : '#111';
    pen.fillRect(0, 0, 16, 16);
  };
  const timer = setInterval(draw, FRAME);
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.disablePictureInPicture = true;
  video.srcObject = stream;
  video.setAttribute('aria-hidden', 'true');
  video.tabIndex = -1;
  Object.assign(video.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: '2px',
    height: '2px',
    opacity: '0.01',
    pointerEvents: 'none',
  });
  const release = (): void => {
    clearInterval(timer);
    for (const track of stream.getTracks()) track.stop();
    video.remove();
  };
  document.body.append(video);
  draw();
  try {
    await video.play();
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}
