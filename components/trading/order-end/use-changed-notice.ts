// The notice about a changed order: how much of it has traded at once by the change, and what has become of the rest.
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';

import type { OrderResult } from '#lib/contract/wire/orders/order-result.ts';
import { OrderStatus } from '#lib/contract/enums.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Amount, readAmount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import type { OrderSide } from '#lib/order-math/futures/position-side.ts';
import { useTradedNotice, type TradedNotice } from './use-traded-notice.ts';

export type ChangedOrder = {
  readonly side: OrderSide;
  /** As it is changed to, with what was filled before. */
  readonly quantity: string;
  readonly filledBefore: string;
  readonly coin: string;
};

/** Null where nothing has traded. */
export function useChangedNotice(): (order: ChangedOrder, result: OrderResult) => TradedNotice | null {
  const t = useTranslations('terminal.crossing');
  const tradedNotice = useTradedNotice();
  return useCallback(
    ({ side, quantity, filledBefore, coin }, result) => {
      const wanted = writeAmount((readAmount(quantity) ?? new Amount(0)).minus(filledBefore));
      const rest = tradedNotice({ side, wanted, coin, byAmount: false }, result);
      if (rest !== null) return rest;
      if (result.status !== OrderStatus.filled) return null;
      return { tone: 'done', text: t('done', { quantity: isolateLtr(`${shortNumber(result.dealCount)} ${coin}`) }) };
    },
    [t, tradedNotice],
  );
}
