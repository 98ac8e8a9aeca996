// The conditions and actions of plans, kind by kind; docs/order-kinds.md has the rules.
import type { ChaseLimitTerms } from './kinds/chase-limit/chase-limit-terms.ts';
import type { ExitPlanTerms } from './kinds/exit/exit-terms.ts';
import type { MarginRatioTerms } from './kinds/margin-ratio/margin-ratio-terms.ts';
import type { OcoTerms } from './kinds/oco/oco-terms.ts';
import type { TrailingTerms } from './kinds/trailing/trailing-terms.ts';
import type { TriggerPlanTerms } from './kinds/trigger/trigger-plan-terms.ts';
import type { TwapTerms } from './kinds/twap/twap-terms.ts';

export type PlanTerms = TriggerPlanTerms | ExitPlanTerms | TrailingTerms | OcoTerms | TwapTerms | MarginRatioTerms | ChaseLimitTerms;
export type PlanKind = PlanTerms['kind'];
