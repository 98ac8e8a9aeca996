'use client';
// Changes a martingale while it runs; steps and sizes hold from the next order on.
import { useTranslations } from 'next-intl';

import { updateStrategyDca } from '#lib/contract/calls/v1/trigger/strategy/dca/updateStrategy.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { martingaleDraft } from './martingale-draft.ts';
import { changedMartingale, martingaleEditTexts } from './martingale-edit-texts.ts';

export function MartingaleEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const { bot } = useBot();
  const telling = useTellBot();
  const before = martingaleEditTexts(martingaleDraft.termsOf(bot.bot));
  return (
    <EditDialog
      before={before}
      about={t('aboutDca')}
      changeOf={(now) => changedMartingale(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateStrategyDca, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
