// Other markets drawn beside this one: at most three, each a line of its closes, counted in percent from the first candle in view.
import { useCallback, useMemo, useState } from 'react';

import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import type { StudyColour, StudyLine } from '#components/trading/price-chart/studies/study.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

export const maxCompared = 3;
const colours: readonly StudyColour[] = ['study-5', 'study-6', 'study-1'];

type Compared = { readonly market: SpotMarket; readonly colour: StudyColour };
export type Comparison = {
  readonly compared: readonly Compared[];
  readonly lines: readonly StudyLine[];
  /** The earliest time on the chart; null without candles. */
  readonly oldestMs: number | null;
  add(market: SpotMarket): void;
  remove(symbol: string): void;
  take(symbol: string, bars: readonly Bar[]): void;
};

/** The other market's closes at the chart's own bars; null where it has none. */
function closesAt(bars: readonly Bar[], others: readonly Bar[]): (number | null)[] {
  const byTime = new Map(others.map((bar) => [bar.timeMs, bar.close]));
  return bars.map((bar) => byTime.get(bar.timeMs) ?? null);
}

export function useComparison(bars: readonly Bar[]): Comparison {
  const [compared, setCompared] = useState<readonly Compared[]>([]);
  const [found, setFound] = useState<ReadonlyMap<string, readonly Bar[]>>(new Map());
  const lines = useMemo(
    () =>
      compared.map(({ market, colour }): StudyLine => {
        const others = found.get(market.symbol) ?? [];
        return {
          name: market.displayName,
          colour,
          pane: null,
          values: closesAt(bars, others),
          revision: String(others[0]?.timeMs ?? ''),
        };
      }),
    [compared, found, bars],
  );
  const take = useCallback(
    (symbol: string, others: readonly Bar[]) => setFound((now) => (now.get(symbol) === others ? now : new Map(now).set(symbol, others))),
    [],
  );
  return {
    compared,
    lines,
    oldestMs: bars[0]?.timeMs ?? null,
    add: (market) =>
      setCompared((now) => {
        const colour = colours.find((one) => now.every((other) => other.colour !== one));
        const isThere = now.some((other) => other.market.symbol === market.symbol);
        return colour === undefined || isThere ? now : [...now, { market, colour }];
      }),
    remove: (symbol) => setCompared((now) => now.filter(({ market }) => market.symbol !== symbol)),
    take,
  };
}
