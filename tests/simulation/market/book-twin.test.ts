// The fast book against the slow one: the same orders must give the same trades, in the same order, and leave the same book.
import assert from 'node:assert/strict';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SelfTradePrevention, Side, TimeInForce } from '#lib/contract/enums.ts';
import { createExchange } from '#server/engine/exchange.ts';
import { lots, ticks, units } from '#server/engine/units.ts';

import { NaiveMarket } from './naive-market.ts';
import { driver, openingCommands, users } from '../random-commands.ts';

const owner = fc.constantFrom(...users);
const price = fc.integer({ min: 9_990, max: 10_010 });
const quantity = fc.integer({ min: 200, max: 3_000 });

const action = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('place' as const),
      owner,
      price,
      quantity,
      side: fc.constantFrom(Side.buy, Side.sell),
      timeInForce: fc.constantFrom(TimeInForce.gtc, TimeInForce.gtc, TimeInForce.postOnly, TimeInForce.ioc, TimeInForce.fok),
      prevention: fc.constantFrom(...Object.values(SelfTradePrevention)),
    }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('amend' as const), pick: fc.nat(), price, quantity }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('cancel' as const), pick: fc.nat() }) },
);

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

function play(actions: readonly Action[]): void {
  const exchange = createExchange();
  const send = driver(exchange);
  openingCommands().forEach(send);
  const naive = new NaiveMarket();
  const trades: { maker: number; taker: number; price: number; lots: number }[] = [];
  const keep = (applied: ReturnType<typeof send>): void => {
    for (const event of applied.record.events) {
      if (event.type !== 'trade-executed') continue;
      trades.push({ maker: event.maker.orderId, taker: event.taker.orderId, price: event.priceTicks, lots: event.quantityLots });
    }
  };
  for (const step of actions) {
    if (step.act === 'place') {
      const id = exchange.lastOrderId() + 1;
      const order = {
        id,
        owner: step.owner,
        side: step.side,
        timeInForce: step.timeInForce,
        prevention: step.prevention,
        price: step.price,
        left: step.quantity,
        turn: 0,
      };
      const refused =
        (step.timeInForce === TimeInForce.postOnly && naive.wouldTake(step.side, step.price)) ||
        (step.timeInForce === TimeInForce.fok && naive.offered(order) < step.quantity);
      const applied = send({
        type: 'place-order',
        accountId: step.owner,
        marketId: 0,
        side: step.side,
        kind: 'limit',
        timeInForce: step.timeInForce,
        priceTicks: ticks(step.price),
        quantityLots: lots(step.quantity),
        amountUnits: units(0n),
        clientOid: '',
        selfTradePrevention: step.prevention,
      });
      assert.equal(applied.reply.ok, !refused);
      if (!refused) naive.enter(order);
      keep(applied);
      continue;
    }
    const target = naive.orders[step.pick % Math.max(1, naive.orders.length)];
    if (target === undefined) continue;
    if (step.act === 'cancel') {
      assert.ok(send({ type: 'cancel-order', accountId: target.owner, orderId: target.id }).reply.ok);
      naive.remove(target.id);
      continue;
    }
    const open = exchange.openOrders(target.owner).find((order) => order.orderId === target.id);
    const filled = open?.filledLots ?? 0;
    const applied = send({
      type: 'amend-order',
      accountId: target.owner,
      orderId: target.id,
      priceTicks: ticks(step.price),
      quantityLots: lots(filled + step.quantity),
    });
    const same = step.price === target.price && step.quantity === target.left;
    const takes = target.timeInForce === TimeInForce.postOnly && naive.wouldTake(target.side, step.price);
    assert.equal(applied.reply.ok, !same && !takes);
    if (applied.reply.ok) naive.amend(target.id, step.price, step.quantity);
    keep(applied);
  }
  expect(trades).toEqual(naive.trades);
  const book = exchange.book(0, 1000);
  expect(book.bids).toEqual(naive.levels(Side.buy));
  expect(book.asks).toEqual(naive.levels(Side.sell));
  expect(exchange.checkInvariants()).toEqual([]);
}

test('the book and the blackboard agree on every trade and every level', () => {
  fc.assert(fc.property(fc.array(action, { minLength: 1, maxLength: 120 }), play), { numRuns: 300, seed: 20_260_101 });
});
