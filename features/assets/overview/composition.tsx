'use client';
// The composition of everything: a bar in parts, and the parts by name.
import { useTranslations } from 'next-intl';

import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import type { Part } from './coin-rows.ts';

const colours = ['var(--study-3)', 'var(--study-1)', 'var(--study-5)', 'var(--study-2)', 'var(--study-6)', 'var(--study-7)'] as const;

export function Composition({ parts }: { readonly parts: readonly Part[] }) {
  const t = useTranslations('portfolio');
  if (parts.length === 0) return null;
  const colourOf = (place: number): string => colours[place] ?? 'var(--study-7)';
  return (
    <div>
      <div aria-hidden className="flex h-2.5 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ coin, share }, place) => (
          <span key={coin ?? ''} style={{ flexGrow: Math.max(share, 0.004), flexBasis: 0, background: colourOf(place) }} />
        ))}
      </div>
      <ul aria-label={t('composition')} className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1.5 text-xs sm:grid-cols-3">
        {parts.map(({ coin, share }, place) => (
          <li key={coin ?? ''} className="flex items-center gap-2">
            <span aria-hidden className="size-2 shrink-0 rounded-full" style={{ background: colourOf(place) }} />
            <span className="text-secondary">{coin ?? t('others')}</span>
            <bdi dir="ltr" className="ms-auto text-muted">
              {formatPercent(share.toFixed(6))}
            </bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
