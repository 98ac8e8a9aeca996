'use client';
// The star of a strategy on its own page; a visitor has none.
import { useTranslations } from 'next-intl';

import { FavouriteStar } from '#components/trading/favourite-star.tsx';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { useStars } from '../ranking/use-stars.ts';
import { useStrategyWords } from '../ranking/use-strategy-words.ts';

export function StrategyStar({ strategy }: { readonly strategy: RankedStrategy }) {
  const t = useTranslations('plaza');
  const { nameOf } = useStrategyWords();
  const { toggle, has } = useStars(0);
  if (toggle === null) return null;
  const isOn = has(strategy.strategyId);
  return (
    <FavouriteStar on={isOn} label={t(isOn ? 'unstar' : 'star', { name: nameOf(strategy) })} onToggle={() => toggle(strategy.strategyId)} />
  );
}
