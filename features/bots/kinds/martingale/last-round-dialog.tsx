'use client';
// Lets a martingale end with the round that runs.
import { useTranslations } from 'next-intl';

import { Question } from '#components/trading/question.tsx';
import { endAfterRound } from '#lib/contract/calls/v1/trigger/strategy/dca/stop-condition.ts';
import { useBot } from '../../bot/bot-context.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';

export function LastRoundDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('bots.lastRound');
  const { bot } = useBot();
  const { pending, failure, tell, sayDone } = useTellBot();
  const press = async (): Promise<void> => {
    if (pending || !(await tell(endAfterRound, { strategyId: bot.strategyId }))) return;
    sayDone(t('done'));
    onClose();
  };
  return (
    <Question
      title={t('title')}
      yes={t('yes')}
      no={t('no')}
      look="primary"
      never={null}
      danger={failure}
      onNo={onClose}
      onYes={() => void press()}
    >
      <p className="text-sm text-secondary">{t('text')}</p>
    </Question>
  );
}
