// The bare book against a plain list of orders: thousands of orders, prices far apart, ids beyond 32 bits.
import assert from 'node:assert/strict';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { Side } from '#lib/contract/enums.ts';
import { OrderBook } from './order-book.ts';

type Listed = { readonly id: number; readonly side: Side; price: number; lots: number; turn: number };

/** Everything a book can be asked, from both, in the same words. */
function assertSame(book: OrderBook, list: readonly Listed[]): void {
  assert.equal(book.orderCount, list.length);
  for (const side of [Side.buy, Side.sell]) {
    const better = side === Side.buy ? -1 : 1;
    const queue = list.filter((order) => order.side === side).toSorted((a, b) => (a.price - b.price) * better || a.turn - b.turn);
    const walked: Listed['id'][] = [];
    const levels = book.side(side);
    for (let rank = 0; rank < levels.count; rank += 1) {
      for (let slot = levels.headOf(levels.ranked(rank)); slot !== -1; slot = book.behind(slot)) walked.push(book.orderId(slot));
    }
    assert.deepEqual(
      walked,
      queue.map((order) => order.id),
    );
    assert.equal(book.bestPrice(side), queue[0]?.price ?? 0);
    assert.equal(book.front(side) === -1 ? undefined : book.orderId(book.front(side)), queue[0]?.id);
    const sums = new Map<number, number>();
    for (const { price, lots } of queue) sums.set(price, (sums.get(price) ?? 0) + lots);
    for (const [price, lots] of sums) assert.equal(book.lotsAt(side, price), lots);
    assert.equal(levels.count, sums.size);
  }
}

const firstId = 2 ** 32 - 20;
/** Clustered at a touch, and anywhere up to the greatest price. */
const price = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 990, max: 1010 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) },
);
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      what: fc.constant('add' as const),
      side: fc.constantFrom(Side.buy, Side.sell),
      price,
      lots: fc.integer({ min: 1, max: 9 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('reduce' as const), pick: fc.nat(), lots: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('remove' as const), pick: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('move' as const), pick: fc.nat(), price, lots: fc.integer({ min: 1, max: 9 }) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

function play(acts: readonly Act[], check: (turn: number) => boolean): void {
  const book = new OrderBook();
  let list: Listed[] = [];
  const slots = new Map<number, number>();
  for (const [turn, one] of acts.entries()) {
    const id = firstId + turn;
    const picked = one.what === 'add' ? undefined : list[one.pick % Math.max(1, list.length)];
    if (one.what === 'add') {
      slots.set(id, book.add(id, one.side, one.price, one.lots));
      list.push({ id, side: one.side, price: one.price, lots: one.lots, turn });
    } else if (picked !== undefined) {
      const slot = slots.get(picked.id) ?? -1;
      assert.deepEqual([book.price(slot), book.remaining(slot), book.isBid(slot)], [picked.price, picked.lots, picked.side === Side.buy]);
      if (one.what === 'move') {
        book.move(slot, one.price, one.lots);
        Object.assign(picked, { price: one.price, lots: one.lots, turn });
      } else if (one.what === 'remove' || one.lots >= picked.lots) {
        if (one.what === 'remove') book.remove(slot);
        else book.reduce(slot, picked.lots);
        list = list.filter((order) => order !== picked);
      } else {
        book.reduce(slot, one.lots);
        picked.lots -= one.lots;
      }
    }
    if (check(turn)) assertSame(book, list);
  }
  assertSame(book, list);
}

test('agrees with a plain list after every act', () => {
  const same = fc.property(fc.array(act, { maxLength: 150 }), (acts) => play(acts, () => true));
  expect(fc.check(same, { numRuns: 150, seed: 31 })).toMatchObject({ failed: false });
});

test('agrees with it when both have grown to thousands of orders and levels', () => {
  const acts = fc.sample(act, { numRuns: 12_000, seed: 32 });
  expect(() => play([...acts.filter(({ what }) => what === 'add'), ...acts], (turn) => turn % 1_500 === 0)).not.toThrow();
});

test('a book of 100,000 levels finds, inserts and closes in the middle', () => {
  const book = new OrderBook();
  const slots = Array.from({ length: 100_000 }, (_, at) => book.add(at + 1, Side.sell, 1_000_000_000 - (at + 1) * 7, 1));
  expect(book.bestPrice(Side.sell)).toBe(1_000_000_000 - 700_000);
  book.add(100_001, Side.sell, 999_999_900, 5);
  expect(book.lotsAt(Side.sell, 999_999_900)).toBe(5);
  for (let id = 50_000; id < 50_100; id += 1) book.remove(slots[id - 1] ?? -1);
  expect([book.orderCount, book.asks.count]).toEqual([99_901, 99_901]);
  expect(book.lotsAt(Side.sell, 1_000_000_000 - 50_050 * 7)).toBe(0);
});
