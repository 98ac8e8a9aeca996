// A leader of the house over candles of half an hour, whose money is worked out in the head: a tick times a lot is a unit, the fee is a thousandth.
import { expect, test } from 'vitest';

import { lots, units } from '#server/engine/units.ts';
import { type PastCandle, playHouseLeader } from './play-house-leader.ts';
import type { HouseDecision, HouseTarget } from './rules/house-decision.ts';

const hourMs = 3_600_000;
const candleMs = hourMs / 2;
const rules = {
  takerFeePpm: 1000,
  tickLotUnits: 1,
  minQuantityLots: lots(1),
  maxQuantityLots: lots(1_000_000),
  minNotionalUnits: units(1n),
};
const candles: readonly PastCandle[] = [
  // Open, high, low, close.
  [100, 100, 100, 100],
  [100, 110, 99, 110],
  [110, 110, 97, 99],
  [99, 99, 99, 99],
  [99, 100, 99, 100],
  [105, 105, 104, 104],
].map(([open = 0, high = 0, low = 0, close = 0], place) => ({ openMs: place * candleMs, open, high, low, close }));

/** What is wanted at the end of each candle. */
const wants = (targets: readonly HouseTarget[]): HouseDecision => {
  let place = -1;
  return {
    candles: 1,
    decide: () => {
      place += 1;
      return targets[place] ?? 'flat';
    },
  };
};
const targets: readonly HouseTarget[] = ['long', 'long', 'flat', 'flat', 'short', 'flat'];
const play = (isContract: boolean) =>
  playHouseLeader({ rules, isContract, decision: wants(targets), fundUnits: 1_000_000, leverage: 2 }, candles, candleMs);

test('a contract: a quarter at the close, a stop at 2 %, and at the open of a candle that begins beyond it', () => {
  expect(play(true)).toEqual([
    { hourMs: 0, equityUnits: 1_000_000, profitUnits: 0, mostMarginUnits: 0 },
    // 2,500 lots at 100 cost a fee of 250, and are 10 higher. Half of their value is margin.
    { hourMs, equityUnits: 1_024_750, profitUnits: 24_750, mostMarginUnits: 125_000 },
    // Stopped out at 98, with a fee of 245.
    { hourMs: 2 * hourMs, equityUnits: 994_505, profitUnits: -5495, mostMarginUnits: 125_000 },
    // 2,486 lots short at 100, with a fee of 248.6, up; the stop at 102 is filled at 105, with a fee of 261.03, up.
    { hourMs: 3 * hourMs, equityUnits: 981_564, profitUnits: -18_436, mostMarginUnits: 124_300 },
  ]);
});

test('spot: coins, and nothing where the rule would be short', () => {
  expect(play(false)).toEqual([
    { hourMs: 0, equityUnits: 1_000_000, profitUnits: 0, mostMarginUnits: 0 },
    { hourMs, equityUnits: 1_024_750, profitUnits: 24_750, mostMarginUnits: 250_000 },
    { hourMs: 2 * hourMs, equityUnits: 994_505, profitUnits: -5495, mostMarginUnits: 250_000 },
    { hourMs: 3 * hourMs, equityUnits: 994_505, profitUnits: -5495, mostMarginUnits: 0 },
  ]);
});
