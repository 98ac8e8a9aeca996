'use client';
// A market's price and its chart on a page that is not its desk: something stands beside them and under them.
import { useMemo, type ReactNode } from 'react';

import { ChartPanel } from './chart/chart-panel.tsx';
import { type FrameParts, MarketFrame } from './market-frame.tsx';
import { readTerminal } from './terminal-data.ts';
import { LiveTicker } from './ticker/live-ticker.tsx';
import { useSeeds } from './use-seeds.ts';

const heights = { full: 'h-80 md:h-[clamp(22rem,calc(100dvh-20rem),40rem)]', low: 'h-64 md:h-72' } as const;

type Props = FrameParts & {
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
  /** low: the chart is no more than a glance at the market. Left out: it is what the page is about. */
  readonly chart?: keyof typeof heights;
};

export function MarketPage({ text, locale, facts, tools = null, address, names, chart = 'full', ...parts }: Props) {
  const data = useMemo(() => readTerminal(text), [text]);
  useSeeds(data);
  const { market, ticker, source, interval, bars } = data;
  return (
    <MarketFrame
      names={names}
      strip={
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
      }
      drawing={<ChartPanel key={market.symbol} market={market} initial={{ interval, bars }} locale={locale} />}
      // A picture of the screen, in the colours of the screen: on paper it says nothing that the figures do not.
      look={`print:hidden! ${heights[chart]}`}
      {...parts}
    />
  );
}
