// Takes back all that a list shows: orders, trigger orders, exits or trailing orders.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showToast } from '#components/ui/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import type { FuturesTab } from './panels-view.ts';
import type { PanelLists } from './use-panel-lists.ts';

/** As many as one call takes. */
const mostAtOnce = 40;

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / mostAtOnce) }, (_, place) => items.slice(place * mostAtOnce, (place + 1) * mostAtOnce));

type CancelLists = { readonly pending: boolean; readonly cancel: (tab: FuturesTab, lists: PanelLists) => void };

export function useCancelLists(): CancelLists {
  const t = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const ordersGone = async (ids: readonly string[]): Promise<number> => {
    let count = 0;
    for (const orderIds of inBatches(ids)) count += (await api.call(batchCancelContract, { orderIds })).orderIds.length;
    return count;
  };
  const plansGone = async (ids: readonly string[]): Promise<number> => {
    let count = 0;
    for (const planIds of inBatches(ids)) count += (await api.call(batchCancelPlan, { planIds })).planIds.length;
    return count;
  };
  const run = async (work: () => Promise<number>): Promise<void> => {
    setPending(true);
    try {
      showToast('done', t('cancelledAll', { count: await work() }));
    } catch (error) {
      showToast('failed', refusalText(error));
    }
    setPending(false);
  };
  return {
    pending,
    cancel: (tab, { orders, plans, exits, trailing }) => {
      if (tab === 'open') void run(() => ordersGone(orders.map(({ orderId }) => orderId)));
      const waiting = tab === 'plans' ? plans : tab === 'tpsl' ? exits : tab === 'track' ? trailing : [];
      if (waiting.length > 0) void run(() => plansGone(waiting.map(({ planId }) => planId)));
    },
  };
}
