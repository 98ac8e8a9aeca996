// The breakout: long once a candle closes above all of two hours, until one closes below all of the last hour.
import type { HouseDecision } from './house-decision.ts';

const [above, below] = [24, 12];

export const breakout: HouseDecision = {
  candles: above + 1,
  decide: (candles, held) => {
    const before = candles.slice(0, -1);
    const close = candles.at(-1)?.close ?? 0;
    if (close > Math.max(...before.slice(-above).map(({ high }) => high))) return 'long';
    if (close < Math.min(...before.slice(-below).map(({ low }) => low))) return 'flat';
    return held;
  },
};
