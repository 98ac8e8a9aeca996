// The strategies that can be copied, under the heading of copy trading; the cards themselves are those of the plaza.
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';

import { CopyPlaces } from './copy-places.tsx';

export async function StrategiesPage({ children }: { readonly children: ReactNode }) {
  const t = await getTranslations('leaderRecords');
  return (
    <div className="page-wide flex flex-1 flex-col gap-6 px-4 py-6 md:py-8">
      <div className="flex flex-col gap-3">
        <CopyPlaces place="strategy" />
        <h1 className="page-title">{t('title.strategy')}</h1>
        <p className="max-w-prose text-sm text-muted">{t('strategyAbout')}</p>
      </div>
      {children}
    </div>
  );
}
