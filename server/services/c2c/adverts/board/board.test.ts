// The order in which adverts are found, against one that sorts them all; and that whole blocks passed over hide nobody.
import { Decimal } from 'decimal.js';
import { expect, test } from 'vitest';

import { createBoard, type OnBoard, type Sought } from './board.ts';

/** A stream of numbers from 0 to 1 that is the same each time. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

const advert = (advertId: number, change: Partial<OnBoard> = {}): OnBoard => ({
  advertId,
  userId: `user ${advertId}`,
  side: 'sell',
  coin: 'USDT',
  quote: 'EUR',
  price: '0.92',
  premium: 0,
  completion: 90,
  available: 1000,
  minimum: 10,
  maximum: 500,
  schemes: ['sepa'],
  hours: null,
  ...change,
});

const sought = (change: Partial<Sought> = {}): Sought => ({
  side: 'sell',
  coin: 'USDT',
  quote: 'EUR',
  amount: null,
  schemes: [],
  index: null,
  minute: 0,
  ...change,
});

const boardOf = (...list: readonly OnBoard[]) => {
  const board = createBoard();
  for (const one of list) board.put(one);
  return board;
};

test('takers who buy find the lowest price first, those who sell the highest, then who completes more, then the older advert', () => {
  const list = [
    advert(1, { price: '0.93' }),
    advert(2, { completion: 80 }),
    advert(3, { completion: 95 }),
    advert(4, { completion: 95 }),
    advert(5, { completion: -1 }),
  ];
  const bought = list.map((one): OnBoard => ({ ...one, side: 'buy' }));
  expect([...boardOf(...list).walk(sought())]).toEqual([3, 4, 2, 5, 1]);
  expect([...boardOf(...bought).walk(sought({ side: 'buy' }))]).toEqual([1, 3, 4, 2, 5]);
});

test('one that floats to the price of a fixed one stands where its completion puts it', () => {
  const floating = { price: null, premium: 150 };
  // 1.5 % over 0.8 is 0.812.
  const board = boardOf(
    advert(1, { price: '0.812', completion: 70 }),
    advert(2, { ...floating, completion: 80 }),
    advert(3, { price: '0.812', completion: 90 }),
    advert(4, { price: null, premium: -1 }),
  );
  expect([...board.walk(sought({ index: '0.8' }))]).toEqual([4, 3, 2, 1]);
  expect([...board.walk(sought())]).toEqual([3, 1]);
});

test('what is available bounds an order, and one with less than its minimum is not found', () => {
  const board = boardOf(
    advert(1, { available: 100 }),
    advert(2, { available: 10 }),
    advert(3, { hours: { fromMinute: 1380, toMinute: 60 } }),
  );
  expect([...board.walk(sought({ amount: 92 }))]).toEqual([1, 3]);
  expect([...board.walk(sought({ amount: 93 }))]).toEqual([3]);
  expect([...board.walk(sought({ minute: 60 }))]).toEqual([1]);
  expect([...board.walk(sought({ minute: 1380 }))]).toEqual([1, 3]);
  expect([...board.walk(sought({ amount: 501 }))]).toEqual([]);
});

test('what has changed is found as it is, what was removed is not', () => {
  const board = boardOf(advert(1), advert(2, { userId: 'user 1' }));
  board.put(advert(1, { price: '0.91' }));
  expect([...board.walk(sought())]).toEqual([1, 2]);
  board.put(advert(1, { price: '0.95' }));
  expect([...board.walk(sought())]).toEqual([2, 1]);
  board.put(advert(3, { completion: 99 }));
  board.setCompletion('user 1', 100);
  expect([...board.walk(sought())]).toEqual([2, 3, 1]);
  board.remove(2);
  expect([...board.walk(sought())]).toEqual([3, 1]);
  expect([...board.walk(sought({ quote: 'USD' }))]).toEqual([]);
});

test.each([1, 2, 3])('of thousands, seed %s, the same are found as by whoever looks at all of them', (seed) => {
  const next = numbersFrom(seed);
  const upTo = (most: number): number => Math.floor(next() * most);
  const schemes = ['sepa', 'wise', 'revolut', 'paypal'];
  const board = createBoard();
  const all = new Map<number, OnBoard>();
  const side = seed % 2 === 0 ? 'buy' : 'sell';
  for (let step = 0; step < 4000; step += 1) {
    const advertId = 1 + upTo(2500);
    if (next() < 0.2) {
      all.delete(advertId);
      board.remove(advertId);
      continue;
    }
    const minimum = 1 + upTo(200);
    const one = advert(advertId, {
      side,
      price: next() < 0.5 ? null : new Decimal(80 + upTo(40)).div(100).toFixed(),
      premium: upTo(400) - 200,
      completion: upTo(4) * 25,
      available: upTo(800),
      minimum,
      maximum: minimum + upTo(300),
      schemes: schemes.filter(() => next() < 0.3),
    });
    all.set(advertId, one);
    board.put(one);
  }
  for (let round = 0; round < 40; round += 1) {
    const index = next() < 0.2 ? null : '0.925';
    const asked = sought({ side, index, amount: next() < 0.3 ? null : 1 + upTo(500), schemes: schemes.filter(() => next() < 0.3) });
    const priceOf = ({ price, premium }: OnBoard): Decimal =>
      price === null ? new Decimal(10_000 + premium).times('0.0000925') : new Decimal(price);
    const wanted = [...all.values()]
      .filter((one) => {
        if (one.price === null && index === null) return false;
        const largest = Decimal.min(one.maximum, priceOf(one).times(one.available));
        if (largest.lt(one.minimum)) return false;
        if (asked.amount !== null && (asked.amount < one.minimum || largest.lt(asked.amount))) return false;
        return asked.schemes.length === 0 || asked.schemes.some((scheme) => one.schemes.includes(scheme));
      })
      .toSorted((one, other) => {
        const dearer = priceOf(one).cmp(priceOf(other)) * (side === 'sell' ? 1 : -1);
        return dearer || other.completion - one.completion || one.advertId - other.advertId;
      })
      .map(({ advertId }) => advertId);
    expect([...board.walk(asked)]).toEqual(wanted);
  }
});
