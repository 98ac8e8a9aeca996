'use client';
// The result of a quote; for a sweep also the coins that were left as they were, and the reason.
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';

import { Button } from '#components/ui/buttons/button.tsx';
import type { TakenConversion } from '#lib/contract/calls/v1/spot/convert/trade.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { hasText } from '#lib/i18n/text-names.ts';

type Props = { readonly taken: TakenConversion; readonly icon: ReactNode; readonly onClose: () => void };

export function QuoteResult({ taken, icon, onClose }: Props) {
  const t = useTranslations('convert');
  const errors = useTranslations('errors');
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever uses keys goes on from here.
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  const out = taken.parts.filter(({ error }) => error !== null);
  const why = (key: string | null): string => (key !== null && hasText(errors, key) ? errors(key) : '');
  return (
    <div ref={box} className="flex flex-col items-center gap-4 py-2 text-center">
      {icon}
      <p role="status" className="text-lg font-semibold">
        {t('result.got', { amount: numberText(taken.toCoinSize), coin: taken.toCoin })}
      </p>
      {taken.parts.length > 1 ? (
        <p className="text-sm text-muted">{t('result.part', { done: taken.parts.length - out.length, all: taken.parts.length })}</p>
      ) : null}
      {out.length === 0 ? null : (
        <div className="w-full rounded-lg border border-subtle p-3 text-start text-xs">
          <h3 className="font-medium text-secondary">{t('result.out')}</h3>
          <ul className="mt-1.5 flex flex-col gap-1 text-muted">
            {out.map(({ fromCoin, error }) => (
              <li key={fromCoin}>
                <bdi dir="ltr" className="text-secondary">
                  {fromCoin}
                </bdi>{' '}
                {why(error)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Button look="primary" size="large" onClick={onClose} className="w-full">
        {t('result.another')}
      </Button>
    </div>
  );
}
