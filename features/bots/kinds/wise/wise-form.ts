// The form of a wise bot.
import type { WiseTerms } from '#lib/contract/bots/wise/wise-terms.ts';
import type { KindForm } from '../kind-form.ts';
import { useStartWise } from './use-start-wise.ts';
import { useWiseSteps } from './use-wise-steps.ts';
import { useWiseText } from './use-wise-text.ts';
import { WiseContext } from './wise-context.ts';
import { WiseDraftOnChart } from './wise-draft-on-chart.tsx';
import { wiseDraft, type WiseDraft } from './wise-draft.ts';
import { WiseFunds } from './wise-funds.tsx';
import { wisePreviewOf, type WisePreview as Worked } from './wise-preview-of.ts';
import { WisePreview } from './wise-preview.tsx';
import { WiseTiers } from './wise-tiers.tsx';

export const wiseForm: KindForm<WiseTerms, WiseDraft, Worked> = {
  draft: wiseDraft,
  previewOf: wisePreviewOf,
  Context: WiseContext,
  parts: {
    Fields: WiseTiers,
    MoreFields: null,
    Funds: WiseFunds,
    Preview: WisePreview,
    OnChart: WiseDraftOnChart,
    useSteps: useWiseSteps,
    useStart: useStartWise,
    useSuggestionText: null,
    useKeptText: useWiseText,
  },
};
