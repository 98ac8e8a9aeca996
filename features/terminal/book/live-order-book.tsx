'use client';
// The order book on the desk: follows the exchange, knows the reader's own orders, hands picked prices to the ticket.
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';

import { buildLadder, type Ladder, type LadderView, type LiveLadder } from '#components/trading/order-book/book-ladder.ts';
import { BookToolbar, type BookView } from '#components/trading/order-book/book-toolbar.tsx';
import { DepthRatio } from '#components/trading/order-book/depth-ratio.tsx';
import type { BookUnit, Grouping } from '#components/trading/order-book/group-levels.ts';
import { OrderBook } from '#components/trading/order-book/order-book.tsx';
import { SpreadRow } from '#components/trading/order-book/spread-row.tsx';
import { sweepTo } from '#components/trading/order-book/sweep.ts';
import { lastDirection } from '#components/trading/order-book/price-direction.ts';
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import type { SpotMarket, Ticker } from '#lib/contract/market.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import type { ChannelStore } from '#lib/realtime/channel-data.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import { useDesk } from '#lib/session/order-form/desk.ts';
import { PanelLink } from '../window/panel-link.tsx';
import { spreadText } from './spread-text.ts';
import { useOwnOrders } from './use-own-orders.ts';
import { useRowCount } from './use-row-count.ts';

const emptyBook: DepthBook = { bids: [], asks: [] };

/** The ladder is worked out once for each book, whoever asks. */
function liveLadder(depth: ChannelStore<DepthBook>, view: LadderView): LiveLadder {
  let known: { readonly book: DepthBook | null; readonly ladder: Ladder } | null = null;
  return {
    subscribe: depth.subscribe,
    ladder: () => {
      const book = depth.getSnapshot().data;
      if (known === null || known.book !== book) known = { book, ladder: buildLadder(book ?? emptyBook, view) };
      return known.ladder;
    },
  };
}

type HeadProps = { readonly market: SpotMarket; readonly depth: ChannelStore<DepthBook>; readonly ticker: Ticker };

function Middle({ market, depth, ticker }: HeadProps) {
  const t = useTranslations('terminal');
  const { indexPrice } = useChannel(useHub(), 'tickers', tickersKeyOf(market)).data?.get(market.symbol) ?? ticker;
  const trades = useLastTrades(market.symbol);
  const spread = useSyncExternalStore(
    depth.subscribe,
    () => spreadText(depth.getSnapshot().data ?? emptyBook, market),
    () => spreadText(depth.getServerSnapshot().data ?? emptyBook, market),
  );
  const direction = lastDirection(trades);
  return (
    <SpreadRow
      lastPrice={shortPrice(trades[0]?.price ?? ticker.lastPrice, market.pricePlace)}
      direction={direction}
      directionLabel={direction === 'same' ? '' : t(`direction.${direction}`)}
      spread={spread}
      spreadLabel={t('book.spread')}
      indexPrice={indexPrice === null ? null : shortPrice(indexPrice, market.pricePlace)}
      indexLabel={t('book.index')}
    />
  );
}

function Ratio({ live, first }: { readonly live: LiveLadder; readonly first: Ladder }) {
  const bidPercent = useSyncExternalStore(
    live.subscribe,
    () => live.ladder().bidPercent,
    () => first.bidPercent,
  );
  return <DepthRatio bidPercent={bidPercent} />;
}

/** `ticker`: as the server saw it. */
export function LiveOrderBook({ market, ticker }: { readonly market: SpotMarket; readonly ticker: Ticker }) {
  const hub = useHub();
  const depth = useMemo(() => hub.channel('depth', market.symbol), [hub, market.symbol]);
  const own = useOwnOrders(market);
  const pick = useDesk((desk) => desk.pick);
  const [view, setView] = useState<BookView>('both');
  const [grouping, setGrouping] = useState<Grouping>(1);
  const [unit, setUnit] = useState<BookUnit>('base');
  const windowLink = useMemo(() => <PanelLink panel="book" market={market} />, [market]);
  const area = useRef<HTMLDivElement>(null);
  const rows = useRowCount(area, view !== 'both');
  const spec = useMemo(
    (): LadderView => ({
      market,
      grouping,
      unit,
      bidRows: view === 'asks' ? 0 : rows,
      askRows: view === 'bids' ? 0 : rows,
      own: {
        bids: own.filter(({ side }) => side === 'buy').map(({ price }) => price),
        asks: own.filter(({ side }) => side === 'sell').map(({ price }) => price),
      },
    }),
    [market, grouping, unit, view, rows, own],
  );
  // The initial rows are what the server rendered; the present is painted over it before anybody sees it.
  const first = useMemo(() => buildLadder(depth.getServerSnapshot().data ?? emptyBook, spec), [depth, spec]);
  const live = useMemo(() => liveLadder(depth, spec), [depth, spec]);
  const old = useSyncExternalStore(
    depth.subscribe,
    () => depth.getSnapshot().status === 'resyncing',
    () => false,
  );
  const onPick = useCallback((price: string, _side: string, quantity: string | null) => pick(price, null, quantity), [pick]);
  return (
    <div className={`flex min-h-0 flex-1 flex-col ${old ? 'opacity-60' : ''}`}>
      <BookToolbar
        market={market}
        view={view}
        grouping={grouping}
        unit={unit}
        onView={setView}
        onGrouping={setGrouping}
        onUnit={setUnit}
        tools={windowLink}
      />
      <OrderBook
        market={market}
        ladder={first}
        live={live}
        view={view}
        unit={unit}
        middle={<Middle market={market} depth={depth} ticker={ticker} />}
        areaRef={area}
        onPick={onPick}
        sweepTo={(side, price) => sweepTo(depth.getSnapshot().data ?? emptyBook, side, price, market)}
      />
      <Ratio live={live} first={first} />
    </div>
  );
}
