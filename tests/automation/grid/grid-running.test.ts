// Grids of spot that change while they run: edited, moved, extended, enlarged, with profit taken out.
import { describe, expect, test } from 'vitest';

import { MarketState } from '#lib/contract/enums.ts';
import { ordersOf, spotGrid } from '../venue/grid-bench.ts';

const usdt = 1_000_000;
const quote = 2;
const infinity = { upperPrice: null, spacing: 'geometric', grids: 0, intervalRate: '0.1', lowerPrice: '30000' } as const;

describe('edited', () => {
  test('exits alone: no order moves', () => {
    const venue = spotGrid(54_000);
    venue.start();
    const before = venue.orders.map(({ step }) => step);
    venue.tellOwner({ action: 'edit', edit: { stopLossPrice: '44000', takeProfitPrice: '70000' } });
    expect(venue.orders.map(({ step }) => step)).toEqual(before);
    venue.moveTo(44_000);
    expect(venue.reason).toBe('stop-loss');
  });

  test('another range: everything is sized anew, or orders that stay as they are keep their place', () => {
    const venue = spotGrid(54_000);
    venue.start();
    const before = new Map(venue.orders.map(({ priceTicks, step }) => [priceTicks, step]));
    venue.tellOwner({ action: 'edit', edit: { upperPrice: '69000', grids: 6 } });
    const kept = venue.orders.filter(({ priceTicks, step }) => before.get(priceTicks) === step).map(({ priceTicks }) => priceTicks);
    // One more cell to sell: 23,610 × 0.95 ÷ 309,000 is 0.0725, a fifth less than 0.0879 and more: everything is sized anew.
    expect([kept, ordersOf(venue).length]).toEqual([[], 6]);
    expect(ordersOf(venue).at(-1)).toMatch(/^buy 45000 7\d\d$/);
    const again = venue.orders.map(({ step }) => step);
    venue.tellOwner({ action: 'edit', edit: { lowerPrice: '49000', grids: 5 } });
    // 69,000 to 49,000: five of the six orders are wanted still, and their money covers them.
    expect(venue.orders.map(({ step }) => step).filter((step) => again.includes(step))).toHaveLength(5);
    expect(venue.rows.findLast(({ code }) => code === 'grid.range-changed')?.params).toMatchObject({
      lowerPrice: 49_000,
      kept: 5,
      cancelled: 1,
    });
  });

  test('while it is paused: laid out when it goes on', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.tellOwner({ action: 'pause' });
    venue.tellOwner({ action: 'edit', edit: { lowerPrice: '50000', upperPrice: '60000' } });
    expect(ordersOf(venue)).toEqual([]);
    venue.tellOwner({ action: 'resume' });
    expect(ordersOf(venue).map((order) => order.split(' ').slice(0, 2).join(' '))).toEqual([
      'sell 60000',
      'sell 58000',
      'sell 56000',
      'buy 52000',
      'buy 50000',
    ]);
  });
});

describe('moving', () => {
  const moving = { lowerPrice: '25000', upperPrice: '30000', moves: true, quoteInvestment: '10000' } as const;

  test('Bybit’s published example: at 31,000 the buy at 25,000 goes, one at 30,000 comes', () => {
    const venue = spotGrid(26_500, moving);
    venue.start();
    expect(ordersOf(venue).filter((order) => order.startsWith('buy'))).toHaveLength(2);
    venue.moveTo(30_999);
    expect(ordersOf(venue).at(-1)).toMatch(/^buy 25000/);
    venue.moveTo(31_000);
    expect(ordersOf(venue).map((order) => order.split(' ')[1])).toEqual(['30000', '29000', '28000', '27000', '26000']);
    expect(venue.rows.at(-2)?.code).toBe('grid.moved');
    venue.moveTo(30_500);
    expect(venue.botState).toBe('running');
  });

  test('goes no further than its stop price, and ends there', () => {
    const venue = spotGrid(26_500, { ...moving, stopPrice: '32000' });
    venue.start();
    venue.moveTo(31_500);
    expect(venue.state.levels.at(-1)).toBe(31_000);
    venue.moveTo(32_000);
    expect([venue.reason, venue.state.levels.at(-1)]).toEqual(['max-stop-price', 31_000]);
  });

  test('a short one goes down: at 24,000 the sell at 30,000 goes, one at 25,000 comes', () => {
    const venue = spotGrid(28_500, { ...moving, direction: 'short', baseInvestment: '1', quoteInvestment: '0' });
    venue.start();
    venue.moveTo(24_000);
    // A fifth of 95 % of the coin at each, as before: all of it is there again.
    expect(ordersOf(venue)).toEqual(['sell 29000 1900', 'sell 28000 1900', 'sell 27000 1900', 'sell 26000 1900', 'sell 25000 1900']);
  });

  test('the quantity falls where the money does not cover the higher buys', () => {
    const venue = spotGrid(26_500, moving);
    venue.start();
    venue.moveTo(45_000);
    const buys = venue.orders.reduce((sum, { priceTicks, left }) => sum + priceTicks * left * 100, 0);
    expect(venue.orders).toHaveLength(5);
    expect(venue.state.levels.at(-1)).toBe(45_000);
    expect(buys).toBeLessThanOrEqual(venue.account.quoteUnits);
  });
});

