// Orders between the two people of the sample venue, as far as the core knows them.
import type { C2cOrderAnswer, C2cOrderDetail } from '#lib/contract/c2c/order-answer.ts';
import type { Command } from '#server/engine/command.ts';
import type { Exchange } from '#server/engine/exchange.ts';
import { units } from '#server/engine/units.ts';

/** The account, 1000 where none is named, buys of 1001. A name makes an order once. */
export const sampleSale = (name: number, accountId = 1000): Command => ({
  type: 'place-c2c-order',
  accountId,
  makerId: 1001,
  side: 'buy',
  assetId: 1,
  units: units(100n),
  advertId: 1,
  advertUnits: units(10_000n),
  price: '60000',
  clientOid: `people-${name}`,
  currency: 'EUR',
  payUnits: units(6n),
  methodIds: [1],
  payMinutes: 15,
});

export const sampleC2cOrders = (exchange: Pick<Exchange, 'c2cOrders'>, accountId: number): C2cOrderAnswer[] =>
  exchange.c2cOrders(accountId).map(({ orderId, role, state, cancelAskedBy, decidedFor, payByMs }) => ({
    orderId: String(orderId),
    advertId: '1',
    role,
    state,
    coin: 'BTC',
    quantity: '0.000001',
    quote: 'EUR',
    price: '60000',
    amount: '0.06',
    cancelAskedBy,
    decidedFor,
    payByMs,
    dueMs: payByMs + 1,
    placedMs: 1_700_000_000_000,
    paidMs: null,
    endedMs: null,
    counterpart: {
      nickname: 'Bob',
      isHouse: false,
      doneIn30Days: 0,
      completionPercent: null,
      releaseSeconds: null,
      paySeconds: null,
      ratings: 0,
      positivePercent: null,
    },
  }));

export function sampleC2cOrder(exchange: Pick<Exchange, 'c2cOrders'>, accountId: number, orderId: string): C2cOrderDetail | null {
  const order = sampleC2cOrders(exchange, accountId).find((one) => one.orderId === orderId);
  return order === undefined ? null : { ...order, history: [], steps: [], payment: [], payerName: null, ratings: [] };
}
