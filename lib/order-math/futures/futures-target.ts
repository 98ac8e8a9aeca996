// The price at which a futures position brings a wanted return, change or gain; and the return that a price brings.
import { type Amount, allRead, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, type ReadContract, gainBetween, readContract, valueAt } from './contract-value.ts';
import { directionOf, type PositionSide } from './position-side.ts';

/** return: gain ÷ margin at entry. change: of the price, in the position's favour. pnl: gain in the margin coin. */
export type TargetKind = 'return' | 'change' | 'pnl';

export type TargetTerms = {
  readonly contract: FuturesContract;
  readonly side: PositionSide;
  readonly entryPrice: string;
  readonly leverage: string;
  /** Asked for a gain only; any size otherwise. */
  readonly size: string;
  readonly by: TargetKind;
  /** A share, or an amount of the margin coin; below zero for a loss. */
  readonly wanted: string;
};

/** The gain as a share of the position's value at entry. */
function gainShare(terms: TargetTerms, contract: ReadContract, entry: Amount, wanted: Amount): Amount | null {
  if (terms.by === 'pnl') {
    const size = readPositive(terms.size);
    return size === null ? null : wanted.dividedBy(valueAt(contract, size, entry));
  }
  const leverage = readPositive(terms.leverage);
  return leverage === null ? null : wanted.dividedBy(leverage);
}

/**
 * Entry × (1 ± share), the share being return ÷ leverage, the change itself, or gain ÷ value; of a true inverse entry ÷ (1 ∓ share)
 * but for a change. Without fees, half up to 24 decimals. Null for bad input and where no price above zero brings it.
 * Source: https://www.bitget.com/support/articles/12560603820669.
 */
export function targetPrice(terms: TargetTerms): string | null {
  const contract = readContract(terms.contract);
  const read = { entry: readPositive(terms.entryPrice), wanted: readSigned(terms.wanted) };
  if (contract === null || !allRead(read)) return null;
  const share = terms.by === 'change' ? read.wanted : gainShare(terms, contract, read.entry, read.wanted);
  if (share === null) return null;
  const move = share.times(directionOf(terms.side));
  const harmonic = contract.inverse && terms.by !== 'change';
  const factor = harmonic ? move.negated().plus(1) : move.plus(1);
  if (factor.lessThanOrEqualTo(0)) return null;
  return writeResult(harmonic ? read.entry.dividedBy(factor) : read.entry.times(factor));
}

/** The return of closing at a price on the margin at entry, as a share, half up to 24 decimals. Null for bad input. */
export function returnAtPrice(
  terms: Pick<TargetTerms, 'contract' | 'side' | 'entryPrice' | 'leverage'> & { readonly price: string },
): string | null {
  const contract = readContract(terms.contract);
  const read = { entry: readPositive(terms.entryPrice), price: readPositive(terms.price), leverage: readPositive(terms.leverage) };
  if (contract === null || !allRead(read)) return null;
  // The size falls out of gain ÷ margin.
  const size = read.leverage;
  const gain = gainBetween(contract, directionOf(terms.side), size, read.entry, read.price);
  return writeResult(gain.times(read.leverage).dividedBy(valueAt(contract, size, read.entry)));
}
