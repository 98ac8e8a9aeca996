'use client';
// The best strategy of each kind, with how many it was picked from.
import { useTranslations } from 'next-intl';

import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { RankedCard } from './ranked-card.tsx';

export type KindBest = { readonly all: number; readonly ended: number; readonly best: RankedStrategy };

export function KindBests({ list }: { readonly list: readonly KindBest[] }) {
  const t = useTranslations('plaza.best');
  const marketOf = useBotMarkets(list.map(({ best }) => best.symbolId));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {list.map(({ best, all, ended }) => (
        <RankedCard key={best.strategyId} strategy={best} days={0} marketOf={marketOf}>
          <span className="text-2xs text-muted">{t('counted', { all, ended })}</span>
        </RankedCard>
      ))}
    </ul>
  );
}
