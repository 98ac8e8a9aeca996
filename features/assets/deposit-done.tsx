'use client';
// The end of the latest deposit: what has arrived, the balance that it made, and the way to its market.
import { CircleCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';

import { buttonClasses } from '#components/ui/buttons/button.tsx';
import type { DepositRecord } from '#lib/contract/calls/v1/assets/deposit/records.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatCoinAmount } from '#lib/format/numbers/format-coin-amount.ts';
import { Link } from '#lib/i18n/navigation.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { TransactionId } from './transaction-id.tsx';

export type CoinMarket = { readonly symbol: string; readonly name: string };

type Props = {
  readonly record: DepositRecord;
  /** Its main spot market; null: there is none. */
  readonly market: CoinMarket | null;
  readonly locale: string;
};

export function DepositDone({ record: { coin, amount, transactionId }, market, locale }: Props) {
  const t = useTranslations('assets');
  const balances = useChannel(useHub(), 'account', '').data?.balances;
  const total = balances?.get(coin)?.total;
  return (
    <section
      aria-label={t('status.credited')}
      className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-xl border border-positive bg-surface-1 p-5"
    >
      <div className="grid min-w-0 gap-1 text-sm">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <CircleCheck size={16} aria-hidden className="text-positive" />
          {t('status.credited')}
          <bdi dir="ltr">{formatCoinAmount(amount, coin, locale)}</bdi>
        </p>
        <p className="text-secondary">
          {t('balanceNow', { amount: total === undefined ? '—' : isolateLtr(formatCoinAmount(total, coin, locale)) })}
        </p>
        <p className="flex items-center gap-2 text-xs text-muted">
          {t('transaction')} <TransactionId id={transactionId} />
        </p>
      </div>
      {market === null ? null : (
        <Link href={`/spot/${market.symbol}`} className={`${buttonClasses('primary')} max-md:h-11 max-md:w-full`}>
          {t('trade')} <bdi dir="ltr">{market.name}</bdi>
        </Link>
      )}
    </section>
  );
}
