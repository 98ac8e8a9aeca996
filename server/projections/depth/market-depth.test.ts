// The mirror of a book, against a plain map and across its start.
import { expect, test } from 'vitest';

import type { LevelChanged } from '#server/engine/orders/order-event.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { sampleListings, level, seededRandom } from '../sample-events.ts';
import { createDepth } from './create-depth.ts';
import { createMarketDepth } from './market-depth.ts';

const change = (side: 'buy' | 'sell', priceTicks: number, quantityLots: number): LevelChanged => ({
  type: 'level-changed',
  marketId: 0,
  side,
  priceTicks: ticks(priceTicks),
  quantityLots: lots(quantityLots),
});

test('holds what a plain map holds, in order, after 5,000 random changes', () => {
  const random = seededRandom(7);
  const depth = createMarketDepth();
  const naive = { buy: new Map<number, number>(), sell: new Map<number, number>() };
  depth.start({ sequence: 0, bids: [], asks: [] }, 0);
  for (let sequence = 1; sequence <= 5000; sequence += 1) {
    const side = random() < 0.5 ? 'buy' : 'sell';
    const priceTicks = 1000 + Math.floor(random() * 300);
    const quantityLots = random() < 0.4 ? 0 : 1 + Math.floor(random() * 50);
    depth.apply([change(side, priceTicks, quantityLots)], sequence, sequence);
    if (quantityLots === 0) naive[side].delete(priceTicks);
    else naive[side].set(priceTicks, quantityLots);
  }
  expect(depth.bids(1000)).toEqual([...naive.buy].sort(([a], [b]) => b - a));
  expect(depth.asks(1000)).toEqual([...naive.sell].sort(([a], [b]) => a - b));
});

test('changes before, in and after the snapshot count once', () => {
  const depth = createMarketDepth();
  depth.apply([change('buy', 100, 5)], 7, 1);
  depth.apply([change('buy', 99, 4), change('buy', 98, 1)], 9, 2);
  depth.apply([change('buy', 98, 0)], 10, 3);
  // Taken after command 8, where 100 was already gone.
  depth.start({ sequence: 8, bids: [[98, 3]], asks: [[101, 1]] }, 0);
  expect(depth.apply([change('sell', 101, 9)], 8, 4)).toBe(false);
  expect(depth.apply([change('sell', 102, 2)], 11, 5)).toBe(true);
  expect(depth.bids(10)).toEqual([[99, 4]]);
  expect(depth.asks(10)).toEqual([
    [101, 1],
    [102, 2],
  ]);
});

test("reads as text at the market's precision, 100 levels or all, with a sequence that grows", async () => {
  const touched: string[] = [];
  const depth = createDepth(
    sampleListings,
    () => 0,
    (market) => touched.push(market.symbol),
  );
  await depth.start({
    book: (marketId) =>
      Promise.resolve({
        sequence: 5,
        bids: marketId === 0 ? Array.from({ length: 150 }, (_, place) => [10_000 - place, 12] as const) : [],
        asks: [],
      }),
  });
  const before = depth.depth('BTCUSDT');
  expect(before?.bids).toHaveLength(100);
  expect(before?.bids[0]).toEqual(['100.00', '0.0012']);
  expect(depth.depth('BTCUSDT', 120)?.bids).toHaveLength(120);
  const whole = depth.depth('BTCUSDT', Number.POSITIVE_INFINITY);
  expect([whole?.bids.length, whole?.bids.at(-1), whole?.sequence]).toEqual([150, ['98.51', '0.0012'], before?.sequence]);
  depth.apply({ sequence: 6, timeMs: 77, events: [level('buy', 10_000, 0), level('sell', 10_001, 1)] });
  const after = depth.depth('BTCUSDT', 1);
  expect(after).toMatchObject({ symbol: 'BTCUSDT', timeMs: 77, bids: [['99.99', '0.0012']], asks: [['100.01', '0.0001']] });
  expect(after?.sequence).toBe((before?.sequence ?? 0) + 1);
  expect(depth.best(0)).toEqual({ bidTicks: 9999, askTicks: 10_001 });
  expect(touched).toEqual(['BTCUSDT', 'ETHUSDT', 'BTCUSDT']);
  expect(depth.depth('NOPE')).toBeNull();
});
