// The form of an arbitrage bot.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import type { ArbitragePreview as Worked } from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import type { KindForm, PreviewAsked } from '../kind-form.ts';
import { ArbitrageContext } from './arbitrage-context.ts';
import { arbitrageDraft, type ArbitrageDraft } from './arbitrage-draft.ts';
import { ArbitrageFields } from './arbitrage-fields.tsx';
import { ArbitrageFunds } from './arbitrage-funds.tsx';
import { ArbitrageMoreFields } from './arbitrage-more-fields.tsx';
import { ArbitragePreview } from './arbitrage-preview.tsx';
import { arbitrageWorked } from './arbitrage-worked.ts';
import { useArbitrageSteps } from './use-arbitrage-steps.ts';
import { useArbitrageText } from './use-arbitrage-text.ts';
import { useStartArbitrage } from './use-start-arbitrage.ts';

/** Without income and loan: both are asked for where they are shown. Nothing while a market of the pair is not known yet. */
const previewOf = (terms: ArbitrageTerms, { symbolIds, legOf }: PreviewAsked): Worked =>
  arbitrageWorked(terms, symbolIds.map(legOf), { fundingRate: null, intervalHours: 0 });

export const arbitrageForm: KindForm<ArbitrageTerms, ArbitrageDraft, Worked> = {
  draft: arbitrageDraft,
  previewOf,
  Context: ArbitrageContext,
  parts: {
    Fields: ArbitrageFields,
    MoreFields: ArbitrageMoreFields,
    Funds: ArbitrageFunds,
    Preview: ArbitragePreview,
    OnChart: null,
    useSteps: useArbitrageSteps,
    useStart: useStartArbitrage,
    useSuggestionText: null,
    useKeptText: useArbitrageText,
  },
};
