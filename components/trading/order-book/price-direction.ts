// The direction of a market's last price: header, book and order form colour it alike.
import type { PublicTrade } from '#lib/contract/market.ts';

export type PriceDirection = 'up' | 'down' | 'same';

export const directionColours: Readonly<Record<PriceDirection, string>> = {
  up: 'text-positive',
  down: 'text-negative',
  same: 'text-primary',
};

/** Against the last trade at another price. Newest first. */
export function lastDirection(trades: readonly PublicTrade[]): PriceDirection {
  const last = trades[0];
  const before = trades.find((trade) => trade.price !== last?.price);
  if (last === undefined || before === undefined) return 'same';
  return Number(last.price) > Number(before.price) ? 'up' : 'down';
}
