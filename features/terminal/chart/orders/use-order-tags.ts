// The reader's open orders and waiting plans in this market, as prices that can be moved and taken away on the chart.
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

import { crossingFill } from '#components/trading/order-end/crossing-fill.ts';
import { useChangedNotice } from '#components/trading/order-end/use-changed-notice.ts';
import { useCrossingText } from '#components/trading/order-end/use-crossing-text.ts';
import type { TradedNotice } from '#components/trading/order-end/use-traded-notice.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { cancelOrder } from '#lib/contract/calls/v1/spot/order/cancel.ts';
import { modifyOrder } from '#lib/contract/calls/v1/spot/order/modify.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { OrderType } from '#lib/contract/enums.ts';
import { ordersKeyOf, tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { asksFirst, useConfirmations } from '#lib/session/order-form/confirmations.ts';
import { useUser } from '#lib/session/user.ts';
import { shortQuantity } from '../../short-quantity.ts';
import { planLevels, type PlanLevel } from '#lib/plans/plan-levels.ts';

/** Says why a call did not do what it should; never rejects. */
type Tell = <Answer>(call: Promise<Answer>, done: string, noticeOf?: (answer: Answer) => TradedNotice | null) => Promise<void>;

function useTold(): Tell {
  const errors = useTranslations('errors');
  return useMemo(
    (): Tell => (call, done, noticeOf) =>
      call.then(
        (answer) => {
          const notice = noticeOf?.(answer) ?? null;
          showToast(notice?.tone ?? 'done', notice?.text ?? done);
        },
        (error: unknown) => {
          const known = error instanceof ApiError ? error : null;
          const text = known?.key === undefined || known.key === null ? errors('unanswered') : errors(known.key, { ...known.params });
          showToast('failed', text);
        },
      ),
    [errors],
  );
}

export function useOrderTags(market: SpotMarket): readonly LevelTag[] {
  const { symbol } = market;
  const isSpot = tickersKeyOf(market) === 'spot';
  const t = useTranslations('chart');
  const words = useTranslations('terminal');
  const api = useApi();
  const told = useTold();
  const crossingText = useCrossingText();
  const changedNotice = useChangedNotice();
  const hub = useHub();
  const key = useUser() === null ? null : ordersKeyOf(market);
  const orders = useChannel(hub, 'orders', key).data?.open;
  const plans = useChannel(hub, 'plans', key).data?.open;
  const isAsked = useConfirmations((kept) => asksFirst(kept, 'amend', false));
  return useMemo(() => {
    const ofOrder = (order: SpotOrder): LevelTag => {
      const side = sideOfDirection(order.delegateType);
      return {
        id: `order-${order.orderId}`,
        price: order.delegatePrice,
        kind: 'order',
        colour: side === 'buy' ? 'positive' : 'negative',
        label: `${words(`side.${side}`)} ${shortQuantity(order.delegateCount)}`,
        isAsked,
        noteAt: (price) => {
          const book = hub.channel('depth', symbol).getSnapshot().data;
          const crossing = book === null ? null : crossingFill(order, { price, quantity: order.delegateCount }, book);
          return crossing === null ? null : crossingText(crossing, market.baseCoin);
        },
        move: (price) =>
          told(api.call(modifyOrder, { orderId: order.orderId, delegatePrice: price }), t('level.moved'), (result) =>
            changedNotice({ side, quantity: order.delegateCount, filledBefore: order.dealCount, coin: market.baseCoin }, result),
          ),
        remove: () => told(api.call(cancelOrder, { orderId: order.orderId }), t('level.cancelled')),
      };
    };
    const ofPlan = ({ plan, part, price, move }: PlanLevel): LevelTag => ({
      id: `plan-${plan.planId}-${part}`,
      price,
      kind: 'order',
      colour: part === 'takeProfit' ? 'positive' : part === 'stopLoss' ? 'negative' : 'warning',
      label: `${t(`part.${part}`)} ${words(`side.${sideOfDirection(plan.delegateType)}`)} ${shortQuantity(plan.delegateCount)}`,
      isDotted: true,
      isAsked,
      move: move === null ? null : (next) => told(move(api, next), t('level.moved')),
      remove: () => told(api.call(cancelPlan, { planId: plan.planId }), t('level.cancelled')),
    });
    return [
      // Orders of contracts are changed by other calls: whoever knows those puts them on the chart.
      ...(isSpot ? (orders ?? []) : []).filter((order) => order.symbol === symbol && order.orderType === OrderType.limit).map(ofOrder),
      ...(plans ?? []).filter((plan) => plan.symbol === symbol).flatMap((plan) => planLevels(plan).map(ofPlan)),
    ];
  }, [orders, plans, symbol, market.baseCoin, isSpot, isAsked, api, hub, told, crossingText, changedNotice, t, words]);
}
