// The order form of a contract on the page of one kind of orders.
import 'server-only';

import type { ReactNode } from 'react';

import type { SlicedKind } from '#features/bots/sliced/sliced-kind.ts';
import { FuturesTicket } from '#features/futures/ticket/futures-ticket.tsx';
import { isDemoLine } from '#lib/contract/contract-lines.ts';
import type { BotMarketData } from '../load-bot-market.ts';

export function contractTicket(loaded: BotMarketData, page: { readonly kind: SlicedKind; readonly path: string }): ReactNode {
  if (loaded.place !== 'futures') return null;
  const { market, ticker } = loaded.data;
  return (
    <FuturesTicket
      key={market.symbolId}
      market={market}
      line={loaded.line}
      initial={ticker}
      isDemo={isDemoLine(market.businessLine)}
      page={page}
    />
  );
}
