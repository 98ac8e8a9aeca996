'use client';
// The columns of a ranking. The exchange sorts it, over all of its pages: no column sorts the rows of one.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { FavouriteStar } from '#components/trading/favourite-star.tsx';
import type { RankedStrategy } from '#lib/contract/bots/plaza.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { kindOfType } from '../../kinds/bot-kinds.ts';
import { namesOfMarkets, type MarketOf } from '../../lists/use-bot-markets.ts';
import { durationText } from '../../words/duration-text.ts';
import { moneyText, profitText, toneOf } from '#components/trading/money-text.ts';
import { ComputedStrategy } from './computed-strategy.tsx';
import { HouseStrategy } from './house-strategy.tsx';
import { strategyPath } from './plaza-place.ts';
import { RankedState } from './ranked-state.tsx';
import type { useStars } from './use-stars.ts';
import { useStrategyWords } from './use-strategy-words.ts';

type FigureId = 'rate' | 'profit' | 'drawdown' | 'worstDay' | 'invested' | 'fees' | 'age' | 'copies' | 'copiersRate';

const none = '—';
const coin = 'USDT';

export function useRankedColumns(
  marketOf: MarketOf,
  nowMs: number,
  { toggle, has }: Pick<ReturnType<typeof useStars>, 'toggle' | 'has'>,
): readonly Column<RankedStrategy>[] {
  const t = useTranslations('plaza');
  const bots = useTranslations('bots');
  const { nameOf } = useStrategyWords();
  const share = (text: string, isSigned: boolean): string => isolateLtr(formatPercent(text, isSigned ? { sign: 'always' } : {}));
  const figure = (id: FigureId, cell: Column<RankedStrategy>['cell']): Column<RankedStrategy> => ({
    id,
    head: t(`column.${id}`),
    numeric: true,
    cell,
  });
  const star: Column<RankedStrategy> = {
    id: 'star',
    head: t('column.star'),
    onCard: 'nameless',
    cell: (row) =>
      toggle === null ? null : (
        <FavouriteStar
          on={has(row.strategyId)}
          label={t(has(row.strategyId) ? 'unstar' : 'star', { name: nameOf(row) })}
          onToggle={() => toggle(row.strategyId)}
        />
      ),
  };
  return [
    ...(toggle === null ? [] : [star]),
    {
      id: 'strategy',
      head: t('column.strategy'),
      onCard: 'title',
      cell: (row) => (
        <Link href={strategyPath(row)} className="flex flex-col gap-0.5 py-1.5 hover:underline max-md:py-2">
          <span className="flex flex-wrap items-center gap-1.5 font-medium text-primary">
            <bdi className={row.published === null ? 'text-muted' : ''}>{nameOf(row)}</bdi>
            {row.isHouse ? <HouseStrategy /> : null}
            <ComputedStrategy computed={row.computed} />
          </span>
          <span className="text-2xs text-muted">{bots(`kind.${kindOfType(row.strategyType)}.name`)}</span>
        </Link>
      ),
    },
    {
      id: 'market',
      head: t('column.market'),
      cell: (row) => (
        <bdi dir="ltr" className="block max-w-44 whitespace-normal">
          {namesOfMarkets(row, marketOf)}
        </bdi>
      ),
    },
    { id: 'state', head: t('column.state'), cell: (row) => <RankedState strategy={row} /> },
    figure('rate', ({ rate }) => <span className={toneOf(rate)}>{share(rate, true)}</span>),
    figure('profit', ({ profit }) => <span className={toneOf(profit)}>{profitText(profit, coin)}</span>),
    figure('drawdown', ({ drawdown }) => share(drawdown, false)),
    figure('worstDay', ({ worstDay }) => <span className={toneOf(worstDay)}>{share(worstDay, true)}</span>),
    figure('invested', ({ invested }) => moneyText(invested, coin)),
    figure('fees', ({ fees }) => moneyText(fees, coin)),
    figure('age', ({ startTimeMs, endTimeMs }) =>
      endTimeMs === null && nowMs === 0 ? none : durationText(bots, Math.max(0, (endTimeMs ?? nowMs) - startTimeMs)),
    ),
    figure('copies', ({ copies }) => copies),
    figure('copiersRate', ({ copiersRate }) =>
      copiersRate === null ? none : <span className={toneOf(copiersRate)}>{share(copiersRate, true)}</span>,
    ),
  ];
}
