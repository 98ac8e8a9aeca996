// The steps of a merchant of the house: in every state and role the step that it takes, and the time of it.
import { expect, test } from 'vitest';

import type { C2cRole } from '#lib/contract/c2c/order-steps.ts';
import { merchantAnswer } from './merchant-answer.ts';

const merchant = { answers: { least: 2, most: 8 } };
const placedMs = 1_000_000;
const paidMs = 1_060_000;

type Order = Parameters<typeof merchantAnswer>[2];
const order = (change: Partial<Order>): Order => ({
  orderId: 0,
  state: 'waiting',
  cancelAskedBy: null,
  decidedFor: null,
  placedMs,
  paidMs: null,
  ...change,
});

test.each<[what: string, role: C2cRole, change: Partial<Order>, answer: ReturnType<typeof merchantAnswer>]>([
  ['a buyer has to pay', 'seller', {}, null],
  ['a buyer has paid', 'seller', { state: 'paid', paidMs }, { step: 'release', dueMs: paidMs + 2000 }],
  [
    'a buyer would rather not',
    'seller',
    { state: 'paid', paidMs, cancelAskedBy: 'buyer' },
    { step: 'accept-cancel', dueMs: placedMs + 2000 },
  ],
  ['a buyer appeals', 'seller', { state: 'appealed', paidMs }, { step: 'release', dueMs: paidMs + 2000 }],
  [
    'an operator was for the buyer',
    'seller',
    { state: 'decided', decidedFor: 'buyer', paidMs },
    { step: 'accept-decision', dueMs: placedMs + 2000 },
  ],
  ['an operator was for it', 'seller', { state: 'decided', decidedFor: 'seller', paidMs }, null],
  ['it has to pay', 'buyer', {}, { step: 'mark-paid', dueMs: placedMs + 2000 }],
  ['a seller would rather not, unpaid', 'buyer', { cancelAskedBy: 'seller' }, { step: 'accept-cancel', dueMs: placedMs + 2000 }],
  [
    'a seller would rather not, paid',
    'buyer',
    { state: 'paid', paidMs, cancelAskedBy: 'seller' },
    { step: 'decline-cancel', dueMs: placedMs + 2000 },
  ],
  ['a seller has to let go', 'buyer', { state: 'paid', paidMs }, null],
  ['a seller appeals', 'buyer', { state: 'appealed', paidMs }, null],
  [
    'a seller appeals and asks to cancel',
    'buyer',
    { state: 'appealed', paidMs, cancelAskedBy: 'seller' },
    { step: 'accept-cancel', dueMs: placedMs + 2000 },
  ],
  ['its own request waits', 'buyer', { state: 'paid', paidMs, cancelAskedBy: 'buyer' }, null],
  [
    'an operator was for the seller',
    'buyer',
    { state: 'decided', decidedFor: 'seller', paidMs },
    { step: 'accept-decision', dueMs: placedMs + 2000 },
  ],
  ['an order is over', 'seller', { state: 'released', paidMs }, null],
])('%s', (_, role, change, answer) => {
  expect(merchantAnswer(merchant, role, order(change))).toEqual(answer);
});

test('it answers within its bounds, at a time that follows from the order', () => {
  const delays = Array.from(
    { length: 500 },
    (_unused, orderId) => (merchantAnswer(merchant, 'buyer', order({ orderId }))?.dueMs ?? 0) - placedMs,
  );
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(2000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(8000);
  expect(new Set(delays).size).toBeGreaterThan(400);
});
