// The average price of the fills of an order.

/**
 * In ticks: the notional of all fills over their quantity, rounded half up to a whole tick. 0 before the first fill.
 * `tickLotUnits` is the worth of one lot at one tick.
 */
export function averagePriceTicks(filledUnits: bigint, filledLots: number, tickLotUnits: number): bigint {
  if (filledLots === 0) return 0n;
  const perTick = BigInt(filledLots) * BigInt(tickLotUnits);
  return (2n * filledUnits + perTick) / (2n * perTick);
}
