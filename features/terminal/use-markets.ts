// Every market that can be traded.
import { useEffect, useState } from 'react';

import { useApi } from '#lib/api/use-api.ts';
import { getAllSymbols } from '#lib/contract/calls/v1/mix/symbol/getAllSymbol.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

/** The list hardly ever changes: asked for once, when it is first wanted, and again when it could not be had. Null before that. */
export function useMarkets(wanted: boolean): readonly SpotMarket[] | null {
  const api = useApi();
  const [markets, setMarkets] = useState<readonly SpotMarket[] | null>(null);
  useEffect(() => {
    if (!wanted || markets !== null) return;
    api.call(getAllSymbols, {}).then(
      ({ symbols }) => setMarkets(symbols ?? []),
      () => undefined,
    );
  }, [api, wanted, markets]);
  return markets;
}
