// The requests that guard positions: take-profits and stop-losses, those that move with the price, and stops by margin ratio.
import { useTranslations } from 'next-intl';

import { useApi } from '#lib/api/use-api.ts';
import { cancelPlan } from '#lib/contract/calls/v1/trigger/plan/cancelPlan.ts';
import { placeMarginRatioPlan } from '#lib/contract/calls/v1/trigger/plan/mmr/placePlanOrder.ts';
import { placePlanOrder } from '#lib/contract/calls/v1/trigger/plan/placePlanOrder.ts';
import { updateTpslPlan } from '#lib/contract/calls/v1/trigger/plan/updateTPSLPlan.ts';
import type { ContractLineKey } from '#lib/contract/contract-lines.ts';
import { PlanType, TriggerType } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { finishDecimal } from '#lib/format/numbers/decimal-input.ts';
import { callbackShare, type MovingDraft } from '../moving-exit/moving-exit-draft.ts';
import { closingNamed, positionNamed } from './position-named.ts';
import type { SentExit } from '../tpsl/tpsl-draft.ts';
import type { PositionRow } from './position-row.ts';
import { useAttempt } from './use-attempt.ts';

type ExitOrder = {
  /** Null: a new one. */
  readonly planId: string | null;
  readonly exit: SentExit;
  /** Null: all that there is when it fires. */
  readonly quantity: string | null;
};

export type ExitOperations = {
  readonly saveExit: (row: PositionRow, order: ExitOrder) => Promise<string | null>;
  /** `riskRatio` as a share of 1. */
  readonly saveMarginStop: (row: PositionRow, riskRatio: string) => Promise<string | null>;
  /** A take-profit and stop-loss that moves with the price. */
  readonly saveMovingExit: (row: PositionRow, draft: MovingDraft) => Promise<string | null>;
  readonly cancelExit: (plan: SpotPlan) => Promise<string | null>;
};

/** All answer null when it was taken, else why not. */
export function useExitOperations(line: ContractLineKey): ExitOperations {
  const t = useTranslations('positions');
  const api = useApi();
  const attempt = useAttempt();
  return {
    saveExit: (row, { planId, exit, quantity }) => {
      const fields = { ...exit, delegateCount: quantity ?? '0' };
      return attempt(
        () =>
          planId === null
            ? api.call(placePlanOrder, { ...closingNamed(row, line), ...fields })
            : // A wait that is left empty is taken away.
              api.call(updateTpslPlan, { planId, stopLossMarketAfter: 0, ...fields }),
        t(planId === null ? 'exits.placed' : 'exits.saved'),
      );
    },
    saveMarginStop: (row, riskRatio) =>
      attempt(() => api.call(placeMarginRatioPlan, { ...positionNamed(row), riskRatio }), t('marginStop.placed')),
    saveMovingExit: (row, draft) =>
      attempt(
        () =>
          api.call(placePlanOrder, {
            ...closingNamed(row, line),
            planType: PlanType.moveTpsl,
            triggerType: draft.watch === 'fair' ? TriggerType.fair : TriggerType.market,
            rangeRate: callbackShare(draft),
            delegateCount: draft.quantity === null ? '0' : finishDecimal(draft.quantity),
            ...(draft.activation === '' ? {} : { triggerPrice: finishDecimal(draft.activation) }),
          }),
        t('moving.placed'),
      ),
    cancelExit: ({ planId, planType }) =>
      attempt(() => api.call(cancelPlan, { planId }), t(planType === PlanType.mmrStopLoss ? 'marginStop.cancelled' : 'exits.cancelled')),
  };
}
