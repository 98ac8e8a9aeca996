// House liquidity: a ladder from a seed that never crosses, never overdraws, and is announced by levels alone.
import { expect, test } from 'vitest';

import type { RequoteMarket } from '#server/engine/orders/order-command.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { openScriptedVenue, outcomeText } from '#tests/simulation/scripted-venue.ts';

const requote = (change: Partial<RequoteMarket> = {}): RequoteMarket => ({
  type: 'requote-market',
  accountId: 2,
  marketId: 0,
  centreTicks: ticks(100),
  halfSpreadTicks: 1,
  levels: 5,
  stepTicks: 2,
  quantityLots: lots(10),
  seed: 7,
  ...change,
});

test('five levels a side around the centre, nearest at the half spread', () => {
  const venue = openScriptedVenue();
  const { reply, record } = venue.apply(requote());
  expect(reply.ok).toBe(true);
  const { bids, asks } = venue.exchange.book(0, 100);
  expect([bids[0]?.[0], asks[0]?.[0]]).toEqual([99, 101]);
  expect([bids.length, asks.length]).toEqual([5, 5]);
  expect(new Set(record.events.map((event) => event.type))).toEqual(new Set(['level-changed']));
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('the same seed gives the same ladder, and asking twice changes nothing', () => {
  const [one, other] = [openScriptedVenue(), openScriptedVenue()];
  one.apply(requote());
  other.apply(requote());
  expect(other.exchange.stateHash()).toBe(one.exchange.stateHash());
  expect(outcomeText(one.apply(requote()))).toBe('done');
});

test('the new ladder replaces the old one and leaves everybody else’s orders', () => {
  const venue = openScriptedVenue();
  venue.say('ann buys 10 @ 95');
  venue.apply(requote());
  venue.apply(requote({ centreTicks: ticks(120), seed: 8 }));
  const { bids, asks } = venue.exchange.book(0, 100);
  expect(asks[0]?.[0]).toBe(121);
  expect(bids.filter(([price]) => price < 105)).toEqual([[95, 10]]);
  expect(venue.exchange.openOrders(2)).toHaveLength(10);
});

test('a level that would cross an order of somebody is left out', () => {
  const venue = openScriptedVenue();
  venue.say('ann buys 10 @ 104');
  venue.apply(requote());
  const { bids, asks } = venue.exchange.book(0, 100);
  expect(bids[0]).toEqual([104, 10]);
  expect(asks.every(([price]) => price > 104)).toBe(true);
  expect(venue.exchange.book(0, 1).lastTradeId).toBe(0);
});

test('a short purse quotes fewer levels', () => {
  const venue = openScriptedVenue();
  venue.apply(requote({ quantityLots: lots(400) }));
  const { asks } = venue.exchange.book(0, 100);
  const offered = asks.reduce((sum, [, quantity]) => sum + quantity, 0);
  expect(asks.length).toBeLessThan(5);
  expect(offered).toBeLessThanOrEqual(1000);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test('near zero there is no price below one', () => {
  const venue = openScriptedVenue();
  venue.apply(requote({ centreTicks: ticks(3), levels: 20, quantityLots: lots(1) }));
  expect(venue.exchange.book(0, 100).bids.every(([price]) => price >= 1)).toBe(true);
  expect(venue.exchange.checkInvariants()).toEqual([]);
});

test.each([
  ['a user', { accountId: 1000 }, 'unknown-account'],
  ['no market', { marketId: 3 }, 'unknown-market'],
  ['no centre', { centreTicks: ticks(0) }, 'invalid-price'],
  ['no spread', { halfSpreadTicks: 0 }, 'invalid-price'],
  ['half a step', { stepTicks: 0.5 }, 'invalid-price'],
  ['no levels', { levels: 0 }, 'invalid-quantity'],
  ['65 levels', { levels: 65 }, 'invalid-quantity'],
  ['no quantity', { quantityLots: lots(0) }, 'invalid-quantity'],
] as const)('refused: %s', (_, change, reason) => {
  const venue = openScriptedVenue();
  expect(venue.apply(requote(change)).reply).toMatchObject({ ok: false, reason });
});
