'use client';
// The trading desk: ticker over all; chart, book, tape, ticket and orders arranged by the width of the screen.
import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

import { PartBoundary } from '#components/ui/late/part-boundary.tsx';
import { panelId, TabList } from '#components/ui/tabs/tab-list.tsx';
import { marketPath, ordersKeyOf } from '#lib/contract/market-line.ts';
import { fetchAhead } from '#lib/late/fetch-ahead.ts';
import { rememberDesk } from '#lib/session/layout/last-desk.ts';
import { receivePicks } from '#lib/session/order-form/picks-between-windows.ts';
import type { DeskPanel, DeskSize } from '#lib/session/layout/desk-layout.ts';
import { latePlace } from '#components/ui/late/late-part.tsx';
import { useIsPhone } from '#components/ui/use-is-phone.ts';
import { ChartCountMenu } from './chart/several/chart-count.tsx';
import { PanelLink } from './window/panel-link.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import { BestPrices } from './book/best-prices.tsx';
import { LiveOrderBook } from './book/live-order-book.tsx';
import { LiveTape } from './tape/live-tape.tsx';
import { DeskMenu } from './layout/desk-menu.tsx';
import './layout/desk.css';
import { PanelHandle } from './layout/panel-handle.tsx';
import { layoutStyle, useDeskLayout } from './layout/use-desk-layout.ts';
import { LiveTicker } from './ticker/live-ticker.tsx';
import { readTerminal } from './terminal-data.ts';
import { SkipLinks } from './skip-links.tsx';
import { TicketSheet } from './ticket-sheet.tsx';
import { GridTip } from './layout/grid-tip.tsx';
import { TradeBar } from './trade-bar.tsx';
import { DeskNotices } from './desk-notices.tsx';
import { useSeeds } from './use-seeds.ts';

type Props = {
  /** The market as the server saw it, by `writeTerminal`. */
  readonly text: string;
  readonly locale: string;
  /** The reader's layout cookie. */
  readonly layout: string | undefined;
  /** The figures of the strip for a market of its kind; left out: those of a spot market. */
  readonly facts?: ReactNode;
  /** Beside the menu of the desk; left out: nothing. */
  readonly practice?: ReactNode;
  readonly ticket: ReactNode;
  readonly panels: ReactNode;
};

const FurtherCharts = latePlace(async () => (await import('./chart/several/further-charts.tsx')).FurtherCharts);

type Panel = 'chart' | 'book' | 'trades';

const frame = 'min-h-0 min-w-0 bg-surface-1';

