// The three ways to say how large a futures order is: in coins, in their value, in the margin it takes.
import { Amount, ROUND_DOWN, ROUND_UP, readAmount, readPositive, writeAmount } from '../amounts/amount.ts';
import { type FuturesContract, readContract } from './contract-value.ts';

/** base: coins. margin: what it costs at the leverage. priced: what it is worth in the quote coin. */
export const contractUnits = ['base', 'margin', 'priced'] as const;
export type ContractUnit = (typeof contractUnits)[number];

export type ContractUnitTerms = {
  readonly contract: FuturesContract;
  readonly unit: ContractUnit;
  readonly price: string;
  readonly leverage: string;
};

/** The number of units in one piece of the contract's size: a fraction, so that only one division is ever rounded. */
type Fraction = { readonly over: Amount; readonly under: Amount };

function unitsInOne(terms: ContractUnitTerms): Fraction | null {
  const contract = readContract(terms.contract);
  const price = readPositive(terms.price);
  const leverage = readPositive(terms.leverage);
  if (contract === null || price === null || leverage === null) return null;
  const one = new Amount(1);
  if (terms.unit === 'base') return { over: one, under: contract.inverse ? price : one };
  if (terms.unit === 'priced') return { over: contract.inverse ? one : price, under: one };
  return contract.inverse ? { over: one, under: price.times(leverage) } : { over: price, under: contract.index.times(leverage) };
}

/**
 * The size of the contract for a number typed in a unit, rounded down to its decimals: an amount of margin × leverage ÷ price,
 * a value ÷ price, coins as they are. Null for bad input, a price or a leverage of zero.
 */
export function sizeFromUnit(terms: ContractUnitTerms & { readonly amount: string; readonly volumePlace: number }): string | null {
  const [units, amount] = [unitsInOne(terms), readAmount(terms.amount)];
  if (units === null || amount === null) return null;
  return writeAmount(amount.times(units.under).dividedBy(units.over).toDecimalPlaces(terms.volumePlace, ROUND_DOWN));
}

/** A size of the contract as it is shown in a unit, rounded up to so many decimals. Null for bad input, a price or a leverage of zero. */
export function sizeInUnit(terms: ContractUnitTerms & { readonly size: string; readonly decimals: number }): string | null {
  const [units, size] = [unitsInOne(terms), readAmount(terms.size)];
  if (units === null || size === null) return null;
  return writeAmount(size.times(units.over).dividedBy(units.under).toDecimalPlaces(terms.decimals, ROUND_UP));
}
