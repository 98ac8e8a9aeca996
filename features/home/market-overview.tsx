'use client';
// The front page: what this is, and every market with its price of now.
import { Search } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDeferredValue, useState } from 'react';

import { buttonClasses } from '#components/ui/button.tsx';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useUser } from '#lib/session/user.ts';
import { MarketRow } from './market-row.tsx';

type Props = { readonly markets: readonly SpotMarket[]; readonly tickers: readonly Ticker[]; readonly locale: string };

export function MarketOverview({ markets, tickers, locale }: Props) {
  const t = useTranslations('home');
  const user = useUser();
  const hub = useHub();
  const live = useChannel(hub, 'tickers', 'spot');
  const [search, setSearch] = useState('');
  const [quote, setQuote] = useState('');
  const wanted = useDeferredValue(search.trim().toUpperCase());
  const quotes = [...new Set(markets.map((market) => market.quoteCoin))];
  const known = live.data ?? new Map(tickers.map((ticker) => [ticker.symbol, ticker]));
  const shown = markets.filter((market) => (quote === '' || market.quoteCoin === quote) && market.displayName.includes(wanted));
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-8 md:py-12">
      <section className="flex flex-wrap items-end justify-between gap-6 pb-8">
        <div>
          <h1 className="text-2xl font-semibold tracking-tight md:text-4xl">{t('headline')}</h1>
          <p className="mt-3 max-w-xl text-secondary">{t('subline')}</p>
        </div>
        {user === null ? (
          <div className="flex gap-3">
            <Link href="/register" className={buttonClasses('primary', 'large')}>
              {t('signUp')}
            </Link>
            <Link href="/spot/BTCUSDT" className={buttonClasses('secondary', 'large')}>
              {t('openTerminal')}
            </Link>
          </div>
        ) : (
          <Link href="/spot/BTCUSDT" className={buttonClasses('primary', 'large')}>
            {t('openTerminal')}
          </Link>
        )}
      </section>
      <section className="rounded-xl border border-subtle bg-surface-1">
        <div className="flex flex-wrap items-center gap-2 border-b border-subtle p-3">
          <fieldset aria-label={t('quoteFilter')} className="flex gap-1">
            {['', ...quotes].map((coin) => (
              <button
                key={coin}
                type="button"
                aria-pressed={quote === coin}
                onClick={() => setQuote(coin)}
                className="h-8 rounded px-3 text-sm text-secondary hover:bg-surface-2 aria-pressed:bg-surface-3 aria-pressed:text-primary"
              >
                {coin === '' ? t('all') : coin}
              </button>
            ))}
          </fieldset>
          <label className="ms-auto flex h-9 w-full items-center gap-2 rounded-md border border-strong bg-surface-0 px-3 focus-within:border-accent sm:w-60">
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
        <table className="w-full text-sm">
          <caption className="sr-only">{t('markets')}</caption>
          <thead className="text-xs text-muted">
            <tr className="h-9 border-b border-subtle">
              <th scope="col" className="ps-4 text-start font-normal">
                {t('pair')}
              </th>
              <th scope="col" className="text-end font-normal">
                {t('lastPrice')}
              </th>
              <th scope="col" className="pe-4 text-end font-normal sm:pe-0">
                {t('change')}
              </th>
              <th scope="col" className="hidden text-end font-normal md:table-cell">
                {t('high')}
              </th>
              <th scope="col" className="hidden text-end font-normal md:table-cell">
                {t('low')}
              </th>
              <th scope="col" className="hidden pe-4 text-end font-normal sm:table-cell">
                {t('volume')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((market) => (
              <MarketRow key={market.symbol} market={market} ticker={known.get(market.symbol) ?? null} locale={locale} />
            ))}
          </tbody>
        </table>
        {shown.length === 0 ? <p className="px-4 py-10 text-center text-sm text-muted">{t('nothingFound')}</p> : null}
      </section>
    </div>
  );
}