export function Terminal({ text, locale, layout: layoutText, facts, practice, ticket, panels }: Props) {
  const data = useMemo(() => readTerminal(text), [text]);
  useSeeds(data);
  useEffect(fetchAhead, []);
  useEffect(() => rememberDesk(marketPath(data.market)), [data.market]);
  useEffect(() => receivePicks(data.market.symbol), [data.market.symbol]);
  const t = useTranslations('terminal');
  const words = useTranslations('desk');
  const isPhone = useIsPhone();
  const [panel, setPanel] = useState<Panel>('chart');
  const { layout, change } = useDeskLayout(layoutText);
  const { market, ticker, source, interval, bars } = data;
  const bookTabs = [
    { id: 'book', label: t('panel.book') },
    { id: 'trades', label: t('panel.trades') },
  ] as const;
  const away = (name: DeskPanel): '' | undefined => (layout.hidden.includes(name) ? '' : undefined);
  const both = away('book') === undefined && away('trades') === undefined;
  const besideChart = away('book') === '' || (panel === 'trades' && both) ? 'trades' : 'book';
  const collapsed = away('chart');
  const toggleChart = (): void =>
    change((now) => ({ ...now, hidden: collapsed === '' ? now.hidden.filter((name) => name !== 'chart') : [...now.hidden, 'chart'] }));
  const onSize =
    (name: DeskSize) =>
    (size: number | null): void =>
      change((now) => {
        const { [name]: _, ...others } = now.sizes;
        return { ...now, sizes: size === null ? others : { ...others, [name]: size } };
      });
  const inner = layout.preset === 'mirrored' ? 'end' : 'start';
  const sideIsBeside = layout.preset !== 'chart' || away('orders') === undefined;
  return (
    <div data-preset={layout.preset} style={layoutStyle(layout)} className="desk flex flex-1 flex-col gap-px bg-subtle">
      <SkipLinks hidden={layout.hidden} onShow={setPanel} />
      <PartBoundary quiet>
        <DeskNotices lineKey={ordersKeyOf(market)} isDesk />
        <GridTip />
      </PartBoundary>
      <div className="md:[grid-area:ticker]">
        <LiveTicker
          market={market}
          initial={ticker}
          source={source}
          locale={locale}
          facts={facts}
          menu={
            <>
              {practice}
              <DeskMenu layout={layout} onLayout={change} />
            </>
          }
        />
      </div>
      <div className="flex bg-surface-1 md:hidden">
        <TabList
          name={t('panel.name')}
          idPrefix="desk"
          tabs={[{ id: 'chart', label: t('panel.chart') }, ...bookTabs]}
          chosen={panel}
          onChosen={(next) => {
            setPanel(next);
            if (collapsed === '') toggleChart();
          }}
          className="flex-1"
        />
        <button
          type="button"
          onClick={toggleChart}
          aria-expanded={collapsed === undefined}
          aria-label={words(collapsed === '' ? 'expand' : 'collapse')}
          className="grid size-11 place-items-center text-muted"
        >
          <ChevronDown size={18} aria-hidden className={collapsed === '' ? '' : 'rotate-180'} />
        </button>
      </div>
      <section
        id={panelId('desk', 'chart')}
        aria-label={t('panel.chart')}
        data-part="chart"
        data-collapsed={collapsed}
        className={`desk-panel ${frame} h-[26rem] flex-col md:flex md:h-auto md:[grid-area:chart] short:h-[max(15rem,calc(100dvh-12rem))] ${panel === 'chart' ? 'flex' : 'hidden'}`}
      >
        <div className="desk-charts" data-charts={layout.charts}>
          <PartBoundary>
            <ChartPanel
              key={market.symbol}
              market={market}
              initial={{ interval, bars }}
              locale={locale}
              tools={
                <>
                  <ChartCountMenu count={layout.charts} onCount={(charts) => change((now) => ({ ...now, charts }))} />
                  <PanelLink panel="chart" market={market} />
                </>
              }
            />
          </PartBoundary>
          {layout.charts === 1 || isPhone ? null : <FurtherCharts count={layout.charts - 1} desk={market} locale={locale} />}
        </div>
      </section>
      <div
        id="desk-side"
        data-part="side"
        data-away={away('book') === '' && away('trades') === '' ? '' : undefined}
        className={`${frame} flex flex-col max-md:contents md:[grid-area:side]`}
      >
        {both ? (
          <TabList
            name={t('panel.bookAndTrades')}
            idPrefix="side"
            panelPrefix="desk"
            tabs={bookTabs}
            chosen={besideChart}
            onChosen={setPanel}
            className="hidden border-b border-subtle md:flex 3xl:hidden"
          />
        ) : null}
        <section
          id={panelId('desk', 'book')}
          aria-label={t('panel.book')}
          data-part="book"
          data-away={away('book')}
          data-collapsed={collapsed}
          className={`desk-panel ${frame} flex-col max-md:h-[30rem] md:flex-1 3xl:flex ${panel === 'book' ? 'flex' : 'hidden'} ${besideChart === 'book' ? 'md:flex' : 'md:hidden'}`}
        >
          <PartBoundary>
            <LiveOrderBook key={market.symbol} market={market} ticker={ticker} />
          </PartBoundary>
        </section>
        {both ? <PanelHandle of="trades" edge="top" panel={panelId('desk', 'trades')} onSize={onSize('trades')} /> : null}
        <section
          id={panelId('desk', 'trades')}
          aria-label={t('panel.trades')}
          data-part="trades"
          data-away={away('trades')}
          data-collapsed={collapsed}
          className={`desk-panel ${frame} flex-col max-md:h-[30rem] md:flex-1 3xl:flex 3xl:border-t 3xl:border-subtle ${both ? 'desk-trades' : ''} ${panel === 'trades' ? 'flex' : 'hidden'} ${besideChart === 'trades' ? 'md:flex' : 'md:hidden'}`}
        >
          <PartBoundary>
            <LiveTape market={market} />
          </PartBoundary>
        </section>
      </div>
      {(both || away('book') === undefined || away('trades') === undefined) && sideIsBeside ? (
        <PanelHandle of="side" edge={inner} panel="desk-side" onSize={onSize('side')} />
      ) : null}
      <TicketSheet
        away={away('ticket')}
        head={<BestPrices market={market} ticker={ticker} />}
        className="md:[grid-area:ticket] xl:overflow-y-auto"
      >
        <PartBoundary>{ticket}</PartBoundary>
      </TicketSheet>
      {away('ticket') === undefined ? <PanelHandle of="ticket" edge={inner} panel="desk-ticket" onSize={onSize('ticket')} /> : null}
      <section
        id="desk-orders"
        aria-label={t('panel.orders')}
        data-part="orders"
        data-away={away('orders')}
        className={`${frame} flex min-h-[18rem] flex-col md:min-h-0 md:[grid-area:orders]`}
      >
        <PartBoundary>{panels}</PartBoundary>
      </section>
      {away('orders') === undefined ? <PanelHandle of="orders" edge="top" panel="desk-orders" onSize={onSize('orders')} /> : null}
      <TradeBar />
    </div>
  );
}
