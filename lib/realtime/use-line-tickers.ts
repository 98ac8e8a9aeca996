// The prices of several lines of contracts in one map.
import { useMemo } from 'react';

import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import type { Ticker } from '#lib/contract/market.ts';
import { useHub } from './use-hub.ts';
import { usePacedChannel } from './use-paced-channel.ts';

/** By symbol; without a line nothing is followed. */
export function useLineTickers(lines: readonly ContractLineKey[]): ReadonlyMap<string, Ticker> {
  const hub = useHub();
  const wanted = (line: ContractLineKey): ContractLineKey | null => (lines.includes(line) ? line : null);
  const usdt = usePacedChannel(hub, 'tickers', wanted('usdt')).data;
  const usd = usePacedChannel(hub, 'tickers', wanted('usd')).data;
  const usdc = usePacedChannel(hub, 'tickers', wanted('usdc')).data;
  const susdt = usePacedChannel(hub, 'tickers', wanted('susdt')).data;
  const susd = usePacedChannel(hub, 'tickers', wanted('susd')).data;
  const susdc = usePacedChannel(hub, 'tickers', wanted('susdc')).data;
  return useMemo(() => {
    const all = new Map<string, Ticker>();
    for (const told of [usdt, usd, usdc, susdt, susd, susdc]) for (const [symbol, ticker] of told ?? []) all.set(symbol, ticker);
    return all;
  }, [usdt, usd, usdc, susdt, susd, susdc]);
}
