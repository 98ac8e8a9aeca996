// The mark price at which what is left of the margin is no more than what must remain: there the position is taken over.
import { Amount, allRead, readAmount, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, type ReadContract, quoteValueAt, readContract, valueAt } from '../futures/contract-value.ts';
import { type ReadTier, type ReadTiers, type RiskTier, readTiers } from './maintenance-margin.ts';
import type { PositionLeg } from './position-margin.ts';
import { directionOf, type PositionSide } from '../futures/position-side.ts';

/** The holding on each side of a market, read. `value` is in the base coin of a true inverse, in the quote coin otherwise. */
type Side = { readonly size: Amount; readonly entry: Amount };
export type Holding = { readonly contract: ReadContract; readonly long: Side; readonly short: Side };

const none: Side = { size: new Amount(0), entry: new Amount(1) };

/**
 * Within one tier, funds + gains − maintenance is a straight line in the price (multiplied by the price where the margin coin moves
 * with it): slope × price + constant. `funds` in the margin coin.
 */
function lineOf({ contract, long, short }: Holding, funds: Amount, rate: Amount, deduction: Amount): readonly [Amount, Amount] {
  const larger = Amount.max(long.size, short.size);
  const net = long.size.minus(short.size);
  if (contract.inverse) {
    const entries = valueAt(contract, long.size, long.entry).minus(valueAt(contract, short.size, short.entry));
    return [funds.plus(entries), deduction.minus(net).minus(larger.times(rate))];
  }
  const slope = net.minus(larger.times(rate));
  const paid = long.size.times(long.entry).minus(short.size.times(short.entry));
  if (contract.indexIsPrice) return [funds.plus(slope), deduction.minus(paid)];
  return [slope, funds.times(contract.index).plus(deduction).minus(paid)];
}

function isIn(tier: ReadTier, isLast: boolean, value: Amount): boolean {
  return value.greaterThanOrEqualTo(tier.above) && (isLast || value.lessThanOrEqualTo(tier.upTo));
}

/**
 * The price above zero at which funds and gains are exactly what the tier reached there asks: each tier's own line is tried, until
 * the price that it gives lies in that tier. Null where no price does.
 */
export function priceAtMaintenance(holding: Holding, funds: Amount, tiers: ReadTiers, takerFeeRate: Amount): Amount | null {
  const larger = Amount.max(holding.long.size, holding.short.size);
  for (const tier of tiers.list) {
    const [slope, constant] = lineOf(holding, funds, tier.rate.plus(takerFeeRate), tier.deduction);
    if (slope.isZero()) continue;
    const price = constant.negated().dividedBy(slope);
    if (price.lessThanOrEqualTo(0)) continue;
    if (isIn(tier, tier === tiers.last, quoteValueAt(holding.contract, larger, price))) return price;
  }
  return null;
}

/** One position alone. */
export function holdingOf(contract: ReadContract, side: PositionSide, size: Amount, entry: Amount): Holding {
  const own = { size, entry };
  return directionOf(side) === 1 ? { contract, long: own, short: none } : { contract, long: none, short: own };
}

export type IsolatedTerms = {
  readonly contract: FuturesContract;
  readonly side: PositionSide;
  readonly size: string;
  readonly entryPrice: string;
  /** The amount locked for the position, with what was added by hand and funding taken off; in the margin coin. */
  readonly margin: string;
  readonly tiers: readonly RiskTier[];
  readonly takerFeeRate: string;
};

/**
 * (margin + deduction − direction × size × entry) ÷ (size × (rate + fee − direction)) with the tier at that price; a true inverse in
 * its own form; where the margin coin is the base coin its index is taken to be that price. Half up to 24 decimals.
 * Null for bad input and where no price above zero is the turn. Source: https://www.bitget.com/support/articles/12560603808759.
 */
export function isolatedLiquidationPrice(terms: IsolatedTerms): string | null {
  const [contract, tiers] = [readContract(terms.contract), readTiers(terms.tiers)];
  const read = {
    size: readPositive(terms.size),
    entry: readPositive(terms.entryPrice),
    margin: readSigned(terms.margin),
    fee: readAmount(terms.takerFeeRate),
  };
  if (contract === null || tiers === null || !allRead(read)) return null;
  const holding = holdingOf(contract, terms.side, read.size, read.entry);
  const price = priceAtMaintenance(holding, read.margin, tiers, read.fee);
  return price === null ? null : writeResult(price);
}

export type CrossTerms = {
  readonly contract: FuturesContract;
  /** One-way: one of the two. Hedge: both may stand. */
  readonly long: PositionLeg | null;
  readonly short: PositionLeg | null;
  /** Balance and what every other market of the account has to spare (marginState over the others), in the margin coin. */
  readonly fundsBesides: string;
  readonly tiers: readonly RiskTier[];
  readonly takerFeeRate: string;
};

function readSide(leg: PositionLeg | null): Side | null {
  if (leg === null) return none;
  const read = { size: readPositive(leg.size), entry: readPositive(leg.entryPrice) };
  return allRead(read) ? read : null;
}

/**
 * The same for positions that share a balance, every other market held still. Maintenance is taken at that price, and of the larger
 * of two opposite sides. Half up to 24 decimals. Null for bad input, without a position, and where no price above zero is the
 * turn (never liquidated, or below maintenance at every one); of two it is the lower.
 * Source: derived from the definitions of https://www.bitget.com/support/articles/12560603808759, checked against live positions.
 */
export function crossLiquidationPrice(terms: CrossTerms): string | null {
  const [contract, tiers] = [readContract(terms.contract), readTiers(terms.tiers)];
  const [long, short] = [readSide(terms.long), readSide(terms.short)];
  const read = { funds: readSigned(terms.fundsBesides), fee: readAmount(terms.takerFeeRate) };
  if (contract === null || tiers === null || long === null || short === null || !allRead(read)) return null;
  const price = priceAtMaintenance({ contract, long, short }, read.funds, tiers, read.fee);
  return price === null ? null : writeResult(price);
}
