'use client';
// A market's price and its chart on a page that is not its desk: something stands beside them and under them.
import { useMemo, type ReactNode } from 'react';

import { PartBoundary } from '#components/ui/late/part-boundary.tsx';
import { ChartPanel } from './chart/chart-panel.tsx';
import { readTerminal } from './terminal-data.ts';
import { LiveTicker } from './ticker/live-ticker.tsx';
import { useSeeds } from './use-seeds.ts';

const heights = { full: 'h-80 md:h-[clamp(22rem,calc(100dvh-20rem),40rem)]', low: 'h-64 md:h-72' } as const;

type Props = {
  /** The market as the server saw it, by `writeTerminal`. */
  readonly text: string;
  readonly locale: string;
  /** The figures of the strip for a market of its kind; left out: those of a spot market. */
  readonly facts?: ReactNode;
  /** At the end of the strip. */
  readonly tools?: ReactNode;
  /** The address of this page for another market, with {symbol} in the place of its name. */
  readonly address: string;
  /** The names of the page and its parts, for who cannot see them. Without one, what stands aside names itself. */
  readonly names: { readonly page: string; readonly chart: string; readonly aside?: string };
  readonly aside: ReactNode;
  /** aside: on a phone what stands aside comes before the chart. Left out: the market does. */
  readonly first?: 'market' | 'aside';
  /** low: the chart is no more than a glance at the market. Left out: it is what the page is about. */
  readonly chart?: keyof typeof heights;
  readonly below: ReactNode;
};

export function MarketPage({ text, locale, facts, tools = null, address, names, aside, first = 'market', chart = 'full', below }: Props) {
  const data = useMemo(() => readTerminal(text), [text]);
  useSeeds(data);
  const { market, ticker, source, interval, bars } = data;
  const beside = (
    <section aria-label={names.aside} className="min-w-0 bg-surface-1 md:col-start-2 md:row-span-2 md:row-start-2">
      <PartBoundary>{aside}</PartBoundary>
    </section>
  );
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-px bg-subtle md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 md:col-span-2">
        <LiveTicker
          market={market}
          initial={ticker}
          source={source}
          locale={locale}
          facts={facts}
          menu={tools}
          address={address}
          page={names.page}
        />
      </div>
      {first === 'aside' ? beside : null}
      <section
        aria-label={names.chart}
        // A picture of the screen, in the colours of the screen: on paper it says nothing that the figures do not.
        className={`flex min-w-0 flex-col bg-surface-1 md:col-start-1 md:row-start-2 print:hidden ${heights[chart]}`}
      >
        <PartBoundary>
          <ChartPanel key={market.symbol} market={market} initial={{ interval, bars }} locale={locale} />
        </PartBoundary>
      </section>
      {first === 'aside' ? null : beside}
      <div className="min-w-0 bg-surface-1 md:col-start-1 md:row-start-3">
        <PartBoundary>{below}</PartBoundary>
      </div>
    </div>
  );
}
