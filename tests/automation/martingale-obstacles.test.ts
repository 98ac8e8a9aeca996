// A martingale against what stands in its way: halts, refusals, liquidation, deleveraging and funding.
import { describe, expect, test } from 'vitest';

import { MarketState } from '#lib/contract/enums.ts';
import type { BotOrder } from '#server/automation/bot-kind.ts';
import { RejectReason } from '#server/engine/reject.ts';

import { contractMarket, type MartingaleVenue, standing, venueOf } from './martingale-samples.ts';

describe('the market', () => {
  test('is halted: waits and goes on by itself', () => {
    const venue = venueOf();
    venue.start(10_000);
    venue.setMarket(MarketState.halted);
    expect(venue.shown).toBe('halted');
    venue.setMarket(MarketState.online);
    expect(venue.shown).toBe('running');
    venue.goTo(9_000);
    expect(standing(venue)).toEqual(['buy 571 at 7000', 'sell 321 at 9497']);
  });

  test('is halted while it is stopped: sells when it is open again', () => {
    const venue = venueOf();
    venue.start(10_000);
    venue.setMarket(MarketState.halted);
    venue.owner({ action: 'stop', sells: true });
    expect([venue.shown, venue.ended, venue.orders.length]).toEqual(['stopping', null, 0]);
    venue.setMarket(MarketState.online);
    expect([venue.ended, venue.fills.length]).toEqual(['manual', 2]);
  });
});

describe('refusals', () => {
  test('wait for the next price, and end it after five of the same', () => {
    const venue = venueOf({}, { refuse: () => RejectReason.openOrderLimit });
    venue.start(10_000);
    for (const price of [10_001, 10_002, 10_003]) venue.goTo(price);
    expect(venue.ended).toBe(null);
    venue.goTo(10_004);
    expect(venue.ended).toBe('order-failed');
    expect(venue.coins).toEqual({ base: 0, quote: 0 });
  });

  test('of a halted market do not count, whatever it has refused', () => {
    const venue = venueOf({}, { lags: true });
    venue.start(10_000);
    for (const price of [10_001, 10_002, 10_003]) venue.goTo(price);
    venue.owner({ action: 'pause' });
    const [order] = venue.state.live;
    expect(order?.cancelStep).toBeGreaterThan(0);
    venue.tell({ type: 'refused', step: order?.cancelStep ?? 0, reason: RejectReason.marketHalted });
    expect([venue.codes().includes('refused'), venue.state.refusals]).toEqual([false, 0]);
  });

  test('of one order are forgotten when it goes well', () => {
    let refused = 0;
    const venue = venueOf({}, { refuse: ({ kind }) => (kind === 'market' && (refused += 1) < 4 ? RejectReason.noLiquidity : null) });
    venue.start(10_000);
    for (const price of [10_001, 10_002, 10_003]) venue.goTo(price);
    expect([venue.shown, venue.state.refusals]).toEqual(['running', 0]);
  });

  test('a profit order outside the price band is taken at market', () => {
    // The band lets nobody sell for less than 0.95 of the last price.
    const refuse = (order: BotOrder): RejectReason | null =>
      order.side === 'sell' && order.kind === 'limit' && order.priceTicks < venue.last * 0.95 ? RejectReason.priceBelowBand : null;
    const venue: MartingaleVenue = venueOf({}, { refuse });
    venue.start(10_000);
    venue.owner({ action: 'pause' });
    venue.goTo(12_000);
    venue.owner({ action: 'resume' });
    expect(venue.codes()).toContain('profit-at-market');
    // 0.99 × 120 = 118.80 less 0.1188 less 100.
    expect(venue.state.matchedUnits).toBe(18_681_200);
    expect(standing(venue)).toContain('sell 83 at 12240');
  });
});

