// The coins that were bought in a market at their average cost, as trades there change them.
import { divideDown, divideUp } from '../amounts/divide-whole.ts';

/** A fill of a market. */
export type SpotFill = {
  readonly timeMs: number;
  readonly side: 'buy' | 'sell';
  /** Units of the coin that moved; a purchase has those that came in after the fee, where the fee was taken in the coin. */
  readonly baseUnits: bigint;
  /** Price times quantity; of a sale what came in after the fee. */
  readonly quoteUnits: bigint;
};

export type SpotHolding = { readonly held: bigint; readonly cost: bigint };

/** A sale as far as it sells what was bought before: how many units, what they brought, and their cost. */
type CoveredSale = { readonly sold: bigint; readonly brought: bigint; readonly cost: bigint };

export const nothingHeld: SpotHolding = { held: 0n, cost: 0n };

/**
 * Purchases merge to one average cost. A sale takes its part of it, rounded up; coins that were not bought there have no cost that anybody
 * could check. What a sale brought is divided by quantity, rounded down.
 */
export function afterTrade(
  { held, cost }: SpotHolding,
  { side, baseUnits, quoteUnits }: SpotFill,
): { readonly holding: SpotHolding; readonly covered: CoveredSale | null } {
  if (side === 'buy') return { holding: { held: held + baseUnits, cost: cost + quoteUnits }, covered: null };
  const sold = baseUnits < held ? baseUnits : held;
  if (sold <= 0n) return { holding: { held, cost }, covered: null };
  const part = sold === held ? cost : divideUp(cost * sold, held);
  return {
    holding: { held: held - sold, cost: cost - part },
    covered: { sold, brought: divideDown(quoteUnits * sold, baseUnits), cost: part },
  };
}
