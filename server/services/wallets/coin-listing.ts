// What a wallet has to know of a coin: the networks it arrives over, and how much of it the test network gives away.

export type AddressStyle = 'evm' | 'bech32' | 'base58' | 'tron' | 'iban';

export type CoinNetwork = {
  readonly network: string;
  /** Blocks after which an arrival counts. */
  readonly requiredConfirmations: number;
  readonly addressStyle: AddressStyle;
  /** Human-readable part of a bech32 address. */
  readonly prefix?: string | undefined;
};

export type CoinListing = {
  readonly code: string;
  readonly networks: readonly CoinNetwork[];
  /** Test coins in one request at most, decimal text. */
  readonly testCoinsMaximum: string;
};
