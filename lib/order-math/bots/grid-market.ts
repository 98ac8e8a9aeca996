// A grid has to know this of its market to be sized: precision, limits, fees, and of a contract its risk tiers.
import type { RiskTier } from '../risk/maintenance-margin.ts';

/** The fields are those of a market's definition: prices and quantities as text, in steps of 10^-place. */
export type GridMarket = {
  readonly baseCoin: string;
  /** The margin coin for contracts. */
  readonly quoteCoin: string;
  readonly pricePlace: number;
  readonly volumePlace: number;
  readonly minQuantity: string;
  readonly maxQuantity: string;
  readonly minAmount: string;
  readonly maxAmount: string;
  /** Null: spot. Grids trade contracts that are sized in coins and margined in the coin of the price. */
  readonly contract: { readonly form: 'linear' | 'coin' | 'inverse'; readonly tiers: readonly RiskTier[] } | null;
};

/** The price of the last trade as text; null: nothing has traded yet. */
export type GridPrices = { readonly lastPrice: string | null };

/** Shares: 0.001 is 0.1 %. */
export type FeeRates = { readonly maker: string; readonly taker: string };
