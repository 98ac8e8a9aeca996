// The newest trades of a market for everything that shows its last price: header, book, chart and the window's title say the same.
import { useSyncExternalStore } from 'react';

import type { PublicTrade } from '#lib/contract/market.ts';
import type { ChannelState, ChannelStore } from './channel-data.ts';
import type { Hub } from './hub.ts';
import { pacedStore } from './use-paced-channel.ts';
import { useHub } from './use-hub.ts';

/** One store for each market: whoever shows a price of its own pace would differ from the others for a moment. */
const stores = new WeakMap<Hub, Map<string, ChannelStore<readonly PublicTrade[]>>>();

function storeOf(hub: Hub, symbol: string): ChannelStore<readonly PublicTrade[]> {
  const ofHub = stores.get(hub) ?? new Map<string, ChannelStore<readonly PublicTrade[]>>();
  stores.set(hub, ofHub);
  const known = ofHub.get(symbol) ?? pacedStore(hub.channel('trade', symbol));
  ofHub.set(symbol, known);
  return known;
}

const none: readonly PublicTrade[] = [];
const tradesOf = ({ data }: ChannelState<readonly PublicTrade[]>): readonly PublicTrade[] => data ?? none;

/** Newest first; empty until one is known. */
export function useLastTrades(symbol: string): readonly PublicTrade[] {
  const store = storeOf(useHub(), symbol);
  return useSyncExternalStore(
    store.subscribe,
    () => tradesOf(store.getSnapshot()),
    () => tradesOf(store.getServerSnapshot()),
  );
}
