// The order form's arithmetic: rows worked out by hand, and a second calculation in whole-number fractions that must agree.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { searchSize } from '#tests/thorough.ts';
import { fillAgainstBook } from './orders/book-fill.ts';
import { marketOrderPrice } from './prices/market-order-price.ts';
import { maxBuyQuantity, maxSellQuantity } from './orders/max-quantity.ts';
import { limitProblem, orderAmount, orderAmountLimits, quantityFromAmount } from './orders/order-amount.ts';
import { percentOfWhole, quantityFromPercent, sizeFromBalancePercent } from './orders/quantity-from-percent.ts';
import { isMultiple, roundQuantity, snapPrice } from './amounts/round-quantity.ts';
import { spotOrderCost } from './spot/spot-order-cost.ts';

describe('rounding to the market', () => {
  test('quantities go down', () => {
    expect(roundQuantity('0.99999', 4)).toBe('0.9999');
    expect(roundQuantity('12', 4)).toBe('12');
    expect(roundQuantity('0.00009', 4)).toBe('0');
    expect(['', '-1', '1e3', 'NaN', '１', '.5', '1.'].map((text) => roundQuantity(text, 4))).toEqual(Array(7).fill(null));
  });

  test('prices go down to the step, and a price of nothing is none', () => {
    expect(snapPrice('97543.129', '0.01')).toBe('97543.12');
    expect(snapPrice('1.04', '0.05')).toBe('1');
    expect(snapPrice('0.049', '0.05')).toBe(null);
    expect(snapPrice('5', '0')).toBe(null);
    expect(isMultiple('1.05', '0.05')).toBe(true);
    expect(isMultiple('1.06', '0.05')).toBe(false);
    expect(isMultiple('0', '0.05')).toBe(false);
  });
});

describe('the percent slider', () => {
  test.each([
    // whole, percent, decimals, form, helper
    ['1.23456789', '100', 4, '1.2345', '1.2345'],
    ['1.2345', '50', 4, '0.6173', '0.6173'], // 0.61725: half up and up agree
    ['1.2341', '50', 4, '0.6171', '0.6171'], // 0.61705
    ['1', '33', 1, '0.3', '0.4'], // 0.33
    ['1', '36', 1, '0.4', '0.4'], // 0.36
    ['0.00006', '90', 4, '0', '0'], // would round up to more than there is
    ['1.99', '99', 0, '1', '1'], // 1.9701 would be 2
    ['10', '0', 4, '0', '0'],
    ['0', '100', 4, '0', '0'],
  ] as const)('%s at %s %% to %i decimals', (whole, percent, decimals, form, helper) => {
    expect(quantityFromPercent({ whole, percent, decimals })).toBe(form);
    expect(sizeFromBalancePercent({ whole, percent, decimals })).toBe(helper);
  });

  test('refuses what is no share', () => {
    expect(quantityFromPercent({ whole: '1', percent: '101', decimals: 4 })).toBe(null);
    expect(quantityFromPercent({ whole: 'x', percent: '10', decimals: 4 })).toBe(null);
  });

  test('the handle', () => {
    expect(percentOfWhole('0.25', '1')).toBe(25);
    expect(percentOfWhole('2', '1')).toBe(100);
    expect(percentOfWhole('1', '0')).toBe(0);
    expect(percentOfWhole('1', '3')).toBe(33);
  });
});

describe('amounts', () => {
  test('price times quantity is exact', () => {
    expect(orderAmount('97543.12', '0.123456')).toBe('12042.28342272'); // 97543.12 × 0.123456, by long multiplication
    expect(orderAmount('', '1')).toBe(null);
    expect(quantityFromAmount('100', '3', 4)).toBe('33.3333');
    expect(quantityFromAmount('100', '0', 4)).toBe(null);
  });

  test('limits are themselves allowed', () => {
    expect(['0.99', '1', '10000000', '10000000.01', ''].map((amount) => limitProblem(amount, orderAmountLimits))).toEqual([
      'below-minimum',
      null,
      null,
      'above-maximum',
      'below-minimum',
    ]);
  });

  test('a market order counts at the best ask', () => {
    expect(
      marketOrderPrice({
        asks: [
          ['101', '1'],
          ['102', '9'],
        ],
      }),
    ).toBe('101');
    expect(marketOrderPrice({ asks: [] })).toBe(null);
  });
});

