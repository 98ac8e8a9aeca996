// The state that readers can rebuild from events alone: books, balances, open orders and fees must be those of the exchange after every command.
import assert from 'node:assert/strict';

import { expect, test } from 'vitest';

import type { EventRecord, ExchangeEvent } from '#server/engine/event.ts';
import type { TradeExecuted } from '#server/engine/orders/order-event.ts';
import type { LedgerPosted } from '#server/engine/wallets/ledger-event.ts';
import { createExchange } from '#server/engine/exchange.ts';

import { searchSize } from '#tests/thorough.ts';
import { driver, openingCommands, randomCommand, randomSource, users } from './random-commands.ts';

type Open = { readonly accountId: number; quantity: number; filled: number };

/** A reader that knows nothing but the events. */
class Reader {
  /** "market side price" → lots. */
  readonly levels = new Map<string, number>();
  /** "account asset" → "available frozen". */
  readonly balances = new Map<string, string>();
  readonly open = new Map<number, Open>();
  readonly lastTradeId = new Map<number, number>();

  read({ events }: EventRecord): void {
    const levels = events.filter((event) => event.type === 'level-changed');
    const places = levels.map((level) => `${level.marketId} ${level.side} ${level.priceTicks}`);
    assert.equal(new Set(places).size, places.length);
    for (const [at, { quantityLots }] of levels.entries()) {
      const place = places[at] ?? '';
      assert.notEqual(this.levels.get(place) ?? 0, quantityLots);
      if (quantityLots === 0) this.levels.delete(place);
      else this.levels.set(place, quantityLots);
    }
    for (const event of events) this.#follow(event);
  }

  #follow(event: ExchangeEvent): void {
    if (event.type === 'ledger-posted') this.post(event);
    if (event.type === 'order-accepted')
      this.open.set(event.orderId, { accountId: event.accountId, quantity: event.quantityLots, filled: 0 });
    if (event.type === 'order-amended') this.#order(event.orderId).quantity = event.quantityLots;
    if (event.type === 'order-cancelled') {
      assert.equal(event.remainingLots, this.#left(event.orderId));
      this.open.delete(event.orderId);
    }
    if (event.type === 'trade-executed') this.#trade(event);
  }

  #order(orderId: number): Open {
    const order = this.open.get(orderId);
    assert.ok(order, `order ${orderId} is not open`);
    return order;
  }

  #left(orderId: number): number {
    const order = this.#order(orderId);
    // A market order by amount has no quantity of its own.
    return order.quantity === 0 ? 0 : order.quantity - order.filled;
  }

  #trade({ marketId, tradeId, quantityLots, maker, taker }: TradeExecuted): void {
    assert.equal(tradeId, (this.lastTradeId.get(marketId) ?? 0) + 1);
    this.lastTradeId.set(marketId, tradeId);
    assert.notEqual(maker.accountId, taker.accountId);
    for (const { orderId, remainingLots, orderFilled } of [maker, taker]) {
      const order = this.open.get(orderId);
      if (order === undefined) continue;
      order.filled += quantityLots;
      assert.equal(this.#left(orderId), remainingLots);
      if (order.quantity > 0) assert.equal(orderFilled, remainingLots === 0);
      if (orderFilled) this.open.delete(orderId);
    }
  }

  post({ entries }: LedgerPosted): void {
    for (const entry of entries) this.balances.set(`${entry.accountId} ${entry.assetId}`, `${entry.availableAfter} ${entry.frozenAfter}`);
  }
}

test('books, balances, open orders and trade numbers, over random commands', () => {
  const count = searchSize({ quick: 5_000, thorough: 20_000 });
  const exchange = createExchange();
  const send = driver(exchange);
  const reader = new Reader();
  const random = randomSource(2026);
  for (const command of openingCommands()) reader.read(send(command).record);
  for (let step = 0; step < count; step += 1) {
    reader.read(send(randomCommand(random, step, exchange.lastOrderId())).record);
    if (step % 20 !== 0) continue;
    const levels = [0, 1].flatMap((marketId) => {
      const { bids, asks } = exchange.book(marketId, 10_000);
      return [
        ...bids.map(([price, lots]) => [`${marketId} buy ${price}`, lots] as const),
        ...asks.map(([price, lots]) => [`${marketId} sell ${price}`, lots] as const),
      ];
    });
    expect(new Map(levels)).toEqual(reader.levels);
    const held = users.flatMap((user) =>
      exchange.balances(user).map(({ assetId, available, frozen }) => [`${user} ${assetId}`, `${available} ${frozen}`] as const),
    );
    for (const [key, value] of held) expect(reader.balances.get(key)).toBe(value);
    const open = users.flatMap((accountId) =>
      exchange
        .openOrders(accountId)
        .map(({ orderId, quantityLots, filledLots }) => [orderId, { accountId, quantity: quantityLots, filled: filledLots }] as const),
    );
    expect(reader.open).toEqual(new Map(open));
  }
  expect(reader.lastTradeId.get(0)).toBeGreaterThan(count / 20);
});
