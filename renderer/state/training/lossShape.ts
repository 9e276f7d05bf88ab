import { itemAt } from '../../../engine/protocol/messages.ts';
import type { LossTrend } from '../../../engine/protocol/training/lossTrend.ts';

/** Losses over time as a picture, in pixels: areas of the kinds, one on the other, the first at the bottom. */
export interface LossShape {
  readonly left: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** One area by kind. */
  readonly areas: readonly string[];
  /** The upper edge of all, with the error around it. */
  readonly edge: string;
}

/** The frame of a picture: where its curve begins, and the heights of round values, the lowest first. */
type LossFrame = Pick<LossShape, 'left' | 'ticks'>;

const LEFT = 44;
const TOP = 8;
const BOTTOM = 26;
/** The steps between ticks, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** A frame from nothing to the highest of some points: ticks at round values, three or four of them. */
export function lossFrame(points: LossTrend['points'], height: number): LossFrame {
  const highest = Math.max(0.01, ...points.map(({ mean }) => mean));
  const power = 10 ** Math.floor(Math.log10(highest / 3));
  const step = power * (STEPS.find((one) => one * power >= highest / 3) ?? 10);
  const count = Math.ceil(highest / step);
  const ticks = Array.from({ length: count + 1 }, (_, i) => ({
    value: i * step,
    y: height - BOTTOM - (i / count) * (height - TOP - BOTTOM),
  }));
  return { left: LEFT, ticks };
}

/** Lays out what decisions cost over time in a frame. Each area lies on those of the kinds before it, so that their sum is the height of the whole. */
export function lossShape(points: LossTrend['points'], width: number, { left, ticks }: LossFrame): LossShape {
  const stacked = points.map(({ deal, mean, parts }) => {
    let sum = 0;
    return { deal, mean, tops: parts.map((part) => (sum += part)) };
  });
  const [bottom, top] = [ticks[0], ticks.at(-1)];
  const [first, last] = [stacked[0], stacked.at(-1)];
  if (bottom === undefined || top === undefined || first === undefined || last === undefined) return { left, ticks, areas: [], edge: '' };
  const y = (value: number): string => (bottom.y - ((value - bottom.value) / (top.value - bottom.value)) * (bottom.y - top.y)).toFixed(1);
  const x = (deal: number): string => (left + ((deal - first.deal) / Math.max(1, last.deal - first.deal)) * (width - left - 2)).toFixed(1);
  const line = (of: typeof stacked, at: (point: (typeof stacked)[number]) => number): string =>
    of.map((point) => `${x(point.deal)} ${y(at(point))}`).join('L');
  const back = stacked.toReversed();
  const areas = first.tops.map((_, kind) => {
    const upper = line(stacked, ({ tops }) => itemAt(tops, kind));
    const lower = line(back, ({ tops }) => (kind === 0 ? 0 : itemAt(tops, kind - 1)));
    return `M${upper}L${lower}Z`;
  });
  return { left, ticks, areas, edge: `M${line(stacked, ({ mean }) => mean)}` };
}
