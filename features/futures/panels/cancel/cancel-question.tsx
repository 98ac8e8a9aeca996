'use client';
// The question whether everything that a list shows should really be cancelled.
import { useTranslations } from 'next-intl';

import { Question } from '#components/trading/question.tsx';
import { useConfirmations } from '#lib/session/order-form/confirmations.ts';

type Props = { readonly count: number; readonly onYes: () => void; readonly onNo: () => void };

export function CancelQuestion({ count, onYes, onNo }: Props) {
  const t = useTranslations('positions');
  return (
    <Question
      title={t('cancelAll')}
      yes={t('cancelAll')}
      no={t('back')}
      look="danger"
      never={t('cancelAllNever')}
      danger={null}
      onYes={(never) => {
        if (never) useConfirmations.getState().skip('cancelAll', true);
        onYes();
      }}
      onNo={onNo}
    >
      <p className="text-sm">{t('cancelAllAsk', { count })}</p>
    </Question>
  );
}
