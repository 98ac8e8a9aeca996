'use client';
// The charts beside the first one, each of a market of the desk's line. Loaded where somebody has chosen several.
import { useEffect } from 'react';

import { PartBoundary } from '#components/ui/late/part-boundary.tsx';
import { useContractLists } from '#lib/api/use-contract-lists.ts';
import { useSpotMarkets } from '#lib/api/use-spot-markets.ts';
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { FurtherChart } from './further-chart.tsx';
import { keepView, useKeptCharts, viewsOf } from './kept-charts.ts';

type Props = { readonly count: number; readonly desk: SpotMarket; readonly locale: string };

/** The markets of the desk's line; empty until they are here, and while nobody wants them. */
function useMarkets(desk: SpotMarket, wanted: boolean): readonly SpotMarket[] {
  const line = tickersKeyOf(desk);
  const spot = useSpotMarkets(wanted && line === 'spot');
  const lists = useContractLists(wanted && line !== 'spot' ? [line] : []);
  return (line === 'spot' ? spot : lists[line]) ?? [];
}

export function FurtherCharts({ count, desk, locale }: Props) {
  const line = tickersKeyOf(desk);
  useEffect(() => void useKeptCharts.persist.rehydrate(), []);
  const kept = useKeptCharts();
  const views = viewsOf(kept, line).slice(0, count);
  const markets = useMarkets(
    desk,
    views.some(({ symbol }) => symbol !== null && symbol !== desk.symbol),
  );
  return views.map(({ symbol, interval }, place) => {
    const own = symbol === null || symbol === desk.symbol ? desk : markets.find((market) => market.symbol === symbol);
    // A market that is listed no more gives way to the desk's; one that may come yet is waited for.
    const market = own ?? (markets.length > 0 ? desk : null);
    return (
      // Places, not markets: two of them may show the same.
      // oxlint-disable-next-line react/no-array-index-key
      <PartBoundary key={place}>
        {market === null ? (
          <div className="bg-surface-1" />
        ) : (
          <FurtherChart
            key={market.symbol}
            number={place + 2}
            desk={desk}
            market={market}
            interval={interval}
            onInterval={(next) => keepView(line, place, { interval: next })}
            onMarket={(next) => keepView(line, place, { symbol: next.symbol === desk.symbol ? null : next.symbol })}
            locale={locale}
          />
        )}
      </PartBoundary>
    );
  });
}
