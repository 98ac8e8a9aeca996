// The price at which a trailing stop fires, measured from the best price it has seen.
import { Amount, ROUND_DOWN, ROUND_UP, readAmount, writeAmount } from '../amounts/amount.ts';

export type TrailingTerms = {
  readonly side: 'buy' | 'sell';
  /** Highest (of a sell) or lowest (of a buy) since it is active. */
  readonly bestPrice: string;
  /** A share: 0.01 is 1 %. */
  readonly callbackRate: string;
  readonly tickSize: string;
};

/** A sell fires that share below the best price, rounded down to the tick; a buy above, rounded up. Null for bad input. */
export function trailingPrice({ side, bestPrice, callbackRate, tickSize }: TrailingTerms): string | null {
  const [best, rate, tick] = [readAmount(bestPrice), readAmount(callbackRate), readAmount(tickSize)];
  if (best === null || rate === null || tick === null || tick.isZero()) return null;
  const [factor, rounding] = side === 'sell' ? [new Amount(1).minus(rate), ROUND_DOWN] : [rate.plus(1), ROUND_UP];
  const price = best.times(factor).dividedBy(tick).toDecimalPlaces(0, rounding).times(tick);
  return price.greaterThan(0) ? writeAmount(price) : null;
}

/** The same for a distance in price in place of a share. Null for bad input, and where no price above zero is that far away. */
export function trailingPriceAtDistance(side: 'buy' | 'sell', bestPrice: string, distance: string): string | null {
  const [best, far] = [readAmount(bestPrice), readAmount(distance)];
  if (best === null || far === null) return null;
  const price = side === 'sell' ? best.minus(far) : best.plus(far);
  return price.greaterThan(0) ? writeAmount(price) : null;
}
