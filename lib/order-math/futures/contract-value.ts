// The value of a futures position or order at a price, in the coin that its margin is in.
import { Amount, readAmount, readPositive, writeResult } from '../amounts/amount.ts';

export type FuturesContract =
  /** Size in the base coin, margin in the quote coin: USDT and USDC futures. */
  | { readonly settle: 'quote' }
  /** Classic coin margin: size in the base coin, amounts in USD are divided by the margin coin's index price. */
  | {
      readonly settle: 'coin';
      readonly sizeUnit: 'base';
      /** USD for one margin coin. */
      readonly marginCoinIndex: string;
      /** Margin of a BTC contract in BTC: the index then moves along with the contract's own price. */
      readonly marginCoinIsBase: boolean;
    }
  /** True inverse: size in USD, margin in the base coin. */
  | { readonly settle: 'coin'; readonly sizeUnit: 'usd' };

export type ReadContract = {
  readonly inverse: boolean;
  /** The divisor of amounts in the quote coin; 1 unless it is a classic coin contract. */
  readonly index: Amount;
  /** The index is taken to be the contract's price wherever a price is looked for. */
  readonly indexIsPrice: boolean;
};

const one = new Amount(1);

/** Null when the index is no price. */
export function readContract(contract: FuturesContract): ReadContract | null {
  if (contract.settle === 'quote') return { inverse: false, index: one, indexIsPrice: false };
  if (contract.sizeUnit === 'usd') return { inverse: true, index: one, indexIsPrice: false };
  const index = readPositive(contract.marginCoinIndex);
  return index === null ? null : { inverse: false, index, indexIsPrice: contract.marginCoinIsBase };
}

/** In the margin coin. */
export function valueAt({ inverse, index }: ReadContract, size: Amount, price: Amount): Amount {
  return inverse ? size.dividedBy(price) : size.times(price).dividedBy(index);
}

/** In the quote coin, as risk tiers measure it. */
export function quoteValueAt({ inverse }: ReadContract, size: Amount, price: Amount): Amount {
  return inverse ? size : size.times(price);
}

/** The size that is worth so much in the quote coin. */
export function sizeOfQuoteValue({ inverse }: ReadContract, value: Amount, price: Amount): Amount {
  return inverse ? value : value.dividedBy(price);
}

/** The profit of a move of the price, in the margin coin; below zero for a loss. */
export function gainBetween(contract: ReadContract, direction: 1 | -1, size: Amount, from: Amount, to: Amount): Amount {
  const { inverse, index } = contract;
  const long = inverse ? size.dividedBy(from).minus(size.dividedBy(to)) : size.times(to.minus(from)).dividedBy(index);
  return long.times(direction);
}

export type ContractValueTerms = { readonly contract: FuturesContract; readonly size: string; readonly price: string };

/**
 * Size × price (÷ index of the margin coin), for a true inverse size ÷ price; in the margin coin, half up to 24 decimals.
 * Null for bad input or a price of zero. Source: https://www.bitget.com/support/articles/12560603881482, 360058884232, 12560603848198.
 */
export function contractValue(terms: ContractValueTerms): string | null {
  const contract = readContract(terms.contract);
  const size = readAmount(terms.size);
  const price = readPositive(terms.price);
  return contract === null || size === null || price === null ? null : writeResult(valueAt(contract, size, price));
}

/**
 * The fee that the exchange takes of a trade, in the margin coin: value at the price of the trade × rate, exact but for a true inverse
 * (half up to 24 decimals). The ledger rounds it up to the coin's own decimals. Null for bad input or a price of zero.
 */
export function tradingFee(terms: ContractValueTerms & { /** A share: 0.0006 is 0.06 %. */ readonly feeRate: string }): string | null {
  const contract = readContract(terms.contract);
  const size = readAmount(terms.size);
  const price = readPositive(terms.price);
  const rate = readAmount(terms.feeRate);
  if (contract === null || size === null || price === null || rate === null) return null;
  return writeResult(valueAt(contract, size, price).times(rate));
}
