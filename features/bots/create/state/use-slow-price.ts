// The last price of a market, looked at once a second: what is worked out from it need not follow every trade.
import { useEffect, useState } from 'react';

import { useHub } from '#lib/realtime/use-hub.ts';

const everyMs = 1000;

/** `known`: the price while no trade is. */
export function useSlowPrice(symbol: string, known: string): string {
  const hub = useHub();
  const [price, setPrice] = useState(known);
  useEffect(() => {
    const trades = hub.channel('trade', symbol);
    const stop = trades.subscribe(() => undefined);
    const look = (): void => {
      const last = trades.getSnapshot().data?.[0]?.price;
      if (last !== undefined) setPrice(last);
    };
    const timer = setInterval(look, everyMs);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [hub, symbol]);
  return price;
}
