'use client';
// How one size is spread over several limit orders: from which price to which, how many, and how they grow.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import { QuickPicks } from './quick-picks.tsx';

export type ScaledField = 'startPrice' | 'endPrice' | 'orderCount' | 'skew';

/** What the form's own field is given; without `number` it holds a price. */
export type ScaledFieldWords = {
  readonly label: string;
  readonly name?: string;
  readonly unit: string | null;
  readonly number?: { readonly decimals: number; readonly step: string; readonly holds: 'count' | 'rate' };
};

type Props = {
  readonly field: (field: ScaledField, words: ScaledFieldWords) => ReactNode;
  readonly skew: string;
  readonly onSkew: (skew: string) => void;
};

const skews = [
  ['1', 'flat'],
  ['2', 'rising'],
  ['0.5', 'falling'],
] as const;

export function ScaledFields({ field, skew, onSkew }: Props) {
  const t = useTranslations('terminal.scaled');
  return (
    <>
      <div className="grid grid-cols-2 gap-1">
        {field('startPrice', { label: t('from'), name: t('fromName'), unit: null })}
        {field('endPrice', { label: t('to'), name: t('toName'), unit: null })}
        {field('orderCount', { label: t('orderCount'), unit: null, number: { decimals: 0, step: '1', holds: 'count' } })}
        {field('skew', { label: t('skewShort'), name: t('skew'), unit: '×', number: { decimals: 2, step: '0.1', holds: 'rate' } })}
      </div>
      <QuickPicks
        name={t('skew')}
        picks={skews.map(([value, shape]) => ({ value, label: t(`shape.${shape}`) }))}
        value={skew}
        onPick={onSkew}
      />
    </>
  );
}
