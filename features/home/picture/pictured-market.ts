// The market that the front page pictures, as the server saw it, and how much of it is drawn.
import type { Bar } from '#components/trading/price-chart/chart-bars.ts';
import type { DepthBook } from '#lib/contract/channels/depth.ts';
import type { PublicTrade, SpotMarket, Ticker } from '#lib/contract/market.ts';

/** The rows of each side. */
export const bookRows = 8;
export const tapeRows = 17;
export const candlesDrawn = 56;

export type PicturedMarket = {
  readonly market: SpotMarket;
  readonly ticker: Ticker;
  readonly book: DepthBook;
  /** Newest first. */
  readonly trades: readonly PublicTrade[];
  /** Candles of fifteen minutes, oldest first. */
  readonly bars: readonly Bar[];
};
