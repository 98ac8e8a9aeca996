// Takes an order out of the book.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import type { SpotOrder } from '#lib/contract/order.ts';

/** `cancelling`: ids of orders that are on their way out. */
export function useCancel(): { readonly cancelling: ReadonlySet<string>; cancel(order: SpotOrder): Promise<void> } {
  const t = useTranslations('spot');
  const api = useApi();
  const refusalText = useRefusalText();
  const [cancelling, setCancelling] = useState<ReadonlySet<string>>(new Set());
  return {
    cancelling,
    cancel: async ({ orderId }) => {
      setCancelling((now) => new Set(now).add(orderId));
      try {
        await api.call(cancelOrder, { orderId });
        showToast('done', t('cancelled'));
      } catch (error) {
        showToast('failed', refusalText(error));
        setCancelling((now) => new Set([...now].filter((id) => id !== orderId)));
      }
    },
  };
}
