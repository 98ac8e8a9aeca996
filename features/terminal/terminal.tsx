'use client';
// The trading desk: ticker over all; chart, book, tape, ticket and orders arranged by the width of the screen.
import { useTranslations } from 'next-intl';
import { useMemo, useState, type ReactNode } from 'react';

import { panelId, TabList } from '#components/trading/tab-list.tsx';
import { useHub } from '#lib/realtime/use-hub.ts';
import { ChartPanel } from './chart-panel.tsx';
import { LiveOrderBook } from './live-order-book.tsx';
import { LiveTape } from './live-tape.tsx';
import { LiveTicker } from './live-ticker.tsx';
import { readTerminal, type TerminalData } from './terminal-data.ts';
import { TicketSheet } from './ticket-sheet.tsx';
import { TradeBar } from './trade-bar.tsx';

type Props = {
  /** The market as the server saw it, by `writeTerminal`. */
  readonly text: string;
  readonly locale: string;
  readonly ticket: ReactNode;
  readonly panels: ReactNode;
};

type Panel = 'chart' | 'book' | 'trades';

/** The channels begin with what the server rendered. */
function useSeeds({ market, depth, trades, source, account }: TerminalData): void {
  const hub = useHub();
  hub.seed('depth', market.symbol, depth, depth.sequence, depth.timeMs);
  hub.seed('trade', market.symbol, trades.toReversed(), 0, trades[0]?.timeMs ?? 0);
  hub.seed('source', '', source, 0, depth.timeMs);
  if (account === null) return;
  hub.seed('account', '', account.balances, 0, depth.timeMs);
  hub.seed('orders', '', account.orders, 0, depth.timeMs);
}

const frame = 'min-h-0 min-w-0 bg-surface-1';

export function Terminal({ text, locale, ticket, panels }: Props) {
  const data = useMemo(() => readTerminal(text), [text]);
  useSeeds(data);
  const t = useTranslations('terminal');
  const [panel, setPanel] = useState<Panel>('chart');
  const { market, ticker, source, interval, candles } = data;
  const bookTabs = [
    { id: 'book', label: t('panel.book') },
    { id: 'trades', label: t('panel.trades') },
  ] as const;
  return (
    <div className="desk flex flex-1 flex-col gap-px bg-subtle md:grid md:h-[calc(100dvh-5.0625rem)] md:min-h-[64rem] md:flex-none md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_auto_minmax(0,1fr)_18rem] xl:min-h-[37rem] xl:grid-cols-[minmax(0,1fr)_18.75rem_20rem] xl:grid-rows-[auto_minmax(0,1fr)_minmax(12.5rem,24%)] 3xl:grid-cols-[minmax(0,1fr)_20rem_21.5rem]">
      {/* Without scripts nobody can change tabs: all panels show. The element itself takes no place in the grid. */}
      <noscript className="hidden">
        <style>{'.desk{min-height:60rem!important}.desk .desk-panel{display:flex!important}'}</style>
      </noscript>
      <div className="md:col-span-full">
        <LiveTicker market={market} initial={ticker} source={source} locale={locale} />
      </div>
      <TabList
        name={t('panel.name')}
        idPrefix="desk"
        tabs={[{ id: 'chart', label: t('panel.chart') }, ...bookTabs]}
        chosen={panel}
        onChosen={setPanel}
        className="bg-surface-1 md:hidden"
      />
      <section
        id={panelId('desk', 'chart')}
        aria-label={t('panel.chart')}
        className={`desk-panel ${frame} h-[26rem] flex-col md:row-span-2 md:flex md:h-auto xl:row-span-1 ${panel === 'chart' ? 'flex' : 'hidden'}`}
      >
        <ChartPanel key={market.symbol} market={market} initial={{ interval, candles }} locale={locale} />
      </section>
      <div
        className={`${frame} flex flex-col max-md:contents md:col-start-2 md:row-span-2 md:row-start-3 xl:col-start-2 xl:row-span-1 xl:row-start-2`}
      >
        <TabList
          name={t('panel.bookAndTrades')}
          idPrefix="side"
          panelPrefix="desk"
          tabs={bookTabs}
          chosen={panel === 'trades' ? 'trades' : 'book'}
          onChosen={setPanel}
          className="hidden border-b border-subtle md:flex 3xl:hidden"
        />
        <section
          id={panelId('desk', 'book')}
          aria-label={t('panel.book')}
          className={`desk-panel ${frame} flex-col max-md:h-[30rem] md:flex-1 3xl:flex 3xl:flex-[3] ${panel === 'book' ? 'flex' : 'hidden'} ${panel === 'trades' ? 'md:hidden' : 'md:flex'}`}
        >
          <LiveOrderBook key={market.symbol} market={market} lastPrice={ticker.lastPrice} />
        </section>
        <section
          id={panelId('desk', 'trades')}
          aria-label={t('panel.trades')}
          className={`desk-panel ${frame} flex-col max-md:h-[30rem] md:flex-1 3xl:flex 3xl:flex-[2] 3xl:border-t 3xl:border-subtle ${panel === 'trades' ? 'flex' : 'hidden'}`}
        >
          <h2 className="hidden h-9 shrink-0 items-center border-b border-subtle px-3 text-xs font-medium 3xl:flex">{t('panel.trades')}</h2>
          <LiveTape market={market} />
        </section>
      </div>
      <TicketSheet className="md:col-start-2 md:row-start-2 xl:col-start-3 xl:row-span-2 xl:row-start-2 xl:overflow-y-auto">
        {ticket}
      </TicketSheet>
      <section
        aria-label={t('panel.orders')}
        className={`${frame} flex min-h-[18rem] flex-col md:col-start-1 md:row-start-4 md:min-h-0 xl:col-span-2 xl:row-start-3`}
      >
        {panels}
      </section>
      <TradeBar />
    </div>
  );
}
