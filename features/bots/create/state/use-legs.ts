// Further markets of a bot that is made for several, with their prices.
import { useCallback } from 'react';

import { lineOfSymbolId } from '#lib/contract/contract-lines.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';

/** lastPrice null: none is known yet. */
type Leg = { readonly market: SpotMarket | ContractMarket; readonly lastPrice: string | null };
export type LegOf = (symbolId: string) => Leg | undefined;

/** Undefined for a market that is not known yet, or is listed no more. */
export function useLegs(symbolIds: readonly string[]): LegOf {
  const marketOf = useBotMarkets(symbolIds);
  const lines = symbolIds.map(lineOfSymbolId);
  const spot = usePacedChannel(useHub(), 'tickers', lines.includes(undefined) ? 'spot' : null).data;
  const contracts = useLineTickers(lines.flatMap((line) => line ?? []));
  return useCallback(
    (symbolId) => {
      const market = marketOf(symbolId);
      if (market === undefined) return undefined;
      const tickers = lineOfSymbolId(symbolId) === undefined ? spot : contracts;
      return { market, lastPrice: tickers?.get(market.symbol)?.lastPrice ?? null };
    },
    [marketOf, spot, contracts],
  );
}
