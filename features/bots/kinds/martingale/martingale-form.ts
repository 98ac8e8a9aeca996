// The form of a martingale.
import type { MartingaleTerms } from '#lib/contract/bots/martingale/martingale-terms.ts';
import { martingalePreview, type MartingalePreview as Worked } from '#lib/order-math/bots/martingale-preview.ts';
import type { KindForm } from '../kind-form.ts';
import { MartingaleContext } from './martingale-context.ts';
import { martingaleDraft, type MartingaleDraft } from './martingale-draft.ts';
import { MartingaleDraftOnChart } from './martingale-draft-on-chart.tsx';
import { MartingaleFields } from './martingale-fields.tsx';
import { MartingaleFunds } from './martingale-funds.tsx';
import { MartingalePreview } from './martingale-preview.tsx';
import { useMartingaleSteps } from './use-martingale-steps.ts';
import { useMartingaleKeptText, useMartingaleSuggestionText } from './use-martingale-texts.ts';
import { useStartMartingale } from './use-start-martingale.ts';

export const martingaleForm: KindForm<MartingaleTerms, MartingaleDraft, Worked> = {
  draft: martingaleDraft,
  previewOf: (terms, { market, lastPrice }) =>
    martingalePreview(terms, market, { lastPrice }, { maker: market.makerFeeRate, taker: market.takerFeeRate }),
  Context: MartingaleContext,
  parts: {
    Fields: MartingaleFields,
    MoreFields: null,
    Funds: MartingaleFunds,
    Preview: MartingalePreview,
    OnChart: MartingaleDraftOnChart,
    useSteps: useMartingaleSteps,
    useStart: useStartMartingale,
    useSuggestionText: useMartingaleSuggestionText,
    useKeptText: useMartingaleKeptText,
  },
};
