'use client';
// The contracts among the favourites, with their prices of the moment and their day: only their lines are asked for.
import { useEffect, useMemo, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { getContractSparklines } from '#lib/contract/calls/v1/mcp/market/sparklines.ts';
import { contractLineKeys, contractLines, lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';

type Days = ReadonlyMap<string, readonly string[]>;

export type FavouriteContracts = {
  readonly markets: readonly ContractMarket[];
  readonly tickers: ReadonlyMap<string, Ticker>;
  /** Closes of the last hours, by symbol. */
  readonly days: Days;
};

const noDays: Days = new Map();

export function useFavouriteContracts(symbolIds: readonly string[]): FavouriteContracts {
  const api = useApi();
  const lines = contractLineKeys.filter((line) => symbolIds.some((symbolId) => lineOfSymbolId(symbolId) === line));
  const lists = useContractLists(lines);
  const tickers = useLineTickers(lines);
  const [days, setDays] = useState(noDays);
  const wanted = lines.join();
  useEffect(() => {
    for (const line of contractLineKeys.filter((one) => wanted.split(',').includes(one)))
      api.call(getContractSparklines, { businessLine: contractLines[line] }).then(
        ({ list }) => setDays((known) => new Map([...known, ...list.map(({ symbol, closes }) => [symbol, closes] as const)])),
        // A row does without its curve.
        () => undefined,
      );
  }, [api, wanted]);
  const markets = useMemo(() => contractLineKeys.flatMap((line) => lists[line] ?? []), [lists]);
  return { markets, tickers, days };
}
