/** A point of a trend: a deal, the mean of the deals before it, and their spread. */
interface TrendPoint {
  readonly deal: number;
  readonly mean: number;
  readonly spread: number;
}

/** A trend as a picture, in pixels. */
export interface TrendShape {
  /** Where the curve begins; the labels of the ticks stand before it. */
  readonly left: number;
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Paths of the line and of the band around it. */
  readonly mean: string;
  readonly band: string;
}

const LEFT = 44;
const TOP = 8;
const BOTTOM = 26;
/** The steps between ticks, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];

/** Lays a trend out: ticks at round values, of which three or four fit, and the whole band between the lowest and the highest. */
export function trendShape(points: readonly TrendPoint[], { width, height }: { width: number; height: number }): TrendShape {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return { left: LEFT, ticks: [], mean: '', band: '' };
  const low = Math.min(...points.map(({ mean, spread }) => mean - spread));
  const high = Math.max(...points.map(({ mean, spread }) => mean + spread));
  const step = roundStep(high - low);
  const from = Math.floor(low / step) * step;
  const to = Math.max(from + step, Math.ceil(high / step) * step);
  const y = (value: number): number => round(TOP + ((to - value) / (to - from)) * (height - TOP - BOTTOM));
  const x = (deal: number): number => round(LEFT + ((deal - first.deal) / Math.max(1, last.deal - first.deal)) * (width - LEFT - 2));
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => ({ value: from + i * step, y: y(from + i * step) }));
  const line = (of: readonly TrendPoint[], at: (point: TrendPoint) => number): string =>
    of.map((point) => `${x(point.deal)} ${y(at(point))}`).join('L');
  const upper = line(points, ({ mean, spread }) => mean + spread);
  const lower = line(points.toReversed(), ({ mean, spread }) => mean - spread);
  return { left: LEFT, ticks, mean: `M${line(points, ({ mean }) => mean)}`, band: `M${upper}L${lower}Z` };
}

/** A round step that divides a span into three parts or so; 1 where all values are equal. */
function roundStep(span: number): number {
  if (span <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(span / 3));
  const step = STEPS.find((one) => one * power >= span / 3);
  if (step === undefined) throw new RangeError('no step fits the span');
  return step * power;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
