'use client';
// The figures of all contracts: as the server drew them, then as the channels of the three lines tell them.
import { useMemo } from 'react';

import type { Ticker } from '#lib/contract/market.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import { linesOf, listedLines, type ContractLine, type CountedContract } from './contract-lines.ts';

export function useLiveContracts<Market extends CountedContract>(
  markets: readonly Market[],
  tickers: readonly Ticker[],
): readonly ContractLine<Market>[] {
  const live = useLineTickers(listedLines);
  return useMemo(() => {
    const drawn = tickers.map((ticker) => [ticker.symbol, ticker] as const);
    return linesOf(markets, new Map([...drawn, ...live]));
  }, [markets, tickers, live]);
}
