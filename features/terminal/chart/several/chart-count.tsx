'use client';
// The number of charts on the desk: one, two or four. A phone has one.
import { Grid2x2 } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { DropDown } from '#components/ui/menus/drop-down.tsx';
import { chartCounts, type ChartCount } from '#lib/session/layout/desk-layout.ts';

type Props = { readonly count: ChartCount; readonly onCount: (count: ChartCount) => void };

/** Lines between the charts, in a picture of 36 by 24. */
const lines: Readonly<Record<ChartCount, string>> = { 1: '', 2: 'M18 1v22', 4: 'M18 1v22M1 12h34' };

export function ChartCountMenu({ count, onCount }: Props) {
  const t = useTranslations('chart');
  return (
    <DropDown name={t('charts.name')} align="end" label={<Grid2x2 size={15} aria-hidden />} className="max-md:hidden [&>summary]:px-1.5">
      <div role="radiogroup" aria-label={t('charts.name')} className="grid grid-cols-3 gap-1.5">
        {chartCounts.map((one) => (
          <label
            key={one}
            className="flex cursor-pointer flex-col items-center gap-1.5 rounded-md border border-subtle px-2 py-2 text-2xs text-secondary hover:border-strong has-checked:border-accent has-checked:text-primary has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input type="radio" name="desk-charts" value={one} checked={count === one} onChange={() => onCount(one)} className="sr-only" />
            <svg width="36" height="24" viewBox="0 0 36 24" fill="none" stroke="currentColor" aria-hidden>
              <path d={`M1 1h34v22H1z${lines[one]}`} />
            </svg>
            {one}
          </label>
        ))}
      </div>
    </DropDown>
  );
}
