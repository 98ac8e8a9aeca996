// A large position is taken down in steps before all of it is.
import { Amount, ROUND_DOWN, readPositive, writeAmount } from '#lib/order-math/amounts/amount.ts';
import { type FuturesContract, quoteValueAt, readContract, sizeOfQuoteValue } from '#lib/order-math/futures/contract-value.ts';
import { type RiskTier, readTiers, tierOf } from '#lib/order-math/risk/maintenance-margin.ts';

export type PartialLiquidationTerms = {
  readonly contract: FuturesContract;
  readonly marginMode: 'isolated' | 'cross';
  readonly size: string;
  readonly markPrice: string;
  readonly tiers: readonly RiskTier[];
  readonly volumePlace: number;
};

/** keep: what remains of the position after the step. tier: where it stood before, from 1. */
export type LiquidationStep = { readonly tier: number; readonly close: string; readonly keep: string };

const tiersPerStep = 2;

/**
 * The next step: on cross margin down by two tiers (from the second to the first) to the tier's bound at the mark price, what is kept
 * rounded down; in the first tier, and on isolated margin, all of it. Null for bad input.
 * Source: https://www.bitget.com/support/articles/360058821652.
 */
export function liquidationStep(terms: PartialLiquidationTerms): LiquidationStep | null {
  const [contract, tiers] = [readContract(terms.contract), readTiers(terms.tiers)];
  const [size, mark] = [readPositive(terms.size), readPositive(terms.markPrice)];
  if (contract === null || tiers === null || size === null || mark === null) return null;
  const tier = tiers.list.indexOf(tierOf(tiers, quoteValueAt(contract, size, mark))) + 1;
  const target = terms.marginMode === 'cross' && tier > 1 ? tiers.list[Math.max(tier - tiersPerStep, 1) - 1] : undefined;
  const bound = target === undefined ? new Amount(0) : sizeOfQuoteValue(contract, target.upTo, mark);
  const keep = Amount.min(bound.toDecimalPlaces(terms.volumePlace, ROUND_DOWN), size);
  return { tier, close: writeAmount(size.minus(keep)), keep: writeAmount(keep) };
}

/** Every step until nothing is left, were the mark price to stand still and no step to suffice. Null for bad input. */
export function liquidationSteps(terms: PartialLiquidationTerms): readonly LiquidationStep[] | null {
  const steps: LiquidationStep[] = [];
  let size = terms.size;
  // Each step ends in a lower tier, and the first tier in nothing.
  for (let left = terms.tiers.length; left > 0 && size !== '0'; left -= 1) {
    const step = liquidationStep({ ...terms, size });
    if (step === null) return null;
    steps.push(step);
    size = step.keep;
  }
  return steps;
}
