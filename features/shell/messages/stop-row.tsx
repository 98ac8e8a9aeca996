'use client';
// A message about a stop order that the price has jumped over, which leads to the market.
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

import type { InboxMessage } from '#lib/contract/calls/v1/user/inbox/list.ts';
import { lineKeyOf } from '#lib/contract/contract-lines.ts';
import { contractPath } from '#lib/contract/market-line.ts';
import { TradingMode } from '#lib/contract/trading-mode.ts';
import { symbolOf } from '#lib/contract/wire/orders/spot-order.ts';
import { isolateLtr } from '#lib/format/bidi.ts';
import { formatDateTime } from '#lib/format/format-time.ts';
import { shortNumber } from '#lib/format/numbers/number-text.ts';
import { useZoneOffset } from '#lib/session/clock/use-zone-offset.ts';
import { Row } from './row-frame.tsx';

type Props = {
  readonly params: InboxMessage['params'];
  /** The one that the reader is in: the order is in one of them alone. */
  readonly venue: TradingMode;
  /** Its time. */
  readonly children: ReactNode;
};

function deskOf(
  { symbol = '', market: name = '', businessLine: line, symbolType, venue: of }: Props['params'],
  venue: TradingMode,
): string | null {
  if (of !== venue) return null;
  const businessLine = Number(line);
  if (lineKeyOf(businessLine) === undefined) return `/spot/${symbolOf(symbol)}`;
  return contractPath({ businessLine, name, symbolType: symbolType === 'delivery' ? 2 : 1 });
}

export function StopRow({ params, venue: here, children }: Props) {
  const t = useTranslations('inbox');
  const zoneMinutes = useZoneOffset();
  const { market = '', quantity = '0', coin = '', marketAtMs = '0', venue } = params;
  const size = isolateLtr(`${shortNumber(quantity)} ${coin}`);
  return (
    <Row href={deskOf(params, here)}>
      <span className="flex flex-wrap items-baseline gap-x-1.5 text-2xs text-muted">
        <bdi dir="ltr">{market}</bdi>
        {venue === TradingMode.paper ? <span className="rounded border border-strong px-1">{t('demo')}</span> : null}
      </span>
      <span className="block font-medium text-primary">{t('title.stopPassed')}</span>
      <span className="block text-secondary">
        {marketAtMs === '0'
          ? t('text.stopPassed', { size })
          : t('text.stopPassedTurns', { size, time: isolateLtr(formatDateTime(Number(marketAtMs), zoneMinutes)) })}
      </span>
      {children}
    </Row>
  );
}
