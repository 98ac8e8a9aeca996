'use client';
// The figures that the tools of a line use: its contracts, their figures of the moment, and the reader's own account in it.
import { useMemo } from 'react';

import { useContractList } from '#lib/api/use-contract-list.ts';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
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
  /** True if the list of contracts and the reader's own account are here, or will not come. */
  readonly isComplete: boolean;
};

/** `ticker` as it is known already. Without the list only the given contract is known. */
export function useLineFigures(market: ContractMarket, ticker: Ticker | null): LineFigures {
  const [hub, user] = [useHub(), useUser()];
  const line = lineKeyOf(market.businessLine) ?? 'usdt';
  const { list, failed } = useContractList(true, line);
  const markets = useMemo(() => new Map([market, ...(list ?? [])].map((one) => [one.symbolId, one])), [list, market]);
  const told = usePacedChannel(hub, 'tickers', line).data;
  const tickers = useMemo(() => told ?? new Map(ticker === null ? [] : [[ticker.symbol, ticker]]), [told, ticker]);
  const channel = useChannel(hub, 'positions', user === null ? null : line);
  const isComplete = (list !== undefined || failed) && (user === null || channel.data !== null || channel.refusal !== null);
  return { markets, tickers, account: channel.data, isComplete };
}
