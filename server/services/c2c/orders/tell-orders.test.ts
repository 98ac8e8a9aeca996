// The messages that people get of their orders with other people: each step is told to whoever has not taken it.
import { expect, test } from 'vitest';

import type { C2cEvent, C2cOrderMoved } from '#server/engine/c2c/c2c-event.ts';
import { units } from '#server/engine/units.ts';
import { tellC2cOrders } from './tell-orders.ts';

const nowMs = 1_700_000_000_000;
const buyerId = 1000;
const sellerId = 1001;
const people = new Map([
  [buyerId, 'the buyer'],
  [sellerId, 'the seller'],
]);
const parties = { orderId: 12, advertId: 3, buyerId, sellerId, units: units(100n) } as const;
const standing = { cancelAskedBy: null, decidedFor: null, isReopened: false, dueMs: null } as const;
const moved = (change: Pick<C2cOrderMoved, 'cause' | 'by' | 'state'>): C2cOrderMoved => ({
  type: 'c2c-order-moved',
  ...parties,
  ...standing,
  ...change,
});

async function told(events: readonly C2cEvent[], { timeMs = nowMs, fails = 0 } = {}): Promise<readonly string[]> {
  const put: string[] = [];
  let failures = fails;
  const tell = tellC2cOrders({
    userOf: async (accountId) => people.get(accountId) ?? null,
    putOnce: async (userId, kind, { orderId = '', venue = '' }, name) => {
      failures -= 1;
      if (failures >= 0) throw new Error('no room');
      put.push(`${userId} ${kind} ${orderId} ${venue} ${name}`);
    },
    venue: 'paper',
    now: () => nowMs,
    log: { error: (_about, text) => void put.push(text) },
  });
  for (const event of events) tell([{ sequence: 42, timeMs, events: [event] }]);
  await new Promise((resolve) => setImmediate(resolve));
  return put;
}
const line = (role: 'buyer' | 'seller', kind: string): string => `the ${role} ${kind} 12 paper c2c paper 12 42 ${role}`;

test('the advertiser is told of an order, and of coins that have changed hands', async () => {
  const placed = { ...parties, assetId: 1, price: '0.92', currency: 'EUR', payUnits: units(64n), methodIds: [1], payByMs: nowMs } as const;
  const swapped = { ...parties, assetId: 1, price: '0.001', quoteAssetId: 2, quoteUnits: units(7n) } as const;
  expect(await told([{ type: 'c2c-order-placed', taker: 'buyer', ...placed }])).toEqual([line('seller', 'c2cPlaced')]);
  expect(await told([{ type: 'c2c-order-placed', taker: 'seller', ...placed }])).toEqual([line('buyer', 'c2cPlaced')]);
  expect(await told([{ type: 'c2c-coins-swapped', taker: 'buyer', ...swapped }])).toEqual([line('seller', 'c2cReleased')]);
});

test.each([
  [{ cause: 'mark-paid', by: 'buyer', state: 'paid' }, [line('seller', 'c2cPaid')]],
  [{ cause: 'unmark-paid', by: 'buyer', state: 'waiting' }, [line('seller', 'c2cUnpaid')]],
  [{ cause: 'ask-cancel', by: 'seller', state: 'paid' }, [line('buyer', 'c2cCancelAsked')]],
  [{ cause: 'decline-cancel', by: 'buyer', state: 'paid' }, [line('seller', 'c2cNotCancelled')]],
  [{ cause: 'accept-cancel', by: 'buyer', state: 'cancelled' }, [line('seller', 'c2cCancelled')]],
  [{ cause: 'appeal', by: 'seller', state: 'appealed' }, [line('buyer', 'c2cAppealed')]],
  [{ cause: 'object', by: 'buyer', state: 'appealed' }, [line('seller', 'c2cAppealed')]],
  [{ cause: 'decide', by: null, state: 'decided' }, [line('buyer', 'c2cDecided'), line('seller', 'c2cDecided')]],
  [{ cause: 'carry-out', by: null, state: 'released' }, [line('buyer', 'c2cReleased'), line('seller', 'c2cReleased')]],
  [{ cause: 'lapse', by: null, state: 'cancelled' }, [line('buyer', 'c2cCancelled'), line('seller', 'c2cCancelled')]],
  [{ cause: 'lapse', by: null, state: 'paid' }, [line('buyer', 'c2cNotCancelled'), line('seller', 'c2cNotCancelled')]],
  [{ cause: 'expire', by: null, state: 'expired' }, [line('buyer', 'c2cExpired'), line('seller', 'c2cExpired')]],
  [{ cause: 'release', by: 'seller', state: 'released' }, [line('buyer', 'c2cReleased')]],
] as const)('%j', async (change, expected) => {
  expect(await told([moved(change)])).toEqual(expected);
});

test('nobody is told of yesterday; what fails does not hold up the next', async () => {
  const paid = moved({ cause: 'mark-paid', by: 'buyer', state: 'paid' });
  expect(await told([paid], { timeMs: nowMs - 86_400_001 })).toEqual([]);
  expect(await told([paid, paid], { fails: 1 })).toEqual([
    'somebody could not be told of an order with another one',
    line('seller', 'c2cPaid'),
  ]);
});
