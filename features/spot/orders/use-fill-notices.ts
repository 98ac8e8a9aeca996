// Tells, wherever the desk is open, when an order that had been waiting was filled.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { orderEnd } from '#components/trading/order-end/order-end.ts';
import { useFeeText } from '#components/trading/order-end/use-fee-text.ts';
import { useOrderEndText } from '#components/trading/order-end/use-order-end-text.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { LiquidityRole, OrderStatus } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import type { NumberedOrderChange } from '#lib/realtime/channel-data.ts';
import { useOrdersView } from '../orders-view.ts';

/**
 * Fills at placement were reported when the order was placed: only maker fills are news, and that an order which a plan has
 * placed was cancelled unfilled.
 */
export function useFillNotices(changes: readonly NumberedOrderChange[], pairOf: (symbol: string) => string): void {
  const t = useTranslations('spot');
  const endText = useOrderEndText();
  const feeText = useFeeText();
  const told = useRef(0);
  useEffect(() => {
    for (const { number, fill, order } of changes) {
      if (number <= told.current) continue;
      told.current = number;
      const end = fill === null && order.planId !== '' ? orderEnd(order) : null;
      if (end !== null && (end.reason === 'unfilled' || end.reason === 'selfTrade')) {
        const pair = isolateLtr(pairOf(order.symbol));
        showToast(end.share === '0' ? 'failed' : 'partly', `${pair}: ${endText(end)}`, {
          label: t('placed.view'),
          onChosen: () => useOrdersView.getState().showOrder(order.orderId, 'history'),
        });
      }
      if (fill === null || fill.role !== LiquidityRole.maker) continue;
      const kind = order.status === OrderStatus.filled ? 'whole' : 'part';
      const text = t(`filledNotice.${kind}.${fill.side}`, {
        quantity: isolateLtr(`${numberText(fill.quantity)} ${pairOf(fill.symbol).split('/')[0] ?? ''}`),
        price: isolateLtr(numberText(fill.price)),
      });
      showToast('done', [text, feeText({ fee: fill.fee, coin: fill.feeCoin })].filter((part) => part !== '').join(' · '), {
        label: t('placed.view'),
        onChosen: () => useOrdersView.getState().showOrder(order.orderId, 'fills'),
      });
    }
  }, [changes, pairOf, t, endText, feeText]);
}
