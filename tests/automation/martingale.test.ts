// A martingale as a trader would watch it: rounds, fills in part, stops, starts and what its owner tells it.
import { describe, expect, test } from 'vitest';

import { coinMarket, contractMarket, type MartingaleVenue, standing, venueOf } from './martingale-samples.ts';

/** The figures of all its rows of a code. */
const said = ({ rows }: MartingaleVenue, code: string) =>
  rows.filter((row) => row.code === `martingale.${code}`).map(({ params }) => params);

describe('two rounds of a long one', () => {
  const owner = { base: 0, quote: 1_000_000_000 };
  const venue = venueOf({}, { owner });

  test('buys 1.00 at 100.00 at market, has 0.999 after the fee, and offers 0.99 at 102.00', () => {
    venue.start(10_000);
    expect(venue.fills).toEqual([{ side: 'buy', priceTicks: 10_000, lots: 100 }]);
    expect(venue.coins).toEqual({ base: 999_000, quote: 600_000_000 });
    expect(standing(venue)).toEqual(['buy 222 at 9000', 'buy 571 at 7000', 'sell 99 at 10200']);
    expect(venue.shown).toBe('running');
  });

  test('buys 2.22 at 90.00, and moves its offer to the new average of 93.1055…', () => {
    venue.goTo(9_000);
    // (100 + 199.80) ÷ 3.22 × 1.02 = 94.9677…; 3.22 less 0.00322 are 3.21678.
    expect(standing(venue)).toEqual(['buy 571 at 7000', 'sell 321 at 9497']);
    expect(venue.coins.base).toBe(3_216_780);
  });

  test('sells all of it at 94.97, counts the profit and opens the next round', () => {
    venue.goTo(9_497);
    // 3.21 × 94.97 = 304.8537 less 0.3048537 (up: .304854) less 100 less 199.80.
    expect(venue.rows.find(({ code }) => code === 'martingale.round-ended')?.params).toEqual({ round: 1, profit: 4_748_846 });
    expect(venue.fills.slice(-2)).toEqual([
      { side: 'sell', priceTicks: 9_497, lots: 321 },
      { side: 'buy', priceTicks: 9_497, lots: 105 },
    ]);
    // The rest that was too small to be sold is still there: 0.00678, with 1.05 less its fee of 0.00105.
    expect(venue.coins.base).toBe(6_780 + 1_048_950);
    expect(standing(venue)).toEqual(['buy 234 at 8547', 'buy 601 at 6647', 'sell 105 at 9687']);
  });

  test('takes the profit of the second round after its last one was asked for, and gives everything back', () => {
    venue.owner({ action: 'last-round' });
    venue.goTo(9_687);
    expect(venue.ended).toBe('round-ended');
    expect(venue.orders).toEqual([]);
    // Second round: 1.05 × 96.87 = 101.7135 less 0.101714 (up) less 99.7185.
    expect(venue.state.matchedUnits).toBe(4_748_846 + 1_893_286);
    expect(venue.state.matchedCount).toBe(2);
    expect(owner).toEqual({ base: 5_730, quote: 1_000_000_000 + 4_748_846 + 1_893_286 });
  });

  test('has told all of it', () => {
    expect(venue.codes()).toEqual([
      'takes-funds',
      'round-opens',
      'order-filled',
      'profit-placed',
      'order-placed',
      'order-placed',
      'order-filled',
      'profit-moves',
      'profit-placed',
      'profit-filled',
      'round-ended',
      'round-opens',
      'order-filled',
      'profit-placed',
      'order-placed',
      'order-placed',
      'last-round',
      'profit-filled',
      'round-ended',
      'returns-funds',
    ]);
  });
});

test('one round: ends with its profit taken', () => {
  const venue = venueOf({ rounds: 'one' });
  venue.start(10_000);
  venue.goTo(10_200);
  expect(venue.ended).toBe('take-profit');
});

test('a safety order that fills in part moves the offer at once; the rest goes on standing', () => {
  const venue = venueOf({}, { part: (lots) => (lots === 222 ? 22 : lots) });
  venue.start(10_000);
  venue.goTo(9_000);
  // (100 + 19.80) ÷ 1.22 × 1.02 = 100.1606…; 1.22 less its fees is 1.21878.
  expect(standing(venue)).toEqual(['buy 200 at 9000', 'buy 571 at 7000', 'sell 121 at 10017']);
});

