'use client';
// The question whether to close what copies hold, one position or all, with what it would bring at this moment.
import { useTranslations } from 'next-intl';

import { Question } from '#components/trading/question.tsx';
import { ErrorLine } from '#components/ui/error-line.tsx';
import { type TellBot, useTellBot } from '#features/bots/bot/use-tell-bot.ts';
import { profitText, toneOf } from '#components/trading/money-text.ts';
import { type HeldPosition, nameOf, priceIn, quantityIn } from './held-position.ts';

type Props = {
  readonly positions: readonly HeldPosition[];
  /** One of them, all of one copy, or all of all copies. */
  readonly what: 'one' | 'copy' | 'all';
  /** Resolves with true when it was taken. */
  readonly send: (tell: TellBot['tell']) => Promise<boolean>;
  readonly onClose: () => void;
};

export function CloseQuestion({ positions, what, send, onClose }: Props) {
  const t = useTranslations('bots.follow.positions.close');
  const { pending, failure, tell, sayDone } = useTellBot();
  const press = async (): Promise<void> => {
    if (pending || !(await send(tell))) return;
    sayDone(t('done'));
    onClose();
  };
  return (
    <Question
      title={t(`title.${what}`)}
      yes={t('yes')}
      no={t('back')}
      look="danger"
      never={null}
      danger={null}
      onYes={() => void press()}
      onNo={onClose}
    >
      <ul className="flex max-h-60 flex-col gap-2 overflow-y-auto text-sm">
        {positions.map((held) => {
          const { trackingNo, price, profit, coin } = held.order;
          return (
            <li key={trackingNo} className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span>
                <bdi dir="ltr" className="font-medium">
                  {nameOf(held)}
                </bdi>{' '}
                <span className="text-2xs text-muted">{quantityIn(held)}</span>
              </span>
              <span className="text-xs">
                {t('near', { price: priceIn(held, price) })}{' '}
                {profit === null ? null : <span className={toneOf(profit)}>{profitText(profit, coin)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="text-xs text-secondary">{t('text')}</p>
      <ErrorLine text={failure} />
    </Question>
  );
}
