'use client';
// The span in which something was done: one of the usual spans, or from one day to another.
import { useTranslations } from 'next-intl';

import { SelectBox } from '#components/ui/fields/select-box.tsx';
import { type PeriodChoice, periods } from '#lib/format/time-span.ts';

type Props = { readonly choice: PeriodChoice; readonly onChoice: (change: Partial<PeriodChoice>) => void; readonly className: string };

export function PeriodFilter({ choice, onChoice, className }: Props) {
  const t = useTranslations('terminal.filter');
  const { period, from, to } = choice;
  const day = (name: 'from' | 'to', bounds: { readonly min?: string; readonly max?: string }) => (
    <label className="flex items-center gap-1 text-2xs text-muted">
      {t(name)}
      <input
        type="date"
        value={choice[name]}
        {...bounds}
        onChange={(event) => onChoice({ [name]: event.target.value })}
        className={`rounded-md border border-subtle bg-surface-1 px-1.5 text-xs text-primary focus:border-accent ${className}`}
      />
    </label>
  );
  return (
    <>
      <SelectBox
        name={t('period')}
        options={[{ value: '', label: t('allTime') } as const, ...periods.map((value) => ({ value, label: t(`periods.${value}`) }))]}
        value={period ?? ''}
        onValue={(chosen) => onChoice({ period: chosen === '' ? null : chosen })}
        className={`${className} ${period === null ? '' : 'border-accent text-primary'}`}
      />
      {period === 'custom' ? (
        <>
          {day('from', to === '' ? {} : { max: to })}
          {day('to', from === '' ? {} : { min: from })}
        </>
      ) : null}
    </>
  );
}
