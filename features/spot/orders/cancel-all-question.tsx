'use client';
// The question whether all of these orders should really be cancelled, and the markets that they are of.
import { useTranslations } from 'next-intl';

import { Question } from '../confirm/question.tsx';

type Props = {
  readonly of: 'orders' | 'plans';
  /** A pair for each order. */
  readonly pairs: readonly string[];
  readonly onYes: () => void;
  readonly onNo: () => void;
};

export function CancelAllQuestion({ of, pairs, onYes, onNo }: Props) {
  const t = useTranslations('spot');
  const plans = useTranslations('plans');
  const count = pairs.length;
  const counts = Object.entries(Object.groupBy(pairs, (pair) => pair)).map(([pair, some = []]) => ({ pair, count: some.length }));
  return (
    <Question
      title={of === 'orders' ? t('cancelAll.ask', { count }) : plans('cancelAllAsk', { count })}
      yes={t('cancelAll.yes')}
      look="danger"
      about="cancelAll"
      danger={null}
      onYes={onYes}
      onNo={onNo}
    >
      <dl className="flex flex-col gap-1 text-sm">
        {counts.map(({ pair, count: some }) => (
          <div key={pair} className="flex justify-between gap-4">
            <dt>
              <bdi dir="ltr">{pair}</bdi>
            </dt>
            <dd className="text-muted">{t('cancelAll.count', { count: some })}</dd>
          </div>
        ))}
      </dl>
    </Question>
  );
}
