// The list of orders that time goes on with, against one that is sorted anew each time.
import { expect, test } from 'vitest';

import { randomSource } from '#tests/simulation/random-commands.ts';
import { DueOrders } from './due-orders.ts';

test('the first ones are found by time and number, whatever was set and taken out before', () => {
  const random = randomSource(5);
  const due = new DueOrders();
  const times = new Map<number, number>();
  for (let round = 0; round < 3000; round += 1) {
    const orderId = random(40);
    const dueMs = random(5) === 0 ? Number.POSITIVE_INFINITY : random(20);
    if (random(3) === 0) {
      due.remove(orderId);
      times.delete(orderId);
    } else {
      due.set(orderId, dueMs);
      times.set(orderId, dueMs);
    }
    const sorted = [...times]
      .filter(([, timeMs]) => Number.isFinite(timeMs))
      .toSorted(([one, at], [other, then]) => at - then || one - other);
    expect(due.earliestMs()).toBe(sorted[0]?.[1] ?? Number.POSITIVE_INFINITY);
    for (const nowMs of [-1, 0, 9, 10, 19]) {
      const expected = sorted.filter(([, timeMs]) => timeMs <= nowMs).map(([one]) => one);
      expect(due.due(nowMs, 100)).toEqual(expected);
      expect(due.due(nowMs, 3)).toEqual(expected.slice(0, 3));
    }
  }
});
