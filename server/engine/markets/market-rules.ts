// The rules of trading in a market, in integers.
import type { BusinessLine } from '#lib/contract/enums.ts';
import type { AssetId, MarketId } from '../ids.ts';
import type { RiskTier } from './risk-tier.ts';
import type { Lots, Units } from '../units.ts';

/** linear: margined in the coin of its price. coin: sized and margined in its base coin. inverse: sized in dollars, margined in the base coin. */
export const ContractForm = { linear: 'linear', coin: 'coin', inverse: 'inverse' } as const;
export type ContractForm = (typeof ContractForm)[keyof typeof ContractForm];

/** The rules that make a market a contract: nothing is delivered, a trade opens or closes a position with margin behind it. */
export type ContractRules = {
  readonly line: BusinessLine;
  readonly form: ContractForm;
  /** The coin of margin, profit, loss and fees. */
  readonly marginAssetId: AssetId;
  /** By rising value, with falling leverage and rising maintenance. */
  readonly tiers: readonly RiskTier[];
  /** The allowance for opening beyond its price: shares of the initial margin and of the fee, in millionths. */
  readonly openCostUpPpm: number;
  readonly openFeeUpPpm: number;
  /** The share of the liquidated value that goes to the insurance fund, as far as margin is left. */
  readonly liquidationFeePpm: number;
  /** Between two fundings; 0: none (a contract that is delivered). */
  readonly fundingIntervalMs: number;
  /** A funding rate is at most this far from zero, in hundred-millionths. */
  readonly fundingCapE8: number;
  /** The time at which it is settled and ends; 0: never. */
  readonly deliveryMs: number;
  /** For so long before that nothing is opened any more. */
  readonly closeOnlyMs: number;
  readonly deliveryFeePpm: number;
};

/** The rules of a market, in integers. One lot times one tick is a whole number of quote units: no rounding of notionals. */
export type MarketRules = {
  readonly marketId: MarketId;
  readonly symbol: string;
  readonly baseAssetId: AssetId;
  readonly quoteAssetId: AssetId;
  /** Base units in one lot. */
  readonly lotUnits: number;
  /** Quote units in one tick times one lot. */
  readonly tickLotUnits: number;
  readonly minQuantityLots: Lots;
  readonly maxQuantityLots: Lots;
  readonly minNotionalUnits: Units;
  readonly maxNotionalUnits: Units;
  readonly makerFeePpm: number;
  readonly takerFeePpm: number;
  /** A limit price may stand this far from the reference price, in millionths; 0 switches the band off. */
  readonly priceBandPpm: number;
  /** Absent: a spot market. An inverse contract's lotUnits are the margin units of one lot at a price of one tick. */
  readonly contract?: ContractRules;
};
