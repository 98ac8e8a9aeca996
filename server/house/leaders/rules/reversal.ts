// The reversal: against a price that is unusually far from its average, until it is back there.
import type { HouseDecision } from './house-decision.ts';

const count = 96;
/** So many times the mean distance of a closing price from the average is unusual. */
const unusual = 2;

export const reversal: HouseDecision = {
  candles: count,
  decide: (candles, held) => {
    const sum = candles.reduce((all, { close }) => all + close, 0);
    // Distances times the count, so that nothing is divided.
    const distances = candles.map(({ close }) => close * count - sum);
    const last = distances.at(-1) ?? 0;
    if ((held === 'long' && last < 0) || (held === 'short' && last > 0)) return held;
    const all = distances.reduce((total, distance) => total + Math.abs(distance), 0);
    if (Math.abs(last) * count <= all * unusual) return 'flat';
    return last < 0 ? 'long' : 'short';
  },
};