test('a fall through two orders at once takes the offer back once', () => {
  const venue = venueOf();
  venue.start(10_000);
  const { length } = venue.log;
  venue.goTo(6_900);
  expect(venue.log.slice(length).filter((line) => line.startsWith('cancel'))).toHaveLength(1);
  // (100 + 199.80 + 399.70) ÷ 8.93 × 1.02 = 79.898…; 8.93 less its fees is 8.92107.
  expect(standing(venue)).toEqual(['sell 892 at 7990']);
});

test('with its profit taken, each safety order is taken back once', () => {
  const venue = venueOf({ rounds: 'one' });
  venue.start(10_000);
  venue.goTo(10_200);
  expect(venue.log.filter((line) => line.startsWith('cancel'))).toHaveLength(2);
});

test('an order that the funds cover in part is placed in part', () => {
  const venue = venueOf({ investment: '500' });
  venue.start(10_000);
  // 500 less 100 less 199.80 are 200.20: 2.86 at 70.
  expect(standing(venue)).toEqual(['buy 222 at 9000', 'buy 286 at 7000', 'sell 99 at 10200']);
  expect(venue.codes()).not.toContain('orders-not-covered');
});

test('a first order that fills in part is the first order', () => {
  const venue = venueOf({}, { part: (lots) => (lots === 100 ? 40 : lots) });
  venue.start(10_000);
  expect(standing(venue)).toEqual(['buy 222 at 9000', 'buy 571 at 7000', 'sell 39 at 10200']);
});

test('a profit order that fills in part leaves its rest where it is', () => {
  const venue = venueOf({}, { part: (lots) => (lots === 99 ? 50 : lots) });
  venue.start(10_000);
  venue.goTo(10_200);
  expect(standing(venue)).toEqual(['buy 222 at 9000', 'buy 571 at 7000', 'sell 49 at 10200']);
  venue.goTo(10_201);
  expect(venue.state.matchedCount).toBe(1);
});

describe('stop loss', () => {
  test('lies beyond the deepest order until the ladder is used, then below the average', () => {
    const venue = venueOf({ stopLossRate: '0.2' });
    venue.start(10_000);
    // 100 × 0.8 would be before the order at 70.
    expect(venue.waits?.lastAtOrBelow).toBe(6_999);
    venue.goTo(9_000);
    venue.goTo(7_000);
    // (100 + 199.80 + 399.70) ÷ 8.93 × 0.8 = 62.665…
    expect(venue.waits?.lastAtOrBelow).toBe(6_266);
    venue.goTo(6_266);
    expect(venue.ended).toBe('stop-loss');
    expect(venue.fills.at(-1)).toEqual({ side: 'sell', priceTicks: 6_266, lots: 892 });
    // 8.92 × 62.66 = 558.9272 less 0.558928 (up) less 699.50.
    expect(venue.state.matchedUnits).toBe(558_368_272 - 699_500_000);
  });

  test('of contracts is watched at mark, and closes the position', () => {
    const venue = venueOf({ stopLossRate: '0.2', leverage: 5 }, { market: contractMarket });
    venue.start(10_000);
    expect(venue.waits).toMatchObject({ lastAtOrBelow: 0, markAtOrBelow: 6_999 });
    venue.goTo(6_000);
    expect(venue.ended).toBe('stop-loss');
    expect(venue.position).toBe(0);
  });

  test.each([
    ['of spot', venueOf({ stopLossRate: '0.2' }), 6_999],
    ['of contracts', venueOf({ stopLossRate: '0.2', leverage: 5 }, { market: contractMarket }), 6_999],
    ['of a short', venueOf({ direction: 'short', investment: '6', stopLossRate: '0.2' }), 13_001],
  ])('%s holds while it is paused', (_what, venue, stop) => {
    venue.start(10_000);
    venue.owner({ action: 'pause' });
    const beyond = stop < 10_000 ? 1 : -1;
    venue.goTo(stop + beyond);
    expect([venue.ended, venue.shown, venue.fills.length]).toEqual([null, 'paused', 1]);
    venue.goTo(stop);
    expect([venue.ended, venue.orders.length, venue.fills.length]).toEqual(['stop-loss', 0, 2]);
    expect(said(venue, 'stop-reached')).toEqual([{ price: stop, stop }]);
  });

  test('that an owner sets while it is paused holds at once', () => {
    const venue = venueOf();
    venue.start(10_000);
    venue.owner({ action: 'pause' });
    venue.goTo(6_000);
    expect(venue.ended).toBeNull();
    venue.owner({ action: 'edit', edit: { stopLossRate: '0.2' } });
    expect(venue.ended).toBe('stop-loss');
  });
});

