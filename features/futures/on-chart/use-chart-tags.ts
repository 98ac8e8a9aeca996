// Puts positions, their liquidation prices, their exits and open orders of a contract on its chart, where prices can be dragged.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef } from 'react';

import { crossingFill } from '#components/trading/order-end/crossing-fill.ts';
import { useChangedNotice } from '#components/trading/order-end/use-changed-notice.ts';
import { useCrossingText } from '#components/trading/order-end/use-crossing-text.ts';
import type { TradedNotice } from '#components/trading/order-end/use-traded-notice.ts';
import type { LevelTag } from '#components/trading/price-chart/overlay/level-tag.ts';
import { noMoreTags, useMoreTags } from '#components/trading/price-chart/overlay/more-tags.ts';
import { useApi } from '#lib/api/use-api.ts';
import { cancelContract } from '#lib/contract/calls/v1/mcp/order/cancelContract.ts';
import { modifyContractOrder } from '#lib/contract/calls/v1/mcp/order/modifyOrder.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import { OrderType } from '#lib/contract/enums.ts';
import type { SpotOrder } from '#lib/contract/order.ts';
import { sideOfDirection } from '#lib/contract/wire/orders/order-direction.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { unrealizedPnl } from '#lib/order-math/futures/futures-pnl.ts';
import { futuresContractOf } from '#lib/order-math/risk/line-risk.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { asksFirst, useConfirmations } from '#lib/session/order-form/confirmations.ts';
import type { PlanLevel } from '#lib/plans/plan-levels.ts';
import { shownPlaces, type PositionRow } from '../positions/position-row.ts';
import { tellRefusal, useAttempt } from '../positions/use-attempt.ts';
import { positionTags, type TagWords } from './position-tags.ts';

/** The profit of an exit at its price: '' where that is not known. */
function gainAt({ plan, price }: PlanLevel, { position, market, ticker }: PositionRow): string {
  const contract = ticker === null ? null : futuresContractOf(market, ticker);
  if (contract === null) return '';
  const size = /[1-9]/.test(plan.delegateCount) ? plan.delegateCount : position.total;
  const gain = unrealizedPnl({ contract, side: position.holdSide, size, entryPrice: position.averageOpenPrice, price });
  return gain === null ? '' : `${formatNumber(gain, { decimals: shownPlaces(market), sign: 'always' })} ${market.marginCoin}`;
}

/** Live prices change rows several times a second; the chart only hears of tags that look different. */
const looksOf = (tags: readonly LevelTag[]): string =>
  tags.map(({ id, price, label, isAsked }) => `${id} ${price} ${label} ${String(isAsked)}`).join('\n');

/** Hands the tags to the chart, and takes them back when the contract or the screen is left. */
function useShownTags(symbolId: string, tags: readonly LevelTag[], orders: readonly SpotOrder[]): void {
  const shown = useRef('');
  useEffect(() => {
    // The unfilled rest of an order is part of the effect of moving it.
    const looks = `${looksOf(tags)}\n${orders.map(({ dealCount }) => dealCount).join()}`;
    if (looks === shown.current) return;
    shown.current = looks;
    useMoreTags.setState({ ...noMoreTags, symbol: symbolId, tags });
  }, [symbolId, tags, orders]);
  useEffect(
    () => () => {
      shown.current = '';
      useMoreTags.setState(noMoreTags);
    },
    [symbolId],
  );
}

export function useChartTags(market: ContractMarket, rows: readonly PositionRow[], orders: readonly SpotOrder[]): void {
  const { symbolId } = market;
  const sizeCoin = market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  const hub = useHub();
  const crossingText = useCrossingText();
  const changedNotice = useChangedNotice();
  const t = useTranslations('positions');
  const api = useApi();
  const attempt = useAttempt();
  const isAsked = useConfirmations((kept) => asksFirst(kept, 'amend', false));
  const tags = useMemo(() => {
    const told = <Answer>(call: () => Promise<Answer>, done: string, noticeOf?: (answer: Answer) => TradedNotice | null): Promise<void> =>
      attempt(call, done, noticeOf).then(tellRefusal);
    const words: TagWords = {
      entry: ({ position }) => t('chart.entry', { side: t(`side.${position.holdSide}`), size: isolateLtr(shortNumber(position.total)) }),
      liquidation: ({ position }) => t('chart.liquidation', { side: t(`side.${position.holdSide}`) }),
      exit: (level, row) =>
        t(level.part === 'takeProfit' ? 'chart.takeProfit' : 'chart.stopLoss', { gain: isolateLtr(gainAt(level, row)) }),
    };
    const ofOrder = (order: SpotOrder): LevelTag => {
      const { orderId, delegateType, delegatePrice, delegateCount } = order;
      const side = sideOfDirection(delegateType);
      return {
        id: `order-${orderId}`,
        price: delegatePrice,
        kind: 'order',
        colour: side === 'buy' ? 'positive' : 'negative',
        label: `${t(`direction.${side}`)} ${isolateLtr(shortNumber(delegateCount))}`,
        isAsked,
        noteAt: (price) => {
          const book = hub.channel('depth', symbolId).getSnapshot().data;
          const crossing = book === null ? null : crossingFill(order, { price, quantity: delegateCount }, book);
          return crossing === null ? null : crossingText(crossing, sizeCoin);
        },
        move: (price) =>
          told(
            () => api.call(modifyContractOrder, { orderId, delegatePrice: price }),
            t('chart.moved'),
            (result) => changedNotice({ side, quantity: delegateCount, filledBefore: order.dealCount, coin: sizeCoin }, result),
          ),
        remove: () => told(() => api.call(cancelContract, { orderId }), t('chart.cancelled')),
      };
    };
    const actions = {
      isAsked,
      move: (level: PlanLevel, price: string) => told(() => level.move?.(api, price) ?? Promise.resolve(), t('chart.moved')),
      remove: (planId: string) => told(() => api.call(cancelPlan, { planId }), t('chart.cancelled')),
    };
    const here = rows.filter(({ position }) => position.symbolId === symbolId);
    const resting = orders.filter((order) => order.symbolId === symbolId && order.orderType === OrderType.limit);
    return [...positionTags(here, words, actions), ...resting.map(ofOrder)];
  }, [symbolId, sizeCoin, rows, orders, isAsked, api, hub, attempt, crossingText, changedNotice, t]);
  useShownTags(symbolId, tags, orders);
}
