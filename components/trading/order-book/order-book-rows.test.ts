// Grouping, running totals and the cost of sweeping, worked out by hand.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { buildLadder, groupingText } from './book-ladder.ts';
import { groupLevels, groupings } from './group-levels.ts';
import { scaledInteger, scaledText } from './scaled-integer.ts';
import { sweepTo } from './sweep.ts';

const market = { pricePlace: 2, tickSize: '0.01', volumePlace: 3 };
const book = {
  bids: [
    ['100.09', '1.000'],
    ['100.01', '2.500'],
    ['99.99', '4.000'],
    ['99.90', '0.500'],
  ],
  asks: [
    ['100.11', '0.250'],
    ['100.20', '0.750'],
    ['100.21', '1.000'],
  ],
} satisfies { bids: [string, string][]; asks: [string, string][] };

describe('integers of a market', () => {
  test.each([
    ['96000.5', 2, 9600050],
    ['0.01', 2, 1],
    ['7', 3, 7000],
    ['1.2399', 2, 123],
    ['1e3', 2, null],
    ['', 2, null],
    ['-1', 2, null],
    ['99999999999999999', 2, null],
  ])('%s at %i decimals is %s', (text, decimals, expected) => {
    expect(scaledInteger(text, decimals)).toBe(expected);
  });

  test.each([
    [9600050, 2, '96000.50'],
    [5, 3, '0.005'],
    [12, 0, '12'],
  ])('%i at %i decimals is written %s', (value, decimals, expected) => {
    expect(scaledText(value, decimals)).toBe(expected);
  });
});

