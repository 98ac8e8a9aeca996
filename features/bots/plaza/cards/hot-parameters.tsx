'use client';
// Published parameters that are copied most, each with the way to the form that has them filled in.
import { useTranslations } from 'next-intl';

import type { RankedStrategy, RankingWindow } from '#lib/contract/bots/plaza.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { useBotMarkets } from '../../lists/use-bot-markets.ts';
import { FormLink } from './form-link.tsx';
import { RankedCard } from './ranked-card.tsx';

type Props = {
  readonly list: readonly RankedStrategy[];
  /** The period of their figures. */
  readonly days: RankingWindow;
};

export function HotParameters({ list, days }: Props) {
  const t = useTranslations('plaza.hot');
  const marketOf = useBotMarkets(list.map(({ symbolId }) => symbolId));
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {list.map((strategy) => (
        <RankedCard key={strategy.strategyId} strategy={strategy} days={days} marketOf={marketOf}>
          {strategy.copiersRate === null ? null : (
            <span className="text-2xs text-muted">
              {t('copies', { count: strategy.copies, rate: isolateLtr(formatPercent(strategy.copiersRate, { sign: 'always' })) })}
            </span>
          )}
          <FormLink strategy={strategy} marketOf={marketOf} />
        </RankedCard>
      ))}
    </ul>
  );
}
