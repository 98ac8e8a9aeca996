// Gains: averages against the sum of the single gains, and that a close at the break-even price leaves nothing.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { Amount } from '../amounts/amount.ts';
import { type FuturesContract, tradingFee } from './contract-value.ts';
import { averageEntry, breakEvenPrice, realizedPnl, returnOnMargin, unrealizedPnl } from './futures-pnl.ts';

const linear: FuturesContract = { settle: 'quote' };
const inverse: FuturesContract = { settle: 'coin', sizeUnit: 'usd' };
const classic = (marginCoinIndex: string, marginCoinIsBase: boolean): FuturesContract => ({
  settle: 'coin',
  sizeUnit: 'base',
  marginCoinIndex,
  marginCoinIsBase,
});
const forms = fc.constantFrom(linear, inverse, classic('2500', false), classic('1', true));
const sides = fc.constantFrom('long' as const, 'short' as const);
const cents = fc.integer({ min: 100, max: 10_000_000 }).map((count) => new Amount(count).dividedBy(100).toFixed());

test('the average entry gains what the fills gain together', () => {
  const fills = fc.array(fc.record({ size: cents, price: cents }), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(linear, inverse), sides, fills, cents, (contract, side, some, price) => {
      const size = some.reduce((sum, fill) => sum.plus(fill.size), new Amount(0)).toFixed();
      const whole = unrealizedPnl({ contract, side, size, entryPrice: averageEntry(contract, some) ?? '', price });
      const parts = some.reduce(
        (sum, fill) => sum.plus(unrealizedPnl({ contract, side, size: fill.size, entryPrice: fill.price, price }) ?? 'NaN'),
        new Amount(0),
      );
      expect(
        parts
          .minus(whole ?? 'NaN')
          .abs()
          .lessThan('0.00000000001'),
      ).toBe(true);
    }),
  );
});

/** Everything the position has made once it is closed at a price. */
function madeAt(contract: FuturesContract, price: string, terms: Parameters<typeof breakEvenPrice>[0]): Amount {
  const at = contract.settle === 'coin' && contract.sizeUnit === 'base' && contract.marginCoinIsBase ? classic(price, true) : contract;
  const fee = tradingFee({ contract: at, size: terms.size, price, feeRate: terms.takerFeeRate }) ?? 'NaN';
  const fees = new Amount(fee).plus(terms.feesPaid).toFixed();
  const close = realizedPnl({ ...terms, contract: at, price, fees, funding: terms.fundingReceived });
  return new Amount(close?.net ?? 'NaN').plus(terms.realizedPnl);
}

describe('break-even', () => {
  test('a close there leaves nothing; a little further something, a little less a loss', () => {
    let found = 0;
    const some = fc.record({
      contract: forms,
      side: sides,
      size: cents,
      entryPrice: cents,
      takerFeeRate: fc.integer({ min: 0, max: 100 }).map((rate) => new Amount(rate).dividedBy(100_000).toFixed()),
      feesPaid: fc.integer({ min: 0, max: 50 }).map((count) => new Amount(count).dividedBy(1000).toFixed()),
      fundingReceived: fc.integer({ min: -50, max: 50 }).map((count) => new Amount(count).dividedBy(1000).toFixed()),
      realizedPnl: fc.integer({ min: -50, max: 50 }).map((count) => new Amount(count).dividedBy(1000).toFixed()),
    });
    fc.assert(
      fc.property(some, (terms) => {
        const price = breakEvenPrice(terms);
        if (price === null) return;
        found += 1;
        const made = madeAt(terms.contract, price, terms);
        expect(made.abs().lessThan('0.000000001')).toBe(true);
        const better = new Amount(price)
          .times(terms.side === 'long' ? '1.00001' : '0.99999')
          .toDecimalPlaces(30)
          .toFixed();
        const worse = new Amount(price)
          .times(terms.side === 'long' ? '0.99999' : '1.00001')
          .toDecimalPlaces(30)
          .toFixed();
        expect(madeAt(terms.contract, better, terms).greaterThan(made)).toBe(true);
        expect(madeAt(terms.contract, worse, terms).lessThan(made)).toBe(true);
      }),
    );
    expect(found).toBeGreaterThan(50);
  });

  test('none where what was made before is more than any price can take', () => {
    const terms = { contract: linear, side: 'long', size: '1', entryPrice: '100', takerFeeRate: '0', feesPaid: '0' } as const;
    expect(breakEvenPrice({ ...terms, fundingReceived: '0', realizedPnl: '100' })).toBeNull();
    expect(breakEvenPrice({ ...terms, fundingReceived: '-5', realizedPnl: '0' })).toBe('105');
    expect(breakEvenPrice({ ...terms, size: '0', fundingReceived: '0', realizedPnl: '0' })).toBeNull();
  });
});

test('after fees and funding', () => {
  const closed = { contract: linear, side: 'short', size: '2', entryPrice: '110', price: '100' } as const;
  expect(realizedPnl({ ...closed, fees: '0.25', funding: '-1.5' })).toEqual({ gross: '20', net: '18.25' });
  expect(realizedPnl({ ...closed, fees: '-1', funding: '0' })).toBeNull();
});

test('return, and what is refused', () => {
  expect(returnOnMargin('-12.5', '50')).toBe('-0.25');
  expect([returnOnMargin('1', '0'), returnOnMargin('', '1'), returnOnMargin('1', '-1')]).toEqual([null, null, null]);
  expect(averageEntry(linear, [])).toBeNull();
  expect(unrealizedPnl({ contract: classic('0', false), side: 'long', size: '1', entryPrice: '1', price: '1' })).toBeNull();
});
