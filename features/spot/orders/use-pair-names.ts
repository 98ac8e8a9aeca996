// BTC/USDT for BTCUSDT. Orders name only the symbol; where it is cut, the list of markets knows.
import { useCallback, useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

type PairNames = {
  /** The desk's own market is known at once; the others when the list is here, and until then by their symbol. */
  pairOf(symbol: string): string;
  /** By symbol; empty until they are here. */
  readonly pairs: ReadonlyMap<string, string>;
};

const noNames: ReadonlyMap<string, string> = new Map();

export function usePairNames(market: SpotMarket | null, wanted: boolean): PairNames {
  const api = useApi();
  const [names, setNames] = useState<ReadonlyMap<string, string> | null>(null);
  useEffect(() => {
    if (!wanted || names !== null) return;
    api.call(getAllSymbols, {}).then(
      ({ symbols }) => setNames(new Map((symbols ?? []).map((one) => [one.symbol, one.displayName]))),
      () => undefined,
    );
  }, [api, wanted, names]);
  const pairOf = useCallback(
    (symbol: string) => (symbol === market?.symbol ? market.displayName : (names?.get(symbol) ?? symbol)),
    [names, market],
  );
  return { pairOf, pairs: names ?? noNames };
}