describe('infinity', () => {
  test('the coins keep their value from level to level', () => {
    const venue = spotGrid(54_000, infinity);
    venue.start();
    const coins = (): number => venue.equity - venue.account.quoteUnits;
    const first = venue.state.levels[venue.state.levels.findIndex((level) => level >= 54_000)] ?? 0;
    const value = (venue.account.baseUnits * first) / 100;
    venue.moveTo(120_000);
    const level = venue.state.levels.findLast((one) => one <= 120_000) ?? 0;
    // Fees and whole lots aside: within a hundredth.
    expect(Math.abs(((coins() / 120_000) * level) / value - 1)).toBeLessThan(0.01);
    expect(venue.botState).toBe('running');
    expect(venue.orders.filter(({ side }) => side === 'sell').length).toBeGreaterThanOrEqual(19);
  });
});

describe('money in and out', () => {
  test('profit can be taken out while it runs, more than that cannot', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.moveTo(53_000);
    venue.moveTo(57_000);
    venue.tellOwner({ action: 'withdraw-profit', assetId: quote, units: 340_895_401 });
    expect([venue.takenOutUnits, venue.rows.at(-1)?.params]).toEqual([0, { units: 340_895_401, mostUnits: 340_895_400 }]);
    venue.tellOwner({ action: 'withdraw-profit', assetId: quote, units: 340_895_400 });
    expect(venue.takenOutUnits).toBe(340_895_400);
    expect(ordersOf(venue)).toHaveLength(5);
    venue.tellOwner({ action: 'withdraw-profit', assetId: quote, units: 1 });
    expect(venue.rows.at(-1)?.code).toBe('grid.withdrawal-refused');
  });

  test('added money makes the buys larger at once, and the others from their next turn on', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.tellOwner({ action: 'add-funds', assetId: quote, units: 26_500 * usdt });
    // 26,500 ÷ (45,000 + 49,000 + 53,000 + 57,000 + 61,000) is 0.1.
    expect(ordersOf(venue)).toEqual(['sell 65000 878', 'sell 61000 878', 'buy 53000 1879', 'buy 49000 1879', 'buy 45000 1879']);
    venue.moveTo(61_000);
    expect(ordersOf(venue)).toContain('buy 57000 1879');
  });

  test('profit goes into larger orders', () => {
    const venue = spotGrid(54_000, { reinvests: true });
    venue.start();
    for (let round = 0; round < 4; round += 1) {
      venue.moveTo(53_000);
      venue.moveTo(57_000);
    }
    expect(venue.codes()).toContain('grid.enlarged');
    expect(venue.state.lots[0]).toBeGreaterThan(879);
    venue.moveTo(44_000);
    expect(venue.orders.every(({ side }) => side === 'sell')).toBe(true);
  });

  test.each([MarketState.cancelOnly, MarketState.halted])('what was added while %s is laid out afterwards', (state) => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.setMarket(state);
    venue.tellOwner({ action: 'add-funds', assetId: quote, units: 26_500 * usdt });
    expect(ordersOf(venue)).toContain('buy 53000 879');
    venue.setMarket(MarketState.online);
    // (23,610 + 26,500) × 0.95 ÷ 255,000, less the fee of the first coins.
    expect(ordersOf(venue)).toContain('buy 53000 1866');
    expect(ordersOf(venue)).toHaveLength(5);
  });
});
