// The fee of a withdrawal and its smallest amount, per coin and network.
import { Decimal } from 'decimal.js';

import type { CoinListing, CoinNetwork } from './coin-listing.ts';

/** In US dollars, about what the network takes itself on an ordinary day. */
const feeUsd: Readonly<Record<string, number>> = {
  Ethereum: 3,
  Bitcoin: 4,
  Tron: 1,
  'Bitcoin Cash': 0.1,
  Litecoin: 0.1,
  Dogecoin: 0.5,
  'Ethereum Classic': 0.2,
  Polkadot: 0.5,
  Filecoin: 0.3,
};
const usualFeeUsd = 0.2;
/** A withdrawal is worth at least this, and five times its fee. */
const minUsd = 5;
const minFees = 5;

/** Coins whose networks tell receivers of one address apart by a memo, and what it looks like. */
const memos: Readonly<Record<string, RegExp>> = {
  'XRP Ledger': /^\d{1,10}$/,
  Stellar: /^[ -~]{1,28}$/,
  TON: /^[ -~]{1,120}$/,
  'Cosmos Hub': /^[ -~]{1,120}$/,
  Injective: /^[ -~]{1,120}$/,
  Hedera: /^[ -~]{1,100}$/,
};

export const hasMemo = ({ network }: CoinNetwork): boolean => network in memos;
export const isMemo = ({ network }: CoinNetwork, memo: string): boolean => memo === '' || (memos[network]?.test(memo) ?? false);

/** Decimals that an amount may have to leave over a network. */
export const paidDecimals = ({ decimals }: CoinNetwork, ofCoin: number): number => Math.min(decimals ?? ofCoin, ofCoin);

export type WithdrawalTerms = { readonly fee: string; readonly minimum: string };

/** Rounded up to two digits that are not zero, and to what the coin can hold. Decimal text. */
export function withdrawalTerms({ listedPriceUsd }: CoinListing, { network }: CoinNetwork, decimals: number): WithdrawalTerms {
  const inCoin = (usd: Decimal.Value): Decimal =>
    Decimal.max(
      new Decimal(usd).div(listedPriceUsd).toSignificantDigits(2, Decimal.ROUND_UP).toDecimalPlaces(decimals, Decimal.ROUND_UP),
      new Decimal(10).pow(-decimals),
    );
  const usd = feeUsd[network] ?? usualFeeUsd;
  return { fee: inCoin(usd).toFixed(), minimum: inCoin(Math.max(minUsd, usd * minFees)).toFixed() };
}
