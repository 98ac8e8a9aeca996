// A spot grid as a trader reads it: the price moves, and what it does about it.
import { describe, expect, test } from 'vitest';

import { MarketState, Side } from '#lib/contract/enums.ts';
import { ordersOf, spotGrid } from '../venue/grid-bench.ts';
import { CancelReason } from '#server/engine/orders/order-event.ts';
import { RejectReason } from '#server/engine/reject.ts';

const usdt = 1_000_000;
/** 23,610 × 0.95 ÷ 255,000, down to a ten-thousandth; a thousandth less is what a buy leaves. */
const [buys, sells] = [879, 878];
const first = [`sell 65000 ${sells}`, `sell 61000 ${sells}`, `buy 53000 ${buys}`, `buy 49000 ${buys}`, `buy 45000 ${buys}`];

describe('start', () => {
  test('buys the coins of its sells, and leaves the level above the price empty', () => {
    const venue = spotGrid(54_000);
    venue.start();
    expect(ordersOf(venue)).toEqual(first);
    expect(venue.botState).toBe('running');
    expect(venue.codes()).toEqual(['grid.funded', 'grid.opening-bought', 'grid.opened', 'grid.started']);
    // Two cells bought at 54,000: 0.1758, a thousandth taken.
    expect(venue.account.baseUnits).toBe(17_562_420);
  });

  test('waits for its trigger, from below and from above', () => {
    for (const [from, before, reached] of [
      [50_000, 53_999, 54_000],
      [58_000, 54_001, 54_000],
    ] as const) {
      const venue = spotGrid(from, { triggerPrice: '54000' });
      venue.start();
      venue.moveTo(before);
      expect([venue.botState, ordersOf(venue), venue.putInUnits]).toEqual(['waiting', [], 0]);
      venue.moveTo(reached);
      expect([venue.botState, ordersOf(venue)]).toEqual(['running', first]);
    }
  });

  test('waits for the first price of its market', () => {
    const venue = spotGrid(0);
    venue.start();
    expect([venue.botState, venue.codes()]).toEqual(['waiting', ['grid.no-price']]);
    venue.moveTo(54_000);
    expect(ordersOf(venue)).toEqual(first);
  });

  test('ends without a trace when its owner does not have the money', () => {
    const venue = spotGrid(54_000, {}, { ownerQuote: usdt });
    venue.start();
    expect([venue.reason, venue.putInUnits]).toEqual(['insufficient-balance', 0]);
  });

  test.each([
    [540, null, 5],
    [541, 'price-limit', 0],
  ] as const)('the first purchase %i above the price, a hundredth allowed: %s', (slippage, reason, orders) => {
    const venue = spotGrid(54_000, { priceLimitRate: '0.01' });
    venue.slippageTicks = slippage;
    venue.start();
    expect([venue.reason, ordersOf(venue).length]).toEqual([reason, orders]);
    expect(venue.account.baseUnits < 10_000).toBe(reason !== null);
  });

  test('with both coins nothing is traded at the start', () => {
    const venue = spotGrid(54_000, { baseInvestment: '0.2', quoteInvestment: '14700' });
    venue.start();
    expect(ordersOf(venue)).toEqual(['sell 65000 1000', 'sell 61000 1000', 'buy 53000 1000', 'buy 49000 1000', 'buy 45000 1000']);
    expect(venue.codes()).toEqual(['grid.funded', 'grid.started']);
  });

  test('out of its range from the start', () => {
    const venue = spotGrid(70_000);
    venue.start();
    venue.moveTo(70_001);
    expect(venue.botState).toBe('out-of-range');
    expect(ordersOf(venue).map((order) => order.split(' ')[0])).toEqual(['buy', 'buy', 'buy', 'buy', 'buy']);
  });
});

