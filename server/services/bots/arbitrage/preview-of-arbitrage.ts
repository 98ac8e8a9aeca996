// The preview of an arbitrage bot: the very formula that its form and the check at its start use.
import type { ArbitrageRate } from '#lib/contract/bots/arbitrage/arbitrage-pair.ts';
import type { ArbitrageTerms } from '#lib/contract/bots/arbitrage/arbitrage-terms.ts';
import { writeAmount } from '#lib/order-math/amounts/amount.ts';
import { arbitrageMinimum } from '#lib/order-math/bots/arbitrage/arbitrage-size.ts';
import { basisOf } from '#lib/order-math/bots/arbitrage/arbitrage-income.ts';
import { arbitrageLimits } from '#lib/order-math/bots/arbitrage/arbitrage-limits.ts';
import type { ArbitrageLoan } from '#lib/order-math/bots/arbitrage/arbitrage-loan.ts';
import {
  arbitrageAprs,
  type ArbitrageAsked,
  arbitrageHoldDays,
  type ArbitragePreview,
  arbitragePreview,
  roundTripCost,
} from '#lib/order-math/bots/arbitrage/arbitrage-preview.ts';
import { previewFees, type PreviewedMarket } from '../previewed-market.ts';

const hourMs = 3_600_000;

export type PreviewedPair = {
  readonly spot: PreviewedMarket;
  readonly contract: PreviewedMarket;
  readonly fundingRate: string | null;
  readonly fundingIntervalMs: number;
  /** Null: the coin is not lent in a margin wallet of the pair. */
  readonly loan: ArbitrageLoan | null;
};

const askedOfLeg = (leg: PreviewedMarket) => ({
  market: { ...leg.sizes, ...leg.contract },
  fees: previewFees(leg),
  lastPrice: leg.lastPrice,
});

function askedOfPair({ spot, contract, fundingRate, fundingIntervalMs, loan }: PreviewedPair): ArbitrageAsked {
  return { spot: askedOfLeg(spot), contract: askedOfLeg(contract), fundingRate, intervalHours: fundingIntervalMs / hourMs, loan };
}

export const previewOfArbitrage = (terms: ArbitrageTerms, pair: PreviewedPair): ArbitragePreview =>
  arbitragePreview(terms, askedOfPair(pair));

/** The least that can be put in, and in a slice; null: there is no price yet. */
export function leastOfPair(
  pair: PreviewedPair,
  terms: Pick<ArbitrageTerms, 'direction' | 'leverage'>,
): { readonly minInvest: string | null; readonly minBlockSize: string | null } {
  const { spot, contract } = askedOfPair(pair);
  if (spot.lastPrice === null || contract.lastPrice === null) return { minInvest: null, minBlockSize: null };
  const legs = { spot: { ...spot, price: spot.lastPrice }, contract: { ...contract, price: contract.lastPrice } };
  const { investment, sliceAmount } = arbitrageMinimum(legs, terms);
  return { minInvest: writeAmount(investment), minBlockSize: writeAmount(sliceAmount) };
}

/** By which terms are bounded, and the days over which costs are spread. */
export const arbitrageBounds = {
  maxLeverage: Number(arbitrageLimits.leverage.max),
  maxAprSettlements: Number(arbitrageLimits.minAprSettlements.max),
  holdDays: Number(arbitrageHoldDays),
};

/** Fees of going in and out, as a share of the value. */
export const costOfPair = (pair: PreviewedPair): string => roundTripCost(askedOfPair(pair));

type Rates = Pick<ArbitrageRate, 'basis' | 'apr' | 'netApr' | 'reverse'>;

/** Shares; null: a price is missing, or no funding was measured. */
export function ratesOfPair(pair: PreviewedPair): Rates {
  const { spot, contract, ...rates } = askedOfPair(pair);
  const cost = costOfPair(pair);
  const { loan } = pair;
  const reverse = loan === null ? null : { ...arbitrageAprs({ ...rates, direction: 'negative' }, cost), dailyRate: loan.dailyRate };
  return { basis: basisOf(spot.lastPrice ?? '', contract.lastPrice ?? ''), ...arbitrageAprs(rates, cost), reverse };
}
