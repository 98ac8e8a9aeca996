'use client';
// What one owns: free to trade, held by open orders, and together.
import { useTranslations } from 'next-intl';

import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { buttonClasses } from '#components/ui/button.tsx';
import { CoinIcon } from '#components/ui/coin-icon.tsx';
import type { CoinBalance } from '#lib/contract/order.ts';
import { compareDecimals } from '#lib/format/compare-decimals.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { numberText } from '#lib/format/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { balanceMatches } from './filter/matches.ts';
import type { ListView } from './list-view.ts';
import { NothingLeft } from './nothing-left.tsx';
import { OwnAmount } from './own-amount.tsx';

type Props = { readonly balances: readonly CoinBalance[]; readonly view: ListView };

export function CoinAssets({ balances, view }: Props) {
  const t = useTranslations('spot');
  const rows = balances
    .filter((balance) => balanceMatches(view.filter, balance))
    .toSorted((one, other) => compareDecimals(other.usdtValue ?? '', one.usdtValue ?? ''));
  if (rows.length === 0) {
    return (
      <NothingLeft view={view} empty={t('empty.assets')}>
        <Link href="/asset/recharge" prefetch={false} className={buttonClasses('primary', 'small')}>
          {t('empty.deposit')}
        </Link>
      </NothingLeft>
    );
  }
  const columns: readonly Column<CoinBalance>[] = [
    {
      id: 'coin',
      head: t('column.coin'),
      onCard: 'title',
      sortBy: ({ coin }) => coin,
      cell: ({ coin }) => (
        <span className="flex items-center gap-2 font-medium text-primary">
          <CoinIcon coin={coin} size={18} />
          <bdi>{coin}</bdi>
        </span>
      ),
    },
    ...(['available', 'frozen', 'total'] as const).map((id): Column<CoinBalance> => ({
      id,
      head: t(`column.${id}`),
      numeric: true,
      sortBy: (balance) => balance[id],
      cell: (balance) => <OwnAmount text={numberText(balance[id])} />,
    })),
    {
      id: 'value',
      head: t('column.value'),
      numeric: true,
      sortBy: ({ usdtValue }) => usdtValue ?? undefined,
      cell: ({ usdtValue }) => (
        <OwnAmount text={usdtValue === null ? '—' : `≈ ${formatNumber(usdtValue, 'en-US', { decimals: 2 })}`} unit="USDT" />
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
  return <DataTable name={t('tab.assets')} columns={columns} rows={rows} keyOf={({ coin }) => coin} choice={view.choice} />;
}
