// The requests that act on positions. Each reports its result; a refusal is answered in the reader's words.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { useTradedNotice, type TradedNotice } from '#components/trading/order-end/use-traded-notice.ts';
import { showToast } from '#components/ui/messages/toasts.tsx';
import { ApiError } from '#lib/api/api-error.ts';
import { useApi } from '#lib/api/use-api.ts';
import { useRefusalText } from '#lib/api/use-refusal-text.ts';
import { reversePosition } from '#lib/contract/calls/v1/mcp/order/backContract.ts';
import { closeAllPositions } from '#lib/contract/calls/v1/mcp/order/closeAll.ts';
import { closeContract } from '#lib/contract/calls/v1/mcp/order/closeContract.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { placeMarginRatioPlan } from '#lib/contract/calls/v1/trigger/plan/mmr/placePlanOrder.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import { contractLines, type ContractLineKey } from '#lib/contract/contract-lines.ts';
import { HoldSide, OrderDirection, OrderType, PlanType, TriggerType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { successCode } from '#lib/contract/errors.ts';
import { toExitFields, type SpotExit } from '#lib/contract/wire/orders/exit-fields.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { Amount, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { positionKey } from '#lib/order-math/risk/line-risk.ts';
import { callbackShare, type MovingDraft } from '../moving-exit/moving-exit-draft.ts';
import type { PositionRow } from './position-row.ts';

/** The code of an order that makes a position smaller. */
function closingDirection(holdSide: HoldSide, isHedge: boolean) {
  const long = holdSide === HoldSide.long;
  if (isHedge) return long ? OrderDirection.closeLong : OrderDirection.closeShort;
  return long ? OrderDirection.singleSideSell : OrderDirection.singleSideBuy;
}

/** One of several orders that were sent together may have been refused. */
function refuse(list: readonly { readonly code: string; readonly msg: string }[]): void {
  const refused = list.find(({ code }) => code !== successCode);
  if (refused !== undefined) throw new ApiError(refused.code, refused.msg);
}

type Closed = Parameters<typeof positionKey>[0] & { readonly dealCount: string };

/** A position larger than the largest order is closed in several. */
const closedOf = (list: readonly Closed[], key: string): string =>
  writeAmount(list.filter((one) => positionKey(one) === key).reduce((sum, { dealCount }) => sum.plus(dealCount), new Amount(0)));

type ExitOrder = {
  /** Null: a new one. */
  readonly planId: string | null;
  readonly exit: SpotExit;
  /** Null: all that there is when it fires. */
  readonly quantity: string | null;
};

export type PositionOperations = {
  /** True while it is being closed, reversed or cancelled: keys of positions, ids of plans. */
  readonly isLeaving: (key: string) => boolean;
  readonly closingAll: boolean;
  /** `price` null: at the market. Null when it was taken, else why not. */
  readonly close: (row: PositionRow, quantity: string, price: string | null) => Promise<string | null>;
  /** All of it, at the market. */
  readonly flash: (row: PositionRow) => Promise<void>;
  readonly reverse: (row: PositionRow) => Promise<void>;
  /** `rows`: all that there are. */
  readonly closeAll: (rows: readonly PositionRow[]) => Promise<void>;
  readonly saveExit: (row: PositionRow, order: ExitOrder) => Promise<string | null>;
  /** `riskRatio` as a share of 1. */
  readonly saveMarginStop: (row: PositionRow, riskRatio: string) => Promise<string | null>;
  /** A take-profit and stop-loss that moves with the price. */
  readonly saveMovingExit: (row: PositionRow, draft: MovingDraft) => Promise<string | null>;
  readonly cancelExit: (plan: SpotPlan) => Promise<void>;
};

export function usePositionOperations(line: ContractLineKey): PositionOperations {
  const t = useTranslations('positions');
  const api = useApi();
  const refusalText = useRefusalText();
  const tradedNotice = useTradedNotice();
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const [closingAll, setClosingAll] = useState(false);
  /** Null when it was done, else why not. */
  const attempt = async <Answer>(
    call: () => Promise<Answer>,
    done: string,
    /** The notice that is shown instead if not all of it was done. */
    noticeOf?: (answer: Answer) => TradedNotice | null,
  ): Promise<string | null> => {
    try {
      const answer = await call();
      const notice = noticeOf?.(answer) ?? null;
      showToast(notice?.tone ?? 'done', notice?.text ?? done);
      return null;
    } catch (error) {
      return refusalText(error);
    }
  };
  const told = (refused: string | null): void => (refused === null ? undefined : showToast('failed', refused));
  const leave = async (key: string, work: () => Promise<string | null>): Promise<void> => {
    setLeaving((now) => new Set(now).add(key));
    told(await work());
    setLeaving((now) => new Set([...now].filter((one) => one !== key)));
  };
  const named = ({ position, market, isHedge }: PositionRow) => ({
    symbolId: position.symbolId,
    businessLine: contractLines[line],
    tokenId: market.marginCoin,
    delegateType: closingDirection(position.holdSide, isHedge),
  });
  const positionOf = ({ position: { symbolId, holdSide } }: PositionRow) => ({ symbolId, holdSide });
  const close: PositionOperations['close'] = (row, quantity, price) =>
    attempt(
      () =>
        api.call(closeContract, {
          ...named(row),
          delegateCount: quantity,
          // A quantity counts what other closing orders already claim: those make room.
          cancelOrder: true,
          ...(price === null ? { orderType: OrderType.market } : { orderType: OrderType.limit, delegatePrice: price }),
        }),
      t(price === null ? 'close.done' : 'close.placed'),
      (result) => {
        const { form, baseCoin, quoteCoin } = row.market;
        const side = row.position.holdSide === HoldSide.long ? 'sell' : 'buy';
        return tradedNotice({ side, wanted: quantity, coin: form === 'inverse' ? quoteCoin : baseCoin, byAmount: false }, result);
      },
    );
  return {
    isLeaving: (key) => leaving.has(key),
    closingAll,
    close,
    flash: (row) => leave(row.key, () => close(row, row.position.total, null)),
    reverse: (row) => leave(row.key, () => attempt(async () => void (await api.call(reversePosition, positionOf(row))), t('reverse.done'))),
    closeAll: async (rows) => {
      setClosingAll(true);
      const work = async () => {
        const { list } = await api.call(closeAllPositions, { businessLine: contractLines[line] });
        refuse(list);
        return list;
      };
      const refused = await attempt(work, t('closeAll.done'), (list) => {
        const isLeft = ({ position }: PositionRow): boolean => compareDecimals(closedOf(list, positionKey(position)), position.total) < 0;
        return rows.some(isLeft) ? { tone: 'partly', text: t('closeAll.left') } : null;
      });
      told(refused);
      setClosingAll(false);
    },
    saveExit: (row, { planId, exit, quantity }) => {
      const fields = { ...toExitFields(exit), delegateCount: quantity ?? '0' };
      return attempt(
        () => (planId === null ? api.call(placePlanOrder, { ...named(row), ...fields }) : api.call(updateTpslPlan, { planId, ...fields })),
        t(planId === null ? 'exits.placed' : 'exits.saved'),
      );
    },
    saveMarginStop: (row, riskRatio) =>
      attempt(() => api.call(placeMarginRatioPlan, { ...positionOf(row), riskRatio }), t('marginStop.placed')),
    saveMovingExit: (row, draft) =>
      attempt(
        () =>
          api.call(placePlanOrder, {
            ...named(row),
            planType: PlanType.moveTpsl,
            triggerType: draft.watch === 'fair' ? TriggerType.fair : TriggerType.market,
            rangeRate: callbackShare(draft),
            delegateCount: draft.quantity === null ? '0' : finishDecimal(draft.quantity),
            ...(draft.activation === '' ? {} : { triggerPrice: finishDecimal(draft.activation) }),
          }),
        t('moving.placed'),
      ),
    cancelExit: ({ planId, planType }) => {
      const done = t(planType === PlanType.mmrStopLoss ? 'marginStop.cancelled' : 'exits.cancelled');
      return leave(planId, () => attempt(() => api.call(cancelPlan, { planId }), done));
    },
  };
}
