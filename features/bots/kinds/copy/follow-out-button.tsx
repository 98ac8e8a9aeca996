'use client';
// The button that lets a copy open nothing more and end when its trader has closed what it holds, with its question.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { endCopyWithLeader } from '#lib/contract/calls/v1/trigger/strategy/copy/lastRound.ts';
import { useBot } from '../../bot/bot-context.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';

export function FollowOutButton() {
  const t = useTranslations('bots.follow.out');
  const { bot } = useBot();
  const { pending, failure, tell, sayDone } = useTellBot();
  const [isAsked, setIsAsked] = useState(false);
  const press = async (): Promise<void> => {
    if (pending || !(await tell(endCopyWithLeader, { strategyId: bot.strategyId }))) return;
    sayDone(t('done'));
    setIsAsked(false);
  };
  return (
    <>
      <Button className="max-md:h-11" onClick={() => setIsAsked(true)}>
        {t('button')}
      </Button>
      {isAsked ? (
        <Question
          title={t('title')}
          yes={t('button')}
          no={t('back')}
          look="primary"
          never={null}
          danger={failure}
          onNo={() => setIsAsked(false)}
          onYes={() => void press()}
        >
          <p className="text-sm text-secondary">{t('text')}</p>
        </Question>
      ) : null}
    </>
  );
}
