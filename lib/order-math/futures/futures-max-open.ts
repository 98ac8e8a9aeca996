// The largest futures order that what is available can open, and what standing on the other side adds to it.
import { Amount, ROUND_DOWN, readAmount, writeAmount, writeResult } from '../amounts/amount.ts';
import { sizeOfQuoteValue } from './contract-value.ts';
import { type FuturesOrderTerms, readOrder, unitCost } from './futures-order-cost.ts';
import { type RiskTier, readTiers, valueCapAt } from '../risk/maintenance-margin.ts';

export type MaxOpenTerms = FuturesOrderTerms & {
  /** In the margin coin. */
  readonly available: string;
  /** See openOffset; '0' where nothing stands on the other side. In the margin coin. */
  readonly positionOffset: string;
  readonly tiers: readonly RiskTier[];
  /** The value that the side holds already and has ordered, in the quote coin: it counts against the tier's bound. */
  readonly openValue: string;
  readonly volumePlace: number;
};

/**
 * (available + offset) ÷ what one piece of size takes (margin, fee, opening loss), but not beyond the value that the leverage may
 * hold; rounded down. '0' when nothing is left. Null for bad input, a price or a leverage of zero.
 * Source: https://www.bitget.com/support/articles/12560603881482.
 */
export function futuresMaxOpen(terms: MaxOpenTerms): string | null {
  const [order, tiers] = [readOrder(terms), readTiers(terms.tiers)];
  const [available, offset, openValue] = [readAmount(terms.available), readAmount(terms.positionOffset), readAmount(terms.openValue)];
  if (order === null || tiers === null || available === null || offset === null || openValue === null) return null;
  const affordable = available.plus(offset).dividedBy(unitCost(order));
  const room = Amount.max(valueCapAt(tiers, order.leverage).minus(openValue), 0);
  const max = Amount.min(affordable, sizeOfQuoteValue(order.contract, room, order.price));
  return writeAmount(max.toDecimalPlaces(terms.volumePlace, ROUND_DOWN));
}

export type OpenOffsetTerms = FuturesOrderTerms & {
  /** One-way: a market has one position. Hedge: a long and a short beside each other. */
  readonly positionMode: 'one-way' | 'hedge';
  readonly marginMode: 'isolated' | 'cross';
  /** Position and open orders of each side. */
  readonly longSize: string;
  readonly shortSize: string;
  /** Margin of the position that the order would turn against, in the margin coin; '0' without one. */
  readonly oppositeMargin: string;
};

/**
 * The amount on the other side that counts as funds of an order, in the margin coin. One-way: the part that closes takes nothing, and
 * frees the position's margin. Hedge on cross margin: both sides share the margin of the larger one, so the smaller side opens
 * free up to it. Hedge on isolated margin: nothing. Null for bad input. Our reading of
 * https://www.bitget.com/support/articles/360058884232, which names the rule but prints no formula.
 */
export function openOffset(terms: OpenOffsetTerms): string | null {
  const order = readOrder(terms);
  const [long, short, margin] = [readAmount(terms.longSize), readAmount(terms.shortSize), readAmount(terms.oppositeMargin)];
  if (order === null || long === null || short === null || margin === null) return null;
  const [own, opposite] = terms.side === 'buy' ? [long, short] : [short, long];
  if (terms.positionMode === 'hedge') {
    const free = terms.marginMode === 'cross' ? Amount.max(opposite.minus(own), 0) : new Amount(0);
    return writeResult(free.times(unitCost(order)));
  }
  return opposite.isZero() ? '0' : writeResult(opposite.times(unitCost(order)).plus(margin));
}

/**
 * The calculator's answer: what a balance opens at a price and leverage with no fee and no loss counted, within the value that the
 * leverage may hold; rounded down. Null for bad input, a price or a leverage of zero.
 */
export function calculatorMaxOpen(
  terms: Pick<MaxOpenTerms, 'contract' | 'price' | 'leverage' | 'tiers' | 'volumePlace'> & { readonly balance: string },
): string | null {
  return futuresMaxOpen({
    ...terms,
    side: 'buy',
    markPrice: terms.price,
    available: terms.balance,
    feeRate: '0',
    openCostUpRatio: '0',
    feeRateUpRatio: '0',
    positionOffset: '0',
    openValue: '0',
  });
}
