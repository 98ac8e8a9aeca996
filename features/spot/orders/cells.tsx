// Cells that the tables of orders and fills share.
import { useTranslations } from 'next-intl';

import { OrderDirection, OrderStatus } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { formatQuantity } from '#lib/format/format-quantity.ts';
import { formatDateTime } from '#lib/format/format-time.ts';

/** A number as it is traded: left to right in every language. */
export function Figure({ children }: { readonly children: string }) {
  return <bdi dir="ltr">{children}</bdi>;
}

/** In the reader's own time zone: these rows are only ever drawn in the browser. */
export const Time = ({ timeMs }: { readonly timeMs: number }) => <Figure>{formatDateTime(timeMs, -new Date(timeMs).getTimezoneOffset())}</Figure>;

export function SideCell({ side }: { readonly side: 'buy' | 'sell' }) {
  const t = useTranslations('orders');
  return <span className={side === 'buy' ? 'text-positive' : 'text-negative'}>{t(`side.${side}`)}</span>;
}

export const sideOf = (order: SpotOrder): 'buy' | 'sell' => (order.delegateType === OrderDirection.singleSideBuy ? 'buy' : 'sell');

export const marketOf = (markets: readonly SpotMarket[], symbol: string): SpotMarket | undefined => markets.find((market) => market.symbol === symbol);

export const priceText = (market: SpotMarket | undefined, price: string): string => formatPrice(price, market?.pricePlace ?? 8);
export const quantityText = (market: SpotMarket | undefined, quantity: string): string => formatQuantity(quantity, market?.volumePlace ?? 8);

export function StatusCell({ order }: { readonly order: SpotOrder }) {
  const t = useTranslations('orders');
  if (order.status === OrderStatus.cancelled) {
    const reason = order.cancelReason === 'unfilled' || order.cancelReason === 'self-trade' ? order.cancelReason : 'requested';
    return <span className="text-muted">{t(`cancelled.${reason}`)}</span>;
  }
  const names = { [OrderStatus.filled]: 'filled', [OrderStatus.partiallyFilled]: 'partial', [OrderStatus.rejected]: 'rejected' } as const;
  const name = order.status === 4 || order.status === 3 || order.status === 6 ? names[order.status] : 'resting';
  return <span className={name === 'filled' ? 'text-positive' : 'text-secondary'}>{t(`status.${name}`)}</span>;
}