describe('fills', () => {
  test('a pair: bought at 53,000, sold at 57,000, both fees taken', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.moveTo(53_000);
    expect(ordersOf(venue)).toEqual([
      `sell 65000 ${sells}`,
      `sell 61000 ${sells}`,
      `sell 57000 ${sells}`,
      `buy 49000 ${buys}`,
      `buy 45000 ${buys}`,
    ]);
    expect(venue.rows.at(-1)).toEqual({ code: 'grid.bought', params: { price: 53_000, lots: buys, nextPrice: 57_000 } });
    venue.moveTo(57_000);
    expect(ordersOf(venue)).toEqual(first);
    // 57,000 × 0.0878 × 0.999 − 53,000 × 0.0879.
    expect(venue.rows.at(-1)?.params['profitUnits']).toBe(340_895_400);
    expect(venue.state.matchedUnits).toBe(340_895_400);
  });

  test('a sale of the first coins is no pair, the buy back and its sale are', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.moveTo(61_000);
    expect(venue.rows.at(-1)).toEqual({ code: 'grid.unloaded', params: { price: 61_000, lots: sells, nextPrice: 57_000 } });
    expect([venue.state.matchedUnits, venue.state.matchedCount]).toEqual([0, 0]);
    venue.moveTo(57_000);
    venue.moveTo(61_000);
    // 61,000 × 0.0878 × 0.999 − 57,000 × 0.0879.
    expect([venue.state.matchedUnits, venue.state.matchedCount]).toEqual([340_144_200, 1]);
  });

  test('a fall through every level, and the way back up', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.moveTo(44_000);
    expect(ordersOf(venue)).toEqual([65_000, 61_000, 57_000, 53_000, 49_000].map((price) => `sell ${price} ${sells}`));
    expect([venue.botState, venue.rows.at(-1)?.code]).toEqual(['out-of-range', 'grid.below-range']);
    venue.moveTo(66_000);
    expect(ordersOf(venue)).toEqual([61_000, 57_000, 53_000, 49_000, 45_000].map((price) => `buy ${price} ${buys}`));
    expect(venue.state.matchedCount).toBe(3);
    venue.moveTo(60_000);
    expect([venue.botState, ordersOf(venue)[0]]).toEqual(['running', `sell 65000 ${sells}`]);
  });

  test('the other side goes out when an order is complete, not with its parts', () => {
    const venue = spotGrid(54_000);
    venue.start();
    const step = venue.orders.find(({ priceTicks }) => priceTicks === 53_000)?.step ?? 0;
    venue.fillPart(step, 400);
    expect(ordersOf(venue)).toEqual(first.map((order) => (order.startsWith('buy 53000') ? 'buy 53000 479' : order)));
    venue.fillPart(step, 479);
    expect(ordersOf(venue)).toContain(`sell 57000 ${sells}`);
  });
});

describe('exits', () => {
  test.each([
    ['a take-profit', { takeProfitPrice: '66000' }, 66_000, 'take-profit', 'grid.take-profit'],
    ['a stop-loss', { stopLossPrice: '44000' }, 44_000, 'stop-loss', 'grid.stop-loss'],
  ] as const)('%s ends it and sells everything', (_, change, price, reason, code) => {
    const venue = spotGrid(54_000, change);
    venue.start();
    venue.moveTo(price);
    expect([venue.reason, ordersOf(venue), venue.account.baseUnits < 10_000]).toEqual([reason, [], true]);
    expect(venue.codes()).toContain(code);
  });

  test('kept coins stay coins', () => {
    const venue = spotGrid(54_000, { stopLossPrice: '44000', sellsAtEnd: false });
    venue.start();
    venue.moveTo(44_000);
    // Five cells of 0.0879 bought, a thousandth of each taken.
    expect([venue.reason, venue.account.baseUnits]).toEqual(['stop-loss', 43_906_050]);
  });

  test.each([true, false])('its owner stops it, selling: %s', (selling) => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.tellOwner({ action: 'stop', sells: selling });
    expect([venue.reason, ordersOf(venue), venue.account.baseUnits < 10_000]).toEqual(['manual', [], selling]);
  });

  test('stopped in a halted market: waits, and goes on by itself', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.setMarket(MarketState.halted);
    venue.tellOwner({ action: 'stop', sells: true });
    expect([venue.reason, venue.botState]).toEqual([null, 'stopping']);
    venue.setMarket(MarketState.cancelOnly);
    expect(venue.reason).toBeNull();
    venue.setMarket(MarketState.online);
    expect([venue.reason, ordersOf(venue), venue.account.baseUnits < 10_000]).toEqual(['manual', [], true]);
  });

  test('called off before its trigger', () => {
    const venue = spotGrid(50_000, { triggerPrice: '54000' });
    venue.start();
    venue.tellOwner({ action: 'stop', sells: true });
    expect([venue.reason, venue.putInUnits]).toEqual(['cancelled', 0]);
  });
});

