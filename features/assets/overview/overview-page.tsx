'use client';
// Everything one owns: worth now and through time, by account and by coin.
import { useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useState, type ReactNode } from 'react';

import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { Link } from '#lib/i18n/navigation.ts';
import type { AccountsWorth } from '#lib/contract/accounts/user-accounts.ts';
import { useTransferDialog } from '#lib/session/money/transfer-dialog-state.ts';
import { useFundingPlace } from '#lib/session/money/funding-place.ts';
import { ExplainDialog, type Explained } from '../movements/explain-dialog.tsx';
import { PlayMoney } from '../play-money/play-money.tsx';
import { useWorth, type Rates } from '../use-worth.ts';
import { AccountTable } from './account-table.tsx';
import { CoinDialog } from './coin-dialog.tsx';
import { coinRows, composition } from './coin-rows.ts';
import { CoinTable } from './coin-table.tsx';
import { EquityCard } from './equity-card.tsx';
import { ProfitCalendar } from './profit-calendar.tsx';
import { SubAccountsCard } from './sub-accounts-card.tsx';
import { TotalCard, type CoinPrices } from './total-card.tsx';
import { useAccounts } from './use-accounts.ts';
import type { Equity } from './use-equity.ts';

type Props = {
  readonly accounts: AccountsWorth;
  readonly equity: Equity;
  readonly coins: readonly { readonly coin: string; readonly name: string; readonly market: string | null }[];
  readonly prices: CoinPrices;
  readonly rates: Rates;
  readonly locale: string;
  /** The reader came for play money. */
  readonly opensFunds: boolean;
  /** Unified accounts are offered where the reader is. */
  readonly offersUnified: boolean;
  /** The other actions with one's money, beside the transfer. */
  readonly further?: ReactNode;
  /** Null: none, or a sub-account itself. */
  readonly subAccounts: { readonly count: number; readonly usdtValue: string } | null;
};

export function OverviewPage({
  accounts: initial,
  equity,
  coins,
  prices,
  rates,
  locale,
  opensFunds,
  offersUnified,
  further,
  subAccounts,
}: Props) {
  const [t, demo] = [useTranslations('portfolio'), useTranslations('demo')];
  const { inDemo, isSub, worldId, href: fundsHref } = useFundingPlace();
  const worth = useWorth(locale, rates);
  const { list, totalUsdtValue } = useAccounts(initial);
  const [coin, setCoin] = useState<string | null>(null);
  const [explained, setExplained] = useState<Explained | null>(null);
  const transfer = useTransferDialog((dialog) => dialog.open);
  const isAsked = useSearchParams().has('transfer');
  // The menus lead here with a request for a transfer; it is granted once.
  useEffect(() => {
    if (!isAsked) return;
    transfer({ coin: 'USDT', from: 'spot', to: 'usdt' });
    window.history.replaceState(null, '', window.location.pathname);
  }, [isAsked, transfer]);
  const rows = coinRows(list);
  const about = coins.find((one) => one.coin === coin);
  return (
    <div className="page-wide flex flex-col gap-4 px-4 py-6 md:gap-5 md:py-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="page-title">{t('title')}</h1>
        <div className="flex flex-wrap gap-2 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:*:px-1 max-sm:[&>*:last-child:nth-child(odd)]:col-span-2">
          <Link href="/asset/history" className={`${buttonClasses('secondary')} max-md:h-11`}>
            {t('history')}
          </Link>
          <Link href="/asset/journal" className={`${buttonClasses('secondary')} max-md:h-11`}>
            {t('journal.title')}
          </Link>
          <Button aria-haspopup="dialog" className="max-md:h-11" onClick={() => transfer({ coin: 'USDT', from: 'spot', to: 'usdt' })}>
            {t('transfer')}
          </Button>
          {further}
          {worldId !== null ? (
            <Link href={fundsHref()} className={`${buttonClasses('primary')} max-md:h-11`}>
              {demo('playMoney')}
            </Link>
          ) : inDemo ? (
            <PlayMoney coins={coins.map((one) => one.coin)} initiallyOpen={opensFunds} />
          ) : isSub ? null : (
            <>
              <Link href="/asset/withdraw" className={`${buttonClasses('secondary')} max-md:h-11`}>
                {t('withdraw')}
              </Link>
              <Link href="/asset/recharge" className={`${buttonClasses('primary')} max-md:h-11`}>
                {t('deposit')}
              </Link>
            </>
          )}
        </div>
      </div>
      <TotalCard total={totalUsdtValue} worth={worth(totalUsdtValue)} prices={prices} parts={composition(rows)} />
      <EquityCard initial={equity} account={null} worth={worth} />
      <ProfitCalendar locale={locale} worth={worth} />
      <AccountTable accounts={list} total={totalUsdtValue} worth={worth} offersUnified={offersUnified} />
      {subAccounts === null ? null : <SubAccountsCard count={subAccounts.count} worth={worth(subAccounts.usdtValue)} />}
      <CoinTable rows={rows} names={new Map(coins.map((one) => [one.coin, one.name]))} worth={worth} onCoin={setCoin} />
      {coin === null ? null : (
        <CoinDialog
          coin={coin}
          name={about?.name ?? ''}
          accounts={list}
          market={about?.market ?? null}
          worth={worth}
          onExplain={(account) => {
            setExplained({ account, coin });
            setCoin(null);
          }}
          onTransfer={(from) => {
            transfer({ coin, from, to: from === 'spot' ? 'usdt' : 'spot' });
            setCoin(null);
          }}
          onClose={() => setCoin(null)}
        />
      )}
      {explained === null ? null : <ExplainDialog of={explained} onClose={() => setExplained(null)} />}
    </div>
  );
}
