// The lines of an indicator by name, with as many decimals as people read them with.
import { expect, test } from 'vitest';

import { ctaLines } from './cta-lines.ts';

test.each([
  [{ type: 'macd', fast: 12, slow: 26, signal: 9 }, ['DIF 12.3457', 'DEA 0.5000']],
  [{ type: 'ma', fast: 7, slow: 25 }, ['MA 7 12.35', 'MA 25 0.50']],
  [{ type: 'boll', period: 20, deviations: '2' }, ['LB 12.35', 'BOLL 20 0.50', 'UB 1.00']],
] as const)('prices in ticks of a hundredth: %s', (indicator, lines) => {
  expect(ctaLines(indicator, [1234.567, 50, 100].slice(0, lines.length), 2, 100).map(({ name, value }) => `${name} ${value}`)).toEqual(
    lines,
  );
});

test.each([
  [{ type: 'rsi', period: 14, buyBelow: 30, sellAbove: 70 }, 'RSI 14 61.24'],
  [{ type: 'voi', bars: 30, threshold: '0.25' }, 'VOI 61.2360'],
] as const)('a figure that is no price has no unit: %s', (indicator, line) => {
  expect(ctaLines(indicator, [61.236], 2, 100).map(({ name, value }) => `${name} ${value}`)).toEqual([line]);
});
