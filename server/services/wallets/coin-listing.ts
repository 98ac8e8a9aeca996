// The facts of a coin that a wallet needs: the networks it arrives over, and how much of it the test network gives away.
import type { AddressStyle } from './addresses/network-address.ts';

export type CoinNetwork = {
  readonly network: string;
  /** Blocks after which an arrival counts. */
  readonly confirmations: number;
  readonly addressStyle: AddressStyle;
  /** The decimals of the coin on this network, where they are known; those of the coin here when left out. */
  readonly decimals?: number;
  /** In the coin, decimal text; less is not credited. A cent's worth when left out. */
  readonly minimumDeposit?: string;
};

export type CoinListing = {
  readonly code: string;
  readonly networks: readonly CoinNetwork[];
  /** Test coins in one request at most, decimal text. */
  readonly testCoinsMaximum: string;
  /** In US dollars, about: what fees and least amounts are made from, and worth is counted by where no market has a price yet. */
  readonly listedPriceUsd: number;
};

/** A coin as the operator's list has it. */
export type ListedCoin = {
  readonly code: string;
  readonly networks: readonly CoinNetwork[];
  readonly simulation: { readonly priceUsd: number };
};

/** The worth of one delivery of test coins at most, about, in US dollars. */
const deliveryUsd = 25_000;

/** Rounded down to one digit that is not zero, or two: 0.26 of a coin at 96,000, 25,000 of one at 1. */
export function coinListing({ code, networks, simulation }: ListedCoin): CoinListing {
  const amount = deliveryUsd / simulation.priceUsd;
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const decimals = Math.max(0, -Math.round(Math.log10(step)));
  return { code, networks, testCoinsMaximum: (Math.floor(amount / step) * step).toFixed(decimals), listedPriceUsd: simulation.priceUsd };
}

/** Other names by which people ask for a network: those of its token standards. */
const aliases: Readonly<Record<string, string>> = { ERC20: 'Ethereum', TRC20: 'Tron', BEP20: 'BNB Smart Chain', SPL: 'Solana' };

export const networkOf = ({ networks }: CoinListing, name: string): CoinNetwork | undefined =>
  networks.find(({ network }) => network === name) ?? networks.find(({ network }) => network === aliases[name]);

/** So deep that nothing is looked at any more. Between being enough and being this deep, a transaction can still be undone. */
export const finalDepth = (confirmations: number): number => confirmations * 2 + 6;
