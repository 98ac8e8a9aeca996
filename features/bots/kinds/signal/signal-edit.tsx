'use client';
// Changes a signal bot while it runs; the changes hold from the next alert on.
import { useTranslations } from 'next-intl';

import { updateStrategyTv } from '#lib/contract/calls/v1/trigger/strategy/tv/updateStrategy.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { signalDraft } from './signal-draft.ts';
import { changedSignal, signalEditTexts } from './signal-edit-texts.ts';

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
