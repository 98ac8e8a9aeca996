// Take-profit and stop-loss on the wire: without a size they are those of a contract's whole position.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { ExitPlanTerms } from '#server/engine/plans/kinds/exit/exit-terms.ts';
import { exitFields, type PlanWire } from '../plan-wire.ts';
import { exitShape } from '../../stored/trigger-shape.ts';

export const exitWire: PlanWire<ExitPlanTerms> = {
  planTypes: [PlanType.takeProfit, PlanType.stopLoss, PlanType.tpsl, PlanType.positionTakeProfit, PlanType.positionStopLoss],
  planType: ({ exit: { takeProfit, stopLoss } }, { isWhole }) => {
    if (takeProfit !== null && stopLoss !== null) return PlanType.tpsl;
    if (isWhole) return takeProfit === null ? PlanType.positionStopLoss : PlanType.positionTakeProfit;
    return takeProfit === null ? PlanType.stopLoss : PlanType.takeProfit;
  },
  fields: ({ exit }, price) => exitFields(exit, price),
  stored: z.object({ kind: z.literal('exit'), exit: exitShape }),
  isExecutingAtOnce: false,
  isActiveAtOnce: () => false,
};
