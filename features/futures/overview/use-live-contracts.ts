'use client';
// The figures of all contracts: as the server drew them, then as the channels of the three lines tell them.
import { useMemo } from 'react';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import { linesOf, listedLines, type ContractLine } from './contract-lines.ts';

export function useLiveContracts(markets: readonly ContractMarket[], tickers: readonly Ticker[]): readonly ContractLine[] {
  const live = useLineTickers(listedLines);
  return useMemo(() => {
    const drawn = tickers.map((ticker) => [ticker.symbol, ticker] as const);
    return linesOf(markets, new Map([...drawn, ...live]));
  }, [markets, tickers, live]);
}
