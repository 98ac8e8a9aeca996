'use client';
// The debts of one's margin wallets, coin by coin, with the interest of an hour, and the ways to repay them.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { lateDialog } from '#components/ui/late/late-part.tsx';
import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { ListWaiting } from '#components/trading/list-waiting.tsx';
import { NothingLeft } from '#components/trading/list-tools/nothing-left.tsx';
import type { MarginAccountRow, MarginCoinRow } from '#lib/contract/margin.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { marginInterest } from '#lib/order-math/margin/margin-limits.ts';
import type { ListFilter } from '../orders/filter/list-filter.ts';
import type { ListView } from '../orders/list-view.ts';
import { OwnAmount } from '../orders/own-amount.tsx';
import type { MarginAction } from './margin-dialog.tsx';
import { useMarginTerms } from './use-margin-terms.ts';
import { owedCoins, useMarginWallets, walletKey } from './use-margin-wallets.ts';
import { useWalletName, WalletCell } from './wallet-name.tsx';

const MarginDialog = lateDialog(async () => (await import('./margin-dialog.tsx')).MarginDialog);

type Debt = { readonly wallet: MarginAccountRow; readonly coin: MarginCoinRow };

const keyOf = ({ wallet, coin }: Debt): string => `${walletKey(wallet)} ${coin.tokenId}`;

const matches = ({ wallet, symbol, asset }: ListFilter, debt: Debt): boolean =>
  (wallet === null || debt.wallet.marginMode === wallet) &&
  (symbol === null || symbolOf(debt.wallet.symbolId) === symbol) &&
  (asset === null || debt.coin.tokenId === asset);

/** The hourly interest, on the borrowed amount alone: unpaid interest bears none. */
const hourly = ({ coin }: Debt): string =>
  marginInterest({ principal: coin.borrowed, dailyRate: coin.dailyRate, hours: 1, decimals: 8 }) ?? '0';

export function Debts({ view, pairOf }: { readonly view: ListView; readonly pairOf: (symbol: string) => string }) {
  const t = useTranslations('margin');
  const spot = useTranslations('spot.column');
  const wallets = useMarginWallets(true);
  const terms = useMarginTerms(true);
  const nameOf = useWalletName(pairOf);
  const [asked, setAsked] = useState<{ readonly action: MarginAction; readonly key: string } | null>(null);
  if (wallets === null) return <ListWaiting />;
  const debts = wallets.flatMap((wallet) => owedCoins(wallet).map((coin): Debt => ({ wallet, coin })));
  const rows = debts.filter((debt) => matches(view.filter, debt));
  const chosen = asked === null ? undefined : debts.find((debt) => keyOf(debt) === asked.key);
  const columns: readonly Column<Debt>[] = [
    {
      id: 'wallet',
      head: t('records.wallet'),
      onCard: 'title',
      sortBy: ({ wallet }) => nameOf(wallet),
      cell: ({ wallet }) => <WalletCell wallet={wallet} pairOf={pairOf} />,
    },
    { id: 'coin', head: spot('coin'), sortBy: ({ coin }) => coin.tokenId, cell: ({ coin }) => <bdi>{coin.tokenId}</bdi> },
    {
      id: 'borrowed',
      head: t('records.borrowed'),
      onCard: 'line',
      numeric: true,
      sortBy: ({ coin }) => coin.borrowed,
      cell: ({ coin }) => <OwnAmount text={shortNumber(coin.borrowed)} unit={coin.tokenId} />,
    },
    {
      id: 'interest',
      head: t('records.interest'),
      onCard: 'line',
      numeric: true,
      sortBy: ({ coin }) => coin.interest,
      cell: ({ coin }) => <OwnAmount text={shortNumber(coin.interest)} unit={coin.tokenId} />,
    },
    {
      id: 'hourly',
      head: t('hourly'),
      onCard: 'line',
      numeric: true,
      sortBy: hourly,
      cell: (debt) => <OwnAmount text={shortNumber(hourly(debt))} unit={debt.coin.tokenId} />,
    },
    {
      id: 'rate',
      head: t('dailyRate'),
      numeric: true,
      sortBy: ({ coin }) => coin.dailyRate,
      cell: ({ coin }) => <bdi dir="ltr">{formatPercent(coin.dailyRate, { decimals: 4 })}</bdi>,
    },
    {
      id: 'risk',
      head: t('risk'),
      numeric: true,
      sortBy: ({ wallet }) => wallet.riskRatio,
      cell: ({ wallet }) => (
        <bdi dir="ltr" className={wallet.isCalled || wallet.isLiquidating ? 'font-medium text-negative' : 'text-primary'}>
          {formatPercent(wallet.riskRatio)}
        </bdi>
      ),
    },
    {
      id: 'actions',
      head: spot('actions'),
      atEnd: true,
      onCard: 'nameless',
      cell: (debt) => (
        <span className="inline-flex gap-4">
          {(['repay', 'transfer'] as const).map((action) => (
            <button
              key={action}
              type="button"
              onClick={() => setAsked({ action, key: keyOf(debt) })}
              className="whitespace-nowrap text-accent hover:underline max-md:h-11"
            >
              {t(action === 'repay' ? 'repay' : 'addCollateral')}
            </button>
          ))}
        </span>
      ),
    },
  ];
  if (rows.length === 0) return <NothingLeft view={view} empty={t('records.empty.debts')} />;
  const pair = chosen === undefined ? undefined : terms?.markets.find(({ symbolId }) => symbolId === chosen.wallet.symbolId);
  return (
    <>
      <DataTable name={t('records.tab.debts')} columns={columns} rows={rows} keyOf={keyOf} choice={view.choice} />
      {asked === null || chosen === undefined || terms === null ? null : (
        <MarginDialog
          action={asked.action}
          market={pair ?? { symbolId: '', baseCoin: chosen.coin.tokenId, quoteCoin: terms.unitCoin }}
          mode={chosen.wallet.marginMode}
          account={chosen.wallet}
          terms={terms}
          initialCoin={chosen.coin.tokenId}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
