// The trend: long while the short average of closing prices is above the long one, short while it is below.
import type { HouseDecision } from './house-decision.ts';

/** Candles of the two averages. */
const [fast, slow] = [12, 48];
/** The averages have to be so far apart before anything is turned, in millionths of the long one. */
const apartPpm = 1000;
const million = 1_000_000;

const sumOf = (closes: readonly number[]): number => closes.reduce((sum, close) => sum + close, 0);

export const trend: HouseDecision = {
  candles: slow,
  decide: (candles, held) => {
    const closes = candles.map(({ close }) => close);
    // Both times fast × slow, so that nothing is divided.
    const [short, long] = [sumOf(closes.slice(-fast)) * slow, sumOf(closes) * fast];
    if (Math.abs(short - long) * million < long * apartPpm) return held;
    return short > long ? 'long' : 'short';
  },
};
