'use client';
// A ranked strategy in short: what it made, how deep it fell, and its state.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { kindOfType } from '../../kinds/bot-kinds.ts';
import { nameOfMarket, type MarketOf } from '../../lists/use-bot-markets.ts';
import { toneOf } from '#components/trading/money-text.ts';
import { ComputedStrategy } from '../ranking/computed-strategy.tsx';
import { HouseStrategy } from '../ranking/house-strategy.tsx';
import { strategyPath } from '../ranking/plaza-place.ts';
import { RankedState } from '../ranking/ranked-state.tsx';
import { useStrategyWords } from '../ranking/use-strategy-words.ts';

type Props = { readonly strategy: RankedStrategy; readonly marketOf: MarketOf; readonly children?: ReactNode };

export function RankedCard({ strategy, marketOf, children }: Props) {
  const t = useTranslations('plaza');
  const bots = useTranslations('bots.kind');
  const { nameOf } = useStrategyWords();
  const { rate, drawdown, symbolId, strategyType } = strategy;
  return (
    <li className="flex flex-col gap-2 rounded-xl border border-subtle bg-surface-1 p-4">
      <span className="flex items-baseline justify-between gap-2">
        <Link href={strategyPath(strategy)} className="flex min-w-0 flex-wrap items-center gap-1.5 font-medium hover:underline max-md:py-2">
          <bdi className="truncate">{nameOf(strategy)}</bdi>
          {strategy.isHouse ? <HouseStrategy /> : null}
          <ComputedStrategy computed={strategy.computed} />
        </Link>
        <bdi dir="ltr" className="shrink-0 text-2xs text-muted">
          {nameOfMarket(symbolId, marketOf(symbolId))}
        </bdi>
      </span>
      <span className="text-2xs text-muted">{bots(`${kindOfType(strategyType)}.name`)}</span>
      <bdi dir="ltr" className={`text-xl font-semibold ${toneOf(rate)}`}>
        {formatPercent(rate, { sign: 'always' })}
      </bdi>
      <span className="flex flex-wrap items-center justify-between gap-2 text-2xs text-muted">
        <span>
          {t('column.drawdown')} {isolateLtr(formatPercent(drawdown))}
        </span>
        <RankedState strategy={strategy} />
      </span>
      {children}
    </li>
  );
}
