'use client';
// What one owns: free to trade, held by open orders, and together.
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/button.tsx';
import { CoinIcon } from '#components/ui/coin-icon.tsx';
import { DataTable, type Column } from '#components/trading/data-table.tsx';
import { EmptyState } from '#components/trading/empty-state.tsx';
import type { CoinBalance } from '#lib/contract/order.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { isZero, numberText } from './order-facts.ts';
import { NumberCell } from './order-words.tsx';

export function CoinAssets({ balances }: { readonly balances: readonly CoinBalance[] }) {
  const t = useTranslations('spot');
  const owned = balances
    .filter(({ total }) => !isZero(total))
    .toSorted((one, other) => Number(other.usdtValue ?? 0) - Number(one.usdtValue ?? 0));
  if (owned.length === 0) {
    return (
      <EmptyState text={t('empty.assets')}>
        <Link href="/asset/recharge" prefetch={false} className={buttonClasses('primary', 'small')}>
          {t('empty.deposit')}
        </Link>
      </EmptyState>
    );
  }
  const columns: readonly Column<CoinBalance>[] = [
    {
      id: 'coin',
      head: t('column.coin'),
      onCard: 'title',
      cell: ({ coin }) => (
        <span className="flex items-center gap-2 font-medium text-primary">
          <CoinIcon coin={coin} size={18} />
          <bdi>{coin}</bdi>
        </span>
      ),
    },
    { id: 'available', head: t('column.available'), numeric: true, cell: ({ available }) => <NumberCell text={numberText(available)} /> },
    { id: 'frozen', head: t('column.frozen'), numeric: true, cell: ({ frozen }) => <NumberCell text={numberText(frozen)} /> },
    { id: 'total', head: t('column.total'), numeric: true, cell: ({ total }) => <NumberCell text={numberText(total)} /> },
    {
      id: 'value',
      head: t('column.value'),
      numeric: true,
      cell: ({ usdtValue }) => (
        <NumberCell text={usdtValue === null ? '—' : `≈ ${formatNumber(usdtValue, 'en-US', { decimals: 2 })}`} unit="USDT" />
      ),
    },
    {
      id: 'actions',
      head: t('column.actions'),
      numeric: true,
      onCard: 'nameless',
      cell: ({ coin }) => (
        <Link href={`/asset/recharge?coin=${coin}`} prefetch={false} className="text-accent hover:underline max-md:py-3">
          {t('depositShort')}
        </Link>
      ),
    },
  ];
  return <DataTable name={t('tab.assets')} columns={columns} rows={owned} keyOf={({ coin }) => coin} />;
}
