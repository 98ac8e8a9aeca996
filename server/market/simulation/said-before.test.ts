// A quote or reference price that says the same again is no command; one that may have been taken away is said again.
import { expect, test } from 'vitest';

import type { Command } from '#server/engine/command.ts';
import { lots, ticks } from '#server/engine/units.ts';
import { createSaidBefore, type BookFront } from './said-before.ts';

const quote = (change: { centre?: number; halfSpread?: number; quantity?: number; seed?: number } = {}): Command => ({
  type: 'requote-market',
  accountId: 2,
  marketId: 0,
  centreTicks: ticks(change.centre ?? 100),
  halfSpreadTicks: change.halfSpread ?? 1,
  levels: 5,
  stepTicks: 2,
  quantityLots: lots(change.quantity ?? 10),
  seed: change.seed ?? 7,
});
const reference = (price: number): Command => ({ type: 'set-reference-price', marketId: 0, priceTicks: ticks(price) });
const front: BookFront = { bid: 99, ask: 101, lastTradeId: '5' };

test('the same quote over the same book is said twice: once to make it, once because making it has changed the book', () => {
  const said = createSaidBefore();
  const empty: BookFront = { bid: null, ask: null, lastTradeId: '5' };
  expect([empty, front, front, front].map((one) => said.fresh([quote()], 0, one).length)).toEqual([1, 1, 0, 0]);
});

test.each([
  ['another middle', quote({ centre: 101 }), front],
  ['another spread', quote({ halfSpread: 2 }), front],
  ['another size', quote({ quantity: 11 }), front],
  ['another seed', quote({ seed: 8 }), front],
  ['a trade since', quote(), { ...front, lastTradeId: '6' }],
  ['another best bid', quote(), { ...front, bid: 98 }],
  ['another best ask', quote(), { ...front, ask: null }],
  ['nothing known of trades', quote(), { bid: 99, ask: 101 }],
])('%s: it is said', (_, command, seen) => {
  const said = createSaidBefore();
  for (let time = 0; time < 3; time += 1) said.fresh([quote()], 0, front);
  expect(said.fresh([command], 0, seen)).toEqual([command]);
});

test('a reference price is said when it changes; markets are told apart, and orders are always said', () => {
  const said = createSaidBefore();
  const order: Command = { type: 'cancel-order', accountId: 3, orderId: 1 };
  const counts = [reference(100), reference(100), reference(101), reference(100)].map((one) => said.fresh([one, order], 0, front).length);
  expect(counts).toEqual([2, 1, 2, 2]);
  expect(said.fresh([reference(100)], 1, front)).toHaveLength(1);
});