describe('grouping', () => {
  test('one tick leaves the book as it is', () => {
    expect(groupLevels(book.bids, 'bids', market, 1, 9)).toEqual([
      { price: 10009, quantity: 1000 },
      { price: 10001, quantity: 2500 },
      { price: 9999, quantity: 4000 },
      { price: 9990, quantity: 500 },
    ]);
  });

  test('bids go down to their step, asks up to theirs', () => {
    expect(groupLevels(book.bids, 'bids', market, 10, 9)).toEqual([
      { price: 10000, quantity: 3500 },
      { price: 9990, quantity: 4500 },
    ]);
    expect(groupLevels(book.asks, 'asks', market, 10, 9)).toEqual([
      { price: 10020, quantity: 1000 },
      { price: 10030, quantity: 1000 },
    ]);
    expect(groupLevels(book.asks, 'asks', market, 1000, 9)).toEqual([{ price: 11000, quantity: 2000 }]);
  });

  test('the last group shown holds everything that belongs to it', () => {
    expect(groupLevels(book.bids, 'bids', market, 10, 1)).toEqual([{ price: 10000, quantity: 3500 }]);
  });

  test('whatever the book: nothing is lost, no bid looks higher and no ask lower than it is, and groups stand in order', () => {
    const level = fc.record({ ticks: fc.integer({ min: 1, max: 1e9 }), lots: fc.integer({ min: 1, max: 1e6 }) });
    const levels = fc.uniqueArray(level, { selector: ({ ticks }) => ticks, maxLength: 200 });
    fc.assert(
      fc.property(levels, fc.constantFrom(...groupings), fc.constantFrom('bids', 'asks'), (given, grouping, side) => {
        const bids = side === 'bids';
        const sorted = given.toSorted((a, b) => (bids ? b.ticks - a.ticks : a.ticks - b.ticks));
        const texts = sorted.map(({ ticks, lots }): [string, string] => [(ticks / 100).toFixed(2), (lots / 1000).toFixed(3)]);
        const groups = groupLevels(texts, bids ? 'bids' : 'asks', market, grouping, 1000);
        const belongs =
          (price: number) =>
          ({ ticks }: { readonly ticks: number }) =>
            bids ? ticks >= price && ticks < price + grouping : ticks <= price && ticks > price - grouping;
        expect(groups.every(({ price }) => price % grouping === 0)).toBe(true);
        expect(groups.map(({ quantity }) => quantity)).toEqual(
          groups.map(({ price }) => sorted.filter(belongs(price)).reduce((sum, { lots }) => sum + lots, 0)),
        );
        expect(groups.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(sorted.reduce((sum, { lots }) => sum + lots, 0));
        expect(groups.map(({ price }) => price)).toEqual(groups.map(({ price }) => price).toSorted((a, b) => (bids ? b - a : a - b)));
      }),
    );
  });

  test('steps are written as prices', () => {
    expect(groupings.map((grouping) => groupingText(market, grouping))).toEqual(['0.01', '0.1', '1', '10']);
    expect(groupings.map((grouping) => groupingText({ pricePlace: 1, tickSize: '0.5', volumePlace: 2 }, grouping))).toEqual([
      '0.5',
      '5',
      '50',
      '500',
    ]);
    expect(groupings.map((grouping) => groupingText({ pricePlace: 8, tickSize: '0.00000001', volumePlace: 0 }, grouping))).toEqual([
      '0.00000001',
      '0.0000001',
      '0.000001',
      '0.00001',
    ]);
  });
});

describe('ladder', () => {
  const view = { market, grouping: 1, bidRows: 3, askRows: 5, own: { bids: ['99.99'], asks: [] } } as const;

  test('as many rows as asked for, totals from the best price on, bars against the larger side', () => {
    const { bids, asks, bidPercent } = buildLadder(book, view);
    expect(bids.map((row) => row?.totalText)).toEqual(['1.000', '3.500', '7.500']);
    expect(asks.map((row) => row?.totalText ?? null)).toEqual(['0.250', '1.000', '2.000', null, null]);
    expect(bids.map((row) => row?.barThousandths)).toEqual([133, 467, 1000]);
    expect(asks[2]?.barThousandths).toBe(267);
    expect(bids.map((row) => row?.own)).toEqual([false, false, true]);
    // 8 of 10: the fourth bid counts, though it has no row.
    expect(bidPercent).toBe(80);
  });

  test('the share is of all levels, whichever are shown and in whatever step', () => {
    // Bids 1 + 2.5 + 4 + 0.5 = 8, asks 2 in all.
    const further = [
      { ...view, bidRows: 1, askRows: 1 },
      { ...view, bidRows: 5, askRows: 0 },
      { ...view, bidRows: 0, askRows: 3 },
      { ...view, grouping: 1000 },
      { ...view, unit: 'quote' },
    ] as const;
    for (const shown of further) {
      const { bids, asks, bidPercent } = buildLadder(book, shown);
      expect([bids.length, asks.length, bidPercent]).toEqual([shown.bidRows, shown.askRows, 80]);
      // The bars are measured by what is seen.
      expect(Math.max(...[...bids, ...asks].map((row) => row?.barThousandths ?? 0))).toBe(1000);
    }
  });

  test('in the quote coin: every level at its own price, whatever step it is shown in', () => {
    // 1 × 100.09 + 2.5 × 100.01 = 350.115; + 4 × 99.99 + 0.5 × 99.90 = 449.91: 800.025, never rounded up.
    const { bids } = buildLadder(book, { ...view, grouping: 10, unit: 'quote' });
    expect(bids.map((row) => [row?.quantityText, row?.totalText])).toEqual([
      ['350.11', '350.11'],
      ['449.91', '800.02'],
      [undefined, undefined],
    ]);
  });

  test('an own order is marked in its group; grouped prices show no more decimals than their step', () => {
    const { bids } = buildLadder(book, { ...view, grouping: 10 });
    expect(bids.map((row) => [row?.priceText ?? null, row?.own ?? null])).toEqual([
      ['100.0', false],
      ['99.9', true],
      [null, null],
    ]);
  });

  test('an empty book has empty rows', () => {
    expect(buildLadder({ bids: [], asks: [] }, view)).toEqual({
      bids: [null, null, null],
      asks: [null, null, null, null, null],
      bidPercent: 50,
    });
  });
});

describe('sweep', () => {
  test('average, sums and distance from the best price', () => {
    // 0.25 × 100.11 + 0.75 × 100.20 = 25.0275 + 75.15 = 100.1775; best 100.11: 0.0675 ÷ 100.11 = 0.0674 %
    expect(sweepTo(book, 'asks', '100.20', market)).toEqual({
      averagePrice: '100.18',
      quantity: '1.000',
      plainQuantity: '1.000',
      amount: '100.18',
      slippage: '0.067%',
    });
    // 1 × 100.09 + 2.5 × 100.01 = 350.115; ÷ 3.5 = 100.032857; best 100.09: 0.0571 %
    expect(sweepTo(book, 'bids', '100.00', market)).toEqual({
      averagePrice: '100.03',
      quantity: '3.500',
      plainQuantity: '3.500',
      amount: '350.12',
      slippage: '0.057%',
    });
  });

  test('nothing stands there, or the price is none', () => {
    expect(sweepTo(book, 'asks', '100.10', market)).toBeNull();
    expect(sweepTo(book, 'asks', 'x', market)).toBeNull();
  });
});