describe('cost, fee and what is received', () => {
  const coins = { feeRate: '0.001', baseDecimals: 8, quoteDecimals: 6 };
  test('a buy pays in quote; its fee comes out of the base', () => {
    expect(spotOrderCost({ side: 'buy', price: '2000', quantity: '0.5', ...coins })).toEqual({
      pay: '1000',
      fee: '0.0005',
      receive: '0.4995',
    });
  });
  test('a sell pays in base; its fee comes out of the quote, rounded up', () => {
    // 3 × 0.333333 = 0.999999; a thousandth is 0.000999999, up to 6 decimals 0.001
    expect(spotOrderCost({ side: 'sell', price: '0.333333', quantity: '3', ...coins })).toEqual({
      pay: '3',
      fee: '0.001',
      receive: '0.998999',
    });
  });
  test('dust is eaten by its fee, not more', () => {
    expect(spotOrderCost({ side: 'buy', price: '1', quantity: '0.00000001', ...coins })?.receive).toBe('0');
    expect(spotOrderCost({ side: 'buy', price: '', quantity: '1', ...coins })).toBe(null);
  });
});

describe('against the book', () => {
  const asks = [
    ['100', '1'],
    ['101', '2'],
    ['105', '3'],
  ] as const;
  const bids = [
    ['99', '1'],
    ['98', '4'],
  ] as const;

  test('by quantity', () => {
    // 1×100 + 1.5×101 = 251.5; ÷ 2.5 = 100.6; 0.6 % from 100
    expect(fillAgainstBook(asks, { by: 'quantity', quantity: '2.5' })).toEqual({
      quantity: '2.5',
      amount: '251.5',
      averagePrice: '100.6',
      worstPrice: '101',
      slippage: '0.006',
      complete: true,
    });
  });

  test('more than there is', () => {
    // 100 + 202 + 315 = 617; ÷ 6 = 102.8333…; 2.8333 %
    expect(fillAgainstBook(asks, { by: 'quantity', quantity: '7' })).toEqual({
      quantity: '6',
      amount: '617',
      averagePrice: '102.833333333333',
      worstPrice: '105',
      slippage: '0.028333',
      complete: false,
    });
  });

  test('by amount: whole lots, never more than the amount', () => {
    // 100 buys 1; 150 left buys 1.48 at 101 (149.48)
    expect(fillAgainstBook(asks, { by: 'amount', amount: '250', volumePlace: 2 })).toEqual({
      quantity: '2.48',
      amount: '249.48',
      averagePrice: '100.596774193548',
      worstPrice: '101',
      slippage: '0.005968',
      complete: true,
    });
    expect(fillAgainstBook(asks, { by: 'amount', amount: '0.5', volumePlace: 2 })?.quantity).toBe('0');
  });

  test('a sell, and a limit on the way', () => {
    expect(fillAgainstBook(bids, { by: 'quantity', quantity: '3' })?.averagePrice).toBe('98.333333333333');
    expect(fillAgainstBook(bids, { by: 'quantity', quantity: '3' }, { side: 'sell', price: '99' })).toMatchObject({
      quantity: '1',
      complete: false,
    });
    expect(fillAgainstBook(asks, { by: 'quantity', quantity: '3' }, { side: 'buy', price: '99' })).toMatchObject({
      quantity: '0',
      averagePrice: null,
      complete: false,
    });
  });

  test('an empty book and bad input', () => {
    expect(fillAgainstBook([], { by: 'quantity', quantity: '1' })).toMatchObject({ quantity: '0', slippage: '0', complete: false });
    expect(fillAgainstBook(asks, { by: 'quantity', quantity: '' })).toBe(null);
  });
});

