// The coins that an auto-invest can buy: all that have a market against USDT.
import { useMemo } from 'react';

import type { PickedCoin } from '#components/trading/coin-picker/picked-coin.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';

export function useRegularCoins(): readonly PickedCoin[] {
  const markets = useSpotMarkets(true);
  return useMemo(
    () => (markets ?? []).filter(({ quoteCoin }) => quoteCoin === regularQuoteCoin).map(({ baseCoin }) => ({ coin: baseCoin, name: '' })),
    [markets],
  );
}
