// The order of several take-profits and stop-losses of a position.
import { HoldSide } from '#lib/contract/enums.ts';
import type { SpotPlan } from '#lib/contract/plan.ts';
import { compareDecimals } from '#lib/format/numbers/compare-decimals.ts';

export type NearestExits = { readonly takeProfit: string | null; readonly stopLoss: string | null };

/** The trigger prices that the market would reach first; null where there is none. */
export function nearestExits(exits: readonly SpotPlan[], side: HoldSide): NearestExits {
  const first = (prices: readonly string[], rising: boolean): string | null =>
    prices.filter((price) => price !== '').toSorted((one, other) => compareDecimals(one, other) * (rising ? 1 : -1))[0] ?? null;
  const long = side === HoldSide.long;
  return {
    takeProfit: first(
      exits.map((plan) => plan.presetTakeProfitPrice),
      long,
    ),
    stopLoss: first(
      exits.map((plan) => plan.presetStopLossPrice),
      !long,
    ),
  };
}
