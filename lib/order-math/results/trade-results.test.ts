// The results of several trades, against fractions in whole numbers.
import { expect, test } from 'vitest';

import { tradeResults } from './trade-results.ts';

/** Half up, away from zero: so many decimals of one ÷ other. */
function fraction(one: bigint, other: bigint, decimals: number): string {
  const scale = 10n ** BigInt(decimals);
  const size = one < 0n ? -one : one;
  const digits = (2n * size * scale + other) / (2n * other);
  const text = `${digits / scale}.${String(digits % scale).padStart(decimals, '0')}`.replace(/\.?0+$/, '');
  return one < 0n && digits > 0n ? `-${text}` : text;
}

test('as fractions of whole units', () => {
  for (let seed = 1n; seed < 200n; seed += 1n) {
    const gains = (seed * 7_919n) % 1_000_003n;
    const losses = 1n + ((seed * 104_729n) % 999_983n);
    const [trades, won] = [Number(seed), Number(seed / 3n)];
    const money = (units: bigint): string => fraction(units, 1_000_000n, 6);
    const got = tradeResults({ trades, won, netProfit: money(gains - losses), gains: money(gains), losses: money(-losses), decimals: 6 });
    expect(got).toEqual({
      winRate: fraction(BigInt(won), seed, 4),
      profitFactor: fraction(gains, losses, 2),
      average: fraction(gains - losses, seed * 1_000_000n, 6),
    });
  }
});

test('nothing was lost: there is no profit factor', () => {
  expect(tradeResults({ trades: 1, won: 1, netProfit: '5', gains: '5', losses: '0', decimals: 8 })).toEqual({
    winRate: '1',
    profitFactor: null,
    average: '5',
  });
});
