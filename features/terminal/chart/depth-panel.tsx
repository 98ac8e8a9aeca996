'use client';
// The depth of the market that is open, as it changes.
import { DepthChart } from '#components/trading/depth-chart/depth-chart.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';

const nothing = { bids: [], asks: [] };

export function DepthPanel({ market, locale }: { readonly market: SpotMarket; readonly locale: string }) {
  const depth = usePacedChannel(useHub(), 'depth', market.symbol);
  return <DepthChart market={market} book={depth.data ?? nothing} locale={locale} />;
}
