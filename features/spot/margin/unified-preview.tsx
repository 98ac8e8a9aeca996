'use client';
// Under the summary of a unified account's order: what it would borrow, and what an hour of that costs.
import { useTranslations } from 'next-intl';

import type { Side } from '#lib/contract/enums.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { shortAmount } from '#lib/format/numbers/short-amount.ts';
import { unifiedOrderPreview } from '#lib/order-math/margin/unified-order.ts';
import { useUnifiedAccount } from './use-unified-funds.ts';

type Props = {
  readonly side: Side;
  readonly market: SpotMarket;
  /** The amount that the order takes of the coin that it spends; null: not known yet. */
  readonly amount: string | null;
};

export function UnifiedPreview({ side, market, amount }: Props) {
  const t = useTranslations('margin');
  const account = useUnifiedAccount();
  const spent = side === 'buy' ? market.quoteCoin : market.baseCoin;
  const lent = account?.lent.find(({ coin }) => coin === spent);
  if (account === null || lent === undefined) return null;
  const row = account.coins.find(({ coin }) => coin === spent);
  const { dailyRate, interestFree } = lent;
  const preview =
    amount === null
      ? null
      : unifiedOrderPreview({
          amount,
          available: row?.available ?? '0',
          borrowed: row?.borrowed ?? '0',
          gain: row?.unrealised ?? '0',
          interestFree,
          dailyRate,
        });
  const rows = [
    [t('preview.borrow'), preview?.borrow],
    [t('preview.hourly'), preview?.hourlyInterest],
  ] as const;
  return (
    <dl className="flex flex-col gap-0.5 border-t border-subtle pt-1.5 text-xs" title={t('unified.hourNote')}>
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-3">
          <dt className="shrink-0 text-muted">{name}</dt>
          <dd className="truncate text-end text-secondary">
            <bdi dir="ltr">{value === undefined ? '—' : `${shortAmount(value)} ${spent}`}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
