'use client';
// The deleveraging rank: how soon a position would be closed for another's loss with the insurance fund empty: one to five lights.
import { useTranslations } from 'next-intl';

import { Tooltip } from '#components/ui/tooltip.tsx';

const lights = [1, 2, 3, 4, 5] as const;

export function AdlLights({ rank }: { readonly rank: number }) {
  const t = useTranslations('positions');
  const colour = rank >= 4 ? 'bg-negative' : rank === 3 ? 'bg-warning' : 'bg-positive';
  return (
    <Tooltip text={t('adl.about')}>
      <button
        type="button"
        aria-label={`${t('adl.rank', { rank })} ${t('adl.about')}`}
        className="inline-flex h-6 cursor-help items-center gap-0.5 rounded px-1 align-middle max-md:-my-1.5 max-md:h-11"
      >
        {lights.map((light) => (
          <span
            key={light}
            aria-hidden
            className={`h-3 w-1 rounded-sm forced-color-adjust-none ${light <= rank ? colour : 'bg-surface-3 forced-colors:bg-surface-1 forced-colors:border forced-colors:border-strong'}`}
          />
        ))}
      </button>
    </Tooltip>
  );
}
