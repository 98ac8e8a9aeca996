'use client';
// The button that lets an endless martingale end with the round that runs, with its question.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import { useBot } from '../../bot/bot-context.ts';
import { LastRoundDialog } from './last-round-dialog.tsx';
import { martingaleDraft } from './martingale-draft.ts';

export function LastRoundButton() {
  const t = useTranslations('bots.action');
  const { bot } = useBot();
  const [isAsked, setIsAsked] = useState(false);
  if (martingaleDraft.termsOf(bot.bot).rounds !== 'endless') return null;
  return (
    <>
      <Button className="max-md:h-11" onClick={() => setIsAsked(true)}>
        {t('lastRound')}
      </Button>
      {isAsked ? <LastRoundDialog onClose={() => setIsAsked(false)} /> : null}
    </>
  );
}