describe('the price band', () => {
  /** Orders were taken back in a pause, and the market has fallen below them: the band takes no purchase beyond 1.05 of the last price. */
  const jumped = (priceTicks: number, changed: Parameters<typeof venueOf>[0] = {}): MartingaleVenue => {
    const refuse = (order: BotOrder): RejectReason | null =>
      order.kind === 'limit' && order.side === 'buy' && order.priceTicks > venue.last * 1.05 ? RejectReason.priceAboveBand : null;
    const venue: MartingaleVenue = venueOf(changed, { refuse, writesState: true });
    venue.start(10_000);
    venue.owner({ action: 'pause' });
    venue.goTo(priceTicks);
    venue.owner({ action: 'resume' });
    return venue;
  };
  const told = (venue: MartingaleVenue): number => venue.codes().filter((code) => code === 'refused').length;

  test('what it refuses goes out again every five seconds, with one row for all of it, and ends nothing', () => {
    const venue = jumped(6_000);
    for (let price = 6_001; price <= 6_020; price += 1) venue.goTo(price);
    expect([told(venue), standing(venue)]).toEqual([1, ['sell 99 at 10200']]);
    for (let second = 0; second < 30; second += 1) venue.pass(1_000);
    expect([venue.ended, told(venue)]).toEqual([null, 7]);
    venue.goTo(6_700);
    venue.pass(4_999);
    expect(standing(venue)).toEqual(['sell 99 at 10200']);
    venue.pass(1);
    // 7,000 is within 1.05 of 6,700; 9,000 is not, and waits on.
    expect([standing(venue).filter((order) => order.startsWith('buy')), venue.fills.length]).toEqual([[], 2]);
  });

  test('a stop loss does not wait for it', () => {
    const venue = jumped(6_600, { stopLossRate: '0.35' });
    expect(told(venue)).toBe(1);
    venue.goTo(6_500);
    expect(venue.ended).toBe('stop-loss');
  });
});

describe('contracts', () => {
  test('a liquidation ends it', () => {
    const venue = venueOf({ leverage: 10 }, { market: contractMarket });
    venue.start(10_000);
    venue.position = 0;
    venue.entered = 0;
    venue.tell({ type: 'forced', why: 'liquidated', lots: 100 });
    expect(venue.ended).toBe('liquidated');
  });

  test('after a liquidation in part nothing is added, and the rest is offered', () => {
    const venue = venueOf({ leverage: 10 }, { market: contractMarket });
    venue.start(10_000);
    venue.position = 60;
    venue.entered = 60_000_000;
    venue.tell({ type: 'forced', why: 'liquidated', lots: 40 });
    expect([venue.ended, standing(venue)]).toEqual([null, ['sell 60 at 10200']]);
  });

  test('what was deleveraged is no longer offered', () => {
    const venue = venueOf({ leverage: 10 }, { market: contractMarket });
    venue.start(10_000);
    venue.position = 60;
    venue.entered = 60_000_000;
    venue.tell({ type: 'forced', why: 'deleveraged', lots: 40 });
    expect(standing(venue)).toContain('sell 60 at 10200');
  });

  test('funding is in the profit of the round', () => {
    const venue = venueOf({ leverage: 10, rounds: 'one' }, { market: contractMarket });
    venue.start(10_000);
    venue.coins.quote -= 50_000;
    venue.tell({ type: 'funding', units: -50_000 });
    venue.goTo(10_200);
    expect(venue.state.matchedUnits).toBe(2_000_000 - 100_000 - 102_000 - 50_000);
  });
});

test('a purchase whose fee leaves no lot offers nothing, and the next one takes the profit of both', () => {
  // One lot at 100 costs 1, and 0.1 % of it is less than a lot; at 90 two more are bought for 2.
  const venue = venueOf({ firstAmount: '1', amountMultiplier: '2', investment: '10', takeProfitType: 'amount', takeProfit: '0.5' });
  venue.start(10_000);
  expect(venue.fills).toEqual([{ side: 'buy', priceTicks: 10_000, lots: 1 }]);
  expect(standing(venue).filter((order) => order.startsWith('sell'))).toEqual([]);
  venue.goTo(9_000);
  // 0.02997 coins are two lots. 2.80 were paid: 3.30 ÷ 0.02 ÷ 0.999 = 165.165…, up.
  expect(standing(venue)).toEqual(['buy 5 at 7000', 'sell 2 at 16517']);
});
