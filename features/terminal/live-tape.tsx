'use client';
// The tape on the desk.
import { TradeTape } from '#components/trading/trade-tape.tsx';
import type { SpotMarket } from '#lib/contract/market.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useZoneOffset } from '#lib/session/use-zone-offset.ts';

const shown = 50;

export function LiveTape({ market }: { readonly market: SpotMarket }) {
  const tape = usePacedChannel(useHub(), 'trade', market.symbol);
  return <TradeTape trades={(tape.data ?? []).slice(0, shown)} market={market} zoneOffsetMinutes={useZoneOffset()} />;
}
