'use client';
// The spot prices of the moment, told to a part of the page that stands without them. Nothing is drawn here.
import { useEffect } from 'react';

import type { Ticker } from '#lib/contract/market.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';

type Props = { readonly onPrices: (prices: ReadonlyMap<string, Ticker>) => void };

export default function MovingPrices({ onPrices }: Props) {
  const prices = useChannel(useHub(), 'tickers', 'spot').data;
  useEffect(() => {
    if (prices !== null) onPrices(prices);
  }, [prices, onPrices]);
  return null;
}
