// The money of a bot in a backtest, which all of its markets share: what spot is paid with, and what stands behind contracts.
import type { Holding } from '#server/engine/accounts/positions/contract.ts';

/** The money for spot, in units of the quote coin. */
export type SpotPurse = {
  free: number;
  /** Held back by buys that rest. */
  frozen: number;
};

/** The money for contracts, in units of the margin coin. */
export type MarginPurse = {
  /** Without the margin of isolated positions. */
  cash: number;
  readonly holdings: Holding[];
};

export type Purses = { readonly spot: SpotPurse; readonly margin: MarginPurse };

export const newPurses = (): Purses => ({ spot: { free: 0, frozen: 0 }, margin: { cash: 0, holdings: [] } });

/** All that is in them. */
export const moneyIn = ({ spot, margin }: Purses): number => spot.free + spot.frozen + margin.cash;
