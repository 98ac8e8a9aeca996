// The reader's own open orders in this market: for marks in the book and lines in the chart.
import { useMemo } from 'react';

import { OrderDirection, OrderType } from '#lib/contract/enums.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';

export type OwnOrder = { readonly orderId: string; readonly side: 'buy' | 'sell'; readonly price: string; readonly quantity: string };

export function useOwnOrders(symbol: string): readonly OwnOrder[] {
  const user = useUser();
  const orders = useChannel(useHub(), 'orders', user === null ? null : '');
  const open = orders.data?.open;
  return useMemo(
    () =>
      (open ?? [])
        .filter((order) => order.symbol === symbol && order.orderType === OrderType.limit)
        .map((order) => ({
          orderId: order.orderId,
          side: order.delegateType === OrderDirection.singleSideBuy ? 'buy' : 'sell',
          price: order.delegatePrice,
          quantity: order.delegateCount,
        })),
    [open, symbol],
  );
}
