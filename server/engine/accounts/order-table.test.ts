// The table of orders against a plain map: whatever is added and removed, both know the same.
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { AccountKind } from '../identity/account-kind.ts';
import { newAccount, type Order } from './account.ts';
import { OrderTable } from './order-table.ts';

const account = newAccount(1000, AccountKind.user, 0);
const orderOf = (orderId: number): Order => ({
  orderId,
  account,
  marketId: 0,
  side: 'buy',
  kind: 'limit',
  timeInForce: 0,
  priceTicks: 1,
  quantityLots: 1,
  filledLots: 0,
  clientOid: '',
  selfTradePrevention: 'cancel-taker',
  extra: null,
  holding: null,
  slot: -1,
});

test('agrees with a map, over pages that come and go', () => {
  const id = fc.oneof(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1023, 1024, 1025, 2047, 2048, 2_000_000));
  fc.assert(
    fc.property(fc.array(id, { maxLength: 400 }), (ids) => {
      const [table, map] = [new OrderTable(), new Map<number, Order>()];
      // An id that comes again is removed.
      for (const one of ids) {
        if (map.delete(one)) table.remove(one);
        else {
          const order = orderOf(one);
          map.set(one, order);
          table.add(order);
        }
        expect(table.get(one)).toBe(map.get(one));
      }
      expect(table.size).toBe(map.size);
      expect([...table.values()].map((order) => order.orderId)).toEqual([...map.keys()].toSorted((a, b) => a - b));
      for (const one of [0, -1, 7, 1024, 4999, 2_000_000, 3_000_000]) expect(table.get(one)).toBe(map.get(one));
    }),
  );
});

test('ids beyond 32 bits, no number and halves are found nowhere', () => {
  const table = new OrderTable();
  table.add(orderOf(5));
  for (const id of [2 ** 32 + 5, 5.5, -5, Number.NaN, Number.POSITIVE_INFINITY]) expect(table.get(id)).toBeUndefined();
});
