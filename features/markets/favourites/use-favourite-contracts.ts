'use client';
// The contracts among the favourites, with their prices of the moment and their day: only their lines are asked for.
import { useMemo } from 'react';

import { useCall } from '#lib/api/query/use-call.ts';
import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { type ContractLineKey, contractLineKeys, contractLines, lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import { listedMarket, type ListedMarket } from '../listed-market.ts';

/** The day of the contracts of some lines, as closes of the last hours. By symbol. A row does without a curve that could not be had. */
function useContractDays(wanted: readonly ContractLineKey[]): ReadonlyMap<string, readonly string[]> {
  const useLine = (line: ContractLineKey) =>
    useCall(getContractSparklines, { businessLine: contractLines[line] }, { enabled: wanted.includes(line), anew: true }).data?.list;
  const [usdt, usd, usdc] = [useLine('usdt'), useLine('usd'), useLine('usdc')];
  const [susdt, susd, susdc] = [useLine('susdt'), useLine('susd'), useLine('susdc')];
  return useMemo(
    () => new Map([usdt, usd, usdc, susdt, susd, susdc].flatMap((list) => list ?? []).map(({ symbol, closes }) => [symbol, closes])),
    [usdt, usd, usdc, susdt, susd, susdc],
  );
}

export type FavouriteContracts = {
  readonly markets: readonly ListedMarket[];
  readonly tickers: ReadonlyMap<string, Ticker>;
  /** Closes of the last hours, by symbol. */
  readonly days: ReadonlyMap<string, readonly string[]>;
};

export function useFavouriteContracts(symbolIds: readonly string[]): FavouriteContracts {
  const lines = contractLineKeys.filter((line) => symbolIds.some((symbolId) => lineOfSymbolId(symbolId) === line));
  const lists = useContractLists(lines);
  const tickers = useLineTickers(lines);
  const days = useContractDays(lines);
  const markets = useMemo(() => contractLineKeys.flatMap((line) => (lists[line] ?? []).map(listedMarket)), [lists]);
  return useMemo(() => ({ markets, tickers, days }), [markets, tickers, days]);
}
