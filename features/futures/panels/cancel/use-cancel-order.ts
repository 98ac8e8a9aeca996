// Takes an order of a contract out of the book.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
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
  const refusalText = useRefusalText();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  return {
    isLeaving: (orderId) => leaving.has(orderId),
    cancel: async ({ orderId }) => {
      setLeaving((now) => new Set(now).add(orderId));
      try {
        await api.call(cancelContract, { orderId });
        showToast('done', t('cancelled'));
      } catch (error) {
        showToast('failed', refusalText(error));
        setLeaving((now) => new Set([...now].filter((id) => id !== orderId)));
      }
    },
  };
}
