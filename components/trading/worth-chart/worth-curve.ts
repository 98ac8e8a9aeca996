// Worth through time as shapes in a box: a line with what lies under it, and bars of what each step gained. Pixels need no exactness.

/** The size of the box, in both directions; the drawing is stretched to its place. */
export const boxSize = 1000;

export type WorthShape = {
  readonly line: string;
  readonly area: string;
  /** The values at the top and the bottom of the box. */
  readonly high: number;
  readonly low: number;
  /** The height of the last point, as a share from the top, where it is marked. */
  readonly end?: number;
};

/** Room above and below, as a share of the height. */
const margin = 0.08;
const rounded = (value: number): string => value.toFixed(1);

const scaleOf = (values: readonly number[]): { readonly low: number; readonly high: number } => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const span = high - low;
  const room = span === 0 ? Math.max(Math.abs(high), 1) * margin : span * margin;
  return { low: low - room, high: high + room };
};

/** Points stand where their times are. Null: fewer than two. */
export function worthCurve(timesMs: readonly number[], values: readonly number[]): WorthShape | null {
  const [first, last] = [timesMs[0], timesMs.at(-1)];
  if (values.length < 2 || first === undefined || last === undefined || last <= first) return null;
  const { low, high } = scaleOf(values);
  const points = values.map((value, place) => {
    const x = (((timesMs[place] ?? first) - first) / (last - first)) * boxSize;
    return `${rounded(x)} ${rounded(((high - value) / (high - low)) * boxSize)}`;
  });
  const line = `M${points.join('L')}`;
  return { line, area: `${line}L${boxSize} ${boxSize}L0 ${boxSize}Z`, high, low };
}

export type GainBar = { readonly x: number; readonly width: number; readonly y: number; readonly height: number; readonly isLoss: boolean };

/** The span of time that a chart is drawn over, and how many steps it has. */
export type ChartWindow = { readonly ms: number; readonly steps: number };

const dayMs = 86_400_000;

/** With less than a day of history a line from edge to edge would make a cliff of a few minutes. */
export function isYoung(timesMs: readonly number[], window: ChartWindow | undefined): window is ChartWindow {
  const [first, last] = [timesMs[0], timesMs.at(-1)];
  return window !== undefined && first !== undefined && last !== undefined && last - first < Math.min(dayMs, window.ms);
}

/** The worth of a young account over the whole window, in steps: nothing until it began, and each worth until the next is known. */
export function youngCurve(timesMs: readonly number[], values: readonly number[], windowMs: number): WorthShape | null {
  const last = timesMs.at(-1);
  const lastValue = values.at(-1);
  if (last === undefined || lastValue === undefined) return null;
  const { low, high } = scaleOf([0, ...values]);
  const y = (value: number): number => ((high - value) / (high - low)) * boxSize;
  const steps = values.map((value, place) => {
    const x = (((timesMs[place] ?? last) - (last - windowMs)) / windowMs) * boxSize;
    return `H${rounded(x)}V${rounded(y(value))}`;
  });
  const line = `M0 ${rounded(y(0))}${steps.join('')}`;
  return { line, area: `${line}V${boxSize}H0Z`, high, low, end: y(lastValue) / boxSize };
}

/** One bar for each gain, all of a width, up or down from a line for nothing. `zero`: where that line lies. */
export function gainBars(values: readonly number[]): { readonly bars: readonly GainBar[]; readonly zero: number; readonly max: number } {
  const max = Math.max(0, ...values);
  const min = Math.min(0, ...values);
  const span = max - min === 0 ? 1 : max - min;
  const zero = (max / span) * boxSize;
  const slot = boxSize / Math.max(1, values.length);
  const bars = values.map((value, place) => {
    const height = (Math.abs(value) / span) * boxSize;
    return { x: place * slot + slot * 0.15, width: slot * 0.7, y: value < 0 ? zero : zero - height, height, isLoss: value < 0 };
  });
  return { bars, zero, max: Math.max(max, -min) };
}
