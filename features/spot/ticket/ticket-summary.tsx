// What the order will take and bring, before it is sent.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { SpotMarket } from '#lib/contract/market.ts';
import { formatNumber } from '#lib/format/format-number.ts';
import { formatPercent } from '#lib/format/format-percent.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import type { TicketCost } from './ticket-cost.ts';

type Props = { readonly market: SpotMarket; readonly side: 'buy' | 'sell'; readonly cost: TicketCost | null };

export function TicketSummary({ market, side, cost }: Props) {
  const t = useTranslations('ticket');
  const [given, received] = side === 'buy' ? [market.quoteCoin, market.baseCoin] : [market.baseCoin, market.quoteCoin];
  const figure = (text: string | undefined, coin: string): string => (text === undefined ? '—' : `${formatNumber(text, 'en-US')} ${coin}`);
  return (
    <dl className="grid gap-1 text-xs">
      <Line name={t('cost')}>{figure(cost?.pay, given)}</Line>
      <Line name={t('fee')}>{figure(cost?.fee, received)}</Line>
      <Line name={t('receive')}>{figure(cost?.receive, received)}</Line>
      <Line name={t('averageFill')}>
        {cost?.averagePrice === null || cost === null ? '—' : `${formatPrice(cost.averagePrice, market.pricePlace)} (${formatPercent(cost.slippage, 'en-US')})`}
      </Line>
      <Line name={t('remains')}>{cost === null || cost.remains === null ? '—' : figure(cost.remains, given)}</Line>
    </dl>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-muted">{name}</dt>
      <dd className="text-end text-secondary">
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </div>
  );
}