describe('standing still', () => {
  test('a halt: nothing is sent, and what was missed goes out afterwards', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.setMarket(MarketState.cancelOnly);
    expect(venue.botState).toBe('halted');
    const step = venue.orders.find(({ priceTicks }) => priceTicks === 53_000)?.step ?? 0;
    venue.fillPart(step, buys);
    expect(ordersOf(venue)).not.toContain(`sell 57000 ${sells}`);
    venue.setMarket(MarketState.online);
    expect([venue.botState, ordersOf(venue).includes(`sell 57000 ${sells}`)]).toEqual(['running', true]);
  });

  test('a pause takes every order back, and a resume sends them again', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.tellOwner({ action: 'pause' });
    expect([venue.botState, ordersOf(venue)]).toEqual(['paused', []]);
    venue.tellOwner({ action: 'resume' });
    expect([venue.botState, ordersOf(venue)]).toEqual(['running', first]);
  });

  test('a stop-loss holds while it is paused', () => {
    const venue = spotGrid(54_000, { stopLossPrice: '44000' });
    venue.start();
    venue.tellOwner({ action: 'pause' });
    venue.moveTo(43_000);
    expect(venue.reason).toBe('stop-loss');
  });

  test('a refusal is tried again with the next price, and the fifth in a row ends it', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.refusesFor = RejectReason.openOrderLimit;
    venue.moveTo(53_000);
    for (const price of [53_001, 53_002, 53_003]) venue.moveTo(price);
    expect([venue.reason, venue.codes().filter((code) => code === 'grid.refused')]).toEqual([null, Array(4).fill('grid.refused')]);
    venue.refusesFor = null;
    venue.moveTo(53_004);
    expect(ordersOf(venue)).toContain(`sell 57000 ${sells}`);
    venue.refusesFor = RejectReason.openOrderLimit;
    venue.moveTo(49_000);
    for (const price of [49_001, 49_002, 49_003]) venue.moveTo(price);
    venue.refusesFor = null;
    expect(venue.reason).toBeNull();
  });

  test('five refusals in a row end it', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.refusesFor = RejectReason.openOrderLimit;
    venue.moveTo(53_000);
    for (const price of [53_001, 53_002, 53_003, 53_004]) venue.moveTo(price);
    venue.refusesFor = null;
    venue.moveTo(53_005);
    venue.moveTo(53_006);
    expect([venue.state.stopReason, ordersOf(venue)]).toEqual(['order-failed', []]);
  });

  test('what the price band refuses is tried again every five seconds, also where the price stands still', () => {
    const venue = spotGrid(54_000, {}, { throughJson: true });
    const told = (): number => venue.codes().filter((code) => code === 'grid.refused').length;
    venue.start();
    venue.refusesFor = RejectReason.priceBelowBand;
    venue.moveTo(53_000);
    for (let price = 53_001; price <= 53_050; price += 1) venue.moveTo(price);
    expect(told()).toBe(1);
    for (let second = 0; second < 30; second += 1) venue.pass(1000);
    expect([venue.reason, told()]).toEqual([null, 7]);
    venue.refusesFor = null;
    venue.pass(4000);
    expect(ordersOf(venue)).not.toContain(`sell 57000 ${sells}`);
    venue.pass(1000);
    expect(ordersOf(venue)).toContain(`sell 57000 ${sells}`);
    expect(venue.waits.atMs).toBe(0);
  });

  test('an order that the exchange takes away is sent again', () => {
    const venue = spotGrid(54_000);
    venue.start();
    const step = venue.orders.find(({ side }) => side === Side.buy)?.step ?? 0;
    venue.takeAway(step, CancelReason.countdown);
    expect(ordersOf(venue)).toHaveLength(4);
    venue.moveTo(54_001);
    expect(ordersOf(venue)).toEqual(first);
  });

  test('a level never has a buy and a sell: the buy that was lost waits until the sell beside it has filled', () => {
    const venue = spotGrid(54_000);
    venue.start();
    venue.takeAway(venue.orders.find(({ side }) => side === Side.buy)?.step ?? 0, CancelReason.countdown);
    venue.moveTo(49_000);
    venue.moveTo(49_001);
    expect(ordersOf(venue)).toEqual([`sell 65000 ${sells}`, `sell 61000 ${sells}`, `sell 53000 ${sells}`, `buy 45000 ${buys}`]);
    // Sent beside its own sale it would be taken away once more.
    expect(venue.codes().filter((code) => code === 'grid.order-ended')).toHaveLength(1);
    // The sale sets the buy at the same level free, which the price touches as well.
    venue.moveTo(53_000);
    const above = [65_000, 61_000, 57_000].map((price) => `sell ${price} ${sells}`);
    expect(ordersOf(venue)).toEqual([...above, `buy 49000 ${buys}`, `buy 45000 ${buys}`]);
  });
});

test('a buy that fills in parts is sold less the fees of all of them', () => {
  const sold = [1, 4].map((parts) => {
    const venue = spotGrid(54_000, { quoteInvestment: '236100' });
    venue.parts = parts;
    venue.start();
    const [bought] = venue.orders.filter(({ side, priceTicks }) => side === Side.buy && priceTicks === 53_000);
    venue.moveTo(52_999);
    const offered = venue.orders.find(({ side, priceTicks }) => side === Side.sell && priceTicks === 57_000);
    // The fee is a thousandth of the coins: more than eight lots of some 8,790.
    expect(offered?.left).toBe(Math.floor((bought?.lots ?? 0) * 0.999));
    return offered?.left;
  });
  expect(sold[1]).toBe(sold[0]);
});
