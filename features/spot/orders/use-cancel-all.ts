// Takes out all open orders, or all plans, that a list shows; asks first, unless the trader wants no question.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { showToast } from '#components/ui/messages/toasts.tsx';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { batchCancelOrders } from '#lib/contract/calls/v1/spot/order/batchCancel.ts';
import { cancelAllOrders } from '#lib/contract/calls/v1/spot/order/cancelAll.ts';
import { batchCancelPlan } from '#lib/contract/calls/v1/trigger/plan/batchCancelPlan.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { symbolIdOf } from '#lib/contract/wire/orders/spot-order.ts';
import { asksToCancelAll } from '#lib/session/order-form/confirmations.ts';
import type { ListFilter } from './filter/list-filter.ts';
import { directionOf, planTypeOf } from './filter/requests.ts';

/** As many as one call takes. */
const maxAtOnce = 40;

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / maxAtOnce) }, (_, place) => items.slice(place * maxAtOnce, (place + 1) * maxAtOnce));

const ofMarket = ({ symbol }: ListFilter) => (symbol === null ? {} : { symbolId: symbolIdOf(symbol) });

export type CancelAll = {
  readonly pending: boolean;
  /** The list that the open question is about; null: none. */
  readonly asked: 'orders' | 'plans' | null;
  /** Asks where a question is due, else does it. */
  attempt(of: 'orders' | 'plans'): void;
  answer(yes: boolean): void;
};

/** The exchange cancels at once the groups that it can tell apart, new arrivals included; else the shown orders are cancelled. */
export function useCancelAll(
  orders: { readonly filter: ListFilter; readonly shown: readonly SpotOrder[] },
  plans: { readonly filter: ListFilter; readonly shown: readonly SpotPlan[] },
): CancelAll {
  const t = useTranslations('spot');
  const ofPlans = useTranslations('plans');
  const api = useApi();
  const refusalText = useRefusalText();
  const [pending, setPending] = useState(false);
  const [asked, setAsked] = useState<CancelAll['asked']>(null);

  const ordersGone = async (): Promise<number> => {
    const { wallet, side, kind } = orders.filter;
    if (kind === null && wallet === null) {
      const { orderIds } = await api.call(cancelAllOrders, {
        ...ofMarket(orders.filter),
        ...(side === null ? {} : { delegateType: directionOf(side) }),
      });
      return orderIds.length;
    }
    let count = 0;
    for (const list of inBatches(orders.shown.map(({ orderId }) => ({ orderId })))) {
      const answer = await api.call(batchCancelOrders, { list });
      count += answer.list.filter(({ orderId }) => orderId !== '').length;
    }
    return count;
  };
  const plansGone = async (): Promise<number> => {
    const { wallet, side, kind } = plans.filter;
    const planType = planTypeOf(kind);
    if (side === null && wallet === null) {
      const { planIds } = await api.call(batchCancelPlan, { ...ofMarket(plans.filter), ...(planType === undefined ? {} : { planType }) });
      return planIds.length;
    }
    let count = 0;
    for (const planIds of inBatches(plans.shown.map(({ planId }) => planId)))
      count += (await api.call(batchCancelPlan, { planIds })).planIds.length;
    return count;
  };
  const run = async (work: () => Promise<number>, done: (count: number) => string): Promise<void> => {
    setPending(true);
    try {
      showToast('done', done(await work()));
    } catch (error) {
      showToast('failed', refusalText(error));
    }
    setPending(false);
  };
  const cancel = {
    orders: () => run(ordersGone, (count) => t('cancelAll.done', { count })),
    plans: () => run(plansGone, (count) => ofPlans('cancelAll', { count })),
  };
  return {
    pending,
    asked,
    attempt: (of) => {
      if (pending || asked !== null || (of === 'orders' ? orders : plans).shown.length === 0) return;
      if (asksToCancelAll()) setAsked(of);
      else void cancel[of]();
    },
    answer: (yes) => {
      setAsked(null);
      if (yes && asked !== null) void cancel[asked]();
    },
  };
}
