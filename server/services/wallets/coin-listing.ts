// What a wallet has to know of a coin: the networks it arrives over, and how much of it the test network gives away.
import type { AddressStyle } from './network-address.ts';

export type CoinNetwork = {
  readonly network: string;
  /** Blocks after which an arrival counts. */
  readonly confirmations: number;
  readonly addressStyle: AddressStyle;
};

export type CoinListing = {
  readonly code: string;
  readonly networks: readonly CoinNetwork[];
  /** Test coins in one request at most, decimal text. */
  readonly testCoinsMaximum: string;
};

/** A coin as the operator's list has it. */
export type ListedCoin = {
  readonly code: string;
  readonly networks: readonly CoinNetwork[];
  readonly simulation: { readonly priceUsd: number };
};

/** What one delivery of test coins is worth at most, about, in US dollars. */
const deliveryUsd = 25_000;

/** Rounded down to one digit that is not zero, or two: 0.26 of a coin at 96,000, 25,000 of one at 1. */
export function coinListing({ code, networks, simulation }: ListedCoin): CoinListing {
  const amount = deliveryUsd / simulation.priceUsd;
  const step = 10 ** (Math.floor(Math.log10(amount)) - 1);
  const decimals = Math.max(0, -Math.round(Math.log10(step)));
  return { code, networks, testCoinsMaximum: (Math.floor(amount / step) * step).toFixed(decimals) };
}

/** Other names by which people ask for a network: those of its token standards. */
const aliases: Readonly<Record<string, string>> = { ERC20: 'Ethereum', TRC20: 'Tron', BEP20: 'BNB Smart Chain', SPL: 'Solana' };

export const networkOf = ({ networks }: CoinListing, name: string): CoinNetwork | undefined =>
  networks.find(({ network }) => network === name) ?? networks.find(({ network }) => network === aliases[name]);
