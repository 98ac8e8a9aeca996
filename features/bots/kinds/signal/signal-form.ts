// The form of a signal bot.
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { type SignalPreview as Worked, signalPreview } from '#lib/order-math/bots/signal/signal-preview.ts';
import type { KindForm } from '../kind-form.ts';
import { SignalContext } from './signal-context.ts';
import { signalDraft, type SignalDraft } from './signal-draft.ts';
import { SignalFields } from './signal-fields.tsx';
import { SignalFunds } from './signal-funds.tsx';
import { SignalMoreFields } from './signal-more-fields.tsx';
import { SignalPreview } from './signal-preview.tsx';
import { useAlerts } from './use-alerts.ts';
import { useSignalSteps } from './use-signal-steps.ts';
import { useSignalText } from './use-signal-text.ts';
import { useStartSignal } from './use-start-signal.ts';

export const signalForm: KindForm<SignalTerms, SignalDraft, Worked> = {
  draft: signalDraft,
  // A market that is not known yet is left out.
  previewOf: (terms, { symbolIds, legOf }) =>
    signalPreview(
      terms,
      symbolIds.flatMap((symbolId) => {
        const leg = legOf(symbolId);
        if (leg === undefined) return [];
        const { market, lastPrice } = leg;
        return [{ symbol: symbolId, lastPrice, sizes: 'marginCoin' in market ? { ...market, quoteCoin: market.marginCoin } : market }];
      }),
    ),
  Context: SignalContext,
  parts: {
    Fields: SignalFields,
    MoreFields: SignalMoreFields,
    Funds: SignalFunds,
    Preview: SignalPreview,
    OnChart: null,
    useSteps: useSignalSteps,
    useStart: useStartSignal,
    useAlerts,
    useSuggestionText: null,
    useKeptText: useSignalText,
  },
};
