// Open orders changed where they stand: price, quantity, or both at once.
import { useTranslations } from 'next-intl';

import { crossingFill } from '#components/trading/order-end/crossing-fill.ts';
import { useChangedNotice } from '#components/trading/order-end/use-changed-notice.ts';
import { useRowEdit, type RowEdit } from '#components/trading/row-edit/use-row-edit.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { getDepth } from '#lib/contract/calls/v1/spot/market/depth.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { asksToAmend } from '#lib/session/order-form/confirmations.ts';
import { sideOf } from '../order-facts.ts';

export function useOrderEdit(orders: readonly SpotOrder[], pairOf: (symbol: string) => string): RowEdit {
  const t = useTranslations('spot');
  const api = useApi();
  const refusalText = useRefusalText();
  const changedNotice = useChangedNotice();
  const orderOf = (key: string): SpotOrder | undefined => orders.find(({ orderId }) => orderId === key);
  return useRowEdit({
    asks: asksToAmend,
    refusalText,
    done: t('amend.done'),
    isHere: (key) => orderOf(key) !== undefined,
    crossing: async (orderId, { price = '', quantity = '' }) => {
      const order = orderOf(orderId);
      // Without the book it is asked about as any change is.
      const book = order === undefined ? null : await api.call(getDepth, { symbolId: order.symbolId, limit: 1000 }).catch(() => null);
      return order === undefined || book === null ? null : crossingFill(order, { price, quantity }, book);
    },
    save: async (orderId, texts, changed) => {
      const order = orderOf(orderId);
      const given = (field: string, name: string): Record<string, string> =>
        changed.includes(field) ? { [name]: texts[field] ?? '' } : {};
      const result = await api.call(modifyOrder, { orderId, ...given('price', 'delegatePrice'), ...given('quantity', 'delegateCount') });
      if (order === undefined) return null;
      const coin = pairOf(order.symbol).split('/')[0] ?? '';
      return changedNotice({ side: sideOf(order), quantity: texts['quantity'] ?? '', filledBefore: order.dealCount, coin }, result);
    },
  });
}
