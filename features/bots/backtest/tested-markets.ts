// The markets of a backtest, as its call names them.
import type { BacktestRequest } from '#lib/contract/bots/backtest.ts';

/** `symbols`: the main one first. */
export const testedMarkets = (symbols: readonly string[]): Pick<BacktestRequest, 'symbolId' | 'symbols'> => ({
  symbolId: symbols[0] ?? '',
  ...(symbols.length > 1 ? { symbols: [...symbols] } : {}),
});
