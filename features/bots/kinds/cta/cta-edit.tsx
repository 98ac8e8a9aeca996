'use client';
// Changes a CTA bot while it runs; exits hold at once.
import { useTranslations } from 'next-intl';

import type { CtaTerms } from '#lib/contract/bots/cta/cta-terms.ts';
import type { RequestOf } from '#lib/contract/call.ts';
import { updateStrategyCta } from '#lib/contract/calls/v1/trigger/strategy/cta/updateStrategy.ts';
import { sharePercent } from '#lib/ticket/percent-share.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { type EditTexts, endOf, flagOf, given, readEdit } from '../../bot/dialogs/edit-texts.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { ctaDraft } from './cta-draft.ts';

type CtaChange = Omit<RequestOf<typeof updateStrategyCta>, 'strategyId' | 'clientOid'>;

const rateText = (rate: string | null): string => (rate === null ? '' : sharePercent(rate));

/** The form of what can be changed while a bot runs: its exits, and what comes after one. */
const ctaEditTexts = ({ takeProfitRate, stopLossRate, reenters, sellsAtEnd }: CtaTerms): EditTexts => ({
  fields: [
    { name: 'takeProfitRate', number: 'percent', isOptional: true },
    { name: 'stopLossRate', number: 'percent', isOptional: true },
  ],
  texts: { takeProfitRate: rateText(takeProfitRate), stopLossRate: rateText(stopLossRate) },
  flags: { reenters, sellsAtEnd },
});

/** Null: nothing has changed, or something cannot be read. */
function changedCta(before: EditTexts, now: EditTexts): CtaChange | null {
  const read = readEdit(before, now);
  if (read === null) return null;
  const fields: CtaChange = {
    ...given('targetProfit', read.get('takeProfitRate')),
    ...given('targetLoss', read.get('stopLossRate')),
    ...given('reenters', flagOf(before, now, 'reenters')),
    ...given('endOperate', endOf(flagOf(before, now, 'sellsAtEnd'))),
  };
  return Object.keys(fields).length === 0 ? null : fields;
}

export function CtaEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const { bot } = useBot();
  const telling = useTellBot();
  const before = ctaEditTexts(ctaDraft.termsOf(bot.bot));
  return (
    <EditDialog
      before={before}
      about={t('aboutCta')}
      changeOf={(now) => changedCta(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateStrategyCta, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
