// The cost of a futures position, the profit that it brings now or brought, and its break-even price.
import { Amount, allRead, readAmount, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, type ReadContract, gainBetween, readContract, valueAt } from './contract-value.ts';
import { directionOf, type PositionSide } from './position-side.ts';

export type Fill = { readonly size: string; readonly price: string };

/**
 * The price of all fills together, half up to 24 decimals: Σ size × price ÷ Σ size; of a true inverse Σ size ÷ Σ (size ÷ price).
 * Reducing never changes it; a position that turns over starts anew at the fill's price. Null without fills, for bad input, a
 * price or a size of zero. Source: https://www.bitget.com/support/articles/12560603797916.
 */
export function averageEntry(contract: FuturesContract, fills: readonly Fill[]): string | null {
  const terms = readContract(contract);
  if (terms === null || fills.length === 0) return null;
  let [size, value] = [new Amount(0), new Amount(0)];
  for (const fill of fills) {
    const read = { size: readPositive(fill.size), price: readPositive(fill.price) };
    if (!allRead(read)) return null;
    size = size.plus(read.size);
    value = value.plus(terms.inverse ? read.size.dividedBy(read.price) : read.size.times(read.price));
  }
  return writeResult(terms.inverse ? size.dividedBy(value) : value.dividedBy(size));
}

export type UnrealizedTerms = {
  readonly contract: FuturesContract;
  readonly side: PositionSide;
  readonly size: string;
  readonly entryPrice: string;
  /** The mark price; the last one only where a screen shows it as such. */
  readonly price: string;
};

/**
 * Size × (price − entry), turned for a short; ÷ index of the margin coin. Of a true inverse size × (1 ÷ entry − 1 ÷ price). In the
 * margin coin, half up to 24 decimals. Null for bad input or a price of zero.
 * Source: https://www.bitget.com/support/articles/12560603797916, 12560603848198.
 */
export function unrealizedPnl(terms: UnrealizedTerms): string | null {
  const contract = readContract(terms.contract);
  const read = { size: readAmount(terms.size), entry: readPositive(terms.entryPrice), price: readPositive(terms.price) };
  if (contract === null || !allRead(read)) return null;
  return writeResult(gainBetween(contract, directionOf(terms.side), read.size, read.entry, read.price));
}

export type RealizedTerms = UnrealizedTerms & {
  /** Fees of opening and closing, in the margin coin. */
  readonly fees: string;
  /** Received less paid, in the margin coin. */
  readonly funding: string;
};

/**
 * The profit of the size that was closed, `price` being the close's. Gross is what the prices made (the profit a position reports), net is
 * after fees and funding. Null for bad input or a price of zero. Source: https://www.bitget.com/support/articles/12560603810534.
 */
export function realizedPnl(terms: RealizedTerms): { readonly gross: string; readonly net: string } | null {
  const gross = unrealizedPnl(terms);
  const read = { gross: readSigned(gross ?? ''), fees: readAmount(terms.fees), funding: readSigned(terms.funding) };
  if (gross === null || !allRead(read)) return null;
  return { gross, net: writeResult(read.gross.minus(read.fees).plus(read.funding)) };
}

/** Return on equity: gain ÷ margin as a share, half up to 24 decimals. Null for bad input or a margin of zero. */
export function returnOnMargin(pnl: string, margin: string): string | null {
  const read = { pnl: readSigned(pnl), margin: readPositive(margin) };
  return allRead(read) ? writeResult(read.pnl.dividedBy(read.margin)) : null;
}

/** @internal */
export type BreakEvenTerms = {
  readonly contract: FuturesContract;
  readonly side: PositionSide;
  readonly size: string;
  readonly entryPrice: string;
  readonly takerFeeRate: string;
  /** Paid so far, in the margin coin. */
  readonly feesPaid: string;
  /** Received less paid so far, in the margin coin. */
  readonly fundingReceived: string;
  /** The profit of the parts closed before, without fees, in the margin coin. */
  readonly realizedPnl: string;
};

/** Price × slope = intercept: where gains, what happened before and the fee of the close are nothing together. */
function evenAt(contract: ReadContract, direction: 1 | -1, size: Amount, entry: Amount, fee: Amount, before: Amount): Amount | null {
  const feeSide = new Amount(direction).minus(fee);
  const [slope, intercept] = contract.inverse
    ? [valueAt(contract, size, entry).times(direction).plus(before), size.times(fee.plus(direction))]
    : contract.indexIsPrice
      ? [size.times(feeSide).plus(before), size.times(entry).times(direction)]
      : [size.times(feeSide), size.times(entry).times(direction).minus(before.times(contract.index))];
  return slope.isZero() ? null : intercept.dividedBy(slope);
}

/**
 * The price at which closing everything at the taker rate leaves neither gain nor loss over the position's whole life, half up to 24
 * decimals.
 * If the margin coin is the base coin its index is taken to be that price. Null for bad input and where there is no such price
 * above zero. Source: the breakEvenPrice that the Bitget API reports, reproduced to its last digit.
 * @internal
 */
export function breakEvenPrice(terms: BreakEvenTerms): string | null {
  const contract = readContract(terms.contract);
  const read = {
    size: readPositive(terms.size),
    entry: readPositive(terms.entryPrice),
    fee: readAmount(terms.takerFeeRate),
    paid: readAmount(terms.feesPaid),
    funding: readSigned(terms.fundingReceived),
    realized: readSigned(terms.realizedPnl),
  };
  if (contract === null || !allRead(read)) return null;
  const before = read.realized.plus(read.funding).minus(read.paid);
  const price = evenAt(contract, directionOf(terms.side), read.size, read.entry, read.fee, before);
  return price === null || price.lessThanOrEqualTo(0) ? null : writeResult(price);
}
