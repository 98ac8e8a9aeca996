'use client';
// Under the summary of an order on margin: what it would borrow, what an hour of that costs, and where the pair's wallet would end.
import { useTranslations } from 'next-intl';

import { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { Amount, readAmount, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { marginOrderPreview, type MarginHolding } from '#lib/order-math/margin/margin-order.ts';
import type { SpotOrderTerms } from '#lib/contract/wire/orders/spot-order.ts';
import { useMarginChoices } from './margin-choices.ts';
import { useTradingWallet } from './trading-wallet.ts';

type Props = { readonly terms: SpotOrderTerms | null; readonly market: SpotMarket; readonly priceNow: string };

/** The maintenance rate of the lowest tier: the exchange goes by the tier that the debt is in. */
const firstMaintenance = '0.05';

/** In the base coin; of an order by amount what that buys at the price. */
function quantityOf({ size }: SpotOrderTerms, price: string): string {
  if (!('amount' in size)) return size.quantity;
  const [amount, each] = [readAmount(size.amount), readPositive(price)];
  return amount === null || each === null ? '0' : writeAmount(amount.dividedBy(each).toDecimalPlaces(8, Amount.ROUND_DOWN));
}

export function MarginPreview({ terms, market, priceNow }: Props) {
  const t = useTranslations('margin');
  const { mode, account } = useTradingWallet();
  const borrow = useMarginChoices((chosen) => chosen.borrow);
  if (mode === 'spot') return null;
  const holding = (coin: string): MarginHolding => {
    const row = account?.coins.find(({ tokenId }) => tokenId === coin);
    if (row === undefined) return { free: '0', frozen: '0', owed: '0' };
    return { free: row.free, frozen: row.frozen, owed: writeAmount((readAmount(row.borrowed) ?? new Amount(0)).plus(row.interest)) };
  };
  const spent = terms?.side === Side.sell ? market.baseCoin : market.quoteCoin;
  const price = terms?.price ?? priceNow;
  const preview =
    terms === null
      ? null
      : marginOrderPreview({
          side: terms.side,
          price,
          quantity: quantityOf(terms, price),
          base: holding(market.baseCoin),
          quote: holding(market.quoteCoin),
          dailyRate: account?.coins.find(({ tokenId }) => tokenId === spent)?.dailyRate ?? '0',
          isolated: mode === 'isolated',
          maintenanceRate: firstMaintenance,
        });
  const end = preview?.liquidationPrice ?? null;
  const rows = [
    [t('preview.borrow'), preview === null || !borrow ? '—' : `${shortAmount(preview.borrow)} ${spent}`],
    [t('preview.hourly'), preview === null || !borrow ? '—' : `${shortAmount(preview.hourlyInterest)} ${spent}`],
    ...(mode === 'isolated' ? [[t('preview.liquidation'), end === null ? '—' : formatPrice(end, market.pricePlace)]] : []),
  ] as const;
  return (
    <dl className="flex flex-col gap-0.5 border-t border-subtle pt-1.5 text-xs">
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="truncate text-end text-secondary">
            <bdi dir="ltr">{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
