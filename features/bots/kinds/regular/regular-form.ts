// The form of an auto-invest.
import type { RegularTerms } from '#lib/contract/bots/regular/regular-terms.ts';
import { regularPreview, type RegularPreview as Worked } from '#lib/order-math/bots/regular/regular-preview.ts';
import type { KindForm, PreviewAsked } from '../kind-form.ts';
import { RegularContext } from './regular-context.ts';
import { regularDraft, regularSymbolId, type RegularDraft } from './regular-draft.ts';
import { RegularFields } from './regular-fields.tsx';
import { RegularFunds } from './regular-funds.tsx';
import { RegularMoreFields } from './regular-more-fields.tsx';
import { RegularPreview } from './regular-preview.tsx';
import { RegularSimulation } from './simulation/regular-simulation.tsx';
import { useRegularSteps } from './use-regular-steps.ts';
import { useRegularText } from './use-regular-text.ts';
import { useStartRegular } from './use-start-regular.ts';

/** While no market is known yet, nothing is said against them. The moments of its rounds depend on the clock: who shows them asks for them. */
function previewOf(terms: RegularTerms, { legOf }: Pick<PreviewAsked, 'legOf'>): Worked {
  const legs = terms.coins.flatMap(({ coin }) => legOf(regularSymbolId(coin)) ?? []);
  const worked = regularPreview(terms, legs, 0);
  return legs.length > 0 ? worked : { ...worked, problems: worked.problems.filter(({ code }) => code !== 'symbolNotOpen') };
}

export const regularForm: KindForm<RegularTerms, RegularDraft, Worked> = {
  draft: regularDraft,
  previewOf,
  Context: RegularContext,
  parts: {
    Fields: RegularFields,
    MoreFields: RegularMoreFields,
    Funds: RegularFunds,
    Preview: RegularPreview,
    OnChart: RegularSimulation,
    useSteps: useRegularSteps,
    useStart: useStartRegular,
    useSuggestionText: null,
    useKeptText: useRegularText,
  },
};
