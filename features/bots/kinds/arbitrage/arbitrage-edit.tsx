'use client';
// Changes an arbitrage bot while it runs; exits hold at once, a slice from the next one on.
import { useTranslations } from 'next-intl';

import { updateArbitrage } from '#lib/contract/calls/v1/trigger/strategy/arbitrage/updateStrategy.ts';
import { useBot } from '../../bot/bot-context.ts';
import { EditDialog } from '../../bot/dialogs/edit-dialog.tsx';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { arbitrageDraft } from './arbitrage-draft.ts';
import { arbitrageEditTexts, changedArbitrage } from './arbitrage-edit-texts.ts';

export function ArbitrageEdit({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.edit');
  const { bot } = useBot();
  const telling = useTellBot();
  const before = arbitrageEditTexts(arbitrageDraft.termsOf(bot.bot));
  return (
    <EditDialog
      before={before}
      about={t('aboutArbitrage')}
      changeOf={(now) => changedArbitrage(before, now)}
      telling={telling}
      send={(change) => telling.tell(updateArbitrage, { strategyId: bot.strategyId, ...change })}
      onClose={onClose}
    />
  );
}
