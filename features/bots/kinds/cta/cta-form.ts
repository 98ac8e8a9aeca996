// The form of a CTA bot.
import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { CtaPreview as Worked } from '#lib/order-math/bots/cta/cta-preview.ts';
import type { KindForm } from '../kind-form.ts';
import { CtaContext } from './cta-context.ts';
import { CtaDraftOnChart } from './cta-draft-on-chart.tsx';
import { ctaDraft, type CtaDraft } from './cta-draft.ts';
import { CtaFields } from './cta-fields.tsx';
import { CtaFunds } from './cta-funds.tsx';
import { ctaPreviewOf } from './cta-preview-of.ts';
import { CtaPreview } from './cta-preview.tsx';
import { useCtaSteps } from './use-cta-steps.ts';
import { useCtaKeptText, useCtaSuggestionText } from './use-cta-texts.ts';
import { useStartCta } from './use-start-cta.ts';

export const ctaForm: KindForm<CtaTerms, CtaDraft, Worked> = {
  draft: ctaDraft,
  previewOf: ctaPreviewOf,
  Context: CtaContext,
  parts: {
    Fields: CtaFields,
    MoreFields: null,
    Funds: CtaFunds,
    Preview: CtaPreview,
    OnChart: CtaDraftOnChart,
    useSteps: useCtaSteps,
    useStart: useStartCta,
    useSuggestionText: useCtaSuggestionText,
    useKeptText: useCtaKeptText,
  },
};
