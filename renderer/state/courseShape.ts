/** A moment of a course: a deal, the mean by then, and the values between which areas lie, from the lowest up. */
export interface CoursePoint {
  readonly deal: number;
  readonly mean: number;
  readonly edges: readonly number[];
}

/** A course as a picture, in pixels. */
export interface CourseShape {
  /** Where the curve begins; the labels of the ticks stand before it. */
  readonly left: number;
  /** Round values and their heights, the lowest first. */
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** Paths of the areas between the edges, the lowest first, and of the line of the means. */
  readonly areas: readonly string[];
  readonly line: string;
}

const LEFT = 44;
const TOP = 8;
const BOTTOM = 26;
/** The steps between ticks, times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10];
/** The error that sums of fractions may have, in steps between ticks. */
const SLACK = 1e-9;

/** Lays a course out: ticks at round values, of which three or four fit, and all areas and means between the lowest and the highest. */
export function courseShape(points: readonly CoursePoint[], { width, height }: { width: number; height: number }): CourseShape {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return { left: LEFT, ticks: [], areas: [], line: '' };
  const values = points.flatMap(({ mean, edges }) => [mean, ...edges]);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const step = roundStep(high - low);
  const from = Math.floor(low / step + SLACK) * step;
  const to = Math.max(from + step, Math.ceil(high / step - SLACK) * step);
  const y = (value: number): number => round(TOP + ((to - value) / (to - from)) * (height - TOP - BOTTOM));
  const x = (deal: number): number => round(LEFT + ((deal - first.deal) / Math.max(1, last.deal - first.deal)) * (width - LEFT - 2));
  const ticks = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => ({ value: from + i * step, y: y(from + i * step) }));
  const line = (of: readonly CoursePoint[], at: (point: CoursePoint) => number): string =>
    of.map((point) => `${x(point.deal)} ${y(at(point))}`).join('L');
  const edge = (of: readonly CoursePoint[], number: number): string => line(of, ({ mean, edges }) => edges[number] ?? mean);
  const back = points.toReversed();
  const areas = first.edges.slice(1).map((_, area) => `M${edge(points, area + 1)}L${edge(back, area)}Z`);
  return { left: LEFT, ticks, areas, line: `M${line(points, ({ mean }) => mean)}` };
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
