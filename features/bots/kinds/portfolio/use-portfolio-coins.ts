// The coins that can be in a portfolio: USDT, and all that have a market against it.
import { useMemo } from 'react';

import type { PickedCoin } from '#components/trading/coin-picker/picked-coin.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { portfolioQuoteCoin } from '#lib/contract/bots/portfolio/portfolio-terms.ts';

export function usePortfolioCoins(): readonly PickedCoin[] {
  const markets = useSpotMarkets(true);
  return useMemo(() => {
    const quoted = (markets ?? []).filter(({ quoteCoin }) => quoteCoin === portfolioQuoteCoin);
    return [portfolioQuoteCoin, ...quoted.map(({ baseCoin }) => baseCoin)].map((coin) => ({ coin, name: '' }));
  }, [markets]);
}
