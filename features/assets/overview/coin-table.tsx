'use client';
// The table of one's coins, over all accounts; each opens into its accounts.
import { Search } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { ColumnHead } from '#components/ui/column-head.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useFundingPlace } from '#lib/session/money/funding-place.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';
import type { CoinRow } from './coin-rows.ts';

type Props = {
  readonly rows: readonly CoinRow[];
  readonly names: ReadonlyMap<string, string>;
  readonly worth: (usdt: string) => string;
  readonly onCoin: (coin: string) => void;
};

/** The address that asks for them. */
const zeros = 'zeros';

const isZero = ({ total }: CoinRow): boolean => !/[1-9]/.test(total);

/** In USDT: what is worth less is small. What nobody can value is not. */
const small = 1;

export function CoinTable({ rows, names, worth, onCoin }: Props) {
  const t = useTranslations('portfolio');
  const demo = useTranslations('demo');
  const funding = useFundingPlace();
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  const [search, setSearch] = useState('');
  const [hidesSmall, setHidesSmall] = useState(false);
  const isAsked = useSearchParams().has(zeros);
  const [showsZeros, setShowsZeros] = useState(isAsked);
  const isSearched = search.trim() !== '';
  // Nobody looks for coins that are gone, unless by name.
  const folded = showsZeros || isSearched ? 0 : rows.filter(isZero).length;
  const own = (text: string): ReactNode => (shows ? <bdi dir="ltr">{text}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />);
  const listed = rows.filter(
    (row) =>
      (folded === 0 || !isZero(row)) &&
      (!hidesSmall || row.usdtValue === null || Number(row.usdtValue) >= small) &&
      `${row.coin} ${names.get(row.coin) ?? ''}`.toUpperCase().includes(search.trim().toUpperCase()),
  );
  return (
    <section className="rounded-xl border border-subtle bg-surface-1">
      <div className="flex flex-wrap items-center gap-3 border-b border-subtle p-3">
        <h2 className="px-1 text-sm font-semibold">{t('balances')}</h2>
        <label className="ms-auto flex items-center gap-2 text-sm text-secondary max-md:min-h-11">
          <input
            type="checkbox"
            checked={hidesSmall}
            onChange={(event) => setHidesSmall(event.target.checked)}
            className="size-4 accent-[var(--accent)]"
          />
          {t('hideSmall')}
        </label>
        <label className="flex h-9 w-full items-center gap-2 rounded-md border border-field bg-field px-3 field-ring focus-within:border-accent max-md:h-11 sm:w-52">
          <Search size={15} aria-hidden className="text-muted" />
          <input
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
            aria-label={t('search')}
            placeholder={t('search')}
            className="min-w-0 flex-1 bg-transparent text-sm outline-none placeholder:text-muted"
          />
        </label>
      </div>
      {listed.length === 0 ? (
        <div className="flex flex-col items-center gap-4 px-4 py-14 text-center">
          <p className="max-w-sm text-sm text-muted">{t(rows.length > folded ? 'noMatch' : funding.isSub ? 'emptySub' : 'empty')}</p>
          {rows.length === folded && !funding.isSub ? (
            <Link href={funding.href()} className={buttonClasses('primary')}>
              {funding.inDemo ? demo('playMoney') : t('deposit')}
            </Link>
          ) : null}
        </div>
      ) : (
        <table className="w-full text-sm max-[22.5rem]:text-xs">
          <caption className="sr-only">{t('balances')}</caption>
          <thead className="text-xs text-muted">
            <tr className="h-9 border-b border-subtle">
              <ColumnHead place="ps-4 text-start">{t('coin')}</ColumnHead>
              <ColumnHead place="figure-cell">{t('sum')}</ColumnHead>
              <ColumnHead place="hidden sm:table-cell figure-cell">{t('available')}</ColumnHead>
              <ColumnHead place="hidden sm:table-cell figure-cell">{t('frozen')}</ColumnHead>
              <ColumnHead place="pe-4 figure-cell">{t('value')}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {listed.map((row) => (
              <tr key={row.coin} className="h-12 border-b border-subtle last:border-0 hover:bg-surface-2">
                <th scope="row" className="ps-4 text-start font-medium">
                  <button
                    type="button"
                    onClick={() => onCoin(row.coin)}
                    aria-label={t('openCoin', { coin: row.coin })}
                    className="flex min-h-11 items-center gap-2.5 text-start hover:text-accent"
                  >
                    <CoinIcon coin={row.coin} size={24} />
                    {row.coin}
                    <span className="hidden font-normal text-muted sm:inline">{names.get(row.coin)}</span>
                  </button>
                </th>
                <td className="ps-2 figure-cell">{own(shortNumber(row.total))}</td>
                <td className="hidden figure-cell text-secondary sm:table-cell">{own(shortNumber(row.available))}</td>
                <td className="hidden figure-cell text-secondary sm:table-cell">{own(shortNumber(row.frozen))}</td>
                <td className="ps-2 pe-4 figure-cell text-secondary">{row.usdtValue === null ? '—' : own(worth(row.usdtValue))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {folded === 0 ? null : (
        <Link
          href={`/asset?${zeros}`}
          // Here they come without the page: it would begin at its head again.
          onClick={(event) => {
            event.preventDefault();
            window.history.replaceState(null, '', `?${zeros}`);
            setShowsZeros(true);
          }}
          className="flex h-11 items-center justify-center border-t border-subtle text-sm text-accent hover:underline"
        >
          {t('showAll')} ({folded})
        </Link>
      )}
    </section>
  );
}
