// The reader's own trades in this market, as marks at the candles in which they happened.
import { useMemo } from 'react';

import type { ChartMark } from '#components/trading/price-chart/chart-view.ts';
import { useCall } from '#lib/api/query/use-call.ts';
import { getFills } from '#lib/contract/calls/v1/spot/order/fills.ts';
import { ordersKeyOf, tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotFill } from '#lib/contract/order.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';

const maxShown = 100;
const none: readonly SpotFill[] = [];

/** The newest hundred, and what is traded from now on. Without an answer, and of contracts, only the latter. */
export function useFillMarks(market: SpotMarket, isWanted: boolean): readonly ChartMark[] {
  const { symbol } = market;
  const isSpot = tickersKeyOf(market) === 'spot';
  const user = useUser();
  const isOn = isWanted && user !== null;
  const past = useCall(getFills, { symbolId: symbol, pageSize: maxShown }, { enabled: isOn && isSpot, anew: true }).data?.list ?? none;
  const changes = useChannel(useHub(), 'orders', isOn ? ordersKeyOf(market) : null).data?.changes;
  return useMemo(() => {
    if (!isOn) return [];
    const fresh = (changes ?? []).flatMap(({ fill }) => (fill === null || fill.symbol !== symbol ? [] : fill));
    const known = new Map([...past, ...fresh].map((fill) => [fill.fillId, fill]));
    return [...known.values()].map(({ orderId, timeMs, side }): ChartMark => ({ orderId, timeMs, side }));
  }, [isOn, past, changes, symbol]);
}
