// A plan as somebody asks for it, before it is one.
import type { Side } from '#lib/contract/enums.ts';
import type { PositionWords } from '../accounts/positions/holding.ts';
import type { PlanTerms } from './plan-terms.ts';

export type PlanRequest<Terms extends PlanTerms = PlanTerms> = PositionWords & {
  readonly side: Side;
  /** Base lots; 0: by amount, or all of a position. */
  readonly quantityLots: number;
  /** Quote units; 0: by quantity. */
  readonly amountUnits: number;
  readonly terms: Terms;
  /** As in PlacePlan. */
  readonly quantityAtMarket?: boolean;
};
