// The line that a market belongs to, by its id alone.
import { expect, test } from 'vitest';

import { lineOfSymbolId } from './contract-lines.ts';

test.each([
  ['BTCUSDT_UMCBL', 'usdt'],
  ['BTCUSD1226_DMCBL', 'usd'],
  ['SBTCSPERP_SCMCBL', 'susdc'],
  ['BTCUSDT_SPBL', undefined],
  ['UMCBLUSDT_SPBL', undefined],
] as const)('%s is of %s', (symbolId, line) => {
  expect(lineOfSymbolId(symbolId)).toBe(line);
});
