// The channels begin with what the server rendered.
import { tickersKeyOf } from '#lib/contract/market-line.ts';
import { useHub } from '#lib/realtime/use-hub.ts';
import type { FirstView } from './terminal-data.ts';

export function useSeeds({ market, depth, trades, source, account }: FirstView): void {
  const hub = useHub();
  hub.seed('depth', market.symbol, depth, depth.sequence, depth.timeMs);
  hub.seed('trade', market.symbol, trades.toReversed(), 0, trades[0]?.timeMs ?? 0);
  hub.seed('source', '', source, 0, depth.timeMs);
  if (account === null) return;
  if ('futures' in account) {
    hub.seed('positions', tickersKeyOf(market), account.futures, 0, depth.timeMs);
    return;
  }
  hub.seed('account', '', account.balances, 0, depth.timeMs);
  hub.seed('orders', '', account.orders, 0, depth.timeMs);
}
