'use client';
// The coins in the accounts of one's bots, over all of them.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { isolateLtr } from '#lib/format/bidi.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import type { HeldCoin } from './holdings.ts';
import { useOwnAmount } from './use-own-amount.tsx';

const allShown = { hidden: [], onHidden: () => undefined };

export function HeldCoins({ list }: { readonly list: readonly HeldCoin[] }) {
  const t = useTranslations('plaza.assets');
  const own = useOwnAmount();
  if (list.length === 0) return <EmptyState text={t('noCoins')} />;
  const amount = (id: 'available' | 'frozen' | 'total'): Column<HeldCoin> => ({
    id,
    head: t(`column.${id}`),
    numeric: true,
    sortBy: (row) => row[id],
    cell: (row) => own(isolateLtr(shortNumber(row[id]))),
  });
  const columns: readonly Column<HeldCoin>[] = [
    {
      id: 'coin',
      head: t('column.coin'),
      onCard: 'title',
      sortBy: ({ coin }) => coin,
      cell: ({ coin }) => (
        <span className="flex items-center gap-2 font-medium">
          <CoinIcon coin={coin} size={18} />
          {coin}
        </span>
      ),
    },
    amount('total'),
    amount('available'),
    amount('frozen'),
  ];
  return <DataTable name={t('coins')} columns={columns} rows={list} keyOf={({ coin }) => coin} choice={allShown} />;
}
