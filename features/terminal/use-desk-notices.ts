// The events of the reader's own orders, sounded and shown as they chose, by one window of the desk and the panels that are open.
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

import { OrderStatus, PlanStatus } from '#lib/contract/enums.ts';
import { hasEndedEarly } from '#lib/contract/wire/orders/order-status.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { isTriggered } from '#lib/plans/is-triggered.ts';
import type { NumberedOrderChange, NumberedPlanChange } from '#lib/realtime/channel-data.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import { shortQuantity } from './short-quantity.ts';
import { useOneWindow } from '#lib/session/notices/use-one-window.ts';
import { useStopNotices } from './use-stop-notices.ts';

const none: readonly never[] = [];

/**
 * `lineKey`: of the channels of one's own orders, see ordersKeyOf. `isDesk`: of the windows of a line it sounds where the browser cannot choose
 * one.
 */
export function useDeskNotices(lineKey: string, isDesk: boolean): void {
  const t = useTranslations('desk');
  const hub = useHub();
  const key = useUser() === null ? null : lineKey;
  const known = useChannel(hub, 'orders', key).data;
  const { open, changes: orders } = known ?? {};
  const plans = useChannel(hub, 'plans', key).data?.changes;
  // Events before the desk was opened are no news.
  const told = useRef({ orders: orders?.at(-1)?.number ?? 0, plans: plans?.at(-1)?.number ?? 0 });
  const announce = useOneWindow(`orders.${lineKey}`, isDesk, known !== null);
  useStopNotices(open ?? none, orders ?? none, announce);
  useEffect(() => {
    const sayOrder = ({ order, fill }: NumberedOrderChange): void => {
      if (fill !== null) {
        const words = { side: fill.side, quantity: isolateLtr(shortQuantity(fill.quantity)), price: isolateLtr(shortNumber(fill.price)) };
        const event = order.status === OrderStatus.filled ? 'fill' : 'partial';
        announce(event, t(`notices.said.${event}`, words));
      } else if (hasEndedEarly(order.status)) {
        const words = {
          side: sideOfDirection(order.delegateType),
          quantity: isolateLtr(shortQuantity(order.delegateCount)),
          pair: isolateLtr(order.symbol),
        };
        announce('cancel', t('notices.said.cancel', words));
      }
    };
    for (const change of orders ?? []) {
      if (change.number <= told.current.orders) continue;
      told.current.orders = change.number;
      sayOrder(change);
    }
  }, [orders, t, announce]);
  useEffect(() => {
    const sayPlan = ({ plan }: NumberedPlanChange): void => {
      const pair = isolateLtr(plan.symbol);
      // The fills of one that no price triggers have been told already.
      if (plan.status === PlanStatus.succeeded && isTriggered(plan)) announce('trigger', t('notices.said.trigger', { pair }));
      if (plan.status === PlanStatus.failed) announce('trigger', t('notices.said.triggerFailed', { pair }));
    };
    for (const change of plans ?? []) {
      if (change.number <= told.current.plans) continue;
      told.current.plans = change.number;
      sayPlan(change);
    }
  }, [plans, t, announce]);
}
