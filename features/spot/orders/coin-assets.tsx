'use client';
// The balances of one's coins: free to trade, held by open orders, and together.
import { useTranslations } from 'next-intl';
import { useState } from 'react';

import { NothingLeft } from '#components/trading/list-tools/nothing-left.tsx';
import type { Column } from '#components/trading/data-table/column.ts';
import { DataTable } from '#components/trading/data-table/data-table.tsx';
import { NumberCell } from '#components/trading/number-cell.tsx';
import { Button, buttonClasses } from '#components/ui/buttons/button.tsx';
import { lateDialog } from '#components/ui/late/late-part.tsx';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import type { CoinBalance } from '#lib/contract/order.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';
import { formatNumber } from '#lib/format/numbers/format-number.ts';
import { formatPercent } from '#lib/format/numbers/format-percent.ts';
import { numberText } from '#lib/format/numbers/number-text.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { gainShare, unitPrice } from '#lib/order-math/spot/cost-price.ts';
import { useFundingPlace } from '#lib/session/money/funding-place.ts';
import { usePriceType } from '../cost-price/price-type.ts';
import { useCoinCosts } from '../cost-price/use-coin-costs.ts';
import type { Holding } from '../share/holding-card.ts';
import { balanceMatches } from './filter/matches.ts';
import type { ListView } from './list-view.ts';
import { OwnAmount } from './own-amount.tsx';

const ShareHolding = lateDialog(async () => (await import('../share/share-holding.tsx')).ShareHolding);

type Props = { readonly balances: readonly CoinBalance[]; readonly view: ListView; readonly version: number };

/** The value of one coin now; null without a market, or where there is none to divide by. */
const priceNow = ({ usdtValue, total }: CoinBalance): string | null => (usdtValue === null ? null : unitPrice(usdtValue, total));

export function CoinAssets({ balances, view, version }: Props) {
  const t = useTranslations('spot');
  const [shared, setShared] = useState<Holding | null>(null);
  const funding = useFundingPlace();
  const costs = useCoinCosts(version);
  const priceType = usePriceType(({ type }) => type);
  const gainOf = (balance: CoinBalance): string | null => {
    const [now, cost] = [priceNow(balance), costs?.get(balance.coin)];
    return now === null || cost === undefined ? null : gainShare(now, cost);
  };
  const rows = balances
    .filter((balance) => balanceMatches(view.filter, balance))
    .toSorted((one, other) => compareDecimals(other.usdtValue ?? '', one.usdtValue ?? ''));
  if (rows.length === 0) {
    return (
      <NothingLeft view={view} empty={t('empty.assets')}>
        {funding.isSub ? null : (
          <Link href={funding.href()} className={buttonClasses('primary', 'small')}>
            {funding.inDemo ? t('playMoney') : t('empty.deposit')}
          </Link>
        )}
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
      cell: ({ usdtValue }) => <OwnAmount text={usdtValue === null ? '—' : `≈ ${formatNumber(usdtValue, { decimals: 2 })}`} unit="USDT" />,
    },
    {
      id: 'cost',
      head: t(`costPrice.name.${priceType}`),
      numeric: true,
      sortBy: ({ coin }) => costs?.get(coin),
      cell: ({ coin }) => {
        const cost = costs?.get(coin);
        return <NumberCell text={cost === undefined ? '—' : shortAmount(cost)} />;
      },
    },
    {
      id: 'gain',
      head: t('costPrice.gain'),
      numeric: true,
      sortBy: (balance) => gainOf(balance) ?? undefined,
      cell: (balance) => {
        const gain = gainOf(balance);
        if (gain === null) return '—';
        const tone = /[1-9]/.test(gain) ? (gain.startsWith('-') ? 'text-negative' : 'text-positive') : 'text-primary';
        return (
          <bdi dir="ltr" className={tone}>
            {formatPercent(gain, { sign: 'always' })}
          </bdi>
        );
      },
    },
    {
      id: 'actions',
      head: t('column.actions'),
      atEnd: true,
      onCard: 'nameless',
      cell: (balance) => {
        const [price, cost] = [priceNow(balance), costs?.get(balance.coin)];
        return (
          <span className="inline-flex items-center gap-3">
            {price === null || cost === undefined || gainOf(balance) === null ? null : (
              <Button
                look="quiet"
                size="small"
                className="max-md:h-11"
                aria-label={`${t('share.short')} ${balance.coin}`}
                onClick={() => setShared({ coin: balance.coin, total: balance.total, price, cost })}
              >
                {t('share.short')}
              </Button>
            )}
            {funding.isSub ? null : (
              <Link href={funding.href(balance.coin)} className="text-accent hover:underline max-md:py-3">
                {funding.inDemo ? t('playMoney') : t('depositShort')}
              </Link>
            )}
          </span>
        );
      },
    },
  ];
  return (
    <>
      <DataTable name={t('tab.assets')} columns={columns} rows={rows} keyOf={({ coin }) => coin} choice={view.choice} />
      {shared === null ? null : (
        <ShareHolding holding={shared} costName={t(`costPrice.name.${priceType}`)} onClose={() => setShared(null)} />
      )}
    </>
  );
}
