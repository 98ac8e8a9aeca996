// A contract by name, with all that screens and prices need to know of it beside the core's rules.
import type { BusinessLine } from '#lib/contract/enums.ts';
import type { ContractForm, MarketRules } from './market-rules.ts';

/** Numbers of screens: decimals of prices, quantities and amounts, and the steps of the first two. */
type PlaceConfig = {
  readonly priceEndStep: number;
  readonly delegatePricePlace: number;
  readonly volumePlace: number;
  /** Decimal text. */
  readonly countMultiplier: string;
  readonly propertyPlace: number;
  readonly propertyHighPlace: number;
};

export type ContractTerms = {
  /** BTCUSDT: in addresses and for people. */
  readonly name: string;
  /** The month and day on which a dated contract ends; empty for a perpetual. */
  readonly symbolCode: string;
  readonly symbolType: 'perpetual' | 'delivery';
  readonly line: BusinessLine;
  readonly form: ContractForm;
  /** The coin of margin, profit, loss and fees. */
  readonly margin: string;
  /** The coins whose price in each other is the index: in the demo those that the play money stands for. */
  readonly indexCoin: string;
  readonly indexQuote: string;
  readonly placeConfig: PlaceConfig;
  readonly premiumCapPpm: number;
  /** In the quote coin: what the impact prices of funding are for. */
  readonly impactAmount: string;
  /** Name of its liquidity class. */
  readonly liquidity: string;
  readonly rules: MarketRules;
};
