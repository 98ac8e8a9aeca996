// Takes an order of a contract out of the book.
import { useTranslations } from 'next-intl';

import { useLeaving } from '#components/trading/use-leaving.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import type { SpotOrder } from '#lib/contract/order.ts';

type CancelOrder = {
  /** On its way out. */
  readonly isLeaving: (orderId: string) => boolean;
  readonly cancel: (order: SpotOrder) => Promise<void>;
};

export function useCancelOrder(): CancelOrder {
  const t = useTranslations('positions');
  const api = useApi();
  const { isLeaving, leave } = useLeaving(t('cancelled'), useRefusalText());
  return { isLeaving, cancel: ({ orderId }) => leave(orderId, () => api.call(cancelContract, { orderId })) };
}
