// The markets against USDT, with their last prices, for coins that are chosen, weighed and shown.
import { useMemo } from 'react';

import type { PickedCoin } from '#components/trading/coin-picker/picked-coin.ts';
import { portfolioQuoteCoin } from '#lib/contract/bots/portfolio-terms.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import type { PortfolioMarket } from '#lib/order-math/bots/portfolio-preview.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';

/** Null until the markets are known. */
export function usePortfolioMarkets(): readonly PortfolioMarket[] | null {
  const markets = useSpotMarkets(true);
  const tickers = usePacedChannel(useHub(), 'tickers', 'spot').data;
  return useMemo(
    () =>
      markets
        ?.filter(({ quoteCoin }) => quoteCoin === portfolioQuoteCoin)
        .map((market) => ({ ...market, lastPrice: tickers?.get(market.symbol)?.lastPrice ?? null })) ?? null,
    [markets, tickers],
  );
}

/** The coins that can be in a portfolio: USDT, and all that have a market against it. */
export const coinsOf = (markets: readonly PortfolioMarket[] | null): readonly PickedCoin[] => [
  { coin: portfolioQuoteCoin, name: '' },
  ...(markets ?? []).map(({ baseCoin }) => ({ coin: baseCoin, name: '' })),
];
