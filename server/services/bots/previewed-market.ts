// The market of a preview, as clients see it, at the price of the moment.
import type { ContractMarket } from '#lib/contract/contract-market.ts';
import type { SpotMarket } from '#lib/contract/market.ts';

export type PreviewedMarket = {
  readonly sizes: SpotMarket;
  /** Null: spot. */
  readonly contract: Pick<ContractMarket, 'form' | 'tiers' | 'openCostUpRatio' | 'feeRateUpRatio' | 'marginCoin'> | null;
  /** Null: nothing has traded yet. */
  readonly lastPrice: string | null;
};

export const previewFees = ({ sizes: { makerFeeRate, takerFeeRate } }: PreviewedMarket) => ({ maker: makerFeeRate, taker: takerFeeRate });
