'use client';
// Changes a grid while it runs. Orders that fit stay in the book.
import { useTranslations } from 'next-intl';

import { updateStrategyGrid } from '#lib/contract/calls/v1/trigger/strategy/grid/updateStrategyGrid.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { gridDraft } from './grid-draft.ts';
import { changedGrid, gridEditTexts } from './grid-edit-texts.ts';

export function GridEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const { bot, kind } = useBot();
  const telling = useTellBot();
  const before = gridEditTexts(gridDraft.termsOf(bot.bot), bot, kind.place);
  return (
    <EditDialog
      before={before}
      about={t('aboutGrid')}
      changeOf={(now) => changedGrid(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateStrategyGrid, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
