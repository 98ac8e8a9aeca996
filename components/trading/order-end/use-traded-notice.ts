// The notice about a sent order that is not filled whole: how much of it has traded, and what has become of the rest.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { ToastTone } from '#components/ui/messages/toast-list.ts';
import { OrderStatus } from '#lib/contract/enums.ts';
import { hasEndedEarly } from '#lib/contract/wire/orders/order-status.ts';
import type { OrderResult } from '#lib/contract/wire/orders/order-result.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { filledShare } from '#lib/order-math/orders/filled-share.ts';
import type { OrderSide } from '#lib/order-math/futures/position-side.ts';
import { endReason } from './order-end.ts';
import { useOrderEndText } from './use-order-end-text.ts';

export type TradedOrder = {
  readonly side: OrderSide;
  /** As it was sent. */
  readonly wanted: string;
  /** The coin of `wanted`; in the quote coin, what has traded is told in it too. */
  readonly coin: string;
  readonly byAmount: boolean;
};

export type Traded = Pick<OrderResult, 'dealCount' | 'dealAmount' | 'status' | 'cancelReason'>;
export type TradedNotice = { readonly tone: ToastTone; readonly text: string };

const isSome = (text: string): boolean => /[1-9]/.test(text);

/** Null where nothing is left over: the order is filled whole, or nothing of it has traded and all of it waits. */
export function useTradedNotice(): (order: TradedOrder, result: Traded) => TradedNotice | null {
  const t = useTranslations('terminal.orderEnd');
  const endText = useOrderEndText();
  return useCallback(
    ({ side, wanted, coin, byAmount }, { dealCount, dealAmount, status, cancelReason }) => {
      const filled = byAmount ? dealAmount : dealCount;
      const reason = endReason(cancelReason);
      const amount = (text: string): string => isolateLtr(`${shortNumber(text)} ${coin}`);
      const traded = { side, quantity: amount(filled), wanted: amount(wanted) };
      if (hasEndedEarly(status) && reason !== null) {
        const end = endText({ side, share: filledShare(filled, wanted), reason });
        return isSome(filled) ? { tone: 'partly', text: t('traded', { ...traded, end }) } : { tone: 'failed', text: end };
      }
      return status === OrderStatus.partiallyFilled && isSome(filled) ? { tone: 'partly', text: t('waits', traded) } : null;
    },
    [t, endText],
  );
}
