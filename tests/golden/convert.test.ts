// Golden rows of converting, and that no rounding ever favours whoever converts.
import { describe, expect, test } from 'vitest';

import { Amount } from '#lib/order-math/amounts/amount.ts';
import { convertedSize, convertPrice } from '#lib/order-math/spot/convert.ts';
import { randomSource } from '#tests/simulation/random-commands.ts';

import { holdAgainstRows } from './golden-rows.ts';

describe('converting', () => {
  holdAgainstRows({
    topics: ['10-'],
    formulas: { 'cf-01': (of) => ({ toSize: convertedSize(of('fromSize'), of('price')) }) },
    notOurs: { 'cf-02': 'a discount for fees that are paid in a coin of another venue' },
  });
});

test('a price says exactly what it was taken from, and never a unit more, of 5,000 random conversions', () => {
  const random = randomSource(14);
  const amount = (): string => {
    const digits =
      Array.from({ length: 1 + random(16) }, () => random(10))
        .join('')
        .replace(/^0+/, '') || '1';
    return new Amount(digits).dividedBy(1e8).toFixed();
  };
  for (let round = 0; round < 5_000; round += 1) {
    const [fromSize, toSize] = [amount(), amount()];
    const price = convertPrice(fromSize, toSize) ?? '';
    expect(convertedSize(fromSize, price), `${fromSize} → ${toSize}`).toBe(toSize);
    const other = amount();
    const exact = new Amount(other).times(price);
    const lost = exact.minus(convertedSize(other, price) ?? 'NaN');
    expect(lost.isNegative() && !lost.isZero()).toBe(false);
    expect(lost.lessThan('0.00000001')).toBe(true);
  }
});
