// Stops by margin on the wire.
import { z } from 'zod/mini';

import { PlanType } from '#lib/contract/enums.ts';
import type { MarginRatioTerms } from '#server/engine/plans/kinds/margin-ratio/margin-ratio-terms.ts';
import { shareText, type PlanWire } from '../plan-wire.ts';

export const marginRatioWire: PlanWire<MarginRatioTerms> = {
  planTypes: [PlanType.mmrStopLoss],
  planType: () => PlanType.mmrStopLoss,
  fields: ({ ratioPpm }) => ({ riskRatio: shareText(ratioPpm) }),
  stored: z.object({ kind: z.literal('margin-ratio'), ratioPpm: z.int() }),
  isExecutingAtOnce: false,
  isActiveAtOnce: () => false,
};
