// BTC/USDT for BTCUSDT. Orders name only the symbol; where it is cut, the list of markets knows.
import { useCallback, useMemo } from 'react';

import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

type PairNames = {
  /** The desk's own market is known at once; the others when the list is here, and until then by their symbol. */
  pairOf(symbol: string): string;
  /** By symbol; empty until they are here. */
  readonly pairs: ReadonlyMap<string, string>;
};

export function usePairNames(market: SpotMarket | null, wanted: boolean): PairNames {
  const markets = useSpotMarkets(wanted);
  const pairs = useMemo(() => new Map(markets?.map((one) => [one.symbol, one.displayName])), [markets]);
  const pairOf = useCallback(
    (symbol: string) => (symbol === market?.symbol ? market.displayName : (pairs.get(symbol) ?? symbol)),
    [pairs, market],
  );
  return { pairOf, pairs };
}
