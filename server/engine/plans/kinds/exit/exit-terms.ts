// Take-profit and stop-loss: whichever is reached first is executed, and the other goes with it.
import type { ExitTerms } from '../../trigger-terms.ts';

export type ExitPlanTerms = { readonly kind: 'exit'; readonly exit: ExitTerms };
