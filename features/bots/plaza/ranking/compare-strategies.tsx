'use client';
// Strategies beside each other, over the same period.
import { useTranslations } from 'next-intl';

import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { type ComparedRow, CompareRecords } from '#components/trading/record-card/compare-records.tsx';
import type { RankedStrategy, RankingWindow } from '#lib/contract/bots/plaza.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { kindOfType } from '../../kinds/bot-kinds.ts';
import { idsOfMarkets, namesOfMarkets, useBotMarkets } from '../../lists/use-bot-markets.ts';
import { HouseStrategy } from './house-strategy.tsx';
import { strategyPath } from './plaza-place.ts';
import { useStrategyWords } from './use-strategy-words.ts';

type Props = {
  readonly strategies: readonly RankedStrategy[];
  readonly days: RankingWindow;
  /** The address of the ranking without them. */
  readonly back: string;
};

const [none, coin] = ['—', 'USDT'];

function Share({ of }: { readonly of: string }) {
  return <span className={toneOf(of)}>{isolateLtr(formatPercent(of, { sign: 'always' }))}</span>;
}

export function CompareStrategies({ strategies, days, back }: Props) {
  const t = useTranslations('plaza');
  const bots = useTranslations('bots');
  const { nameOf } = useStrategyWords();
  const marketOf = useBotMarkets(strategies.flatMap(idsOfMarkets));
  const rows: readonly ComparedRow<RankedStrategy>[] = [
    { id: 'rate', name: t('column.rate'), cell: ({ rate }) => <Share of={rate} /> },
    { id: 'profit', name: t('column.profit'), cell: ({ profit }) => <span className={toneOf(profit)}>{profitText(profit, coin)}</span> },
    { id: 'copiers', name: t('column.copiersRate'), cell: ({ copiersRate }) => (copiersRate === null ? none : <Share of={copiersRate} />) },
    { id: 'drawdown', name: t('column.drawdown'), cell: ({ drawdown }) => isolateLtr(formatPercent(drawdown)) },
    { id: 'worstDay', name: t('column.worstDay'), cell: ({ worstDay }) => <Share of={worstDay} /> },
    { id: 'invested', name: t('column.invested'), cell: ({ invested }) => moneyText(invested, coin) },
    { id: 'fees', name: t('column.fees'), cell: ({ fees }) => moneyText(fees, coin) },
    { id: 'copies', name: t('column.copies'), cell: ({ copies }) => copies },
    {
      id: 'share',
      name: t('strategy.share'),
      cell: ({ published }) =>
        published === null ? none : isolateLtr(formatPercent(String(published.profitShare / 100), { decimals: 0 })),
    },
    { id: 'kind', name: t('filter.kind'), cell: ({ strategyType }) => bots(`kind.${kindOfType(strategyType)}.name`) },
    {
      id: 'market',
      name: t('column.market'),
      cell: (strategy) => <bdi dir="ltr">{namesOfMarkets(strategy, marketOf)}</bdi>,
    },
  ];
  return (
    <CompareRecords
      title={t('compare.title')}
      period={t(`period.${days}`)}
      curveName={`${t('column.rate')}, ${t(`period.${days}`)}`}
      noCurve={t('strategy.tooShort')}
      back={{ href: back, name: t('compare.close') }}
      records={strategies}
      shownAs={(strategy) => ({
        id: strategy.strategyId,
        name: nameOf(strategy),
        href: strategyPath(strategy),
        marks: strategy.isHouse ? <HouseStrategy /> : null,
        curve: strategy.curve,
      })}
      rows={rows}
    />
  );
}
