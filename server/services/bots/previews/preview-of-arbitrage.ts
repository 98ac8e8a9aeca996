// The preview of an arbitrage bot: the very formula that its form and the check at its start use.
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage-terms.ts';
import { writeAmount } from '#lib/order-math/amounts/amount.ts';
import { arbitrageMinimum } from '#lib/order-math/bots/arbitrage-size.ts';
import { type ArbitrageAsked, type ArbitragePreview, arbitragePreview } from '#lib/order-math/bots/arbitrage-preview.ts';
import { previewFees, type PreviewedMarket } from './previewed-market.ts';

const hourMs = 3_600_000;

export type PreviewedPair = {
  readonly spot: PreviewedMarket;
  readonly contract: PreviewedMarket;
  readonly fundingRate: string | null;
  readonly fundingIntervalMs: number;
};

const askedOfLeg = (leg: PreviewedMarket) => ({
  market: { ...leg.sizes, ...leg.contract },
  fees: previewFees(leg),
  lastPrice: leg.lastPrice,
});

export function askedOfPair({ spot, contract, fundingRate, fundingIntervalMs }: PreviewedPair): ArbitrageAsked {
  return { spot: askedOfLeg(spot), contract: askedOfLeg(contract), fundingRate, intervalHours: fundingIntervalMs / hourMs };
}

export const previewOfArbitrage = (terms: ArbitrageTerms, pair: PreviewedPair): ArbitragePreview =>
  arbitragePreview(terms, askedOfPair(pair));

/** The least that can be put in, and in a slice; null: there is no price yet. */
export function leastOfPair(
  pair: PreviewedPair,
  leverage: number,
): { readonly minInvest: string | null; readonly minBlockSize: string | null } {
  const { spot, contract } = askedOfPair(pair);
  if (spot.lastPrice === null || contract.lastPrice === null) return { minInvest: null, minBlockSize: null };
  const legs = { spot: { ...spot, price: spot.lastPrice }, contract: { ...contract, price: contract.lastPrice } };
  const { investment, sliceAmount } = arbitrageMinimum(legs, leverage);
  return { minInvest: writeAmount(investment), minBlockSize: writeAmount(sliceAmount) };
}
