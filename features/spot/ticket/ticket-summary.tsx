// Before the order: what it takes, what it brings, and how the book of now would fill it. Always the same lines, so that nothing jumps.
import { useTranslations } from 'next-intl';

import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { shortAmount } from './short-amount.ts';
import type { TicketCost } from './ticket-cost.ts';

type Props = { readonly cost: TicketCost | null; readonly buys: boolean; readonly market: SpotMarket };

const none = '—';
const amountText = (text: string, coin: string): string => `${shortAmount(text)} ${coin}`;

export function TicketSummary({ cost, buys, market }: Props) {
  const t = useTranslations('spot');
  const [paid, received] = buys ? [market.quoteCoin, market.baseCoin] : [market.baseCoin, market.quoteCoin];
  const average = cost?.averagePrice ?? null;
  const fill =
    average === null
      ? none
      : `${formatPrice(average, market.pricePlace)} (${formatPercent(cost?.slippage ?? '0', 'en-US', { decimals: 3 })})`;
  const remains = cost?.remains ?? null;
  const rows = [
    [t('summary.pay'), cost === null ? none : amountText(cost.pay, paid)],
    [t('summary.fee'), cost === null ? none : `≈ ${amountText(cost.fee, received)}`],
    [t('summary.receive'), cost === null ? none : `≈ ${amountText(cost.receive, received)}`],
    [t('summary.averageFill'), fill],
    [t('summary.remains'), remains === null ? none : amountText(remains, paid)],
  ] as const;
  return (
    <dl className="flex flex-col gap-1 text-xs">
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
