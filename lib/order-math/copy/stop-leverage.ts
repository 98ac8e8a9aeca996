// The total stop of a copy of contracts and its liquidation: which of both comes first when prices go against all that it holds.

const million = 1_000_000;

/**
 * With a worth W in positions of W × L, a price that goes against them by a share x leaves W × (1 − L × x). The stop is at x = s ÷ L. The
 * maintenance of a short grows with its price, so that its liquidation is the nearer one: 1 − L × x = q × L × (1 + x), which is at
 * x = (1 − q × L) ÷ (L × (1 + q)). The stop comes first where s × (1 + q) < 1 − q × L.
 * @param lossPpm s: the share of the worth that may be lost until the stop, in millionths
 * @param ratePpm q: maintenance rate and taker's fee of positions so large, in millionths
 * @internal
 */
export const isStopFirst = (leverage: number, lossPpm: number, ratePpm: number): boolean =>
  leverage * ratePpm * million + lossPpm * (million + ratePpm) < million * million;

/** The highest whole leverage, no more than the wanted one, at which the stop comes first; 0: at none. `rateOf`: by the leverage. */
export function protectedLeverage(wanted: number, lossPpm: number, rateOf: (leverage: number) => number): number {
  for (let leverage = wanted; leverage > 0; leverage -= 1) if (isStopFirst(leverage, lossPpm, rateOf(leverage))) return leverage;
  return 0;
}

/** The share by which a price goes against all that is held until it is liquidated; 0: it would be at once. */
export const liquidationMove = (leverage: number, ratePpm: number): number =>
  Math.max(0, (million - leverage * ratePpm) / (leverage * (million + ratePpm)));
