'use client';
// The contracts among the favourites, with their prices of the moment and their day: only their lines are asked for.
import { useMemo } from 'react';

import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { contractLineKeys, lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import { useContractDays } from './use-contract-days.ts';

export type FavouriteContracts = {
  readonly markets: readonly ContractMarket[];
  readonly tickers: ReadonlyMap<string, Ticker>;
  /** Closes of the last hours, by symbol. */
  readonly days: ReadonlyMap<string, readonly string[]>;
};

export function useFavouriteContracts(symbolIds: readonly string[]): FavouriteContracts {
  const lines = contractLineKeys.filter((line) => symbolIds.some((symbolId) => lineOfSymbolId(symbolId) === line));
  const lists = useContractLists(lines);
  const tickers = useLineTickers(lines);
  const days = useContractDays(lines);
  const markets = useMemo(() => contractLineKeys.flatMap((line) => lists[line] ?? []), [lists]);
  return { markets, tickers, days };
}