describe('the most one can trade', () => {
  const bounds = { price: '3', volumePlace: 4, maxQuantity: '1000', maxAmount: '10000000' };
  test('rounds down, within the market’s maxima', () => {
    expect(maxBuyQuantity('100', bounds)).toBe('33.3333');
    expect(maxBuyQuantity('100000', bounds)).toBe('1000');
    expect(maxSellQuantity('7.77777', bounds)).toBe('7.7777');
    expect(maxSellQuantity('500', { ...bounds, price: '97000' })).toBe('103.0927'); // 10,000,000 ÷ 97,000
    expect([maxBuyQuantity('', bounds), maxBuyQuantity('5', { ...bounds, price: '0' }), maxSellQuantity('-1', bounds)]).toEqual([
      '0',
      '0',
      '0',
    ]);
  });
});

describe('twin: the same answers from whole-number fractions', () => {
  const scale = 10n ** 8n;
  const text = (value: bigint): string => `${value / scale}.${(value % scale).toString().padStart(8, '0')}`;
  const scaled = (written: string): bigint => {
    const [whole = '0', fraction = ''] = written.split('.');
    return BigInt(whole) * scale + BigInt(fraction.padEnd(8, '0'));
  };
  const some = fc.bigInt({ min: 1n, max: 10n ** 15n });

  test('percent, amount to quantity, and fee', () => {
    fc.assert(
      fc.property(some, some, fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 8 }), (whole, price, percent, decimals) => {
        const unit = 10n ** BigInt(8 - decimals);
        const max = (whole / unit) * unit;
        const exact = whole * BigInt(percent);
        const half = ((2n * exact + 100n * unit) / (200n * unit)) * unit;
        const up = ((exact + 100n * unit - 1n) / (100n * unit)) * unit;
        const of = { whole: text(whole), percent: String(percent), decimals };
        expect(scaled(quantityFromPercent(of) ?? '')).toBe(half < max ? half : max);
        expect(scaled(sizeFromBalancePercent(of) ?? '')).toBe(up < max ? up : max);
        expect(scaled(quantityFromAmount(text(whole), text(price), decimals) ?? '')).toBe(((whole * scale) / (price * unit)) * unit);
        const cost = spotOrderCost({
          side: 'sell',
          price: text(price),
          quantity: text(whole),
          feeRate: '0.001',
          baseDecimals: 8,
          quoteDecimals: 8,
        });
        expect(scaled(cost?.fee ?? '')).toBe((whole * price + scale * 1000n - 1n) / (scale * 1000n));
      }),
      { numRuns: searchSize({ quick: 6_000, thorough: 20_000 }) },
    );
  });

  test('walking the book', () => {
    const level = fc.record({ gap: fc.bigInt({ min: 1n, max: 10n ** 9n }), quantity: fc.bigInt({ min: 1n, max: 10n ** 10n }) });
    fc.assert(
      fc.property(fc.array(level, { maxLength: 12 }), fc.bigInt({ min: 1n, max: 10n ** 11n }), (gaps, wanted) => {
        let price = 10n ** 9n;
        const ladder = gaps.map(({ gap, quantity }) => ({ price: (price += gap), quantity }));
        const book = ladder.map((one) => [text(one.price), text(one.quantity)] as const);
        let left = wanted;
        let amount = 0n;
        for (const one of ladder) {
          const taken = left < one.quantity ? left : one.quantity;
          left -= taken;
          amount += taken * one.price;
        }
        const fill = fillAgainstBook(book, { by: 'quantity', quantity: text(wanted) });
        expect(scaled(fill?.quantity ?? '')).toBe(wanted - left);
        expect(fill?.complete).toBe(left === 0n);
        const [whole = '0', fraction = ''] = (fill?.amount ?? '').split('.');
        expect(BigInt(whole) * scale * scale + BigInt(fraction.padEnd(16, '0'))).toBe(amount);
      }),
      { numRuns: 5000 },
    );
  });
});
