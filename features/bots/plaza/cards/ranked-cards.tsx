'use client';
// Some ranked strategies beside each other.
import { useTranslations } from 'next-intl';

import { CompareMark } from '#components/trading/record-card/compare-mark.tsx';
import type { RankedStrategy, RankingWindow } from '#lib/contract/bots/plaza.ts';
import { idsOfMarkets, useBotMarkets } from '../../lists/use-bot-markets.ts';
import { useStrategyWords } from '../ranking/use-strategy-words.ts';
import { RankedCard } from './ranked-card.tsx';

type Props = {
  readonly list: readonly RankedStrategy[];
  /** The period of their figures. */
  readonly days: RankingWindow;
  /** Those that are compared. Left out: none of the list can be. */
  readonly compared?: readonly string[];
};

export function RankedCards({ list, days, compared }: Props) {
  const marketOf = useBotMarkets(list.flatMap(idsOfMarkets));
  const t = useTranslations('plaza');
  const { nameOf } = useStrategyWords();
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {list.map((strategy) => (
        <RankedCard key={strategy.strategyId} strategy={strategy} days={days} marketOf={marketOf}>
          {compared === undefined ? null : (
            <CompareMark
              id={strategy.strategyId}
              label={t('compare.pick')}
              name={nameOf(strategy)}
              isCompared={compared.includes(strategy.strategyId)}
            />
          )}
        </RankedCard>
      ))}
    </ul>
  );
}
