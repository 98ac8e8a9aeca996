'use client';
// The prices of the moment, told to the list of markets, which stands without them. Nothing is drawn here.
import { useEffect, useMemo } from 'react';

import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLineTickers } from '#lib/realtime/use-line-tickers.ts';
import type { Tickers } from '../market-lines.ts';

type Props = {
  /** None: of spot. */
  readonly lines: readonly ContractLineKey[];
  readonly onPrices: (prices: Tickers) => void;
};

export default function MovingPrices({ lines, onPrices }: Props) {
  const spot = useChannel(useHub(), 'tickers', lines.length > 0 ? null : 'spot').data;
  const futures = useLineTickers(lines);
  const prices = useMemo(() => new Map([...(spot ?? []), ...futures]), [spot, futures]);
  useEffect(() => {
    if (prices.size > 0) onPrices(prices);
  }, [prices, onPrices]);
  return null;
}
