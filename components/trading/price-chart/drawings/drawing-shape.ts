// The shape of a drawing in pixels: lines, an area, words, and the handles by which it is changed.
import type { Drawing, DrawingPoint } from './drawing.ts';

export type Spot = { readonly x: number; readonly y: number };
type Segment = { readonly from: Spot; readonly to: Spot; readonly isFaint?: boolean };
export type Shape = {
  readonly segments: readonly Segment[];
  /** Corners of what is filled. */
  readonly area: readonly Spot[];
  readonly labels: readonly (Spot & { readonly text: string })[];
  readonly handles: readonly Spot[];
};

export type ShapeTerms = {
  readonly spotOf: (point: DrawingPoint) => Spot | null;
  readonly yOf: (price: number) => number | null;
  readonly size: { readonly width: number; readonly height: number };
  readonly formatPrice: (price: number) => string;
  /** The text for what lies between two points of a measurement. */
  readonly measured: (from: DrawingPoint, to: DrawingPoint) => string;
};

/** https://en.wikipedia.org/wiki/Fibonacci_retracement: ratios of the sequence's members, and the half that everybody adds. */
const retracements = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const;

const labelGap = 4;
const box = (a: Spot, b: Spot): Spot[] => [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }];
const outline = (corners: readonly Spot[]): Segment[] =>
  corners.flatMap((from, place) => {
    const to = corners[(place + 1) % corners.length];
    return to === undefined ? [] : { from, to };
  });

/**
 * On through the second point to the edge of the picture.
 * @internal
 */
export function extended(from: Spot, to: Spot, { width, height }: ShapeTerms['size']): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (dx === 0 && dy === 0) return to;
  const reach = [
    dx > 0 ? (width - from.x) / dx : dx < 0 ? -from.x / dx : Number.POSITIVE_INFINITY,
    dy > 0 ? (height - from.y) / dy : dy < 0 ? -from.y / dy : Number.POSITIVE_INFINITY,
  ];
  const times = Math.max(1, Math.min(...reach));
  return { x: from.x + dx * times, y: from.y + dy * times };
}

function channel(a: Spot, b: Spot, c: Spot): Omit<Shape, 'handles'> {
  const slope = b.x === a.x ? 0 : (b.y - a.y) / (b.x - a.x);
  const away = c.y - (a.y + slope * (c.x - a.x));
  const [low, high] = [
    { x: a.x, y: a.y + away },
    { x: b.x, y: b.y + away },
  ];
  return {
    segments: [
      { from: a, to: b },
      { from: low, to: high },
    ],
    area: [a, b, high, low],
    labels: [],
  };
}

function fibonacci(points: readonly DrawingPoint[], a: Spot, b: Spot, { yOf, formatPrice }: ShapeTerms): Omit<Shape, 'handles'> {
  const [start, end] = points;
  if (start === undefined || end === undefined) return { segments: [], area: [], labels: [] };
  const [left, right] = [Math.min(a.x, b.x), Math.max(a.x, b.x)];
  const levels = retracements.flatMap((share) => {
    // Counted back from where the move ended.
    const price = end.price + (start.price - end.price) * share;
    const y = yOf(price);
    return y === null ? [] : { y, text: `${share} (${formatPrice(price)})` };
  });
  return {
    segments: [{ from: a, to: b, isFaint: true }, ...levels.map(({ y }) => ({ from: { x: left, y }, to: { x: right, y } }))],
    area: box({ x: left, y: a.y }, { x: right, y: b.y }),
    labels: levels.map(({ y, text }) => ({ x: left + labelGap, y: y - labelGap, text })),
  };
}

function lines({ tool, points, text }: Drawing, spots: readonly Spot[], terms: ShapeTerms): Omit<Shape, 'handles'> {
  const nothing = { segments: [], area: [], labels: [] };
  const { width, height } = terms.size;
  const [first, second, third] = spots;
  const [start, end] = points;
  if (first === undefined || start === undefined) return nothing;
  if (tool === 'horizontal') {
    const label = { x: labelGap, y: first.y - labelGap, text: terms.formatPrice(start.price) };
    return { segments: [{ from: { x: 0, y: first.y }, to: { x: width, y: first.y } }], area: [], labels: [label] };
  }
  if (tool === 'vertical') return { ...nothing, segments: [{ from: { x: first.x, y: 0 }, to: { x: first.x, y: height } }] };
  if (tool === 'text') return { ...nothing, labels: [{ ...first, text }] };
  if (second === undefined || end === undefined) return nothing;
  switch (tool) {
    case 'ray':
      return { ...nothing, segments: [{ from: first, to: extended(first, second, terms.size) }] };
    case 'channel':
      return third === undefined ? { ...nothing, segments: [{ from: first, to: second }] } : channel(first, second, third);
    case 'fibonacci':
      return fibonacci(points, first, second, terms);
    case 'rectangle':
      return { segments: outline(box(first, second)), area: box(first, second), labels: [] };
    case 'measure': {
      const corners = box(first, second);
      const label = {
        x: Math.min(first.x, second.x) + labelGap,
        y: Math.min(first.y, second.y) - labelGap,
        text: terms.measured(start, end),
      };
      return { segments: [...outline(corners), { from: first, to: second, isFaint: true }], area: corners, labels: [label] };
    }
    case 'trendLine':
      return { ...nothing, segments: [{ from: first, to: second }] };
    default:
      return tool satisfies never;
  }
}

/** Null while one of its points has no place on the chart. */
export function shapeOf(drawing: Drawing, terms: ShapeTerms): Shape | null {
  const spots = drawing.points.flatMap((point) => terms.spotOf(point) ?? []);
  return spots.length < drawing.points.length ? null : { ...lines(drawing, spots, terms), handles: spots };
}
