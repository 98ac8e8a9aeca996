'use client';
// What one owns, coin by coin, as of this moment.
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { buttonClasses } from '#components/ui/button.tsx';
import { CoinIcon } from '#components/ui/coin-icon.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import type { CoinBalance } from '#lib/contract/order.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { usePreference } from '#lib/session/use-preference.ts';
import { AssetTotal, type CoinPrices } from './asset-total.tsx';
import { totalValue } from './total-value.ts';
import { useWorth, type Rates } from './use-worth.ts';

type Props = {
  readonly balances: readonly CoinBalance[];
  readonly coins: readonly { readonly coin: string; readonly name: string }[];
  readonly prices: CoinPrices;
  readonly rates: Rates;
  readonly locale: string;
};

export function AssetOverview({ balances, coins, prices, rates, locale }: Props) {
  const t = useTranslations('assets');
  const shell = useTranslations('shell');
  const live = useChannel(useHub(), 'account', '');
  const worth = useWorth(locale, rates);
  const [shows] = usePreference('showsAssets');
  const [search, setSearch] = useState('');
  const [hideEmpty, setHideEmpty] = useState(true);
  const held = live.data ?? new Map(balances.map((balance) => [balance.coin, balance]));
  const names = new Map(coins.map(({ coin, name }) => [coin, name]));
  const empty = (coin: string): CoinBalance => ({ coin, available: '0', frozen: '0', total: '0', usdtValue: '0' });
  const rows = coins
    .map(({ coin }) => held.get(coin) ?? empty(coin))
    .filter(
      ({ coin, total }) =>
        (!hideEmpty || total !== '0') && `${coin} ${names.get(coin) ?? ''}`.toUpperCase().includes(search.trim().toUpperCase()),
    )
    .toSorted((a, b) => Number(b.usdtValue ?? 0) - Number(a.usdtValue ?? 0));
  const hidden = <HiddenAmount label={shell('amounts.hidden')} />;
  const amount = (text: string) => (shows ? <bdi dir="ltr">{formatNumber(text, locale)}</bdi> : hidden);
  const total = totalValue(held.values());
  return (
    <div className="mx-auto w-full max-w-5xl px-4 py-8">
      <AssetTotal total={total} worth={worth(total)} prices={prices} locale={locale} />
      <section className="mt-6 rounded-xl border border-subtle bg-surface-1">
        <div className="flex flex-wrap items-center gap-3 border-b border-subtle p-3">
          <h2 className="px-1 text-sm font-semibold">{t('balances')}</h2>
          <label className="ms-auto flex items-center gap-2 text-sm text-secondary">
            <input
              type="checkbox"
              checked={hideEmpty}
              onChange={(event) => setHideEmpty(event.target.checked)}
              className="size-4 accent-[var(--accent)]"
            />
            {t('hideEmpty')}
          </label>
          <label className="flex h-9 w-full items-center gap-2 rounded-md border border-strong bg-surface-0 px-3 focus-within:border-accent sm:w-52">
            <Search size={15} aria-hidden className="text-muted" />
            <input
              type="search"
              value={search}
              onChange={(event) => setSearch(event.target.value)}
              aria-label={t('search')}
              placeholder={t('search')}
              className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-disabled"
            />
          </label>
        </div>
        {rows.length === 0 ? (
          <div className="flex flex-col items-center gap-4 px-4 py-14 text-center">
            <p className="max-w-sm text-sm text-muted">{t('empty')}</p>
            <Link href="/asset/recharge" className={buttonClasses('primary')}>
              {t('deposit')}
            </Link>
          </div>
        ) : (
          <table className="w-full text-sm">
            <caption className="sr-only">{t('balances')}</caption>
            <thead className="text-xs text-muted">
              <tr className="h-9 border-b border-subtle">
                <th scope="col" className="ps-4 text-start font-normal">
                  {t('coin')}
                </th>
                <th scope="col" className="text-end font-normal">
                  {t('available')}
                </th>
                <th scope="col" className="pe-4 text-end font-normal sm:pe-0">
                  {t('frozen')}
                </th>
                <th scope="col" className="hidden text-end font-normal sm:table-cell">
                  {t('sum')}
                </th>
                <th scope="col" className="hidden pe-4 text-end font-normal sm:table-cell">
                  {t('value')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.coin} className="h-12 border-b border-subtle last:border-0 hover:bg-surface-2">
                  <th scope="row" className="ps-4 text-start font-medium">
                    <span className="flex items-center gap-2.5">
                      <CoinIcon coin={row.coin} size={24} />
                      {row.coin}
                      <span className="hidden font-normal text-muted sm:inline">{names.get(row.coin)}</span>
                    </span>
                  </th>
                  <td className="text-end">{amount(row.available)}</td>
                  <td className="pe-4 text-end text-secondary sm:pe-0">{amount(row.frozen)}</td>
                  <td className="hidden text-end sm:table-cell">{amount(row.total)}</td>
                  <td className="hidden pe-4 text-end text-secondary sm:table-cell">
                    {shows ? <bdi dir="ltr">{row.usdtValue === null ? '—' : worth(row.usdtValue)}</bdi> : hidden}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
    </div>
  );
}
