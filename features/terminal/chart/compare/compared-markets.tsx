// The candles of the markets that are compared, as far back as the chart's own.
import { useEffect } from 'react';

import type { KlineInterval } from '#lib/contract/enums.ts';
import { useCandles } from '../use-candles.ts';
import type { Comparison } from './use-comparison.ts';

type FeedProps = { readonly symbol: string; readonly interval: KlineInterval } & Pick<Comparison, 'oldestMs' | 'take'>;

function ComparedFeed({ symbol, interval, oldestMs, take }: FeedProps) {
  const { bars, loadOlder } = useCandles(symbol, interval, null);
  useEffect(() => take(symbol, bars), [take, symbol, bars]);
  const first = bars[0]?.timeMs;
  useEffect(() => {
    if (first !== undefined && oldestMs !== null && first > oldestMs) loadOlder();
  }, [first, oldestMs, loadOlder]);
  return null;
}

export const ComparedMarkets = ({ comparison, interval }: { readonly comparison: Comparison; readonly interval: KlineInterval }) =>
  comparison.compared.map(({ market }) => (
    <ComparedFeed key={market.symbol} symbol={market.symbol} interval={interval} oldestMs={comparison.oldestMs} take={comparison.take} />
  ));
