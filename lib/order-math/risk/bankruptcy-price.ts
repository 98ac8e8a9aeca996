// The price at which closing a position uses up exactly what is there for it: the worst that a close may fill at.
import { Amount, allRead, readAmount, readPositive, readSigned, writeResult } from '../amounts/amount.ts';
import { type FuturesContract, readContract, valueAt } from '../futures/contract-value.ts';
import { holdingOf, priceAtMaintenance } from './liquidation-price.ts';
import type { ReadTiers } from './maintenance-margin.ts';
import type { PositionSide } from '../futures/position-side.ts';

/** Nothing has to remain: the liquidation fee alone is asked, of any value. */
const tier = { above: new Amount(0), upTo: new Amount(1), maxLeverage: new Amount(1), rate: new Amount(0), deduction: new Amount(0) };
const nothing: ReadTiers = { list: [tier], last: tier };

export type BankruptcyTerms = {
  readonly contract: FuturesContract;
  readonly side: PositionSide;
  readonly size: string;
  readonly entryPrice: string;
  /** In the margin coin; may be below zero after losses of a shared balance. */
  readonly margin: string;
  /** A share of the value at that price: 0.0006 is 0.06 %. */
  readonly liquidationFeeRate: string;
};

/**
 * Margin + gain − fee of the close = 0, half up to 24 decimals. Null for bad input and where no price above zero takes everything.
 * Source: https://www.bitget.com/support/articles/12560604115513.
 */
export function bankruptcyPrice(terms: BankruptcyTerms): string | null {
  const contract = readContract(terms.contract);
  const read = {
    size: readPositive(terms.size),
    entry: readPositive(terms.entryPrice),
    margin: readSigned(terms.margin),
    fee: readAmount(terms.liquidationFeeRate),
  };
  if (contract === null || !allRead(read)) return null;
  const holding = holdingOf(contract, terms.side, read.size, read.entry);
  const price = priceAtMaintenance(holding, read.margin, nothing, read.fee);
  return price === null ? null : writeResult(price);
}

export type CrossBankruptcyTerms = Omit<BankruptcyTerms, 'entryPrice' | 'margin'> & {
  readonly markPrice: string;
  /** The amount left in the account at mark prices, gains and losses counted; in the margin coin. */
  readonly equity: string;
  /** Value of all cross positions at mark prices, this one's included; in the margin coin. */
  readonly crossValue: string;
};

/**
 * A cross position may use up its share of the account: equity × its value ÷ all values; measured from the mark price, half up to
 * 24 decimals. Null for bad input, no value at all, and where no price above zero takes everything.
 * Source: https://www.bitget.com/support/articles/12560604115513.
 */
export function crossBankruptcyPrice(terms: CrossBankruptcyTerms): string | null {
  const contract = readContract(terms.contract);
  const read = {
    size: readPositive(terms.size),
    mark: readPositive(terms.markPrice),
    equity: readSigned(terms.equity),
    all: readPositive(terms.crossValue),
  };
  if (contract === null || !allRead(read)) return null;
  const share = read.equity.times(valueAt(contract, read.size, read.mark)).dividedBy(read.all);
  return bankruptcyPrice({ ...terms, entryPrice: terms.markPrice, margin: writeResult(share) });
}
