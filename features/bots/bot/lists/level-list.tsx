'use client';
// The levels of a bot, highest first: what stands at each, how far the price is from it, and where the price is.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import type { BotLevel } from '#lib/contract/bots/bot.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { readPositive, readSigned, writeResult } from '#lib/order-math/amounts/amount.ts';
import { useSlowPrice } from '../../create/state/use-slow-price.ts';
import { useBot } from '../bot-context.ts';

const allShown = { hidden: [], onHidden: () => undefined };

/** The distance of a price from another one, as a signed share of that; '' where there is none. */
function away(price: string, from: string): string {
  const [one, other] = [readSigned(price), readPositive(from)];
  return one === null || other === null ? '' : writeResult(one.minus(other).dividedBy(other));
}

export function LevelList() {
  const t = useTranslations('bots.level');
  const { bot, market } = useBot();
  const lastPrice = useSlowPrice(market.symbol, '');
  const levels = bot.levels.toReversed();
  if (levels.length === 0) return <EmptyState text={t('none')} />;
  const unit = 'form' in market && market.form === 'inverse' ? market.quoteCoin : market.baseCoin;
  const columns: readonly Column<BotLevel>[] = [
    {
      id: 'price',
      head: t('price'),
      numeric: true,
      onCard: 'title',
      cell: ({ price }) => <NumberCell text={formatPrice(price, market.pricePlace)} />,
    },
    {
      id: 'side',
      head: t('order'),
      cell: ({ side }) =>
        side === null ? (
          <span className="text-muted">{t('empty')}</span>
        ) : (
          <span className={side === 'buy' ? 'text-positive' : 'text-negative'}>{t(side)}</span>
        ),
    },
    {
      id: 'count',
      head: t('count'),
      numeric: true,
      cell: ({ side, count }) => (side === null ? '—' : <NumberCell text={shortNumber(count)} unit={unit} />),
    },
    {
      id: 'away',
      head: t('away'),
      numeric: true,
      cell: ({ price }) => {
        const share = away(price, lastPrice);
        return share === '' ? '—' : isolateLtr(formatPercent(share, { sign: 'always' }));
      },
    },
  ];
  return <DataTable name={t('name')} columns={columns} rows={levels} keyOf={({ price }) => price} choice={allShown} />;
}
