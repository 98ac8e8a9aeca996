// The book as two hills: how much stands between the middle and each price. For drawing; amounts that count stay text.
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { DepthLevel } from '#lib/contract/market.ts';

/** Both sides as shares: x from the lowest price in range to the highest, y from nothing to the larger hill. */
export type DepthCurve = {
  readonly bids: string;
  readonly asks: string;
  /** Between the best bid and the best ask. */
  readonly middle: number;
  readonly low: number;
  readonly high: number;
  /** In the base coin, at the top of the picture. */
  readonly max: number;
};

export const curveSize = 1000;

type Step = { readonly price: number; readonly total: number };

function stepsOf(levels: readonly DepthLevel[], isInside: (price: number) => boolean): Step[] {
  const steps: Step[] = [];
  let total = 0;
  for (const [priceText, quantityText] of levels) {
    const price = Number(priceText);
    if (!isInside(price)) break;
    total += Number(quantityText);
    steps.push({ price, total });
  }
  return steps;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** `range`: the share of the middle price that is shown to each side. Null when one side is empty. */
export function depthCurve({ bids, asks }: DepthBook, range: number): DepthCurve | null {
  const [bid, ask] = [bids[0], asks[0]];
  if (bid === undefined || ask === undefined) return null;
  const middle = (Number(bid[0]) + Number(ask[0])) / 2;
  const [low, high] = [middle * (1 - range), middle * (1 + range)];
  const [left, right] = [stepsOf(bids, (price) => price >= low), stepsOf(asks, (price) => price <= high)];
  const max = Math.max(left.at(-1)?.total ?? 0, right.at(-1)?.total ?? 0);
  if (max === 0) return null;
  const x = (price: number): number => round(((price - low) / (high - low)) * curveSize);
  const y = (total: number): number => round((1 - total / max) * curveSize);
  const draw = (steps: readonly Step[], end: number): string => {
    const first = steps[0];
    if (first === undefined) return '';
    const path = steps.map(({ price, total }) => `H${x(price)}V${y(total)}`).join('');
    return `M${x(first.price)} ${curveSize}${path}H${end}V${curveSize}Z`;
  };
  return { bids: draw(left, 0), asks: draw(right, curveSize), middle, low, high, max };
}

/** The share of a side's depth that is seen unasked: a few orders far away would press all others into the middle. */
const shownShare = 0.9;

/** The price up to which so much of a side stands. */
function priceOfShare(levels: readonly DepthLevel[], share: number): number {
  const wanted = levels.reduce((sum, [, quantity]) => sum + Number(quantity), 0) * share;
  let total = 0;
  const level = levels.find(([, quantity]) => (total += Number(quantity)) >= wanted) ?? levels.at(-1);
  return Number(level?.[0] ?? Number.NaN);
}

/** The least range in which nine tenths of either side are seen, of those on offer; the widest when none is enough. */
export function rangeFor({ bids, asks }: DepthBook, ranges: readonly number[]): number {
  const middle = (Number(bids[0]?.[0] ?? Number.NaN) + Number(asks[0]?.[0] ?? Number.NaN)) / 2;
  const reach = Math.max(1 - priceOfShare(bids, shownShare) / middle, priceOfShare(asks, shownShare) / middle - 1);
  return ranges.find((range) => range >= reach) ?? ranges.at(-1) ?? 1;
}
