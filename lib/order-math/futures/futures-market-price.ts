// The price that a futures order at market is counted at before it has one.
import { ROUND_DOWN, ROUND_UP, readAmount, readPositive, writeAmount } from '../amounts/amount.ts';
import { directionOf, type OrderSide } from './position-side.ts';

export type FuturesMarketTerms = {
  readonly side: OrderSide;
  /** Best price of each side of the book; null where nobody stands. */
  readonly bestBid: string | null;
  readonly bestAsk: string | null;
  /** A share: 0.0005 counts a buy 0.05 % above the best ask and a sell as much below the best bid. */
  readonly markupRate: string;
  readonly tickSize: string;
};

/**
 * A buy at the best ask and a markup, up to the tick; a sell at the best bid less it, down to the tick. Null for bad input, where
 * nobody trades on the other side, and when nothing would be left of the price.
 * Source: https://www.bitget.com/support/articles/12560603881482.
 */
export function futuresMarketPrice(terms: FuturesMarketTerms): string | null {
  const best = readPositive((terms.side === 'buy' ? terms.bestAsk : terms.bestBid) ?? '');
  const [markup, tick] = [readAmount(terms.markupRate), readPositive(terms.tickSize)];
  if (best === null || markup === null || tick === null) return null;
  const marked = best.plus(best.times(markup).times(directionOf(terms.side)));
  const ticks = marked.dividedBy(tick).toDecimalPlaces(0, terms.side === 'buy' ? ROUND_UP : ROUND_DOWN);
  return ticks.greaterThan(0) ? writeAmount(ticks.times(tick)) : null;
}
