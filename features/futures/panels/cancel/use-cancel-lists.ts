// Takes back all that a list shows: orders, trigger orders, exits or trailing orders.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { batchCancelContract } from '#lib/contract/calls/v1/mcp/order/batchCancelContract.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import { asksToCancelAll } from '#lib/session/order-form/confirmations.ts';
import type { FuturesTab } from '../state/panels-view.ts';
import type { PanelLists } from '../state/use-panel-lists.ts';

/** As many as one call takes. */
const maxAtOnce = 40;

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / maxAtOnce) }, (_, place) => items.slice(place * maxAtOnce, (place + 1) * maxAtOnce));

export type CancelLists = {
  readonly pending: boolean;
  /** The list that the open question is about; null: none. */
  readonly asked: { readonly tab: FuturesTab; readonly count: number } | null;
  /** Asks where a question is due, else does it. */
  readonly attempt: (tab: FuturesTab, lists: PanelLists) => void;
  readonly answer: (yes: boolean, lists: PanelLists) => void;
};

const countOf = (tab: FuturesTab, { orders, plans, exits, trailing }: PanelLists): number =>
  tab === 'open' ? orders.length : tab === 'plans' ? plans.length : tab === 'tpsl' ? exits.length : tab === 'track' ? trailing.length : 0;

export function useCancelLists(): CancelLists {
  const t = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState<CancelLists['asked']>(null);
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
  const cancel = (tab: FuturesTab, { orders, plans, exits, trailing }: PanelLists): void => {
    if (tab === 'open') void run(() => ordersGone(orders.map(({ orderId }) => orderId)));
    const waiting = tab === 'plans' ? plans : tab === 'tpsl' ? exits : tab === 'track' ? trailing : [];
    if (waiting.length > 0) void run(() => plansGone(waiting.map(({ planId }) => planId)));
  };
  return {
    pending,
    asked,
    attempt: (tab, lists) => {
      const count = countOf(tab, lists);
      if (pending || count === 0) return;
      if (asksToCancelAll()) setAsked({ tab, count });
      else cancel(tab, lists);
    },
    answer: (yes, lists) => {
      setAsked(null);
      if (yes && asked !== null) cancel(asked.tab, lists);
    },
  };
}