describe('short', () => {
  test('on spot sells coins that were put in, and buys as many back', () => {
    const owner = { base: 10_000_000, quote: 0 };
    const venue = venueOf({ direction: 'short', investment: '6' }, { owner });
    venue.start(10_000);
    // 1.00 is sold for 99.90; to have 1.00 back after the fee, 1.01 (up to the lot) are bought at 98.00.
    expect(venue.coins).toEqual({ base: 5_000_000, quote: 99_900_000 });
    expect(standing(venue)).toEqual(['buy 101 at 9800', 'sell 181 at 11000', 'sell 307 at 13000']);
    venue.owner({ action: 'last-round' });
    venue.goTo(9_800);
    expect(venue.ended).toBe('round-ended');
    expect(venue.state.matchedUnits).toBe(99_900_000 - 98_980_000);
    expect(owner).toEqual({ base: 10_000_000 + 8_990, quote: 920_000 });
  });

  test('on spot with a stop buys back what its money carries, and says what is missing', () => {
    const venue = venueOf({ direction: 'short', investment: '6', stopLossRate: '0.2' }, { owner: { base: 6_000_000, quote: 0 } });
    venue.start(10_000);
    for (const price of [11_000, 13_000, 15_000]) venue.goTo(price);
    expect(venue.ended).toBe('stop-loss');
    expect(venue.codes()).toContain('not-bought-back');
    expect(venue.state.matchedUnits).toBeLessThan(0);
    expect(said(venue, 'not-bought-back')).toMatchObject([{ coin: 'COIN' }]);
  });

  test('on spot tells its funds in the coin that it sells, others in the coin that they pay with', () => {
    // 1.00 is sold at 100 and 1.81 stand at 110; the order at 130 is for 400 ÷ 130 = 3.07, and 0.005 are left.
    const short = venueOf({ direction: 'short', investment: '2.815' });
    short.start(10_000);
    expect(said(short, 'takes-funds')).toEqual([{ units: 2_815_000, coin: 'COIN' }]);
    expect(said(short, 'orders-not-covered')).toEqual([{ order: 2, needed: 3_070_000, free: 5_000, coin: 'COIN' }]);
    short.addFunds(coinMarket.base.assetId, 250_000);
    short.addFunds(coinMarket.quote.assetId, 700_000);
    expect(said(short, 'funds-added')).toEqual([
      { units: 250_000, coin: 'COIN' },
      { units: 700_000, coin: 'USDT' },
    ]);
    const long = venueOf();
    long.start(10_000);
    expect(said(long, 'takes-funds')).toEqual([{ units: 700_000_000, coin: 'USDT' }]);
    const contract = venueOf({ direction: 'short', leverage: 5 }, { market: contractMarket });
    contract.start(10_000);
    expect(said(contract, 'takes-funds')).toEqual([{ units: 700_000_000, coin: 'USDT' }]);
  });

  test('of contracts sells first and closes by buying', () => {
    const venue = venueOf({ direction: 'short', leverage: 5, rounds: 'one' }, { market: contractMarket });
    venue.start(10_000);
    expect(venue.position).toBe(-100);
    expect(standing(venue)).toEqual(['buy 100 at 9800', 'sell 181 at 11000', 'sell 307 at 13000']);
    venue.goTo(9_800);
    expect(venue.ended).toBe('take-profit');
    // 2 of gain, 0.10 and 0.098 of fees.
    expect(venue.state.matchedUnits).toBe(2_000_000 - 100_000 - 98_000);
  });
});

