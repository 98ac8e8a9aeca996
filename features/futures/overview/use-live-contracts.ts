'use client';
// The figures of all contracts: as the server drew them, then as the channels of the three lines tell them.
import { useMemo } from 'react';

import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { linesOf, type ContractLine } from './contract-lines.ts';

export function useLiveContracts(markets: readonly ContractMarket[], tickers: readonly Ticker[]): readonly ContractLine[] {
  const hub = useHub();
  const usdt = usePacedChannel(hub, 'tickers', 'usdt').data;
  const usd = usePacedChannel(hub, 'tickers', 'usd').data;
  const usdc = usePacedChannel(hub, 'tickers', 'usdc').data;
  const known = useMemo(() => {
    const all = new Map(tickers.map((ticker) => [ticker.symbol, ticker]));
    for (const line of [usdt, usd, usdc]) for (const [symbol, ticker] of line ?? []) all.set(symbol, ticker);
    return all;
  }, [tickers, usdt, usd, usdc]);
  return useMemo(() => linesOf(markets, known), [markets, known]);
}
