// The form of a signal bot: its parts, its terms in one line, the start in sentences and the start itself.
import { useTranslations } from 'next-intl';

import { useChange } from '#lib/api/query/use-change.ts';
import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import { StrategyType } from '#lib/contract/bots/strategy-codes.ts';
import { placeStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/placeStrategyTv.ts';
import { fromSignalTerms } from '#lib/contract/wire/bots/signal-fields.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { signalPreview, type SignalPreview as Worked } from '#lib/order-math/bots/signal/signal-preview.ts';
import { startChanges } from '../../create/start/start-changes.ts';
import type { FormParts, KindForm } from '../kind-form.ts';
import { AlertGuide } from './guide/alert-guide.tsx';
import { pastedAlerts } from './pasted-alerts.ts';
import { SignalContext, useSignalForm } from './signal-context.ts';
import { signalDraft, type SignalDraft } from './signal-draft.ts';
import { SignalFields, SignalFunds } from './signal-fields.tsx';
import { SignalMoreFields } from './signal-more-fields.tsx';
import { SignalPreview } from './signal-preview.tsx';
import { useSignalCoin } from './use-signal-markets.ts';

/** The alerts that a backtest of a signal bot plays. */
const useAlerts = (): readonly string[] => pastedAlerts(useSignalForm().draft.alerts);

/** The terms of a signal bot in one line. */
const useSignalText: FormParts['useKeptText'] = () => {
  const t = useTranslations('bots.signal');
  return (bot) => {
    const { direction, leverage } = signalDraft.termsOf(bot);
    return t('terms', { direction: t(`directions.${direction}`), leverage });
  };
};

/** The start of a signal bot in sentences, in the order in which it happens. */
function useSignalSteps(): readonly string[] {
  const t = useTranslations('bots');
  const { draft, terms } = useSignalForm();
  const coin = useSignalCoin();
  if (terms === null) return [];
  return [
    t('confirm.takes', { amount: isolateLtr(`${shortAmount(terms.investment)} ${coin}`) }),
    t('signal.stepWaits', { count: draft.symbols.length }),
    t('signal.stepWebhook'),
  ];
}

/** Sends the start of a signal bot. */
const useStartSignal: FormParts['useStart'] = () => {
  const { draft, terms } = useSignalForm();
  const place = useChange(placeStrategyTv, startChanges);
  if (terms === null) return null;
  return ({ clientOid }) => place({ clientOid, strategyType: StrategyType.signal, symbols: [...draft.symbols], ...fromSignalTerms(terms) });
};

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
    Guide: AlertGuide,
    useSteps: useSignalSteps,
    useStart: useStartSignal,
    useAlerts,
    useSuggestionText: null,
    useKeptText: useSignalText,
  },
};
