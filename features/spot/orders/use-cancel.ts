// Takes an order out of the book.
import { useTranslations } from 'next-intl';

import { useLeaving } from '#components/trading/use-leaving.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import type { SpotOrder } from '#lib/contract/order.ts';

type Cancel = {
  /** On its way out. */
  readonly isLeaving: (orderId: string) => boolean;
  readonly cancel: (order: SpotOrder) => Promise<void>;
};

export function useCancel(): Cancel {
  const t = useTranslations('spot');
  const api = useApi();
  const { isLeaving, leave } = useLeaving(t('cancelled'), useRefusalText());
  return { isLeaving, cancel: ({ orderId }) => leave(orderId, () => api.call(cancelOrder, { orderId })) };
}
