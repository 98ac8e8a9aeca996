// A trigger order: a price is reached, and an order is placed, with an exit of its own if it has one.
import type { ExitTerms, TriggerTerms } from '../../trigger-terms.ts';

export type TriggerPlanTerms = { readonly kind: 'trigger'; readonly trigger: TriggerTerms; readonly exit: ExitTerms | null };