describe('start', () => {
  test('at a price, from whichever side: nothing is taken before', () => {
    for (const [from, way, reached] of [
      [10_000, 9_600, 9_500],
      [9_000, 9_400, 9_500],
    ] as const) {
      const venue = venueOf({ start: { by: 'price', price: '95' } });
      venue.start(from);
      venue.goTo(way);
      expect([venue.shown, venue.coins.quote, venue.fills.length]).toEqual(['waiting', 0, 0]);
      venue.goTo(reached);
      expect(venue.fills).toEqual([{ side: 'buy', priceTicks: 9_500, lots: 105 }]);
    }
  });

  // The closes and values are Tulip's for RSI 5 (golden row IND-04): 72.034, 64.927, 75.936, 79.796, 74.713, 83.033, …
  const closes = [81.59, 81.06, 82.87, 83.0, 83.61, 83.15, 82.84, 83.99, 84.55, 84.36, 85.53, 86.54, 86.89, 87.77, 87.29];
  test.each([
    ['below', 65, 7, '64.93'],
    ['above', 80, 11, '83.03'],
    ['above', 72, 6, '72.03'],
  ] as const)('by an RSI %s %i', (side, threshold, candles, rsi) => {
    const venue = venueOf({ start: { by: 'rsi', interval: '1m', period: 5, threshold, side } });
    venue.start(8_000);
    expect(venue.waits?.candles).toBe('1m');
    for (const [place, close] of closes.entries()) {
      if (venue.shown !== 'waiting') break;
      expect(place).toBeLessThan(candles);
      const ticks = Math.round(close * 100);
      venue.last = ticks;
      venue.tell({
        type: 'candle',
        candle: { interval: '1m', openMs: place, open: ticks, high: ticks, low: ticks, close: ticks, volumeLots: 1 },
      });
    }
    expect(venue.rows.find(({ code }) => code === 'martingale.rsi-reached')?.params).toEqual({ rsi });
    expect(venue.fills.length).toBe(1);
  });

  test('without the funds: ends with nothing done', () => {
    const venue = venueOf({}, { owner: { base: 0, quote: 699_999_999 } });
    venue.start(10_000);
    expect([venue.ended, venue.fills.length]).toEqual(['insufficient-balance', 0]);
  });

  test('called off while it waits', () => {
    const venue = venueOf({ start: { by: 'price', price: '95' } });
    venue.start(10_000);
    venue.owner({ action: 'stop', sells: true });
    expect(venue.ended).toBe('cancelled');
  });
});

describe('its owner', () => {
  test('pauses it: no order stands; resumes it: all stand again', () => {
    const venue = venueOf();
    venue.start(10_000);
    const before = standing(venue);
    venue.owner({ action: 'pause' });
    expect([venue.shown, venue.orders.length]).toEqual(['paused', 0]);
    venue.goTo(8_000);
    expect(venue.fills.length).toBe(1);
    venue.goTo(10_000);
    venue.owner({ action: 'resume' });
    expect(standing(venue)).toEqual(before);
  });

  test.each([
    [true, { base: 9_000, quote: 1_000_000_000 - 1_099_000 }],
    [false, { base: 999_000, quote: 900_000_000 }],
  ])('stops it, selling %s', (sells, left) => {
    const owner = { base: 0, quote: 1_000_000_000 };
    const venue = venueOf({}, { owner });
    venue.start(10_000);
    venue.owner({ action: 'stop', sells });
    // 0.99 sold for 99.00, less 0.099; 100.00 were paid.
    expect([venue.ended, venue.orders.length, owner]).toEqual(['manual', 0, left]);
  });

  test('adds funds for more orders', () => {
    const venue = venueOf({ maxOrders: 1, investment: '300' });
    venue.start(10_000);
    venue.owner({ action: 'edit', edit: { maxOrders: 2 } });
    expect(venue.codes()).toContain('orders-not-covered');
    expect(standing(venue)).toEqual(['buy 222 at 9000', 'sell 99 at 10200']);
    venue.addFunds(coinMarket.quote.assetId, 400_000_000);
    expect(standing(venue)).toEqual(['buy 222 at 9000', 'buy 571 at 7000', 'sell 99 at 10200']);
  });

  test('edits exits and orders: only what differs is placed anew', () => {
    const venue = venueOf();
    venue.start(10_000);
    venue.owner({ action: 'edit', edit: { takeProfitType: 'amount', takeProfit: '5', maxOrders: 1 } });
    // (100 + 5) ÷ (0.99 × 0.999) = 106.167…
    expect(standing(venue)).toEqual(['buy 222 at 9000', 'sell 99 at 10617']);
    venue.goTo(10_617);
    expect(venue.state.matchedUnits).toBeGreaterThanOrEqual(5_000_000);
  });

  test('takes profit out, and no more than there is', () => {
    const owner = { base: 0, quote: 1_000_000_000 };
    const venue = venueOf({}, { owner });
    venue.start(10_000);
    venue.goTo(10_200);
    const { matchedUnits } = venue.state;
    const { assetId } = coinMarket.quote;
    venue.owner({ action: 'withdraw-profit', assetId, units: matchedUnits + 1 });
    expect(owner.quote).toBe(300_000_000);
    venue.owner({ action: 'withdraw-profit', assetId, units: 500_000 });
    expect(owner.quote).toBe(300_500_000);
    expect(venue.codes().slice(-2)).toEqual(['profit-not-withdrawn', 'profit-withdrawn']);
  });
});
