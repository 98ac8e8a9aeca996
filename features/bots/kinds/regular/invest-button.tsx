'use client';
// The button that lets an auto-invest buy a round at once, with its question.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { Question } from '#components/trading/question.tsx';
import { Button } from '#components/ui/buttons/button.tsx';
import { regularQuoteCoin } from '#lib/contract/bots/regular/regular-terms.ts';
import { investRegular } from '#lib/contract/calls/v1/trigger/strategy/regular/invest.ts';
import { useBot } from '../../bot/bot-context.ts';
import { useTellBot } from '../../bot/use-tell-bot.ts';
import { moneyText } from '#components/trading/money-text.ts';
import { regularDraft } from './regular-draft.ts';

export function InvestButton() {
  const t = useTranslations('bots.regular.invest');
  const { bot } = useBot();
  const { pending, failure, tell, sayDone } = useTellBot();
  const [isAsked, setIsAsked] = useState(false);
  const send = async (): Promise<void> => {
    if (pending || !(await tell(investRegular, { strategyId: bot.strategyId }))) return;
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
          yes={t('yes')}
          no={t('back')}
          look="primary"
          never={null}
          danger={failure}
          onNo={() => setIsAsked(false)}
          onYes={() => void send()}
        >
          <p className="text-sm text-secondary">
            {t('about', { amount: moneyText(regularDraft.termsOf(bot.bot).amount, regularQuoteCoin) })}
          </p>
        </Question>
      ) : null}
    </>
  );
}
