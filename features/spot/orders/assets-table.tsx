'use client';
// What one holds, beside the orders that move it.
import { useTranslations } from 'next-intl';

import { formatMoney } from '#lib/format/format-money.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import type { CoinBalance } from '#lib/contract/order.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { Figure } from './cells.tsx';
import { OrderTable, type Column } from './order-table.tsx';

export function AssetsTable({ locale }: { readonly locale: string }) {
  const t = useTranslations('orders');
  const account = useChannel(useHub(), 'account', '');
  const rows = [...(account.data?.values() ?? [])].filter(({ total }) => total !== '0').toSorted((a, b) => Number(b.usdtValue ?? 0) - Number(a.usdtValue ?? 0));
  const columns: readonly Column<CoinBalance>[] = [
    { id: 'coin', title: t('coin'), draw: (row) => row.coin },
    { id: 'available', title: t('available'), numeric: true, draw: (row) => <Figure>{formatNumber(row.available, locale)}</Figure> },
    { id: 'frozen', title: t('frozen'), numeric: true, draw: (row) => <Figure>{formatNumber(row.frozen, locale)}</Figure> },
    { id: 'total', title: t('total'), numeric: true, draw: (row) => <Figure>{formatNumber(row.total, locale)}</Figure> },
    { id: 'value', title: t('value'), numeric: true, draw: (row) => <Figure>{row.usdtValue === null ? '—' : formatMoney(row.usdtValue, 'USD', locale)}</Figure> },
  ];
  return <OrderTable caption={t('tabs.assets')} columns={columns} rows={rows} keyOf={(row) => row.coin} empty={t('empty.assets')} />;
}
