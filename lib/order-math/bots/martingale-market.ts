// The fields of a market that a martingale reads: a spot market or a contract as screens have it fits as it is.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

type SizeRules = Pick<
  SpotMarket,
  'baseCoin' | 'quoteCoin' | 'tickSize' | 'lotSize' | 'minQuantity' | 'maxQuantity' | 'minAmount' | 'maxAmount'
>;
type ContractRules = Pick<ContractMarket, 'form' | 'tiers' | 'openCostUpRatio' | 'feeRateUpRatio'>;

export type MartingaleMarket = SizeRules & Partial<ContractRules>;

/** Shares: 0.001 is 0.1 %. */
export type FeeRates = { readonly maker: string; readonly taker: string };
