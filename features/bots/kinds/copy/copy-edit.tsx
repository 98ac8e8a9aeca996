'use client';
// Changes a copy while it runs; the changes hold from the trader's next order on.
import { useTranslations } from 'next-intl';

import { updateStrategyCopy } from '#lib/contract/calls/v1/trigger/strategy/copy/updateStrategy.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { changedCopy, copyEditTexts } from './copy-edit-texts.ts';
import { copyTermsOf } from './copy-terms-of.ts';

export function CopyEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.follow');
  const { bot } = useBot();
  const telling = useTellBot();
  const before = copyEditTexts(copyTermsOf(bot.bot));
  return (
    <EditDialog
      before={before}
      about={t('aboutEdit')}
      changeOf={(now) => changedCopy(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateStrategyCopy, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
