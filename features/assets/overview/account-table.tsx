'use client';
// One's accounts: what each is worth, its share of everything, and what it holds.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';

import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { HiddenAmount } from '#components/ui/hidden-amount.tsx';
import type { UserAccount } from '#lib/contract/accounts/user-accounts.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useUser } from '#lib/session/user.ts';
import { usePreference } from '#lib/session/preferences/use-preference.ts';

type Props = {
  readonly accounts: readonly UserAccount[];
  /** In USDT. */
  readonly total: string;
  readonly worth: (usdt: string) => string;
  /** True if the link to the unified account is shown. */
  readonly offersUnified: boolean;
};

function Coins({
  account,
  worth,
  own,
}: {
  readonly account: UserAccount;
  readonly worth: Props['worth'];
  readonly own: (text: string) => ReactNode;
}) {
  const t = useTranslations('portfolio');
  if (account.coins.length === 0) return <p className="px-4 pb-4 text-sm text-muted md:ps-11">{t('accountEmpty')}</p>;
  return (
    <ul className="flex flex-col gap-1 px-4 pb-4 text-sm md:ps-11">
      {account.coins.map((coin) => (
        <li key={coin.coin} className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-md bg-surface-2 px-3 py-2">
          <span className="flex items-center gap-2 font-medium">
            <CoinIcon coin={coin.coin} size={18} /> {coin.coin}
          </span>
          <span className="ms-auto">{own(shortNumber(coin.total))}</span>
          <dl className="flex w-full flex-wrap gap-x-5 gap-y-1 text-xs text-muted">
            {(['available', 'frozen', 'unrealised', 'owed'] as const)
              .filter((field) => field === 'available' || /[1-9]/.test(coin[field]))
              .map((field) => (
                <div key={field} className="flex gap-1.5">
                  <dt>{t(field === 'frozen' && account.accountType === 'futures' ? 'positionMargin' : field)}</dt>
                  <dd className="text-secondary">{own(shortNumber(coin[field]))}</dd>
                </div>
              ))}
            <div className="ms-auto">{coin.usdtValue === null ? '—' : own(worth(coin.usdtValue))}</div>
          </dl>
        </li>
      ))}
    </ul>
  );
}

export function AccountTable({ accounts, total, worth, offersUnified }: Props) {
  const user = useUser();
  const t = useTranslations('portfolio');
  const shell = useTranslations('shell');
  const [shows] = usePreference('showsAssets');
  const [opened, setOpened] = useState<string | null>(null);
  const own = (text: string): ReactNode => (shows ? <bdi dir="ltr">{text}</bdi> : <HiddenAmount label={shell('amounts.hidden')} />);
  const shareOf = ({ usdtValue, isPlay }: UserAccount): string | null =>
    isPlay || Number(total) <= 0 ? null : formatPercent((Number(usdtValue) / Number(total)).toFixed(6));
  // A play-money account that was never used is not shown.
  const listed = accounts.filter(({ isPlay, coins }) => !isPlay || coins.length > 0);
  return (
    <section aria-labelledby="accounts-title" className="rounded-xl border border-subtle bg-surface-1">
      <div className="flex items-center justify-between gap-3 border-b border-subtle px-4 py-3.5">
        <h2 id="accounts-title" className="text-sm font-semibold">
          {t('accounts')}
        </h2>
        {offersUnified ? (
          <Link href="/asset/unified" className="text-sm text-accent hover:underline max-md:-my-3 max-md:py-3">
            {t('unified')}
          </Link>
        ) : null}
      </div>
      <ul>
        {listed.map((account) => {
          const isOpen = opened === account.account;
          const id = `account-${account.account}`;
          return (
            <li key={account.account} className="border-b border-subtle last:border-0">
              <button
                type="button"
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onClick={() => setOpened(isOpen ? null : account.account)}
                className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-start hover:bg-surface-2"
              >
                <ChevronDown size={16} aria-hidden className={`shrink-0 text-muted transition-transform ${isOpen ? 'rotate-180' : ''}`} />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-center gap-2 text-sm font-medium">
                    {account.account === 'spot' && user?.isUnified === true ? t('unified') : t(`account.${account.account}`)}
                    {account.isPlay ? (
                      <span className="rounded bg-warning-soft px-1.5 py-0.5 text-2xs font-normal text-warning">{t('playMoney')}</span>
                    ) : null}
                  </span>
                  <span className="line-clamp-2 text-xs text-muted">
                    {account.coins.length === 0 ? t(`about.${account.accountType}`) : account.coins.map(({ coin }) => coin).join(' · ')}
                  </span>
                </span>
                <span className="figure-cell min-w-24 text-sm">
                  <span className="block">{own(worth(account.usdtValue))}</span>
                  <span className="block text-xs text-muted">
                    <bdi dir="ltr">{shareOf(account) ?? '—'}</bdi>
                  </span>
                </span>
              </button>
              {isOpen ? (
                <div id={id}>
                  <Coins account={account} worth={worth} own={own} />
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
