// The order form of a spot market on the page of one kind of orders.
import 'server-only';

import type { ReactNode } from 'react';

import type { SlicedKind } from '#features/bots/sliced/sliced-kind.ts';
import { OrderTicket } from '#features/spot/ticket/order-ticket.tsx';
import type { BotMarketData } from '../load-bot-market.ts';

export function spotTicket(loaded: BotMarketData, page: { readonly kind: SlicedKind; readonly path: string }): ReactNode {
  if (loaded.place !== 'spot') return null;
  const { market, ticker } = loaded.data;
  return <OrderTicket key={market.symbol} market={market} initialPrice={ticker.lastPrice} page={page} />;
}
