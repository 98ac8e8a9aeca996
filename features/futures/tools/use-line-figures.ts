'use client';
// What the tools of a line reckon with: its contracts, their figures of the moment, and what the reader has in it.
import { useEffect, useMemo, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getContracts } from '#lib/contract/calls/v1/mcp/contract/symbols.ts';
import { contractLines, lineKeyOf, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { Ticker } from '#lib/contract/market.ts';
import type { FuturesAccount } from '#lib/contract/position.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useUser } from '#lib/session/user.ts';

export type LineFigures = {
  readonly markets: ReadonlyMap<string, ContractMarket>;
  readonly tickers: ReadonlyMap<string, Ticker>;
  /** Null for a visitor, and until the channel has told it. */
  readonly account: FuturesAccount | null;
  /** Whether the list of contracts and the reader's own account are here, or will not come. */
  readonly isComplete: boolean;
};

type Listed = { readonly line: ContractLineKey; readonly markets: readonly ContractMarket[] };

/** `ticker` as it is known already. Without the list only the given contract is known. */
export function useLineFigures(market: ContractMarket, ticker: Ticker | null): LineFigures {
  const [api, hub, user] = [useApi(), useHub(), useUser()];
  const line = lineKeyOf(market.businessLine) ?? 'usdt';
  const [listed, setListed] = useState<Listed | null>(null);
  const isHere = listed?.line === line;
  useEffect(() => {
    if (isHere) return;
    api.call(getContracts, { businessLine: contractLines[line] }).then(
      ({ symbols }) => setListed({ line, markets: symbols ?? [] }),
      () => setListed({ line, markets: [] }),
    );
  }, [api, line, isHere]);
  const markets = useMemo(
    () => new Map([market, ...(isHere ? listed.markets : [])].map((one) => [one.symbolId, one])),
    [isHere, listed, market],
  );
  const told = usePacedChannel(hub, 'tickers', line).data;
  const tickers = useMemo(() => told ?? new Map(ticker === null ? [] : [[ticker.symbol, ticker]]), [told, ticker]);
  const channel = useChannel(hub, 'positions', user === null ? null : line);
  const isComplete = isHere && (user === null || channel.data !== null || channel.refusal !== null);
  return { markets, tickers, account: channel.data, isComplete };
}
