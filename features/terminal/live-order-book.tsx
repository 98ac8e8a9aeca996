'use client';
// The order book on the desk: follows the exchange, knows the reader's own orders, hands picked prices to the ticket.
import { useCallback, useMemo, useRef, useState } from 'react';

import { buildLadder } from '#components/trading/order-book/book-ladder.ts';
import { BookToolbar, type BookView } from '#components/trading/order-book/book-toolbar.tsx';
import { DepthRatio } from '#components/trading/order-book/depth-ratio.tsx';
import type { Grouping } from '#components/trading/order-book/group-levels.ts';
import { OrderBook } from '#components/trading/order-book/order-book.tsx';
import { sweepTo } from '#components/trading/order-book/sweep.ts';
import type { SpotMarket } from '#lib/contract/market.ts';
import { formatPrice } from '#lib/format/format-price.ts';
import { usePacedChannel } from '#lib/realtime/use-paced-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useDesk } from '#lib/session/desk.ts';
import { lastDirection, spreadText } from './last-move.ts';
import { useOwnOrders } from './use-own-orders.ts';
import { useRowCount } from './use-row-count.ts';

const emptyBook = { bids: [], asks: [] } as const;

/** `lastPrice`: until the first trade is known. */
export function LiveOrderBook({ market, lastPrice }: { readonly market: SpotMarket; readonly lastPrice: string }) {
  const hub = useHub();
  const depth = usePacedChannel(hub, 'depth', market.symbol);
  const tape = usePacedChannel(hub, 'trade', market.symbol);
  const own = useOwnOrders(market.symbol);
  const pick = useDesk((desk) => desk.pick);
  const [view, setView] = useState<BookView>('both');
  const [grouping, setGrouping] = useState<Grouping>(1);
  const area = useRef<HTMLDivElement>(null);
  const rows = useRowCount(area, view !== 'both');
  const book = depth.data ?? emptyBook;
  const ownPrices = useMemo(
    () => ({
      bids: own.filter(({ side }) => side === 'buy').map(({ price }) => price),
      asks: own.filter(({ side }) => side === 'sell').map(({ price }) => price),
    }),
    [own],
  );
  const ladder = useMemo(
    () => buildLadder(book, { market, grouping, bidRows: view === 'asks' ? 0 : rows, askRows: view === 'bids' ? 0 : rows, own: ownPrices }),
    [book, market, grouping, view, rows, ownPrices],
  );
  const trades = tape.data ?? [];
  const onPick = useCallback((price: string) => pick(price, null), [pick]);
  const old = depth.status === 'resyncing';
  return (
    <div className={`flex min-h-0 flex-1 flex-col ${old ? 'opacity-60' : ''}`}>
      <BookToolbar market={market} view={view} grouping={grouping} onView={setView} onGrouping={setGrouping} />
      <OrderBook
        market={market}
        ladder={ladder}
        view={view}
        lastPrice={formatPrice(trades[0]?.price ?? lastPrice, market.pricePlace)}
        direction={lastDirection(trades)}
        spread={spreadText(book, market)}
        areaRef={area}
        onPick={onPick}
        sweepTo={(side, price) => sweepTo(book, side, price, market)}
      />
      <DepthRatio bidPercent={ladder.bidPercent} />
    </div>
  );
}
