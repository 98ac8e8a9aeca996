// The reader's own open orders in this market: for marks in the book and lines in the chart.
import { useMemo } from 'react';

import { OrderType } from '#lib/contract/enums.ts';
import { ordersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';

export type OwnOrder = { readonly orderId: string; readonly side: 'buy' | 'sell'; readonly price: string; readonly quantity: string };

export function useOwnOrders(market: SpotMarket): readonly OwnOrder[] {
  const user = useUser();
  const orders = useChannel(useHub(), 'orders', user === null ? null : ordersKeyOf(market));
  const { symbol } = market;
  const open = orders.data?.open;
  return useMemo(
    () =>
      (open ?? [])
        .filter((order) => order.symbol === symbol && order.orderType === OrderType.limit)
        .map((order) => ({
          orderId: order.orderId,
          side: sideOfDirection(order.delegateType),
          price: order.delegatePrice,
          quantity: order.delegateCount,
        })),
    [open, symbol],
  );
}
