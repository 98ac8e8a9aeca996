'use client';
// One panel of a market's desk in a window of its own, under its name, the market and the last price.
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, type ReactNode } from 'react';

import { FlashText } from '#components/trading/flash-text.tsx';
import { directionColours, lastDirection } from '#components/trading/order-book/price-direction.ts';
import { CoinIcon } from '#components/ui/icons/coin-icon.tsx';
import { PartBoundary } from '#components/ui/late/part-boundary.tsx';
import { marketPath, ordersKeyOf, tickersKeyOf } from '#lib/contract/market-line.ts';
import { coinPicture } from '#lib/format/coin-picture.ts';
import { shortPrice } from '#lib/format/numbers/short-price.ts';
import { formatPrice } from '#lib/format/numbers/format-price.ts';
import { localisedPath } from '#lib/i18n/locales.ts';
import { useChannel } from '#lib/realtime/use-channel.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import { useLastTrades } from '#lib/realtime/use-last-trades.ts';
import type { WindowPanel } from '#lib/session/layout/panel-window.ts';
import { sendPicks } from '#lib/session/order-form/picks-between-windows.ts';
import { LiveOrderBook } from '../book/live-order-book.tsx';
import { DeskNotices } from '../desk-notices.tsx';
import { ChartPanel } from '../chart/chart-panel.tsx';
import { LiveTape } from '../tape/live-tape.tsx';
import { readTerminal } from '../terminal-data.ts';
import { SourceBadge } from '../ticker/source-badge.tsx';
import { panelNames } from '../ticker/title-pair.ts';
import { useWindowTitle } from '../ticker/use-window-title.ts';
import { useSeeds } from '../use-seeds.ts';
import './panel-window.css';

type Props = {
  /** The market as the server saw it, by `writeTerminal`. */
  readonly text: string;
  readonly panel: WindowPanel;
  readonly locale: string;
  /** The reader's positions and orders, where they are the panel. */
  readonly orders: ReactNode;
};

const column = 'mx-auto w-full max-w-sm sm:border-x sm:border-subtle';
const looks: Readonly<Record<WindowPanel, string>> = { chart: '', book: column, trades: column, orders: '' };

export function PanelWindow({ text, panel, locale, orders }: Props) {
  const data = useMemo(() => readTerminal(text), [text]);
  useSeeds(data);
  const t = useTranslations('terminal');
  const { market, source, interval, bars } = data;
  const tickers = useChannel(useHub(), 'tickers', tickersKeyOf(market));
  const ticker = tickers.data?.get(market.symbol) ?? data.ticker;
  const trades = useLastTrades(market.symbol);
  const lastPrice = trades[0]?.price ?? ticker.lastPrice;
  const name = t(panelNames[panel]);
  useWindowTitle(market, formatPrice(lastPrice, market.pricePlace), name);
  useEffect(() => sendPicks(market.symbol), [market.symbol]);
  const shown: Readonly<Record<WindowPanel, () => ReactNode>> = {
    chart: () => <ChartPanel market={market} initial={{ interval, bars }} locale={locale} hasForm={false} />,
    book: () => <LiveOrderBook market={market} ticker={data.ticker} />,
    trades: () => <LiveTape market={market} />,
    orders: () => orders,
  };
  return (
    <div className="panel-window flex min-h-0 flex-1 flex-col bg-surface-1">
      <div className="flex h-11 shrink-0 items-center gap-x-3 overflow-hidden border-b border-subtle px-3">
        <CoinIcon coin={coinPicture(market)} size={20} />
        <h1 className="flex min-w-0 items-baseline gap-2 text-sm font-semibold whitespace-nowrap">
          {/* In the browser's own window: this one is too small for a desk. */}
          <a href={localisedPath(locale, marketPath(market))} target="_blank" rel="noopener" className="hover:underline">
            <bdi dir="ltr">{market.displayName}</bdi>
          </a>
          <span className="truncate text-xs font-normal text-secondary">{name}</span>
        </h1>
        <p aria-label={t('ticker.last')} className={`shrink-0 text-sm font-semibold ${directionColours[lastDirection(trades)]}`}>
          <FlashText text={shortPrice(lastPrice, market.pricePlace)} />
        </p>
        <SourceBadge market={market} initial={source} />
      </div>
      {/* A window may be as wide as a screen: numbers that belong together stay near each other. */}
      <DeskNotices lineKey={ordersKeyOf(market)} isDesk={false} />
      <section aria-label={name} className={`flex min-h-0 flex-1 flex-col ${looks[panel]}`}>
        <PartBoundary>{shown[panel]()}</PartBoundary>
      </section>
    </div>
  );
}
