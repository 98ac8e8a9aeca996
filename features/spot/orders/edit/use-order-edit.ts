// Open orders changed where they stand: price, quantity, or both at once.
import { useTranslations } from 'next-intl';

import { useRowEdit, type RowEdit } from '#components/trading/row-edit/use-row-edit.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { asksToAmend } from '#lib/session/confirmations.ts';

export function useOrderEdit(orders: readonly SpotOrder[]): RowEdit {
  const t = useTranslations('spot');
  const api = useApi();
  const refusalText = useRefusalText();
  return useRowEdit({
    asks: asksToAmend,
    refusalText,
    done: t('amend.done'),
    isHere: (key) => orders.some(({ orderId }) => orderId === key),
    save: async (orderId, texts, changed) => {
      const given = (field: string, name: string): Record<string, string> =>
        changed.includes(field) ? { [name]: texts[field] ?? '' } : {};
      await api.call(modifyOrder, { orderId, ...given('price', 'delegatePrice'), ...given('quantity', 'delegateCount') });
    },
  });
}
