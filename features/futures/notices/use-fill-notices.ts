// Tells when an order of a contract that had been waiting was filled.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { orderEnd } from '#components/trading/order-end/order-end.ts';
import { useFeeText } from '#components/trading/order-end/use-fee-text.ts';
import { useOrderEndText } from '#components/trading/order-end/use-order-end-text.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { LiquidityRole, OrderStatus } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import type { NumberedOrderChange } from '#lib/realtime/channel-data.ts';
import { nameOf } from '../panels/words/order-words.tsx';
import { usePanelsView } from '../panels/state/panels-view.ts';

/**
 * Fills at placement were reported when the order was placed: only maker fills are news, and that an order which a plan has
 * placed was cancelled unfilled.
 */
export function useFillNotices(changes: readonly NumberedOrderChange[], markets: ReadonlyMap<string, ContractMarket>): void {
  const t = useTranslations('positions');
  const endText = useOrderEndText();
  const feeText = useFeeText();
  const told = useRef(0);
  useEffect(() => {
    for (const { number, fill, order } of changes) {
      if (number <= told.current) continue;
      told.current = number;
      const end = fill === null && order.planId !== '' ? orderEnd(order) : null;
      if (end !== null && (end.reason === 'unfilled' || end.reason === 'selfTrade')) {
        const name = isolateLtr(nameOf(markets, order.symbolId));
        showToast(end.share === '0' ? 'failed' : 'partly', `${name}: ${endText(end)}`, {
          label: t('notice.filled.view'),
          onChosen: () => usePanelsView.getState().show('orderHistory', order.orderId),
        });
      }
      if (fill === null || fill.role !== LiquidityRole.maker) continue;
      const text = t(order.status === OrderStatus.filled ? 'notice.filled.whole' : 'notice.filled.part', {
        side: t(`direction.${fill.side}`),
        quantity: isolateLtr(numberText(fill.quantity)),
        contract: isolateLtr(nameOf(markets, fill.symbolId)),
        price: isolateLtr(numberText(fill.price)),
      });
      showToast('done', [text, feeText({ fee: fill.fee, coin: fill.feeCoin })].filter((part) => part !== '').join(' · '), {
        label: t('notice.filled.view'),
        onChosen: () => usePanelsView.getState().show('fills', fill.fillId),
      });
    }
  }, [changes, markets, t, endText, feeText]);
}
