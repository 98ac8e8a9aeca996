'use client';
// Changes a signal bot while it runs; the changes hold from the next alert on.
import { useTranslations } from 'next-intl';

import type { SignalTerms } from '#lib/contract/bots/signal/signal-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { updateStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/updateStrategy.ts';
import { sharePercent } from '#lib/ticket/percent-share.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { type EditTexts, endOf, flagOf, given, readEdit } from '../../bot/dialogs/edit-texts.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { signalDraft } from './signal-draft.ts';

type SignalChange = Omit<RequestOf<typeof updateStrategyTv>, 'strategyId' | 'clientOid'>;

/** The form of what can be changed while a bot runs: its own exits, how large positions may grow, and what it takes. */
const signalEditTexts = (terms: SignalTerms): EditTexts => ({
  fields: [
    { name: 'maxPosition', number: 'money', isOptional: true },
    { name: 'takeProfitRate', number: 'percent', isOptional: true },
    { name: 'stopLossRate', number: 'percent', isOptional: true },
  ],
  texts: {
    maxPosition: terms.maxPosition ?? '',
    takeProfitRate: terms.takeProfitRate === null ? '' : sharePercent(terms.takeProfitRate),
    stopLossRate: terms.stopLossRate === null ? '' : sharePercent(terms.stopLossRate),
  },
  flags: { addsToPosition: terms.entries === 'multiple', limitOrders: terms.limitOrders, sellsAtEnd: terms.sellsAtEnd },
});

/** Null: nothing has changed, or something cannot be read. */
function changedSignal(before: EditTexts, now: EditTexts): SignalChange | null {
  const read = readEdit(before, now);
  if (read === null) return null;
  const adds = flagOf(before, now, 'addsToPosition');
  const fields: SignalChange = {
    ...given('maxPosition', read.get('maxPosition')),
    ...given('targetProfit', read.get('takeProfitRate')),
    ...given('targetLoss', read.get('stopLossRate')),
    ...given('entries', adds === undefined ? undefined : adds ? ('multiple' as const) : ('single' as const)),
    ...given('limitOrders', flagOf(before, now, 'limitOrders')),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

export function SignalEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.signal');
  const { bot } = useBot();
  const telling = useTellBot();
  const before = signalEditTexts(signalDraft.termsOf(bot.bot));
  return (
    <EditDialog
      before={before}
      about={t('aboutEdit')}
      changeOf={(now) => changedSignal(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateStrategyTv, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
